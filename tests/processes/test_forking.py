"""A page's process is a fork of the warm parent, and otherwise an ordinary kernel."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path

import pytest
import zmq
from traitlets.config import PyFileConfigLoader

from tests.processes import opening
from tests.processes.conftest import serve_kernels
from tests.samples import LONG, sample
from tests.waiting import wait_until
from village_core.games import MORE
from village_widgets import processes
from village_widgets.host import serving
from village_widgets.processes import PageRequest
from village_widgets.processes.client import Client
from village_widgets.processes.kernels import ForkedProcess, Kernels

AT_ONCE = sample(8, 20)
WARMING = (opening.QUICK, "ipywidgets"), (processes.PARENT, "village_widgets.play")
"""Parents, and a module that only they import, not every kernel."""

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


def test_a_fork_has_both_channels_of_widgets(run, kernels) -> None:
    """A fork has registered both channels of ipywidgets, which the parent imported before there was a kernel."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            targets = await page.evaluate("sorted(get_ipython().kernel.comm_manager.targets)")
            assert page.forked and {"jupyter.widget", "jupyter.widget.control"} <= {*targets}

    run(test())


def test_a_page_is_interrupted(run, kernels) -> None:
    """An endless loop is interrupted, and the process answers again."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            running = page.client.execute_interactive(
                "print('on', flush=True)\nwhile True: pass", output_hook=hear, timeout=opening.PATIENCE
            )
            on.clear()
            task = asyncio.ensure_future(running)
            await on.wait()
            await kernels.interrupt_kernel(page.id)
            assert (await task)["content"]["ename"] == "KeyboardInterrupt"
            assert await page.evaluate("1 + 1") == 2

    on = asyncio.Event()

    def hear(message: dict) -> None:
        if message["msg_type"] == "stream":
            on.set()

    run(test())


def test_a_page_is_restarted(run, kernels) -> None:
    """Another fork takes the place of a restarted page, on the same connection, and the old one has ended with its variables."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            before = page.pid
            await page.client.execute_interactive("old = 1", timeout=opening.PATIENCE)
            await kernels.restart_kernel(page.id)
            await page.client.wait_for_ready(timeout=opening.PATIENCE)
            assert page.forked and page.pid != before and opening.has_ended(before)
            assert await page.evaluate("'old' in globals()") is False

    run(test())


def test_many_pages_at_once_are_forked_and_end_on_request(run, kernels) -> None:
    """Many pages started at once are all forked and answer; asked to shut down just after work, each ends without a signal."""

    async def test() -> None:
        async with opening.open_pages(kernels, AT_ONCE) as pages:
            assert all(page.forked for page in pages)
            assert await asyncio.gather(*(page.evaluate("__import__('os').getpid()") for page in pages)) == [
                page.pid for page in pages
            ]
            await asyncio.gather(*(kernels.shutdown_kernel(page.id) for page in pages))
        assert {page.manager._shutdown_status.value for page in pages} == {"ShutdownRequest"}

    run(test())


def test_a_server_has_sockets_for_a_thousand_pages(kernels) -> None:
    """The server may open six sockets for each of a thousand pages; by default ZeroMQ allows a thousand in all."""
    assert kernels.context.get(zmq.MAX_SOCKETS) >= 6 * 1000


def test_pages_outlive_their_parent_and_the_next_page_has_another(run, kernels) -> None:
    """A killed parent is replaced when it is needed; the pages that it had forked live on."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            before = opening.find_parent(kernels)
            before.kill()
            async with opening.open_pages(kernels, 2) as others:
                assert all(other.forked for other in others)
                assert opening.find_parent(kernels) != before
            assert await page.evaluate("1 + 1") == 2
            assert await page.manager.is_alive()
            after = page.pid
            await kernels.shutdown_kernel(page.id)
        wait_until(lambda: not opening.is_running(after), "the end of a page without a parent")

    run(test())


def build_request(environment: dict[str, str], folder: Path) -> PageRequest:
    """Return the request for a process with this environment, in this folder."""
    return PageRequest(["-f", str(folder / "kernel.json")], environment, str(folder))


def test_a_process_ends_if_its_server_closes_before_reading_its_id(run, kernels, tmp_path) -> None:
    """A process ends if its server closes the connection without reading the process id."""

    async def test() -> None:
        others = opening.find_parent(kernels).children()
        with await kernels.warm._open_line(build_request(dict(os.environ), tmp_path)) as line:
            await asyncio.to_thread(select.select, [line], [], [], opening.PATIENCE)  # the child has sent its process ID
            [page] = {*opening.find_parent(kernels).children()} - {*others}
        await asyncio.to_thread(wait_until, lambda: not page.is_running(), "the end of the process")
        assert {*opening.find_parent(kernels).children()} == {*others}, "only that process has ended"

    run(test())


@pytest.fixture
def take_page(run, kernels) -> Iterator[Callable[..., Coroutine[None, None, opening.Page]]]:
    """Provide a function that takes a process of ``kernels`` for a page; these end with the test, and no other may be left."""
    pages: list[opening.Page] = []

    async def take(path: str = "", **env: str) -> opening.Page:
        await kernels.admission.enter("somebody", print)
        begun = await kernels.start_page("somebody", path, env)
        pages.append(opening.Page(begun.number, kernels.get_kernel(begun.number), begun.connection))
        return pages[-1]

    async def end() -> None:
        await asyncio.gather(*(opening.end_page(kernels, page) for page in pages))
        assert kernels._spare is None and not opening.find_parent(kernels).children()

    yield take
    run(end())


async def prepare_page(kernels: Kernels) -> opening.Page:
    """Let a process get ready for the next page, and return it."""
    kernels.prepare_spare()
    begun, _ = await kernels._spare
    return opening.Page(begun.number, kernels.get_kernel(begun.number), begun.connection)


def test_a_process_is_ready_for_the_next_page(run, kernels, take_page) -> None:
    """However often it is asked for, one process is ready before a page comes; it gets that page's folder and variables.

    The page after that gets a process of its own.
    """

    async def test() -> None:
        for _ in range(2):
            kernels.prepare_spare()
        (ready, _), _ = await kernels._spare
        assert len(opening.find_parent(kernels).children()) == 1 and kernels.admission.waiting == 0
        page, other = await take_page("stone_age", HERE="here"), await take_page()
        assert page.id == ready != other.id and page.forked and other.forked
        assert await page.evaluate("__import__('os').getcwd()") == str(opening.ROOT / "notebooks" / "stone_age")
        assert [await each.evaluate("__import__('os').environ.get('HERE')") for each in (page, other)] == ["here", None]

    run(test())


def test_no_process_is_prepared_without_a_place(run, kernels, take_page, monkeypatch) -> None:
    """No process is made ready while every place is taken."""

    async def test() -> None:
        monkeypatch.setattr(kernels.admission, "places", 1)
        await take_page()
        kernels.prepare_spare()
        assert kernels._spare is None

    run(test())


def test_an_ended_process_serves_no_page(run, kernels, take_page) -> None:
    """The ready process is not used if it has ended."""

    async def test() -> None:
        ended = await prepare_page(kernels)
        await opening.kill_process(ended)
        page = await take_page()
        assert page.id != ended.id and await page.evaluate("1 + 1") == 2

    run(test())


def test_a_page_that_cannot_be_forked_is_started_as_usual(run, kernels, tmp_path) -> None:
    """A page with a new value of a variable that Python or the list of games reads at start is started as usual, and has it."""
    unforked = {**opening.UNFORKED, MORE: "orchard=tests.orchard_core"}

    async def test() -> None:
        for variable in unforked.items():
            environment = {**os.environ, **dict([variable])}
            assert await kernels.warm.fork(build_request(environment, tmp_path)) is None
        async with opening.open_pages(kernels, **unforked) as [page]:
            assert not page.forked
            assert await page.evaluate("'ipywidgets' in __import__('sys').modules") is False, "not every kernel imports it"
            assert [await page.evaluate(f"__import__('os').environ[{name!r}]") for name in unforked] == list(unforked.values())

    run(test())


def test_a_page_is_started_as_usual_without_a_parent(run, monkeypatch) -> None:
    """If the warm parent cannot start, a page gets an ordinary new process instead of a fork."""
    monkeypatch.setattr(opening.PARENT, nowhere := "village_widgets.processes.nowhere")

    async def test(kernels: Kernels) -> None:
        async with opening.open_pages(kernels) as [page]:
            assert not page.forked
            assert await page.evaluate("1 + 1") == 2

    with serve_kernels(run, nowhere) as kernels:
        run(test(kernels))


def test_a_page_is_ready_when_it_has_answered(run, kernels) -> None:
    """After a page is ready, no message of its start remains unread, so the next message answers the next request."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            assert isinstance(page.client, Client)
            for _ in range(2):
                await page.client.wait_for_ready(timeout=opening.PATIENCE)
                asked = page.client.execute("1 + 1")
                said = await page.client.get_iopub_msg(timeout=opening.PATIENCE)
                assert said["parent_header"]["msg_id"] == asked and said["content"]["execution_state"] == "busy"

    run(test())


def test_a_page_that_never_gets_ready_is_not_waited_for(run, kernels, monkeypatch) -> None:
    """Waiting for a page ends with an error if its process is stopped for too long, and with another error if it has ended."""

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            page.manager.stop_restarter()
            os.kill(page.pid, signal.SIGSTOP)
            with pytest.raises(RuntimeError, match="has not answered"):
                await page.client.wait_for_ready(timeout=0.1)
            monkeypatch.setattr("village_widgets.processes.client.AGAIN", 0.05)
            os.kill(page.pid, signal.SIGKILL)
            with pytest.raises(RuntimeError, match="has ended"):
                await page.client.wait_for_ready(timeout=opening.PATIENCE)

    run(test())


@pytest.mark.parametrize(("parent", "imported"), WARMING if LONG else WARMING[:1])
def test_a_page_is_started_as_usual_on_a_system_without_forks(run, monkeypatch, parent, imported) -> None:
    """Without forks there is no parent; pages work, and the process for the next page has imported what a parent would have."""
    monkeypatch.setattr("village_widgets.processes.kernels.FORKS", False)
    monkeypatch.setattr(opening.PARENT, parent)

    async def test() -> None:
        with tempfile.TemporaryDirectory() as folder:
            kernels = opening.build_kernels(folder)
            assert kernels.warm is None
            await kernels.admission.enter("somebody", print)
            ready = await prepare_page(kernels)
            number, _ = await kernels.start_page("somebody", "stone_age", {"HERE": "here"})
            assert ready.id == number
            page = opening.connect_page(kernels, number)
            await page.client.wait_for_ready(timeout=opening.PATIENCE)
            assert not page.forked and await page.evaluate("1 + 1") == 2
            assert await page.evaluate(f"{imported!r} in __import__('sys').modules") is True
            assert await page.evaluate("__import__('os').getcwd()") == str(opening.ROOT / "notebooks" / "stone_age")
            assert await page.evaluate("__import__('os').environ['HERE']") == "here"
            page.client.stop_channels()
            await kernels.shutdown_all(now=True)

    run(test())


def test_a_notebook_that_people_write_in_has_an_ordinary_kernel(run, kernels) -> None:
    """A kernel that starts without Voila's variable, as JupyterLab's do, is not forked: it needs a debugger and a history."""

    async def test() -> None:
        kernel = await kernels.start_kernel(path="", env=dict(os.environ))
        assert not isinstance(kernels.get_kernel(kernel).provisioner.process, ForkedProcess)
        await kernels.shutdown_kernel(kernel, now=True)

    run(test())


@pytest.mark.parametrize(("file", "setting"), [("voila.py", "VoilaConfiguration"), ("jupyter_server_config.py", "ServerApp")])
def test_both_servers_use_our_kernels(file, setting) -> None:
    """The configurations of Voila and of the Jupyter server name our class of kernels."""
    config = PyFileConfigLoader(file, path=str(serving.VOILA / "config")).load_config()
    names = {"VoilaConfiguration": "multi_kernel_manager_class", "ServerApp": "kernel_manager_class"}
    assert config[setting][names[setting]] == f"{Kernels.__module__}.{Kernels.__qualname__}"


def test_a_changed_file_brings_another_parent(run, kernels, take_page) -> None:
    """Pages share a hash seed; after a program's file was touched, the next page has another, without a restart of the server.

    The process that was ready for it is not used.
    """
    changed = Path(processes.__file__)
    then = changed.stat()

    async def test() -> None:
        async with opening.open_pages(kernels) as [page]:
            seed = await page.evaluate("hash('seed')")
            old = await prepare_page(kernels)
            assert seed == await old.evaluate("hash('seed')")
            os.utime(changed)
            after = await take_page()
            assert after.id != old.id and opening.has_ended(old.pid)
            assert after.forked and await after.evaluate("hash('seed')") != seed

    try:
        run(test())
    finally:
        os.utime(changed, ns=(then.st_atime_ns, then.st_mtime_ns))
