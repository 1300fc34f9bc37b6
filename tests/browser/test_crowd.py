"""Several phones at one table, all of them tapping at once, on one server and on two."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.crowd import Outcome, crowd


def taken(**how: int) -> Outcome:
    """One crowd, in a thread of its own: the browser of the other tests has this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(crowd, **how).result()


def check_sound(outcome: Outcome, inputs: int) -> None:
    """Every tap was entered once or came to something that its page was told, and all pages show the same."""
    assert outcome.sound, [*outcome.figures(), *outcome.lost]
    assert outcome.taps >= inputs and outcome.entered + outcome.refused == outcome.taps
    assert outcome.entered > outcome.refused


def test_three_phones_on_one_server() -> None:
    """SQLite: nothing is lost or doubled, and all three come to the same table."""
    check_sound(taken(pages=3, inputs=30), 30)


def test_phones_on_two_servers() -> None:
    """PostgreSQL: two servers share the table as if they were one."""
    check_sound(taken(pages=2, inputs=20, servers=2, shared=True), 20)
