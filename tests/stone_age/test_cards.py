"""Cards: their price, what each gives at once, the dice for everyone, any two resources, and the row."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.stone_age.positions import (
    lay_acting,
    lay_stone_age,
    list_choices,
    list_events,
    list_payments,
    pay,
    play,
    refuse,
    settle,
)
from village_core.games.stone_age import EditionSettings, build_edition, choices
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.cards import Drafting, DrawingCard, Throwing, list_throws
from village_core.games.stone_age.events import NothingGained
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import imagine, view_as
from village_core.games.stone_age.vocabulary import CARDS, Gift, Kind, Place
from village_core.kernel.values import CHANCE

EDITION = build_edition(EditionSettings("first_2008"))
RICH = {"wood": 4, "brick": 4, "stone": 4, "gold": 4}
FIRST_CARD = choices.Buy(Place.CARD_1)


def buy_card(card: int, **tribe: object) -> object:
    """Return the position after the first player, with this tribe, bought the card on the cheapest space for a wood."""
    row = (card, *[other for other in (12, 14, 16, 19) if other != card][:3])
    return play(
        lay_acting(lay_stone_age(2, {0: {"wood": 1, "at": {"card-1": 1, "hunt": 1}, **tribe}}, row=row)), pay(FIRST_CARD, wood=1)
    )


@pytest.mark.parametrize(("place", "count"), [*zip(CARDS, (1, 2, 3, 4), strict=True)])
def test_a_card_costs_any_resources_by_its_space(place: Place, count: int) -> None:
    """card-price: a card costs 1, 2, 3 or 4 resources of any kinds by its space, never food.

    The refusal of a player with too few has one reason.
    """
    position = lay_acting(lay_stone_age(2, {0: {**RICH, "at": {place: 1}}}))
    ways = list_payments(position, choices.Buy(place))
    assert len(ways) == {1: 4, 2: 10, 3: 20, 4: 35}[count] and all(sum(dict(way).values()) == count for way in ways)
    assert not any("food" in dict(way) for way in ways)
    poor = lay_acting(lay_stone_age(2, {0: {"food": 50, "wood": count - 1, "at": {place: 1}}}))
    [[lack]] = refuse(poor, choices.Buy(place)).reasons
    assert (lack.rule, lack.needed, lack.has) == (Rule.CARD_PRICE, count, count - 1)


def test_a_bought_card_leaves_its_space_empty() -> None:
    """card-take: a bought card lies with its buyer, and its space stays empty."""
    position = buy_card(10)
    assert position.table.row[0] is None and position.table.tribes[0].cards == (10,)


@pytest.mark.parametrize("card", [number for number, card in enumerate(EDITION.cards) if card.gives in tuple(Kind)])
def test_supplies_come_at_once(card: int) -> None:
    """card-supplies: a card with food or resources brings their number at once."""
    printed = EDITION.cards[card]
    tribe = buy_card(card, food=0).table.tribes[0]
    assert getattr(tribe, printed.gives) == printed.amount and tribe.cards == (card,)


@pytest.mark.parametrize("card", [25, 26, 27])
def test_points_come_at_once(card: int) -> None:
    """card-points: each of three cards brings three points at once."""
    assert buy_card(card).table.tribes[0].score == 3


@pytest.mark.parametrize(("card", "kind", "by"), [(22, "wood", 3), (23, "stone", 5), (24, "gold", 6)])
def test_dice_of_a_card_are_rolled_with_tools(card: int, kind: str, by: int) -> None:
    """card-roll: chance rolls two dice for the resource shown; a tool may raise the yield."""
    position = buy_card(card, tools=(1, 0, 0))
    assert position.seat == CHANCE
    rolled = play(position, choices.Roll(by * 2 - 1))
    assert getattr(play(rolled, choices.AddTool(0)).table.tribes[0], kind) == 2
    assert getattr(play(rolled, choices.Collect()).table.tribes[0], kind) == 1


@pytest.mark.parametrize(("card", "value"), [(28, 4), (29, 3), (30, 2)])
def test_one_use_tools_lie_ready(card: int, value: int) -> None:
    """card-one-use: a one-use tool of 4, 3 or 2 lies with others of the tribe, the best first."""
    assert buy_card(card).table.tribes[0].one_use == (value,)
    assert buy_card(card, one_use=(3,)).table.tribes[0].one_use == tuple(sorted((3, value), reverse=True))


@pytest.mark.parametrize("card", [31, 32])
def test_a_card_can_give_a_field(card: int) -> None:
    """card-field, field-top: a card moves the marker one space up the food track, and none from the last."""
    assert buy_card(card).table.tribes[0].field == 1 and buy_card(card, field=10).table.tribes[0].field == 10


def test_a_card_can_give_a_tool() -> None:
    """card-tool, tool-best: a card gives the next tool, as the tool maker does, and none to a tribe with the best."""
    assert buy_card(33, tools=(1, 1, 0)).table.tribes[0].tools == (1, 1, 1)
    assert buy_card(33, tools=(4, 4, 4)).table.tribes[0].tools == (4, 4, 4)


def test_a_card_can_give_another_card_that_only_its_owner_sees() -> None:
    """card-extra: chance draws another card from the deck, whose upper half gives nothing; others see its back.

    A card outside the deck is refused.
    """
    position = buy_card(34, food=0)
    assert isinstance(position.top, DrawingCard)
    after = play(position, choices.DrawCard(10))
    tribe = after.table.tribes[0]
    assert tribe.secret == (10,) and tribe.food == 0 and 10 not in after.table.deck
    assert view_as(after.table, 0).tribes[0].secret == (10,)
    assert view_as(after.table, 1).tribes[0].secret == (-1,)
    assert refuse(position, choices.DrawCard(34)).rules == (Rule.CARD_EXTRA,)


def test_two_who_share_a_page_see_the_hidden_cards_of_both() -> None:
    """card-extra: the hidden cards of all who share a page are open there, those of others are not."""
    shared = lay_stone_age(3, {0: {"secret": (20,)}, 1: {"secret": (19,)}, 2: {"secret": (9,)}})
    assert [tribe.secret for tribe in view_as(shared, 0, 2).tribes] == [(20,), (-1,), (9,)]


def test_the_deck_of_an_imagined_table_has_no_order_of_its_own() -> None:
    """card-extra: a table that a seat imagines has as many cards in its deck, sorted: the next one is drawn by chance."""
    table = lay_stone_age(2, {0: {"secret": (20,)}})
    imagined = imagine(table, 1, Random(1))
    assert [*imagined.deck] == sorted(imagined.deck) and len(imagined.deck) == len(table.deck)


def test_a_corrected_number_of_further_cards_is_drawn_one_by_one() -> None:
    """card-extra: if a card is printed with two further cards, chance draws one after the other."""
    tribe = {"wood": 1, "at": {"card-1": 1, "hunt": 1}}
    table = lay_stone_age(2, {0: tribe}, row=(34, 12, 14, 16), corrections={"cards.34.amount": 2})
    after = play(lay_acting(table), pay(FIRST_CARD, wood=1), choices.DrawCard(10), choices.DrawCard(11))
    assert after.table.tribes[0].secret == (10, 11)


def test_an_empty_deck_gives_no_further_card() -> None:
    """card-extra: with an empty deck the card that draws another gives nothing, and an event says so."""
    everything = tuple(card for card in range(36) if card not in (12, 14, 16, 34))
    table = lay_stone_age(2, {0: {"wood": 1, "at": {"card-1": 1, "hunt": 1}}, 1: {"cards": everything}}, row=(34, 12, 14, 16))
    done = list_events(lay_acting(table), pay(FIRST_CARD, wood=1))
    assert [event.rule for event in done if isinstance(event, NothingGained)] == [Rule.CARD_EXTRA]


def test_any_two_resources_are_kept_until_they_are_wanted() -> None:
    """card-any-two, any-two-take: the card for any two is kept, and while acting offers ten pairs; a pair uses it up."""
    position = buy_card(35)
    assert position.table.tribes[0].any_two == 1
    pairs = [choice for choice in list_choices(position) if isinstance(choice, choices.TakeTwo)]
    assert len(pairs) == 10
    tribe = play(position, choices.TakeTwo((Kind.GOLD, Kind.GOLD))).table.tribes[0]
    assert tribe.gold == 2 and tribe.any_two == 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_for_everyone(players: int) -> None:
    """card-dice, card-draft: chance throws as many dice as players; the buyer takes one first, then the others clockwise.

    The last die is taken unasked, and each die brings its reward.
    """
    table = lay_stone_age(players, {1: {"wood": 1, "at": {"card-1": 1}}}, row=(0, 12, 14, 16))
    position = play(lay_acting(table, 1), pay(FIRST_CARD, wood=1))
    assert isinstance(position.top, Throwing)
    faces = (1, 4, 6, 2)[:players]
    position = play(position, choices.Throw(faces))
    asked = []
    while isinstance(position.top, Drafting):
        asked.append(position.seat)
        position = play(
            position,
            choices.TakeDie(max(choice.face for choice in list_choices(position) if isinstance(choice, choices.TakeDie))),
        )
    assert asked == [(1 + at) % players for at in range(players - 1)], "the last die is taken unasked"
    best = sorted(faces, reverse=True)
    for at_, face in enumerate(best):
        tribe = position.table.tribes[(1 + at_) % players]
        held = Counter(wood=tribe.wood, brick=tribe.brick, gold=tribe.gold, field=tribe.field)
        assert +held == Counter([{1: "wood", 2: "brick", 4: "gold", 6: "field"}[face]])


@pytest.mark.parametrize(("face", "reward"), [(1, "wood"), (2, "brick"), (3, "stone"), (4, "gold"), (5, "tools"), (6, "field")])
def test_what_each_face_is_worth(face: int, reward: str) -> None:
    """card-draft, card-faces: a drafted die brings wood, brick, stone, gold, a tool or a field, by its face from 1 to 6.

    A tool or a field brings nothing to a tribe whose tools, or whose fields, are at their highest.
    """
    faces = (1, max(2, face))
    tribe = play(settle(lay_stone_age(2), Acting(()), Drafting((0, 1), faces)), choices.TakeDie(face)).table.tribes[0]
    assert getattr(tribe, reward) in (1, (1, 0, 0))
    full = lay_stone_age(2, {0: {"tools": (4, 4, 4), "field": 10}})
    done = list_events(settle(full, Acting(()), Drafting((0, 1), faces)), choices.TakeDie(face))
    nothing = [event.rule for event in done if isinstance(event, NothingGained)]
    assert nothing == {5: [Rule.TOOL_BEST], 6: [Rule.FIELD_TOP]}.get(face, [])


def test_dice_for_everyone_are_typed_in_in_any_order() -> None:
    """card-dice: as many faces as players, each from 1 to 6, are accepted in any order; other throws are refused."""
    position = settle(lay_stone_age(3), Throwing(0))
    assert position.find_refusal(choices.Throw((6, 1, 3))) is None
    assert play(position, choices.Throw((6, 1, 3))).top == Drafting((0, 1, 2), (1, 3, 6))
    for wrong in (choices.Throw((1, 2)), choices.Throw((1, 2, 7)), choices.Throw((0, 1, 2))):
        assert refuse(position, wrong).rules == (Rule.CARD_DICE,)
    assert [sum(ways for _, ways in list_throws(dice)) for dice in (2, 3, 4)] == [36, 216, 1296]
    assert [len(list_throws(dice)) for dice in (2, 3, 4)] == [21, 56, 126]


def test_dice_that_show_the_same_are_taken_unasked() -> None:
    """card-draft: if all dice show the same, all players get theirs without a question."""
    after = play(settle(lay_stone_age(3), Throwing(1)), choices.Throw((2, 2, 2)))
    assert [tribe.brick for tribe in after.table.tribes] == [1, 1, 1]


def test_two_resources_can_be_taken_while_choosing_a_die() -> None:
    """any-two-take: a player who chooses a die may use the card for any two first, and still chooses."""
    position = settle(lay_stone_age(2, {1: {"any_two": 1}}), Drafting((1, 0), (1, 5)))
    after = play(position, choices.TakeTwo((Kind.BRICK, Kind.STONE)))
    assert after.top == position.top and after.table.tribes[1].brick == after.table.tribes[1].stone == 1


def test_every_gift_is_played() -> None:
    """card-take: each card can be bought; the cards together have every gift except two that no card is printed with."""
    gifts: set[Gift] = set()
    for number, card in enumerate(EDITION.cards):
        position = buy_card(number)
        random = Random(number)
        while position.seat == CHANCE:
            position = play(position, position.sample(random))
        chosen: list[choices.Choice] = [choice for choice in list_choices(position) if isinstance(choice, choices.TakeDie)]
        position = play(position, chosen[0]) if chosen else position
        bare = lay_stone_age(2).tribes[0]
        assert position.table.tribes[0] != bare
        gifts.add(card.gives)
    assert gifts == set(Gift) - {Gift.ROLL_BRICK, Gift.WOOD}, "no card is printed with these"
