"""A PostgreSQL server of the tests' own, in a temporary folder and on a free port; removed afterwards."""

from __future__ import annotations

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from tests.waiting import wait_until

USER = "village"
PATIENCE = 60
"""Seconds until a server that takes no connection counts as broken."""

OPTIONS = ("listen_addresses=127.0.0.1", "max_connections=200", "fsync=off")
"""Settings of a server. Without ``fsync`` its commits outlive its own crash, but not the machine's."""


def find_program(name: str) -> str:
    """Return the path of a PostgreSQL program: of the newest version in ``/usr/lib/postgresql``, else as the shell finds it.

    Raises ``RuntimeError`` if it is missing.
    """
    versions = Path("/usr/lib/postgresql").glob(f"*/bin/{name}")
    installed = sorted(versions, key=lambda path: [int(number) for number in re.findall(r"\d+", str(path))])
    found = str(installed[-1]) if installed else shutil.which(name)
    if not found:
        raise RuntimeError(f"PostgreSQL's {name} is missing: on Debian and Ubuntu it is in the package postgresql")
    return found


def find_account() -> str | None:
    """Return the user that runs the server if the tests run as root, which PostgreSQL refuses; None for the user of the tests."""
    if os.getuid():
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def _as_account(folder: Path) -> dict[str, object]:
    return {"user": find_account(), "cwd": folder, "env": {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}}


@contextmanager
def run_new_server() -> Iterator[str]:
    """Run a server with an empty database, give the address of a store on it, and stop and remove it afterwards."""
    with make_cluster() as folder, run_server(folder) as address:
        yield address


@contextmanager
def make_cluster() -> Iterator[Path]:
    """Give the folder of a server that is not running yet, with an empty database; it is removed afterwards."""
    with tempfile.TemporaryDirectory(prefix="pg", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if user := find_account():
            shutil.chown(folder, user)
        command = [
            find_program("initdb"),
            "--pgdata",
            folder / "data",
            "--username",
            USER,
            "--auth",
            "trust",
            "--encoding",
            "UTF8",
        ]
        subprocess.run([*command, "--no-sync"], check=True, capture_output=True, **_as_account(folder))
        yield folder


@contextmanager
def run_server(folder: Path, port: int = 0) -> Iterator[str]:
    """Run the server of a folder, on a free port unless one is named, give the address of a store on it, and crash it afterwards.

    All that it has acknowledged is there when it runs again.
    """
    port = port or find_free_port()
    command = [find_program("postgres"), "-D", str(folder / "data"), "-p", str(port)]
    for option in (f"unix_socket_directories={folder}", *OPTIONS):
        command += ("-c", option)
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, **_as_account(folder))
        try:
            _await(process, port, folder / "log")
            yield f"postgresql+psycopg://{USER}@127.0.0.1:{port}/postgres"
        finally:
            process.send_signal(signal.SIGQUIT)
            process.wait()


def find_free_port() -> int:
    """Return a port of this machine that no program uses at the moment."""
    with closing(socket.socket()) as listening:
        listening.bind(("127.0.0.1", 0))
        return int(listening.getsockname()[1])


def _await(process: subprocess.Popen[bytes], port: int, log: Path) -> None:
    """Return once the server's log says that it takes connections; raise an error with the log if the server ends before."""

    def is_ready() -> bool:
        assert process.poll() is None, f"PostgreSQL did not come up on port {port}:\n{log.read_text()}"
        return "ready to accept connections" in log.read_text()

    wait_until(is_ready, f"PostgreSQL on port {port}", PATIENCE)
