"""The folder for the user's data, and the address of the store of tables."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import quote

from platformdirs import user_data_path

from village_core.store.private import make_private_folder

FOLDER_VARIABLE: Final = "VILLAGE_DATA"
"""The environment variable that names another data folder."""
STORE_VARIABLE: Final = "VILLAGE_STORE"
"""The environment variable that names another store, such as ``postgresql+psycopg://user@host/name``."""
FILE: Final = "village.db"
"""The name of the store's file."""


def find_data_folder() -> Path:
    """Return the folder for the user's data: the one that ``VILLAGE_DATA`` names, or else the system's.

    The path is absolute, because a program may change its working folder later.
    """
    named = os.environ.get(FOLDER_VARIABLE, "")
    return Path(os.path.expanduser(named)).absolute() if named else user_data_path("village-companion", appauthor=False)


def prepare_address(folder: Path) -> str:
    """Return the address of the store in a folder of this machine, and create the folder if it is missing and can be created.

    Characters of the path that have another meaning in an address are escaped.
    """
    with contextlib.suppress(OSError):  # a missing folder is reported when the store is opened
        make_private_folder(folder)
    return f"sqlite:///{quote(str(folder.absolute() / FILE))}"


def find_closed_folder() -> Path | None:
    """Return the data folder if it can't be created or written; None if it can, or if ``VILLAGE_STORE`` names another store.

    A missing folder is created.
    """
    if os.environ.get(STORE_VARIABLE):
        return None
    folder = find_data_folder()
    try:
        make_private_folder(folder)
        with tempfile.TemporaryFile(dir=folder):
            return None
    except OSError:
        return folder


def find_default_address() -> str:
    """Return the store's address: the one that ``VILLAGE_STORE`` names, or else that of a file in the data folder.

    In the second case a missing data folder is created if it can be.
    """
    return os.environ.get(STORE_VARIABLE, "") or prepare_address(find_data_folder())
