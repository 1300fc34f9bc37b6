"""Waiting until something has happened: a test sleeps here alone, between two looks. Nothing waits so long
and hopes, for a busy machine is too slow for that.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

PATIENCE = 60.0
"""Seconds after which what has not happened is taken never to happen."""
PAUSE = 0.02
"""Seconds between two looks."""


def until(happened: Callable[[], object], awaited: str, patience: float = PATIENCE) -> None:
    """Return once ``happened()`` is true. Raises ``AssertionError`` with what was ``awaited`` after ``patience`` seconds."""
    deadline = time.monotonic() + patience
    while not happened():
        assert time.monotonic() < deadline, f"waited {patience:g} seconds in vain: {awaited}"
        time.sleep(PAUSE)


async def meanwhile(happened: Callable[[], Awaitable[bool]], awaited: str, patience: float = PATIENCE) -> None:
    """The same while others go on in this thread's loop."""
    deadline = time.monotonic() + patience
    while not await happened():
        assert time.monotonic() < deadline, f"waited {patience:g} seconds in vain: {awaited}"
        await asyncio.sleep(PAUSE)
