"""Tasks of the first phase: the place and the number of workers."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GATHERED, SITES, VILLAGE, Place
from village_core.kernel.values import RuleKey
from village_widgets.games.stone_age.exercises.goals import AllOut, Alone, Fills, Shuts
from village_widgets.games.stone_age.exercises.tables import MANY, name_place, pick_table, send_out, send_workers, start_placing
from village_widgets.tutor.exercise import Exercise, ExerciseKind, build_task

GROUNDS: Final = tuple(GATHERED)


def set_all_out(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to send all workers who are still at home at once; some are out already. May raise ``Unfit``."""
    table, seat = pick_table(random, level)
    home = random.randint(2, 3)
    first = random.choice((*GROUNDS, Place.HUNT))
    table = send_workers(table, seat, **{name_place(first): max(1, table.tribes[seat].workers - home)})
    return build_task("all-out", level, start_placing(table, seat), AllOut(seat), (Rule.PLACE_WORKERS,))


def set_alone(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to go where no other tribe can follow: some places of the village, cards and buildings are taken.

    May raise ``Unfit``.
    """
    table, seat = pick_table(random, level)
    singles = (*VILLAGE, *CARDS, *SITES)
    taken = random.sample(singles, random.randint(4, 7))
    others = [other for other in table.seats if other != seat]
    for number, other in enumerate(others):
        table = send_out(table, other, *taken[number :: len(others)])
    return build_task("alone", level, start_placing(table, seat), Alone(seat), (Rule.PLACE_TAKEN, Rule.PLACE_ONE))


def set_fill(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to close a place to all others: with four tribes by filling it, with fewer by the number of tribes there.

    May raise ``Unfit``.
    """
    crowded = random.choice([rule for rule in (Rule.PLACE_ROOM, Rule.PLACE_GATHERERS) if rule in wanted] or [Rule.PLACE_ROOM])
    place = random.choice(GROUNDS)
    table, seat = pick_table(random, level, MANY if crowded is Rule.PLACE_ROOM else random.choice((2, 3)))
    others = [other for other in table.seats if other != seat]
    if crowded is Rule.PLACE_ROOM:
        table = send_workers(table, random.choice(others), **{name_place(place): random.randint(3, 5)})
    elif len(table.seats) > 2:
        table = send_workers(table, random.choice(others), **{name_place(place): random.randint(1, 3)})
    return build_task("fills", level, start_placing(table, seat), Fills(seat, place), (crowded,))


def set_shut(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to keep a certain place of the village empty by using the last of the other two.

    Fewer than four tribes leave one place unused. May raise ``Unfit``.
    """
    table, seat = pick_table(random, level, random.choice((2, 3)))
    used, shut, _ = random.sample(VILLAGE, len(VILLAGE))
    other = random.choice([other for other in table.seats if other != seat])
    goal = Shuts(seat, shut, Rule.PLACE_VILLAGE)
    return build_task("shuts", level, start_placing(send_out(table, other, used), seat), goal, (Rule.PLACE_VILLAGE,))


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("all-out", frozenset((Rule.PLACE_WORKERS,)), set_all_out, board=True),
    ExerciseKind("alone", frozenset((Rule.PLACE_TAKEN, Rule.PLACE_ONE)), set_alone, board=True),
    ExerciseKind("fills", frozenset((Rule.PLACE_ROOM, Rule.PLACE_GATHERERS)), set_fill, board=True),
    ExerciseKind("shuts", frozenset((Rule.PLACE_VILLAGE,)), set_shut, board=True),
)
