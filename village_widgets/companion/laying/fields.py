"""The questions of a form, as its page gets them: sections of fields, each of a kind."""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from msgspec import Struct

from village_core.kernel.values import build_tag

Answer: TypeAlias = int | str
"""One of several answers, as a value of the form."""
FieldContent: TypeAlias = Answer | list[Answer | None]
"""The content of one field: a number, another text, one of several answers, or a list of them."""


class FieldPicture(NamedTuple):
    """A drawing: its view box, and its content as SVG."""

    box: str
    inside: str


class FieldOption(NamedTuple):
    """One answer: its value, its label, and, if it stands for a player, the player's colour."""

    value: Answer
    label: str
    colour: str = ""


class Need(NamedTuple):
    """A condition: another field, and the answers to it that make a field appear."""

    field: str
    answers: tuple[Answer, ...]


class Field(Struct, frozen=True, kw_only=True, omit_defaults=True, tag=build_tag, tag_field="kind"):
    """One question. ``key`` names its value; the field appears when all ``needs`` are met."""

    key: str
    label: str
    about: str = ""
    picture: FieldPicture | None = None
    needs: tuple[Need, ...] = ()


class Count(Field, frozen=True):
    """A number from 0. On a sheet of numbers the next field is reached after this many ``digits``."""

    digits: int


class OneOf(Field, frozen=True, tag="choice"):
    """One of several answers; if they are ``narrow``, five stand in a line."""

    options: tuple[FieldOption, ...]
    narrow: bool = False


class Several(Field, frozen=True):
    """A question to which people choose any number of ``options``; the value is a list of these."""

    options: tuple[FieldOption, ...]


class Tiles(Field, frozen=True):
    """Tiles, chosen by their pictures from all that the form knows; the value is a list of their numbers.

    ``slots`` is the number of places, 0 for any number of tiles; ``holes``: a place between others can be empty (None in the
    list). ``add`` is the label of the list of all tiles, and ``pick`` explains how to choose from it.
    """

    slots: int
    add: str
    pick: str
    holes: bool = False


class PlaceField(Field, frozen=True, tag="place"):
    """The place of a piece, chosen from a list of the section's places."""


AnyField: TypeAlias = Count | OneOf | Several | Tiles | PlaceField


class PlaceGroup(NamedTuple):
    """Places that belong together: their label, and each by its value and name."""

    label: str
    places: tuple[tuple[str, str], ...]


class Column(NamedTuple):
    """A column of a sheet of numbers."""

    label: str
    picture: FieldPicture


class Section(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The questions of one screen.

    ``place`` tells its number among all sections, ``colour`` its player; ``dense``: its fields are short. With ``rows`` and
    ``columns`` its fields are the numbers of a sheet, line by line. ``places`` are those of its ``PlaceField`` fields.
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
    places: tuple[PlaceGroup, ...] = ()
