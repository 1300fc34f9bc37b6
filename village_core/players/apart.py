"""A coach in a process of its own, which nobody waits for: what it finds comes bit by bit.

``python -m village_core.players.apart`` is that process: it reads what is to be found out, and writes what it finds until that is
all or nobody reads it any more. Both are pickles, which the program hands to itself and to nobody else.
"""

from __future__ import annotations

import asyncio
import os
import pickle
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import suppress
from typing import Final, ParamSpec, TypeVar

from village_core.games import game_named
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_core.players.coach import Coach, Report
from village_core.players.reviewing import Reviewed, review

T = TypeVar("T", bound=GameTable)
R = TypeVar("R")
P = ParamSpec("P")

ALONE: Final = sys.platform == "emscripten"
"""Whether there is no other process to be had: Python runs in a browser's worker."""
SIZE: Final = 4
"""Bytes that say how long it is what was found."""
POLITE: Final = 10
"""How far others come first: pages are answered, and then somebody is coached."""


def looks(position: Position[T], seed: str) -> AsyncGenerator[Report, None]:
    """What a coach finds at a position, look by look (``Coach.look``)."""
    return apart(_looks, position, seed)


def costs(game: Game[T], seats: tuple[Seat, ...], seed: str) -> AsyncGenerator[Reviewed, None]:
    """What a coach finds in a game, bit by bit (``review``)."""
    return apart(_costs, game, seats, seed)


async def apart(find: Callable[P, Iterator[R]], *asked: P.args, **more: P.kwargs) -> AsyncGenerator[R, None]:
    """What ``find``, a function of a module, finds in a process that ends with this. Raises ``OSError`` if none can be begun.

    Where there are no processes it is found here, and others have their turn in between.
    """
    if ALONE:
        for found in find(*asked, **more):
            yield found
            await asyncio.sleep(0)
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE)
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(pickle.dumps((find, asked, more)))
        process.stdin.write_eof()
        with suppress(asyncio.IncompleteReadError):
            while True:
                size = int.from_bytes(await process.stdout.readexactly(SIZE), "big")
                found = pickle.loads(await process.stdout.readexactly(size))
                yield found
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _looks(position: Position[T], seed: str) -> Iterator[Report]:
    game: BoardGame[T, PrintedEdition] = game_named(position.game)
    return Coach(game.judgements).look(position, seed)


def _costs(game: Game[T], seats: tuple[Seat, ...], seed: str) -> Iterator[Reviewed]:
    played: BoardGame[T, PrintedEdition] = game_named(game.start.game)
    return review(game, seats, Coach(played.judgements), seed)


def main() -> None:
    """Find out what is asked at the input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    find, asked, more = pickle.load(sys.stdin.buffer)
    with suppress(BrokenPipeError):
        for found in find(*asked, **more):
            told = pickle.dumps(found)
            sys.stdout.buffer.write(len(told).to_bytes(SIZE, "big") + told)
            sys.stdout.buffer.flush()
        return
    os._exit(0)  # nobody reads: there is nothing to be flushed any more


if __name__ == "__main__":
    main()
