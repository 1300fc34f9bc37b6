"""The base of a game's sections in the form that lays out a table: parts, in words and pictures, of which a game's are made."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.fields import AnyField, Column, Count, FieldOption, FieldPicture, Section, Tiles
from village_widgets.components.drawing import use

OVERVIEW = "overview"
ICON = "0 0 24 24"


class SheetRow(NamedTuple):
    """A row of a sheet of numbers: the beginning of its fields' keys, before a dot, its label, and the digits of its numbers."""

    key: str
    label: str
    digits: int


class SheetColumn(NamedTuple):
    """A column of a sheet of numbers: the end of its fields' keys, after a dot, its label and its picture."""

    key: str
    label: str
    picture: FieldPicture


class Sections(ABC):
    """The questions of the form that lays out a table of one game by hand, for ``players``, whose names must be fit to be shown.

    The questions' wordings have the keys ``laying-<field>`` and ``laying-section-<name>`` with its ``.about``.
    """

    def __init__(self, words: Words, players: Sequence[Player]) -> None:
        self.words = words
        self.players = tuple(players)

    # Overridden by games

    @abstractmethod
    def list_sections(self) -> Sequence[Section]:
        """List the sections in their order, without the overview."""

    def list_tiles(self) -> Sequence[tuple[str, FieldPicture]]:
        """List the names and pictures of what fields for tiles offer; the place in the list is a tile's number, from 0.

        There are none unless a game overrides this.
        """
        return ()

    def draw_pictures(self) -> str:
        """Return the drawings that the pictures of the form refer to, as SVG; empty unless a game overrides this."""
        return ""

    # Common to all games

    def list_all(self) -> tuple[Section, ...]:
        """List the sections in their order, the overview last; each says its number and how many there are."""
        found = (*self.list_sections(), self.build_section(OVERVIEW, OVERVIEW, ()))
        say, count = self.words.format, len(found)
        return tuple(
            replace(section, place=say("laying-progress", number=at, count=count)) for at, section in enumerate(found, 1)
        )

    # Building blocks

    def build_section(self, key: str, name: str, fields: Sequence[AnyField], seat: Seat | None = None) -> Section:
        """Build a section, worded ``laying-section-<name>``.

        One about a ``seat`` has the player's colour, and its words may name the player as ``who``.
        """
        who = {} if seat is None else {"who": self.players[seat].name}
        title = self.words.format(f"laying-section-{name}", **who)
        about = self.words.format(f"laying-section-{name}.about", **who)
        colour = "" if seat is None else self.players[seat].colour
        return Section(key=key, title=title, about=about, colour=colour, fields=tuple(fields))

    def build_sheet(self, name: str, rows: Sequence[SheetRow], columns: Sequence[SheetColumn]) -> Section:
        """Build a section that is a sheet of numbers, with its name as its key: a field for each row and column, row by row."""
        fields = [
            Count(
                key=f"{row.key}.{column.key}",
                label=self.words.format("laying-cell", where=row.label, what=column.label),
                digits=row.digits,
            )
            for row in rows
            for column in columns
        ]
        heads = tuple(Column(column.label, column.picture) for column in columns)
        return replace(self.build_section(name, name, fields), rows=tuple(row.label for row in rows), columns=heads)

    def build_count(self, key: str, name: str, digits: int, icon: str = "") -> Count:
        """Build a field for a number of at most ``digits``, worded ``laying-<name>``, with the picture ``icon``, if any."""
        picture = draw_icon(icon) if icon else None
        return Count(key=key, label=self.label_field(name), picture=picture, digits=digits)

    def build_tiles(self, name: str, slots: int, key: str = "", holes: bool = False) -> Tiles:
        """Build a field for tiles in ``slots`` places (0 for any number); with ``holes``, a place between others can stay empty.

        It is worded ``laying-<name>``; without a ``key`` its name is the key.
        """
        add, pick = self.label_field("tiles-add"), self.label_field("tiles-pick")
        return Tiles(key=key or name, label=self.label_field(name), slots=slots, holes=holes, add=add, pick=pick)

    def label_field(self, name: str) -> str:
        """Return the label of a field, worded ``laying-<name>``."""
        return self.words.format(f"laying-{name}")

    def list_players(self) -> tuple[FieldOption, ...]:
        """List the players at the table as answers to a field, by seat."""
        return tuple(FieldOption(seat, player.name, player.colour) for seat, player in enumerate(self.players))

    def list_answers(self, name: str, answers: Sequence[str]) -> tuple[FieldOption, ...]:
        """List the ``answers`` to the field ``name``, each worded ``laying-<name>-<answer>``."""
        return tuple(FieldOption(answer, self.words.format(f"laying-{name}-{answer}")) for answer in answers)


def draw_icon(name: str) -> FieldPicture:
    """Draw the shared picture ``name`` for the label of a field."""
    return FieldPicture(ICON, use(name, 0, 0))
