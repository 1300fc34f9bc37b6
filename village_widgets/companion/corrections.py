"""What the companion's page is told of corrections: what could stand in a line, what has come of it, what fits no more."""

from __future__ import annotations

from msgspec import Struct

from village_widgets.companion.commands import Correct
from village_widgets.components.commands import PlainAnswer
from village_widgets.components.messages import ShownPlayer


class Alternative(Struct, frozen=True, array_like=True):
    """A decision in words, and as a page says it."""

    said: str
    answer: PlainAnswer


class DecisionGroup(Struct, frozen=True, array_like=True):
    """Decisions under one heading, empty for those that need none."""

    label: str
    answers: tuple[Alternative, ...]


class Whose(Struct, frozen=True, array_like=True):
    """What one player could have done, kind by kind; without ``who`` it is nobody's in particular."""

    who: ShownPlayer | None
    kinds: tuple[DecisionGroup, ...]


class Correcting(Struct, frozen=True):
    """A line that holds, in one sentence, and what could stand there instead: what is likely meant, and everything, by player."""

    line: int
    said: str
    near: tuple[Alternative, ...]
    every: tuple[Whose, ...]


class Changed(Struct, frozen=True, array_like=True):
    """One entry, in a sentence, as it was and as it is now; empty where there was none or is none."""

    was: str
    now: str


class Corrected(Struct, frozen=True):
    """What a correction has come to: what was changed, with all that it brings, and what is otherwise after it."""

    change: Changed
    lines: tuple[str, ...]
    differs: tuple[Changed, ...]


class UnfittingLine(Struct, frozen=True):
    """A line that does not fit any more after the correction ``again``.

    ``why`` says which rules are against it, ``asked`` what is decided there, ``instead`` how. ``anyway``: it can be entered all
    the same.
    """

    line: int
    said: str
    why: str
    asked: str
    anyway: bool
    instead: tuple[Whose, ...]
    again: Correct
