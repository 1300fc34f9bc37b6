"""Tasks about events, scorings and the end."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.happening import RULES
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, Scoring
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.kernel.values import RuleKey, Seat
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

COUNTED: Final = (Rule.CARD_EACH, Rule.CARD_LAKES, Rule.CARD_MOST, Rule.CARD_GROUP)
HAPPENS: Final = {rule: happens for happens, rule in RULES.items()}
ENDS: Final = (Rule.SCORE_BERRIES, Rule.SCORE_BISON, Rule.SCORE_HORSES, Rule.SCORE_CANOES)


def seat_reader_last(random: Random, level: int) -> Table:
    """Return a table where the reader is the last to act in the round."""
    return tables.build_table(random, level, start=READER + 1)


def set_event(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to carry out an event: move a Cree to a good or to none, send the right Cree home, lose a feather cheaply.

    May raise ``Unfit``.
    """
    plain = (Rule.CARD_STEP, Rule.CARD_HOME, Rule.CARD_FEATHER)
    rule = pick_rule(random, wanted, (*plain, Rule.CARD_MUST), fallback=plain)
    must = {"rulings.events_optional": False} if rule is Rule.CARD_MUST else None
    table = tables.build_own_table(random, level, active=random.random() < 0.5, corrections=must)
    table = tables.lay_event(random, table, HAPPENS.get(rule, vocabulary.Happens.STEP))
    if rule is Rule.CARD_FEATHER:
        feathers = dict.fromkeys(random.sample(vocabulary.STORED, 2 + (level > FIRST)), 1)
        counts = {good: random.randint(0, 4) for good in vocabulary.STORED}
        position = tables.start_event(tables.store(table, READER, counts, feathers), READER)
        return build_task("carries-out", level, position, outcomes.LosesLeast(READER), (rule,))
    table = tables.settle_land(random, table, READER, 1 + level)
    position = tables.start_event(table, READER)
    if rule is Rule.CARD_MUST:
        return build_task("carries-out", level, position, goals.TakesNothing(READER), (rule, Rule.CARD_STEP))
    if rule is Rule.CARD_STEP:
        goal: Goal[Table] = goals.Takes(READER, random.choice(tuple(vocabulary.Good)))
    elif level > FIRST and random.random() < 0.6:
        goal = goals.Has(READER, "group", goals.count_pieces(table, READER, "group"))
    else:
        goal = outcomes.SendsFrom(READER, table.territory.terrains[random.choice(table.list_regions(READER))])
    return build_task("carries-out", level, position, goal, (rule,))


def set_count(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to make the last move of a round so that its event brings most points. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, COUNTED)
    table = tables.lay_event(random, seat_reader_last(random, level), HAPPENS[rule])
    for seat in table.seats:
        table = tables.settle_land(random, table, seat, random.randint(1, 1 + level))
    table = tables.lay_goods(tables.stack(random, table, *random.sample(vocabulary.TERRAINS, 2)), False)
    position = tables.start_acting(table, READER)
    points = {goals.count_event_points(position, option, READER) for option in position.options}
    if len(points) < 2:
        raise Unfit("points")
    return build_task("counts-on", level, position, outcomes.ScoresByEvent(READER, max(points)), (rule,))


def set_score(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to score the storage that brings a number of points, or costs some. May raise ``Unfit``."""
    plain = (Rule.TILE_TWO, Rule.TILE_POINTS, Rule.TILE_MOST, Rule.TILE_EMPTY)
    rule = pick_rule(random, wanted, (*plain, Rule.POINTS_FLOOR), fallback=plain)
    floor = {"rulings.below_zero": False} if rule is Rule.POINTS_FLOOR else None
    table = tables.build_own_table(random, level, active=random.random() < 0.5, corrections=floor)
    one, other = random.sample(vocabulary.STORED, 2)
    counts = {good: random.randint(1, 2 + level) for good in vocabulary.STORED}
    if rule is Rule.TILE_MOST:
        most = random.randint(2, 4)
        counts = {good: most if good in (one, other) else random.randint(0, most) for good in vocabulary.STORED}
        table = tables.lay_cloud(random, table)
    else:
        counts |= {other: 0} if rule in (Rule.TILE_EMPTY, Rule.POINTS_FLOOR) else {}
        table = tables.lay_cloud(random, table, *(good for good in vocabulary.STORED if good in (one, other)))
    if rule is Rule.POINTS_FLOOR:
        table = tables.give(table, READER, score=1)
        position = tables.start_scoring(tables.store(table, READER, counts), READER)
        return build_task("scores", level, position, outcomes.Scores(READER, -1), (rule, Rule.TILE_EMPTY))
    position = tables.start_scoring(tables.store(table, READER, counts), READER)
    aim = other if rule is Rule.TILE_EMPTY else one
    goal = outcomes.Scores(READER, table.edition.count_points(aim, counts[aim]))
    tile = Rule.TILE_MOST if rule is Rule.TILE_MOST else Rule.TILE_TWO
    return build_task("scores", level, position, goal, (rule, tile, Rule.TILE_POINTS))


def set_score_well(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to score so that a number of Cree sleep, a number of regions is refilled, or a storage keeps its tokens.

    May raise ``Unfit``.
    """
    rule = pick_rule(random, wanted, (Rule.TILE_HOME, Rule.TILE_REFILL, Rule.TILE_RETURN))
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    one, other = (good for good in random.sample(vocabulary.STORED, 2))
    table = tables.settle_land(random, table, READER, 1 + level, vocabulary.GROUND[one], vocabulary.GROUND[other])
    table = tables.lay_cloud(random, table, *(good for good in vocabulary.STORED if good in (one, other)))
    table = tables.store(table, READER, {one: random.randint(1, 4), other: random.randint(1, 4)})
    position = tables.start_scoring(table, READER)
    if any(isinstance(position.play(option).position.top, Refilling) for option in position.options):
        raise Unfit("short")
    option = random.choice(position.options)
    if rule is Rule.TILE_HOME:
        goal: Goal[Table] = goals.Has(READER, "huts", 0).restate_after(position, option)
    elif rule is Rule.TILE_REFILL:
        goal = outcomes.Relays(READER, 0).restate_after(position, option)
    else:
        goal = outcomes.Keeps(READER, vocabulary.OWN[one])
    return build_task("scores-well", level, position, goal, (rule, Rule.TILE_TWO))


def set_skip(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to skip a scoring by an exemption. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    path, space, good = tables.pick_exemption(random, table)
    table = tables.lay_cloud(random, tables.set_out(table, READER, {path: space}), good)
    table = tables.store(table, READER, {good: random.randint(0, 2)})
    return build_task(
        "skips", level, tables.start_scoring(table, READER), outcomes.Leaves(READER), (Rule.TILE_SKIP, Rule.TILE_ONE)
    )


def set_refill(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to lay one of the last goods on a region beside one of the reader's Cree. May raise ``Unfit``."""
    table = tables.build_own_table(random, level, active=random.random() < 0.5, players=random.choice((3, 4)))
    good = random.choice(vocabulary.STORED)
    table = tables.lay_cloud(random, table, good)
    table = tables.settle_land(random, table, READER, random.randint(1, 2))
    table = drain(random, tables.lay_goods(table, False, vocabulary.GROUND[good]), good, random.randint(1, 2))
    later = tables.list_later(table, READER)
    position = tables.open_frames(
        tables.lift_some(table), Scoring(later), Refilling(READER, vocabulary.GROUND[good], Rule.TILE_REFILL)
    )
    return build_task("refills", level, position, outcomes.RefillsNear(READER), (Rule.TILE_SHORT, Rule.TILE_REFILL))


def drain(random: Random, table: Table, good: vocabulary.Good, left: int) -> Table:
    """Return the table with ``left`` tokens of a good in the supply; the others go into the clans' storages.

    Raises ``Unfit`` if the storages have no room.
    """
    table, room = tables.complete(table), len(table.edition.list_storage_points(good))
    more = getattr(table.supply, good) - left
    for seat in random.sample(table.seats, len(table.seats)):
        tokens = len(table.clans[seat].list_storage(good))
        added = max(0, min(more, room - tokens))
        table, more = tables.store(table, seat, {good: tokens + added}), more - added
    if more:
        raise Unfit("supply")
    return table


def set_last_store(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to put a feather where it brings most in the end, with the last action of the game. May raise ``Unfit``."""
    rule = pick_rule(random, wanted, (Rule.END_OFFERING, *ENDS))
    table = lay_last_round(random, level)
    counts = {good: random.randint(0, 2 + level) for good in vocabulary.STORED}
    if rule in ENDS:
        counts |= {vocabulary.Good(rule.removeprefix("score-")): random.randint(3, 5)}
    table = tables.give(tables.store(table, READER, counts), READER, hand=(vocabulary.Good.FEATHERS,))
    position = tables.start_acting(table, READER, Storing(READER), landed=True, walked=True)
    totals = {option: outcomes.find_outcome(position, option)[0][READER] for option in position.options}
    best = max(totals.values())
    if list(totals.values()).count(best) != 1:
        raise Unfit("best")
    found = next(option for option, total in totals.items() if total == best)
    place = getattr(found.choice, "place", None)
    scored = next((rule for rule in ENDS if place is not None and rule == f"score-{place}"), Rule.END_OFFERING)
    if rule in ENDS and scored != rule:
        raise Unfit(rule)
    return build_task("ends-best", level, position, outcomes.EndsWith(READER, best), (rule, Rule.END_OFFERING, scored))


def lay_last_round(random: Random, level: int) -> Table:
    """Return a table in the last round, where the reader acts last; no clan has a shell, and no goods lie in the land."""
    table = tables.lay_cards(random, seat_reader_last(random, level), vocabulary.Season.AUTUMN, 4)
    return tables.lay_goods(tables.lift(table, random.randint(1, 3)), False)


def set_spare(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to avoid the offering with the last action of the game. May raise ``Unfit``."""
    table = lay_last_round(random, level)
    path, space = tables.find_places(table, "no-offering")[0]
    steps = {each: random.randint(0, 3) for each in vocabulary.PATHS}
    table = tables.set_out(table, READER, steps | {path: space - 1})
    table = tables.stack(
        random, table, *random.sample((vocabulary.Terrain.MOUNTAIN, *random.sample(vocabulary.TERRAINS[:3], 2)), 3)
    )
    return build_task("spares", level, tables.start_acting(table, READER), outcomes.Spares(READER), (Rule.END_SPARED,))


def set_win(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Set the task to win with the last action of the game by putting a feather into the best place. May raise ``Unfit``."""
    table = lay_last_round(random, level)
    counts = {good: random.randint(0, 2 + level) for good in vocabulary.STORED}
    table = tables.give(tables.store(table, READER, counts), READER, hand=(vocabulary.Good.FEATHERS,))
    rival = random.choice([seat for seat in table.seats if seat != READER])
    position = tables.start_acting(table, READER, Storing(READER), landed=True, walked=True)
    totals = sorted(outcomes.find_outcome(position, option)[0][READER] for option in position.options)
    if totals[-1] == totals[0]:
        raise Unfit("totals")
    table = level_scores(table, READER, rival, totals[-1] - 1)
    position = tables.start_acting(table, READER, Storing(READER), landed=True, walked=True)
    return build_task("wins", level, position, outcomes.Wins(READER), (Rule.WIN_MOST,))


def level_scores(table: Table, seat: Seat, rival: Seat, total: int) -> Table:
    """Return the table with the ``rival`` at ``total`` final points, and all except those two behind it by ``measure_gap``.

    The clan of ``seat`` stays as it is.
    """
    complete = tables.complete(table)
    for other in table.seats:
        if other != seat:
            wanted = total if other == rival else total - measure_gap(other)
            sheet = outcomes.score_end(complete, other)
            table = tables.give(table, other, score=table.clans[other].score + wanted - sheet)
    return table


def measure_gap(seat: Seat) -> int:
    """Return the points by which a clan that can't win lies behind the rival; each seat has another number."""
    return 5 + 2 * seat


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    build_task_kind("carries-out", set_event, Rule.CARD_STEP, Rule.CARD_HOME, Rule.CARD_FEATHER, Rule.CARD_MUST),
    build_task_kind("counts-on", set_count, *COUNTED),
    build_task_kind("scores", set_score, Rule.TILE_TWO, Rule.TILE_POINTS, Rule.TILE_MOST, Rule.TILE_EMPTY, Rule.POINTS_FLOOR),
    build_task_kind("scores-well", set_score_well, Rule.TILE_HOME, Rule.TILE_REFILL, Rule.TILE_RETURN, Rule.TILE_TWO),
    build_task_kind("skips", set_skip, Rule.TILE_SKIP),
    build_task_kind("refills", set_refill, Rule.TILE_SHORT),
    build_task_kind("ends-best", set_last_store, Rule.END_OFFERING, *ENDS),
    build_task_kind("spares", set_spare, Rule.END_SPARED),
    build_task_kind("wins", set_win, Rule.WIN_MOST),
)
