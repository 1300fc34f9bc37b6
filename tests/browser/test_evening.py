"""An evening on four devices that are cut off now and then; the command ``python -m tests.evening`` plays a whole one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.evening import spend
from tests.samples import in_long_runs


@pytest.mark.served
@in_long_runs
def test_some_turns_of_an_evening(voila: str, browser: Browser, record_property: Callable[[str, object], None]) -> None:
    """Phones that are cut off tell some turns of each game, both a turn's end: all counts once, and all devices agree."""
    evening = spend(browser, voila, most=3, cut=0.2, both=1.0)
    assert evening.faults == []
    assert evening.twice and any(device.cuts for device in evening.devices)
    record_property("taps", "; ".join(evening.list_figures()))
