"""Each kind of event of Stone Age moves its pictures from where they lie to where they will lie."""

from __future__ import annotations

from typing import Final

import pytest

from tests.stone_age.positions import lay_placing, lay_stone_age
from tests.stone_age.test_board import build_telling
from village_core.games.outcome import Outcome
from village_core.games.stone_age import events
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Kind, Place
from village_widgets.components.telling import MovingPieces

STILL: Final[list[tuple[events.Event, str]]] = [
    (events.NothingGained(Rule.FIELD_TOP, 0), "place:field"),
    (events.AnyTwoKept(Rule.CARD_ANY_TWO, 0, 1), "card:10"),
    (events.PileEmptied(Rule.END_BUILDINGS, 0), "tile:1"),
    (events.Declined(Rule.ACT_DECLINE, 0, Place.CARD_1), "place:forest"),
    (events.Ended(Rule.WIN_MOST, Outcome((), (0,), Rule.WIN_MOST)), ""),
]
"""An event of each kind that moves nothing, with the target of the choice that caused it."""
BASES: Final = {events.Event, events.SeatEvent, events.TribeEvent}
MOVES: Final[list[tuple[events.Event, str, str]]] = [
    (events.Placed(Rule.PLACE_TURN, 1, Place.FOREST, 2), "", "#vc-w-blue 2 home:1 place:forest"),
    (events.Returned(Rule.GATHER, 0, Place.FOREST), "", "#vc-w-red 2 place:forest home:0"),
    (events.Rolled(Rule.GATHER, 0, Kind.WOOD, 1, 4), "", "#vc-die-4 1 home:0 wilds"),
    (events.ToolUsed(Rule.TOOL_USE, 0, 1, 2), "", "#vc-tool 1 tool:0:1 roll"),
    (events.OneUseToolUsed(Rule.TOOL_ONE_USE, 0, 3), "", "#vc-tool 1 one-use:0:3 roll"),
    (events.Gained(Rule.GATHER, 0, Kind.GOLD, 2), "", "#vc-gold 2 place:river /tribe:0:gold"),
    (events.Gained(Rule.FEED_FIELD, 0, Kind.FOOD, 2), "", "#vc-food 2 /tribe:0:field /tribe:0:food"),
    (events.Gained(Rule.CARD_SUPPLIES, 0, Kind.WOOD, 2), "card:10", "#vc-wood 2 card:10 /tribe:0:wood"),
    (events.Paid(Rule.FEED_FOOD, 0, ((Kind.FOOD, 3),)), "", "#vc-food 3 /tribe:0:food home:0"),
    (events.Paid(Rule.BUILDING_PRICE, 0, ((Kind.BRICK, 3),)), "tile:1", "#vc-brick 3 /tribe:0:brick tile:1"),
    (events.ToolGained(Rule.TOOL_MAKER, 0, 1), "place:tool-maker", "#vc-tool 1 place:tool-maker /tribe:0:tools"),
    (events.OneUseToolGained(Rule.CARD_ONE_USE, 0, 3), "card:10", "#vc-tool 1 card:10 /tribe:0:tools"),
    (events.WorkerGained(Rule.HUT, 1), "", "#vc-w-blue 1 place:hut home:1"),
    (events.FieldGained(Rule.FIELD, 0), "place:field", "#vc-field 1 place:field /tribe:0:field"),
    (events.AnyTwoUsed(Rule.ANY_TWO_TAKE, 0), "", " 1 any-two:0 any-two:0"),
    (events.PointsGained(Rule.CARD_POINTS, 1, 4), "card:10", "#vc-points 1 card:10 /hearth:1"),
    (events.Starved(Rule.FEED_PENALTY, 0, 10), "", "#vc-points 1 /hearth:0 tribe:0"),
    (events.CardTaken(Rule.CARD_TAKE, 0, Place.CARD_1, 10), "", "card:10 1 card:10 /tribe:0:kept"),
    (events.CardDrawn(Rule.CARD_EXTRA, 0, 12), "", "#vc-card 1 /deck /tribe:0:kept"),
    (events.CardTurned(Rule.ROUND_CARDS, Place.CARD_2, 12), "", "card:12 1 /deck card:12"),
    (events.RowMoved(Rule.ROUND_CARDS), "", "card:14 1 /card:2 /card:1; card:16 1 /card:3 /card:2"),
    (events.BuildingTaken(Rule.BUILDING_POINTS, 1, Place.BUILDING_2, 1), "", "tile:1 1 tile:1 /tribe:1:kept"),
    (events.TileTurned(Rule.BUILDING_NEXT, Place.BUILDING_2, 5), "", "tile:5 1 /site:1 tile:5"),
    (events.DiceThrown(Rule.CARD_DICE, 0, (5,)), "", "#vc-die-5 1 home:0 hearth"),
    (events.RoundBegan(Rule.ROUND_START, 1), "", "#vc-starts 1 /tribe:0:mark /tribe:1:mark"),
]
"""Events, each with the target of the choice that caused it, and with each movement: picture, times, start and end."""


def move(event: events.Event, at: str) -> list[MovingPieces]:
    """Return what moves at a table with pieces of all kinds when an event happens by the choice of this target."""
    tribe = {"at": {"forest": 2}, "tools": (2, 1, 0), "one_use": (3,), "any_two": 1}
    table = lay_stone_age(2, {0: tribe}, row=(10, None, 14, 16))
    return [*build_telling(lay_placing(lay_stone_age(2))).animate(event, table, at)]


@pytest.mark.parametrize(
    ("event", "at", "moves"), MOVES, ids=lambda each: type(each).__name__ if isinstance(each, events.Event) else ""
)
def test_an_event_moves_its_pictures(event: events.Event, at: str, moves: str) -> None:
    """The picture flies as often as there are pieces, from the place, supply or tribe where they lie to where they come."""
    found = move(event, at)
    ways = [(moved.way[0][0].partition("@")[0], moved.way[-1][0].partition("@")[0]) for moved in found]
    told = [f"{moved.picture} {moved.times} {' '.join(way)}" for moved, way in zip(found, ways, strict=True)]
    assert "; ".join(told) == moves


def test_every_kind_of_event_moves_or_is_known_to_stand_still() -> None:
    """No kind of event is left out above, and the events that are said to move nothing do so."""
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, events.Event)}
    moved, still = ({type(event) for event, *_ in each} for each in (MOVES, STILL))
    assert moved == kinds - BASES - still and len(still) == len(STILL)
    assert [moving for event, at in STILL for moving in move(event, at)] == []
