"""Servers: Voila or JupyterLab as users start them, each in a process of its own, and plain files of the pages without one."""

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

from tests.waiting import wait_until

ROOT = Path(__file__).parents[2]
PREFIX = "/user/somebody"
"""The path prefix of a server behind a hub, as on Binder."""
OURS = {"VILLAGE_PLACES": "1000", "VILLAGE_TABLES": "1000", "VILLAGE_PROXIES": "127.0.0.1"}
"""Variables of the environment: the pages of a test don't wait for each other, and may state their addresses as a proxy does."""
PATIENCE = 120
"""Seconds until a server that has not answered counts as broken."""


def find_free_port() -> int:
    """Return a port of this machine that is not in use."""
    with socket.socket() as server:
        server.bind(("127.0.0.1", 0))
        return int(server.getsockname()[1])


def make_site(folder: Path, tree: Path = ROOT) -> None:
    """Build a tree's pages without a server into a folder, as ``make site`` does, in the running environment."""
    making = ["make", "--silent", "--old-file=.venv/ready-to-run", "site", f"SITE={folder}", f"PARTS={ROOT / 'build/parts'}"]
    subprocess.run(making, cwd=tree, check=True, timeout=600, env={**os.environ, "PYTHONPATH": str(tree)})


def build_shared_site(shared: Path) -> Path:
    """Return the folder of the pages without a server, built once in a folder that all processes of a test run share."""
    site, making = shared / "site", shared / "site.making"
    with (shared / "site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not site.exists():
            make_site(making)
            making.rename(site)
    return site


class Quiet(SimpleHTTPRequestHandler):
    """A plain file server that logs nothing."""

    def log_message(self, *_: object) -> None:
        """Log nothing."""


class AsServed(Quiet):
    """A plain file server with the paths that the pages have on Voila."""

    def translate_path(self, path: str) -> str:
        """Return a page's file for the path of a notebook."""
        return super().translate_path(path.replace("/voila/render/", "/").replace(".ipynb", ".html"))


@contextmanager
def serve_files(folder: Path, handler: type[Quiet] = Quiet) -> Iterator[str]:
    """Serve the files of a folder, and provide the address, without a final slash."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(handler, directory=folder))
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        server.server_close()


def find_server(tree: Path) -> str:
    """Return the name of the module that serves the pages of a tree; before version 1.0.0 it was in another package."""
    modules = ("village_widgets.host.serving", "village_widgets.serving")
    return next(module for module in modules if (tree / module.replace(".", "/")).with_suffix(".py").exists())


@contextmanager
def run_server(*arguments: str, tree: Path = ROOT, **variables: str) -> Iterator[str]:
    """Run the server of a tree with ``arguments``; provide its output once it is up.

    ``variables`` override those that keep a test's data apart and give every page a place. Another ``tree`` runs with the
    environment in its own ``.venv``.
    """
    python = sys.executable if tree == ROOT else str(tree / ".venv/bin/python")
    command = [python, "-m", find_server(tree), *arguments]
    with tempfile.TemporaryFile("w+") as output, tempfile.TemporaryDirectory() as kept:
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONUNBUFFERED": "1", "VILLAGE_STORE": "", "VILLAGE_DATA": kept}
        environment |= {**OURS, **variables}
        process = subprocess.Popen(command, cwd=tree, stdout=output, stderr=subprocess.STDOUT, env=environment)
        try:
            yield _wait_for_output(process, output)
        finally:
            process.terminate()
            try:
                process.wait(15)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


@contextmanager
def serve_voila(*options: str, tree: Path = ROOT, **variables: str) -> Iterator[str]:
    """Run Voila as ``make run`` does, with these ``options``; provide its address, without a final slash."""
    port = find_free_port()
    with run_server(f"--Voila.port={port}", *options, tree=tree, **variables) as said:
        yield _find_address(said)


@contextmanager
def serve_lab(*more: str) -> Iterator[str]:
    """Run JupyterLab as ``make lab`` does, but without a token and behind a prefix, as on Binder; provide its address.

    ``more`` are further arguments of its command.
    """
    where = (f"--ServerApp.port={find_free_port()}", f"--ServerApp.base_url={PREFIX}", *more)
    options = (*where, "--ServerApp.open_browser=False", "--IdentityProvider.token=", "--allow-root")
    with run_server("--lab", *options) as said:
        address = _find_address(said)
        wait_until(lambda: is_answering(f"{address}/api/kernelspecs"), "the kernels that a Lab may choose from", PATIENCE)
        yield address


def _wait_for_output(process: subprocess.Popen[bytes], output: object) -> str:
    """Return the server's output, once an address in it answers."""

    def read_output() -> str:
        output.seek(0)
        text = output.read()
        assert process.poll() is None, f"the server did not come up:\n{text}"
        return text

    wait_until(lambda: (address := _find_address(read_output())) and is_answering(address), "a server that answers", PATIENCE)
    return read_output()


def _find_address(text: str) -> str:
    found = re.search(rf"http://(?:localhost|127\.0\.0\.1):\d+({PREFIX})?", text)
    return found.group().replace("localhost", "127.0.0.1") if found else ""


def is_answering(address: str) -> bool:
    """Tell if a server answers at an address without an error."""
    try:
        with urlopen(address, timeout=30):
            return True
    except (URLError, OSError):
        return False
