"""The pages around the board: their links, their processes, and the notice of a lost connection."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Player
from tests.samples import thin
from tests.waiting import wait_until

PLAY = "/voila/render/play.ipynb"
CHAPTER = "/voila/render/05_market.ipynb"
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
FILLED = """sheet => {
    sheet.innerHTML = "<p>Said</p>".repeat(60);
    sheet.showPopover();
}"""
"""Script: open the sheet with as much text as possible."""
END_KERNEL = """kernel => fetch(`/api/kernels/${kernel}`, {
    method: 'DELETE', headers: { 'X-XSRFToken': document.cookie.match('_xsrf=([^;]*)')[1] },
})"""


def wait_until_ready(page: Page) -> None:
    """Wait until the page is set up."""
    page.wait_for_function("() => document.body?.dataset.state === 'ready'", timeout=PATIENCE * 3)


def has_process(address: str, kernel: str) -> bool:
    """Tell if the server still has the page's Python process."""
    try:
        with urlopen(f"{address}/api/kernels/{kernel}", timeout=30):
            return True
    except HTTPError as error:
        if error.code == 404:
            return False
        raise


@pytest.mark.anywhere
def test_the_first_page_is_the_welcome_page_and_leads_to_the_board(host, visit):
    """The printed address opens the welcome page, not a list of files; its first link, in view on a phone, begins the course.

    One tap leads to the game. The page says that it is unofficial.
    """
    watched = visit(host, **PHONE)
    wait_until_ready(watched.page)
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390
    said = watched.page.locator(".prose p").first
    assert (said.inner_text() or "").startswith("Learn a board game by playing it")
    first = watched.page.locator("main :is(a:not(.anchor-link), button)").first
    assert (first.text_content() or "").startswith("Begin: The goal")
    expect(first).to_be_in_viewport(ratio=1)
    assert "unofficial" in watched.page.locator("body").inner_text()
    assert watched.page.get_by_role("link", name="What wins").count() == 1
    watched.page.get_by_role("link", name="Play", exact=True).first.tap()
    watched.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)


def test_no_code_shows_on_a_page(voila, visit):
    """The play page shows the output of its notebook, not its code."""
    watched = visit(voila + PLAY, **DESKTOP)
    wait_until_ready(watched.page)
    assert "import" not in watched.page.locator("body").inner_text()


def test_no_jupyterlab_is_loaded_until_a_chart_is_opened(voila, visit):
    """The first board loads the page's own few files, which a browser caches for good; a chart loads JupyterLab, once."""
    watched = visit("about:blank", **DESKTOP)
    asked: list[str] = []
    watched.page.on("request", lambda request: asked.append(request.url.partition("?")[0].removeprefix(voila)))
    watched.page.goto(voila + PLAY)
    player = Player(watched.page)
    player.begin(seed="slim")
    jupyterlab = [path for path in asked if path.startswith(("/voila/static", "/voila/labextensions"))]
    files = [path for path in asked if path.startswith("/")]
    assert jupyterlab == [] and len(files) <= 8, files
    with urlopen(voila + next(path for path in files if path.endswith(".js"))) as script:
        assert "immutable" in script.headers["Cache-Control"]
    for _ in range(2):
        watched.page.get_by_role("button", name="Charts", exact=True).click()
        watched.page.wait_for_function("() => document.querySelectorAll('.bqplot svg .axis').length >= 4", timeout=PATIENCE)
        watched.page.get_by_role("button", name="Charts", exact=True).click()
        watched.page.wait_for_function("() => !document.querySelector('.bqplot')", timeout=PATIENCE)
    assert len([path for path in asked if path.endswith("/voila.js")]) == 1
    player.move()


PLACE = """() => {
    const board = document.querySelector(".still:not([hidden]), [data-state=ready] .drawn");
    const { x, y, width } = board?.getBoundingClientRect() ?? {};
    return board?.scrollHeight > 200 && [x, y, width, board.scrollHeight];
}"""
"""Script: tell where the first board is, still or live."""
DONE_ELSEWHERE = (
    """() => localStorage.setItem("village-companion.progress", '{"done":{"04_crafts":["pay"]},"places":{"04_crafts":"pay"}}')"""
)
"""Script: let the browser remember progress in another chapter."""


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_a_chapter_is_seen_before_it_has_a_process(voila, visit, window):
    """A new visitor of a chapter sees it before it has a process; presses wait.

    When it becomes live, nothing moves and no layout changes, and the press is answered. The same holds for a reader who returns
    to a step.
    """
    wait_until(
        lambda: "<template data-still" in urlopen(voila + CHAPTER).read().decode(),
        "what the chapter shows to newcomers",
        PATIENCE / 1000,
    )
    page = visit("about:blank", **window).page
    doors: list[WebSocketRoute] = []
    page.route_web_socket(lambda url: "/voila/door/" in url, lambda door: doors.append(door))
    page.goto(voila + CHAPTER)
    seen = page.wait_for_function(PLACE).json_value()
    still = page.locator(".still")
    assert still.get_attribute("aria-busy") == "true"
    board = still.locator(".vc-table").element_handle()
    doors[0].connect_to_server()
    page.locator("[data-state=ready] .vc-open:visible").first.wait_for()
    assert page.evaluate(PLACE) == seen and still.count() == 0
    assert board.evaluate("board => board.isConnected") and not page.evaluate("document.body.style.getPropertyValue('--lost')")
    page.evaluate(DONE_ELSEWHERE)
    page.goto("about:blank")
    page.goto(voila + CHAPTER)
    page.locator(".still").get_by_role("button", name="A hint").click()
    doors[1].connect_to_server()
    page.locator("[data-state=ready] .vc-hint").wait_for()
    page.locator(".vc-steps button").nth(1).click()
    page.locator(".vc-steps button").nth(1).and_(page.locator("[aria-current]")).wait_for()
    step = page.locator("h2").first.inner_text()
    page.goto("about:blank")
    page.goto(voila + CHAPTER)
    assert still.locator("h2").first.inner_text() == step, "the page shows the reader's step"
    place = still.locator("[data-at]").first.element_handle()
    still.get_by_role("button", name="A hint").click()
    doors[2].connect_to_server()
    page.locator("[data-state=ready] .vc-hint").wait_for()
    assert page.locator("h2").first.inner_text() == step and place.evaluate("place => place.isConnected"), (
        "nothing is drawn again"
    )


def test_a_connection_that_breaks_is_taken_up_again(voila, browser):
    """After a broken connection the process is still there: all messages arrive, and no loss is reported."""
    context = browser.new_context(**DESKTOP)
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        socket.connect_to_server()
        sockets.append(socket)

    context.route_web_socket(lambda url: "/channels" in url, pass_on)
    page = context.new_page()
    page.goto(voila + PLAY)
    player = Player(page)
    player.begin(seed="broken")
    for _ in range(2):
        sockets[-1].close()
        player.move()
    assert len(sockets) == 3
    assert not page.locator("#lost").is_visible()
    context.close()


def test_a_page_that_closes_leaves_no_process_behind(voila, visit):
    """The Python process of a closed page ends within moments."""
    watched = visit(voila + PLAY, **DESKTOP)
    wait_until_ready(watched.page)
    kernel = watched.page.evaluate(KERNEL)
    assert has_process(voila, kernel)
    watched.page.close(run_before_unload=True)
    wait_until(lambda: not has_process(voila, kernel), "the end of the page's process")


@pytest.mark.parametrize("window", thin([PHONE, {"viewport": {"width": 1000, "height": 900}}], 2))
def test_a_lost_connection_is_said_and_a_tap_brings_the_page_back(voila, browser, window):
    """The page reports the end of its Python process below an open sheet, which stays whole; a tap brings the page back."""
    context = browser.new_context(**window)
    page = context.new_page()
    page.goto(voila + PLAY)
    Player(page).begin()
    page.locator(".vc-sheet").evaluate(FILLED)
    page.evaluate(END_KERNEL, page.evaluate(KERNEL))
    page.wait_for_selector("#lost:not([hidden])", timeout=PATIENCE)
    sheet, lost = (page.locator(each).bounding_box() for each in (".vc-sheet", "#lost"))
    assert sheet["y"] >= 0 and sheet["y"] + sheet["height"] <= lost["y"] + 1
    assert page.locator("#lost button").bounding_box()["height"] >= 44
    page.locator("#lost button").click()
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    assert not page.locator("#lost").is_visible()
    context.close()


def test_no_reload_is_offered_that_leads_nowhere(voila, browser):
    """A page whose server is not reached says so without a reload button; the notice goes when the server is back."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(voila + PLAY)
    wait_until_ready(page)
    page.route("**/api/kernels/**", lambda route: route.abort())
    for _ in range(2):
        with page.expect_request("**/api/kernels/**"):
            page.evaluate("document.dispatchEvent(new Event('village:look'))")
    page.wait_for_selector("#lost:not([hidden])", timeout=PATIENCE)
    assert not page.locator("#lost button").is_visible()
    page.unroute("**/api/kernels/**")
    page.evaluate("document.dispatchEvent(new Event('village:look'))")
    page.wait_for_selector("#lost", state="hidden", timeout=PATIENCE)
    context.close()


def test_a_chapter_opens_whatever_the_browser_keeps_and_the_address_says(host, visit):
    """A chapter opens despite a game left on the play page and an unreadable address, and leaves that game alone."""
    page = visit(f"{host}/voila/render/01_setup.ipynb", **DESKTOP).page
    wait_until_ready(page)
    page.evaluate("localStorage.setItem('village-companion.game', 'a game that was left')")
    page.goto(f"{host}/voila/render/01_setup.ipynb#%E4")
    page.reload()
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    assert page.locator(".vc-panel").count() > 8
    assert page.evaluate("localStorage.getItem('village-companion.game')") == "a game that was left"
