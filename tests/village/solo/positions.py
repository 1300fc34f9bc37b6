"""Functions that lay out tables with Carla for tests, and that collect what a step brought."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain
from random import Random

from msgspec.structs import replace

from tests.village.positions import BIG, Members, lay_village
from village_core.games.village import build_edition
from village_core.games.village.solo.board import RIVAL, Rival, TakenCube, find_open_tiles
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, Cube, Fate, Space
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE, Choice

ME = 0


def lay_solo(
    *,
    hers: Members | None = None,
    mine: Members | None = None,
    stock: Mapping[str, int] | None = None,
    spaces: Mapping[str, str] | None = None,
    track: str = "",
    laid: int | None = None,
    asked: TakenCube | None = None,
    ring_spent: bool = False,
    corrections: Mapping[str, int | str | bool] | None = None,
    stalls: tuple[int | None, ...] | None = None,
    queue: tuple[int, ...] | None = None,
    ring: int | None = None,
) -> Table:
    """Build a table with Carla in the first round: ``mine`` and ``hers`` are members by place, ``track`` her cubes as words.

    Her fate tiles lie as they do after ``laid`` cubes, the open ones blank; by default those of ``track`` are all she has laid.
    ``asked`` is the cube that she still has to answer; ``stock`` is the player's; ``ring_spent``: the ring was spent as a coin.
    The other settings are those of ``lay_village``. No piece is made or lost.
    """
    table = lay_village(
        1,
        BIG,
        members={ME: mine or {}, RIVAL: hers or {}},
        stock={ME: stock or {}},
        spaces=spaces,
        corrections=corrections,
        stalls=stalls,
        queue=queue,
        ring=ring,
    )
    cubes = tuple(Cube(word) for word in track.split())
    count = len(cubes) if laid is None else laid
    open_ = find_open_tiles(build_edition(table.copy).solo[1], count)
    fate = tuple(Fate.BLANK if lying else Fate.HIDDEN for lying in open_)
    rival = Rival(cubes, count, fate, asked, ring_spent)
    supply = table.supply
    less = {cube.value: getattr(supply, cube.value) - cubes.count(cube) for cube in CUBES}
    return replace(table, rival=rival, supply=replace(supply, **less))


def make_taken_cube(space: str, cube: str) -> TakenCube:
    """Return a space and the cube taken from it, as a table remembers them."""
    return Space(space), Cube(cube)


def list_events(*steps: Step) -> list[Event]:
    """Return the events of these steps."""
    return list(chain.from_iterable(step.events for step in steps))


def play_with_chance(position: Position, *choices: Choice) -> tuple[list[Event], Position]:
    """Return the events of these choices and the position after them; chance decides before, between and after them.

    Fate tiles are left to the test.
    """
    found: list[Event] = []
    for choice in (*choices, None):
        while position.seat == CHANCE and not isinstance(position.top, TurningFate):
            step = position.play(position.sample(Random(1)))
            found, position = [*found, *step.events], step.position
        if choice is not None:
            step = position.play(choice)
            found, position = [*found, *step.events], step.position
    return found, position


def list_rules(found: list[Event]) -> list[str]:
    """Return the rules behind events, in order."""
    return [event.rule for event in found]


def collect_rules(*steps: Step) -> list[str]:
    """Return the rules behind the events of these steps, in order."""
    return [event.rule for event in list_events(*steps)]
