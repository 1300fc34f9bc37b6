"""The walk's steps, from the marks of an edition: values that stand at one place of the board are asked together."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from village_core.games.owning import Unsure, unsure
from village_core.games.village.edition import Edition, EditionSettings, edition_of
from village_widgets.games.village.checking.naming import spot_of

CARDS: Final = ("chronicle", "setup")
"""Parts that are printed once for each number of players: a step each."""
ORDER: Final = (
    "farm", "turn", "crafts", "market", "council", "church", "travel", "cities", "legs", "chronicle_points", *CARDS,
    "customers", "box", "rulings",
)  # fmt: skip
"""The places in the order in which one walks: round the board, then what lies beside it."""
FEW: Final = 6
"""Piles of customers with different points are looked at together up to so many tiles."""


class Spot(NamedTuple):
    """One spot of the board with what is asked about it: its dotted name, and the values nobody is sure of."""

    name: str
    asked: tuple[Unsure, ...]


class Step(NamedTuple):
    """One place to look at: ``part`` of the edition; ``players`` where it counts for one number of them alone, else 0;
    for customers the least and the most ``points`` of the pile.
    """

    key: str
    part: str
    players: int
    points: tuple[int, int]
    spots: tuple[Spot, ...]

    @property
    def asked(self) -> tuple[Unsure, ...]:
        """Every value of the step."""
        return tuple(value for spot in self.spots for value in spot.asked)


def steps(edition: str, players: Sequence[int]) -> tuple[Step, ...]:
    """Every value marked likely or reconstructed, each once, in short steps.

    Of what is printed for each number of players only those of ``players``, in that order.
    """
    printed = edition_of(EditionSettings(edition))
    asked = unsure(printed, *players)
    found: list[Step] = []
    for part in ORDER:
        here = [value for value in asked if value.name.partition(".")[0] == part]
        if part == CARDS[0]:
            found += (_card(card, count, asked) for count in players for card in CARDS)
        elif part == "customers":
            found += _piles(printed, here)
        elif part not in CARDS:
            found.append(Step(part, part, 0, (0, 0), _spots(here)))
    return tuple(step for step in found if step.spots)


def _card(part: str, players: int, asked: Sequence[Unsure]) -> Step:
    here = [value for value in asked if value.name.startswith(f"{part}.") and Edition.players_of(value.name) == players]
    return Step(f"{part}:{players}", part, players, (0, 0), _spots(here))


def _spots(asked: Sequence[Unsure]) -> tuple[Spot, ...]:
    return tuple(Spot(name, tuple(values)) for name, values in groupby(asked, lambda value: spot_of(value.name)))


def _piles(edition: Edition, asked: Sequence[Unsure]) -> Iterator[Step]:
    """The customers in piles by the points we believe, most points first; small piles are looked at together."""

    def points(spot: Spot) -> int:
        return edition.customers[int(spot.name.partition(".")[2])].points

    piles: list[list[Spot]] = []
    for _, alike in groupby(sorted(_spots(asked), key=points, reverse=True), points):
        pile = list(alike)
        if piles and len(piles[-1]) + len(pile) <= FEW:
            piles[-1] += pile
        else:
            piles.append(pile)
    for pile in piles:
        worth = [points(spot) for spot in pile]
        yield Step(f"customers:{max(worth)}", "customers", 0, (min(worth), max(worth)), tuple(pile))
