"""A board's state in a notebook: it holds the board, so that a saved notebook or an exported page draws it without a kernel."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from random import Random

import pytest

from tests.hearing import Heard, decode
from village_core.games import find_game, list_games, village
from village_core.games.editions import EditionSettings
from village_widgets.components.scene import GAP, Panel, draw_still
from village_widgets.play.board import Board

LIMIT = 25_000
"""Bytes that a board may add to the state of its widget."""
HELLO = {"do": "hello", "told": True}


def open_board() -> Board:
    """Open a board of Village for two people."""
    return Board(village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(7)))


def unpack(packed: bytes) -> Heard:
    """Return a message that was packed."""
    return json.loads(zlib.decompress(packed))


def collect_sent(board: Board) -> list[tuple[Heard, list[bytes]]]:
    """Return a list that collects all that the board's screen sends to browsers, with its binary parts."""
    sent: list[tuple[Heard, list[bytes]]] = []
    board.screen._send = lambda message, buffers=(): sent.append((message, [*(buffers or ())]))
    return sent


def make_moves(board: Board, count: int = 3) -> None:
    """Take the first option ``count`` times from Python."""
    for _ in range(count):
        board.play(board.position.options[0])


def test_the_state_holds_what_a_new_page_is_answered() -> None:
    """The state holds the message that a new page is answered, and its version."""
    board = open_board()
    state = board.screen.get_state()
    answer = decode(board.screen.receive({"do": "hello"}))
    assert unpack(state["_told"]) == answer and state["_version"] == answer["table"]["v"] == 1


def test_the_state_follows_every_move_while_no_page_shows_the_board() -> None:
    """Without a page each move sends an update of the state and nothing else.

    The state holds the board after the last move, with its version.
    """
    board = open_board()
    sent = collect_sent(board)
    make_moves(board)
    assert [message["method"] for message, _ in sent] == ["update"] * 3
    message, (packed,) = sent[-1]
    last = unpack(packed)["table"]
    assert last == decode(board.screen.receive({"do": "hello"}))["table"]
    assert (last["v"], last["log"][1][-1]["step"]) == (4, len(board.game.steps) - 1)
    assert message["state"]["_version"] == 4


def test_a_page_is_sent_the_board_once() -> None:
    """A page that shows the board of the state gets an empty answer.

    After that each move sends it the changes and updates the state.
    """
    board = open_board()
    shown = board.screen.get_state()["_version"]
    assert decode(board.screen.receive({**HELLO, "last": ["", shown]})) == {}
    sent = collect_sent(board)
    make_moves(board)
    assert [message["method"] for message, _ in sent] == ["custom", "update"] * 3
    for message, buffers in sent[::2]:
        table = (unpack(*buffers) if buffers else message["content"])["table"]
        assert "panels" not in table and table["after"] == table["v"] - 1


def test_the_state_follows_the_moves_that_a_page_shows() -> None:
    """The state has the board after each move as long as a page shows the board, with its version."""
    board = open_board()
    board.screen.receive({**HELLO, "last": ["", 1]})
    sent = collect_sent(board)
    make_moves(board)
    message, (packed,) = sent[-1]
    assert message["state"]["_version"] == unpack(packed)["table"]["v"] == 4


def test_a_page_that_shows_an_earlier_board_gets_the_whole() -> None:
    """A page that shows the board from before some moves gets the whole board."""
    board = open_board()
    shown = board.screen.get_state()["_version"]
    make_moves(board)
    answer = decode(board.screen.receive({**HELLO, "last": ["", shown]}))
    assert "panels" in answer["table"] and answer["table"]["v"] == 4


def test_a_page_that_opens_disturbs_no_other() -> None:
    """Reading the state and opening a page keep the version: a press on another page still counts."""
    board = open_board()
    first = decode(board.screen.receive({"do": "hello"}))["table"]
    board.screen.get_state()
    board.screen.receive({**HELLO, "last": ["", 1]})
    board.screen.receive({"do": "hello"})
    row = next(row for row in first["rows"] if len(row.get("ways", [])) < 2)
    board.screen.receive({"do": "pick", "row": row.get("number", first["rows"].index(row)), "way": 0, "v": first["v"]})
    assert len(board.game.steps) == 1


@pytest.mark.parametrize("name", list_games())
def test_the_board_in_the_state_is_small(name: str, record_property: Callable[[str, object], None]) -> None:
    """A game's new board in each edition, with most players and its page's words, adds less than ``LIMIT`` bytes to the state."""
    game = find_game(name)
    settings = [EditionSettings(edition) for edition in game.editions]
    boards = [Board(game.new_game(each, game.editions.build_edition(each).players[-1])) for each in settings]
    sizes = [len(board.screen.get_state()["_told"]) for board in boards]
    record_property("bytes", sizes)
    assert all(0 < size < LIMIT for size in sizes)


def test_a_row_of_a_still_is_as_high_as_its_highest_panel() -> None:
    """Panels of several heights side by side leave room for the highest, and the next row begins below it."""
    panels = [Panel(str(high), "", 100, high, {}) for high in (50, 300, 80, 20)]
    drawn = draw_still(panels, "", "en")
    assert f'viewBox="0 0 {3 * (100 + GAP) + GAP} {300 + 20 + 3 * GAP}"' in drawn
    assert f'data-panel="20" x="{GAP}" y="{300 + 2 * GAP}"' in drawn
