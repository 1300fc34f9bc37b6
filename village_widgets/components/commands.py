"""Commands that a page may send about a game: values that ``Screen`` decodes and checks.

``do`` names a command; its fields have bounds. A command within the bounds may still be wrong: a row that does not exist, a text
that is no game.
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from msgspec import Meta, Struct

from village_core.kernel.values import Player, build_tag

ShortName: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name from our own code: of a place on the board, an edition, a rule."""
Text: TypeAlias = Annotated[str, Meta(max_length=10_000_000)]
"""A text that a person brought or typed."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""The place in a list, counted from 0."""
Seen: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
"""The version of the table that the page had seen; -1 for none."""
Steps: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]

LONGEST: Final = 999
"""The most pieces in one payment."""
LONGEST_TOKEN: Final = 40
"""The most characters of a page's token; lines of a log can have longer ones, made from it."""
Token: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TOKEN)]


class PlainAnswer(TypedDict):
    """A choice with its payment, as a save has them. The game's own codec decodes them."""

    choice: dict[str, object]
    payment: NotRequired[dict[str, object]]


class Command(Struct, frozen=True, tag=build_tag, tag_field="do", omit_defaults=True):
    """A command of a page."""


class Speak(Command, frozen=True):
    """Speak another language from now on, on all pages of this process. Every page may send it."""

    language: ShortName


class Entering(Command, frozen=True, kw_only=True):
    """A command that may change the table.

    ``v`` is the version that the page had seen. ``token`` is the page's mark of this input if it keeps it until it is stored,
    else empty. ``ahead``: the page showed its earlier inputs as entered, stored or not.
    """

    v: Seen = -1
    token: Token = ""
    ahead: bool = False


# Commands about the table in view


class PointAt(Entering, tag="at", frozen=True):
    """Point at a target on the board, or put the ``piece`` down there that was carried."""

    at: ShortName
    piece: ShortName = ""


class PickRow(Entering, tag="row", frozen=True):
    """Pick a row of the list; a question follows if there are several ways to pay."""

    row: Number


class Pick(Entering, frozen=True):
    """Pick a row of the list and a way to pay for it."""

    row: Number
    way: Number


class Compose(Command, frozen=True):
    """Ask what the pieces ``put`` so far for a row's payment come to; with ``fill``, the game first adds the missing ones."""

    row: Number
    put: Annotated[tuple[ShortName, ...], Meta(max_length=LONGEST)] = ()
    fill: bool = False
    v: Seen = -1


class WhyNot(Command, tag="why", frozen=True):
    """Ask what can't be done now, and why. ``forced``: ask instead why the last forced move, or the next, had no alternative."""

    forced: bool = False


class AskReason(Command, tag="because", frozen=True):
    """Ask why a program decided as it did from a step on, counted from 0."""

    step: Number


class ExplainWord(Command, tag="meaning", frozen=True):
    """Ask for the meaning of a word of the game's glossary."""

    word: ShortName


class ShowOdds(Command, tag="odds", frozen=True):
    """Ask for the odds of coming draws."""


class AskCoach(Command, tag="coach", frozen=True):
    """Ask for the best moves at the table's position, and how sure they are."""


class ReviewGame(Command, tag="costly", frozen=True):
    """Ask for the costliest decisions of people in a finished game, and for better ones."""


class LeaveCoach(Command, tag="coach-leave", frozen=True):
    """Stop the coach: its answer is no longer shown."""


class Whole(Command, frozen=True):
    """Ask for the whole table, because the page has missed a message."""


Choosing: TypeAlias = PointAt | PickRow | Pick
"""Commands about choices as the page saw them."""
TableCommand: TypeAlias = Choosing | Compose | WhyNot | AskReason | ExplainWord | ShowOdds | Whole
CoachCommand: TypeAlias = AskCoach | LeaveCoach
Consulting: TypeAlias = CoachCommand | ReviewGame
"""Commands for the coach of a page that has the whole game."""


class Uncover(Command, frozen=True):
    """Say that the next player has the page in their hands."""


# Commands about a whole game


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """A reader's habits, kept by the browser.

    ``forced``: if only one answer is possible, it is given automatically; ``cover``: the page is covered when it changes hands.
    """

    forced: bool = True
    cover: bool = True


class LastStep(Struct, frozen=True, array_like=True):
    """The step ``place`` that a page shows from its browser's memory, on a table of this version; empty if it shows none.

    A board in a notebook has no steps: its page names the version that came with its screen.
    """

    place: Text = ""
    v: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Hello(Command, frozen=True):
    """Open a page: its reader, the progress that their browser remembers (``copy``), and their habits.

    ``step`` is the part of the address behind ``#``. ``told``: the page already shows what came with its screen. ``last``: the
    step that it shows already, and in which version.
    """

    reader: Text = ""
    copy: Text = ""
    step: Text = ""
    habits: Habits = Habits()
    told: bool = False
    last: LastStep = LastStep()


class ChangeHabits(Command, tag="habits", frozen=True):
    """Change the reader's habits."""

    habits: Habits


class TurnTo(Command, tag="turn", frozen=True):
    """Ask for the settings of another game. The table stays until a new game begins."""

    game: ShortName


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Settings of a new game: an edition, a player for each seat, a seed (empty for any), rulings by name."""

    edition: ShortName
    players: Annotated[tuple[Player, ...], Meta(max_length=20)]
    seed: Text = ""
    rulings: Annotated[dict[ShortName, ShortName], Meta(max_length=100)] = {}


class BeginGame(Command, tag="begin", frozen=True):
    """Begin a game with these settings."""

    settings: Settings


class UseNumbers(Command, tag="copy", frozen=True):
    """Use the printed numbers of the owner's copy, as a file has them; an empty text drops them."""

    text: Text = ""


class KeptLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if line as a page keeps it: its name, how many steps it took over (``at``), its seed, and its game as a save."""

    name: Annotated[str, Meta(min_length=1, max_length=1)]
    at: Number
    seed: ShortName
    text: Text


class Load(Command, frozen=True):
    """Continue a saved game, with the what-if lines that were kept beside it.

    ``game`` is the name under which the page keeps the game, and ``seed`` its seed; both are empty for a file.
    """

    text: Text
    lines: Annotated[tuple[KeptLine, ...], Meta(max_length=20)] = ()
    game: ShortName = ""
    seed: Text = ""


class Describe(Command, frozen=True):
    """Ask for the description of a saved game that the page keeps under the name ``game``; ``text`` is the save."""

    game: ShortName
    text: Text


class Rescue(Command, frozen=True):
    """Continue with the readable part of the save that could not be loaded last."""


class Undo(Entering, frozen=True):
    """Take back the last decision; on a shared table, ``count`` steps, by default those of the last input.

    Other pages ignore ``count``. A lesson begins its present step again.
    """

    count: Steps | None = None


class Redo(Entering, frozen=True):
    """Restore the decision taken back last; on a shared table, ``count`` steps, by default those taken back last.

    Other pages ignore ``count``.
    """

    count: Steps | None = None


class Pause(Command, frozen=True):
    """Stop programs from moving, also one that is thinking; ``Run`` lets them go on.

    A what-if line that programs play to its end stays as far as they came.
    """


class Run(Command, frozen=True):
    """Let programs move; where they play all seats, at a pace that can be watched."""


class Hurry(Command, frozen=True):
    """Let a thinking program take the best move found so far."""


class ToTheEnd(Command, tag="end", frozen=True):
    """Let programs play on without pauses, to the end of the game or to a person's decision."""


class ShowCharts(Command, tag="charts", frozen=True):
    """Show the charts, or hide them if they are shown."""


class BranchOff(Command, tag="what-if", frozen=True):
    """Begin a what-if line before a step of the game on the table, counted from 0."""

    step: Number


class OpenLine(Command, tag="line", frozen=True):
    """Put a what-if line on the table; an empty name brings back the game itself, an unknown one changes nothing."""

    name: ShortName = ""


class ForgetLine(Command, tag="forget", frozen=True):
    """Forget a what-if line."""

    name: ShortName


class FinishLine(Command, tag="finish", frozen=True):
    """Let programs play the what-if line on the table to its end, with programs of this level (by default good) for people."""

    level: ShortName = ""


Driving: TypeAlias = Undo | Redo | Pause | Run | Hurry | ToTheEnd | ShowCharts
"""Commands that move a running game without a choice, or change its view."""
Imagining: TypeAlias = BranchOff | OpenLine | ForgetLine | FinishLine
"""Commands about what-if lines."""
PlayCommand: TypeAlias = (Hello | ChangeHabits | Uncover | TurnTo | BeginGame | UseNumbers | Load | Describe | Rescue) | (
    TableCommand | Consulting | Driving | Imagining
)
StartCommand: TypeAlias = Hello | Describe
"""Commands of the start page."""
