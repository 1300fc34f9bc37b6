"""Tables of a game against Carla and her answers there: moments of random games with newly laid cubes."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village.choices import Done, Leave, Pass, Take
from village_core.games.village.edition import ALONE
from village_core.games.village.events import CubeTaken
from village_core.games.village.market import MarketDay, Revealing
from village_core.games.village.solo.board import RIVAL, find_passed_tiles
from village_core.games.village.solo.events import Unanswered
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import CHURCH, CUBES, SPACES, Cube, Place, Space
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, RuleKey
from village_widgets.games.village.exercises.barring import BIG_BOX
from village_widgets.games.village.exercises.positions import clear_spaces, pick_moment, send_member, start_turn
from village_widgets.tutor.exercise import READER, Exercise, Make, Unfit, check_moves

AT_CHURCH: Final = (Place.BAG, *CHURCH)
QUIET: Final = (Leave(), Pass(), Done())
"""Choices of a player who does no more."""
TABLES: Final = 12
FAR: Final = 90
"""A number of decisions within which a new round always begins."""


def retry(make: Make[Table]) -> Make[Table]:
    """Return a ``make`` that tries ``TABLES`` times before it raises ``Unfit``, for kinds that seldom fit.

    It also counts as unfit a task whose moves don't pass ``check_moves``.
    """

    def make_retried(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
        for _ in range(TABLES):
            with suppress(Unfit):
                made = make(random, level, wanted)
                check_moves(made)
                return made
        raise Unfit("tables")

    return make_retried


def pick_solo_table(random: Random, level: int, **corrections: str | int) -> Table:
    """Return the table at the player's turn against Carla, with the player's marker at the beginning of a lap.

    ``corrections`` are an owner's own numbers and rulings, with ``__`` for each dot. May raise ``Unfit``.
    """
    owners = {name.replace("__", "."): value for name, value in corrections.items()}
    table = pick_moment(random, level, edition=BIG_BOX, corrections=owners, players=ALONE)
    farm, board = table.farms[READER], table.edition.farm
    return table.with_farm(READER, replace(farm, time=board.find_time(board.count_laps(farm.time), 0)))


def scatter_cubes(random: Random, table: Table, kinds: Sequence[Cube], count: int) -> Table:
    """Return the table with ``count`` new cubes of these kinds on some action spaces, at most one on the market.

    All cubes that lay on action spaces go to the supply. Raises ``Unfit`` if the supply is too small.
    """
    table = clear_spaces(table, *SPACES)
    among = random.sample(SPACES, random.randint(3, 5))
    for _ in range(count):
        cube, space = random.choice(kinds), random.choice(among)
        if space is Space.MARKET:
            among.remove(space)
        table = lay_cube(table, space, cube)
    return table


def lay_cube(table: Table, space: Space, cube: Cube) -> Table:
    """Return the table with one more cube on a space, from the supply. Raises ``Unfit`` if there is none."""
    left = getattr(table.supply, cube.value) - 1
    if left < 0:
        raise Unfit("supply")
    rows = [list(cubes) for cubes in table.spaces]
    rows[SPACES.index(space)][CUBES.index(cube)] += 1
    spaces = tuple((a, b, c, d, e) for a, b, c, d, e in rows)
    return replace(table, spaces=spaces, supply=replace(table.supply, **{cube.value: left}))


def clear_church(table: Table) -> Table:
    """Return the table with Carla's members from the bag and the windows back among those who wait at the church."""
    for generation, place in table.farms[RIVAL].list_members():
        if place in AT_CHURCH:
            table = send_member(table, RIVAL, generation, place, Place.UNBORN)
    return table


def list_waiting(table: Table) -> list[int]:
    """List the generations of Carla's members who wait at the church, one entry for each member, the lowest first."""
    return [generation for generation, places in enumerate(table.farms[RIVAL].family, 1) for p in places if p is Place.UNBORN]


def passes_fate(table: Table) -> bool:
    """Tell whether the next cube that Carla lays passes a fate tile."""
    assert table.rival
    return bool(find_passed_tiles(table.edition.solo[ALONE], table.rival.laid + 1))


def play_answer(position: Position[Table], option: Option) -> tuple[tuple[Event[Table], ...], Position[Table]]:
    """Play ``option``, then the player's idle choices, up to Carla's answer. Return all events, and the position reached.

    Stop where she has taken a cube or has let the turn be, and before that at any other decision, such as a choice or a throw of
    the die for her, or a fate tile to turn over.
    """
    step = position.play(option)
    events = step.events
    while not has_answered(events) and (quiet := _find_quiet(step.position)) is not None:
        step = step.position.play(quiet)
        events = (*events, *step.events)
    return events, step.position


def has_answered(events: Iterable[Event[Table]]) -> bool:
    """Tell whether, by these events, Carla has taken a cube or has let the turn be."""
    return any(isinstance(event, Unanswered) or (isinstance(event, CubeTaken) and event.seat == RIVAL) for event in events)


def find_her_cube(events: Iterable[Event[Table]]) -> CubeTaken | None:
    """Return the event of the cube that Carla takes; None if she takes none."""
    return next((event for event in events if isinstance(event, CubeTaken) and event.seat == RIVAL), None)


def _find_quiet(position: Position[Table]) -> Option | None:
    match position.top:
        case Acting():
            return Option(Leave())
        case MarketDay():
            return Option(Pass())
        case Revealing():
            return position.sample(Random(0))
    return None


def watch(
    position: Position[Table], option: Option, *until: type[Event[Table]]
) -> tuple[tuple[Event[Table], ...], Position[Table]]:
    """Play on after ``option`` with idle choices and random draws, until an event of ``until`` happens.

    A seat without an idle choice plays its first option. Returns all events and the position reached. Raises ``Unfit`` if no
    such event comes about.
    """
    random, step = Random(0), position.play(option)
    events = step.events
    for _ in range(FAR):
        if any(isinstance(event, until) for event in step.events):
            return events, step.position
        here = step.position
        if here.over:
            break
        idle = (able for able in here.options if able.choice in QUIET)
        step = here.play(here.sample(random) if here.seat == CHANCE else next(idle, None) or here.options[0])
        events = (*events, *step.events)
    raise Unfit("far")


def reach_fate(random: Random, level: int) -> Position[Table]:
    """Return a position in which Carla's cube has just passed a fate tile. May raise ``Unfit``, for example if it passes none."""
    table = pick_solo_table(random, level)
    if not passes_fate(table):
        raise Unfit("tile")
    begun = start_turn(table, READER)
    taking = [option for option in begun.options if isinstance(option.choice, Take)]
    _, position = play_answer(begun, random.choice(taking))
    if not isinstance(position.top, TurningFate):
        raise Unfit("answer")
    return position
