"""A second game is taught: a lesson with its exercises, a guided game, and progress kept beside the first game's."""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random

import pytest

from tests.hearing import collect_messages
from tests.orchard_core.table import Table
from tests.orchard_widgets.exercises import EXERCISES
from village_core.games import save
from village_core.games.village import EditionSettings, deal, new_game
from village_core.kernel.game import Game
from village_core.kernel.values import Illegal, Option, Player
from village_widgets.tutor.chapter import CHECK, Chapter
from village_widgets.tutor.checking import find_faults
from village_widgets.tutor.course import PLAYED, Course
from village_widgets.tutor.drawing import NoExercise, Series
from village_widgets.tutor.exercises import main
from village_widgets.tutor.guided import GuidedGame
from village_widgets.tutor.lesson import find_option, parse_choice
from village_widgets.tutor.lesson_session import StepState
from village_widgets.tutor.progress_store import ProgressStore

READER = "0123456789abcdef0123456789abcdef"
GATHERING = "01_gathering"
FIRST_GAME = "02_first_game"


@pytest.fixture
def course() -> Course[Table]:
    """Return the course of Orchard."""
    return Course("orchard")


def test_a_chapter_is_walked_to_the_result_of_its_exercises(course: Course[Table], tmp_path: Path) -> None:
    """The refused move is refused, the wrong one answered, the right one done and followed; then come the exercises."""
    chapter = Chapter(course, GATHERING, ProgressStore(tmp_path))
    collect_messages(chapter)
    chapter.receive({"do": "hello", "reader": READER, "copy": "", "step": ""})
    session, step = chapter.at, chapter.lesson.steps[0]
    wrong, refused = step.likely
    with pytest.raises(Illegal) as illegal:
        session.choose(Option(parse_choice(chapter.position, refused)))
    assert refused["because"] in illegal.value.refusal.rules
    session.choose(find_option(chapter.position, wrong))
    assert session.state is StepState.WRONG and session.remark == "lazy"
    session.undo()
    session.choose(find_option(chapter.position, step.solution))
    assert session.state is StepState.DONE and chapter.position.table.gardens[0].pear == 2
    card = chapter.receive({"do": "next"})["lesson"]
    assert chapter.place == CHECK and card["question"].endswith("Who is next?") and not card["count"]
    card = chapter.receive({"do": "answer", "claim": chapter.at.exercise.right})["lesson"]
    assert card["solved"] and card["why"].startswith("Turns go round clockwise") and card["count"] == "1 right of 1 so far"
    assert chapter.lesson.checks == 2 and card["kind"] == "quiz"
    card = chapter.receive({"do": "next"})["lesson"]
    assert card["result"] == "You got 1 of 1 right.", "the chapter has nothing else to ask, so it asks fewer"
    assert card["kind"] == "end" and card["step"] == "Done" and "picture" not in card["map"]
    assert card["map"]["places"][0]["score"] == ["1/1", "exercises: 1 of 1 right", True]
    again = chapter.receive({"do": "next"})["lesson"]
    assert chapter.at.sitting.number == 1 and again["question"] and again["kind"] == "quiz"
    kept = ProgressStore(tmp_path).load(READER).progress
    assert kept.list_steps(f"orchard.{GATHERING}") == ("pears",) and kept.find_result(f"orchard.{GATHERING}").right == 1
    assert not kept.list_steps(GATHERING)


def test_only_chapters_of_other_games_are_kept_under_their_game_s_name(course: Course[Table]) -> None:
    """The first game's chapters are kept under their own names; another game's have its name in front."""
    assert Course("village").build_key(GATHERING) == GATHERING
    assert course.build_key(GATHERING) == f"orchard.{GATHERING}"


def test_a_rule_leads_to_the_step_that_teaches_it_and_to_the_texts_of_both_editions(course: Course[Table]) -> None:
    """The explanation of a rule has its wording, a source for each edition, and the steps that teach it."""
    why = course.explain_rule("gather", Chapter(course, GATHERING).position)
    assert why.wording and [taught.called for taught in why.taught] == ["1 · Gathering: Pears"]
    assert len(why.sources) == 2


def test_exercises_are_sound_and_the_same_from_the_same_seed(course: Course[Table]) -> None:
    """Exercises of each kind have no fault, and are the same from the same seed; a series ends when no new one is left."""
    names = ("following", "refused", "possible", "by-rule", "price", "outcome")
    assert tuple(kind.name for kind in course.exercises.kinds) == names
    seeds = [(str(number), level, name) for level in (1, 2, 3) for name in names for number in range(7)]
    made = [course.exercises.draw(seed, level, (), (name,)) for seed, level, name in seeds]
    assert not [fault for each in made for fault in find_faults(each, course.wording)]
    assert made == [course.exercises.draw(seed, level, (), (name,)) for seed, level, name in seeds]
    series = Series(EXERCISES, "few")
    assert len(list(islice(iter(lambda: series.pick_next(1, (), ("following",)), None), 6))) == 6, (
        "two editions, three who may begin"
    )
    with pytest.raises(NoExercise):
        series.pick_next(1, (), ("following",))


def test_what_is_refused_and_paid_is_asked_and_explained_as_of_any_game(course: Course[Table]) -> None:
    """The question has the decision; the reason has the rule's wording; the solution of a task is a move that does it."""
    barred = course.exercises.draw("a", 1, ("supply",))
    assert "gather, bake or rest?" in course.wording.word_question(barred)
    by_rule = course.exercises.draw("b", 2, ("bake",), ("by-rule",))
    assert "{" not in course.wording.word_reason(by_rule) and "A cake takes" in course.wording.word_reason(by_rule)
    priced = course.exercises.draw("c", 2, (), ("price",))
    assert course.wording.word_question(priced).startswith("Bake a cake from ")
    assert course.wording.word_solution(priced).startswith("It can be done like this: Bake a cake, paying")
    baked = course.exercises.draw("d", 1, (), ("outcome",))
    assert course.wording.word_question(baked).endswith("How many cakes has Ada then?")
    assert course.wording.word_reason(baked).startswith("A cake takes ")


def test_the_command_makes_its_exercises(capsys: pytest.CaptureFixture[str]) -> None:
    """The command makes 80 exercises, counts them by kind and by rule, and names rules with nothing new to ask."""
    assert main(["--game", "orchard", "--count", "80"]) == 0
    said = capsys.readouterr().out
    assert " 6 following\n" in said and " 0 gather\n" in said and " 0 supply\n" not in said
    assert "following has nothing new to ask about rest." in said and "0 faults" in said
    kinds = [line.split()[1] for line in said.splitlines()[:6]]
    assert kinds == ["by-rule", "following", "outcome", "possible", "price", "refused"]


def test_a_first_game_is_guided(course: Course[Table], tmp_path: Path) -> None:
    """The guided game begins at once, advises by the game's evaluation, and is noted when it is over.

    From the fourth round on it advises only when asked.
    """
    page = GuidedGame(course, FIRST_GAME, ProgressStore(tmp_path))
    said = collect_messages(page)
    said.append(page.receive({"do": "hello", "reader": READER, "copy": ""}))
    assert said[0]["keeps"] == f"orchard.{FIRST_GAME}" and said[0]["lesson"]["advice"][0].startswith("Try this: Roll for")
    while not page.session.position.over:
        card, position = said[-1]["lesson"], page.session.position
        if position.table.round > 3:
            assert not card["advice"] and card["asks"]
            card = page.receive({"do": "advice"})["lesson"]
        baking = "Bake" in card["advice"][0] if card["lit"] else False
        assert baking is any("A cake is 5 points at once." in line for line in card["advice"])
        page.session.choose(course.advise(page.session.game).best.plan[0])
    assert said[-1]["lesson"]["over"] and page.session.position.table.gardens[0].cakes
    assert ProgressStore(tmp_path).load(READER).progress.list_steps(f"orchard.{FIRST_GAME}") == (PLAYED,)


def test_a_broken_save_of_another_game_is_not_offered_to_the_guided_page(course: Course[Table], tmp_path: Path) -> None:
    """A broken save of another game is refused in words; the page goes on with its own game."""
    page = GuidedGame(course, FIRST_GAME, ProgressStore(tmp_path))
    collect_messages(page)
    running, start = page.session, deal(new_game(EditionSettings("first_2011"), 2), Random(1))
    other = save(Game((Player("A", "red"), Player("B", "blue")), start))
    why, rescued = page.receive({"do": "load", "text": f"{other}{{broken"})["unloaded"]
    assert why and not rescued
    assert page.receive({"do": "rescue"}) is None and page.session is running
