"""Fresh positions: a moment of a random game, with pieces and members moved about so that none is lost.

The games behind them are few and always the same; the exercise's own random generator decides the rest, so that a seed gives
the same position in every process.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.editions import Leaf
from village_core.games.village import vocabulary
from village_core.games.village.box import list_replaceable
from village_core.games.village.edition import EDITIONS, SEATED, EditionSettings, build_edition
from village_core.games.village.market import MarketDay
from village_core.games.village.position import AnyFrame, Position
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rules import Rule
from village_core.games.village.setup import new_game
from village_core.games.village.table import NO_CUBES, Supply, Table
from village_core.games.village.turn import Acting, Turn
from village_core.kernel.values import Seat
from village_core.players.random import play_randomly
from village_widgets.games.village.exercises.asking import settle_turn
from village_widgets.tutor.exercise import FIRST, Unfit

GAMES: Final = 12
"""Number of random games for each edition and number of players."""
ROUNDS: Final = {1: (1, 1), 2: (2, 3), 3: (3, 9)}
"""First and last round from which the positions of a level come."""


def pick_moment(
    random: Random,
    level: int,
    *,
    edition: str | None = None,
    corrections: Mapping[str, Leaf] | None = None,
    players: int | None = None,
) -> Table:
    """Return the table at the beginning of a turn in a random game, in one of the level's ``ROUNDS``.

    ``edition`` and ``players`` are by default random; at level 1 the first edition, and 2 or 3 players. ``corrections`` are an
    owner's own numbers and rulings. Raises ``Unfit`` if the game has no such turn before its end is rung in.
    """
    name = edition or (EDITIONS[0] if level == FIRST else random.choice(EDITIONS))
    least, most = build_edition(EditionSettings(name)).players
    players = players or random.randint(max(least, SEATED), 3 if level == FIRST else most)
    early, late = ROUNDS[level]
    fit = [table for table in _play_game(name, players, random.randrange(GAMES)) if early <= table.round <= late]
    if not fit:
        raise Unfit("round")
    table = random.choice(fit)
    return replace(table, copy=EditionSettings(name, tuple((corrections or {}).items()))) if corrections else table


def stock(table: Table, seat: Seat, **amounts: int) -> Table:
    """Return the table with these amounts on a farm (pieces, ``time`` or ``prestige``); the supply gives or takes the difference.

    Raises ``Unfit`` if the supply is too small; pieces that people may replace fall below 0 there.
    """
    farm, left = table.farms[seat], {}
    for what in amounts.keys() & frozenset(Supply.__struct_fields__):
        left[what] = getattr(table.supply, what) + getattr(farm, what) - amounts[what]
        if left[what] < 0 and what not in list_replaceable(table.edition):
            raise Unfit("supply")
    return table.with_farm(seat, replace(farm, **amounts), replace(table.supply, **left))


def furnish(random: Random, table: Table, seat: Seat, level: int, *, plenty: bool = False) -> Table:
    """Return the table with newly drawn pieces on a farm; with ``plenty`` there is enough for nearly everything.

    Raises ``Unfit`` if the supply is too small.
    """
    most, least = (2 if level == FIRST else 3), (1 if plenty else 0)
    amounts = {kind.value: random.randint(least * 2, max(most, 2)) for kind in vocabulary.INFLUENCES}
    amounts |= {good.value: random.randint(least, 1) for good in vocabulary.GOODS}
    amounts |= {"coin": random.randint(least, 3), "grain": random.randint(least * 3, table.edition.farm.grain)}
    return stock(table, seat, **amounts)


def send_member(table: Table, seat: Seat, generation: int, start: vocabulary.Place, end: vocabulary.Place) -> Table:
    """Return the table with a member of a generation moved from ``start`` to ``end``. Raises ``Unfit`` if ``start`` has none."""
    if start not in table.farms[seat].family[generation - 1]:
        raise Unfit("member")
    return table.with_farm(seat, table.farms[seat].move(generation, start, end))


def pick_at_home(random: Random, table: Table, seat: Seat) -> int:
    """Return the generation of a random member at home. Raises ``Unfit`` if the farm is empty."""
    home = table.farms[seat].at_home
    if not home:
        raise Unfit("home")
    return random.choice(home)


def send_from_home(random: Random, table: Table, seat: Seat, *places: vocabulary.Place) -> Table:
    """Return the table with one member gone from home to one of these places. Raises ``Unfit`` if the farm is empty."""
    generation = pick_at_home(random, table, seat)
    return send_member(table, seat, generation, vocabulary.Place.FARM, random.choice(places) if len(places) > 1 else places[0])


def scatter(random: Random, table: Table, seat: Seat, *places: vocabulary.Place, times: int = 1) -> Table:
    """Return the table with ``times`` members sent from home to random ones of these places, or as many as are at home."""
    for _ in range(times):
        if table.farms[seat].at_home:
            table = send_from_home(random, table, seat, *places)
    return table


def find_youngest_at_home(table: Table, seat: Seat) -> int:
    """Return the highest generation with a member at home. Raises ``Unfit`` if the farm is empty."""
    home = table.farms[seat].at_home
    if not home:
        raise Unfit("home")
    return home[-1]


def send_all_away(random: Random, table: Table, seat: Seat, ends: tuple[vocabulary.Place, ...]) -> Table:
    """Return the table with each member that is on the seat's farm moved to one of ``ends`` by chance; the others stay."""
    for generation in table.farms[seat].at_home:
        for _ in range(table.farms[seat].family[generation - 1].count(vocabulary.Place.FARM)):
            table = send_member(table, seat, generation, vocabulary.Place.FARM, random.choice(ends))
    return table


def clear_spaces(table: Table, *spaces: vocabulary.Space) -> Table:
    """Return the table with no cubes on these action spaces: the cubes go to the supply."""
    gone = [table.spaces[vocabulary.SPACES.index(space)] for space in spaces]
    supply = table.supply
    for cubes in gone:
        supply = replace(supply, **{cube: getattr(supply, cube) + n for cube, n in zip(vocabulary.CUBES, cubes, strict=True)})
    left = tuple(NO_CUBES if space in spaces else cubes for space, cubes in zip(vocabulary.SPACES, table.spaces, strict=True))
    return replace(table, spaces=left, supply=supply)


def drain_supply(random: Random, table: Table, keep: Seat, what: str, left: int = 0) -> Table:
    """Return the table with exactly ``left`` of a piece in the supply.

    Influence goes into the green bag, other pieces to seats other than ``keep``. Raises ``Unfit`` if the supply has fewer.
    """
    here = getattr(table.supply, what) - left
    if here < 0:
        raise Unfit("supply")
    if what in vocabulary.INFLUENCES:
        at = vocabulary.CUBES.index(vocabulary.Cube(what))
        bag = tuple(n + here * (colour == at) for colour, n in enumerate(table.bag))
        return replace(table, bag=(bag[0], bag[1], bag[2], bag[3], bag[4]), supply=replace(table.supply, **{what: left}))
    others = [seat for seat in table.seats if seat != keep]
    for _ in range(here):
        seat = random.choice(others)
        table = stock(table, seat, **{what: getattr(table.farms[seat], what) + 1})
    return table


def start_frame(table: Table, seat: Seat, frame: AnyFrame) -> Position:
    """Return the position in ``seat``'s turn with ``frame`` on top. Raises ``Unfit`` if the frame asks nothing there."""
    position = settle_turn(table, seat, frame)
    if position.top != frame:
        raise Unfit("settled")
    return position


def start_turn(table: Table, seat: Seat) -> Position:
    """Return the position at the beginning of a turn of ``seat``. Raises ``Unfit`` if it can't take one."""
    return start_frame(table, seat, Turn(seat))


def start_action(table: Table, seat: Seat, *spaces: vocabulary.Space) -> Position:
    """Return the position in which ``seat`` acts on one of ``spaces``; without any, on all, as after a visit to the well.

    Raises ``Unfit`` if it is asked nothing there.
    """
    return start_frame(table, seat, Acting(seat, spaces or vocabulary.SPACES))


def start_market_day(table: Table, caller: Seat, turn: Seat, *passed: Seat, opened: bool = True) -> Position:
    """Return a market day that ``caller`` called and in which ``turn`` may serve; ``passed`` are the seats that have passed.

    ``opened``: the caller has had the first turn. Raises ``Unfit`` if ``turn`` has nothing to decide.
    """
    return start_frame(table, caller, MarketDay(caller, turn, passed, opened))


def offer_privileges(table: Table, seat: Seat, stage: int) -> Position:
    """Return the position in which ``seat`` uses a privilege up to that of ``stage``, where one of its members stands.

    If none does, the youngest at home goes there. Raises ``Unfit`` if the farm is empty then, or at stage 1 if the council has no
    ring. At a higher stage the seat may be left with nothing but declining.
    """
    place = vocabulary.COUNCIL[stage - 1]
    if not table.farms[seat].list_generations_at(place):
        table = send_member(table, seat, find_youngest_at_home(table, seat), vocabulary.Place.FARM, place)
    return start_frame(table, seat, Privileges(seat, stage))


def offer_reward(table: Table, seat: Seat, count: int) -> Position:
    """Return the position in which ``seat`` takes influence for a first visit to the city that gives ``count`` cubes.

    The youngest member at home goes there. Raises ``Unfit`` if there is no such city, the seat has visited it, its farm is empty,
    or it can take no influence.
    """
    city = next((city for city, reward in table.edition.cities.items() if reward.influence == count), None)
    if city is None or city in table.farms[seat].cities:
        raise Unfit("city")
    table = send_member(table, seat, find_youngest_at_home(table, seat), vocabulary.Place.FARM, city)
    return start_frame(mark_cities(table, seat, city), seat, Rewarded(seat, count, Rule.TRAVEL_REWARD))


def mark_cities(table: Table, seat: Seat, *cities: vocabulary.Place) -> Table:
    """Return the table with a seat's markers on these cities, besides those on which they lie already."""
    farm = table.farms[seat]
    return table.with_farm(seat, replace(farm, cities=tuple(sorted({*farm.cities, *cities}))))


@cache
def _play_game(edition: str, players: int, number: int) -> tuple[Table, ...]:
    """Return the tables at the beginnings of the turns of random game ``number``, until its end is rung in."""
    game = play_randomly(new_game(EditionSettings(edition), players), Random(f"{edition}/{players}/{number}"))
    found = (step.position for step in game)
    return tuple(position.table for position in found if isinstance(position.top, Turn) and position.table.trigger is None)
