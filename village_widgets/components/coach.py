"""A page's coach: it answers at once with a first ordering of the moves, and gets better as long as somebody looks. It goes
through a game that is over, and says what cost most.

It sees what the page shows, and nothing else: what is face down there is dealt anew before it looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import aclosing
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Seat
from village_core.kernel.words import Words
from village_core.players.apart import stream_reports, stream_review
from village_core.players.coach import Coach, MoveEstimate, Report
from village_core.players.coaching import AdvisedMove, describe_report, name_reasons
from village_core.players.reviewing import Cost, ReviewReport
from village_widgets.components.asked import Reason, Refused
from village_widgets.components.coached import Coached, CoachedMove, Costly, CostlyMove, Whisker
from village_widgets.components.messages import Message
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)
Say: TypeAlias = Callable[[Message], None]

STRIDE: Final = 0.02
"""How much further somebody has come who goes through a game, for it to be told."""
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
        say = self.telling.words.format
        told = [*describe_report(report, self.world, self.narrator)]
        whiskers = _whiskers(told) if report.looks else [None] * len(told)
        if told and told[0].why:
            told[0] = told[0]._replace(why=say("coach-beside-next", why=told[0].why))
        key = ("coach-looking" if looking else "coach-looked") if report.looks else "coach-glance" if looking else "coach-stuck"
        moves = tuple(self._move(*each) for each in zip(report.moves, told, whiskers, strict=False))
        return Coached(say(key, looks=report.looks), round(100 * report.done), looking, opens, moves=moves)

    def _move(self, found: MoveEstimate, told: AdvisedMove, whisker: Whisker | None) -> CoachedMove:
        words, own = self.telling.words, sum(found.points.values())
        others = "none" if len(self.world.table.seats) == 1 else f"{own - found.lead:.1f}"
        points = words.format("coach-points", points=f"{own:.1f}", others=others) if whisker else ""
        lines = tuple((name, f"{each:.1f}".replace("-", "−")) for name, each in name_reasons(words, found.points))
        if told.figures:
            lines = ((words.format("coach-beside-best"), told.figures), *lines)
        target = self.telling.find_target(found.plan[0].choice, self.world)
        return CoachedMove(
            move=told.move,
            plan=told.then,
            at="" if target == AGENDA else target,
            verdict=told.verdict,
            why=told.why,
            points=points,
            lines=lines,
            whisker=whisker,
        )


class Past(NamedTuple, Generic[T, E]):
    """A game that is gone through, the seats whose decisions are, and how it is told."""

    game: BoardGame[T, E]
    played: Game[T]
    seats: tuple[Seat, ...]
    telling: Telling[T]

    def answer(self, found: ReviewReport, looking: bool, opens: bool = False) -> Costly:
        """What was found, in words."""
        percent = round(100 * found.done)
        ended = "stuck" if percent < 100 else "found" if found.costs else "none"
        positions = [*self.played.positions()]
        moves = tuple(self._move(cost, positions[cost.step]) for cost in found.costs)
        said = self.telling.words.format(f"costly-{'looking' if looking else ended}")
        return Costly(said, percent, looking, opens, moves=moves)

    def _move(self, cost: Cost, position: Position[T]) -> CostlyMove:
        words, names = self.telling.words, tuple(name for name, _ in self.telling.list_seats())
        better, done = describe_report(cost.report, position, self.game.narrate(words, names, position))
        when = words.format("costly-when", who=names[position.seat or 0], round=position.table.round)
        did = words.format("costly-done", move=done.move)
        instead = words.format("costly-perhaps" if cost.report.moves[1].equal else "costly-better", move=better.move)
        return CostlyMove(
            step=cost.step,
            when=when,
            done=did,
            verdict=done.verdict,
            better=instead,
            plan=better.then,
            why=better.why,
            figures=done.figures,
        )


class PageCoach:
    """The coach of one page. What it finds later is told by ``say``; it looks at one position at a time."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._looking: asyncio.Task[None] | None = None
        self._known: tuple[object, ReviewReport] = (
            None,
            ReviewReport((), 0.0),
        )  # the last game reviewed, and its review

    def ask(self, question: Question[T, E] | None) -> Message | None:
        """The first ordering, at once; where a loop runs there are better ones until ``stop``. Nothing for no question."""
        self.stop()
        if question is None:
            return None
        first = Coach(question.game.judgements).glance(question.world)
        looking = self._begin(lambda: self._look(question, first))
        return Message(coach=question.answer(first, looking, opens=True))

    def review(self, past: Past[T, E]) -> Message:
        """What cost most in a game: nothing is known at once, and more and more until ``stop``."""
        self.stop()
        game, found = self._known
        if game == (past.played, past.seats):
            return Message(costly=past.answer(found, looking=False, opens=True))
        looking = self._begin(lambda: self._go_through(past))
        return Message(costly=past.answer(ReviewReport((), 0.0), looking, opens=True))

    def stop(self) -> None:
        """Look no further."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = None

    def _begin(self, work: Callable[[], Coroutine[object, object, None]]) -> bool:
        """Let something be found out meanwhile; whether it can."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            log.info("no event loop: the coach looks no further")
            return False
        self._looking = loop.create_task(work())
        return True

    async def _look(self, question: Question[T, E], report: Report) -> None:
        try:
            async with aclosing(stream_reports(question.world, question.seed)) as reports:
                async for report in reports:
                    self._say(Message(coach=question.answer(report, looking=True)))
        except Exception:
            log.exception("the coach could not go on; what it has found stands")
        self._say(Message(coach=question.answer(report, looking=False)))
        self._looking = None

    async def _go_through(self, past: Past[T, E]) -> None:
        found, told = ReviewReport((), 0.0), ReviewReport((), 0.0)
        try:
            async with aclosing(stream_review(past.played, past.seats, "costly")) as reports:
                async for found in reports:
                    if found.costs != told.costs or found.done - told.done >= STRIDE:
                        self._say(Message(costly=past.answer(found, looking=True)))
                        told = found
        except Exception:
            log.exception("the coach could not go on; what it has found stands")
        if found.done == 1:
            self._known = (past.played, past.seats), found
        self._say(Message(costly=past.answer(found, looking=False)))
        self._looking = None


def build_question(
    game: BoardGame[T, E], telling: Telling[T], position: Position[T], viewer: Seat | None, seed: str
) -> Question[T, E] | None:
    """What is asked at a position, as it looks to a page; nothing where no seat decides.

    ``viewer`` is whose hidden pieces are face up on the page, if anybody's.
    """
    if position.seat not in position.table.seats:
        return None
    world = position.with_table(game.judgements.imagined(position.table, CHANCE if viewer is None else viewer, Random(seed)))
    names = tuple(name for name, _ in telling.list_seats())
    return Question(game, world, seed, telling, game.narrate(telling.words, names, position))


def refuse_untracked(words: Words, position: Position[T]) -> Message | None:
    """What is answered where less is followed than a coach has to know: a refusal. Nothing where everything is."""
    if position.table.depth is Depth.FULL:
        return None
    return Message(refused=Refused(words.format("ui-coach"), (Reason((), words.format("coach-untracked")),)))


def _whiskers(told: Sequence[AdvisedMove]) -> list[Whisker | None]:
    """Where the moves stand, all on one line."""
    left = max(1.0, *(move.behind + move.error for move in told))
    right = max(0.0, *(move.error - move.behind for move in told))

    def find_place(behind: float) -> int:
        return round(MARGIN + (100 - 2 * MARGIN) * (left - behind) / (left + right))

    ends = ((move.behind + move.error, move.behind, move.behind - move.error) for move in told)
    return [Whisker(find_place(0), *map(find_place, each)) for each in ends]
