"""Questions of players, as the rulebook has them: each situation is set up, and the engine gives the answer."""

from __future__ import annotations

import sys

import pytest

from tests.stone_age.positions import (
    ALL_CARDS,
    FOOD_CARD,
    lay_acting,
    lay_feeding,
    lay_stone_age,
    lay_with_deck,
    list_choices,
    list_events,
    list_payments,
    pay,
    play,
    refuse,
    settle,
)
from tests.stone_age.test_rounds_and_end import list_points
from village_core.games.stone_age.cards import TurningCards
from village_core.games.stone_age.choices import (
    AddTool,
    Build,
    Buy,
    Collect,
    Decline,
    DrawCard,
    Feed,
    PlaceWorkers,
    Roll,
    Starve,
    TurnCard,
    Work,
)
from village_core.games.stone_age.ending import score_seat
from village_core.games.stone_age.events import Ended, NothingGained
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Place
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE
from village_widgets.games.stone_age.rulebook import BOOK

ANNA, BEN, CARL = 0, 1, 2
FOUR_OF_TWO_KINDS, ONE_TO_SEVEN = 18, 25
EXTRA_CARD = 34
TWO_WOOD_ONE_STONE = 1


def test_food_buys_no_card() -> None:
    """s01: a card costs resources (card-price); with food alone the worker can only go home (act-decline)."""
    position = lay_acting(lay_stone_age(2, {ANNA: {"food": 12, "at": {"card-2": 1}}}))
    assert refuse(position, Buy(Place.CARD_2)).rules == (Rule.CARD_PRICE,)
    assert position.find_refusal(pay(Buy(Place.CARD_2), food=2)) is not None
    assert list_choices(position) == {Decline(Place.CARD_2)}
    rich = lay_acting(lay_stone_age(2, {ANNA: {"food": 12, "wood": 1, "gold": 1, "at": {"card-2": 1}}}))
    assert list_payments(rich, Buy(Place.CARD_2)) == [(("gold", 1), ("wood", 1))]


def test_a_new_tool_is_used_in_the_same_turn() -> None:
    """s02: with the tool maker first, the tool makes 4 of the hunters' 3 pips, and that is 2 food (tool-use)."""
    tribe = {"at": {"tool-maker": 1, "hunt": 2, "field": 1}}
    position = play(lay_acting(lay_stone_age(2, {ANNA: tribe}), ANNA), Work(Place.TOOL_MAKER), Work(Place.HUNT), Roll(3))
    assert play(position, AddTool(0)).table.tribes[ANNA].food == 14
    assert play(position, Collect()).table.tribes[ANNA].food == 13


def test_tools_are_asked_for_after_the_roll() -> None:
    """s03: two at the river roll 5; a tool makes 6 and a gold, without any there is none; three may go on one roll (tool-use)."""
    position = lay_acting(lay_stone_age(2, {ANNA: {"tools": (1, 1, 1), "at": {"river": 2, "field": 1}}}))
    assert list_choices(position) == {Work(Place.RIVER), Work(Place.FIELD)}, "tools aren't asked for before the dice"
    rolled = play(position, Work(Place.RIVER), Roll(5))
    assert list_choices(rolled) == {AddTool(0), AddTool(1), AddTool(2), Collect()}
    assert play(rolled, AddTool(0)).table.tribes[ANNA].gold == 1 and play(rolled, Collect()).table.tribes[ANNA].gold == 0
    three = play(
        lay_acting(lay_stone_age(2, {ANNA: {"tools": (1, 1, 1), "at": {"river": 2, "field": 1}}})), Work(Place.RIVER), Roll(9)
    )
    assert play(three, AddTool(0), AddTool(1), AddTool(2)).table.tribes[ANNA].gold == 2, "all of them on one roll"


def test_a_newborn_worker_is_fed() -> None:
    """s04: five workers, two in the hut, 12 food: afterwards there are six workers, and 6 food is left (feed-newborn)."""
    after = play(lay_acting(lay_stone_age(2, {ANNA: {"at": {"hut": 2}}})), Work(Place.HUT))
    assert (after.table.round, after.table.tribes[ANNA].workers, after.table.tribes[ANNA].food) == (2, 6, 6)


def test_exactly_two_go_into_the_hut() -> None:
    """s05: one and three are refused by place-pair, two are allowed; if Ben's two are there, place-taken refuses them."""
    free = settle(lay_stone_age(4), Placing(ANNA))
    assert refuse(free, PlaceWorkers(Place.HUT, 1)).rules == refuse(free, PlaceWorkers(Place.HUT, 3)).rules == (Rule.PLACE_PAIR,)
    assert PlaceWorkers(Place.HUT, 2) in list_choices(free)
    taken = settle(lay_stone_age(4, {BEN: {"at": {"hut": 2}}}), Placing(ANNA))
    assert refuse(taken, PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_TAKEN,)


def test_wood_is_gathered_and_paid_in_one_round() -> None:
    """s06: without wood building-price refuses the building; wood gathered first (act-order) pays for it."""
    position = lay_acting(lay_stone_age(2, {ANNA: {"brick": 1, "at": {"forest": 3, "building-1": 1}}}))
    assert refuse(position, Build(Place.BUILDING_1)).rules == (Rule.BUILDING_PRICE,)
    assert Build(Place.BUILDING_1) in list_choices(play(position, Work(Place.FOREST), Roll(9)))


def test_one_player_acts_with_all_workers_first() -> None:
    """s07: after Anna's field it is Anna's turn again; Ben's hut is refused to her (act-own)."""
    table = lay_stone_age(4, {ANNA: {"at": {"field": 1, "tool-maker": 1}}, BEN: {"at": {"hut": 2}}})
    position = play(lay_acting(table), Work(Place.FIELD))
    assert position.seat == ANNA and refuse(position, Work(Place.HUT)).rules == (Rule.ACT_OWN,)
    assert play(position, Work(Place.TOOL_MAKER)).seat == BEN


def test_a_card_is_blocked_without_paying() -> None:
    """s08: a worker goes on a card that can't be paid; later buying is refused by card-price, going home is not."""
    position = settle(lay_stone_age(2), Placing(ANNA))
    position = play(position, PlaceWorkers(Place.CARD_1, 1), PlaceWorkers(Place.HUNT, 5), PlaceWorkers(Place.HUNT, 4))
    assert refuse(position, Buy(Place.CARD_1)).rules == (Rule.CARD_PRICE,)
    assert Decline(Place.CARD_1) in list_choices(position)


def test_a_declined_card_is_not_for_others() -> None:
    """s09: Anna declines the first card; Ben, who has resources but no worker there, is refused by act-own."""
    table = lay_stone_age(2, {ANNA: {"at": {"card-1": 1}}, BEN: {"wood": 9, "at": {"hunt": 2}}})
    position = play(lay_acting(table), Decline(Place.CARD_1))
    assert position.seat == BEN and position.table.row[0] == FOOD_CARD
    assert refuse(position, Buy(Place.CARD_1)).rules == (Rule.ACT_OWN,)


def test_seven_workers_fit_into_a_forest() -> None:
    """s10: beside Ben's five workers place-room refuses three more: there is room for two."""
    position = settle(lay_stone_age(4, {BEN: {"at": {"forest": 5}}}), Placing(ANNA))
    [[lack]] = refuse(position, PlaceWorkers(Place.FOREST, 3)).reasons
    assert (lack.rule, lack.has) == (Rule.PLACE_ROOM, 2)
    assert PlaceWorkers(Place.FOREST, 2) in list_choices(position)


def test_fewer_players_gather_in_the_same_forest() -> None:
    """s11: place-gatherers refuses the second of two players and the third of three, not the second of three or third of four.

    The limit of seven workers stays.
    """
    one, two = {BEN: {"at": {"forest": 1}}}, {BEN: {"at": {"forest": 1}}, CARL: {"at": {"forest": 1}}}
    for table in (lay_stone_age(2, one), lay_stone_age(3, two)):
        assert refuse(settle(table, Placing(ANNA)), PlaceWorkers(Place.FOREST, 1)).rules == (Rule.PLACE_GATHERERS,)
    assert PlaceWorkers(Place.FOREST, 1) in list_choices(settle(lay_stone_age(3, one), Placing(ANNA)))
    assert PlaceWorkers(Place.FOREST, 1) in list_choices(settle(lay_stone_age(4, two), Placing(ANNA)))
    ten = settle(lay_stone_age(2, {ANNA: {"workers": 10}}), Placing(ANNA))
    assert PlaceWorkers(Place.FOREST, 7) in list_choices(ten) and PlaceWorkers(Place.FOREST, 8) not in list_choices(ten)


def test_two_places_of_the_village_are_used_by_two() -> None:
    """s12: Anna stands at the field and at the tool maker; the hut is refused to her and to Ben (place-village)."""
    table = lay_stone_age(2, {ANNA: {"at": {"field": 1, "tool-maker": 1}}})
    for seat in (ANNA, BEN):
        assert refuse(settle(table, Placing(seat)), PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_VILLAGE,)


def test_nobody_passes_while_there_is_a_place() -> None:
    """s13: with one worker left and the hunting ground open, only placing is offered (place-turn)."""
    position = settle(lay_stone_age(2, {ANNA: {"at": {"forest": 4}}}), Placing(ANNA))
    assert position.seat == ANNA and PlaceWorkers(Place.HUNT, 1) in list_choices(position)
    assert {type(choice) for choice in list_choices(position)} == {PlaceWorkers}


def test_food_is_eaten_before_resources() -> None:
    """s14: of 6 food five workers eat 5, nothing is asked and the wood stays (feed-food)."""
    after = play(lay_acting(lay_stone_age(2, {ANNA: {"food": 5, "wood": 9, "at": {"field": 1}}})), Work(Place.FIELD))
    tribe = after.table.tribes[ANNA]
    assert (after.table.round, tribe.field, tribe.food, tribe.wood) == (2, 1, 1, 9)


def test_exactly_two_kinds() -> None:
    """s15: four of two kinds: building-kinds refuses four wood; three stone and a wood are allowed and score 18."""
    tops = (FOUR_OF_TWO_KINDS, 1)
    alike = lay_acting(lay_stone_age(2, {ANNA: {"wood": 4, "at": {"building-1": 1}}}, tops=tops))
    assert refuse(alike, Build(Place.BUILDING_1)).rules == (Rule.BUILDING_KINDS,)
    two = lay_acting(lay_stone_age(2, {ANNA: {"stone": 3, "wood": 1, "at": {"building-1": 1}}}, tops=tops))
    assert play(two, pay(Build(Place.BUILDING_1), stone=3, wood=1)).table.tribes[ANNA].score == 18


def test_nothing_stands_in_for_a_buildings_stone() -> None:
    """s16: two wood and two gold don't pay two wood and a stone (building-price)."""
    tribe = {"wood": 2, "gold": 2, "at": {"building-1": 1}}
    position = lay_acting(lay_stone_age(2, {ANNA: tribe}, tops=(TWO_WOOD_ONE_STONE, 2)))
    [[lack]] = refuse(position, Build(Place.BUILDING_1)).reasons
    assert (lack.rule, lack.what, lack.has) == (Rule.BUILDING_PRICE, "stone", 0)


def test_a_sixth_building() -> None:
    """s17: a tribe with five buildings builds a sixth (building-many), and one hut builder is worth 6 (score-hut-builders)."""
    tribe = {"buildings": (4, 5, 6, 7, 8), "cards": (4,), "wood": 2, "brick": 1, "at": {"building-1": 1}}
    after = play(lay_acting(lay_stone_age(2, {ANNA: tribe})), pay(Build(Place.BUILDING_1), wood=2, brick=1))
    assert len(after.table.tribes[ANNA].buildings) == 6
    assert score_seat(after.table, ANNA).points["hut-builders"] == 6


def test_a_drawn_card_gives_nothing_at_once() -> None:
    """s18: the drawn card brings none of its 7 food, and lies face down; an empty deck gives nothing (card-extra)."""
    tribe = {"wood": 1, "at": {"card-1": 1, "field": 1}}
    position = lay_acting(lay_stone_age(2, {ANNA: tribe}, row=(EXTRA_CARD, 12, 14, 16)))
    drawn = play(position, pay(Buy(Place.CARD_1), wood=1), DrawCard(FOOD_CARD)).table.tribes[ANNA]
    assert (drawn.food, drawn.cards, drawn.secret) == (12, (EXTRA_CARD,), (FOOD_CARD,))
    others = tuple(card for card in ALL_CARDS if card not in (EXTRA_CARD, 12, 14, 16))
    empty = lay_acting(lay_stone_age(2, {ANNA: tribe, BEN: {"cards": others}}, row=(EXTRA_CARD, 12, 14, 16)))
    done = list_events(empty, pay(Buy(Place.CARD_1), wood=1))
    assert [event.rule for event in done if isinstance(event, NothingGained)] == [Rule.CARD_EXTRA]


def test_cards_that_stay_get_cheaper() -> None:
    """s19: the first and the third were bought; the old second and fourth lie on the first and second space (round-cards)."""
    position = lay_feeding(lay_stone_age(2, row=(None, 12, None, 16)))
    assert position.seat == CHANCE and position.table.row == (12, 16, None, None)
    assert position.table.edition.row[0] < position.table.edition.row[1]


def test_no_round_without_a_full_row() -> None:
    """s20: the deck is empty and one card was bought: the game ends before a new round begins (end-cards)."""
    ledger = Ledger(lay_with_deck(0, (10, 12, None, 16)))
    assert RoundOver().close(ledger) == ()
    ended = ledger.events[-1]
    assert isinstance(ended, Ended) and ended.rule == Rule.END_CARDS and ledger.table.round == 1


def test_the_last_building_does_not_end_the_round() -> None:
    """s21: Anna builds the last of a pile; Ben acts, all are fed, then it is scored (end-buildings)."""
    anna = {"wood": 2, "brick": 1, "at": {"building-1": 1}}
    ben = {"buildings": (4, 5, 6, 7, 8, 9), "at": {"field": 1}}
    position = lay_acting(lay_stone_age(2, {ANNA: anna, BEN: ben}, under=(0, 6)))
    position = play(position, pay(Build(Place.BUILDING_1), wood=2, brick=1))
    assert not position.over and position.seat == BEN
    done = position.play(Work(Place.FIELD))
    assert done.position.over and done.events[-1].rule == Rule.END_BUILDINGS
    assert [tribe.food for tribe in done.position.table.tribes] == [7, 8]


def test_five_symbols_and_a_double() -> None:
    """s22: pottery twice, writing, time, transport and weaving are 26 points (score-culture)."""
    assert list_points(cards=(0, 10, 1, 2, 3, 13))["culture"] == 5 * 5 + 1 * 1


@pytest.mark.parametrize(("scored", "points"), [(False, 3 * 7), (True, 3 * 11)])
def test_tool_makers_count_the_value_of_tools(scored: bool, points: int) -> None:
    """s23: three tool makers, tools 3, 2, 2 and a one-use tool 4 are 21 points (score-tool-makers), 33 if ``one_use_scored``."""
    tribe = {"tools": (3, 2, 2), "one_use": (4,), "cards": (28, 30)}
    table = lay_stone_age(2, {ANNA: tribe}, corrections={"rulings.one_use_scored": scored})
    assert score_seat(table, ANNA).points["tool-makers"] == points


def test_leftovers() -> None:
    """s24: 9 food, 2 gold and a wood are 3 points (score-resources, score-nothing)."""
    assert list_points(food=9, gold=2, wood=1)["resources"] == 3
    assert sum(list_points(food=9, gold=2, wood=1).values()) == 3


def test_no_swapping() -> None:
    """s25: resources can't be swapped: with six wood hunters only hunt, and only the meal takes wood for food (act-no-trade)."""
    assert list_choices(lay_acting(lay_stone_age(2, {ANNA: {"wood": 6, "at": {"hunt": 2}}}))) == {Work(Place.HUNT)}
    assert list_choices(lay_feeding(lay_stone_age(2, {ANNA: {"food": 4, "wood": 6}}))) == {Feed(), Starve()}, (
        "the only exchange is at the meal"
    )


def test_no_more_hunters_later() -> None:
    """more-hunters: a player with workers at the hunt can't send more there in this round (place-once)."""
    position = settle(lay_stone_age(2, {ANNA: {"at": {"hunt": 2}}}), Placing(ANNA))
    assert refuse(position, PlaceWorkers(Place.HUNT, 1)).rules == (Rule.PLACE_ONCE,)


def test_hunger_costs_ten_points_once() -> None:
    """hunger: three are hungry; either wood is paid for all, or ten points and the food go, below 0, and the wood is kept."""
    position = lay_feeding(lay_stone_age(2, {ANNA: {"food": 2, "wood": 9, "score": 3}}))
    assert list_choices(position) == {Feed(), Starve()}
    tribe = play(position, Starve()).table.tribes[ANNA]
    assert (tribe.score, tribe.food, tribe.wood, tribe.workers) == (-7, 0, 9, 5)


def test_a_building_for_one_to_seven() -> None:
    """one-to-seven: it can be paid with one to seven resources; with none it is refused by building-kinds."""
    tops = (ONE_TO_SEVEN, 1)
    rich = lay_acting(lay_stone_age(2, {ANNA: {"wood": 9, "at": {"building-1": 1}}}, tops=tops))
    assert list_payments(rich, Build(Place.BUILDING_1)) == [(("wood", count),) for count in range(1, 8)]
    assert rich.find_refusal(pay(Build(Place.BUILDING_1), wood=8)) is not None
    poor = lay_acting(lay_stone_age(2, {ANNA: {"at": {"building-1": 1}}}, tops=tops))
    assert refuse(poor, Build(Place.BUILDING_1)).rules == (Rule.BUILDING_KINDS,)


def test_at_the_top() -> None:
    """at-the-top: the hut is closed to ten workers (place-hut-full), or by a ruling open; then all three places give nothing."""
    full = {"workers": 10, "field": 10, "tools": (4, 4, 4)}
    closed = settle(lay_stone_age(4, {ANNA: full}), Placing(ANNA))
    assert refuse(closed, PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_HUT_FULL,)
    assert {PlaceWorkers(Place.FIELD, 1), PlaceWorkers(Place.TOOL_MAKER, 1)} <= list_choices(closed)
    ruled = {"rulings.at_the_top": "no-effect"}
    assert PlaceWorkers(Place.HUT, 2) in list_choices(settle(lay_stone_age(4, {ANNA: full}, corrections=ruled), Placing(ANNA)))
    out = {**full, "at": {"field": 1, "tool-maker": 1, "hut": 2}}
    done = list_events(
        lay_acting(lay_stone_age(4, {ANNA: out}, corrections=ruled)), *map(Work, (Place.FIELD, Place.TOOL_MAKER, Place.HUT))
    )
    nothing = [event.rule for event in done if isinstance(event, NothingGained)]
    assert nothing == [Rule.FIELD_TOP, Rule.TOOL_BEST, Rule.HUT_NO_EFFECT]


@pytest.mark.parametrize(("side", "row"), [("left", (10, 16, 2, 1)), ("right", (10, 16, 1, 2))])
def test_new_cards_come_from_one_side(side: str, row: tuple[int, ...]) -> None:
    """new-cards: of two new cards the first is laid on the left, or on the right by the ruling ``row_from`` (round-cards)."""
    table = lay_stone_age(2, row=(10, 16, None, None), corrections={"rulings.row_from": side})
    position = settle(table, Placing(ANNA), TurningCards(Rule.ROUND_CARDS))
    assert play(position, TurnCard(1), TurnCard(2)).table.row == row


def test_every_question_is_answered_here() -> None:
    """Each question of the book has a test here whose docstring begins with its key, and stands under rules of the game.

    Each rule is in one group of the book, which names only rules of the game as those that one has to know for another rule.
    """
    module = sys.modules[__name__]
    told = {(value.__doc__ or "").split(":")[0] for name, value in vars(module).items() if name.startswith("test_")}
    assert {question.key for question in BOOK.questions} <= told
    assert all(question.rules and {*question.rules} <= {*Rule} for question in BOOK.questions)
    assert sorted(rule for group in BOOK.groups.values() for rule in group) == sorted(Rule), "each rule is in one group"
    assert {*BOOK.leans} <= {*Rule} and all({*leant} <= {*Rule} for leant in BOOK.leans.values())
