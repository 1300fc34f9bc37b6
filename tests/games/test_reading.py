"""What people bring in many forms: line ends of old systems, links inside texts, files of other kinds."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.laws import play_whole_game
from tests.village.subject import VILLAGE
from village_core.games import save
from village_core.games.reading import read
from village_core.games.village import CODEC
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave

ADDRESS = "https://play.example/?game="


@pytest.fixture(scope="module")
def game() -> Game:
    """Return the beginning of a random game."""
    return play_whole_game(VILLAGE, ("first_2011", 2), Random(2)).branch(20)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_every_line_end_will_do(game: Game, end: str) -> None:
    """A save with the line ends of any system is read as its game."""
    assert read(save(game).replace("\n", end).encode()) == game


@pytest.mark.parametrize("after", ["", "%3D%3D", "\nand more"])
def test_a_link_is_found_inside_a_text(game: Game, after: str) -> None:
    """A link is read with padding that its address writes with percent signs, and with other text after it."""
    assert read(f"{ADDRESS}{compact(game, CODEC, '1')}{after}") == game


def test_the_first_problem_of_a_link_is_told(game: Game) -> None:
    """If a link can't be read with or without the text after it, the problem without it is told."""
    link = compact(game, replace(CODEC, name="chess"), "1")
    with pytest.raises(BadSave) as caught:
        read(f"{ADDRESS}{link} and more")
    assert (caught.value.problem, caught.value.detail) == ("save-other-game", "chess")


@pytest.mark.parametrize("data", [b"abc\x00def", b"abc\xff"])
def test_a_first_line_that_is_no_text_is_no_text_file(data: bytes) -> None:
    """A file whose first line has a zero byte, or bytes that are no text, is said to be no text."""
    with pytest.raises(BadSave) as caught:
        read(data)
    assert caught.value.problem == "file-binary"
