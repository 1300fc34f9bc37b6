"""Waiting for an event: a test looks again and again (``tenacity``).

A fixed wait would be too short on a busy machine.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from operator import not_
from typing import Any, NoReturn

from tenacity import AsyncRetrying, RetryCallState, Retrying, retry_if_result, stop_after_delay, wait_fixed

PATIENCE = 60.0
"""Seconds after which what has not happened is taken never to happen."""
PAUSE = 0.02
"""Seconds between two looks."""


def wait_until(happened: Callable[[], object], awaited: str, patience: float = PATIENCE) -> None:
    """Return once ``happened()`` is true. Raises ``AssertionError`` with what was ``awaited`` after ``patience`` seconds."""
    Retrying(**_looks(awaited, patience))(happened)


async def wait_meanwhile(happened: Callable[[], Awaitable[object]], awaited: str, patience: float = PATIENCE) -> None:
    """Wait as ``until`` does, while other tasks run in this thread's loop."""
    await AsyncRetrying(**_looks(awaited, patience))(happened)


def _looks(awaited: str, patience: float) -> dict[str, Any]:
    def fail_in_vain(_: RetryCallState) -> NoReturn:
        raise AssertionError(f"waited {patience:g} seconds in vain: {awaited}")

    again = {"retry": retry_if_result(not_), "wait": wait_fixed(PAUSE)}
    return {**again, "stop": stop_after_delay(patience), "retry_error_callback": fail_in_vain}
