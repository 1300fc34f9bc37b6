"""A walk through a lesson: steps done, legal but wrong moves, refused moves, and undo."""

from __future__ import annotations

import pytest

from tests.village.positions import lay_village, settle
from village_core.games.village.choices import Pass, Serve, Take
from village_core.games.village.mass import Drawing
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import Cube, Space
from village_core.kernel.game import Game
from village_core.kernel.values import CHANCE, Illegal, Option
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson import BadLesson, find_option, is_match, parse_lesson
from village_widgets.tutor.lesson_board import LessonBoard
from village_widgets.tutor.lesson_session import LessonSession, StepState
from village_widgets.tutor.one_move import OneMove

PICTURE = '''
picture = """
village first_2011, 3 players, round 2
agenda      turns b > turn a
harvest     S
market      P, stalls 22 23 19 0
council     P
queue       1 2 3 4 5
farm a      1 2, 1 scroll, 1 plow
farm b      1 2, P, 1 coin, 1 scroll
farm c      1 2
"""
'''
LESSON = f"""
[[steps]]
key = "call"
solution = {{ type = "take", space = "market", cube = "persuasion" }}
likely = [{{ type = "take", space = "harvest", say = "elsewhere" }}, {{ type = "well", influence = "skill", because = "well" }}]
{PICTURE}
[[steps]]
key = "sell"
solution = {{ type = "serve", customer = 22 }}
also = [{{ type = "serve", customer = 23 }}]
then = [{{ type = "serve", customer = 23, pays = {{ persuasion = 1 }} }}, {{ type = "pass" }}]
[[steps]]
key = "look"
find = ["queue"]
{PICTURE}
"""
MARKET = Option(Take(Space.MARKET, Cube.PERSUASION))
HARVEST = Option(Take(Space.HARVEST, Cube.SKILL))


def open_session(number: int = 0) -> LessonSession:
    """Return a session at a step of ``LESSON``: a decision, another one that follows it, or a place to find."""
    return LessonSession(Course("village").players, parse_lesson(LESSON), number)


def test_the_solution_completes_a_step_and_its_questions() -> None:
    """The right decision completes the step, and the board stands still until the reader goes on."""
    session = open_session()
    assert session.asked == 0
    session.choose(MARKET)
    assert session.state is StepState.DONE and session.asked is None
    assert session.position.seat == 0, "the rules would go on; the lesson waits"


def test_a_legal_but_wrong_decision_happens_is_answered_and_can_be_taken_back() -> None:
    """A legal but wrong decision is shown on the board and answered by its remark; undo leads to the beginning of the step."""
    session = open_session()
    before = session.position
    session.choose(HARVEST)
    assert session.state is StepState.WRONG and session.remark == "elsewhere"
    assert session.position != before and session.can_undo
    session.undo()
    assert session.state is StepState.ASKED and session.position == before
    session.choose(MARKET)
    assert session.state is StepState.DONE


def test_a_refused_decision_changes_nothing() -> None:
    """A refused move raises its refusal, and the step is still open."""
    session = open_session()
    with pytest.raises(Illegal) as illegal:
        session.choose(Option(Serve(22)))
    assert illegal.value.refusal.rules
    assert session.state is StepState.ASKED and not session.game.steps


def test_a_step_without_a_picture_goes_on_where_the_solution_before_led() -> None:
    """The second step begins in the market day that the first one called."""
    session = open_session(1)
    assert [step.option for step in session.game.steps] == [MARKET]
    assert {option.choice for option in session.position.options} == {Serve(22), Serve(23), Pass()}


def test_the_script_after_a_step_is_played_with_its_payments() -> None:
    """Bela serves her customer with Persuasion instead of a coin, then Caro passes."""
    session = open_session(1)
    session.choose(next(option for option in session.position.options if option.choice == Serve(22)))
    bela, caro = (step.option for step in session.game.steps[-2:])
    assert bela.choice == Serve(23) and dict(bela.payment.spent)["persuasion"] == 1
    assert caro.choice == Pass()


def test_another_solution_is_followed_as_far_as_it_goes() -> None:
    """Ada's sale to the other customer completes the step; the script, in which Bela serves that one, is not played."""
    session = open_session(1)
    session.choose(next(option for option in session.position.options if option.choice == Serve(23)))
    assert session.state is StepState.DONE
    assert session.game.steps[-1].option.choice == Serve(23)


def test_something_to_find_is_pointed_at_and_nothing_is_decided() -> None:
    """Only the right place completes the step; meanwhile the reader has no move to make."""
    session = open_session(2)
    assert session.asked is None
    assert not session.find("bag") and session.state is StepState.ASKED
    assert session.find("queue") and session.state is StepState.DONE
    assert not session.game.steps


def test_no_step_beyond_the_last() -> None:
    """A session enters no step beyond the last and none before the first; it stays where it was."""
    session = open_session()
    for number in (-1, 3):
        with pytest.raises(IndexError):
            session.enter(number)
    assert session.number == 0


def test_a_table_for_viewing_sets_the_panel_of_the_deciding_seat_apart() -> None:
    """A question's table has no player; the panel of the seat that decides stands apart, at a draw that of the first seat."""
    course, own = Course("village"), []
    for frame in (Drawing(4), Turn(1)):
        position = settle(lay_village(2, members={0: {"bag": [1]}}), frame)
        session = OneMove(Game(course.seat_players(position), position), None)
        board = LessonBoard(session, course.build_telling(session.game, open_to_all=True), lambda panels, _: tuple(panels), 0)
        own.append((position.seat, board.snapshot().own))
    assert own == [(CHANCE, "farm:0"), (1, "farm:1")]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("steps = 1", "Expected"),
        ("checks = 0", "nothing to do"),
        ('[[steps]]\nkey = "a"\nfind = ["bag"]', "picture"),
        (f'[[steps]]\nkey = "a"\n{PICTURE}', "solution, places"),
        (f'[[steps]]\nkey = "a"\nfind = ["bag"]\n{PICTURE}' * 2, "same key"),
        (f'[[steps]]\nkey = "a"\nfind = ["bag"]\nhint = "x"\n{PICTURE}', "unknown field"),
    ],
)
def test_a_lesson_that_cannot_be_taught_says_why(text: str, problem: str) -> None:
    """A faulty lesson is refused with words that name the fault to its author."""
    with pytest.raises(BadLesson, match=problem):
        parse_lesson(text)


def test_required_values_of_a_decision_are_matched_field_by_field() -> None:
    """A wanted decision may leave fields open; those it names must match, payments included."""
    assert is_match({"type": "take"}, MARKET) and is_match({"type": "take", "space": "market"}, MARKET)
    assert not is_match({"type": "take", "space": "harvest"}, MARKET)
    assert not is_match({"type": "take", "pays": {"coin": 1}}, MARKET)
    assert is_match({"type": "take", "pays": {"coin": 0}, "say": "anything"}, MARKET)


def test_a_move_with_a_price_that_nobody_asks_is_no_option() -> None:
    """A move that can be made, stated with a payment that doesn't pay for it, is a fault of the lesson's author."""
    with pytest.raises(BadLesson, match="is no option"):
        find_option(open_session().position, {"type": "take", "space": "market", "cube": "persuasion", "pays": {"coin": 1}})
