"""Choices after which an exercise asks where a member stands, and what comes next."""

from __future__ import annotations

from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import choices
from village_core.games.village.position import Position
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CITIES, COUNCIL, SPACES, WORKSHOPS, Place, Space
from village_core.games.village.workplaces.crafts import WORKSHOP_OF
from village_core.kernel.values import Option, Seat
from village_widgets.games.village.exercises import positions
from village_widgets.games.village.exercises.barring import AWAY, pick_table
from village_widgets.games.village.exercises.claims import MayUse, Stands, StartsNext, StepsUp
from village_widgets.games.village.exercises.outcomes import pick_rich_table
from village_widgets.games.village.exercises.positions import offer_privileges, send_from_home, start_action, start_market_day
from village_widgets.tutor.claims import Decides
from village_widgets.tutor.exercise import FIRST, LAST, Unfit
from village_widgets.tutor.following import Consequences, Scenes, choose_option

PLACES: Final = (Place.FARM, *WORKSHOPS, *CITIES[:4], *COUNCIL[:3], Place.BAG, Place.CHURCH_1)


def _claim_places(
    random: Random, position: Position, option: Option, start: Place, end: Place, *near: Place
) -> Consequences[Table]:
    """Return six claims on where the member is after ``option``: ``end``, ``start``, each of ``near``, then others by chance."""
    generation = getattr(option.choice, "generation", 0)
    seat = position.seat
    assert seat is not None
    ends = dict.fromkeys((end, start, *near, *random.sample(PLACES, len(PLACES))))
    return Consequences(position, option, tuple(Stands(option, seat, generation, start, place) for place in list(ends)[:6]))


def _act_after_taking(random: Random, level: int) -> Consequences[Table]:
    """Return claims on who decides, and what, after a seat takes a cube: the same seat acts on the space of the cube.

    May raise ``Unfit``, for example at the market.
    """
    table, seat = pick_table(random, level)
    position = positions.start_turn(table, seat)
    option = choose_option(random, level, position, choices.Take)
    assert isinstance(option.choice, choices.Take)
    if option.choice.space is Space.MARKET:
        raise Unfit("market")
    return _claim_deciders(position, option, seat, "acting", "turn", "market-day")


def _call_market_day(random: Random, level: int) -> Consequences[Table]:
    """Return claims on who decides, and what, after a seat takes a cube from the market: the same seat, in a market day.

    May raise ``Unfit``, for example if there is no such cube.
    """
    table, seat = pick_table(random, level)
    position = positions.start_turn(table, seat)
    options = [o for o in position.options if isinstance(o.choice, choices.Take) and o.choice.space is Space.MARKET]
    if not options:
        raise Unfit("market")
    return _claim_deciders(position, random.choice(options), seat, "market-day", "acting", "turn")


def _leave_undone(random: Random, level: int) -> Consequences[Table]:
    """Return claims on who decides, and what, after a seat leaves its action or privilege undone. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    if level == LAST and random.random() < 0.5:
        position = offer_privileges(table, seat, random.randint(2, 4))
    else:
        position = start_action(table, seat, random.choice([space for space in SPACES if space is not Space.MARKET]))
    option = choose_option(random, level, position, choices.Leave, choices.Decline)
    return _claim_deciders(position, option, seat, "turn", "acting", "market-day")


def _claim_deciders(position: Position, option: Option, seat: Seat, *steps: str) -> Consequences[Table]:
    """Return claims that ``seat``, the next seat or the one before decides after ``option``, with each decision of ``steps``."""
    table = position.table
    after, before = table.find_next_seat(seat), (seat - 1) % len(table.farms)
    seats = dict.fromkeys((seat, after, before))
    return Consequences(position, option, tuple(Decides(option, who, step) for who in seats for step in steps))


def _pick_market_day(random: Random, level: int) -> tuple[Position, Seat]:
    """Return a position in a market day and the seat whose turn it is; at higher levels some seats may have passed.

    May raise ``Unfit``, for example for too few players.
    """
    table, seat = pick_rich_table(random, level)
    others = [other for other in table.seats if other != seat]
    if len(others) < 2 and level > FIRST:
        raise Unfit("players")
    passed = sorted(random.sample(others, random.randint(0, len(others) - 1) if level > FIRST else 0))
    return start_market_day(table, random.choice(others), seat, *passed), seat


def _serve(random: Random, level: int) -> Consequences[Table]:
    """Return claims on who decides, and what, after a sale: the next seat that has not passed. May raise ``Unfit``."""
    position, seat = _pick_market_day(random, level)
    option = choose_option(random, level, position, choices.Serve)
    return Consequences(position, option, _claim_day_deciders(position, option, seat))


def _pass(random: Random, level: int) -> Consequences[Table]:
    position, seat = _pick_market_day(random, level)
    return Consequences(position, Option(choices.Pass()), _claim_day_deciders(position, Option(choices.Pass()), seat))


def _claim_day_deciders(position: Position, option: Option, seat: Seat) -> tuple[Decides[Table], ...]:
    top = position.top
    following = position.table.list_clockwise(position.table.find_next_seat(seat))
    caller = getattr(top, "caller", seat)
    day: list[Decides[Table]] = [Decides(option, who, "market-day") for who in following]
    return (*day, Decides(option, position.table.find_next_seat(caller), "turn"), Decides(option, seat, "acting"))


def _refill(random: Random, level: int) -> Consequences[Table]:
    """Return claims on which customer moves up from the queue after the last pass of a market day.

    May raise ``Unfit``, for example if fewer than three customers wait.
    """
    table, seat = pick_table(random, level)
    empty = random.sample(range(len(table.stalls)), random.randint(1, len(table.stalls) - 1))
    served = [tile for at, tile in enumerate(table.stalls) if at in empty and tile is not None]
    stalls = tuple(None if at in empty else tile for at, tile in enumerate(table.stalls))
    owner = random.choice(table.seats)
    farm = table.farms[owner]
    table = replace(table.with_farm(owner, replace(farm, customers=(*farm.customers, *served))), stalls=stalls)
    if len(table.queue) < 3:
        raise Unfit("queue")
    others = [other for other in table.list_clockwise(table.find_next_seat(seat)) if other != seat]
    position = start_market_day(table, random.choice(others), seat, *others)
    option = Option(choices.Pass())
    tiles = (table.queue[0], table.queue[1], table.queue[-1], table.queue[2])
    return Consequences(position, option, tuple(StepsUp(option, tile) for tile in dict.fromkeys(tiles)))


def _train(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = start_action(table, seat, Space.CRAFTS)
    option = choose_option(random, level, position, choices.Train)
    assert isinstance(option.choice, choices.Train)
    return _claim_places(random, position, option, Place.FARM, WORKSHOP_OF[option.choice.building])


def _travel(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    if level > FIRST:
        table = send_from_home(random, table, seat, *CITIES)
    position = start_action(table, seat, Space.TRAVEL)
    option = choose_option(random, level, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    return _claim_places(random, position, option, option.choice.start, option.choice.end, Place.FARM, random.choice(CITIES))


def _reward_visit(random: Random, level: int) -> Consequences[Table]:
    """Return claims on who decides, and what, after a first visit to a city that rewards with influence of choice.

    May raise ``Unfit``, for example if the visit earns none.
    """
    table, seat = pick_rich_table(random, level)
    start = random.choice((Place.CITY_B, Place.CITY_C, Place.CITY_F))
    table = positions.mark_cities(send_from_home(random, table, seat, start), seat, start)
    position = start_action(table, seat, Space.TRAVEL)
    option = choose_option(random, level, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    city = option.choice.end
    if city in table.farms[seat].cities or not table.edition.cities[city].influence:
        raise Unfit("city")
    return _claim_deciders(position, option, seat, "rewarded", "turn", "acting")


def _come_home(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_table(random, level)
    table = send_from_home(random, table, seat, *AWAY)
    position = start_action(table, seat, Space.FAMILY)
    option = choose_option(random, level, position, choices.BringHome)
    assert isinstance(option.choice, choices.BringHome)
    return _claim_places(random, position, option, option.choice.place, Place.FARM, Place.UNBORN, Place.BAG)


def _go_into_bag(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    position = start_action(table, seat, Space.CHURCH)
    option = choose_option(random, level, position, choices.JoinChurch)
    return _claim_places(random, position, option, Place.FARM, Place.BAG, Place.CHURCH_1, Place.COUNCIL_1)


def _pick_council_move(
    random: Random, level: int, *kinds: type[choices.EnterCouncil | choices.Advance | choices.StayInCouncil]
) -> tuple[Position, Option]:
    table, seat = pick_rich_table(random, level)
    table = replace(table, ring=None)
    if choices.EnterCouncil not in kinds:
        table = positions.scatter(random, table, seat, *COUNCIL, times=1 if level == FIRST else 2)
    position = start_action(table, seat, Space.COUNCIL)
    return position, choose_option(random, level, position, *kinds)


def _enter_council(random: Random, level: int) -> Consequences[Table]:
    position, option = _pick_council_move(random, level, choices.EnterCouncil)
    if random.random() < 0.5:
        return _claim_stages(position, option)
    return _claim_places(random, position, option, Place.FARM, COUNCIL[0], COUNCIL[1], Place.BAG)


def _advance(random: Random, level: int) -> Consequences[Table]:
    position, option = _pick_council_move(random, level, choices.Advance)
    assert isinstance(option.choice, choices.Advance)
    stage = option.choice.stage
    if random.random() < 0.5:
        return _claim_stages(position, option)
    return _claim_places(
        random, position, option, option.choice.start, COUNCIL[stage - 1], *COUNCIL[stage : stage + 1], COUNCIL[0]
    )


def _stay(random: Random, level: int) -> Consequences[Table]:
    return _claim_stages(*_pick_council_move(random, level, choices.StayInCouncil))


def _claim_stages(position: Position, option: Option) -> Consequences[Table]:
    assert position.seat is not None
    stages = range(1, len(COUNCIL) + 1)
    return Consequences(position, option, tuple(MayUse(option, position.seat, stage) for stage in stages))


def _take_ring(random: Random, level: int) -> Consequences[Table]:
    table, seat = pick_rich_table(random, level)
    table = replace(table, ring=None, start=random.choice([other for other in table.seats if other != seat]))
    position = offer_privileges(table, seat, random.randint(1, 4))
    option = Option(choices.TakeRing())
    return Consequences(position, option, tuple(StartsNext(option, who) for who in table.list_clockwise(table.start)))


NEXT: Final[Scenes[Table]] = {
    Rule.TURN_TAKE: _act_after_taking,
    Rule.TURN_LEAVE: _leave_undone,
    Rule.MARKET_DAY: _call_market_day,
    Rule.MARKET_SERVE: _serve,
    Rule.MARKET_PASS: _pass,
    Rule.MARKET_REFILL: _refill,
    Rule.TRAVEL_REWARD: _reward_visit,
}
"""For each rule about what comes next, a choice that probably shows it: the exercise checks it."""
SCENES: Final[Scenes[Table]] = {
    Rule.CRAFTS_TRAINING: _train,
    Rule.TRAVEL_MOVE: _travel,
    Rule.FAMILY_HOME: _come_home,
    Rule.CHURCH_BAG: _go_into_bag,
    Rule.COUNCIL_ENTER: _enter_council,
    Rule.COUNCIL_ADVANCE: _advance,
    Rule.COUNCIL_STAY: _stay,
    Rule.PRIVILEGE_STAGE: _stay,
    Rule.PRIVILEGE_RING: _take_ring,
}
"""For each rule about moves of members, a choice that probably shows it: the exercise checks it."""
