"""The pages' notebooks in JupyterLab, and the pages on a Jupyter server."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable
from urllib.request import Request, urlopen

from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.connect import find_connection_file
from playwright.sync_api import Page, TimeoutError

from tests.browser.conftest import DESKTOP, Watched
from tests.browser.driving import PATIENCE, Player
from tests.browser.test_companion import LOST, wait_for_lines
from tests.samples import in_long_runs
from tests.waiting import wait_until

ACCEPT = ".jp-Dialog .jp-mod-accept"
"""The button that accepts any dialog of JupyterLab, such as the choice of a kernel or a reconnection."""
TOKEN = "0" * 32
"""The form field that JupyterLab requires besides its cookie."""


def open_in_lab(visit: Callable[..., Watched], lab: str, notebook: str) -> Watched:
    """Open a notebook in JupyterLab and run all its cells.

    Start the notebook's process first: JupyterLab loses cells while it waits for a process.
    """
    session = {"path": notebook, "name": notebook, "type": "notebook", "kernel": {"name": "python3"}}
    headers = {"Cookie": f"_xsrf={TOKEN}", "X-XSRFToken": TOKEN}
    with urlopen(Request(f"{lab}/api/sessions", json.dumps(session).encode(), headers), timeout=PATIENCE / 1000) as answer:
        kernel = json.load(answer)["kernel"]["id"]
    client = BlockingKernelClient(connection_file=find_connection_file(kernel))
    client.load_connection_file()
    client.start_channels()
    wait_until(lambda: is_ready(client), "the notebook's process", PATIENCE * 3 / 1000)
    client.stop_channels()
    address = f"{lab}/lab/tree/{notebook}?reset"
    watched = visit(address, **DESKTOP)
    page, accept = watched.page, watched.page.locator(ACCEPT).last
    page.add_locator_handler(accept, lambda: accept.click(), no_wait_after=True)

    def is_shown() -> bool:
        with contextlib.suppress(TimeoutError):
            run_all_cells(page)
            return True
        page.goto(address)
        watched.errors.clear()  # forgets errors that JupyterLab reports when it closes
        return False

    wait_until(is_shown, "the notebook's page in the Lab", PATIENCE * 5 / 1000)
    return watched


def is_ready(client: BlockingKernelClient) -> bool:
    """Tell if a process answers. JupyterLab reports one without a heartbeat for a second as dead, even while it starts."""
    with contextlib.suppress(RuntimeError):
        client.wait_for_ready(timeout=PATIENCE / 1000)
        return True
    return False


def run_all_cells(page: Page) -> None:
    """Run all cells of the open notebook from its menu.

    Raises ``TimeoutError`` if its page does not appear: on a busy machine JupyterLab runs cells before it knows their process or
    widgets, and has to be loaded again.
    """
    page.wait_for_selector(".jp-Notebook .jp-CodeCell", timeout=PATIENCE)
    page.wait_for_selector(".jp-Notebook-ExecutionIndicator[data-status=idle]", timeout=PATIENCE)
    page.get_by_role("menuitem", name="Run", exact=True).click()
    page.get_by_role("menuitem", name="Run All Cells", exact=True).click()
    page.wait_for_selector(".jp-OutputArea-output .vc-page", timeout=PATIENCE)


def test_the_play_notebook_works_in_jupyterlab(lab, visit):
    """The play notebook's board is played in JupyterLab as on Voila."""
    watched = open_in_lab(visit, lab, "play.ipynb")
    page = watched.page
    player = Player(page)
    player.begin(seed="in the lab")
    before = player.version
    for _ in range(6):
        player.move()
    assert player.version != before
    assert player.log()


def test_a_jupyter_server_shows_the_same_pages(lab, visit):
    """In a Jupyter server, as on Binder, Voila shows the play page with our header, and it is playable, charts included.

    The HTML of a chapter has a still picture before any reader has opened the chapter.
    """
    chapter = lab + "/voila/render/05_market.ipynb"
    wait_until(lambda: b"<template data-still" in urlopen(chapter).read(), "what the chapter shows to newcomers", PATIENCE / 1000)
    watched = visit(lab + "/voila/render/play.ipynb", **DESKTOP)
    player = Player(watched.page)
    player.begin(seed="on Binder")
    for _ in range(3):
        player.move()
    assert "unofficial" in watched.page.locator("header").inner_text()
    player.press(watched.page.get_by_role("button", name="Charts", exact=True))
    watched.page.wait_for_function("() => document.querySelectorAll('.bqplot svg').length >= 2", timeout=PATIENCE)


@in_long_runs
def test_a_chapter_works_in_jupyterlab(lab, visit):
    """The first step of a lesson is solved in JupyterLab as on Voila, and the cells below show their results."""
    watched = open_in_lab(visit, lab, "05_market.ipynb")
    page = watched.page
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    player = Player(page)
    player.press(player.table.locator('[data-at^="cube:market"].vc-open').first)
    page.wait_for_selector('.vc-table[data-state="done"]', timeout=PATIENCE)
    answers = page.locator(".jp-OutputArea-output").filter(has_text="Take('")
    answers.first.wait_for(timeout=PATIENCE)
    assert page.locator(".vc-task .vc-answer").is_visible()


@in_long_runs
def test_the_companion_works_in_jupyterlab(lab, visit):
    """A table opens in JupyterLab too, although its address is not the page's own."""
    watched = open_in_lab(visit, lab, "companion.ipynb")
    page = watched.page
    page.get_by_role("button", name="Open the table").click(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-tracker:not([hidden])", timeout=PATIENCE)
    page.locator(LOST).first.click()
    wait_for_lines(page, 1)
    assert "#" not in page.url
