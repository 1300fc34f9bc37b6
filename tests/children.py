"""Processes that begin as copies of one that has our modules and has opened nothing: starting one takes some milliseconds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from multiprocessing import get_context
from multiprocessing.queues import SimpleQueue
from multiprocessing.synchronize import Barrier
from typing import TypeVar

T = TypeVar("T")

PATIENCE = 60
"""Seconds after which a process that has not come so far counts as broken."""
CHILDREN = get_context("forkserver")
CHILDREN.set_forkserver_preload(
    ["tests.durability.kernel", "sqlalchemy.dialects.sqlite.pysqlite", "sqlalchemy.dialects.postgresql.psycopg", "psycopg"]
)


def run_at_once(work: Callable[..., T], *arguments: Sequence[object]) -> list[T]:
    """Run ``work`` in several processes at the same moment, once with each of the ``arguments``, and return the results.

    These come in any order. ``work`` is a function of a module; its arguments and results are copied.
    """
    together, results = CHILDREN.Barrier(len(arguments)), CHILDREN.SimpleQueue()
    running = [CHILDREN.Process(target=_meet, args=(together, results, work, rest), daemon=True) for rest in arguments]
    for process in running:
        process.start()
    for process in running:
        process.join(PATIENCE)
    assert [process.exitcode for process in running] == [0] * len(running)
    return [results.get() for _ in running]


def _meet(together: Barrier, results: SimpleQueue[T], work: Callable[..., T], arguments: Sequence[object]) -> None:
    together.wait(PATIENCE)
    results.put(work(*arguments))
