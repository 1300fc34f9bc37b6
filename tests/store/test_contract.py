"""Every store keeps the contract: SQLite, PostgreSQL, and the journal of a browser pass the same tests."""

from __future__ import annotations

import pytest

from village_core.store import contract
from village_core.store.codes import LETTERS, Codes, derive_viewers_code, normalize_code
from village_core.store.contract import Storage, StoredLine
from village_core.store.problems import NumberTaken, StoreUnusable, UnknownTable, Unstorable

HEAD = '{"game":"village"} <img src=x onerror=alert(1)> “ 한국어 עברית 𝔘'
TABLE = "K0V1X7M2Q9"
VIEWERS = derive_viewers_code(TABLE)
"""A table's code, and the viewers' code that belongs to it."""


def make_lines(*texts: str) -> tuple[StoredLine, ...]:
    """Return stored lines with these texts, numbered from 1, each with a token of its own."""
    return tuple(StoredLine(number, f"token-{number}", text) for number, text in enumerate(texts, 1))


def begin(storage: Storage, lines: int = 0) -> int:
    """Begin a table, add this many lines to it, and return its key."""
    key = storage.find(storage.create(HEAD).table).key
    for number in range(1, lines + 1):
        assert storage.append(key, number, f"token-{number}", f"line {number}") == number
    return key


def test_a_table_is_found_by_its_code(storage: Storage) -> None:
    """A new table is found by its code, with its head letter by letter and without lines; the code allows writing."""
    codes = storage.create(HEAD)
    found = storage.find(codes.table)
    assert (found.codes, found.head, found.writes) == (codes, HEAD, True)
    assert storage.count_lines(found.key) == 0 and storage.read_lines(found.key) == ()


def test_a_viewers_code_does_not_reveal_the_writers(storage: Storage) -> None:
    """The viewers' code finds the same table, doesn't allow writing, and doesn't return the code that does."""
    codes = storage.create(HEAD)
    found = storage.find(codes.viewer)
    assert found.key == storage.find(codes.table).key and found.head == HEAD
    assert not found.writes and found.codes == Codes("", codes.viewer)


def test_codes_are_fifty_random_bits(storage: Storage) -> None:
    """The sixty codes of thirty tables are different, have ten letters each, and use all 32 letters, without I, L, O and U."""
    codes = [code for _ in range(30) for code in storage.create("")]
    assert len(set(codes)) == 60 and {len(code) for code in codes} == {10}
    assert set("".join(codes)) == set(LETTERS) and len(LETTERS) == 32 and not set("ILOU") & set(LETTERS)


def test_a_code_finds_its_table_in_any_spelling(storage: Storage) -> None:
    """A table is found by its code with small letters, many blanks, hyphens, an O for a zero, and an I or L for a one."""
    assert storage.restore(Codes(TABLE, "0000000000"), HEAD, ())
    for typed in ("k0v1-x7m2q9", " K0V1X 7M2Q9 ", "KOVIX7M2Q9", "kovlx7m2q9", "K-0-V-1-X-7-M-2-Q-9", f"{' ' * 40}{TABLE}\n"):
        assert storage.find(typed).codes.table == TABLE, typed


NO_CODES = "", "KP", "K0V1X7M2Q", "K0V1X7M2Q99", "UUUUUUUUUU", "' OR 1=1 --", "K" * 10**6, "٣" * 10, "%%%%%%%%%%", "\x00" * 10


def test_a_text_that_is_no_code_finds_nothing(storage: Storage) -> None:
    """A text that can't be a code raises the same error as an unknown code."""
    storage.create(HEAD)
    for typed in NO_CODES:
        with pytest.raises(UnknownTable):
            storage.find(typed)


def test_an_unknown_code_finds_nothing(storage: Storage) -> None:
    """A well-formed code of no table raises ``UnknownTable``, although another table is there."""
    storage.create(HEAD)
    with pytest.raises(UnknownTable):
        storage.find("0123456789")


def test_a_normal_code_stays_the_same(storage: Storage) -> None:
    """Normalizing the codes that a store returns changes nothing."""
    codes = storage.create(HEAD)
    assert (normalize_code(codes.table), normalize_code(codes.viewer)) == codes


def test_lines_stand_in_order(storage: Storage) -> None:
    """All lines, or those after a number, come in the order of entry; another table's don't mix in; an unknown key has none."""
    key, other = begin(storage, 12), begin(storage, 2)
    assert storage.read_lines(key) == tuple(StoredLine(at, f"token-{at}", f"line {at}") for at in range(1, 13))
    assert [line.number for line in storage.read_lines(key, 10)] == [11, 12] and storage.read_lines(key, 12) == ()
    assert (storage.count_lines(key), storage.count_lines(other), storage.count_lines(999_999)) == (12, 2, 0)


def test_a_number_is_given_once(storage: Storage) -> None:
    """A second line with a taken number raises ``NumberTaken`` with it and isn't stored; the next number is free."""
    key = begin(storage, 3)
    for number in (3, 1):
        with pytest.raises(NumberTaken) as error:
            storage.append(key, number, "other", "other")
        assert error.value.number == number
    assert storage.count_lines(key) == 3 and storage.append(key, 4, "other", "other") == 4


def test_lines_are_added_together_or_not_at_all(storage: Storage) -> None:
    """If one of several lines can't be stored, ``Unstorable`` is raised and no line is added."""
    key = begin(storage, 1)
    for bad in (
        StoredLine(3, "b.2", "two\nlines"),
        StoredLine(3, "token-1", "a token of the table"),
        StoredLine(3, "b", "a token of these lines"),
        StoredLine(3, "", "no token"),
        StoredLine(7, "b.2", "a gap"),
    ):
        with pytest.raises(Unstorable):
            storage.extend(key, [StoredLine(2, "b.1", "2"), bad, StoredLine(4, "b", "4")])
        assert storage.count_lines(key) == 1, bad


def test_the_last_token_stands_for_all_lines(storage: Storage) -> None:
    """Lines that are sent again are known by their last token; other lines with one of their numbers are refused."""
    key = begin(storage, 1)
    three = [StoredLine(2, "b.1", "2"), StoredLine(3, "b.2", "3"), StoredLine(4, "b", "4")]
    assert storage.extend(key, three) == 4 == storage.extend(key, three)
    with pytest.raises(NumberTaken):
        storage.extend(key, [StoredLine(4, "c.1", "4"), StoredLine(5, "c", "5")])
    assert [line.number for line in storage.read_lines(key)] == [1, 2, 3, 4]


def test_sending_again_doubles_nothing(storage: Storage) -> None:
    """A known token returns the number of its own line, whatever number it comes with; another table may have the same token."""
    key = begin(storage, 3)
    for number in (1, 2, 3, 4, 99):
        assert storage.append(key, number, "token-2", "line 2, sent again") == 2
    assert [line.text for line in storage.read_lines(key)] == ["line 1", "line 2", "line 3"]
    assert storage.append(begin(storage), 1, "token-2", "another table") == 1


def test_no_gap_is_left(storage: Storage) -> None:
    """A line with a number below 1 or beyond the next raises ``store-gap`` and isn't stored."""
    key = begin(storage, 1)
    for number in (0, -1, 3, 5, 2**40):
        with pytest.raises(StoreUnusable) as error:
            storage.append(key, number, "b", "far")
        assert error.value.problem == "store-gap" and storage.count_lines(key) == 1, number


def test_an_unknown_key_raises_its_error(storage: Storage) -> None:
    """Adding a line by the key of no table raises ``UnknownTable``; the key has no lines."""
    for number in (1, 2):
        with pytest.raises(UnknownTable):
            storage.append(4711, number, "a", "line")
    assert storage.read_lines(4711) == () and storage.count_lines(4711) == 0


UNSTORABLE = (
    ("a", "x" * (contract.LONGEST_LINE + 1), "store-line-too-long"),
    ("a", "two\nlines", "store-bad-line"),
    ("a", "two\rlines", "store-bad-line"),
    ("a", "nothing\x00", "store-bad-line"),
    ("a", "half \ud83d", "store-bad-line"),
    ("", "line", "store-bad-token"),
    ("t" * 81, "line", "store-bad-token"),
    ("a\x00", "line", "store-bad-token"),
)
"""Tokens and texts of lines that can't be stored, each with its problem."""


def test_the_store_refuses_what_it_cannot_keep(storage: Storage) -> None:
    """A line that is too long, has a line end or a character that can't be written, or has a bad token raises its problem.

    It isn't stored. Beginning or restoring a table with such a text as its head raises ``Unstorable`` too.
    """
    key = begin(storage, 1)
    for token, text, problem in UNSTORABLE:
        with pytest.raises(Unstorable) as error:
            storage.append(key, 2, token, text)
        assert error.value.problem == problem and storage.count_lines(key) == 1, text[:20]
        if token == "a":
            for keep in (storage.create, lambda head: storage.restore(Codes(TABLE, "0000000000"), head, ())):
                with pytest.raises(Unstorable):
                    keep(text)


def test_the_longest_line_is_kept_whole(storage: Storage) -> None:
    """A line of the greatest length, one of nearly all characters up to U+FFFF, and one of quotes come back unchanged."""
    key = begin(storage)
    letters = "".join(map(chr, (*range(1, 10), 11, 12, *range(14, 0xD800), *range(0xE000, 0x10000))))
    texts = ["家" * contract.LONGEST_LINE, letters, "𝔘'\\\"%s"]
    for number, text in enumerate(texts, 1):
        storage.append(key, number, str(number), text)
    assert [line.text for line in storage.read_lines(key)] == texts


def test_a_table_can_be_full(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last line that a table may have is written; the next raises ``store-table-full``."""
    monkeypatch.setattr(contract, "MOST_LINES", 3)
    key = begin(storage, 3)
    with pytest.raises(Unstorable) as error:
        storage.append(key, 4, "more", "more")
    assert error.value.problem == "store-table-full" and storage.count_lines(key) == 3


def test_lines_of_which_only_the_first_has_room_are_left_out(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two lines for the last place of a table raise ``store-table-full`` together, and neither is written."""
    monkeypatch.setattr(contract, "MOST_LINES", 3)
    key = begin(storage, 2)
    with pytest.raises(Unstorable) as error:
        storage.extend(key, make_lines("one", "two", "three", "four")[2:])
    assert error.value.problem == "store-table-full" and storage.count_lines(key) == 2


def test_a_copy_of_a_table_is_put_back(storage: Storage) -> None:
    """Restoring a table gives it its codes, head and lines, and lines can be added; restoring it again changes nothing."""
    codes, lines = Codes(TABLE, "ABCDEFGHJK"), make_lines(*(f"line {at}" for at in range(1, 30)))
    assert storage.restore(codes, HEAD, lines)
    found = storage.find("abcde-fghjk")
    assert not found.writes and found.head == HEAD and storage.read_lines(found.key) == lines
    assert storage.append(storage.find(codes.table).key, 30, "t30", "on it goes") == 30
    assert not storage.restore(codes, "other", lines[:3]) and storage.count_lines(found.key) == 30


@pytest.mark.parametrize("taken", [0, 1])
def test_no_code_of_another_table_is_taken_over(storage: Storage, taken: int) -> None:
    """Restoring a copy that has either code of another table returns False, makes no table and leaves the other as it is."""
    codes = storage.create(HEAD)
    key = storage.find(codes.table).key
    for mine in (Codes(codes[taken], "0000000000"), Codes("0000000000", codes[taken])):
        assert not storage.restore(mine, "mine", [StoredLine(1, "a", "mine")])
    assert storage.find(codes[taken]).head == HEAD and storage.count_lines(key) == 0
    with pytest.raises(UnknownTable):
        storage.find("0000000000")


NO_TABLES = (
    (Codes("short", "0000000000"), (), "store-bad-codes"),
    (Codes("1111111111", "IIIIIIIIII"), (), "store-bad-codes"),
    (Codes("1111111111", "0000000000"), [StoredLine(2, "a", "b")], "store-gap"),
    (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b"), StoredLine(1, "b", "b")], "store-gap"),
    (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b"), StoredLine(2, "a", "b")], "store-bad-token"),
    (Codes("1111111111", "0000000000"), [StoredLine(1, "a", "b\n")], "store-bad-line"),
    (Codes("1111111111", "0000000000"), [StoredLine(at, str(at), "") for at in range(1, 20_002)], "store-table-full"),
)
"""Copies that can be no table, each with its problem."""


def test_the_store_refuses_a_copy_that_can_be_no_table(storage: Storage) -> None:
    """Restoring a copy with bad codes, numbers, tokens or texts or too many lines raises its problem and makes no table."""
    for codes, lines, problem in NO_TABLES:
        with pytest.raises(Unstorable) as error:
            storage.restore(codes, HEAD, lines)
        assert error.value.problem == problem, (codes, lines[:2])
        with pytest.raises(UnknownTable):
            storage.find("1111111111")


def test_a_copy_without_a_viewers_code_gets_its_own_again(storage: Storage) -> None:
    """A copy without a viewers' code comes back with the one that belongs to the table's code."""
    assert storage.restore(Codes(TABLE, ""), HEAD, make_lines("line"))
    found = storage.find(TABLE)
    assert found.writes and found.codes.viewer == VIEWERS and storage.find(VIEWERS).key == found.key
    assert not storage.restore(Codes(TABLE, ""), HEAD, ())


def test_writers_find_a_table_that_a_viewer_put_back(storage: Storage) -> None:
    """A restored viewer's copy is found by the viewers' code, which may only look, and by the table's code, which may write.

    Another table's code doesn't find it.
    """
    assert storage.restore(Codes("", VIEWERS), HEAD, make_lines("one"))
    viewed = storage.find(VIEWERS)
    assert not viewed.writes and viewed.codes == Codes("", VIEWERS)
    found = storage.find(TABLE)
    assert (found.key, found.codes, found.head, found.writes) == (viewed.key, Codes(TABLE, VIEWERS), HEAD, True)
    assert storage.append(found.key, 2, "b", "two") == 2
    with pytest.raises(UnknownTable):
        storage.find("K0V1X7M2Q8")


@pytest.mark.parametrize(
    ("head", "texts"),
    [(HEAD, texts) for texts in (("one",), ("one", "two"), ("one", "two", "three"), ("one", "other"), ())]
    + [("another head", ("one", "two"))],
)
def test_a_viewers_copy_gives_way_to_the_writers(storage: Storage, head: str, texts: tuple[str, ...]) -> None:
    """The writers' copy replaces a viewer's copy, whatever both hold; both codes lead to it, and the old key has no lines.

    Before, the table is unproven for its writers; afterwards, another writers' copy changes nothing.
    """
    assert storage.restore(Codes("", VIEWERS), HEAD, make_lines("one", "two"))
    key = storage.find(VIEWERS).key
    assert storage.find(TABLE).unproven and not storage.find(VIEWERS).unproven
    assert storage.restore(Codes(TABLE, VIEWERS), head, make_lines(*texts))
    found = storage.find(VIEWERS)
    assert found.key == storage.find(TABLE).key != key and found.head == head and not storage.find(TABLE).unproven
    assert [line.text for line in storage.read_lines(found.key)] == [*texts] and storage.read_lines(key) == ()
    assert not storage.restore(Codes(TABLE, VIEWERS), HEAD, make_lines("late"))


def test_no_viewers_copy_replaces_the_writers_table(storage: Storage) -> None:
    """Restoring a viewer's copy of a table that is there returns False and changes nothing."""
    assert storage.restore(Codes(TABLE, VIEWERS), HEAD, make_lines("one"))
    assert not storage.restore(Codes("", VIEWERS), HEAD, make_lines("other"))
    assert [line.text for line in storage.read_lines(storage.find(VIEWERS).key)] == ["one"]


def test_devices_that_play_again_come_to_one_table(storage: Storage) -> None:
    """The first device begins the next table, and a second begins none; writers and viewers of the old one find the new one.

    Viewers get its viewers' code only. Before, both find an empty code.
    """
    codes = storage.create(HEAD)
    table, viewed = storage.find(codes.table), storage.find(codes.viewer)
    assert storage.find_next(table) == storage.find_next(viewed) == ""
    assert [storage.begin_next(table, "next"), storage.begin_next(table, "next, from another device")] == [True, False]
    found = storage.find(storage.find_next(table))
    assert (found.head, found.writes, found.codes.table != codes.table) == ("next", True, True)
    watched = storage.find(storage.find_next(viewed))
    assert (watched.key, watched.writes, watched.codes) == (found.key, False, Codes("", found.codes.viewer))


def test_a_next_table_outlives_the_failure_of_its_first_device(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A device that fails after it began the next table hides it from nobody: the next device that plays again names it."""

    def fail(reader: str, change: object) -> bool:
        raise StoreUnusable("store-busy")

    table = storage.find(storage.create(HEAD).table)
    with monkeypatch.context() as failing:
        failing.setattr(storage, "revise", fail)
        with pytest.raises(StoreUnusable):
            storage.begin_next(table, "next")
    assert storage.find_next(table) == "" and not storage.begin_next(table, "next, from another device")
    assert storage.find(storage.find_next(table)).head == "next"


def test_viewers_begin_no_next_table(storage: Storage) -> None:
    """Beginning the next table by the viewers' code raises ``UnknownTable``, and there is no next table."""
    codes = storage.create(HEAD)
    with pytest.raises(UnknownTable):
        storage.begin_next(storage.find(codes.viewer), "next")
    assert storage.find_next(storage.find(codes.table)) == ""


def test_two_tables_never_share_a_key(storage: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    """If chance gives a new table the key of another one, a new key is drawn by chance, so that no two tables share a key."""
    drawn = iter([4, 4, 4, 7])
    monkeypatch.setattr(contract.secrets, "randbelow", lambda _: next(drawn))
    assert [begin(storage), begin(storage)] == [5, 8]


def test_a_reader_is_revised(storage: Storage) -> None:
    """A change gets a reader's old text (None at first) and replaces it, also by an empty or the longest; a longer is refused.

    The old text is kept under ``<reader>.<word>-<number>`` if the change returns a word.
    """
    seen: list[str | None] = []

    def change(new: str, word: str = "") -> tuple[str | None, str | None]:
        storage.revise("reader", lambda old: (seen.append(old), (new, word))[1])
        return seen[-1], storage.read_reader_text("reader")

    assert storage.read_reader_text("reader") is None
    assert change("one") == (None, "one")
    assert change("two", "before") == ("one", "two") and change("", "before") == ("two", "")
    assert (storage.read_reader_text("reader.before-1"), storage.read_reader_text("reader.before-2")) == ("one", "two")
    with pytest.raises(Unstorable):
        change("x" * (contract.LONGEST_TEXT + 1))
    assert storage.read_reader_text("reader") == ""
    longest = "x" * contract.LONGEST_TEXT
    assert change(longest) == ("", longest)


def test_a_change_that_fails_changes_nothing(storage: Storage) -> None:
    """If a reader's change raises an error, ``revise`` raises it too, and the old text stays."""
    storage.revise("reader", lambda _: ("one", ""))
    with pytest.raises(ZeroDivisionError):
        storage.revise("reader", lambda _: (str(1 // 0), ""))
    assert storage.read_reader_text("reader") == "one"


def test_texts_put_aside_are_numbered_for_each_reader(storage: Storage) -> None:
    """The first text put aside of a reader has the number 1, though another reader's name differs in a single letter."""
    for reader in ("axb", "a_b"):
        storage.revise(reader, lambda _: ("chapter 1", ""))
        storage.revise(reader, lambda _: ("chapter 2", "old"))
    assert [storage.read_reader_text(f"{reader}.old-1") for reader in ("axb", "a_b")] == ["chapter 1"] * 2
