"""The guided game in messages: it begins at once, advises less and less, is noted when it is over, and is kept."""

from __future__ import annotations

from pathlib import Path

from tests.hearing import Heard, collect_messages
from tests.learning.chapters import READER
from village_core.games import save
from village_core.games.village.table import Table
from village_core.players.levels import FOLLOWING
from village_widgets.games.village.learning import PAGES
from village_widgets.tutor.course import PLAYED, Course
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.progress_store import ProgressStore


def open_game(folder: Path) -> tuple[GuidedGame[Table], list[Heard]]:
    """Open the page of the first game; return it and a list of its first answer and, as they come, messages it sends unasked."""
    page = GuidedGame(Course(PAGES.game), PAGES.guided, ProgressStore(folder))
    said = collect_messages(page)
    said.append(page.receive({"do": "hello", "reader": READER, "copy": ""}))
    return page, said


def test_a_game_begins_at_once_with_advice_that_is_lit_on_the_board(tmp_path: Path) -> None:
    """The first game asks for no settings; the reader is asked, and gets a move and its reason, with one place lit."""
    page, said = open_game(tmp_path)
    assert "settings" not in said[0] and said[0]["table"]["panels"] and said[0]["keeps"] == PAGES.guided
    card = said[0]["lesson"]
    assert len(card["advice"]) >= 2 and len(card["lit"]) == 1
    assert page.session.asked == 0


def test_following_the_advice_to_the_end_is_a_whole_game_and_is_noted(tmp_path: Path) -> None:
    """Every advised move is legal, to the end of the game; advice is lit at first, then only in words, then silent.

    At the end the chapter counts as done, and the exam is next.
    """
    page, said = open_game(tmp_path)
    heard = set()
    for _ in range(600):
        if page.session.position.over:
            break
        card = said[-1]["lesson"]
        heard.add((page.session.position.table.round, bool(card["advice"]), bool(card["lit"])))
        page.session.choose(page.course.advise(page.session.game).best.plan[0])
    assert page.session.position.over
    assert (1, True, True) in heard and any(advised and not lit for number, advised, lit in heard if number == 3)
    assert all(not advised for number, advised, _ in heard if number > 3)
    assert said[-1]["lesson"]["over"] and said[-1]["lesson"]["next"][::2] == ["90_exam", False], "on a page of its own"
    assert ProgressStore(tmp_path).load(READER).progress.list_steps(PAGES.guided) == (PLAYED,)


def test_advice_can_be_silenced_and_asked_for(tmp_path: Path) -> None:
    """Silenced advice stays silent, and a requested answer lasts one decision; the same button brings advice back."""
    page, said = open_game(tmp_path)
    assert page.receive({"do": "quiet"})["lesson"]["advice"] == []
    assert page.receive({"do": "advice"})["lesson"]["advice"]
    page.session.choose(page.session.position.options[0])
    assert said[-1]["lesson"]["advice"] == []
    assert page.receive({"do": "quiet"})["lesson"]["advice"]


def test_advice_asked_for_in_one_game_is_not_given_in_the_next(tmp_path: Path) -> None:
    """Silenced advice is silent again after a game is begun anew, though it was asked for just before."""
    page, said = open_game(tmp_path)
    page.receive({"do": "quiet"})
    assert page.receive({"do": "advice"})["lesson"]["advice"]
    page.receive({"do": "again"})
    assert [message["lesson"]["advice"] for message in said if "lesson" in message][-1] == []


def test_the_others_follow_the_reader(tmp_path: Path) -> None:
    """The other seats of a first game are played by the program that follows the reader's strength."""
    page, _ = open_game(tmp_path)
    reader, *others = page.session.game.players
    assert reader.plays == "person" and others and {other.plays for other in others} == {FOLLOWING}


def test_a_kept_game_goes_on_and_another_can_be_begun(tmp_path: Path) -> None:
    """A game that was saved on one page loads on another; New game starts another one there."""
    page, _ = open_game(tmp_path)
    for _ in range(3):
        page.session.choose(page.session.position.options[0])
    other, _ = open_game(tmp_path)
    assert other.receive({"do": "load", "text": save(page.session.game)}) is None
    assert other.session.position == page.session.position
    other.session.choose(other.session.position.options[0])
    other.receive({"do": "again"})
    assert other.session.position.table.round == 1 and other.session.asked == 0


def test_a_saved_notebook_shows_a_stable_text(tmp_path: Path) -> None:
    """Without a kernel the first game has a short text with its name."""
    assert open_game(tmp_path)[0]._repr_mimebundle_()["text/plain"] == "GuidedGame('11_first_game')"
