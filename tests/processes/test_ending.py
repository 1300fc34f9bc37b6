"""The end of pages' processes: with their page, when they are no longer needed, and with their server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from datetime import timedelta

import pytest

from tests.processes.opening import QUICK, ROOT, find_parent, has_ended, is_running, kill_process, open_pages
from tests.waiting import wait_until
from village_widgets import processes
from village_widgets.processes.kernels import StartedProcess

SERVER = f"""
import asyncio, sys
from tests.processes.opening import build_kernels, open_page
from village_widgets.processes import kernels as processes
processes.PARENT = {QUICK!r}
async def serve():
    kernels = build_kernels(sys.argv[1])
    pages = [await open_page(kernels) for _ in range(2)]
    print(kernels.warm._process.pid, *(page.pid for page in pages), flush=True)
    await asyncio.Event().wait()
asyncio.run(serve())
"""

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


@pytest.fixture(scope="module", autouse=True)
def server() -> Iterator[subprocess.Popen[str]]:
    """Provide another server, which starts while the first tests of this module run; it prints its processes' ids when ready."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, folder]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as started:
            yield started
            started.kill()


def test_a_page_that_closes_or_is_killed_is_gone(run, kernels) -> None:
    """A page that closes or is killed leaves no process behind, not even a zombie."""

    async def test() -> None:
        async with open_pages(kernels, 2) as [closed, killed]:
            await kernels.shutdown_kernel(closed.id)
            await kill_process(killed)
            assert has_ended(closed.pid) and has_ended(killed.pid) and not find_parent(kernels).children()
            assert not await killed.manager.is_alive()

    run(test())


def test_a_connection_that_closes_while_its_process_ends_is_not_kept(run, kernels) -> None:
    """A connection that Jupyter begins to buffer while its page's process ends is closed too."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            streams = {"shell": page.manager.connect_shell(), "iopub": page.manager.connect_iopub()}
            ending = asyncio.ensure_future(kernels.shutdown_kernel(page.id))
            asyncio.get_running_loop().call_soon(kernels.start_buffering, page.id, "page", streams)  # as it is ending
            await ending
            assert page.id not in kernels and all(stream.closed() for stream in streams.values())

    run(test())


def test_a_process_whose_page_is_left_or_idle_ends_and_its_place_is_free(run, kernels, monkeypatch) -> None:
    """A process ends if its page left long ago (less if others wait) or is idle for very long, but not before its page came."""

    async def test() -> None:
        async def begin() -> str:
            await kernels.admission.enter("somebody", print)
            return (await kernels.start_page("somebody", "", {})).number

        async def ends(kernel: str, connected: bool = False, **timeouts: int) -> bool:
            for name, seconds in {"left": 600, "wanted": 600, "idle": 600, **timeouts}.items():
                monkeypatch.setattr(kernels, f"page_{name}_timeout", seconds)
            if connected:
                kernels.notify_connect(kernel)
            kernels.get_kernel(kernel).execution_state = "idle"
            await kernels.cull_kernel_if_idle(kernel)
            return kernel not in kernels

        free = repr(kernels.admission)
        kernel = await begin()
        assert not kernels.has_connected(kernel) and repr(kernels.admission) != free
        assert not await ends(kernel, left=0), "no page has come yet"
        assert not await ends(kernel, connected=True, left=0) and kernels.has_connected(kernel)
        kernels.notify_disconnect(kernel)
        assert not await ends(kernel, wanted=0), "no other page waits"
        with monkeypatch.context() as scarce:
            scarce.setattr(kernels.admission, "places", 1)
            assert not await ends(kernel, wanted=0), "all places are taken, but no other page waits"
        assert await ends(kernel, left=0)
        await kernels.cull_kernel_if_idle(kernel)  # once more, for a process that has ended
        assert await ends(await begin(), connected=True, idle=0)
        kernel = await begin()
        kernels.get_kernel(kernel).last_activity -= timedelta(hours=1)
        assert not await ends(kernel, connected=True), "it was ready for long, but its page is new"
        await kernels.shutdown_kernel(kernel)
        monkeypatch.setattr(kernels.admission, "places", 0)
        waiting = asyncio.ensure_future(kernels.admission.enter("another", print))
        kernel = (await kernels.start_page("nobody", "", {})).number
        assert not await ends(kernel, connected=True, wanted=0)
        kernels.notify_disconnect(kernel)
        assert await ends(kernel, wanted=0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert repr(kernels.admission).startswith("Admission(0 of")

    run(test())


def test_a_process_that_fails_before_its_page_has_it_ends_and_its_place_is_free(run, kernels, monkeypatch) -> None:
    """A process that can't be given its page's folder and variables ends with that error, and its place is free again."""

    async def fail(started: StartedProcess, code: str) -> None:
        ending.append(started)
        raise TimeoutError

    async def test() -> None:
        free = repr(kernels.admission)
        await kernels.admission.enter("somebody", print)
        with pytest.raises(TimeoutError):
            await kernels.start_page("somebody", "", {})
        [(number, connection)] = ending
        assert not connection.channels_running, "the server's connection to it is closed"
        assert number not in kernels and not find_parent(kernels).children() and repr(kernels.admission) == free

    ending: list[StartedProcess] = []
    monkeypatch.setattr(StartedProcess, "run", fail)
    run(test())


def test_the_ready_process_stays_until_a_page_comes(run, kernels, monkeypatch) -> None:
    """The process kept ready for the next page is not listed and does not end as unused; once it is no longer kept, it does."""

    async def test() -> None:
        kernels.prepare_spare()
        (ready, connection), _ = await kernels._spare
        monkeypatch.setattr(kernels, "cull_idle_timeout", -1)
        kernels.get_kernel(ready).execution_state = "idle"
        await kernels.cull_kernel_if_idle(ready)
        assert ready in kernels and not kernels.list_kernels(), "and belongs to no page, so it is not listed"
        kernels._spare = None
        await kernels.cull_kernel_if_idle(ready)
        assert ready not in kernels
        connection.stop_channels()

    run(test())


def test_a_server_that_is_killed_leaves_nothing_behind(server) -> None:
    """The parent and the pages of a killed server end."""
    pids = [int(pid) for pid in server.stdout.readline().split()]
    assert len(pids) == 3 and all(is_running(pid) for pid in pids)
    server.kill()
    server.wait()
    wait_until(lambda: not any(is_running(pid) for pid in pids), "the end of all processes of the server")
