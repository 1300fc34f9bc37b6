"""A browser whose settings forbid site data: pages open, say what is not kept, and come back by themselves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.driving import PATIENCE
from tests.browser.test_coming_back import Server, server
from tests.browser.test_companion import COMPANION, lose_hourglass, open_table, wait_for_lines, wait_until_stored
from tests.samples import in_long_runs

__all__ = ["server"]
FORBIDDEN = {"profile": {"default_content_setting_values": {"cookies": 2}}}
"""Chromium's setting that forbids all site data: cookies, every kind of storage, service workers and locks."""


@pytest.fixture
def strict(browser: Browser, tmp_path: Path) -> Iterator[BrowserContext]:
    """Provide a phone whose browser forbids site data."""
    (tmp_path / "profile/Default").mkdir(parents=True)
    (tmp_path / "profile/Default/Preferences").write_text(json.dumps(FORBIDDEN))
    context = browser.browser_type.launch_persistent_context(
        tmp_path / "profile", executable_path=CHROMIUM, args=ARGUMENTS, **PHONE
    )
    yield context
    context.close()


@in_long_runs
def test_a_page_without_storage_returns_to_a_restarted_server(server: Server, strict: BrowserContext, tmp_path: Path) -> None:
    """The page says that nothing is kept; after a restart of the server it loads itself again, at its table."""
    server.start(tmp_path)
    page = strict.new_page()
    page.goto(server.address + COMPANION)
    expect(page.locator("#unkept")).to_be_visible()
    assert page.locator("#unkept").bounding_box()["height"] < 80, "one line, the rest on demand"
    open_table(page)
    lose_hourglass(page)
    wait_until_stored(page)
    server.kill()
    page.wait_for_selector("#lost:not([hidden])", timeout=PATIENCE)
    server.start(tmp_path)
    wait_for_lines(page, 1)
    page.wait_for_selector("#lost", state="hidden", timeout=PATIENCE)


def test_a_page_without_server_and_storage_plays(static: str, strict: BrowserContext) -> None:
    """Python starts although no database, cache, lock or service worker is allowed, and a table takes entries.

    The page says that nothing is kept.
    """
    page = strict.new_page()
    page.goto(static + COMPANION)
    expect(page.locator("#unkept")).to_be_visible()
    open_table(page)
    lose_hourglass(page)
    wait_until_stored(page)
    wait_for_lines(page, 1)
    expect(page.locator("#lost")).to_be_hidden()
