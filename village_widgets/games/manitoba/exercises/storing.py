"""Tasks about goods and shells: storages, altars, and the uses of a shell."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.happening import find_event
from village_core.games.manitoba.position import Position
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table, Tokens
from village_core.kernel.values import RuleKey
from village_widgets.games.manitoba.exercises import goals, tables
from village_widgets.tutor.exercise import FIRST, READER, Exercise, ExerciseKind, Unfit, build_task, build_task_kind, pick_rule


def take_in_hand(random: Random, table: Table, good: vocabulary.Good) -> Position:
    """Return the position in which the reader has taken a good with the last action of their turn, and puts it down.

    May raise ``Unfit``.
    """
    table = tables.give(tables.lift(table, random.randint(1, 4)), READER, hand=(good,))
    return tables.start_acting(table, READER, Storing(READER), landed=True, walked=True)


def lay_altars(random: Random, table: Table, level: int, *lacking: vocabulary.Good) -> Table:
    """Return the table with random goods on the reader's altars: at most ``level`` on each, and no good that is in ``lacking``.

    At least two spaces of each altar stay free.
    """
    able = [good for good in vocabulary.Good if good not in lacking]
    small, large = (tuple(random.sample(able, min(random.randint(0, level), size - 2))) for size in table.edition.clan.altars)
    return tables.give(table, READER, small_altar=small, large_altar=large)


def fill_nearly(random: Random, table: Table, place: vocabulary.Place, *lacking: vocabulary.Good) -> Table:
    """Return the table with one free space on an altar of the reader; the goods in ``lacking`` don't lie on it.

    Raises ``Unfit`` if there are too few other goods.
    """
    able = [good for good in vocabulary.Good if good not in lacking]
    size = table.edition.clan.altars[vocabulary.ALTARS.index(place)]
    if len(able) < size - 1:
        raise Unfit("altar")
    goods: Tokens = tuple(random.sample(able, size - 1))
    return tables.give(table, READER, **{place.value.replace("-", "_"): goods})


def set_worth(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to bring a storage to a value: with a feather, or with a berry and a shell. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.STORE_FEATHER, Rule.SHELL_BERRY))
    berry = rule is Rule.SHELL_BERRY
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    counts = {good: random.randint(0 if level > FIRST else 1, 2 + level) for good in vocabulary.STORED} | (
        {vocabulary.Good.BERRIES: 2} if berry else {}
    )
    table = tables.store(table, READER, counts)
    place = random.choice(vocabulary.STORAGES[1:] if berry else vocabulary.STORAGES)
    points = table.edition.count_points(vocabulary.Good(place.value), counts[vocabulary.Good(place.value)] + 1)
    goal = goals.Worth(READER, place, points)
    if berry:
        table = tables.lift(tables.give(table, READER, active=1, used=random.randint(0, 1)), random.randint(1, 3))
        return build_task("improves", level, tables.start_acting(table, READER), goal, (Rule.SHELL_BERRY, Rule.SHELL_USE))
    position = take_in_hand(random, lay_altars(random, table, level), vocabulary.Good.FEATHERS)
    return build_task("improves", level, position, goal, (Rule.STORE_FEATHER,))


def set_altar(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to lay a good on the right altar, without filling the altar. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    good = random.choice(tuple(vocabulary.Good))
    table = lay_altars(random, table, level, good)
    place = random.choice(vocabulary.ALTARS)
    goal = goals.OnAltar(READER, place, 1 + len(table.clans[READER].list_lying(place)))
    return build_task("lays", level, take_in_hand(random, table, good), goal, (Rule.ALTAR_PLACE,))


def set_fill(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to fill an altar, or to have one or two active shells more by filling one. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.ALTAR_EMPTY, Rule.ALTAR_SHELL, Rule.ALTAR_RENEW))
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    good = random.choice(vocabulary.STORED if level == FIRST else tuple(vocabulary.Good))
    place = vocabulary.Place.LARGE_ALTAR if rule is Rule.ALTAR_RENEW else random.choice(vocabulary.ALTARS)
    table = fill_nearly(random, lay_altars(random, table, level, good), place, good)
    table = tables.give(table, READER, active=random.randint(0, 1), used=random.randint(0, 1))
    rules = (rule, Rule.ALTAR_EMPTY, Rule.ALTAR_PLACE)
    if rule is Rule.ALTAR_RENEW:
        table = tables.give(fill_nearly(random, table, vocabulary.Place.SMALL_ALTAR, good), READER, used=random.randint(1, 2))
        goal = goals.Has(READER, "active", table.clans[READER].active + 2)
        return build_task("fills", level, take_in_hand(random, table, good), goal, (*rules, Rule.ALTAR_SHELL))
    if rule is Rule.ALTAR_SHELL:
        used = tables.give(table, READER, used=0)
        goal = goals.Has(READER, "active", table.clans[READER].active + 1)
        return build_task("fills", level, take_in_hand(random, used, good), goal, rules)
    return build_task("fills", level, take_in_hand(random, table, good), goals.Fills(READER, place), rules)


def set_prepare(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to take a good with which an altar can be filled: in the land, or by an event. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.ALTAR_KIND, Rule.CARD_GOOD))
    table = tables.build_own_table(random, level, active=False)
    place = random.choice(vocabulary.ALTARS)
    goal = goals.LetsFill(READER, place)
    if rule is Rule.CARD_GOOD:
        table = tables.lay_event(random, table, vocabulary.Happens.GOOD)
        event = find_event(table)
        assert event is not None
        shown = event.goods
        lacking = random.choice(shown)
        (other,) = (good for good in shown if good is not lacking)
        table = fill_nearly(random, table, place, lacking)
        if other not in table.clans[READER].list_lying(place):
            raise Unfit("good")
        return build_task("prepares", level, tables.start_event(table, READER), goal, (rule, Rule.ALTAR_KIND))
    table = tables.stack(random, table, *random.sample(vocabulary.TERRAINS, 2 + level // 2))
    goods = [vocabulary.YIELD[terrain] for terrain in table.village]
    table = fill_nearly(random, tables.lay_goods(table, True), place, goods[0])
    return build_task("prepares", level, tables.start_acting(table, READER), goal, (rule, Rule.ALTAR_PLACE))


def set_outlast(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to put a feather where it stays after the end of the season. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=False)
    table = lay_altars(random, table, level, vocabulary.Good.FEATHERS)
    table = tables.lay_cards(random, table, random.choice((vocabulary.Season.SPRING, vocabulary.Season.SUMMER)), 4)
    position = take_in_hand(random, table, vocabulary.Good.FEATHERS)
    return build_task("outlasts", level, position, goals.Outlasts(READER), (Rule.SEASON_FEATHERS,))


def set_shell(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to wake a Cree with a shell. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    table = tables.give(table, READER, active=random.randint(1, level), huts=random.randint(2, 3))
    position = tables.start_acting(tables.lift(table, random.randint(2, 3)), READER)
    goal = goals.Has(READER, "square", position.table.clans[READER].square + 1)
    return build_task("uses", level, position, goal, (Rule.SHELL_WAKE, Rule.SHELL_USE))


def set_plain(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to bring a storage to a certain number of goods. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    good = random.choice(vocabulary.STORED)
    table = lay_altars(random, table, level, good)
    position = take_in_hand(random, table, good)
    more = 1 + len(position.table.clans[READER].list_storage(good))
    return build_task("stores", level, position, goals.Stocks(READER, vocabulary.OWN[good], more), (Rule.STORE_GOOD,))


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_task_kind("improves", set_worth, Rule.STORE_FEATHER, Rule.SHELL_BERRY, Rule.SHELL_USE),
    build_task_kind("stores", set_plain, Rule.STORE_GOOD),
    build_task_kind("lays", set_altar, Rule.ALTAR_PLACE),
    build_task_kind("fills", set_fill, Rule.ALTAR_EMPTY, Rule.ALTAR_SHELL, Rule.ALTAR_RENEW),
    build_task_kind("prepares", set_prepare, Rule.ALTAR_KIND, Rule.CARD_GOOD),
    build_task_kind("outlasts", set_outlast, Rule.SEASON_FEATHERS),
    build_task_kind("uses", set_shell, Rule.SHELL_WAKE, Rule.SHELL_USE),
)
