"""Positions in which a rule can be seen: by what it refuses, costs or brings about. The engine says which."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from typing import Final, Generic, NamedTuple, TypeVar

import msgspec

from village_core.games import read_picture
from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_core.kernel.judging import list_payments
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option, RuleKey
from village_widgets.components.session import Session
from village_widgets.games.stills import seat_players
from village_widgets.tutor.course import Course
from village_widgets.tutor.drawing import NoExercise
from village_widgets.tutor.exercise import FIRST, Exercise
from village_widgets.tutor.lesson import BadLesson, ChoicePattern, LessonStep, begin, is_match, parse_choice
from village_widgets.tutor.paying import find_prices

T = TypeVar("T", bound=GameTable)
SEED: Final = "rulebook"
"""The seed of draws that follow the move of an example."""
DRAWN: Final = 12
"""Exercises that are drawn about a rule until one shows it."""


class Example(NamedTuple, Generic[T]):
    """A position in which a rule matters, and the move that shows it; without a move, the places that show it."""

    position: Position[T]
    option: Option | None = None
    shows: tuple[str, ...] = ()

    @property
    def is_refused(self) -> bool:
        """True if the rules refuse the move; False without a move."""
        return self.option is not None and self.position.find_refusal(self.option.choice) is not None

    @property
    def is_foreign(self) -> bool:
        """True if the rules refuse the move, and it is no choice of the present decision either, not even a refused one."""
        offered = (refusal.choice for refusal in self.position.refusals)
        return self.option is not None and self.is_refused and self.option.choice not in offered


class WrittenExample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example as a file has it: a text picture, and the choice to make or the places to look at."""

    picture: str
    choice: ChoicePattern = {}
    shows: tuple[str, ...] = ()


def read_examples(course: Course[T]) -> dict[RuleKey, WrittenExample]:
    """Read the examples of the game's own file, by rule. Raises ``BadLesson`` if they are invalid."""
    file = course.shown.book.examples if course.shown.book else None
    return _parse_examples(file.read_text(encoding="utf-8") if file and file.is_file() else "")


def find_example(course: Course[T], rule: RuleKey) -> Example[T] | None:
    """Find a position that shows a rule, and the move by which it does, as the engine confirms. None if there is none yet.

    A written example without a move, which names places to look at, is taken unconfirmed.

    The game's own file comes first, then the steps that teach the rule, then exercises about it, then the other steps. A move
    of another decision is refused by the rule of the present one: that shows little, and is taken if there is nothing else.
    """
    others: list[Example[T]] = []
    for found in _list_examples(course, str(rule)):
        if found.option is None or confirms(found, rule):
            if not found.is_foreign:
                return found
            others.append(found)
    return next(iter(others), None)


def confirms(example: Example[T], rule: RuleKey) -> bool:
    """Tell whether the engine names a rule when the move of an example is made; False if it has no move."""
    return example.option is not None and rule in list_shown_rules(example.position, example.option)


def list_shown_rules(position: Position[T], option: Option) -> frozenset[RuleKey]:
    """List the rules that a move shows: those that refuse it, or those of its price and of all that happens by it.

    What chance and forced moves bring afterwards belongs to it, as on the board; so does the rule that decides who wins.
    """
    refusal = position.find_refusal(option.choice)
    if refusal is not None:
        return frozenset(refusal.rules)
    asking = (price for price in find_prices(position, option.choice) if option.payment in list_payments(price))
    session = begin_example(position)
    session.choose(option)
    happened = (event.rule for step in session.game.steps for event in step.events)
    outcome = session.game.position.table.outcome
    decided = () if outcome is None else (outcome.rule,)
    return frozenset((*happened, *decided, *(due.rule for price in asking for due in price)))


def begin_example(position: Position[T]) -> Session[T]:
    """Return a session whose game begins at a position, with a person, the reader, at every seat."""
    return Session(Game(seat_players(position), position), SEED)


def _list_examples(course: Course[T], rule: RuleKey) -> Iterator[Example[T]]:
    """Yield examples that may show a rule, the best first."""
    yield from _list_written(course, rule)
    teaching = [*_list_steps(course, rule)]
    for step, position in teaching:
        likely = (wanted for wanted in step.likely if wanted.get("because") == rule)
        yield from _list_moves(position, (*likely, *([step.solution] if step.solution else [])))
    for _, position in teaching:
        yield from _list_all(position, rule)
    drawn: list[Exercise[T]] = []
    for exercise in _draw_exercises(course, rule):
        drawn.append(exercise)
        choices = (exercise.about, *(getattr(claim, "choice", None) for claim in exercise.claims))
        yield from (_pay(exercise.position, choice) for choice in choices if isinstance(choice, Choice))
        if exercise.goal is not None:
            yield Example(exercise.position, exercise.position.options[exercise.solution])
    for exercise in drawn:
        yield from _list_all(exercise.position, rule)
    for _, position in _list_steps(course, ""):
        yield from _list_all(position, rule)


def _list_written(course: Course[T], rule: RuleKey) -> Iterator[Example[T]]:
    """Yield the examples that the game's own file gives for a rule, if any: a position with places, or with each fitting move."""
    written = read_examples(course).get(rule)
    if written is None:
        return
    position: Position[T] = read_picture(written.picture)
    if written.choice:
        yield from _list_moves(position, (written.choice,))
    else:
        yield Example(position, shows=written.shows)


@cache
def _parse_examples(text: str) -> dict[RuleKey, WrittenExample]:
    """Return a game's own examples by rule. Raises ``BadLesson`` if they are invalid."""
    try:
        return msgspec.convert(tomllib.loads(text), dict[str, WrittenExample])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadLesson(str(error)) from error


def _list_steps(course: Course[T], rule: RuleKey) -> Iterator[tuple[LessonStep, Position[T]]]:
    """List the steps that teach a rule (all if it is empty) at which a player decides, with the positions they begin at."""
    for chapter in course.lessons:
        lesson = course.find_lesson(chapter)
        for number, step in enumerate(lesson.steps):
            if not rule or rule in step.teaches:
                game: Game[T] = begin(course.players, lesson, number)
                if game.position.seat not in (None, CHANCE):
                    yield step, game.position


def _draw_exercises(course: Course[T], rule: RuleKey) -> Iterator[Exercise[T]]:
    """Yield up to ``DRAWN`` exercises about a rule in which a player decides, drawn by chance but always the same."""
    with suppress(NoExercise):
        for number in range(DRAWN):
            exercise = course.exercises.draw(f"{SEED} {number}", FIRST, (rule,))
            if exercise.position.seat not in (None, CHANCE):
                yield exercise


def _list_moves(position: Position[T], wished: Iterable[ChoicePattern]) -> Iterator[Example[T]]:
    """List the moves that have all required values, the refused ones first, then the move that these values alone describe."""
    for wanted in wished:
        refused = (Option(refusal.choice) for refusal in position.refusals)
        yield from (Example(position, option) for option in (*refused, *position.options) if is_match(wanted, option))
        with suppress(BadLesson):
            yield _pay(position, parse_choice(position, wanted))


def _list_all(position: Position[T], rule: RuleKey) -> Iterator[Example[T]]:
    """List the choices that a rule refuses, then every legal option."""
    yield from (Example(position, Option(refusal.choice)) for refusal in position.refusals if rule in refusal.rules)
    yield from (Example(position, option) for option in position.options)


def _pay(position: Position[T], choice: Choice) -> Example[T]:
    """Return an example that makes a choice with its first payment, or without one if it is refused."""
    return Example(position, next((option for option in position.options if option.choice == choice), Option(choice)))
