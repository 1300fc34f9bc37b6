"""What a page can say about a game: each command one explicit value, decoded and checked where it comes in (``Screen``).

``do`` names a command; everything else that it needs is a field with bounds. What the bounds let through is still judged: a row
that is not there, a text that is no game.
"""

from __future__ import annotations

from typing import Annotated, Final, NotRequired, TypeAlias, TypedDict

from msgspec import Meta, Struct

from village_core.kernel.game import Player
from village_core.kernel.values import class_tag

Key: TypeAlias = Annotated[str, Meta(max_length=200)]
"""A name that was made by us: of a place on the board, an edition, a rule."""
Text: TypeAlias = Annotated[str, Meta(max_length=10_000_000)]
"""What somebody brought or typed."""
Number: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
"""Which one of several, counted from 0."""
Seen: TypeAlias = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
"""The version of the table that the page had been told when it spoke; -1 for none."""
Steps: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000)]

LONGEST: Final = 999
"""Pieces that a page may put; nobody pays more at once."""
LONGEST_TOKEN: Final = 40
"""Characters of a page's token; where one input becomes several lines of a log, theirs are longer."""
Token: TypeAlias = Annotated[str, Meta(max_length=LONGEST_TOKEN)]


class PlainAnswer(TypedDict):
    """A choice with its payment, as a save has them. What they are, the game's own codec says."""

    choice: dict[str, object]
    payment: NotRequired[dict[str, object]]


class Command(Struct, frozen=True, tag=class_tag, tag_field="do", omit_defaults=True):
    """Something that a page says."""


class Entering(Command, frozen=True, kw_only=True):
    """Something that may change the table.

    ``v`` is what the page had seen of it; ``token`` is the page's own mark of this input where the page keeps it until it is
    stored, empty elsewhere. ``ahead``: the page showed its own inputs before this one as entered, stored or not.
    """

    v: Seen = -1
    token: Token = ""
    ahead: bool = False


# About the table that is shown


class PointAt(Entering, tag="at", frozen=True):
    """Somebody pointed at a target on the board, or put the ``piece`` down there that they carried."""

    at: Key
    piece: Key = ""


class PickRow(Entering, tag="row", frozen=True):
    """Somebody picked a row of the list, and has still to say how to pay if there are several ways."""

    row: Number


class Pick(Entering, frozen=True):
    """Somebody picked a row of the list and a way to pay for it."""

    row: Number
    way: Number


class Compose(Command, frozen=True):
    """Somebody puts a payment together for a row: what lies there piece by piece, and whether to fill in the rest."""

    row: Number
    put: Annotated[tuple[Key, ...], Meta(max_length=LONGEST)] = ()
    fill: bool = False
    v: Seen = -1


class WhyNot(Command, tag="why", frozen=True):
    """What can't be done now, and why? ``forced``: what could not be done where an only answer was given last, or is soon."""

    forced: bool = False


class AskReason(Command, tag="because", frozen=True):
    """Why did a program do what it did from a step on, counted from 0?"""

    step: Number


class ShowOdds(Command, tag="odds", frozen=True):
    """How likely is what will be drawn?"""


class AskCoach(Command, tag="coach", frozen=True):
    """Which moves are best here, and how sure is that?"""


class ReviewGame(Command, tag="costly", frozen=True):
    """Which decisions of the game cost most, now that it is over, and what would have been better?"""


class LeaveCoach(Command, tag="coach-leave", frozen=True):
    """Nobody looks at what the coach says any more."""


class Whole(Command, frozen=True):
    """The page has missed something and asks for everything."""


Choosing: TypeAlias = PointAt | PickRow | Pick
"""Commands about choices as the page saw them."""
TableCommand: TypeAlias = Choosing | Compose | WhyNot | AskReason | ShowOdds | Whole
CoachCommand: TypeAlias = AskCoach | LeaveCoach
Consulting: TypeAlias = CoachCommand | ReviewGame
"""What the coach of a page is asked that has the whole game."""


class Uncover(Command, frozen=True):
    """Whoever is asked has the page in their hands now."""


# About a game as a whole


class Habits(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody likes to play, as their browser keeps it: whether an only answer is given for them, and whether the page is
    covered where it goes from hand to hand.
    """

    forced: bool = True
    cover: bool = True


class LastStep(Struct, frozen=True, array_like=True):
    """What a page shows that its browser has kept: the step of this key, on a table of this version. Nothing is without a key."""

    place: Text = ""
    v: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 0


class Hello(Command, frozen=True):
    """A page has been opened: who reads, what their browser remembers of what they got done, the part of the address behind #,
    and how they like to play.

    ``told``: the page shows already what it was told with its screen. ``last``: it shows what it was told another time.
    """

    reader: Text = ""
    copy: Text = ""
    step: Text = ""
    habits: Habits = Habits()
    told: bool = False
    last: LastStep = LastStep()


class ChangeHabits(Command, tag="habits", frozen=True):
    """Somebody likes to play in another way from now on."""

    habits: Habits


class TurnTo(Command, tag="turn", frozen=True):
    """Which settings does another game have? What is on the table stays there until one begins."""

    game: Key


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asked for: an edition, a player for each seat, a seed (empty for any), rulings by name."""

    edition: Key
    players: Annotated[tuple[Player, ...], Meta(max_length=20)]
    seed: Text = ""
    rulings: Annotated[dict[Key, Key], Meta(max_length=100)] = {}


class BeginGame(Command, tag="begin", frozen=True):
    """Begin a game with these settings."""

    settings: Settings


class UseNumbers(Command, tag="copy", frozen=True):
    """Play with the numbers of somebody's own copy of the game, as a file has them; with none where the text is empty."""

    text: Text = ""


class KeptLine(Struct, frozen=True, forbid_unknown_fields=True):
    """A what-if line as a page keeps it: its name, how many of its steps are not its own, its seed, and its game as a save."""

    name: Annotated[str, Meta(min_length=1, max_length=1)]
    at: Number
    seed: Key
    text: Text


class Load(Command, frozen=True):
    """Go on with a saved game, and with the what-if lines that were kept beside it."""

    text: Text
    lines: Annotated[tuple[KeptLine, ...], Meta(max_length=20)] = ()


class Rescue(Command, frozen=True):
    """Go on with what could be read of a broken game."""


class Undo(Entering, frozen=True):
    """Take back: so many steps of a shared table, what was done last where nothing is said."""

    count: Steps | None = None


class Redo(Entering, frozen=True):
    """Bring back what was taken back: so many steps of a shared table, or the last of it."""

    count: Steps | None = None


class Pause(Command, frozen=True):
    """Programs stop moving by themselves."""


class Run(Command, frozen=True):
    """Programs move by themselves, at a pace that can be watched."""


class Hurry(Command, frozen=True):
    """A program that thinks takes the best that it has found so far."""


class ToTheEnd(Command, tag="end", frozen=True):
    """Programs play the game to its end at once."""


class ShowCharts(Command, tag="charts", frozen=True):
    """Show the charts, or put them away."""


class BranchOff(Command, tag="what-if", frozen=True):
    """What if somebody had decided otherwise at a step of the game on the table, counted from 0?"""

    step: Number


class OpenLine(Command, tag="line", frozen=True):
    """Put a what-if line on the table; without a name, the game itself comes back."""

    name: Key = ""


class ForgetLine(Command, tag="forget", frozen=True):
    """Forget a what-if line."""

    name: Key


class FinishLine(Command, tag="finish", frozen=True):
    """Let programs play the what-if line on the table to its end, those of this level for people."""

    level: Key = ""


Driving: TypeAlias = Undo | Redo | Pause | Run | Hurry | ToTheEnd | ShowCharts
"""Commands that move a running game without a choice, or show it otherwise."""
Imagining: TypeAlias = BranchOff | OpenLine | ForgetLine | FinishLine
"""Commands about what-if lines."""
PlayCommand: TypeAlias = (Hello | ChangeHabits | Uncover | TurnTo | BeginGame | UseNumbers | Load | Rescue) | (
    TableCommand | Consulting | Driving | Imagining
)
