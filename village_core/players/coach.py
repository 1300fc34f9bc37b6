"""The coach: what the best few moves at a position lead to, in points, and how sure that is. Asked for, never pushed.

Every move is played on many times by good players at all seats, a few rounds far, and then judged. All moves meet the same
worlds: what the seat can't see is dealt anew for each look, and the luck of a round is the same whichever move came before. So
moves are compared in pairs, and it is known how far their difference may be wrong. A clearly worse move is looked at no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.judgement import Judgement, Judgements
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option, Seat
from village_core.players.good import cautious
from village_core.players.looking import best_of, prospects
from village_core.players.strong import NARROW, carried_out

T = TypeVar("T", bound=Table)
Plan: TypeAlias = tuple[Option, ...]

FAR: Final = 2
"""How many rounds a look goes, the running one included."""
MOVES: Final = 8
"""How many moves are looked at to begin with: those that look best at the end of one's own turn."""
FIRST: Final = 3
"""Looks before which nothing is told and no move is left out."""
CLEARLY: Final = 3.0
"""Errors by which a move is clearly worse."""
ERRORS: Final = 2.0
"""Errors within which two moves are about equal."""
ENOUGH: Final = 48
"""Looks after which no more is learned that matters."""
NEXT: Final = 2
"""How many moves the best has to be told from, for looking further to be idle."""
TRUST: Final = 3
"""How many looks the spread of all moves together counts for, beside the spread of one move: few looks may agree by chance."""


class Playout(NamedTuple):
    """What a move came to once: the seat's points by reason, and its lead over the best of the others."""

    points: Mapping[str, float]
    lead: float


class Expected(NamedTuple):
    """What a move leads to on average, compared with the best.

    ``plan``: the move, and how the seat would go on. ``points``: its own points by reason. ``lead``: by how much it is ahead of
    the best of the others; alone, its own points. ``behind``: how much less that is than after the best move, and ``error`` the
    standard error of this difference, of which ``luck`` gets smaller with every look; all are 0 for the best itself.
    """

    plan: Plan
    points: Mapping[str, float]
    lead: float
    behind: float = 0.0
    error: float = 0.0
    luck: float = 0.0

    @property
    def equal(self) -> bool:
        """Whether it may well be as good as the best."""
        return self.behind <= ERRORS * self.error

    @property
    def clear(self) -> bool:
        """Whether more looks would hardly bring it before the best: it is behind in far more than luck, or comes to the same."""
        return self.behind > CLEARLY * self.luck or not (self.behind or self.error)


class Report(NamedTuple):
    """What was found so far: the moves that are still compared, the best first, after so many looks; ``done`` from 0 to 1."""

    moves: tuple[Expected, ...]
    looks: int
    done: float

    @property
    def settled(self) -> bool:
        """Whether the best move is known."""
        return not any(move.equal for move in self.moves[1:])


class Coach(Generic[T]):
    """Whoever looks at positions for the seat that decides there, by the judgements of the game. ``far``: so many rounds."""

    def __init__(self, judgements: Judgements[T], far: int = FAR) -> None:
        self.judgements = judgements
        self.far = far

    def look(self, position: Position[T], seed: str, plans: tuple[Plan, ...] = ()) -> Iterator[Report]:
        """Reports, one for each look after the first few, until the best move is told from those next to it or enough was seen.

        ``seed`` makes the random numbers. Of a move that is clearly worse the next report says nothing more.
        ``plans`` are what is compared, the candidates where none are named. Raises ``ValueError`` where no seat decides.
        """
        found: dict[Plan, list[Playout]] = {plan: [] for plan in plans or self.candidates(position)}
        for looks in range(1, ENOUGH + 1):
            for plan, playout in zip(found, self.playouts(position, tuple(found), f"{seed} {looks}"), strict=True):
                found[plan].append(playout)
            if looks < FIRST and len(found) > 1:
                continue
            moves = compared(found, self.judgements.doubt)
            known = all(move.clear for move in moves[1 : 1 + NEXT])
            yield Report(moves, looks, 1.0 if known else looks / ENOUGH)
            if known:
                return
            found = {move.plan: found[move.plan] for move in moves if move.behind <= CLEARLY * move.error}

    def glance(self, position: Position[T]) -> Report:
        """The same moves as they look at once, the best first, before any was looked at. Raises ``ValueError`` as ``look``."""
        return Report(tuple(Expected(plan, {}, 0.0) for plan in self.candidates(position)), 0, 0.0)

    def candidates(self, position: Position[T], most: int = MOVES, done: Option | None = None) -> tuple[Plan, ...]:
        """The plans that look best at the end of one's own turn, best first: of each choice one, however it is paid.

        What was ``done`` comes before them, and stands for its choice. None where it can't be done for all that the seat sees.
        """
        seat, judgement = decider(position), self._judgement(position)
        world = position.with_table(self.judgements.imagined(position.table, seat, Random(0)))
        found = sorted(prospects(world, cautious(judgement, seat)), key=lambda prospect: -prospect.total)
        first: dict[Choice, Plan] = {prospect.plan[0].choice: prospect.plan for prospect in found if prospect.plan[0] == done}
        if done is not None and not first:
            return ()
        for prospect in found:
            first.setdefault(prospect.plan[0].choice, prospect.plan)
        return tuple(first.values())[:most]

    def playouts(self, position: Position[T], plans: tuple[Plan, ...], seed: str) -> list[Playout]:
        """What each plan comes to in one world, with one luck."""
        seat, judgement, phase = decider(position), self._judgement(position), self.judgements.phase
        world = position.with_table(self.judgements.imagined(position.table, seat, Random(seed)))
        last = phase(position.table) + self.far
        ends = (played_until(carried_out(world, plan), self.judgements, last, seed) for plan in plans)
        return [self._playout(end, seat, judgement) for end in ends]

    def _playout(self, end: Position[T], seat: Seat, judgement: Judgement[T]) -> Playout:
        points, others = judgement.reasons(end.table, seat), judgement.evaluations(end.table)
        del others[seat]
        return Playout(points, sum(points.values()) - max(others, default=0.0))

    def _judgement(self, position: Position[T]) -> Judgement[T]:
        return self.judgements.of(len(position.table.seats))


def decider(position: Position[T]) -> Seat:
    """The seat that decides. Raises ``ValueError`` where chance does, or nobody."""
    if position.seat is None or position.seat == CHANCE:
        raise ValueError("no seat decides here")
    return position.seat


def played_until(position: Position[T], judgements: Judgements[T], last: int, seed: str) -> Position[T]:
    """The position where a phase begins, or at the end: everybody plays as the good player plans to.

    The luck of each phase is made from ``seed`` and that phase alone, so that it hardly depends on what was done before.
    """
    judgement, own = judgements.of(len(position.table.seats)), Random(seed)
    phase, luck = -1, own
    while (seat := position.seat) is not None and (now := judgements.phase(position.table)) < last:
        if seat == CHANCE:
            if now != phase:
                phase, luck = now, Random(f"{seed} {now}")
            position = position.take(position.sample(luck)).position
        elif len(position.options) == 1:
            position = position.take(position.options[0]).position
        else:
            position = best_of(prospects(position, cautious(judgement, seat), NARROW), own).position
    return position


def compared(found: Mapping[Plan, list[Playout]], doubt: float = 0.0) -> tuple[Expected, ...]:
    """The moves, best first, by the playouts that they came to in the same worlds.

    ``doubt``: how far a difference is wrong, in points, even if one looks for ever, because no look goes to the end.
    """
    leads = {plan: [playout.lead for playout in playouts] for plan, playouts in found.items()}
    best = max(leads, key=lambda plan: fmean(leads[plan]))
    pairs = {plan: [one - other for one, other in zip(leads[best], own, strict=True)] for plan, own in leads.items()}
    spreads = {plan: sum((each - fmean(pair)) ** 2 for each in pair) for plan, pair in pairs.items() if plan != best}
    looks = len(found[best])
    usual = sum(spreads.values()) / max(1, len(spreads) * (looks - 1))
    moves = []
    for plan, playouts in found.items():
        points = {reason: fmean(playout.points[reason] for playout in playouts) for reason in playouts[0].points}
        lead, behind = fmean(leads[plan]), fmean(pairs[plan])
        square = (spreads.get(plan, 0.0) + TRUST * usual) / (looks - 1 + TRUST) / looks
        error, luck = (0.0, 0.0) if plan == best or not any(pairs[plan]) else (sqrt(square + doubt * doubt), sqrt(square))
        moves.append(Expected(plan, points, lead, behind, error, luck))
    return tuple(sorted(moves, key=lambda move: (move.behind, move.plan != best)))
