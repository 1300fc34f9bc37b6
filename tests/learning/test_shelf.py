"""What a reader has got done is kept whole, whatever happens to the file, the folder or the page."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from village_widgets.tutor import progress as keeping
from village_widgets.tutor.progress import VARIABLE, BadProgress, Progress, Result, Shelf, data_folder, from_json, to_json

READER, OTHER = "0123456789abcdef" * 2, "f" * 32
SOME = Progress().with_done("05_market", "serve").at("05_market", "pass").with_answer("05_market", True)


def put(folder: Path, text: str, reader: str = READER) -> Path:
    """A reader's file with this in it."""
    path = folder / "readers" / f"{reader}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def names(folder: Path) -> set[str]:
    """The files about readers, without the readers' ids."""
    return {path.name.removeprefix(READER) for path in (folder / "readers").iterdir() if path.name != ".lock"}


def test_the_folder_is_the_users_own_or_the_one_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """``VILLAGE_DATA`` names another folder; without it the system says where a user's data belong."""
    monkeypatch.setenv(VARIABLE, str(tmp_path / "kept"))
    assert data_folder() == tmp_path / "kept" and Shelf().folder == tmp_path / "kept" / "readers"
    monkeypatch.delenv(VARIABLE)
    assert data_folder().name == "village-companion" and data_folder().is_absolute()


def test_nobody_knows_a_new_reader(tmp_path: Path) -> None:
    """Somebody new has got nothing done, and looking makes no file."""
    assert Shelf(tmp_path).load(READER) == (Progress(), "")
    assert list(tmp_path.iterdir()) == []


def test_what_is_kept_is_found_by_another_process(tmp_path: Path) -> None:
    """A new visit finds what the last one kept; another reader's is another file."""
    Shelf(tmp_path).keep(READER, SOME)
    code = "from village_widgets.tutor.progress import Shelf, to_json; print(to_json(Shelf().load('%s').progress))"
    ran = subprocess.run(
        [sys.executable, "-c", code % READER],
        env={**os.environ, VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert from_json(ran.stdout.strip()) == SOME
    assert Shelf(tmp_path).load(OTHER).progress == Progress()


@pytest.mark.parametrize("text", ["{", '{"done": 3}', "not json at all", "\x00" * 40, ""])
def test_a_broken_file_is_moved_aside_and_said(tmp_path: Path, text: str) -> None:
    """The reader starts anew, the page can say why, and the broken file is still there, word for word."""
    put(tmp_path, text)
    assert Shelf(tmp_path).load(READER) == (Progress(), "progress-broken")
    assert names(tmp_path) == {".broken-1.json"}
    assert (tmp_path / "readers" / f"{READER}.broken-1.json").read_text(encoding="utf-8") == text
    assert Shelf(tmp_path).load(READER) == (Progress(), "")


def test_broken_files_never_overwrite_each_other(tmp_path: Path) -> None:
    """The second broken file gets the next number; keeping over a broken file moves it aside, too."""
    put(tmp_path, "first")
    Shelf(tmp_path).load(READER)
    put(tmp_path, "second")
    assert Shelf(tmp_path).keep(READER, SOME) == (SOME, "progress-broken")
    assert names(tmp_path) == {".broken-1.json", ".broken-2.json", ".json"}
    assert (tmp_path / "readers" / f"{READER}.broken-2.json").read_text(encoding="utf-8") == "second"


def test_a_huge_file_is_moved_aside_unread(tmp_path: Path) -> None:
    """A file of a gigabyte takes no memory: no more of it is read than progress can have."""
    path = put(tmp_path, "")
    with path.open("r+b") as file:
        file.truncate(1 << 30)
    assert Shelf(tmp_path).load(READER) == (Progress(), "progress-too-large")
    assert (tmp_path / "readers" / f"{READER}.broken-1.json").stat().st_size == 1 << 30


@pytest.mark.parametrize(
    "reader",
    ["", "x", "../" * 10 + "etc/passwd", "0" * 31, "0" * 33, "A" * 32, "0" * 32 + "\n", "0" * 31 + "/", "０" * 32, None, 7],
)
def test_hostile_ids_reach_no_file(tmp_path: Path, reader: object) -> None:
    """Anything but 32 hexadecimal digits is refused before a path is made of it."""
    shelf = Shelf(tmp_path)
    for deed in (shelf.load, shelf.reset, lambda reader: shelf.keep(reader, SOME)):
        with pytest.raises(BadProgress) as error:
            deed(reader)
        assert error.value.problem == "progress-no-reader"
    assert list(tmp_path.iterdir()) == []


def test_a_death_between_writing_and_replacing_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the program ends after the new file is written and before it takes its place, the old one stands, and the next works."""
    shelf = Shelf(tmp_path)
    shelf.keep(READER, SOME)
    more = SOME.with_done("05_market", "pass")
    with monkeypatch.context() as patched:
        patched.setattr(keeping.os, "replace", _killed)
        with pytest.raises(KeyboardInterrupt):
            shelf.keep(READER, more)
    assert names(tmp_path) == {".json", ".new"}
    assert Shelf(tmp_path).load(READER) == (SOME, "")
    assert Shelf(tmp_path).keep(READER, more).progress == more
    assert Shelf(tmp_path).load(READER) == (more, "") and names(tmp_path) == {".json"}


def _killed(*_: object) -> None:
    raise KeyboardInterrupt


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can't be written through to the disk doesn't take the old file's place, and the page is told."""
    shelf = Shelf(tmp_path)
    shelf.keep(READER, SOME)
    with monkeypatch.context() as patched:
        patched.setattr(keeping.os, "fsync", _full)
        with pytest.raises(BadProgress) as error:
            shelf.keep(READER, SOME.with_done("05_market", "pass"))
    assert error.value.problem == "progress-not-kept"
    assert shelf.load(READER) == (SOME, "")


def _full(*_: object) -> None:
    raise OSError("no space left")


def test_two_pages_of_one_reader_lose_nothing(tmp_path: Path) -> None:
    """Two shelves that write in turns without ever reading: the file has the steps of both."""
    one, two = Shelf(tmp_path), Shelf(tmp_path)
    mine, other = Progress(), Progress()
    for number in range(5):
        mine = mine.with_done("05_market", f"mine-{number}")
        other = other.with_done("05_market", f"other-{number}").with_answer("05_market", True)
        one.keep(READER, mine)
        kept = two.keep(READER, other).progress
    assert set(kept.steps("05_market")) == {f"{who}-{number}" for who in ("mine", "other") for number in range(5)}
    assert Shelf(tmp_path).load(READER).progress == kept and kept.result("05_market").right == 5


def test_writers_at_the_same_time_lose_nothing(tmp_path: Path) -> None:
    """Eight writers at once, each with a step of its own: all eight are in the file."""

    def write(number: int) -> None:
        for at in range(4):
            Shelf(tmp_path).keep(READER, Progress().with_done("05_market", f"step-{number}-{at}"))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))
    assert len(Shelf(tmp_path).load(READER).progress.steps("05_market")) == 32
    assert names(tmp_path) == {".json"}


def test_a_wrong_answer_and_a_new_sitting_are_kept_as_they_are(tmp_path: Path) -> None:
    """Keeping adds what others wrote, but it doesn't bring back the row or the sitting that ended."""
    shelf = Shelf(tmp_path)
    progress = shelf.keep(READER, SOME).progress
    progress = shelf.keep(READER, progress.with_answer("05_market", False)).progress
    assert progress.result("05_market") == Result(asked=2, right=1, best=1, sitting=1, row=0)
    progress = shelf.keep(READER, progress.with_sitting("05_market")).progress
    assert progress.result("05_market").sitting == 0
    assert shelf.load(READER).progress == progress


def test_a_page_brings_back_what_the_server_forgot(tmp_path: Path) -> None:
    """On a server whose disk begins empty each time, the page's own copy is what counts."""
    brought = from_json(to_json(SOME))
    assert Shelf(tmp_path).keep(READER, Shelf(tmp_path).load(READER).progress.merge(brought)).progress == SOME


def test_a_reset_keeps_the_old_file_aside(tmp_path: Path) -> None:
    """Beginning anew loses nothing, however often; somebody new can do it, too."""
    shelf = Shelf(tmp_path)
    shelf.reset(READER)
    for _ in range(2):
        shelf.keep(READER, SOME)
        shelf.reset(READER)
        assert shelf.load(READER) == (Progress(), "")
    assert names(tmp_path) == {".before-reset-1.json", ".before-reset-2.json"}
    assert from_json((tmp_path / "readers" / f"{READER}.before-reset-2.json").read_bytes()) == SOME


def test_a_folder_that_cannot_be_used_harms_nothing(tmp_path: Path) -> None:
    """Where no folder can be made, a reader begins with nothing, keeping says that it can't, and a reset has nothing to do."""
    (tmp_path / "taken").write_text("a file, not a folder", encoding="utf-8")
    shelf = Shelf(tmp_path / "taken")
    assert shelf.load(READER) == (Progress(), "progress-unreadable")
    with pytest.raises(BadProgress) as error:
        shelf.keep(READER, SOME)
    assert error.value.problem == "progress-not-kept" and error.value.detail
    shelf.reset(READER)


def test_a_file_that_cannot_be_read_is_not_touched(tmp_path: Path) -> None:
    """Something that is there and can't be opened is said, and nothing is put in its place."""
    (tmp_path / "readers" / f"{READER}.json").mkdir(parents=True)
    assert Shelf(tmp_path).load(READER) == (Progress(), "progress-unreadable")
    with pytest.raises(BadProgress) as error:
        Shelf(tmp_path).keep(READER, SOME)
    assert error.value.problem == "progress-not-kept"
    assert names(tmp_path) == {".json"}
