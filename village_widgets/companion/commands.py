"""What the companion's page can say: how it comes to a table, and what it says at one."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field, to_builtins

from village_core.kernel.game import Player
from village_core.kernel.values import Option
from village_widgets.components.commands import (
    Choosing,
    CoachCommand,
    Command,
    Compose,
    Entering,
    Key,
    Number,
    PlainAnswer,
    Redo,
    Seen,
    ShowOdds,
    Text,
    Token,
    Undo,
    Whole,
    WhyNot,
)

Place: TypeAlias = Number | Literal["table"] | None
"""Whose page it is: a seat's or, in two spellings, the whole table's."""
Tokens: TypeAlias = Annotated[tuple[Token, ...], Meta(max_length=10_000)]
Lines: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=1_000_000)]
Values: TypeAlias = Annotated[dict[Key, object], Meta(max_length=10_000)]
"""What stands in the fields of a form, by their keys; the form says what can't be."""
Typed: TypeAlias = Annotated[dict[Key, Annotated[tuple[Key, ...], Meta(max_length=99)]], Meta(max_length=99)]
"""What was drawn by the handful and typed in, in the order of typing, by the place where it goes."""


# The way to a table


class Arrive(Command, tag="hello", frozen=True):
    """The page has been opened: what its address leads to, and what its browser knows of the table that this names.

    ``code``: a table's; ``game``: a whole game, as a link holds it; ``plays``: the name of a game, for its lobby; ``pending``:
    the tokens of inputs that are this page's own.
    """

    code: Text = ""
    game: Text = ""
    plays: Text = ""
    seat: Place = None
    pending: Tokens = ()


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What the form of a new table asks for: who sits where, clockwise; who starts; and how much is followed.

    ``depth`` is a word of the game, empty for what it offers first; ``copy`` holds an owner's own numbers, as a file has them;
    empty for none.
    """

    edition: Key
    players: Annotated[tuple[Player, ...], Meta(max_length=20)]
    start: int = 0
    depth: Key = ""
    rulings: Annotated[dict[Key, Key], Meta(max_length=100)] = {}
    copy: Text = ""


class BeginTable(Command, tag="begin", frozen=True):
    """Begin a table with these settings."""

    settings: NewTable


class Join(Command, frozen=True):
    """Come to the table of a code, however it is typed."""

    code: Text
    seat: Place = None
    pending: Tokens = ()


class Restore(Command, frozen=True):
    """Put back a table that the server has forgotten, from the page's own copy."""

    codes: Annotated[tuple[Text, ...], Meta(max_length=2)]
    head: Text
    lines: Lines


class Open(Command, frozen=True):
    """Open a game: the bytes of a file in base64, or a text; of a file that is far too large only its size is said."""

    text: Text = ""
    data: Text | None = None
    size: Annotated[int, Meta(ge=0)] = 0


class Take(Command, frozen=True):
    """Go on at a new table with the game that was opened."""


class Again(Command, frozen=True):
    """Begin a new table as this one began: the same players, edition and rulings."""


class Leave(Command, frozen=True):
    """Leave the table."""


Arriving: TypeAlias = Arrive | BeginTable | Join | Restore | Open | Take | Again | Leave


# At a table, changing nothing


class Look(Command, frozen=True):
    """The page is there; has it missed anything?"""

    v: Seen = -1


class History(Command, frozen=True):
    """What was entered so far?"""


class Alternatives(Command, frozen=True):
    """What could stand in a line instead?"""

    line: Number


class Share(Command, frozen=True):
    """How do others come to the table? ``address`` is that of the page, empty where it is not its own."""

    address: Text = ""


class Sit(Command, frozen=True):
    """Whose page this is."""

    seat: Place = None


class OfferExports(Command, tag="exports", frozen=True):
    """What can the game be taken away as?"""


class Export(Command, frozen=True):
    """Take the game away as this."""

    what: Key


class ShowHandful(Command, tag="handful", frozen=True):
    """What does that come to which was typed in of a handful?"""

    typed: Typed = field(default_factory=dict)


class OpenLaying(Command, tag="laying", frozen=True):
    """Open the form that lays the table out."""


class Promote(Command, frozen=True):
    """Follow the whole board from now on: opens the same form."""


class CheckLaying(Command, tag="lay-check", frozen=True):
    """What can't be of what was typed so far?"""

    values: Values = field(default_factory=dict)


# At a table, entering something


class Enter(Entering, frozen=True):
    """A decision: ``answer``, or a ``choice`` alone where nothing is paid."""

    answer: PlainAnswer | None = None
    choice: dict[str, object] | None = None

    @property
    def plain(self) -> PlainAnswer:
        """The choice with its payment, however it was said."""
        return self.answer or {"choice": self.choice or {}}


class EnterSeveral(Entering, tag="several", frozen=True):
    """Decisions in a row that one button stands for: all of them are entered, or none."""

    answers: Annotated[tuple[PlainAnswer, ...], Meta(min_length=1, max_length=99)]


class EnterDrawn(Entering, tag="drawn", frozen=True):
    """What people drew by the handful."""

    typed: Typed = field(default_factory=dict)


class Draw(Entering, tag="chance", frozen=True):
    """Draw for the people at the table, what they have typed in already left as it is."""

    typed: Typed = field(default_factory=dict)


class Anyway(Entering, frozen=True):
    """What the rules refuse and what happened all the same."""

    answer: PlainAnswer


class Lay(Entering, frozen=True):
    """The table, laid out by hand."""

    values: Values = field(default_factory=dict)


class UseCopy(Entering, tag="copy", frozen=True):
    """Let the table go on with the numbers of an owner's file that it has not used yet."""

    text: Text


class Decided(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What becomes of a ``line`` that does not fit any more after a correction.

    ``leave``: it is left out; ``anyway``: it happened although the rules refuse it; ``first``: ``answer`` comes before it.
    """

    line: Number
    does: Literal["leave", "anyway", "first"]
    answer: PlainAnswer | None = None


class Correct(Entering, frozen=True):
    """Put ``answer`` in the place of a ``line``, or before it if it ``adds``; without an answer the line is left out.

    Everything after it is entered again. ``decided`` says what becomes of what does not fit any more.
    """

    line: Number
    answer: PlainAnswer | None = None
    adds: bool = False
    decided: Annotated[tuple[Decided, ...], Meta(max_length=10_000)] = ()


# About a copy, with a table or without


class Checking(Command, frozen=True, kw_only=True):
    """About an owner's copy of the game: its ``edition``, the numbers of ``players`` to ask about, and what was said so far.

    ``table``: it is the copy on the table at which the page sits.
    """

    edition: Key = ""
    players: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    text: Text = ""
    table: bool = False


class OpenChecking(Checking, tag="checking", frozen=True, kw_only=True):
    """Check a copy, or read the ``file`` of one."""

    file: bool = False


class CheckValues(Checking, frozen=True, kw_only=True):
    """What is printed on the copy."""

    values: Values = field(default_factory=dict)


Input: TypeAlias = Choosing | Enter | EnterSeveral | Undo | Redo | EnterDrawn | Draw | Anyway | Lay | UseCopy | Correct
"""Commands that may change the table."""
InView: TypeAlias = (
    Input | WhyNot | ShowOdds | Compose | ShowHandful | OpenLaying | Promote | CheckLaying | OpenChecking | CheckValues
)
"""Commands about what is shown, and inputs."""
AtTable: TypeAlias = Look | Whole | History | Alternatives | Share | Sit | CoachCommand | OfferExports | Export | InView
CompanionCommand: TypeAlias = Arriving | AtTable


def plain_answer(option: Option) -> PlainAnswer:
    """Return a decision as a page sends it."""
    return {"choice": to_builtins(option.choice), "payment": to_builtins(option.payment)}
