"""The directions in which the boards of Village fill: the church from one side, the rows of the chronicle from another."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.village.positions import BIG, FIRST, lay_village
from tests.widgets.sample import WORDS, draw_table, find_lefts, list_parts, seat_guests
from village_core.games.village.vocabulary import (
    Row,
)
from village_widgets.games.village.drawing.ink import SeenVillage
from village_widgets.games.village.tracker.drawn import draw_windows

DIRECTIONS = [(FIRST, "leftwards"), (FIRST, "rightwards"), (BIG, "leftwards"), (BIG, "rightwards")]


@pytest.mark.parametrize(("edition", "direction"), DIRECTIONS)
def test_members_climb_the_church_in_the_direction_of_the_board(edition: str, direction: str) -> None:
    """mass-rise: on board and tracker windows, their members and the grain between them run from the right, or the left."""
    windows = {f"church-{step}": (step,) for step in range(1, 5)}
    table = lay_village(2, edition, members={0: windows}, corrections={"church.direction": direction})
    shown, backwards = list_parts(draw_table(table)), direction == "leftwards"
    glass = find_lefts(re.sub(r'<g data-at="church:\d"><rect', "<rect id='window'", shown["church:scene"]), "id='window'")
    grain = find_lefts(shown["church:scene"], 'class="o f-card"')
    members = [find_lefts(shown[f"members:church-{step}"], "#vc-p-")[0] for step in range(1, 5)]
    for lefts in (glass, grain, members):
        assert lefts == sorted(set(lefts), reverse=backwards)
    assert [left < member < left + 76 - 26 for left, member in zip(glass, members, strict=True)] == [True] * 4
    between = [max(pair) for pair in pairwise(glass)]
    assert [abs(left + 14 - edge) < 10 for left, edge in zip(grain, between, strict=True)] == [True] * 3
    tracked = draw_windows(SeenVillage(table, 0, seat_guests(2), WORDS))
    arches, folk, seals = (find_lefts(tracked, kind) for kind in ("f-glass", "#vc-p-", "#vc-seal"))
    labels = find_lefts(tracked, 'class="o f-card"')
    assert all(lefts == sorted(set(lefts), reverse=backwards) for lefts in (arches, folk, seals, labels))
    assert len(arches) == len(folk) == len(seals) == 4 and len(labels) == 3
    assert re.findall(r">(\d)</text>", tracked)[:2] == ["2", "1"], "drawn in the order of the game, whatever the side"


@pytest.mark.parametrize(("edition", "direction"), DIRECTIONS)
def test_the_chronicle_fills_in_the_direction_of_the_board(edition: str, direction: str) -> None:
    """dying-chronicle: the dead lie from the right, or the left, unused spaces at the other end; graves fill from the left.

    The first space of the row is the outermost, and the line that marks a full row stands at its end.
    """
    dead = {0: {"chronicle-farm": (1, 1, 2), "grave": (1, 1)}}
    table = lay_village(2, edition, members=dead, corrections={"chronicle_direction": direction})
    shown, backwards = list_parts(draw_table(table)), direction == "leftwards"
    spaces, crossed = (find_lefts(shown["chronicle:scene"], f'"{kind}" x=') for kind in ("em", "cv"))
    row, unused = spaces[:3], crossed[: table.edition.chronicle[table.edition.players[1]].rows[Row.FARM] - 3]
    assert [*row, *unused] == sorted({*row, *unused}, reverse=backwards)
    assert (max if backwards else min)(spaces) == row[0], "no row begins farther out"
    lying, full = find_lefts(shown["chronicle:farm"], "#vc-p-"), find_lefts(shown["chronicle:farm"], 'class="fu"')
    assert [left < pawn + 13 < left + 37 for left, pawn in zip(row, lying, strict=True)] == [True] * 3
    assert full == [row[2] if backwards else pytest.approx(unused[0] - 4, abs=0.1)]
    assert find_lefts(shown["graves"], "#vc-p-") == sorted(find_lefts(shown["graves"], "#vc-p-"))
