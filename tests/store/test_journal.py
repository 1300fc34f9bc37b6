"""What holds for the store holds for the journal of a browser: the same tests, and that its records are all there is to it."""

from __future__ import annotations

import pytest

from tests.store.test_store import (
    HEAD,
    test_a_change_that_fails_changes_nothing,
    test_a_code_that_nobody_has_finds_nothing,
    test_a_number_is_given_once,
    test_a_reader_is_revised,
    test_a_table_comes_back_with_a_new_code_for_viewers,
    test_a_table_is_found_by_its_code,
    test_codes_are_fifty_random_bits,
    test_codes_are_found_however_they_are_typed,
    test_lines_come_together_or_not_at_all,
    test_lines_stand_in_order,
    test_no_gap_is_left,
    test_nobody_writes_at_no_table,
    test_sending_again_doubles_nothing,
    test_the_longest_line_is_kept_whole,
    test_what_cannot_be_stored_is_said,
    test_what_is_no_code_finds_nothing,
    test_what_is_no_table_is_not_put_back,
    test_who_only_looks_may_not_write_and_is_not_told_how,
)
from village_core.store.contract import Storage
from village_widgets.anywhere.journal import Journal

__all__ = [
    "test_a_change_that_fails_changes_nothing",
    "test_a_code_that_nobody_has_finds_nothing",
    "test_a_number_is_given_once",
    "test_a_reader_is_revised",
    "test_a_table_comes_back_with_a_new_code_for_viewers",
    "test_a_table_is_found_by_its_code",
    "test_codes_are_fifty_random_bits",
    "test_codes_are_found_however_they_are_typed",
    "test_lines_come_together_or_not_at_all",
    "test_lines_stand_in_order",
    "test_no_gap_is_left",
    "test_nobody_writes_at_no_table",
    "test_sending_again_doubles_nothing",
    "test_the_longest_line_is_kept_whole",
    "test_what_cannot_be_stored_is_said",
    "test_what_is_no_code_finds_nothing",
    "test_what_is_no_table_is_not_put_back",
    "test_who_only_looks_may_not_write_and_is_not_told_how",
]


class Kept:
    """A journal, and the records that a browser keeps of it."""

    def __init__(self) -> None:
        self.records: dict[str, str] = {}
        self.journal = Journal(self.keep)

    def keep(self, key: str, text: str) -> None:
        """Keep a record: a second table or line under the same key is a mistake."""
        assert key.startswith("reader:") or key not in self.records
        self.records[key] = text


@pytest.fixture
def kept() -> Kept:
    """A journal in which nothing is yet."""
    return Kept()


@pytest.fixture
def store(kept: Kept) -> Storage:
    """The same, as a store."""
    return kept.journal


def test_the_records_are_all_there_is(kept: Kept) -> None:
    """Whoever takes the records, sorted by their keys or twice, has the same tables and readers."""
    codes = kept.journal.create(HEAD)
    key = kept.journal.find(codes.table).key
    for number in range(1, 12):
        kept.journal.append(key, number, f"token-{number}", f"line {number}")
    kept.journal.revise("somebody", lambda _: ("one", ""))
    kept.journal.revise("somebody", lambda _: ("two", "before"))
    other = Journal(lambda *_: None)
    tables_first = sorted(kept.records, key=lambda name: (name.startswith("line:"), name))
    for name in [*tables_first, *tables_first]:
        other.take(kept.records[name])
    assert other.lines(key) == kept.journal.lines(key) and other.count(key) == 11
    assert other.find(codes.viewer) == kept.journal.find(codes.viewer)
    assert (other.reader_text("somebody"), other.reader_text("somebody.before-1")) == ("two", "one")


def test_another_page_s_line_stands_first(kept: Kept) -> None:
    """A line that another page of the browser has entered is there; nobody enters another under its number."""
    other = Kept()
    codes = kept.journal.create(HEAD)
    for text in kept.records.values():
        other.journal.take(text)
    key = other.journal.find(codes.table).key
    other.journal.append(key, 1, "theirs", "their line")
    kept.journal.take(other.records[f"line:{key}:000001"])
    assert [line.text for line in kept.journal.lines(key)] == ["their line"]
    test_line = kept.journal.append(key, 1, "theirs", "their line")
    assert test_line == 1
