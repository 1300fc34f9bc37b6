"""Reviews of a game: the decisions that cost most, and what would have been better.

A short look compares every decision with what looked best. Then the decisions that seem to have cost most get a longer look with
other luck, against the one best move, so that luck in the first look doesn't count.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final, NamedTuple, TypeVar

from village_core.games.judgement import SLIGHT
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position
from village_core.kernel.values import Option, Seat
from village_core.players.coach import Coach, Report

T = TypeVar("T", bound=Table)

BESIDE: Final = 4
"""Moves compared in the short look, the decision itself included."""
SUSPECTS: Final = 6
"""The number of decisions, those that seem costliest, that get a longer look."""
LONGER: Final = 22
"""Reports of a longer look."""
COSTLY: Final = 3
"""The number of decisions, the costliest ones, that a review reports."""
FIRST_PART: Final = 0.7
"""The share of the whole work that the short looks take."""


class Cost(NamedTuple):
    """A decision that cost points: the number of its step from 0, and a report on two moves, the better one and then this one."""

    step: int
    report: Report

    @property
    def points(self) -> float:
        """The points that the decision is behind the better move, as far as known."""
        return self.report.moves[1].behind


class ReviewReport(NamedTuple):
    """The findings so far: the decisions that cost most, the costliest first; ``done`` goes from 0 to 1."""

    costs: tuple[Cost, ...]
    done: float


def review(game: Game[T], seats: tuple[Seat, ...], coach: Coach[T], seed: str) -> Iterator[ReviewReport]:
    """Yield reports of up to three costliest decisions of ``seats``, each more exact than the one before; the last is the result.

    Decisions that followed the rules and had other options are judged, each by what its seat saw, with random numbers from
    ``seed``. Each gets a short look; the six that seem costliest get a longer one with other luck, and only these are in the
    last report.
    """
    made = list_decisions(game, seats)
    found: dict[int, Cost] = {}
    for number, (step, position, option) in enumerate(made):
        yield ReviewReport(_list_dearest(found), FIRST_PART * number / len(made))
        plans = coach.list_candidates(position, BESIDE, option)
        if len(plans) > 1 and (cost := _find_cost(step, option, next(coach.look(position, f"{seed} {step}", plans)))):
            found[step] = cost
    suspects = _list_dearest(found, SUSPECTS)
    known = {step: (position, option) for step, position, option in made}
    for number, (step, first) in enumerate(suspects):
        position, option = known[step]
        del found[step]
        for looks, report in enumerate(islice(coach.look(position, f"{seed} {step} again", _list_plans(first)), LONGER)):
            cost = _find_cost(step, option, report)
            part = (number + looks / LONGER) / len(suspects)
            yield ReviewReport(_list_dearest({**found, step: cost} if cost else found), FIRST_PART + (1 - FIRST_PART) * part)
        if cost:
            found[step] = cost
    yield ReviewReport(
        _list_dearest({step: cost for step, cost in found.items() if step in {each.step for each in suspects}}), 1.0
    )


def list_decisions(game: Game[T], seats: tuple[Seat, ...]) -> list[tuple[int, Position[T], Option]]:
    """List the decisions of ``seats`` that followed the rules and had other options.

    Each has the number of its step from 0, the position before it, and the option chosen.
    """
    taken = enumerate(zip(game.list_positions(), game.steps, strict=False))
    return [
        (number, position, step.option)
        for number, (position, step) in taken
        if position.seat in seats and step.origin is Origin.RULES and len(position.options) > 1
    ]


def _find_cost(step: int, option: Option, report: Report) -> Cost | None:
    """Return the cost of a decision; None if it is best, only slightly worse, or dropped from the report."""
    best = report.moves[0]
    done = next((move for move in report.moves if move.plan[0] == option), None)
    if done is None or done.plan == best.plan or done.behind < SLIGHT:
        return None
    return Cost(step, report._replace(moves=(best, done)))


def _list_plans(report: Report) -> tuple[tuple[Option, ...], ...]:
    return tuple(move.plan for move in report.moves)


def _list_dearest(found: dict[int, Cost], most: int = COSTLY) -> tuple[Cost, ...]:
    return tuple(sorted(found.values(), key=lambda cost: -cost.points)[:most])
