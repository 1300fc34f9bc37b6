"""Rules that no refusal, price or event names: how every clan begins, that nothing is traded, and what counts nothing."""

from __future__ import annotations

import pytest

from tests.manitoba.positions import FIRST
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.test_seasons_and_end import list_points, play_end
from village_core.games.manitoba import EditionSettings, new_game
from village_core.games.manitoba.rules import STANDING, Rule
from village_core.games.manitoba.validation import count_goods
from village_core.games.manitoba.vocabulary import Category, Good


def test_these_are_all() -> None:
    """The standing rules are those that this file tests."""
    assert {Rule.SETUP_CLAN, Rule.TRADE_NONE, Rule.SCORE_NOTHING} == STANDING


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_clans_begin_alike(players: int) -> None:
    """setup-clan: every clan begins with three Cree in the huts, five on the square, and nothing else."""
    for clan in new_game(EditionSettings(FIRST), players).table.clans:
        assert (clan.huts, clan.square, clan.score, clan.active, clan.used) == (3, 5, 0, 0, 0)
        assert not any(clan.storages) and not any(clan.paths)


def test_nothing_passes_between_clans() -> None:
    """trade-none: in a whole game only a clan's own events change what it owns, and what it loses goes to the supply."""
    game = MANITOBA.load(MANITOBA.wanted[0].name)
    changed = 0
    for before, step in zip(game.list_positions(), game.steps, strict=False):
        own = {getattr(event, "seat", None) for event in step.events}
        for seat, (old, new) in enumerate(zip(before.table.clans, step.position.table.clans, strict=True)):
            held = [(clan.storages, clan.small_altar, clan.large_altar, clan.active, clan.used) for clan in (old, new)]
            changed += held[0] != held[1]
            assert held[0] == held[1] or seat in own
        lost = [count_goods(before.table)[good] - count_goods(step.position.table)[good] for good in Good]
        got = [getattr(step.position.table.supply, good) - getattr(before.table.supply, good) for good in Good]
        assert lost == got, "what leaves a clan or the land goes to the supply, and the other way round"
    assert changed > 30


def test_what_counts_nothing() -> None:
    """score-nothing: goods on altars, Cree in the land and on paths add no point; a storage and a shell do."""
    nothing = list_points(play_end({}))
    assert list_points(play_end({0: "small-altar canoes berries, hunter 2"}, {0: "-", 1: "-", 9: "a", 11: "a"})) == nothing
    more = list_points(play_end({0: "active 1, bison bison bison"}, {3: "-", 5: "-"}))
    assert more[Category.SHELLS] > nothing[Category.SHELLS] and more[Category.BISON] > nothing[Category.BISON]
