"""A page's process is a fork of the warm parent, and in all else an ordinary kernel."""

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

from tests.processes.opening import PARENT, PATIENCE, ROOT, UNFORKED, Page, begun, connected, gone, open_pages, parent_of
from tests.waiting import until
from village_core.games import MORE
from village_widgets import processes
from village_widgets.host import serving
from village_widgets.processes import PageRequest
from village_widgets.processes.client import Client
from village_widgets.processes.kernels import ForkedProcess, Kernels

AT_ONCE = 20

pytestmark = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")


def sockets(pid: int) -> set[str]:
    """The sockets that a process has open."""
    links = (os.readlink(entry) for entry in Path(f"/proc/{pid}/fd").iterdir() if entry.is_symlink())
    return {link for link in links if link.startswith("socket:")}


def test_a_page_has_its_own_environment_folder_session_and_luck(run, warm) -> None:
    """Nothing of another page's or of the parent's is left in it but what all have imported."""

    async def test() -> None:
        async with open_pages(warm, 1, HERE="here") as [page], open_pages(warm) as [other]:
            assert page.forked and other.forked
            assert await page.say("__import__('os').environ['HERE']") == "here"
            assert await other.say("__import__('os').environ.get('HERE')") is None
            assert await page.say("'bqplot' in __import__('sys').modules") is True, "most of what charts take is shared"
            assert await page.say("'pyarrow' in __import__('sys').modules") is False, "it begins threads"
            assert await page.say("__import__('os').getcwd()") == str(ROOT / "notebooks")
            assert await page.say("__import__('os').getsid(0)") == page.pid
            assert await page.say("__import__('os').read(0, 1)") == b""
            assert await page.say("'village_widgets.play' in __import__('sys').modules") is True
            read = "__import__('village_widgets.tutor.course').tutor.course._parse_lesson.cache_info().currsize"
            assert await page.say(read) > 20, "lessons, for what was made for nobody"
            assert await page.say("len(__import__('ipywidgets').Widget.widgets)") == 0, "what was made for nobody is forgotten"
            assert await page.say("'' in __import__('sys').path and '__file__' not in globals()") is True
            for luck in ("__import__('random').random()", "__import__('uuid').uuid4().hex"):
                assert await page.say(luck) != await other.say(luck)

    run(test())


def test_nothing_is_open_in_a_page_that_belongs_to_another(run, warm) -> None:
    """No page holds a socket of the parent's or of another page; the parent holds one, and has one thread."""

    async def test() -> None:
        async with open_pages(warm, 3) as pages:
            parent = parent_of(warm)
            held = [sockets(page.pid) for page in pages]
            assert len(sockets(parent.pid)) == parent.num_threads() == 1
            assert len(set.union(sockets(parent.pid), *held)) == 1 + sum(len(one) for one in held)

    run(test())


def test_a_page_can_ask_for_all_widgets(run, warm) -> None:
    """The channels for widgets are known in a fork too, though what registers them was imported before there was a kernel."""

    async def test() -> None:
        async with open_pages(warm) as [page]:
            targets = await page.say("sorted(get_ipython().kernel.comm_manager.targets)")
            assert page.forked and {"jupyter.widget", "jupyter.widget.control"} <= {*targets}

    run(test())


def test_a_page_is_interrupted(run, kernels) -> None:
    """What runs for ever is stopped, and the process answers."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            running = page.client.execute_interactive(
                "print('on', flush=True)\nwhile True: pass", output_hook=hear, timeout=PATIENCE
            )
            on.clear()
            task = asyncio.ensure_future(running)
            await on.wait()
            await kernels.interrupt_kernel(page.id)
            assert (await task)["content"]["ename"] == "KeyboardInterrupt"
            assert await page.say("1 + 1") == 2

    on = asyncio.Event()

    def hear(message: dict) -> None:
        if message["msg_type"] == "stream":
            on.set()

    run(test())


def test_a_page_is_restarted(run, kernels) -> None:
    """Another fork takes its place, at the same connection, and the old one is gone."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            before = page.pid
            await page.client.execute_interactive("old = 1", timeout=PATIENCE)
            await kernels.restart_kernel(page.id)
            await page.client.wait_for_ready(timeout=PATIENCE)
            assert page.forked and page.pid != before and gone(before)
            assert await page.say("'old' in globals()") is False

    run(test())


def test_twenty_pages_at_once_are_forked_and_end_by_themselves(run, kernels) -> None:
    """All answer; told to end they do so without a signal, however busy they were just before."""

    async def test() -> None:
        async with open_pages(kernels, AT_ONCE) as pages:
            assert all(page.forked for page in pages)
            assert await asyncio.gather(*(page.say("__import__('os').getpid()") for page in pages)) == [
                page.pid for page in pages
            ]
        assert {page.manager._shutdown_status.value for page in pages} == {"ShutdownRequest"}

    run(test())


def test_a_server_has_sockets_for_a_thousand_pages(kernels) -> None:
    """ZeroMQ has a thousand a process unless it is told otherwise, and a page takes six."""
    assert kernels.context.get(zmq.MAX_SOCKETS) >= 6 * 1000


def test_pages_outlive_their_parent_and_the_next_has_another(run, kernels) -> None:
    """A parent that was killed is replaced when it is needed; the pages that it had forked go on."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            before = parent_of(kernels)
            before.kill()
            async with open_pages(kernels, 2) as others:
                assert all(other.forked for other in others)
                assert parent_of(kernels) != before
            assert await page.say("1 + 1") == 2
            assert await page.manager.is_alive()
            after = page.pid
        until(lambda: gone(after), "the end of a page without a parent")

    run(test())


def test_a_process_ends_with_a_server_that_went_before_it_had_heard_of_it(run, warm, tmp_path) -> None:
    """What nobody has read when a line closes is an error at its other end."""

    async def test() -> None:
        others = parent_of(warm).children()
        arguments = ["-f", str(tmp_path / "kernel.json")]
        with await warm.warm._open_line(PageRequest(arguments, dict(os.environ), str(tmp_path))) as line:
            await asyncio.to_thread(select.select, [line], [], [], PATIENCE)  # it has said its number
            [page] = {*parent_of(warm).children()} - {*others}
        await asyncio.to_thread(until, lambda: not page.is_running(), "the end of the process")
        assert {*parent_of(warm).children()} == {*others}, "nobody else has ended, and it has left nothing"

    run(test())


def test_what_has_been_changed_is_read_anew(run, kernels) -> None:
    """Whoever changes a program or a wording need not start the server again. Each reading brings another hash seed."""
    changed = Path(processes.__file__)
    then = changed.stat()

    async def test() -> None:
        async with open_pages(kernels) as [page], open_pages(kernels) as [other]:
            seed = await page.say("hash('seed')")
            assert seed == await other.say("hash('seed')")
            os.utime(changed)
            async with open_pages(kernels) as [after]:
                assert after.forked and await after.say("hash('seed')") != seed

    try:
        run(test())
    finally:
        os.utime(changed, ns=(then.st_atime_ns, then.st_mtime_ns))


@pytest.fixture
def taken(run, kernels) -> Iterator[Callable[..., Coroutine[None, None, Page]]]:
    """Pages that take their process from those kernels, ready or not; they end with the test."""
    pages: list[Page] = []

    async def take(path: str = "", **env: str) -> Page:
        await kernels.admission.enter("somebody", print)
        begun = await kernels.start_page("somebody", path, env)
        pages.append(Page(begun.number, kernels.get_kernel(begun.number), begun.connection))
        return pages[-1]

    async def end() -> None:
        for page in pages:
            page.client.stop_channels()
            await kernels.shutdown_kernel(page.id)
        assert kernels._spare is None and not parent_of(kernels).children()

    yield take
    run(end())


def test_a_process_is_ready_for_the_next_page(run, kernels, taken) -> None:
    """One, which answers before the page is there. It is in the page's folder and knows what the page is told; the page after the
    next one has one of its own.
    """

    async def test() -> None:
        for _ in range(2):
            kernels.prepare_spare()
        (ready, _), _ = await kernels._spare
        assert len(parent_of(kernels).children()) == 1 and kernels.admission.waiting == 0
        page, other = await taken("stone_age", HERE="here"), await taken()
        assert page.id == ready != other.id and page.forked and other.forked
        assert await page.say("__import__('os').getcwd()") == str(ROOT / "notebooks" / "stone_age")
        assert [await each.say("__import__('os').environ.get('HERE')") for each in (page, other)] == ["here", None]

    run(test())


def test_no_process_gets_ready_where_there_is_no_place(run, kernels, taken, monkeypatch) -> None:
    """There are never more processes than places."""

    async def test() -> None:
        monkeypatch.setattr(kernels.admission, "places", 1)
        await taken()
        kernels.prepare_spare()
        assert kernels._spare is None

    run(test())


def test_a_process_that_is_of_no_use_any_more_is_no_page_s(run, kernels, taken) -> None:
    """One that has read what has been changed since, and one that has ended while it was waiting."""
    changed = Path(processes.__file__)
    then = changed.stat()

    async def ready() -> Page:
        kernels.prepare_spare()
        begun, _ = await kernels._spare
        return Page(begun.number, kernels.get_kernel(begun.number), begun.connection)

    async def test() -> None:
        old = await ready()
        os.utime(changed)
        assert (await taken()).id != old.id and gone(old.pid)
        ended = await ready()
        ended.manager.stop_restarter()
        os.kill(ended.pid, signal.SIGKILL)
        await ended.manager._async_wait()
        page = await taken()
        assert page.id != ended.id and await page.say("1 + 1") == 2

    try:
        run(test())
    finally:
        os.utime(changed, ns=(then.st_atime_ns, then.st_mtime_ns))


@pytest.mark.parametrize("variables", [UNFORKED, {MORE: "orchard=tests.orchard_core"}])
def test_a_page_that_a_fork_can_not_be_is_started_as_usual(run, kernels, variables) -> None:
    """Python and the games that there are can't be changed by a variable of the environment after the parent has begun."""

    async def test() -> None:
        async with open_pages(kernels, **variables) as [page]:
            assert not page.forked
            assert [await page.say(f"__import__('os').environ[{name!r}]") for name in variables] == list(variables.values())

    run(test())


def test_a_page_is_started_as_usual_where_there_is_no_parent(run, kernels, monkeypatch) -> None:
    """A parent that can't even begin keeps nobody from a page."""
    monkeypatch.setattr(PARENT, "village_widgets.processes.nowhere")

    async def test() -> None:
        parent_of(kernels).kill()
        async with open_pages(kernels) as [page]:
            assert not page.forked
            assert await page.say("1 + 1") == 2

    run(test())


def test_a_page_is_ready_when_it_has_answered(run, kernels) -> None:
    """Nothing of its beginning is left to be heard, so what comes next belongs to what is asked next."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            assert isinstance(page.client, Client)
            for _ in range(2):
                await page.client.wait_for_ready(timeout=PATIENCE)
                asked = page.client.execute("1 + 1")
                said = await page.client.get_iopub_msg(timeout=PATIENCE)
                assert said["parent_header"]["msg_id"] == asked and said["content"]["execution_state"] == "busy"

    run(test())


def test_a_page_that_never_gets_ready_is_not_waited_for(run, kernels) -> None:
    """Neither one that stands still, longer than it was said, nor one that has ended."""

    async def test() -> None:
        async with open_pages(kernels) as [page]:
            page.manager.stop_restarter()
            os.kill(page.pid, signal.SIGSTOP)
            with pytest.raises(RuntimeError, match="has not answered"):
                await page.client.wait_for_ready(timeout=0.1)
            os.kill(page.pid, signal.SIGKILL)
            with pytest.raises(RuntimeError, match="has ended"):
                await page.client.wait_for_ready(timeout=PATIENCE)

    run(test())


def test_a_page_is_started_as_usual_where_a_system_does_not_fork(run, monkeypatch) -> None:
    """There no parent is begun, and the pages work; the process that is ready for the next has imported what it needs."""
    monkeypatch.setattr("village_widgets.processes.kernels.FORKS", False)
    monkeypatch.setattr(PARENT, processes.PARENT)

    async def test() -> None:
        with tempfile.TemporaryDirectory() as folder:
            kernels = begun(folder)
            assert kernels.warm is None
            for _ in range(2):
                await kernels.admission.enter("somebody", print)
            first, _ = await kernels.start_page("somebody", "", {})
            kernels.prepare_spare()
            (ready, _), _ = await kernels._spare
            second, _ = await kernels.start_page("somebody", "stone_age", {"HERE": "here"})
            assert first != ready == second
            _, page = pages = [connected(kernels, number) for number in (first, second)]
            for each in pages:
                await each.client.wait_for_ready(timeout=PATIENCE)
                assert not each.forked and await each.say("1 + 1") == 2
            assert await page.say("'village_widgets.play' in __import__('sys').modules") is True
            assert await page.say("__import__('os').getcwd()") == str(ROOT / "notebooks" / "stone_age")
            assert await page.say("__import__('os').environ['HERE']") == "here"
            for each in pages:
                each.client.stop_channels()
            await kernels.shutdown_all(now=True)

    run(test())


def test_a_notebook_that_people_write_in_has_an_ordinary_kernel(run, kernels) -> None:
    """Only what Voila asks for is forked: in JupyterLab there are a debugger and a history."""

    async def test() -> None:
        kernel = await kernels.start_kernel(path="", env=dict(os.environ))
        assert not isinstance(kernels.get_kernel(kernel).provisioner.process, ForkedProcess)
        await kernels.shutdown_kernel(kernel, now=True)

    run(test())


@pytest.mark.parametrize(("file", "setting"), [("voila.py", "VoilaConfiguration"), ("jupyter_server_config.py", "ServerApp")])
def test_both_servers_fork(file, setting) -> None:
    """Voila alone and a Jupyter server with Voila in it are told of our kernels by the name of their class."""
    config = PyFileConfigLoader(file, path=str(serving.VOILA / "config")).load_config()
    names = {"VoilaConfiguration": "multi_kernel_manager_class", "ServerApp": "kernel_manager_class"}
    assert config[setting][names[setting]] == f"{Kernels.__module__}.{Kernels.__qualname__}"
