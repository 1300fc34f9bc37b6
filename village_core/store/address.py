"""Where the program keeps what belongs to its user, and the address of the store of tables."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final
from urllib.parse import quote

from platformdirs import user_data_path

FOLDER_VARIABLE: Final = "VILLAGE_DATA"
"""The variable of the environment that names another folder for what is kept."""
STORE_VARIABLE: Final = "VILLAGE_STORE"
"""The variable of the environment that names another store, as ``postgresql+psycopg://user@host/name``."""
FILE: Final = "village.db"
"""The file of the store in a folder."""


def data_folder() -> Path:
    """Where the program keeps what belongs to its user: what ``VILLAGE_DATA`` names, else the system's place for it.

    The path is absolute: where a program stands may change after it has begun.
    """
    named = os.environ.get(FOLDER_VARIABLE, "")
    return Path(os.path.expanduser(named)).absolute() if named else user_data_path("village-companion", appauthor=False)


def address_in(folder: Path) -> str:
    """The address of the store in a folder of this machine. Makes the folder if it is missing, where that can be done.

    Whatever in its path means something else in an address is escaped.
    """
    with contextlib.suppress(OSError):  # whoever opens the store is told
        folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{quote(str(folder.absolute() / FILE))}"


def default_address() -> str:
    """The store's address: what ``VILLAGE_STORE`` names, else a file in the data folder, which is made if it is missing."""
    return os.environ.get(STORE_VARIABLE, "") or address_in(data_folder())
