"""The meaning of a word as a page shows it, and pictures beside texts."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

Forms: TypeAlias = tuple[str, ...]
"""The key of a word, and the ways in which texts write it."""


class Picture(Struct, frozen=True, array_like=True):
    """A picture: its view box and its drawing."""

    box: str
    drawing: str


class Meaning(Struct, frozen=True):
    """The meaning of a word with its pictures, and the passages where it is written."""

    title: str
    text: str
    cited: tuple[str, ...]
    pictures: tuple[Picture, ...]
