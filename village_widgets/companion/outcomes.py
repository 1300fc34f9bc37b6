"""Inputs on their way to a table, and what becomes of each: the inbox decides that once, and a page only shows it."""

from __future__ import annotations

from typing import Generic, NamedTuple, TypeAlias, TypeVar

from msgspec import Struct

from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import Choice, Option, Refusal
from village_widgets.companion.logged import TableLine
from village_widgets.components.messages import Message

T = TypeVar("T", bound=Table)


class InputEnvelope(NamedTuple):
    """The data with an input: the token that its page gave it, how many lines the page had seen, and who sits at the page.

    ``ahead``: the page had counted its own earlier inputs as entered.
    """

    token: str
    seen: int
    by: str = ""
    ahead: bool = False


class Forced(Struct, frozen=True):
    """An input to a table: a decision that the rules refuse and that was made anyway."""

    option: Option


class LaidOut(Struct, Generic[T], frozen=True):
    """An input to a table: the position that people laid out by hand, which is to become a line of the log."""

    position: Position[T]


Move: TypeAlias = Option | Choice | Forced | LaidOut[T] | SaveEntry
"""One line of the log to be: a decision, a position, or a line as it stands (to undo, to redo, to repeat another one)."""


# Outcomes


class Stored(Struct, frozen=True):
    """The store has the input. Its last line is the one with this number; ``held`` are the lines that held before it."""

    line: int
    held: tuple[int, ...] = ()


class Repeated(Struct, frozen=True):
    """The store had the input already: the page sent it again because it had not heard so."""


class AlreadyEntered(Struct, Generic[T], frozen=True):
    """Another page has entered the same decisions: its ``records`` now count as this page's own too. Nothing is stored."""

    records: tuple[TableLine[T], ...]


class Unchanged(Struct, frozen=True):
    """An input that adds nothing to the store. ``message`` answers the page, if it needs an answer: a question, or a reason."""

    message: Message | None = None


class Conflict(Struct, Generic[T], frozen=True):
    """The lines ``meanwhile`` were entered first, and the input might mean something else after them. Nothing is stored.

    ``own``: the page itself entered all of them. ``meanwhile`` is the log's last line where the log is shorter than the page
    had seen. Where the store took no line however often it was tried, ``meanwhile`` are the lines since the page looked, perhaps
    none. ``options`` are the decisions of the input, and ``rival`` is the line of another page that may tell the same
    differently; the inbox adds both where there are any.
    """

    meanwhile: tuple[TableLine[T], ...]
    own: bool = False
    options: tuple[Option, ...] = ()
    rival: TableLine[T] | None = None


class TooEarly(Struct, frozen=True):
    """The page made the input ahead of a question that its own earlier inputs have brought up. The question comes first."""


class Refused(Struct, frozen=True):
    """The rules refuse the input."""

    refusal: Refusal


class Unfitting(Struct, frozen=True):
    """A later ``line`` no longer fits after a correction, and the page has not settled it yet.

    ``entries`` are those of the correction that come before this line.
    """

    line: int
    entries: tuple[SaveEntry, ...]


class Rejected(Struct, frozen=True):
    """The table can't take the input: ``problem`` is a key of the interface's words, ``detail`` a value of that wording."""

    problem: str
    detail: str = ""


Outcome: TypeAlias = Stored | Repeated | AlreadyEntered[T] | Unchanged | Conflict[T] | TooEarly | Refused | Unfitting | Rejected
