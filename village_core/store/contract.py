"""The contract of any store of shared tables: its values, its methods, and the checks that all stores share."""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from village_core.store.codes import Codes, derive_next_code, derive_viewers_code, draw_codes, is_viewers_code, prove_codes
from village_core.store.problems import StoreUnusable, UnknownTable, Unstorable

LONGEST_LINE: Final = 100_000
"""Characters of a line or a head; our longest, a whole position, has some ten thousand."""
MOST_LINES: Final = 20_000
"""Lines of a table; a long game has some hundreds."""
LAST_KEY: Final = 2**31 - 1
LONGEST_TOKEN: Final = 80
LONGEST_TEXT: Final = 256_000
"""Characters of the text that is kept for a reader."""
NEXT: Final = "next."
"""The beginning of the name, before a table's viewers' code, under which the viewers' code of its next table is kept."""
UNWRITABLE: Final = re.compile("[\x00\n\r\ud800-\udfff]")
"""Characters that no line may have: ends of lines, and those that one of the databases can't write."""


class StoredLine(NamedTuple):
    """One line of a table: its number from 1, the token that it was entered with, and its text."""

    number: int
    token: str
    text: str


class FoundTable(NamedTuple):
    """A table found by a code: its ``key`` in the store, and whether that code ``writes``, that is, allows adding lines.

    Viewers are not told the writers' code: ``codes.table`` is empty for them. ``unproven`` tells a writer that the table came
    back from a viewer's copy, and that no writer has vouched for its lines.
    """

    key: int
    codes: Codes
    head: str
    writes: bool
    unproven: bool = False


class Storage(ABC):
    """Shared tables, and a text for each reader of the lessons, in a database or a browser. A store knows no game.

    A table is a head and a list of lines; lines are only ever added. Every method raises ``StoreUnusable`` if the store can't be
    read or written. A change is durable when its method returns.
    """

    @abstractmethod
    def close(self) -> None:
        """Close all connections; the next use opens them again."""

    def create(self, head: str, lines: Iterable[StoredLine] = ()) -> Codes:
        """Begin a table with this head and these lines, all or none, and return its new codes.

        Raises ``Unstorable`` for a head or lines that can't be stored, repeated tokens, lines not numbered from 1, and too many.
        """
        check_line(head)
        whole = check_lines(lines)
        while not self._place(codes := draw_codes(), head, whole):
            pass
        return codes

    @abstractmethod
    def find(self, code: str) -> FoundTable:
        """Return the table of a code, however it is typed, and with it whether the code may write (see ``resolve_code``).

        Raises ``UnknownTable``.
        """

    def append(self, key: int, number: int, token: str, line: str) -> int:
        """Add line ``number`` (from 1) to a table and return it; if a line has the token already, only return that line's number.

        Raises the errors of ``extend``.
        """
        return self.extend(key, (StoredLine(number, token, line),))

    @abstractmethod
    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add one or more lines that follow each other to a table, all or none, and return the number of the last.

        The last token stands for all of them: if the table has it, nothing is added and the number of its line is returned, so a
        page that got no answer may send again. Raises ``NumberTaken`` if another line has the first number, ``UnknownTable``,
        ``Unstorable`` for a line or token that can't be stored and for a full table, and ``StoreUnusable`` (``store-gap``) if
        lines before the first are missing: a caller that reads the lines again can go on.
        """

    @abstractmethod
    def read_lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """Return the lines of a table with a number above ``after``, in order; none for an unknown key."""

    @abstractmethod
    def count_lines(self, key: int) -> int:
        """Return the number of lines of a table; 0 for an unknown key. Fast enough to ask often."""

    def restore(self, codes: Codes, head: str, lines: Iterable[StoredLine]) -> bool:
        """Put back a table that the store has forgotten, all or nothing, under its codes (see ``prove_codes``).

        Returns True; or False, with nothing changed, if another table has either code or the two don't belong together. A
        viewer's copy comes back as a table to look at. The writers' code opens it too, and their copy replaces it, even a shorter
        one. Raises ``Unstorable`` for texts that are no codes, for a head or lines that can't be stored, and for lines that
        repeat a token or aren't numbered from 1.
        """
        proven = prove_codes(codes)
        check_line(head)
        whole = check_lines(lines)
        return proven is not None and self._place(proven, head, whole)

    def begin_next(self, table: FoundTable, head: str) -> bool:
        """Begin the table that follows a table, without lines, and return True; return False if that has begun already.

        The next table's code follows from the table's own, so several devices begin one table. In either case the store keeps
        the next table's viewers' code for ``find_next``. Raises ``UnknownTable`` for a table that was found with its viewers'
        code, and ``Unstorable`` for a head that can't be stored.
        """
        if not table.writes:
            raise UnknownTable(table.codes.viewer)
        code = derive_next_code(table.codes.table)
        viewer = derive_viewers_code(code)
        begun = self.restore(Codes(code, viewer), head, ())
        self.revise(NEXT + table.codes.viewer, lambda _: (viewer, ""))
        return begun

    def find_next(self, table: FoundTable) -> str:
        """Return the code of a table's next table, for viewers its viewers' code; empty if the store has none."""
        viewer = self.read_reader_text(NEXT + table.codes.viewer)
        if not viewer:
            return ""
        code = derive_next_code(table.codes.table) if table.writes else viewer
        try:
            self.find(code)
        except UnknownTable:
            return ""
        return code

    @abstractmethod
    def read_reader_text(self, reader: str) -> str | None:
        """Return the text that is kept for a reader; None for a new one.

        Raises ``StoreUnusable`` (``store-changed``, with the reader) for one that isn't what was kept.
        """

    @abstractmethod
    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> bool:
        """Change the text that is kept for a reader, with no other change in between, and return True if the old text was sound.

        ``change`` takes the old text (None for a new reader) and returns the new one and a word: if the word isn't empty, the old
        text is kept for ``<reader>.<word>-1`` and so on. It may be called again with a newer text. If it raises, nothing changes.
        If the kept text was damaged, it is put aside as ``<reader>.changed-1``, ``change`` takes None, and the result is False.
        Raises ``Unstorable`` for a new text that can't be kept.
        """

    @abstractmethod
    def _place(self, codes: Codes, head: str, lines: tuple[StoredLine, ...]) -> bool:
        """Write a whole table, in place of a viewer's copy that ``is_replaceable``; return False if a code is in use already."""


def resolve_code(code: str, look_up: Callable[[str], FoundTable | None]) -> FoundTable:
    """Return the table of a normalized code; ``look_up`` returns one that has exactly this code, or None.

    A table that came back as a viewer's copy is open to its writers too, unproven: the viewers' code that follows from their code
    is looked up. Raises ``UnknownTable``.
    """
    if found := look_up(code):
        return found
    if not is_viewers_code(code) and (viewed := look_up(derive_viewers_code(code))):
        return FoundTable(viewed.key, Codes(code, viewed.codes.viewer), viewed.head, writes=True, unproven=True)
    raise UnknownTable(code)


def is_replaceable(viewed: Codes, codes: Codes) -> bool:
    """Tell whether the table with the codes ``viewed`` is a viewer's copy that the writers' copy with ``codes`` may replace.

    A viewer's copy may be longer because the viewer made lines up. So no length counts: writers vouch for their copy.
    """
    return not viewed.table and viewed.viewer == codes.viewer == derive_viewers_code(codes.table)


def draw_key() -> int:
    """Draw the key of a new table at random: a key known from a store that was replaced leads to no other table."""
    return 1 + secrets.randbelow(LAST_KEY)


def check_line(line: str) -> None:
    """Raise ``Unstorable`` for a text that is too long, has an end of line, or has a character that a database can't write."""
    if len(line) > LONGEST_LINE:
        raise Unstorable("store-line-too-long", str(LONGEST_LINE))
    if found := UNWRITABLE.search(line):
        raise Unstorable("store-bad-line", f"U+{ord(found.group()):04X}")


def check_lines(lines: Iterable[StoredLine], first: int = 1) -> tuple[StoredLine, ...]:
    """Return the lines if a table can have them: numbered from ``first`` without gaps, each with its own token, not too many.

    Raises ``Unstorable`` otherwise, and for a text or a token that can't be stored.
    """
    found: list[StoredLine] = []
    for line in lines:
        if len(found) == MOST_LINES:
            raise Unstorable("store-table-full", str(MOST_LINES))
        if line.number != first + len(found):
            raise Unstorable("store-gap", str(line.number))
        check_line(line.text)
        if not 0 < len(line.token) <= LONGEST_TOKEN or UNWRITABLE.search(line.token):
            raise Unstorable("store-bad-token")
        found.append(line)
    if len({line.token for line in found}) != len(found):
        raise Unstorable("store-bad-token")
    return tuple(found)


def check_room(lines: Sequence[StoredLine], count: int) -> None:
    """Raise ``StoreUnusable`` unless the lines come next after ``count`` others, ``Unstorable`` if the table is full."""
    if lines[0].number != count + 1:
        raise StoreUnusable("store-gap", str(lines[0].number))
    if lines[-1].number > MOST_LINES:
        raise Unstorable("store-table-full", str(MOST_LINES))


def check_reader_text(text: str) -> None:
    """Raise ``Unstorable`` for a reader's text that is too long, or has an end of line or a character that can't be written."""
    if len(text) > LONGEST_TEXT:
        raise Unstorable("store-line-too-long", str(LONGEST_TEXT))
    if UNWRITABLE.search(text):
        raise Unstorable("store-bad-line")
