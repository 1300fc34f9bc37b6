"""The steady player at the table of Village."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from tests.samples import sample
from tests.village.positions import lay_village
from village_core.games.outcome import Outcome
from village_core.games.village import EditionSettings, Position, new_game
from village_core.games.village.choices import JoinChurch, Leave, Serve, Take
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.games.village.market import MarketDay
from village_core.games.village.rounds import Turns
from village_core.games.village.table import view_as
from village_core.games.village.vocabulary import Space
from village_core.kernel.values import CHANCE, Seat
from village_core.players.looking import foresee_options
from village_core.players.random import choose
from village_core.players.steady import build_steady

EVALUATE = JUDGEMENTS.by_hand.evaluate
STEADY = build_steady(JUDGEMENTS.by_hand)
LONGEST = 3000


def play_game(seed: int, players: int, seats: tuple[Seat, ...], edition: str = "first_2011") -> Outcome:
    """Return the outcome of a game with the steady player at ``seats``, and the random player at all others."""
    position, random = new_game(EditionSettings(edition), players), Random(seed)
    for _ in range(LONGEST):
        if position.over:
            break
        program = STEADY if position.seat in seats else choose
        position = position.play(program(position, random)).position
    assert position.table.outcome is not None
    return position.table.outcome


def _evaluate(table, seat):
    return EVALUATE(table, seat)


def test_the_steady_player_beats_the_random_player():
    """Changing seats after each game, the steady player wins at least 80 % of all its games for two against the random player."""
    games = sample(2, 10)
    assert sum(play_game(seed, 2, (seed % 2,)).winners == (seed % 2,) for seed in range(games)) >= 0.8 * games


@pytest.mark.parametrize(("edition", "players"), [("first_2011", 2), ("first_2011", 4), ("big_box_2023", 5)][: sample(1, 3)])
def test_a_game_of_steady_players_ends_the_same_from_the_same_random_numbers(edition, players):
    """Two games of steady players from the same seed come to their end with the same outcome, with a sheet for each player."""
    once, again = (play_game(3, players, tuple(range(players)), edition) for _ in range(2))
    assert once == again and len(once.sheets) == players


def test_a_customer_is_served_when_the_goods_are_there():
    """A steady player who has called a market day sells to a customer whose goods are there."""
    table = lay_village(2, stalls=(0, 19, 23), stock={0: {"plow": 1, "horse": 1}})
    position = Position(table, (Turns(1), MarketDay(0, 0)))
    assert STEADY(position, Random(1)).choice == Serve(0)


def test_the_look_ahead_goes_to_the_end_of_the_own_turn_and_not_beyond():
    """A cube is judged by the action after it: within a plan the same seat makes all choices."""
    position, random = new_game(EditionSettings("first_2011"), 2), Random(4)
    while position.seat == CHANCE:
        position = position.play(position.sample(random)).position
    seat = position.seat
    found = foresee_options(position, lambda table: EVALUATE(table, seat))
    for prospect in found:
        here = position
        for option in prospect.plan:
            assert here.seat == seat
            here = here.play(option).position
        assert here.seat != seat
        assert here == prospect.position
        assert prospect.total == pytest.approx(sum(JUDGEMENTS.by_hand.evaluate_reasons(here.table, seat).values()))
    plans = [prospect.plan for prospect in found if isinstance(prospect.plan[0].choice, Take)]
    plans = [plan for plan in plans if plan[0].choice.space is Space.CHURCH]
    assert plans and all(isinstance(plan[1].choice, (JoinChurch, Leave)) for plan in plans)


def test_nothing_that_is_face_down_is_looked_at():
    """At one in ten decisions of random games the prospects stay the same if others' customers and the pile are face down."""
    compared = 0
    for seed in range(3):
        position, random = new_game(EditionSettings("first_2011"), 2 + seed), Random(seed)
        while not position.over:
            if position.seat != CHANCE and random.random() < 0.1:
                seen = Position(view_as(position.table, position.seat), position.agenda)
                evaluate = partial(_evaluate, seat=position.seat)
                totals = [(each.plan, each.total) for each in foresee_options(position, evaluate)]
                assert [(each.plan, each.total) for each in foresee_options(seen, evaluate)] == totals
                compared += 1
            position = position.play(choose(position, random)).position
    assert compared > 10


def test_where_chance_decides_there_is_nothing_to_look_at():
    """Chance has no prospects; the program draws as the random player does."""
    start = new_game(EditionSettings("first_2011"), 2)
    assert start.seat == CHANCE
    with pytest.raises(ValueError, match="No seat"):
        foresee_options(start, lambda table: EVALUATE(table, 0))
    assert STEADY(start, Random(7)) == choose(start, Random(7))
