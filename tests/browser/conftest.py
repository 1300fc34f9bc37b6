"""A browser, the servers, and pages that are watched: no request may leave the machine, no error may reach the console."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser import serving
from tests.browser.driving import PATIENCE
from tests.companion.tracking import Driven, begun, guests, shared_in
from tests.samples import WHOLE
from village_core.games.village import Position
from village_core.kernel.values import Choice

CHROMIUM = "/usr/bin/chromium"
UNUSED = (
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AimEnabled", "HttpsUpgrades", "LensOverlay", "MediaRouter", "NetworkTimeServiceQuerying", "OptimizationHints"),
    *("PaintHolding", "PreconnectToSearch", "ThirdPartyStoragePartitioning"),
)
"""What Chromium does for whoever sits before it. For each window it would draw two pages of its own behind the address line, that
nobody sees: three quarters of what a new window costs. The rest playwright leaves out, too: this list stands in place of its own.
"""
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", f"--disable-features={','.join(UNUSED)}"]
NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"
"""Has a browser know no host but this machine; to have its pages' requests looked at would take its memory of files from it."""
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
PHONE = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
HERE = ("http://127.0.0.1", "http://localhost", "ws://127.0.0.1", "ws://localhost", "data:", "blob:", "about:")

LONGEST = (
    *("playing", "anywhere", "learning", "axe", "lab", "stone_age", "tracked_game", "companion"),
    *("solo", "crowd", "coming_back", "stone_tracker", "load", "hostile_table", "taking_away"),
)
"""The files that take longest."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest begins first, so that at the end no worker waits for another."""
    order = {f"test_{name}": at for at, name in enumerate(LONGEST)}
    items.sort(key=lambda item: order.get(item.path.stem, len(order)))


LAB_SAYS = "Could not restore the debugger state"
"""How an error begins that JupyterLab reports of itself, when it takes another kernel while it asks the first one something."""


@dataclass
class Watched:
    """A page with what it asked for and what went wrong on it."""

    page: Page
    outside: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def check(self) -> None:
        """No request left the machine, and the console saw no error."""
        assert self.outside == []
        assert self.errors == []


@pytest.fixture(scope="package")
def voila() -> Iterator[str]:
    """The address of Voila, started as ``make run`` starts it."""
    with serving.voila() as address:
        yield address


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the pages without a server, which all processes of a run have together."""
    own = tmp_path_factory.getbasetemp()
    return serving.shared_site(own.parent if "PYTEST_XDIST_WORKER" in os.environ else own)


@pytest.fixture(scope="package")
def static(site: Path) -> Iterator[str]:
    """The address of the pages without a server: each page has the address that it has where Voila serves it."""
    with serving.files(site, serving.AsServed) as address:
        yield address


@pytest.fixture
def host(request: pytest.FixtureRequest) -> str:
    """The address of Voila, or of the pages without a server: a test that asks for it is about what both have.

    Those marked ``anywhere`` are run at both, all others too where everything is tried (``VILLAGE_SAMPLES=whole``), but for those
    that are about what only a server has, marked ``served``.
    """
    return str(request.getfixturevalue(request.param))


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The hosts of a test that is about what both have."""
    if "host" in metafunc.fixturenames:
        marks = {mark.name for mark in metafunc.definition.iter_markers()}
        both = "anywhere" in marks or (WHOLE and "served" not in marks)
        metafunc.parametrize("host", ["voila", "static"] if both else ["voila"], indirect=True)


@pytest.fixture(scope="package")
def lab() -> Iterator[str]:
    """The address of JupyterLab, started as ``make lab`` starts it."""
    with serving.lab() as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Headless Chromium."""
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def visit(browser: Browser) -> Iterator[Callable[..., Watched]]:
    """Opens a watched page: ``visit(address, **window)``, in a browser ``within`` that has been somewhere before if one is given;
    all are checked when the test ends.
    """
    opened: list[Watched] = []
    with contextlib.ExitStack() as stack:

        def open_page(address: str, within: BrowserContext | None = None, **window: object) -> Watched:
            asked = {"reduced_motion": "reduce", **(window or DESKTOP)}  # nobody here waits for what moves
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


@pytest.fixture
def table(browser: Browser, tmp_path: Path) -> Iterator[Callable[..., Driven]]:
    """Opens a tracked table on a phone's page, after some choices."""
    opened: list[Driven] = []

    def opens(*choices: Choice, players: int = 3, position: Position | None = None) -> Driven:
        shared = shared_in(tmp_path, guests(players), position or begun(players))
        for choice in choices:
            shared.choose(choice)
        opened.append(Driven(browser, shared, guests(players)))
        return opened[-1]

    yield opens
    for driven in opened:
        assert driven.wrong == []
        driven.page.close()
