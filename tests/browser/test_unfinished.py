"""Requests that are never completed, on a server as users start it."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.unfinished import measure_damage


def test_unfinished_requests_do_little_harm() -> None:
    """Newcomers open a page while one client holds unfinished heads and sends large bodies; memory and log stay small."""
    with ThreadPoolExecutor(1) as apart:  # this thread's event loop belongs to the browser of other tests
        damage = apart.submit(measure_damage, heads=300).result()
    assert damage.is_harmless, damage
