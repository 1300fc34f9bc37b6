"""A coach in a process of its own, which nobody waits for: its reports come one by one.

``python -m village_core.players.apart`` is that process: it reads a position and a seed, and writes reports until it has seen
enough or nobody reads them any more. Both are pickles, which the program hands to itself and to nobody else.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator, Iterator
from contextlib import aclosing, suppress
from typing import Final, TypeVar

from village_core.games import game_named
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.position import Position
from village_core.players.coach import Coach, Report

T = TypeVar("T", bound=GameTable)

ALONE: Final = sys.platform == "emscripten"
"""Whether there is no other process to be had: Python runs in a browser's worker."""
SIZE: Final = 4
"""Bytes that say how long a report is."""
POLITE: Final = 10
"""How far others come first: pages are answered, and then somebody is coached."""


async def looks(position: Position[T], seed: str) -> AsyncGenerator[Report, None]:
    """What a coach finds, look by look (``Coach.look``); its process ends with this. Raises ``OSError`` where none can be begun.

    Where there are no processes it looks here, and lets others have their turn between two looks.
    """
    if ALONE:
        for report in _reports(position, seed):
            yield report
            await asyncio.sleep(0)
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE)
    try:
        async with aclosing(_read(process, pickle.dumps((position, seed)))) as reports:
            async for report in reports:
                yield report
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _read(process: Process, asked: bytes) -> AsyncGenerator[Report, None]:
    """The reports of a process that is asked something, until it has ended."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write(asked)
    process.stdin.write_eof()
    with suppress(asyncio.IncompleteReadError):
        while True:
            size = await process.stdout.readexactly(SIZE)
            report: Report = pickle.loads(await process.stdout.readexactly(int.from_bytes(size, "big")))
            yield report


def _reports(position: Position[T], seed: str) -> Iterator[Report]:
    game: BoardGame[T, PrintedEdition] = game_named(position.game)
    return Coach(game.judgements).look(position, seed)


def main() -> None:
    """Answer what is asked at the input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    position, seed = pickle.load(sys.stdin.buffer)
    with suppress(BrokenPipeError):
        for report in _reports(position, seed):
            told = pickle.dumps(report)
            sys.stdout.buffer.write(len(told).to_bytes(SIZE, "big") + told)
            sys.stdout.buffer.flush()
        return
    os._exit(0)  # nobody reads: there is nothing to be flushed any more


if __name__ == "__main__":
    main()
