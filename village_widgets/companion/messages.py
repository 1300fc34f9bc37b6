"""Messages to the companion's page, besides those to any page of a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from village_core.games.editions import Leaf
from village_core.kernel.values import Seat
from village_widgets.companion.commands import Input
from village_widgets.companion.corrections import CorrectionEffects, CorrectionOffer, UnfittingLine
from village_widgets.companion.laying.fields import FieldContent, FieldPicture, Section
from village_widgets.components import messages
from village_widgets.components.drawn import Handful
from village_widgets.components.meaning import Forms
from village_widgets.rulebook.messages import ShownBook

# Before a table


class OfferedDepth(Struct, frozen=True, array_like=True):
    """A depth that the form of a new table offers: its value, its label, and an explanation of how much is followed."""

    value: str
    label: str
    about: str


class NewTableForm(Struct, frozen=True):
    """The form of a new table; ``names`` are the first entries for the players' names, by seat.

    ``kept`` is the end of the key under which a browser keeps the last choices. ``alone`` is left out if no edition is for one
    player. ``game`` is the form's game, ``games`` are all games. ``joins``: tables may exist that were begun in other browsers.
    ``setup`` is the chapter about setting up, with the folder from which it is reached; empty if the game has none.
    """

    kept: str
    editions: tuple[messages.OfferedEdition, ...]
    rulings: tuple[messages.OfferedRuling, ...]
    colours: tuple[messages.Choosable, ...]
    names: tuple[str, ...]
    depths: tuple[OfferedDepth, ...]
    game: str
    games: tuple[messages.Choosable, ...]
    joins: bool
    alone: messages.SoloOffer | UnsetType = UNSET
    setup: str = ""


class OpenedGame(Struct, frozen=True, array_like=True):
    """The game in a file or a link: its players, how far it went, and why only a part of it could be read."""

    players: tuple[messages.ShownPlayer, ...]
    said: str
    rescued: str


# At a table


class SharedState(messages.State, frozen=True, kw_only=True, omit_defaults=True):
    """A table as all its pages share it. Its version is the number of its lines; ``lines`` are those after ``after``.

    The snapshot adds the codes (for writing, for viewing), the first line of the save, the players, and the names of the game
    and of the edition on the table. ``seat`` is the page's own seat. ``unread`` says that the table's log can't be read to its
    end. ``unproven``: a viewer's copy brought the table back, and no writer has vouched for its lines. ``bar`` stands above every
    view: where the game stands, and what is being decided. ``can``: something can be taken back, and brought back. ``back`` tells
    who else has taken back, brought back or corrected something, or has entered the page's input already. ``sheets`` are the
    exports that need a score, with their files, once the game is over: the page's process may be gone later. ``totals`` and
    ``winners`` are then the points and the seats that have won; they are empty if numbers of the final sheet are unknown.
    ``next`` is the code of the table where the same players play again, once that has begun.
    """

    lines: tuple[str, ...]
    seat: int | None
    writes: bool
    over: bool
    unread: str
    bar: tuple[str, str]
    can: tuple[bool, bool]
    unproven: bool = False
    back: str = ""
    codes: tuple[str, str] | UnsetType = UNSET
    head: str | UnsetType = UNSET
    names: tuple[messages.ShownPlayer, ...] | UnsetType = UNSET
    game: str = ""
    edition: str = ""
    sheets: tuple[tuple[OfferedFile, ExportedFile], ...] = ()
    totals: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    next: str = ""


class Meanwhile(Struct, frozen=True, array_like=True):
    """An entry that reached a table's log before the input in conflict did: its author's name, and its text in sentences.

    ``by`` is empty if the author gave no name, unless this page made the entry: then ``by`` says so.
    """

    by: str
    lines: tuple[str, ...]


class ShownConflict(Struct, frozen=True):
    """A conflict: lines were entered before the input of this ``token``, by others or, if ``own``, all by its own page.

    ``mine`` is the input in words. ``again`` is the command that enters it still, None if it would mean something else by
    now. ``instead`` puts the input in the place of another page's entry about the same event; None if there is none.
    """

    token: str
    mine: str
    again: Input | None
    instead: Input | None
    own: bool
    meanwhile: tuple[Meanwhile, ...]


class PastEntry(Struct, frozen=True):
    """A line of the history: its ``number``, who entered it, when (seconds since 1970), its text, and whether it was taken back.

    ``later`` is the number of steps to take back to stand where it stood, below 0 the number to bring back; 0 if the page can do
    neither. ``turn`` is the turn in which it was entered, empty for a line without a step. ``line`` is the number of the line
    that holds in its place, which is another one's after corrections; 0 if none holds or the page can't correct it. ``count``
    says how many entries in a row the turn has; only the last of several says it.
    """

    number: int
    by: str
    at: int
    lines: tuple[str, ...]
    undone: bool
    later: int
    turn: str
    line: int
    count: str = ""


class WayIn(Struct, frozen=True):
    """A way to a table: its code to read aloud, its link, and a picture of the link to scan."""

    key: str
    title: str
    about: str
    code: str
    link: str
    qr: str


class GameLink(Struct, frozen=True, array_like=True):
    """The whole game as a link (empty if too long), with a title, a text about it, and a picture if a camera can read it."""

    title: str
    about: str
    link: str = ""
    qr: str = ""


class Invitations(Struct, frozen=True):
    """All ways to a table, and a warning if none of them leads there from another device."""

    ways: tuple[WayIn, ...]
    warning: str
    game: GameLink | None


class OfferedFile(Struct, frozen=True, array_like=True):
    """A format offered for an export: its key, its label, and what it is about."""

    what: str
    label: str
    about: str


class Exports(Struct, frozen=True, array_like=True):
    """The formats in which a page can get its game as a file now, a link that hands the result to an app, and a note.

    The link is empty before the game has a score. The note says which formats come later and which are found elsewhere.
    """

    offers: tuple[OfferedFile, ...]
    link: str
    note: str


class ExportedFile(Struct, frozen=True, array_like=True):
    """A file: its name, its media type, its text, and whether the page shows it."""

    called: str
    media: str
    text: str
    shown: bool


# The check of a copy


class Possible(Struct, frozen=True, array_like=True):
    """A value that may be printed, in words."""

    value: Leaf
    said: str


class CheckField(Struct, frozen=True):
    """A value to check: ``believed`` by us, and the ``value`` that the owner says. A count is between ``least`` and ``most``.

    A line of words may use those of ``choices``, with a sign ``between`` two words; a page shows a grid in rows.
    """

    key: str
    name: str
    kind: Literal["count", "choice", "pieces", "line", "grid"]
    value: Leaf
    believed: Leaf
    least: int = -1
    most: int = -1
    choices: tuple[Possible, ...] = ()
    between: str = ""


class CheckSpot(Struct, frozen=True):
    """A spot on the board: what we believe is printed there, and what is on the owner's copy, empty if it is the same."""

    key: str
    number: int
    name: str
    believed: str
    yours: str
    fields: tuple[CheckField, ...]


class CheckPicture(Struct, frozen=True, array_like=True):
    """A picture of where to look: its title, its view box, and its content as SVG."""

    title: str
    box: str
    inside: str


class CheckStep(Struct, frozen=True):
    """A step of the check: its number among all and ``where`` to look, in words.

    ``state`` is ``open`` while values are left to check, then ``differs`` or ``same``; ``said`` puts it into words. At a running
    table ``when`` is ``next`` if the table may not have used this part of the edition yet, else ``past``.
    """

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
    """An edition with each number of players that it seats, in words; none if it prints the same for all of them."""

    key: str
    label: str
    seats: tuple[tuple[int, str], ...]


class Difference(Struct, frozen=True, array_like=True):
    """A difference between our edition and an owner's copy."""

    name: str
    ours: str
    yours: str


class CheckTable(Struct, frozen=True, array_like=True):
    """The effect of an owner's numbers on the running table, in words. ``use`` is its button's label, empty without a button."""

    said: tuple[str, ...]
    use: str


class CheckedCopy(Struct, frozen=True, kw_only=True):
    """The check of an owner's copy: all its ``steps``, those that an answer ``changed``, or the answer's ``problems``.

    ``also`` says what differs with the number of players. ``text`` is the owner's file with the answers so far, ``file`` its
    name, and ``corrected`` the number of its corrections. ``stay`` says where they are kept, ``kept`` how many agree, differ and
    are left to check, ``taken`` that the page has read a file, and ``unread`` what it could not read in one.
    ``table`` is the effect on the running table. ``pieces`` are those that a value may list, with their names, ``defs`` their
    pictures. ``differs`` are the differences found.
    """

    edition: str | UnsetType = UNSET
    editions: tuple[CheckEdition, ...] | UnsetType = UNSET
    players: tuple[int, ...] | UnsetType = UNSET
    also: str | UnsetType = UNSET
    pieces: tuple[tuple[str, str], ...] | UnsetType = UNSET
    steps: tuple[CheckStep, ...] | UnsetType = UNSET
    defs: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    corrected: int | UnsetType = UNSET
    kept: str | UnsetType = UNSET
    stay: str | UnsetType = UNSET
    file: str | UnsetType = UNSET
    taken: str | UnsetType = UNSET
    table: CheckTable | UnsetType = UNSET
    differs: tuple[Difference, ...] | UnsetType = UNSET
    unread: tuple[str, ...] | UnsetType = UNSET
    changed: tuple[CheckStep, ...] | UnsetType = UNSET
    problems: tuple[messages.FieldProblem, ...] | UnsetType = UNSET


# A table laid out by hand


class Flaw(Struct, frozen=True, array_like=True):
    """An impossible value: its text, the fields that it is about, and their sections."""

    said: str
    fields: tuple[str, ...]
    sections: tuple[str, ...]


class TileOption(Struct, frozen=True, array_like=True):
    """A tile that can lie on the table."""

    name: str
    picture: FieldPicture


class LayingMessage(Struct, frozen=True, kw_only=True):
    """The form that lays a table out, filled with what is known after ``seen`` lines, or the problems of what was typed.

    ``keep`` is the table's key in the page's own memory. ``unknown`` are the fields that a person has to fill in. ``tiles`` are
    all that can lie there, ``pictures`` the shared drawings. ``told`` are the consequences, by section. ``refused``: the table
    was not entered; ``laid``: it was.
    """

    sections: tuple[Section, ...] | UnsetType = UNSET
    values: Mapping[str, FieldContent] | UnsetType = UNSET
    unknown: tuple[str, ...] | UnsetType = UNSET
    tiles: tuple[TileOption, ...] | UnsetType = UNSET
    pictures: str | UnsetType = UNSET
    keep: str | UnsetType = UNSET
    seen: int | UnsetType = UNSET
    problems: tuple[Flaw, ...] | UnsetType = UNSET
    told: Mapping[str, str] | UnsetType = UNSET
    refused: bool | UnsetType = UNSET
    laid: bool | UnsetType = UNSET


class CompanionMessage(messages.Message, frozen=True, kw_only=True, omit_defaults=True):
    """A message to the companion's page.

    ``view`` names the view to show, empty for the table's own; ``views`` are the states of a game's own views, by name. Tokens
    among ``accepted`` are durable. ``here`` says that the page's process is alive. ``unstored`` says why the store can't be used,
    and is empty once it can. ``begun``: this page has begun the table. ``unknown`` is a code that belongs to no table. ``wrong``
    explains why an input was not entered. ``drawn`` describes what the page drew. ``glossary`` are the words of the game that
    can be explained, for a page without a board; ``book`` are its rules.
    """

    lobby: NewTableForm | UnsetType = UNSET
    view: str | UnsetType = UNSET
    shared: SharedState | UnsetType = UNSET
    begun: bool | UnsetType = UNSET
    views: Mapping[str, messages.State] | UnsetType = UNSET
    unknown: str | UnsetType = UNSET
    opened: OpenedGame | UnsetType = UNSET
    unstored: str | UnsetType = UNSET
    here: bool | UnsetType = UNSET
    accepted: tuple[str, ...] | UnsetType = UNSET
    conflict: ShownConflict | UnsetType = UNSET
    wrong: str | UnsetType = UNSET
    drawn: tuple[str, ...] | UnsetType = UNSET
    glossary: tuple[Forms, ...] | UnsetType = UNSET
    history: tuple[PastEntry, ...] | UnsetType = UNSET
    correcting: CorrectionOffer | UnsetType = UNSET
    corrected: CorrectionEffects | UnsetType = UNSET
    unfit: UnfittingLine | UnsetType = UNSET
    share: Invitations | UnsetType = UNSET
    exports: Exports | UnsetType = UNSET
    exported: ExportedFile | UnsetType = UNSET
    handful: Handful | UnsetType = UNSET
    laying: LayingMessage | UnsetType = UNSET
    checking: CheckedCopy | UnsetType = UNSET
    book: ShownBook | UnsetType = UNSET
