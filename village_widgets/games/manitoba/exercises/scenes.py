"""Scenes in the middle of a game for questions about what follows from a move, each with claims of which one holds."""

from __future__ import annotations

from random import Random
from typing import TypeAlias

from village_core.games.manitoba import choices, vocabulary
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling
from village_core.games.manitoba.table import Table, Tokens
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_widgets.games.manitoba.exercises import tables
from village_widgets.games.manitoba.exercises.claims import GainsThen, GoesTo, HasThen, LiesThen, OrderThen
from village_widgets.games.manitoba.exercises.seasons import COUNTED, HAPPENS
from village_widgets.games.manitoba.exercises.storing import fill_nearly, lay_altars, take_in_hand
from village_widgets.games.manitoba.exercises.walking import BONUSES, stand_before
from village_widgets.tutor.claims import Decides
from village_widgets.tutor.exercise import FIRST, READER, Unfit
from village_widgets.tutor.following import Consequences

Found: TypeAlias = Consequences[Table]


def list_near(*counts: int, least: int = 0) -> list[int]:
    """List these numbers, then four close to the first of them (+1, −1, +2, +3), each once; leave out those below ``least``."""
    found = (*counts, counts[0] + 1, counts[0] - 1, counts[0] + 2, counts[0] + 3)
    return [count for count in dict.fromkeys(found) if count >= least]


def claim_amount(option: Option, seat: Seat, what: str, *counts: int) -> tuple[HasThen, ...]:
    """Return claims that a clan has one of these amounts of ``what`` after ``option``, or an amount close to the first."""
    return tuple(HasThen(option, seat, what, count) for count in list_near(*counts))


def claim_points(option: Option, seat: Seat, *points: int) -> tuple[GainsThen, ...]:
    """Return claims that a player gains one of these numbers of points by ``option``; numbers below zero are losses."""
    return tuple(GainsThen(option, seat, count) for count in dict.fromkeys(points))


def refuse_short(position: Position[Table], option: Option) -> None:
    """Raise ``Unfit`` if after ``option`` a player must choose which regions are refilled, because too few goods are left.

    If none is left, nothing is chosen and nothing raised; nor is it for an option that is not legal.
    """
    if option in position.options and isinstance(position.play(option).position.top, Refilling):
        raise Unfit("short")


# The totem and whose turn it is


def order_discs(what: str, random: Random, level: int) -> Found:
    """Return a scene in which discs are lifted, with claims about the order in the ``village`` or in the next ``round``."""
    table = tables.build_table(random, level)
    discs = random.randint(3, 4 if what == "round" and level > FIRST else 2 + level)
    upper, rest = table.totem[:discs], table.totem[discs:]
    if what == "village":
        orders = ((*reversed(upper),), upper, (*upper[1:], upper[0]), (upper[-1], *upper[:-1]))
    else:
        orders = ((*rest, *reversed(upper)), (*rest, *upper), (*reversed(upper), *rest), (*upper, *rest))
    option = Option(choices.Lift(discs))
    claims = tuple(OrderThen(option, what, order) for order in dict.fromkeys(orders))
    return Consequences(tables.start_lifting(table), option, claims)


def follow_on(random: Random, level: int) -> Found:
    """Return a scene in which a player does their only action, with claims about who acts next.

    The player is neither the active one nor the last to act in the round.
    """
    table = tables.build_table(random, level, random.choice((3, 4)))
    seat = random.choice(table.list_clockwise(table.start)[1:-1])
    table = tables.lift(tables.lay_goods(table, False), random.randint(2, 4))
    position = tables.start_acting(table, seat)
    option = random.choice([each for each in position.options if not isinstance(each.choice, choices.Finish)])
    return Consequences(position, option, tuple(Decides[Table](option, other, "acting") for other in table.seats))


def wake_many(random: Random, level: int) -> Found:
    """Return a scene in which the active player wakes Cree, with claims about how many are on the square.

    The numbers of sleeping Cree and of discs in the village are random.
    """
    table = tables.build_table(random, level)
    seat, huts, discs = table.start, random.randint(1, 4), random.randint(1, 5)
    position = tables.start_acting(tables.lift(tables.give(table, seat, huts=huts), discs), seat)
    square = position.table.clans[seat].square
    option = Option(choices.Wake())
    return Consequences(position, option, claim_amount(option, seat, "square", square + discs, square + huts, square + 1))


# Goods, altars and shells


def fill_altar(what: str, random: Random, level: int) -> Found:
    """Return a scene in which the reader fills an altar, with claims about one kind of stored goods, or about active shells.

    The claims are about goods if ``what`` is ``stored``; if it is ``renewed``, the reader has a used shell and fills the large
    altar.
    """
    table = tables.build_own_table(random, level, active=random.random() < 0.5)
    good, place = (
        random.choice(vocabulary.STORED),
        vocabulary.Place.LARGE_ALTAR if what == "renewed" else random.choice(vocabulary.ALTARS),
    )
    table = fill_nearly(random, lay_altars(random, table, level, good), place, good)
    table = tables.give(table, READER, active=random.randint(0, 2), used=random.randint(what == "renewed", 2))
    clan, option = table.clans[READER], Option(choices.Store(place))
    if what == "stored":
        asked = random.choice([good, *(each for each in clan.list_lying(place) if each is not vocabulary.Good.FEATHERS)])
        claims = claim_amount(option, READER, asked.value, len(clan.list_storage(asked)))
    else:
        claims = claim_amount(option, READER, "active", clan.active + 1, clan.active + 2, clan.active)
    return Consequences(take_in_hand(random, table, good), option, claims)


def store_alone(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which a good taken in the land has one place to go because of ``rule``, with claims about that place."""
    table = tables.build_table(random, level)
    seat, terrain = table.start, random.choice(vocabulary.TERRAINS[:4])
    good = vocabulary.YIELD[terrain]
    table = tables.stack(random, tables.lay_goods(table, False, terrain), terrain)
    for other in table.seats:
        table = tables.store(table, other, {good: 0})
    small: Tokens = (good,)
    large: Tokens = (good, *random.sample([each for each in vocabulary.STORED if each is not good], level - 1))
    full = len(table.edition.list_storage_points(good))
    counts = {good: random.randint(0, 3) if rule is Rule.STORE_GOOD else full}
    if rule is Rule.STORE_ROOM:
        small, large = ((), large) if random.random() < 0.5 else (small, ())
    table = tables.give(tables.store(table, seat, counts), seat, small_altar=small, large_altar=large)
    regions = tables.list_free(table, terrain)
    if not regions:
        raise Unfit("regions")
    region = random.choice(regions)
    table, option = tables.lay_good(table, region), Option(choices.Enter(region))
    claims = tuple(
        GoesTo(option, where) for where in (vocabulary.OWN[good].value, *(altar.value for altar in vocabulary.ALTARS), "supply")
    )
    return Consequences(tables.start_acting(table, seat), option, claims)


def use_shell(what: str, random: Random, level: int) -> Found:
    """Return a scene in which a player uses a shell, with claims about ``active`` shells, the ``square``, or a ``berry``."""
    table, seat = tables.pick_table(random, level)
    table = tables.store(table, seat, {vocabulary.Good.BERRIES: random.randint(1, 4)})
    table = tables.give(table, seat, active=random.randint(1, 2), used=random.randint(0, 2), huts=random.randint(1, 3))
    place = random.choice((vocabulary.Place.BISON, vocabulary.Place.HORSES, vocabulary.Place.CANOES))
    option = (
        Option(choices.TurnBerry(place))
        if what == "berry" or random.random() < 0.5 * (what == "active")
        else Option(choices.WakeOne())
    )
    position = tables.start_acting(tables.lift(table, random.randint(2, 3)), seat)
    clan = position.table.clans[seat]
    if what == "berry":
        asked = random.choice((vocabulary.Good.BERRIES, vocabulary.Good(place.value)))
        return Consequences(position, option, claim_amount(option, seat, asked.value, len(clan.list_storage(asked))))
    return Consequences(position, option, claim_amount(option, seat, what, getattr(clan, what)))


# Paths


def step_on(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which the reader takes a step on a path, with claims about what the rule's bonus brings."""
    table = tables.build_own_table(random, level, active=True)
    found = tables.find_places(table, BONUSES.get(rule, vocabulary.Bonus.WAKE))
    path, space = random.choice(found)
    if rule is Rule.PATH_STEP:
        path, space = vocabulary.Path.HUNTER, random.randint(1, 2)
    if rule is Rule.PATH_AGAIN:
        path = random.choice((vocabulary.Path.HUNTER, vocabulary.Path.GATHERER, vocabulary.Path.WARRIOR))
        space = len(table.edition.list_steps(path)) + 1
    table = tables.set_out(stand_before(random, table, path, min(space, 6)), READER, {path: space - 1})
    table = tables.give(table, READER, huts=0 if rule is Rule.PATH_LOST else random.randint(1, 2), used=random.randint(0, 2))
    table = tables.stack(
        random,
        table,
        vocabulary.COLOUR_OF[path],
        random.choice([t for t in vocabulary.TERRAINS if t is not vocabulary.COLOUR_OF[path]]),
    )
    position, option = tables.start_acting(table, READER), Option(choices.Walk(path))
    square, active = position.table.clans[READER].square, position.table.clans[READER].active
    if rule in (Rule.PATH_WAKE, Rule.PATH_LOST, Rule.PATH_STEP):
        return Consequences(position, option, claim_amount(option, READER, "square", square, square - 1, square + 1))
    if rule in (Rule.PATH_SHELL, Rule.PATH_RENEW):
        return Consequences(position, option, claim_amount(option, READER, "active", active, active + 1))
    return Consequences(position, option, claim_points(option, READER, 0, 3, 5, 1, 2))


# Events and scorings


def count_event(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which an event counts after a round's last action is left unused, with claims about a clan's points."""
    happens = random.choice((vocabulary.Happens.MOST, vocabulary.Happens.GROUP)) if rule is Rule.CARD_NONE else HAPPENS[rule]
    table = tables.build_table(random, level, random.choice((3, 4)) if rule in COUNTED[2:] else 0)
    table = tables.lay_event(random, table, happens)
    for seat in table.seats:
        table = tables.settle_land(random, table, seat, random.randint(1, 2 + level))
    seat = random.choice(table.seats)
    if rule is Rule.CARD_NONE:
        table = tables.put_cree(table, seat, ())
        for other in table.seats:
            if other != seat:
                table = tables.settle_land(random, table, other, 2 if happens is vocabulary.Happens.MOST else 1)
    last = table.list_clockwise(table.start)[-1]
    option, held = Option(choices.Finish()), len(table.list_regions(seat))
    worth = table.edition.worth
    position = tables.start_acting(tables.lift(table, random.randint(2, 3)), last)
    both = (worth.most, worth.second, worth.most + worth.second, 0, worth.most - worth.second)
    near = both if happens in (vocabulary.Happens.MOST, vocabulary.Happens.GROUP) else (held, 2 * held, held + 1, held + 2, 0)
    return Consequences(position, option, claim_points(option, seat, *near))


def score_one(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which a player scores one of two storages, with claims about what happens by ``rule``."""
    floor = {"rulings.below_zero": False} if rule is Rule.POINTS_FLOOR else None
    table, seat = tables.pick_table(random, level, corrections=floor)
    one, other = random.sample(vocabulary.STORED, 2)
    empty = rule in (Rule.TILE_EMPTY, Rule.POINTS_FLOOR)
    table = tables.store(table, seat, {one: 0 if empty else random.randint(1, 3 + level), other: random.randint(1, 3)})
    table = tables.settle_land(random, table, seat, random.randint(2, 4))
    table = tables.lay_cloud(random, table, *(good for good in vocabulary.STORED if good in (one, other)))
    if rule is Rule.POINTS_FLOOR:
        table = tables.give(table, seat, score=random.randint(0, 1))
    position, option = tables.start_scoring(table, seat), Option(choices.Score(one))
    clan = position.table.clans[seat]
    if rule is Rule.TILE_HOME:
        return Consequences(position, option, claim_amount(option, seat, "huts", clan.huts, clan.huts + 1))
    if rule is Rule.TILE_RETURN:
        return Consequences(position, option, claim_amount(option, seat, one.value, 0, 1, len(clan.list_storage(one))))
    if rule is Rule.TILE_REFILL:
        terrain, table = vocabulary.GROUND[one], position.table
        now = sum(lies and table.territory.terrains[at] is terrain for at, lies in enumerate(table.goods))
        whole = list_near(now, len(table.territory.regions[terrain]))
        refuse_short(position, option)
        return Consequences(position, option, tuple(LiesThen(option, terrain, count) for count in whole))
    row = (table.edition.count_points(one, tokens) for tokens in range(max(0, len(clan.list_storage(one)) - 1), 7))
    near = (-2, 0, 1, 2, -1) if empty else (*tuple(row)[:4], 0)
    return Consequences(position, option, claim_points(option, seat, *near))
