"""Each table knows the day on which it was last touched; one that has been idle for long is removed if its owner asks."""

from __future__ import annotations

import pytest

from village_core.store import activity as touched
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable, UnknownTable
from village_core.store.sql import Store

BEFORE = "DROP TABLE village_touched"
"""The SQL that turns a store into one of a version without days."""
DAY = 740_000


class DayClock:
    """A clock of days for a test: ``now`` is the day that stores take for today."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = DAY
        monkeypatch.setattr(touched, "find_today", lambda: self.now)


@pytest.fixture
def days(monkeypatch: pytest.MonkeyPatch) -> DayClock:
    """Give a clock of days that moves when the test changes ``now``."""
    return DayClock(monkeypatch)


def list_idle(store: Store, days: int) -> list[int]:
    """List the keys of the tables that have been idle for at least this many days, longest idle first."""
    return [table.key for table in store.find_idle(days)]


def test_beginning_coming_and_entering_touch_a_table(days: DayClock, store: Store) -> None:
    """Beginning a table, adding a line and opening it by its viewers' code touch it; idle tables are listed longest idle first.

    The one idle longest is listed with its head, viewers' code, number of lines and last day.
    """
    codes = [store.create(f"head {at}") for at in range(4)]
    keys = [store.find(code.table).key for code in codes]
    days.now += 10
    store.append(keys[1], 1, "t", "line")
    store.find(codes[2].viewer)
    days.now += 10
    assert (
        list_idle(store, 20) == sorted((keys[0], keys[3]))
        and sorted(list_idle(store, 10)) == sorted(keys)
        and list_idle(store, 21) == []
    )
    assert set(list_idle(store, 10)[2:]) == {keys[1], keys[2]}
    [oldest, *_] = store.find_idle(20)
    at = keys.index(oldest.key)
    assert (oldest.head, oldest.viewer, oldest.lines) == (f"head {at}", codes[at].viewer, 0)
    assert oldest.day.toordinal() == DAY


def test_tables_idle_for_equally_long_are_listed_in_one_order(days: DayClock, store: Store) -> None:
    """Tables that were last touched on the same day are listed by their keys, after those of the days before."""
    groups = []
    for _ in range(2):
        groups.append(sorted(store.find(store.create("head").table).key for _ in range(9)))
        days.now += 1
    found = list_idle(store, 1)
    assert [[key for key in found if key in group] for group in groups] == groups
    assert found.index(groups[0][-1]) < found.index(groups[1][0])


def test_a_forgotten_table_is_gone_with_all_its_lines_and_comes_back_from_a_copy(days: DayClock, store: Store) -> None:
    """Forgetting removes a table that has been idle for long enough, with its lines; one that was touched stays.

    Code and key of the removed table are unknown, and it isn't removed twice. A copy restores it, and it counts as touched.
    """
    lines = (StoredLine(1, "a", "one"), StoredLine(2, "b", "two"))
    codes, other = store.create("head", lines), store.create("other", lines)
    key, kept = store.find(codes.table).key, store.find(other.table).key
    days.now += 30
    assert not store.forget(key, 31) and store.count_lines(key) == 2
    store.find(other.table)
    assert store.forget(key, 30) and not store.forget(kept, 30) and not store.forget(key, 30)
    with pytest.raises(UnknownTable):
        store.find(codes.table)
    with pytest.raises(UnknownTable):
        store.append(key, 1, "c", "three")
    assert (
        store.read_lines(key) == () and store.read_lines(kept) == lines and [found.wrong for found in store.examine()] == [None]
    )
    assert store.restore(codes, "head", lines) and list_idle(store, 1) == []


def test_a_table_that_is_touched_meanwhile_stays(days: DayClock, store: Store) -> None:
    """A table that a viewer opens between listing the idle ones and forgetting it is not removed."""
    codes = store.create("head")
    days.now += 30
    [table] = store.find_idle(30)
    store.find(codes.viewer)
    assert not store.forget(table.key, 30) and store.find(codes.table)


def test_a_store_of_before_opens_and_counts_from_then(days: DayClock, store: Store, address: str) -> None:
    """Tables of a store from a version without days count as touched on the day when it is first opened, not on later days."""
    codes = store.create("head", (StoredLine(1, "a", "one"),))
    with store._engine.begin() as connection:
        connection.exec_driver_sql(BEFORE)
    days.now += 1000
    opened = Store(address)
    assert list_idle(opened, 1) == [] and list_idle(opened, 0) == [opened.find(codes.table).key]
    days.now += 5
    again = Store(address)
    assert list_idle(again, 5) == list_idle(opened, 5) != []
    for each in (opened, again, store):
        each.close()


def test_a_table_is_there_where_its_day_cannot_be_written(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is found although the store is too full to note that it was touched today."""
    code = store.create("head").table
    monkeypatch.setattr(touched, "is_touched_today", lambda *_: False)

    def refuse_full(*_: object) -> None:
        raise StoreUnusable("store-full")

    monkeypatch.setattr(touched, "touch", refuse_full)
    assert store.find(code).head == "head"


def test_a_forgotten_table_leads_nowhere(days: DayClock, store: Store) -> None:
    """Forgetting a table removes its link to the next one; the table before it has no next one then, and may begin it again."""
    first = store.find(store.create("first").table)
    store.begin_next(first, "second")
    second = store.find(store.find_next(first))
    store.begin_next(second, "third")
    days.now += 10
    assert store.forget(second.key, 10)
    assert store.find_next(first) == "" and store.read_reader_text(f"next.{second.codes.viewer}") is None
    assert store.begin_next(first, "second again") and store.find_next(first) == second.codes.table
