"""Positions in which a certain rule refuses something: one way to come upon each."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.edition import EDITIONS
from village_core.games.village.position import Position
from village_core.games.village.rounds import LastTurns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Filled, Moment, Place, Space
from village_core.kernel.values import RuleKey, Seat
from village_widgets.games.village.exercises import positions
from village_widgets.games.village.exercises.tables import leave_room
from village_widgets.tutor.exercise import FIRST, LAST, Unfit, somebody

Scene: TypeAlias = Callable[[Random, int], Position]
AWAY: Final = (*vocabulary.WORKSHOPS, *vocabulary.CITIES[:3], *vocabulary.COUNCIL[:2])
"""Where everybody is who isn't at home."""
BIG_BOX: Final = EDITIONS[1]


def village(random: Random, level: int, *, plenty: bool = False, edition: str | None = None) -> tuple[Table, Seat]:
    """A table in the middle of a game, somebody at it, and other pieces on their farm."""
    table = positions.moment(random, level, edition=edition)
    seat = somebody(random, table)
    return positions.furnished(random, table, seat, level, plenty=plenty), seat


def there(table: Table, seat: Seat, space: Space, level: int) -> Position:
    """Somebody acts on a space; at the highest level they have been to the well and may act anywhere."""
    return positions.acting(table, seat, *(vocabulary.SPACES if level == LAST else (space,)))


def _space(space: Space, *, plenty: bool = False) -> Scene:
    def scene(random: Random, level: int) -> Position:
        table, seat = village(random, level, plenty=plenty)
        if random.random() < 0.5 and table.farms[seat].at_home:
            table = positions.sent(table, seat, positions.at_home(random, table, seat), Place.FARM, random.choice(_places(space)))
        return there(table, seat, space, level)

    return scene


def _places(space: Space) -> tuple[Place, ...]:
    """Where members may be who matter on a space."""
    return {
        Space.CRAFTS: vocabulary.WORKSHOPS,
        Space.TRAVEL: vocabulary.CITIES,
        Space.COUNCIL: vocabulary.COUNCIL,
        Space.CHURCH: vocabulary.CHURCH,
    }.get(space, AWAY)


def _empty_space(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    space = random.choice(vocabulary.SPACES)
    table = positions.emptied(table, space)
    if not table.has_cubes():
        raise Unfit("cubes")
    return positions.turn(table, seat)


def _well(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    return positions.turn(table, seat)


def _dry_well(random: Random, level: int) -> Position:
    """The cubes ran out in the last turns."""
    table, seat = village(random, level)
    others = [other for other in table.seats if other != seat]
    table = positions.emptied(leave_room(random, table, Place.GRAVE, 0, keep=seat), *vocabulary.SPACES)
    order = table.clockwise(table.after(seat))[:-1]
    first = random.choice(others)
    rest = order[: order.index(first)]
    table = replace(table, trigger=Trigger(first, Filled.GRAVES, Moment.TURN_END, last_turns=True))
    return Position(table, (LastTurns(rest), Acting(seat, vocabulary.SPACES))).settle()


def _supply_influence(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    for kind in random.sample(vocabulary.INFLUENCES, random.randint(1, 2)):
        table = positions.drained(random, table, seat, kind, random.randint(0, 1) if level > FIRST else 0)
    if random.random() < 0.5:
        return positions.privileges(table, seat, random.randint(2, 4))
    return positions.rewarded(table, seat, 2)


def _supply_goods(random: Random, level: int) -> Position:
    table, seat = village(random, level, edition=EDITIONS[0])
    table = positions.drained(random, table, seat, random.choice(vocabulary.GOODS).value)
    if random.random() < 0.5:
        return positions.privileges(table, seat, random.randint(3, 4))
    return there(table, seat, Space.CRAFTS, level)


def _nobody_home(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    table = positions.left_home(random, table, seat, AWAY)
    spaces = (Space.CRAFTS, Space.TRAVEL, Space.COUNCIL, Space.CHURCH)
    return there(table, seat, random.choice(spaces), LAST if random.random() < 0.5 else level)


def _nobody_to_harvest(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    table = positions.stocked(table, seat, grain=random.randint(0, 2))
    return positions.acting(positions.left_home(random, table, seat, AWAY), seat)


def _full_barn(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    return positions.acting(positions.stocked(table, seat, grain=table.edition.farm.grain), seat)


def _later_birth(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    if table.farms[seat].at_home:
        for _ in range(random.randint(1, 2)):
            table = _away(random, table, seat)
    return there(table, seat, Space.FAMILY, level)


def _all_born(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    for generation in vocabulary.GENERATIONS:
        for _ in range(table.farms[seat].family[generation - 1].count(Place.UNBORN)):
            table = positions.sent(table, seat, generation, Place.UNBORN, random.choice((Place.FARM, *AWAY)))
    return there(table, seat, Space.FAMILY, level)


def _in_the_bag(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    table = positions.sent(table, seat, positions.at_home(random, table, seat), Place.FARM, Place.BAG)
    if table.farms[seat].at_home:
        table = _away(random, table, seat)
    return there(table, seat, Space.FAMILY, level)


def _away(random: Random, table: Table, seat: Seat) -> Table:
    home = table.farms[seat].at_home
    return positions.sent(table, seat, random.choice(home), Place.FARM, random.choice(AWAY)) if home else table


def _day(random: Random, level: int) -> Position:
    """The turn of a market day that pays the extra cost, or the caller's first at which nothing is needed on top."""
    table, seat = village(random, level)
    caller = random.choice(table.seats)
    return positions.market_day(table, caller, seat)


def _surcharge(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    table = positions.stocked(table, seat, persuasion=0, coin=0)
    caller = random.choice(table.seats)
    if level < LAST:
        return positions.market_day(table, caller, seat)
    return positions.market_day(table, caller, caller)


def _queue(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    table = positions.stocked(table, seat, grain=table.edition.farm.grain, **{good.value: 1 for good in vocabulary.GOODS})
    return positions.market_day(table, random.choice(table.seats), seat)


def _journey(*, plenty: bool) -> Scene:
    def scene(random: Random, level: int) -> Position:
        table, seat = village(random, level, plenty=plenty)
        if table.farms[seat].at_home and (plenty or random.random() < 0.7):
            city = random.choice(vocabulary.CITIES[: 2 + 2 * (level - 1)])
            table = positions.sent(table, seat, positions.at_home(random, table, seat), Place.FARM, city)
        return there(table, seat, Space.TRAVEL, level)

    return scene


def _short_journey(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    table = positions.stocked(table, seat, wagon=1, coin=random.randint(0, 1), faith=random.randint(0, 1))
    if table.farms[seat].at_home and random.random() < 0.7:
        table = positions.sent(table, seat, positions.at_home(random, table, seat), Place.FARM, random.choice(vocabulary.CITIES))
    return there(table, seat, Space.TRAVEL, level)


def _poor_council(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    table = positions.stocked(table, seat, scroll=0, persuasion=random.randint(0, 1), coin=0)
    for _ in range(random.randint(0, 2)):
        if table.farms[seat].at_home:
            table = positions.sent(
                table, seat, positions.at_home(random, table, seat), Place.FARM, random.choice(vocabulary.COUNCIL[:3])
            )
    return there(table, seat, Space.COUNCIL, level)


def _top(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    table = positions.sent(table, seat, positions.at_home(random, table, seat), Place.FARM, vocabulary.COUNCIL[-1])
    if table.farms[seat].at_home and random.random() < 0.5:
        table = positions.sent(
            table, seat, positions.at_home(random, table, seat), Place.FARM, random.choice(vocabulary.COUNCIL[:3])
        )
    return there(table, seat, Space.COUNCIL, level)


def _empty_council(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    for generation, place in tuple(table.farms[seat].members()):
        if place in vocabulary.COUNCIL:
            table = positions.sent(table, seat, generation, place, Place.FARM)
    return there(table, seat, Space.COUNCIL, level)


def _stage(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    return positions.privileges(replace(table, ring=None), seat, random.randint(2 if level == FIRST else 1, 3))


def _ring_gone(random: Random, level: int) -> Position:
    table, seat = village(random, level, plenty=True)
    table = replace(table, ring=random.choice([other for other in table.seats if other != seat]))
    return positions.privileges(table, seat, random.randint(2, 4))


def _alike(random: Random, level: int) -> Position:
    table, seat = village(random, level, edition=BIG_BOX)
    return positions.privileges(table, seat, random.randint(2, 4))


def _no_coin(random: Random, level: int) -> Position:
    table, seat = village(random, level)
    others = [other for other in table.seats if other != seat]
    table = replace(table, ring=random.choice(others) if random.random() < 0.5 else None)
    return positions.privileges(positions.stocked(table, seat, coin=0), seat, 4)


SCENES: Final[dict[RuleKey, Scene]] = {
    Rule.TURN_TAKE: _empty_space,
    Rule.WELL: _well,
    Rule.WELL_CUBES: _dry_well,
    Rule.SUPPLY_INFLUENCE: _supply_influence,
    Rule.SUPPLY_LIMITED: _supply_goods,
    Rule.MEMBER_FROM_FARM: _nobody_home,
    Rule.HARVEST_HOME: _nobody_to_harvest,
    Rule.HARVEST_LIMIT: _full_barn,
    Rule.FAMILY_SMALLEST: _later_birth,
    Rule.FAMILY_ALL_BORN: _all_born,
    Rule.FAMILY_NOT_BAG: _in_the_bag,
    Rule.CRAFTS_TRAINED: _space(Space.CRAFTS, plenty=True),
    Rule.CRAFTS_PRICE: _space(Space.CRAFTS),
    Rule.CRAFTS_MILL: _space(Space.CRAFTS),
    Rule.CRAFTS_MILL_NOBODY: _space(Space.CRAFTS, plenty=True),
    Rule.MARKET_DEMAND: _day,
    Rule.MARKET_SURCHARGE: _surcharge,
    Rule.MARKET_QUEUE: _queue,
    Rule.TRAVEL_TOLL: _journey(plenty=False),
    Rule.TRAVEL_INFLUENCE: _short_journey,
    Rule.TRAVEL_ROAD: _journey(plenty=True),
    Rule.TRAVEL_NO_RETURN: _journey(plenty=True),
    Rule.COUNCIL_PRICE: _poor_council,
    Rule.COUNCIL_TOP: _top,
    Rule.COUNCIL_MEMBER: _empty_council,
    Rule.PRIVILEGE_STAGE: _stage,
    Rule.PRIVILEGE_RING_TAKEN: _ring_gone,
    Rule.PRIVILEGE_DIFFERENT: _alike,
    Rule.PRIVILEGE_PRESTIGE: _no_coin,
}
"""For each rule that can refuse something, a position in which it does (as a rule: whoever asks looks)."""
