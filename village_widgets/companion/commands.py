"""Commands that the companion's page may send: on its way to a table, and at one."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field, to_builtins

from village_core.kernel.values import Option, Player
from village_widgets.components.commands import (
    Choosing,
    CoachCommand,
    Command,
    Compose,
    Entering,
    ExplainWord,
    Number,
    PlainAnswer,
    Redo,
    Seen,
    ShortName,
    ShowOdds,
    Text,
    Token,
    Undo,
    Whole,
    WhyNot,
)
from village_widgets.rulebook.messages import LookUp

PagePlace: TypeAlias = Number | Literal["table"] | None
"""The place of a page: a seat or, in two spellings, the whole table."""
Tokens: TypeAlias = Annotated[tuple[Token, ...], Meta(max_length=10_000)]
LineTexts: TypeAlias = Annotated[tuple[Text, ...], Meta(max_length=1_000_000)]
FormValues: TypeAlias = Annotated[dict[ShortName, object], Meta(max_length=10_000)]
"""The values of a form's fields, by their keys; the form finds those that are impossible."""
TypedPieces: TypeAlias = Annotated[dict[ShortName, Annotated[tuple[ShortName, ...], Meta(max_length=99)]], Meta(max_length=99)]
"""The pieces that people drew together and typed in, in order, by the place where they go."""


# On the way to a table


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a new table: the players clockwise, who starts, and how much is followed.

    ``depth`` is a word of the game, empty for its first offer. ``copy`` is the file of an owner's numbers, empty for none.
    """

    edition: ShortName
    players: Annotated[tuple[Player, ...], Meta(max_length=20)]
    start: int = 0
    depth: ShortName = ""
    rulings: Annotated[dict[ShortName, ShortName], Meta(max_length=100)] = {}
    copy: Text = ""


class BeginTable(Command, tag="begin", frozen=True):
    """Begin a table with these settings."""

    settings: NewTable


class Join(Command, frozen=True):
    """Go to the table of a code, however it is typed, and take a ``seat``. ``pending`` are tokens of the page's own inputs."""

    code: Text
    seat: PagePlace = None
    pending: Tokens = ()


class Arrive(Join, tag="hello", frozen=True):
    """Open the page: where its address leads, and what its browser knows of that table.

    ``game`` is a whole game as links hold it, ``plays`` the name of a game for the lobby.
    """

    code: Text = ""
    game: Text = ""
    plays: Text = ""


class Restore(Command, frozen=True):
    """Put back a table that the server has forgotten, from the page's own copy."""

    codes: Annotated[tuple[Text, ...], Meta(max_length=2)]
    head: Text
    lines: LineTexts


class Open(Command, frozen=True):
    """Open a game from a file's bytes in base64 or from a text; of a file that is too large the page sends only its ``size``."""

    text: Text = ""
    data: Text | None = None
    size: Annotated[int, Meta(ge=0)] = 0


class ContinueGame(Command, tag="take", frozen=True):
    """Go on with the opened game at a new table."""


class Again(Command, frozen=True):
    """Go to the table where the same players play again, with the same copy and rulings.

    The first page that asks and may write begins that table.
    """


class LeaveTable(Command, tag="leave", frozen=True):
    """Leave the table."""


Arriving: TypeAlias = Arrive | BeginTable | Join | Restore | Open | ContinueGame | Again | LeaveTable


# At a table, changing nothing


class Look(Command, frozen=True):
    """Say that the page is still open, and ask for news; ``v`` is the number of the table's stored lines that the page has.

    The answer is everything that the page shows if it has missed something, else only that its process is alive. While pages say
    this, their processes look for what others enter.
    """

    v: Seen = -1


class History(Command, frozen=True):
    """Ask for the history of the table."""


class Alternatives(Command, frozen=True):
    """Ask for the decisions that could stand in the place of a ``line``."""

    line: Number


class ShareTable(Command, tag="share", frozen=True):
    """Ask for the links and codes by which others join the table. ``address`` is the page's own; empty if the page has none."""

    address: Text = ""


class Sit(Command, frozen=True):
    """Give the page to a seat, or to the whole table."""

    seat: PagePlace = None


class OfferExports(Command, tag="exports", frozen=True):
    """Ask in which formats the page can get the game as a file."""


class Export(Command, frozen=True):
    """Ask for the game as a file in the format ``what``."""

    what: ShortName


class ShowHandful(Command, tag="handful", frozen=True):
    """Ask for the form of pieces that are drawn together, counted with those that people have typed so far."""

    typed: TypedPieces = field(default_factory=dict)


class OpenLaying(Command, tag="laying", frozen=True):
    """Open the form that lays the table out."""


class Promote(Command, frozen=True):
    """Open the form that lays the table out, to follow the whole board once it is entered."""


class CheckLaying(Command, tag="lay-check", frozen=True):
    """Check what was typed into the form so far."""

    values: FormValues = field(default_factory=dict)


# At a table, entering something


class Enter(Entering, frozen=True):
    """Enter a decision: an ``answer``, or a ``choice`` alone if nothing is paid."""

    answer: PlainAnswer | None = None
    choice: dict[str, object] | None = None

    @property
    def answers(self) -> tuple[PlainAnswer]:
        """The one decision that is entered: the choice with its payment, whichever field has it."""
        return (self.answer or {"choice": self.choice or {}},)


class EnterSeveral(Entering, tag="several", frozen=True):
    """Enter all decisions that one button stands for, or none of them."""

    answers: Annotated[tuple[PlainAnswer, ...], Meta(min_length=1, max_length=99)]


class EnterDrawn(Entering, tag="drawn", frozen=True):
    """Enter pieces that people drew together."""

    typed: TypedPieces = field(default_factory=dict)


class Draw(Entering, tag="chance", frozen=True):
    """Draw by chance for the people at the table, except what they have typed in already."""

    typed: TypedPieces = field(default_factory=dict)


class Anyway(Entering, frozen=True):
    """Enter a decision that the rules refuse, because people carried it out anyway."""

    answer: PlainAnswer


class Lay(Entering, frozen=True):
    """Enter the table as it was laid out by hand."""

    values: FormValues = field(default_factory=dict)


class UseCopy(Entering, tag="copy", frozen=True):
    """Let the table use the numbers of an owner's file that it has not used yet."""

    text: Text


class Decided(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The page's decision about a ``line`` that no longer fits after a correction.

    ``leave``: leave it out; ``anyway``: it happened although the rules refuse it; ``first``: enter ``answer`` before it.
    """

    line: Number
    does: Literal["leave", "anyway", "first"]
    answer: PlainAnswer | None = None


class Correct(Entering, frozen=True):
    """Put ``answer`` in the place of a ``line``, or before it if ``adds``; with neither of them leave the line out.

    Everything after the line is entered again. ``decided`` are the page's decisions about lines that no longer fit.
    """

    line: Number
    answer: PlainAnswer | None = None
    adds: bool = False
    decided: Annotated[tuple[Decided, ...], Meta(max_length=10_000)] = ()


# About a copy


class Checking(Command, frozen=True, kw_only=True):
    """Check an owner's copy: its ``edition``, the numbers of ``players`` to ask about, and the owner's file so far.

    ``table``: it is the copy on the page's table.
    """

    edition: ShortName = ""
    players: Annotated[tuple[int, ...], Meta(max_length=20)] = ()
    text: Text = ""
    table: bool = False


class OpenChecking(Checking, tag="checking", frozen=True, kw_only=True):
    """Open the check; ``file``: the text is a file that the player has just chosen: if it can't be used, it is only explained."""

    file: bool = False


class CheckValues(Checking, frozen=True, kw_only=True):
    """Send the values that the owner has read on the copy."""

    values: FormValues = field(default_factory=dict)


Input: TypeAlias = Choosing | Enter | EnterSeveral | Undo | Redo | EnterDrawn | Draw | Anyway | Lay | UseCopy | Correct
"""Commands that may change the table."""
Asking: TypeAlias = (Look | Whole | History | Alternatives | ShareTable | Sit | CoachCommand | OfferExports | Export) | (
    WhyNot
    | ExplainWord
    | ShowOdds
    | Compose
    | ShowHandful
    | OpenLaying
    | Promote
    | CheckLaying
    | OpenChecking
    | CheckValues
    | LookUp
)
"""Commands at a table that enter nothing; those of the second group are about a view, ``LookUp`` about the rules."""
CompanionCommand: TypeAlias = Arriving | Asking | Input


def to_answer(option: Option) -> PlainAnswer:
    """Convert a decision to an answer as a page sends it."""
    return {"choice": to_builtins(option.choice), "payment": to_builtins(option.payment)}
