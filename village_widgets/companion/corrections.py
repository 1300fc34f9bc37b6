"""Messages about corrections: decisions that could stand in a line, the effects, and lines that no longer fit."""

from __future__ import annotations

from msgspec import Struct

from village_widgets.companion.commands import Correct
from village_widgets.components.commands import PlainAnswer
from village_widgets.components.messages import ShownPlayer


class Alternative(Struct, frozen=True, array_like=True):
    """A decision in words, and as a page sends it."""

    said: str
    answer: PlainAnswer


class DecisionGroup(Struct, frozen=True, array_like=True):
    """Decisions under one heading, which is empty if they need none."""

    label: str
    answers: tuple[Alternative, ...]


class PlayerDecisions(Struct, frozen=True, array_like=True):
    """The decisions of one player, kind by kind; without ``who`` they belong to no player."""

    who: ShownPlayer | None
    kinds: tuple[DecisionGroup, ...]


class CorrectionOffer(Struct, frozen=True):
    """A line that holds, in one sentence, and decisions that could stand there: the likely ones, and all, by player.

    ``near`` are the likely ones, without the line's own decision. ``every`` are all (at most ``alternatives.ENOUGH``), with the
    line's own unless the rules refused it, because it may have to be entered once more before the line. ``gap`` is the line
    before which a forgotten entry goes. If that is an earlier line, ``forgotten`` are the decisions there; else it is empty.
    """

    line: int
    said: str
    near: tuple[Alternative, ...]
    every: tuple[PlayerDecisions, ...]
    gap: int
    forgotten: tuple[PlayerDecisions, ...]


class ChangeInWords(Struct, frozen=True, array_like=True):
    """An entry, or what differs in its outcome, in words before and after a correction; empty where there is none."""

    was: str
    now: str


class CorrectionEffects(Struct, frozen=True):
    """The effects of a correction: the change, in ``lines`` what the new entry brings about, and what ``differs`` after it."""

    change: ChangeInWords
    lines: tuple[str, ...]
    differs: tuple[ChangeInWords, ...]


class UnfittingLine(Struct, frozen=True):
    """A line that no longer fits after the correction ``again``.

    ``why`` names the rules against it, ``asked`` is what is decided in its place, and ``instead`` are the decisions that can be
    entered there. ``anyway``: the line can be entered although the rules refuse it.
    """

    line: int
    said: str
    why: str
    asked: str
    anyway: bool
    instead: tuple[PlayerDecisions, ...]
    again: Correct
