"""Golden counts: the numbers of continuations from positions written down in ``tests/perft``."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.samples import LONG
from village_core.games.village import find_flaw, picture
from village_core.kernel.perft import count_leaves, divide

MOST = 2000
"""Positions whose continuations a short run counts."""
FILES = sorted((Path(__file__).parents[1] / "perft").glob("*.toml"))


def read_golden(file: Path) -> dict:
    """Return the data of a file: a position's picture, and the numbers of leaves from depth 1 on."""
    return tomllib.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_as_many_ways_to_go_on_as_written_down(file: Path) -> None:
    """At each depth the number of leaves is the one written down, some of them counted by hand: the file says how.

    A short run goes no deeper than from two thousand positions.
    """
    position = picture.read(read_golden(file)["picture"])
    assert not find_flaw(position), "the position is one that can be"
    every = read_golden(file)["leaves"]
    expected = [leaves for leaves, before in zip(every, [1, *every], strict=False) if LONG or before <= MOST]
    assert [count_leaves(position, depth) for depth in range(1, len(expected) + 1)] == expected


def test_which_parts_of_the_rules_are_counted() -> None:
    """There are counts for market day, mass, dying, council, travel, crafts, well, seeding, first and last turns, and Carla."""
    assert {file.stem for file in FILES} >= {
        *("market_day", "buying_out", "drawing", "rising", "dying", "council", "travel", "crafts", "well", "seeding"),
        *("first_turn", "last_turns", "solo"),
    }


def test_the_leaves_below_each_option_add_up() -> None:
    """Divided by the first decision, the count of one position has an entry for each option, and these add up to the whole."""
    position = picture.read(read_golden(FILES[0])["picture"])
    parts = list(divide(position, 4))
    assert tuple(option for option, _ in parts) == position.options
    assert sum(count for _, count in parts) == count_leaves(position, 4)


def test_no_depth_is_one_leaf_and_a_finished_game_has_none_below() -> None:
    """The position itself is the only leaf at depth 0; a finished game has no continuation."""
    over = picture.read("village first_2011, 2 players\nagenda over")
    assert count_leaves(over, 0) == 1
    assert count_leaves(over, 1) == count_leaves(over, 3) == 0
