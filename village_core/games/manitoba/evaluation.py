"""The worth of a seat's things: the points it has, and what the rest may still become. A judgement, not a rule.

Everything is counted in points. The weights are data (``weights.json``). They are deliberately few and plain, because advice and
levels give them as their reasons.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Final

from village_core.games.judgement import as_it_is
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.ending import score_clan
from village_core.games.manitoba.happening import measure, rank
from village_core.games.manitoba.printed import Event
from village_core.games.manitoba.table import EVENTFUL, SCORED, Clan, Table
from village_core.games.manitoba.vocabulary import AT, STORED, Category, Good, Happens, Season, Terrain
from village_core.games.manitoba.walking import find_exempt, is_spared
from village_core.games.weights import ByWeights, load_judgements
from village_core.kernel.values import Key, Seat, Value


class Reason(Key):
    """Reasons to be glad of a position."""

    POINTS = "points"
    STORAGES = "storages"
    ALTARS = "altars"
    SHELLS = "shells"
    CREE = "cree"
    LAND = "land"
    PATHS = "paths"


class Weights(Value, frozen=True, gc=False):
    """The numbers of one judgement, in points."""

    stored: float
    """Worth of a storage as a share of its points: some day it is scored."""
    due: float
    """The same for a storage that the next scoring takes, and ``later`` for the scoring after that."""
    later: float
    altar: float
    """Worth of a good on an altar, on top of its worth in the storage."""
    full: float
    """Worth of an altar's last but one good besides."""
    use: float
    """Worth of using a shell, on top of its points."""
    awake: float
    """Worth of a Cree on the square with the whole game ahead, and ``out`` of one in the land."""
    out: float
    asleep: float
    """Worth of a Cree in the huts."""
    event: float
    """Share of what the events that lie face up would bring if they happened now."""
    step: float
    """Worth of a step on a path with the whole game ahead."""
    exempt: float
    """Worth of being exempt from a good, and ``spared`` of being free from the final offering."""
    spared: float


KNOWN: Final = 1 << 14
"""Most clans for which a judgement remembers its answers."""


class Evaluation(ByWeights[Weights]):
    """The judgement of a seat by some weights."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._own = lru_cache(KNOWN)(self._count_own)

    def reasons(self, table: Table, seat: Seat) -> Mapping[str, float]:
        """Return the points of ``seat`` at ``table`` by reason."""
        clan, edition = table.clans[seat], table.edition
        if table.outcome is not None:
            sheet = score_clan(edition, clan)
            sure = {Reason.POINTS: sheet.points[Category.POINTS], Reason.SHELLS: sheet.points[Category.SHELLS]}
            sure[Reason.STORAGES] = sheet.total - sum(sure.values())
            return {reason: sure.get(reason, 0.0) for reason in Reason}
        found = dict(self._own(edition, clan, _list_due(table), 1 - table.round / (table.rounds + 1)))
        found[Reason.CREE] += self._weights.out * table.cree.count(seat)
        found[Reason.LAND] = self._weights.event * sum([_foresee(table, seat, event) for event in _list_events(table)])
        return found

    def evaluate(self, table: Table, seat: Seat) -> float:
        """Estimate the worth of a seat's position in points, all reasons together; once the game is over, return its score."""
        return sum(self.reasons(table, seat).values())

    def evaluations(self, table: Table) -> list[float]:
        """Estimate the worth of each seat's position in points, by seat, as ``evaluate`` does."""
        return [self.evaluate(table, seat) for seat in table.seats]

    def _count_own(self, edition: Edition, clan: Clan, due: tuple[tuple[Good, ...], ...], ahead: float) -> Mapping[str, float]:
        """Return the points by reason of what depends on the clan alone; ``due`` are the scorings that are known."""
        weights, exempt = self._weights, find_exempt(edition, clan.paths)
        counts = [float(len(stored)) for stored in clan.storages]
        for good in (*clan.small_altar, *clan.large_altar, *clan.hand):
            counts[AT.get(good, counts.index(max(counts)))] += 0.8
        worth = [_measure_row(edition, good, count) for good, count in zip(STORED, counts, strict=True)]
        stored = weights.stored * sum(worth)
        for share, goods in zip((weights.due, weights.later), due, strict=False):
            stored += (share - weights.stored) * _foresee_scoring(edition, clan, goods, exempt)
        if due[:1] == (STORED,):  # the final scoring
            stored = weights.due * score_clan(edition, clan, offering=True).total
            stored -= weights.due * (clan.score + edition.worth.active * clan.active + edition.worth.used * clan.used)
        altars = 0.0
        for lying, size in zip((clan.small_altar, clan.large_altar), edition.clan.altars, strict=True):
            altars += weights.altar * len(lying) + weights.full * (len(lying) == size - 1)
        shells = edition.worth.active * clan.active + edition.worth.used * clan.used
        return {
            Reason.POINTS: clan.score,
            Reason.STORAGES: stored,
            Reason.ALTARS: altars * ahead,
            Reason.SHELLS: shells + weights.use * clan.active * (ahead > 0.07),
            Reason.CREE: (weights.awake * clan.square + weights.asleep * clan.huts) * ahead,
            Reason.LAND: 0.0,
            Reason.PATHS: weights.step * sum(clan.paths) * ahead
            + weights.exempt * len(exempt)
            + weights.spared * is_spared(edition, clan.paths),
        }


def _measure_row(edition: Edition, good: Good, tokens: float) -> float:
    """Return the points of a storage, also for a part of a token; an empty one is worth nothing here."""
    row = (0, *edition.row(good))
    whole = min(int(tokens), len(row) - 1)
    return row[whole] + (tokens - whole) * (row[min(whole + 1, len(row) - 1)] - row[whole])


def _foresee_scoring(edition: Edition, clan: Clan, goods: tuple[Good, ...], exempt: frozenset[Good]) -> float:
    """Return what a clan would score for a tile now."""
    if not goods:
        most = max(map(len, clan.storages))
        goods = tuple(good for good in STORED if len(clan.stored(good)) == most)
    best = max(edition.count_points(good, len(clan.stored(good))) for good in goods)
    return max(best, 0) if all(good in exempt for good in goods) else best


def _list_due(table: Table) -> tuple[tuple[Good, ...], ...]:
    """Return the goods of the scorings of this season that are still to come, the next one first; all in the last rounds."""
    card = table.card
    if card is None:
        return ()
    known = [table.edition.cloud(cloud) for at, cloud in enumerate(table.clouds) if SCORED[at] >= card]
    if table.season is Season.AUTUMN and not known:
        return (STORED,)
    return tuple(known)


def _list_events(table: Table) -> Iterator[Event]:
    """Yield the events of this season that are still to come and count something."""
    card = table.card
    if card is None:
        return
    for slot, number in zip(EVENTFUL, table.events, strict=False):
        if slot >= card:
            yield table.edition.event(table.season, number)


def _foresee(table: Table, seat: Seat, event: Event) -> float:
    """Return the points that an event would bring a seat now."""
    worth = table.edition.worth
    match event.happens:
        case Happens.EACH:
            return worth.each * table.cree.count(seat)
        case Happens.LAKES:
            return worth.lakes * len(table.held_of(seat, Terrain.LAKE))
        case Happens.MOST | Happens.GROUP:
            return rank(table, event.happens)[seat] + 0.3 * measure(table, seat, event.happens)
    return 0.0


JUDGEMENTS: Final = load_judgements(__package__, Weights, Evaluation, as_it_is, attrgetter("round"))
