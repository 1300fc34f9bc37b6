"""Many of Village's exercises of a kind for tests, and the checks that all of them must pass."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator
from random import Random

from tests.samples import sample
from village_core.games.village import Position, find_flaw, to_json
from village_core.games.village.table import Table
from village_widgets.games.village.exercises import EXERCISES, KINDS
from village_widgets.games.village.telling import load_words
from village_widgets.tutor.drawing import compute_fingerprint
from village_widgets.tutor.exercise import Claim, Exercise, ExerciseKind, Goal, Unfit, check_moves

WORDING = EXERCISES.build_wording(load_words())
LEVELS = (1, 2, 3)
TRIES = 300


def find_kind(name: str) -> ExerciseKind[Table]:
    """Return Village's kind of exercise with this name."""
    return next(each for each in KINDS if each.name == name)


def draw_many(name: str, count: int = 45, *rules: str) -> Iterator[tuple[Exercise[Table], Claim[Table] | Goal[Table]]]:
    """Yield ``count`` exercises of a kind from all levels in turn, each with its goal, or the claim that is marked right.

    If ``rules`` are given, the exercises ask one of them. Fail if that takes too many seeds.
    """
    found = 0
    for seed in range(count * TRIES):
        try:
            drawn = make_fitting(find_kind(name), f"{name}/{seed}", LEVELS[found % 3], rules)
        except Unfit:
            continue
        yield drawn, drawn.claims[drawn.right] if drawn.goal is None else drawn.goal
        found += 1
        if found == count:
            return
    raise AssertionError(f"{name}: only {found} exercises")


def make_fitting(kind: ExerciseKind[Table], seed: str, level: int, rules: Collection[str]) -> Exercise[Table]:
    """Return the exercise of this kind and seed. Raises ``Unfit`` if its position or its moves are unfit."""
    made = kind.make(Random(seed), level, rules)
    check_moves(made)
    return made


def read_plain(exercise: Exercise[Table]) -> dict:
    """Return the table of an exercise as plain data."""
    assert isinstance(exercise.position, Position)
    return json.loads(to_json(exercise.position))["table"]


def list_places(table: dict, seat: int) -> list[tuple[int, str]]:
    """List the members of a family as generation and place, from plain data."""
    return [(g, place) for g, here in enumerate(table["farms"][seat]["family"], 1) for place in here]


def count_lying(table: dict, place: str) -> int:
    """Count the members of all families at a place, from plain data."""
    return sum(where == place for seat in range(len(table["farms"])) for _, where in list_places(table, seat))


def check_each_rule_is_asked(kinds: tuple[ExerciseKind[Table], ...], rules: set[str]) -> None:
    """Check that each of ``rules`` is asked at every level by all ``kinds`` that list it, one or more, in sound exercises."""
    for rule in rules:
        able = [each for each in kinds if rule in each.rules]
        assert able, rule
        for each in able:
            for level in LEVELS:
                drawn = _make_first(each, level, rule)
                assert rule in drawn.rules and each.rules.issuperset(drawn.rules)
                check_sound(drawn, each, level)


def check_sound(drawn: Exercise[Table], made_by: ExerciseKind[Table], level: int) -> None:
    """Check that an exercise is of its kind and level, its position possible, and all worded.

    Some moves reach the goal of a task and others don't; of a question exactly the marked claim holds, and no two claims are
    alike.
    """
    assert (drawn.kind, drawn.level) == (made_by.name, level)
    assert find_flaw(drawn.position) == ""
    assert len(WORDING.word_question(drawn)) > 10 and "  " not in WORDING.word_question(drawn)
    assert len(WORDING.word_reason(drawn)) > 10
    assert (drawn.goal is not None) == made_by.board
    if drawn.goal is not None:
        assert not drawn.claims and len({drawn.is_right(answer) for answer in range(drawn.answers)}) == 2
        return
    assert [claim.is_true(drawn.position) for claim in drawn.claims].count(True) == 1
    assert drawn.claims[drawn.right].is_true(drawn.position)
    said = WORDING.word_answers(drawn)
    assert len(set(said)) == len(said) and all(said), said


def check_exercises_differ(kinds: tuple[ExerciseKind[Table], ...], count: int = sample(6, 100)) -> None:
    """Check that at most one of ``count`` exercises of each kind asks what another did."""
    for each in kinds:
        asked = {compute_fingerprint(drawn) for drawn, _ in draw_many(each.name, count)}
        assert len(asked) >= count - 1, each.name


def _make_first(made_by: ExerciseKind[Table], level: int, rule: str) -> Exercise[Table]:
    for seed in range(TRIES):
        try:
            return make_fitting(made_by, f"{rule}/{seed}", level, {rule})
        except Unfit:
            continue
    raise AssertionError(f"{made_by.name} at level {level} never asks {rule}")
