"""A store that can't be used states the reason and harms no data."""

from __future__ import annotations

import os
import socket
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import pytest
from sqlalchemy.exc import OperationalError

from tests.store.conftest import Server
from village_core.store import database
from village_core.store.address import FILE, find_data_folder, find_default_address, prepare_address
from village_core.store.contract import StoredLine
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.words import load_words

OF_THE_STORE = (
    *("bad-address", "no-driver", "no-folder", "forbidden"),
    *("unreachable", "unwritable", "full", "broken", "busy", "changed"),
)
OF_A_LINE = ("line-too-long", "bad-line", "bad-token", "bad-codes", "gap", "table-full")


def check_unusable(address: str, problem: str) -> str:
    """Check that opening the store raises ``StoreUnusable`` for this reason, and return the error's detail."""
    with pytest.raises(StoreUnusable) as error:
        Store(address)
    assert error.value.problem == problem
    return error.value.detail


@pytest.mark.parametrize(
    "content", [b"not a database at all", b"\x00" * 4096, b"SQLite format 3\x00" + b"\xff" * 9000, b"x" * 100_000]
)
def test_a_file_that_is_no_database_stays_as_it_is(tmp_path: Path, content: bytes) -> None:
    """Opening a file that is no database raises ``store-broken`` with a detail, and leaves the file's bytes as they are."""
    file = tmp_path / "village.db"
    file.write_bytes(content)
    assert check_unusable(f"sqlite:///{file}", "store-broken")
    assert file.read_bytes() == content


def test_a_database_damaged_in_the_middle_is_said_to_be_broken(tmp_path: Path) -> None:
    """Opening or reading a database with garbage after its first page raises ``store-broken`` and leaves the file as it is."""
    file = tmp_path / "village.db"
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create("head").table).key
    store.extend(key, [StoredLine(at, f"t{at}", "x" * 500) for at in range(1, 200)])
    store.close()
    whole = file.read_bytes()
    file.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    damaged = file.read_bytes()
    with pytest.raises(StoreUnusable) as error:
        Store(f"sqlite:///{file}").read_lines(key)
    assert error.value.problem == "store-broken"
    assert file.read_bytes() == damaged


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE village_lines SET text = CAST(x'e5ff' AS TEXT) WHERE number = 2",
        "UPDATE village_lines SET text = x'6c696e65' WHERE number = 2",
        "UPDATE village_lines SET number = 2000000000 WHERE number = 2",
        "UPDATE village_lines SET number = 'two' WHERE number = 2",
        "UPDATE village_tables SET head = CAST(x'e5ff' AS TEXT)",
        "DELETE FROM village_lines WHERE number = 1",
        "DELETE FROM village_codes WHERE NOT writes",
        "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = CAST('CREATE TABL' || x'e5ff' AS TEXT) WHERE rowid = 1",
    ],
)
def test_damaged_values_raise_errors_of_the_store_alone(tmp_path: Path, damage: str) -> None:
    """A damaged or missing value makes opening, reading or adding raise ``store-broken`` or ``store-changed`` alone."""
    file = tmp_path / "village.db"
    store = Store(f"sqlite:///{file}")
    codes = store.create("head", [StoredLine(at, f"t{at}", "line") for at in (1, 2)])
    key = store.find(codes.table).key
    store.close()
    with closing(sqlite3.connect(file)) as other:
        other.executescript(damage)

    def use_store() -> None:
        again = Store(f"sqlite:///{file}")
        assert again.find(codes.table).head == "head" and len(again.read_lines(key)) == 2
        again.append(key, 3, "t3", "line")

    with pytest.raises(StoreUnusable) as error:
        use_store()
    assert error.value.problem in ("store-broken", "store-changed")


def test_a_line_after_a_damaged_number_is_refused_as_broken(store: Store, address: str) -> None:
    """Adding a line after one whose number was changed to a huge one raises ``store-broken``, not ``NumberTaken``.

    Pages would answer ``NumberTaken`` by trying again for ever.
    """
    key = store.find(store.create("head", [StoredLine(1, "a", "line")]).table).key
    with store._engine.begin() as connection:
        connection.exec_driver_sql("UPDATE village_lines SET number = 1900000000")
    with pytest.raises(StoreUnusable) as error:
        store.append(key, 2, "b", "line")
    assert error.value.problem == "store-broken"


def test_a_folder_that_we_may_not_enter_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A store in a folder that we are forbidden to look into raises ``store-forbidden`` with the folder."""

    def refuse_access(path: Path) -> bool:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(Path, "is_dir", refuse_access)
    assert check_unusable(f"sqlite:///{tmp_path / 'village.db'}", "store-forbidden") == str(tmp_path)


@pytest.mark.parametrize("whose", ["folder", "file"])
def test_a_closed_folder_or_file_of_another_user_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, whose: str) -> None:
    """Another user's folder or file that we can't write raises ``store-forbidden`` with its path; one open to us is used."""
    file = tmp_path / "village.db"
    Store(f"sqlite:///{file}").close()
    mine = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: mine + 1)
    Store(f"sqlite:///{file}").close()
    closed = tmp_path if whose == "folder" else file
    access = os.access
    monkeypatch.setattr(os, "access", lambda path, mode: path != closed and access(path, mode))
    assert check_unusable(f"sqlite:///{file}", "store-forbidden") == str(closed)


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    """A store in a missing folder raises ``store-no-folder`` with the folder, and does not make it: its disk may be unplugged."""
    assert check_unusable(f"sqlite:///{tmp_path / 'none' / 'village.db'}", "store-no-folder") == str(tmp_path / "none")
    assert list(tmp_path.iterdir()) == []


def test_a_folder_in_the_file_s_place_is_said(tmp_path: Path) -> None:
    """A folder that has the name of the store's file raises ``store-unwritable``."""
    (tmp_path / "village.db").mkdir()
    check_unusable(f"sqlite:///{tmp_path / 'village.db'}", "store-unwritable")


def test_a_file_that_cannot_be_written_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that can only be read raises ``store-unwritable`` when the store is opened, not when a line is entered."""
    file = tmp_path / "village.db"
    Store(f"sqlite:///{file}").close()
    connect = sqlite3.connect
    monkeypatch.setattr(sqlite3.dbapi2, "connect", lambda path, **rest: connect(f"file:{path}?mode=ro", uri=True, **rest))
    check_unusable(f"sqlite:///{file}", "store-unwritable")


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    """A line for which there is no space raises ``store-full`` and isn't stored; all acknowledged lines are there."""
    store = Store(f"sqlite:///{tmp_path / 'village.db'}")
    key = store.find(store.create("head").table).key
    with store._engine.connect() as connection:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar_one()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages + 20}")
    written: list[int] = []

    def fill() -> None:
        for number in range(1, 200):
            written.append(store.append(key, number, str(number), "x" * 3000))

    with pytest.raises(StoreUnusable) as error:
        fill()
    assert error.value.problem == "store-full" and written
    assert [line.number for line in store.read_lines(key)] == written
    store.close()


def test_a_writer_who_never_ends_is_waited_for_only_so_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A line for a file that another program has locked raises ``store-busy`` after a while; without the lock it is added."""
    monkeypatch.setattr(database, "PATIENCE", 0.05)
    file = tmp_path / "village.db"
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create("head").table).key
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreUnusable) as error:
            store.append(key, 1, "a", "line")
        assert error.value.problem == "store-busy" and store.count_lines(key) == 0
        other.execute("ROLLBACK")
    assert store.append(key, 1, "a", "line") == 1
    store.close()


def test_a_new_file_that_another_program_writes_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new file in which another program writes raises ``store-busy`` after a while; if that program ends sooner, it opens.

    SQLite itself doesn't wait in this case: switching to a write-ahead log fails at once.
    """
    file = tmp_path / "village.db"
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        clock = SimpleNamespace(monotonic=time.monotonic, sleep=lambda _: other.execute("ROLLBACK"))
        monkeypatch.setattr(database, "time", clock)
        other.execute("BEGIN IMMEDIATE")
        with monkeypatch.context() as hurried:
            hurried.setattr(database, "PATIENCE", 0)
            check_unusable(f"sqlite:///{file}", "store-busy")
        with closing(Store(f"sqlite:///{file}")) as store:
            assert store.find(store.create("head").table).head == "head"


def test_a_file_that_vanishes_is_noticed(tmp_path: Path) -> None:
    """A line for a file that was moved away raises ``store-unwritable`` and makes no new file; with the file back it is added."""
    file, aside = tmp_path / "village.db", tmp_path / "aside.db"
    store = Store(f"sqlite:///{file}")
    key = store.find(store.create("head").table).key
    store.append(key, 1, "a", "line")
    store.close()
    store.append(key, 2, "b", "line")
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.rename(aside)
    for _ in range(2):
        with pytest.raises(StoreUnusable) as error:
            store.append(key, 3, "c", "line")
        assert error.value.problem == "store-unwritable" and not file.exists()
    aside.replace(file)
    assert store.append(key, 3, "c", "line") == 3 and len(Store(f"sqlite:///{file}").read_lines(key)) == 3


def test_a_server_that_crashes_and_comes_back_has_everything(running_server: Server) -> None:
    """A line for a server that has crashed raises ``store-unreachable``; once the server is back, the same store adds that line.

    All fifty lines acknowledged before the crash are there.
    """
    store = Store(running_server.address)
    key = store.find(store.create("head").table).key
    for number in range(1, 51):
        store.append(key, number, str(number), f"line {number}")
    running_server.close()
    try:
        for _ in range(2):
            with pytest.raises(StoreUnusable) as error:
                store.append(key, 51, "51", "line 51")
            assert error.value.problem == "store-unreachable"
    finally:
        running_server.start()
    assert store.append(key, 51, "51", "line 51") == 51
    assert [line.text for line in store.read_lines(key)] == [f"line {number}" for number in range(1, 52)]
    store.forget(key, days=0)
    store.close()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "nonsense",
        "://",
        "http://[",
        "\x00:",
        "sqlite://",
        "sqlite:///:memory:",
        "sqlite:///x?mode=ro",
        "mysql://me:secret@x/y",
    ],
)
def test_what_is_no_address_is_said(address: str) -> None:
    """An address of anything but a file or a PostgreSQL server raises ``store-bad-address``, without repeating its password."""
    assert "secret" not in check_unusable(address, "store-bad-address")


@pytest.mark.parametrize("address", ["postgresql+psycopg", "postgresql", "postgres", "postgresql+psycopg2"])
def test_a_server_that_does_not_answer_is_said(address: str) -> None:
    """A server that doesn't answer raises ``store-unreachable`` without the password, for all four ways to begin its address."""
    assert "secret" not in check_unusable(f"{address}://me:secret@127.0.0.1:1/none", "store-unreachable")


def test_a_database_that_is_not_on_the_server_is_said(server: str) -> None:
    """A server that answers but lacks the named database raises ``store-unreachable`` with a detail."""
    assert check_unusable(server + "_none", "store-unreachable")


def test_a_missing_driver_has_a_problem_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server's address raises ``store-no-driver`` and names psycopg if that is not installed."""
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert check_unusable("postgresql+psycopg://127.0.0.1:1/none", "store-no-driver") == "psycopg"


def test_the_store_is_where_the_user_s_data_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """``VILLAGE_STORE`` names the default store; else it is a file in the folder of ``VILLAGE_DATA``, which opening makes.

    Without both it is a file in ``village-companion`` in the folder of ``XDG_DATA_HOME``.
    """
    monkeypatch.setenv("VILLAGE_STORE", "postgresql+psycopg://here/x")
    assert find_default_address() == "postgresql+psycopg://here/x"
    monkeypatch.delenv("VILLAGE_STORE")
    monkeypatch.setenv("VILLAGE_DATA", str(tmp_path / "two" / "folders"))
    assert find_default_address() == f"sqlite:///{tmp_path}/two/folders/village.db"
    Store(find_default_address()).create("head")
    monkeypatch.delenv("VILLAGE_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    assert find_default_address() == f"sqlite:///{tmp_path}/home/village-companion/village.db"


@pytest.mark.parametrize("name", ["a?b", "a#b", "a%20b", "a%3Fb", "ü b&c=d@e:f", "mode=ro?uri=true"])
def test_a_folder_may_be_called_anything(tmp_path: Path, name: str) -> None:
    """A folder's name may have characters with a meaning in addresses: the store's file lies in that folder and no other."""
    Store(prepare_address(tmp_path / name)).close()
    assert [path.name for path in tmp_path.iterdir()] == [name] and (tmp_path / name / FILE).is_file()


def test_the_data_stay_where_they_are_when_the_program_moves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A relative ``VILLAGE_DATA`` is made absolute at once, so an open store goes on after the program changes its folder."""
    monkeypatch.delenv("VILLAGE_STORE", raising=False)
    monkeypatch.setenv("VILLAGE_DATA", "kept")
    monkeypatch.chdir(tmp_path)
    assert find_data_folder() == tmp_path / "kept"
    assert find_default_address() == prepare_address(tmp_path / "kept") == prepare_address(Path("kept"))
    store = Store(find_default_address())
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.chdir(tmp_path / "elsewhere")
    store.close()
    assert store.find(store.create("head").table).head == "head"


def test_connections_to_a_server_have_limits_for_silence(server: str) -> None:
    """Connections to a server have limits for silence and for missing receipts; limits that an address sets itself are kept."""
    level, idle = socket.IPPROTO_TCP, "keepalives_idle"
    for address, seconds in ((server, 10), (f"{server}?{idle}=77&tcp_user_timeout=5000", 77)):
        store = Store(address)
        with store._engine.connect() as connection, socket.socket(fileno=os.dup(connection.connection.fileno())) as line:
            assert line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE) == 1
            assert line.getsockopt(level, socket.TCP_KEEPIDLE) == seconds
            assert 0 < line.getsockopt(level, socket.TCP_USER_TIMEOUT) <= (20_000 if address == server else 5000)
            assert 0 < line.getsockopt(level, socket.TCP_KEEPINTVL) * line.getsockopt(level, socket.TCP_KEEPCNT) <= 30
        store.close()


@pytest.mark.parametrize(
    ("number", "problem"),
    [
        ("53100", "store-full"),
        ("53300", "store-busy"),
        ("55P03", "store-busy"),
        ("42501", "store-unwritable"),
        ("42P01", "store-broken"),
        ("SQLITE_IOERR_SHMSIZE", "store-full"),
        ("SQLITE_IOERR_WRITE", "store-unwritable"),
        ("SQLITE_FULL", "store-full"),
    ],
)
def test_a_full_disk_is_told_from_a_busy_server(number: str, problem: str) -> None:
    """An error of a database is told by the longest beginning of its number or name that stands for a problem."""
    reported = Exception("the database's own words")
    setattr(reported, "sqlite_errorname" if number.startswith("SQLITE") else "sqlstate", number)
    with pytest.raises(StoreUnusable) as error, database.translate_errors():
        raise OperationalError("INSERT", None, reported)
    assert (error.value.problem, error.value.detail) == (problem, "the database's own words")


def test_a_folder_that_cannot_be_made_is_said_when_the_store_is_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file in the place of the data folder raises ``store-no-folder`` when the store is opened."""
    (tmp_path / "taken").write_text("a file", encoding="utf-8")
    monkeypatch.delenv("VILLAGE_STORE", raising=False)
    monkeypatch.setenv("VILLAGE_DATA", str(tmp_path / "taken"))
    check_unusable(find_default_address(), "store-no-folder")


@pytest.mark.parametrize("problem", [*OF_THE_STORE, *OF_A_LINE])
def test_every_problem_has_its_words(problem: str) -> None:
    """Each problem of a store, and each of a line to be stored, has words of more than twenty letters."""
    assert len(load_words().format(f"store-{problem}", detail="100")) > 20
