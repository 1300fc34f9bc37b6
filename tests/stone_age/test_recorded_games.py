"""The recorded games of Stone Age: the worth of their final tables, and no flaw in their positions."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.stone_age.recorded import STONE_AGE, WANTED
from village_core.games.stone_age import find_flaw
from village_core.games.stone_age.table import Tribe

NAMES = tuple(wanted.name for wanted in WANTED)
SHOWN = """
pottery writing time transport h1 h2 t2 t2 f1 f2 pottery healing h1 weaving f2 h2 weaving transport
f1 s1 s2 s1 s2 s1 art h3 music music t1 t1 t2 f1 time art writing healing
"""
"""The lower halves of data/stone_age.md §1, from the first card on."""


@pytest.mark.parametrize("name", NAMES)
def test_the_final_score_is_what_the_final_table_is_worth(name: str) -> None:
    """score-points, score-culture, score-farmers, score-tool-makers, score-hut-builders, score-shamans, score-resources.

    The totals of a recorded game equal a sum of the printed numbers, without the engine's scoring.
    """
    table = STONE_AGE.load(name).position.table
    otherwise = bool(table.copy.corrections)
    assert [count_worth(tribe, otherwise) for tribe in table.tribes] == STONE_AGE.known[name]["totals"]


def count_worth(tribe: Tribe, otherwise: bool) -> int:
    """Return the points of a tribe by the numbers of data/stone_age.md, or by the other rulings if ``otherwise``."""
    printed = SHOWN.split()
    shown = [printed[card] for card in (*tribe.cards, *tribe.secret)]
    people: Counter[str] = Counter()
    for figure in shown:
        if len(figure) == 2:
            people[figure[0]] += int(figure[1])
    symbols = Counter(figure for figure in shown if len(figure) > 2)
    culture = len(symbols) ** 2 + sum(count == 2 for count in symbols.values()) ** 2
    tools = sum(tribe.tools) + (sum(tribe.one_use) if otherwise else 0)
    left = 0 if otherwise else 2 * tribe.any_two
    multiplied = people["f"] * tribe.field + people["t"] * tools
    multiplied += people["h"] * len(tribe.buildings) + people["s"] * tribe.workers
    return tribe.score + culture + multiplied + tribe.wood + tribe.brick + tribe.stone + tribe.gold + left


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_recorded_game_can_be(name: str) -> None:
    """No position of a recorded game has a flaw."""
    assert not any(map(find_flaw, STONE_AGE.load(name).list_positions()))
