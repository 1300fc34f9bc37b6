"""Family."""

from __future__ import annotations

import pytest

from tests.village.positions import lay_acting, lay_village, list_choices, play, refuse
from village_core.games.village.choices import Birth, BringHome, Leave
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import CHURCH, CITIES, COUNCIL, WORKSHOPS, Place


def test_the_smallest_is_born_first() -> None:
    """family-birth, family-smallest: only the lowest number among the unborn can be born; no time passes."""
    position = lay_acting(lay_village(2), "family")
    assert list_choices(position) == {Birth(2), Leave()}
    assert refuse(position, Birth(3)).rules == refuse(position, Birth(4)).rules == (Rule.FAMILY_SMALLEST,)
    farm = play(position, Birth(2)).table.farms[0]
    assert farm.list_generations_at("farm") == (1, 1, 1, 1, 2) and farm.time == 0


def test_everybody_born() -> None:
    """family-all-born: a family has four 1s, three 2s, two 3s and two 4s, and no more."""
    position = lay_acting(lay_village(2, members={0: {"farm": [2, 2, 2, 3, 3, 4, 4]}}), "family")
    assert list_choices(position) == {Leave()} and refuse(position, Birth(4)).rules == (Rule.FAMILY_ALL_BORN,)


@pytest.mark.parametrize("place", [*WORKSHOPS, *CITIES, *COUNCIL, *CHURCH])
def test_a_member_comes_home_from_anywhere_on_the_board(place: Place) -> None:
    """family-home: a member can be brought home from every place on the board, the church windows included."""
    position = lay_acting(lay_village(2, members={0: {place: [1]}}), "family")
    farm = play(position, BringHome(1, place)).table.farms[0]
    assert farm.list_generations_at(place) == () and farm.list_generations_at("farm") == (1, 1, 1, 1)


def test_not_from_the_bag() -> None:
    """family-not-bag: a member in the black bag cannot be brought home."""
    position = lay_acting(lay_village(2, members={0: {"bag": [1]}}), "family")
    assert refuse(position, BringHome(1, Place.BAG)).rules == (Rule.FAMILY_NOT_BAG,)


def test_not_from_the_dead() -> None:
    """family-home: no member comes back from the chronicle, from a grave or from out of the game."""
    position = lay_acting(lay_village(2, members={0: {"grave": [1], "chronicle-farm": [1], "gone": [1]}}), "family")
    assert list_choices(position) == {Birth(2), Leave()}
