"""Messages of the tracker. Pictures are drawings, or names of pictures that several places share."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import UNSET, Struct, UnsetType

from village_widgets.companion.tallying import MadeEntry, Tally
from village_widgets.components.asked import BarringRule
from village_widgets.components.messages import ShownPlayer, State


class EntryButton(Struct, frozen=True, omit_defaults=True):
    """A button with what it enters, if it can be pressed now.

    If ``field`` is set, that field of its first choice is picked among the customers, below ``title`` and ``about``; ``instead``
    are the exceptions there. With a ``title`` alone the page asks first. A label that is a player's name has the ``colour``.
    ``small`` are words below the label with a ``sign``, ``drawn`` is the picture, ``spoken`` the name for readers who hear it,
    and ``style`` its look.
    """

    label: str
    made: MadeEntry | None
    small: str = ""
    drawn: str = ""
    sign: str = ""
    spoken: str = ""
    style: str = ""
    field: str = ""
    title: str = ""
    about: str = ""
    instead: tuple[EntryButton, ...] = ()
    colour: str = ""


class Member(Struct, frozen=True, array_like=True):
    """Some members at one place, or the number of those that are off the board."""

    place: str
    drawn: str


class Badge(Struct, frozen=True, array_like=True):
    """A mark on a player's card: a picture with its words and a count, or only the words if it has no picture."""

    drawn: str
    text: str
    style: str
    count: str = ""


class Fact(Struct, frozen=True, array_like=True):
    """A count on a player's card, such as customers: a picture, the count as text (cities by letter), and both in words."""

    drawn: str
    text: str
    spoken: str


class PlayerCard(Struct, frozen=True):
    """A player's card.

    It has the place in the turn order, the life track, the hourglasses after which the next laps end (the first of ``ends`` is
    what is left of this life), the members by place, the number that die when the turn is over, and what is counted, with its
    picture. ``left`` says in words what is left of this life, ``soon`` that it is little. ``marks`` are signs such as the ring's,
    and ``facts`` what was earned.
    """

    seat: int
    number: int
    name: ShownPlayer
    left: str
    soon: bool
    ends: tuple[int, ...]
    dying: int
    counts: Mapping[str, tuple[str, int]]
    life: str
    marks: tuple[Badge, ...]
    facts: tuple[Fact, ...]
    family: tuple[Member, ...]


class PadRow(Struct, frozen=True, array_like=True):
    """A row of buttons with its label and its picture, each of which may be empty; None is a gap."""

    label: str
    drawn: str
    buttons: tuple[EntryButton | None, ...]


class PadTile(Struct, frozen=True):
    """A tile of a pad with the rows that it opens; with ``heads`` the rows make a grid."""

    key: str
    label: str
    picture: str
    note: str
    heads: tuple[tuple[str, str], ...]
    rows: tuple[PadRow, ...]


class Pad(Struct, frozen=True):
    """All buttons of one player: ``quick`` ones for hourglasses lost, and tiles that open rows."""

    quick: tuple[EntryButton, ...]
    tiles: tuple[PadTile, ...]


class TurnEnd(Struct, frozen=True):
    """The buttons that end a ``seat``'s turn: the biggest one, ``next``, leads to the turn of the seat ``to``, if one follows.

    ``last`` says that the turn took the last cube (None if it can't have), ``none`` that no player sells (or sells more), which
    ends a market day and the turn with it.
    """

    seat: int
    next: EntryButton
    to: int | None
    last: EntryButton | None
    none: EntryButton


class Sales(Struct, frozen=True, array_like=True):
    """The buttons by which a player serves a customer: ``first`` for the first sale on a day that they called, else ``later``."""

    later: EntryButton
    first: EntryButton


class AnswerGroup(Struct, frozen=True, array_like=True):
    """Answers to a question under a common heading."""

    label: str
    buttons: tuple[EntryButton, ...]


class TrackerQuestion(Struct, frozen=True):
    """A question with its answers, and the refusals there.

    ``kind`` is its sort, such as ``mass``, ``stage`` the picture above it, and ``seat`` is asked, or all players without one.
    ``chance``: the answer is drawn. ``step`` is its place, from 0, among the ``steps`` of a mass, and ``bag`` the pictures of
    the pieces in the black bag. ``following`` is the seat whose turn goes on after it, whatever is answered, if that is sure.
    """

    kind: str
    stage: str
    seat: int | None
    title: str
    about: tuple[str, ...]
    groups: tuple[AnswerGroup, ...]
    refused: tuple[BarringRule, ...] = ()
    chance: bool = False
    steps: tuple[str, ...] = ()
    step: int = 0
    bag: tuple[str, ...] | None = None
    following: int | None = None


class News(Struct, frozen=True, array_like=True):
    """A line of what happened last, the rule behind it where people ask for it, and whether it is great news."""

    text: str
    why: str
    great: bool


class PicturedReminder(Struct, frozen=True, array_like=True):
    """A reminder for all players."""

    drawn: str
    text: str
    urgent: bool


class RestingPlace(Struct, frozen=True):
    """A row of the chronicle, or the graves: how many lie there, on how many spaces, and whether they fill from the right.

    ``room`` says in words how many spaces are free.
    """

    label: str
    drawn: str
    lying: int
    spaces: int
    room: str
    leftwards: bool


class UnservedCustomer(Struct, frozen=True, array_like=True):
    """A customer that is not served yet: the number of the tile, its picture, and the same in words."""

    number: int
    drawn: str
    spoken: str


class TrackerState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The state of the tracker, or the parts of it that have changed. The pads change one by one, by seat.

    With it a page can go on alone: ``turns`` are the ends of the turns to come, by seat, if no member dies; ``sales`` are the
    buttons of a market day by seat; ``sold``: the player whose turn it is has sold something. ``unsure`` says that printed
    numbers are only guessed; it is empty if they are not. ``chronicle`` is its drawing, ``pictures`` are those that others use.
    ``rounds`` have begun. ``promote``: the page may turn the table into one that follows everything.
    """

    writes: bool | UnsetType = UNSET
    round: str | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    news: tuple[News, ...] | UnsetType = UNSET
    notes: tuple[PicturedReminder, ...] | UnsetType = UNSET
    active: int | UnsetType | None = UNSET
    players: tuple[PlayerCard, ...] | UnsetType = UNSET
    resting: tuple[RestingPlace, ...] | UnsetType = UNSET
    chronicle: str | UnsetType = UNSET
    turn: TurnEnd | UnsetType | None = UNSET
    asking: TrackerQuestion | UnsetType | None = UNSET
    tally: Tally | UnsetType | None = UNSET
    turns: Mapping[str, TurnEnd] | UnsetType = UNSET
    sales: Mapping[str, Sales] | UnsetType = UNSET
    sold: bool | UnsetType = UNSET
    unsure: str | UnsetType = UNSET
    promote: bool | UnsetType = UNSET
    pads: Mapping[str, Pad | None] | UnsetType = UNSET
    customers: tuple[UnservedCustomer, ...] | UnsetType = UNSET
    pictures: str | UnsetType = UNSET
