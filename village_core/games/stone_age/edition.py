"""The editions of Stone Age as data: numbers with their marks, rulings and citations."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, ClassVar, Final, TypeAlias

from msgspec import Meta

from village_core.games.editions import BadSettings, Editions, EditionSettings, PrintedEdition
from village_core.games.stone_age.printed import Card, Few, FixedBuilding, FreeBuilding, Rulings, Setup, TribeBoard
from village_core.games.stone_age.vocabulary import GROUNDS, Kind, Place, Reward

__all__ = ["EDITIONS", "Building", "Edition", "EditionSettings", "build_edition"]

Building: TypeAlias = FixedBuilding | FreeBuilding


class Edition(PrintedEdition, frozen=True, eq=False, kw_only=True):
    """All that is printed in one edition of Stone Age.

    ``tribe``: the start of a tribe, and its limits; ``divisors``: what the dice of a ground are divided by; ``room``: workers of
    all tribes at one place of resources; ``values``: points of each resource; ``row``: resources that a card costs, the rightmost
    space first; ``pile``: tiles in a pile of buildings; ``penalty``: points lost if workers go hungry; ``die``: what the faces of
    the dice for everyone are worth, from 1 to 6; ``fixed`` and ``free``: buildings; ``setup``: limits for each number of players.
    """

    CORRECTABLE: ClassVar[frozenset[str]] = frozenset(
        ("tribe", "divisors", "room", "values", "row", "pile", "penalty", "die", "cards", "fixed", "free", "setup", "rulings")
    )
    COUNTED: ClassVar[tuple[str, ...]] = ("setup",)

    tribe: TribeBoard
    divisors: dict[Place, Annotated[int, Meta(ge=1, le=12)]]
    room: Few
    values: dict[Kind, Few]
    row: Annotated[tuple[Annotated[int, Meta(ge=1, le=9)], ...], Meta(min_length=4, max_length=4)]
    pile: Annotated[int, Meta(ge=1, le=7)]
    penalty: Few
    die: Annotated[tuple[Reward, ...], Meta(min_length=6, max_length=6)]
    cards: Annotated[tuple[Card, ...], Meta(min_length=36, max_length=36)]
    fixed: tuple[FixedBuilding, ...]
    free: tuple[FreeBuilding, ...]
    setup: dict[int, Setup]
    rulings: Rulings

    @property
    def buildings(self) -> tuple[Building, ...]:
        """All buildings by the number of their tile: those with a fixed price first."""
        return (*self.fixed, *self.free)

    def find_divisor(self, kind: Kind) -> int:
        """Return the number by which dice for food or a resource are divided."""
        return self.divisors[next(place for place, what in GROUNDS.items() if what is kind)]


def _check(edition: Edition) -> None:
    """Check that tribes begin with no more workers than they can have, and free buildings have kinds <= pieces <= most.

    Raises ``BadSettings`` otherwise.
    """
    if edition.tribe.workers > edition.tribe.most_workers:
        raise BadSettings("copy-out-of-range", "tribe.workers", f"Expected `int` <= {edition.tribe.most_workers}")
    for number, building in enumerate(edition.free):
        if building.kinds > building.pieces:
            raise BadSettings("copy-out-of-range", f"free.{number}.kinds", f"Expected `int` <= {building.pieces}")
        if building.most < building.pieces:
            raise BadSettings("copy-out-of-range", f"free.{number}.most", f"Expected `int` >= {building.pieces}")


EDITIONS: Final = Editions(files(__package__) / "editions", ("first_2008",), Edition, _check)
build_edition = EDITIONS.build_edition
"""Return the edition of some settings, corrections applied. Raises ``BadSettings``."""
