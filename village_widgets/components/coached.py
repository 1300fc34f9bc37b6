"""Answers of the coach: the best moves, or the costliest decisions of a game, and how sure they are."""

from __future__ import annotations

from msgspec import Struct

from village_core.kernel.values import RuleKey


class Whisker(Struct, frozen=True, array_like=True):
    """The place of a move on a line of 100, better moves to the right.

    ``best`` is the best move, ``here`` this one; its true place may be anywhere between ``low`` and ``high``.
    """

    best: int
    low: int
    here: int
    high: int


class CoachedMove(Struct, frozen=True):
    """A move in words, the seat's next moves after it, and its target ``at``, empty if it has no place on the board.

    ``verdict`` compares it with the best, ``why`` names the difference (of the best, from the second), ``points`` the expected
    result. ``lines`` are names and numbers in words: the distance from the best, if any, then the points by reason. At first
    glance all these are empty, from ``verdict`` to ``lines``, and ``whisker`` is None. ``rule`` is that of the move's first
    event, if any.
    """

    move: str
    plan: tuple[str, ...]
    at: str
    verdict: str
    why: str
    points: str
    lines: tuple[tuple[str, str], ...]
    whisker: Whisker | None
    rule: RuleKey


class SearchProgress(Struct, frozen=True):
    """The progress of the coach: in words, and in per cent.

    ``opens``: this answers a question, and the page opens its sheet; later messages only improve it. ``looking``: more will
    follow.
    """

    said: str
    percent: int
    looking: bool
    opens: bool


class CoachAnswer(SearchProgress, frozen=True, kw_only=True):
    """The moves that the coach has found so far, the best first; ``headline`` names the best and why, if there is one."""

    headline: str
    moves: tuple[CoachedMove, ...]


class CostlyMove(Struct, frozen=True):
    """A decision that cost points, in words.

    ``step`` counts from 0; ``when`` says whose decision it was and when. ``done`` is the move and ``verdict`` its comparison with
    the ``better`` one; ``plan`` are the seat's next moves after that, ``why`` and ``figures`` the difference in words and
    numbers.
    """

    step: int
    when: str
    done: str
    verdict: str
    better: str
    plan: tuple[str, ...]
    why: str
    figures: str


class Costly(SearchProgress, frozen=True, kw_only=True):
    """The costliest decisions found so far in a game, the one that cost most first."""

    moves: tuple[CostlyMove, ...]
