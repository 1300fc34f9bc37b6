"""An hourly allowance for each client, which spares others: tables to begin, and codes to try.

All pages of a client count together, whichever process they have: their server tells each process its client, and the file in
which all of them count. In a notebook or a browser, where no server does so, there is no limit.
"""

from __future__ import annotations

import logging
import os
import time
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Final

from village_widgets.limits import owner

VARIABLE: Final = "VILLAGE_TABLES"
"""The environment variable for the number of tables that a client may begin within an hour."""
TABLES: Final = 60
"""The number of tables if the owner sets none: some for each of five phones, several times in an evening."""
HOUR: Final = 3600.0
"""The seconds of an hour, within which all this is counted."""
TABLE: Final = 1.0
"""The cost of a new table."""
WRONG_CODE: Final = 1.0
"""The cost of a code that belongs to no table."""
RIGHT_CODE: Final = 0.1
"""The cost of joining a table: a household joins its table with many phones, several times."""
CLIENT: Final = "VILLAGE_CLIENT"
"""The environment variable by which a server tells a page's process its client."""
COUNTED: Final = "VILLAGE_COUNTED"
"""The environment variable by which a server tells a page's process the file in which all processes count."""
FILE: Final = "allowances.db"
"""The name of that file in the folder of a server."""
SCHEMA: Final = "CREATE TABLE IF NOT EXISTS clients (client TEXT PRIMARY KEY, even REAL NOT NULL)"
PATIENCE: Final = 5.0
"""Seconds to wait for other pages that are counting."""

log = logging.getLogger(__name__)


class TooMuch(Exception):
    """A client has used up its allowance; enough of it is back in ``wait`` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"the allowance suffices again in {wait:.0f} seconds")
        self.wait = wait


class Allowance:
    """The allowance of a ``client``, counted in a ``file``; without a file there is no limit. It comes back little by little.

    The file keeps one moment for each client: when all that it has used will be back. If the file can't be used, no client is
    limited.
    """

    def __init__(self, file: str = "", client: str = "", tables: int = TABLES, clock: Callable[[], float] = time.time) -> None:
        self._file = file
        self._client = client
        self._clock = clock
        self._worth = HOUR / tables

    def __repr__(self) -> str:
        return f"Allowance({self._client or 'not counted'})"

    def ask(self, cost: float) -> None:
        """Check that ``cost`` is left of the allowance, without using it. Raises ``TooMuch`` with the seconds until it is."""
        wait = self._count_used() + cost * self._worth - HOUR
        if wait > 0:
            raise TooMuch(wait)

    def spend(self, cost: float) -> None:
        """Count ``cost`` as used, even if less than that is left (see ``ask``)."""
        self._count_used(cost * self._worth)

    def _count_used(self, more: float = 0.0) -> float:
        """Return the seconds until all that was used before is back, an hour at most; then use ``more`` seconds as well.

        Returns 0 where nothing is counted, or if counting fails.
        """
        if not self._file:
            return 0.0
        import sqlite3  # imported here: Python in a browser lacks it

        try:
            with closing(sqlite3.connect(self._file, timeout=PATIENCE, isolation_level=None)) as counted:
                counted.execute("PRAGMA synchronous = OFF")
                counted.execute(SCHEMA)
                with counted:
                    counted.execute("BEGIN IMMEDIATE")
                    now = self._clock()
                    found = counted.execute("SELECT even FROM clients WHERE client = ?", (self._client,)).fetchone()
                    used = min(max(0.0, found[0] - now), HOUR) if found else 0.0
                    if more:
                        counted.execute("DELETE FROM clients WHERE even <= ?", (now,))  # clients with a whole allowance
                        counted.execute("REPLACE INTO clients VALUES (?, ?)", (self._client, now + used + more))
        except sqlite3.Error:
            log.exception("could not count what a client used of its allowance; it is not limited now")
            return 0.0
        return used


def read_tables_an_hour() -> int:
    """Return how many tables a client may begin within an hour: the owner's setting, else ``TABLES``.

    Raises ``ValueError`` unless the setting is empty or a number from 1 up.
    """
    return owner.read_number(VARIABLE, "tables an hour") or TABLES


def build_variables(client: str, folder: str) -> Mapping[str, str]:
    """Return the environment variables that tell a page's process its client and the counting file in its server's folder."""
    return {CLIENT: client, COUNTED: str(Path(folder) / FILE)}


def open_own_allowance() -> Allowance:
    """Return the allowance of the client for whom this process works; without a limit if no server named a file to count in.

    Raises ``ValueError`` unless the owner's setting is empty or a number from 1 up.
    """
    return Allowance(os.environ.get(COUNTED, ""), os.environ.get(CLIENT, ""), read_tables_an_hour())
