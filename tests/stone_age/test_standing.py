"""Rules that no refusal, price or event names: how everybody begins, what counts nothing, and what nothing limits."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_acting, lay_feeding, lay_stone_age, list_choices, pay, play, refuse, settle
from tests.stone_age.recorded import STONE_AGE, WANTED
from village_core.games.narration import load_words
from village_core.games.stone_age import GAME, EditionSettings, choices, new_game
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.ending import score_seat
from village_core.games.stone_age.events import Gained
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Tribe
from village_core.games.stone_age.vocabulary import GROUNDS, RESOURCES, Kind, Place

STOCK = (*RESOURCES, Kind.FOOD)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_tribes_begin_alike(players: int) -> None:
    """setup-tribe: each tribe begins with 5 workers and 12 food, and with nothing else."""
    assert new_game(EditionSettings("first_2008"), players).table.tribes == (Tribe(food=12, workers=5),) * players


@pytest.mark.parametrize("start", range(4))
def test_any_player_may_start(start: int) -> None:
    """setup-start: whichever player was chosen places first, and acts first too."""
    position = play(
        new_game(EditionSettings("first_2008"), 4, start), *map(choices.TurnCard, range(4)), *map(choices.TurnTile, range(4))
    )
    assert position.seat == start
    for _ in range(4):
        position = play(position, choices.PlaceWorkers(Place.HUNT, 5))
    assert position.seat == start and isinstance(position.top, Acting)


@pytest.mark.parametrize(("place", "kind"), [(Place.FOREST, "wood"), (Place.RIVER, "gold"), (Place.HUNT, "food")])
def test_the_supply_never_runs_out(place: Place, kind: str) -> None:
    """supply-unlimited: wood, gold and food come in full, however many pieces of the kind lie with tribes already."""
    position = lay_acting(lay_stone_age(2, {0: {kind: 60, "at": {place: 5}}, 1: {kind: 60}}))
    after = next(
        event for event in position.play(choices.Work(place)).position.play(choices.Roll(30)).events if isinstance(event, Gained)
    )
    assert after.count == {"wood": 10, "gold": 5, "food": 15}[kind]


def test_nothing_can_be_traded() -> None:
    """act-no-trade: with six wood and hunters out, hunting is all there is; only purchases and the meal cost resources."""
    assert list_choices(lay_acting(lay_stone_age(2, {0: {"wood": 6, "at": {"hunt": 3}}}))) == {choices.Work(Place.HUNT)}
    places = (*GROUNDS, Place.TOOL_MAKER, Place.FIELD, Place.CARD_1, Place.CARD_2, Place.BUILDING_1)
    everywhere = {"wood": 9, "gold": 9, "brick": 9, "workers": 10, "at": dict.fromkeys(places, 1)}
    position = lay_acting(lay_stone_age(4, {0: everywhere}))
    priced = {option.choice for option in position.options if option.payment.spent}
    assert priced == {choices.Buy(Place.CARD_1), choices.Buy(Place.CARD_2), choices.Build(Place.BUILDING_1)}
    meal = lay_feeding(lay_stone_age(2, {0: {"food": 0, "wood": 6}}))
    assert {option.choice for option in meal.options if option.payment.spent} == {choices.Feed()}


@pytest.mark.parametrize("name", [wanted.name for wanted in WANTED])
def test_no_event_moves_pieces_from_tribe_to_tribe(name: str) -> None:
    """act-no-trade: in recorded games no event changes two tribes' food or resources; they go only for a purchase or the meal."""
    game = STONE_AGE.load(name)
    table, paid_for = game.start.table, set()
    for event in game.list_events():
        after = event.on(table)
        change = [
            [getattr(new, kind) - getattr(old, kind) for kind in STOCK]
            for old, new in zip(table.tribes, after.tribes, strict=True)
        ]
        assert sum(map(any, change)) <= 1, event
        if any(count < 0 for counts in change for count in counts):
            paid_for.add(event.rule)
        table = after
    assert table == game.position.table
    assert {Rule.CARD_PRICE, Rule.FEED_FOOD} <= paid_for
    assert paid_for <= {Rule.CARD_PRICE, Rule.BUILDING_PRICE, Rule.FEED_FOOD, Rule.FEED_RESOURCES, Rule.FEED_PENALTY}


def test_a_turned_tool_that_grows_stays_turned() -> None:
    """tool-grown: a used tool that becomes worth 2 can't be used before the next round; a first tool in a space can."""
    used = {"tools": (1, 1, 1), "turned": (True, False, False), "at": {"tool-maker": 1, "river": 1, "field": 1}}
    position = play(
        lay_acting(lay_stone_age(2, {0: used})), choices.Work(Place.TOOL_MAKER), choices.Work(Place.RIVER), choices.Roll(5)
    )
    assert position.table.tribes[0].tools == (2, 1, 1)
    assert refuse(position, choices.AddTool(0)).rules == (Rule.TOOL_ONCE,)
    after = play(position, choices.Collect(), choices.Work(Place.FIELD))
    assert after.table.round == 2 and not any(after.table.tribes[0].turned)
    new = {"tools": (1, 0, 0), "turned": (True, False, False), "at": {"tool-maker": 1, "river": 1}}
    assert choices.AddTool(1) in list_choices(
        play(lay_acting(lay_stone_age(2, {0: new})), choices.Work(Place.TOOL_MAKER), choices.Work(Place.RIVER), choices.Roll(5))
    )


def test_the_wording_of_the_faces_is_what_they_bring() -> None:
    """card-faces: the rule names each face with what the engine gives for it: wood, brick, stone, gold, a tool, a field."""
    narrator = GAME.narrator(load_words(GAME.words), ("Ann", "Bob"), lay_stone_age().edition)
    assert "1 (wood), 2 (brick), 3 (stone), 4 (gold), 5 (a tool) and 6 (a field)" in narrator.word_rule(Rule.CARD_FACES)
    brought = []
    for face in range(1, 7):
        tribe = play(
            settle(lay_stone_age(2), Acting(()), Drafting((0, 1), (1, max(2, face)))), choices.TakeDie(face)
        ).table.tribes[0]
        brought.append((*(getattr(tribe, kind) for kind in RESOURCES), sum(tribe.tools), tribe.field))
    assert brought == [tuple(int(at == face) for at in range(6)) for face in range(6)]


def test_any_number_of_buildings() -> None:
    """building-many: a tribe with five buildings builds a sixth, and a hut builder counts all of them."""
    tribe = {"buildings": (4, 5, 6, 7, 8), "cards": (4,), "wood": 2, "brick": 1, "at": {"building-1": 1}}
    position = play(lay_acting(lay_stone_age(2, {0: tribe})), pay(choices.Build(Place.BUILDING_1), wood=2, brick=1))
    assert len(position.table.tribes[0].buildings) == 6
    assert score_seat(position.table, 0).points["hut-builders"] == 6


def test_a_worker_eats_in_the_round_of_birth() -> None:
    """feed-newborn: two of five in the hut bring a sixth, and six are fed in that same round."""
    position = play(lay_acting(lay_stone_age(2, {0: {"at": {"hut": 2}}})), choices.Work(Place.HUT))
    assert position.table.round == 2
    assert (position.table.tribes[0].workers, position.table.tribes[0].food) == (6, 6)


def test_what_counts_nothing_at_the_end() -> None:
    """score-nothing: without cards neither food nor tools, workers, food track and buildings are worth a point."""
    rich = {"food": 30, "tools": (4, 4, 4), "one_use": (4,), "workers": 10, "field": 10, "buildings": (4, 5, 6)}
    assert score_seat(lay_stone_age(2, {0: rich}), 0).total == 0
    assert score_seat(lay_stone_age(2, {0: {**rich, "cards": (25,)}}), 0).total == 9, "three hut builders times three buildings"
