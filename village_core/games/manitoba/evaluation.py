"""The worth of what a seat has: its points, and those that its pieces may still bring. A judgement, not a rule.

Everything is counted in points. The weights are data (``weights.json``). They are deliberately few and plain, because advice and
levels give them as their reasons.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from operator import attrgetter
from typing import Final, NamedTuple

from village_core.games.judgement import keep_table
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.ending import score_clan
from village_core.games.manitoba.happening import measure, rank
from village_core.games.manitoba.printed import CardEvent
from village_core.games.manitoba.table import EVENTFUL, SCORED, Clan, Table, YearPlace
from village_core.games.manitoba.vocabulary import AT, STORED, Category, Good, Happens, Season, Terrain
from village_core.games.manitoba.walking import find_exempt, is_spared
from village_core.games.weights import ByWeights, load_judgements
from village_core.kernel.values import Key, Seat, Value


class Reason(Key):
    """Reasons for which the judgement gives a seat points, or takes some."""

    POINTS = "points"
    STORAGES = "storages"
    ALTARS = "altars"
    SHELLS = "shells"
    CREE = "cree"
    LAND = "land"
    PATHS = "paths"


class Weights(Value, frozen=True, gc=False):
    """The numbers of one judgement: points, or shares of points."""

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
    """The judgement of a seat's position in points, by some weights."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(weights)
        self._own = lru_cache(KNOWN)(self._count_own)

    def evaluate_reasons(self, table: Table, seat: Seat) -> Mapping[str, float]:
        """Estimate the points of ``seat`` at ``table`` by reason; once the game is over, return those of its score."""
        return self._count_reasons(table, seat, self._count_land(table))

    def evaluate(self, table: Table, seat: Seat) -> float:
        """Estimate the worth of a seat's position in points, all reasons together; once the game is over, return its score."""
        return sum(self.evaluate_reasons(table, seat).values())

    def evaluate_seats(self, table: Table) -> list[float]:
        """Estimate the worth of each seat's position in points, by seat, as ``evaluate`` does."""
        land = self._count_land(table)
        return [sum(self._count_reasons(table, seat, land).values()) for seat in table.seats]

    def _count_land(self, table: Table) -> list[float]:
        """Return the points by seat of what this season's coming events would bring if they happened now, times their weight."""
        land = [0.0] * len(table.clans)
        if table.outcome is None:
            for event in _look_ahead(table.edition, table.when, table.events, table.clouds).events:
                for seat, points in enumerate(_foresee(table, event)):
                    land[seat] += self._weights.event * points
        return land

    def _count_reasons(self, table: Table, seat: Seat, land: Sequence[float]) -> Mapping[str, float]:
        clan, edition, when = table.clans[seat], table.edition, table.when
        if table.outcome is not None:
            sheet = score_clan(edition, clan)
            sure = {Reason.POINTS: sheet.points[Category.POINTS], Reason.SHELLS: sheet.points[Category.SHELLS]}
            sure[Reason.STORAGES] = sheet.total - sum(sure.values())
            return {reason: sure.get(reason, 0.0) for reason in Reason}
        due = _look_ahead(edition, when, table.events, table.clouds).due
        found = dict(self._own(edition, clan, due, 1 - table.round / (when.rounds + 1)))
        found[Reason.CREE] += self._weights.out * table.cree.count(seat)
        found[Reason.LAND] = land[seat]
        return found

    def _count_own(self, edition: Edition, clan: Clan, due: tuple[tuple[Good, ...], ...], ahead: float) -> Mapping[str, float]:
        """Return the points by reason of what depends on the clan alone.

        ``due``: the goods of the scorings that are known, the next one first; ``ahead``: the share of the game still to come.
        """
        weights, exempt = self._weights, find_exempt(edition, clan.paths)
        counts = [float(len(stored)) for stored in clan.storages]
        for good in (*clan.small_altar, *clan.large_altar, *clan.hand):
            counts[AT.get(good, counts.index(max(counts)))] += 0.8
        worth = [_estimate_storage(edition, good, count) for good, count in zip(STORED, counts, strict=True)]
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


def _estimate_storage(edition: Edition, good: Good, tokens: float) -> float:
    """Return the points of a storage with this many tokens; parts of a token count in proportion.

    An empty storage has 0 points, and tokens for which it has no space add none.
    """
    row = (0, *edition.list_storage_points(good))
    whole = min(int(tokens), len(row) - 1)
    return row[whole] + (tokens - whole) * (row[min(whole + 1, len(row) - 1)] - row[whole])


def _foresee_scoring(edition: Edition, clan: Clan, goods: tuple[Good, ...], exempt: frozenset[Good]) -> float:
    """Return the most that a clan could score now for a tile with these ``goods``; with none, for the goods it stores most of.

    It skips a loss if it is ``exempt`` from all of them.
    """
    if not goods:
        most = max(map(len, clan.storages))
        goods = tuple(good for good in STORED if len(clan.list_storage(good)) == most)
    best = max(edition.count_points(good, len(clan.list_storage(good))) for good in goods)
    return max(best, 0) if all(good in exempt for good in goods) else best


class Outlook(NamedTuple):
    """The rest of a season, as far as it is known: the goods of its coming scorings, in order, and its coming events."""

    due: tuple[tuple[Good, ...], ...]
    events: tuple[CardEvent, ...]


@lru_cache(maxsize=4096)
def _look_ahead(edition: Edition, when: YearPlace, events: tuple[int, ...], clouds: tuple[int, ...]) -> Outlook:
    """Return what the cards and scoring tiles of a season bring from this round on.

    ``events`` and ``clouds`` are numbers of cards and tiles. Winter brings nothing. Once autumn has no more tiles to score, the
    final scoring of all goods is due.
    """
    card = when.card
    if card is None:
        return Outlook((), ())
    due = tuple(edition.find_cloud(cloud) for scored, cloud in zip(SCORED, clouds, strict=False) if scored >= card)
    if when.season is Season.AUTUMN and not due:
        due = (STORED,)
    numbers = zip(EVENTFUL, events, strict=False)
    return Outlook(due, tuple(edition.find_event(when.season, number) for slot, number in numbers if slot >= card))


def _foresee(table: Table, event: CardEvent) -> Iterable[float]:
    """Return the points by seat that an event would bring now, with a little more for each Cree that counts for a rank.

    Empty for an event that gives no points.
    """
    worth = table.edition.worth
    match event.happens:
        case Happens.EACH:
            return [worth.each * table.cree.count(seat) for seat in table.seats]
        case Happens.LAKES:
            return [worth.lakes * len(table.list_regions_of(seat, Terrain.LAKE)) for seat in table.seats]
        case Happens.MOST | Happens.GROUP:
            measures = [measure(table, seat, event.happens) for seat in table.seats]
            return [points + 0.3 * count for points, count in zip(rank(table, measures), measures, strict=True)]
    return ()


JUDGEMENTS: Final = load_judgements(__package__, Weights, Evaluation, keep_table, attrgetter("round"))
