"""Moves without clicks: programs that think and decide, one game at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import aclosing
from typing import Final, Generic, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.values import Option
from village_widgets.components.messages import PlayMessage
from village_widgets.components.session import Session

T = TypeVar("T", bound=Table)

PAUSE: Final = 0.25
"""Seconds between two moves when programs play all seats."""
STRIDE: Final = 20
"""Per cent of its thinking after which a program's progress is reported."""
log = logging.getLogger(__name__)


def has_running_loop() -> bool:
    """Tell whether an event loop runs in this thread."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


class Pacing(Generic[T]):
    """Lets the programs of a game move while the page stays responsive; ``say`` sends their progress to the page.

    ``task`` makes the moves; it ends when a person is to decide, or the game is over. It is None while nothing moves by itself.
    """

    def __init__(self, say: Callable[[PlayMessage], None]) -> None:
        self.task: asyncio.Task[None] | None = None
        self._say = say
        self._session: Session[T] | None = None
        self._hurried = False
        self._best: Option | None = None  # the best option that the thinking program has found so far

    def start(self, session: Session[T], hurried: bool = False) -> None:
        """Let programs think and move; if they play all seats and are not ``hurried``, with a pause after each move.

        Programs that moved until now stop. Without an event loop nothing moves by itself.
        """
        self.stop()
        if has_running_loop():
            self._session, self._hurried = session, hurried
            self.task = asyncio.get_running_loop().create_task(self._run(session, hurried))
        else:
            log.info("no event loop: programs don't move by themselves")

    def stop(self) -> None:
        """Stop the programs, and tell the page if any was moving."""
        if self.task is not None:
            self.task.cancel()
            self._say(PlayMessage(running=False))
        self.task = self._best = self._session = None

    def hurry(self) -> None:
        """Let the thinking program, if there is one, decide by its findings so far or its first idea; then others go on."""
        session, hurried = self._session, self._hurried
        if session is None or not session.thinks:
            return
        best = self._best or session.find_first_thought()
        self.stop()
        session.decide(best)
        if session.moving and self.task is None:
            self.start(session, hurried)

    async def _run(self, session: Session[T], hurried: bool) -> None:
        self._say(PlayMessage(running=True))
        while session.moving:
            if session.thinks:
                await self._think(session)
            else:
                session.go_on(1)
            await asyncio.sleep(0 if session.people or hurried else PAUSE)
        self.task = None
        self._say(PlayMessage(running=False))

    async def _think(self, session: Session[T]) -> None:
        """Let a program think in small portions, with the page answered in between; then it decides."""
        told = 0
        self._say(PlayMessage(thinking=0))
        async with aclosing(session.think()) as thoughts:
            async for done, best in thoughts:
                self._best = best
                if (percent := round(100 * done)) >= told + STRIDE:
                    told = percent
                    self._say(PlayMessage(thinking=percent))
        self._best = None
