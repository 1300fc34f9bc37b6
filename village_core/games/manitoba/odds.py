"""Exact odds of what a later season brings: its events, and what the scoring tiles that lie face down show."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

from village_core.games.manitoba.printed import CardEvent
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import SEASONS, Good, Season


def find_next_season(table: Table) -> Season | None:
    """Return the season whose cards are laid out after this one, spring in winter; None in autumn."""
    return next(iter(_list_later(table)), None)


def _list_later(table: Table) -> tuple[Season, ...]:
    return SEASONS[SEASONS.index(table.season) + 1 :] if table.season in SEASONS else SEASONS


def count_coming(table: Table) -> int:
    """Return the number of scoring tiles that later seasons turn over before the game ends."""
    return sum(map(count_clouds, _list_later(table)))


def find_tile_chance(table: Table, good: Good | None, tiles: int) -> Fraction:
    """Return the chance that at least one of the next ``tiles`` face down shows ``good``, or shows no good if that is None.

    It is 0 if fewer than ``tiles`` lie face down.
    """
    clouds = map(table.edition.find_cloud, table.hidden)
    return _find_drawn(sum(good in cloud if good else not cloud for cloud in clouds), len(table.hidden), tiles)


def find_event_chances(table: Table, season: Season) -> dict[CardEvent, Fraction]:
    """Return for each event of a season, once, the chance that at least one of three cards drawn from its six has it.

    Cards that are turned over already are not considered.
    """
    cards = Counter(table.edition.find_event(season, card) for card in range(len(table.edition.events[season])))
    return {event: _find_drawn(count, cards.total(), EVENTS) for event, count in cards.items()}


def _find_drawn(wanted: int, lying: int, drawn: int) -> Fraction:
    """Return the chance that ``drawn`` of ``lying`` pieces include at least one of the ``wanted``; 0 if too few lie."""
    ways = comb(lying, drawn)
    return Fraction(ways - comb(lying - wanted, drawn), ways) if ways else Fraction(0)
