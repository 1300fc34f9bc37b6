"""Shared tables and readers' texts in a browser: a store without a database.

All of it is in memory. Each addition goes out as a record at once, and the browser writes the records down before it shows the
answer (``worker.js``). Records come in again when a page opens, and from other pages of the same browser.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from village_core.store import contract
from village_core.store.codes import Codes, normalize_code
from village_core.store.contract import FoundTable, Storage, StoredLine
from village_core.store.problems import NumberTaken, UnknownTable, Unstorable


class TableRecord(Struct, tag="table", frozen=True):
    """A record of a table that was begun: its key here, its codes, and the first line of its save (``head``)."""

    key: int
    codes: Codes
    head: str


class LineRecord(Struct, tag="line", frozen=True):
    """A record of a line that was added to a table."""

    table: int
    line: StoredLine


class ReaderRecord(Struct, tag="reader", frozen=True):
    """A record of the text that is kept for a reader."""

    reader: str
    text: str


StoredRecord: TypeAlias = TableRecord | LineRecord | ReaderRecord
DECODER: Final = msgspec.json.Decoder(StoredRecord)


def build_key(record: StoredRecord) -> str:
    """Return the key of a record in the browser's database, which refuses a second table or line and replaces a reader's text."""
    match record:
        case TableRecord():
            return f"table:{record.key}"
        case LineRecord():
            return f"line:{record.table}:{record.line.number:06}"
        case ReaderRecord():
            return f"reader:{record.reader}"


class Journal(Storage):
    """Shared tables and readers in memory. ``keep`` receives the key of each added record, and the record as JSON."""

    def __init__(self, keep: Callable[[str, str], None]) -> None:
        self._keep = keep
        self._tables: dict[int, TableRecord] = {}
        self._codes: dict[str, int] = {}
        self._lines: dict[int, list[StoredLine]] = {}
        self._readers: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"Journal({len(self._tables)} tables)"

    def take(self, text: str) -> None:
        """Take in a record, as JSON, that this or another page has kept before; the text kept for a reader replaces the one here.

        A table or a line that is here already changes nothing, and neither does a line whose predecessor is missing. A table
        with its writers' code replaces one that has only the same viewers' code.
        """
        self._enter(DECODER.decode(text))

    def close(self) -> None:
        """Do nothing: a journal holds no connections."""

    def find(self, code: str) -> FoundTable:
        """Return the table of a code. Raises ``UnknownTable``."""
        return contract.resolve_code(normalize_code(code), self._look_up)

    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add one or more lines to a table, all or none, and return the number of the last.

        If the table has a line with the last one's token, none is added, and the result is the number of that line. Raises the
        errors of ``Storage.extend``.
        """
        contract.check_lines(lines, lines[0].number)
        if key not in self._tables:
            raise UnknownTable(str(key))
        there = self._lines[key]
        known = {line.token: line.number for line in there}
        if lines[-1].token in known:
            return known[lines[-1].token]
        if 1 <= lines[0].number <= len(there):
            raise NumberTaken(lines[0].number)
        contract.check_room(lines, len(there))
        if known.keys() & {line.token for line in lines}:
            raise Unstorable("store-bad-token")
        for line in lines:
            self._add(LineRecord(key, line))
        return lines[-1].number

    def read_lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """Return the lines of a table with a number above ``after``, in order; none for an unknown key."""
        return tuple(self._lines[key][after:]) if key in self._tables else ()

    def count_lines(self, key: int) -> int:
        """Return the number of lines of a table; 0 for an unknown key."""
        return len(self.read_lines(key))

    def read_reader_text(self, reader: str) -> str | None:
        """Return the text that is kept for a reader; None for a new one."""
        return self._readers.get(reader)

    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> bool:
        """Change the text that is kept for a reader by ``change``, and return True.

        ``change`` gets the old text, None for a new reader, and returns the new one with a word; unless that is empty, the old
        text, if any, is kept too, under a name with this word and a number. Raises ``Unstorable`` for a new text that can't be
        kept.
        """
        old = self._readers.get(reader)
        new, word = change(old)
        contract.check_reader_text(new)
        if old is not None and word:
            aside = f"{reader}.{word}-"
            number = sum(1 for name in self._readers if name.startswith(aside)) + 1
            self._add(ReaderRecord(f"{aside}{number}", old))
        if new != old:
            self._add(ReaderRecord(reader, new))
        return True

    def _look_up(self, code: str) -> FoundTable | None:
        table = self._tables.get(self._codes.get(code, 0))
        if table is None:
            return None
        writes = code == table.codes.table
        return FoundTable(table.key, table.codes if writes else Codes("", code), table.head, writes)

    def _place(self, codes: Codes, head: str, lines: tuple[StoredLine, ...]) -> bool:
        used = {self._codes[code] for code in codes if code in self._codes}
        if any(not contract.is_replaceable(self._tables[key].codes, codes) for key in used):
            return False
        while (key := contract.draw_key()) in self._tables:
            pass
        self._add(TableRecord(key, codes, head))
        for line in lines:
            self._add(LineRecord(key, line))
        return True

    def _add(self, record: StoredRecord) -> None:
        self._enter(record)
        self._keep(build_key(record), msgspec.json.encode(record).decode())

    def _enter(self, record: StoredRecord) -> None:
        match record:
            case TableRecord():
                self._enter_table(record)
            case LineRecord():
                there = self._lines.setdefault(record.table, [])
                if record.line.number == len(there) + 1:
                    there.append(record.line)
            case ReaderRecord():
                self._readers[record.reader] = record.text

    def _enter_table(self, record: TableRecord) -> None:
        """Enter a table. If of two with the same viewers' code one lacks a writers' code, only the other stays."""
        other = self._tables.get(self._codes.get(record.codes.viewer, record.key), record)
        if other.codes.table and not record.codes.table:
            return
        if record.codes.table and not other.codes.table:
            del self._tables[other.key]
        self._tables[record.key] = record
        self._lines.setdefault(record.key, [])
        self._codes |= {code: record.key for code in record.codes if code}
