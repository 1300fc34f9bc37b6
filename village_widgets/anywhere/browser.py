"""Python's side of the worker in which a page runs (``worker.js``): it is handed what it needs of the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from village_widgets.anywhere import stand_in
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.running import Post, RunningPage

SCRIPTS: Final = Path(__file__).parents[1] / "notebooks"
"""The notebooks as scripts, compiled (``building``)."""


def begin(notebook: str, records: Sequence[str], keep: Callable[[str, str], None], post: Post) -> tuple[RunningPage, Journal]:
    """The page of a notebook, by its path without an ending, with what the browser has kept, ready to hear and to be told."""
    from village_core import storage

    stand_in()
    journal = Journal(keep)
    for record in records:
        journal.take(record)
    storage.provide(lambda: journal)
    page = RunningPage(post)
    page.run(SCRIPTS / f"{notebook}.pyc")
    return page, journal
