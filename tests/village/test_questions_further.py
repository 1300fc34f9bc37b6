"""Further questions of players, as the rulebook has them: the engine gives the answer."""

from __future__ import annotations

from tests.village.positions import (
    lay_acting,
    lay_one_grave_left,
    lay_turn,
    lay_village,
    list_choices,
    play,
    refuse,
    settle,
)
from village_core.games.village import choices
from village_core.games.village.dying import Dying
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Cube, Good, Influence, Place, Space

ANNA, BEN, CARL = 0, 1, 2
SKILLS = choices.TakeInfluence((Influence.SKILL, Influence.SKILL))
A = Place.CITY_A


def put_family(place: str, **more: object) -> dict[str, object]:
    """Return the settings of a table at which all four of Anna's first generation are at a place, and these other settings."""
    return {"members": {ANNA: {place: [1, 1, 1, 1]}}, **more}


def count_grain(table: Table) -> int:
    """Return how much grain Anna has on a table."""
    return table.farms[ANNA].grain


def test_a_harvest_needs_somebody_at_home() -> None:
    """f01: a harvest with all members in the smithy is refused by harvest-home."""
    assert Rule.HARVEST_HOME in refuse(lay_acting(lay_village(3, **put_family("smithy")), "harvest"), choices.Harvest()).rules


def test_the_better_animal_counts() -> None:
    """f02: a harvest with plow, horse and ox brings 4 grain (harvest-ox)."""
    assert (
        count_grain(
            play(lay_acting(lay_village(3, stock={ANNA: {"plow": 1, "horse": 1, "ox": 1}}), "harvest"), choices.Harvest()).table
        )
        == 4
    )


def test_a_full_farm_harvests_nothing() -> None:
    """f03: with 5 grain the harvest is refused by harvest-limit; with 4 one bag fits."""
    assert (
        Rule.HARVEST_LIMIT in refuse(lay_acting(lay_village(3, stock={ANNA: {"grain": 5}}), "harvest"), choices.Harvest()).rules
    )
    assert count_grain(play(lay_acting(lay_village(3, stock={ANNA: {"grain": 4}}), "harvest"), choices.Harvest()).table) == 5


def test_an_action_is_left_but_not_a_market_day() -> None:
    """f04: the harvest may be left (turn-leave); after the market's cube one can only pass (market-day)."""
    assert choices.Leave() in list_choices(lay_acting(lay_village(3), "harvest"))
    day = play(lay_turn(lay_village(3, spaces={"market": "faith skill"})), choices.Take(Space.MARKET, Cube.FAITH))
    assert list_choices(day) == {choices.Pass()}


def test_prestige_is_bought_once() -> None:
    """f05: with three coins one buys 3 prestige for one of them, and the turn is over (privilege-prestige)."""
    table = lay_village(3, members={ANNA: {"council-4": [1]}}, stock={ANNA: {"coin": 3}})
    done = play(lay_acting(table, "council"), choices.StayInCouncil(), choices.BuyPrestige())
    assert (done.table.farms[ANNA].coin, done.table.farms[ANNA].prestige, done.seat) == (2, 3, BEN)


def test_there_is_no_fifth_stage() -> None:
    """f06: moving on from the fourth stage is refused by council-top; staying opens all four privileges."""
    position = lay_acting(lay_village(3, members={ANNA: {"council-4": [1]}}, stock={ANNA: {"coin": 1, "scroll": 1}}), "council")
    assert refuse(position, choices.Advance(1, Place.COUNCIL_4)).rules == (Rule.COUNCIL_TOP,)
    assert {choices.TakeRing(), SKILLS, choices.TakeGood(Good.OX), choices.BuyPrestige()} <= list_choices(
        play(position, choices.StayInCouncil())
    )


def test_a_family_has_one_life_track() -> None:
    """f07: a 2 at the smithy is refused, because a 1 at home or in the office has to die (dying-eldest)."""
    position = settle(lay_village(3, members={ANNA: {"farm": [2], "smithy": [2], "office": [1]}}), Dying(ANNA))
    assert refuse(position, choices.Bury(2, Place.SMITHY)).rules == (Rule.DYING_ELDEST,)
    assert list_choices(position) == {choices.Bury(1, Place.FARM), choices.Bury(1, Place.OFFICE)}


def test_nobody_comes_home_from_the_bag() -> None:
    """f08: coming home from the bag is refused by family-not-bag; from a church window it is possible."""
    position = lay_acting(lay_village(3, members={ANNA: {"bag": [1], "church-1": [1]}}), "family")
    assert Rule.FAMILY_NOT_BAG in refuse(position, choices.BringHome(1, Place.BAG)).rules
    assert choices.BringHome(1, Place.CHURCH_1) in list_choices(position)


def test_a_traveller_comes_home_by_the_family() -> None:
    """f09: the journey home is refused by travel-no-return; the family action needs no road."""
    table = lay_village(3, members={ANNA: {"city-a": [1]}}, stock={ANNA: {"wagon": 1, "faith": 2}})
    assert refuse(lay_acting(table, "travel"), choices.Travel(1, A, Place.FARM)).rules == (Rule.TRAVEL_NO_RETURN,)
    assert choices.BringHome(1, A) in list_choices(lay_acting(table, "family"))


def test_a_city_rewards_once() -> None:
    """f10: a second visit is paid for and brings no prestige (travel-once)."""
    table = lay_village(3, members={}, cities={ANNA: ("city-a",)}, stock={ANNA: {"wagon": 1, "faith": 2}})
    farm = play(lay_acting(table, "travel"), choices.Travel(1, Place.FARM, A)).table.farms[ANNA]
    assert (farm.wagon, farm.prestige, farm.cities) == (0, 0, (A,))


def test_the_end_gives_the_others_a_last_turn() -> None:
    """f11: Anna fills the last grave (end-graves): she has no turn more, Ben and Carl have one each (end-last-turns)."""
    table = lay_one_grave_left(spaces={"harvest": "skill skill skill skill", "crafts": "faith faith"})
    position = play(settle(table, Turns(BEN), Dying(ANNA)), choices.Bury(1, Place.SMITHY))
    asked = []
    while isinstance(position.top, Turn | Acting):
        asked.append(position.seat)
        position = play(position, choices.Take(Space.HARVEST, Cube.SKILL), choices.Leave())
    assert asked == [BEN, CARL]
