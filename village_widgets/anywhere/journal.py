"""The shared tables and the progress of readers where the browser keeps them: a store without a database.

All of it is in memory. What is added goes out as a record at once, and the browser writes the records down before it shows the
answer (``worker.js``); records come in again when a page is opened, and from other pages of the same browser.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from village_core.store.contract import (
    MOST_LINES,
    Codes,
    FoundTable,
    NumberTaken,
    StoredLine,
    UnknownTable,
    Unstorable,
    check_line,
    check_lines,
    check_reader_text,
    check_token,
    draw_codes,
    draw_key,
    normalize_code,
    prove_codes,
)


class TableRecord(Struct, tag="table", frozen=True):
    """A table has been begun."""

    key: int
    codes: Codes
    head: str


class LineRecord(Struct, tag="line", frozen=True):
    """A line has come to a table."""

    table: int
    line: StoredLine


class ReaderRecord(Struct, tag="reader", frozen=True):
    """This is kept for a reader from now on."""

    reader: str
    text: str


Record: TypeAlias = TableRecord | LineRecord | ReaderRecord
READING: Final = msgspec.json.Decoder(Record)


def key_of(record: Record) -> str:
    """What a record is kept under; nobody may add a second table or line under the same."""
    match record:
        case TableRecord():
            return f"table:{record.key}"
        case LineRecord():
            return f"line:{record.table}:{record.line.number:06}"
        case ReaderRecord():
            return f"reader:{record.reader}"


class Journal:
    """Shared tables and readers in memory (``village_core.store.contract.Storage``).

    ``keep`` is handed the key of each record that is added, and the record as JSON.
    """

    def __init__(self, keep: Callable[[str, str], None]) -> None:
        self._keep = keep
        self._tables: dict[int, TableRecord] = {}
        self._codes: dict[str, int] = {}
        self._lines: dict[int, list[StoredLine]] = {}
        self._readers: dict[str, str] = {}

    def __repr__(self) -> str:
        return f"Journal({len(self._tables)} tables)"

    def take(self, text: str) -> None:
        """A record that was kept before, or that another page has kept. One that is here already changes nothing."""
        self._enter(READING.decode(text))

    def close(self) -> None:
        """There is nothing to let go of."""

    def create(self, head: str, lines: Iterable[StoredLine] = ()) -> Codes:
        """A new table. Raises ``Unstorable``."""
        check_line(head)
        whole = check_lines(lines)
        while not self._place(codes := draw_codes(), head, whole):
            pass
        return codes

    def find(self, code: str) -> FoundTable:
        """The table of a code. Raises ``UnknownTable``."""
        letters = normalize_code(code)
        if letters not in self._codes:
            raise UnknownTable(letters)
        table = self._tables[self._codes[letters]]
        writes = letters == table.codes.table
        return FoundTable(table.key, table.codes if writes else Codes("", letters), table.head, writes)

    def append(self, key: int, number: int, token: str, line: str) -> int:
        """Add a line. See ``extend``."""
        return self.extend(key, (StoredLine(number, token, line),))

    def extend(self, key: int, lines: Sequence[StoredLine]) -> int:
        """Add lines, all or none, and give the number of the last. Raises ``Taken``, ``UnknownTable``, ``Unstorable``."""
        for line in lines:
            check_line(line.text)
            check_token(line.token)
        if key not in self._tables:
            raise UnknownTable(str(key))
        there = self._lines[key]
        first, last = lines[0].number, lines[-1]
        known = {line.token: line.number for line in there}
        if last.token in known:
            return known[last.token]
        if 1 <= first <= len(there):
            raise NumberTaken(first)
        if first != len(there) + 1:
            raise Unstorable("store-gap", str(first))
        if last.number > MOST_LINES:
            raise Unstorable("store-table-full", str(MOST_LINES))
        if known.keys() & {line.token for line in lines}:
            raise Unstorable("store-bad-token")
        for line in lines:
            self._add(LineRecord(key, line))
        return last.number

    def lines(self, key: int, after: int = 0) -> tuple[StoredLine, ...]:
        """The lines of a table with a number above ``after``, in order."""
        return tuple(self._lines.get(key, ())[after:])

    def count(self, key: int) -> int:
        """How many lines a table has."""
        return len(self._lines.get(key, ()))

    def restore(self, codes: Codes, head: str, lines: Iterable[StoredLine]) -> bool:
        """Put back a table under its ``proven`` codes; false if either is in use. Raises ``Unstorable``."""
        under = prove_codes(codes)
        check_line(head)
        return under is not None and self._place(under, head, check_lines(lines))

    def reader_text(self, reader: str) -> str | None:
        """What is kept for a reader; None for somebody new."""
        return self._readers.get(reader)

    def revise(self, reader: str, change: Callable[[str | None], tuple[str, str]]) -> None:
        """Change what is kept for a reader; with a word, what there was stays under another name. Raises ``Unstorable``."""
        old = self._readers.get(reader)
        new, word = change(old)
        check_reader_text(new)
        if old is not None and word:
            aside = f"{reader}.{word}-"
            number = sum(1 for name in self._readers if name.startswith(aside)) + 1
            self._add(ReaderRecord(f"{aside}{number}", old))
        if new != old:
            self._add(ReaderRecord(reader, new))

    def _place(self, codes: Codes, head: str, lines: Sequence[StoredLine]) -> bool:
        if not self._codes.keys().isdisjoint(code for code in codes if code):
            return False
        while (key := draw_key()) in self._tables:
            pass
        self._add(TableRecord(key, codes, head))
        for line in lines:
            self._add(LineRecord(key, line))
        return True

    def _add(self, record: Record) -> None:
        self._enter(record)
        self._keep(key_of(record), msgspec.json.encode(record).decode())

    def _enter(self, record: Record) -> None:
        match record:
            case TableRecord():
                self._tables[record.key] = record
                self._lines.setdefault(record.key, [])
                self._codes |= {code: record.key for code in record.codes if code}
            case LineRecord():
                there = self._lines.setdefault(record.table, [])
                if record.line.number == len(there) + 1:
                    there.append(record.line)
            case ReaderRecord():
                self._readers[record.reader] = record.text
