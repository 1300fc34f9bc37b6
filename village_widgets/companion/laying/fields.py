"""What a form asks, as its page is told: sections of fields, each of a kind."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from village_core.kernel.values import class_tag

Answer: TypeAlias = int | str
"""One of several answers, as a value of the form."""
Typed: TypeAlias = Answer | list[Answer | None]
"""What is typed in one field: a number, whatever else was typed, one of several answers, or a list of them."""


class Picture(NamedTuple):
    """A drawing: its view box, and what is in it as SVG."""

    box: str
    inside: str


class FieldOption(NamedTuple):
    """One answer: its value, what it is called, and the colour of whoever it stands for, if it is a player."""

    value: Answer
    label: str
    colour: str = ""


class Need(NamedTuple):
    """Another field, and the answers to it with which something is asked at all."""

    field: str
    answers: tuple[Answer, ...]


class Field(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=class_tag, tag_field="kind"):
    """One thing that is asked. ``key`` names its value; all ``needs`` have to be met before it is asked."""

    key: str
    label: str
    about: str = ""
    picture: Picture | None = None
    needs: tuple[Need, ...] = ()


class Count(Field, frozen=True):
    """A number, 0 or more. A sheet of numbers goes on to the next one after so many ``digits``."""

    digits: int


class OneOf(Field, frozen=True, tag="choice"):
    """One of several answers; where they are ``narrow``, five stand in a line."""

    options: tuple[FieldOption, ...]
    narrow: bool = False


class Several(Field, frozen=True):
    """Any number of answers; the value is a list of them."""

    options: tuple[FieldOption, ...]


class Tiles(Field, frozen=True):
    """Tiles, chosen by their pictures from all that the form knows; the value is a list of their numbers.

    ``slots``: how many places it has, 0 where any number can lie; ``holes``: whether a place (``None`` in the list) can be
    empty between others. ``add`` and ``pick`` are what the list of all tiles is called, and how one chooses from it.
    """

    slots: int
    add: str
    pick: str
    holes: bool = False


class Place(Field, frozen=True):
    """Where a piece is: one of the places of its section, from a list."""


AnyField: TypeAlias = Count | OneOf | Several | Tiles | Place


class Group(NamedTuple):
    """Places that belong together: what they are called, and each by its value and name."""

    label: str
    places: tuple[tuple[str, str], ...]


class Column(NamedTuple):
    """A column of a sheet of numbers."""

    label: str
    picture: Picture


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is asked on one screen. ``place`` says which of all sections it is, ``colour`` whose; ``dense``: its fields are short.

    With ``rows`` and ``columns`` its fields are the numbers of a sheet, line by line. ``places``: those of its ``Place`` fields.
    """

    key: str
    title: str
    about: str
    fields: tuple[AnyField, ...]
    place: str = ""
    colour: str = ""
    dense: bool = False
    rows: tuple[str, ...] = ()
    columns: tuple[Column, ...] = ()
    places: tuple[Group, ...] = ()
