"""Each table knows the day on which it was last touched; one that nobody has touched for long goes when its owner says so."""

from __future__ import annotations

import pytest

from village_core.store import activity as touched
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store

BEFORE = "DROP TABLE village_touched"
"""What makes a store as it was before days were kept."""
DAY = 740_000


class Days:
    """The day that it is, for a test."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = DAY
        monkeypatch.setattr(touched, "today", lambda: self.now)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> Days:
    """Days that pass when the test says so."""
    return Days(monkeypatch)


def due(store: Store, days: int) -> list[int]:
    """The keys of the tables that nobody has touched for so many days."""
    return [table.key for table in store.find_idle(days)]


def test_beginning_coming_and_entering_touch_a_table(days: Days, store: Store) -> None:
    """Who looks on touches it too, and a copy that is put back is new; the oldest is told first, with what it is known by."""
    codes = [store.create(f"head {at}") for at in range(4)]
    keys = [store.find(code.table).key for code in codes]
    days.now += 10
    store.append(keys[1], 1, "t", "line")
    store.find(codes[2].viewer)
    days.now += 10
    assert due(store, 20) == sorted((keys[0], keys[3])) and sorted(due(store, 10)) == sorted(keys) and due(store, 21) == []
    assert set(due(store, 10)[2:]) == {keys[1], keys[2]}
    [oldest, *_] = store.find_idle(20)
    at = keys.index(oldest.key)
    assert (oldest.head, oldest.viewer, oldest.lines) == (f"head {at}", codes[at].viewer, 0)
    assert oldest.day.toordinal() == DAY


def test_a_forgotten_table_is_gone_with_all_its_lines_and_comes_back_from_a_copy(days: Days, store: Store) -> None:
    """Whoever is still there is told that nobody knows it, and puts it back; the others stay."""
    lines = (StoredLine(1, "a", "one"), StoredLine(2, "b", "two"))
    codes, other = store.create("head", lines), store.create("other", lines)
    key, kept = store.find(codes.table).key, store.find(other.table).key
    days.now += 30
    assert not store.forget(key, 31) and store.count(key) == 2
    store.find(other.table)
    assert store.forget(key, 30) and not store.forget(kept, 30) and not store.forget(key, 30)
    with pytest.raises(UnknownTable):
        store.find(codes.table)
    with pytest.raises(UnknownTable):
        store.append(key, 1, "c", "three")
    assert store.lines(key) == () and store.lines(kept) == lines and [found.wrong for found in store.examine()] == [None]
    assert store.restore(codes, "head", lines) and due(store, 1) == []


def test_a_table_that_is_touched_meanwhile_stays(days: Days, store: Store) -> None:
    """Between the list and the end somebody may come."""
    codes = store.create("head")
    days.now += 30
    [table] = store.find_idle(30)
    store.find(codes.viewer)
    assert not store.forget(table.key, 30) and store.find(codes.table)


def test_a_store_of_before_opens_and_counts_from_then(days: Days, store: Store, address: str) -> None:
    """Nobody knows when its tables were touched: they are as old as the first opening says."""
    codes = store.create("head", (StoredLine(1, "a", "one"),))
    with store._engine.begin() as connection:
        connection.exec_driver_sql(BEFORE)
    days.now += 1000
    opened = Store(address)
    assert due(opened, 1) == [] and due(opened, 0) == [opened.find(codes.table).key]
    days.now += 5
    again = Store(address)
    assert due(again, 5) == due(opened, 5) != []
    for each in (opened, again, store):
        each.close()


def test_a_table_is_there_where_its_day_cannot_be_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a full disk people look at their tables all the same."""
    code = store.create("head").table
    monkeypatch.setattr(touched, "is_touched_today", lambda *_: False)

    def full(*_: object) -> None:
        raise StoreUnusable("store-full")

    monkeypatch.setattr(touched, "touch", full)
    assert store.find(code).head == "head"
