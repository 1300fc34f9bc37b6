"""The coach: the best moves at a position, in points, and how sure they are. It answers when asked.

Good players at all seats play every move on many times for a few rounds; then the table is judged. All moves meet the same
worlds: each look deals what the seat can't see again, and the luck of a round doesn't depend on the move before it. So moves are
compared in pairs, with the error of their difference. A clearly worse move is dropped.
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
from village_core.kernel.words import write_number
from village_core.players.good import build_cautious
from village_core.players.looking import choose_best, foresee_options, write_plan
from village_core.players.strong import NARROW, carry_out

T = TypeVar("T", bound=Table)
MovePlan: TypeAlias = tuple[Option, ...]

FAR: Final = 2
"""The number of rounds that a look covers, the current one included."""
MOVES: Final = 8
"""The number of moves compared at first: those that look best at the end of the seat's own turn."""
FIRST: Final = 3
"""Looks before the first report; until then all moves are kept."""
CLEARLY: Final = 3.0
"""Standard errors by which a move is clearly worse."""
ERRORS: Final = 2.0
"""Standard errors within which two moves are about equal."""
ENOUGH: Final = 48
"""Looks after which more would change little."""
NEXT: Final = 2
"""The number of moves behind the best that must be clearly worse before further looks are needless."""
TRUST: Final = 3
"""The weight of all moves' common spread, in looks, beside the spread of one move: few looks may agree by chance."""


class Playout(NamedTuple):
    """The result of a move in one imagined world, judged after a few rounds.

    ``points``: those of the seat, by reason. ``lead``: their sum less that of the best opponent; in a solo game the sum itself.
    """

    points: Mapping[str, float]
    lead: float


class MoveEstimate(NamedTuple):
    """The average result of a move, compared with the best.

    ``plan``: the move and how the seat would go on. ``points``: its own points by reason. ``lead``: its points ahead of the best
    opponent; in a solo game its own points. ``behind``: how much less that is than after the best move; ``error``: the standard
    error of this difference; ``luck``: the part of the error that each look reduces. All three are 0 for the best move and
    for one that always comes to the same.
    """

    plan: MovePlan
    points: Mapping[str, float]
    lead: float
    behind: float = 0.0
    error: float = 0.0
    luck: float = 0.0

    def __repr__(self) -> str:
        lead, behind, error = (write_number(each, ".1f") for each in (self.lead, self.behind, ERRORS * self.error))
        known = f"lead {lead}, less by {behind} ± {error}: " if self.points else ""
        return f"MoveEstimate({known}{write_plan(self.plan)})"

    @property
    def equal(self) -> bool:
        """True if the move may be as good as the best: it is behind by at most two standard errors."""
        return self.behind <= ERRORS * self.error

    @property
    def clear(self) -> bool:
        """True if more looks would hardly bring the move before the best.

        It is behind by more than three times its ``luck``, or always comes to the same.
        """
        return self.behind > CLEARLY * self.luck or not (self.behind or self.error)


class Report(NamedTuple):
    """The findings after ``looks`` looks: the moves still compared, the best first; ``done`` goes from 0 to 1."""

    moves: tuple[MoveEstimate, ...]
    looks: int
    done: float

    def __repr__(self) -> str:
        return "\n".join((f"Report({len(self.moves)} moves, {self.looks} looks):", *map(repr, self.moves)))


class Coach(Generic[T]):
    """A coach that looks ``far`` rounds ahead, the current one included, for the seat that decides, by a game's judgements."""

    def __init__(self, judgements: Judgements[T], far: int = FAR) -> None:
        self.judgements = judgements
        self.far = far

    def __repr__(self) -> str:
        return f"Coach({self.judgements!r}, far={self.far})"

    def look(self, position: Position[T], seed: str, plans: tuple[MovePlan, ...] = ()) -> Iterator[Report]:
        """Yield a report after each look except the first few; stop after ``ENOUGH`` looks, or once the best move is known.

        It is known if each of the two moves behind it is clearly worse or always comes to the same.

        ``seed`` makes the random numbers. Clearly worse moves are missing in later reports. ``plans`` are compared, or the
        candidates if there are none; a single one gets one look. Raises ``ValueError`` if no seat decides.
        """
        found: dict[MovePlan, list[Playout]] = {plan: [] for plan in plans or self.list_candidates(position)}
        for looks in range(1, ENOUGH + 1):
            for plan, playout in zip(found, self.play_candidates(position, tuple(found), f"{seed} {looks}"), strict=True):
                found[plan].append(playout)
            if looks < FIRST and len(found) > 1:
                continue
            moves = compare_playouts(found, self.judgements.doubt)
            known = all(move.clear for move in moves[1 : 1 + NEXT])
            yield Report(moves, looks, 1.0 if known else looks / ENOUGH)
            if known:
                return
            found = {move.plan: found[move.plan] for move in moves if move.behind <= CLEARLY * move.error}

    def list_first_reports(self, position: Position[T]) -> Report:
        """Return a report of the candidates before the first look, the best first, without points.

        Raises ``ValueError`` if no seat decides.
        """
        return Report(tuple(MoveEstimate(plan, {}, 0.0) for plan in self.list_candidates(position)), 0, 0.0)

    def list_candidates(self, position: Position[T], most: int = MOVES, done: Option | None = None) -> tuple[MovePlan, ...]:
        """List up to ``most`` plans that look best at the end of the seat's own turn, the best first; one for each choice.

        If the decision ``done`` is given, its plan comes first, as the one of its choice; if no plan begins with it, the result
        is empty. Plans are made in a world that the seat imagines, so they use nothing that it can't see.
        """
        seat, judgement = find_decider(position), self._find_judgement(position)
        world = position.with_table(self.judgements.imagine(position.table, seat, Random(0)))
        found = sorted(foresee_options(world, build_cautious(judgement, seat)), key=lambda prospect: -prospect.total)
        first: dict[Choice, MovePlan] = {prospect.plan[0].choice: prospect.plan for prospect in found if prospect.plan[0] == done}
        if done is not None and not first:
            return ()
        for prospect in found:
            first.setdefault(prospect.plan[0].choice, prospect.plan)
        return tuple(first.values())[:most]

    def play_candidates(self, position: Position[T], plans: tuple[MovePlan, ...], seed: str) -> list[Playout]:
        """Play each plan on for ``far`` rounds, the current one included, and return a result for each, in their order.

        All plans meet the same imagined world and the same luck.
        """
        seat, judgement, phase = find_decider(position), self._find_judgement(position), self.judgements.find_phase
        world = position.with_table(self.judgements.imagine(position.table, seat, Random(seed)))
        last = phase(position.table) + self.far
        ends = (play_until(carry_out(world, plan), self.judgements, last, seed) for plan in plans)
        return [self._measure_playout(end, seat, judgement) for end in ends]

    def _measure_playout(self, end: Position[T], seat: Seat, judgement: Judgement[T]) -> Playout:
        points, others = judgement.evaluate_reasons(end.table, seat), judgement.evaluate_seats(end.table)
        del others[seat]
        return Playout(points, sum(points.values()) - max(others, default=0.0))

    def _find_judgement(self, position: Position[T]) -> Judgement[T]:
        return self.judgements.find_judgement(len(position.table.seats))


def find_decider(position: Position[T]) -> Seat:
    """Return the seat that decides. Raises ``ValueError`` if it is chance or none."""
    if position.seat is None or position.seat == CHANCE:
        raise ValueError("No seat decides here: a piece is drawn, or the game is over.")
    return position.seat


def play_until(position: Position[T], judgements: Judgements[T], last: int, seed: str) -> Position[T]:
    """Play on with every seat choosing its best prospect until phase ``last`` begins or the game ends; return the position.

    The luck of each phase is made from ``seed`` and that phase alone, so that it hardly depends on earlier moves.
    """
    judgement, own = judgements.find_judgement(len(position.table.seats)), Random(seed)
    phase, luck = -1, own
    while (seat := position.seat) is not None and (now := judgements.find_phase(position.table)) < last:
        if seat == CHANCE:
            if now != phase:
                phase, luck = now, Random(f"{seed} {now}")
            position = position.take(position.sample(luck)).position
        elif len(position.options) == 1:
            position = position.take(position.options[0]).position
        else:
            position = choose_best(foresee_options(position, build_cautious(judgement, seat), NARROW), own).position
    return position


def compare_playouts(found: Mapping[MovePlan, list[Playout]], doubt: float = 0.0) -> tuple[MoveEstimate, ...]:
    """Compare moves by their playouts in the same worlds, and return an estimate of each, the best first.

    ``doubt``: the error of a difference, in points, that stays however long one looks, because looks stop before the end.
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
        moves.append(MoveEstimate(plan, points, lead, behind, error, luck))
    return tuple(sorted(moves, key=lambda move: (move.behind, move.plan != best)))
