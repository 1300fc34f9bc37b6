"""New games as a few settings of a form, a command or a link."""

from __future__ import annotations

from typing import Annotated, Protocol, TypeVar

import msgspec
from msgspec import Meta

from village_core.games.editions import EditionSettings
from village_core.kernel.frames import Table
from village_core.kernel.opening import Opening
from village_core.kernel.position import Position
from village_core.kernel.values import Noun, Seat


class Depth(Noun):
    """Depths at which a game is followed: everything, or only what is tedious to keep at a table of people."""

    FULL = "full"
    TRACKED = "tracked"


class PrintedTable(Table, Protocol):
    """A table of a printed game: its copy, the seat that begins the round (or began the game), and how much is followed."""

    @property
    def copy(self) -> EditionSettings:
        """The settings of the copy on the table: the edition's name, and its owner's corrections."""

    @property
    def start(self) -> Seat:
        """The seat that begins the present round, or began the game if its rounds have no starting seat."""

    @property
    def depth(self) -> Depth:
        """The depth at which the program follows the game: all of it, or only a part."""


P = TypeVar("P", bound=PrintedTable)


class NewGame(Protocol[P]):
    """The shape of a function that begins a game from settings."""

    def __call__(self, settings: EditionSettings, players: int, /, start: Seat = 0, depth: Depth = Depth.FULL) -> Position[P]:
        """Return the first position of a game.

        Raises ``BadSettings`` for settings that can't be used, or if their edition can't seat the players.
        """


class OpeningSettings(msgspec.Struct, frozen=True, array_like=True):
    """Settings of a new game: the copy, the number of players, who begins, and how much is followed."""

    copy: EditionSettings
    players: Annotated[int, Meta(ge=1, le=9)]
    start: Annotated[int, Meta(ge=0, le=9)]
    depth: Depth


def build_opening(new_game: NewGame[P], lexicon: bytes = b"") -> Opening[P]:
    """Return the ``Opening`` of a game: how links encode the position that it began with, where possible by its settings.

    ``lexicon`` is the opening's. Settings stand for a position only if ``new_game`` returns exactly this position for them.
    """

    def begin(text: bytes) -> Position[P]:
        found = msgspec.json.decode(text, type=OpeningSettings)
        return new_game(found.copy, found.players, found.start, found.depth)

    def encode_settings(position: Position[P]) -> bytes:
        table = position.table
        text = msgspec.json.encode(OpeningSettings(table.copy, len(table.seats), table.start, table.depth))
        try:
            return text if begin(text) == position else b""
        except ValueError:
            return b""

    return Opening(encode_settings, begin, lexicon)
