"""The warm parent: a process that has imported and read everything a page needs, and forks a child for each request.

``python -m village_widgets.processes.parent NUMBER``, where ``NUMBER`` is the descriptor of a Unix socket. The server
sends one end of a new socket over it, the child's *line*, and the parent forks. The child reads its request from the line. A
``PageRequest`` makes it an ordinary ipykernel, which sends its process number over the line once clients can connect; a
``RehearsalRequest`` makes it send the first outputs of notebooks and end.

A closed line means that the process at its other end has gone: a page's child ends with its server, and a server notices its
child's end, even without the parent. The parent keeps nothing of its children. It has no thread, event loop, open store or
ZeroMQ context, because none of these survives a fork.

All children share their parent's hash seed and memory. ``random``, ``uuid`` and ``secrets`` differ in each:
Python reseeds the first after a fork, and the others ask the system.
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

from village_core.kernel.words import preload
from village_core.kernel.words.languages import list_languages
from village_widgets.processes import REHEARSAL, PageRequest, RehearsalRequest, warming
from village_widgets.processes.reading import Snapshot

ONE_THREAD: Final = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
"""Variables that keep numpy from starting threads, which would not survive in a child."""
LATE: Final = (
    "IPython.core.debugger",
    "IPython.core.oinspect",
    "IPython.extensions.storemagic",
    "IPython.utils.wildcard",
    "ipykernel.debugger",
    "psutil",
    "tornado.locks",
    "tornado.platform.asyncio",
    "tornado.queues",
)
"""Modules that a kernel imports only when it starts."""
DATABASE: Final = "sqlalchemy.dialects.sqlite.pysqlite"
"""A module that is imported only when a store is opened."""
WITHOUT: Final = ("--HistoryManager.enabled=False",)
"""A page's kernel keeps no input history: there is no input, and all kernels would share one file."""
WITH: Final = ("--InteractiveShellApp.extra_extensions=ipywidgets",)
"""Loads ipywidgets again as an extension: it was imported before there was a kernel, and has to register its channels there."""


class PageKernel(IPKernelApp):
    """A kernel that tells its server when it is ready, and exits when the server does."""

    line = Instance(socket.socket)

    def log_connection_info(self) -> None:
        """Tell the server that it can connect now; an earlier attempt would make it wait before the next one."""
        super().log_connection_info()
        self.line.sendall(b"%d" % os.getpid())

    def init_poller(self) -> None:
        """Make the thread that ends this process once its server has ended, which closes the line between them.

        ipykernel calls this and starts the thread later; its own thread would watch the parent process instead.
        """
        self.poller = Thread(target=self._end_with_server, name="server", daemon=True)

    def start(self) -> None:
        """Run until the page ends, then stop the control thread, which else waits for seconds if its last messages get lost."""
        super().start()
        if self.control_thread.is_alive():
            self.control_thread.stop()
            self.control_thread.join()

    def _end_with_server(self) -> None:
        with contextlib.suppress(ConnectionResetError):  # the server ended with unread data on the line
            while self.line.recv(1):
                pass
        os._exit(1)


def main(number: int) -> None:
    """Serve as the warm parent over the socket with this descriptor, until the server (or, in a child, its request) is done."""
    with socket.socket(fileno=number) as requests:
        sources = Snapshot()
        warm()
        gc.collect()
        gc.freeze()  # a collection would write to shared memory, so the system would copy it
        signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the system reaps the children
        line = _fork_children(requests, sources)
    if line is not None:
        serve_child(line)


def warm() -> None:
    """Import the modules of pages, read their words in all languages, and rehearse the most visited pages."""
    cast("dict[str, object]", sys.modules)["pyarrow"] = None  # pandas would import it, and it starts a thread
    os.environ.update(ONE_THREAD)
    prepare_kernels(DATABASE)
    warming.warm()
    import_module(REHEARSAL).rehearse()  # imported after the settings above, so that it starts no thread
    for language in list_languages():
        with contextlib.suppress(Exception):  # pages report the error when they need the words
            preload(language, *warming.ROOTS)
    del sys.modules["pyarrow"]


def prepare_kernels(*names: str) -> None:
    """Import what every kernel would import when it starts, and the modules with these names, if they can be imported.

    From then on ``debugpy`` is an empty module in this process.
    """
    sys.modules["debugpy"] = ModuleType("debugpy")  # ipykernel would load the debugger, which pages don't use
    localinterfaces.localhost()  # reads and caches the machine's addresses
    for name in (*LATE, *names):
        with contextlib.suppress(Exception):
            import_module(name)


def serve_child(line: socket.socket) -> None:
    """Serve in this forked child the one request on its line: be a page's kernel until it ends, or send a rehearsal's outputs."""
    with line.makefile("rb") as received:
        request = msgspec.json.decode(received.readline(), type=PageRequest | RehearsalRequest)
    if isinstance(request, PageRequest):
        _serve_page(line, request)
    else:
        with line, contextlib.suppress(OSError):  # the server may have ended
            line.sendall(import_module(REHEARSAL).serialize_rehearsal(Path(request.folder)))


def _serve_page(line: socket.socket, request: PageRequest) -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    os.setsid()
    os.chdir(request.folder)
    os.environ.clear()
    os.environ.update(request.environment)
    sys.argv[1:] = request.arguments
    PageKernel.launch_instance([*request.arguments, *WITHOUT, *WITH], line=line, parent_handle=os.getppid())


def _fork_children(requests: socket.socket, sources: Snapshot) -> socket.socket | None:
    """Fork a child for each line that is sent. Return the line in a child, and None in the parent once the server has gone.

    If a source file has changed, the parent restarts itself first.
    """
    while requests.recv(1, socket.MSG_PEEK):
        if sources.outdated:
            os.execv(sys.executable, sys.orig_argv)
        _, [number], *_ = socket.recv_fds(requests, 1, 1)
        line = socket.socket(fileno=number)
        if not os.fork():
            return line
        line.close()
    return None


if __name__ == "__main__":
    if not sys.flags.safe_path:
        del sys.path[0]  # drops the server's working folder; a kernel adds its own
    main(int(sys.argv[1]))
