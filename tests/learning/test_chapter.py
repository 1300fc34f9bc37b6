"""A chapter in messages: a walk from end to end, hints, remarks, exercises."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.learning.chapters import COURSE, MARKET, READER, answer_exercise, ask, list_targets, open_chapter, solve, walk_chapter
from tests.learning.courses import COURSES
from tests.samples import LONG, spread, thin
from village_core.games.village.rules import Rule
from village_core.kernel.values import Choice, Illegal, Option
from village_widgets.components.grouping import FEW
from village_widgets.components.places import find_targets
from village_widgets.components.telling import AGENDA
from village_widgets.tutor.card import name_sought
from village_widgets.tutor.chapter import CHECK, Chapter
from village_widgets.tutor.lesson import find_option, is_match, parse_choice
from village_widgets.tutor.lesson_session import StepState
from village_widgets.tutor.progress import Sitting
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.quiz import Quiz

ASKING = {game: [name for name in course.lessons if not course.is_prologue(name)] for game, course in COURSES.items()}
"""The chapters of each game that close with exercises: all but the prologue."""
STEPS = [(name, step.key) for name in ASKING["village"] for step in COURSE.find_lesson(name).steps]
WALKED = [(game, name) for game, course in COURSES.items() for name in course.lessons if course.find_lesson(name).steps]
"""The chapters with steps."""
ROUNDS = {"village": "13_rare_cases", "stone_age": "06_the_end", "manitoba": "07_shells"}
"""A chapter of each game in which rounds end, after right moves and after wrong ones."""
ENDING = {game: [name for walked, name in WALKED if walked == game and (LONG or name == ROUNDS[game])] for game in COURSES}
POINTING = [
    (game, name) for game, name in WALKED if any(step.find or step.counts for step in COURSES[game].find_lesson(name).steps)
]
"""The chapters with a step whose task is to point at something."""
MISSABLE = [
    (name, key) for name, key in STEPS if COURSE.find_lesson(name).steps[COURSE.find_lesson(name).find_number(key)].likely
]
"""The steps with likely wrong moves."""


@pytest.mark.parametrize("name", spread(ASKING["village"]))
def test_a_chapter_is_walked_from_the_first_step_to_the_result_of_its_exercises(name: str, tmp_path: Path) -> None:
    """In a chapter of Village each step is done and noted, and each exercise answered rightly.

    The end shows what the reader can do, the result and the way on; the map marks the chapter as done, all right.
    """
    chapter, said = open_chapter(tmp_path, name)
    for step in chapter.lesson.steps:
        assert chapter.place == step.key
        solve(chapter)
        assert said[-1]["lesson"]["state"] == "done" and said[-1]["lesson"]["answer"]
        ask(chapter, said, do="next")
    assert set(chapter.reader.progress.list_steps(name)) == {step.key for step in chapter.lesson.steps}
    assert chapter.place == CHECK
    for number in range(1, chapter.lesson.checks + 1):
        card = answer_exercise(chapter, said, right=True)
        assert card["solved"] and card["why"] and card["example"] and not card["answer"]
        card = ask(chapter, said, do="next")["lesson"]
        assert card["kind"] == ("quiz" if number < chapter.lesson.checks else "end")
    assert [can[0] for can in card["can"]] == [chapter._say(f"can-{can.key}") for can in chapter.lesson.can]
    assert str(chapter.lesson.checks) in card["result"] and card["again"] == []
    here = next(place for place in card["map"]["places"] if place["chapter"] == name)
    assert here["done"] == here["steps"] and here["score"][2], "the house is done, with a wreath"
    last = name in (COURSE.core[-1], COURSE.advanced[-1])
    assert "next" not in card if last else card["next"][0] == card["map"]["onward"][0] in COURSE.chapters
    assert chapter.reader.progress.find_result(name).right == chapter.lesson.checks


@pytest.mark.parametrize(("name", "key"), thin(MISSABLE, 18))
def test_likely_moves_get_the_written_answers(name: str, key: str, tmp_path: Path) -> None:
    """In Village a refused move is answered by its rule and changes nothing; if it has a remark, a refusal shows that first.

    A legal but wrong move is answered by its remark, and undo takes it back.
    """
    chapter, said = open_chapter(tmp_path, name, key)
    step = chapter.at.step
    before = chapter.position
    for wanted in step.likely:
        if "because" in wanted:
            choice = parse_choice(before, wanted)
            target = chapter._telling.find_target(choice, before)
            alone = sum(chapter._telling.find_target(option.choice, before) == target for option in before.options) == 1
            answer = ask(chapter, said, do="why") if alone else ask(chapter, said, do="at", at=target)
            told = answer.get("refused") or answer.get("ask") or answer["why"]
            rules = (str(wanted["because"]), before.find_rule(Choice()))  # the rule for a place of which no choice can be made
            wordings = map(chapter._telling.narrator.word_rule, rules)
            answered = json.dumps(told, ensure_ascii=False)
            assert any(wording in answered for wording in wordings), f"{wanted} is not answered by its rule"
            if "say" in wanted and "refused" in answer:
                assert chapter._say(f"step-{key}.{wanted['say']}") == answer["refused"]["reasons"][0][1]
            assert chapter.position == before
        else:
            said_so = [option for option in before.options if step.find_remark(option) == wanted["say"]]
            chapter.at.choose(next(o for o in said_so if is_match(wanted, o) and not step.is_solved_by(o)))
            card = said[-1]["lesson"]
            assert card["state"] == "wrong" and card["answer"].startswith(chapter._say(f"step-{key}.{wanted['say']}"))
            ask(chapter, said, do="undo")
            assert chapter.position == before and chapter.at.state is StepState.ASKED


@pytest.mark.parametrize(("game", "name"), WALKED)
def test_a_card_names_the_place_of_its_task_first(game: str, name: str) -> None:
    """The first place on a card is one to point at or to lay pieces out on, or else the solution's.

    If there is none of these, it is the first that the task names, or else the text.
    """
    assert COURSES[game].find_lesson(name).steps
    for chapter in walk_chapter(COURSES[game], name):
        places, near = list_targets(chapter), chapter._build_card().near
        assert [at for at in near if at in places][:1] == places[:1], chapter.place


def test_a_legal_move_without_a_remark_is_answered(tmp_path: Path) -> None:
    """A legal but wrong move for which a step has no remark is still called legal, but wrong."""
    for name, key in reversed(STEPS):
        chapter, said = open_chapter(tmp_path, name, key)
        step = chapter.at.step
        unforeseen = [
            o for o in chapter.position.options if step.solution and not step.is_solved_by(o) and not step.find_remark(o)
        ]
        if unforeseen:
            break
    chapter.at.choose(unforeseen[0])
    card = said[-1]["lesson"]
    assert card["state"] == "wrong" and card["answer"].startswith("Legal, but")


FOUND = [(name, key) for name, key in STEPS if COURSE.find_lesson(name).steps[COURSE.find_lesson(name).find_number(key)].find]


@pytest.mark.parametrize(("name", "key"), FOUND)
def test_a_task_to_find_a_place_names_other_places_and_takes_no_moves(name: str, key: str, tmp_path: Path) -> None:
    """In Village's tasks to find a place, a wrong place is answered with its name, a panel too.

    A page can make no move. Of moves that reach the step all the same, an illegal one is refused by its rule, and a legal one is
    called wrong and can be undone.
    """
    chapter, said = open_chapter(tmp_path, name, key)
    before = chapter.position
    panel = chapter._telling.draw_panels(before, chapter.at.viewer)[-1]
    targets = {at: chapter._telling.name_target(at) for at in ("well", "city:city-a")}
    for at, called in {**targets, f"{panel.key}@": panel.title}.items():
        answer = ask(chapter, said, do="at", at=at)
        assert called in answer["refused"]["reasons"][0][1] and chapter.at.state is StepState.ASKED
    assert ask(chapter, said, do="pick", row=0, way=0) == {}
    assert chapter.position == before
    refusal = next(refusal for refusal in before.refusals if refusal.rules)
    with pytest.raises(Illegal) as illegal:
        chapter.at.choose(Option(refusal.choice))
    assert illegal.value.refusal == refusal and chapter.position == before
    chapter.at.choose(before.options[0])
    assert said[-1]["lesson"]["state"] == "wrong" and said[-1]["lesson"]["answer"].startswith("Legal, but")
    ask(chapter, said, do="undo")
    assert chapter.position == before and chapter.at.state is StepState.ASKED


@pytest.mark.parametrize("game", COURSES)
def test_an_answer_says_if_another_round_has_begun(game: str) -> None:
    """After the last decision of a round the board shows the next one; the card says so, right or wrong, and only then."""
    course, ran_on = COURSES[game], set()
    for chapter in (walked for name in ENDING[game] for walked in walk_chapter(course, name)):
        step, before = chapter.at.step, chapter.position
        for wanted in [wanted for wanted in (step.solution, *step.likely) if wanted and "because" not in wanted]:
            chapter.at.choose(find_option(before, wanted))
            now = chapter.position.table
            told = course.words.format("lesson-round", round=now.round)
            over = now.round != before.table.round and not now.outcome
            ran_on.add((over, chapter.at.state))
            assert (told in chapter._build_card().answer) is over, (chapter.place, wanted)
            chapter.at.undo()
    assert ran_on == {(over, state) for over in (True, False) for state in (StepState.DONE, StepState.WRONG)}


@pytest.mark.parametrize(("game", "name"), POINTING)
def test_pointing_at_another_place_says_how_it_differs(game: str, name: str) -> None:
    """Pointing at a wrong place is answered with that place, what is sought, and the sought one's panel if that is another.

    On a finished board, where points are counted, only places on other panels are wrong.
    """
    pointing = 0
    for chapter in walk_chapter(COURSES[game], name):
        step, table = chapter.at.step, chapter._table
        if not (step.find or step.counts):
            continue
        pointing += 1
        table.snapshot()  # describes the places, as for a page
        panels = table._draw_panels(chapter.position)
        right = step.find or step.counts[0].at
        (there,) = table.find_panels(right[0])
        sought = name_sought(chapter._telling, chapter._say, chapter.at)
        places = {at for panel in panels for at in (f"{panel.key}@", *find_targets(panel.parts))} - {*right}
        wrong = [(at, on) for at in places for on in table.find_panels(at) if step.find or on != there]
        assert sought and len(wrong) > FEW, step.key
        for at, on in wrong:
            said = chapter._point_at(at, "").refused.reasons[0].wording
            assert table.name_place(at) in said and sought in said, (step.key, at, said)
            assert on == there or there in said, (step.key, at, said)
    assert pointing


def test_hints_come_one_by_one_and_the_second_lights_up_the_move(tmp_path: Path) -> None:
    """The first hint comes alone, the second lights up the move on the board, and there is no third."""
    chapter, said = open_chapter(tmp_path)
    first = ask(chapter, said, do="hint")["lesson"]
    assert len(first["hints"]) == 1 and first["more"]
    second = ask(chapter, said, do="hint")["lesson"]
    assert len(second["hints"]) == 2 and not second["more"]
    solution = find_option(chapter.position, chapter.at.step.solution)
    assert chapter._telling.find_target(solution.choice, chapter.position) in second["lit"]


@pytest.mark.parametrize(("name", "key"), [("01_setup", "plague"), (MARKET, "plan"), ("06_travel", "road")])
def test_a_solution_that_no_text_points_at_is_lit_by_the_last_hint_alone(name: str, key: str, tmp_path: Path) -> None:
    """In three steps of Village neither the task nor the first hint lights up the solution; the second hint does."""
    chapter, said = open_chapter(tmp_path, name, key)
    solution = find_option(chapter.position, chapter.at.step.solution)
    target = chapter._telling.find_target(solution.choice, chapter.position)
    lit = [said[-1]["lesson"]["lit"], *(ask(chapter, said, do="hint")["lesson"]["lit"] for _ in range(2))]
    assert [target in each for each in lit] == [False, False, True]


def test_moves_on_the_board_have_no_buttons_in_a_lesson(tmp_path: Path) -> None:
    """In the market's chapter, exactly the moves without a place on the board have buttons beside the question.

    This holds however few moves there are.
    """
    few = 0
    for step in COURSE.find_lesson(MARKET).steps:
        _, said = open_chapter(tmp_path, MARKET, step.key)
        rows = said[-1]["table"]["rows"]
        assert all(row.get("beside", False) is (row["target"] == AGENDA) for row in rows), step.key
        few += len(rows) <= FEW and any(row["target"] != AGENDA for row in rows)
    assert few > 2, "at another table these are shown as buttons"


def test_a_click_on_an_older_board_is_not_taken_for_a_move_on_the_new_one(tmp_path: Path) -> None:
    """A click on the board of the step before changes nothing, and is answered by the present table."""
    chapter, said = open_chapter(tmp_path)
    old = chapter._table.version
    solve(chapter)
    ask(chapter, said, do="next")
    before = chapter.position
    answer = chapter.receive({"do": "pick", "row": 0, "way": 0, "v": old})
    assert "table" in answer and chapter.position == before


def test_why_tells_wording_sources_by_edition_and_the_steps_that_show_it(tmp_path: Path) -> None:
    """A page can ask about each rule of Village, and gets wording, citations and steps; unknown keys are ignored.

    A key that is no text makes the message misheard.
    """
    chapter, said = open_chapter(tmp_path)
    for rule in Rule:
        [[key, wording, sources, taught]] = ask(chapter, said, do="about", rules=[rule.value])["about"]
        assert key == rule and wording and sources and all(cited for _, cited in sources)
        assert all(
            COURSE.find_lesson(name).steps[COURSE.find_lesson(name).find_number(step)].key == step for name, step, _ in taught
        )
    assert ask(chapter, said, do="about", rules=["no-rule"])["about"] == []
    assert ask(chapter, said, do="about", rules=["no-rule", 7]) == {"misheard": True}


def test_invalid_messages_change_nothing(tmp_path: Path) -> None:
    """Unknown commands, commands that don't fit the step, and answers with an invalid claim change nothing."""
    chapter, said = open_chapter(tmp_path)
    before = chapter.position
    odd = ({"do": "answer", "claim": 0}, {"do": "next"}, {"do": "go", "step": 5}, {"do": "about"}, {"do": "chart"}, {"do": "x"})
    for message in odd:
        ask(chapter, said, **message)
    assert chapter.position == before and chapter.place == chapter.lesson.steps[0].key
    ask(chapter, said, do="go", step=CHECK)
    for claim in (-1, 99, "0", None):
        assert "lesson" not in ask(chapter, said, do="answer", claim=claim)


def test_a_saved_notebook_shows_a_picture_and_a_stable_text(tmp_path: Path) -> None:
    """Without a kernel a chapter is a picture of its board and a short text with its name."""
    data = open_chapter(tmp_path)[0]._repr_mimebundle_()
    assert data["text/plain"] == "Chapter('05_market')"
    assert data["image/svg+xml"].startswith("<svg xmlns=")


@pytest.mark.parametrize(
    ("name", "key", "part", "told"),
    [
        ("08_time_and_death", "bridge", "farm:0:plates", ["2 time", "past the bridge"]),
        ("09_church_and_mass", "buy-out", "church:odds", ["%", "comes out"]),
    ],
)
def test_a_steps_picture_lies_on_the_board(name: str, key: str, part: str, told: list[str], tmp_path: Path) -> None:
    """A step's picture lies on the board: the life on the life track, or the odds on the black bag.

    It is drawn again after the move, and a step without a picture shows none.
    """
    chapter, said = open_chapter(tmp_path, name, key)
    drawn = {at: inside for panel in said[-1]["table"]["panels"] for at, inside in panel[3]}
    assert all(each in drawn[part] for each in told)
    assert "<image" not in drawn[part] and "href" in drawn[part]
    solve(chapter)
    assert part in said[-1]["table"]["parts"]
    plain = open_chapter(tmp_path, "02_a_round")[1]
    assert not any(at in ("farm:0:plates", "church:odds") for panel in plain[-1]["table"]["panels"] for at, _ in panel[3])


CHARTED = [(name, key) for name, key in STEPS if COURSE.find_lesson(name).steps[COURSE.find_lesson(name).find_number(key)].chart]


@pytest.mark.parametrize(("name", "key"), CHARTED)
def test_a_steps_chart_opens_before_and_after_the_move_and_closes(name: str, key: str, tmp_path: Path) -> None:
    """In Village a step's chart opens below the board, before and after its move, and closes with the next press or step."""
    chapter, said = open_chapter(tmp_path, name, key)
    for act in (lambda chapter: None, solve):
        act(chapter)
        assert ask(chapter, said, do="chart")["charts"] is True
        assert len(chapter.below.children) == 1
        assert ask(chapter, said, do="chart")["charts"] is False
        assert not chapter.below.children
    ask(chapter, said, do="chart")
    ask(chapter, said, do="next")
    assert not chapter.below.children


def test_the_next_chapter_opens_on_the_same_page(tmp_path: Path) -> None:
    """The page turns to another chapter at once, opens it at the reader's place, and keeps progress under that chapter's name.

    Turning to a chapter without a lesson, or to an unknown one, changes nothing.
    """
    chapter, said = open_chapter(tmp_path)
    answer = ask(chapter, said, do="turn", to="06_travel")
    first, second = COURSE.list_steps("06_travel")[:2]
    assert (answer["lesson"]["chapter"], answer["lesson"]["at"]) == ("06_travel", first)
    assert answer["lesson"]["heading"] == "6 · Travel" and answer["table"]["panels"]
    solve(chapter)
    ask(chapter, said, do="next")
    ask(chapter, said, do="turn", to=MARKET)
    assert ask(chapter, said, do="turn", to="06_travel")["lesson"]["at"] == second
    assert ProgressStore(tmp_path).load(READER).progress.list_steps("06_travel") == (first,)
    for nothing in ("11_first_game", "no-chapter"):
        assert ask(chapter, said, do="turn", to=nothing) == {}
    assert chapter.name == "06_travel"


def test_the_solution_of_a_missed_task_stays_on_the_board(tmp_path: Path) -> None:
    """After wrong moves a task's solution is shown and kept: a reload shows it again, and another move changes nothing."""
    chapter, said = open_chapter(tmp_path, MARKET, CHECK)
    for _ in range(chapter.lesson.checks):
        if chapter.at.waits:
            break
        answer_exercise(chapter, said, right=True)
        ask(chapter, said, do="next")
    before = chapter.position
    card = answer_exercise(chapter, said, right=False)
    assert card["solved"] is False and card["claims"] == [] and chapter.position != before
    after = chapter.position
    again, heard = open_chapter(tmp_path, MARKET, CHECK)
    assert again.position == after and heard[-1]["lesson"]["solved"] is False
    chapter._table.session.choose(after.options[0]) if after.options else None
    assert chapter.position == after and chapter.at.sitting.picked is not None


SPEAKING = [("village", "10b_setting_up"), ("stone_age", "01_first_round"), ("manitoba", "07_shells")]
"""A chapter of each game of whose exercises some speak of places and others don't."""


@pytest.mark.parametrize(("game", "name"), SPEAKING if not LONG else [(game, name) for game in COURSES for name in ASKING[game]])
def test_no_exercise_lights_up_anything_before_it_is_answered(game: str, name: str) -> None:
    """The places that an exercise speaks of are lit only after it is answered, as they may be the answer."""
    chapter = Chapter(COURSES[game], name, ProgressStore())
    for number in range(8):
        made = chapter.course.draw(name, f"unlit {number}", number % 3, ())
        chapter.at = Quiz(lambda *_, made=made: made, 1, Sitting("unlit"))
        chapter._lay_table(chapter._build_table(), number)
        assert chapter._build_card().lit == (), made
        chapter.at.answer(made.solution)
        spoken = made.about is not None and chapter._telling.find_target(made.about, made.position) != AGENDA
        assert bool(chapter._build_card().lit) is spoken


def test_only_the_places_of_the_task_are_lit(tmp_path: Path) -> None:
    """Each place that a step of Village lights up on the board solves it, with no hint, one or both open."""
    for name, key in thin(STEPS, 18):
        chapter, said = open_chapter(tmp_path, name, key)
        step, position = chapter.at.step, chapter.position
        solving = [option.choice for option in position.options if step.is_solved_by(option)]
        right = {*step.find, *(chapter._telling.find_target(choice, position) for choice in solving)}
        cards = [said[-1]["lesson"], *(ask(chapter, said, do="hint")["lesson"] for _ in range(2))]
        assert all(set(card["lit"]) <= right for card in cards), (name, key)


def test_the_family_house_lets_a_child_be_born(tmp_path: Path) -> None:
    """A click on the house is the next birth; if no birth is possible, the answer says why."""
    chapter, said = open_chapter(tmp_path, "03_farm_and_family", "birth")
    assert said[-1]["table"]["alike"] == {"house": "unborn:0:2"}
    ask(chapter, said, do="at", at="house")
    assert chapter.at.state is StepState.DONE
    chapter, said = open_chapter(tmp_path, "03_farm_and_family", "all-born")
    assert "whole family already is" in ask(chapter, said, do="at", at="house")["refused"]["reasons"][0][1]
