"""The coach in a process of its own gives the same reports as in this process, and ends with its reader."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import aclosing
from io import BytesIO
from random import Random
from types import SimpleNamespace

import msgspec
import psutil
import pytest

from tests.games.listing import list_game
from tests.hosts import drop_hosts
from tests.orchard_core import GAME
from tests.players.test_coach import collect_decisions
from tests.players.test_reviewing import play_badly
from tests.waiting import wait_until
from village_core.games import save
from village_core.players import apart
from village_core.players.coach import Coach
from village_core.players.reviewing import review
from village_core.players.strong import StrongPlayer


def list_coaches() -> list[psutil.Process]:
    """List the coaching processes that this process has started and that still run."""
    return [each for each in psutil.Process().children() if apart.__name__ in each.cmdline()]


def test_a_process_of_its_own_finds_the_same():
    """A coach in a process of its own streams the same reports as the coach in this process, at two decisions."""

    async def stream_all():
        return [report async for report in apart.stream_reports(position, "1")]

    with list_game(GAME):
        for position in collect_decisions()[:2]:
            assert asyncio.run(stream_all()) == list(Coach(GAME.judgements).look(position, "1"))


@pytest.mark.parametrize("fails", [False, True])
def test_the_strong_player_thinks_where_its_host_says(monkeypatch, fails):
    """The strong player's thoughts are streamed from the host that was provided, and are the same as in this process.

    If the host fails in the middle, this process streams all thoughts from the beginning.
    """
    asked = []

    async def serve_answer(question):
        asked.append(question)
        for line in apart.answer(question):
            yield line
            if fails:
                raise OSError("gone")

    async def stream_all():
        return [thought async for thought in apart.stream_thoughts(position, "1")]

    drop_hosts(monkeypatch)
    with list_game(GAME):
        position = collect_decisions()[0]
        here = asyncio.run(stream_all())
        assert [option for _, option in here][-1] == StrongPlayer(GAME.judgements)(position, Random("1"))
        apart.provide_host(serve_answer, lambda: None)
        assert asyncio.run(stream_all()) == (here[:1] + here if fails else here)
        assert len(asked) == 1


def test_a_game_is_gone_through_in_a_process_of_its_own():
    """A review streamed from a process of its own is the same as a review in this process."""
    with list_game(GAME):
        game = play_badly(1, blunders=True)

        async def stream_all():
            return [reviewed async for reviewed in apart.stream_review(game, (0,), "1")]

        assert asyncio.run(stream_all()) == list(review(game, (0,), Coach(GAME.judgements), "1"))


def test_the_process_ends_when_its_reader_leaves():
    """The process runs while reports are read, and ends when its reader leaves after the first report."""

    async def read_first():
        async with aclosing(apart.stream_reports(collect_decisions()[0], "1")) as reports:
            async for _ in reports:
                assert len(list_coaches()) == 1
                return

    with list_game(GAME):
        asyncio.run(read_first())
    wait_until(lambda: not list_coaches(), "that no process is left")


class Output:
    """A reader of lines: ``lines`` are those that it got; it leaves after ``stays`` of them."""

    def __init__(self, stays: int) -> None:
        self.lines: list[bytes] = []
        self.flushed = 0
        self.stays = stays
        self.buffer = self

    def write(self, line: bytes) -> None:
        """Get a line, or be gone."""
        if len(self.lines) == self.stays:
            raise BrokenPipeError
        self.lines.append(line)

    def flush(self) -> None:
        """Count the lines that have come through."""
        self.flushed = len(self.lines)


@pytest.mark.parametrize(("stays", "ended"), [(9, []), (1, [0])])
def test_an_answer_s_lines_come_one_by_one(monkeypatch: pytest.MonkeyPatch, stays: int, ended: list[int]) -> None:
    """Each line goes out at once, with its end; if the reader is gone the process ends at once, with code 0 and no error."""
    out, niced, codes = Output(stays), list[int](), list[int]()
    asked = apart.LookQuestion("orchard", msgspec.Raw(b"{}"), "seed")

    def answer(question: object) -> Iterator[bytes]:
        assert question == asked and niced == [apart.POLITE]
        for at, line in enumerate((b"one", b"two")):
            yield line
            assert out.flushed == at + 1

    monkeypatch.setattr("sys.stdin", SimpleNamespace(buffer=BytesIO(msgspec.json.encode(asked))))
    monkeypatch.setattr("sys.stdout", out)
    monkeypatch.setattr(apart.os, "nice", niced.append)
    monkeypatch.setattr(apart.os, "_exit", codes.append)
    monkeypatch.setattr(apart, "answer", answer)
    apart.main()
    assert out.lines == [b"one\n", b"two\n"][:stays] and codes == ended


def test_every_question_is_answered_by_its_own_program(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look goes to the coach, a review to the coach with the saved game, a thought to the strong player, with their seeds."""
    asked: list[tuple[object, ...]] = []

    class Coaching(Coach):
        def look(self, position: object, seed: str) -> Iterator[str]:
            asked.append(("look", position, seed))
            return iter(["report"])

    class Thinking(StrongPlayer):
        def decide(self, position: object, random: Random) -> Iterator[str]:
            asked.append(("think", position, random.random()))
            return iter(["thought"])

    def look_back(game: object, seats: tuple[int, ...], coach: Coach, seed: str) -> Iterator[str]:
        asked.append(("review", game.steps, seats, type(coach), seed))
        return iter(["costs"])

    monkeypatch.setattr(apart, "Coach", Coaching)
    monkeypatch.setattr(apart, "StrongPlayer", Thinking)
    monkeypatch.setattr(apart, "review", look_back)
    with list_game(GAME):
        played = play_badly(1, blunders=False)
        raw = msgspec.Raw(msgspec.json.encode(played.position))
        questions = (
            apart.LookQuestion(GAME.name, raw, "a"),
            apart.ReviewQuestion(GAME.name, save(played), (1,), "b"),
            apart.ThinkQuestion(GAME.name, raw, "c"),
        )
        assert [[*apart.answer(each)] for each in questions] == [[b'"report"'], [b'"costs"'], [b'"thought"']]
    assert asked == [
        ("look", played.position, "a"),
        ("review", played.steps, (1,), Coaching, "b"),
        ("think", played.position, Random("c").random()),
    ]
