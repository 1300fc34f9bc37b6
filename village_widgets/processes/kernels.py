"""The pages' processes as the server manages them: forked from a warm parent if the system can fork, else started as usual.

While a place is free, one process is kept ready for the next page.

``Kernels`` is set in the configuration files of ``village_widgets/voila/config``.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import socket
import subprocess
import sys
import weakref
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from math import inf
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

import msgspec
import zmq
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.manager import KernelManager
from jupyter_client.provisioning.local_provisioner import LocalProvisioner
from jupyter_core.utils import ensure_async
from jupyter_server._tz import utcnow
from jupyter_server.services.kernels.kernelmanager import AsyncMappingKernelManager
from jupyter_server.utils import ApiPath
from traitlets import Integer
from voila.utils import ENV_VARIABLE

from village_core.games import MORE
from village_widgets.limits.allowance import read_tables_an_hour
from village_widgets.processes import FORKS, PARENT, REHEARSAL, PageRequest, RehearsalRequest
from village_widgets.processes.admission import Admission, count_cores, count_places
from village_widgets.processes.client import Client
from village_widgets.processes.reading import Snapshot

PATIENCE: Final = 60
"""Seconds after which a parent that has not forked counts as broken."""
SPEAK: Final = "from village_core.kernel.words import languages; languages.speak(languages.find_environment_language()) and None"
"""The code by which a process speaks the language of its page: the process was there before the page's environment."""
log = logging.getLogger(__name__)


class ForkedProcess(subprocess.Popen[bytes]):
    """A child of the warm parent with the interface of ``subprocess``; its ``line`` closes when it ends.

    Only its parent learns its exit code: here that is always 0.
    """

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.args = PARENT
        self.pid = pid
        self.returncode = None
        self.stdin = self.stdout = self.stderr = None
        self._line = line

    def poll(self) -> int | None:
        """Return 0 if the child has ended, else None."""
        if self.returncode is None:
            with contextlib.suppress(BlockingIOError):
                self._wait_for_close()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait until the child has ended. Raises ``TimeoutError`` if that takes more than ``timeout`` seconds."""
        if self.returncode is None:
            self._line.settimeout(timeout)
            self._wait_for_close()
        return 0

    def _wait_for_close(self) -> None:
        with contextlib.suppress(ConnectionResetError):
            while self._line.recv(1):
                pass
        self._line.close()
        self.returncode = 0


class WarmParent:
    """The server's handle on the process that forks (``processes/parent.py``).

    The handle starts the parent at once, and again if a fork is wanted and the parent has gone.
    """

    def __init__(self) -> None:
        self._start()

    async def fork(self, request: PageRequest) -> ForkedProcess | None:
        """Fork a child, or return None if that is impossible. Waits for a parent that is still warming up.

        It is impossible if the request configures Python or the list of games in another way than the server did when the parent
        started, and if the parent fails twice or takes too long twice (``PATIENCE``).
        """
        if _select_fixed(request.environment) != self._fixed:
            return None
        for _ in range(2):
            if self._process.poll() is not None:
                self.end()
                self._start()
            process = self._process
            with contextlib.suppress(OSError):
                return await asyncio.wait_for(self._request_fork(request), PATIENCE)
            if process is self._process:
                self.end()
        log.warning("Forking a process for a page failed; starting one as Jupyter does.")
        return None

    async def rehearse(self, folder: Path) -> bytes:
        """Return a folder's first outputs as JSON, by a child. Raises ``OSError`` if the parent is gone or the answer is cut."""
        answer = bytearray()
        with await self._open_line(RehearsalRequest(str(folder))) as line:
            while part := await asyncio.get_running_loop().sock_recv(line, 2**20):
                answer += part
        if not answer.endswith(b"]"):
            raise ConnectionResetError("The child ended before it sent all outputs.")
        return bytes(answer)

    def end(self) -> None:
        """End the parent. Its children go on."""
        self._requests.close()
        self._process.kill()
        self._process.wait()

    def _start(self) -> None:
        self._fixed = _select_fixed(os.environ)
        self._requests, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", PARENT, str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], start_new_session=True
            )

    async def _open_line(self, request: PageRequest | RehearsalRequest) -> socket.socket:
        """Return the line of a new child that has been sent its request. Raises ``OSError`` if the parent has gone."""
        line, theirs = socket.socketpair()
        try:
            line.setblocking(False)
            with theirs:
                socket.send_fds(self._requests, [b"."], [theirs.fileno()])
            await asyncio.get_running_loop().sock_sendall(line, msgspec.json.encode(request) + b"\n")
        except BaseException:
            line.close()
            raise
        return line

    async def _request_fork(self, request: PageRequest) -> ForkedProcess:
        """Fork a child. Raises ``OSError`` if the parent goes before it has forked."""
        line = await self._open_line(request)
        try:
            pid = await asyncio.get_running_loop().sock_recv(line, 20)
            if not pid:
                raise ConnectionResetError
            return ForkedProcess(int(pid), line)
        except BaseException:
            line.close()  # a child that started nevertheless ends with its line
            raise


class Provisioner(LocalProvisioner):
    """Starts a page's process by a fork if possible, and otherwise as Jupyter does."""

    warm: WarmParent

    async def launch_kernel(self, cmd: list[str], **kwargs: object) -> KernelConnectionInfo:
        """Fork a page's process in place of starting ``cmd``, with ``env`` and in ``cwd``; else start it as Jupyter does."""
        match cmd, kwargs:
            case [sys.executable, "-m", "ipykernel_launcher", *arguments], {"env": dict(env), "cwd": str(folder)}:
                forked = await self.warm.fork(PageRequest(arguments, env, folder))
            case _:
                forked = None  # another command, which the parent can't serve
        if forked is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = forked
        self.pid = self.pgid = forked.pid
        self.cwd = kwargs["cwd"]
        return self.connection_info


@dataclass
class PageProcess:
    """A page's process and its use.

    ``client`` got the process at the time ``since``; ``met`` is set once its page has connected; ``alone`` is when its last
    connection closed, also if there is a new one, and infinite before that (the page's door ends a process that no page connects
    to).
    """

    client: str
    since: float = field(default_factory=monotonic)
    met: asyncio.Event = field(default_factory=asyncio.Event)
    alone: float = inf


class StartedProcess(NamedTuple):
    """A page's process that answers: its number, which is the kernel's id, and the server's connection to it."""

    number: str
    connection: Client

    async def run(self, code: str) -> None:
        """Run code for the server itself. Raises ``TimeoutError`` after ``PATIENCE``; an error of the code is only printed."""
        await self.connection.execute_interactive(code, store_history=False, timeout=PATIENCE)


class SpareProcess(NamedTuple):
    """A process that is ready for the next page, and the times that all source files had when it was started."""

    started: StartedProcess
    sources: Snapshot


class Kernels(AsyncMappingKernelManager):
    """The server's kernel manager: it starts, limits and ends the processes of pages, and leaves JupyterLab's kernels to Jupyter.

    Pages' processes are forked if the system can fork, and while a place is free one spare is kept ready.
    """

    page_expected_timeout = Integer(45, help="Seconds that a page has to connect after its cells have run").tag(config=True)
    page_left_timeout = Integer(3600, help="Seconds until the process of a closed page ends").tag(config=True)
    page_wanted_timeout = Integer(60, help="The same while other clients wait for a place").tag(config=True)
    page_idle_timeout = Integer(7200, help="Seconds until the process of an idle page ends").tag(config=True)

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.context.set(zmq.MAX_SOCKETS, self.context.get(zmq.SOCKET_LIMIT))  # the default serves fewer than 170 pages
        read_tables_an_hour()  # raises for a wrong setting before the first page opens
        self.admission = Admission(count_places())
        self.starting = asyncio.Semaphore(max(1, count_cores() - 1))  # one core stays free for running pages
        self._pages: dict[str, PageProcess] = {}
        self._spare: asyncio.Future[SpareProcess] | None = None
        self.warm: WarmParent | None = None
        if FORKS:
            self.warm = WarmParent()
            weakref.finalize(self, self.warm.end)

    def prepare_spare(self) -> None:
        """Start a spare process for the next page, unless there is one or every place is taken."""
        if self._spare is None and not self.admission.full:
            self._spare = asyncio.ensure_future(self._start_spare())

    async def start_page(self, client: str, path: str, env: Mapping[str, str]) -> StartedProcess:
        """Return a process for the page of a client that holds a place, in a folder and with these environment variables added.

        ``path`` is the folder, relative to the server's root. The place is freed when the process ends or can't be started.
        """
        try:
            started = await self._take_spare() or await self._start_process()
        except BaseException:
            self.admission.leave(client)
            raise
        self._pages[started.number] = PageProcess(client)
        await self._prepare(started, f"import os; os.chdir({self.cwd_for_path(path)!r}); os.environ.update({env!r}); {SPEAK}")
        return started

    async def _prepare(self, started: StartedProcess, code: str) -> None:
        """Run code in a process; if the process fails to answer, end it and raise the error. Errors of the code are printed."""
        try:
            await started.run(code)
        except BaseException:
            await self._discard(started)
            raise

    async def _start_process(self) -> StartedProcess:
        """Start a process for a page and wait until it answers; end it, and raise the error, if it doesn't in ``PATIENCE``."""
        number = await self.start_kernel(path=ApiPath(""), env={**os.environ, ENV_VARIABLE.VOILA_BASE_URL: ""})
        connection: object = self.get_kernel(number).client()
        assert isinstance(connection, Client)
        connection.start_channels()
        try:
            await connection.wait_for_ready(timeout=PATIENCE)
        except BaseException:
            await self._discard(StartedProcess(number, connection))
            raise
        return StartedProcess(number, connection)

    async def _discard(self, started: StartedProcess) -> None:
        """Close the connection to a process, and end the process unless it has ended."""
        started.connection.stop_channels()
        if started.number in self:
            await self.shutdown_kernel(started.number, now=True)

    async def _start_spare(self) -> SpareProcess:
        sources = Snapshot()
        started = await self._start_process()
        if self.warm is None:
            await self._prepare(started, f"from {PARENT} import warm; warm()")
        return SpareProcess(started, sources)

    async def _take_spare(self) -> StartedProcess | None:
        """Take the spare process; None if there is none or it failed, has ended, or has older sources (then it is ended)."""
        spare, self._spare = self._spare, None
        if spare is None:
            return None
        try:
            started, sources = await spare
            if not sources.outdated and started.number in self and await ensure_async(self.get_kernel(started.number).is_alive()):
                return started
            await self._discard(started)
        except Exception:
            log.exception("The spare process can't be used; the page gets a new one.")
        return None

    def _is_spare(self, kernel_id: str) -> bool:
        spare = self._spare
        return bool(spare and spare.done() and not spare.exception() and spare.result().started.number == kernel_id)

    def list_kernels(self) -> list[dict[str, str]]:
        """List all kernels except those processes of ours that no page has: spare ones, and those that start."""
        kernels: list[dict[str, str]] = super().list_kernels()
        return [one for one in kernels if one["id"] in self._pages or self.get_kernel(one["id"]).client_factory is not Client]

    def is_page(self, kernel_id: str) -> bool:
        """Return whether a kernel is the process of a page."""
        return kernel_id in self._pages

    async def wait_for_page(self, kernel_id: str) -> None:
        """Wait until the page of a process has connected for the first time. Raises ``KeyError`` if no page has the process."""
        await self._pages[kernel_id].met.wait()

    def has_connected(self, kernel_id: str) -> bool:
        """Return whether the page of a process has ever connected. Raises ``KeyError`` if no page has the process."""
        return self._pages[kernel_id].met.is_set()

    def notify_connect(self, kernel_id: str) -> None:
        """Note that a page has connected to its process."""
        super().notify_connect(kernel_id)
        if kernel_id in self._pages:
            self._pages[kernel_id].met.set()

    def notify_disconnect(self, kernel_id: str) -> None:
        """Note when the connection of a page to its process has closed."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self._pages:
            self._pages[kernel_id].alone = monotonic()

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """Free the place of a process that has ended, and drop the closed connection that Jupyter would keep for it."""
        if kernel_id in self:
            self.stop_buffering(kernel_id)
        if (page := self._pages.pop(kernel_id, None)) is not None:
            self.admission.leave(page.client)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End the process of a page closed or idle for too long, unless it is at work; treat other kernels as Jupyter does.

        A kernel may have gone while another was ended. The spare process is idle by nature, and stays.
        """
        if kernel_id not in self or self._is_spare(kernel_id):
            return
        page = self._pages.get(kernel_id)
        if page is None:
            await super().cull_kernel_if_idle(kernel_id)
            return
        model = self.kernel_model(kernel_id)
        quiet = (utcnow() - datetime.fromisoformat(model["last_activity"])).total_seconds()
        idle = min(quiet, monotonic() - page.since)  # counted from when the page came: a spare process may be old
        left = 0.0 if model["connections"] else monotonic() - page.alone
        patience = self.page_wanted_timeout if self.admission.waiting else self.page_left_timeout
        if model["execution_state"] != "busy" and (left > patience or idle > self.page_idle_timeout):
            await self.shutdown_kernel(kernel_id)

    def pre_start_kernel(self, kernel_name: str | None, kwargs: dict[str, object]) -> tuple[KernelManager, str, str]:
        """Return a kernel that is about to start, its kind and its id; a page's kernel will be forked if the system can fork."""
        manager, kind, kernel_id = super().pre_start_kernel(kernel_name, kwargs)
        match kwargs:
            case {"env": {ENV_VARIABLE.VOILA_BASE_URL: _}}:
                manager.client_factory = Client
                if self.warm is not None:
                    manager.provisioner = Provisioner(kernel_id=kernel_id, kernel_spec=manager.kernel_spec, parent=manager)
                    manager.provisioner.warm = self.warm
        return manager, kind, kernel_id


async def fetch_rehearsal(warm: WarmParent | None, folder: Path) -> bytes:
    """Return the first outputs of a folder's notebooks (a list of ``FirstOutput``) as JSON.

    A fork of the warm parent produces them; without a warm parent, or if that fails, a process of its own does. If that fails
    too, the answer is empty or cut, so it is no JSON.
    """
    if warm is not None:
        with contextlib.suppress(OSError):
            return await warm.rehearse(folder)
    command = sys.executable, "-P", "-m", REHEARSAL, str(folder)
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    output, _ = await process.communicate()
    return output


def _select_fixed(environment: Mapping[str, str]) -> dict[str, str]:
    """Select the variables that configure Python and the list of games, which a running process can't change."""
    return {name: value for name, value in environment.items() if name.startswith("PYTHON") or name == MORE}
