"""Ways to a table: a new one, one joined by its code, one that a page puts back, and a game from a file or link."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error as NotBase64
from collections.abc import Sequence
from math import ceil
from typing import Final, Generic, NamedTuple, TypeVar

from village_core.games import list_games, load, reading, write_first_line
from village_core.games.board_game import GameTable
from village_core.games.copying import find_settings, restart
from village_core.kernel import saves
from village_core.kernel.game import Game
from village_core.kernel.problem import shorten
from village_core.kernel.saves import BadSave, Misfit
from village_core.kernel.words import Words
from village_core.store.codes import Codes, normalize_code
from village_core.store.contract import FoundTable, Storage
from village_core.store.problems import StorageProblem, StoreUnusable, UnknownTable, Unstorable
from village_core.store.provision import is_local_only, open_own_store
from village_widgets.companion import commands
from village_widgets.companion.keeping import number_lines, prolong
from village_widgets.companion.messages import CompanionMessage, OpenedGame
from village_widgets.companion.parts import AnyParts
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.sharing import GAME
from village_widgets.components.messages import FieldProblem, ShownPlayer
from village_widgets.limits.allowance import RIGHT_CODE, TABLE, WRONG_CODE, Allowance, TooMuch

T = TypeVar("T", bound=GameTable)
LONGEST_CODE: Final = 40
"""The most characters of a wrong code, or of the name of a missing game, that the page repeats."""


class GameWithoutTable(NamedTuple, Generic[T]):
    """A game out of a file or a link that has no table yet, with the lines that led there, undone ones too if the file is whole.

    ``wrong`` is why only part of it could be read. ``unsealed``: it comes from a save that is whole but has no seals.
    """

    game: Game[T]
    head: str
    lines: tuple[str, ...]
    wrong: BadSave | None = None
    unsealed: bool = False


class Arrival(NamedTuple, Generic[T]):
    """The place to which a command leads a page: a ``table`` of the game with these ``parts``, or without one that game's lobby.

    ``message`` answers the page instead, which stays where it is. ``begun``: this page has just begun the table.
    """

    parts: AnyParts[T]
    table: SharedTable[T] | None
    message: CompanionMessage | None = None
    begun: bool = False


class Lobby(Generic[T]):
    """Finds tables in a store and puts new ones there, of any game. Without a ``store`` it opens the program's own when needed.

    ``opened`` is the game out of a file or a link with which the page can go on; else None. ``arrive`` carries out a page's
    command, and says in a message the errors that the other methods raise: ``BadSave`` for a game that can't be read or isn't
    here, ``UnknownTable``, ``StorageProblem``, and ``TooMuch`` if the client of this page has used up its allowance.
    """

    def __init__(self, store: Storage | None, allowance: Allowance) -> None:
        self.opened: GameWithoutTable[T] | None = None
        self._store = store
        self._allowance = allowance
        self._unknown: set[str] = set()

    @property
    def store(self) -> Storage:
        """The store, opened when it is first needed."""
        if self._store is None:
            self._store = open_own_store()
        return self._store

    def release(self) -> None:
        """Close the store's connection until it is needed again: a server has only few for all pages."""
        if self._store is not None:
            self._store.close()

    def arrive(self, command: commands.Arriving, parts: AnyParts[T], table: SharedTable[T] | None) -> Arrival[T]:
        """Carry out a command of a page of the game with these ``parts``, at this ``table`` if any, and return where it leads.

        A command that can't be carried out leaves the page where it is, with a message that says why.
        """
        begun, pending = False, tuple[str, ...]()
        try:
            if table is None and isinstance(command, commands.Arrive) and command.plays:
                parts = _find_lobby(command.plays, parts)
            match command:
                case commands.Open():
                    return Arrival(parts, table, self._show_opened(_read_content(command), parts))
                case commands.Arrive(code="", game=link) if link:
                    return Arrival(parts, table, self._show_opened(f"{GAME}{link}", parts))
                case commands.BeginTable(settings):
                    game = parts.begin(settings)
                    if not isinstance(game, Game):
                        return Arrival(parts, table, CompanionMessage(problems=game))
                    found, begun = self.create(build_game_without_table(game)), True
                case commands.Again() if table is not None:
                    found, begun = self.go_on(table)
                case commands.ContinueGame() if self.opened is not None:
                    found, begun = self.create(self.opened), True
                case commands.Restore(codes, head, lines):
                    found = self.restore(codes, head, lines)
                case commands.Join(code, _, pending) if code or not isinstance(command, commands.Arrive):
                    found = self.join(code)
                case _:
                    return Arrival(parts, table if isinstance(command, commands.Arrive | commands.ContinueGame) else None)
            if table is None or table.found != found:
                table = SharedTable(self.store, found, sent=pending)
            else:
                table.pull()
            self.opened = None
            return Arrival(parts.find_parts(table.codec.name), table, begun=begun)
        except (BadSave, StorageProblem, TooMuch, UnknownTable) as error:
            return Arrival(parts, table, _explain(error, command, parts, seated=table is not None))

    def join(self, code: str) -> FoundTable:
        """Find the table of a code, however it is typed. Raises ``UnknownTable``, and ``TooMuch`` if the allowance is used up.

        Right and wrong codes cost some of the allowance. A wrong code that comes again costs nothing: a page asks now and then
        whether its table is back.
        """
        letters = normalize_code(code)
        if letters in self._unknown:
            return self.store.find(letters)
        self._allowance.ask(WRONG_CODE)
        try:
            found = self.store.find(letters)
        except UnknownTable:
            self._unknown.add(letters)
            self._allowance.spend(WRONG_CODE)
            raise
        self._allowance.spend(RIGHT_CODE)
        return found

    def create(self, opened: GameWithoutTable[T]) -> FoundTable:
        """Create a table where an opened game goes on, and return it.

        It costs the allowance of one table. Raises ``TooMuch`` if less is left, and what the store raises.
        """
        self._allowance.ask(TABLE)
        store = self.store
        found = store.find(store.create(opened.head, number_lines(opened.lines)).table)
        self._allowance.spend(TABLE)
        return found

    def go_on(self, table: SharedTable[T]) -> tuple[FoundTable, bool]:
        """Find the table where the players of a table play again, and tell whether this page has begun it.

        All pages of the table come to the same one. A page that only looks begins none: it raises ``Unstorable`` until another
        page has begun the table. Any other page raises ``TooMuch`` if it could not begin a table now, even if the table is there
        already.
        """
        store = self.store
        if not table.found.writes:
            if not (code := store.find_next(table.found)):
                raise Unstorable("table-only-looking")
            return store.find(code), False
        self._allowance.ask(TABLE)
        opened = build_game_without_table(Game(table.game.players, restart(table.game.start, find_settings(table.position))))
        begun = store.begin_next(table.found, opened.head)
        if begun:
            self._allowance.spend(TABLE)
        return store.find(store.find_next(table.found)), begun

    def restore(self, codes: Sequence[str], head: str, lines: Sequence[str]) -> FoundTable:
        """Put a table that this server has forgotten back under its codes, from a page's own copy.

        The copy of a page that only looked comes back to be looked at. If the table is back already, a writer's copy that begins
        with all its lines adds those that follow. If the viewers' code belongs to another table by now, the table gets a new one.
        Raises ``BadSave`` for a copy that can't be read to its end, ``TooMuch`` if the allowance is used up, and what the store
        raises for texts that are no codes.
        """
        table, viewer, *_ = (*codes, "", "")
        load(reading.decode_text("\n".join((head, *lines))))
        self._allowance.ask(max(TABLE, WRONG_CODE))
        store, listed = self.store, number_lines(lines)
        cost = TABLE
        if not store.restore(Codes(table, viewer), head, listed):
            try:
                found = store.find(table or viewer)
            except UnknownTable:
                store.restore(Codes(table, ""), head, listed)
            else:
                cost = RIGHT_CODE
                if found.head == head:
                    prolong(store, found, lines)
        self._allowance.spend(cost)
        return store.find(table or viewer)

    def open(self, data: bytes | str) -> GameWithoutTable[T]:
        """Open the game in a file, a link, or a link's fragment; lines of a file that are only checkpoints are left out.

        Of a damaged file the part before the damage is opened, together with the error. Raises ``BadSave`` if nothing of it
        can be read.
        """
        text = reading.decode_text(data)
        if not reading.is_save(text):
            return build_game_without_table(reading.read(data))
        try:
            game: Game[T] = load(text)
        except BadSave as error:
            if not isinstance(error.rescued, Game):
                raise
            return build_game_without_table(error.rescued, error)
        head, lines = saves.unseal_log(text)
        entered = tuple(line for line in lines if not _is_checkpoint(line))
        return GameWithoutTable(game, head, entered, unsealed=not saves.has_seals(text))

    def _show_opened(self, content: bytes | str, parts: AnyParts[T]) -> CompanionMessage:
        """Open a game and describe it for a page of any game; ``ContinueGame`` makes a table of it. Raises ``BadSave``."""
        self.opened = None
        opened = self.open(content)
        parts.find_parts(opened.game.start.game)
        self.opened = opened
        return self.show_opened(parts)

    def show_opened(self, parts: AnyParts[T]) -> CompanionMessage:
        """Describe the opened game for a page of any game; say nothing if there is none. Raises ``BadSave``."""
        if (opened := self.opened) is None:
            return CompanionMessage()
        own = parts.find_parts(opened.game.start.game)
        players = tuple(ShownPlayer(player.name, player.colour) for player in own.name_players(opened.game))
        said = own.words.format("lobby-opened", count=len(opened.game.steps))
        if own is not parts:
            said = own.words.join_sentences(own.words.format("lobby-opened-other", game=own.title), said)
        if opened.unsealed:
            said = own.words.join_sentences(said, own.words.format("save-unsealed"))
        return CompanionMessage(opened=OpenedGame(players, said, own.explain(opened.wrong) if opened.wrong else ""))


def explain_unknown(words: Words, code: str) -> CompanionMessage:
    """Say that no table has this code, and repeat the code, cut if it is long; the page may have kept a copy of the table."""
    said = words.format("lobby-unknown-here" if is_local_only() else "lobby-unknown")
    return CompanionMessage(problems=(FieldProblem("code", said),), unknown=code[:LONGEST_CODE])


def _find_lobby(game: str, parts: AnyParts[T]) -> AnyParts[T]:
    """Return the parts of the game whose lobby an address names. Raises ``BadSave`` if there is no such game."""
    if game not in list_games():
        raise BadSave("lobby-no-game", 1, game)
    return parts.find_parts(game)


def _explain(
    error: BadSave | StorageProblem | TooMuch | UnknownTable, command: commands.Arriving, parts: AnyParts[T], seated: bool
) -> CompanionMessage:
    """Say why a command leads nowhere, as a problem of a field of the lobby.

    A page that is ``seated`` at a table hears above the table that the store can't be used.
    """
    words = parts.words
    match error:
        case UnknownTable():
            code = command.code if isinstance(command, commands.Join) else ""
            try:
                normalize_code(code)
            except UnknownTable:
                return _report("code", words.format("lobby-no-code", text=shorten(code, LONGEST_CODE)))
            return explain_unknown(words, code)
        case TooMuch():
            said = words.format("lobby-too-much", minutes=ceil(error.wait / 60))
        case BadSave():
            said = parts.explain(error)
        case StorageProblem():
            said = words.format(error.problem, detail=error.detail)
    if seated and isinstance(error, StoreUnusable):
        return CompanionMessage(unstored=said)
    return _report("open" if isinstance(error, Unstorable) else _find_field(command), said)


def _report(field: str, said: str) -> CompanionMessage:
    """Return what is wrong, with the field of the lobby that shows it."""
    return CompanionMessage(problems=(FieldProblem(field, said),))


def _find_field(command: commands.Arriving) -> str:
    """Return the name of the field of the lobby that shows what is wrong with a command."""
    match command:
        case commands.BeginTable() | commands.Again():
            return "begin"
        case commands.Join(code) if code or not isinstance(command, commands.Arrive):
            return "code"
    return "open"


def _read_content(sent: commands.Open) -> bytes | str:
    """Return the bytes of a file (``data``, in base64), or a text.

    Raises ``BadSave`` for ``data`` that isn't base64, and for a file that is too large: the page sends only its ``size``.
    """
    if sent.size > reading.LARGEST:
        raise BadSave("file-too-large", 1, str(reading.LARGEST // 1_000_000))
    if sent.data is None:
        return sent.text
    try:
        return b64decode(sent.data, validate=True)
    except (NotBase64, ValueError) as error:
        raise BadSave("file-binary", 1) from error


def build_game_without_table(game: Game[T], wrong: BadSave | None = None) -> GameWithoutTable[T]:
    """Return a game that has no log as an opened one, with a log made of its steps; ``wrong`` is why only part could be read."""
    return GameWithoutTable(game, write_first_line(game), tuple(saves.format_step(step) for step in game.steps), wrong)


def _is_checkpoint(line: str) -> bool:
    try:
        return saves.read_entry(line).checkpoint != saves.NOTHING
    except Misfit:
        return False
