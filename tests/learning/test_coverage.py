"""The courses as a whole: each rule is taught by a step and asked by an exercise; nearly all are met in play."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tests.learning.courses import COURSES
from tests.learning.coverage import build_table, format_table
from tests.learning.coverage import main as coverage_main
from tests.samples import sample
from village_core.games.village.rules import Rule
from village_widgets.tutor import length
from village_widgets.tutor.length import Length, count_words, measure_core

COURSE = COURSES["village"]
measure_chapter = cache(length.measure_chapter)
FIRST = COURSE.core[1]
"""The chapter after the prologue."""
DRAWN = sample(9, 45)
BESIDE_THE_CORE = {
    Rule.SETUP_SEATS,
    Rule.ROUND_BAG,
    Rule.ROUND_SEEDING,
    Rule.SUPPLY_INFLUENCE,
    Rule.SUPPLY_LIMITED,
    Rule.SUPPLY_UNLIMITED,
    Rule.PRIVILEGE_DIFFERENT,
    Rule.DYING_LAST_TURNS,
    Rule.TIE_GRAIN,
}
ALONE = {rule for rule in Rule if rule.startswith("solo-")}
MISSED = {
    Rule.COUNCIL_STAY: ("07_council", "stay"),
    Rule.COUNCIL_ADVANCE: ("07_council", "scroll"),
    Rule.CRAFTS_PRODUCT: ("04_crafts", "stable"),
    Rule.TRAVEL_ONCE: ("06_travel", "once"),
    Rule.TRAVEL_ROAD: ("06_travel", "set-out"),
    Rule.WELL: ("02_a_round", "well"),
}
"""Facts that readers did not know afterwards, and the step that says each now.

A privilege without moving, one stage an action, one good an action, a city rewards a family once, journeys begin at the two
nearest cities, where spent cubes go.
"""
BEFORE = {Rule.SETUP_CUSTOMERS, Rule.ROUND_BAG, Rule.ROUND_SEEDING, Rule.END_CUBES_OUT, Rule.SOLO_SETUP}
"""Events before a step begins: the reader sees their results."""
PAID = {Rule.CRAFTS_TIME, Rule.COUNCIL_TIME, Rule.COUNCIL_STAY, Rule.CHURCH_TIME, Rule.WELL_COINS}
"""Parts of a price, which the engine books under the rule of the whole."""
BESIDE = {Rule.WELL_CUBES, Rule.MEMBER_FROM_FARM, Rule.CRAFTS_MILL_NOBODY, Rule.HARVEST_HORSE, Rule.SOLO_WINDOWS_FULL}
"""Facts that a reader reads beside the move that is asked for, and may try if their copy allows it."""

SAID = {
    "setup-cards",
    "setup-buildings",
    "place-room",
    "place-hut-full",
    "tool-best",
    "field-top",
    "card-one-use",
    "card-any-two",
    "score-culture",
    "score-farmers",
    "score-tool-makers",
    "score-hut-builders",
    "score-shamans",
    "win-most",
    "tie-strength",
    "tie-shared",
}
"""In Stone Age: what has happened when a step begins, what no step comes as far as, and what counts only at the end."""
SHOWN = {
    "setup-tiles",
    "setup-totem",
    "follow-one",
    "land-free",
    "path-wake",
    "path-renew",
    "score-points",
    "score-berries",
    "score-bison",
    "score-horses",
    "score-canoes",
    "score-shells",
    "win-most",
    "tie-shared",
}
"""In Manitoba: what readers lay out or look at, bonuses that are only named, and what counts only at the end."""
TOLD = {
    "village": BEFORE | PAID | BESIDE | COURSE.game.narrator.STANDING,
    "stone_age": SAID,
    "manitoba": SHOWN | COURSES["manitoba"].game.narrator.STANDING,
}


@pytest.mark.parametrize("name", COURSES)
def test_every_rule_is_taught_and_asked(name: str) -> None:
    """Each rule has a step that teaches it and, unless it is a standing one, a kind of exercise that asks it."""
    lines = build_table(COURSES[name])
    assert [line.rule for line in lines] == list(COURSES[name].rules)
    standing = COURSES[name].game.narrator.STANDING
    missing = tuple(line for line in lines if not line.taught or not (line.asked or line.rule in standing))
    assert not missing, f"\n{format_table(missing)}\n\nthe whole table:\n{format_table(lines)}"


@pytest.mark.parametrize("name", COURSES)
def test_every_chapter_with_steps_asks_about_its_rules(name: str) -> None:
    """A chapter that teaches rules closes with exercises, and each of its rules except standing ones can be among them.

    An exercise drawn about a rule names it and is of a kind in its line of the table.
    """
    course, lines = COURSES[name], {line.rule: line for line in build_table(COURSES[name])}
    for chapter in course.lessons:
        lesson = course.find_lesson(chapter)
        assert lesson.checks > 0 or not lesson.teaches, chapter
        asked = [rule for rule in lesson.teaches if rule not in course.game.narrator.STANDING]
        for rule in asked:
            made = course.draw(chapter, chapter, 1, (rule,))
            assert rule in made.rules and made.kind in lines[rule].asked, rule


def test_the_first_exercises_are_as_narrow_as_the_first_chapter() -> None:
    """The moves that a task after Village's chapter 1 allows are those of the chapter: take a cube, harvest, a birth, leave."""
    drawn = [COURSE.draw(FIRST, str(number), 1 + number % 3) for number in range(DRAWN)]
    tasks = [made for made in drawn if made.goal is not None]
    kinds = {type(option.choice).__name__ for made in tasks for option in made.position.options}
    assert len(tasks) > 0.7 * DRAWN and kinds <= {"Take", "Harvest", "Birth", "Leave"}


def test_rare_rules_are_beside_the_core() -> None:
    """Rare rules of Village are taught in the advanced chapters alone.

    They are help for late seats, an empty supply, short bags, a table's own rule, the Big Box, and the game against Carla. The
    core teaches all other rules, among them those that readers had missed. Only one of its steps shows the Big Box: how it is
    set up. None shows a corrected copy.
    """
    core = {rule for chapter in COURSE.core if chapter in COURSE.lessons for rule in COURSE.find_lesson(chapter).teaches}
    assert set(Rule) - core == BESIDE_THE_CORE | ALONE
    for chapter in COURSE.core:
        for step in COURSE.find_lesson(chapter).steps if chapter in COURSE.lessons else ():
            assert ("big_box" in step.picture) == (step.key == "big-box"), (chapter, step.key)
            assert "correction" not in step.picture, (chapter, step.key)
    for rule, place in MISSED.items():
        assert place in [(taught.chapter, taught.step) for taught in COURSE.find_steps(rule)], rule


def test_cubes_are_named_when_the_first_is_taken() -> None:
    """The first step of Village's chapter 1 names each kind of influence beside its colour."""
    step, position = COURSE.find_lesson(FIRST).steps[0], COURSE.draw(FIRST, "named", 1).position
    said = COURSE.build_formatter(FIRST, position)(f"step-{step.key}.done").replace(" is ", " ").split()
    for kind, colour in (("knowledge", "pink"), ("skill", "orange"), ("persuasion", "green"), ("faith", "brown")):
        named = COURSE.words.format(f"influence-{kind}")
        assert COURSE.words.format(f"colour-{colour}") == next(one for one, two in pairwise(said) if two.strip(",.") == named)


def test_the_core_takes_about_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words and moves of Village's core, as ``python -m village_widgets.tutor.length`` counts them, take 50 to 70 minutes.

    The core has more than 50 steps, and the command succeeds.
    """
    monkeypatch.setattr(length, "measure_chapter", measure_chapter)
    found = measure_core(COURSE)
    assert found.steps > 50 and 50 <= found.minutes <= 70
    assert length.main(["--game", "village"]) == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Take the +1 cube – then act.", 6),
        ("Nimm den Würfel, dann handle.", 5),
        ("방앗간에서 말을 사요.", 4),
        ("取走一個方塊，然後行動。", 5),
        ("2名玩家", 3),
    ],
)
def test_the_length_of_a_text_is_counted_as_its_script_is_read(text: str, words: int) -> None:
    """Latin script is counted by words; two syllables of Hangul or two Han characters count as a word."""
    assert count_words(text) == words


def test_each_press_on_a_source_of_points_takes_two_seconds() -> None:
    """Thirty presses on lit sources of points take a minute more."""
    assert Length(steps=15, presses=30).minutes == Length(steps=15).minutes + 1 == 3


@pytest.mark.parametrize("name", COURSES)
def test_the_home_names_the_minutes_that_a_chapter_takes(name: str) -> None:
    """The minutes that a chapter states are those that are counted, a minute more or less."""
    course = COURSES[name]
    stated = {chapter: course.estimate_minutes(chapter) for chapter in course.lessons}
    counted = {chapter: measure_chapter(course, chapter).minutes for chapter in course.lessons}
    assert stated and all(abs(stated[chapter] - counted[chapter]) <= 1 for chapter in stated), counted


@pytest.mark.parametrize("name", COURSES)
def test_a_rule_that_is_taught_is_met(name: str) -> None:
    """All rules except a few and the standing ones come up when a step that teaches them, or a likely wrong move, is played."""
    standing = COURSES[name].game.narrator.STANDING
    unmet = tuple(line for line in build_table(COURSES[name]) if not line.met and line.rule not in standing)
    assert {line.rule for line in unmet} <= TOLD[name], f"only told, never met:\n{format_table(unmet)}"


def test_the_table_can_be_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """``python -m tests.learning.coverage`` writes a line for each rule and succeeds."""
    assert coverage_main(list(COURSES)) == 0
    said = [line.split()[0] for line in capsys.readouterr().out.splitlines() if line]
    assert said == [word for course in COURSES.values() for word in ("rule", *course.rules)]
