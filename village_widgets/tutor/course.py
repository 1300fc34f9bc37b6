"""What a course asks of a game's room: its chapters and their lessons, how they are told, and its exercises."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, Protocol, TypeVar

from ipywidgets import Widget

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components.telling import Telling
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.lesson import Lesson, Notation

T = TypeVar("T", bound=Table)


class Taught(NamedTuple):
    """A step of the course: its chapter, its key, and what it is called."""

    chapter: str
    step: str
    called: str


class Why(NamedTuple):
    """A rule: its wording, where the texts of each edition say so, and the steps of the course that show it."""

    wording: str
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    taught: tuple[Taught, ...]


class LessonTelling(Telling[T], Protocol[T]):
    """A table of the course as its reader sees and reads it. ``focus`` is the seat that it is about where nobody plays."""

    focus: Seat

    def lesson(self, key: str) -> str:
        """A wording of the chapter; ``[words](target)`` in it points at the board."""


class Course(Protocol[T]):
    """The chapters of one game, in one language."""

    notation: Notation[T]
    words: Words
    players: tuple[Player, ...]

    @property
    def chapters(self) -> Sequence[str]:
        """Every chapter in order; each is called as its notebook is."""

    def title(self, chapter: str) -> str:
        """The title of a chapter."""

    def steps(self, chapter: str) -> tuple[str, ...]:
        """The keys of the steps of a chapter; and of one without a lesson what is noted of it."""

    def style(self) -> str:
        """The style sheet of the game's board."""

    def lesson(self, chapter: str) -> Lesson:
        """The lesson of a chapter; raises ``KeyError`` where there is none."""

    def telling(self, chapter: str, game: Game[T]) -> LessonTelling[T]:
        """What is shown and said at one table of a chapter."""

    def why(self, rule: RuleKey, position: Position[T]) -> Why:
        """Everything there is to read about a rule, with the numbers of the table in ``position``."""

    def chart(self, name: str, position: Position[T], seat: Seat) -> Widget:
        """The picture of this name, of a position, as it concerns a seat."""

    def draw(self, seed: str, level: int, rules: Collection[RuleKey]) -> Exercise[T]:
        """An exercise about one of ``rules``; about any rule where none is named. The same seed gives the same one."""

    def question(self, exercise: Exercise[T]) -> str:
        """What an exercise asks."""

    def claim(self, number: int, exercise: Exercise[T]) -> str:
        """One of its claims, as on a button."""

    def because(self, exercise: Exercise[T]) -> str:
        """Why its right claim is right."""

    def still(self, position: Position[T]) -> dict[str, str]:
        """A position for places where no kernel runs: a picture, and a text that is the same in every process."""
