"""The course of Stone Age beyond the tests of every course: sound exercises of all kinds, its length, a guided game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from tests.hearing import collect_messages
from tests.samples import sample
from village_core.games.stone_age.choices import Build, Decline, EndTurn
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Place
from village_core.kernel.values import Choice, Option
from village_widgets.games.stone_age.exercises import EXERCISES, KINDS
from village_widgets.games.stone_age.exercises.goals import Enables
from village_widgets.games.stone_age.exercises.refusing import use_tool
from village_widgets.games.stone_age.learning import PAGES, build_chapter, build_first_game, build_home
from village_widgets.tutor.checking import find_faults
from village_widgets.tutor.course import Course
from village_widgets.tutor.drawing import Series
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.length import measure_core
from village_widgets.tutor.progress_store import ProgressStore

COURSE = Course(PAGES.game)
READER = "0123456789abcdef0123456789abcdef"


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_exercises_are_sound(kind: str) -> None:
    """For every rule of a kind pieces add up, one claim holds, some moves reach the goal, and all is worded."""
    series, rules = Series(EXERCISES, "sound"), sorted(next(each.rules for each in KINDS if each.name == kind))
    for number in range(max(sample(0, 12), len(rules))):
        made = series.pick_next(1 + number % 3, (rules[number % len(rules)],), (kind,))
        assert not list(find_faults(made, COURSE.wording))
        assert "{" not in COURSE.wording.word_question(made) + COURSE.wording.word_reason(made)


@pytest.mark.parametrize(("rule", "tribes"), [(Rule.PLACE_ROOM, {4}), (Rule.PLACE_GATHERERS, {2, 3})])
def test_the_wanted_rule_closes_a_place(rule: Rule, tribes: set[int]) -> None:
    """Four tribes close a place by filling its seven spaces, fewer by the number of tribes there, before it is full."""
    series, seen = Series(EXERCISES, f"fills {rule}"), set()
    for number in range(sample(9, 30)):
        made = series.pick_next(1 + number % 3, (rule,), ("fills",))
        table, place = made.position.table, made.goal.place
        seen.add(len(table.seats))
        reached = [option.choice for option in made.position.options if made.goal.is_reached(made.position, option)]
        assert made.rules == (rule,) and reached
        there = sum(tribe.count_at(place) for tribe in table.tribes)
        full = [there + choice.workers == 7 for choice in reached if choice.place == place]
        assert full == [True] if rule is Rule.PLACE_ROOM else not all(full)
    assert seen == tribes


def test_the_used_tool_is_one_that_the_tribe_has() -> None:
    """tool-once: in the scene about a used tool, the tool that was used before has a value."""
    for seed in range(20):
        tables = use_tool(Random(seed), 1).table.tribes
        [value] = [value for tribe in tables for value, used in zip(tribe.tools, tribe.turned, strict=True) if used]
        assert value > 0, seed


def test_the_core_takes_about_half_an_hour() -> None:
    """The course's core has more than thirty steps, and takes 25 to 60 minutes to read and play."""
    found = measure_core(COURSE)
    assert found.steps > 30 and 25 <= found.minutes <= 60


def test_pages_of_the_course_print_their_names() -> None:
    """The ``repr`` of a chapter, of the first game and of the home of the course is short and names it."""
    said = [repr(page) for page in (build_chapter("03_cards"), build_first_game(), build_home())]
    assert said == ["Chapter('03_cards')", f"GuidedGame({PAGES.guided!r})", "CourseHome('stone_age')"]


def test_a_first_game_is_guided(tmp_path: Path) -> None:
    """The first game begins at once for two; through its first round each advised move can be made and has a reason."""
    page = GuidedGame(COURSE, PAGES.guided, ProgressStore(tmp_path))
    said = collect_messages(page)
    said.append(page.receive({"do": "hello", "reader": READER, "copy": ""}))
    assert said[0]["keeps"] == f"stone_age.{PAGES.guided}" and len(page.session.position.table.seats) == 2
    while page.session.position.table.round == 1:
        card = said[-1]["lesson"]
        assert len(card["advice"]) >= 2 and card["advice"][0].startswith("Try this: ")
        page.session.choose(page.course.advise(page.session.game).best.plan[0])


@pytest.mark.parametrize(
    ("seat", "choice", "reached"),
    [
        (0, Build(Place.BUILDING_1), True),
        (0, Build(Place.BUILDING_2), False),
        (1, Build(Place.BUILDING_1), False),
        (0, Decline(Place.BUILDING_1), False),
        (0, EndTurn(), False),
    ],
)
def test_a_move_enables_its_own_tribe_to_build_there(seat: int, choice: Choice, reached: bool) -> None:
    """The goal is reached if the same tribe decides next and can build at that very place; other choices there don't count."""
    then = SimpleNamespace(seat=seat, options=[Option(Decline(Place.CARD_1)), Option(choice)])
    position = SimpleNamespace(play=lambda option: SimpleNamespace(position=then))
    assert Enables(0, Place.BUILDING_1).is_reached(position, Option(Decline(Place.CARD_1))) is reached
