"""Golden counts: the number of ways to go on from three positions, counted by hand."""

from __future__ import annotations

from tests.manitoba.positions import lay_acting, lay_manitoba, settle
from village_core.games.manitoba.acting import Lifting, Others
from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.rounds import Resolving
from village_core.kernel.perft import count_leaves


def test_the_first_set_up() -> None:
    """setup-region, setup-path: 15 regions; then 4 paths, but after 3 of them, mountains, first 4 storages for a feather."""
    position = settle(lay_manitoba(2, round=0), SettlingPath(0), SettlingLand(0))
    assert count_leaves(position, 1) == 15
    assert count_leaves(position, 2) == 12 * 4 + 3 * 4


def test_the_first_turn() -> None:
    """totem-lift: five ways to lift; then three regions of the top disc, its path unless it is blue, waking, or nothing."""
    position = settle(lay_manitoba(2), Resolving(), Others((1,)), Lifting(0))
    assert count_leaves(position, 1) == 5
    assert count_leaves(position, 2) == 4 * (3 + 1 + 1 + 1) + (3 + 1 + 1)


def test_the_places_of_a_good() -> None:
    """store-good: a berry from a region or the path goes to one storage or two altars; waking or nothing ends the turn."""
    assert count_leaves(lay_acting(lay_manitoba(2, round=2)), 2) == 3 * 3 + 3 + (5 + 5)
