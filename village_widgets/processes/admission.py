"""Admission of pages to a limited number of processes: later clients wait in a line, and none can hold every place."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import psutil

from village_widgets.limits import owner

VARIABLE: Final = "VILLAGE_PLACES"
"""The environment variable with the number of pages that may have a process at a time."""
OF_ONE_PAGE: Final = 64 * 2**20
"""Bytes that a page takes: its process, and its share of the server's memory."""
OF_ONE_CORE: Final = 40
"""Pages in use at a time that one core can answer within a second (``python -m tests.load``)."""
LIMITS: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Files in which a container states its memory limit."""


@dataclass(eq=False)
class WaitingClient:
    """A client in the line: its number in order of arrival, a callback for its place, a future for its turn, and its place."""

    client: str
    came: int
    tell: Callable[[int], None]
    turn: asyncio.Future[None]
    place: int = 0

    def move_to(self, place: int) -> None:
        """Move to a place in the line, and report it if it is a new one."""
        if place != self.place:
            self.place = place
            self.tell(place)


class Admission:
    """The places for pages' processes, and the line before them.

    A client, which is an address, holds at most half of the places, but may always hold one. The client with the fewest goes
    first; among equals the one that came first.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._most = max(1, places // 2)
        self._held: Counter[str] = Counter()
        self._waiting: list[WaitingClient] = []
        self._came = 0

    def __repr__(self) -> str:
        return f"Admission({self._held.total()} of {self.places} places, {len(self._waiting)} waiting)"

    @property
    def waiting(self) -> int:
        """The number of requests in the line; a client that waits more than once counts each time."""
        return len(self._waiting)

    @property
    def full(self) -> bool:
        """True if all places for pages are taken."""
        return self._held.total() >= self.places

    async def enter(self, client: str, tell: Callable[[int], None]) -> None:
        """Wait for a place, and take it.

        While the client waits, ``tell`` is called with its place in the line (the first is 1) whenever that changes.
        Cancelling leaves the line.
        """
        self._came += 1
        mine = WaitingClient(client, self._came, tell, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._move()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
                self._move()
            elif mine.turn.done() and not mine.turn.cancelled():
                self.leave(client)  # the client left at the moment in which its turn came
            raise

    def leave(self, client: str) -> None:
        """Free one of this client's places, and admit clients from the head of the line while they may enter."""
        self._held[client] -= 1
        self._held += Counter()  # adding a counter drops clients at 0
        self._move()

    def _move(self) -> None:
        """Admit clients while there are places and the first one may enter, and tell the others their places in the line."""
        while not self.full and (first := next(iter(self._sort_line()), None)) and self._may_enter(first.client):
            self._waiting.remove(first)
            self._held[first.client] += 1
            first.turn.set_result(None)
        for place, waiting in enumerate(self._sort_line(), start=1):
            waiting.move_to(place)

    def _may_enter(self, client: str) -> bool:
        return self._held[client] < self._most

    def _sort_line(self) -> list[WaitingClient]:
        """Return the waiting requests in the order of admission: the client with the fewest places first, then the earliest.

        Earlier requests of the same client count as places that it holds.
        """
        held = self._held.copy()
        ordered: list[tuple[int, int, WaitingClient]] = []
        for waiting in self._waiting:
            ordered.append((held[waiting.client], waiting.came, waiting))
            held[waiting.client] += 1
        return [waiting for *_, waiting in sorted(ordered, key=lambda one: one[:2])]


def count_places() -> int:
    """Return how many pages may have a process at a time: the owner's setting, or what memory and cores allow, at least one.

    Half of the memory is left for everything else. Raises ``ValueError`` unless the setting is empty or a number from 1 up.
    """
    return owner.read_number(VARIABLE, "pages") or max(1, min(read_memory() // 2 // OF_ONE_PAGE, count_cores() * OF_ONE_CORE))


def read_memory() -> int:
    """Return the bytes of memory of this machine, or of this container if that has less."""
    allowed = [int(text) for path in LIMITS if path.exists() and (text := path.read_text().strip()).isdecimal()]
    return min(int(psutil.virtual_memory().total), *allowed) if allowed else int(psutil.virtual_memory().total)


def count_cores() -> int:
    """Return the number of processor cores that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
