"""Village's exercises as a whole: right by a second way of asking, never repeated, and the same from the same seed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from contextlib import nullcontext
from random import Random

import pytest
from msgspec.structs import replace

from tests.learning.lots import LEVELS, WORDING, check_sound
from tests.samples import LONG, sample
from village_core.games.village import from_json, to_json
from village_core.games.village.narration import Narrator
from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises import EXERCISES, KINDS, draw
from village_widgets.tutor.drawing import NoExercise, Series, compute_fingerprint
from village_widgets.tutor.exercise import Unfit, build_question
from village_widgets.tutor.exercises import main

FRESH = """
from village_widgets.games.village.exercises import draw
from village_widgets.tutor.drawing import compute_fingerprint
print([compute_fingerprint(draw(f"s{number}", 1 + number % 3)).hex() for number in range(24)])
"""


def test_a_long_series_of_exercises() -> None:
    """A long series that asks each rule of each of Village's kinds, the levels in turn, is sound, and no exercise repeats.

    After its position is saved and loaded, the same claim or moves are right.
    """
    every = [(kind, rule) for kind in KINDS for rule in sorted(kind.rules)]
    series, contents, kinds = Series(EXERCISES, "five hundred"), set(), Counter()
    for number in range(max(sample(0, 500), len(every))):
        kind, rule = every[number % len(every)]
        level = LEVELS[number % 3]
        drawn = series.pick_next(level, (rule,), (kind.name,))
        check_sound(drawn, kind, level)
        fresh = from_json(to_json(drawn.position))
        if drawn.goal is None:
            assert [claim.is_true(fresh) for claim in drawn.claims].index(True) == drawn.right
        else:
            reached = [drawn.goal.is_reached(fresh, option) for option in fresh.options]
            assert reached == [drawn.is_right(answer) for answer in range(drawn.answers)]
        assert rule in drawn.rules
        contents.add(compute_fingerprint(drawn))
        kinds[kind.name] += 1
    assert len(contents) == sum(kinds.values())
    assert set(kinds) == {kind.name for kind in KINDS}


def test_every_rule_is_asked() -> None:
    """For each rule of Village except standing ones an exercise about it can be drawn; the levels take turns, or try all."""
    for number, rule in enumerate(rule for rule in Rule if rule not in Narrator.STANDING):
        for level in LEVELS if LONG else LEVELS[number % 3 :][:1]:
            drawn = draw("any", level, (rule,))
            assert rule in drawn.rules and drawn.level == level


def test_every_kind_can_be_drawn() -> None:
    """Each of Village's kinds, requested by name, is drawn; the levels take turns, or try all."""
    assert len({kind.name for kind in KINDS}) == len(KINDS)
    for number, kind in enumerate(KINDS):
        for level in LEVELS if LONG else LEVELS[number % 3 :][:1]:
            drawn = draw("named", level, (), (kind.name,))
            assert (drawn.kind, drawn.level) == (kind.name, level)


def test_the_same_seed_gives_the_same_exercise() -> None:
    """A seed gives the same exercises in another process, with kinds in any order; other seeds mostly give others."""
    run = subprocess.run([sys.executable, "-c", FRESH], capture_output=True, text=True, check=True)
    there = json.loads(run.stdout.replace("'", '"'))
    here = [compute_fingerprint(draw(f"s{number}", 1 + number % 3)).hex() for number in range(24)]
    assert there == here
    orders = (("winner", "refused"), ("refused", "winner"))
    assert len({compute_fingerprint(draw("any", 1, (), kinds)) for kinds in orders}) == 1
    assert len({*here, *(compute_fingerprint(draw(f"t{number}", 1)).hex() for number in range(24))}) > 44


def test_a_series_does_not_repeat_itself() -> None:
    """A series about a single rule asks something new forty times."""
    series = Series(EXERCISES, "again")
    found = [series.pick_next(1, (Rule.HARVEST_OX,)) for _ in range(40)]
    assert len({compute_fingerprint(drawn) for drawn in found}) == 40
    assert repr(series) == "Series('again')"


def test_the_same_claims_in_another_order_ask_the_same() -> None:
    """A fingerprint is the same for the claims in another order, so that a series does not ask them again."""
    drawn = Series(EXERCISES, "order").pick_next(1, (), ("winner",))
    turned = replace(drawn, claims=drawn.claims[::-1], right=len(drawn.claims) - 1 - drawn.right)
    assert turned.claims != drawn.claims and compute_fingerprint(turned) == compute_fingerprint(drawn)


@pytest.mark.parametrize(("picked", "fit"), [("rw", True), ("r", False), ("w", False), ("wv", False), ("rww", False)])
def test_a_question_has_one_right_claim_among_several(picked: str, fit: bool) -> None:
    """One right claim and one wrong one are enough; a single claim, none that is right, or one twice make no question."""
    drawn = Series(EXERCISES, "few").pick_next(1, (), ("winner",))
    wrong, other, *_ = (claim for at, claim in enumerate(drawn.claims) if at != drawn.right)
    claims = [{"r": drawn.claims[drawn.right], "w": wrong, "v": other}[each] for each in picked]
    with nullcontext() if fit else pytest.raises(Unfit):
        made = build_question("winner", 1, drawn.position, claims, drawn.rules, Random(1))
        assert made.answers == len(claims) and made.claims[made.right] == claims[0]


def test_unknown_rules_and_kinds_have_no_exercise() -> None:
    """No exercise is drawn for unknown rules, which are named in order, nor for a kind that does not ask the rule."""
    assert EXERCISES.find_kinds(("no-rule",)) == ()
    with pytest.raises(NoExercise, match="'a-rule', 'no-rule'"):
        draw("s", 1, ("no-rule", "a-rule"))
    with pytest.raises(NoExercise):
        draw("s", 1, (Rule.HARVEST,), ("winner",))


def test_levels_beyond_the_range() -> None:
    """A level below the lowest or above the highest becomes the nearest one."""
    assert draw("s", 0).level == 1 and draw("s", 9).level == 3


def test_questions_and_tasks_are_worded_completely() -> None:
    """In Village a question ends with a question mark and a task does not; neither they nor their reasons have braces left."""
    for number in range(sample(60, 150)):
        drawn = draw(f"words {number}", LEVELS[number % 3])
        assert WORDING.word_question(drawn).endswith("?") is (drawn.goal is None), WORDING.word_question(drawn)
        assert not {"{", "}"} & set(WORDING.word_question(drawn) + WORDING.word_reason(drawn))


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """For Village the command draws its number of exercises, counts them by kind and by rule, and succeeds without faults."""
    assert main(["--game", "village", "--count", "250", "--seed", "command"]) == 0
    said = capsys.readouterr().out
    assert "250 exercises" in said and "0 faults, 0 rules never asked" in said
    assert all(f" {rule}\n" in said for rule in Rule) and all(f" {kind.name}\n" in said for kind in KINDS)
