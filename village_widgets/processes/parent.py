"""The warm parent: it has imported and read what a page's process needs, and splits into one for each page that is opened, and
into one that says what newcomers will see.

``python -m village_widgets.processes.parent NUMBER``, where ``NUMBER`` is the descriptor of a Unix socket. Each thing sent
over it is one end of another, the child's *line*: a fork follows. The child reads from its line what it shall be: one for a page
(``Asked``) becomes an ordinary ipykernel, and says its number over the line once one can connect to it; another says what
newcomers will see (``Rehearse``), and ends.

A line that closes says that the process at its other end is gone: a page's child ends with its server, and a server learns of its
child's end, whatever has become of the parent. The parent keeps nothing of its children. It has no thread, no event loop, no
open store and no ZeroMQ context, for none of these survives a fork.

All children share their parent's hash seed and what it has in memory. ``random``, ``uuid`` and ``secrets`` differ in each:
Python seeds the first anew after a fork, and the others ask the system.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal
import socket
import sys
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Final, cast

import msgspec
from ipykernel.kernelapp import IPKernelApp
from jupyter_client import localinterfaces
from traitlets import Instance

from village_widgets.processes import REHEARSAL, Asked, Rehearse, warming
from village_widgets.processes.reading import Read

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""What keeps numpy from beginning threads, of which none would live on in a child."""
LATE: Final = (
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "IPython.utils.wildcard",
    "ipykernel.debugger",
    "psutil",
    "sqlalchemy.dialects.sqlite.pysqlite",
    "tornado.locks",
    "tornado.platform.asyncio",
    "tornado.queues",
)
"""What a kernel imports only when it starts, and a store when it is opened."""
WITHOUT: Final = ("--HistoryManager.enabled=False",)
"""Nobody types into a page's kernel: it keeps no history of what was typed, in a file that all of them would share."""
WITH: Final = ("--InteractiveShellApp.extra_extensions=ipywidgets",)
"""Imported before there was a kernel, it has let none know over which channels a page asks for all widgets, and opens its own."""


class PageKernel(IPKernelApp):
    """An ordinary kernel, but for how it begins and ends: its server hears when one can connect, and it when that has gone."""

    line = Instance(socket.socket)

    def log_connection_info(self) -> None:
        """Tell the server that it can connect: had it tried before, it would wait before the next time."""
        super().log_connection_info()
        self.line.sendall(b"%d" % os.getpid())

    def init_poller(self) -> None:
        """Wait for the end of the server beside everything else."""
        self.poller = Thread(target=self._end_with_server, name="server", daemon=True)

    def start(self) -> None:
        """Run until the end. The control thread ends first: once nobody takes its last words, it waits for seconds."""
        super().start()
        if self.control_thread.is_alive():
            self.control_thread.stop()
            self.control_thread.join()

    def _end_with_server(self) -> None:
        with contextlib.suppress(ConnectionResetError):  # it went before it had read what it was told
            while self.line.recv(1):
                pass
        os._exit(1)


def main(number: int) -> None:
    """Be the parent of what is asked for over the socket of this number; returns when the server, or a child, has finished."""
    with socket.socket(fileno=number) as requests:
        read = Read()
        warm()
        gc.collect()
        gc.freeze()  # a collection would write to what is shared, and so copy it
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system buries the children
        line = _split(requests, read)
    if line is not None:
        be(line)


def warm() -> None:
    """Import what pages are made of, read their words, and make some of them for nobody."""
    sys.modules["debugpy"] = ModuleType("debugpy")  # a page's kernel looks for a debugger, and finds none
    cast("dict[str, object]", sys.modules)["pyarrow"] = None  # pandas takes it where it is, and it begins a thread
    os.environ.update(ONE_THREAD)
    localinterfaces.localhost()  # looks at the machine's addresses, once
    for name in LATE:
        with contextlib.suppress(Exception):
            import_module(name)
    warming.warm()
    import_module(REHEARSAL).rehearse()  # imported when it may begin no thread any more
    del sys.modules["pyarrow"]


def be(line: socket.socket) -> None:
    """Be what a server asks for over its line."""
    with line.makefile("rb") as said:
        asked = msgspec.json.decode(said.readline(), type=Asked | Rehearse)
    if isinstance(asked, Asked):
        _be_page(line, asked)
    else:
        with line, contextlib.suppress(OSError):  # the server may have gone
            line.sendall(import_module(REHEARSAL).told(Path(asked.folder)))


def _be_page(line: socket.socket, asked: Asked) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.chdir(asked.folder)
    os.environ.clear()
    os.environ.update(asked.environment)
    sys.argv[1:] = asked.arguments
    PageKernel.launch_instance([*asked.arguments, *WITHOUT, *WITH], line=line, parent_handle=os.getppid())


def _split(requests: socket.socket, read: Read) -> socket.socket | None:
    """Fork for each line that is sent. Returns in the children with their line, in the parent with nothing once all is over.

    Where something of what was ``read`` has changed, everything is read anew first.
    """
    while requests.recv(1, socket.MSG_PEEK):
        if read.outdated:
            os.execv(sys.executable, sys.orig_argv)
        _, [number], *_ = socket.recv_fds(requests, 1, 1)
        line = socket.socket(fileno=number)
        if not os.fork():
            return line
        line.close()
    return None


if __name__ == "__main__":
    if not sys.flags.safe_path:
        del sys.path[0]  # where the server stands; a kernel adds where it stands itself
    main(int(sys.argv[1]))
