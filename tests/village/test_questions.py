"""Questions of players, as the rulebook has them: each situation is set up, and the engine gives the answer."""

from __future__ import annotations

import sys

from tests.village import test_questions_big_box, test_questions_further
from tests.village.positions import (
    decide,
    lay_acting,
    lay_market_day,
    lay_mass,
    lay_turn,
    lay_village,
    list_choices,
    list_payments,
    play,
    refuse,
    settle,
)
from tests.village.solo.test_reacting import PLOW, SCROLL, WAGON
from tests.village.test_questions_further import count_grain, put_family
from village_core.games.village import choices
from village_core.games.village.dying import Dying
from village_core.games.village.ending import score
from village_core.games.village.events import Forgotten, MassBegan
from village_core.games.village.mass import Rising, find_majority
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import Building, Category, Cube, Good, Influence, Place, Space
from village_widgets.games.village.rulebook import BOOK

ANNA, BEN, CARL = 0, 1, 2


def test_a_plague_cube_is_not_kept() -> None:
    """v01: a plague cube costs 2 time and goes to the supply (turn-plague); the next round takes it into the bag again."""
    done = decide(
        lay_turn(lay_village(3, spaces={"crafts": "plague", "church": "faith"})), choices.Take(Space.CRAFTS, Cube.PLAGUE)
    )
    farm, supply = done.position.table.farms[ANNA], done.position.table.supply
    assert farm.time == 2 and (farm.skill, farm.persuasion, farm.faith, farm.knowledge) == (0, 0, 0, 0) and supply.plague == 6
    assert settle(lay_village(3, spaces={}), NewRound()).table.bag[-1] == 6


def test_no_turn_is_skipped() -> None:
    """v02: without three cubes for the well a turn offers cubes alone; leaving is refused by turn-take."""
    position = lay_turn(lay_village(3, spaces={"harvest": "skill"}))
    assert list_choices(position) == {choices.Take(Space.HARVEST, Cube.SKILL)}
    assert Rule.TURN_TAKE in refuse(position, choices.Leave()).rules


def test_a_cube_is_taken_for_its_colour() -> None:
    """v03: with no member at home the church's cube is taken, and joining is refused by member-from-farm.

    After the market's cube the market day is held.
    """
    position = lay_turn(lay_village(3, spaces={"church": "faith skill"}, **put_family("smithy")))
    position = play(position, choices.Take(Space.CHURCH, Cube.FAITH))
    assert list_choices(position) == {choices.Leave()} and refuse(position, choices.JoinChurch(1)).rules == (
        Rule.MEMBER_FROM_FARM,
    )
    day = play(lay_turn(lay_village(3, spaces={"market": "faith skill"})), choices.Take(Space.MARKET, Cube.FAITH))
    assert list_choices(day) == {choices.Pass()}, "the market day is held"


def test_the_well_takes_no_cube() -> None:
    """v04: the well costs 3 Skill, all cubes stay, and the family without cubes is open as the harvest is (well)."""
    table = lay_village(3, spaces={"harvest": "persuasion"}, stock={ANNA: {"skill": 3}})
    position = play(lay_turn(table), choices.Well(Influence.SKILL))
    assert position.table.farms[ANNA].skill == 0 and position.table.spaces == table.spaces
    assert {choices.Harvest(), choices.Birth(2)} <= list_choices(position)


def test_the_last_cube_ends_the_round_after_the_action() -> None:
    """v05: the action comes first, then the mass (round-end); the well leaves the cube, and the next player goes on."""
    table = lay_village(3, spaces={"harvest": "skill"}, stock={ANNA: {"knowledge": 3}})
    position = play(lay_turn(table), choices.Take(Space.HARVEST, Cube.SKILL))
    done = decide(position, choices.Harvest())
    assert any(isinstance(event, MassBegan) and event.rule == Rule.ROUND_END for event in done.events)
    after = decide(play(lay_turn(table), choices.Well(Influence.KNOWLEDGE)), choices.Harvest())
    assert after.position.seat == BEN and not any(isinstance(event, MassBegan) for event in after.events)


def test_starting_does_not_go_round() -> None:
    """v06: with the ring in the council Anna starts again; if Ben has it, Ben starts (round-start-player)."""
    assert settle(lay_village(3, spaces={}), NewRound()).table.start == ANNA
    assert settle(lay_village(3, spaces={}, ring=BEN), NewRound()).table.start == BEN


def test_nothing_is_used_up_by_a_harvest() -> None:
    """v07: a harvest with horse and plow brings 3 grain, and both are still there (harvest-horse)."""
    farm = play(lay_acting(lay_village(3, stock={ANNA: {"horse": 1, "plow": 1}}), "harvest"), choices.Harvest()).table.farms[ANNA]
    assert (farm.grain, farm.horse, farm.plow) == (3, 1, 1)


def test_an_animal_without_a_plow_is_no_help() -> None:
    """v08: a harvest with horse and ox but no plow brings 2 grain (harvest)."""
    assert (
        count_grain(play(lay_acting(lay_village(3, stock={ANNA: {"ox": 1, "horse": 1}}), "harvest"), choices.Harvest()).table)
        == 2
    )


def test_children_come_in_order() -> None:
    """v09: while a member of generation 2 is unborn, the birth of one of generation 3 is refused by family-smallest."""
    position = lay_acting(lay_village(3, members={ANNA: {"farm": [2]}}), "family")
    assert refuse(position, choices.Birth(3)).rules == (Rule.FAMILY_SMALLEST,) and choices.Birth(2) in list_choices(position)


def test_the_dead_stay_where_they_are() -> None:
    """v10: no member comes home from the chronicle or a grave (family-home)."""
    position = lay_acting(lay_village(3, members={ANNA: {"chronicle-farm": [1], "grave": [1]}}), "family")
    for place in (Place.CHRONICLE_FARM, Place.GRAVE):
        assert refuse(position, choices.BringHome(1, place)).rules == (Rule.FAMILY_HOME,)


def test_a_whole_family_still_comes_home() -> None:
    """v11: with all born a birth is refused by family-all-born, coming home from the smithy is possible."""
    table = lay_village(3, members={ANNA: {"farm": [2, 2, 2, 3, 3, 4, 4], "smithy": [1]}})
    position = lay_acting(table, "family")
    assert refuse(position, choices.Birth(4)).rules == (Rule.FAMILY_ALL_BORN,)
    assert choices.BringHome(1, Place.SMITHY) in list_choices(position)


def test_a_councillor_begins_again() -> None:
    """v12: a member goes from the third stage home, and then enters by the first one (family-home, council-enter)."""
    table = lay_village(3, members={ANNA: {"council-3": [2]}}, stock={ANNA: {"persuasion": 2}})
    home = play(lay_acting(table, "family"), choices.BringHome(2, Place.COUNCIL_3)).table
    assert home.farms[ANNA].list_generations_at("farm") == (1, 1, 1, 1, 2)
    assert play(lay_acting(home, "council"), choices.EnterCouncil(2)).table.farms[ANNA].list_generations_at(Place.COUNCIL_1) == (
        2,
    )


def test_training_brings_nothing_yet() -> None:
    """v13: training costs its time and brings no plow (crafts-training); later work costs its own time alone."""
    farm = play(lay_acting(lay_village(3), "crafts"), choices.Train(1, Building.SMITHY)).table.farms[ANNA]
    assert (farm.time, farm.plow) == (3, 0)
    later = play(
        lay_acting(lay_village(3, members={ANNA: {"smithy": [1]}}), "crafts"), choices.Produce(Building.SMITHY, Good.PLOW)
    )
    assert (later.table.farms[ANNA].time, later.table.farms[ANNA].plow) == (3, 1)


def test_a_smith_makes_no_wagon() -> None:
    """v14: if a player has a member only at the smithy, making a wagon is refused by crafts-trained."""
    position = lay_acting(lay_village(3, members={ANNA: {"smithy": [1]}}), "crafts")
    assert Rule.CRAFTS_TRAINED in refuse(position, choices.Produce(Building.WAINWRIGHT, Good.WAGON)).rules


def test_two_smiths_make_one_plow() -> None:
    """v15: two smiths make one plow for 3 time, and the turn is over (crafts-product)."""
    done = play(
        lay_acting(lay_village(3, members={ANNA: {"smithy": [1, 1]}}), "crafts"), choices.Produce(Building.SMITHY, Good.PLOW)
    )
    assert (done.table.farms[ANNA].plow, done.table.farms[ANNA].time, done.seat) == (1, 3, BEN)


def test_a_good_is_bought_without_anybody() -> None:
    """v16: a plow costs a Knowledge, and a coin in place of the other cube, without time (crafts-price, coin-joker)."""
    position = lay_acting(lay_village(3, stock={ANNA: {"knowledge": 1, "coin": 1}}), "crafts")
    found = list_payments(position, choices.Buy(Building.SMITHY, Good.PLOW))
    assert any(dict(payment.spent).get("coin") for payment in found) and all(not payment.time for payment in found)


def test_coins_are_no_grain() -> None:
    """v17: a horse for five coins is refused by crafts-price: it needs grain."""
    found = refuse(lay_acting(lay_village(3, stock={ANNA: {"coin": 5}}), "crafts"), choices.Buy(Building.STABLE, Good.HORSE))
    assert Rule.CRAFTS_PRICE in found.rules and any(lack.what == "grain" for way in found.reasons for lack in way)


def test_the_mill_takes_two_bags_and_nobody() -> None:
    """v18: the mill pays 2 coins for two bags, and refuses one by crafts-mill; nobody is trained there (crafts-mill-nobody)."""
    assert play(lay_acting(lay_village(3, stock={ANNA: {"grain": 2}}), "crafts"), choices.Grind()).table.farms[ANNA].coin == 2
    position = lay_acting(lay_village(3, stock={ANNA: {"grain": 1}}), "crafts")
    assert refuse(position, choices.Grind()).rules == (Rule.CRAFTS_MILL,)
    assert refuse(position, choices.Train(1, Building.MILL)).rules == (Rule.CRAFTS_MILL_NOBODY,)


def test_only_the_callers_first_sale_is_free() -> None:
    """v19: Anna calls and passes; Ben's first sale without persuasion is refused by market-surcharge."""
    table = lay_village(3, stalls=(WAGON, PLOW, SCROLL), stock={BEN: {"scroll": 1, "plow": 1}})
    position = play(lay_market_day(table), choices.Pass())
    assert position.seat == BEN and Rule.MARKET_SURCHARGE in refuse(position, choices.Serve(PLOW)).rules


def test_a_coin_pays_the_surcharge() -> None:
    """v20: Ben's sale costs a coin, the plow and 1 time, and the tile is Ben's (coin-joker)."""
    table = lay_village(3, stalls=(WAGON, PLOW, SCROLL), stock={BEN: {"plow": 1, "coin": 1}})
    farm = play(lay_market_day(table), choices.Pass(), choices.Serve(PLOW)).table.farms[BEN]
    assert (farm.coin, farm.plow, farm.time, farm.customers) == (0, 0, 1, (PLOW,))


def test_the_queue_waits() -> None:
    """v21: a sale to a customer of the queue is refused by market-queue."""
    table = lay_village(3, stalls=(WAGON, PLOW, SCROLL), queue=(0, 1, 2, 3, 4), stock={ANNA: {"wagon": 2, "grain": 5, "ox": 2}})
    assert refuse(lay_market_day(table), choices.Serve(0)).rules == (Rule.MARKET_QUEUE,)


def test_stalls_are_filled_after_the_day() -> None:
    """v22: a served customer's stall stays empty, and the queue can't be served; after the day it steps up (market-refill)."""
    stock = {ANNA: {"wagon": 1}, BEN: {"plow": 1, "persuasion": 1}}
    position = play(
        lay_market_day(lay_village(3, stalls=(WAGON, PLOW, SCROLL), queue=(0, 1, 2, 3, 4), stock=stock)), choices.Serve(WAGON)
    )
    assert position.table.stalls[0] is None and refuse(position, choices.Serve(0)).rules == (Rule.MARKET_QUEUE,)
    assert play(position, choices.Pass(), choices.Pass(), choices.Pass()).table.stalls == (0, PLOW, SCROLL)


def test_the_others_sell_although_the_caller_cannot() -> None:
    """v23: Anna passes and is out (market-pass); Ben sells two at the extra cost, and she is not asked (market-day)."""
    stock = {BEN: {"plow": 1, "scroll": 1, "persuasion": 3}}
    position = play(lay_market_day(lay_village(2, stalls=(PLOW, SCROLL), stock=stock)), choices.Pass())
    assert position.seat == BEN
    farm = play(position, choices.Serve(PLOW), choices.Serve(SCROLL)).table.farms[BEN]
    assert farm.customers == (PLOW, SCROLL) and (farm.time, farm.persuasion) == (2, 1)


def test_customers_count_in_the_end() -> None:
    """v24: after the sale the prestige is as before; the tile counts in the final score (market-serve, score-customers)."""
    table = lay_village(3, stalls=(WAGON, PLOW, SCROLL), stock={ANNA: {"wagon": 1, "prestige": 4}})
    after = play(lay_market_day(table), choices.Serve(WAGON)).table
    assert after.farms[ANNA].prestige == 4 and score(after).sheets[ANNA].points[Category.CUSTOMERS] > 0


def test_coins_are_no_wagon() -> None:
    """v25: without a wagon the journey is refused by travel-toll, whatever coins there are."""
    found = refuse(
        lay_acting(lay_village(3, stock={ANNA: {"faith": 2, "coin": 4}}), "travel"), choices.Travel(1, Place.FARM, Place.CITY_A)
    )
    assert found.rules == (Rule.TRAVEL_TOLL,) and found.reasons[0][0].what == "wagon"


def test_one_road_a_journey() -> None:
    """v26: a journey from the farm to a city that no road joins to it is refused by travel-road."""
    rich = {ANNA: {"wagon": 2, "skill": 4, "faith": 4, "persuasion": 4, "knowledge": 4}}
    assert refuse(lay_acting(lay_village(3, stock=rich), "travel"), choices.Travel(1, Place.FARM, Place.CITY_C)).rules == (
        Rule.TRAVEL_ROAD,
    )


def test_ways_to_pay_the_council() -> None:
    """v27: one Persuasion alone is refused by council-price; with a coin it will do, and so will two coins or a scroll."""
    poor = lay_acting(lay_village(3, stock={ANNA: {"persuasion": 1}}), "council")
    assert refuse(poor, choices.EnterCouncil(1)).rules == (Rule.COUNCIL_PRICE,)
    for stock in ({"persuasion": 1, "coin": 1}, {"coin": 2}, {"scroll": 1}):
        [paid] = list_payments(lay_acting(lay_village(3, stock={ANNA: stock}), "council"), choices.EnterCouncil(1))
        assert paid.time == 1


def test_one_privilege_an_action() -> None:
    """v28: with members on the second and third stage a good is taken, and the turn is over (privilege-stage)."""
    table = lay_village(3, members={ANNA: {"council-2": [1], "council-3": [1]}})
    assert play(lay_acting(table, "council"), choices.StayInCouncil(), choices.TakeGood(Good.OX)).seat == BEN


def test_the_council_without_the_ring() -> None:
    """v29: without the ring, entering brings no privilege and rising is possible; staying on the first stage is refused.

    The rule that refuses is privilege-ring-taken.
    """
    table = lay_village(3, members={ANNA: {"council-1": [1]}}, stock={ANNA: {"persuasion": 2}}, ring=BEN)
    position = lay_acting(table, "council")
    assert refuse(position, choices.StayInCouncil()).rules == (Rule.PRIVILEGE_RING_TAKEN,)
    assert {choices.EnterCouncil(1), choices.Advance(1, Place.COUNCIL_1)} <= list_choices(position)
    assert play(position, choices.EnterCouncil(1)).seat == BEN


def test_a_coin_and_a_four_for_the_church() -> None:
    """v30: joining for a coin takes the coin and no time, and the 4 is in the bag (church-price, church-bag)."""
    position = lay_acting(lay_village(3, members={ANNA: {"farm": [4]}}, stock={ANNA: {"coin": 1}}), "church")
    farm = decide(position, choices.JoinChurch(4), coin=1).position.table.farms[ANNA]
    assert (farm.coin, farm.time, farm.list_generations_at(Place.BAG)) == (0, 0, (4,))


def test_rising_is_paid_in_grain() -> None:
    """v31: with one bag and three coins a step for two bags is refused by mass-rise; a coin buys a member out (mass-buy-out)."""
    stock = {ANNA: {"coin": 3, "grain": 1}}
    position = settle(lay_village(2, members={ANNA: {"church-3": [1], "church-1": [1]}}, stock=stock), Rising((ANNA, BEN)))
    assert choices.Rise(1, Place.CHURCH_1) in list_choices(position), "a step for the one bag"
    found = refuse(position, choices.Rise(1, Place.CHURCH_3))
    assert found.rules == (Rule.MASS_RISE,) and found.reasons[0][0].what == "grain", "for two bags the coins don't help"
    assert choices.BuyOut(1) in list_choices(lay_mass(lay_village(2, members={ANNA: {"bag": [1]}}, stock={ANNA: {"coin": 1}})))


def test_the_most_advanced_member_decides() -> None:
    """v32: windows 1 and 3 beat 2 and 2 (mass-majority-tie); 1 and 3 against 3 and 2 share it (mass-majority-shared)."""
    mine = {"church-1": [1], "church-3": [1]}
    higher = lay_village(2, members={ANNA: mine, BEN: {"church-2": [1, 1]}})
    level = lay_village(2, members={ANNA: mine, BEN: {"church-3": [1], "church-2": [1]}})
    assert find_majority(higher) == ((ANNA,), Rule.MASS_MAJORITY_TIE)
    assert find_majority(level) == ((ANNA, BEN), Rule.MASS_MAJORITY_SHARED)


def test_the_end_of_the_track_kills_not_its_last_hourglass() -> None:
    """v33: from 7 the plague leads to 9, and Ben is next; from 8 it leads across, and one of Anna's eldest dies."""
    for time, dies in ((7, False), (8, True)):
        table = lay_village(3, spaces={"crafts": "plague", "church": "faith"}, stock={ANNA: {"time": time}})
        position = play(lay_turn(table), choices.Take(Space.CRAFTS, Cube.PLAGUE), choices.Leave())
        assert (list_choices(position) == {choices.Bury(1, Place.FARM)}) is dies and position.seat == (ANNA if dies else BEN)


def test_a_free_row_comes_before_a_grave() -> None:
    """v34: a smith who dies is remembered with the crafts, and lies in no grave (dying-chronicle)."""
    position = settle(lay_village(3, members={ANNA: {"smithy": [1], "farm": [2]}, BEN: {}}), Dying(ANNA))
    after = play(position, choices.Bury(1, Place.SMITHY)).table.farms[ANNA]
    assert after.list_generations_at(Place.CHRONICLE_CRAFTS) == (1,) and not after.list_generations_at(Place.GRAVE)


def test_a_full_row_ends_nothing() -> None:
    """v35: with the crafts row full a smith gets a grave, and the game goes on (dying-grave, end-chronicle)."""
    table = lay_village(2, members={ANNA: {"smithy": [1]}, BEN: {"chronicle-crafts": [1, 1]}})
    after = play(settle(table, Dying(ANNA)), choices.Bury(1, Place.SMITHY)).table
    assert after.farms[ANNA].list_generations_at(Place.GRAVE) == (1,) and after.trigger is None


def test_a_death_is_not_made_up_for() -> None:
    """v36: with all in the bag nobody dies (dying-nobody), and a member born later doesn't die for it."""
    table = lay_village(2, members={ANNA: {"bag": [1, 1, 1], "farm": []}}, stock={ANNA: {"time": 9}})
    done = decide(lay_acting(table, "church"), choices.JoinChurch(1))
    assert any(isinstance(event, Forgotten) and event.rule == Rule.DYING_NOBODY for event in done.events)
    assert play(lay_acting(done.position.table, "family"), choices.Birth(2)).seat == BEN


def test_leftovers_count_nothing() -> None:
    """v37: two coins bring 2 points; grain, oxen, Skill and a member in a grave bring none (score-nothing, score-coins)."""
    stock = {"coin": 2, "grain": 5, "ox": 2, "skill": 3}
    points = score(lay_village(2, members={ANNA: {"grave": [1]}}, stock={ANNA: stock})).sheets[ANNA].points
    assert points[Category.COINS] == 2 and sum(points.values()) == 2


def test_every_question_has_its_test() -> None:
    """The rulebook's questions are those of the tests here, in ``test_questions_big_box`` and in ``test_questions_further``.

    Each question stands under rules of the game.
    """
    tested = {
        (value.__doc__ or "").partition(":")[0]
        for module in (sys.modules[__name__], test_questions_big_box, test_questions_further)
        for name, value in vars(module).items()
        if name.startswith("test_") and callable(value) and value is not test_every_question_has_its_test
    }
    assert {question.key for question in BOOK.questions} == tested
    assert all({*question.rules} <= {*Rule} for question in BOOK.questions)
