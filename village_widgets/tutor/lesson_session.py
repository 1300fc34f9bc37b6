"""Walking a lesson: the reader decides, the engine judges, and a wrong decision can be taken back."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.values import Option, Seat
from village_widgets.components.session import Session
from village_widgets.tutor.lesson import BadLesson, Lesson, LessonStep, Wanted, begin, option_of

T = TypeVar("T", bound=Table)


class State(StrEnum):
    """How a step stands: something is asked, something legal but wrong was done, or the step is done."""

    ASKED = "asked"
    WRONG = "wrong"
    DONE = "done"


class LessonSession(Session[T], Generic[T]):
    """One reader's way through one lesson: a session in which a step asks for one decision and then stands still.

    ``number`` is the step, ``beginning`` the position it begins with, ``state`` how it stands, ``remark`` the form of the
    step's words that answers the last wrong decision. What the rules refuse changes nothing; what is legal but wrong can be
    taken back with ``undo``.
    """

    def __init__(self, players: tuple[Player, ...], lesson: Lesson, number: int = 0) -> None:
        self.lesson = lesson
        self._players = players
        super().__init__(self._enter(number), "")

    def __repr__(self) -> str:
        return f"LessonSession({self.step.key}, {self.state})"

    def _enter(self, number: int) -> Game[T]:
        """Stand at the beginning of a step."""
        self.number = number
        self.state = State.ASKED
        self.remark = ""
        game: Game[T] = begin(self._players, self.lesson, number)
        self.beginning = game.position
        deciding = next((at for at in range(number, -1, -1) if not self.lesson.steps[at].find), number)
        seat = (game if deciding == number else begin(self._players, self.lesson, deciding)).position.seat
        self._reader = 0 if seat is None or seat not in game.position.table.seats else seat
        return game

    @property
    def step(self) -> LessonStep:
        """The step that the reader is at."""
        return self.lesson.steps[self.number]

    @property
    def people(self) -> tuple[Seat, ...]:
        """Every seat: nobody decides by themselves in a lesson but as it is written down."""
        return tuple(self.position.table.seats)

    @property
    def asked(self) -> Seat | None:
        """The seat that the reader decides for; nobody once the step has been answered, or where something is to be found."""
        waiting = self.state is State.ASKED and not self.step.find
        return self.position.seat if waiting and self.position.seat in self.people else None

    @property
    def viewer(self) -> Seat:
        """The seat that the reader decides for in this step, also once that is done; to find something, as before."""
        return self._reader

    @property
    def moving(self) -> bool:
        """Nothing moves by itself: what follows a step is played at once."""
        return False

    @property
    def can_undo(self) -> bool:
        """Whether something was done in this step."""
        return self.state is not State.ASKED

    @property
    def can_redo(self) -> bool:
        """Nothing is brought back."""
        return False

    def enter(self, number: int) -> None:
        """Go to a step. Raises ``IndexError`` for one that there is not."""
        if not 0 <= number < len(self.lesson.steps):
            raise IndexError(number)
        self.game = self._enter(number)
        self._tell()

    def undo(self) -> None:
        """Take back what was done in this step."""
        self.enter(self.number)

    def choose(self, option: Option) -> None:
        """The reader's decision. Raises ``Illegal``, nothing changed, for what the rules refuse."""
        game = self.game.play(option)
        if self.step.accepts(option):
            self.game, self.state = self._onward(game, 0), State.DONE
        else:
            self.game, self.state, self.remark = game, State.WRONG, self.step.remark(option)
        self._tell()

    def find(self, at: str) -> bool:
        """The reader points at a place: whether it is what was to be found."""
        if at not in self.step.find:
            return False
        self.game, self.state = self._onward(self.game, 0), State.DONE
        self._tell()
        return True

    def _onward(self, game: Game[T], limit: int) -> Game[T]:
        """The game after what follows the step by itself; after another solution as far as it can follow."""
        for wanted in self.step.then:
            try:
                game = game.play(self._answer(game, wanted))
            except BadLesson:
                break
        return game

    def _answer(self, game: Game[T], wanted: Wanted) -> Option:
        return option_of(game.position, wanted)
