"""Values that a store or its address may have by damage or by chance, and what each comes to."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy.exc import InvalidRequestError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tests.mutations import change_store
from tests.store.test_contract import HEAD, make_lines
from village_core.store import codes, contract
from village_core.store.address import find_closed_folder
from village_core.store.backups import find_file
from village_core.store.database import translate_errors
from village_core.store.problems import StoreUnusable, Unstorable
from village_core.store.sql import Store

CODE = "0000000000"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of a store's file that does not exist yet."""
    return tmp_path / "village.db"


def test_a_head_that_is_no_text_is_said_with_the_code(file: Path) -> None:
    """Finding a table whose head has become bytes raises ``store-broken`` with the table's code."""
    store = Store(f"sqlite:///{file}")
    code = store.create(HEAD).table
    change_store(file, "UPDATE village_tables SET head = x'6865616400ff'")
    with pytest.raises(StoreUnusable) as error:
        store.find(code)
    assert (error.value.problem, error.value.detail) == ("store-broken", code)


def test_a_text_in_place_of_a_number_breaks_a_table(file: Path) -> None:
    """Counting the lines of a table of which a number has become a text raises ``store-broken`` with that text."""
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create(HEAD, make_lines("one", "two")).table).key
    change_store(file, "UPDATE village_lines SET number = 'two' WHERE number = 2")
    with pytest.raises(StoreUnusable) as error:
        store.count_lines(key)
    assert (error.value.problem, error.value.detail) == ("store-broken", "two")


def test_a_table_that_can_t_be_read_leaves_the_others_sound(file: Path) -> None:
    """Of three tables the one whose head can't be decoded is found wrong at 0, and the others are sound."""
    store = Store(f"sqlite:///{file}")
    keys = sorted(store.find(store.create(HEAD, make_lines("one")).table).key for _ in range(3))
    change_store(file, f"UPDATE village_tables SET head = CAST(x'e5ff' AS TEXT) WHERE key = {keys[1]}")
    found = [*store.examine()]
    assert [table.wrong for table in found] == [None, 0, None] and [table.lines for table in found] == [1, 0, 1]
    assert found[1].head == found[1].viewer == ""


def test_a_reader_s_text_has_no_end_of_line(file: Path) -> None:
    """A reader's text with an end of line is refused as ``store-bad-line``, and the text before it stays."""
    store = Store(f"sqlite:///{file}")
    store.revise("reader", lambda _: ("chapter 1", ""))
    with pytest.raises(Unstorable) as error:
        store.revise("reader", lambda _: ("chapter 1\nchapter 2", ""))
    assert error.value.problem == "store-bad-line" and store.read_reader_text("reader") == "chapter 1"


def test_codes_that_are_in_use_are_drawn_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the codes drawn for a new table are in use, others are drawn, and both tables are found."""
    store = Store(f"sqlite:///{file}")
    first, second = codes.draw_codes(), codes.draw_codes()
    drawn = iter((first, first, second))
    monkeypatch.setattr(contract, "draw_codes", lambda: next(drawn))
    assert (store.create(HEAD), store.create(HEAD, make_lines("one"))) == (first, second)
    assert [store.count_lines(store.find(each.table).key) for each in (first, second)] == [0, 1]


def test_the_next_table_s_code_is_never_a_viewers_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the code derived for the next table looks like a viewers' code, another is derived, always the same."""
    usual = codes.derive_next_code(CODE)
    monkeypatch.setattr(codes, "is_viewers_code", lambda code: code == usual)
    other = codes.derive_next_code(CODE)
    assert other != usual and other == codes.derive_next_code(CODE) and codes.normalize_code(other) == other


@pytest.mark.parametrize(
    ("raised", "problem"), [(PoolTimeout("7 seconds"), "store-busy"), (InvalidRequestError("no such thing"), "store-bad-address")]
)
def test_errors_of_the_library_are_problems_of_the_store(raised: Exception, problem: str) -> None:
    """A wait for a free connection that took too long is ``store-busy``; what the library can't do is the address's fault."""
    with pytest.raises(StoreUnusable) as error, translate_errors():
        raise raised
    assert error.value.problem == problem


@pytest.mark.parametrize(
    ("address", "file"),
    [("nonsense", None), ("postgresql+psycopg://me@here/x", None), ("sqlite://", None), ("sqlite:////a/b.db", Path("/a/b.db"))],
)
def test_only_a_store_on_this_computer_has_a_file(address: str, file: Path | None) -> None:
    """A store's file is that of its address; a server's store, one in memory and one of no address have none."""
    assert find_file(address) == file


def test_the_complaint_names_an_unusable_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder that can't be made is named, unless another store is named; one that can be made is made and not named."""
    (taken := tmp_path / "taken").write_text("a file", encoding="utf-8")
    monkeypatch.delenv("VILLAGE_STORE", raising=False)
    monkeypatch.setenv("VILLAGE_DATA", str(taken))
    assert find_closed_folder() == taken
    monkeypatch.setenv("VILLAGE_STORE", "postgresql+psycopg://here/x")
    assert find_closed_folder() is None
    monkeypatch.delenv("VILLAGE_STORE")
    monkeypatch.setenv("VILLAGE_DATA", str(tmp_path / "new"))
    assert find_closed_folder() is None and (tmp_path / "new").is_dir() and not [*(tmp_path / "new").iterdir()]
