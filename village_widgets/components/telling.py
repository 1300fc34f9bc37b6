"""What the screen asks of a game's room: how a game is drawn, named and told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Payment, Refusal, Seat
from village_widgets.components.scene import Panel

T = TypeVar("T", bound=Table)

AGENDA = "agenda"
"""The target of what has no place on the board."""


class Score(NamedTuple):
    """The final score: names of players, a line of points for each category, totals, and how it was decided in words."""

    players: tuple[str, ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]
    result: str
    reasons: tuple[str, ...]


class Standing(NamedTuple):
    """How everybody stands in the middle of a game: points so far, and by category as if the game ended now."""

    points: tuple[int, ...]
    categories: tuple[tuple[int, ...], ...]


class Telling(Protocol[T]):
    """A game as the people at the screen see and read it."""

    def panels(self, position: Position[T], viewer: Seat | None) -> Sequence[Panel]:
        """The pictures, as ``viewer`` sees them."""

    def own(self, viewer: Seat | None) -> str:
        """The key of the panel that belongs to ``viewer``; empty where there is none."""

    def target(self, choice: Choice, position: Position[T]) -> str:
        """Where on the pictures a choice is pointed at; ``AGENDA`` if nowhere."""

    def name(self, target: str) -> str:
        """What a target is called, for those who can't see it."""

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""

    def payment(self, payment: Payment) -> str:
        """One way to pay; empty where nothing is paid."""

    def event(self, event: Event[T]) -> str:
        """What happened; empty for what isn't worth telling."""

    def refusal(self, refusal: Refusal) -> tuple[str, str]:
        """Why a choice can't be made: the wording of the rules, and what is lacking (empty where nothing is counted)."""

    def citations(self, rules: Sequence[str]) -> tuple[str, ...]:
        """Where the rule texts say so."""

    def not_now(self, target: str, position: Position[T]) -> tuple[str, tuple[str, ...]]:
        """Why ``target`` is not part of what is being decided, with the rules that say so."""

    def purse(self, position: Position[T], seat: Seat) -> str:
        """What ``seat`` has to pay with, in a few words."""

    def head(self, game: Game[T]) -> str:
        """The first line of the game's save."""

    def decision(self, position: Position[T]) -> str:
        """What is being decided, and by whom."""

    def notes(self, position: Position[T]) -> tuple[str, ...]:
        """What else should be kept in mind: the round, what waits, the last turns."""

    def score(self, position: Position[T]) -> Score | None:
        """The final score, once there is one."""

    def standing(self, position: Position[T]) -> Standing:
        """How everybody stands now, as far as the whole table can know it."""

    def categories(self) -> tuple[str, ...]:
        """The names of the categories of ``standing``."""


