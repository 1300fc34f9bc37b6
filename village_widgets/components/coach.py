"""The coach of a page. It orders the moves at once, and improves its answer while the page waits.

After the game it finds the decisions that cost most. It sees only what the page shows, of a past decision only what its seat saw:
other hidden pieces are dealt again before it looks.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import aclosing
from functools import partial
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
from village_core.players.coaching import AdvisedMove, describe_headline, describe_report, name_reasons
from village_core.players.reviewing import Cost, ReviewReport
from village_widgets.components.asked import BarringRule, ShownRefusal
from village_widgets.components.coached import CoachAnswer, CoachedMove, Costly, CostlyMove, Whisker
from village_widgets.components.messages import Message
from village_widgets.components.telling import AGENDA, Telling

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)
Say: TypeAlias = Callable[[Message], None]

STRIDE: Final = 0.02
"""Progress of a review between two messages, as a share of the whole."""
MARGIN: Final = 4
"""Free space at each end of a whisker's line, of 100."""
log = logging.getLogger(__name__)


class CoachQuestion(NamedTuple, Generic[T, E]):
    """A position to coach, with the words for the answer.

    In ``world`` the pieces that the page does not show are dealt by chance. ``seed`` makes the coach's random numbers.
    """

    game: BoardGame[T, E]
    world: Position[T]
    seed: str
    telling: Telling[T]
    narrator: Narrator[T, E]

    def answer(self, report: Report, looking: bool, opens: bool = False) -> CoachAnswer:
        """Return a report in words.

        ``looking`` tells whether better reports will follow, ``opens`` whether this one opens the coach's sheet.
        """
        say = self.telling.words.format
        told = [*describe_report(report, self.world, self.narrator)]
        whiskers = _place_whiskers(told) if report.looks else [None] * len(told)
        if told and told[0].why:
            told[0] = told[0]._replace(why=say("coach-beside-next", why=told[0].why))
        key = ("coach-looking" if looking else "coach-looked") if report.looks else "coach-glance" if looking else "coach-stuck"
        moves = tuple(self._move(*each) for each in zip(report.moves, told, whiskers, strict=False))
        said, headline = say(key, looks=report.looks), describe_headline(report, self.world, self.narrator)
        return CoachAnswer(said, round(100 * report.done), looking, opens, headline=headline, moves=moves)

    def _move(self, found: MoveEstimate, told: AdvisedMove, whisker: Whisker | None) -> CoachedMove:
        words, own = self.telling.words, sum(found.points.values())
        others = "none" if len(self.world.table.seats) == 1 else own - found.lead
        points = words.format("coach-points", points=own, others=others) if whisker else ""
        lines = tuple((name, words.format("coach-number", number=each)) for name, each in name_reasons(words, found.points))
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
            rule=next((event.rule for event in self.world.play(found.plan[0]).events), ""),
        )


class PastGame(NamedTuple, Generic[T, E]):
    """A game under review, the seats whose decisions count, and the texts for its answer."""

    game: BoardGame[T, E]
    played: Game[T]
    seats: tuple[Seat, ...]
    telling: Telling[T]

    def answer(self, found: ReviewReport, looking: bool, opens: bool = False) -> Costly:
        """Return the costly decisions in words.

        ``looking`` tells whether better reports will follow, ``opens`` whether this one opens the coach's sheet.
        """
        percent = round(100 * found.done)
        ended = "stuck" if percent < 100 else "found" if found.costs else "none"
        positions = [*self.played.list_positions()]
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
    """The coach of one page. It looks at one position or reviews one game at a time, and sends later findings by ``say``."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._looking: asyncio.Task[None] | None = None
        self._answer: Callable[[bool], CoachAnswer | Costly] | None = None  # words the latest finding
        self._known: tuple[object, ReviewReport] = (
            None,
            ReviewReport((), 0.0),
        )  # the game reviewed last, and its review

    def ask(self, question: CoachQuestion[T, E] | None) -> Message | None:
        """Stop an earlier search, and order the moves at the position in question; where an event loop runs, look further.

        Returns that first order, None without a question. Better ones are sent later.
        """
        self.stop()
        if question is None:
            return None
        first = Coach(question.game.judgements).list_first_reports(question.world)
        self._answer = partial(question.answer, first)
        looking = self._begin(lambda: self._look(question, first))
        return Message(coach=question.answer(first, looking, opens=True))

    def review(self, past: PastGame[T, E]) -> Message:
        """Stop an earlier search and start to review a game.

        Returns the review if it is the one that was finished last. For any other it returns one without findings; they are sent
        later, if an event loop runs.
        """
        self.stop()
        game, found = self._known
        if game == (past.played, past.seats):
            self._answer = partial(past.answer, found)
            return Message(costly=past.answer(found, looking=False, opens=True))
        self._answer = partial(past.answer, ReviewReport((), 0.0))
        looking = self._begin(lambda: self._go_through(past))
        return Message(costly=past.answer(ReviewReport((), 0.0), looking, opens=True))

    def stop(self) -> None:
        """Stop looking for better moves, or reviewing a game; the last answer stays."""
        if self._looking is not None:
            self._looking.cancel()
        self._looking = None

    def tell_again(self) -> Message | None:
        """Return the last answer in the language spoken by now, for a page that still shows it; None if there was no answer."""
        if self._answer is None:
            return None
        told = self._answer(self._looking is not None)
        return Message(coach=told) if isinstance(told, CoachAnswer) else Message(costly=told)

    def _begin(self, work: Callable[[], Coroutine[object, object, None]]) -> bool:
        """Start a search in the background if an event loop runs, and tell whether one does."""
        try:
            loop = asyncio.get_running_loop()
        except RuntimeError:
            log.info("no event loop: the coach looks no further")
            return False
        self._looking = loop.create_task(work())
        return True

    async def _look(self, question: CoachQuestion[T, E], report: Report) -> None:
        try:
            async with aclosing(stream_reports(question.world, question.seed)) as reports:
                async for report in reports:
                    self._answer = partial(question.answer, report)
                    self._say(Message(coach=question.answer(report, looking=True)))
        except Exception:
            log.exception("the coach could not go on; what it has found stands")
        self._say(Message(coach=question.answer(report, looking=False)))
        self._looking = None

    async def _go_through(self, past: PastGame[T, E]) -> None:
        found, told = ReviewReport((), 0.0), ReviewReport((), 0.0)
        try:
            async with aclosing(stream_review(past.played, past.seats, "costly")) as reports:
                async for found in reports:
                    self._answer = partial(past.answer, found)
                    if found.costs != told.costs or found.done - told.done >= STRIDE:
                        self._say(Message(costly=past.answer(found, looking=True)))
                        told = found
        except Exception:
            log.exception("the coach could not go on; what it has found stands")
        if found.done == 1:
            self._known = (past.played, past.seats), found
        self._say(Message(costly=past.answer(found, looking=False)))
        self._looking = None


def build_coach_question(
    game: BoardGame[T, E], telling: Telling[T], position: Position[T], viewer: Seat | None, seed: str
) -> CoachQuestion[T, E] | None:
    """Build the question at a position, as a page sees it; None if no seat decides.

    ``viewer`` is the seat whose hidden pieces are face up on the page, None if all stay hidden. All other hidden pieces are dealt
    again, by ``seed``.
    """
    if position.seat not in position.table.seats:
        return None
    world = position.with_table(game.judgements.imagine(position.table, CHANCE if viewer is None else viewer, Random(seed)))
    names = tuple(name for name, _ in telling.list_seats())
    return CoachQuestion(game, world, seed, telling, game.narrate(telling.words, names, position))


def refuse_untracked(words: Words, position: Position[T]) -> Message | None:
    """Return the refusal to coach where less is tracked than a coach needs; None on a table of full depth."""
    if position.table.depth is Depth.FULL:
        return None
    return Message(refused=ShownRefusal(words.format("ui-coach"), (BarringRule((), words.format("coach-untracked")),)))


def _place_whiskers(told: Sequence[AdvisedMove]) -> list[Whisker | None]:
    """Return the whisker of each move, all on one line from 0 to 100; better moves lie further right."""
    left = max(1.0, *(move.behind + move.error for move in told))
    right = max(0.0, *(move.error - move.behind for move in told))

    def find_place(behind: float) -> int:
        return round(MARGIN + (100 - 2 * MARGIN) * (left - behind) / (left + right))

    ends = ((move.behind + move.error, move.behind, move.behind - move.error) for move in told)
    return [Whisker(find_place(0), *map(find_place, each)) for each in ends]
