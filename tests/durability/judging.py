"""The judge: it reads every table as a new page would, and compares it with what was entered.

A kill ends a process, not the machine: surviving a power cut is left to SQLite and PostgreSQL (``synchronous=FULL``,
``synchronous_commit=on``).
"""

from __future__ import annotations

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass

from tests.durability.entering import Page, PlayedTable
from tests.durability.figures import Figures
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.companion.shared import SharedTable


@dataclass
class Kills(Figures):
    """The figures of killing kernels.

    ``unheard``: inputs that the store had although the kernel died before the page knew, and that were sent again;
    ``disordered``: tables whose lines are not in the order of sending; ``different``: tables whose game is not the one that was
    played.
    """

    faults = ("lost", "doubled", "disordered", "different", "unreadable")
    kills: int = 0
    tables: int = 0
    acknowledged: int = 0
    unheard: int = 0
    lost: int = 0
    doubled: int = 0
    disordered: int = 0
    different: int = 0
    unreadable: int = 0


def judge(address: str, played: PlayedTable) -> Kills:
    """Compare a table in the store with what was entered, and return its figures."""
    figures = Kills(tables=1, acknowledged=len(played.acknowledged), unheard=played.unheard)
    try:
        with closing(Store(address)) as store:
            found = store.find(played.code)
            tokens = [line.token for line in store.read_lines(found.key)]
            shared = SharedTable(store, found)
    except StoreUnusable:
        figures.unreadable = 1
        return figures
    there = set(tokens)
    figures.lost = sum(token not in there for token in played.acknowledged)
    figures.doubled = len(tokens) - len(there)
    figures.disordered = int(tokens != [sent.token for sent in played.inputs[: len(tokens)]])
    figures.unreadable = int(shared.unread is not None)
    figures.different = int(shared.game != played.games[min(len(tokens), len(played.games) - 1)])
    return figures


def count_damage(address: str) -> int:
    """Count the faults that SQLite finds in its file; 0 for PostgreSQL, which has no file of ours."""
    if not address.startswith("sqlite:///"):
        return 0
    with closing(sqlite3.connect(address.removeprefix("sqlite:///"))) as database:
        return sum(row != ("ok",) for row in database.execute("PRAGMA integrity_check"))


def run(address: str, kills: int, children: int, seed: int = 1) -> Kills:
    """Kill ``kills`` kernels in all, of ``children`` pages that play at the same time; judge their tables, return the figures."""
    pages = [Page(address, seed * 1000 + number) for number in range(children)]
    shares = [kills // children + (number < kills % children) for number in range(children)]
    with ThreadPoolExecutor(children) as pool:
        list(pool.map(Page.play, pages, shares))
    figures = Kills(kills=kills, unreadable=count_damage(address))
    for page in pages:
        for played in page.tables:
            figures.add(judge(address, played))
    return figures
