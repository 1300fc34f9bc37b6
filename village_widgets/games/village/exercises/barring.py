"""One way to find a position in which a certain rule refuses something, for each such rule."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.edition import EDITIONS
from village_core.games.village.position import Position
from village_core.games.village.rounds import LastTurns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import COUNCIL, SPACES, Filled, Moment, Place, Space
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.village.exercises import positions
from village_widgets.games.village.exercises.positions import offer_privileges, scatter, send_from_home, send_member, stock
from village_widgets.games.village.exercises.tables import leave_room
from village_widgets.tutor.exercise import FIRST, LAST, Unfit, choose_seat
from village_widgets.tutor.refusing import Scene

AWAY: Final = (*vocabulary.WORKSHOPS, *vocabulary.CITIES[:3], *COUNCIL[:2])
"""Places of members who aren't at home."""
WORKED_IN: Final = {
    Space.CRAFTS: vocabulary.WORKSHOPS,
    Space.TRAVEL: vocabulary.CITIES,
    Space.COUNCIL: COUNCIL,
    Space.CHURCH: vocabulary.CHURCH,
}
"""Places of members who matter on an action space."""
BIG_BOX: Final = EDITIONS[1]


def pick_table(random: Random, level: int, *, plenty: bool = False, edition: str | None = None) -> tuple[Table, Seat]:
    """Return a table at the beginning of a turn, and a seat whose farm has newly drawn pieces, many of them if ``plenty``.

    ``edition`` names the edition, by default a random one, at level 1 the first. May raise ``Unfit``.
    """
    table = positions.pick_moment(random, level, edition=edition)
    seat = choose_seat(random, table)
    return positions.furnish(random, table, seat, level, plenty=plenty), seat


def act_on(table: Table, seat: Seat, space: Space, level: int) -> Position:
    """Return the position in which the seat acts on a space; at the highest level it was at the well, so it may act anywhere.

    May raise ``Unfit``.
    """
    return positions.start_action(table, seat, *(SPACES if level == LAST else (space,)))


def _act_on_space(space: Space, random: Random, level: int, *, plenty: bool = False) -> Position:
    table, seat = pick_table(random, level, plenty=plenty)
    if random.random() < 0.5:
        table = scatter(random, table, seat, *WORKED_IN.get(space, AWAY))
    return act_on(table, seat, space, level)


def _empty_a_space(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    table = positions.clear_spaces(table, random.choice(SPACES))
    if not table.has_cubes():
        raise Unfit("cubes")
    return positions.start_turn(table, seat)


def _visit_well(random: Random, level: int) -> Position:
    return positions.start_turn(*pick_table(random, level))


def _dry_up_well(random: Random, level: int) -> Position:
    """Return a position in the last turns in which a seat may act anywhere, and the board has no cubes. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    others = [other for other in table.seats if other != seat]
    table = positions.clear_spaces(leave_room(random, table, Place.GRAVE, 0, keep=seat), *SPACES)
    order = table.list_clockwise(table.find_next_seat(seat))[:-1]
    first = random.choice(others)
    table = replace(table, trigger=Trigger(first, Filled.GRAVES, Moment.TURN_END, last_turns=True))
    return Position(table, (LastTurns(order[: order.index(first)]), Acting(seat, SPACES))).settle()


def _drain_influence(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    for kind in random.sample(vocabulary.INFLUENCES, random.randint(1, 2)):
        table = positions.drain_supply(random, table, seat, kind, random.randint(0, 1) if level > FIRST else 0)
    if random.random() < 0.5:
        return offer_privileges(table, seat, random.randint(2, 4))
    return positions.offer_reward(table, seat, 2)


def _drain_goods(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, edition=EDITIONS[0])
    table = positions.drain_supply(random, table, seat, random.choice(vocabulary.GOODS).value)
    if random.random() < 0.5:
        return offer_privileges(table, seat, random.randint(3, 4))
    return act_on(table, seat, Space.CRAFTS, level)


def _leave_farm(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    table = positions.send_all_away(random, table, seat, AWAY)
    return act_on(table, seat, random.choice(tuple(WORKED_IN)), LAST if random.random() < 0.5 else level)


def _leave_field(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    table = stock(table, seat, grain=random.randint(0, 2))
    return positions.start_action(positions.send_all_away(random, table, seat, AWAY), seat)


def _fill_barn(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    return positions.start_action(stock(table, seat, grain=table.edition.farm.grain), seat)


def _send_some_away(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    if table.farms[seat].at_home:
        table = scatter(random, table, seat, *AWAY, times=random.randint(1, 2))
    return act_on(table, seat, Space.FAMILY, level)


def _finish_births(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    for generation in vocabulary.GENERATIONS:
        for _ in range(table.farms[seat].family[generation - 1].count(Place.UNBORN)):
            table = send_member(table, seat, generation, Place.UNBORN, random.choice((Place.FARM, *AWAY)))
    return act_on(table, seat, Space.FAMILY, level)


def _put_in_bag(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    table = send_from_home(random, table, seat, Place.BAG)
    return act_on(scatter(random, table, seat, *AWAY), seat, Space.FAMILY, level)


def _hold_market_day(random: Random, level: int) -> Position:
    """Return a market day at which a seat may serve at the extra cost; its caller has had the first turn. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    return positions.start_market_day(table, random.choice(table.seats), seat)


def _lack_surcharge(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    table = stock(table, seat, persuasion=0, coin=0)
    caller = random.choice(table.seats)
    return positions.start_market_day(table, caller, seat if level < LAST else caller)


def _afford_queue(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    table = stock(table, seat, grain=table.edition.farm.grain, **{good.value: 1 for good in vocabulary.GOODS})
    return positions.start_market_day(table, random.choice(table.seats), seat)


def _start_journey(random: Random, level: int, *, plenty: bool) -> Position:
    table, seat = pick_table(random, level, plenty=plenty)
    if table.farms[seat].at_home and (plenty or random.random() < 0.7):
        city = random.choice(vocabulary.CITIES[: 2 + 2 * (level - 1)])
        table = scatter(random, table, seat, city)
    return act_on(table, seat, Space.TRAVEL, level)


def _lack_toll(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    table = stock(table, seat, wagon=1, coin=random.randint(0, 1), faith=random.randint(0, 1))
    if table.farms[seat].at_home and random.random() < 0.7:
        table = scatter(random, table, seat, *vocabulary.CITIES)
    return act_on(table, seat, Space.TRAVEL, level)


def _lack_council_price(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    table = stock(table, seat, scroll=0, persuasion=random.randint(0, 1), coin=0)
    table = scatter(random, table, seat, *COUNCIL[:3], times=random.randint(0, 2))
    return act_on(table, seat, Space.COUNCIL, level)


def _reach_top(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    table = send_from_home(random, table, seat, COUNCIL[-1])
    if table.farms[seat].at_home and random.random() < 0.5:
        table = scatter(random, table, seat, *COUNCIL[:3])
    return act_on(table, seat, Space.COUNCIL, level)


def _empty_council(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    for generation, place in tuple(table.farms[seat].list_members()):
        if place in COUNCIL:
            table = send_member(table, seat, generation, place, Place.FARM)
    return act_on(table, seat, Space.COUNCIL, level)


def _reach_low_stage(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    return offer_privileges(replace(table, ring=None), seat, random.randint(2 if level == FIRST else 1, 3))


def _give_ring_away(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, plenty=True)
    table = replace(table, ring=random.choice([other for other in table.seats if other != seat]))
    return offer_privileges(table, seat, random.randint(2, 4))


def _repeat_privilege(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level, edition=BIG_BOX)
    return offer_privileges(table, seat, random.randint(2, 4))


def _lack_coin(random: Random, level: int) -> Position:
    table, seat = pick_table(random, level)
    others = [other for other in table.seats if other != seat]
    table = replace(table, ring=random.choice(others) if random.random() < 0.5 else None)
    return offer_privileges(stock(table, seat, coin=0), seat, 4)


SCENES: Final[dict[RuleKey, Scene[Table]]] = {
    Rule.TURN_TAKE: _empty_a_space,
    Rule.WELL: _visit_well,
    Rule.WELL_CUBES: _dry_up_well,
    Rule.SUPPLY_INFLUENCE: _drain_influence,
    Rule.SUPPLY_LIMITED: _drain_goods,
    Rule.MEMBER_FROM_FARM: _leave_farm,
    Rule.HARVEST_HOME: _leave_field,
    Rule.HARVEST_LIMIT: _fill_barn,
    Rule.FAMILY_SMALLEST: _send_some_away,
    Rule.FAMILY_ALL_BORN: _finish_births,
    Rule.FAMILY_NOT_BAG: _put_in_bag,
    Rule.CRAFTS_TRAINED: partial(_act_on_space, Space.CRAFTS, plenty=True),
    Rule.CRAFTS_PRICE: partial(_act_on_space, Space.CRAFTS),
    Rule.CRAFTS_MILL: partial(_act_on_space, Space.CRAFTS),
    Rule.CRAFTS_MILL_NOBODY: partial(_act_on_space, Space.CRAFTS, plenty=True),
    Rule.MARKET_DEMAND: _hold_market_day,
    Rule.MARKET_SURCHARGE: _lack_surcharge,
    Rule.MARKET_QUEUE: _afford_queue,
    Rule.TRAVEL_TOLL: partial(_start_journey, plenty=False),
    Rule.TRAVEL_INFLUENCE: _lack_toll,
    Rule.TRAVEL_ROAD: partial(_start_journey, plenty=True),
    Rule.TRAVEL_NO_RETURN: partial(_start_journey, plenty=True),
    Rule.COUNCIL_PRICE: _lack_council_price,
    Rule.COUNCIL_TOP: _reach_top,
    Rule.COUNCIL_MEMBER: _empty_council,
    Rule.PRIVILEGE_STAGE: _reach_low_stage,
    Rule.PRIVILEGE_RING_TAKEN: _give_ring_away,
    Rule.PRIVILEGE_DIFFERENT: _repeat_privilege,
    Rule.PRIVILEGE_PRESTIGE: _lack_coin,
}
"""For each rule that can refuse something, a position in which it probably does: the exercise checks it."""
