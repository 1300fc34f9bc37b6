"""Setting up a game, one sort of piece after the other: the number of each for a table, and the table with another number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec import Struct

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings, PrintedEdition, name_edition
from village_core.kernel.words import Words

T = TypeVar("T", bound=GameTable)
TOGETHER: Final = 2
"""The fewest players of a game that is set up at a table; a game for one has a chapter of its own."""


class SetupPart(NamedTuple, Generic[T]):
    """One sort of piece that is laid out before a game.

    ``picture`` is a shared picture, or empty; ``at`` is the panel on which the pieces lie. ``count`` returns the number that a
    table needs. ``lay`` returns a table that is set up with another number of them, right or wrong. ``count_at_start`` returns
    the number that lies there when the reader begins.
    """

    name: str
    picture: str
    at: str
    count: Callable[[T], int]
    lay: Callable[[T, int], T]
    count_at_start: Callable[[T], int] = lambda table: 0


def name_picture(part: SetupPart[T]) -> str:
    """Return the ``#id`` of a part's shared picture; empty if it has none."""
    return part.picture and f"#vc-{part.picture}"


class SheetLine(Struct, frozen=True, array_like=True):
    """A line of a set-up sheet: a sort of piece, its picture, and a number for each column; a heading has none."""

    called: str
    picture: str
    numbers: tuple[int, ...]


class SetupSheet(Struct, frozen=True):
    """The numbers of pieces that a game needs: a title, a head for each column (a number of players), and lines.

    ``note`` tells about columns of another edition.
    """

    called: str
    heads: tuple[str, ...]
    lines: tuple[SheetLine, ...]
    note: str


class Setup(Generic[T]):
    """The pieces of a game before its first turn, by ``sections``, in the order in which they are laid out.

    ``chapter`` names the chapter about them, whose step ``sheet`` shows all numbers. ``list_steps`` returns by sections what
    people do to set a table up: names of parts, keys of rules that tell it, and names of other things to do.

    The wordings of a name are ``setup-section-<name>`` for a section, ``setup-part-<name>`` for a part on a sheet, and
    ``setup-step-<name>`` for the work with a part, whose number is ``$count``, and for other work.
    """

    def __init__(
        self,
        chapter: str,
        sections: Mapping[str, Sequence[SetupPart[T]]],
        list_steps: Callable[[T], Mapping[str, Sequence[str]]],
    ) -> None:
        self.chapter = chapter
        self.sections = sections
        self.list_steps = list_steps
        self.parts = {part.name: part for parts in sections.values() for part in parts}

    def __repr__(self) -> str:
        return f"Setup({', '.join(self.parts)})"

    def count_pieces(self, game: BoardGame[T, PrintedEdition], table: T) -> dict[str, int]:
        """Return all numbers by their names inside wordings: ``setup-NAME`` at this table, ``setup-NAME-3`` for three players."""
        tables = {f"-{players}": each for players, each in begin_tables(game, table.copy).items()} | {"": table}
        return {f"setup-{name}{at}": part.count(each) for name, part in self.parts.items() for at, each in tables.items()}

    def build_card(self, table: T, names: Iterable[str], words: Words) -> SetupSheet:
        """Return a sheet with the numbers of the pieces with these names at this table alone."""
        players = len(table.seats)
        lines = tuple(self._build_line(self.parts[name], [table], words) for name in names)
        return SetupSheet(words.format("setup-card", players=players), (str(players),), lines, "")

    def build_sheet(self, game: BoardGame[T, PrintedEdition], table: T, words: Words) -> SetupSheet:
        """Return a sheet with the numbers of all pieces for each number of players from two on.

        A column for more or fewer players than the table's edition seats is that of another edition.
        """
        tables, note = begin_tables(game, table.copy), ""
        for name in game.editions:
            more = {players: each for players, each in begin_tables(game, EditionSettings(name)).items() if players not in tables}
            if more:
                edition = game.editions.build_edition(EditionSettings(name))
                players, year = words.join([*map(str, more)]), str(edition.year)
                note = words.format("setup-foreign", players=players, edition=name_edition(edition, words), year=year)
            tables |= more
        columns = dict(sorted(tables.items()))
        lines: list[SheetLine] = []
        for section, parts in self.sections.items():
            lines.append(SheetLine(words.format(f"setup-section-{section}"), "", ()))
            lines.extend(self._build_line(part, [*columns.values()], words) for part in parts)
        return SetupSheet(words.format("setup-sheet"), tuple(map(str, columns)), tuple(lines), note)

    def _build_line(self, part: SetupPart[T], columns: Sequence[T], words: Words) -> SheetLine:
        return SheetLine(words.format(f"setup-part-{part.name}"), name_picture(part), tuple(map(part.count, columns)))


def begin_tables(game: BoardGame[T, PrintedEdition], copy: EditionSettings) -> dict[int, T]:
    """Return a table of this copy before the first turn for each number of players, except a single one."""
    least, most = game.editions.build_edition(copy).players
    return {players: game.new_game(copy, players).table for players in range(max(least, TOGETHER), most + 1)}
