"""The real thing, started as people start it: Voila or JupyterLab in a process of its own, on a free port."""

from __future__ import annotations

import fcntl
import os
import re
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import URLError
from urllib.request import urlopen

from tests.waiting import until

ROOT = Path(__file__).parents[2]
PREFIX = "/user/somebody"
"""What goes before every path of a server that is one of many, as Binder's are."""
OURS = {"VILLAGE_PLACES": "1000", "VILLAGE_TABLES": "1000", "VILLAGE_PROXIES": "127.0.0.1"}
"""A test's pages don't wait for each other, and may say from where they come."""
PATIENCE = 120
"""Seconds until a server that has not answered counts as broken."""


def free_port() -> int:
    """A port of this machine that nobody listens on."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])


def make_site(folder: Path) -> None:
    """Build the pages without a server into a folder, as ``make site`` does it, in the environment that is running."""
    making = ["make", "--silent", "--old-file=.venv/ready-to-run", "site", f"SITE={folder}"]
    subprocess.run(making, cwd=ROOT, check=True, timeout=600)


def shared_site(shared: Path) -> Path:
    """The pages without a server, built once in a folder that all of a run's processes share."""
    site, making = shared / "site", shared / "site.making"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            make_site(making)
            making.rename(site)
    return site


class Quiet(SimpleHTTPRequestHandler):
    """A plain server of files that says nothing."""

    def log_message(self, *_: object) -> None:
        """Nothing is said of a request."""


class AsServed(Quiet):
    """The same, at the addresses that the pages have where Voila serves them."""

    def translate_path(self, path: str) -> str:
        """A page's file for a notebook."""
        return super().translate_path(path.replace("/voila/render/", "/").replace(".ipynb", ".html"))


@contextmanager
def files(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """A plain server of a folder's files; gives its address, without a slash at the end."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def find_server(tree: Path) -> str:
    """Name the module that serves the pages of a tree; before version 1.0.0 it stood in another package."""
    modules = ("village_widgets.host.serving", "village_widgets.serving")
    return next(module for module in modules if (tree / module.replace(".", "/")).with_suffix(".py").exists())


@contextmanager
def serving(*arguments: str, tree: Path = ROOT, **variables: str) -> Iterator[str]:
    """Run the server of a tree with ``arguments``; gives what it printed once it is up.

    ``variables`` of the environment go before those that keep a test's data to itself, and have a place for every page. Another
    ``tree`` than this one has its own environment in ``.venv``.
    """
    python = sys.executable if tree == ROOT else str(tree / ".venv/bin/python")
    command = [python, "-m", find_server(tree), *arguments]
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryDirectory() as kept:
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONUNBUFFERED": "1", "VILLAGE_STORE": "", "VILLAGE_DATA": kept}
        environment |= {**OURS, **variables}
        process = subprocess.Popen(command, cwd=tree, stdout=output, stderr=subprocess.STDOUT, env=environment)
        try:
            yield _said(process, output)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def voila(*options: str, tree: Path = ROOT, **variables: str) -> Iterator[str]:
    """Voila as ``make run`` starts it, unless ``options`` say otherwise; gives its address, without a slash at the end."""
    port = free_port()
    with serving(f"--Voila.port={port}", *options, tree=tree, **variables) as said:
        yield _address(said)


@contextmanager
def lab() -> Iterator[str]:
    """JupyterLab as ``make lab`` starts it, but without its token and behind a prefix, as on Binder; gives its address."""
    where = (f"--ServerApp.port={free_port()}", f"--ServerApp.base_url={PREFIX}")
    options = (*where, "--ServerApp.open_browser=False", "--IdentityProvider.token=", "--allow-root")
    with serving("--lab", *options) as said:
        address = _address(said)
        until(lambda: answers(f"{address}/api/kernelspecs"), "the kernels that a Lab may choose from", PATIENCE)
        yield address


def _said(process: subprocess.Popen[bytes], output: object) -> str:
    """What the server printed, once an address in it answers."""

    def printed() -> str:
        output.seek(0)
        text = output.read()
        assert process.poll() is None, f"the server did not come up:\n{text}"
        return text

    until(lambda: (address := _address(printed())) and answers(address), "a server that answers", PATIENCE)
    return printed()


def _address(text: str) -> str:
    found = re.search(rf"http://(?:localhost|127\.0\.0\.1):\d+({PREFIX})?", text)
    return found.group().replace("localhost", "127.0.0.1") if found else ""


def answers(address: str) -> bool:
    """Whether something answers at an address."""
    try:
        with urlopen(address, timeout=30):
            return True
    except (URLError, OSError):
        return False
