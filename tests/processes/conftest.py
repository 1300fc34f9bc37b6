"""Kernels of a server, for the tests of processes.

Each file has one event loop, and one parent for each kind: one that has imported all, and one that imports little and is quickly
replaced.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.processes.opening import PARENT, QUICK, Run, build_kernels
from village_widgets.processes.kernels import Kernels


@pytest.fixture(scope="module")
def run() -> Iterator[Run]:
    """Provide a function that runs a coroutine in the event loop of this file."""
    with asyncio.Runner() as runner:
        yield runner.run


@contextmanager
def serve_kernels(run: Run) -> Iterator[Kernels]:
    """Provide a server's kernels with one parent; their files are in a folder with a short path."""
    with tempfile.TemporaryDirectory() as folder:

        async def begin() -> Kernels:
            return build_kernels(folder)

        made = run(begin())
        yield made
        run(made.shutdown_all(now=True))
        made.warm.end()


@pytest.fixture(scope="module")
def warm(run) -> Iterator[Kernels]:
    """Provide kernels whose parent has imported all that pages need."""
    with serve_kernels(run) as made:
        yield made


@pytest.fixture(scope="module")
def kernels(run) -> Iterator[Kernels]:
    """Provide kernels whose parent imports little, so that it is quickly replaced."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PARENT, QUICK)
        with serve_kernels(run) as made:
            yield made
