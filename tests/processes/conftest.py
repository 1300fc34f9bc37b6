"""Kernels of a server, for the tests of processes.

The tests of this folder share one event loop and one parent of each kind: one that has imported all, and one that imports little
and is quickly replaced.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

import pytest

from tests.processes.opening import BILINGUAL, PARENT, QUICK, Run, build_kernels
from village_widgets.processes.kernels import Kernels


@pytest.fixture(scope="package")
def run() -> Iterator[Run]:
    """Provide a function that runs a coroutine in the event loop of this folder."""
    with asyncio.Runner() as runner:
        yield runner.run


@contextmanager
def serve_kernels(run: Run, parent: str) -> Iterator[Kernels]:
    """Provide a server's kernels with this module as their parent; their files are in a folder with a short path."""
    with tempfile.TemporaryDirectory() as folder:

        async def begin() -> Kernels:
            return build_kernels(folder)

        with patch(PARENT, parent):
            made = run(begin())
        yield made
        run(made.shutdown_all(now=True))
        made.warm.end()


@pytest.fixture(scope="package")
def warm(run) -> Iterator[Kernels]:
    """Provide kernels whose parent has imported all that pages need."""
    with serve_kernels(run, BILINGUAL) as made:
        yield made


@pytest.fixture(scope="package")
def kernels(run) -> Iterator[Kernels]:
    """Provide kernels whose parent imports little, so that it is quickly replaced."""
    with patch(PARENT, QUICK), serve_kernels(run, QUICK) as made:
        yield made
