"""The whole companion's page in a browser, with its Python in the test and no server between them."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Browser
from playwright.sync_api import Page as Shown

from tests.clocks import stop_clock
from tests.companion.pages import Page
from tests.hearing import Heard, decode
from tests.linking import build_script
from village_core.store.sql import Store
from village_widgets.companion.page import build_look

ADDRESS: Final = "http://127.0.0.1/table"
PHONE: Final = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SHOW: Final = """
import part from "../games/%s/scripts/companion.js";
const heard = {};
let language = "en";
window.hear = (message) => heard["msg:custom"](message);
const send = async (message) => {
    for (const answer of await said(message)) hear(answer);
    if (message.do !== "speak") return;
    language = message.language;
    heard["change:_language"]();
};
const get = (name) => name === "_language" && language;
const model = { send, get, on: (event, hear) => { heard[event] = hear; }, off: () => {} };
document.body.dataset.voila = "";
part.render({ model, el: document.querySelector("main") });
"""


class Driven:
    """The companion's page of a game, on a phone unless another ``window`` is given, at the table of a ``code`` if there is one.

    While ``lost``, its messages do not reach Python; ``heard`` has all of them. ``wrong`` collects the errors of its scripts. The
    page's clock stands still until a test moves it.
    """

    def __init__(
        self, browser: Browser, store: Store, code: str = "", window: dict[str, object] = PHONE, game: str = "village"
    ) -> None:
        self.python = Page(store, game)
        self.python.companion.screen.post = lambda told: self.tell(decode(told))
        self.python.companion._start_looking = lambda: None  # in the browser's event loop it would wait for itself
        self.heard: list[Heard] = []
        self.answers: list[Heard] | None = None
        self.lost = False
        self.wrong: list[str] = []
        self.page: Shown = browser.new_context(**window).new_page()
        self.page.set_default_timeout(10_000)
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        stop_clock(self.page)
        self.page.expose_function("said", self.receive)
        css = build_look(self.python.companion.parts)
        head = f'<title translate="no">Table</title><meta name="viewport" content="width=device-width"><style>{css}</style>'
        body = f'<main><h1 class="vc-spoken" translate="no">Table</h1></main>{build_script(SHOW % game)}'
        html = f'<!doctype html><html lang="en">{head}<body>{body}'
        self.page.route("**/*", lambda route: route.fulfill(body=html, content_type="text/html; charset=utf-8"))
        self.open(code)

    def open(self, code: str = "") -> None:
        """Open or reopen the page, at the table of a code if there is one, and wait until it shows the lobby or the table."""
        self.page.goto("about:blank")
        self.page.goto(f"{ADDRESS}#{code}" if code else ADDRESS)
        self.page.wait_for_selector(".vc-lobby:not([hidden]), .vc-head:not([hidden])")

    def receive(self, message: Heard) -> list[Heard]:
        """Return everything that is answered to a message of the page, in order."""
        self.heard.append(message)
        if self.lost:
            return []
        self.answers = said = []
        answer = decode(self.python.companion.receive(message))
        self.answers = None
        return said if answer is None else [*said, answer]

    def tell(self, message: Heard) -> None:
        """Send the page a message, at once or with the answer that it waits for."""
        if self.answers is not None:
            self.answers.append(message)
            return
        self.page.evaluate("(message) => { hear(message); }", message)

    def close(self) -> None:
        """Check that no script had an error, and close the page; its browser forgets what it kept."""
        assert self.wrong == []
        self.page.context.close()

    def begin(self) -> str:
        """Begin a tracked table with the form as it stands, wait until its tracker is shown, and return its code."""
        self.page.locator(".vc-new-table .vc-main").tap()
        self.page.wait_for_selector("[class$=tracker]:not([hidden])")
        return self.code

    @property
    def code(self) -> str:
        """The table's code, or its viewers' code, in the page's address; empty without one."""
        return str(self.page.evaluate("location.hash.slice(1)"))

    @property
    def sheet(self) -> str:
        """The text of the sheet above everything; empty without one."""
        above = self.page.locator(".vc-sheet:popover-open")
        return above.inner_text() if above.count() else ""

    def lose(self) -> None:
        """Tap a lost hourglass for the player whose turn it is, and wait until the line is counted.

        The clock is moved by half a second before, because two taps within a moment count as one.
        """
        self.page.clock.run_for(500)
        count = self.page.get_attribute(".vc-companion", "data-count")
        self.page.locator(".vc-tr-quick .vc-tr-choice").first.tap()
        self.page.wait_for_function("(before) => document.querySelector('.vc-companion').dataset.count !== before", arg=count)

    def look(self) -> None:
        """Read what others have entered, and send the page the message about it."""
        self.python.look()

    def open_tool(self, key: str) -> None:
        """Tap one of the table's tools, and wait until its sheet is open."""
        self.page.locator(f"[data-tool={key}]").tap()
        self.page.wait_for_selector(".vc-sheet:popover-open")
