"""A home that can't be written, as in a container: pages open, and the starting server and the lobby say what can't be kept."""

from __future__ import annotations

from urllib.request import urlopen

from playwright.sync_api import expect

from tests.browser import serving
from tests.browser.conftest import PHONE
from tests.browser.driving import PATIENCE
from tests.browser.test_companion import COMPANION

CLOSED = "/dev/null/home"
"""A home below a file: not even a superuser can write it."""


def test_pages_open_without_a_home_and_say_what_is_not_kept(visit) -> None:
    """With a home that can't be written, the server and the lobby's begin button name ``VILLAGE_DATA``, and pages open."""
    port = serving.find_free_port()
    with serving.run_server(f"--Voila.port={port}", HOME=CLOSED, XDG_DATA_HOME="", VILLAGE_DATA="") as said:
        assert CLOSED in said and "VILLAGE_DATA" in said
        with urlopen(f"http://127.0.0.1:{port}/voila/render/play.ipynb", timeout=30) as answer:
            assert answer.status == 200
        page = visit(f"http://127.0.0.1:{port}{COMPANION}", **PHONE).page
        begin = page.get_by_role("button", name="Open the table")
        begin.tap(timeout=PATIENCE)
        why = page.locator(".vc-problem[data-field=begin]")
        expect(why).to_contain_text("VILLAGE_DATA", timeout=5_000)
        expect(why).to_be_in_viewport()
        expect(begin).to_be_in_viewport()
