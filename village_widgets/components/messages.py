"""What a page is told about a game: immutable values that are sent as JSON, from which the scripts' types are written.

A message tells what is new; what it does not tell (``UNSET``) has not changed. Rows that come in numbers are sent as lists of
their fields.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from village_widgets.components.asked import Asked, Composer, Reason, Refused, Way
from village_widgets.components.coached import Coached, Costly
from village_widgets.components.drawn import Handful, Odds

Rulings: TypeAlias = Mapping[str, str]
"""The value of each ruling that a table may choose, by its name."""
PageWords: TypeAlias = Annotated[Mapping[str, str], Meta(title="Words")]
"""The words that a page's scripts show by themselves (``village_widgets.words.shown``)."""


class State(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that changes, as a page sees it: the whole, or what has changed.

    ``v`` is the version that this brings the page to; ``after`` the one that the page has to be at for it, untold where this is
    the whole. A page that is somewhere else has missed something, and asks for the whole.
    """

    v: int
    after: int | UnsetType = UNSET


# The board


class ShownPlayer(Struct, frozen=True, array_like=True):
    """A player as shown: a name that is short enough, and a colour."""

    name: str
    colour: str


class BoardPlayer(ShownPlayer, frozen=True, array_like=True):
    """A player at a board that is played on here: whether it can be asked why it did something."""

    reasons: bool


class ShownRow(Struct, frozen=True, omit_defaults=True):
    """A choice: where it is pointed at, what its button says, how to pay, and whether it stands beside the question.

    Of several ways to pay there are two; none where nothing is paid. What is ``quiet`` does nothing. ``note`` warns that
    nothing more can be done then. ``number`` is how a page calls the row.
    """

    target: str
    label: str
    number: int
    ways: tuple[Way, ...] = ()
    beside: bool = False
    pictures: tuple[str, ...] = ()
    quiet: bool = False
    note: str = ""


class Carried(Struct, frozen=True, array_like=True):
    """What can be carried on the board, and where it is put down: a target or a panel; whether it may lie there just now."""

    piece: str
    place: str
    may: bool


class Agenda(Struct, frozen=True, array_like=True):
    """Whose turn it is, what is being decided, what else to keep in mind; and whether everybody here only looks on."""

    seat: int | None
    decision: str
    notes: tuple[str, ...]
    watching: bool


class Held(Struct, frozen=True, array_like=True):
    """Something that a player has, in a strip of them: a shared picture of it (``#id``, empty where there is none), how many, and
    all of it in words.
    """

    picture: str
    count: str
    said: str


class Strip(Struct, frozen=True, array_like=True):
    """What one player has, at a glance: whose it is, in words, and one thing after the other; none in place of what is known."""

    title: str
    held: tuple[Held | None, ...]


class Other(Struct, frozen=True, array_like=True):
    """What somebody else has; nothing where the page knows it already."""

    seat: int
    strip: Strip | None


class Tone(StrEnum):
    """How something moves, and what it sounds like when it has come to its place, where sound is asked for."""

    PLAIN = ""
    WOOD = "wood"
    METAL = "metal"
    CLOTH = "cloth"
    DICE = "dice"
    BELL = "bell"
    SOLEMN = "solemn"


class Movement(Struct, frozen=True, array_like=True):
    """Something that moves on the board: what is seen of it, and from place to place its way; with one place it is shaken there,
    or, without a picture, that place lights up. ``times`` as many go that way, one after the other.

    ``picture`` is a shared picture (``#id``) or the place that is seen moving; empty for a plain token. A place is a target's
    name, a part's key after a slash, a panel's key, or a point of a panel in its own coordinates (``panel@x,y``).
    """

    picture: str
    way: tuple[str, ...]
    times: int = 1
    tone: Tone = Tone.PLAIN


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """What happened in one step, counted from 0, or in a part of it, and who decided.

    ``deed`` is the number of the line that says the most, -1 where none does; ``moves`` are untold where the whole is told.
    ``moment``: what begins here is told to everybody for itself, whoever brought it about. ``panel`` is the key of the one on
    which it is to be seen.
    """

    step: int
    seat: int
    lines: tuple[str, ...]
    deed: int = -1
    moves: tuple[Movement, ...] = ()
    moment: bool = False
    panel: str = ""


class Log(Struct, frozen=True, array_like=True):
    """What happened: so many steps still hold of what was told before, and then these."""

    since: int
    entries: tuple[LogEntry, ...]


class Kept(Struct, frozen=True, array_like=True):
    """The lines of a save that the page keeps: so many still hold, and then these."""

    since: int
    lines: tuple[str, ...]


class ShownPanel(Struct, frozen=True, array_like=True):
    """A picture with its own coordinates and all its parts, each under its key."""

    key: str
    title: str
    box: str
    parts: tuple[tuple[str, str], ...]


class Score(Struct, frozen=True):
    """The final score: names of players, a line of points for each category, totals, and how it was decided in words."""

    players: tuple[str, ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    result: str
    reasons: tuple[str, ...]


Aside: TypeAlias = Literal["odds", "coach", "costly"]
"""A command that may be asked besides, and the name of its words."""


class BoardState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The board of a game with everything around it: with its ``panels`` the whole, with ``parts`` what has changed.

    ``own`` is the key of the panel of whoever looks, and ``strip`` what they have; empty where nobody does. ``others`` is
    what each of the others has. ``asides`` are the commands that may be asked besides, by the words of the same name. Of these
    nothing is told where nothing has changed. ``tiles`` says that the choices are many small things; ``chance`` that what was
    drawn is typed in. ``forced`` tells what was done because nothing else was possible, or, with ``soon``, what is done so in a
    moment; ``cover`` asks for the page to be handed on, and nothing that only its next holder may see is told.
    """

    rows: tuple[ShownRow, ...]
    barred: tuple[str, ...]
    carried: tuple[Carried, ...]
    names: Mapping[str, str]
    alike: Mapping[str, str] | UnsetType = UNSET
    agenda: Agenda
    log: Log
    can: tuple[bool, bool]
    own: str
    strip: Strip | UnsetType = UNSET
    others: tuple[Other, ...] | UnsetType = UNSET
    panels: tuple[ShownPanel, ...] | UnsetType = UNSET
    parts: Mapping[str, str] | UnsetType = UNSET
    players: tuple[BoardPlayer, ...] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    head: str | UnsetType = UNSET
    kept: Kept | UnsetType = UNSET
    score: Score | UnsetType = UNSET
    asides: tuple[Aside, ...] | UnsetType = UNSET
    tiles: bool = False
    chance: bool = False
    odds: Odds | None = None
    handful: Handful | None = None
    forced: str = ""
    soon: bool = False
    cover: str = ""


# The settings of a new game


class Choosable(Struct, frozen=True, array_like=True):
    """One of several values, and what it is called."""

    value: str
    label: str


class OfferedEdition(Struct, frozen=True):
    """An edition: what it is called, for how many, and its rulings."""

    key: str
    label: str
    least: int
    most: int
    rulings: Rulings


class OfferedRuling(Struct, frozen=True, array_like=True):
    """A ruling that a table may choose; ``alone``: it matters to one player alone."""

    key: str
    label: str
    options: tuple[Choosable, ...]
    alone: bool


class Alone(Struct, frozen=True, array_like=True):
    """The game for one: what the button says that begins it, and its chapter, with its folder; empty where there is none."""

    said: str
    chapter: str


class SettingsForm(Struct, frozen=True):
    """What may be chosen for a new game; ``names`` are those that are there already, by who plays.

    ``alone`` is untold where no edition is for one player.

    ``rival``: who plays against a person, unless that person wants somebody else. ``game`` is whose settings they are, ``games``
    are all that there are.
    """

    editions: tuple[OfferedEdition, ...]
    rulings: tuple[OfferedRuling, ...]
    colours: tuple[Choosable, ...]
    plays: tuple[Choosable, ...]
    rival: str
    names: Mapping[str, tuple[str, ...]]
    game: str
    games: tuple[Choosable, ...]
    alone: Alone | UnsetType = UNSET


class Problem(Struct, frozen=True, array_like=True):
    """What is wrong, and the field that it is about."""

    field: str
    said: str


class UsedCopy(Struct, frozen=True, array_like=True):
    """The numbers of somebody's own copy that are played with: their edition, what is said of them, its rulings."""

    edition: str
    said: str
    rulings: Rulings


class Unloaded(Struct, frozen=True, array_like=True):
    """Why a save can't be gone on with, and what could be read of it, if anything."""

    why: str
    rescued: str


# What if


class ShownLine(Struct, frozen=True, array_like=True):
    """A what-if line: its name, where it begins in words, and what the page keeps of it beside its game (``KeptLine``)."""

    name: str
    said: str
    at: int
    seed: str


class WhatIf(Struct, frozen=True):
    """The what-if lines of a game: which of them is on the table, by its name, empty where it is the game itself.

    ``levels``: who can play on for people, and ``level`` who does unless somebody else is wanted; none where there are no people.
    """

    open: str
    lines: tuple[ShownLine, ...]
    levels: tuple[Choosable, ...]
    level: str


# What is said to a page


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What any page is told.

    ``failed``: it could not be answered. ``misheard``: what it said is no command; ``answered`` are tokens of inputs that came to
    nothing. ``barred`` is what is refused where a payment is put together. ``because`` is why a program did something: the step
    that was asked about, and what is said of it.
    """

    words: PageWords | UnsetType = UNSET
    problems: tuple[Problem, ...] | UnsetType = UNSET
    failed: bool | UnsetType = UNSET
    misheard: bool | UnsetType = UNSET
    answered: tuple[str, ...] | UnsetType = UNSET
    table: BoardState | UnsetType = UNSET
    ask: Asked | UnsetType = UNSET
    compose: Composer | UnsetType = UNSET
    barred: tuple[Reason, ...] | UnsetType = UNSET
    refused: Refused | UnsetType = UNSET
    why: tuple[Reason, ...] | UnsetType = UNSET
    because: tuple[int, str] | UnsetType = UNSET
    odds: tuple[Odds, ...] | UnsetType = UNSET
    coach: Coached | UnsetType = UNSET
    costly: Costly | UnsetType = UNSET

    def join(self, other: Message | None) -> Self:
        """Both in one; where both tell something, the other's counts. The other tells nothing that this one could not."""
        fields = () if other is None else other.__struct_fields__
        return replace(self, **{name: told for name in fields if (told := getattr(other, name)) is not UNSET})


class PlayMessage(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What the page of a game is told. ``keeps`` names where it keeps its game, empty where it keeps none.

    ``thinking``: how far a program has come that thinks, in per cent, until nothing is ``running`` any more.
    ``unsealed``: what is to be said of a save that was opened and carries no seals.
    ``finishing``: how far programs have come that play a what-if line to its end, in words; empty once they are done.
    """

    settings: SettingsForm | UnsetType = UNSET
    keeps: str | UnsetType = UNSET
    copy: UsedCopy | UnsetType | None = UNSET
    unloaded: Unloaded | UnsetType = UNSET
    unsealed: str | UnsetType = UNSET
    running: bool | UnsetType = UNSET
    thinking: int | UnsetType = UNSET
    charts: bool | UnsetType = UNSET
    lines: WhatIf | UnsetType = UNSET
    finishing: str | UnsetType = UNSET


def build_refusal(title: str, why: str) -> PlayMessage:
    """What a page is told that asked for something that can't be done, and why."""
    return PlayMessage(refused=Refused(title, (Reason((), why),)))
