"""A page's coach: it answers at once with a first ordering of the moves, and gets better as long as somebody looks.

It sees what the page shows, and nothing else: what is face down there is dealt anew before it looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import aclosing
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Seat
from village_core.players.apart import looks
from village_core.players.coach import Coach, Expected, Report
from village_core.players.coaching import Advised, advised, named
from village_widgets.components.coached import Coached, CoachedMove, Whisker
from village_widgets.components.messages import Message
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)
Say: TypeAlias = Callable[[Message], None]

MARGIN: Final = 4
"""What stays free of a whisker's line at each end, of 100."""
log = logging.getLogger(__name__)


class Question(NamedTuple, Generic[T, E]):
    """A position as it looks to somebody, and how it is told to them."""

    game: BoardGame[T, E]
    world: Position[T]
    seed: str
    telling: Telling[T]
    narrator: Narrator[T, E]

    def answer(self, report: Report, looking: bool, opens: bool = False) -> Coached:
        """A report in words."""
        told = advised(report, self.world, self.narrator)
        whiskers = _whiskers(told) if report.looks else [None] * len(told)
        say = self.telling.words.say
        key = ("coach-looking" if looking else "coach-looked") if report.looks else "coach-glance" if looking else "coach-stuck"
        moves = (self._move(*each) for each in zip(report.moves, told, whiskers, strict=False))
        return Coached(tuple(moves), say(key, looks=report.looks), round(100 * report.done), looking, opens)

    def _move(self, found: Expected, told: Advised, whisker: Whisker | None) -> CoachedMove:
        words, own = self.telling.words, sum(found.points.values())
        others = "none" if len(self.world.table.seats) == 1 else f"{own - found.lead:.1f}"
        points = words.say("coach-points", points=f"{own:.1f}", others=others) if whisker else ""
        lines = tuple((name, f"{each:.1f}".replace("-", "−")) for name, each in named(words, found.points))
        target = self.telling.target(found.plan[0].choice, self.world)
        return CoachedMove(
            told.move, told.then, "" if target == AGENDA else target, told.verdict, told.why, points, lines, whisker
        )


class PageCoach:
    """The coach of one page. What it finds later is told by ``say``; it looks at one position at a time."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._looking: asyncio.Task[None] | None = None

    def ask(self, question: Question[T, E] | None) -> Message | None:
        """The first ordering, at once; where a loop runs there are better ones until ``stop``. Nothing for no question."""
        self.stop()
        if question is None:
            return None
        first = Coach(question.game.judgements).glance(question.world)
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            log.info("no event loop: the coach looks no further")
        else:
            self._looking = loop.create_task(self._look(question, first))
        return Message(coach=question.answer(first, looking=self._looking is not None, opens=True))

    def stop(self) -> None:
        """Look no further."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = None

    async def _look(self, question: Question[T, E], report: Report) -> None:
        try:
            async with aclosing(looks(question.world, question.seed)) as reports:
                async for report in reports:
                    self._say(Message(coach=question.answer(report, looking=True)))
        except Exception:
            log.exception("the coach could not go on; what it has found stands")
        self._say(Message(coach=question.answer(report, looking=False)))
        self._looking = None


def question(
    game: BoardGame[T, E], telling: Telling[T], position: Position[T], viewer: Seat | None, seed: str
) -> Question[T, E] | None:
    """What is asked at a position, as it looks to a page; nothing where no seat decides.

    ``viewer`` is whose hidden pieces are face up on the page, if anybody's.
    """
    if position.seat not in position.table.seats:
        return None
    world = position.at(game.judgements.imagined(position.table, CHANCE if viewer is None else viewer, Random(seed)))
    names = tuple(name for name, _ in telling.seated())
    return Question(game, world, seed, telling, game.narrate(telling.words, names, position))


def _whiskers(told: Sequence[Advised]) -> list[Whisker | None]:
    """Where the moves stand, all on one line."""
    left = max(1.0, *(move.behind + move.error for move in told))
    right = max(0.0, *(move.error - move.behind for move in told))

    def place(behind: float) -> int:
        return round(MARGIN + (100 - 2 * MARGIN) * (left - behind) / (left + right))

    ends = ((move.behind + move.error, move.behind, move.behind - move.error) for move in told)
    return [Whisker(place(0), *map(place, each)) for each in ends]
