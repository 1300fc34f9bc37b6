"""The editions of Orchard are compared by the engine and their data, as those of any game."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests import laws
from tests.orchard.subject import ORCHARD
from tests.orchard_core import new_game
from tests.orchard_core.frames import Bake
from tests.orchard_core.rules import Rule
from village_core.games import read_picture
from village_core.games.editions import EditionSettings, Mark
from village_widgets.games.comparing import Comparison, compare
from village_widgets.games.differences import Incomparable, with_edition

BAKING = """
orchard old, 2 players, round 2, start a
supply 6 apple, 10 pear, 10 plum, 6 cakes
garden a 4 apple, 0 pear
garden b 0 cakes
agenda turn a
"""


def test_what_differs_is_found_and_said() -> None:
    """A cake of one kind is refused in the old edition and can be paid in the new one; rules, numbers and marks are compared."""
    comparison = compare(BAKING)
    [judged] = comparison.choices
    assert judged.choice == Bake() and judged.refusals[0].rules == (Rule.BAKE,) and judged.refusals[1] is None
    assert not judged.payments[0] and len(judged.payments[1]) == 2, "three apples or four"
    unlike = [Rule.BAKE, Rule.CAKES, Rule.END_ROUNDS, Rule.SCORE_CAKES, Rule.SCORE_FRUIT]
    assert [worded.rule for worded in comparison.rules] == unlike
    numbers = {printed.name: (printed.values, printed.marks) for printed in comparison.numbers}
    assert numbers["die.5"] == ((3, None), (Mark.CERTAIN, Mark.RECONSTRUCTED))
    assert numbers["cake.points"] == ((5, 4), (Mark.LIKELY, Mark.CERTAIN))
    said = str(comparison)
    assert "Orchard (1998): Not allowed. A cake takes 4 pieces" in said and "Orchard (2020): Allowed, for 3 apples" in said
    assert "Sixth face of the die" not in said and "- Sixth face" in said
    assert not re.search(r"- \w+(\.\w+)+", said), "every value has a name"


def test_any_number_of_editions_stand_side_by_side() -> None:
    """An owner's copy stands beside the two: each number has three values, and the page has a column for each of the three."""
    old, new = (new_game(EditionSettings(name), 2) for name in ("old", "new"))
    mine = new_game(EditionSettings("new", (("cake.pieces", 2), ("rounds", 8))), 2)
    comparison = Comparison((old, new, mine))
    numbers = {printed.name: (printed.values, printed.marks[2]) for printed in comparison.numbers}
    assert numbers["rounds"] == ((12, 10, 8), Mark.CORRECTED) and numbers["cake.pieces"][0] == (4, 3, 2)
    page = comparison.build_box().shown.value
    assert "--vc-editions: 3" in page and page.count("<b>Orchard") == 3 * page.count('class="vc-unlike"')
    assert page.count("<td>") == 1 + 3 * len(comparison.numbers)


def test_positions_lead_to_the_other_edition_and_back() -> None:
    """A position of the new edition has its supply again after the old edition, if at least four of each fruit lie there.

    A table with more apples than the old box has no position in the old edition.
    """
    for position in laws.play_whole_game(ORCHARD, ("new", 2), Random(3)).list_positions():
        if min(position.table.supply.apple, position.table.supply.pear, position.table.supply.plum) >= 4:
            assert with_edition(with_edition(position, "old"), "new").table.supply == position.table.supply
    with pytest.raises(Incomparable, match=r"compare-flaw.*table\.supply\.apple"):
        with_edition(
            read_picture(BAKING.replace("old", "new").replace("6 apple", "3 apple").replace("4 apple", "11 apple")), "old"
        )


def test_one_edition_alone_differs_from_nothing() -> None:
    """An edition beside itself differs in nothing; an unknown edition is refused."""
    comparison = compare(BAKING, "old", "old")
    assert not (comparison.choices or comparison.outcomes or comparison.rules or comparison.numbers)
    assert "can be done in both" in str(comparison)
    with pytest.raises(ValueError, match="edition"):
        compare(BAKING, "third")
