"""Mistakes in a notebook's cell: a board or a chapter that isn't there is answered by what would be right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from village_core.games import village
from village_widgets import Board
from village_widgets.games.stone_age.learning import build_chapter as stone_age_chapter
from village_widgets.games.village.learning import build_chapter

POSITION = village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(7))
BOARDS = "A board shows a position or a game. read_picture makes a position of a text picture, load a game of a save."


@pytest.mark.parametrize(
    ("kind", "wrong", "said"),
    [
        pytest.param(TypeError, lambda: Board(village.GAME.write_picture(POSITION)), BOARDS, id="a board of a text"),
        pytest.param(TypeError, lambda: Board(None), BOARDS, id="a board of nothing"),
        pytest.param(
            LookupError, lambda: Board(POSITION, viewer=9), "There is no seat “9”. These would do: 0, 1.", id="a viewer"
        ),
        pytest.param(KeyError, lambda: build_chapter("99"), "There is no chapter “99”. These would do: 00_", id="a chapter"),
        pytest.param(KeyError, lambda: stone_age_chapter(1), "There is no chapter “1”. These would do: 00_", id="a number"),
    ],
)
def test_a_mistake_is_answered_by_a_sentence(kind: type[Exception], wrong: Callable[[], object], said: str) -> None:
    """The exception's text says what a board shows, or what is not there and which names would do."""
    with pytest.raises(kind) as caught:
        wrong()
    assert str(caught.value).startswith(said)
