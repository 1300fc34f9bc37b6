"""A game gone through: the decisions that cost most, and what would have been better.

First a short look at every decision, beside what looked best there. What seems to have cost most is then looked at longer, with
other luck, beside the one move that came out best: so what was only luck in the first look does not count.
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
"""Moves that are compared at first, with what was done among them."""
SUSPECTS: Final = 6
"""Decisions that are looked at for longer."""
LONGER: Final = 22
"""Reports of such a look."""
COSTLY: Final = 3
"""Decisions that are told."""
FIRST_PART: Final = 0.7
"""How much of the whole the short looks are."""


class Cost(NamedTuple):
    """A decision that cost something: the number of its step, counted from 0, and how what was better (the first move of the
    report) and what was done (the second) compare.
    """

    step: int
    report: Report

    @property
    def points(self) -> float:
        """How much less came of it, as far as that is known."""
        return self.report.moves[1].behind


class Reviewed(NamedTuple):
    """What was found so far: the decisions that cost most, the dearest first; ``done`` from 0 to 1."""

    costs: tuple[Cost, ...]
    done: float


def review(game: Game[T], seats: tuple[Seat, ...], coach: Coach[T], seed: str) -> Iterator[Reviewed]:
    """Go through the decisions of ``seats``, but for what was against the rules. ``seed`` makes the random numbers.

    Each is judged by what its seat saw then. There is one report at least.
    """
    made = decisions(game, seats)
    found: dict[int, Cost] = {}
    for number, (step, position, option) in enumerate(made):
        yield Reviewed(_dearest(found), FIRST_PART * number / len(made))
        plans = coach.candidates(position, BESIDE, option)
        if len(plans) > 1 and (cost := _cost(step, option, next(coach.look(position, f"{seed} {step}", plans)))):
            found[step] = cost
    suspects = _dearest(found, SUSPECTS)
    known = {step: (position, option) for step, position, option in made}
    for number, (step, first) in enumerate(suspects):
        position, option = known[step]
        del found[step]
        for looks, report in enumerate(islice(coach.look(position, f"{seed} {step} again", _plans(first)), LONGER)):
            cost = _cost(step, option, report)
            part = (number + looks / LONGER) / len(suspects)
            yield Reviewed(_dearest({**found, step: cost} if cost else found), FIRST_PART + (1 - FIRST_PART) * part)
        if cost:
            found[step] = cost
    yield Reviewed(_dearest({step: cost for step, cost in found.items() if step in {each.step for each in suspects}}), 1.0)


def decisions(game: Game[T], seats: tuple[Seat, ...]) -> list[tuple[int, Position[T], Option]]:
    """Where ``seats`` had a choice: the number of the step, the position, and what was done."""
    taken = enumerate(zip(game.positions(), game.steps, strict=False))
    return [
        (number, position, step.option)
        for number, (position, step) in taken
        if position.seat in seats and step.origin is Origin.RULES and len(position.options) > 1
    ]


def _cost(step: int, option: Option, report: Report) -> Cost | None:
    """What something cost; nothing where nothing better is known."""
    best = report.moves[0]
    done = next((move for move in report.moves if move.plan[0] == option), None)
    if done is None or done.plan == best.plan or done.behind < SLIGHT:
        return None
    return Cost(step, report._replace(moves=(best, done)))


def _plans(report: Report) -> tuple[tuple[Option, ...], ...]:
    return tuple(move.plan for move in report.moves)


def _dearest(found: dict[int, Cost], most: int = COSTLY) -> tuple[Cost, ...]:
    return tuple(sorted(found.values(), key=lambda cost: -cost.points)[:most])
