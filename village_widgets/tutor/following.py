"""Exercises about the consequences of a choice in a game: bring one about, or name it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.kernel.frames import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, RuleKey
from village_widgets.tutor.claims import After
from village_widgets.tutor.exercise import LAST, Exercise, ExerciseKind, Unfit, build_question, build_task

T = TypeVar("T", bound=GameTable)
K = TypeVar("K", bound=Table)
CLAIMS: Final = {1: 3, 2: 4, 3: 4}
"""Number of claims at each level."""


class Consequences(NamedTuple, Generic[K]):
    """A position, an option there, and claims about its consequence, of which one should hold; likelier mistakes come first."""

    position: Position[K]
    option: Option
    claims: tuple[After[K], ...]


Scenes: TypeAlias = Mapping[RuleKey, Callable[[Random, int], Consequences[T]]]
"""For each rule of a consequence, a function that finds a choice that probably shows it: the exercise checks it."""


class ConsequenceExercises(Generic[T]):
    """The kind of exercise ``name`` of one game about the consequence of a choice.

    ``scenes`` has for each rule a scene with claims. With ``board`` the kind sets tasks: to make a move with this consequence, at
    a position that ``widen``, if the game has one, gives more moves. An exercise whose choice brings an event of the ``untold``
    kinds is unfit. ``about`` returns the rules of the events that a claim speaks of.
    """

    def __init__(
        self,
        name: str,
        scenes: Scenes[T],
        untold: tuple[type[Event[T]], ...] = (),
        about: Callable[[After[T], Iterable[Event[T]]], Iterable[RuleKey]] = lambda claim, events: (),
        board: bool = False,
        widen: Callable[[Position[T]], Position[T]] = lambda position: position,
    ) -> None:
        self.scenes = scenes
        self.untold = untold
        self.about = about
        self.board = board
        self.widen = widen
        self.kind = ExerciseKind[T](name, frozenset(map(str, scenes)), self.make, board)

    def make(self, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[T]:
        """Return an exercise about the consequence of a choice, if possible by a rule of ``wanted``.

        Raises ``Unfit`` if the choice isn't possible or brings an ``untold`` event, if not exactly one claim holds after it, and
        for the reasons of ``build_task`` or ``build_question``.
        """
        rule = random.choice([key for key in self.scenes if key in wanted] or list(self.scenes))
        position, option, claims = self.scenes[rule](random, level)
        if option not in position.options:
            raise Unfit(rule)
        events = position.play(option).events
        if any(isinstance(event, self.untold) for event in events):
            raise Unfit(rule)
        right = [claim for claim in claims if claim.is_true(position)]
        if len(right) != 1:
            raise Unfit(rule)
        rules = (rule, *self.about(right[0], events))
        if self.board:
            return build_task(self.kind.name, level, self.widen(position), right[0], rules, narrower=position)
        wrong = [claim for claim in claims if claim != right[0]]
        if level < LAST:
            random.shuffle(wrong)
        asked = (right[0], *wrong[: CLAIMS[level] - 1])
        return build_question(self.kind.name, level, position, asked, rules, random, option.choice)


def choose_option(random: Random, level: int, position: Position[K], *kinds: type[Choice]) -> Option:
    """Return an option of these kinds of choice: each choice is equally likely, then each way to pay for it.

    Below the highest level no joker is paid. Raises ``Unfit`` if there is no such option.
    """
    found = [option for option in position.options if isinstance(option.choice, kinds)]
    plain = [option for option in found if not option.payment.jokers]
    if not (plain or (found and level == LAST)):
        raise Unfit("choice")
    able = found if level == LAST else plain
    choice = random.choice(list(dict.fromkeys(option.choice for option in able)))
    return random.choice([option for option in able if option.choice == choice])
