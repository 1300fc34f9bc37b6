"""The server's part in pages' processes: failures leave nothing open and no place taken; spares, forks and old sources."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import TypeAlias

import pytest

from village_widgets import processes
from village_widgets.processes import PageRequest, kernels, reading
from village_widgets.processes.client import Client
from village_widgets.processes.kernels import ForkedProcess, Kernels, Provisioner, SpareProcess, StartedProcess, WarmParent

Act: TypeAlias = Callable[[SimpleNamespace], Awaitable[object]]
REQUEST = PageRequest(["-f", "file"], {"A": "b"}, "folder")
needs_forks = pytest.mark.skipif(not processes.FORKS, reason="pages are not forked on this system")
"""Marks tests that hand a socket to a warm parent, as only a server that forks does."""


class Failed(Exception):
    """A failure."""


async def fail(*_: object, **__: object) -> None:
    """Fail."""
    raise Failed


def build_kernels(**parts: object) -> SimpleNamespace:
    """Return what stands in for a server's kernels; ``did`` has the places that were left and the processes that were ended."""
    did: list[tuple[str, object]] = []

    async def discard(started: StartedProcess) -> None:
        did.append(("discarded", started.number))

    async def take_nothing() -> None:
        return None

    admission = SimpleNamespace(leave=lambda client: did.append(("left", client)), full=False)
    return SimpleNamespace(did=did, admission=admission, _discard=discard, _take_spare=take_nothing, _pages={}, **parts)


def test_a_page_whose_process_can_t_start_leaves_its_place() -> None:
    """If neither a spare process nor a new one can be had, the client's place is free, and the error is told."""
    found = build_kernels(_start_process=fail)
    with pytest.raises(Failed):
        asyncio.run(Kernels.start_page(found, "client", "", {}))
    assert found.did == [("left", "client")] and found._pages == {}


def test_a_silent_process_ends() -> None:
    """A process that fails to run the server's code, or to answer at all, is ended, and the error is told."""
    found = build_kernels()
    with pytest.raises(Failed):
        asyncio.run(Kernels._prepare(found, SimpleNamespace(number="7", run=fail), "code"))
    assert found.did == [("discarded", "7")]

    class Silent(Client):
        def __init__(self) -> None:
            self.did = found.did

        def start_channels(self) -> None:
            self.did.append(("started", "channels"))

        async def wait_for_ready(self, timeout: float) -> None:
            raise Failed

    async def start_kernel(path: str, env: dict[str, str]) -> str:
        return "8"

    found.start_kernel, found.get_kernel = start_kernel, lambda number: SimpleNamespace(client=Silent)
    with pytest.raises(Failed):
        asyncio.run(Kernels._start_process(found))
    assert found.did[1:] == [("started", "channels"), ("discarded", "8")]


def take_spare(outdated: bool = False, known: bool = True, alive: bool = True, fails: bool = False) -> tuple[object, list]:
    """Take a spare process in this state; return what was taken, and what was ended; check that no spare is left."""

    async def is_alive() -> bool:
        return alive

    class Here(SimpleNamespace):
        def __contains__(self, number: str) -> bool:
            return known

    async def take() -> tuple[object, list]:
        found = build_kernels()
        here = Here(did=found.did, _discard=found._discard, get_kernel=lambda _: SimpleNamespace(is_alive=is_alive))
        here._spare = asyncio.get_running_loop().create_future()
        if fails:
            here._spare.set_exception(Failed())
        else:
            here._spare.set_result(SpareProcess(StartedProcess("7", None), SimpleNamespace(outdated=outdated)))
        taken = await Kernels._take_spare(here)
        assert here._spare is None
        return taken, here.did

    return asyncio.run(take())


def test_a_page_takes_only_a_good_spare_process(caplog: pytest.LogCaptureFixture) -> None:
    """A spare process serves one page; one with older sources or that has ended is discarded, and a failed one is logged."""
    assert take_spare() == (StartedProcess("7", None), []) and caplog.text == ""
    for state in ({"outdated": True}, {"known": False}, {"alive": False}):
        assert take_spare(**state) == (None, [("discarded", "7")]), state
    assert caplog.text == "" and take_spare(fails=True) == (None, []) and "can't be used" in caplog.text


@pytest.mark.parametrize(("full", "there", "starts"), [(False, False, True), (True, False, False), (False, True, False)])
def test_a_spare_process_is_prepared_while_a_place_is_free(full: bool, there: bool, starts: bool) -> None:
    """A spare process starts unless there is one already or every place is taken."""

    async def prepare() -> bool:
        found = build_kernels()
        found.admission.full, found._spare, begun = full, object() if there else None, list[bool]()

        async def start_spare() -> None:
            begun.append(True)

        found._start_spare = start_spare
        Kernels.prepare_spare(found)
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()})
        return bool(begun)

    assert asyncio.run(prepare()) is starts


def test_a_page_is_known_by_its_process() -> None:
    """A process of a page is one, and says whether the page has connected; another number is no page's."""
    met = asyncio.Event()
    found = SimpleNamespace(_pages={"7": SimpleNamespace(met=met)})
    assert Kernels.is_page(found, "7") and not Kernels.is_page(found, "8") and not Kernels.has_connected(found, "7")
    met.set()
    assert Kernels.has_connected(found, "7")
    asyncio.run(Kernels.wait_for_page(found, "7"))
    with pytest.raises(KeyError):
        Kernels.has_connected(found, "8")


def watch_sockets(monkeypatch: pytest.MonkeyPatch) -> list[socket.socket]:
    """Return a list of the sockets that the server makes from now on."""
    made: list[socket.socket] = []
    pair = socket.socketpair

    def make_pair() -> tuple[socket.socket, socket.socket]:
        both = pair()
        made.extend(both)
        return both

    monkeypatch.setattr(kernels.socket, "socketpair", make_pair)
    return made


def run_with_parent(monkeypatch: pytest.MonkeyPatch, act: Act, answer: bytes | None) -> tuple[object, list[socket.socket]]:
    """Let a server act with a warm parent whose child answers its line with these bytes and ends, or with one that has gone.

    Return what came of it, the error too, and the server's sockets.
    """
    made = watch_sockets(monkeypatch)

    async def run() -> object:
        requests, theirs = socket.socketpair()
        parent = SimpleNamespace(_requests=requests)
        parent._open_line = lambda request: WarmParent._open_line(parent, request)
        if answer is None:
            theirs.close()
        acting = asyncio.ensure_future(act(parent))
        if answer is not None:
            theirs.setblocking(True)
            _, [number], *_ = await asyncio.to_thread(socket.recv_fds, theirs, 1, 1)
            with socket.socket(fileno=number) as line:
                assert line.recv(1000).endswith(b"\n")
                line.sendall(answer)
            theirs.close()
        [done], _ = await asyncio.wait([acting])
        requests.close()
        return done.exception() or done.result()

    return asyncio.run(run()), made[2:]


def fork(parent: SimpleNamespace) -> Awaitable[ForkedProcess]:
    """Ask a parent for a fork."""
    return WarmParent._request_fork(parent, REQUEST)


def rehearse(parent: SimpleNamespace) -> Awaitable[bytes]:
    """Ask a parent for a rehearsal."""
    return WarmParent.rehearse(parent, Path("folder"))


@needs_forks
@pytest.mark.parametrize(("act", "answer"), [(fork, b""), (fork, None), (rehearse, b'[{"a":'), (rehearse, b""), (rehearse, None)])
def test_a_line_to_nowhere_closes(monkeypatch: pytest.MonkeyPatch, act: Act, answer: bytes | None) -> None:
    """If the parent has gone, or the child ends early or within its answer, an ``OSError`` says so and no socket stays open."""
    found, sockets = run_with_parent(monkeypatch, act, answer)
    assert isinstance(found, OSError) and sockets and all(one.fileno() == -1 for one in sockets)


@needs_forks
def test_a_fork_is_known_by_the_number_that_it_sends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A child that sends its number is that process, which has ended once its line is closed; a rehearsal comes whole."""
    found, _ = run_with_parent(monkeypatch, fork, b"4711")
    assert isinstance(found, ForkedProcess) and found.pid == 4711
    assert found.poll() == found.wait() == 0 == found.returncode
    assert run_with_parent(monkeypatch, rehearse, b"[1,2]")[0] == b"[1,2]"


def test_the_wait_for_a_running_process_has_a_limit() -> None:
    """A process whose line is open runs; waiting for its end fails after the time that was given."""
    ours, theirs = socket.socketpair()
    ours.setblocking(False)
    process = ForkedProcess(4711, ours)
    assert process.poll() is None and process.returncode is None
    with pytest.raises(TimeoutError):
        process.wait(0.01)
    theirs.sendall(b"more")
    theirs.close()
    assert process.wait(5) == 0 == process.poll() and ours.fileno() == -1


def test_another_command_is_started_by_jupyter(monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that the parent can't serve isn't sent to it, and a page that it fails to fork is started by Jupyter too."""
    asked: list[object] = []

    async def launch(self: object, cmd: list[str], **options: object) -> str:
        return f"jupyter starts {cmd[-1]}"

    async def refuse(request: PageRequest) -> None:
        asked.append(request)

    monkeypatch.setattr(kernels.LocalProvisioner, "launch_kernel", launch)
    provisioner = Provisioner()
    provisioner.warm = SimpleNamespace(fork=refuse)
    page = [kernels.sys.executable, "-m", "ipykernel_launcher", "-f", "file"]
    for cmd, options in (
        ([*page[:2], "other"], {"env": {}, "cwd": "."}),
        (["python3", *page[1:]], {"env": {}, "cwd": "."}),
        (page, {"env": {}}),
    ):
        assert asyncio.run(provisioner.launch_kernel(cmd, **options)) == f"jupyter starts {cmd[-1]}" and asked == []
    assert asyncio.run(provisioner.launch_kernel(page, env={"A": "b"}, cwd="folder")) == "jupyter starts file"
    assert asked == [REQUEST]


def test_sources_are_old_once_a_file_changes_or_goes(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A snapshot is outdated after a file was written or removed, in a folder below too; new and compiled files don't count."""
    monkeypatch.setattr(reading, "ROOTS", (tmp_path,))
    (tmp_path / "below").mkdir()
    for name in ("a.py", "below/b.ftl", "c.pyc"):
        (tmp_path / name).write_text("one")
    then = reading.Snapshot()
    assert repr(then) == "Snapshot(2 files)" and not then.outdated
    (tmp_path / "new.py").write_text("new")
    os.utime(tmp_path / "c.pyc", (1, 1))
    assert not then.outdated
    os.utime(tmp_path / "below" / "b.ftl", (1, 1))
    assert then.outdated
    again = reading.Snapshot()
    (tmp_path / "a.py").unlink()
    assert again.outdated and not reading.Snapshot().outdated
