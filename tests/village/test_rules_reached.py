"""Every rule is worded, cited, tested and met: by a refusal, a price or an event."""

from __future__ import annotations

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests import laws
from tests.village.positions import acting, at, last_turns, mass, turn, village
from tests.village.subject import SETUPS, VILLAGE
from village_core.games.village import EDITIONS, EditionSettings, edition_of
from village_core.games.village.dying import Dying
from village_core.games.village.market import MarketDay
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Moment
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW
from village_core.players.random import choose

TESTS = Path(__file__).parent
HOARD = {"skill": 18, "persuasion": 18, "faith": 18, "knowledge": 18}


def nearly_full(last: str) -> Table:
    """Two players: one more death fills the chronicle, or the graves."""
    others = {"chronicle-crafts": [1], "chronicle-travel": [1], "chronicle-church": [1, 1], "chronicle-council": [2]}
    if last == "graves":
        return village(2, members={0: {"smithy": [1, 1]}, 1: {"chronicle-crafts": [1, 1], "grave": [1, 1]}})
    mine = {"chronicle-farm": [1, 1], "chronicle-crafts": [1], "chronicle-travel": [2], "council-1": [1]}
    return village(2, members={0: mine, 1: {**others, "chronicle-farm": [2]}})


def rare() -> list[Position]:
    """Positions for what random games seldom or never come across."""
    passed = (Turns(1), MarketDay(0, 0, (0, 1), True))
    return [
        at(nearly_full("chronicle"), Turns(1), Dying(0)),
        at(nearly_full("graves"), *passed, Dying(0, Moment.MARKET_DAY), Dying(0, Moment.MARKET_DAY)),
        at(nearly_full("graves"), Turns(0), MarketDay(1, 1, (0, 1), True), Dying(0, Moment.MARKET_DAY)),
        at(village(2, spaces={}, stock={1: {**HOARD, "skill": 17}}), Rewarded(0, 2, Rule.TRAVEL_REWARD)),
        acting(village(2, stock={1: {"plow": 8, "coin": 15}}), "crafts"),
        acting(village(2, members={0: {"farm": [2, 2, 2, 3, 3, 4, 4]}}), "family"),
        acting(village(2, members={0: {"council-4": [1]}}), "council"),
        last_turns(village(2, spaces={}), 0),
        turn(village(2, corrections={"rulings.well_coins": False}, stock={0: {"coin": 3}})),
        mass(village(2, members={0: {"church-4": [1], "church-1": [2]}}, stock={0: {"grain": 2}})),
        at(village(2, members={0: {"bag": [1], "farm": [2]}}), Dying(0)),
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
    for setup in SETUPS:
        for random in laws.seeds(setup, 12):
            position = VILLAGE.start(*setup, random)
            for _ in range(VILLAGE.longest):
                if position.over:
                    break
                meet(position, found)
                step = position.play(choose(position, random))
                found.happened.update(event.rule for event in step.events)
                position = step.position
    for position in rare():
        meet(position, found)
        random = Random(0)
        for _ in range(VILLAGE.longest):
            if position.over:
                break
            step = position.play(choose(position, random))
            found.happened.update(event.rule for event in step.events)
            position = step.position
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
    """A word file says each rule in one sentence of ours: Village's, or that of any printed game."""
    rooms = ("village_core.games.village", "village_core.games")
    text = "".join((files(room) / "words" / "en.ftl").read_text(encoding="utf-8") for room in rooms)
    assert re.search(rf"^{re.escape(rule)} =", text, re.MULTILINE), rule


@pytest.mark.parametrize("rule", list(Rule))
def test_every_rule_is_cited(rule: Rule) -> None:
    """Each rule has a place in the texts of at least one edition."""
    assert any(edition_of(EditionSettings(edition)).citations.get(rule) for edition in EDITIONS)


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
