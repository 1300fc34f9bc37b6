"""The strip of places: what lies where on the board, at a glance."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.village.positions import lay_turn, lay_village
from tests.widgets.tables import hear, open_table
from tests.widgets.test_grouping import GAMES, RECORDED, list_positions
from village_widgets.components.places import find_targets
from village_widgets.components.strips import LyingPieces


@pytest.mark.parametrize("path", RECORDED[:1] + RECORDED[-1:], ids=lambda path: path.parent.name)
def test_each_place_leads_to_the_board(path):
    """At each tenth position the same four or more places are listed; each leads to a panel, or to a target that is drawn."""
    known = set()
    for telling, position in list(list_positions(path))[::10]:
        panels = telling.draw_panels(position, 0)
        there = {panel.key for panel in panels} | {at for panel in panels for at in find_targets(panel.parts)}
        places = telling.list_places(position, 0)
        assert {place.at for place in places} <= there
        known.add(tuple((place.key, place.at) for place in places))
    assert len(known) == 1 and len(next(iter(known))) >= 4


def test_cubes_lie_at_their_spaces_and_workers_at_their_places():
    """Village lists its cubes by space and the viewer's farm last; Stone Age lists each tribe's placed workers in its colour."""
    telling, position = next(list_positions(GAMES / "village" / "graves-turn.jsonl"))
    places = telling.list_places(position, 1)
    assert [sum(piece.count for piece in place.lying) for place in places[:7]] == [*map(sum, position.table.spaces)]
    assert sum(position.table.spaces[0]) and places[-1].at == "farm:1"
    telling, position = list(list_positions(GAMES / "stone_age" / "cards-of-two.jsonl"))[3]
    lying = Counter({piece.picture: 0 for place in telling.list_places(position, 0) for piece in place.lying})
    for place in telling.list_places(position, 0):
        lying.update({piece.picture: piece.count for piece in place.lying})
    colours = [player.colour for player in telling.players]
    placed = {f"#vc-w-{colour}": sum(tribe.placed) for colour, tribe in zip(colours, position.table.tribes, strict=True)}
    assert lying == Counter(placed) and lying.total()


@pytest.mark.parametrize("path", RECORDED[:1] + RECORDED[-1:], ids=lambda path: path.parent.name)
def test_pieces_in_the_strip_have_words_and_the_plague_a_meaning(path):
    """Pieces at a place are said with their number; only the plague has a word that a tap explains, which the glossary knows."""
    pieces = [
        (telling, piece)
        for telling, position in list_positions(path)
        for place in telling.list_places(position, 0)
        for piece in place.lying
    ]
    assert pieces and all(str(piece.count) in piece.said for _, piece in pieces)
    assert all(bool(piece.word) == (piece.picture == "#vc-plague") for _, piece in pieces)
    assert all(piece.word in {entry.key for entry in telling.glossary} for telling, piece in pieces if piece.word)


def test_a_patch_sends_only_places_that_have_changed():
    """After a cube is taken the page hears of its space alone, and of no sign again; the whole board has nine places."""
    table = open_table(lay_turn(lay_village(2, spaces={"crafts": "skill faith", "market": "faith"})))
    whole = hear(table, {"do": "whole"})["table"]
    assert len(whole["places"]) == 9 and set(whole["signs"]) >= {"space-crafts", "strip-own"}
    row = next(row for row in whole["rows"] if row["target"] == "cube:crafts:skill")
    assert hear(table, {"do": "pick", "row": row.get("number", whole["rows"].index(row)), "way": 0, "v": table.version}) is None
    patch = table.patch()
    assert list(patch.places) == [2] and patch.places[2].lying == (LyingPieces("#vc-faith", 1, "1 Faith"),)
