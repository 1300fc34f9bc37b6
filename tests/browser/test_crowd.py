"""Several phones tap at once at one table, on one server and on two."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.crowd import Outcome, send_crowd
from tests.samples import in_long_runs


def run_crowd(**how: object) -> Outcome:
    """Run one crowd in a thread of its own: the browser of the other tests has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(send_crowd, **how).result()


def check_sound(outcome: Outcome, inputs: int) -> None:
    """Check that every tap was entered once or answered on its page, and that all pages show the same.

    There must be at least ``inputs`` taps, and more of them entered than refused.
    """
    assert outcome.sound, [*outcome.list_figures(), *outcome.lost]
    assert outcome.taps >= inputs and outcome.entered + outcome.refused == outcome.taps
    assert outcome.entered > outcome.refused


def test_three_phones_on_one_server(voila: str, store_address: str) -> None:
    """On SQLite nothing is lost or doubled, and all three phones end at the same table."""
    check_sound(run_crowd(pages=3, inputs=18, served=(voila, store_address)), 18)


@in_long_runs
def test_phones_on_two_servers() -> None:
    """On PostgreSQL nothing is lost or doubled at a table that two servers share, and both phones end at the same table."""
    check_sound(run_crowd(pages=2, inputs=20, servers=2, shared=True, readers=1), 20)
