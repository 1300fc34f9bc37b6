"""Ways to a table: a new one, one joined by its code, one that a page puts back, and a game from a file or link."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from village_core.games import first_line, load, reading
from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, Misfit
from village_core.store.codes import Codes, normalize_code
from village_core.store.contract import FoundTable, Storage
from village_core.store.problems import UnknownTable
from village_widgets.companion.keeping import number_lines, prolong
from village_widgets.limits.allowance import RIGHT_CODE, TABLE, WRONG_CODE, Allowance

T = TypeVar("T", bound=Table)


class Opened(NamedTuple, Generic[T]):
    """A game out of a file or a link that has no table yet, with the lines that led there, undone ones included.

    ``wrong`` is why only part of it could be read. ``unsealed``: it comes from a save without seals.
    """

    game: Game[T]
    head: str
    lines: tuple[str, ...]
    wrong: BadSave | None = None
    unsealed: bool = False


class Lobby:
    """Finds tables in a store and puts new ones there, of any game. The store is opened when it is first needed.

    A save or link of a game that isn't here raises ``BadSave``, which names it. ``TooMuch`` is raised if the client of this page
    has used up its allowance.
    """

    def __init__(self, store: Callable[[], Storage], allowance: Allowance) -> None:
        self._store = store
        self._allowance = allowance
        self._unknown: set[str] = set()

    def begin(self, game: Game[T]) -> FoundTable:
        """Create a table for a game as it stands. Raises what the store raises."""
        return self.create(_unwind(game))

    def join(self, code: str) -> FoundTable:
        """Find the table of a code, however it is typed. Raises ``UnknownTable``.

        A wrong code that comes again costs nothing: a page asks now and then whether its table is back.
        """
        letters = normalize_code(code)
        if letters in self._unknown:
            return self._store().find(letters)
        self._allowance.ask(WRONG_CODE)
        try:
            found = self._store().find(letters)
        except UnknownTable:
            self._unknown.add(letters)
            self._allowance.spend(WRONG_CODE)
            raise
        self._allowance.spend(RIGHT_CODE)
        return found

    def create(self, opened: Opened[T]) -> FoundTable:
        """Create a table where an opened game goes on."""
        self._allowance.ask(TABLE)
        store = self._store()
        found = store.find(store.create(opened.head, number_lines(opened.lines)).table)
        self._allowance.spend(TABLE)
        return found

    def restore(self, codes: Sequence[str], head: str, lines: Sequence[str]) -> FoundTable:
        """Put a table that this server has forgotten back under its codes, from a page's own copy.

        The copy of a page that only looked comes back to be looked at. If the table is back already, the lines that the copy has
        beyond it are added. If the viewers' code belongs to another table by now, the table gets a new one. Raises ``BadSave``
        for a copy that can't be read to its end, and what the store raises for texts that are no codes.
        """
        table, viewer, *_ = (*codes, "", "")
        load(reading.decode_text("\n".join((head, *lines))))
        self._allowance.ask(max(TABLE, WRONG_CODE))
        store, listed = self._store(), number_lines(lines)
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

    def open(self, data: bytes | str) -> Opened[T]:
        """Open the game in a file, a link, or a link's fragment. Raises ``BadSave`` if nothing of it can be read."""
        text = reading.decode_text(data)
        if not reading.is_save(text):
            return _unwind(reading.read(data))
        try:
            game: Game[T] = load(text)
        except BadSave as error:
            if not isinstance(error.rescued, Game):
                raise
            return _unwind(error.rescued, error)
        head, lines = saves.unseal_log(text)
        entered = tuple(line for line in lines if not _is_checkpoint(line))
        return Opened(game, head, entered, unsealed=not saves.has_seals(text))


def _unwind(game: Game[T], wrong: BadSave | None = None) -> Opened[T]:
    """Return a game without a log as an opened one: its steps make the log."""
    return Opened(game, first_line(game), tuple(saves.format_step(step) for step in game.steps), wrong)


def _is_checkpoint(line: str) -> bool:
    try:
        return saves.read_entry(line).checkpoint != saves.NOTHING
    except Misfit:
        return False
