"""What a page is told that asked the coach: the best few moves, or what cost most in a game, and how sure that is."""

from __future__ import annotations

from msgspec import Struct


class Whisker(Struct, frozen=True, array_like=True):
    """Where a move stands beside the best one, on a line of 100 whose right is better: ``best`` is where that stands, ``here``
    the move, which may as well be anywhere from ``low`` to ``high``.
    """

    best: int
    low: int
    here: int
    high: int


class CoachedMove(Struct, frozen=True):
    """A move in words, with how the seat would go on; where it is made, empty for no place on the board.

    ``verdict`` is how it stands to the best, ``why`` in what it differs, ``points`` what it leads to; empty at first glance, as
    are the ``lines``: each a category and its points, in words.
    """

    move: str
    plan: tuple[str, ...]
    at: str
    verdict: str
    why: str
    points: str
    lines: tuple[tuple[str, str], ...]
    whisker: Whisker | None


class Looking(Struct, frozen=True):
    """How far the coach has come: in words, and in per cent.

    ``opens``: this is the answer to a question; what comes after it is only better. ``looking``: there is more to come.
    """

    said: str
    percent: int
    looking: bool
    opens: bool


class Coached(Looking, frozen=True, kw_only=True):
    """What the coach has found by now, the best first."""

    moves: tuple[CoachedMove, ...]


class CostlyMove(Struct, frozen=True):
    """A decision that cost points: its step, counted from 0; whose it was and when; what was done and how that stands to what was
    better, with how the seat would have gone on, in what that is more and less, and the difference in numbers. All in words.
    """

    step: int
    when: str
    done: str
    verdict: str
    better: str
    plan: tuple[str, ...]
    why: str
    figures: str


class Costly(Looking, frozen=True, kw_only=True):
    """The decisions of a game that cost most, as far as they are found by now, the dearest first."""

    moves: tuple[CostlyMove, ...]
