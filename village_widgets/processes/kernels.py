"""The pages' processes as their server has them: forks of a warm parent where the system can fork, else started as usual. One is
ready for the next page, whichever that is, and answers.

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
from village_widgets.processes import FORKS, PARENT, REHEARSAL, Asked, Rehearse
from village_widgets.processes.admission import Admission, cores, places
from village_widgets.processes.client import Client
from village_widgets.processes.reading import Read

PATIENCE: Final = 60
"""Seconds until a parent that has not forked counts as broken."""
log = logging.getLogger(__name__)


class Forked(subprocess.Popen[bytes]):
    """A child of the warm parent, as ``subprocess`` shows a child of one's own; its ``line`` closes when it has gone.

    What it ended with only its parent was told: here that is always 0.
    """

    def __init__(self, pid: int, line: socket.socket) -> None:
        self.args = PARENT
        self.pid = pid
        self.returncode = None
        self.stdin = self.stdout = self.stderr = None
        self._line = line

    def poll(self) -> int | None:
        """Nothing as long as the child is there."""
        if self.returncode is None:
            with contextlib.suppress(BlockingIOError):
                self._hear()
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Return when the child has gone. Raises ``TimeoutError`` if that takes more than ``timeout`` seconds."""
        if self.returncode is None:
            self._line.settimeout(timeout)
            self._hear()
        return 0

    def _hear(self) -> None:
        with contextlib.suppress(ConnectionResetError):
            while self._line.recv(1):
                pass
        self._line.close()
        self.returncode = 0


class WarmParent:
    """The process that forks (``processes/parent.py``): started now, and anew whenever it is needed and has gone."""

    def __init__(self) -> None:
        self._begin()

    async def fork(self, asked: Asked) -> Forked | None:
        """A new child; nothing where there can't be one. Waits for a parent that is still warming up."""
        if _fixed(asked.environment) != self._fixed:
            return None
        for _ in range(2):
            if self._process.poll() is not None:
                self.end()
                self._begin()
            process = self._process
            with contextlib.suppress(OSError):
                return await asyncio.wait_for(self._ask(asked), PATIENCE)
            if process is self._process:
                self.end()
        log.warning("No process could be forked for a page: it is started as usual.")
        return None

    async def rehearsed(self, folder: Path) -> bytes:
        """What a child says that the notebooks in a folder show to newcomers. Raises ``OSError`` if nobody says all of it."""
        told = bytearray()
        with await self._line(Rehearse(str(folder))) as line:
            while part := await asyncio.get_running_loop().sock_recv(line, 2**20):
                told += part
        if not told.endswith(b"]"):
            raise ConnectionResetError("the child has gone before it had said all")
        return bytes(told)

    def end(self) -> None:
        """End the process. Its children go on."""
        self._requests.close()
        self._process.kill()
        self._process.wait()

    def _begin(self) -> None:
        self._fixed = _fixed(os.environ)
        self._requests, theirs = socket.socketpair()
        with theirs:
            command = [sys.executable, "-m", PARENT, str(theirs.fileno())]
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()], start_new_session=True
            )

    async def _line(self, asked: Asked | Rehearse) -> socket.socket:
        """The line of a new child that has been told what it shall be. Raises ``OSError`` if there is no parent any more."""
        line, theirs = socket.socketpair()
        try:
            line.setblocking(False)
            with theirs:
                socket.send_fds(self._requests, [b"."], [theirs.fileno()])
            await asyncio.get_running_loop().sock_sendall(line, msgspec.json.encode(asked) + b"\n")
        except BaseException:
            line.close()
            raise
        return line

    async def _ask(self, asked: Asked) -> Forked:
        """A new child. Raises ``OSError`` if the parent goes before it has forked."""
        line = await self._line(asked)
        try:
            pid = await asyncio.get_running_loop().sock_recv(line, 20)
            if not pid:
                raise ConnectionResetError
            return Forked(int(pid), line)
        except BaseException:
            line.close()  # a child that has come to be after all ends with it
            raise


class Provisioner(LocalProvisioner):
    """Starts a page's process by a fork where it can, and otherwise as Jupyter does; what follows is the same for both."""

    warm: WarmParent

    async def launch_kernel(self, cmd: list[str], **kwargs: object) -> KernelConnectionInfo:
        """Start what ``cmd`` says, with the environment ``env`` in the folder ``cwd``."""
        match cmd, kwargs:
            case [sys.executable, "-m", "ipykernel_launcher", *arguments], {"env": dict(env), "cwd": str(folder)}:
                forked = await self.warm.fork(Asked(arguments, env, folder))
            case _:
                forked = None  # no ordinary kernel
        if forked is None:
            return await super().launch_kernel(cmd, **kwargs)
        self.process = forked
        self.pid = self.pgid = forked.pid
        self.cwd = kwargs["cwd"]
        return self.connection_info


@dataclass
class PageProcess:
    """What is known of a page's process: who has its place and since when, whether its page has ever been connected, and since
    when it is no longer. One that is still expected is not left: the page's door ends it if nobody comes.
    """

    client: str
    since: float = field(default_factory=monotonic)
    met: asyncio.Event = field(default_factory=asyncio.Event)
    alone: float = inf


class Begun(NamedTuple):
    """A process for a page that answers: its number, and the server's connection to it."""

    number: str
    connection: Client

    async def run(self, code: str) -> None:
        """Run something in it for which no page has asked."""
        await self.connection.execute_interactive(code, store_history=False, timeout=PATIENCE)


class Ready(NamedTuple):
    """A process that is ready for the next page, and what it has read."""

    begun: Begun
    read: Read


class Kernels(AsyncMappingKernelManager):
    """All kernels of a server. Those of pages are forked, and so many as there are places; those of notebooks that people write
    in are Jupyter's own.
    """

    page_expected_timeout = Integer(45, help="Seconds that a page has to connect, once its cells have run").tag(config=True)
    page_left_timeout = Integer(3600, help="Seconds until the process of a page that was left ends").tag(config=True)
    page_wanted_timeout = Integer(60, help="The same while others wait for a place").tag(config=True)
    page_idle_timeout = Integer(7200, help="Seconds until that of a page ends on which nothing is done").tag(config=True)

    def __init__(self, **traits: object) -> None:
        super().__init__(**traits)
        self.context.set(zmq.MAX_SOCKETS, self.context.get(zmq.SOCKET_LIMIT))  # else the hundred and seventieth page gets none
        read_tables_an_hour()  # says what is wrong with it before any page is there
        self.admission = Admission(places())
        self.starting = asyncio.Semaphore(max(1, cores() - 1))  # whoever plays shall not feel that others come
        self._pages: dict[str, PageProcess] = {}
        self._ready: asyncio.Future[Ready] | None = None
        self.warm: WarmParent | None = None
        if FORKS:
            self.warm = WarmParent()
            weakref.finalize(self, self.warm.end)

    def get_ready(self) -> None:
        """Let there be a process that is ready for the next page, where there is none and a place for that page."""
        if self._ready is None and not self.admission.full:
            self._ready = asyncio.ensure_future(self._make_ready())

    async def start_page(self, client: str, path: str, env: Mapping[str, str]) -> Begun:
        """The process of a page for a client who has a place, in a folder, with these variables of its environment. The place is
        free again when the process has gone, or can't be had.
        """
        try:
            begun = await self._take_ready() or await self._begin()
        except BaseException:
            self.admission.leave(client)
            raise
        self._pages[begun.number] = PageProcess(client)
        try:
            await begun.run(f"import os; os.chdir({self.cwd_for_path(path)!r}); os.environ.update({env!r})")
        except BaseException:
            await self.shutdown_kernel(begun.number, now=True)
            raise
        return begun

    async def _begin(self) -> Begun:
        """A process for a page, begun now."""
        number = await self.start_kernel(path=ApiPath(""), env={**os.environ, ENV_VARIABLE.VOILA_BASE_URL: ""})
        connection: object = self.get_kernel(number).client()
        assert isinstance(connection, Client)
        connection.start_channels()
        try:
            await connection.wait_for_ready(timeout=PATIENCE)
        except BaseException:
            connection.stop_channels()
            await self.shutdown_kernel(number, now=True)
            raise
        return Begun(number, connection)

    async def _make_ready(self) -> Ready:
        read = Read()
        begun = await self._begin()
        if self.warm is None:
            await begun.run(f"from {PARENT} import warm; warm()")
        return Ready(begun, read)

    async def _take_ready(self) -> Begun | None:
        """The process that is ready for the next page. Nothing where there is none, or one that is of no use any more."""
        ready, self._ready = self._ready, None
        if ready is None:
            return None
        try:
            begun, read = await ready
            if not read.outdated and begun.number in self and await ensure_async(self.get_kernel(begun.number).is_alive()):
                return begun
            begun.connection.stop_channels()
            if begun.number in self:
                await self.shutdown_kernel(begun.number, now=True)
        except Exception:
            log.exception("The process that was ready for a page is of no use")
        return None

    def _is_ready(self, kernel_id: str) -> bool:
        ready = self._ready
        return bool(ready and ready.done() and not ready.exception() and ready.result().begun.number == kernel_id)

    def list_kernels(self) -> list[dict[str, str]]:
        """What is told of all kernels, but for those that nobody has: they get ready for a page, or are ready."""
        told: list[dict[str, str]] = super().list_kernels()
        return [one for one in told if one["id"] in self._pages or self.get_kernel(one["id"]).client_factory is not Client]

    async def meet(self, kernel_id: str) -> None:
        """Return when the page of a process has been connected."""
        await self._pages[kernel_id].met.wait()

    def has_met(self, kernel_id: str) -> bool:
        """Whether the page of a process has ever been connected."""
        return self._pages[kernel_id].met.is_set()

    def notify_connect(self, kernel_id: str) -> None:
        """A page has connected to its process."""
        super().notify_connect(kernel_id)
        if kernel_id in self._pages:
            self._pages[kernel_id].met.set()

    def notify_disconnect(self, kernel_id: str) -> None:
        """A page's connection has gone."""
        super().notify_disconnect(kernel_id)
        if kernel_id in self._pages:
            self._pages[kernel_id].alone = monotonic()

    def remove_kernel(self, kernel_id: str) -> KernelManager:
        """A process has gone: its place is free. A connection that closed while it ended is kept for it by Jupyter: no longer."""
        if kernel_id in self:
            self.stop_buffering(kernel_id)
        if (page := self._pages.pop(kernel_id, None)) is not None:
            self.admission.leave(page.client)
        return super().remove_kernel(kernel_id)

    async def cull_kernel_if_idle(self, kernel_id: str) -> None:
        """End the process of a page that was left, or on which nothing is done; other kernels as Jupyter is told to. One may have
        gone while another was ended. That which is ready for the next page is idle by its nature.
        """
        if kernel_id not in self or self._is_ready(kernel_id):
            return
        page = self._pages.get(kernel_id)
        if page is None:
            await super().cull_kernel_if_idle(kernel_id)
            return
        told = self.kernel_model(kernel_id)
        quiet = (utcnow() - datetime.fromisoformat(told["last_activity"])).total_seconds()
        idle = min(quiet, monotonic() - page.since)  # it may have been ready for long when its page came
        left = 0.0 if told["connections"] else monotonic() - page.alone
        kept = self.page_wanted_timeout if self.admission.waiting else self.page_left_timeout
        if told["execution_state"] != "busy" and (left > kept or idle > self.page_idle_timeout):
            await self.shutdown_kernel(kernel_id)

    def pre_start_kernel(self, kernel_name: str | None, kwargs: dict[str, object]) -> tuple[KernelManager, str, str]:
        """A kernel that is about to start, its kind, and its id."""
        manager, kind, kernel_id = super().pre_start_kernel(kernel_name, kwargs)
        match kwargs:
            case {"env": {ENV_VARIABLE.VOILA_BASE_URL: _}}:
                manager.client_factory = Client
                if self.warm is not None:
                    manager.provisioner = Provisioner(kernel_id=kernel_id, kernel_spec=manager.kernel_spec, parent=manager)
                    manager.provisioner.warm = self.warm
        return manager, kind, kernel_id


async def rehearsed(warm: WarmParent | None, folder: Path) -> bytes:
    """What the notebooks in a folder show to newcomers (a list of ``Foreseen``), as JSON: a fork of the warm parent says it where
    there is one, else a process of its own.
    """
    if warm is not None:
        with contextlib.suppress(OSError):
            return await warm.rehearsed(folder)
    command = sys.executable, "-P", "-m", REHEARSAL, str(folder)
    process = await asyncio.create_subprocess_exec(*command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
    told, _ = await process.communicate()
    return told


def _fixed(environment: Mapping[str, str]) -> dict[str, str]:
    """The variables that say what Python and the list of games are: a process can't take over others when it has begun."""
    return {name: value for name, value in environment.items() if name.startswith("PYTHON") or name == MORE}
