"""Long thinking apart from a page: questions and their answers, which come bit by bit as plain data while the page goes on.

The host decides where answers are found (``provide_host``). Without a host, the coach works in a process of its own, and the
strong player thinks in the page's process, with pauses: it has decided before another process would have started. ``python -m
village_core.players.apart`` is such a process: it reads a question and writes the answers, one per line, until all are found or
its reader is gone.
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

from village_core.games import find_game, reading, save
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_core.players.coach import Coach, MoveEstimate, Report
from village_core.players.reviewing import Cost, ReviewReport, review
from village_core.players.strong import StrongPlayer, Thinking

T = TypeVar("T", bound=GameTable)
A = TypeVar("A", bound=Table)

LONGEST: Final = 1 << 20
"""Most bytes of an answer's line; our longest have some thousands."""
POLITE: Final = 10
"""The niceness of a coaching process, as ``os.nice`` takes it: answering pages comes first."""
log = logging.getLogger(__name__)


class LookQuestion(Struct, frozen=True, tag="look"):
    """The question of the best moves at a position; the same ``seed`` gives the same answer."""

    game: str
    position: Raw
    seed: str


class ReviewQuestion(Struct, frozen=True, tag="review"):
    """The question of the decisions that cost ``seats`` most in a saved game; the same ``seed`` gives the same answer."""

    game: str
    save: str
    seats: tuple[Seat, ...]
    seed: str


class ThinkQuestion(Struct, frozen=True, tag="think"):
    """The question of the strong player's choice at a position; the same ``seed`` gives the same answer."""

    game: str
    position: Raw
    seed: str


Question: TypeAlias = LookQuestion | ReviewQuestion | ThinkQuestion
Host: TypeAlias = Callable[[Question], AsyncGenerator[bytes, None]]
"""A function that answers a question line by line (see ``answer``). Raises ``OSError`` if it can't."""


class FoundOption(Struct, frozen=True):
    """An ``Option`` as it is sent between processes, as plain data; the game decodes its choice."""

    choice: Raw
    payment: Raw


class FoundMove(Struct, frozen=True, array_like=True):
    """A ``MoveEstimate`` as it is sent between processes, as plain data."""

    plan: tuple[FoundOption, ...]
    points: dict[str, float]
    lead: float
    behind: float
    error: float
    luck: float


class FoundReport(Struct, frozen=True, array_like=True):
    """A ``Report`` as it is sent between processes, as plain data."""

    moves: tuple[FoundMove, ...]
    looks: int
    done: float


class FoundThought(Struct, frozen=True, array_like=True):
    """A ``Thinking`` as it is sent between processes, as plain data."""

    done: float
    best: FoundOption


class FoundReview(Struct, frozen=True, array_like=True):
    """A ``ReviewReport`` as it is sent between processes, as plain data."""

    costs: tuple[tuple[int, FoundReport], ...]
    done: float


async def stream_reports(position: Position[T], seed: str) -> AsyncGenerator[Report, None]:
    """Yield a coach's reports on a position, as ``Coach.look`` does, from the host or else from a new process.

    Raises ``OSError`` if the host can't answer, or no process can be started.
    """
    game: BoardGame[T, PrintedEdition] = find_game(position.game)
    async with aclosing(_ask_host(LookQuestion(game.name, Raw(msgspec.json.encode(position)), seed))) as lines:
        async for line in lines:
            yield _read_report(msgspec.json.decode(line, type=FoundReport), game)


async def stream_review(game: Game[T], seats: tuple[Seat, ...], seed: str) -> AsyncGenerator[ReviewReport, None]:
    """Yield a coach's findings so far about the costliest decisions of ``seats``, from the host or else another process.

    Raises ``OSError`` if the host can't answer, or no process can be started.
    """
    played: BoardGame[T, PrintedEdition] = find_game(game.start.game)
    async with aclosing(_ask_host(ReviewQuestion(played.name, save(game), seats, seed))) as lines:
        async for line in lines:
            found = msgspec.json.decode(line, type=FoundReview)
            yield ReviewReport(tuple(Cost(step, _read_report(report, played)) for step, report in found.costs), found.done)


async def stream_thoughts(position: Position[A], seed: str) -> AsyncGenerator[Thinking, None]:
    """Yield how far the strong player has thought, with its best option so far; the last is its choice.

    The host set by ``provide_host`` answers; without one this process does, with pauses. If the host fails, this process begins
    again: the game goes on in any case.
    """
    game: BoardGame[GameTable, PrintedEdition] = find_game(position.game)
    asked = _ask_to_think(position, seed)
    for host in (_ask_host, _answer_here):
        try:
            async with aclosing(host(asked)) as lines:
                async for line in lines:
                    done, best = msgspec.structs.astuple(msgspec.json.decode(line, type=FoundThought))
                    yield Thinking(done, _read_option(best, game))
            return
        except OSError:
            log.exception("a host failed to compute the strong player's move")


def find_first_thought(position: Position[A], seed: str) -> Option:
    """Return the option that looks best to the strong player before it plays any on, for a game that must move at once."""
    game: BoardGame[GameTable, PrintedEdition] = find_game(position.game)
    found = next(answer(_ask_to_think(position, seed)))
    return _read_option(msgspec.json.decode(found, type=FoundThought).best, game)


def provide_host(host: Host, prepare: Callable[[], None]) -> None:
    """Let ``host``, instead of any earlier one, answer all questions from now on, and let ``expect`` call ``prepare``.

    This is for places where no process can be started.
    """
    _provided[:] = [(host, prepare)]


def expect() -> None:
    """Let the host, if one is provided, get ready for a question that is about to come."""
    for _, prepare in _provided:
        prepare()


_provided: list[tuple[Host, Callable[[], None]]] = []


def answer(asked: Question) -> Iterator[bytes]:
    """Yield the answer to a question bit by bit: each report or thought as JSON, without an end of line."""
    game: BoardGame[GameTable, PrintedEdition] = find_game(asked.game)
    coach = Coach(game.judgements)
    found: Iterator[Report | ReviewReport | Thinking]
    match asked:
        case LookQuestion():
            found = coach.look(msgspec.json.decode(asked.position, type=game.codec.position), asked.seed)
        case ReviewQuestion():
            found = review(reading.read(asked.save), asked.seats, coach, asked.seed)
        case ThinkQuestion():
            position = msgspec.json.decode(asked.position, type=game.codec.position)
            found = StrongPlayer(game.judgements).decide(position, Random(asked.seed))
    return map(msgspec.json.encode, found)


def _ask_to_think(position: Position[A], seed: str) -> ThinkQuestion:
    return ThinkQuestion(position.game, Raw(msgspec.json.encode(position)), seed)


def _ask_host(asked: Question) -> AsyncGenerator[bytes, None]:
    for host, _ in _provided:
        return host(asked)
    return _answer_here(asked) if isinstance(asked, ThinkQuestion) else _answer_in_process(asked)


async def _answer_here(asked: Question) -> AsyncGenerator[bytes, None]:
    """Yield the lines of an answer from this process, with pauses for other tasks."""
    for line in answer(asked):
        yield line
        await asyncio.sleep(0)


async def _answer_in_process(asked: Question) -> AsyncGenerator[bytes, None]:
    """Yield the lines of an answer from another process, which is stopped once the answer is complete or no longer read."""
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


def _read_report(found: FoundReport, game: BoardGame[T, PrintedEdition]) -> Report:
    return Report(tuple(_read_move(move, game) for move in found.moves), found.looks, found.done)


def _read_move(move: FoundMove, game: BoardGame[T, PrintedEdition]) -> MoveEstimate:
    plan = tuple(_read_option(option, game) for option in move.plan)
    return MoveEstimate(plan, move.points, move.lead, move.behind, move.error, move.luck)


def _read_option(found: FoundOption, game: BoardGame[T, PrintedEdition]) -> Option:
    answer = msgspec.json.decode(msgspec.json.encode(found), type=game.codec.answer)
    return Option(answer.choice, answer.payment)


def main() -> None:
    """Read a question from the standard input and answer it line by line at the standard output.

    End after the last line, or earlier if the reader is gone. This process gets a lower priority first, if the system can.
    """
    if hasattr(os, "nice"):
        os.nice(POLITE)
    asked: Question = msgspec.json.decode(sys.stdin.buffer.read(), type=Question)
    with suppress(BrokenPipeError):
        for line in answer(asked):
            sys.stdout.buffer.write(line + b"\n")
            sys.stdout.buffer.flush()
        return
    os._exit(0)  # the reader closed the pipe: exit without flushing


if __name__ == "__main__":
    main()
