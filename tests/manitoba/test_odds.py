"""Odds of later scoring tiles and events, beside counting every draw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from tests.manitoba.positions import FIRST, lay_acting, lay_manitoba
from village_core.games.manitoba import EditionSettings, new_game
from village_core.games.manitoba.odds import count_coming, find_event_chances, find_next_season, find_tile_chance
from village_core.games.manitoba.vocabulary import STORED, Season
from village_core.kernel.values import Player
from village_widgets.games.manitoba.look import load_words
from village_widgets.games.manitoba.telling import ManitobaTelling

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"))
COMING = {1: 5, 2: 3, 7: 1, 12: 0}
"""Scoring tiles that later seasons bring, by a round of each season: autumn brings one, the others two (``season-cards``)."""


@pytest.mark.parametrize("number", COMING)
def test_odds_of_tiles_are_what_counting_every_draw_says(number: int) -> None:
    """tile-two: the odds of a good, and of most goods, on the next tiles equal counting every draw of tiles face down."""
    table = lay_manitoba(2, round=number)
    assert count_coming(table) == COMING[number]
    for tiles in {1, COMING[number]} - {0}:
        draws = [[table.edition.find_cloud(tile) for tile in drawn] for drawn in combinations(table.hidden, tiles)]
        for good in STORED:
            shown = sum(any(good in cloud for cloud in drawn) for drawn in draws)
            assert find_tile_chance(table, good, tiles) == Fraction(shown, len(draws))
        assert find_tile_chance(table, None, tiles) == Fraction(sum(() in drawn for drawn in draws), len(draws))


@pytest.mark.parametrize("cards", ["path each most home step group", "each each each most most home"])
def test_odds_of_events_are_what_counting_every_draw_says(cards: str) -> None:
    """season-cards: the odds of each event equal counting every three of a season's six cards, some of which may be alike."""
    table = lay_manitoba(2, corrections={"cards.summer": cards})
    draws = [Counter(table.edition.find_event(Season.SUMMER, card) for card in drawn) for drawn in combinations(range(6), 3)]
    found = find_event_chances(table, Season.SUMMER)
    assert len(found) == len({*cards.split()})
    assert all(chance == Fraction(sum(event in drawn for drawn in draws), len(draws)) for event, chance in found.items())


def test_players_are_told_what_later_seasons_may_bring() -> None:
    """In spring a player is told the odds of the next tile, of all that are still to come, and of the next season's events.

    In summer, when one tile is still to come, its odds and those of events are told; in autumn and before the set-up, none.
    """
    table = lay_manitoba(2, round=2)
    telling = ManitobaTelling(PLAYERS, table.edition, load_words())
    single, several, events = telling.describe_odds(lay_acting(table, 1), 1)
    assert single.title == "The next scoring tile, in summer, shows"
    assert [bar.who for bar in single.bars] == ["berries", "bison", "horses", "canoes", "most goods"]
    assert [bar.percent for bar in several.bars] == [round(100 * find_tile_chance(table, good, 3)) for good in (*STORED, None)]
    assert {bar.percent for bar in events.bars} == {50} and len(events.bars) == 6 and events.bars[0].colour == "blue"
    assert len(telling.describe_odds(lay_acting(lay_manitoba(2, round=7)), 0)) == 2, "one tile is still to come"
    autumn = lay_acting(lay_manitoba(2, round=12))
    assert find_next_season(autumn.table) is None and telling.describe_odds(autumn, 0) == ()
    assert telling.describe_odds(new_game(EditionSettings(FIRST), 2), 0) == (), "a tile is drawn"
