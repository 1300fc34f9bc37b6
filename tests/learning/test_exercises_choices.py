"""Village's exercises about refusals and payments: right by the rules written down a second time."""

from __future__ import annotations

import json
from contextlib import nullcontext
from random import Random

import msgspec
import pytest

from tests.learning.lots import WORDING, check_exercises_differ, draw_many, read_plain
from tests.samples import sample
from tests.village.opinion import Opinion, Way
from tests.village.positions import lay_acting, lay_village, refuse
from village_core.games.village.choices import Birth
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.kernel.values import Choice, Illegal, Payment
from village_widgets.games.village.exercises import paying, refusing
from village_widgets.games.village.exercises.barring import SCENES
from village_widgets.games.village.exercises.siblings import find_beside
from village_widgets.tutor.claims import BarredBy, Costs, PossibleClaim, RefusalClaim, Sparing
from village_widgets.tutor.exercise import Exercise, Unfit
from village_widgets.tutor.refusing import WRONG, RefusalExercises
from village_widgets.tutor.wording import PositionWords, Sayings


def list_legal_ways(drawn: Exercise[Table]) -> list[Way]:
    """Return the ways, each a choice with a payment, that the rules as written down a second time allow in an exercise.

    Without a cube on the board the well is not one of them.
    """
    frame = json.loads(msgspec.json.encode(drawn.position.agenda[-1]))
    assert drawn.position.seat is not None
    found = Opinion(read_plain(drawn), drawn.position.seat).list_ways(frame)
    gone = not drawn.position.table.has_cubes()
    return [way for way in found if not (gone and '"well"' in way[0])]


def list_able(drawn: Exercise[Table]) -> set[str]:
    """Return the choices that the rules, as written down a second time, allow at the position of an exercise."""
    return {way[0] for way in list_legal_ways(drawn)}


def write_plain(choice: Choice) -> str:
    """Return a choice as JSON with sorted keys."""
    return json.dumps(json.loads(msgspec.json.encode(choice)), sort_keys=True)


def test_which_is_refused() -> None:
    """Of the claims' choices the rules forbid the marked one, and playing it raises the refusal; the others can be played."""
    for drawn, right in draw_many("refused", sample(45, 300)):
        choices = list_able(drawn)
        for claim in drawn.claims:
            assert isinstance(claim, RefusalClaim)
            assert (write_plain(claim.choice) not in choices) == (claim == right)
            if claim == right:
                with pytest.raises(Illegal) as caught:
                    drawn.position.play(claim.choice)
                assert set(caught.value.refusal.rules) == set(drawn.rules)
            else:
                drawn.position.play(claim.choice)


def test_which_can_be_done() -> None:
    """Of the claims' choices the rules allow the marked one, which can be played; the exercise's rules refuse the others."""
    for drawn, right in draw_many("possible", sample(45, 300)):
        choices = list_able(drawn)
        rules = set()
        for claim in drawn.claims:
            assert isinstance(claim, PossibleClaim)
            assert (write_plain(claim.choice) in choices) == (claim == right)
            if claim == right:
                drawn.position.play(claim.choice)
                continue
            with pytest.raises(Illegal) as caught:
                drawn.position.play(claim.choice)
            rules.update(caught.value.refusal.rules)
        assert rules == set(drawn.rules)


def test_by_which_rule() -> None:
    """The choice is not allowed, and of the four rules exactly the marked one is in the refusal that playing raises.

    All four are rules, and are worded differently.
    """
    asked = set()
    for drawn, right in draw_many("by-rule", sample(75, 400)):
        assert drawn.about is not None and isinstance(right, BarredBy) and len(drawn.claims) == 4
        assert write_plain(drawn.about) not in list_able(drawn)
        with pytest.raises(Illegal) as caught:
            drawn.position.play(drawn.about)
        reasons = set(caught.value.refusal.rules)
        named = [claim.rule for claim in drawn.claims if isinstance(claim, BarredBy)]
        assert [rule for rule in named if rule in reasons] == [right.rule] == list(drawn.rules)
        assert len({*named}) == 4 == len({*WORDING.word_answers(drawn)})
        asked.add(right.rule)
    assert len(asked) > sample(12, 25)


@pytest.mark.parametrize(("grain", "asked"), [(4, True), (5, False)])
def test_a_full_barn_could_be_named_as_the_reason(grain: int, asked: bool) -> None:
    """harvest-limit: of a farm with five grain, the limit is no wrong answer beside the rule that refuses a birth."""
    position = lay_acting(lay_village(2, stock={0: {"grain": grain}}), "family")
    assert (Rule.HARVEST_LIMIT in find_beside(position, refuse(position, Birth(3)))) == asked


@pytest.mark.parametrize(("count", "asked"), [(WRONG - 1, False), (WRONG, True), (WRONG + 1, True)])
def test_three_wrong_rules_are_enough_to_ask_which_refuses(count: int, asked: bool) -> None:
    """Of a choice beside whose rule there are three others, those are the wrong answers; with fewer there is no exercise."""
    beside = [Rule.HARVEST_HOME, Rule.HARVEST_HORSE, Rule.HARVEST_OX, Rule.CRAFTS_TRAINED][:count]
    scenes = {Rule.FAMILY_SMALLEST: SCENES[Rule.FAMILY_SMALLEST]}
    ask = RefusalExercises(scenes, lambda position, refusal: beside, Sayings()).ask_by_rule
    with nullcontext() if asked else pytest.raises(Unfit):
        assert len(ask(Random(1), 1, ()).claims) == 1 + WRONG


def test_a_last_turn_without_cubes_was_not_paid_for() -> None:
    """well-cubes: once no cube is left, the scene says that the action is free, not that a player has paid at the well."""
    for drawn, _ in draw_many("by-rule", 6, Rule.WELL_CUBES):
        said = WORDING.word_question(drawn)
        assert "any action without taking a cube" in said and "paid" not in said


def test_no_rule_beside_the_right_one_is_true_as_well() -> None:
    """No wrong answer is a rule that refuses the choice too: with an empty home, no wagon, a full barn or a taken ring."""
    for drawn, right in draw_many("by-rule", sample(45, 300)):
        assert isinstance(right, BarredBy) and drawn.position.seat is not None
        farm = read_plain(drawn)["farms"][drawn.position.seat]
        wrong = {claim.rule for claim in drawn.claims if isinstance(claim, BarredBy)} - {right.rule}
        at_home = any("farm" in here for here in farm["family"])
        assert at_home or Rule.MEMBER_FROM_FARM not in wrong
        assert farm["wagon"] or Rule.TRAVEL_TOLL not in wrong
        assert farm["grain"] < 5 or Rule.HARVEST_LIMIT not in wrong
        assert read_plain(drawn)["ring"] is None or Rule.PRIVILEGE_RING_TAKEN not in wrong


def test_prices_are_right() -> None:
    """The moves that solve a task with a price are all of its sort that the rules, written down a second time, allow for it."""
    jokers = 0
    for drawn, goal in draw_many("price", sample(45, 300)):
        if not isinstance(goal, Costs):
            continue
        legal = {way for way in list_legal_ways(drawn) if way[1:] == (goal.payment.spent, goal.payment.time)}
        reached = [option for option in drawn.position.options if goal.is_reached(drawn.position, option)]
        assert {(write_plain(option.choice), option.payment.spent, option.payment.time) for option in reached} <= legal
        alike = {way for way in legal if json.loads(way[0])["type"] == json.loads(write_plain(goal.choice))["type"]}
        assert len(reached) == len(alike)
        jokers += goal.payment.jokers > 0
        assert (goal.payment.jokers > 0) == (Rule.COIN_JOKER in drawn.rules)
    assert jokers > sample(2, 15)


def test_sparing_moves_are_right() -> None:
    """In exercises on paying for a given move not all ways to pay are right; where time is spared, right ones take the least."""
    asked = set()
    for drawn, goal in draw_many("price", 150):
        if not isinstance(goal, Sparing):
            continue
        ways = [way for way in list_legal_ways(drawn) if way[0] == write_plain(goal.choice)]
        reached = [option for option in drawn.position.options if goal.is_reached(drawn.position, option)]
        assert {write_plain(option.choice) for option in reached} == {write_plain(goal.choice)} and len(reached) < len(ways)
        if goal.what == "time":
            assert {option.payment.time for option in reached} == {min(time for _, _, time in ways)}
        asked.add(goal.what)
    assert asked == {"time", "jokers"}


def test_coins_at_the_lowest_level() -> None:
    """At the lowest level no coin replaces influence, unless the exercise is about that; no price is empty.

    At higher levels a coin may replace influence although the same move can be paid without one.
    """
    joking = 0
    for drawn, right in draw_many("price", sample(45, 150)):
        if not isinstance(right, Costs):
            continue
        if drawn.level == 1 and not {Rule.COIN_JOKER, Rule.WELL_COINS} & set(drawn.rules):
            assert right.payment.jokers == 0
        plain = any(option.choice == right.choice and not option.payment.jokers for option in drawn.position.options)
        joking += bool(right.payment.jokers) and plain and drawn.rules[0] not in (Rule.COIN_JOKER, Rule.WELL_COINS)
        assert right.payment != Payment()
    assert joking


def test_a_refusal_has_a_reason_and_a_solution_names_the_payment() -> None:
    """An exercise about a refusal has a reason, and the solution of one about a price names the payment."""
    for drawn, right in draw_many("refused", 30):
        assert isinstance(right, RefusalClaim)
        refusal = drawn.position.find_refusal(right.choice)
        assert refusal is not None and WORDING.word_reason(drawn)
    for drawn, right in draw_many("price", 30):
        if not isinstance(right, Costs):
            continue
        narrator = PositionWords(WORDING.words, drawn.position).narrator
        assert narrator.describe_payment(right.payment, drawn.position.table) in WORDING.word_solution(drawn)


def test_exercises_differ() -> None:
    """Hardly any two of the exercises drawn of each kind about refusals and payments ask the same."""
    check_exercises_differ((*refusing.KINDS, *paying.KINDS))
