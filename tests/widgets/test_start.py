"""The start page: links to the pages of every game in the registry."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.orchard.registered import registered
from tests.widgets.test_pages import ROOT
from village_core.games import list_games
from village_widgets.play.start import Start, find_named_game, start


def read_markdown(page: Start) -> str:
    """Return the page's text in Markdown."""
    return page._repr_mimebundle_()["text/markdown"]


def test_a_single_game_has_three_ways_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game has one link each to its course, to play and to the table, and neither heading nor columns."""
    monkeypatch.setattr("village_widgets.play.start.list_games", lambda: {"village": ""})
    text = read_markdown(Start(folder=ROOT / "notebooks"))
    assert [text.count(f"]({page})") for page in ("learn.ipynb", "play.ipynb", "companion.ipynb")] == [1, 1, 1]
    assert "## Village" not in text and "vc-start-games" not in text and "family" in text


def test_several_games_stand_side_by_side(tmp_path: Path) -> None:
    """Several games stand in order, each with its heading, its own addresses, and a link to its course if that has chapters.

    ``find_named_game`` knows the listed games alone.
    """
    with registered():
        text = read_markdown(Start(folder=tmp_path))
        assert text.index("vc-start-games") < text.index("## Village") < text.index("## Stone Age") < text.index("## Orchard")
        assert text.count("<div") == text.count("</div>") == len(list_games()) + 1
        pages = [f"({page}.ipynb#play={game})" for page in ("play", "companion") for game in ("village", "orchard")]
        assert all(page in text for page in pages), "whatever was played last"
        assert "01_" not in text
        (tmp_path / "orchard").mkdir()
        (tmp_path / "orchard" / "01_gathering.ipynb").touch()
        assert "](orchard/01_gathering.ipynb)" in read_markdown(Start(folder=tmp_path))
        assert find_named_game("play=orchard") == "orchard"
    assert not find_named_game("play=orchard") and not find_named_game("orchard") and find_named_game("play=village") == "village"


def test_a_course_without_a_home_begins_at_its_first_lesson(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If two lessons of a game have pages, but its course has none, the start page leads to the first, in any order of files."""
    for page in ("00_prologue.ipynb", "01_setup.ipynb"):
        (tmp_path / page).touch()
    monkeypatch.setattr(Path, "iterdir", lambda folder: (folder / name for name in sorted(os.listdir(folder), reverse=True)))
    text = read_markdown(Start(folder=tmp_path))
    assert "](00_prologue.ipynb)" in text and "](01_setup.ipynb)" not in text


def test_a_lone_player_is_led_to_the_game_for_one(tmp_path: Path) -> None:
    """Between play page and companion a link leads to the game for one, if that chapter exists."""
    text = read_markdown(Start(folder=ROOT / "notebooks"))
    assert text.count("14_solo.ipynb") == 1 and text.index("(play.ipynb") < text.index("14_solo") < text.index("(companion.ipynb")
    assert "14_solo" not in read_markdown(Start(folder=tmp_path))


def test_the_pages_text_names_its_games() -> None:
    """``repr`` of the page, which is also its plain text in a notebook, is ``Start`` with the names of the listed games."""
    assert repr(start()) == start()._repr_mimebundle_()["text/plain"] == f"Start({', '.join(list_games())})"
