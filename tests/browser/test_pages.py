"""The pages around the board: they lead to each other, leave nothing running, and say when the connection is lost."""

from __future__ import annotations

from urllib.error import HTTPError
from urllib.request import urlopen

from playwright.sync_api import Page

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE
from tests.waiting import until

PLAY = "/voila/render/play.ipynb"
KERNEL = "JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId"
END_KERNEL = """kernel => fetch(`/api/kernels/${kernel}`, {
    method: 'DELETE', headers: { 'X-XSRFToken': document.cookie.match('_xsrf=([^;]*)')[1] },
})"""


def ready(page: Page) -> None:
    """Wait until the page is set up."""
    page.wait_for_function("document.body?.dataset.state === 'ready'", timeout=PATIENCE * 3)


def runs(address: str, kernel: str) -> bool:
    """Whether the server still has the page's Python process."""
    try:
        with urlopen(f"{address}/api/kernels/{kernel}", timeout=30):
            return True
    except HTTPError as error:
        if error.code == 404:
            return False
        raise


def test_the_first_page_is_the_welcome_page_and_leads_to_the_board(voila, visit):
    """The address that is printed opens the welcome page, not a list of files, and one tap leads to the game."""
    watched = visit(voila, **PHONE)
    ready(watched.page)
    assert watched.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert "unofficial" in watched.page.locator("body").inner_text()
    watched.page.get_by_role("link", name="Play", exact=True).first.tap()
    watched.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)


def test_no_code_shows_on_a_page(voila, visit):
    """A page shows what a notebook makes, not how."""
    watched = visit(voila + PLAY, **DESKTOP)
    ready(watched.page)
    assert "import" not in watched.page.locator("body").inner_text()


def test_a_page_that_closes_leaves_no_process_behind(voila, visit):
    """Its Python process ends within moments."""
    watched = visit(voila + PLAY, **DESKTOP)
    ready(watched.page)
    kernel = watched.page.evaluate(KERNEL)
    assert runs(voila, kernel)
    watched.page.close(run_before_unload=True)
    until(lambda: not runs(voila, kernel), "the end of the page's process")


def test_a_lost_connection_is_said_and_a_tap_brings_the_page_back(voila, browser):
    """When the Python process is gone the page says so in a way that can't be missed, and comes back when asked."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(voila + PLAY)
    ready(page)
    page.evaluate(END_KERNEL, page.evaluate(KERNEL))
    page.wait_for_selector("#lost:not([hidden])", timeout=PATIENCE)
    page.locator("#lost button").tap()
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    assert not page.locator("#lost").is_visible()
    context.close()
