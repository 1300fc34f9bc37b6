"""Tables, their codes and their lines; the same on SQLite and on PostgreSQL."""

from __future__ import annotations

from pathlib import Path

import pytest

from village_core.store import contract as storage
from village_core.store import sql as module
from village_core.store.contract import LETTERS, Codes, NumberTaken, StoredLine, UnknownTable, Unstorable, normalize_code
from village_core.store.sql import Store

HEAD = '{"game":"village"} <img src=x onerror=alert(1)> “ 한국어 עברית 𝔘'


def opened(store: Store, lines: int = 0) -> int:
    """The key of a new table with so many lines."""
    key = store.find(store.create(HEAD).table).key
    for number in range(1, lines + 1):
        assert store.append(key, number, f"token-{number}", f"line {number}") == number
    return key


def test_a_table_is_found_by_its_code(store: Store) -> None:
    """Who made a table finds it by its code, with its head, letter by letter, and may write."""
    codes = store.create(HEAD)
    found = store.find(codes.table)
    assert (found.codes, found.head, found.writes) == (codes, HEAD, True)
    assert store.count(found.key) == 0 and store.lines(found.key) == ()


def test_who_only_looks_may_not_write_and_is_not_told_how(store: Store) -> None:
    """The viewer's code finds the same table, doesn't allow to write, and doesn't give away the code that does."""
    codes = store.create(HEAD)
    found = store.find(codes.viewer)
    assert found.key == store.find(codes.table).key and found.head == HEAD
    assert not found.writes and found.codes == Codes("", codes.viewer)


def test_codes_are_fifty_random_bits(store: Store) -> None:
    """Ten letters of 32 each, none of them one that is misread, all in use, and no two codes alike."""
    codes = [code for _ in range(40) for code in store.create("")]
    assert len(set(codes)) == 80 and {len(code) for code in codes} == {10}
    assert set("".join(codes)) == set(LETTERS) and len(LETTERS) == 32 and not set("ILOU") & set(LETTERS)


@pytest.mark.parametrize("typed", ["k0v1-x7m2q9", " K0V1X 7M2Q9 ", "KOVIX7M2Q9", "kovlx7m2q9", "K-0-V-1-X-7-M-2-Q-9"])
def test_codes_are_found_however_they_are_typed(store: Store, typed: str) -> None:
    """Small letters, blanks, hyphens, an O for a zero, an I or L for a one."""
    assert store.restore(Codes("K0V1X7M2Q9", "0000000000"), HEAD, ())
    assert store.find(typed).codes.table == "K0V1X7M2Q9"


@pytest.mark.parametrize(
    "typed", ["", "KP", "K0V1X7M2Q", "K0V1X7M2Q99", "UUUUUUUUUU", "' OR 1=1 --", "K" * 10**6, "٣" * 10, "%%%%%%%%%%", "\x00" * 10]
)
def test_what_is_no_code_finds_nothing(store: Store, typed: str) -> None:
    """Anything else is nobody's code."""
    store.create(HEAD)
    with pytest.raises(UnknownTable):
        store.find(typed)


def test_a_code_that_nobody_has_finds_nothing(store: Store) -> None:
    """A proper code of no table is said to be unknown."""
    store.create(HEAD)
    with pytest.raises(UnknownTable):
        store.find("0123456789")


def test_a_normal_code_stays_the_same(store: Store) -> None:
    """A code that is normal already stays as it was."""
    codes = store.create(HEAD)
    assert (normalize_code(codes.table), normalize_code(codes.viewer)) == codes


def test_lines_stand_in_order(store: Store) -> None:
    """Lines are given as they were entered, all or those after a number; another table's are apart."""
    key, other = opened(store, 12), opened(store, 2)
    assert store.lines(key) == tuple(StoredLine(at, f"token-{at}", f"line {at}") for at in range(1, 13))
    assert [line.number for line in store.lines(key, 10)] == [11, 12] and store.lines(key, 12) == ()
    assert (store.count(key), store.count(other), store.count(999_999)) == (12, 2, 0)


def test_another_store_finds_everything(store: Store, address: str) -> None:
    """What one program wrote, the next one finds; opening again changes nothing."""
    codes = store.create(HEAD)
    store.append(store.find(codes.table).key, 1, "a", "1")
    other = Store(address)
    found = other.find(codes.table)
    assert (found.head, other.lines(found.key)) == (HEAD, (StoredLine(1, "a", "1"),))
    other.append(found.key, 2, "b", "2")
    assert store.count(found.key) == 2
    other.close()


def test_a_number_is_given_once(store: Store) -> None:
    """Of two who enter the same line, the second is told that it is taken, and nothing of theirs is written."""
    key = opened(store, 3)
    for number in (3, 1):
        with pytest.raises(NumberTaken) as error:
            store.append(key, number, "other", "other")
        assert error.value.number == number
    assert store.count(key) == 3 and store.append(key, 4, "other", "other") == 4


def test_lines_come_together_or_not_at_all(store: Store) -> None:
    """Their last token stands for all; one that can't be stored, or is there already, keeps all of them away."""
    key = opened(store, 1)
    three = [StoredLine(2, "b.1", "2"), StoredLine(3, "b.2", "3"), StoredLine(4, "b", "4")]
    for bad in (StoredLine(3, "b.2", "two\nlines"), StoredLine(3, "token-1", "3"), StoredLine(3, "", "3")):
        with pytest.raises(Unstorable):
            store.extend(key, [three[0], bad, three[2]])
    assert store.count(key) == 1 and store.extend(key, three) == 4 == store.extend(key, three)
    with pytest.raises(NumberTaken):
        store.extend(key, [StoredLine(4, "c.1", "4"), StoredLine(5, "c", "5")])
    assert [line.number for line in store.lines(key)] == [1, 2, 3, 4]


def test_sending_again_doubles_nothing(store: Store) -> None:
    """A token that is known is given its own line's number, whatever number it comes with."""
    key = opened(store, 3)
    for number in (1, 2, 3, 4, 99):
        assert store.append(key, number, "token-2", "line 2, sent again") == 2
    assert [line.text for line in store.lines(key)] == ["line 1", "line 2", "line 3"]
    assert store.append(opened(store), 1, "token-2", "another table") == 1


@pytest.mark.parametrize("number", [0, -1, 3, 5, 2**40])
def test_no_gap_is_left(store: Store, number: int) -> None:
    """A line can only come next."""
    key = opened(store, 1)
    with pytest.raises(Unstorable) as error:
        store.append(key, number, "b", "far")
    assert error.value.problem == "store-gap" and store.count(key) == 1


def test_nobody_writes_at_no_table(store: Store) -> None:
    """A key that is no table's is refused by the database itself."""
    with pytest.raises(UnknownTable):
        store.append(4711, 1, "a", "line")
    assert store.lines(4711) == ()


@pytest.mark.parametrize(
    ("token", "text", "problem"),
    [
        ("a", "x" * (storage.LONGEST_LINE + 1), "store-line-too-long"),
        ("a", "two\nlines", "store-bad-line"),
        ("a", "two\rlines", "store-bad-line"),
        ("a", "nothing\x00", "store-bad-line"),
        ("a", "half \ud83d", "store-bad-line"),
        ("", "line", "store-bad-token"),
        ("t" * 81, "line", "store-bad-token"),
        ("a\x00", "line", "store-bad-token"),
    ],
)
def test_what_cannot_be_stored_is_said(store: Store, token: str, text: str, problem: str) -> None:
    """A line that is too long or no line at all is refused with words for it, and the table is as it was."""
    key = opened(store, 1)
    with pytest.raises(Unstorable) as error:
        store.append(key, 2, token, text)
    assert error.value.problem == problem and store.count(key) == 1
    if token == "a":
        with pytest.raises(Unstorable):
            store.create(text)


def test_the_longest_line_is_kept_whole(store: Store) -> None:
    """A line as long as may be comes back letter by letter, and so does any letter there is."""
    key = opened(store)
    letters = "".join(map(chr, (*range(1, 10), 11, 12, *range(14, 0xD800), *range(0xE000, 0x10000))))
    texts = ["家" * storage.LONGEST_LINE, letters, "𝔘'\\\"%s"]
    for number, text in enumerate(texts, 1):
        store.append(key, number, str(number), text)
    assert [line.text for line in store.lines(key)] == texts


def test_a_table_can_be_full(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line that a table may have is written, the next is refused."""
    for each in (module, storage):
        monkeypatch.setattr(each, "MOST_LINES", 3)
    key = opened(store, 3)
    with pytest.raises(Unstorable) as error:
        store.append(key, 4, "more", "more")
    assert error.value.problem == "store-table-full" and store.count(key) == 3


def test_a_forgotten_table_is_put_back(store: Store, address: str) -> None:
    """Under its old codes, with all its lines; a second time it is there already and stays as it is."""
    codes, lines = Codes("K0V1X7M2Q9", "ABCDEFGHJK"), [StoredLine(at, f"t{at}", f"line {at}") for at in range(1, 30)]
    assert store.restore(codes, HEAD, lines)
    found = store.find("abcde-fghjk")
    assert not found.writes and found.head == HEAD and store.lines(found.key) == tuple(lines)
    assert store.append(store.find(codes.table).key, 30, "t30", "on it goes") == 30
    assert not store.restore(codes, "other", lines[:3]) and store.count(found.key) == 30


@pytest.mark.parametrize("taken", [0, 1])
def test_no_code_of_another_table_is_taken_over(store: Store, taken: int) -> None:
    """A table comes back only if both its codes are free, whichever kind they are of: nobody gets a key to another's table."""
    codes = store.create(HEAD)
    key = store.find(codes.table).key
    for mine in (Codes(codes[taken], "0000000000"), Codes("0000000000", codes[taken])):
        assert not store.restore(mine, "mine", [StoredLine(1, "a", "mine")])
    assert store.find(codes[taken]).head == HEAD and store.count(key) == 0
    with pytest.raises(UnknownTable):
        store.find("0000000000")


@pytest.mark.parametrize(
    ("codes", "lines", "problem"),
    [
        (Codes("short", "0000000000"), (), "store-bad-codes"),
        (Codes("1111111111", "IIIIIIIIII"), (), "store-bad-codes"),
        (Codes("1111111111", "0000000000"), [StoredLine(2, "a", "b")], "store-gap"),
        (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b"), StoredLine(1, "b", "b")], "store-gap"),
        (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b"), StoredLine(2, "a", "b")], "store-bad-token"),
        (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b\n")], "store-bad-line"),
        (Codes("1111111111", "0000000000"), [StoredLine(at, str(at), "") for at in range(1, 20_002)], "store-table-full"),
    ],
)
def test_what_is_no_table_is_not_put_back(store: Store, codes: Codes, lines: list[StoredLine], problem: str) -> None:
    """A copy that no store could have written is refused, wholly."""
    with pytest.raises(Unstorable) as error:
        store.restore(codes, HEAD, lines)
    assert error.value.problem == problem
    with pytest.raises(UnknownTable):
        store.find("1111111111")


def test_a_reader_is_revised(store: Store) -> None:
    """What is kept for a reader is changed from what it was; the old is put aside where a word for it is given."""
    seen: list[str | None] = []

    def change(new: str, word: str = "") -> tuple[str, str]:
        store.revise("reader", lambda old: (seen.append(old), (new, word))[1])
        return seen[-1], store.reader_text("reader")

    assert store.reader_text("reader") is None
    assert change("one") == (None, "one")
    assert change("two", "before") == ("one", "two") and change("", "before") == ("two", "")
    assert (store.reader_text("reader.before-1"), store.reader_text("reader.before-2")) == ("one", "two")
    with pytest.raises(Unstorable):
        change("x" * 300_000)
    assert store.reader_text("reader") == ""


def test_a_change_that_fails_changes_nothing(store: Store) -> None:
    """Whatever goes wrong while a reader's text is made anew, the old one stands."""
    store.revise("reader", lambda _: ("one", ""))
    with pytest.raises(ZeroDivisionError):
        store.revise("reader", lambda _: (str(1 // 0), ""))
    assert store.reader_text("reader") == "one"


def test_the_address_is_told_to_nobody(store: Store, address: str) -> None:
    """A store shown in a notebook says what kind it is, not where, nor by which password."""
    assert repr(store) in ("Store(sqlite)", "Store(postgresql)") and address not in repr(store)


def test_a_key_of_another_database_leads_to_nobody_s_table(store: Store, tmp_path: Path) -> None:
    """Keys are drawn by lot: whoever still knows one from before the database was replaced writes into nobody's table."""
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    keys = {opened(each) for each in (store, other) for _ in range(4)}
    assert len(keys) == 8 and max(keys) > 100
    with pytest.raises(UnknownTable):
        store.append(opened(other), 1, "a", "line")
    other.close()


def test_two_tables_never_share_a_key(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A key that is drawn twice is drawn again."""
    drawn = iter([4, 4, 4, 7])
    monkeypatch.setattr(storage.secrets, "randbelow", lambda _: next(drawn))
    assert [opened(store), opened(store)] == [5, 8]


def test_a_table_comes_back_with_a_new_code_for_viewers(store: Store) -> None:
    """Where its own is not known any more, or somebody else's by now."""
    assert store.restore(Codes("K0V1X7M2Q9", ""), HEAD, [StoredLine(1, "a", "line")])
    found = store.find("K0V1X7M2Q9")
    assert found.writes and store.find(found.codes.viewer).key == found.key
    assert not store.restore(Codes("K0V1X7M2Q9", ""), HEAD, ())
