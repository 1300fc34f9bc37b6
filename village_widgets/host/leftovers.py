"""Temporary folders of servers: a killed server leaves its folder behind, and the next server removes it."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import IO, Final

LOCK: Final = "server.lock"
"""The file in a server's folder that it locks while it runs; the system unlocks it however the server ends."""


def claim(folder: Path) -> IO[str]:
    """Mark a new folder as that of a running server, until the returned file is closed."""
    import fcntl  # imported here: Windows has no such module

    coming = folder / f"{LOCK}.new"
    lock = coming.open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    coming.rename(folder / LOCK)  # renamed once locked: another server never finds it unlocked
    return lock


def clear(root: Path, prefix: str) -> None:
    """Remove those folders in ``root`` whose names begin with ``prefix`` and that servers of this user left behind."""
    for folder in root.glob(f"{prefix}*"):
        if _is_abandoned(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_abandoned(folder: Path) -> bool:
    import fcntl

    try:
        if folder.lstat().st_uid != os.getuid():
            return False
        with (folder / LOCK).open("r+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # the folder is another program's, or its server is running
        return False
    return True
