"""Exact odds that a decision may depend on: the scoring tiles that are still to come, and the events of the next season."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.odds import count_coming, find_event_chances, find_next_season, find_tile_chance
from village_core.games.manitoba.seasons import EVENTS
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import STORED
from village_widgets.components.drawn import Bar, Odds
from village_widgets.words import format_percent


def describe_coming(table: Table, narrator: Narrator, colour: str) -> Iterator[Odds]:
    """Yield the odds of the next scoring tile, of all that later seasons draw if several, and of the next season's events.

    There are none in autumn. Bars have the ``colour`` of the player who decides.
    """
    season, coming, words = find_next_season(table), count_coming(table), narrator.words
    if season is None:
        return
    named = words.format(f"season-{season}")
    yield _describe_tiles(table, narrator, colour, words.format("chances-next-tile", season=named), 1)
    if coming > 1:
        yield _describe_tiles(table, narrator, colour, words.format("chances-tiles", count=coming), coming)
    title = words.format("chances-events", season=named, count=EVENTS)
    chances = find_event_chances(table, season)
    yield Odds(
        title, tuple(_draw_bar(narrator, colour, narrator.nouns.describe_event(event), chances[event]) for event in chances)
    )


def _describe_tiles(table: Table, narrator: Narrator, colour: str, title: str, tiles: int) -> Odds:
    """Return the chance of each good, and of the sign for most goods, to be on one or more of the next ``tiles`` tiles."""
    named = [((good,), good) for good in STORED]
    bars = [
        _draw_bar(narrator, colour, narrator.nouns.list_scored(goods), find_tile_chance(table, good, tiles))
        for goods, good in (*named, ((), None))
    ]
    return Odds(title, tuple(bars))


def _draw_bar(narrator: Narrator, colour: str, who: str, likely: Fraction) -> Bar:
    return Bar(who, colour, "", format_percent(likely, narrator.words), round(100 * likely))
