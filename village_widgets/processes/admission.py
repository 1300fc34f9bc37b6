"""How many pages have a process at a time, and who waits for one: nobody is sent away, and nobody takes all."""

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
"""The variable of the environment that says how many pages may have a process at a time."""
OF_ONE_PAGE: Final = 64 * 2**20
"""Bytes that a page's process takes, with what its server keeps of it."""
OF_ONE_CORE: Final = 40
"""So many pages in use at a time answer within a second on one core (``python -m tests.load``)."""
LIMITS: Final = (Path("/sys/fs/cgroup/memory.max"), Path("/sys/fs/cgroup/memory/memory.limit_in_bytes"))
"""Where a container says what memory it has."""


@dataclass(eq=False)
class Waiting:
    """Somebody in the line: the client, when it came, what it is told its place with, what ends its waiting, and its place."""

    client: str
    came: int
    tell: Callable[[int], None]
    turn: asyncio.Future[None]
    place: int = 0

    def stand(self, place: int) -> None:
        """Its place is this, from now on."""
        if place != self.place:
            self.place = place
            self.tell(place)


class Admission:
    """The places for pages' processes, and the line before them.

    A client, which is an address, never has more than half of the places. Who has fewest goes first; among equals who came first.
    """

    def __init__(self, places: int) -> None:
        self.places = places
        self._most = max(1, places // 2)
        self._held: Counter[str] = Counter()
        self._waiting: list[Waiting] = []
        self._came = 0

    def __repr__(self) -> str:
        return f"Admission({self._held.total()} of {self.places} places, {len(self._waiting)} waiting)"

    @property
    def waiting(self) -> int:
        """How many wait."""
        return len(self._waiting)

    @property
    def full(self) -> bool:
        """Whether all places are taken."""
        return self._held.total() >= self.places

    async def enter(self, client: str, tell: Callable[[int], None]) -> None:
        """Return when there is a place for this client, who has it from then on. Where there is none yet, ``tell`` hears which
        one in the line it is, the first being 1, whenever that changes. Whoever is cancelled has left the line.
        """
        self._came += 1
        mine = Waiting(client, self._came, tell, asyncio.get_running_loop().create_future())
        self._waiting.append(mine)
        self._move()
        try:
            await mine.turn
        except asyncio.CancelledError:
            if mine in self._waiting:
                self._waiting.remove(mine)
                self._move()
            elif mine.turn.done() and not mine.turn.cancelled():
                self.leave(client)  # its turn had come in the same moment
            raise

    def leave(self, client: str) -> None:
        """A place of this client is free."""
        self._held[client] -= 1
        self._held += Counter()  # who has none is forgotten
        self._move()

    def _move(self) -> None:
        """Let in whom there is room for, and tell the others where they stand."""
        while not self.full and (first := next(iter(self._line()), None)) and self._may_enter(first.client):
            self._waiting.remove(first)
            self._held[first.client] += 1
            first.turn.set_result(None)
        for place, waiting in enumerate(self._line(), start=1):
            waiting.stand(place)

    def _may_enter(self, client: str) -> bool:
        return self._held[client] < self._most

    def _line(self) -> list[Waiting]:
        """Those who wait, as they will be let in: as if each that comes before had been let in already."""
        held = self._held.copy()
        ordered: list[tuple[int, int, Waiting]] = []
        for waiting in self._waiting:
            ordered.append((held[waiting.client], waiting.came, waiting))
            held[waiting.client] += 1
        return [waiting for *_, waiting in sorted(ordered, key=lambda one: one[:2])]


def places() -> int:
    """How many pages may have a process at a time: what the owner says, or what memory and cores allow; one at least.

    Half of the memory is left to everything else. Raises ``ValueError`` for a setting that is no number from 1 up.
    """
    return owner.read_number(VARIABLE, "pages") or max(1, min(memory() // 2 // OF_ONE_PAGE, cores() * OF_ONE_CORE))


def memory() -> int:
    """The bytes of memory that there are, for this container if it is in one."""
    allowed = [int(text) for path in LIMITS if path.exists() and (text := path.read_text().strip()).isdecimal()]
    return min(int(psutil.virtual_memory().total), *allowed) if allowed else int(psutil.virtual_memory().total)


def cores() -> int:
    """The processor's cores that this program may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
