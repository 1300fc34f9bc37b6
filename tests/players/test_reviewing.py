"""A game gone through: the decisions that cost most, found by what their seats saw then."""

from __future__ import annotations

from random import Random

import pytest

from tests.orchard_core import GAME as ORCHARD
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.players import reviewing
from village_core.players.coach import Coach, MoveEstimate, Report
from village_core.players.looking import choose_best, foresee_options
from village_core.players.random import choose
from village_core.players.reviewing import COSTLY, ReviewReport, list_decisions, review


def play_badly(seed: int, blunders: bool) -> Game:
    """Play a whole game in which the first seat always takes the move that is worth most, or least if it ``blunders``.

    The other seat plays at random.
    """
    start, random = ORCHARD.new_game(EditionSettings(ORCHARD.editions[0]), 2), Random(seed)
    players = tuple(Player(name, colour) for name, colour in zip("AB", ORCHARD.codec.colours, strict=False))
    game, sign = Game(players, start), -1 if blunders else 1
    evaluate = ORCHARD.judgements.find_judgement(2).evaluate
    while not game.position.over:
        position = game.position
        if position.seat != 0:
            game = game.play(choose(position, random))
            continue
        game = game.play(choose_best(foresee_options(position, lambda table: sign * evaluate(table, 0)), random).plan[0])
    return game


@pytest.fixture(scope="module")
def bad_game() -> Game:
    """Return a whole game in which the first seat makes its worst moves."""
    return play_badly(1, blunders=True)


@pytest.fixture(scope="module")
def bad_reports(bad_game: Game) -> list[ReviewReport]:
    """Return the reports of a review of the first seat's decisions in that game."""
    return list(review(bad_game, (0,), Coach(ORCHARD.judgements), "1"))


def test_what_cost_most_comes_first_and_is_beside_something_better(bad_game, bad_reports):
    """A review finds up to three decisions of the seat that it is asked about, dearest first, and rising shares done.

    Each has the move that was made, a better one, and the points between them.
    """
    costs = bad_reports[-1].costs
    assert 1 <= len(costs) <= COSTLY and [cost.points for cost in costs] == sorted((cost.points for cost in costs), reverse=True)
    positions = list(bad_game.list_positions())
    for cost in costs:
        better, done = cost.report.moves
        assert positions[cost.step].seat == 0 and done.plan[0] == bad_game.steps[cost.step].option != better.plan[0]
        assert cost.points == done.behind > 0 and better.behind == 0
    shares = [report.done for report in bad_reports]
    assert shares == sorted(shares) and (shares[0], shares[-1]) == (0, 1)


def test_the_same_seed_finds_the_same(bad_game, bad_reports):
    """Two reviews of one game with one seed stream the same reports."""
    assert list(review(bad_game, (0,), Coach(ORCHARD.judgements), "1")) == bad_reports


def test_bad_play_costs_more_than_good_play(bad_reports):
    """The three dearest decisions of a bad player cost more than those of a good one."""
    *_, good = review(play_badly(1, False), (0,), Coach(ORCHARD.judgements), "1")
    lost = [sum(cost.points for cost in report.costs) for report in (bad_reports[-1], good)]
    assert lost[0] > lost[1]


class FairOnSecondLook(Coach):
    """A coach whose first look finds every decision worse than another, and whose longer look finds it best."""

    def look(self, position, seed, plans=()):
        """Yield a report by which the second plan is best: in a longer look that is the decision's own."""
        yield Report((MoveEstimate(plans[1], {}, 5.0), MoveEstimate(plans[0], {}, 0.0, 5.0)), 1, 1.0)


def test_a_decision_that_a_longer_look_clears_is_not_reported(bad_game):
    """Decisions that cost points in the short look only are missing in the last report."""
    reports = list(review(bad_game, (0,), FairOnSecondLook(ORCHARD.judgements), "1"))
    assert any(report.costs for report in reports) and reports[-1].costs == ()


class NotingSeeds(FairOnSecondLook):
    """A coach whose longer looks clear every decision, and which notes the ``seeds`` of all its looks."""

    def __init__(self, judgements):
        super().__init__(judgements)
        self.seeds = []

    def look(self, position, seed, plans=()):
        """Note the seed with which the coach looks at a position, and yield its report."""
        self.seeds.append(seed)
        yield from super().look(position, seed, plans)


def test_a_longer_look_has_luck_of_its_own(bad_game):
    """No two looks of a review share a seed, so luck in the short look at a decision doesn't come again in the longer one."""
    coach = NotingSeeds(ORCHARD.judgements)
    *_, before, _ = review(bad_game, (0,), coach, "1")
    assert before.done > 0.9 and len(coach.seeds) == len({*coach.seeds})


def test_only_what_was_decided_by_the_rules_counts(bad_game):
    """Decisions are the seat's steps with several options.

    A game of a position laid out by hand has none, and an empty review.
    """
    positions = list(bad_game.list_positions())
    found = [step for step, _, _ in list_decisions(bad_game, (0,))]
    assert found == [at for at, here in enumerate(positions[:-1]) if here.seat == 0 and len(here.options) > 1]
    laid = Game(bad_game.players, bad_game.start).lay(bad_game.position)
    assert list_decisions(laid, (0,)) == [] and next(iter(review(laid, (0,), Coach(ORCHARD.judgements), "1"))).costs == ()


def test_only_a_decision_that_is_clearly_not_the_best_costs(bad_game):
    """A decision costs what it is behind the best of its report; the best, one slightly behind and one left out cost nothing."""
    best, other = (MoveEstimate((option,), {}, 5.0) for option in bad_game.start.options[:2])
    step, done = 7, other.plan[0]

    def find_cost(*moves: MoveEstimate) -> reviewing.Cost | None:
        return reviewing._find_cost(step, done, Report(moves, 4, 1.0))

    for moves in ((other, best), (best, other._replace(behind=reviewing.SLIGHT / 2)), (best,)):
        assert find_cost(*moves) is None
    cost = find_cost(best, best._replace(behind=9.0), other._replace(behind=2.5))
    assert cost is not None and cost.step == step and cost.points == 2.5 and len(cost.report.moves) == 2
