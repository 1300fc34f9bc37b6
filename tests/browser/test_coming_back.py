"""Servers that are killed, disks that forget, phones that sleep, viewers: nothing is lost, and nothing is forged."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from tests.browser import serving
from tests.browser.conftest import PHONE
from tests.browser.test_companion import (
    COMPANION,
    LATER,
    LOST,
    TYPED,
    fill_form,
    lose_hourglass,
    open_table,
    wait_for_lines,
    wait_until_stored,
)
from tests.samples import in_long_runs
from tests.watching import MADE, WATCHING
from village_core.store.sql import Store

PATIENCE = 90_000
KILLS = 1
BEFORE, AFTER = 5, 2
"""Taps before the server is killed, and on the page that does not know it yet."""
WAITING = "() => Object.keys(localStorage).filter((key) => key.startsWith('village-companion.outbox.')).length"
EMPTY = f"() => ({WAITING})() === 0"
FORGE = """([code, forged]) => {
    for (const [token, message] of Object.entries(forged)) {
        const entry = { at: 1, message: { ...message, token } };
        localStorage.setItem(`village-companion.outbox.${code}.${token}`, JSON.stringify(entry));
    }
}"""
SLEEP = """asleep => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => asleep });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
SPEND = {"type": "spend", "seat": 0, "why": "time", "time": 3}
FORGED = {
    "enter": {"do": "enter", "choice": SPEND, "v": 1},
    "ended": {"do": "enter", "choice": {"type": "end-turn"}, "v": 1},
    "anyway": {"do": "anyway", "answer": {"choice": SPEND}, "v": 1},
    "undo": {"do": "undo", "v": 1},
    "redo": {"do": "redo", "v": 1},
    "chance": {"do": "chance", "v": 1},
    "lay": {"do": "lay", "v": 1},
}
"""Messages of a player's page that a viewer forges, by their token."""


class Server:
    """Voila as ``make run`` starts it, on one port, killed and started again with the contents of its disk."""

    def __init__(self) -> None:
        self.port = serving.find_free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, folder: Path) -> None:
        """Start Voila with the store in a folder, and wait until it answers."""
        command = [sys.executable, "-m", "village_widgets.host.serving", f"--Voila.port={self.port}"]
        variables = {**os.environ, "PYTHONUNBUFFERED": "1", "VILLAGE_STORE": "", "VILLAGE_DATA": str(folder)}
        with tempfile.TemporaryFile("w+") as output:
            self._process = subprocess.Popen(
                command, cwd=serving.ROOT, stdout=output, stderr=subprocess.STDOUT, env=variables, start_new_session=True
            )
            serving._wait_for_output(self._process, output)

    def kill(self) -> None:
        """Kill Voila and all its processes with SIGKILL."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


@pytest.fixture
def server() -> Iterator[Server]:
    """Provide a server that is stopped when the test ends."""
    made = Server()
    yield made
    made.kill()


@pytest.fixture
def phone(browser) -> Iterator[BrowserContext]:
    """Provide a phone whose taps are recorded; its console may report broken connections."""
    context = browser.new_context(**PHONE)
    context.add_init_script(f"({WATCHING})()")
    yield context
    context.close()


def read_tokens(folder: Path, code: str) -> list[str]:
    """Return the tokens of a table's lines, from the store in a folder."""
    [file] = folder.glob("*.db")
    store = Store(f"sqlite:///{file}")
    try:
        return [line.token for line in store.read_lines(store.find(code).key)]
    finally:
        store.close()


def wait_until_settled(page: Page) -> list[str]:
    """Wait until all taps are stored and shown; return their tokens."""
    page.wait_for_function(EMPTY, timeout=PATIENCE)
    made = page.evaluate(MADE)
    wait_for_lines(page, len(made))
    return made


def test_a_server_killed_in_the_middle(server, phone, tmp_path):
    """The page of a killed server reconnects by itself, and every tap is entered once."""
    server.start(tmp_path)
    page = phone.new_page()
    page.goto(server.address + COMPANION)
    address = open_table(page)
    code = address.split("#")[1]
    for _ in range(KILLS):
        for _ in range(BEFORE):
            lose_hourglass(page)
        server.kill()
        sure = page.evaluate(f"() => ({MADE})().length - ({WAITING})()")
        for _ in range(AFTER):
            with contextlib.suppress(Exception):
                page.evaluate(LATER)
                page.locator(LOST).first.tap(timeout=1_000)
        assert page.evaluate(MADE)[:sure] == read_tokens(tmp_path, code)[:sure]
        server.start(tmp_path)
        made = wait_until_settled(page)
        assert page.url == address and read_tokens(tmp_path, code) == made
    assert len(made) > KILLS * BEFORE


@in_long_runs
def test_a_server_that_forgets(server, phone, tmp_path):
    """After a tap on *Put the table back* a restarted server with an empty disk has the table from the page."""
    server.start(tmp_path / "kept")
    page = phone.new_page()
    page.goto(server.address + COMPANION)
    address = open_table(page)
    for _ in range(BEFORE):
        lose_hourglass(page)
    made = wait_until_settled(page)
    server.kill()
    server.start(tmp_path / "empty")
    page.get_by_role("button", name="Put the table back").tap(timeout=PATIENCE)
    wait_for_lines(page, len(made))
    other = phone.browser.new_page(**PHONE)
    other.goto(address)
    wait_for_lines(other, len(made))
    assert read_tokens(tmp_path / "empty", address.split("#")[1]) == made
    other.close()


@in_long_runs
def test_a_lobby_comes_back_from_a_restarted_server(server, phone, tmp_path):
    """A lobby comes back by itself after a restart, with all that was typed before and meanwhile; a table begins with it."""
    server.start(tmp_path)
    page = phone.new_page()
    page.goto(server.address + COMPANION)
    page.wait_for_function("() => document.body.dataset.state === 'ready'", timeout=PATIENCE)
    fill_form(page)
    server.kill()
    page.wait_for_selector("#lost:not([hidden])", timeout=PATIENCE)
    assert "comes back by itself" in page.locator("#lost").inner_text()
    page.locator(".vc-place > input[type=text]").nth(2).fill("Bea")
    typed = page.evaluate(TYPED)
    page.evaluate("() => { window.before = true; }")
    server.start(tmp_path)
    page.wait_for_function("() => !window.before && document.querySelector('.vc-place')", timeout=PATIENCE)
    assert page.evaluate(TYPED) == typed and "Bea" in typed
    open_table(page)
    assert page.locator(".vc-tr-card .vc-name").all_inner_texts() == ["Bea", "Zoe", "Ada"]


def test_two_tabs_of_one_browser(voila, phone):
    """Two tabs share a waiting input: it is entered once, whichever sends it, and a reload changes nothing."""
    page = phone.new_page()
    page.goto(voila + COMPANION)
    address = open_table(page)
    lose_hourglass(page)
    wait_until_stored(page)
    page.evaluate(FORGE, [address.split("#")[1], {"twin": {"do": "enter", "choice": SPEND, "v": 1}}])
    tab = phone.new_page()
    tab.goto(address)
    page.reload()
    for one in (page, tab):
        one.wait_for_function(EMPTY, timeout=PATIENCE)
        wait_for_lines(one, 2)
    tab.reload()
    wait_for_lines(tab, 2)
    assert page.locator(".vc-tr-card").all_inner_texts() == tab.locator(".vc-tr-card").all_inner_texts()


def test_an_onlooker_can_forge_nothing(voila, visit):
    """A viewer sees the same cards as a player but not the players' code, and forged messages change nothing."""
    page = visit(voila + COMPANION, **PHONE).page
    address, code = open_table(page).split("#")
    lose_hourglass(page)
    wait_until_stored(page)
    page.locator("[data-tool=share]").tap()
    viewers = page.locator(".vc-share-code").nth(1).text_content(timeout=PATIENCE).replace("-", "")
    guest = visit(f"{address}#{viewers}", **PHONE).page
    wait_for_lines(guest, 1)
    assert guest.locator(".vc-tr-card").all_inner_texts() == page.locator(".vc-tr-card").all_inner_texts()
    guest.evaluate(FORGE, [viewers, FORGED])
    guest.reload()
    wait_for_lines(guest, 1)
    guest.wait_for_function(EMPTY, timeout=PATIENCE)
    assert "only looks on" in guest.locator(".vc-sheet").inner_text()
    guest.reload()
    wait_for_lines(guest, 1)
    assert code not in guest.evaluate("() => JSON.stringify(localStorage) + document.documentElement.innerHTML")
    page.reload()
    wait_for_lines(page, 1)


def test_a_phone_that_sleeps(voila, visit, phone):
    """A phone that wakes up shows other players' entries, and its own taps are entered once."""
    asleep = False

    def pass_on(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        socket.on_message(lambda said: None if asleep else server.send(said))
        server.on_message(lambda said: None if asleep else socket.send(said))

    phone.route_web_socket(lambda url: "/channels" in url, pass_on)
    page = phone.new_page()
    page.goto(voila + COMPANION)
    other = visit(open_table(page), **PHONE).page
    wait_for_lines(other, 0)
    asleep = True
    lose_hourglass(page)
    lose_hourglass(page)
    assert len(page.evaluate(MADE)) == page.evaluate(WAITING) == 2
    page.evaluate(SLEEP, True)
    other.locator(".vc-menu button", has_text="Player 2").tap()
    other.locator('[data-key="card:1"]').tap()
    for entered in range(1, 4):
        lose_hourglass(other)
        wait_for_lines(other, entered)
    assert page.locator(".vc-companion").get_attribute("data-count") == "0"
    asleep = False
    page.evaluate(SLEEP, False)
    wait_for_lines(page, 5)
    page.wait_for_function(EMPTY, timeout=PATIENCE)
    wait_for_lines(other, 5)
    assert page.locator(".vc-tr-card").all_inner_texts() == other.locator(".vc-tr-card").all_inner_texts()
