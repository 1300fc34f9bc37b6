"""A reader's progress stays whole, whatever happens to the store, the folder or the page."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from tests.learning.test_progress import SOME
from village_core.store import database
from village_core.store.address import FILE, FOLDER_VARIABLE, STORE_VARIABLE, find_data_folder
from village_widgets.tutor import progress_store as keeping
from village_widgets.tutor.progress import BadProgress, ExerciseResult, Progress, Sitting, from_json, to_json
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.reader import Reader

READER, OTHER = "0123456789abcdef" * 2, "f" * 32


def write_file(folder: Path, text: str) -> Path:
    """Write a reader's file as earlier versions kept one, with this text, and return its path."""
    path = folder / "readers" / f"{READER}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def read_kept(folder: Path) -> dict[str, str]:
    """Return the store's texts about the reader, by the key's part after the reader's id."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        rows = database.execute("SELECT reader, text FROM village_readers").fetchall()
    return {name.removeprefix(READER): text for name, text in rows}


def spoil(folder: Path, text: str) -> None:
    """Put other text into the store in place of the reader's progress."""
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        assert database.execute("UPDATE village_readers SET text = ? WHERE reader = ?", (text, READER)).rowcount == 1


def test_the_folder_is_the_users_own_or_the_one_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """``VILLAGE_DATA`` names another folder; without it the system names the one for a user's data."""
    monkeypatch.delenv(STORE_VARIABLE, raising=False)
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path / "kept"))
    ProgressStore().keep(READER, SOME)
    assert find_data_folder() == tmp_path / "kept" and read_kept(tmp_path / "kept") == {"": to_json(SOME)}
    monkeypatch.delenv(FOLDER_VARIABLE)
    assert find_data_folder().name == "village-companion" and find_data_folder().is_absolute()


def test_a_new_reader_has_no_progress(tmp_path: Path) -> None:
    """A new reader has no progress, and looking stores nothing about the reader."""
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "")
    assert read_kept(tmp_path) == {}


def test_an_earlier_versions_file_is_taken_over(tmp_path: Path) -> None:
    """A reader's file is found at the first visit to the store, goes on from there, and stays unchanged."""
    path = write_file(tmp_path, to_json(SOME))
    assert ProgressStore(tmp_path).load(READER) == (SOME, "")
    more = Progress().with_done("05_market", "pass")
    assert ProgressStore(tmp_path).keep(READER, more).progress == more.merge(SOME)
    assert path.read_text(encoding="utf-8") == to_json(SOME)
    path.write_text(to_json(SOME.with_done("06_travel", "go")), encoding="utf-8")
    assert ProgressStore(tmp_path).load(READER).progress == more.merge(SOME), "it is taken over once"


def test_keeping_before_looking_takes_the_file_over_too(tmp_path: Path) -> None:
    """If progress is stored before any is loaded, the stored progress includes that of the earlier version's file."""
    write_file(tmp_path, to_json(SOME))
    more = Progress().with_done("05_market", "pass")
    assert ProgressStore(tmp_path).keep(READER, more).progress == more.merge(SOME)


def test_a_file_of_an_earlier_version_does_not_come_back_after_a_reset(tmp_path: Path) -> None:
    """Starting over puts the progress in the file aside with the rest, even if it was never read."""
    write_file(tmp_path, to_json(SOME))
    ProgressStore(tmp_path).reset(READER, "")
    assert ProgressStore(tmp_path).load(READER) == (Progress(beginnings=1), "")
    assert read_kept(tmp_path) == {"": '{"beginnings":1}', ".before-reset-1": to_json(SOME)}


@pytest.mark.parametrize("text", ["{", '{"done": 3}', "not json at all", "\x00" * 40, ""])
def test_a_broken_file_is_left_and_said(tmp_path: Path, text: str) -> None:
    """The reader starts over, the page can say why, once, and the broken file stays, word for word."""
    path = write_file(tmp_path, text)
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "progress-broken")
    assert path.read_text(encoding="utf-8") == text
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "")


def test_a_huge_file_is_left_as_it_is(tmp_path: Path) -> None:
    """A file of a gigabyte is reported as too large, and stays as large as it is."""
    path = write_file(tmp_path, "")
    with path.open("r+b") as file:
        file.truncate(1 << 30)
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "progress-too-large")
    assert path.stat().st_size == 1 << 30


def test_broken_texts_never_overwrite_each_other(tmp_path: Path) -> None:
    """Unreadable texts in the store are put aside one beside the other, whichever comes first."""
    ProgressStore(tmp_path).keep(READER, SOME)
    spoil(tmp_path, "first")
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "progress-broken")
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "")
    spoil(tmp_path, "second")
    assert ProgressStore(tmp_path).keep(READER, SOME) == (SOME, "progress-broken")
    assert read_kept(tmp_path) == {"": to_json(SOME), ".changed-1": "first", ".changed-2": "second"}


def record_many(chapters: range, steps: int = 1) -> Progress:
    """Return progress in many chapters, each with this number of steps done, whose keys are long."""
    keys = tuple(f"step_{step:.>70}" for step in range(steps))
    return Progress({f"chapter_{number}": keys for number in chapters})


@pytest.mark.parametrize(
    ("news", "problem"),
    [
        (record_many(range(60), 190), "progress-too-large"),
        (record_many(range(60)), "progress-broken"),
        (record_many(range(1), 201), "progress-broken"),
        (SOME.with_done("../05", "serve"), "progress-broken"),
        (Progress(beginnings=1_000_001), "progress-broken"),
    ],
    ids=["too large", "too many chapters", "too many steps", "another key", "too high a number"],
)
def test_the_store_refuses_progress_that_would_not_load(tmp_path: Path, news: Progress, problem: str) -> None:
    """Progress that would be unreadable, by itself or merged with the stored one, is refused with its reason.

    The stored text stays, and progress that can be loaded is stored afterwards.
    """
    readers = ProgressStore(tmp_path)
    readers.keep(READER, SOME)
    with pytest.raises(BadProgress) as error:
        readers.keep(READER, news)
    assert error.value.problem == problem
    assert read_kept(tmp_path) == {"": to_json(SOME)} and readers.load(READER) == (SOME, "")
    more = SOME.with_done("06_travel", "walk")
    assert readers.keep(READER, more) == (more, "") and read_kept(tmp_path) == {"": to_json(more)}


@pytest.mark.parametrize(
    "reader",
    ["", "x", "../" * 10 + "etc/passwd", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "0" * 31 + "/", "０" * 32, None, 7],
)
def test_hostile_ids_reach_no_store(tmp_path: Path, reader: object) -> None:
    """Ids other than 32 hexadecimal digits in lower case are refused before they become a path or a name."""
    readers = ProgressStore(tmp_path)
    for change in (readers.load, lambda reader: readers.reset(reader, ""), lambda reader: readers.keep(reader, SOME)):
        with pytest.raises(BadProgress) as error:
            change(reader)
        assert error.value.problem == "progress-no-reader"
    assert list(tmp_path.iterdir()) == []


KILLED = """
import os, signal, sys
from sqlalchemy import Connection
from village_widgets.tutor.progress import Progress, to_json
from village_widgets.tutor.progress_store import ProgressStore
print(to_json(ProgressStore().load(sys.argv[1]).progress), flush=True)
execute = Connection.execute
def kill(connection, statement, *rest, **more):
    result = execute(connection, statement, *rest, **more)
    if str(statement).startswith("UPDATE"):
        os.kill(os.getpid(), signal.SIGKILL)
    return result
Connection.execute = kill
ProgressStore().keep(sys.argv[1], Progress().with_done("05_market", "pass"))
"""


def test_another_process_finds_the_stored_progress_and_its_death_in_the_middle_of_writing_loses_nothing(tmp_path: Path) -> None:
    """A new visit finds the progress of the last one; another reader's is separate.

    A program killed between writing and confirming the new text leaves the old one; the next write works.
    """
    ProgressStore(tmp_path).keep(READER, SOME)
    more = Progress().with_done("05_market", "pass")
    environment = {name: value for name, value in os.environ.items() if name != STORE_VARIABLE}
    environment[FOLDER_VARIABLE] = str(tmp_path)
    ran = subprocess.run([sys.executable, "-c", KILLED, READER], env=environment, stdout=subprocess.PIPE, text=True, check=False)
    assert from_json(ran.stdout.strip()) == SOME and ran.returncode == -signal.SIGKILL
    assert ProgressStore(tmp_path).load(READER) == (SOME, "")
    assert ProgressStore(tmp_path).load(OTHER).progress == Progress()
    assert ProgressStore(tmp_path).keep(READER, more).progress == more.merge(SOME)


def test_a_store_that_fails_leaves_the_old_text(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If another program doesn't release the store, this is reported, the old progress stays, and later it loads again."""
    readers = ProgressStore(tmp_path)
    readers.keep(READER, SOME)
    monkeypatch.setattr(database, "PATIENCE", 0)  # for connections opened from here on
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(BadProgress) as error:
            readers.keep(READER, SOME.with_done("05_market", "pass"))
        assert error.value.problem == "progress-not-kept"
        other.execute("ROLLBACK")
    assert readers.load(READER) == (Progress(), "progress-unreadable"), "not asked again at once"
    monkeypatch.setattr(keeping, "PATIENCE", 0)
    assert readers.load(READER) == (SOME, "")


def test_two_pages_of_one_reader_lose_nothing(tmp_path: Path) -> None:
    """Two stores that write in turns without reading store the steps of both."""
    one, two = ProgressStore(tmp_path), ProgressStore(tmp_path)
    mine, other = Progress(), Progress()
    for number in range(5):
        mine = mine.with_done("05_market", f"mine-{number}")
        other = other.with_done("05_market", f"other-{number}").with_answer("05_market", True)
        one.keep(READER, mine)
        both = two.keep(READER, other).progress
    assert set(both.list_steps("05_market")) == {f"{who}-{number}" for who in ("mine", "other") for number in range(5)}
    assert ProgressStore(tmp_path).load(READER).progress == both and both.find_result("05_market").right == 5


def test_writers_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    """Eight writers at once, each with four steps of its own: all steps are in the store."""

    def write(number: int) -> None:
        for at in range(4):
            ProgressStore(tmp_path).keep(READER, Progress().with_done("05_market", f"step-{number}-{at}"))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))
    assert len(ProgressStore(tmp_path).load(READER).progress.list_steps("05_market")) == 32
    assert set(read_kept(tmp_path)) == {""}


def test_a_wrong_answer_and_a_new_sitting_are_kept_as_they_are(tmp_path: Path) -> None:
    """Storing merges with the progress in the store, but doesn't restore a row or sitting that has ended."""
    readers = ProgressStore(tmp_path)
    progress = readers.keep(READER, SOME).progress
    progress = readers.keep(READER, progress.with_answer("05_market", False)).progress
    assert progress.find_result("05_market") == ExerciseResult(asked=2, right=1, best=1, sitting=1, row=0)
    progress = readers.keep(READER, progress.with_sitting("05_market", Sitting())).progress
    assert progress.find_result("05_market").sitting == 0
    assert readers.load(READER).progress == progress


def test_a_page_restores_progress_that_the_server_lost(tmp_path: Path) -> None:
    """Progress that a page brings is stored whole on a server that knows nothing of the reader."""
    brought = from_json(to_json(SOME))
    assert ProgressStore(tmp_path).keep(READER, ProgressStore(tmp_path).load(READER).progress.merge(brought)).progress == SOME


def test_a_reset_keeps_the_old_text_aside(tmp_path: Path) -> None:
    """Each reset leaves the reader without progress, is counted, and puts the old text, if any, aside under a number."""
    readers = ProgressStore(tmp_path)
    readers.reset(READER, "")
    before = []
    for number in (2, 3):
        before.append(to_json(readers.keep(READER, readers.load(READER).progress.with_done("05_market", "serve")).progress))
        readers.reset(READER, "")
        assert readers.load(READER) == (Progress(beginnings=number), "")
    aside = {f".before-reset-{number}": text for number, text in enumerate(before, 1)}
    assert read_kept(tmp_path) == {"": '{"beginnings":3}', **aside}


def test_beginning_one_game_s_course_anew_leaves_the_others(tmp_path: Path) -> None:
    """Starting one game's course over removes only its chapters: on this page, in the store, and in a browser's later copies."""
    both = SOME.with_done("orchard.01_gathering", "pears")
    for chapter, left in (("05_market", "orchard.01_gathering"), ("orchard.01_gathering", "05_market")):
        reader, other = (Reader(ProgressStore(tmp_path / chapter), chapter) for _ in range(2))
        reader.arrive(READER, to_json(both))
        other.arrive(READER, "")
        reader.reset()
        for known in (reader.progress, ProgressStore(tmp_path / chapter).load(READER).progress):
            assert {*known.done} == {left} and known.merge(both).done == both.merge(known).done == known.done
        other.keep(other.progress.with_done(left, "more"))
        assert {*other.progress.done} == {left} and "more" in other.progress.list_steps(left)


def test_a_folder_that_cannot_be_used_harms_nothing(tmp_path: Path) -> None:
    """A reader without a usable folder begins without progress; storing and starting over report their failure."""
    (tmp_path / "taken").write_text("a file, not a folder", encoding="utf-8")
    readers = ProgressStore(tmp_path / "taken")
    assert readers.load(READER) == (Progress(), "progress-unreadable")
    for change in (lambda: readers.keep(READER, SOME), lambda: readers.reset(READER, "")):
        with pytest.raises(BadProgress) as error:
            change()
        assert error.value.problem == "progress-not-kept" and error.value.detail


def test_a_store_that_is_no_database_is_not_touched(tmp_path: Path) -> None:
    """Another file in the store's place is reported, and stays as it is."""
    (tmp_path / FILE).write_text("somebody's letters", encoding="utf-8")
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "progress-unreadable")
    with pytest.raises(BadProgress) as error:
        ProgressStore(tmp_path).keep(READER, SOME)
    assert error.value.problem == "progress-not-kept"
    assert (tmp_path / FILE).read_text(encoding="utf-8") == "somebody's letters"


def test_a_file_that_cannot_be_read_is_not_touched(tmp_path: Path) -> None:
    """An earlier version's file that can't be opened is reported, and nothing is stored in its place."""
    (tmp_path / "readers" / f"{READER}.json").mkdir(parents=True)
    assert ProgressStore(tmp_path).load(READER) == (Progress(), "progress-unreadable")
    with pytest.raises(BadProgress) as error:
        ProgressStore(tmp_path).keep(READER, SOME)
    assert error.value.problem == "progress-not-kept"
    assert read_kept(tmp_path) == {}
