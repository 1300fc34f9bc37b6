"""Texts of pages are put together by the language: no spaces between Han sentences, its own lists and brackets, its numbers."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import grammar
from tests.laws import list_subjects
from tests.learning.test_charts import read_said
from tests.players.test_levels import yield_positions
from tests.stone_age.positions import lay_placing, lay_stone_age
from tests.village.positions import lay_acting, lay_turn, lay_village, settle
from tests.widgets.test_coach import build_page_question
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.stone_age.vocabulary import Place
from village_core.games.village.market import MarketDay
from village_core.kernel.values import Player
from village_core.players.coach import MoveEstimate, Report
from village_widgets.components.charts import list_labels
from village_widgets.games import find_screen
from village_widgets.games.comparing import compare
from village_widgets.games.village import charts
from village_widgets.games.village.exercises.staging import word_scene
from village_widgets.tutor.course import Course
from village_widgets.tutor.wording import PositionWords

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"))


@pytest.fixture
def _han(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    grammar.speak(grammar.HAN, monkeypatch, tmp_path)


@pytest.fixture
def _german(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    grammar.speak(grammar.GERMAN, monkeypatch, tmp_path)


def tell(position):
    """Return the telling of a position for two players."""
    shown = find_screen(position.game)
    return shown.build_telling(PLAYERS, position, shown.load_words())


@pytest.mark.usefixtures("_han")
def test_what_others_hold_is_a_list_of_the_language() -> None:
    """The pieces with which a seat can pay are joined as the language joins lists."""
    position = lay_turn(lay_village(2, stock={0: {"grain": 1, "coin": 2, "skill": 1}}))
    assert "1 Skill、" in tell(position).describe_purse(position, 0)


@pytest.mark.usefixtures("_han")
def test_sentences_of_a_scene_follow_each_other_without_a_space() -> None:
    """An exercise tells how a decision came about in sentences without a space between them."""
    passed = settle(lay_village(3), MarketDay(0, 1, (2,), True))
    said = word_scene(PositionWords(Course("village").wording.words, passed))
    assert "sell.Caro" in said and "to sell. " not in said


@pytest.mark.usefixtures("_han")
def test_editions_side_by_side_have_marks_and_labels_of_the_language() -> None:
    """The plain text of a comparison has the language's colons and brackets."""
    said = str(compare(lay_turn(lay_village(3))))
    assert "：" in said and "（sure）" in said
    assert " (sure)" not in said and "): " not in said


@pytest.mark.usefixtures("_han")
def test_the_sources_of_a_rule_name_editions_as_the_language_does() -> None:
    """The editions of the first rule's citations have their years in the language's brackets."""
    course = Course("village")
    position = lay_turn(lay_village(2))
    assert all("（" in edition for edition, _ in course.explain_rule(course.rules[0], position).sources)


@pytest.mark.usefixtures("_han")
def test_tables_beside_charts_list_as_the_language_does() -> None:
    """The prices in the table beside their picture are a list of the language, and so are the stops on the life track."""
    assert "1 Skill、1 Knowledge" in read_said(charts.draw_costs(lay_acting(lay_village(2), "crafts")))
    assert "；" in read_said(charts.draw_life(lay_turn(lay_village(2)), 0))


@pytest.mark.usefixtures("_german")
def test_numbers_are_written_as_the_language_writes_them() -> None:
    """The coach's points, the yield on a choice's button and in the odds of dice have a German comma."""
    position = next(each for each in yield_positions(list_subjects()[0].recorded.game, 3, 2, 0.2) if len(each.options) > 1)
    move = MoveEstimate((position.options[0],), {"goods": 5.5}, 3.0, 0.0, 0.0)
    told = build_page_question(list_subjects()[0], position, position.seat).answer(Report((move,), 7, 0.5), looking=True)
    assert told.moves[0].lines == (("goods", "5,5"),)
    wood = lay_placing(lay_stone_age(2))
    assert tell(wood).describe_choice(PlaceWorkers(Place.FOREST, 4), wood) == "Send 4 workers to the forest, etwa 4,3"
    odds = tell(wood).describe_odds(wood, 0)
    assert any("im Mittel 4,3" in bar.inside for each in odds for bar in each.bars)


def test_long_names_that_read_alike_stay_apart_on_an_axis() -> None:
    """Names too long for an axis keep what tells them apart: their ends, or else a number."""
    ends = [Player("Maximiliane Sophie", "red"), Player("Maximiliane Marie", "blue")]
    middles = [Player("Maximiliane Sophie Meyer", "red"), Player("Maximiliane Marie Meyer", "blue")]
    assert list_labels(ends) == ["Maximi…ophie", "Maximi…Marie"]
    assert list_labels(middles) == ["Maximi…Meyer 1", "Maximi…Meyer 2"]
