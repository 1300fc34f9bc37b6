"""The strong player: it plays its best candidates on for a few turns in its head, everybody as the good player would.

What it can't see it imagines; all candidates are played on with the same luck, and none beyond the end of the round, where luck
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
from village_core.players.good import cautious
from village_core.players.looking import best_of, prospects
from village_core.players.random import choose

T = TypeVar("T", bound=Table)

CANDIDATES: Final = 20
"""How many options a level plays on."""
TURNS: Final = 4
"""How often somebody else comes to decide before the table is judged."""
NARROW: Final = 1
"""How many decisions of a turn are weighed with all that follows while a candidate is played on."""
LONGEST: Final = 60
"""Decisions after which it is judged in any case."""


class Thinking(NamedTuple):
    """How far somebody has come with thinking: the share that is done, and the best option so far."""

    done: float
    best: Option


Thought: TypeAlias = Generator[Thinking, None, Option]
"""A decision in the making: it can be left at any moment and taken as it is then; at its end it says what is chosen."""


class Strong(Generic[T]):
    """A player program that can be watched while it thinks. ``candidates``: how many options are played on, those that look best
    at the end of one's own turn; ``times``: how often each of them.
    """

    def __init__(self, judgements: Judgements[T], candidates: int = CANDIDATES, times: int = 1) -> None:
        self.judgements = judgements
        self.candidates = candidates
        self.times = times

    def __call__(self, position: Position[T], random: Random) -> Option:
        """Think to the end."""
        thought = self.think(position, random)
        while True:
            try:
                next(thought)
            except StopIteration as done:
                option: Option = done.value
                return option

    def decided(self, position: Position[T], random: Random) -> Iterator[Thinking]:
        """How far it has come, candidate by candidate; the last is what it chooses."""
        yield Thinking(1.0, (yield from self.think(position, random)))

    def think(self, position: Position[T], random: Random) -> Thought:
        """Think candidate by candidate."""
        seat = position.seat
        if seat is None or seat == CHANCE or len(position.options) == 1:
            return choose(position, random)
        standing = cautious(self.judgements.of(len(position.table.seats)), seat)
        worlds = [position.with_table(self.judgements.imagined(position.table, seat, random)) for _ in range(self.times)]
        luck = [random.getrandbits(64) for _ in worlds]
        found = sorted(prospects(worlds[0], standing), key=lambda prospect: -prospect.total)[: self.candidates]
        best, most = found[0].plan[0], float("-inf")
        for number, prospect in enumerate(found):
            yield Thinking(number / len(found), best)
            after = [carried_out(world, prospect.plan) for world in worlds]
            ends = [played_on(here, seat, self.judgements, Random(seed)) for here, seed in zip(after, luck, strict=True)]
            total = sum([standing(end.table) for end in ends])
            if total > most:
                best, most = prospect.plan[0], total
        return best


def carried_out(position: Position[T], plan: Iterable[Option]) -> Position[T]:
    """The position after one's own next decisions."""
    for option in plan:
        position = position.take(option).position
    return position


def played_on(position: Position[T], last: Seat, judgements: Judgements[T], random: Random) -> Position[T]:
    """The position after a few turns of everybody, ``last`` having decided before: each plays as the good player plans to."""
    judgement, turns, phase = judgements.of(len(position.table.seats)), 0, judgements.phase(position.table)
    for _ in range(LONGEST):
        seat = position.seat
        if seat is None or judgements.phase(position.table) != phase:
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
            position = best_of(prospects(position, cautious(judgement, seat), NARROW), random).position
    return position
