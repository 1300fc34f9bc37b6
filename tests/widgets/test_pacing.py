"""The pace of programs: a player who does not want to wait gets the best that the program has found so far."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from village_widgets.play.pacing import Pacing


class Thinker:
    """A game in which a program finds one idea after the other and never stops by itself."""

    moving = thinks = people = True

    def __init__(self, *ideas: str) -> None:
        self.ideas = ideas
        self.thought = asyncio.Event()
        self.decided: list[str] = []

    async def think(self) -> AsyncIterator[tuple[float, str]]:
        """Yield each idea, with a tenth more of the thinking done for each, then set ``thought`` and think on without end."""
        for number, idea in enumerate(self.ideas, 1):
            yield number / 10, idea
        self.thought.set()
        await asyncio.Event().wait()

    def find_first_thought(self) -> str:
        """Return the idea by which a program decides that has not had time to think."""
        return "first"

    def decide(self, idea: str) -> None:
        """Note the idea by which the program decides, and end the game."""
        self.decided.append(idea)
        self.moving = self.thinks = False


class TwiceThinker(Thinker):
    """A game in which a program thinks its first decision to the end, and never stops to think about the second."""

    async def think(self) -> AsyncIterator[tuple[float, str]]:
        """Yield the next idea as the last one of its decision; without any left, set ``thought`` and think on without end."""
        if self.ideas:
            idea, *later = self.ideas
            self.ideas = (*later,)
            yield 1.0, idea
        else:
            self.thought.set()
            await asyncio.Event().wait()


@pytest.mark.parametrize(("ideas", "decided"), [((), "first"), (("good",), "good"), (("good", "better"), "better")])
def test_a_hurried_program_decides_by_its_best_idea_so_far(ideas: tuple[str, ...], decided: str) -> None:
    """A hurried program decides once, by the last idea that it has found, or by its first thought if it has found none.

    The page is told once that programs run, and once that they stopped.
    """

    async def hurry() -> tuple[list[str], list[bool]]:
        said: list[bool] = []
        game = Thinker(*ideas)
        pacing = Pacing(lambda message: said.append(message.running))
        pacing.start(game)
        await game.thought.wait()
        pacing.hurry()
        pacing.hurry()
        return game.decided, [running for running in said if isinstance(running, bool)]

    assert asyncio.run(hurry()) == ([decided], [True, False])


def test_the_page_is_told_of_each_fifth_of_the_thinking() -> None:
    """The page is told that a program begins to think, and of each fifth of the whole that is done."""

    async def think() -> list[int]:
        said: list[object] = []
        game = Thinker(*"abcdefghij")
        pacing = Pacing(lambda message: said.append(message.thinking))
        pacing.start(game)
        await game.thought.wait()
        pacing.stop()
        return [percent for percent in said if isinstance(percent, int)]

    assert asyncio.run(think()) == [0, 20, 40, 60, 80, 100]


def test_an_idea_is_of_its_own_decision_alone() -> None:
    """A program that is hurried at its second decision, before it has an idea, doesn't take the best one of the first."""

    async def decide_twice() -> list[str]:
        game = TwiceThinker("good")
        pacing = Pacing(lambda message: None)
        pacing.start(game)
        await asyncio.wait_for(game.thought.wait(), 5)
        pacing.hurry()
        return game.decided

    assert asyncio.run(decide_twice()) == ["first"]
