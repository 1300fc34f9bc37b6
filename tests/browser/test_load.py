"""A small part of ``python -m tests.load``: a client that wants all places, and sessions that end in five ways."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor

from tests.load import PLACES, Figure, flood, measure_session_ends
from tests.samples import in_long_runs

SPARE = 4
"""Files and connections that a server may briefly have open in addition."""


def collect_figures(part: AsyncIterator[Figure]) -> dict[str, float]:
    """Return the figures of a part by name, from a thread of its own: the browser of the other tests has a loop in this one."""

    async def collect() -> dict[str, float]:
        return {name: value async for name, value, _ in part}

    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, collect()).result()


@in_long_runs
def test_one_client_that_opens_many_pages_takes_half_of_the_places_and_gets_all_in_the_end() -> None:
    """One client with many pages has at most half of the places and gets all pages in the end, while another client plays."""
    figures = collect_figures(flood(2 * PLACES, clicks=5))
    assert figures["flood.entered"] == 2 * PLACES
    assert figures["flood.processes"] <= PLACES // 2 + 2, "half of the places, the other client's page, and the spare process"


@in_long_runs
def test_nothing_is_left_of_sessions_however_they_end() -> None:
    """Sessions that go on, close, reload, are killed or never connect leave no processes, files or connections.

    Only the process for the next page remains.
    """
    figures = collect_figures(measure_session_ends(1))
    assert figures["ends.processes.after"] == figures["ends.processes.before"] == 1
    for what in ("files", "connections"):
        assert figures[f"ends.{what}.after"] <= figures[f"ends.{what}.before"] + SPARE
