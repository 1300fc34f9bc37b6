"""Exercises in words: the question, each claim as on a button, and the reason of the right one.

The words are in ``words/<language>.ftl`` beside the game's exercises:

* ``question-<kind>`` is the question, ``because-<kind>`` the reason of the right answer; without the latter, the wording of
  the first rule asked is the reason. Both may use ``$who`` (the player who decides; empty for chance), ``$scene`` (how the
  decision came about), ``$about`` (the choice that the exercise speaks of, as on a button), ``$deed`` (its tag), each field of
  that choice and of the decision's frame, ``$right`` (the right claim; only the reason) and the edition's numbers.
* ``scene-<tag of its frame>`` is the scene, with the fields of the frame; without it, the decision as beside the board. A game
  that says more registers a function with ``@word_scene``.
* ``task-<tag of its goal>`` is a task, said to the reader. It may use each field of the goal, ``$scene``, ``$sort`` (the sort
  of move, if the goal has several) and, if the goal has a wording as a claim, that as ``$claim``. A function registered with
  ``@word_task(TheGoal)`` returns what else it needs. ``task-solution`` of the interface's words names a move that solves it.
* ``claim-<tag of the claim>`` is a claim. It may use each field of the claim under the name that the game's nouns give it: a
  seat as ``$who``, and so on, as in the rule words. A choice, an option, a payment, a rule (its wording) and the tuple
  ``seats`` keep their own names.
* A wording that needs more is a function, registered in the game's ``Sayings``: ``@word_question("<kind>")`` and
  ``@word_reason("<kind>")`` decorate one that gets a ``PositionWords`` and the exercise, ``@word_claim(TheClaim)`` one that
  gets a ``PositionWords`` and the claim.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeAlias, TypeVar

from village_core.games import find_game
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import get_tag
from village_core.games.nouns import WordingValues
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Payment, Value
from village_core.kernel.words import Words
from village_widgets.tutor.exercise import Exercise, Goal

T = TypeVar("T", bound=GameTable)


class PositionWords(Generic[T]):
    """Words for one position; ``narrator`` has the game's nouns and rules."""

    def __init__(self, words: Words, position: Position[T]) -> None:
        game: BoardGame[T, PrintedEdition] = find_game(position.game)
        self.words = words
        self.position = position
        self.names = tuple(words.format(f"learner-{seat}") for seat in position.table.seats)
        self.narrator = game.narrate(words, self.names, position)
        self.nouns = self.narrator.nouns

    def format(self, key: str, **values: str | int) -> str:
        """Return a wording with ``values`` and the edition's numbers filled in."""
        return self.narrator.format_with_numbers(key, **values)

    def describe_choice(self, choice: Choice) -> str:
        """Return the words for a choice, as on a button."""
        return self.narrator.describe_choice(choice, self.position.table)

    def describe_option(self, option: Option) -> str:
        """Return the words for a choice with its payment; without a price if it is free."""
        if option.payment == Payment():
            return self.describe_choice(option.choice)
        return self.words.format(
            "option-paid",
            choice=self.describe_choice(option.choice),
            payment=self.narrator.describe_payment(option.payment, self.position.table),
        )

    def word_fields(self, value: Value) -> WordingValues:
        """Return each field of a claim, a goal or a choice in words, under the name that wordings use."""
        said = self.nouns.describe_fields(value)
        for name in value.__struct_fields__:
            match getattr(value, name):
                case Option() as option:
                    said[name] = self.describe_option(option)
                case Payment() as payment:
                    said[name] = self.narrator.describe_payment(payment, self.position.table, "list-and")
                case Choice() as choice:
                    said[name] = self.describe_choice(choice)
                case str() as rule if name == "rule":
                    said[name] = self.narrator.word_rule(rule)
                case (int(), *_) as seats if name == "seats":
                    said[name] = self.words.join([self.names[seat] for seat in seats])
        return said


ExerciseWording: TypeAlias = Callable[[PositionWords[T], Exercise[T]], str]
ClaimWording: TypeAlias = Callable[..., str]
"""A function that puts claims of one type into words, from a ``PositionWords`` and the claim."""
ValuesWording: TypeAlias = Callable[..., WordingValues]
"""A function for the values that the sentence about a claim or a goal needs besides its fields."""
K = TypeVar("K")
S = TypeVar("S")


def word_scene(words: PositionWords[T]) -> str:
    """Return a sentence about how the decision came about; if there is no wording for it, the decision's general wording."""
    top = words.position.top
    key = "" if top is None else f"scene-{get_tag(top)}"
    if top is None or not words.words.knows(key):
        return words.narrator.describe_decision(words.position)
    return words.format(key, **words.narrator.describe_frame(top, words.position))


class Sayings(Generic[T]):
    """The functions that put a game's exercises into words, each registered by a decorator of this class."""

    def __init__(self) -> None:
        self.questions: dict[str, ExerciseWording[T]] = {}
        self.reasons: dict[str, ExerciseWording[T]] = {}
        self.claims: dict[type[Value], ClaimWording] = {}
        self.tasks: dict[type[Value], ValuesWording] = {}
        self.remarks: dict[type[Value], ValuesWording] = {}
        self.scene: Callable[[PositionWords[T]], str] = word_scene

    def __repr__(self) -> str:
        return f"Sayings({len(self.questions) + len(self.reasons) + len(self.claims)})"

    def word_question(self, *kinds: str) -> Callable[[ExerciseWording[T]], ExerciseWording[T]]:
        """Register a function that puts the question of exercises of these kinds into words."""
        return _register(self.questions, kinds)

    def word_reason(self, *kinds: str) -> Callable[[ExerciseWording[T]], ExerciseWording[T]]:
        """Register a function that words the reason of the right answer to exercises of these kinds."""
        return _register(self.reasons, kinds)

    def word_scene(self, say: Callable[[PositionWords[T]], str]) -> Callable[[PositionWords[T]], str]:
        """Register the function that words how a decision came about, with all that the drawn table doesn't show."""
        self.scene = say
        return say

    def word_task(self, goal: type[Value]) -> Callable[[ValuesWording], ValuesWording]:
        """Register a function for what the sentence of a task with this type of goal needs besides the goal's fields."""
        return _register(self.tasks, (goal,))

    def word_remark(self, told: type[Value]) -> Callable[[ValuesWording], ValuesWording]:
        """Register a function for what the remark about this type of claim or goal needs besides its fields."""
        return _register(self.remarks, (told,))

    def word_claim(self, kind: type[Value]) -> Callable[[ClaimWording], ClaimWording]:
        """Return a decorator that registers a function which puts claims of this type into words."""
        return _register(self.claims, (kind,))


class Wording(Generic[T]):
    """The words of a game's exercises: it puts question, claims, solution and reason into words.

    ``words`` are the game's, the interface's and the exercises' own; functions that the game registers in ``sayings`` come
    first.
    """

    def __init__(self, words: Words, sayings: Sayings[T]) -> None:
        self.words = words
        self.sayings = sayings

    def __repr__(self) -> str:
        return f"Wording({self.words.language!r})"

    def word_question(self, exercise: Exercise[T]) -> str:
        """Return the question, or the task, with the facts needed to answer it."""
        words = PositionWords(self.words, exercise.position)
        if exercise.goal is not None:
            return self._word_task(words, exercise, exercise.goal)
        own = self.sayings.questions.get(exercise.kind)
        if own is not None:
            return own(words, exercise)
        return words.format(f"question-{exercise.kind}", **self._build_values(words, exercise))

    def word_answers(self, exercise: Exercise[T]) -> tuple[str, ...]:
        """Return the claims of a question as labels of buttons; empty if the answer is a move."""
        words = PositionWords(self.words, exercise.position)
        return tuple(self._word_claim(words, claim) for claim in exercise.claims)

    def word_solution(self, exercise: Exercise[T]) -> str:
        """Return a sentence that names a move which solves a task; empty for a question, whose right claim is marked."""
        if exercise.goal is None:
            return ""
        words = PositionWords(self.words, exercise.position)
        return words.format("task-solution", move=words.describe_option(exercise.position.options[exercise.solution]))

    def word_reason(self, exercise: Exercise[T]) -> str:
        """Return the reason of the right answer: what the kind says itself, else the wording of the first rule asked.

        A kind of task says it only by a function of ``sayings``, not by a wording ``because-<kind>``.
        """
        words = PositionWords(self.words, exercise.position)
        own, key = self.sayings.reasons.get(exercise.kind), f"because-{exercise.kind}"
        if own is not None:
            return own(words, exercise)
        if exercise.goal is None and self.words.knows(key):
            right = self._word_claim(words, exercise.claims[exercise.right])
            return words.format(key, **{**self._build_values(words, exercise), "right": right})
        return words.narrator.word_rule(exercise.rules[0])

    def _word_claim(self, words: PositionWords[T], claim: object) -> str:
        assert isinstance(claim, Value)
        own = self.sayings.claims.get(type(claim))
        return own(words, claim) if own else words.format(f"claim-{get_tag(claim)}", **words.word_fields(claim))

    def word_known_claim(self, words: PositionWords[T], goal: Value) -> str:
        """Return a goal worded as a claim; empty if it has no such wording."""
        known = type(goal) in self.sayings.claims or self.words.knows(f"claim-{get_tag(goal)}")
        return self._word_claim(words, goal) if known else ""

    def _word_task(self, words: PositionWords[T], exercise: Exercise[T], goal: Goal[T]) -> str:
        assert isinstance(goal, Value)
        said = {**self._build_values(words, exercise), **words.word_fields(goal), "who": "", "sort": exercise.sort}
        if type(goal) in self.sayings.tasks:
            said |= self.sayings.tasks[type(goal)](words, goal)
        said["claim"] = self.word_known_claim(words, goal)
        return words.format(f"task-{get_tag(goal)}", **said)

    def _build_values(self, words: PositionWords[T], exercise: Exercise[T]) -> WordingValues:
        position = exercise.position
        seat, top, about = position.seat, position.top, exercise.about
        return {
            **({} if top is None else words.narrator.describe_frame(top, position)),
            **({} if about is None else words.word_fields(about)),
            "who": words.names[seat] if seat is not None and seat >= 0 else "",
            "scene": self.sayings.scene(words),
            "about": "" if about is None else words.describe_choice(about),
            "deed": "" if about is None else get_tag(about),
        }


def _register(known: dict[K, S], kinds: tuple[K, ...]) -> Callable[[S], S]:
    def register(say: S) -> S:
        known.update(dict.fromkeys(kinds, say))
        return say

    return register
