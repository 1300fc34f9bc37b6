"""Facts about the journal of a browser alone: its records are everything; the contract of all stores is in ``test_contract``."""

from __future__ import annotations

import pytest

from tests.store.test_contract import HEAD, TABLE, VIEWERS, make_lines
from village_core.store.codes import Codes
from village_widgets.anywhere.journal import Journal


class KeptJournal:
    """A journal, and in ``records`` what it would keep in a browser, by key."""

    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        self.journal = Journal(self.keep)

    def keep(self, key: str, text: str) -> None:
        """Keep a record; fail if a table or a line is recorded twice under one key."""
        assert key.startswith("reader:") or key not in self.records
        self.records[key] = text

    def give(self, other: Journal) -> None:
        """Let another journal take all records, in the order in which they were kept."""
        for text in self.records.values():
            other.take(text)


@pytest.fixture
def watched_journal() -> KeptJournal:
    """Give an empty journal whose records are kept from now on."""
    return KeptJournal()


def test_the_records_are_everything(watched_journal: KeptJournal) -> None:
    """A journal that takes another one's records, twice and in another order, lines last, has the same tables and readers."""
    codes = watched_journal.journal.create(HEAD)
    key = watched_journal.journal.find(codes.table).key
    for number in range(1, 12):
        watched_journal.journal.append(key, number, f"token-{number}", f"line {number}")
    watched_journal.journal.revise("reader", lambda _: ("one", ""))
    watched_journal.journal.revise("reader", lambda _: ("two", "before"))
    other = Journal(lambda *_: None)
    tables_first = sorted(watched_journal.records, key=lambda name: (name.startswith("line:"), name))
    for name in [*tables_first, *tables_first]:
        other.take(watched_journal.records[name])
    assert other.read_lines(key) == watched_journal.journal.read_lines(key) and other.count_lines(key) == 11
    assert other.find(codes.viewer) == watched_journal.journal.find(codes.viewer)
    assert (other.read_reader_text("reader"), other.read_reader_text("reader.before-1")) == ("two", "one")


def test_a_line_of_another_page_is_read(watched_journal: KeptJournal) -> None:
    """A line that another page has entered is read once its record is taken; sending it again returns its number."""
    other = KeptJournal()
    codes = watched_journal.journal.create(HEAD)
    watched_journal.give(other.journal)
    key = other.journal.find(codes.table).key
    other.journal.append(key, 1, "theirs", "their line")
    watched_journal.journal.take(other.records[f"line:{key}:000001"])
    assert [line.text for line in watched_journal.journal.read_lines(key)] == ["their line"]
    assert watched_journal.journal.append(key, 1, "theirs", "their line") == 1


def test_no_line_is_taken_before_the_one_that_it_follows(watched_journal: KeptJournal) -> None:
    """A line's record that comes before its predecessor's is not taken; given again afterwards, it is."""
    codes = watched_journal.journal.create(HEAD)
    key = watched_journal.journal.find(codes.table).key
    for number in (1, 2, 3):
        watched_journal.journal.append(key, number, f"token-{number}", f"line {number}")
    other = Journal(lambda *_: None)
    for name in sorted(watched_journal.records, key=lambda name: name.startswith("line:"))[:1]:
        other.take(watched_journal.records[name])
    for number, taken in ((2, 0), (1, 1), (3, 1), (2, 2), (1, 2), (3, 3)):
        other.take(watched_journal.records[f"line:{key}:{number:06}"])
        assert other.read_lines(key) == watched_journal.journal.read_lines(key)[:taken]


@pytest.mark.parametrize("writers_first", [False, True])
def test_of_two_records_of_a_table_the_writers_counts(writers_first: bool) -> None:
    """Of a viewer's and a writer's record of one table, given in either order, both codes lead to the writer's lines."""
    viewer, writer = KeptJournal(), KeptJournal()
    assert viewer.journal.restore(Codes("", VIEWERS), HEAD, make_lines("one"))
    assert writer.journal.restore(Codes(TABLE, VIEWERS), HEAD, make_lines("one", "two"))
    key = writer.journal.find(TABLE).key
    both = Journal(lambda *_: None)
    for each in (writer, viewer) if writers_first else (viewer, writer):
        each.give(both)
    assert both.find(TABLE).key == both.find(VIEWERS).key == key and both.count_lines(key) == 2
