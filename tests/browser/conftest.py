"""A browser, the servers, and watched pages: no request may leave the machine, no error may reach the console."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import serving
from tests.browser.anywhere import BELOW, STARTING
from tests.browser.driving import PATIENCE
from tests.companion import showing
from tests.companion.tracking import Driven, begin, build_guests, share_in
from tests.samples import LONG, WHOLE
from village_core.games.village import Position
from village_core.kernel.values import Choice
from village_core.store.sql import Store

CHROMIUM = "/usr/bin/chromium"
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""Features of Chromium that tests switch off; this list replaces playwright's own, which has the others.

The first two draw hidden pages behind the address line of each window: three quarters of the cost of a new window.
"""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", f"--disable-features={','.join(UNUSED)}"]
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""The option that limits a browser to this machine. Intercepting requests instead would disable its cache."""
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
HERE = ("http://127.0.0.1", "http://localhost", "ws://127.0.0.1", "ws://localhost", "data:", "blob:", "about:")

LONGEST = (
    *("anywhere", "axe", "in_view", "lab", "coming_back_anywhere", "axe_tables", "companion_page", "learning", "moving"),
    *("playing", "coming_back", "tracker_page", "languages", "companion", "alone", "checking_page", "pages", "orchard"),
    *("exported", "laying", "stone_tracker", "by_keyboard", "crowd", "admission", "hostile_table", "labels", "rulebook"),
)
"""The files that take longest; all pages without a server need the site that the first one builds meanwhile."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Put the files that take longest first, so that no worker waits for another at the end."""
    order = {f"test_{name}": at for at, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))


LAB_SAYS = "Could not restore the debugger state"
"""The start of an error that JupyterLab logs if it changes kernels while it waits for the first one."""


@dataclass
class Watched:
    """A page with its requests to the outside and its errors."""

    page: Page
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def check(self) -> None:
        """Check that no request went to another machine, and that neither scripts nor the console had an error."""
        assert self.outside == []
        assert self.errors == []


@pytest.fixture(scope="package")
def store_address(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the address of the store in which Voila keeps shared tables."""
    return f"sqlite:///{tmp_path_factory.mktemp('stored') / 'village.db'}"


@pytest.fixture(scope="package")
def voila(store_address: str) -> Iterator[str]:
    """Provide the address of Voila, started as ``make run`` starts it, with a store that tests can read and write."""
    with serving.serve_voila(VILLAGE_STORE=store_address) as address:
        yield address


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of the pages without a server, which all processes of a test run share."""
    own = tmp_path_factory.getbasetemp()
    return serving.build_shared_site(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture(scope="package")
def static(site: Path) -> Iterator[str]:
    """Provide the address of the pages without a server: each page has the path that it has on Voila."""
    with serving.serve_files(site, serving.AsServed) as address:
        yield address


@pytest.fixture
def host(request: pytest.FixtureRequest) -> str:
    """Return the address of Voila, or of the pages without a server, for tests of what both can do.

    Tests marked ``anywhere`` run on both with ``VILLAGE_SAMPLES=long``; ``test_coming_back_anywhere`` runs them without a server
    in each run. With ``VILLAGE_SAMPLES=whole`` all others run on both too, except those marked ``served``, which are about a
    server.
    """
    return str(request.getfixturevalue(request.param))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that takes ``host`` on Voila, and in long runs also on the pages without a server if it is for both."""
    if "host" in metafunc.fixturenames:
        marks = {mark.name for mark in metafunc.definition.iter_markers()}
        both = (LONG and "anywhere" in marks) or (WHOLE and "served" not in marks)
        metafunc.parametrize("host", ["voila", "static"] if both else ["voila"], indirect=True)


@pytest.fixture(scope="package")
def lab() -> Iterator[str]:
    """Provide the address of JupyterLab, started as ``make lab`` starts it, but without a token and below a path."""
    with serving.serve_lab() as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Provide headless Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Watched]]:
    """Provide ``visit(address, **window)``, which opens a watched page, in the browser context ``within`` if there is one.

    Without a ``window`` it is a desktop's. All pages are checked when the test ends.
    """
    opened: list[Watched] = []
    with contextlib.ExitStack() as stack:

        def open_page(address: str, within: BrowserContext | None = None, **window: object) -> Watched:
            asked = {"reduced_motion": "reduce", **(window or DESKTOP)}  # without animations tests need not wait for them
            context = within or stack.enter_context(contextlib.closing(browser.new_context(**asked)))
            context.set_default_timeout(PATIENCE)
            watched = Watched(stack.enter_context(contextlib.closing(context.new_page())))
            watched.page.on("request", lambda request: _note(watched, request.url))
            watched.page.on("websocket", lambda websocket: _note(watched, websocket.url))
            watched.page.on("pageerror", lambda error: watched.errors.append(str(error)))
            watched.page.on("console", lambda message: _hear(watched, message.type, message.text))
            watched.page.goto(address)
            opened.append(watched)
            return watched

        yield open_page
        for watched in opened:
            watched.check()


def _note(watched: Watched, url: str) -> None:
    if not url.startswith(HERE):
        watched.outside.append(url)


def _hear(watched: Watched, kind: str, text: str) -> None:
    if kind == "error" and not text.startswith(LAB_SAYS):
        watched.errors.append(text)


@pytest.fixture(scope="module")
def server(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a new folder for a file server, in which the site lies below the path ``BELOW``."""
    folder = tmp_path_factory.mktemp("server")
    (folder / BELOW).parent.mkdir()
    (folder / BELOW).symlink_to(site)
    return folder


@pytest.fixture
def turn_to(visit: Callable[..., Watched]) -> Callable[..., Page]:
    """Provide a function that visits an address and returns the page, whose waits are long enough for Python to start."""

    def open_page(address: str, **how: object) -> Page:
        page = visit("about:blank", **how).page
        page.context.set_default_timeout(STARTING)
        page.goto(address)
        return page

    return open_page


@pytest.fixture
def phone(browser: Browser, store: Store) -> Iterator[Callable[..., showing.Driven]]:
    """Provide a function that opens the companion's page on a phone, at the table with this code; without a code, at the lobby.

    No page may have an error by the end of the test.
    """
    opened: list[showing.Driven] = []

    def open_page(code: str = "") -> showing.Driven:
        opened.append(showing.Driven(browser, store, code))
        return opened[-1]

    yield open_page
    for driven in opened:
        driven.close()


@pytest.fixture
def seated(phone: Callable[..., showing.Driven]) -> showing.Driven:
    """Provide a phone at a new tracked table of two."""
    driven = phone()
    driven.begin()
    return driven


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Driven]]:
    """Provide a function that opens a tracked table of Village, of three by default, on a phone's page, after some choices.

    No page may have an error by the end of the test.
    """
    opened: list[Driven] = []

    def opens(*choices: Choice, players: int = 3, position: Position | None = None, names: Sequence[str] = ()) -> Driven:
        shared = share_in(tmp_path, build_guests(players, *names), position or begin(players))
        for choice in choices:
            shared.enter(choice)
        opened.append(Driven(browser, shared))
        return opened[-1]

    yield opens
    for driven in opened:
        assert driven.wrong == []
        driven.page.close()
