"""Messages to a page about a game: immutable values sent as JSON; the scripts' types are written from them.

A message holds what is new; an ``UNSET`` field has not changed. Values with ``array_like`` are sent as lists of their fields.
In all messages ``said`` and ``told`` are texts as they are shown, ``label``, ``title`` and ``called`` name a thing in words, and
``about`` explains it.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Literal, Self, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from village_widgets.components.asked import BarringRule, ChoiceQuestion, Composer, ShownRefusal, Sign, Way
from village_widgets.components.begun import BegunGame, DescribedGame, LoadFailure
from village_widgets.components.coached import CoachAnswer, Costly
from village_widgets.components.drawn import Handful, Odds
from village_widgets.components.meaning import Forms, Meaning
from village_widgets.components.strips import ChangedStrip, Other, ShownPlace

Rulings: TypeAlias = Mapping[str, str]
"""The value of each ruling that a table may choose, by name."""
PageWords: TypeAlias = Annotated[Mapping[str, str], Meta(title="Words")]
"""Words that a page's scripts show by themselves (``village_widgets.words.format_shown``)."""


class State(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A changing thing as a page sees it: the whole, or the changes.

    ``v`` is the version to which this brings the page, ``after`` the one that the page must have; it is unset in the whole. A
    page with another version has missed a message and asks for the whole.
    """

    v: int
    after: int | UnsetType = UNSET


# The board


class ShownPlayer(Struct, frozen=True, array_like=True):
    """A player on the page: a short name, and a colour."""

    name: str
    colour: str


class BoardPlayer(ShownPlayer, frozen=True, array_like=True):
    """A player at a live board: ``reasons`` tells whether it can explain its decisions."""

    reasons: bool


class ShownRow(Struct, frozen=True, omit_defaults=True):
    """A choice: its target, its button with shared ``pictures`` (``#id``), how to pay, and where it stands.

    ``number`` identifies the row; it is unset if it is the row's place in the list, counted from 0. Of several ways to pay two
    are sent, none if nothing is paid. ``beside``: it is a button beside the question; else it stands in the list of all choices.
    A choice that is made by hand names the ``piece`` that is carried and the ``place`` (a target or a panel) where it is put
    down; one of them may be unset: it is the target. A ``quiet`` choice does nothing. ``note`` warns that its player can do
    nothing more then. Rows with the same ``sign`` are a group: ``rest`` is a row's label in it, or ``pieces`` its number.
    """

    target: str
    label: str
    number: int | UnsetType = UNSET
    piece: str | UnsetType = UNSET
    place: str | UnsetType = UNSET
    ways: tuple[Way, ...] = ()
    beside: bool = False
    pictures: tuple[str, ...] = ()
    quiet: bool = False
    note: str = ""
    sign: str = ""
    rest: str = ""
    pieces: int = 0


class MisplacedPiece(Struct, frozen=True, array_like=True):
    """A piece that can be carried, and a place (a target or a panel) where it may not lie now."""

    piece: str
    place: str


class Agenda(Struct, frozen=True, array_like=True):
    """The seat that decides, the decision, and notes to keep in mind.

    The seat is ``CHANCE`` while a draw is due, and None once the game is over. The decision is empty while a forced move is about
    to be made.
    """

    seat: int | None
    decision: str
    notes: tuple[str, ...]


class Tone(StrEnum):
    """The sound of a piece when its move ends, by its material; dice also turn on their way, and solemn pieces go straight."""

    PLAIN = ""
    WOOD = "wood"
    METAL = "metal"
    CLOTH = "cloth"
    DICE = "dice"
    BELL = "bell"
    SOLEMN = "solemn"


class Movement(Struct, frozen=True, array_like=True):
    """A movement on the board: a picture and its way from place to place.

    With one place the picture is shaken there; without a picture that place lights up. ``times`` pieces go that way, one after
    the other. ``picture`` is a shared picture (``#id``) or the place that moves; empty for a plain token. A place is a target's
    name, a part's key after a slash, a panel's key, or a point of a panel in its own coordinates (``panel@x,y``).
    """

    picture: str
    way: tuple[str, ...]
    times: int = 1
    tone: Tone = Tone.PLAIN


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """A step of the log, or a part of it: its number from 0, the seat that decided, and its lines.

    ``deed`` is the place in ``lines`` of the first that tells a player's action, or -1. ``moves`` are empty for a page without a
    board before it. ``moment``: all players see it on its own. ``panel`` is the key of the panel where it happens, or empty.
    """

    step: int
    seat: int
    lines: tuple[str, ...]
    deed: int = -1
    moves: tuple[Movement, ...] = ()
    moment: bool = False
    panel: str = ""


class Log(Struct, frozen=True, array_like=True):
    """New entries of the log, from the step ``since`` on, counted from 0; those before it still hold."""

    since: int
    entries: tuple[LogEntry, ...]


class SaveLines(Struct, frozen=True, array_like=True):
    """New lines of the page's save behind its header, after the first ``since`` lines, which still hold."""

    since: int
    lines: tuple[str, ...]


class ShownPanel(Struct, frozen=True, array_like=True):
    """A picture with its own coordinates and all its parts by key."""

    key: str
    title: str
    box: str
    parts: tuple[tuple[str, str], ...]


class Score(Struct, frozen=True):
    """The final score: the players' names, a line of points for each category, totals, and the reasons in words.

    ``winners`` are seats; ``result`` says in a sentence who has won.
    """

    players: tuple[str, ...]
    lines: tuple[tuple[str, tuple[int, ...]], ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    result: str
    reasons: tuple[str, ...]


Aside: TypeAlias = Literal["odds", "coach", "costly"]
"""A command that may be asked besides, and the key of its words."""


class BoardState(State, frozen=True, kw_only=True, omit_defaults=True):
    """The board of a game with everything around it: the whole if it has ``panels``, else the changes in ``parts``.

    ``names`` are those of targets that are new to the page, ``signs`` those of groups and places; the whole has the forms of the
    ``glossary``. ``places`` are what lies where at a glance, as far as that has changed, by their number. ``can``: whether
    undo is possible, and whether redo is. ``own`` is the key of the viewer's panel and ``strip`` what they have; both are empty
    without a viewer. ``others`` are the strips of the other seats, ``asides`` the commands that may be asked besides.
    ``watching``: this page only looks on. ``tiles``: the choices are many small things; ``chance``: a draw is typed in.
    ``forced`` describes moves without an alternative, made already or, with ``soon``, in a moment. ``cover`` asks to hand the
    page on; nothing hidden is sent with it. ``progress`` says how far a kept game is. ``barred`` are targets where the rules
    refuse all that is offered, ``misplaced`` places where a piece may not be put down. ``alike`` maps places to the target that a
    click on them means. ``game`` is the game's name. ``head`` is the first line of the page's save, ``kept`` has its other lines.
    """

    rows: tuple[ShownRow, ...]
    signs: Mapping[str, Sign] | UnsetType = UNSET
    places: Mapping[int, ShownPlace] | UnsetType = UNSET
    barred: tuple[str, ...] = ()
    misplaced: tuple[MisplacedPiece, ...] = ()
    names: Mapping[str, str] | UnsetType = UNSET
    glossary: tuple[Forms, ...] = ()
    game: str = ""
    alike: Mapping[str, str] | UnsetType = UNSET
    agenda: Agenda
    log: Log
    can: tuple[bool, bool] | UnsetType = UNSET
    own: str | UnsetType = UNSET
    strip: ChangedStrip | UnsetType = UNSET
    others: tuple[Other, ...] | UnsetType = UNSET
    panels: tuple[ShownPanel, ...] | UnsetType = UNSET
    parts: Mapping[str, str] | UnsetType = UNSET
    players: tuple[BoardPlayer, ...] | UnsetType = UNSET
    seed: str | UnsetType = UNSET
    head: str | UnsetType = UNSET
    kept: SaveLines | UnsetType = UNSET
    progress: str | UnsetType = UNSET
    score: Score | UnsetType = UNSET
    asides: tuple[Aside, ...] | UnsetType = UNSET
    watching: bool = False
    tiles: bool = False
    chance: bool = False
    odds: Odds | None = None
    handful: Handful | None = None
    forced: str = ""
    soon: bool = False
    cover: str = ""


# The settings of a new game


class Choosable(Struct, frozen=True, array_like=True):
    """One of several values, and its name."""

    value: str
    label: str


class OfferedEdition(Struct, frozen=True):
    """An edition: its name, its numbers of players, the same in a sentence (``room``), and its rulings.

    ``guessed`` says that some printed numbers are our guess; "" if none are.
    """

    key: str
    label: str
    least: int
    most: int
    room: str
    rulings: Rulings
    guessed: str = ""


class OfferedRuling(Struct, frozen=True, array_like=True):
    """A ruling that a table may choose, and for whom it matters: for one player alone, for several ``together``, or for all."""

    key: str
    label: str
    options: tuple[Choosable, ...]
    matters: Literal["alone", "together", "always"]


class SoloOffer(Struct, frozen=True, array_like=True):
    """The offer to begin a game for one: the text of its button, and the chapter that teaches it, as in an address.

    A game other than the first listed has its folder in front of the chapter. ``chapter`` is empty if no chapter teaches it.
    """

    said: str
    chapter: str


class SettingsForm(Struct, frozen=True):
    """The form of a new game.

    ``names`` are the default names, by who plays. ``alone`` is unset if no edition is for one player. ``rival`` is the default
    opponent of a person. ``game`` is the game that is set, ``games`` are all of them.
    """

    editions: tuple[OfferedEdition, ...]
    rulings: tuple[OfferedRuling, ...]
    colours: tuple[Choosable, ...]
    plays: tuple[Choosable, ...]
    rival: str
    names: Mapping[str, tuple[str, ...]]
    game: str
    games: tuple[Choosable, ...]
    alone: SoloOffer | UnsetType = UNSET


class FieldProblem(Struct, frozen=True, array_like=True):
    """A problem, and the field that it is about."""

    field: str
    said: str


class UsedCopy(Struct, frozen=True, array_like=True):
    """The owner's numbers in use: their edition, a description, their rulings."""

    edition: str
    said: str
    rulings: Rulings


# What-if lines


class ShownLine(Struct, frozen=True, array_like=True):
    """A what-if line: its name, its beginning in words, how many steps it took over (``at``), and its seed."""

    name: str
    said: str
    at: int
    seed: str


class WhatIf(Struct, frozen=True):
    """The what-if lines of a game; ``open`` names the one on the table, empty for the game itself.

    ``levels`` are the programs that can play on for people, ``level`` the default; both are empty without people.
    """

    open: str
    lines: tuple[ShownLine, ...]
    levels: tuple[Choosable, ...]
    level: str


# Messages to a page


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A message to any page.

    ``failed``: its command could not be answered. ``misheard``: its message was no command. ``answered`` are tokens of inputs
    that came to nothing. ``barred`` are the refusals beside a payment that is put together, ``why`` are all that hold now.
    ``because`` is a program's reason: the step in question, and the words.
    """

    words: PageWords | UnsetType = UNSET
    problems: tuple[FieldProblem, ...] | UnsetType = UNSET
    failed: bool | UnsetType = UNSET
    misheard: bool | UnsetType = UNSET
    answered: tuple[str, ...] | UnsetType = UNSET
    table: BoardState | UnsetType = UNSET
    ask: ChoiceQuestion | UnsetType = UNSET
    compose: Composer | UnsetType = UNSET
    barred: tuple[BarringRule, ...] | UnsetType = UNSET
    refused: ShownRefusal | UnsetType = UNSET
    why: tuple[BarringRule, ...] | UnsetType = UNSET
    because: tuple[int, str] | UnsetType = UNSET
    meaning: Meaning | UnsetType = UNSET
    odds: tuple[Odds, ...] | UnsetType = UNSET
    coach: CoachAnswer | UnsetType = UNSET
    costly: Costly | UnsetType = UNSET

    def join(self, other: Message | None) -> Self:
        """Return a message with the fields of both; those of ``other`` win. This type must have all fields of the other's."""
        fields = () if other is None else other.__struct_fields__
        return replace(self, **{name: told for name in fields if (told := getattr(other, name)) is not UNSET})


class PlayMessage(Message, frozen=True, kw_only=True, omit_defaults=True):
    """A message to the page of a game.

    ``keeps`` names where the page keeps its games, empty if it doesn't. ``begun`` is the game that is put on the table, and
    ``described`` one that the browser keeps; ``titles`` are those of all games, by name. ``thinking``: a program's progress in
    per cent, until ``running`` is over. ``unsealed``: a note about a save without seals. ``copy``: the owner's numbers in use,
    None if they were dropped. ``unloaded``: why a save can't be continued. ``charts``: whether they are shown. ``finishing``: the
    progress of programs that play a what-if line to its end, in words; empty at the end.
    """

    settings: SettingsForm | UnsetType = UNSET
    keeps: str | UnsetType = UNSET
    begun: BegunGame | UnsetType = UNSET
    described: DescribedGame | UnsetType = UNSET
    titles: Mapping[str, str] | UnsetType = UNSET
    copy: UsedCopy | UnsetType | None = UNSET
    unloaded: LoadFailure | UnsetType = UNSET
    unsealed: str | UnsetType = UNSET
    running: bool | UnsetType = UNSET
    thinking: int | UnsetType = UNSET
    charts: bool | UnsetType = UNSET
    lines: WhatIf | UnsetType = UNSET
    finishing: str | UnsetType = UNSET


def build_refusal(title: str, why: str) -> PlayMessage:
    """Build the answer to a request that can't be met: a refusal with its title and one reason."""
    return PlayMessage(refused=ShownRefusal(title, (BarringRule((), why),)))
