"""The course of Manitoba, beyond the tests of every course: the guided game, and too many pieces laid out."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from tests.hearing import collect_messages
from tests.learning.courses import COURSES
from village_core.games.manitoba import GAME
from village_widgets.games.manitoba.learning import PAGES
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.lesson_session import MOST, LessonSession
from village_widgets.tutor.progress_store import ProgressStore

COURSE: Final = COURSES[GAME.name]


def test_a_first_game_is_guided(tmp_path: Path) -> None:
    """The first game begins at once for two; through its first round each advised move can be made and has a reason."""
    page = GuidedGame(COURSE, PAGES.guided, ProgressStore(tmp_path))
    said = collect_messages(page)
    said.append(page.receive({"do": "hello", "reader": "0123456789abcdef" * 2, "copy": ""}))
    assert said[0]["keeps"] == f"manitoba.{PAGES.guided}" and len(page.session.position.table.seats) == 2
    while page.session.position.table.round < 2:
        card = said[-1]["lesson"]
        assert len(card["advice"]) >= 2 and card["advice"][0].startswith("Try this: ")
        page.session.choose(page.course.advise(page.session.game).best.plan[0])


def test_any_number_of_pieces_can_be_laid_out() -> None:
    """A board with too many pieces, also beyond the room of a storage, can be drawn."""
    lesson = COURSE.find_lesson("09b_setting_up")
    for step in (step for step in lesson.steps if step.lay):
        session = LessonSession(COURSE.players, lesson, lesson.find_number(step.key), COURSE.teaching.setup)
        for name in session.wanted:
            session.lay(name, MOST)
            assert COURSE.build_telling(session.game).draw_panels(session.position, session.viewer)
