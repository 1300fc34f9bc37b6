"""Before a table: a new one, one joined by its code, one put back by a page that kept it, or a game from a file or link."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from village_core.games import codec_of, first_line, game_named, load, reading
from village_core.games.board_game import AnyGame, GameTable
from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, Misfit
from village_core.store import Codes, Found, Store, UnknownTable
from village_widgets.companion.commands import NewTable
from village_widgets.companion.keeping import numbered, prolong
from village_widgets.companion.parts import Parts

T = TypeVar("T", bound=Table)


class OtherGame(Exception):
    """A table, save or link of a game that has a page of its own. ``edition``: what is printed on its box."""

    def __init__(self, edition: str) -> None:
        super().__init__(edition)
        self.edition = edition


class Opened(NamedTuple, Generic[T]):
    """A game out of a file or a link, not yet at any table: as it stands, and the lines that led there, undone ones included.

    ``rescued`` says that only part of it could be read; ``wrong`` is why, as ``BadSave`` has it.
    """

    game: Game[T]
    head: str
    lines: tuple[str, ...]
    wrong: BadSave | None = None


class Lobby(Generic[T]):
    """Finds tables of one game in a store and puts new ones there. ``store`` is asked for when it is first needed.

    What is a table, save or link of another game raises ``OtherGame``, or ``BadSave``, which names it, if that isn't here.
    """

    def __init__(self, parts: Parts[T], store: Callable[[], Store]) -> None:
        self.parts = parts
        self._store = store

    def begin(self, asked: NewTable) -> Found:
        """A new table as a form asks for it. Raises ``Unsettled``, and what the store raises."""
        return self.place(_unwound(self.parts.begin(asked)))

    def join(self, code: str) -> Found:
        """The table of a code, however it is typed. Raises ``UnknownTable``."""
        found = self._store().find(code)
        self._admit(found.head)
        return found

    def place(self, opened: Opened[T]) -> Found:
        """A new table where an opened game goes on."""
        store = self._store()
        return store.find(store.create(opened.head, numbered(opened.lines)).table)

    def restore(self, codes: Sequence[str], head: str, lines: Sequence[str]) -> Found:
        """A table that this server has forgotten, put back under its codes from a page's own copy.

        Where it is back already, what the copy has beyond its last line is added. A viewers' code that is another table's by
        now is given up for a new one. Raises ``BadSave`` for a copy that can't be read to its end, and what the store raises
        for codes that are none.
        """
        table, viewer, *_ = (*codes, "", "")
        self._admit(head)
        saves.load(reading.text_of("\n".join((head, *lines))), self.parts.codec)
        store, listed = self._store(), numbered(lines)
        if not store.restore(Codes(table, viewer), head, listed):
            try:
                found = store.find(table)
            except UnknownTable:
                store.restore(Codes(table, ""), head, listed)
            else:
                if found.head == head:
                    prolong(store, found, lines)
        return store.find(table)

    def open(self, data: bytes | str) -> Opened[T]:
        """The game in a file, in a link, or in what is behind the # of one. Raises ``BadSave`` where nothing is left of it."""
        text = reading.text_of(data)
        if not reading.is_save(text):
            opened: Opened[T] = _unwound(reading.read(data))
            self._admit(opened.head)
            return opened
        self._admit(text)
        try:
            game = saves.load(text, self.parts.codec)
        except BadSave as error:
            if not isinstance(error.rescued, Game):
                raise
            return _unwound(error.rescued, error)
        head, *lines = text.split("\n")
        return Opened(game, head, tuple(line for line in lines if line.strip() and not _checkpoint(line)))

    def _admit(self, text: str) -> None:
        """Let in what is of this page's game, by the first line of its save; raise what the class says for anything else."""
        name = codec_of(text).name
        if name != self.parts.codec.name:
            other: Game[GameTable] = load(text.split("\n", 1)[0])
            game: AnyGame = game_named(name)
            raise OtherGame(game.edition(other.start).name)


def _unwound(game: Game[T], wrong: BadSave | None = None) -> Opened[T]:
    """A game without a log of its own, with the log that leads to where it stands."""
    return Opened(game, first_line(game), tuple(saves.step_line(step) for step in game.steps), wrong)


def _checkpoint(line: str) -> bool:
    try:
        return saves.read_entry(line).checkpoint != saves.NOTHING
    except Misfit:
        return False
