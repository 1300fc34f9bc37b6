"""Python's side of the workers: the page's worker (``worker.js``) and the one for long computations (``thinker.js``).

The scripts pass in the functions of the browser that are needed here.
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

from village_core.kernel.words import languages, preload
from village_core.players import apart
from village_widgets.anywhere import install_replacements
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.running import run_page
from village_widgets.anywhere.widgets import Post, RunningPage

SCRIPTS: Final = Path(__file__).parents[1] / "notebooks"
"""The folder of the notebooks as compiled scripts (``site/packing``)."""
FIRST: Final = ("01_*.pyc", "play.pyc", "companion.pyc")
"""The notebooks that visitors open first, in every folder; running them fills caches for the others."""

PassLine: TypeAlias = Callable[[str | None], None]
PutQuestion: TypeAlias = Callable[[str, PassLine], Callable[[], None]]
"""Puts a question, as JSON, to the other worker, and returns a function that stops it.

The worker passes each line of the answer to ``PassLine``, "" at the end, and None if it has failed.
"""


def start_page(
    notebook: str,
    language: str,
    records: Sequence[str],
    keep: Callable[[str, str], None],
    post: Post,
    ask: PutQuestion,
    prepare: Callable[[], None],
) -> tuple[RunningPage, Journal]:
    """Run the page of a notebook, given its path without suffix and the browser's records; return it with its journal.

    The page speaks ``language``, whose words the caller must have unpacked. From then on the journal is the program's store:
    ``keep`` gets the key and the JSON of each new record. ``prepare`` starts the other worker, and ``ask`` sends it a long
    computation. ``post`` sends the page a message, nothing before the page is connected.
    """
    from village_core.store import provision

    speak(language)
    seed()  # a snapshot of the memory holds the state of the random generator too
    install_replacements()
    journal = Journal(keep)
    for record in records:
        journal.take(record)
    provision.provide_store(lambda: journal)
    apart.provide_host(lambda asked: _stream_answer(asked, ask), prepare)
    page = RunningPage(post)
    run_page(page, SCRIPTS / f"{notebook}.pyc")
    return page, journal


def speak(language: str) -> None:
    """Speak a language whose words may have come only now; the page gets all that it shows again, in that language."""
    languages.list_languages.cache_clear()
    languages.speak(language)


def warm(language: str) -> None:
    """Install the replacements, import the modules of pages, read their words in a language, and run the first pages.

    What is in memory then is never collected; the caller takes a picture of it.
    """
    install_replacements()
    from village_widgets.processes import warming

    speak(language)
    warming.warm()
    preload(language, *warming.ROOTS)
    for script in (file for pattern in FIRST for file in SCRIPTS.rglob(pattern)):
        with suppress(Exception):  # the page reports the error when it opens
            run_page(RunningPage(lambda _text, _buffers: None), script)
    collect()
    freeze()  # garbage collection skips all these objects: it would take longer than building a page


def answer_question(question: str) -> Iterator[str]:
    """Yield the answer to a question, both as JSON, line by line (``apart.answer``)."""
    return (line.decode() for line in apart.answer(msgspec.json.decode(question, type=apart.Question)))


async def _stream_answer(asked: apart.Question, ask: PutQuestion) -> AsyncGenerator[bytes, None]:
    """Ask the other worker and yield its answer line by line. Raises ``OSError`` if it fails."""
    lines: Queue[str | None] = Queue()
    stop = ask(msgspec.json.encode(asked).decode(), lines.put_nowait)
    try:
        while line := await lines.get():
            yield line.encode()
    finally:
        stop()
    if line is None:
        raise OSError("the browser's worker for long computations ended without an answer")
