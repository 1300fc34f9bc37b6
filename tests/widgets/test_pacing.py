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
