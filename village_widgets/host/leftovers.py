"""The temporary folder of a server: one that was killed leaves its own behind, and the next that starts clears it away."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import IO, Final

LOCK: Final = "server.lock"
"""The file in a server's folder on which it holds a lock as long as it runs; the system lets go of it however a server ends."""


def claimed(folder: Path) -> IO[str]:
    """Mark a new folder as that of a server that runs: this one, until what is given is closed."""
    import fcntl  # not everywhere

    coming = folder / f"{LOCK}.new"
    lock = coming.open("w")
    fcntl.flock(lock, fcntl.LOCK_EX)
    coming.rename(folder / LOCK)  # only now: nobody shall find it unlocked
    return lock


def clear(root: Path, prefix: str) -> None:
    """Remove the folders of servers that run no more, of this user, and no others."""
    for folder in root.glob(f"{prefix}*"):
        if _is_left(folder):
            shutil.rmtree(folder, ignore_errors=True)


def _is_left(folder: Path) -> bool:
    import fcntl

    try:
        if folder.lstat().st_uid != os.getuid() or folder.is_symlink():
            return False
        with (folder / LOCK).open("r+") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:  # another program's folder, or a server that runs
        return False
    return True
