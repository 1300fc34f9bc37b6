"""Each line is sealed with the one before it: a changed line is found, named, and not read."""

from __future__ import annotations

import pytest

from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable
from village_core.store.sealing import chain_lines, make_seal
from village_core.store.sql import Store

LINES = tuple(StoredLine(at, f"t{at}", f"line {at}") for at in range(1, 6))
DAMAGE = {
    "UPDATE village_lines SET text = 'line X' WHERE number = 3": 3,
    "UPDATE village_lines SET token = 'tX' WHERE number = 3": 3,
    "UPDATE village_lines SET number = 8 WHERE number = 5": 5,
    "DELETE FROM village_lines WHERE number = 3": 3,
    "DELETE FROM village_lines WHERE number > 3": 4,
    "DELETE FROM village_lines WHERE number = 5": 5,
    "DELETE FROM village_lines": 1,
    "UPDATE village_seals SET seal = '0' WHERE number = 3": 3,
    "UPDATE village_tables SET head = 'other'": 0,
    "UPDATE village_codes SET writes = NOT writes": 0,
    "UPDATE village_codes SET code = '0000000000' WHERE NOT writes": 0,
}
BEFORE = "DELETE FROM village_seals"
"""The SQL that turns a store into one of a version without seals."""


def begin_damaged(store: Store, *changes: str) -> int:
    """Begin a table of five lines, run SQL changes behind the store's back, and return the table's key."""
    key = store.find(store.create("head", LINES[:2]).table).key
    store.extend(key, LINES[2:])
    with store._engine.begin() as connection:
        for change in changes:
            connection.exec_driver_sql(change)
    return key


def test_seals_are_those_that_stores_hold() -> None:
    """The seals of two lines after a table's codes and head are the same in every version."""
    lines = (StoredLine(1, "a", "line 1"), StoredLine(2, "b", "line 2"))
    seals = [seal for _, seal in chain_lines(lines, make_seal("CODE", "VIEW", "head"))]
    assert seals == ["38b931c594bc238e620fcfb9141ddb6a", "96a74ee95a1e395c80815c32eb91156f"]


@pytest.mark.parametrize("change", DAMAGE)
def test_what_was_changed_is_found_where_it_was_changed(store: Store, change: str) -> None:
    """Changed texts, tokens, numbers, seals, head and codes, and missing lines raise ``store-changed`` with the first wrong line.

    Damage of the head or the codes is called ``head``. Examining the store names the same line, 0 for the head;
    reading on from the sound line before it raises too.
    """
    key, wrong = begin_damaged(store, change), DAMAGE[change]
    with pytest.raises(StoreUnusable) as error:
        store.read_lines(key)
    assert (error.value.problem, error.value.detail) == ("store-changed", str(wrong) if wrong else "head")
    [found] = store.examine()
    assert (found.wrong, found.unsealed) == (wrong, 0)
    if wrong:
        assert store.find(found.viewer).head == "head"
        with pytest.raises(StoreUnusable):
            store.read_lines(key, wrong - 1)


def test_what_is_sound_is_read_from_anywhere(store: Store) -> None:
    """A sound table gives its lines after any number, and examining it counts five lines, all sealed, and names no wrong one."""
    key = begin_damaged(store)
    assert all(store.read_lines(key, after) == LINES[after:] for after in range(7))
    [found] = store.examine()
    assert (found.head, found.lines, found.unsealed, found.wrong) == ("head", 5, 0, None)


def test_tables_are_examined_in_the_order_of_their_keys(store: Store) -> None:
    """Findings about nine tables come in the order of their keys, whenever each was begun."""
    heads = {store.find(store.create(f"head {at}").table).key: f"head {at}" for at in range(9)}
    assert [found.head for found in store.examine()] == [heads[key] for key in sorted(heads)]


def test_lines_of_before_carry_no_seal_and_the_next_one_vouches_for_them(store: Store) -> None:
    """Lines older than seals are read as they are, even if one was changed; the next line's seal covers them.

    After that line is added, another change of an old line is found.
    """
    key = begin_damaged(store, BEFORE, "UPDATE village_lines SET text = 'line X' WHERE number = 3")
    lines = store.read_lines(key)
    assert [line.text for line in lines] == ["line 1", "line 2", "line X", "line 4", "line 5"]
    assert (
        store.append(key, 6, "t6", "line 6") == 6
        and store.read_lines(key)[:5] == lines
        and store.read_lines(key, 5)[0].number == 6
    )
    [found] = store.examine()
    assert (found.lines, found.unsealed, found.wrong) == (6, 5, None)
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE village_lines SET text = 'line Y' WHERE number = 3")
    with pytest.raises(StoreUnusable):
        store.read_lines(key)


def test_a_page_that_had_read_lines_without_seals_finds_a_later_change(store: Store) -> None:
    """Behind lines without seals the first seal is taken as it is; reading on from there finds what was changed after it."""
    old = "DELETE FROM village_seals WHERE number BETWEEN 1 AND 3"
    key = begin_damaged(store, old, "UPDATE village_lines SET text = 'line X' WHERE number = 5")
    with pytest.raises(StoreUnusable) as error:
        store.read_lines(key, 3)
    assert (error.value.problem, error.value.detail) == ("store-changed", "5")


def test_a_changed_text_is_sealed_again_though_a_reader_keeps_the_same(store: Store) -> None:
    """If what is to be kept happens to be what a text was changed to, it is sealed, and sound from then on."""
    store.revise("one", lambda _: ("chapter 1", ""))
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE village_readers SET text = 'chapter 9'")
    assert not store.revise("one", lambda _: ("chapter 9", "")) and store.revise("one", lambda _: ("chapter 9", ""))
    assert store.read_reader_text("one") == "chapter 9" and store.examine_all().changed_readers == 0


def test_a_readers_text_that_was_changed_is_found_and_put_aside(store: Store) -> None:
    """A reader's text that was changed in the database raises ``store-changed`` and is counted; other readers are not touched.

    The next revision sees no old text, and keeps the changed one under ``<reader>.changed-1`` beside the new text.
    """
    for reader in ("one", "other"):
        store.revise(reader, lambda _: ("chapter 1", ""))
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE village_readers SET text = 'chapter 9' WHERE reader = 'one'")
    with pytest.raises(StoreUnusable) as error:
        store.read_reader_text("one")
    assert (error.value.problem, error.value.detail) == ("store-changed", "one") and store.read_reader_text(
        "other"
    ) == "chapter 1"
    assert store.examine_all() == ((), 1)
    seen: list[str | None] = []
    assert not store.revise("one", lambda old: (seen.append(old), ("chapter 2", ""))[1])
    assert (seen, store.read_reader_text("one"), store.read_reader_text("one.changed-1")) == ([None], "chapter 2", "chapter 9")
    assert store.examine_all().changed_readers == 0 and store.revise("one", lambda _: ("chapter 2", ""))


def test_a_readers_text_of_before_is_read_and_sealed_with_its_next_change(store: Store) -> None:
    """A reader's text of an older version, without a seal, is read; revising it seals it, so that a later change is found."""
    store.revise("one", lambda _: ("chapter 1", ""))
    with store._engine.begin() as connection:
        connection.exec_driver_sql("DELETE FROM village_reader_seals")
    assert store.read_reader_text("one") == "chapter 1" and store.examine_all().changed_readers == 0
    assert store.revise("one", lambda old: (str(old), ""))
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE village_readers SET text = 'chapter 9'")
    assert store.examine_all().changed_readers == 1
