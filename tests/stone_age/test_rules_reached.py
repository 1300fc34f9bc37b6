"""Every rule is worded, cited, tested and met: by a refusal, a price or an event."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests import laws
from tests.stone_age.positions import acting, at, placing, stone
from tests.stone_age.subject import SETUPS, STONE_AGE
from village_core.games.narration import words
from village_core.games.stone_age import EDITIONS, GAME, EditionSettings, edition_of
from village_core.games.stone_age.cards import DrawingCard
from village_core.games.stone_age.ending import score
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.rules import Rule
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW
from village_core.players.random import choose

TESTS = Path(__file__).parent
FULL = {"workers": 10, "tools": (4, 4, 4), "field": 10}


def rare() -> list[Position]:
    """Positions for what random games seldom come across."""
    no_effect = {"rulings.at_the_top": "no-effect"}
    cards = tuple(card for card in range(36) if card not in (10, 12, 14, 16))
    holder = {"any_two": 1, "at": {"field": 1}}
    return [
        acting(stone(4, {0: {**FULL, "at": {"hut": 2, "field": 1, "tool-maker": 1}}}, corrections=no_effect)),
        placing(stone(4, {0: FULL})),
        at(stone(2, {0: {"cards": cards}}), DrawingCard(0)),
        acting(stone(2, {0: holder}, corrections={"rulings.any_two_when": "paying"})),
    ]


def meet(position: Position, reached: laws.Reached) -> None:
    """Record the rules of a position's prices and refusals."""
    if position.seat in (None, CHANCE):
        return
    for bundle in position.top.offers(position.table):
        for offer in bundle.each:
            reached.priced.update(due.rule for price in offer.prices for due in price)
    for refusal in position.refusals:
        reached.refused.update(refusal.rules)


@pytest.fixture(scope="module")
def reached() -> laws.Reached:
    """What random games of every setup and a few rare positions come across."""
    found = laws.nothing()
    starts = [(STONE_AGE.start(*setup, random), random) for setup in SETUPS for random in laws.seeds(setup, 8)]
    for position, random in (*starts, *((position, Random(0)) for position in rare())):
        for _ in range(STONE_AGE.longest):
            if position.over:
                break
            meet(position, found)
            step = position.play(choose(position, random))
            found.happened.update(event.rule for event in step.events)
            position = step.position
    tied = (stone(2, {0: {"wood": 1}}), stone(2), stone(2, {0: {"field": 1}}))
    found.happened.update(score(table).rule for table in tied)
    return found


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_is_met(rule: Rule, reached: laws.Reached) -> None:
    """A rule that no refusal, price or event ever names would be a dead one."""
    assert rule in reached.refused | reached.priced | reached.happened


def test_nothing_names_a_rule_that_is_not_there(reached: laws.Reached) -> None:
    """Refusals, prices and events name rules of the game and no others."""
    assert (reached.refused | reached.priced | reached.happened) <= {rule.value for rule in Rule}


@pytest.mark.parametrize("rule", [*Rule, NOT_NOW])
def test_every_rule_has_a_wording(rule: str) -> None:
    """Each rule is said in one sentence of ours, with the numbers of the edition filled in."""
    for name in EDITIONS:
        said = Narrator(words("en", GAME.words), ("Ann", "Bob"), edition_of(EditionSettings(name))).rule(rule)
        assert said.endswith(".") and "{" not in said


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_is_cited(rule: Rule) -> None:
    """Each rule has a place in the texts of at least one edition."""
    assert any(edition_of(EditionSettings(edition)).citations.get(rule) for edition in EDITIONS)


CITATION = re.compile(r'(?P<file>001) "[^"]+"|data/stone_age\.md §(\d|Rulings)')


@pytest.mark.parametrize("edition", EDITIONS)
def test_citations_name_file_and_section(edition: str) -> None:
    """A citation is a rule text with a section of it, or a chapter of our notes; only rules are cited, none twice alike."""
    citations = edition_of(EditionSettings(edition)).citations
    assert set(citations) == set(Rule)
    for key, texts in citations.items():
        assert texts and len(set(texts)) == len(texts), key
        assert all(CITATION.fullmatch(text) and len(text) < 45 for text in texts), f"{key}: {texts}"
    narrator = Narrator(words("en", GAME.words), ("Ann", "Bob"), edition_of(EditionSettings(edition)))
    assert narrator.citations(Rule.HUT) == ("rules (Korean) “오두막”",)
    assert narrator.citations(Rule.TOOL_BEST) == ("our notes “Rulings”",)


@cache
def docstrings() -> dict[str, str]:
    """The docstring of each test function below this folder, by its name; this file's own are left out."""
    found = {}
    for path in TESTS.rglob("test_*.py"):
        if path != Path(__file__):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                    found[f"{path.stem}.{node.name}"] = ast.get_docstring(node) or ""
    return found


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_has_a_test_that_names_it(rule: Rule) -> None:
    """A rule's test names its key in its docstring."""
    named = re.compile(rf"(?<![\w-]){re.escape(rule.value)}(?![\w-])")
    assert any(named.search(text) for text in docstrings().values()), rule


def test_every_test_states_its_fact() -> None:
    """Every test has a docstring."""
    assert [name for name, text in docstrings().items() if not text] == []
