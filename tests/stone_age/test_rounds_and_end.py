"""New rounds, the two ends, the final score and the winners."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.stone_age.positions import ALL_CARDS, lay_feeding, lay_stone_age, lay_with_deck, play, refuse, settle
from village_core.games.stone_age import EditionSettings, new_game
from village_core.games.stone_age.cards import TurningCards
from village_core.games.stone_age.choices import TurnCard, TurnTile
from village_core.games.stone_age.ending import score, score_seat
from village_core.games.stone_age.events import RowMoved
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import view_as
from village_core.games.stone_age.vocabulary import Category
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_begins_with_four_cards_and_a_building_for_each(players: int) -> None:
    """setup-cards, setup-buildings: chance lays four cards from the left, and piles of seven with the top one face up.

    Then the starting player places workers; each tribe has five, and 12 food.
    """
    position = new_game(EditionSettings("first_2008"), players, start=1)
    assert position.seat == CHANCE
    position = play(position, *(TurnCard(card) for card in (30, 3, 20, 7)))
    assert position.table.row == (7, 20, 3, 30), "the first was laid on the dearest space"
    assert refuse(position, TurnTile(28)).rules == (Rule.SETUP_BUILDINGS,)
    position = play(position, *(TurnTile(tile) for tile in range(players)))
    assert [(pile.top, pile.under) for pile in position.table.piles] == [(tile, 6) for tile in range(players)]
    assert isinstance(position.top, Placing) and position.seat == 1
    had = [(tribe.workers, tribe.food, tribe.field, tribe.score, tribe.resources) for tribe in position.table.tribes]
    assert had == [(5, 12, 0, 0, 0)] * players
    assert len(position.table.deck) == 32


def test_cards_that_are_left_move_and_new_ones_join_them() -> None:
    """round-cards, round-start: the example of 001.

    The second and third were bought; the first stays, the fourth moves to the second space, and two new ones come from the
    left. The next player starts.
    """
    table = lay_stone_age(2, row=(10, None, None, 16))
    ledger = Ledger(table)
    RoundOver().close(ledger)
    assert any(isinstance(event, RowMoved) for event in ledger.events)
    assert ledger.table.row == (10, 16, None, None) and ledger.table.start == 1
    position = settle(ledger.table, Placing(1), TurningCards(Rule.ROUND_CARDS))
    assert refuse(position, TurnCard(10)).rules == (Rule.ROUND_CARDS,)
    assert play(position, TurnCard(1), TurnCard(2)).table.row == (10, 16, 2, 1)


def test_the_marker_goes_round() -> None:
    """round-start: after a round the next player to the left starts; after the last seat, the first."""
    table = lay_stone_age(3, start=2)
    assert lay_feeding(table).table.start == 0


def test_too_few_cards_end_the_game() -> None:
    """end-cards: two spaces are free and one card is left: the round isn't played; with two it is."""
    over = lay_feeding(lay_with_deck(1, (10, None, None, 16)))
    assert over.over and over.table.round == 1 and over.table.outcome is not None
    on = lay_feeding(lay_with_deck(2, (10, None, None, 16)))
    assert on.seat == CHANCE and on.table.round == 2


def test_with_the_last_cards_in_the_row_a_round_is_played() -> None:
    """end-cards: with an empty deck and four cards in the row another round is played."""
    assert not lay_feeding(lay_with_deck(0, (10, 12, 14, 16))).over


def test_an_empty_pile_ends_the_game_after_the_feeding() -> None:
    """end-buildings: with an empty pile the game ends after the feeding; a player who can't feed loses ten points first."""
    table = lay_stone_age(2, {0: {"food": 5}, 1: {"food": 0, "buildings": (4, 5, 6, 7, 8, 9, 10)}}, tops=(None, 1), under=(0, 6))
    position = lay_feeding(table)
    assert position.seat == 1
    done = position.play(position.options[0])
    assert done.position.over and done.events[-1].rule == Rule.END_BUILDINGS
    assert done.position.table.outcome is not None and done.position.table.outcome.sheets[1].points["points"] == -10


def test_an_empty_pile_counts_before_missing_cards() -> None:
    """end-buildings, end-cards: with an empty pile and too few cards for a round, the end is told by the buildings."""
    cards = tuple(card for card in ALL_CARDS if card not in (10, 16))
    gone = {"cards": cards, "buildings": (4, 5, 6, 7, 8, 9, 10)}
    ledger = Ledger(lay_stone_age(2, {1: gone}, row=(10, None, None, 16), tops=(None, 1), under=(0, 6)))
    assert RoundOver().close(ledger) == () and ledger.events[-1].rule == Rule.END_BUILDINGS


def list_points(**tribe: object) -> dict[str, int]:
    """Return the final points by category of a tribe that has these pieces."""
    return score_seat(lay_stone_age(2, {0: tribe}), 0).points


def test_symbols_are_squared_and_what_is_left_over_too() -> None:
    """score-culture: all eight twice are worth 64 and 64; two alike are worth one and one, and three one more."""
    green = (0, 10, 1, 34, 2, 32, 3, 17, 11, 35, 13, 16, 24, 33, 26, 27)
    assert list_points(cards=green)["culture"] == 128
    assert list_points(cards=(26, 27))["culture"] == 2 and list_points(cards=())["culture"] == 0
    assert list_points(cards=(0, 10, 1, 34, 2, 3, 11))["culture"] == 5 * 5 + 2 * 2
    corrected = lay_stone_age(2, {0: {"cards": (0, 26)}}, corrections={"cards.26.number": 3})
    assert score_seat(corrected, 0).points["culture"] == 2 * 2 + 1 + 1


def test_people_are_multiplied() -> None:
    """score-farmers, score-tool-makers, score-hut-builders, score-shamans: people count by food track, tools, buildings, workers.

    Workers who are out count, and so do cards that were drawn unseen.
    """
    assert list_points(cards=(9, 14, 31), field=7)["farmers"] == 35
    assert list_points(cards=(28, 30), tools=(3, 2, 2), one_use=(4, 2))["tool-makers"] == 21
    assert list_points(cards=(25, 5, 15), buildings=(4, 5, 6, 7, 8, 9))["hut-builders"] == 42
    assert list_points(cards=(20, 19), workers=8)["shamans"] == 24
    assert list_points(cards=(20, 19), workers=8, at={"hunt": 3})["shamans"] == 24, "those who are out belong to the tribe"
    assert list_points(secret=(20,), workers=8)["shamans"] == 16, "a card that was drawn unseen counts as well"


def test_hidden_cards_are_not_scored_for_others() -> None:
    """score-shamans, card-extra: a secret card counts for its owner, but not as others see the table; at the end all see it."""
    table = lay_stone_age(2, {0: {"secret": (20,)}})
    assert score_seat(view_as(table, 0), 0).total == 10 and score_seat(view_as(table, 1), 0).total == 0
    over = replace(table, outcome=score(table))
    assert view_as(over) is over, "in the end everything is turned over"


def test_resources_are_worth_a_point_and_food_nothing() -> None:
    """score-resources, score-points: each resource is worth a point and food nothing; points of the game are added."""
    points = list_points(wood=1, brick=2, stone=3, gold=4, food=20, score=-10)
    assert points["resources"] == 10 and points["points"] == -10 and sum(points.values()) == 0


def test_most_points_win() -> None:
    """win-most: the highest sum of all lines wins, and each sheet has all lines."""
    outcome = score(lay_stone_age(3, {1: {"score": 5}, 2: {"wood": 4}}))
    assert (outcome.winners, outcome.rule) == ((1,), Rule.WIN_MOST)
    assert [each.total for each in outcome.sheets] == [0, 5, 4]
    assert all(set(each.points) == set(Category) for each in outcome.sheets)


def test_a_tie_is_told_apart_by_strength() -> None:
    """tie-strength, tie-shared: of tied players the most food track, tools and workers together win; still equal, they share."""
    stronger = score(lay_stone_age(3, {0: {"field": 2}, 1: {"tools": (1, 1, 1)}, 2: {"workers": 6}}))
    assert (stronger.winners, stronger.rule) == ((1,), Rule.TIE_STRENGTH)
    shared = score(lay_stone_age(3, {0: {"field": 3}, 1: {"tools": (1, 1, 1)}, 2: {"workers": 6}}))
    assert (shared.winners, shared.rule) == ((0, 1), Rule.TIE_SHARED)
