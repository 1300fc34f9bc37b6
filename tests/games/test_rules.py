"""Every rule of every game is worded, cited, tested and, unless it is ``STANDING``, met: by a refusal, a price or an event."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.games.meeting import meet
from tests.laws import Subject, try_each_subject
from village_core.games.editions import EditionSettings
from village_core.games.narration import load_words
from village_core.kernel.values import NOT_NOW

TESTS = Path(__file__).parents[1]


@try_each_subject()
def test_every_rule_is_met(subject: Subject) -> None:
    """All rules but the standing ones are named by a refusal, a price, an event or the outcome of a recorded or rare game."""
    assert {*subject.rules} - {rule for game in meet(subject.name) for rule in game.rules} == subject.standing


@try_each_subject()
def test_nothing_names_a_rule_that_is_not_there(subject: Subject) -> None:
    """Refusals, prices, events and outcomes name rules of the game and no others."""
    assert {rule for game in meet(subject.name) for rule in game.rules} <= {rule.value for rule in subject.rules}


@try_each_subject()
def test_every_rule_has_a_wording(subject: Subject) -> None:
    """Each rule has a wording that ends with a full stop, with the numbers of each edition filled in."""
    game = subject.game
    for edition in game.editions:
        narrator = game.narrator(load_words(game.words), ("Ann", "Bob"), game.editions.build_edition(EditionSettings(edition)))
        for rule in (*subject.rules, NOT_NOW):
            said = narrator.word_rule(rule)
            assert said.endswith(".") and "{" not in said, rule


@try_each_subject()
def test_every_rule_is_cited(subject: Subject) -> None:
    """Each rule has a place in the texts of at least one edition; only rules are cited, and none twice alike."""
    cited = [subject.game.editions.build_edition(EditionSettings(edition)).citations for edition in subject.game.editions]
    assert {key for citations in cited for key in citations} == {*subject.rules}
    assert all(texts and len({*texts}) == len(texts) for citations in cited for texts in citations.values())


@cache
def read_docstrings(name: str) -> dict[str, str]:
    """Return the docstring of each test function in the folder of a game's tests, by file and function; empty if it has none."""
    found = {}
    for path in (TESTS / name).rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


@try_each_subject()
def test_every_rule_has_a_test_that_names_it(subject: Subject) -> None:
    """Each rule's key stands in the docstring of a test in the folder of the game's tests."""
    named = {word for text in read_docstrings(subject.name).values() for word in re.findall(r"[\w-]+", text)}
    assert {rule.value for rule in subject.rules} - named == set()


@try_each_subject()
def test_every_test_states_its_fact(subject: Subject) -> None:
    """Every test in the folder of a game's tests has a docstring."""
    assert [name for name, text in read_docstrings(subject.name).items() if not text] == []
