"""Whole games reported to the tracker as players would: deaths, the end, last turns and the winner come out the same."""

from __future__ import annotations

from itertools import product

import pytest

from tests.samples import LONG, sample, spread
from tests.village.retelling import play_game, retell
from village_core.games.village.choices import Done, Sold, Spend, Tell
from village_core.games.village.events import EndRungIn, LastTurnsBegan, MajorityWon, Moved
from village_core.games.village.vocabulary import Spending
from village_core.kernel.game import Game


def list_happenings(game: Game, *kinds: type) -> list:
    """Return the events of some kinds, in order; of moves only those of deaths and of the mass."""
    found = [event for event in game.list_events() if isinstance(event, kinds)]
    return [event for event in found if not isinstance(event, Moved) or event.rule.startswith(("dying", "mass"))]


TABLES = [*product(["first_2011", "big_box_2023"], [2, 3, 4])]


@pytest.mark.parametrize(
    ("edition", "players", "sensible"),
    [*((*table, False) for table in spread(TABLES)), *((*table, True) for table in TABLES if LONG)],
)
def test_a_game_told_to_the_tracker_comes_out_the_same(edition: str, players: int, sensible: bool) -> None:
    """``dying-…``, ``mass-…``, ``end-…``, ``win-…``: deaths, draws, the end, the last turns and the outcome agree.

    So do rounds, times, families and cities of all farms. In a long run sensible players play, too.
    """
    for seed in range(1 if sensible else sample(1, 6)):
        full = play_game(players, seed, edition, sensible)
        game, last = list(retell(full))[-1]
        game = game.play(last)
        kinds = (Moved, EndRungIn, LastTurnsBegan, MajorityWon)
        assert list_happenings(game, *kinds) == list_happenings(full, *kinds)
        table, known = full.position.table, game.position.table
        assert known.outcome == table.outcome and known.round == table.round
        assert [farm.time for farm in known.farms] == [farm.time for farm in table.farms]
        assert [farm.family for farm in known.farms] == [farm.family for farm in table.farms]
        assert [farm.cities for farm in known.farms] == [farm.cities for farm in table.farms]


@pytest.mark.parametrize("edition", ["first_2011", "big_box_2023"])
def test_players_who_count_coins_and_grain_have_nothing_to_tell_at_the_end(edition: str) -> None:
    """``crafts-mill``, ``market-demand``, ``travel-reward``: if players note what the tracker doesn't book, the farms agree.

    Coins, grain and points of all farms are then as in the full game, and players tell no line of the sheet.
    """
    seen = set()
    for seed in range(6):
        full = play_game(3, seed, edition)
        *reports, (game, last) = retell(full, counting=True)
        choices = [choice for _, choice in reports]
        assert not [choice for choice in choices if isinstance(choice, Tell)] and last == Done()
        for ours, theirs in zip(game.position.table.farms, full.position.table.farms, strict=True):
            assert (ours.coin, ours.grain, ours.prestige) == (theirs.coin, theirs.grain, theirs.prestige)
        assert game.play(last).position.table.outcome == full.position.table.outcome
        seen |= {choice.why for choice in choices if isinstance(choice, Spend)}
        seen |= {Sold for choice in choices if isinstance(choice, Sold)}
    assert {Spending.MILL, Sold} <= seen
