"""Every rule of every game is worded, cited, tested and met: by a refusal, a price or an event."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

from tests import laws
from tests.laws import Subject, each_subject, subjects
from village_core.games.editions import EditionSettings
from village_core.games.narration import words
from village_core.games.owning import choices_of
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW

TESTS = Path(__file__).parents[1]


@cache
def reached(name: str) -> laws.Reached:
    """What the recorded games come across, and random ones from positions for what those seldom meet."""
    [subject] = [each for each in subjects() if each.name == name]
    games = [subject.recorded.load(wanted.name) for wanted in subject.recorded.wanted]
    games += [laws.play_on(subject, position, Random(0)) for position in subject.rare()]
    found = laws.nothing()
    for game in games:
        for position, step in zip(game.positions(), game.steps, strict=False):
            meet(position, found)
            found.happened.update(event.rule for event in step.events)
        outcome = game.position.table.outcome
        found.happened.update([] if outcome is None else [outcome.rule])
    return found


def meet(position: Position, found: laws.Reached) -> None:
    """Record the rules of a position's prices and refusals."""
    if position.seat in (None, CHANCE):
        return
    for bundle in position.top.offers(position.table):
        for offer in bundle.each:
            found.priced.update(due.rule for price in offer.prices for due in price)
    for refusal in position.refusals:
        found.refused.update(refusal.rules)


@each_subject()
def test_every_rule_is_met(subject: Subject) -> None:
    """A rule that no refusal, price or event ever names would be a dead one."""
    found = reached(subject.name)
    assert {*subject.rules} - found.refused - found.priced - found.happened == set()


@each_subject()
def test_nothing_names_a_rule_that_is_not_there(subject: Subject) -> None:
    """Refusals, prices and events name rules of the game and no others."""
    found = reached(subject.name)
    assert (found.refused | found.priced | found.happened) <= {rule.value for rule in subject.rules}


@each_subject()
def test_every_rule_has_a_wording(subject: Subject) -> None:
    """Each rule is said in one sentence of ours, with the numbers of each edition filled in."""
    game = subject.game
    for edition in game.editions:
        narrator = game.narrator(words("en", game.words), ("Ann", "Bob"), game.editions.of(EditionSettings(edition)))
        for rule in (*subject.rules, NOT_NOW):
            said = narrator.rule(rule)
            assert said.endswith(".") and "{" not in said, rule


@each_subject()
def test_every_rule_is_cited(subject: Subject) -> None:
    """Each rule has a place in the texts of at least one edition; only rules are cited, and none twice alike."""
    cited = [subject.game.editions.of(EditionSettings(edition)).citations for edition in subject.game.editions]
    assert {key for citations in cited for key in citations} == {*subject.rules}
    assert all(texts and len({*texts}) == len(texts) for citations in cited for texts in citations.values())


@cache
def docstrings(name: str) -> dict[str, str]:
    """The docstring of each test function in the folder of a game's tests."""
    found = {}
    for path in (TESTS / name).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


@each_subject()
def test_every_rule_has_a_test_that_names_it(subject: Subject) -> None:
    """A rule's test names its key in its docstring."""
    named = {word for text in docstrings(subject.name).values() for word in re.findall(r"[\w-]+", text)}
    assert {rule.value for rule in subject.rules} - named == set()


@each_subject()
def test_every_test_states_its_fact(subject: Subject) -> None:
    """Every test has a docstring."""
    assert [name for name, text in docstrings(subject.name).items() if not text] == []


@each_subject()
def test_every_ruling_that_a_table_may_choose_has_choices(subject: Subject) -> None:
    """Yes and no, or several words: a number from a range can't be asked for where a game begins."""
    kind = subject.game.editions.kind
    assert all(len(choices_of(kind, name)) > 1 for name in subject.game.selectable)
