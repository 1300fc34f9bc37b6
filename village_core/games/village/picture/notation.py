"""The signs of the picture, for writing and for reading: seats, members, cubes, tiles, places and frames."""

from __future__ import annotations

from collections import Counter
from typing import Final, get_args

import msgspec
from msgspec.structs import fields

from village_core.games.village.edition import Edition
from village_core.games.village.position import AnyFrame
from village_core.games.village.table import Cubes, Table
from village_core.games.village.vocabulary import CHRONICLE, CHURCH, CITIES, COUNCIL, SPACES, WORKSHOPS, Place, Space
from village_core.kernel.frames import Frame
from village_core.kernel.picture import SEATS as ALL_SEATS
from village_core.kernel.picture import Line, seat_sign
from village_core.kernel.values import Seat

SEATS: Final = ALL_SEATS[:5]
CUBE_SIGNS: Final = "SPFKx"
NOTHING: Final = "-"
FREE: Final = "."
HIDDEN: Final = -1
OVER: Final = "over"
ABOVE: Final = ">"
ALL: Final = "all"

AREAS: Final[dict[str, dict[str, Place]]] = {
    **{space.value: {} for space in SPACES},
    Space.CRAFTS.value: {place.value: place for place in WORKSHOPS},
    Space.TRAVEL.value: {place.value: place for place in CITIES},
    Space.COUNCIL.value: {f"stage-{number}": place for number, place in enumerate(COUNCIL, 1)},
    Space.CHURCH.value: {"bag": Place.BAG, **{f"window-{number}": place for number, place in enumerate(CHURCH, 1)}},
    "chronicle": {row.value: place for row, place in CHRONICLE.items()},
    "graves": {"": Place.GRAVE, "gone": Place.GONE},
}
"""The lines that members stand in, with the labels of their places; a label left empty is not written."""

FRAMES: Final[dict[str, type[Frame[Table]]]] = {str(kind.__struct_config__.tag): kind for kind in get_args(AnyFrame)}
ONE_SEAT: Final = frozenset(("seat", "caller", "turn"))
MANY_SEATS: Final = frozenset(("seats", "order", "passed"))


def seat_of(line: Line, sign: str, players: int) -> Seat:
    """The seat that a letter stands for. Raises ``BadPicture`` where nobody sits."""
    if len(sign) != 1 or sign not in SEATS[:players]:
        raise line.bad("picture-unknown-seat", sign)
    return SEATS.index(sign)


def cube_signs(cubes: tuple[int, ...]) -> str:
    """Cubes as letters, one each."""
    return "".join(sign * count for sign, count in zip(CUBE_SIGNS, cubes, strict=False))


def cubes_of(line: Line, signs: str) -> Cubes:
    """The cubes that letters stand for. Raises ``BadPicture`` for other signs."""
    counts = Counter("" if signs == NOTHING else signs)
    if not counts.keys() <= set(CUBE_SIGNS):
        raise line.bad("picture-unknown-part", signs)
    a, b, c, d, e = (counts[sign] for sign in CUBE_SIGNS)
    return (a, b, c, d, e)


def tile_sign(edition: Edition, tile: int | None, demand: bool = True) -> str:
    """A customer: the number of the tile and what is demanded (``14:scroll+2grain``); ``?`` face down, ``-`` nobody."""
    if tile is None:
        return NOTHING
    if tile == HIDDEN:
        return "?"
    return f"{tile}:{_demand(edition, tile)}" if demand else str(tile)


def tile_of(line: Line, sign: str, edition: Edition) -> int | None:
    """The customer that a sign stands for. Raises ``BadPicture`` for a tile that the edition hasn't so."""
    if sign in (NOTHING, "?"):
        return None if sign == NOTHING else HIDDEN
    number, colon, demand = sign.partition(":")
    tile = line.count(number)
    if tile >= len(edition.customers):
        raise line.bad("picture-tile-unknown", number)
    if colon and demand != _demand(edition, tile):
        raise line.bad("picture-tile-differs", f"{tile}:{_demand(edition, tile)}")
    return tile


def _demand(edition: Edition, tile: int) -> str:
    goods = Counter(edition.customers[tile].wants)
    return "+".join(f"{count if count > 1 else ''}{what}" for what, count in goods.items())


def frame_signs(frame: Frame[Table]) -> str:
    """A frame: its name, what it always has, and by name what differs from the usual."""
    words = [str(frame.__struct_config__.tag)]
    for field in fields(frame):
        value = getattr(frame, field.name)
        if field.required:
            words.append(_signs(field.name, value))
        elif value != field.default:
            words += [field.name] if value is True else [field.name, _signs(field.name, value)]
    return " ".join(words)


def _signs(name: str, value: object) -> str:
    if name in ONE_SEAT and isinstance(value, int):
        return seat_sign(value)
    if isinstance(value, tuple):
        if name == "told":
            return "+".join(f"{seat_sign(seat)}:{line}:{count}" for seat, line, count in value) or NOTHING
        if name in MANY_SEATS:
            return "".join(map(seat_sign, value)) or NOTHING
        return ALL if value == SPACES else "+".join(value) or NOTHING
    return str(value)


def frame_of(line: Line, words: tuple[str, ...], players: int) -> AnyFrame:
    """The frame that words stand for. Raises ``BadPicture`` for a name, a seat or a value that can't be."""
    kind = FRAMES.get(words[0]) if words else None
    if kind is None:
        raise line.bad("picture-unknown-frame", " ".join(words))
    left = list(words[1:])
    known = {field.name: field for field in fields(kind)}
    found: dict[str, object] = {"type": words[0]}
    for name, field in known.items():
        if field.required:
            found[name] = _value(line, name, left.pop(0) if left else "", players)
    while left:
        name = left.pop(0)
        if name not in known or name in found:
            raise line.bad("picture-bad-frame", " ".join(words))
        flag = known[name].type is bool or known[name].type == "bool"
        found[name] = flag or _value(line, name, left.pop(0) if left else "", players)
    try:
        frame: AnyFrame = msgspec.convert(found, AnyFrame)
    except msgspec.ValidationError as error:
        raise line.bad("picture-bad-frame", " ".join(words)) from error
    return frame


def _value(line: Line, name: str, word: str, players: int) -> object:
    if name in ONE_SEAT:
        return seat_of(line, word, players)
    if name in MANY_SEATS:
        return [seat_of(line, sign, players) for sign in word.replace(NOTHING, "")]
    if name == "told":
        return [_told(line, sign, players) for sign in word.split("+")]
    if name == "spaces":
        return list(SPACES) if word == ALL else word.split("+") if word != NOTHING else []
    return int(word) if word.isascii() and word.isdigit() and len(word) < 6 else word


def _told(line: Line, sign: str, players: int) -> list[object]:
    """A line of the final sheet as it was told: whose, which, how much."""
    seat, what, count = (*sign.split(":", 2), "", "")[:3]
    return [seat_of(line, seat, players), what, line.count(count)]
