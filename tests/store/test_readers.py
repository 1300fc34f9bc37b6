"""Readers' progress in the lessons, in the program's own store, on both databases."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from village_core.store.sql import Store
from village_widgets.tutor.progress import Progress
from village_widgets.tutor.progress_store import ProgressStore

READER = "0123456789abcdef" * 2
SOME = Progress().with_done("05_market", "serve").with_place("05_market", "pass").with_answer("05_market", True)


@pytest.fixture(autouse=True)
def _named(address: str, store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VILLAGE_STORE", address)
    monkeypatch.setenv("VILLAGE_DATA", str(tmp_path))


def test_progress_is_kept_where_the_tables_are() -> None:
    """A second progress store loads what the first kept; a reset leaves empty progress that counts one more beginning."""
    assert ProgressStore().load(READER) == (Progress(), "")
    ProgressStore().keep(READER, SOME)
    assert ProgressStore().load(READER) == (SOME, "")
    ProgressStore().reset(READER, "")
    assert ProgressStore().load(READER) == (Progress(beginnings=1), "")


def test_pages_that_keep_something_at_the_same_time_lose_nothing() -> None:
    """Eight pages of a new reader keep four steps each at the same time: all are there."""

    def write(number: int) -> None:
        readers = ProgressStore()
        for at in range(4):
            readers.keep(READER, Progress().with_done("05_market", f"step-{number}-{at}"))

    with ThreadPoolExecutor(8) as pool:
        list(pool.map(write, range(8)))
    assert len(ProgressStore().load(READER).progress.list_steps("05_market")) == 32
