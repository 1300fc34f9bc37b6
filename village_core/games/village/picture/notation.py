"""The signs of the picture, for writing and for reading: seats, members, cubes, tiles, places and frames."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import ClassVar, Final, TypeVar

from msgspec.structs import FieldInfo

from village_core.games.picturing import NOTHING, AgendaLine
from village_core.games.village import vocabulary
from village_core.games.village.edition import Edition
from village_core.games.village.position import AnyFrame
from village_core.games.village.table import Cubes
from village_core.kernel.picture import PictureLine

N = TypeVar("N", bound=str)
CUBE_SIGNS: Final = "SPFKx"
FREE: Final = "."
HIDDEN: Final = -1
ALL: Final = "all"

AREAS: Final[dict[str, dict[str, vocabulary.Place]]] = {
    **{space.value: {} for space in vocabulary.SPACES},
    vocabulary.Space.CRAFTS.value: {place.value: place for place in vocabulary.WORKSHOPS},
    vocabulary.Space.TRAVEL.value: {place.value: place for place in vocabulary.CITIES},
    vocabulary.Space.COUNCIL.value: {f"stage-{number}": place for number, place in enumerate(vocabulary.COUNCIL, 1)},
    vocabulary.Space.CHURCH.value: {
        "bag": vocabulary.Place.BAG,
        **{f"window-{number}": place for number, place in enumerate(vocabulary.CHURCH, 1)},
    },
    "chronicle": {row.value: place for row, place in vocabulary.CHRONICLE.items()},
    "graves": {"": vocabulary.Place.GRAVE, "gone": vocabulary.Place.GONE},
}
"""The lines that members stand in, with the labels of their places; an empty label is not written."""


def read_noun(line: PictureLine, nouns: Iterable[N], word: str) -> N:
    """Return the noun that is written as ``word``. Raises ``BadPicture`` for another word."""
    known = tuple(nouns)
    for noun in known:
        if noun == word:
            return noun
    raise line.build_error("picture-unknown-part", word, known)


def write_cubes(cubes: tuple[int, ...]) -> str:
    """Write cubes, counted by colour, as letters, one for each cube."""
    return "".join(sign * count for sign, count in zip(CUBE_SIGNS, cubes, strict=False))


def read_cubes(line: PictureLine, signs: str) -> Cubes:
    """Read cubes from their letters, or none from ``-``. Raises ``BadPicture`` for other signs."""
    counts = Counter("" if signs == NOTHING else signs)
    if not counts.keys() <= set(CUBE_SIGNS):
        raise line.build_error("picture-unknown-part", signs, CUBE_SIGNS)
    a, b, c, d, e = (counts[sign] for sign in CUBE_SIGNS)
    return (a, b, c, d, e)


def write_tile(edition: Edition, tile: int | None, demand: bool = True) -> str:
    """Write a customer as tile and demand (``14:scroll+2grain``); ``?`` if face down, ``-`` for an empty stall.

    Without ``demand`` the tile stands alone.
    """
    if tile is None:
        return NOTHING
    if tile == HIDDEN:
        return "?"
    return f"{tile}:{_demand(edition, tile)}" if demand else str(tile)


def read_tile(line: PictureLine, sign: str, edition: Edition) -> int | None:
    """Read a customer from its sign: its tile, ``HIDDEN`` for ``?``, None for an empty place.

    Raises ``BadPicture`` for an unknown tile, and for one that the edition prints otherwise.
    """
    if sign in (NOTHING, "?"):
        return None if sign == NOTHING else HIDDEN
    number, colon, demand = sign.partition(":")
    tile = line.read_count(number)
    if tile >= len(edition.customers):
        raise line.build_error("picture-tile-unknown", number)
    if colon and demand != _demand(edition, tile):
        raise line.build_error("picture-tile-differs", f"{tile}:{_demand(edition, tile)}")
    return tile


def _demand(edition: Edition, tile: int) -> str:
    goods = Counter(edition.customers[tile].wants)
    return "+".join(f"{count if count > 1 else ''}{what}" for what, count in goods.items())


class VillageAgenda(AgendaLine[AnyFrame]):
    """The agenda's line, with a sign of Village's own: ``all`` for all seven spaces."""

    ONE_SEAT: ClassVar[frozenset[str]] = frozenset(("seat", "caller", "turn"))
    MANY_SEATS: ClassVar[frozenset[str]] = frozenset(("seats", "order", "passed"))

    def write_field(self, name: str, value: object) -> str:
        """Write the value of a field as one word: ``all`` for all seven spaces, others as in any game."""
        return ALL if name == "spaces" and value == vocabulary.SPACES else super().write_field(name, value)

    def read_field(self, line: PictureLine, field: FieldInfo, word: str, players: int) -> object:
        """Read the value of a field from a word, as plain data: all seven spaces for ``all``, others as in any game."""
        if field.name == "spaces" and word == ALL:
            return list(vocabulary.SPACES)
        return super().read_field(line, field, word, players)


AGENDA: Final[AgendaLine[AnyFrame]] = VillageAgenda(AnyFrame)
