"""Whoever thinks long thinks apart from the page, which goes on meanwhile: what is found comes bit by bit, as plain data.

Where that is found out is the host's matter (``provide``). Without another host a coach has a process of its own, and the strong
player thinks here, others having their turn in between: it has decided before a process would have begun.
``python -m village_core.players.apart`` is such a process: it reads what is to be found out, and writes what it finds, a line
each, until that is all or nobody reads it any more.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import AsyncGenerator, Callable, Iterator
from contextlib import aclosing, suppress
from random import Random
from typing import Final, TypeAlias, TypeVar

import msgspec
from msgspec import Raw, Struct

from village_core.games import game_named, reading, save
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_core.players.coach import Coach, Expected, Report
from village_core.players.reviewing import Cost, Reviewed, review
from village_core.players.strong import Strong, Thinking

T = TypeVar("T", bound=GameTable)
A = TypeVar("A", bound=Table)

LONGEST: Final = 1 << 20
"""Bytes of a line that is found; the longest of ours have some thousands."""
POLITE: Final = 10
"""How far others come first: pages are answered, and then somebody is coached."""
log = logging.getLogger(__name__)


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


class Think(Struct, frozen=True, tag="think"):
    """What does the strong player choose at a position of a game?"""

    game: str
    position: Raw
    seed: str


Question: TypeAlias = Look | Review | Think
Host: TypeAlias = Callable[[Question], AsyncGenerator[bytes, None]]
"""Gives what is found to a question (``answered``), line by line. Raises ``OSError`` where it can't be found out."""


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


class FoundThought(Struct, frozen=True, array_like=True):
    """``Thinking`` as it is written down."""

    done: float
    best: FoundOption


class FoundReview(Struct, frozen=True, array_like=True):
    """``Reviewed`` as it is written down."""

    costs: tuple[tuple[int, FoundReport], ...]
    done: float


async def looks(position: Position[T], seed: str) -> AsyncGenerator[Report, None]:
    """What a coach finds at a position, look by look (``Coach.look``). Raises ``OSError`` if it can't be found out."""
    game: BoardGame[T, PrintedEdition] = game_named(position.game)
    async with aclosing(_host(Look(game.name, Raw(msgspec.json.encode(position)), seed))) as lines:
        async for line in lines:
            yield _report(msgspec.json.decode(line, type=FoundReport), game)


async def costs(game: Game[T], seats: tuple[Seat, ...], seed: str) -> AsyncGenerator[Reviewed, None]:
    """What a coach finds in a game, bit by bit (``review``); the rest as with ``looks``."""
    played: BoardGame[T, PrintedEdition] = game_named(game.start.game)
    async with aclosing(_host(Review(played.name, save(game), seats, seed))) as lines:
        async for line in lines:
            found = msgspec.json.decode(line, type=FoundReview)
            yield Reviewed(tuple(Cost(step, _report(report, played)) for step, report in found.costs), found.done)


async def thoughts(position: Position[A], seed: str) -> AsyncGenerator[Thinking, None]:
    """How far the strong player has come with a decision, and its best option so far; the last is what it chooses.

    Where the host can't find it out, it is found here: nobody's game waits for that.
    """
    game: BoardGame[GameTable, PrintedEdition] = game_named(position.game)
    asked = _thinking(position, seed)
    for host in (_host, _here):
        try:
            async with aclosing(host(asked)) as lines:
                async for line in lines:
                    done, best = msgspec.structs.astuple(msgspec.json.decode(line, type=FoundThought))
                    yield Thinking(done, _option(best, game))
            return
        except OSError:
            log.exception("thinking apart failed")


def first_thought(position: Position[A], seed: str) -> Option:
    """What comes to the strong player's mind first, found here and at once: who is told to move now waits for nobody."""
    game: BoardGame[GameTable, PrintedEdition] = game_named(position.game)
    found = next(answered(_thinking(position, seed)))
    return _option(msgspec.json.decode(found, type=FoundThought).best, game)


def provide(host: Host, prepare: Callable[[], None]) -> None:
    """From now on ``host`` finds out what is asked, and gets ready for it with ``prepare``: for one that has no processes."""
    _provided[:] = [(host, prepare)]


def expect() -> None:
    """Somebody is going to think."""
    for _, prepare in _provided:
        prepare()


_provided: list[tuple[Host, Callable[[], None]]] = []


def answered(asked: Question) -> Iterator[bytes]:
    """What is found to a question, bit by bit, as JSON in one line each."""
    game: BoardGame[GameTable, PrintedEdition] = game_named(asked.game)
    coach = Coach(game.judgements)
    found: Iterator[Report | Reviewed | Thinking]
    match asked:
        case Look():
            found = coach.look(msgspec.json.decode(asked.position, type=game.codec.position), asked.seed)
        case Review():
            found = review(reading.read(asked.save), asked.seats, coach, asked.seed)
        case Think():
            position = msgspec.json.decode(asked.position, type=game.codec.position)
            found = Strong(game.judgements).decided(position, Random(asked.seed))
    return map(msgspec.json.encode, found)


def _thinking(position: Position[A], seed: str) -> Think:
    return Think(position.game, Raw(msgspec.json.encode(position)), seed)


def _host(asked: Question) -> AsyncGenerator[bytes, None]:
    for host, _ in _provided:
        return host(asked)
    return _here(asked) if isinstance(asked, Think) else _process(asked)


async def _here(asked: Question) -> AsyncGenerator[bytes, None]:
    """What is found in this process; others have their turn in between."""
    for line in answered(asked):
        yield line
        await asyncio.sleep(0)


async def _process(asked: Question) -> AsyncGenerator[bytes, None]:
    """What is found in a process that begins and ends with this."""
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


def _report(found: FoundReport, game: BoardGame[T, PrintedEdition]) -> Report:
    return Report(tuple(_expected(move, game) for move in found.moves), found.looks, found.done)


def _expected(move: FoundMove, game: BoardGame[T, PrintedEdition]) -> Expected:
    plan = tuple(_option(option, game) for option in move.plan)
    return Expected(plan, move.points, move.lead, move.behind, move.error, move.luck)


def _option(found: FoundOption, game: BoardGame[T, PrintedEdition]) -> Option:
    answer = msgspec.json.decode(msgspec.json.encode(found), type=game.codec.answer)
    return Option(answer.choice, answer.payment)


def main() -> None:
    """Find out what is asked at the input."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked: Question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    with suppress(BrokenPipeError):
        for line in answered(asked):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()
        return
    os._exit(0)  # nobody reads: there is nothing to be flushed any more


if __name__ == "__main__":
    main()
