"""The two editions of Orchard."""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, ClassVar, Final

from msgspec import Meta

from tests.orchard_core.rules import Rule
from village_core.games.editions import Data, Editions, PrintedEdition, Ruling

Count = Annotated[int, Meta(ge=0, le=30)]
Few = Annotated[int, Meta(ge=1, le=6)]


class Cake(Data, frozen=True):
    """A cake: it costs ``pieces`` to ``most`` pieces of fruit of exactly ``kinds`` kinds (0: any), and brings ``points``."""

    pieces: Few
    most: Few
    kinds: Annotated[int, Meta(ge=0, le=3)]
    points: Count


class Box(Data, frozen=True):
    """The pieces in the box of an edition: ``fruit`` is the number of each kind of fruit."""

    fruit: Annotated[int, Meta(ge=1, le=30)]
    cakes: Annotated[int, Meta(ge=1, le=30)]


class Rulings(Data, frozen=True):
    """The rulings: what a table decides where rule texts differ."""

    leftovers: Annotated[bool, Ruling(worded=Rule.SCORE_FRUIT)]
    """Worth of fruit left over: a point for every two pieces, or nothing."""


class Edition(PrintedEdition, frozen=True, eq=False, kw_only=True):
    """All that is printed in one edition: the faces of the die, the box, the cake, and the number of rounds."""

    CORRECTABLE: ClassVar[frozenset[str]] = frozenset(("die", "box", "cake", "rounds", "rulings"))

    die: Annotated[tuple[Few, ...], Meta(min_length=2, max_length=6)]
    box: Box
    cake: Cake
    rounds: Annotated[int, Meta(ge=1, le=30)]
    rulings: Rulings


EDITIONS: Final = Editions(files(__package__) / "editions", ("old", "new"), Edition)
build_edition = EDITIONS.build_edition
