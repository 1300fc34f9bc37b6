"""The strong player: it plays its best candidates on for a few turns, with all seats played as the good player plans.

It imagines what it can't see. All candidates meet the same luck, and none is played beyond the end of the round, where luck
decides more than they do.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from random import Random
from typing import Final, Generic, NamedTuple, TypeAlias, TypeVar

from village_core.games.judgement import Judgements
from village_core.kernel.frames import Table
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Seat
from village_core.players.good import build_cautious
from village_core.players.looking import choose_best, foresee_options
from village_core.players.random import choose

T = TypeVar("T", bound=Table)

CANDIDATES: Final = 20
"""Options that are played on."""
TURNS: Final = 4
"""Further turns, of any seat, before the table is judged."""
NARROW: Final = 1
"""Decisions of a turn that are weighed with all that follows while a candidate is played on."""
LONGEST: Final = 60
"""The greatest number of decisions and draws before the table is judged."""


class Thinking(NamedTuple):
    """The progress of thinking: the share done, and the best option so far."""

    done: float
    best: Option


Thought: TypeAlias = Generator[Thinking, None, Option]
"""A decision in the making: it yields its progress, can be stopped at any moment, and returns the choice."""


class StrongPlayer(Generic[T]):
    """A player program whose thinking can be watched: it plays its best options on and takes the one that ends best.

    It plays on with up to ``candidates`` options, those that look best at the end of its own turn, ``times`` times each; each
    time, all meet the same luck.
    """

    def __init__(self, judgements: Judgements[T], candidates: int = CANDIDATES, times: int = 1) -> None:
        self.judgements = judgements
        self.candidates = candidates
        self.times = times

    def __call__(self, position: Position[T], random: Random) -> Option:
        """Think without a pause until the decision is made (see ``decide``), and return the best option."""
        *_, last = self.decide(position, random)
        return last.best

    def decide(self, position: Position[T], random: Random) -> Iterator[Thinking]:
        """Yield the progress of thinking; the last, with all done, has the choice."""
        yield Thinking(1.0, (yield from self.think(position, random)))

    def think(self, position: Position[T], random: Random) -> Thought:
        """Yield the progress before each candidate is played on, from 0; return the best option.

        A single option, or a draw, is returned at once.
        """
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        standing = build_cautious(self.judgements.find_judgement(len(position.table.seats)), seat)
        worlds = [position.with_table(self.judgements.imagine(position.table, seat, random)) for _ in range(self.times)]
        luck = [random.getrandbits(64) for _ in worlds]
        found = sorted(foresee_options(worlds[0], standing), key=lambda prospect: -prospect.total)[: self.candidates]
        best, most = found[0].plan[0], float("-inf")
        for number, prospect in enumerate(found):
            yield Thinking(number / len(found), best)
            after = [carry_out(world, prospect.plan) for world in worlds]
            ends = [play_on(here, seat, self.judgements, Random(seed)) for here, seed in zip(after, luck, strict=True)]
            total = sum([standing(end.table) for end in ends])
            if total > most:
                best, most = prospect.plan[0], total
        return best


def carry_out(position: Position[T], plan: Iterable[Option]) -> Position[T]:
    """Return the position after the options of a plan were taken one after the other, unchecked."""
    for option in plan:
        position = position.take(option).position
    return position


def play_on(position: Position[T], last: Seat, judgements: Judgements[T], random: Random) -> Position[T]:
    """Play on with every seat choosing its best prospect, and return the position.

    ``last`` is the seat that decided before: its further decisions count as the same turn. Playing stops after ``TURNS`` further
    turns, at the end of the phase or the game, or after ``LONGEST`` steps.
    """
    judgement, turns, phase = judgements.find_judgement(len(position.table.seats)), 0, judgements.find_phase(position.table)
    for _ in range(LONGEST):
        seat = position.seat
        if seat is None or judgements.find_phase(position.table) != phase:
            break
        if seat == CHANCE:
            position = position.take(position.sample(random)).position
            continue
        if seat != last:
            turns, last = turns + 1, seat
            if turns > TURNS:
                break
        if len(position.options) == 1:
            position = position.take(position.options[0]).position
        else:
            position = choose_best(foresee_options(position, build_cautious(judgement, seat), NARROW), random).position
    return position
