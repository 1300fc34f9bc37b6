"""Stone Age on the screen: places of choices, pictures and words of cards, moves of pieces, typed dice, and tables laid out."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests import laws
from tests.hearing import decode
from tests.samples import sample, spread
from tests.stone_age.positions import FIRST, lay_acting, lay_feeding, lay_placing, lay_stone_age, settle
from tests.stone_age.subject import STONE_AGE
from tests.widgets.printing import walk
from village_core.games.stone_age import EditionSettings, Position, build_edition, choices, find_flaw, new_game
from village_core.games.stone_age.cards import Drafting, Throwing
from village_core.games.stone_age.events import Rolled
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Adding, Rolling
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import FARTHEST, RESOURCES, Kind, Place
from village_core.kernel.game import Game
from village_core.kernel.values import Option, Player
from village_widgets.components.commands import PointAt
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.scene import draw_still
from village_widgets.components.session import Session
from village_widgets.components.telling import AGENDA
from village_widgets.games.stone_age import drawing
from village_widgets.games.stone_age.companion import StoneAgeAtTheTable, load_words
from village_widgets.games.stone_age.drawing import cards, sites
from village_widgets.games.stone_age.laying import StoneAgeLayingForm
from village_widgets.games.stone_age.moving import split_sum
from village_widgets.games.stone_age.telling import StoneAgeTelling
from village_widgets.games.stone_age.writing import StoneAgeWriting
from village_widgets.play import Play

PLAYERS = tuple(Player(name, colour) for name, colour in zip("ABCD", ("red", "blue", "green", "yellow"), strict=True))
SAMPLED = sample(10, 6)
"""Positions passed over between two that are looked at."""
POINTED = re.compile(r'data-at="([^"]*)"')


def build_telling(position: Position, kind: type[StoneAgeTelling] = StoneAgeTelling) -> StoneAgeTelling:
    """Return a telling of this class, in English, for the players of a position."""
    return kind(PLAYERS[: len(position.table.seats)], position.table.edition, load_words())


@pytest.mark.parametrize("players", spread([2, 3, 4]))
def test_every_choice_has_its_place_and_every_place_its_name(players: int) -> None:
    """At some positions of a random game panels have the same parts, targets have names, choices a place or button.

    The events of the decision that follows can be told and animated. The end has a score.
    """
    position, random = new_game(EditionSettings(FIRST), players), Random(players)
    told = build_telling(position)
    parts = [[*panel.parts] for panel in told.draw_panels(position, 0)]
    named: set[str] = set()
    while not position.over:
        for _ in range(SAMPLED):
            position = position if position.over else position.pick_random_step(random).position
        panels = told.draw_panels(position, 0)
        assert [[*panel.parts] for panel in panels] == parts
        shown = {found for panel in panels for part in panel.parts.values() for found in POINTED.findall(part)}
        assert all(told.name_target(target) for target in shown - named)
        named |= shown
        if position.seat in position.table.seats:
            asked = [*(option.choice for option in position.options), *(each.choice for each in position.refusals)]
            targets = {told.find_target(choice, position) for choice in asked}
            assert targets <= shown | {AGENDA}
            assert all(told.explain_not_now(target, position, 0)[0] for target in shown)
        if position.over:
            break
        step = position.pick_random_step(random)
        table = position.table
        for event in step.events:
            told.describe_event(event), told.is_deed(event), told.is_moment(event)
            assert all(stop for moved in told.animate(event, table, "") for stop in moved.way)
            table = event.on(table)
        position = step.position
    assert told.build_score(position) is not None and told.find_standing(position).points


def test_at_the_end_of_a_round_each_tribe_is_fed_in_entries_of_its_own() -> None:
    """For each tribe in turn, food from the field, then food eaten is told, each with what moves on the tribe's panel."""
    table = lay_stone_age(2, {seat: {"food": 12, "field": 1, "at": {"hunt": 1 - seat}} for seat in (0, 1)})
    session = Session(Game(PLAYERS[:2], lay_acting(table)), "1")
    view = PlayedBoard(session, build_telling(session.position))
    view.snapshot()
    while session.position.table.round == 1:
        session.choose(session.position.options[0])
    told = [entry for entry in view.patch().log.entries if entry.moment]
    said = [" ".join(entry.lines) for entry in told]
    assert [("field" in line, "feeds" in line) for line in said[:4]] == [(True, False), (False, True)] * 2, said
    assert all(entry.moves and entry.panel == f"tribe:{at // 2}" for at, entry in enumerate(told[:4])), told


def test_a_press_on_a_resource_asks_how_to_feed_the_workers_with_it() -> None:
    """A press on any resource, each with a name, counts as one on the food when workers are fed, and in no other phase."""
    position = lay_feeding(lay_stone_age(2, {0: {"food": 0, "wood": 6, "brick": 3}}))
    view = PlayedBoard(Session(Game(PLAYERS[:2], position), "1"), build_telling(position))
    alike = view.telling.list_aliases(view.session.position)
    assert alike == {f"{kind}:0": "food:0" for kind in RESOURCES}
    assert view.snapshot().alike == alike and view.point("wood:0") == view.point("food:0") != view.point("home:0")
    assert [view.name_place(at) for at in alike] == [f"{kind} of A" for kind in ("Wood", "Brick", "Stone", "Gold")]
    assert build_telling(lay_placing(lay_stone_age(2))).list_aliases(lay_placing(lay_stone_age(2))) == {}


def test_all_cards_and_buildings_are_drawn_and_explained() -> None:
    """Each look of a card or building has its own picture and its own sentences.

    A still picture of piles says that one is empty and how many buildings lie under the other's top; one of a new table shows
    red workers.
    """
    edition, told = build_edition(EditionSettings(FIRST)), build_telling(lay_placing(lay_stone_age(2)))
    assert len({cards.draw_card(card, 0, 0) for card in edition.cards}) == len(set(edition.cards)) == 34
    assert len({told.describe_target(f"card:{at}") for at in range(36)}) == 34, "a symbol is named"
    tiles = [sites.draw_building(building, told.words, 0, 0) for building in edition.buildings]
    assert len(set(tiles)) == 22 and ["2 kinds" in tile for tile in tiles].count(True) == 2
    last = lay_placing(lay_stone_age(2, {1: {"buildings": tuple(range(2, 9))}}, tops=(None, 1), under=(0, 6)))
    piles = draw_still(build_telling(last).draw_panels(last, 0), "", "en")
    assert "last round!" in piles and "6 more" in piles
    assert len({told.describe_target(f"tile:{at}") for at in range(28)}) == 22
    assert told.describe_target("place:forest") == "" and "vc-w-red" in draw_still(
        told.draw_panels(lay_placing(lay_stone_age(2)), 0), drawing.build_css(), "en"
    )


def test_a_tap_on_a_card_says_what_it_does_before_anything_is_done() -> None:
    """A press on a free card asks before a worker is sent; on a card where another's worker stands, it explains card and rule.

    A press on the tool maker sends a worker at once.
    """
    session = Session(Game(PLAYERS[:2], lay_placing(lay_stone_age(2, {1: {"at": {"card-2": 1}}}))), "1")
    table = PlayedBoard(session, build_telling(session.position))
    table.snapshot()
    asked = decode(table.handle(PointAt("card:10", v=table.version)))["ask"]
    assert asked[0] == "7 food / pottery" and asked[3].startswith("At once: 7 food.") and len(asked[1]) == 1
    refused = decode(table.handle(PointAt("card:12", v=table.version)))["refused"]
    assert "hut builder" in refused["about"] and refused["reasons"][0][1].startswith("Somebody’s worker is here already")
    assert not session.game.steps
    table.handle(PointAt("place:tool-maker", v=table.version))
    assert isinstance(session.game.steps[0].option.choice, choices.PlaceWorkers)


def test_feeding_and_hunger_stand_beside_the_question_even_with_the_card_for_any_two() -> None:
    """To pay or to go hungry are buttons, though the card for any two offers ten pairs; these are in the list."""
    session = Session(Game(PLAYERS[:2], lay_feeding(lay_stone_age(2, {0: {"food": 0, "wood": 7, "gold": 7, "any_two": 1}}))), "1")
    rows = decode(PlayedBoard(session, build_telling(session.position)).snapshot())["rows"]
    assert [row["label"] for row in rows if "beside" in row] == [
        "Feed the workers with resources",
        "Let workers go hungry",
    ] and len(rows) == 12


def test_a_purchase_that_leaves_only_to_decline_another_brings_no_warning() -> None:
    """The buttons to buy two cards, of which only one can be paid, bear no warning.

    The strip writes a score below zero with a minus sign, not a hyphen.
    """
    tribe = {"at": {"card-1": 1, "card-2": 1}, "wood": 2, "score": -3}
    session = Session(Game(PLAYERS[:2], lay_acting(lay_stone_age(2, {0: tribe}))), "1")
    snapshot = decode(PlayedBoard(session, build_telling(session.position)).snapshot())
    assert sum("Buy the card" in row["label"] for row in snapshot["rows"]) == 2
    assert not [row["note"] for row in snapshot["rows"] if row.get("note")]
    assert ["#vc-points", "−3", "−3 points"] in snapshot["strip"][1], "a real minus sign"


def test_what_workers_will_bring_is_on_their_button() -> None:
    """The button that sends workers to the forest says their average yield (``gather``); the field's button says no yield.

    A tool's button says its worth, and the one that takes the yield how much that is.
    """
    position = lay_placing(lay_stone_age(2))
    told = build_telling(position)
    assert told.describe_choice(choices.PlaceWorkers(Place.FOREST, 4), position) == "Send 4 workers to the forest, about 4.3 wood"
    assert told.describe_choice(choices.PlaceWorkers(Place.FIELD, 1), position) == "Send 1 worker to the field"
    adding = settle(lay_stone_age(2, {0: {"tools": (2, 1, 1)}}), Adding(0, Kind.WOOD, 7, Rule.GATHER))
    said = [told.describe_choice(choice, adding) for choice in (choices.AddTool(0), choices.AddTool(1), choices.Collect())]
    assert said == ["Add tool 1, worth 2", "Add tool 2, worth 1", "Take the yield: 2 wood"]


def test_dice_come_to_their_sum_and_show_nothing_where_people_roll() -> None:
    """On the screen dice fly from the tribe with faces that add up to the roll; at a table people roll, and they show no face."""
    assert all(sum(split_sum(pips, 3, Random(pips))) == pips for pips in range(3, 19))
    position = settle(lay_stone_age(2), Rolling(0, Kind.WOOD, 3, Rule.GATHER))
    event = next(event for event in position.play(choices.Roll(11)).events if isinstance(event, Rolled))
    flown = build_telling(position).animate(event, position.table, "")
    assert sum(int(moved.picture[-1]) for moved in flown) == 11 and {moved.way[0] for moved in flown} == {("home:0", "tribe:0")}
    assert {moved.picture for moved in build_telling(position, StoneAgeAtTheTable).animate(event, position.table, "")} == {
        "#vc-die-0"
    }


def test_dice_for_everyone_show_what_their_faces_are_worth() -> None:
    """Of the dice for everyone that are left, each shows its own face, and below it what the edition prints for that face."""
    position = settle(lay_stone_age(3), Drafting((1, 2, 0), (2, 5, 6)))
    drawn = walk(build_telling(position).draw_panels(position, 0))
    shown = [[each.kind for each in sorted(drawn, key=lambda each: each.y) if {"die", face} <= each.labels] for face in "256"]
    worth = position.table.edition.die
    assert [[kind for kind in kinds if "use" in kind] for kinds in shown] == [
        [f"use #vc-die-{face}", f"use #vc-{worth[face - 1]}"] for face in (2, 5, 6)
    ]


def test_what_a_tribe_s_cards_count_is_said() -> None:
    """A press on a tribe's cards tells their points with the rule: people times their multiplier, symbols squared.

    A card that only its owner has seen is told to no other.
    """
    table = lay_stone_age(2, {0: {"cards": (9, 0, 1, 10), "field": 3, "buildings": (4,), "secret": (25,)}}, row=(12, 14, 16, 17))
    told, position = build_telling(lay_placing(table)), lay_placing(table)
    said, rules = told.explain_not_now("figure:0:farmer", position, 0)
    assert said == "2 × 3 on the food track = 6 points at the end." and rules
    symbols = told.explain_not_now("figure:0:culture", position, 1)[0]
    assert symbols.startswith("2 different symbols and 1 of them again: 2 × 2 + 1 × 1 = 5")
    own, others = (told.explain_not_now("kept:0", position, seat)[0] for seat in (0, 1))
    assert "dice for everyone / 2 farmers" in others and told.has_hidden_pieces(position, 0)
    assert own == f"{others}\n• 3 points / 3 hut builders, drawn face down"
    assert told.explain_not_now("figure:0:hut-builder", position, 0)[0].startswith("3 × 1 buildings = 3 points")
    assert told.explain_not_now("figure:0:hut-builder", position, 1)[0].startswith("0 × 1 buildings = 0 points")


@pytest.mark.parametrize(("scored", "when"), [(False, "deciding"), (True, "paying")])
def test_what_cards_do_is_said_by_the_rulings(scored: bool, when: str) -> None:
    """Unused one-use tools count among the tools, or don't; two resources are taken at any decision, or only to pay."""
    ruled = {"rulings.one_use_scored": scored, "rulings.any_two_when": when}
    position = lay_placing(lay_stone_age(2, {0: {"cards": (6,), "tools": (1, 0, 0), "one_use": (3,)}}, corrections=ruled))
    told = build_telling(position)
    assert told.explain_not_now("figure:0:tool-maker", position, 0)[0].startswith(
        "2 × 4 in tools = 8" if scored else "2 × 1 in tools = 2"
    )
    assert ("something to pay for" in told.describe_target("card:35")) is (when == "paying")
    assert "1 (wood), 2 (brick), 3 (stone), 4 (gold), 5 (a tool) and 6 (a field)" in told.describe_target("card:0")


def test_dice_are_typed_as_their_sum_or_face_by_face() -> None:
    """At a table each sum of dice is one tap, or faces are typed and added up; of dice for everyone the faces count.

    Only complete rolls are ready; faces that can't be, and faces beyond the number of dice, are dropped. Chance completes a roll
    of which a face is known. Cards and buildings are listed once for each look.
    """
    position = settle(lay_stone_age(2), Rolling(0, Kind.WOOD, 3, Rule.GATHER))
    writing = StoneAgeWriting(build_telling(position, StoneAgeAtTheTable))
    assert [each.label for each in writing.list_drawables(position)] == [str(pips) for pips in range(3, 19)]
    two, three = (writing.build_handful(position, {"dice": faces}) for faces in (["1", "6"], ["1", "6", "6"]))
    assert not two.ready and three.ready
    assert [{cell.open for cell in each.spaces[0].cells} for each in (two, three)] == [{True}, {False}]
    assert writing.read_handful(position, {"dice": ["1", "6", "6", "5"]}) == (choices.Roll(13),)
    assert writing.read_handful(position, {"dice": [None, "7", "2"]}) == (choices.Roll(2),) and not writing.complete(
        position, {}, Random(1)
    )
    rolled = writing.complete(position, {"dice": ["6"]}, Random(1))[0]
    assert position.play(Option(rolled)).events
    thrown = settle(lay_stone_age(3), Throwing(0))
    asked = StoneAgeWriting(build_telling(thrown, StoneAgeAtTheTable))
    assert asked.list_drawables(thrown) is None and asked.read_handful(thrown, {"dice": ["5", "2", "2"]}) == (
        choices.Throw((2, 2, 5)),
    )
    bought = lay_acting(lay_stone_age(2, {0: {"wood": 2, "brick": 1, "at": {"building-1": 1}}}))
    opened = bought.play(next(option for option in bought.options if option.payment.spent)).position
    tiles = StoneAgeWriting(build_telling(opened, StoneAgeAtTheTable)).list_drawables(opened)
    assert all(isinstance(each.option.choice, choices.TurnTile) for each in tiles) and len({each.label for each in tiles}) == len(
        tiles
    )
    drawing_one = new_game(EditionSettings(FIRST), 2)
    looks = StoneAgeWriting(build_telling(drawing_one, StoneAgeAtTheTable)).list_drawables(drawing_one)
    assert len(looks) == 34 and not any(isinstance(each.option.choice, choices.DrawCard) for each in looks)
    cards = [drawing_one.table.edition.cards[each.option.choice.card] for each in looks]
    assert [card.amount for card in cards if card.gives.value == "food"] == [1, 2, 3, 3, 4, 5, 7], "sorted by what they give"


def test_a_table_laid_out_is_the_table() -> None:
    """As rounds of two random games begin, for two and for four, the opened form, sent back untouched, gives the position."""
    assert [split_tools(value) for value in (0, 1, 4, 12)] == [(0, 0, 0), (1, 0, 0), (2, 1, 1), (4, 4, 4)]
    for players in (2, 4):
        game = laws.play_whole_game(STONE_AGE, (FIRST, players), Random(players))
        form = StoneAgeLayingForm(load_words(), PLAYERS[:players], game.start.table.copy)
        begun = [
            step.position
            for step in game.steps
            if isinstance(step.position.top, Placing) and not any(any(tribe.placed) for tribe in step.position.table.tribes)
        ]
        assert len(begun) > 5
        for position in begun:
            told = decode(form.open(position))
            assert told["problems"] == []
            again = form.read(told["values"])
            assert again == position and find_flaw(again) == ""


def test_what_cannot_be_laid_out_is_said() -> None:
    """The form reports a card in two places, a building among cards, a short row, too few workers, a wrong number of buildings.

    Points out of reach are reported at their field.
    """
    position = lay_placing(lay_stone_age(2))
    form = StoneAgeLayingForm(load_words(), PLAYERS[:2], position.table.copy)
    values = decode(form.open(position))["values"]
    said = " ".join(
        text for text, _, _ in decode(form.check({**values, "row": [10, 12], "tribes.0.cards": [10, 40]}))["problems"]
    )
    assert "is in two places" in said and "4 cards lie there" in said and "that is a building" in said
    assert "at least 5 workers" in decode(form.check({**values, "tribes.1.workers": 3}))["problems"][0][0]
    for far in ("score", "below"):
        [[said, fields, _]] = decode(form.check({**values, f"tribes.0.{far}": FARTHEST + 1}))["problems"]
        assert str(FARTHEST) in said.replace(",", "") and fields == [f"tribes.0.{far}"]
    assert "14 were brought into play" in decode(form.check({**values, "under.0": 3}))["problems"][0][0]


def test_a_worker_acts_where_it_stands_and_flies_home() -> None:
    """A worker's action is pressed at its place; then the worker flies home, and a field to the tribe's food track."""
    position = lay_acting(lay_stone_age(2, {0: {"at": {"field": 1}}}))
    told = build_telling(position)
    assert told.find_target(choices.Work(Place.FIELD), position) == "place:field"
    moved = [
        way
        for event in position.play(choices.Work(Place.FIELD)).events
        for way in told.animate(event, position.table, "place:field")
    ]
    assert moved[0].way == (("place:field",), ("home:0", "/tribe:0:home", "tribe:0"))
    assert moved[1].picture == "#vc-field" and moved[1].way[-1] == ("/tribe:0:field",)


def test_a_page_answers_with_the_game_that_it_was_asked_for() -> None:
    """A page asked for Stone Age answers with that game's settings, and turns to it.

    A page that is asked for no game, or for an unknown one, answers with Village's settings.
    """
    page = Play()
    assert decode(page.receive({"do": "hello", "step": "play=stone_age"}))["settings"]["game"] == "stone_age"
    assert page.game.name == "stone_age"
    for said in ({"do": "hello"}, {"do": "hello", "step": "play=chess"}):
        assert decode(Play().receive(said))["settings"]["game"] == "village"
