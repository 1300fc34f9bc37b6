"""Choices of which one asks where somebody stands afterwards, and what comes next."""

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
from village_widgets.games.village.exercises.barring import AWAY, village
from village_widgets.games.village.exercises.claims import MayUse, Stands, StartsNext, StepsUp
from village_widgets.games.village.exercises.outcomes import Scenes, somewhere
from village_widgets.games.village.exercises.positions import acting, at_home, market_day, privileges, sent, turn
from village_widgets.tutor.claims import Decides
from village_widgets.tutor.exercise import FIRST, LAST, Unfit
from village_widgets.tutor.following import Consequences, chosen

PLACES: Final = (Place.FARM, *WORKSHOPS, *CITIES[:4], *COUNCIL[:3], Place.BAG, Place.CHURCH_1)


def _stands(random: Random, position: Position, option: Option, start: Place, end: Place, *near: Place) -> Consequences[Table]:
    """Where the member is: at ``end``, where they were, at one of the ``near`` places, or anywhere."""
    generation = getattr(option.choice, "generation", 0)
    seat = position.seat
    assert seat is not None
    ends = dict.fromkeys((end, start, *near, *random.sample(PLACES, len(PLACES))))
    return Consequences(position, option, tuple(Stands(option, seat, generation, start, place) for place in list(ends)[:6]))


def _after_taking(random: Random, level: int) -> Consequences[Table]:
    """Whoever took a cube acts on that space."""
    table, seat = village(random, level)
    position = turn(table, seat)
    option = chosen(random, level, position, choices.Take)
    assert isinstance(option.choice, choices.Take)
    if option.choice.space is Space.MARKET:
        raise Unfit("market")
    return _deciders(position, option, seat, "acting", "turn", "market-day")


def _called(random: Random, level: int) -> Consequences[Table]:
    """A cube from the market: a market day, whoever likes it or not, and the caller is first."""
    table, seat = village(random, level)
    position = turn(table, seat)
    options = [o for o in position.options if isinstance(o.choice, choices.Take) and o.choice.space is Space.MARKET]
    if not options:
        raise Unfit("market")
    return _deciders(position, random.choice(options), seat, "market-day", "acting", "turn")


def _left(random: Random, level: int) -> Consequences[Table]:
    """An action or a privilege left undone: the turn is over all the same."""
    table, seat = village(random, level)
    if level == LAST and random.random() < 0.5:
        position = privileges(table, seat, random.randint(2, 4))
    else:
        position = acting(table, seat, random.choice([space for space in SPACES if space is not Space.MARKET]))
    option = chosen(random, level, position, choices.Leave, choices.Decline)
    return _deciders(position, option, seat, "turn", "acting", "market-day")


def _deciders(position: Position, option: Option, seat: Seat, *steps: str) -> Consequences[Table]:
    """Who decides next, and about what: somebody, the next, or the one before."""
    table = position.table
    after, before = table.after(seat), (seat - 1) % len(table.farms)
    seats = dict.fromkeys((seat, after, before))
    return Consequences(position, option, tuple(Decides(option, who, step) for who in seats for step in steps))


def _day(random: Random, level: int) -> tuple[Position, Seat]:
    """Some time in a market day, with some out of it at the higher levels."""
    table, seat = somewhere(random, level)
    others = [other for other in table.seats if other != seat]
    if len(others) < 2 and level > FIRST:
        raise Unfit("players")
    passed = sorted(random.sample(others, random.randint(0, len(others) - 1) if level > FIRST else 0))
    return market_day(table, random.choice(others), seat, *passed), seat


def _served(random: Random, level: int) -> Consequences[Table]:
    """After a sale the next one still in the day is asked."""
    position, seat = _day(random, level)
    option = chosen(random, level, position, choices.Serve)
    return Consequences(position, option, _of_the_day(position, option, seat))


def _passed(random: Random, level: int) -> Consequences[Table]:
    position, seat = _day(random, level)
    return Consequences(position, Option(choices.Pass()), _of_the_day(position, Option(choices.Pass()), seat))


def _of_the_day(position: Position, option: Option, seat: Seat) -> tuple[Decides[Table], ...]:
    top = position.top
    following = position.table.clockwise(position.table.after(seat))
    caller = getattr(top, "caller", seat)
    day: list[Decides[Table]] = [Decides(option, who, "market-day") for who in following]
    return (*day, Decides(option, position.table.after(caller), "turn"), Decides(option, seat, "acting"))


def _refill(random: Random, level: int) -> Consequences[Table]:
    """The last one passes, and the queue moves up."""
    table, seat = village(random, level)
    empty = random.sample(range(len(table.stalls)), random.randint(1, len(table.stalls) - 1))
    served = [tile for at, tile in enumerate(table.stalls) if at in empty and tile is not None]
    stalls = tuple(None if at in empty else tile for at, tile in enumerate(table.stalls))
    owner = random.choice(table.seats)
    farm = table.farms[owner]
    table = replace(table.with_farm(owner, replace(farm, customers=(*farm.customers, *served))), stalls=stalls)
    if len(table.queue) < 3:
        raise Unfit("queue")
    others = [other for other in table.clockwise(table.after(seat)) if other != seat]
    position = market_day(table, random.choice(others), seat, *others)
    option = Option(choices.Pass())
    tiles = (table.queue[0], table.queue[1], table.queue[-1], table.queue[2])
    return Consequences(position, option, tuple(StepsUp(option, tile) for tile in dict.fromkeys(tiles)))


def _trained(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = acting(table, seat, Space.CRAFTS)
    option = chosen(random, level, position, choices.Train)
    assert isinstance(option.choice, choices.Train)
    return _stands(random, position, option, Place.FARM, WORKSHOP_OF[option.choice.building])


def _travelled(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    if level > FIRST:
        table = sent(table, seat, at_home(random, table, seat), Place.FARM, random.choice(CITIES))
    position = acting(table, seat, Space.TRAVEL)
    option = chosen(random, level, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    return _stands(random, position, option, option.choice.start, option.choice.end, Place.FARM, random.choice(CITIES))


def _rewarded(random: Random, level: int) -> Consequences[Table]:
    """A first visit to a city that rewards with influence of choice."""
    table, seat = somewhere(random, level)
    start = random.choice((Place.CITY_B, Place.CITY_C, Place.CITY_F))
    table = sent(table, seat, at_home(random, table, seat), Place.FARM, start)
    farm = table.farms[seat]
    table = table.with_farm(seat, replace(farm, cities=tuple(sorted({*farm.cities, start}))))
    position = acting(table, seat, Space.TRAVEL)
    option = chosen(random, level, position, choices.Travel)
    assert isinstance(option.choice, choices.Travel)
    city = option.choice.end
    if city in table.farms[seat].cities or not table.edition.cities[city].influence:
        raise Unfit("city")
    return _deciders(position, option, seat, "rewarded", "turn", "acting")


def _homecoming(random: Random, level: int) -> Consequences[Table]:
    table, seat = village(random, level)
    table = sent(table, seat, at_home(random, table, seat), Place.FARM, random.choice(AWAY))
    position = acting(table, seat, Space.FAMILY)
    option = chosen(random, level, position, choices.BringHome)
    assert isinstance(option.choice, choices.BringHome)
    return _stands(random, position, option, option.choice.place, Place.FARM, Place.UNBORN, Place.BAG)


def _into_the_bag(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    position = acting(table, seat, Space.CHURCH)
    option = chosen(random, level, position, choices.JoinChurch)
    return _stands(random, position, option, Place.FARM, Place.BAG, Place.CHURCH_1, Place.COUNCIL_1)


def _council(
    random: Random, level: int, *kinds: type[choices.EnterCouncil | choices.Advance | choices.StayInCouncil]
) -> tuple[Position, Option]:
    table, seat = somewhere(random, level)
    table = replace(table, ring=None)
    for _ in range(1 if level == FIRST else 2):
        if table.farms[seat].at_home and choices.EnterCouncil not in kinds:
            table = sent(table, seat, at_home(random, table, seat), Place.FARM, random.choice(COUNCIL))
    position = acting(table, seat, Space.COUNCIL)
    return position, chosen(random, level, position, *kinds)


def _entered(random: Random, level: int) -> Consequences[Table]:
    position, option = _council(random, level, choices.EnterCouncil)
    if random.random() < 0.5:
        return _privileged(position, option)
    return _stands(random, position, option, Place.FARM, COUNCIL[0], COUNCIL[1], Place.BAG)


def _advanced(random: Random, level: int) -> Consequences[Table]:
    position, option = _council(random, level, choices.Advance)
    assert isinstance(option.choice, choices.Advance)
    stage = option.choice.stage
    if random.random() < 0.5:
        return _privileged(position, option)
    return _stands(random, position, option, option.choice.start, COUNCIL[stage - 1], *COUNCIL[stage : stage + 1], COUNCIL[0])


def _stayed(random: Random, level: int) -> Consequences[Table]:
    return _privileged(*_council(random, level, choices.StayInCouncil))


def _privileged(position: Position, option: Option) -> Consequences[Table]:
    assert position.seat is not None
    stages = range(1, len(COUNCIL) + 1)
    return Consequences(position, option, tuple(MayUse(option, position.seat, stage) for stage in stages))


def _ring(random: Random, level: int) -> Consequences[Table]:
    table, seat = somewhere(random, level)
    table = replace(table, ring=None, start=random.choice([other for other in table.seats if other != seat]))
    position = privileges(table, seat, random.randint(1, 4))
    option = Option(choices.TakeRing())
    return Consequences(position, option, tuple(StartsNext(option, who) for who in table.clockwise(table.start)))


NEXT: Final[Scenes] = {
    Rule.TURN_TAKE: _after_taking,
    Rule.TURN_LEAVE: _left,
    Rule.MARKET_DAY: _called,
    Rule.MARKET_SERVE: _served,
    Rule.MARKET_PASS: _passed,
    Rule.MARKET_REFILL: _refill,
    Rule.TRAVEL_REWARD: _rewarded,
}
"""For each rule about who is next, a choice that shows it (as a rule: whoever asks looks)."""
SCENES: Final[Scenes] = {
    Rule.CRAFTS_TRAINING: _trained,
    Rule.TRAVEL_MOVE: _travelled,
    Rule.FAMILY_HOME: _homecoming,
    Rule.CHURCH_BAG: _into_the_bag,
    Rule.COUNCIL_ENTER: _entered,
    Rule.COUNCIL_ADVANCE: _advanced,
    Rule.COUNCIL_STAY: _stayed,
    Rule.PRIVILEGE_STAGE: _stayed,
    Rule.PRIVILEGE_RING: _ring,
}
"""For each rule about who goes where, a choice that shows it (as a rule: whoever asks looks)."""
