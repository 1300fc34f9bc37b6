"""Python's side of the workers: of that in which a page runs (``worker.js``), and of that which thinks for it (``thinker.js``).
They are handed what they need of the browser.
"""

from __future__ import annotations

from asyncio import Queue
from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import suppress
from gc import collect, freeze
from pathlib import Path
from random import seed
from typing import Final, TypeAlias

import msgspec

from village_core.players import apart
from village_widgets.anywhere import stand_in
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.running import Post, RunningPage

SCRIPTS: Final = Path(__file__).parents[1] / "notebooks"
"""The notebooks as scripts, compiled (``building``)."""
FIRST: Final = ("01_*.pyc", "play.pyc", "companion.pyc")
"""Those with which one begins, in every folder: what they have made ready, others find."""

Tell: TypeAlias = Callable[[str | None], None]
Ask: TypeAlias = Callable[[str, Tell], Callable[[], None]]
"""Puts a question, as JSON, to whoever thinks. They tell each line that is found, "" at the end, and nothing if there is no more
to be had of them; what is returned stops them.
"""


def begin(
    notebook: str, records: Sequence[str], keep: Callable[[str, str], None], post: Post, ask: Ask, prepare: Callable[[], None]
) -> tuple[RunningPage, Journal]:
    """The page of a notebook, by its path without an ending, with what the browser has kept, ready to hear and to be told."""
    from village_core.store import provision

    seed()  # what is drawn by lot is not that of the picture from which this Python may have begun
    stand_in()
    journal = Journal(keep)
    for record in records:
        journal.take(record)
    provision.provide_store(lambda: journal)
    apart.provide_host(lambda asked: _found(asked, ask), prepare)
    page = RunningPage(post)
    page.run(SCRIPTS / f"{notebook}.pyc")
    return page, journal


def warm() -> None:
    """Import what pages are made of, read their words, and make those with which one begins, for nobody: later visits begin from
    a picture of the memory as it is then.
    """
    stand_in()
    from village_widgets.processes import warming

    warming.warm()
    for script in (file for pattern in FIRST for file in SCRIPTS.rglob(pattern)):
        with suppress(Exception):  # the page says so itself
            RunningPage(lambda _text, _buffers: None).run(script)
    collect()
    freeze()  # to look through all of this for what nobody needs takes longer than to make a page


def answers(question: str) -> Iterator[str]:
    """What is found to a question, as JSON, line by line (``apart.answer``)."""
    return (line.decode() for line in apart.answer(msgspec.json.decode(question, type=apart.Question)))


async def _found(asked: apart.Question, ask: Ask) -> AsyncGenerator[bytes, None]:
    """What whoever thinks finds, line by line."""
    told: Queue[str | None] = Queue()
    stop = ask(msgspec.json.encode(asked).decode(), told.put_nowait)
    try:
        while line := await told.get():
            yield line.encode()
    finally:
        stop()
    if line is None:
        raise OSError("nobody thinks any more")
