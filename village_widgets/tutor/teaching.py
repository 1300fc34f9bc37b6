"""What a game brings to its course: lessons, charts, exercises, and how it is told where nobody plays."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import TYPE_CHECKING, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Player
from village_core.kernel.position import Position
from village_core.kernel.values import RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components.telling import Telling
from village_widgets.tutor.exercise import Claim, Exercise

if TYPE_CHECKING:
    from ipywidgets import Widget

T = TypeVar("T", bound=Table)
Chart: TypeAlias = Callable[[Sequence[Player], Position[T], Words, Seat], "Widget"]
"""Draws a picture of a position as it concerns a seat: given the players by seat, the position, words, and the seat."""


class Wording(Protocol[T]):
    """Puts exercises into one language."""

    def question(self, exercise: Exercise[T]) -> str:
        """What is asked, with what one has to know to answer it."""

    def claim(self, claim: Claim[T], exercise: Exercise[T]) -> str:
        """One claim, as on a button."""

    def because(self, exercise: Exercise[T]) -> str:
        """Why the right claim is right."""


class Exercises(NamedTuple, Generic[T]):
    """The exercises of a game.

    ``draw`` makes one from a seed, a level and the rules of which it should ask one (none: any); the same seed always gives
    the same one. ``wording`` says them in a language.
    """

    draw: Callable[[str, int, Collection[RuleKey]], Exercise[T]]
    wording: Callable[[str], Wording[T]]


class Teaching(NamedTuple, Generic[T]):
    """What a course needs of one game beside its rules and how it is shown.

    ``lessons`` has a folder for each chapter, called as its notebook is, with the words of the chapter and, unless a game is
    played in it, its ``lesson.toml``. ``exercises`` gives those of the game, and is called when the first is asked for.
    ``charts`` are the pictures that steps can open beside them, by name. ``telling`` tells a table at which nobody plays, with
    everything face up, where that differs from what the game's own telling shows.
    """

    lessons: Traversable
    exercises: Callable[[], Exercises[T]]
    charts: Mapping[str, Chart[T]] = MappingProxyType({})
    telling: Callable[[Sequence[Player], Position[T], Words], Telling[T]] | None = None
