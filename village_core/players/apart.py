"""A coach in a process of its own, which nobody waits for: what it finds comes bit by bit.

``python -m village_core.players.apart`` is that process: it reads what is to be found out, and writes what it finds, a line each,
until that is all or nobody reads it any more.
"""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Iterator
from contextlib import suppress
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from village_core.games import game_named, reading, save
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_core.players.coach import Coach, Expected, Report
from village_core.players.reviewing import Cost, Reviewed, review

T = TypeVar("T", bound=GameTable)

ALONE: Final = sys.platform == "emscripten"
"""Whether there is no other process to be had: Python runs in a browser's worker."""
LONGEST: Final = 1 << 20
"""Bytes of a line that is found; the longest of ours have some thousands."""
POLITE: Final = 10
"""How far others come first: pages are answered, and then somebody is coached."""


class Look(Struct, frozen=True, tag="look"):
    """What is best at a position of a game?"""

    game: str
    position: Raw
    seed: str


class Review(Struct, frozen=True, tag="review"):
    """What cost ``seats`` most in a saved game?"""

    game: str
    save: str
    seats: tuple[Seat, ...]
    seed: str


Question: TypeAlias = Look | Review


class FoundOption(Struct, frozen=True):
    """``Option`` as it is written down: what it is of is known to its game."""

    choice: Raw
    payment: Raw


class FoundMove(Struct, frozen=True, array_like=True):
    """``Expected`` as it is written down."""

    plan: tuple[FoundOption, ...]
    points: dict[str, float]
    lead: float
    behind: float
    error: float
    luck: float


class FoundReport(Struct, frozen=True, array_like=True):
    """``Report`` as it is written down."""

    moves: tuple[FoundMove, ...]
    looks: int
    done: float


class FoundReview(Struct, frozen=True, array_like=True):
    """``Reviewed`` as it is written down."""

    costs: tuple[tuple[int, FoundReport], ...]
    done: float


async def looks(position: Position[T], seed: str) -> AsyncGenerator[Report, None]:
    """What a coach finds at a position, look by look (``Coach.look``). Raises ``OSError`` if no process can be begun.

    Where there are no processes it is found here, and others have their turn in between.
    """
    game: BoardGame[T, PrintedEdition] = game_named(position.game)
    asked = Look(game.name, Raw(msgspec.json.encode(position)), seed)
    async for line in _found(asked):
        yield _report(msgspec.json.decode(line, type=FoundReport), game)


async def costs(game: Game[T], seats: tuple[Seat, ...], seed: str) -> AsyncGenerator[Reviewed, None]:
    """What a coach finds in a game, bit by bit (``review``); the rest as with ``looks``."""
    played: BoardGame[T, PrintedEdition] = game_named(game.start.game)
    async for line in _found(Review(played.name, save(game), seats, seed)):
        found = msgspec.json.decode(line, type=FoundReview)
        yield Reviewed(tuple(Cost(step, _report(report, played)) for step, report in found.costs), found.done)


async def _found(asked: Question) -> AsyncGenerator[bytes, None]:
    """What is found, written down. The process ends with this."""
    if ALONE:
        for line in _answer(asked):
            yield line
            await asyncio.sleep(0)
        return
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", __name__, stdin=PIPE, stdout=PIPE, limit=LONGEST)
    assert process.stdin is not None and process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(asked))
        process.stdin.write_eof()
        async for line in process.stdout:
            yield line
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


def _answer(asked: Question) -> Iterator[bytes]:
    """What is found, bit by bit, written down."""
    game: BoardGame[GameTable, PrintedEdition] = game_named(asked.game)
    coach = Coach(game.judgements)
    found: Iterator[Report | Reviewed]
    if isinstance(asked, Look):
        found = coach.look(msgspec.json.decode(asked.position, type=game.codec.position), asked.seed)
    else:
        found = review(reading.read(asked.save), asked.seats, coach, asked.seed)
    return map(msgspec.json.encode, found)


def _report(found: FoundReport, game: BoardGame[T, PrintedEdition]) -> Report:
    return Report(tuple(_expected(move, game) for move in found.moves), found.looks, found.done)


def _expected(move: FoundMove, game: BoardGame[T, PrintedEdition]) -> Expected:
    answers = [msgspec.json.decode(msgspec.json.encode(option), type=game.codec.answer) for option in move.plan]
    plan = tuple(Option(answer.choice, answer.payment) for answer in answers)
    return Expected(plan, move.points, move.lead, move.behind, move.error, move.luck)


def main() -> None:
    """Find out what is asked at the input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked: Question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    with suppress(BrokenPipeError):
        for line in _answer(asked):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()
        return
    os._exit(0)  # nobody reads: there is nothing to be flushed any more


if __name__ == "__main__":
    main()
