"""Carla's board as it lies on the table: the cubes on her track, her fate tiles, and the cube that she has still to answer."""

from __future__ import annotations

from typing import Final, TypeAlias

from village_core.games.village.printed import SETS, Solo
from village_core.games.village.vocabulary import CUBES, SPACES, Cube, Fate, Space
from village_core.kernel.values import Seat, Value

RIVAL: Final[Seat] = 1
"""The seat of Carla's farm, which is no player's."""

TakenCube: TypeAlias = tuple[Space, Cube]
"""A cube that was taken, and the space that it came from."""


class Rival(Value, frozen=True, gc=False):
    """Carla's board.

    ``cubes``: those on her track in the order in which they were laid, the last one being her time marker; ``laid``: the number
    laid since the start. ``fate``: her fate tiles in the order in which the track passes them. ``asked``: the cube that the
    player took and she has not answered yet. ``ring_spent``: the ring was spent as a coin and lies in the supply.
    """

    cubes: tuple[Cube, ...] = ()
    laid: int = 0
    fate: tuple[Fate, ...] = (Fate.HIDDEN,) * (2 * SETS)
    asked: TakenCube | None = None
    ring_spent: bool = False

    @property
    def heap(self) -> tuple[int, int, int, int, int]:
        """The cubes on Carla's board by colour, in the order of ``CUBES``."""
        a, b, c, d, e = (self.cubes.count(cube) for cube in CUBES)
        return (a, b, c, d, e)

    def list_colleagues(self, tile: int) -> tuple[Fate, ...]:
        """Return the sides of the three tiles in the set of the fate tile with this number."""
        first = tile // SETS * SETS
        return self.fate[first : first + SETS]


def find_spot(printed: Solo, number: int) -> int:
    """Return the space of Carla's track, from 1, for the cube with this number (from 1)."""
    return (number - 1) % printed.track + 1


def find_passed_tiles(printed: Solo, number: int) -> tuple[int, ...]:
    """Return the fate tiles that the cube with this number passes; the very first cube passes none."""
    before = find_spot(printed, number - 1)
    tiles = (*printed.above, *printed.below)
    return tuple(tile for tile, after in enumerate(tiles) if number > 1 and after == before)


def find_open_tiles(printed: Solo, laid: int) -> tuple[bool, ...]:
    """Tell for each fate tile whether it lies face up after ``laid`` cubes; a set that lies open is turned face down at once."""
    found = [False] * (2 * SETS)
    for number in range(1, laid + 1):
        for tile in find_passed_tiles(printed, number):
            found[tile] = True
            first = tile // SETS * SETS
            if all(found[first : first + SETS]):
                found[first : first + SETS] = [False] * SETS
    return tuple(found)


def order_clockwise(printed: Solo, first: Space) -> tuple[Space, ...]:
    """Return the action spaces around a circle from ``first``: those that Carla's board names, in its order, then the others."""
    order = tuple(dict.fromkeys((*printed.clockwise, *SPACES)))
    at = order.index(first)
    return (*order[at:], *order[:at])
