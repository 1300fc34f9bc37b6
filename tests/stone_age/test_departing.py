"""Departing from the rules as a known engine does: the policy that the benchmarks play, and its consequences."""

from __future__ import annotations

from random import Random
from statistics import fmean

from tests.benchmarks.stone_age import SUPPLY, Departure, choose_departing, limit_supply, play_departing
from tests.samples import sample
from tests.stone_age.positions import lay_acting, lay_stone_age, settle
from village_core.games.stone_age.choices import Build, Feed, Starve
from village_core.games.stone_age.feeding import Hungry


def test_who_stops_feeding_loses_what_was_paid_and_nothing_else() -> None:
    """A player who chooses hunger after some pieces has paid those, and keeps the rest (``feed-penalty``)."""
    hungry = settle(lay_stone_age(2, {0: {"wood": 4, "workers": 3}}), Hungry(0, 3))
    seen = set()
    for seed in range(40):
        position, option = choose_departing(hungry, Random(seed), [*Departure])
        after = position.play(option).position.table.tribes[0]
        fed = isinstance(option.choice, Feed)
        assert fed or isinstance(option.choice, Starve)
        assert after.score == (0 if fed else -10) and position.table.tribes[0].wood == after.wood + (3 if fed else 0)
        seen.add((fed, after.wood))
    assert seen == {(True, 1), (False, 4), (False, 3), (False, 2)}


def test_buildings_come_before_cards() -> None:
    """A departing player who can pay a building and a card and must buy them (``act-must-buy``) buys the building first."""
    rich = {"wood": 3, "brick": 3, "stone": 3, "gold": 3, "at": {"card-1": 1, "building-1": 1}}
    position = lay_acting(lay_stone_age(2, {0: rich}, corrections={"rulings.declining": False}))
    chosen = [choose_departing(position, Random(seed), [*Departure])[1].choice for seed in range(20)]
    assert all(isinstance(choice, Build) for choice in chosen)


def test_a_player_gathers_no_more_than_the_supply_has_left() -> None:
    """A player who gathers more pieces of a kind than the supply has left gets only those; the other player's pieces stay."""
    before, after = (lay_stone_age(2, {0: {"gold": 8}, 1: {"gold": gold}}) for gold in (1, 5))
    assert [tribe.gold for tribe in limit_supply(after, before).tribes] == [8, SUPPLY["gold"] - 8]


def test_games_that_depart_are_shorter() -> None:
    """Games of four with all five departures take two to nine rounds fewer than games by the rules, on average of several."""
    games = sample(6, 12)
    whole, none = (fmean(play_departing(4, seed, some)[0] for seed in range(games)) for some in ([*Departure], []))
    assert 2 < none - whole < 9
