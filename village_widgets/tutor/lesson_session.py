"""A walk through a lesson: the reader decides, the engine judges, and a wrong decision can be undone."""

from __future__ import annotations

from enum import StrEnum
from typing import Generic, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_core.kernel.values import Option, Player, Seat
from village_widgets.components.session import Session
from village_widgets.tutor.lesson import BadLesson, Lesson, LessonStep, Source, begin, find_option
from village_widgets.tutor.setup import Setup

T = TypeVar("T", bound=GameTable)
MOST = 20
"""The most pieces of a sort that a reader can lay out."""


class StepState(StrEnum):
    """The state of a step: open, answered by a legal but wrong move, or done."""

    ASKED = "asked"
    WRONG = "wrong"
    DONE = "done"


class LessonSession(Session[T], Generic[T]):
    """One reader's way through one lesson: a session in which a step asks for one decision and then stands still.

    ``number`` is the step, ``beginning`` its first position, ``state`` its state, ``remark`` the form of the step's words that
    answers the last wrong decision, ``counted`` the number of sources whose points the reader has counted. ``laid`` are the
    numbers of pieces that the reader has laid out, by sort; ``checked`` tells that the reader has asked whether they are right. A
    refused decision changes nothing; a legal but wrong one can be taken back with ``undo``.
    """

    def __init__(self, players: tuple[Player, ...], lesson: Lesson, number: int = 0, setup: Setup[T] | None = None) -> None:
        self.lesson = lesson
        self._players = players
        self._parts = setup.parts if setup else {}
        super().__init__(self._enter(number), "")

    def __repr__(self) -> str:
        return f"LessonSession({self.step.key}, {self.state})"

    def _enter(self, number: int) -> Game[T]:
        """Begin a step, and return the game at its beginning."""
        self.number = number
        self.state = StepState.ASKED
        self.remark = ""
        self.counted = 0
        game: Game[T] = begin(self._players, self.lesson, number)
        self.beginning = game.position
        table = self.beginning.table
        self.laid = {name: self._parts[name].count_at_start(table) for name in self.step.lay}
        self.checked = False
        deciding = next((at for at in range(number, -1, -1) if self.lesson.steps[at].solution), number)
        seat = (game if deciding == number else begin(self._players, self.lesson, deciding)).position.seat
        self._reader = 0 if seat is None or seat not in game.position.table.seats else seat
        return self._lay_out() if self.step.lay else game

    @property
    def step(self) -> LessonStep:
        """The step of the lesson at which the reader is."""
        return self.lesson.steps[self.number]

    @property
    def source(self) -> Source | None:
        """The source whose points the reader counts next; None in other steps, and once all are counted."""
        return next(iter(self.step.counts[self.counted :]), None)

    @property
    def people(self) -> tuple[Seat, ...]:
        """All seats: in a lesson no program decides, and other seats follow the script."""
        return tuple(self.position.table.seats)

    @property
    def asked(self) -> Seat | None:
        """The seat that the reader decides for; None once the step is answered, or if its task is no decision."""
        waiting = self.state is StepState.ASKED and bool(self.step.solution)
        return self.position.seat if waiting and self.position.seat in self.people else None

    @property
    def viewer(self) -> Seat:
        """The seat that the reader decides for in this step, also once it is done.

        In a step without a decision, such as one that asks for a place, it is the seat of the last decision before, or else of
        the position. It is seat 0 if no seat decides.
        """
        return self._reader

    @property
    def moving(self) -> bool:
        """Always false: moves that follow a step are played at once."""
        return False

    @property
    def can_undo(self) -> bool:
        """True once the step is answered, rightly or wrongly."""
        return self.state is not StepState.ASKED

    @property
    def can_redo(self) -> bool:
        """Always false: a lesson has no redo."""
        return False

    def name_players(self, players: tuple[Player, ...]) -> None:
        """Give the players the names of ``players``, as after a change of language, now and in later steps."""
        self._players = players
        super().name_players(players)

    def enter(self, number: int) -> None:
        """Begin the step of this number, counted from 0, and tell the watchers. Raises ``IndexError`` for an unknown one."""
        if not 0 <= number < len(self.lesson.steps):
            raise IndexError(number)
        self.game = self._enter(number)
        self._tell()

    def undo(self) -> None:
        """Take back all that the reader did in this step, and begin the step again."""
        self.enter(self.number)

    def choose(self, option: Option) -> None:
        """Make the reader's decision: a solution ends the step, and its script follows; another move can be undone.

        Raises ``Illegal``, without a change, if the rules refuse it.
        """
        game = self.game.play(option)
        if self.step.is_solved_by(option):
            self.game, self.state = self._follow_script(game), StepState.DONE
        else:
            self.game, self.state, self.remark = game, StepState.WRONG, self.step.find_remark(option)
        self._tell()

    def find(self, at: str) -> bool:
        """Point at a place, and tell whether it is a right one; if it is, the step is done and its script follows."""
        if at not in self.step.find:
            return False
        self.game, self.state = self._follow_script(self.game), StepState.DONE
        self._tell()
        return True

    @property
    def wanted(self) -> dict[str, int]:
        """The right numbers of the pieces that the step lets the reader lay out, by sort."""
        return {name: self._parts[name].count(self.beginning.table) for name in self.laid}

    def lay(self, name: str, count: int) -> None:
        """Let ``count`` pieces of the sort ``name`` lie on the table, at most ``MOST``; the pieces count as unchecked then.

        Without effect if the step doesn't ask for that sort, or is done.
        """
        if name in self.laid and self.state is StepState.ASKED:
            self.laid[name], self.checked = min(count, MOST), False
            self.game = self._lay_out()
            self._tell()

    def check(self) -> None:
        """Set ``checked``, and complete the step if the reader has laid out all pieces in the right numbers.

        Without effect where the step asks for no pieces, or is done.
        """
        if not self.laid or self.state is not StepState.ASKED:
            return
        self.checked = True
        if self.laid == self.wanted:
            self.state = StepState.DONE
        self._tell()

    def _lay_out(self) -> Game[T]:
        """Return the game with the pieces that the reader has laid out so far, and without those of later steps."""
        table, players = self.beginning.table, self._players[: len(self.beginning.table.seats)]
        lying = {name: self._parts[name].count_at_start(table) for name in self.lesson.list_later(self.number)} | self.laid
        for name, part in reversed(self._parts.items()):  # later parts come out of earlier ones
            table = part.lay(table, lying[name]) if name in lying else table
        return Game(players, replace(self.beginning, table=table))

    def count(self) -> None:
        """Count the points of the next source; the last one completes the step."""
        self.counted += 1
        if self.source is None:
            self.state = StepState.DONE
        self._tell()

    def _follow_script(self, game: Game[T]) -> Game[T]:
        """Return the game after the step's script, as far as it can be played: after another solution a move may be illegal."""
        for wanted in self.step.then:
            try:
                game = game.play(find_option(game.position, wanted))
            except BadLesson:
                break
        return game
