"""Golden counts: the number of ways to go on from positions in ``perft``, counted by hand: each file says how."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from village_core.games.stone_age import find_flaw, picture
from village_core.kernel.perft import count_leaves

FILES = sorted((Path(__file__).parent / "perft").glob("*.toml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_as_many_ways_to_go_on_as_counted_by_hand(file: Path) -> None:
    """At each depth there are as many leaves as were counted by hand."""
    golden = tomllib.loads(file.read_text(encoding="utf-8"))
    position = picture.read(golden["picture"]).settle()
    assert not find_flaw(position), "the position is one that can be"
    expected = golden["leaves"]
    assert [count_leaves(position, depth) for depth in range(1, len(expected) + 1)] == expected


def test_nine_situations_are_counted() -> None:
    """Counted are a first turn, the village of three, cards, two buildings, tools, dice for everyone, hunger and new cards."""
    assert {file.stem for file in FILES} >= {
        *("first_turn", "village_of_three", "buying", "building", "four_of_two_kinds", "tools", "dice_for_everyone"),
        *("hunger", "new_cards"),
    }
