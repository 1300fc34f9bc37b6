"""The rulings of data/stone_age.md §Rulings, where text 001 is silent, with every value that a table may choose."""

from __future__ import annotations

import pytest

from tests.mutations import strip_seals
from tests.stone_age.positions import (
    lay_acting,
    lay_feeding,
    lay_placing,
    lay_stone_age,
    list_choices,
    list_events,
    pay,
    play,
    refuse,
    settle,
)
from village_core.games import load, save
from village_core.games.stone_age import CODEC, EditionSettings, Position, choices, new_game
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import PAIRS, UsingTwo
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.ending import score_seat
from village_core.games.stone_age.events import NothingGained, Paid
from village_core.games.stone_age.rolling import Adding
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Kind, Place
from village_core.kernel.compact import compact, expand
from village_core.kernel.game import Game
from village_core.kernel.values import Player

TWO_WOOD = choices.TakeTwo((Kind.WOOD, Kind.WOOD))


def correct_ruling(name: str, value: object) -> dict[str, int | str | bool]:
    """Return the correction that sets a ruling to a value."""
    assert isinstance(value, int | str | bool)
    return {f"rulings.{name}": value}


@pytest.mark.parametrize(("value", "points"), [("two-resources", 2), ("nothing", 0)])
def test_any_two_left(value: str, points: int) -> None:
    """score-resources: a card for any two that was never used counts as two resources, or as nothing."""
    assert (
        score_seat(lay_stone_age(2, {0: {"any_two": 1}}, corrections=correct_ruling("any_two_left", value)), 0).points[
            "resources"
        ]
        == points
    )


@pytest.mark.parametrize(("value", "free"), [("deciding", True), ("paying", False)])
def test_any_two_when(value: str, free: bool) -> None:
    """any-two-take, any-two-paying: the card for any two is used at any decision, or only with something to pay for."""
    holder = {"any_two": 1, "food": 0, "tools": (1, 0, 0)}
    nothing_to_pay = lay_acting(
        lay_stone_age(2, {0: {**holder, "at": {"hut": 2}}}, corrections=correct_ruling("any_two_when", value))
    )
    bare = lay_stone_age(2, {0: holder}, corrections=correct_ruling("any_two_when", value))
    adding, drafting = settle(bare, Adding(0, Kind.WOOD, 2, Rule.GATHER)), settle(bare, Acting(()), Drafting((0, 1), (1, 2)))
    for position in (nothing_to_pay, adding, drafting):
        assert (TWO_WOOD in list_choices(position)) is free
        assert free or refuse(position, TWO_WOOD).rules == (Rule.ANY_TWO_PAYING,)
    for place in ("card-1", "building-1"):
        buying = lay_acting(
            lay_stone_age(2, {0: {**holder, "at": {place: 1}}}, corrections=correct_ruling("any_two_when", value))
        )
        assert TWO_WOOD in list_choices(buying)
    assert TWO_WOOD in list_choices(lay_feeding(bare)), "food is something to pay for"


def buy_any_two(left: str, when: str = "deciding", **out: int) -> Position:
    """Return the position after a player bought the card for any two resources, with workers still ``out`` at other places.

    ``left`` and ``when`` are the values of the rulings ``any_two_left`` and ``any_two_when``.
    """
    tribe = {"wood": 1, "food": 20, "at": {"card-1": 1, **out}}
    rulings = {**correct_ruling("any_two_left", left), **correct_ruling("any_two_when", when)}
    return play(
        lay_acting(lay_stone_age(2, {0: tribe}, row=(35, 12, 14, 16), corrections=rulings)),
        pay(choices.Buy(Place.CARD_1), wood=1),
    )


def test_a_card_for_any_two_that_could_be_lost_is_asked_about() -> None:
    """any-two-take, score-resources: bought with the last worker, the card is asked about at once: use it, or keep it.

    It is not asked about if it counts unused, if it may only be used to pay, or if another worker can still act.
    """
    asked = buy_any_two("nothing")
    assert isinstance(asked.top, UsingTwo) and list_choices(asked) == {choices.Keep(), *PAIRS}
    used = play(asked, TWO_WOOD).table.tribes[0]
    assert (used.wood, used.any_two) == (2, 0)
    kept = play(asked, choices.Keep()).table.tribes[0]
    assert (kept.wood, kept.any_two) == (0, 1)
    for other in (buy_any_two("two-resources"), buy_any_two("nothing", "paying"), buy_any_two("nothing", hut=2)):
        assert not isinstance(other.top, UsingTwo), "the card counts, can't be used here, or can be used later"


def buy_last(working: bool = True) -> Game:
    """Return a game of two whose first player, with the last worker, has just bought a card that would count nothing unused.

    If the second player is not ``working``, the round is over after that.
    """
    rulings = {**correct_ruling("any_two_left", "nothing"), **correct_ruling("any_two_when", "deciding")}
    tribes = {0: {"wood": 1, "food": 20, "at": {"card-1": 1}}, 1: {"food": 20, "at": {"tool-maker": int(working)}}}
    start = lay_acting(lay_stone_age(2, tribes, row=(35, 12, 14, 16), corrections=rulings))
    return Game((Player("Ann", "red"), Player("Bob", "blue")), start).play(pay(choices.Buy(Place.CARD_1), wood=1))


def test_a_save_of_a_version_that_did_not_ask_keeps_the_card() -> None:
    """any-two-take: the next answer of an older save goes on as if the card had been kept."""
    asked = buy_last().play(choices.Keep()).play(choices.Work(Place.TOOL_MAKER))
    lines = save(asked).splitlines()
    unsealed = strip_seals("\n".join(lines)).splitlines()
    older = "\n".join(line for line in unsealed if '"keep"' not in line and '"checkpoint"' not in line)
    assert len(older.splitlines()) < len(unsealed)
    assert load(older).position == asked.position and load(save(asked)) == asked
    assert expand(compact(asked, CODEC, "1"), CODEC) == asked


def test_a_link_of_a_version_that_did_not_ask_keeps_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """any-two-take: an older link goes on as if the card had been kept; one that ends with the purchase asks about the card."""
    with monkeypatch.context() as before:
        before.setattr(UsingTwo, "find_decider", lambda *_: None)
        bought, gone_on = buy_last(), buy_last().play(choices.Work(Place.TOOL_MAKER))
        links = [compact(game, CODEC, "0") for game in (bought, gone_on)]
    assert [expand(link, CODEC).position for link in links] == [buy_last().position, gone_on.position]
    assert isinstance(buy_last().position.top, UsingTwo) and len(expand(links[1], CODEC).steps) == len(gone_on.steps)


def test_a_game_of_a_version_that_did_not_ask_tells_the_end_of_the_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """any-two-take: the meal and the new round after the purchase are among the events of an older link and of an older save."""
    with monkeypatch.context() as before:
        before.setattr(UsingTwo, "find_decider", lambda *_: None)
        gone_on = buy_last(working=False)
        gone_on = gone_on.play(gone_on.position.options[0])
        link, saved = compact(gone_on, CODEC, "0"), save(gone_on)
    assert any(event.rule == Rule.ROUND_START for event in gone_on.list_events())
    assert [*expand(link, CODEC).list_events()] == [*load(saved).list_events()] == [*gone_on.list_events()]


@pytest.mark.parametrize("value", [True, False])
def test_declining(value: bool) -> None:
    """act-decline, act-must-buy: what can be paid may be left, or must be bought; what can't be paid is left anyway."""
    tribe = {"wood": 2, "brick": 1, "at": {"card-1": 1, "building-1": 1}}
    position = lay_acting(lay_stone_age(2, {0: tribe}, corrections=correct_ruling("declining", value)))
    for place in (Place.CARD_1, Place.BUILDING_1):
        assert (choices.Decline(place) in list_choices(position)) is value
        assert value or refuse(position, choices.Decline(place)).rules == (Rule.ACT_MUST_BUY,)
    assert {choices.Buy(Place.CARD_1), choices.Build(Place.BUILDING_1)} <= list_choices(position)
    poor = lay_acting(lay_stone_age(2, {0: {"at": {"card-1": 1}}}, corrections=correct_ruling("declining", value)))
    assert list_choices(poor) == {choices.Decline(Place.CARD_1)}


@pytest.mark.parametrize(("value", "row"), [("left", (7, 20, 3, 30)), ("right", (30, 3, 20, 7))])
def test_row_from(value: str, row: tuple[int, ...]) -> None:
    """setup-cards, round-cards: by the ruling ``row_from`` the first row of cards is laid from the left, or from the right."""
    start = new_game(EditionSettings("first_2008", tuple(correct_ruling("row_from", value).items())), 2)
    assert play(start, *(choices.TurnCard(card) for card in (30, 3, 20, 7))).table.row == row


@pytest.mark.parametrize(("value", "left"), [("kept", 2), ("lost", 0)])
def test_part_fed(value: str, left: int) -> None:
    """feed-penalty: resources that can't feed everybody are kept, or lost; a player who could pay always keeps them."""
    position = lay_feeding(
        lay_stone_age(2, {0: {"food": 0, "wood": 1, "gold": 1}}, corrections=correct_ruling("part_fed", value))
    )
    after = play(position, choices.Starve()).table.tribes[0]
    assert (after.resources, after.score) == (left, -10)
    bare = lay_feeding(lay_stone_age(2, {0: {"food": 0}}, corrections=correct_ruling("part_fed", value)))
    assert not any(isinstance(event, Paid) and not event.spent for event in list_events(bare, choices.Starve())), (
        "nobody pays nothing"
    )
    rich = lay_feeding(lay_stone_age(2, {0: {"food": 0, "wood": 5}}, corrections=correct_ruling("part_fed", value)))
    assert play(rich, choices.Starve()).table.tribes[0].wood == 5


@pytest.mark.parametrize("value", [True, False])
def test_card_tools(value: bool) -> None:
    """card-roll: tools help where a card's dice are rolled, or they don't; for gatherers they always do."""
    table = lay_stone_age(2, {0: {"tools": (1, 0, 0), "at": {"field": 1}}}, corrections=correct_ruling("card_tools", value))
    position = settle(table, Acting((0,)), Adding(0, Kind.GOLD, 5, Rule.CARD_ROLL))
    assert (choices.AddTool(0) in list_choices(position)) is value
    assert choices.AddTool(0) in list_choices(settle(table, Acting((0,)), Adding(0, Kind.GOLD, 5, Rule.GATHER)))


@pytest.mark.parametrize(("value", "open_hut"), [("hut-closed", False), ("no-effect", True)])
def test_at_the_top(value: str, open_hut: bool) -> None:
    """place-hut-full, hut-no-effect, tool-best, field-top: the end of each growth.

    With ten workers the hut is closed, or gives nothing; tool maker and field give nothing at their end.
    """
    full = {"workers": 10, "tools": (4, 4, 4), "field": 10}
    position = lay_placing(lay_stone_age(4, {0: full}, corrections=correct_ruling("at_the_top", value)))
    assert (choices.PlaceWorkers(Place.HUT, 2) in list_choices(position)) is open_hut
    assert open_hut or refuse(position, choices.PlaceWorkers(Place.HUT, 2)).rules == (Rule.PLACE_HUT_FULL,)
    assert {choices.PlaceWorkers(Place.FIELD, 1), choices.PlaceWorkers(Place.TOOL_MAKER, 1)} <= list_choices(position)
    out = lay_acting(
        lay_stone_age(
            4, {0: {**full, "at": {"hut": 2, "field": 1, "tool-maker": 1}}}, corrections=correct_ruling("at_the_top", value)
        )
    )
    done = list_events(out, choices.Work(Place.HUT), choices.Work(Place.FIELD), choices.Work(Place.TOOL_MAKER))
    assert [event.rule for event in done if isinstance(event, NothingGained)] == [
        Rule.HUT_NO_EFFECT,
        Rule.FIELD_TOP,
        Rule.TOOL_BEST,
    ]


@pytest.mark.parametrize(("value", "points"), [(False, 2), (True, 8)])
def test_one_use_scored(value: bool, points: int) -> None:
    """score-tool-makers: unused one-use tools don’t count, or their values add to those that tool makers multiply."""
    table = lay_stone_age(
        2, {0: {"cards": (6,), "tools": (1, 0, 0), "one_use": (3,)}}, corrections=correct_ruling("one_use_scored", value)
    )
    assert score_seat(table, 0).points["tool-makers"] == points
