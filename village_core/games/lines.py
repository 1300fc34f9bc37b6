"""Printed values that are lines of words, and where a line has a word that doesn't fit.

The shape of an edition's file says what may stand in a line: ``Annotated[str, Meta(extra={"line": Line(...)})]``.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct, inspect

GAP: Final = "."
"""An empty place in a line that is a grid."""
NEXT_ROW: Final = "/"
"""The beginning of the next row in a line that is a grid."""


class LineFault(NamedTuple):
    """A fault of a line: the key of its wording, and ``names`` that would do.

    ``detail`` is the wrong word and ``number`` its place, from 1. If there are too few or too many words, ``detail`` is how many
    would do and ``number`` how many there are.
    """

    problem: str
    detail: str
    number: int = 0
    names: tuple[str, ...] = ()


class Line(NamedTuple):
    """The texts that may stand in a line of words.

    ``word`` is the regular expression of each of its words, of which there are ``least`` to ``most``; ``between`` is the sign
    that separates two of them, ``", "`` if a word may itself consist of several. ``names`` are words that would do, all of them
    if they can be listed, else ``examples``. A ``grid`` has places in rows: ``/`` begins the next row, and ``.`` is an empty
    place.
    """

    word: str
    names: tuple[str, ...]
    least: int = 1
    most: int = 15
    between: str = " "
    grid: bool = False
    examples: bool = False

    def split(self, text: str) -> list[str]:
        """Split a line into its words, however they are spaced; a grid's line with its signs."""
        if self.between.strip():
            return [" ".join(word.split()) for word in text.split(self.between.strip()) if word.strip()]
        return (text.replace(NEXT_ROW, f" {NEXT_ROW} ") if self.grid else text).split()

    def tidy(self, text: str) -> str:
        """Write a line as owners' files have it: small letters, and one sign between two words."""
        return self.between.join(self.split(text.lower()))

    def find_misfit(self, text: str) -> LineFault | None:
        """Return what is wrong with a line: the first word that doesn't fit, else a wrong number of words; None if it fits."""
        words = [word for word in self.split(text) if not self.grid or word not in (GAP, NEXT_ROW)]
        for number, word in enumerate(words, 1):
            if not re.fullmatch(self.word, word):
                return LineFault("copy-bad-word", word, number, self.names)
        if not self.least <= len(words) <= self.most:
            wanted = str(self.least) if self.least == self.most else f"{self.least}–{self.most}"
            return LineFault("copy-word-count", wanted, len(words))
        return None


@cache
def find_shape(kind: type[Struct], name: str) -> inspect.Type:
    """Return the shape of the value with a dotted ``name``, with its notes, in a file of the shape ``kind``.

    Raises ``KeyError`` if no value can have that name; in a mapping, or a list of any length, every part of a name will do.
    """
    shape = _inspect_kind(kind)
    for part in name.split("."):
        shape = _find_part(strip_notes(shape), part)
    return shape


@cache
def find_line(kind: type[Struct], name: str) -> Line | None:
    """Return what may stand in the line with a dotted ``name``; None if the value is something else, or there is none."""
    try:
        shape = find_shape(kind, name)
    except KeyError:
        return None
    found = (shape.extra or {}).get("line") if isinstance(shape, inspect.Metadata) else None
    return found if isinstance(found, Line) else None


def strip_notes(shape: inspect.Type) -> inspect.Type:
    """Return a shape without the notes around it (msgspec's ``Metadata``); the notes of its parts stay."""
    return shape.type if isinstance(shape, inspect.Metadata) else shape


@cache
def _inspect_kind(kind: type[Struct]) -> inspect.Type:
    return inspect.type_info(kind)


def _find_part(kind: inspect.Type, part: str) -> inspect.Type:
    """Return the shape of one part of a shape. Raises ``KeyError`` if there is no such part."""
    match kind:
        case inspect.StructType(fields=fields):
            return {field.encode_name: field.type for field in fields}[part]
        case inspect.DictType(value_type=found) | inspect.VarTupleType(item_type=found):
            return found
        case inspect.TupleType(item_types=kinds):
            return dict(zip(map(str, range(len(kinds))), kinds, strict=True))[part]
    raise KeyError(part)
