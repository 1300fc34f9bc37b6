"""Tasks about the totem, the land, and whose turn it is."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba.choices import Enter, Move
from village_core.games.manitoba.land import list_land
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import TERRAINS, YIELD
from village_core.kernel.values import RuleKey
from village_widgets.games.manitoba.exercises import goals, tables
from village_widgets.tutor.exercise import (
    FIRST,
    LAST,
    READER,
    Exercise,
    ExerciseKind,
    Goal,
    Unfit,
    build_task,
    build_task_kind,
    pick_rule,
)


def set_lift(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to lift the right number of discs.

    The goal is a disc on top now or in the next round, a good of the land that can be taken, one colour but not another for the
    others, or a number of Cree that can be woken. May raise ``Unfit``.
    """
    rule = pick_rule(random, wanted, (Rule.TOTEM_LIFT, Rule.TOTEM_PASS, Rule.ACT_COLOUR, Rule.ACT_WAKE, Rule.FOLLOW_DISCS))
    table = tables.build_own_table(random, level, active=True)
    at = random.randrange(1, len(TERRAINS))
    if rule is Rule.ACT_WAKE:
        table = tables.give(table, READER, huts=random.randint(4, 5))
        goal: Goal[Table] = goals.CouldWake(random.randint(2, 5))
        return build_task("lifts", level, tables.start_lifting(table), goal, (rule, Rule.TOTEM_LIFT))
    disc = table.totem[at]
    if rule is Rule.TOTEM_PASS:
        goal = goals.NextTop(table.totem[at] if at < len(TERRAINS) - 1 or level > FIRST else table.totem[1])
    elif rule is Rule.ACT_COLOUR:
        table = tables.lay_goods(table, True)
        if not (tables.list_free(table, disc) and tables.complete(table).clans[READER].square):
            raise Unfit("land")
        goal = goals.OpensLand(YIELD[disc])
    elif rule is Rule.FOLLOW_DISCS:
        shared = random.randrange(0, len(TERRAINS) - 1)
        goal = goals.Shares(table.totem[shared], table.totem[random.randrange(shared + 1, len(TERRAINS))])
    else:
        goal = goals.OnTop(disc)
    return build_task("lifts", level, tables.start_lifting(table), goal, (rule, Rule.TOTEM_LIFT))


def open_colours(random: Random, level: int, table: Table) -> Table:
    """Return the table with two random discs in the village at the lowest level, else three.

    The reader can use any of these colours unless they are the active player, who can use only that of the top disc.
    """
    return tables.stack(random, table, *random.sample(TERRAINS, 2 if level == FIRST else 3))


def open_land(random: Random, level: int, cree: int) -> tuple[Table, bool]:
    """Return a table where the reader has a territory action and ``cree`` Cree in the land, and whether the path action is over.

    It is over half of the time: then the reader is the active player with one colour, else one of the other players. May raise
    ``Unfit``.
    """
    last = random.random() < 0.5
    table = tables.settle_land(random, tables.build_own_table(random, level, active=last), READER, cree)
    return (tables.lift(table, random.randint(1, 3)) if last else open_colours(random, level, table)), last


def set_take(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to get a certain good by the right one of several colours, in the land or on its path. May raise ``Unfit``."""
    table = open_colours(random, level, tables.build_own_table(random, level, active=False))
    rules = (Rule.LAND_GOOD, Rule.FOLLOW_DISCS)
    goal = goals.Takes(READER, YIELD[random.choice(table.village)])
    narrower = tables.start_acting(tables.empty_square(table, READER), READER)
    return build_task("takes", level, tables.start_acting(table, READER), goal, rules, narrower)


def set_come_empty(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to go to a region without a good, while a good lies on most regions. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.LAND_FREE, Rule.LAND_GOOD))
    table, last = open_land(random, level, random.randint(0, 2))
    colours = table.totem[:1] if last else table.village
    bare = random.choice(tables.list_free(table, *colours) or [0])
    table = tables.lay_goods(table, True)
    table = replace(table, goods=tuple(lies and at != bare for at, lies in enumerate(table.goods)))
    position = tables.start_acting(table, READER, walked=last)
    return build_task("comes-empty", level, position, goals.TakesNothing(READER), (rule,))


def set_come(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to put a Cree from the square on a certain terrain, or to move one there from a neighbouring region.

    Raises ``Unfit`` if no move of the kind that the rule asks for is possible, and may raise it for other reasons.
    """
    rule = pick_rule(random, wanted, (Rule.LAND_ENTER, Rule.LAND_MOVE))
    table, last = open_land(random, level, random.randint(1, level))
    position = tables.start_acting(table, READER, walked=last)
    kind, terrains = (Enter, Move)[rule is Rule.LAND_MOVE], table.territory.terrains
    found = [terrains[option.choice.region] for option in position.options if isinstance(option.choice, kind)]
    if not found:
        raise Unfit(rule)
    goal = goals.Comes(READER, "move" if kind is Move else "enter", random.choice(found))
    return build_task("comes", level, position, goal, (rule,))


def set_block(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to put or move a Cree so that the next player has no region to come to. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=True, players=random.choice((2, 3)))
    rival = table.find_next_seat(READER)
    colour = random.choice(TERRAINS)
    table = tables.stack(random, tables.settle_land(random, table, rival, 1), colour)
    if len(list_land(tables.complete(table), rival, (colour,), near=True)) not in (1, 2):
        raise Unfit("reach")
    position = tables.start_acting(table, READER)
    return build_task("blocks", level, position, goals.Blocks(rival), (Rule.FOLLOW_NEIGHBOUR, Rule.LAND_FREE))


def set_join(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to enlarge the largest connected group of the reader's Cree. May raise ``Unfit``.

    At the lowest level it is to grow by one, at others as much as a move can make it grow.
    """
    table = tables.build_own_table(random, level, active=True)
    table = tables.settle_land(random, table, READER, 1 + level)
    table = tables.lift(tables.lay_goods(table, False), random.randint(1, 3))
    position = tables.start_acting(table, READER, walked=True)
    now = goals.count_pieces(table, READER, "group")
    sizes = {goals.count_pieces(goals.play_move(position, option), READER, "group") for option in position.options}
    if max(sizes) <= now:
        raise Unfit("group")
    goal = goals.Has(READER, "group", max(sizes) if level > FIRST else now + 1)
    return build_task("joins", level, position, goal, (Rule.CARD_GROUP,))


def set_decline(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to leave an action unused. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    position = tables.start_acting(open_colours(random, level, table), READER)
    own = tables.put_cree(tables.lift(tables.build_own_table(random, level, active=True), 1), READER, ())
    narrower = tables.start_acting(own, READER, walked=True)
    return build_task("declines", level, position, goals.Declines(READER), (Rule.ACT_END,), narrower)


def set_wake(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to wake Cree instead of acting: one for each disc in the village, all if fewer sleep. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=True)
    table = tables.give(table, READER, huts=random.randint(2, 4))
    position = tables.start_acting(tables.lift(table, random.randint(1, 3 if level < LAST else 5)), READER)
    clan = position.table.clans[READER]
    goal = goals.Has(READER, "square", clan.square + min(clan.huts, position.table.lifted))
    return build_task("wakes", level, position, goal, (Rule.ACT_WAKE,))


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_task_kind("lifts", set_lift, Rule.TOTEM_LIFT, Rule.TOTEM_PASS, Rule.ACT_COLOUR, Rule.ACT_WAKE, Rule.FOLLOW_DISCS),
    build_task_kind("takes", set_take, Rule.LAND_GOOD, Rule.FOLLOW_DISCS),
    build_task_kind("comes-empty", set_come_empty, Rule.LAND_FREE, Rule.LAND_GOOD),
    build_task_kind("comes", set_come, Rule.LAND_ENTER, Rule.LAND_MOVE),
    build_task_kind("blocks", set_block, Rule.FOLLOW_NEIGHBOUR, Rule.LAND_FREE),
    build_task_kind("joins", set_join, Rule.CARD_GROUP),
    build_task_kind("declines", set_decline, Rule.ACT_END),
    build_task_kind("wakes", set_wake, Rule.ACT_WAKE),
)
