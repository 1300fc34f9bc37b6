"""The exercises of Manitoba: sound ones of all kinds, about every rule, right by a second reading of plain data."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.json import encode

from tests.samples import sample
from village_core.games.manitoba import Position
from village_core.games.manitoba.choices import Lift
from village_core.games.manitoba.rules import STANDING, Rule
from village_widgets.games.manitoba.exercises import EXERCISES, KINDS
from village_widgets.games.manitoba.exercises.claims import HasThen, LiesThen, OrderThen
from village_widgets.games.manitoba.exercises.goals import CouldWake, NextTop, OnTop, Shares
from village_widgets.games.manitoba.exercises.tables import build_table, complete, start_lifting
from village_widgets.games.manitoba.look import load_words
from village_widgets.tutor.checking import find_faults
from village_widgets.tutor.drawing import Series
from village_widgets.tutor.exercise import Unfit
from village_widgets.tutor.remarks import word_remark

WORDING = EXERCISES.build_wording(load_words())


@pytest.mark.parametrize("kind", [kind.name for kind in KINDS])
def test_exercises_are_sound(kind: str) -> None:
    """For every rule of a kind pieces add up, one claim holds, some moves reach the goal, and all is worded, remarks too."""
    series, rules = Series(EXERCISES, "sound"), sorted(next(each.rules for each in KINDS if each.name == kind))
    for number in range(max(sample(0, 12), len(rules))):
        made = series.pick_next(1 + number % 3, (rules[number % len(rules)],), (kind,))
        assert made.kind == kind and not list(find_faults(made, WORDING))
        assert "{" not in WORDING.word_question(made) + WORDING.word_reason(made)
        for answer in range(made.answers):
            assert made.is_right(answer) or word_remark(WORDING, made, answer).strip()


def test_every_rule_is_asked() -> None:
    """For each rule except the standing ones, at each level, an exercise about it can be drawn."""
    for rule in {*Rule} - STANDING:
        for level in (1, 2, 3):
            made = EXERCISES.draw("any", level, (rule,))
            assert rule in made.rules and made.level == level


@pytest.mark.parametrize("rule", [Rule.SEASON_FEATHERS, Rule.SEASON_HOME, Rule.SEASON_REFILL, Rule.SEASON_WAKE])
def test_questions_about_the_end_of_a_season_play_it(rule: Rule) -> None:
    """season-feathers, season-home, season-refill, season-wake: the move asked about ends the season; altars keep feathers."""
    series = Series(EXERCISES, "season")
    for number in range(sample(6, 20)):
        made = series.pick_next(1 + number % 3, (rule,), ("then",))
        [right] = (claim for claim in made.claims if claim.is_true(made.position))
        assert isinstance(right, HasThen | LiesThen)
        assert any(event.rule == Rule.SEASON_WAKE for event in made.position.play(right.after).events)
        if isinstance(right, HasThen) and right.what == "feathers":
            clan = made.position.table.clans[right.seat]
            assert right.count == (*clan.small_altar, *clan.large_altar).count("feathers")


def find_lifting(seed: int) -> Position:
    """Lay out a random table by ``seed``, always the same one, and return its position in which the active player lifts discs."""
    random = Random(seed)
    while True:
        try:
            return start_lifting(build_table(random, 1 + seed % 3))
        except Unfit:
            continue


def test_the_totem_by_a_second_reading() -> None:
    """totem-lift, totem-pass, follow-discs, act-wake: the lifted discs are turned over, and the others go on top of them."""
    for seed in range(sample(8, 40)):
        position = find_lifting(seed)
        table = json.loads(encode(position.table))
        pile, sleepers = table["totem"], table["clans"][table["start"]]["huts"]
        for option in position.options:
            assert isinstance(option.choice, Lift)
            upper, rest = pile[: option.choice.discs], pile[option.choice.discs :]
            following = [*rest, *upper[::-1]]
            reached = [disc for disc in pile if OnTop(disc).is_reached(position, option)]
            assert reached == [upper[-1]]
            assert [disc for disc in pile if NextTop(disc).is_reached(position, option)] == following[:1]
            assert CouldWake(min(len(upper), sleepers)).is_reached(position, option)
            assert OrderThen(option, "round", tuple(following)).is_true(position)
            shared = Shares(pile[0], pile[-1]).is_reached(position, option)
            assert shared is (pile[-1] in rest)


def test_all_pieces_are_laid_out() -> None:
    """A table of any level uses the whole box: what lies nowhere else is in the supply, and each clan has eight Cree."""
    for seed in range(sample(6, 30)):
        table = find_lifting(seed).table
        assert complete(table) == table
        for seat, clan in enumerate(table.clans):
            assert clan.huts + clan.square + len(table.list_regions(seat)) + sum(map(bool, clan.paths)) == 8
