"""The same notebook in JupyterLab."""

from __future__ import annotations

import contextlib

from playwright.sync_api import TimeoutError

from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import PATIENCE, Player
from tests.browser.test_companion import LOST, arrived
from tests.waiting import until

ASKED = ".jp-CodeCell .jp-InputPrompt:text-matches('[*0-9]')"
"""A cell that runs, waits to run or has run."""
ACCEPT = ".jp-Dialog .jp-mod-accept"
FAILED = "[data-mime-type='application/vnd.jupyter.error']"
"""What a cell shows that has failed: one before it was lost, if nothing else is wrong."""


def run_all_cells(watched: Watched) -> None:
    """Run the notebook that is open from its menu until its page is there; a Lab that is not ready passes that over, and is
    asked again.

    Whatever such a Lab asks in between, which kernel it should take or whether to reconnect, is accepted. What ran before
    that may have come to nothing: a Lab without a kernel loses cells, and doesn't know of its widgets.
    """
    page = watched.page
    accept = page.locator(ACCEPT).last
    page.add_locator_handler(accept, lambda: accept.click(), no_wait_after=True)
    page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=PATIENCE * 3)
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=PATIENCE * 3)

    def asked() -> bool:
        page.get_by_role("menuitem", name="Run", exact=True).click()
        page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
        with contextlib.suppress(TimeoutError):
            return bool(page.wait_for_selector(ASKED, timeout=PATIENCE / 6))
        return False

    def there() -> bool:
        failed = page.locator(FAILED)
        if accept.is_visible() or failed.count():
            until(asked, "a Lab that runs the cells")
            with contextlib.suppress(TimeoutError):
                failed.first.wait_for(state="detached", timeout=PATIENCE / 6)
        return page.locator(".jp-OutputArea-output .vc-page").count() > 0

    until(asked, "a Lab that runs the cells")
    until(there, "the page in the Lab", PATIENCE * 3 / 1000)


def test_the_play_notebook_works_in_jupyterlab(lab, visit):
    """Run all cells, start a game, play a few moves: the board answers as it does in Voila."""
    watched = visit(lab + "/lab/tree/play.ipynb?reset", **DESKTOP)
    run_all_cells(watched)
    page = watched.page
    player = Player(page)
    player.begin(seed="in the lab")
    before = player.version
    for _ in range(6):
        player.move()
    assert player.version != before
    assert player.log()


def test_a_jupyter_server_shows_the_same_pages(lab, visit):
    """Inside a Jupyter server, as on Binder, Voila shows the play page with our look and it can be played."""
    watched = visit(lab + "/voila/render/play.ipynb", **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="on Binder")
    for _ in range(3):
        player.move()
    assert "unofficial" in watched.page.locator("header").inner_text()


def test_a_chapter_is_walked_in_jupyterlab(lab, visit):
    """Run all cells: the lesson answers as it does in Voila, and the cells below it show what they are asked."""
    watched = visit(lab + "/lab/tree/05_market.ipynb?reset", **DESKTOP)
    run_all_cells(watched)
    page = watched.page
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    player = Player(page)
    player.press(player.table.locator('[data-at^="cube:market"].vc-open').first)
    page.wait_for_selector('.vc-table[data-state="done"]', timeout=PATIENCE)
    answers = page.locator(".jp-OutputArea-output").filter(has_text="Option(choice=Take")
    answers.first.wait_for(timeout=PATIENCE)
    assert page.locator(".vc-task .vc-answer").is_visible()


def test_the_companion_works_in_jupyterlab(lab, visit):
    """Run all cells: a table begins there too, although the address is not the page's own."""
    watched = visit(lab + "/lab/tree/companion.ipynb?reset", **DESKTOP)
    run_all_cells(watched)
    page = watched.page
    page.get_by_role("button", name="Open the table").click(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-tracker:not([hidden])", timeout=PATIENCE)
    page.locator(LOST).first.click()
    arrived(page, 1)
    assert "#" not in page.url
