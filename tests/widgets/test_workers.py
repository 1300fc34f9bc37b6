"""Python's side of a browser's workers: how a page starts, what is kept in memory for all, and long computations elsewhere."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import aclosing
from functools import lru_cache
from pathlib import Path

import msgspec
import pytest
from msgspec import Raw

from tests.games.listing import list_game
from tests.grammar import set_language
from tests.hosts import drop_hosts
from tests.orchard_core import GAME
from village_core.games.editions import EditionSettings
from village_core.kernel.words import languages
from village_core.players import apart
from village_core.players.apart import LookQuestion, ThinkQuestion
from village_core.players.coach import Report
from village_core.store.provision import is_local_only, open_own_store
from village_widgets.anywhere import browser
from village_widgets.anywhere.journal import Journal
from village_widgets.anywhere.widgets import RunningPage
from village_widgets.processes import warming

ASKED = LookQuestion("orchard", Raw(b'{"a":1}'), "seed")


class Worker:
    """The worker of a browser: ``did`` is what its Python was made to do, in order, and ``kept`` what went to the browser."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
        self.did: list[tuple[object, ...]] = []
        self.kept: list[tuple[str, str]] = []
        drop_hosts(monkeypatch)
        set_language("en", monkeypatch)
        monkeypatch.setattr(browser, "SCRIPTS", folder)
        monkeypatch.setattr(browser, "install_replacements", lambda: self.did.append(("replaced",)))
        monkeypatch.setattr(browser, "run_page", self.run_page)

    def run_page(self, page: RunningPage, script: Path) -> None:
        """Note the script of a page with the language that is spoken then; fail in a script of this name."""
        self.did.append(("ran", script.relative_to(browser.SCRIPTS).as_posix(), languages.get_language()))
        if script.stem.endswith("broken"):
            raise RuntimeError("a page that fails")

    def keep(self, key: str, record: str) -> None:
        """Keep a record."""
        self.kept.append((key, record))

    def start(self, *records: str, language: str = "ko", ask: browser.Ask | None = None) -> tuple[RunningPage, Journal]:
        """Start the page of a notebook in a folder."""
        return browser.start_page(
            "orchard/play",
            language,
            records,
            self.keep,
            lambda *_: None,
            ask or (lambda _question, _tell: lambda: None),
            lambda: self.did.append(("prepared",)),
        )


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Worker]:
    """Return a worker whose Python speaks English and has no store yet; this process speaks English afterwards."""
    yield Worker(monkeypatch, tmp_path)
    languages.list_languages.cache_clear()


def test_a_page_in_a_browser_speaks_its_language_from_the_first(worker: Worker) -> None:
    """The script of the notebook runs once, in the page's language and with the replacements of Jupyter's widgets."""
    page, _ = worker.start()
    assert isinstance(page, RunningPage) and worker.did == [("replaced",), ("ran", "orchard/play.pyc", "ko")]


def test_a_page_in_a_browser_has_the_browser_s_tables(worker: Worker) -> None:
    """The browser's tables are the program's store before the page runs; only new lines go back to the browser."""
    before = Journal(worker.keep)
    codes = before.create("head", [])
    before.revise("reader", lambda _: ("chapter 1", ""))
    records, worker.kept = [record for _, record in worker.kept], []
    _, journal = worker.start(*records)
    assert is_local_only() and open_own_store() is journal and worker.kept == []
    assert journal.find(codes.table).head == "head" and journal.read_reader_text("reader") == "chapter 1"
    journal.revise("reader", lambda _: ("chapter 2", ""))
    assert [key for key, _ in worker.kept] == ["reader:reader"] and "chapter 2" in worker.kept[0][1]


def test_two_pages_from_one_picture_of_the_memory_draw_different_numbers(worker: Worker) -> None:
    """A page does not go on with the random numbers that the picture of the memory holds."""
    drawn = set()
    for _ in range(3):
        random.seed(7)
        worker.start()
        drawn.add(random.random())
    assert len(drawn) == 3


def test_a_page_in_a_browser_computes_in_the_other_worker(worker: Worker) -> None:
    """Questions go to the other worker as JSON, which gets ready when one is about to come."""
    asked: list[str] = []

    def ask(question: str, tell: browser.Tell) -> Callable[[], None]:
        asked.append(question)
        tell("[[], 2, 1.0]")
        tell("")
        return lambda: None

    async def collect_reports() -> list[Report]:
        return [report async for report in apart.stream_reports(position, "seed")]

    worker.start(ask=ask)
    apart.expect()
    assert worker.did[-1] == ("prepared",)
    with list_game(GAME):
        position = GAME.new_game(EditionSettings(GAME.editions[0]), 2)
        assert asyncio.run(collect_reports()) == [Report((), 2, 1.0)]
    [question] = (msgspec.json.decode(each, type=apart.Question) for each in asked)
    assert question == LookQuestion(GAME.name, Raw(msgspec.json.encode(position)), "seed")


def collect_answer(ask: browser.Ask) -> list[bytes]:
    """Return the lines of the other worker's answer."""

    async def collect_lines() -> list[bytes]:
        return [line async for line in browser._stream_answer(ASKED, ask)]

    return asyncio.run(collect_lines())


class OtherWorker:
    """A worker that answers with these lines, ``""`` at its end or None if it has failed; ``stopped`` counts its stops."""

    def __init__(self, *lines: str | None) -> None:
        self.lines = lines
        self.stopped = 0

    def __call__(self, question: str, tell: browser.Tell) -> Callable[[], None]:
        """Answer a question, and return what stops that."""
        for line in self.lines:
            tell(line)
        return self.stop

    def stop(self) -> None:
        """Stop the computation."""
        self.stopped += 1


def test_an_answer_comes_line_by_line_to_its_end() -> None:
    """The lines before the end are the answer, as bytes; the other worker is told once that it can stop."""
    other = OtherWorker("one", "zwölf", "", "late")
    assert collect_answer(other) == [b"one", "zwölf".encode()] and other.stopped == 1


def test_a_worker_that_fails_is_an_error() -> None:
    """If the other worker ends without an answer, ``OSError`` says so after the lines that came, and it is stopped too."""
    other = OtherWorker("one", None)
    with pytest.raises(OSError, match="ended without an answer"):
        collect_answer(other)
    assert other.stopped == 1


def test_a_computation_stops_if_nobody_waits_for_it() -> None:
    """A reader who leaves after the first line stops the other worker, and hears of no failure."""
    other = OtherWorker("one", "two")

    async def read_once() -> bytes:
        async with aclosing(browser._stream_answer(ASKED, other)) as lines:
            return await anext(lines)

    assert asyncio.run(read_once()) == b"one" and other.stopped == 1


def test_the_other_worker_answers_as_a_process_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """A question in JSON is answered in JSON, line by line and as text."""
    asked: list[apart.Question] = []
    monkeypatch.setattr(apart, "answer", lambda question: (asked.append(question), iter([b"one", "zwölf".encode()]))[1])
    wanted = ThinkQuestion("orchard", Raw(b"{}"), "7")
    assert [*browser.answer_question(msgspec.json.encode(wanted).decode())] == ["one", "zwölf"] and asked == [wanted]


def test_pages_speak_words_that_came_later(worker: Worker, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language whose words were unpacked after the languages were last listed is spoken at once."""
    known = {"en": "English"}
    monkeypatch.setattr(languages, "list_languages", lru_cache(lambda: dict(known)))
    with pytest.raises(ValueError, match="ko"):
        languages.speak("ko")
    known["ko"] = "Korean"
    browser.speak("ko")
    assert languages.get_language() == "ko"


def test_a_picture_of_the_memory_has_all_that_pages_need(worker: Worker, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Before the picture is taken, modules and words are read and the first pages of each folder run, even if one fails.

    What is in memory then is frozen, after what nothing needs is gone.
    """
    for name in ("01_market.pyc", "02_church.pyc", "play.pyc", "orchard/01_broken.pyc", "orchard/companion.pyc", "learn.pyc"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    monkeypatch.setattr(warming, "warm", lambda: worker.did.append(("modules",)))
    monkeypatch.setattr(browser, "preload", lambda *what: worker.did.append(("words", *what)))
    for name in ("collect", "freeze"):
        monkeypatch.setattr(browser, name, lambda name=name: worker.did.append((name,)))
    browser.warm("de")
    assert worker.did[:3] == [("replaced",), ("modules",), ("words", "de", *warming.ROOTS)]
    pages = ("01_market.pyc", "orchard/01_broken.pyc", "orchard/companion.pyc", "play.pyc")
    assert sorted(worker.did[3:-2]) == [("ran", page, "de") for page in pages]
    assert worker.did[-2:] == [("collect",), ("freeze",)]
