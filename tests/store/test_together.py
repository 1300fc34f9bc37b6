"""Many at once: threads, processes, and processes that open a store at the same moment."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from sqlalchemy import event

from tests.children import run_at_once
from tests.samples import sample
from village_core.store.contract import StoredLine
from village_core.store.problems import NumberTaken
from village_core.store.sql import Store

LINES = sample(10, 200)
SAME = sample(5, 40)


def write(store: Store, key: int, who: str, lines: int) -> None:
    """Add lines to a table while others may, too: for each, count the table's lines, then try one number after the other."""
    for at in range(lines):
        number = store.count_lines(key) + 1
        while True:
            try:
                store.append(key, number, f"{who}-{at}", f"line {at} of {who}")
                break
            except NumberTaken:
                number += 1


def check_written(store: Store, key: int, writers: Sequence[str], each: int) -> None:
    """Check that every line of every writer is there once, whole, in its writer's order, and that the numbers have no gap."""
    lines = store.read_lines(key)
    assert [line.number for line in lines] == list(range(1, len(writers) * each + 1)) and store.count_lines(key) == len(lines)
    for who in writers:
        assert [line.token for line in lines if line.token.startswith(f"{who}-")] == [f"{who}-{at}" for at in range(each)]
    assert all(line.text == "line {1} of {0}".format(*line.token.split("-")) for line in lines)


def add_lines(address: str, key: int, who: str, lines: int) -> None:
    """Open the store at an address, and add this many lines to a table, with tokens and texts that name ``who``."""
    write(Store(address), key, who, lines)


def begin_a_table(address: str) -> str:
    """Open the store at an address, begin a table there, and return its code."""
    return Store(address).create("head").table


def test_threads_lose_nothing(store: Store) -> None:
    """Four threads add many lines each to one table of one store: all lines are there, once, in each writer's order."""
    key = store.find(store.create("head").table).key
    writers = ["a", "b", "c", "d"]
    with ThreadPoolExecutor(len(writers)) as pool:
        list(pool.map(lambda who: write(store, key, who, LINES), writers))
    check_written(store, key, writers, LINES)


def look(address: str, key: int, _: str, lines: int) -> None:
    """Read, examine and read from the middle of a table until it has this many lines; check that it is always whole and sound."""
    store = Store(address)
    while store.count_lines(key) < lines:
        found = store.read_lines(key)
        assert [line.number for line in found] == list(range(1, len(found) + 1))
        store.read_lines(key, len(found) // 2)
        assert [one.wrong for one in store.examine()] == [None]


def act(work: str, *arguments: object) -> None:
    """Call ``add_lines`` (work "write") or ``look`` (work "look") with these arguments: what each process of a test runs."""
    {"write": add_lines, "look": look}[work](*arguments)


def test_processes_lose_nothing_and_take_no_new_line_for_damage(store: Store, address: str) -> None:
    """Three processes add many lines each to one table, which another reads and checks all the time: it is always sound.

    In the end all lines are there, once, in each writer's order.
    """
    key = store.find(store.create("head").table).key
    writers = ["a", "b", "c"]
    looking = "look", address, key, "d", len(writers) * LINES
    run_at_once(act, *(("write", address, key, who, LINES) for who in writers), looking)
    check_written(store, key, writers, LINES)


@pytest.mark.parametrize("look_at", ["lines", "later lines", "examination", "code"])
def test_a_line_that_arrives_during_a_reading_does_no_harm(store: Store, address: str, look_at: str) -> None:
    """A line that another store object adds between two queries of one reading is neither called damage nor half read."""
    codes = store.create("head", [StoredLine(at, f"token {at}", "line") for at in (1, 2)])
    key, writer = store.find(codes.table).key, Store(address)
    looks = {
        "lines": lambda: len(store.read_lines(key)),
        "later lines": lambda: 1 + len(store.read_lines(key, after=1)),
        "examination": lambda: next(one.lines for one in store.examine() if one.wrong is None),
        "code": lambda: store.count_lines(store.find(codes.table).key),
    }
    queries = 0

    @event.listens_for(store._engine, "after_cursor_execute")
    def interrupt(*_: object) -> None:
        """Add a line through the other store after each query."""
        nonlocal queries
        queries += 1
        writer.append(key, writer.count_lines(key) + 1, f"other {queries}", "line")

    try:
        assert looks[look_at]() >= 2 and queries > 1
    finally:
        event.remove(store._engine, "after_cursor_execute", interrupt)
        writer.close()


def test_the_same_line_sent_by_all_is_there_once(store: Store) -> None:
    """Eight threads that send the same lines at the same moments all get the same numbers."""
    key = store.find(store.create("head").table).key
    together = Barrier(8)

    def send(_: int) -> list[int]:
        heard = []
        for number in range(1, SAME + 1):
            together.wait(20)
            heard.append(store.append(key, number, f"the same {number}", "line"))
        return heard

    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(send, range(8))) == [list(range(1, SAME + 1))] * 8
    assert store.count_lines(key) == SAME


def test_a_number_that_all_want_goes_to_one(store: Store) -> None:
    """Of eight threads that enter different lines at the same moment one gets the number; seven learn that it is taken."""
    key = store.find(store.create("head").table).key
    together = Barrier(8)

    def send(who: int) -> bool:
        together.wait(20)
        try:
            return store.append(key, 1, f"token {who}", f"line {who}") == 1
        except NumberTaken:
            return False

    with ThreadPoolExecutor(8) as pool:
        won = list(pool.map(send, range(8)))
    assert won.count(True) == 1 and store.read_lines(key)[0].text == f"line {won.index(True)}"


def test_processes_that_open_a_new_store_at_once_share_it(new_address: str) -> None:
    """Four processes open a store that isn't there yet at the same moment and begin a table each.

    Another store finds all four.
    """
    codes = run_at_once(begin_a_table, *([new_address] for _ in range(4)))
    store = Store(new_address)
    assert len(set(codes)) == 4 and all(store.find(code).head == "head" for code in codes)
    store.close()


def test_a_new_reader_who_writes_from_everywhere_loses_nothing(store: Store) -> None:
    """Eight threads revise the text of one new reader at the same moment, each adding a sign: the text has all eight."""
    together = Barrier(8)

    def keep(who: int) -> None:
        together.wait(20)
        store.revise("reader", lambda old: ((old or "") + str(who), ""))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(keep, range(8)))
    assert sorted(store.read_reader_text("reader") or "") == list("01234567")
