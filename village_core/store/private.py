"""Files for the user alone: the store's file has the code of each table, and a code is all that it takes to write."""

from __future__ import annotations

import os
import stat
from pathlib import Path


def make_private_folder(folder: Path) -> None:
    """Create a folder that only this user can open; one that exists stays as it is. Raises ``OSError``.

    Missing folders above it are created with the usual permissions.
    """
    folder.mkdir(mode=stat.S_IRWXU, parents=True, exist_ok=True)


def keep_private(file: Path) -> None:
    """Create a file that only this user can open, or close an existing one of this user to users outside its group.

    Files that SQLite puts beside a database get the same permissions. On Windows it does nothing. Raises ``OSError``.
    """
    if os.name != "posix":
        return
    with open(os.open(file, os.O_RDONLY | os.O_CREAT, stat.S_IRUSR | stat.S_IWUSR), "rb") as opened:
        found = os.fstat(opened.fileno())
        if found.st_uid == os.getuid() and found.st_mode & stat.S_IRWXO:
            os.fchmod(opened.fileno(), stat.S_IMODE(found.st_mode) & ~stat.S_IRWXO)
