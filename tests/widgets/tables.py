"""Tables of Village for the tests of widgets: sessions and pages in plain messages, without a browser."""

from __future__ import annotations

from typing import Final

import msgspec

from tests.hearing import Heard, collect_messages, decode
from village_core.games import village
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_widgets.components.commands import TableCommand
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.session import Session
from village_widgets.games.village.telling import VillageTelling, load_words
from village_widgets.play import Play

ANNA: Final = Player("Anna", "red")
BERT: Final = Player("Bert", "blue", "random")
CARL: Final = Player("Carl", "yellow")
DORA: Final = Player("Dora", "white", "random")
SETTINGS: Final = {
    "edition": "first_2011",
    "players": [
        {"name": "Anna", "colour": "red", "plays": "person"},
        {"name": "Bert", "colour": "blue", "plays": "random"},
    ],
    "seed": "1",
    "rulings": {},
}


def begin_session(*players: Player, seed: str = "1", edition: str = "first_2011") -> Session:
    """Start a game and play until a person decides, by default Anna against a program that plays at random.

    A game of programs alone stays at its beginning.
    """
    seated = players or (ANNA, BERT)
    begun = Session(Game(seated, village.new_game(village.EditionSettings(edition), len(seated))), seed)
    if begun.people:
        begun.go_on()
    return begun


def show(played: Session) -> PlayedBoard:
    """Return the view of a session on a freshly opened page that has the whole board; its next message tells changes only."""
    table = PlayedBoard(played, VillageTelling(played.game.players, played.position.table.edition, load_words()))
    table.snapshot()
    return table


def open_table(position: Position, *players: Player) -> PlayedBoard:
    """Open the table at a given position for these players, by default for Anna and Carl."""
    return show(Session(Game(players or (ANNA, CARL), position), "1"))


def hear(table: PlayedBoard, said: dict[str, object]) -> Heard | None:
    """Return a table's answer to a page's message, in plain values; None without an answer.

    Raises ``ValidationError`` if the message is no command.
    """
    return decode(table.handle(msgspec.convert(said, TableCommand)))


def open_page(**settings: object) -> tuple[Play, list[Heard]]:
    """Open the play page, begin a game with ``SETTINGS`` and these changes, and return the page and the list of its messages.

    The list goes on collecting messages.
    """
    play = Play()
    said = collect_messages(play)
    answer = play.receive({"do": "begin", "settings": {**SETTINGS, **settings}})
    if answer is not None:
        said.append(answer)
    return play, said
