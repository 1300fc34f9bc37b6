"""The coach in a process of its own gives the same reports as in this process, and ends with its reader."""

from __future__ import annotations

import asyncio
from contextlib import aclosing
from random import Random

import psutil
import pytest

from tests.games.listing import list_game
from tests.orchard_core import GAME
from tests.players.test_coach import collect_decisions
from tests.players.test_reviewing import play_badly
from tests.waiting import wait_until
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

    monkeypatch.setattr(apart, "_provided", [])
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
