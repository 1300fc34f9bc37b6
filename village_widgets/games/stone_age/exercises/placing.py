"""Tasks of the first phase: where to place workers, and how many."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, SITES, VILLAGE, Place
from village_core.kernel.values import RuleKey
from village_widgets.games.stone_age.exercises.goals import AllOut, Alone, Fills, Shuts
from village_widgets.games.stone_age.exercises.tables import MANY, named, out, placing, sent, valley
from village_widgets.tutor.exercise import Exercise, ExerciseKind, somebody, task

GROUNDS: Final = tuple(GATHERED)


def all_out(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Some workers are out already: send all the others at once."""
    table = valley(random, level)
    seat = somebody(random, table)
    home = random.randint(2, 3)
    first = random.choice((*GROUNDS, Place.HUNT))
    table = sent(table, seat, **{named(first): max(1, table.tribes[seat].workers - home)})
    return task("all-out", level, placing(table, seat), AllOut(seat), (Rule.PLACE_WORKERS,))


def alone(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Some of the places for single workers are taken: go where nobody can come after."""
    table = valley(random, level)
    seat = somebody(random, table)
    singles = (*VILLAGE, *CARDS, *SITES)
    taken = random.sample(singles, random.randint(4, 7))
    others = [other for other in table.seats if other != seat]
    for number, other in enumerate(others):
        table = out(table, other, *taken[number :: len(others)])
    return task("alone", level, placing(table, seat), Alone(seat), (Rule.PLACE_TAKEN, Rule.PLACE_ONE))


def fills(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Somebody gathers already: close the place to all others. By its room with four, by the number of tribes with fewer."""
    crowded = random.choice([rule for rule in (Rule.PLACE_ROOM, Rule.PLACE_GATHERERS) if rule in wanted] or [Rule.PLACE_ROOM])
    place = random.choice(GROUNDS)
    table = valley(random, level, MANY if crowded is Rule.PLACE_ROOM else random.choice((2, 3)))
    seat = somebody(random, table)
    others = [other for other in table.seats if other != seat]
    if crowded is Rule.PLACE_ROOM:
        table = sent(table, random.choice(others), **{named(place): random.randint(3, 5)})
    elif len(table.seats) > 2:
        table = sent(table, random.choice(others), **{named(place): random.randint(1, 3)})
    return task("fills", level, placing(table, seat), Fills(seat, place), (crowded,))


def shuts(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """With two or three one place of the village is used: see to it that a certain one of the others stays empty."""
    table = valley(random, level, random.choice((2, 3)))
    seat = somebody(random, table)
    used, shut, _ = random.sample(VILLAGE, len(VILLAGE))
    other = random.choice([other for other in table.seats if other != seat])
    goal = Shuts(seat, shut, Rule.PLACE_VILLAGE)
    return task("shuts", level, placing(out(table, other, used), seat), goal, (Rule.PLACE_VILLAGE,))


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("all-out", frozenset((Rule.PLACE_WORKERS,)), all_out, board=True),
    ExerciseKind("alone", frozenset((Rule.PLACE_TAKEN, Rule.PLACE_ONE)), alone, board=True),
    ExerciseKind("fills", frozenset((Rule.PLACE_ROOM, Rule.PLACE_GATHERERS)), fills, board=True),
    ExerciseKind("shuts", frozenset((Rule.PLACE_VILLAGE,)), shuts, board=True),
)
