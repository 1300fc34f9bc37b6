"""What the companion's page is told beside what any page of a game is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from village_core.games.editions import Leaf
from village_widgets.companion.commands import Input
from village_widgets.companion.corrections import Corrected, Correcting, UnfittingLine
from village_widgets.companion.laying.fields import Picture, Section, Typed
from village_widgets.components.drawn import Handful
from village_widgets.components.messages import (
    Alone,
    Choosable,
    Message,
    OfferedEdition,
    OfferedRuling,
    Problem,
    ShownPlayer,
    State,
)

# Before a table


class OfferedDepth(Struct, frozen=True, array_like=True):
    """How much of a game can be followed."""

    value: str
    label: str
    about: str


class NewTableForm(Struct, frozen=True):
    """What may be chosen for a new table; ``names`` are those that are there already, by seat.

    ``kept`` ends the key under which a browser keeps what was chosen last; ``alone`` is untold where no edition is for one.
    ``game`` is the one that is played there, ``games`` are all that there are. ``joins``: whether there can be tables that were
    begun in other browsers.
    """

    kept: str
    editions: tuple[OfferedEdition, ...]
    rulings: tuple[OfferedRuling, ...]
    colours: tuple[Choosable, ...]
    names: tuple[str, ...]
    depths: tuple[OfferedDepth, ...]
    game: str
    games: tuple[Choosable, ...]
    joins: bool
    alone: Alone | UnsetType = UNSET


class OpenedGame(Struct, frozen=True, array_like=True):
    """What is in a file or a link: who plays, how far it is, and why not all of it could be read."""

    players: tuple[ShownPlayer, ...]
    said: str
    rescued: str


# At a table


class SharedState(State, frozen=True, kw_only=True, omit_defaults=True):
    """A table as all its pages share it: its version is the number of its lines, of which ``lines`` are those after ``after``.

    The whole has its codes (for writing, for viewing), the first line of its save, who plays and, where there are several games,
    which it is. ``seat`` is whose page this is; ``unread`` says that the table's log can't be read to its end; ``bar`` stands
    above every view, shortest first; ``back`` says who else has gone back, and how far; ``edition`` is the one on the table;
    ``sheets`` are the score sheets of a game that is over, made before anybody asks: nobody may answer then.
    """

    lines: tuple[str, ...]
    seat: int | None
    writes: bool
    over: bool
    unread: str
    bar: tuple[str, str]
    can: tuple[bool, bool]
    back: str = ""
    codes: tuple[str, str] | UnsetType = UNSET
    head: str | UnsetType = UNSET
    names: tuple[ShownPlayer, ...] | UnsetType = UNSET
    title: str = ""
    edition: str = ""
    sheets: tuple[tuple[OfferedFile, Exported], ...] = ()


class Meanwhile(Struct, frozen=True, array_like=True):
    """What somebody entered meanwhile."""

    by: str
    lines: tuple[str, ...]


class ShownConflict(Struct, frozen=True):
    """Something came before the input of this token: from others, or, with ``own``, all of it from its page. ``mine`` is what the
    input was, in words.

    ``again`` is what can be said anew, nothing where it would mean something else by now; ``same`` says that somebody has entered
    just that.
    """

    token: str
    mine: str
    again: Input | None
    same: bool
    own: bool
    meanwhile: tuple[Meanwhile, ...]


class PastEntry(Struct, frozen=True):
    """A line of a table: its number, who entered it, when (seconds since 1970), what it says, whether it was taken back.

    ``later`` is how many steps have to be taken back to stand where it did, or, counted below 0, brought back; 0 where nobody
    can. ``turn`` says in which turn it was entered, empty for what belongs to none. ``line`` is the line that holds now in its
    place, another one where something before it was corrected; 0 where none holds or nobody can correct it.
    """

    number: int
    by: str
    at: int
    lines: tuple[str, ...]
    undone: bool
    later: int
    turn: str
    line: int


class WayIn(Struct, frozen=True):
    """A way to a table: with its code to be read aloud, as a link, and as the address of a picture to be scanned."""

    key: str
    title: str
    about: str
    code: str
    link: str
    qr: str


class GameLink(Struct, frozen=True, array_like=True):
    """The whole game as a link; empty where it is too long."""

    title: str
    about: str
    link: str = ""
    qr: str = ""


class Invitations(Struct, frozen=True):
    """Every way to a table, and why none leads there from elsewhere, if that is so."""

    ways: tuple[WayIn, ...]
    warning: str
    game: GameLink | None


class OfferedFile(Struct, frozen=True, array_like=True):
    """Something as which a game can be taken away."""

    what: str
    label: str
    about: str


class Exports(Struct, frozen=True, array_like=True):
    """What a game can be taken away as, a link that hands its result to an app on the device, and what else there will be."""

    offers: tuple[OfferedFile, ...]
    link: str
    note: str


class Exported(Struct, frozen=True, array_like=True):
    """A file: its name, its media type, what is in it, and whether it is shown as a page."""

    called: str
    media: str
    text: str
    shown: bool


# The check of a copy


class Possible(Struct, frozen=True, array_like=True):
    """A value that may be printed, and how it is said."""

    value: Leaf
    said: str


class CheckField(Struct, frozen=True):
    """A value that is asked for: what is believed, and what it is by now. A count is between ``least`` and ``most``."""

    key: str
    name: str
    kind: Literal["count", "choice", "pieces"]
    value: Leaf
    believed: Leaf
    least: int = -1
    most: int = -1
    choices: tuple[Possible, ...] = ()


class CheckSpot(Struct, frozen=True):
    """A place on the board: what we believe is printed there, and what is on the owner's copy."""

    key: str
    number: int
    name: str
    believed: str
    yours: str
    fields: tuple[CheckField, ...]


class CheckPicture(Struct, frozen=True, array_like=True):
    """Where to look, drawn."""

    title: str
    box: str
    inside: str


class CheckStep(Struct, frozen=True):
    """A step of the check of a copy. At a running table ``when`` says whether it comes ``next`` or may be ``past``."""

    key: str
    number: str
    title: str
    where: str
    state: str
    said: str
    picture: CheckPicture | None
    spots: tuple[CheckSpot, ...]
    when: str = ""


class CheckEdition(Struct, frozen=True, array_like=True):
    """An edition, and each number of players that it seats, in words."""

    key: str
    label: str
    seats: tuple[tuple[int, str], ...]


class Difference(Struct, frozen=True, array_like=True):
    """What is printed otherwise on an owner's copy."""

    name: str
    ours: str
    yours: str


class CheckTable(Struct, frozen=True, array_like=True):
    """What becomes of an owner's numbers at the running table, in words, and what its button says; empty where there is none."""

    said: tuple[str, ...]
    use: str


class Checking(Struct, frozen=True, kw_only=True):
    """The check of an owner's copy: everything, what has ``changed`` after an answer, or what can't be.

    ``also`` says what differs with the number of players. ``text`` is the owner's file as it stands; ``used``, ``kept``, ``stay``
    and ``taken`` say what becomes of it, and ``table`` what does at the table where the page sits.
    """

    edition: str | UnsetType = UNSET
    editions: tuple[CheckEdition, ...] | UnsetType = UNSET
    players: tuple[int, ...] | UnsetType = UNSET
    also: str | UnsetType = UNSET
    pieces: tuple[tuple[str, str], ...] | UnsetType = UNSET
    steps: tuple[CheckStep, ...] | UnsetType = UNSET
    defs: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    used: str | UnsetType = UNSET
    kept: str | UnsetType = UNSET
    stay: str | UnsetType = UNSET
    file: str | UnsetType = UNSET
    taken: str | UnsetType = UNSET
    table: CheckTable | UnsetType = UNSET
    differs: tuple[Difference, ...] | UnsetType = UNSET
    unread: tuple[str, ...] | UnsetType = UNSET
    changed: tuple[CheckStep, ...] | UnsetType = UNSET
    problems: tuple[Problem, ...] | UnsetType = UNSET


# A table laid out by hand


class Flaw(Struct, frozen=True, array_like=True):
    """What can't be: said, the fields it is about, and the sections they stand in."""

    said: str
    fields: tuple[str, ...]
    sections: tuple[str, ...]


class Tile(Struct, frozen=True, array_like=True):
    """A tile that can lie somewhere."""

    name: str
    picture: Picture


class LayingMessage(Struct, frozen=True, kw_only=True):
    """The form by which a table is laid out: all of it, filled with what is known after ``seen`` lines, or what can't be.

    ``keep`` names the table for the page's own memory; ``told`` says by section what follows. ``refused``: it could not be
    entered; ``laid``: it is.
    """

    sections: tuple[Section, ...] | UnsetType = UNSET
    values: Mapping[str, Typed] | UnsetType = UNSET
    unknown: tuple[str, ...] | UnsetType = UNSET
    tiles: tuple[Tile, ...] | UnsetType = UNSET
    pictures: str | UnsetType = UNSET
    keep: str | UnsetType = UNSET
    seen: int | UnsetType = UNSET
    problems: tuple[Flaw, ...] | UnsetType = UNSET
    told: Mapping[str, str] | UnsetType = UNSET
    refused: bool | UnsetType = UNSET
    laid: bool | UnsetType = UNSET


class CompanionMessage(Message, frozen=True, kw_only=True, omit_defaults=True):
    """What the companion's page is told.

    ``view`` names the view to show, empty for the one that belongs to the table; ``views`` is what a game's own views show, by
    their names. Tokens among ``accepted`` are durable. ``here`` says that Python is there; ``unstored`` why the store can't be
    used, empty as soon as it can; ``begun``: this page itself has begun the table; ``unknown`` is a code that no table has;
    ``wrong`` says why something could not be entered; ``drawn`` what the page drew.
    """

    lobby: NewTableForm | UnsetType = UNSET
    view: str | UnsetType = UNSET
    shared: SharedState | UnsetType = UNSET
    begun: bool | UnsetType = UNSET
    views: Mapping[str, State] | UnsetType = UNSET
    unknown: str | UnsetType = UNSET
    opened: OpenedGame | UnsetType = UNSET
    unstored: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    accepted: tuple[str, ...] | UnsetType = UNSET
    conflict: ShownConflict | UnsetType = UNSET
    wrong: str | UnsetType = UNSET
    drawn: tuple[str, ...] | UnsetType = UNSET
    history: tuple[PastEntry, ...] | UnsetType = UNSET
    correcting: Correcting | UnsetType = UNSET
    corrected: Corrected | UnsetType = UNSET
    unfit: UnfittingLine | UnsetType = UNSET
    share: Invitations | UnsetType = UNSET
    exports: Exports | UnsetType = UNSET
    exported: Exported | UnsetType = UNSET
    handful: Handful | UnsetType = UNSET
    laying: LayingMessage | UnsetType = UNSET
    checking: Checking | UnsetType = UNSET
