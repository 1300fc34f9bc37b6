"""Stores in a database, SQLite and PostgreSQL alike; what a browser's journal shares with them is in ``test_contract``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.store.test_contract import HEAD, TABLE, VIEWERS, begin, make_lines
from village_core.store.codes import Codes
from village_core.store.contract import StoredLine
from village_core.store.problems import UnknownTable
from village_core.store.sql import Store


def test_another_store_finds_everything(store: Store, address: str) -> None:
    """A second store on the same address finds the table's head and lines, and its new line is counted by the first store."""
    codes = store.create(HEAD)
    store.append(store.find(codes.table).key, 1, "a", "1")
    other = Store(address)
    found = other.find(codes.table)
    assert (found.head, other.read_lines(found.key)) == (HEAD, (StoredLine(1, "a", "1"),))
    other.append(found.key, 2, "b", "2")
    assert store.count_lines(found.key) == 2
    other.close()


def test_the_address_is_hidden(store: Store, address: str) -> None:
    """A store shown in a notebook names its kind, but neither its place nor its password."""
    assert repr(store) in ("Store(sqlite)", "Store(postgresql)") and address not in repr(store)


def test_a_key_of_another_database_leads_to_no_table(store: Store, tmp_path: Path) -> None:
    """Tables of two stores have different keys, drawn at random.

    Adding a line by a key of the other store raises ``UnknownTable``.
    """
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    keys = {begin(each) for each in (store, other) for _ in range(4)}
    assert len(keys) == 8 and max(keys) > 100
    with pytest.raises(UnknownTable):
        store.append(begin(other), 1, "a", "line")
    other.close()


def test_a_table_that_gave_way_leaves_nothing_damaged(store: Store) -> None:
    """A viewer's copy that the writers' copy replaces is gone with all its rows: examining the store finds one sound table."""
    assert store.restore(Codes("", VIEWERS), HEAD, make_lines("one", "two"))
    assert store.restore(Codes(TABLE, VIEWERS), HEAD, make_lines("one", "other"))
    assert [(found.viewer, found.lines, found.wrong) for found in store.examine()] == [(VIEWERS, 2, None)]
