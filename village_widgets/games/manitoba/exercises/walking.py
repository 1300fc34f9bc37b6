"""Tasks about vision paths: the step that brings a certain bonus, by an action, by an event, or in the set-up."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.position import Position
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.setup import list_settling
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import COLOUR_OF, OWN, PATHS, STORED, Bonus, Good, Happens, Path
from village_core.kernel.values import RuleKey
from village_widgets.games.manitoba.exercises import goals, outcomes, tables
from village_widgets.tutor.exercise import (
    FIRST,
    READER,
    Exercise,
    ExerciseKind,
    Goal,
    Unfit,
    build_task,
    build_task_kind,
    pick_rule,
)

BONUSES: Final = {
    Rule.PATH_GOOD: Bonus.GOOD,
    Rule.PATH_WAKE: Bonus.WAKE,
    Rule.PATH_POINTS: Bonus.POINTS,
    Rule.PATH_FIRST: Bonus.FIRST,
    Rule.PATH_EXEMPT: Bonus.EXEMPT,
    Rule.PATH_SHELL: Bonus.SHELL,
    Rule.PATH_LAND: Bonus.LAND,
    Rule.PATH_RENEW: Bonus.RENEW,
    Rule.PATH_SPARED: Bonus.NO_OFFERING,
}
"""The kind of bonus that each rule is about."""
IDLE: Final = (Bonus.WAKE, Bonus.FIRST)
"""Bonuses that are lost now and then."""


def stand_before(random: Random, table: Table, path: Path, space: int) -> Table:
    """Return the table with the reader's Cree one space before this one, and on an early space or none of each other path.

    The Cree of a random rival stands on the path too, at most on this space, or not yet.
    """
    lengths = {each: len(table.edition.list_steps(each)) for each in PATHS}
    steps = {each: random.randint(0, min(4, lengths[each] - 1)) for each in PATHS}
    table = tables.set_out(table, READER, steps | {path: space - 1})
    rival = random.choice([seat for seat in table.seats if seat != READER])
    return tables.set_out(table, rival, {path: min(space, random.randint(0, space))})


def build_goal(table: Table, path: Path, space: int) -> Goal[Table]:
    """Return the goal of getting the bonus of this space of a path. Raises ``Unfit`` for points that another clan got first."""
    step, clan = table.edition.list_steps(path)[space - 1], table.clans[READER]
    match step.bonus:
        case Bonus.GOOD:
            assert step.good is not None
            return goals.Takes(READER, step.good)
        case Bonus.WAKE:
            return outcomes.Wakes(READER)
        case Bonus.POINTS:
            return outcomes.Scores(READER, step.points)
        case Bonus.FIRST:
            if any(other.find_space(path) >= space for other in table.clans):
                raise Unfit("first")
            return outcomes.Scores(READER, step.points)
        case Bonus.EXEMPT:
            assert step.good is not None
            return outcomes.Frees(READER, step.good)
        case Bonus.SHELL | Bonus.RENEW:
            return goals.Has(READER, "active", clan.active + 1)
        case Bonus.LAND:
            return outcomes.OpensExtra(READER)
    return outcomes.Spares(READER)


def prepare_step(random: Random, level: int, rule: Rule, active: bool = False) -> tuple[Table, Goal[Table]]:
    """Return a table where a step of the reader on a path brings the bonus of ``rule``, and the goal of getting it.

    ``active``: the reader is the active player. May raise ``Unfit``.
    """
    table = tables.build_own_table(random, level, active=active)
    path, space = random.choice(tables.find_places(table, BONUSES[rule]))
    table = tables.give(stand_before(random, table, path, space), READER, used=1 if rule is Rule.PATH_RENEW else 0)
    return table, build_goal(table, path, space)


def set_step(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to take the step on a vision path that brings a certain bonus. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, tuple(BONUSES), tuple(BONUSES)[:3] if level == FIRST else ())
    table, goal = prepare_step(random, level, rule)
    return build_walk("steps", random, level, table, goal, (rule, Rule.PATH_STEP))


def build_walk(
    kind: str, random: Random, level: int, table: Table, goal: Goal[Table], rules: Collection[Rule]
) -> Exercise[Table]:
    """Return the task of this kind for the reader, who may use the colours of all paths.

    The reader must not be the active player. At the task's narrower position, which is also its position at the lowest level, all
    of the reader's Cree that are not on paths sleep; it has none for the goal of one more territory action. May raise ``Unfit``.
    """
    order = random.sample(PATHS, len(PATHS))
    table = tables.stack(random, table, *(COLOUR_OF[path] for path in order))
    alone = tables.empty_square(tables.put_cree(table, READER, ()), READER)
    narrower = None if isinstance(goal, outcomes.OpensExtra) else tables.start_acting(alone, READER)
    position = tables.start_acting(table, READER) if level > FIRST or narrower is None else narrower
    return build_task(kind, level, position, goal, tuple(rules), narrower)


def set_repeat(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to use the bonus beside the end of a path. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=False)
    path = random.choice(PATHS[:3])
    table = stand_before(random, table, path, len(table.edition.list_steps(path)))
    table = tables.set_out(table, READER, {path: len(table.edition.list_steps(path))})
    later = table.edition.find_later_gain(path)
    goal: Goal[Table] = outcomes.Scores(READER, later.points) if later.good is None else goals.Takes(READER, later.good)
    return build_walk("repeats", random, level, table, goal, (Rule.PATH_AGAIN,))


def set_idle(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to take the step whose bonus is lost. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=False)
    path, space = random.choice([place for bonus in IDLE for place in tables.find_places(table, bonus)])
    table = stand_before(random, table, path, space)
    if table.edition.list_steps(path)[space - 1].bonus is Bonus.WAKE:
        table = tables.give(table, READER, huts=0)
    else:
        rival = random.choice([seat for seat in table.seats if seat != READER])
        table = tables.set_out(table, rival, {path: space})
    table = tables.stack(random, table, *(COLOUR_OF[each] for each in random.sample(PATHS, len(PATHS))))
    return build_task("idles", level, tables.start_acting(table, READER), outcomes.Idles(READER), (Rule.PATH_LOST,))


def set_event_step(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to carry out an event by the step on a path that brings a certain bonus. May raise ``Unfit``."""
    rule = random.choice(tuple(BONUSES)[: 3 if level == FIRST else len(BONUSES)])
    table, goal = prepare_step(random, level, rule, active=random.random() < 0.5)
    position = tables.start_event(tables.lay_event(random, table, Happens.PATH), READER)
    return build_task("steps-by-event", level, position, goal, (Rule.CARD_PATH, rule))


def begin_setup(random: Random, level: int) -> Table:
    """Return the table of a set-up in which the reader comes next; others may already have a Cree in the land and on a path."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    order = (*reversed(table.list_clockwise(table.start)[1:]), table.start)
    before = order[: order.index(READER)]
    whole = table.edition.clan
    for seat in table.seats:
        table = tables.put_cree(table, seat, ())
        stored = dict.fromkeys(STORED, 1 if seat in before else 0)
        table = tables.set_out(tables.store(table, seat, stored), seat, dict.fromkeys(PATHS, 0))
        table = tables.give(table, seat, huts=whole.huts, score=0)
    table = tables.lay_goods(table, True)
    for seat in before:
        table = tables.add_yield(random, table, seat, random.choice(tables.list_free(table)))
        path = random.choice((Path.HUNTER, Path.WARRIOR))
        huts, score = (whole.huts, 1) if path is Path.HUNTER else (whole.huts - 1, 0)
        table = tables.give(tables.set_out(table, seat, {path: 1}), seat, huts=huts, score=score)
    return replace(table, round=0, events=(), clouds=(), hidden=tuple(range(len(table.edition.clouds))))


def open_setup(table: Table, settled: bool) -> Position:
    """Return the position in which the reader enters the land or, if that is done (``settled``), a path. May raise ``Unfit``."""
    frames = list_settling(table)
    at = frames.index(SettlingPath(READER) if settled else SettlingLand(READER))
    return tables.open_frames(table, *frames[: at + 1])


def set_settle(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to take a certain good with the first Cree of the set-up, or a certain bonus with the second.

    For the rule ``setup-goods`` it is to have two goods in a certain storage. May raise ``Unfit``.
    """
    rule = pick_rule(random, wanted, (Rule.SETUP_REGION, Rule.SETUP_GOODS, Rule.SETUP_PATH))
    table = begin_setup(random, level)
    if rule is Rule.SETUP_PATH:
        table = tables.store(table, READER, dict.fromkeys(STORED, 1))
        table = tables.add_yield(random, table, READER, random.choice(tables.list_free(table)))
        return build_task("settles", level, open_setup(table, True), build_goal(table, random.choice(PATHS), 1), (rule,))
    good = random.choice(STORED)
    position = open_setup(table, False)
    if rule is Rule.SETUP_REGION:
        goal: Goal[Table] = goals.Takes(READER, random.choice(tuple(Good)))
    else:
        goal = goals.Stocks(READER, OWN[good], 2)
    return build_task("settles", level, position, goal, (rule, Rule.SETUP_GOODS, Rule.SETUP_REGION))


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_task_kind("steps", set_step, *BONUSES, Rule.PATH_STEP),
    build_task_kind("repeats", set_repeat, Rule.PATH_AGAIN),
    build_task_kind("idles", set_idle, Rule.PATH_LOST),
    build_task_kind("steps-by-event", set_event_step, Rule.CARD_PATH),
    build_task_kind("settles", set_settle, Rule.SETUP_REGION, Rule.SETUP_GOODS, Rule.SETUP_PATH),
)
