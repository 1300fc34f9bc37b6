"""Programs that look ahead: the ways to pay for a choice, and the luck of the moves that are played on."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import islice
from random import Random

import pytest

from tests.orchard_core import GAME as ORCHARD
from tests.players.test_levels import yield_positions
from tests.stone_age.positions import lay_acting, lay_stone_age
from village_core.games.stone_age import GAME as STONE_AGE
from village_core.kernel.position import Position
from village_core.players.good import build_cautious
from village_core.players.looking import DEPTH, Evaluator, Prospect, foresee_options
from village_core.players.strong import StrongPlayer, play_on


def test_each_way_to_pay_is_as_far_behind_as_it_looks() -> None:
    """The totals of the ways to pay for a card differ by the worth of the tables right after them."""
    tribe = {"wood": 2, "stone": 1, "gold": 1, "food": 9, "at": {"card-2": 1, "tool-maker": 1}}
    position = lay_acting(lay_stone_age(2, {0: tribe}, row=(35, 12, 14, 16)))

    def evaluate(table: object) -> float:
        return STONE_AGE.judgements.by_hand.evaluate(table, 0)

    bought = [each for each in foresee_options(position, evaluate) if each.plan[0].payment.spent]
    looks = [evaluate(position.take(each.plan[0]).position.table) for each in bought]
    behind = [each.total - look for each, look in zip(bought, looks, strict=True)]
    assert len({each.plan[0].choice for each in bought}) == 1 and len(set(looks)) > 3
    assert behind == pytest.approx([behind[0]] * len(bought))


def test_decisions_after_the_weighed_ones_are_taken_as_they_look() -> None:
    """If one decision is weighed, its three next ones are each the best at once; if two are, some totals are others."""
    judgement, wider, followed = STONE_AGE.judgements.by_hand, 0, 0
    for position in islice(yield_positions(STONE_AGE, 1, 2, 0.5), 40):
        seat, single = position.seat, Counter(option.choice for option in position.options)
        look = partial(judgement.evaluate, seat=seat)
        one, two = (foresee_options(position, look, wide) for wide in (1, 2))
        wider += [each.total for each in one] != [each.total for each in two]
        for each in one:
            if single[each.plan[0].choice] == 1:
                assert each.total == look(follow_looks(position.take(each.plan[0]).position, seat, look).table)
                followed += len(each.plan) > 2
    assert wider > 0 and followed > 0


def follow_looks(position: Position, seat: int, look: Evaluator) -> Position:
    """Return the position after up to three more decisions of a seat, each the one after which the table looks best."""
    for _ in range(DEPTH - 1):
        if position.seat == seat:
            position = max((position.take(option).position for option in position.options), key=lambda then: look(then.table))
    return position


def test_the_strong_player_plays_on_what_looks_best() -> None:
    """A strong player with a single candidate takes the option that looks best at the end of its turn."""
    judgements = STONE_AGE.judgements
    position = next(yield_positions(STONE_AGE, 1, 2, 0.5))
    cautious = build_cautious(judgements.find_judgement(2), position.seat)
    totals = {each.plan[0]: each.total for each in foresee_options(position, cautious)}
    assert min(totals.values()) < max(totals.values()) == totals[StrongPlayer(judgements, 1)(position, Random(1))]


def test_a_move_is_played_on_for_four_turns_of_any_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strong player looks at its own turn and at four further ones while workers are placed in turn."""
    asked: list[int] = []

    def look(position: Position, evaluator: object, wide: int) -> list[Prospect]:
        asked.append(position.seat)
        option = position.options[0]
        return [Prospect((option,), 0.0, position.take(option).position)]

    monkeypatch.setattr("village_core.players.strong.foresee_options", look)
    position = next(yield_positions(STONE_AGE, 1, 3, 0.5))
    play_on(position, position.seat, STONE_AGE.judgements, Random(1))
    assert asked == [(position.seat + turn) % 3 for turn in range(5)]


def test_all_moves_of_a_decision_meet_the_same_luck_and_another_decision_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """The strong player plays all its candidates on with the same random numbers, made from those that it is given."""
    drawn: list[float] = []

    def play_on(position: Position, seat: int, judgements: object, random: Random) -> Position:
        drawn.append(random.random())
        return position

    monkeypatch.setattr("village_core.players.strong.play_on", play_on)
    position = next(yield_positions(ORCHARD, 1, 2, 0.3))
    for seed in (1, 2):
        StrongPlayer(ORCHARD.judgements)(position, Random(seed))
    half = len(drawn) // 2
    assert half > 1 and len(set(drawn)) == len({drawn[0], drawn[half]}) == 2
