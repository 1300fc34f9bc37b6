"""The clock of a page in a browser, for tests of what happens only within a moment, or only after one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta

from playwright.sync_api import Page


def stop_clock(page: Page) -> None:
    """Put the page's clock an hour forward; from then on its time goes on by ``page.clock.run_for`` alone."""
    now = datetime.now(UTC)
    page.clock.install(time=now)
    page.clock.pause_at(now + timedelta(hours=1))


@contextmanager
def run_clock(page: Page) -> Iterator[None]:
    """Let the time of a page whose clock was stopped go on by itself inside the block, then stop it again."""
    page.clock.resume()
    yield
    page.clock.pause_at(page.evaluate("Date.now() / 1000") + 1)
