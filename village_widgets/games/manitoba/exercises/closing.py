"""Scenes of the season's end, the end and the set-up for questions about what follows, with claims of which one should hold."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.choices import Enter, Finish, LayTotem, Score
from village_core.games.manitoba.ending import RULES
from village_core.games.manitoba.opening import LayingTotem
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.seasons import SeasonOver
from village_core.games.manitoba.setup import list_settling, new_table
from village_core.games.manitoba.table import NOBODY, Table
from village_core.kernel.values import Option, Seat
from village_widgets.games.manitoba.exercises import tables
from village_widgets.games.manitoba.exercises.claims import GoesTo, LiesThen, LineThen, OffersThen, WinnersThen
from village_widgets.games.manitoba.exercises.goals import count_pieces
from village_widgets.games.manitoba.exercises.outcomes import score_end
from village_widgets.games.manitoba.exercises.scenes import Found, claim_amount, list_near, refuse_short
from village_widgets.games.manitoba.exercises.seasons import lay_last_round, level_scores
from village_widgets.games.manitoba.exercises.walking import begin_setup, open_setup
from village_widgets.tutor.claims import Decides
from village_widgets.tutor.exercise import READER
from village_widgets.tutor.following import Consequences

LINES: Final = {rule: category for category, rule in RULES.items()}


def close_season(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which the last player scores at the end of spring or summer, with claims about what ``rule`` changes.

    They are about feathers, Cree in the land or Cree in the huts of a random clan, or about the goods on the mountains.
    """
    table = tables.build_table(random, level)
    last, seat = table.list_clockwise(table.start)[-1], random.choice(table.seats)
    one, other = random.sample(vocabulary.STORED, 2)
    table = tables.store(table, last, {one: random.randint(1, 3), other: random.randint(1, 3)})
    table = tables.lay_cloud(random, table, *(good for good in vocabulary.STORED if good in (one, other)), closing=True)
    if rule is Rule.SEASON_FEATHERS:
        altar = (vocabulary.Good.FEATHERS, *random.sample(vocabulary.STORED, 1))
        table = tables.store(table, seat, {}, {random.choice(vocabulary.STORED): random.randint(1, 2)})
        table = tables.give(table, seat, small_altar=altar if random.random() < 0.6 else (), large_altar=altar[:1] * (level > 1))
    if rule in (Rule.SEASON_HOME, Rule.SEASON_REFILL):
        table = tables.settle_land(random, table, seat, 1, vocabulary.Terrain.MOUNTAIN)
        more = random.sample(tables.list_free(table, *vocabulary.TERRAINS[:4]), random.randint(1, 2))
        table = tables.put_cree(table, seat, (*table.list_regions(seat), *more))
    position, option = tables.start_scoring(table, last, SeasonOver()), Option(Score(one))
    refuse_short(position, option)
    table = position.table
    if rule is Rule.SEASON_REFILL:
        mountains = table.territory.regions[vocabulary.Terrain.MOUNTAIN]
        now = sum(table.goods[at] for at in mountains)
        counts = list_near(now, len(mountains), len(mountains) - 1)
        return Consequences(position, option, tuple(LiesThen(option, vocabulary.Terrain.MOUNTAIN, count) for count in counts))
    what = {Rule.SEASON_FEATHERS: "feathers", Rule.SEASON_HOME: "land"}.get(rule, "huts")
    now = count_pieces(table, seat, what)
    return Consequences(position, option, claim_amount(option, seat, what, now, *(max(0, now - less) for less in (1, 2)), 0))


# The end


def leave_last(random: Random, level: int) -> tuple[Table, Seat]:
    """Return a table in the last round, where the reader is the last to act, and a random seat to ask about.

    Every clan has random goods, shells and points, more goods at a higher ``level``.
    """
    table = lay_last_round(random, level)
    for seat in table.seats:
        counts = {good: random.randint(0, 2 + level) for good in vocabulary.STORED}
        table = tables.give(tables.store(table, seat, counts), seat, active=random.randint(0, 2), used=random.randint(0, 2))
        table = tables.give(table, seat, score=random.randint(10, 40))
    return table, random.choice(table.seats)


def end_line(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which the game ends, with claims about the line of a clan's score that ``rule`` is about.

    For ``Rule.END_SKIP`` it is the line of a storage from which the clan is exempt.
    """
    table, seat = leave_last(random, level)
    option = Option(Finish())
    line = LINES.get(rule, vocabulary.Category.BERRIES)
    if rule is Rule.END_SKIP:
        path, space, good = tables.pick_exemption(random, table)
        line = vocabulary.Category(good.value)
        table = tables.set_out(tables.store(table, seat, {good: random.randint(0, 1)}), seat, {path: space})
    clan = table.clans[seat]
    if line is vocabulary.Category.SHELLS:
        near = [2 * clan.active + clan.used, clan.active + clan.used, 2 * clan.active, clan.active + 2 * clan.used]
    elif line is vocabulary.Category.POINTS:
        near = [clan.score, clan.score + 2, clan.score - 2, clan.score + 1]
    else:
        tokens = len(clan.list_storage(vocabulary.Good(line.value)))
        near = [
            table.edition.count_points(vocabulary.Good(line.value), max(0, count))
            for count in (tokens, tokens - 1, tokens + 1)
            if count < 7
        ]
        near += [0, -2, 1]
    claims = tuple(LineThen(option, seat, line, points) for points in dict.fromkeys(near))
    return Consequences(tables.start_acting(table, READER), option, claims)


def offer_goods(random: Random, level: int, *, spared: bool) -> Found:
    """Return a scene in which the game ends, with claims about a clan's offering.

    ``spared``: its Cree stands at the end of the shaman's path.
    """
    table, seat = leave_last(random, level)
    if spared:
        table = tables.set_out(table, seat, {vocabulary.Path.SHAMAN: len(table.edition.list_steps(vocabulary.Path.SHAMAN))})
    option, filled = Option(Finish()), sum(map(bool, table.clans[seat].storages))
    claims = tuple(OffersThen(option, seat, count) for count in list_near(filled, 0, 4, 1))
    return Consequences(tables.start_acting(table, READER), option, claims)


def end_winners(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene in which the game ends, with claims about the winners: one clan by ``Rule.WIN_MOST``, else two share."""
    table, seat = leave_last(random, level)
    rival = random.choice([other for other in table.seats if other != seat])
    behind = random.choice((-3, -2, -1, 1, 2, 3)) if rule is Rule.WIN_MOST else 0
    complete = tables.complete(table)
    table = level_scores(table, seat, rival, score_end(complete, seat) - behind)
    option = Option(Finish())
    pairs = list(combinations(sorted((seat, rival)), 2))
    claims = tuple(WinnersThen(option, seats) for seats in ((seat,), (rival,), *pairs))
    return Consequences(tables.start_acting(table, READER), option, claims)


# The set-up


def claim_first_settler(random: Random, level: int) -> Found:
    """Return a scene in which the totem is laid, with claims about the seat that first puts a Cree into the land."""
    table = begin_setup(random, level)
    bare = new_table(table.copy, len(table.clans), random.randrange(len(table.clans)))
    regions = len(table.cree)
    bare = replace(bare, laid=table.laid, cree=(NOBODY,) * regions, goods=(True,) * regions)
    option = Option(LayTotem(table.totem))
    claims = tuple(Decides[Table](option, seat, "settling-land") for seat in table.seats)
    return Consequences(tables.open_frames(bare, *list_settling(bare), LayingTotem()), option, claims)


def settle_first(rule: Rule, random: Random, level: int) -> Found:
    """Return a scene of the set-up in which the reader's first Cree enters a region.

    The claims are about the place to which the region's good goes (``Rule.SETUP_STORAGE``), or else about how much of a
    good the reader has afterwards: the region's, or any other.
    """
    table = begin_setup(random, level)
    free = tables.list_free(table, *vocabulary.TERRAINS[:4])
    region = random.choice(free)
    good, option = tables.find_yield(table, region), Option(Enter(region))
    if rule is Rule.SETUP_STORAGE:
        where = (vocabulary.OWN[good].value, *(altar.value for altar in vocabulary.ALTARS), "supply")
        return Consequences(open_setup(table, False), option, tuple(GoesTo(option, place) for place in where))
    asked = random.choice((good, *random.sample(vocabulary.STORED, 1)))
    return Consequences(open_setup(table, False), option, claim_amount(option, READER, asked.value, 1, 2, 0))
