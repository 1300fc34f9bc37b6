"""What each client may do within an hour of what others have to be spared: begin tables, and try codes.

All pages of a client count together, whichever process they have: their server tells each process for whom it works, and in which
file all of them count. Where no server says so, in a notebook or a browser, nobody counts.
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
"""The variable of the environment that says how many tables a client may begin within an hour."""
TABLES: Final = 60
"""So many, where the owner says nothing: some for each of five phones, again and again, for a whole evening."""
HOUR: Final = 3600.0
"""Seconds within which all this is counted."""
TABLE: Final = 1.0
"""What a new table takes of the allowance."""
WRONG_CODE: Final = 1.0
"""What a code takes that no table has."""
RIGHT_CODE: Final = 0.1
"""What joining a table takes: a household joins its table with many phones, again and again."""
CLIENT: Final = "VILLAGE_CLIENT"
"""The variable by which a server tells a page's process for whom it works."""
COUNTED: Final = "VILLAGE_COUNTED"
"""The same, in which file all processes count."""
FILE: Final = "allowances.db"
"""What that file is called, in the folder of a server."""
SCHEMA: Final = "CREATE TABLE IF NOT EXISTS clients (client TEXT PRIMARY KEY, even REAL NOT NULL)"
PATIENCE: Final = 5.0
"""Seconds to wait for other pages that are counting."""

log = logging.getLogger(__name__)


class TooMuch(Exception):
    """A client has used up its allowance; enough has come back in ``wait`` seconds."""

    def __init__(self, wait: float) -> None:
        super().__init__(f"enough comes back in {wait:.0f} seconds")
        self.wait = wait


class Allowance:
    """What a ``client`` may still do, counted in a ``file``; without one nothing is counted. It comes back little by little.

    Of each client one moment is kept: when all that it has used will have come back. A file that can't be used keeps nobody out.
    """

    def __init__(self, file: str = "", client: str = "", tables: int = TABLES, clock: Callable[[], float] = time.time) -> None:
        self._file = file
        self._client = client
        self._clock = clock
        self._worth = HOUR / tables

    def __repr__(self) -> str:
        return f"Allowance({self._client or 'not counted'})"

    def ask(self, cost: float) -> None:
        """Return if there is so much left. Raises ``TooMuch``."""
        wait = self._used() + cost * self._worth - HOUR
        if wait > 0:
            raise TooMuch(wait)

    def spend(self, cost: float) -> None:
        """Use so much of it."""
        self._used(cost * self._worth)

    def _used(self, more: float = 0.0) -> float:
        """The seconds until all has come back that was used before, never more than an hour, whatever happens to the clock; from
        now on ``more`` seconds are used as well.
        """
        if not self._file:
            return 0.0
        import sqlite3  # only now: Python in a browser hasn't got it

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
                        counted.execute("DELETE FROM clients WHERE even <= ?", (now,))  # nobody is kept longer than that
                        counted.execute("REPLACE INTO clients VALUES (?, ?)", (self._client, now + used + more))
        except sqlite3.Error:
            log.exception("what a client has used of its allowance could not be counted")
            return 0.0
        return used


def tables_an_hour() -> int:
    """How many tables a client may begin within an hour. Raises ``ValueError`` for a setting that is no number from 1 up."""
    return owner.number(VARIABLE, "tables an hour") or TABLES


def told(client: str, folder: str) -> Mapping[str, str]:
    """The variables by which the process of a client's page knows where it counts: in this folder of its server."""
    return {CLIENT: client, COUNTED: str(Path(folder) / FILE)}


def own_allowance() -> Allowance:
    """The allowance of the client for whom this process works."""
    return Allowance(os.environ.get(COUNTED, ""), os.environ.get(CLIENT, ""), tables_an_hour())
