"""The worked examples of rule text 004, each from a written-down position."""

from __future__ import annotations

import pytest

from tests.village.positions import (
    BIG,
    FIRST,
    decide,
    find_option,
    lay_acting,
    lay_mass,
    lay_turn,
    lay_village,
    list_choices,
    list_events,
    list_payments,
    play,
    refuse,
)
from village_core.games.village import choices
from village_core.games.village.ending import score
from village_core.games.village.events import Crossed, MajorityWon, Visited
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Building, Cube, Good, Place, Space
from village_core.kernel.values import CHANCE

CHRIS, JULIE, OLIVER = 0, 1, 2


def test_birth_takes_the_smallest_number() -> None:
    """family-birth, family-smallest: with one 2, two 3s and two 4s unborn, Chris must take the 2 (004 §Family).

    A 3 or a 4 is refused.
    """
    position = lay_acting(lay_village(3, BIG, members={CHRIS: {"farm": [2, 2]}}), "family")
    assert position.table.farms[CHRIS].family[1].count(Place.UNBORN) == 1
    assert choices.Birth(2) in list_choices(position)
    assert refuse(position, choices.Birth(3)).rules == refuse(position, choices.Birth(4)).rules == (Rule.FAMILY_SMALLEST,)
    after = play(position, choices.Birth(2)).table.farms[CHRIS]
    assert after.list_generations_at(Place.FARM) == (1, 1, 1, 1, 2, 2, 2)


def test_workshop_training_and_a_wagon() -> None:
    """crafts-training, crafts-time, crafts-product: training takes two hours, and a wagon two more.

    The member stays in the workshop, and makes another wagon in two hours.
    """
    position = lay_acting(lay_village(3, BIG), "crafts")
    after = play(position, choices.Train(1, Building.WAINWRIGHT, Good.WAGON)).table
    farm = after.farms[CHRIS]
    assert (farm.time, farm.wagon, farm.list_generations_at(Place.WAINWRIGHT), farm.list_generations_at(Place.FARM)) == (
        4,
        1,
        (1,),
        (1, 1, 1),
    )
    assert after.supply.wagon == position.table.supply.wagon - 1
    again = play(lay_acting(after, "crafts"), choices.Produce(Building.WAINWRIGHT, Good.WAGON)).table.farms[CHRIS]
    assert (again.time, again.wagon) == (6, 2)


def test_workshop_wagon_for_influence_instead() -> None:
    """crafts-price: Chris could give one pink and one orange cube instead, without a member in the workshop."""
    position = lay_acting(lay_village(3, BIG, stock={CHRIS: {"knowledge": 1, "skill": 1}}), "crafts")
    farm = play(position, choices.Buy(Building.WAINWRIGHT, Good.WAGON)).table.farms[CHRIS]
    assert (farm.time, farm.wagon, farm.knowledge, farm.skill, farm.list_generations_at(Place.WAINWRIGHT)) == (0, 1, 0, 0, ())


HORSE_PLOW, SCROLL_GRAIN, THREE_GRAIN, HORSE_GRAIN = 0, 20, 19, 17
"""Tiles of the edition: plow and horse (6), scroll and grain (3), three grain (3), horse and grain (4)."""


def lay_market_example() -> Table:
    """Build a table of three, with four customers at the stalls.

    They want plow and horse, three grain, scroll and grain, horse and grain.
    """
    return lay_village(
        3,
        BIG,
        spaces={"market": "persuasion", "council": "faith"},
        stalls=(HORSE_PLOW, THREE_GRAIN, SCROLL_GRAIN, HORSE_GRAIN),
        queue=(1, 2, 3, 4, 5),
        stock={
            CHRIS: {"horse": 1, "plow": 1, "scroll": 1, "grain": 1},
            JULIE: {"grain": 3, "persuasion": 1},
            OLIVER: {"scroll": 1, "persuasion": 1},
        },
    )


def test_market_day_of_three_players() -> None:
    """market-free-sale, market-surcharge, market-pass, market-refill: the whole example can be played.

    It goes from Chris's cube to the new customers.
    """
    position = play(lay_turn(lay_market_example()), choices.Take(Space.MARKET, Cube.PERSUASION))
    assert position.seat == CHRIS and {
        choices.Serve(HORSE_PLOW),
        choices.Serve(SCROLL_GRAIN),
        choices.Serve(HORSE_GRAIN),
        choices.Pass(),
    } == list_choices(position)
    position = play(position, choices.Serve(HORSE_PLOW))
    assert position.table.farms[CHRIS].time == 0 and position.table.farms[CHRIS].persuasion == 1
    assert position.seat == JULIE and list_choices(position) == {choices.Serve(THREE_GRAIN), choices.Pass()}
    position = play(position, choices.Serve(THREE_GRAIN))
    julie = position.table.farms[JULIE]
    assert (julie.time, julie.persuasion, julie.grain) == (1, 0, 0)
    assert position.seat == OLIVER and list_choices(position) == {choices.Pass()}
    lacks = refuse(position, choices.Serve(SCROLL_GRAIN)).reasons[0]
    assert [(lack.rule, lack.what, lack.needed, lack.has) for lack in lacks] == [(Rule.MARKET_DEMAND, "grain", 1, 0)]
    position = play(position, choices.Pass())
    assert position.seat == CHRIS and list_choices(position) == {choices.Serve(SCROLL_GRAIN), choices.Pass()}
    position = play(position, choices.Serve(SCROLL_GRAIN))
    assert (position.table.farms[CHRIS].time, position.table.farms[CHRIS].persuasion) == (1, 0)
    position = play(position, choices.Pass(), choices.Pass())
    table = position.table
    assert position.seat == CHANCE, "the places at the end of the queue are filled from the pile"
    assert table.stalls == (1, 2, 3, HORSE_GRAIN) and table.queue == (4, 5)
    assert [farm.customers for farm in table.farms] == [(HORSE_PLOW, SCROLL_GRAIN), (THREE_GRAIN,), ()]
    while position.seat == CHANCE:
        position = position.play(find_option(position, next(iter(position.top.list_outcomes(position.table)))[0])).position
    assert len(position.table.queue) == 5 and position.seat == JULIE


def test_served_customer_scores_its_points() -> None:
    """score-customers: the tile for horse and plow is worth six at the end."""
    table = play(lay_turn(lay_market_example()), choices.Take(Space.MARKET, Cube.PERSUASION), choices.Serve(HORSE_PLOW)).table
    assert score(table).sheets[CHRIS].points["customers"] == 6


def test_council_paid_with_coins() -> None:
    """coin-joker: two green cubes, one coin and one green cube, or two coins are all offered (004 §Coins).

    Each way spends its own pieces.
    """
    table = lay_village(3, BIG, members={CHRIS: {"council-1": [1]}}, stock={CHRIS: {"persuasion": 2, "coin": 2}})
    found = list_payments(lay_acting(table, "council"), choices.Advance(1, Place.COUNCIL_1))
    assert [(payment.spent, payment.time) for payment in found] == [
        ((("persuasion", 2),), 2),
        ((("coin", 1), ("persuasion", 1)), 2),
        ((("coin", 2),), 2),
    ]
    for payment in found:
        position = lay_acting(table, "council")
        done = decide(position, choices.Advance(1, Place.COUNCIL_1), **dict(payment.spent))
        farm = done.position.table.farms[CHRIS]
        spent = dict(payment.spent)
        assert (farm.persuasion, farm.coin) == (2 - spent.get("persuasion", 0), 2 - spent.get("coin", 0))
        assert farm.list_generations_at(Place.COUNCIL_2) == (1,)


def test_travel_north() -> None:
    """travel-toll, travel-influence, travel-reward: two hours, a wagon and two brown cubes buy three prestige.

    A marker is laid on the city.
    """
    table = lay_village(3, BIG, stock={CHRIS: {"wagon": 1, "faith": 2}})
    happened = list_events(lay_acting(table, "travel"), choices.Travel(1, Place.FARM, Place.CITY_A))
    farm = play(lay_acting(table, "travel"), choices.Travel(1, Place.FARM, Place.CITY_A)).table.farms[CHRIS]
    assert (farm.time, farm.wagon, farm.faith, farm.prestige) == (2, 0, 0, 3)
    assert farm.cities == (Place.CITY_A,) and farm.list_generations_at(Place.CITY_A) == (1,)
    assert any(isinstance(event, Visited) for event in happened)


def lay_mass_example() -> Table:
    """Build a table of three with members in the bag, as at the beginning of the example."""
    return lay_village(
        3,
        BIG,
        members={CHRIS: {"bag": [2], "church-1": [1]}, OLIVER: {"bag": [1], "church-1": [2]}, JULIE: {"bag": [1, 1]}},
        stock={CHRIS: {"coin": 1, "grain": 3}, OLIVER: {"coin": 1, "grain": 4}, JULIE: {"coin": 1}},
    )


def test_mass() -> None:
    """mass-buy-out, mass-draw, mass-monks, mass-rise, mass-majority-tie: the whole example is a legal mass of three players."""
    position = lay_mass(lay_mass_example())
    assert position.seat == CHRIS and list_choices(position) == {choices.BuyOut(2), choices.Done()}
    position = play(position, choices.BuyOut(2))
    assert position.seat == JULIE and position.table.farms[CHRIS].coin == 0
    position = play(position, choices.Done(), choices.BuyOut(1))
    assert position.table.farms[OLIVER].coin == 0 and position.seat == CHANCE and position.top.left == 2
    position = play(position, choices.DrawMember(JULIE, 1), choices.DrawMonk())
    assert [farm.list_generations_at(Place.CHURCH_1) for farm in position.table.farms] == [(1, 2), (1,), (1, 2)]
    assert position.seat == CHRIS
    position = play(position, choices.Rise(1, Place.CHURCH_1), choices.Rise(1, Place.CHURCH_2))
    assert position.table.farms[CHRIS].grain == 1, "two bags bring the 1 to the third window"
    position = play(position, choices.Rise(2, Place.CHURCH_1))
    assert position.table.farms[CHRIS].grain == 0 and list_choices(position) == {choices.Done()}
    position = play(position, choices.Done())
    assert position.seat == JULIE and list_choices(position) == {choices.Done()}
    lack = refuse(position, choices.Rise(1, Place.CHURCH_1)).reasons[0][0]
    assert (lack.rule, lack.what, lack.needed, lack.has) == (Rule.MASS_RISE, "grain", 1, 0)
    position = play(
        position,
        choices.Done(),
        choices.Rise(2, Place.CHURCH_1),
        choices.Rise(2, Place.CHURCH_2),
        choices.Rise(2, Place.CHURCH_3),
    )
    assert position.table.farms[OLIVER].list_generations_at(Place.CHURCH_4) == (2,) and position.table.farms[OLIVER].grain == 0
    done = decide(position, choices.Done())
    won = [event for event in done.events if isinstance(event, MajorityWon)]
    assert [(event.seat, event.points, event.rule) for event in won] == [(OLIVER, 2, Rule.MASS_MAJORITY_TIE)]
    assert [farm.prestige for farm in done.position.table.farms] == [0, 0, 2]


def test_dying_by_plague_and_smithy() -> None:
    """dying-after-action: Chris passes the quill by plague, still trains and makes a plow, then a member dies."""
    table = lay_village(
        3,
        BIG,
        spaces={"crafts": "plague", "council": "faith"},
        members={CHRIS: {"wainwright": [1], "farm": [2], "office": [2]}},
        stock={CHRIS: {"time": 8}},
    )
    first = decide(lay_turn(table), choices.Take(Space.CRAFTS, Cube.PLAGUE))
    assert any(isinstance(event, Crossed) for event in first.events) and isinstance(first.position.top, Acting)
    assert first.position.table.supply.plague == table.supply.plague + 1
    position = play(first.position, choices.Train(1, Building.SMITHY, Good.PLOW))
    farm = position.table.farms[CHRIS]
    assert (farm.time, farm.plow) == (16, 1) and position.seat == CHRIS
    assert list_choices(position) == {
        choices.Bury(1, Place.WAINWRIGHT),
        choices.Bury(1, Place.SMITHY),
        choices.Bury(1, Place.FARM),
    }
    assert refuse(position, choices.Bury(2, Place.OFFICE)).rules == (Rule.DYING_ELDEST,)
    position = play(position, choices.Bury(1, Place.SMITHY))
    assert position.table.farms[CHRIS].list_generations_at(Place.CHRONICLE_CRAFTS) == (1,) and position.seat == JULIE


def test_dying_with_the_church_row_full() -> None:
    """dying-chronicle, dying-grave: with a full church row a 1 from the fourth window gets a grave.

    Members who die elsewhere are remembered.
    """
    table = lay_village(
        3,
        BIG,
        members={
            CHRIS: {"church-4": [1], "smithy": [1], "city-a": [1], "farm": [2]},
            JULIE: {"chronicle-church": [1]},
            OLIVER: {"chronicle-church": [1]},
        },
        stock={CHRIS: {"time": 9}},
    )
    position = play(lay_acting(table, "crafts"), choices.Train(2, Building.WAINWRIGHT, None))
    assert list_choices(position) == {
        choices.Bury(1, Place.CHURCH_4),
        choices.Bury(1, Place.SMITHY),
        choices.Bury(1, Place.CITY_A),
        choices.Bury(1, Place.FARM),
    }
    ends = {
        Place.CHURCH_4: Place.GRAVE,
        Place.SMITHY: Place.CHRONICLE_CRAFTS,
        Place.CITY_A: Place.CHRONICLE_TRAVEL,
        Place.FARM: Place.CHRONICLE_FARM,
    }
    for place, end in ends.items():
        assert play(position, choices.Bury(1, place)).table.farms[CHRIS].list_generations_at(end) == (1,)


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_travel_scoring_table(edition: str, cities: int, points: int) -> None:
    """score-travel: 1, 3, 6, 10, 14 and 18 points for one to six cities."""
    table = lay_village(2, edition, cities={0: tuple(f"city-{letter}" for letter in "abcdef"[:cities])})
    assert score(table).sheets[0].points["travel"] == points


REMEMBERED = ("chronicle-farm", "chronicle-crafts", "chronicle-travel", "chronicle-church", "chronicle-council", "chronicle-farm")


@pytest.mark.parametrize(("members", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12)])
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_chronicle_scoring_table(edition: str, members: int, points: int) -> None:
    """score-chronicle: one or two members score 0, three 4, four 7, five or more 12."""
    generations = [1, 1, 1, 1, 2, 2]
    places: dict[str, list[int]] = {}
    for place, generation in zip(REMEMBERED[:members], generations, strict=False):
        places.setdefault(place, []).append(generation)
    assert score(lay_village(2, edition, members={0: places})).sheets[0].points["chronicle"] == points
