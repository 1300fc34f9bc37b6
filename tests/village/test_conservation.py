"""Impossible positions are named by the place of their flaw."""

from __future__ import annotations

import json

import pytest

from tests.village.positions import BIG, lay_market_day, lay_mass, lay_turn, lay_village, open_game, settle
from village_core.games.village import find_flaw, from_json, to_json
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.ending import RULES
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.position import Position
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.turn import Acting, Turn
from village_core.kernel.frames import Frame


def test_positions_that_can_be() -> None:
    """supply-limited: new games and laid-out positions have no flaw, nor has a Big Box table with more goods than its box."""
    for position in (
        open_game(2),
        open_game(5, BIG),
        lay_turn(lay_village(3)),
        lay_market_day(lay_village(4)),
        lay_mass(lay_village(2)),
        settle(lay_village(2)),
    ):
        assert find_flaw(position) == ""
    more = lay_village(2, BIG, stock={0: {"plow": 13, "coin": 26}})
    assert more.supply.plow == -1 and find_flaw(lay_turn(more)) == ""


FLAWS = [  # place in the table, what stands there, the place that is named
    ("supply.skill", 19, "table.supply.skill"),
    ("supply.plague", 0, "table.supply.plague"),
    ("supply.coin", 14, "table.supply.coin"),
    ("supply.grain", 21, "table.supply.grain"),
    ("supply.ox", 7, "table.supply.ox"),
    ("supply.horse", -1, "table.supply.horse"),
    ("farms.0.faith", -1, "table.farms.0.faith"),
    ("farms.1.faith", 1, "table.supply.faith"),
    ("farms.0.coin", -1, "table.farms.0.coin"),
    ("farms.0.scroll", -2, "table.farms.0.scroll"),
    ("farms.1.grain", 6, "table.farms.1.grain"),
    ("farms.1.time", -1, "table.farms.1.time"),
    ("farms.0.time", 10**12, "table.farms.0.time"),
    ("farms.0.prestige", 10**12, "table.farms.0.prestige"),
    ("farms.0.cities", ["farm"], "table.farms.0.cities"),
    ("farms.0.cities", ["city-a", "city-a"], "table.farms.0.cities"),
    ("farms.0.family.0", ["farm", "farm", "farm"], "table.farms.0.family.0"),
    ("farms.0.family.3", ["unborn", "unborn", "unborn"], "table.farms.0.family.3"),
    ("farms.0.family.0", ["grave"] * 4, "table.graves"),
    ("farms.0.family.0", ["chronicle-farm"] * 4, "table.chronicle.farm"),
    ("farms.0.customers", [0], "table.pile"),
    ("farms.0.customers", [-1], "table.pile"),
    ("stalls", [0, 1], "table.stalls"),
    ("stalls", [0, 1, 1], "table.pile"),
    ("queue", [3, 4, 5, 6, 7, 8], "table.queue"),
    ("pile", [99], "table.pile"),
    ("spaces.5", [0, 1, 0, 0, -1], "table.spaces.5"),
    ("spaces", [], "table.spaces"),
    ("bag", [0, 0, 0, 0, -1], "table.bag"),
    ("bag", [1, 0, 0, 0, 0], "table.supply.skill"),
    ("start", 2, "table.start"),
    ("ring", -1, "table.ring"),
    ("round", -1, "table.round"),
    ("trigger", {"seat": 5, "filled": "graves", "moment": "turn-end"}, "table.trigger"),
    ("outcome", {"sheets": [], "winners": [0], "rule": "x"}, "table.outcome"),
    ("copy.edition", "second_2015", "table.copy.edition"),
    ("copy.corrections", [["council.time.1", 99]], "table.copy.council.time.1"),
    ("farms", [], "table.farms"),
]


@pytest.mark.parametrize(("place", "value", "named"), FLAWS)
def test_a_table_that_cannot_be(place: str, value: object, named: str) -> None:
    """supply-limited: a piece too many, too few or at an impossible place, and an impossible number, are named by their place."""
    data = json.loads(to_json(settle(lay_village(2))))
    *way, last = place.split(".")
    inner = data["table"]
    for part in way:
        inner = inner[int(part)] if isinstance(inner, list) else inner[part]
    inner[int(last) if isinstance(inner, list) else last] = value
    assert find_flaw(from_json(json.dumps(data))) == named


WON = ((30, 20), (0,), Rule.WIN_MOST)
SHARED = ((30, 30), (0, 1), Rule.TIE_SHARED)
CUSTOMERS = ((30, 30), (1,), Rule.TIE_CUSTOMERS)


def find_end_flaw(totals: tuple[int, ...], winners: tuple[int, ...], rule: str, **sheet: object) -> str:
    """Return the flaw of a table of two that ended with these totals, winners and rule, the first sheet changed."""
    data = json.loads(to_json(settle(lay_village(2))))
    sheets = [{"points": {**dict.fromkeys(RULES, 0), "coins": total}, "total": total} for total in totals]
    data["table"]["outcome"] = {"sheets": [{**sheets[0], **sheet}, *sheets[1:]], "winners": winners, "rule": rule}
    return find_flaw(from_json(json.dumps(data)))


def test_ends_that_can_be() -> None:
    """win-most, tie-shared: a winner with the most points, one by a tie-break, or several who share, are possible."""
    assert {
        find_end_flaw(*WON),
        find_end_flaw(*SHARED),
        find_end_flaw(*CUSTOMERS),
        find_end_flaw((30, 30), (0,), Rule.TIE_LIVING),
    } == {""}


@pytest.mark.parametrize(
    ("outcome", "sheet"),
    [
        (WON, {"points": {}, "total": 30}),
        (WON, {"points": {}, "total": 0}),
        (WON, {"points": {"coins": 30}}),
        (WON, {"total": 31}),
        (((30,), (0,), Rule.WIN_MOST), {}),
        (((30, 20, 10), (0,), Rule.WIN_MOST), {}),
        (((30, 20), (), Rule.WIN_MOST), {}),
        (((30, 20), (1,), Rule.WIN_MOST), {}),
        (((30, 20), (2,), Rule.WIN_MOST), {}),
        (((30, 20), (0, 1), Rule.WIN_MOST), {}),
        (((30, 20), (0,), "zzz"), {}),
        (((30, 20), (0,), Rule.SCORE_COINS), {}),
        (((30, 20), (0,), Rule.TIE_LIVING), {}),
        (((30, 30), (0,), Rule.WIN_MOST), {}),
        (((30, 30), (0,), Rule.TIE_SHARED), {}),
        (((30, 30), (0, 0), Rule.TIE_SHARED), {}),
        (((30, 30), (1, 0), Rule.TIE_SHARED), {}),
        (((30, 30), (0, 1), Rule.TIE_LIVING), {}),
        (((30, 20), (0, 1), Rule.TIE_SHARED), {}),
        (((30, 30), (0,), Rule.TIE_GRAIN), {}),
    ],
)
def test_an_end_that_cannot_be(outcome: tuple[tuple[int, ...], tuple[int, ...], str], sheet: dict[str, object]) -> None:
    """win-most: an outcome whose sheets don't add up, or whose winners don't fit totals or rule, is the table's flaw."""
    assert find_end_flaw(*outcome, **sheet) == "table.outcome"


FRAMES: list[tuple[Frame, ...]] = [
    (Turn(2),),
    (Turns(0), Acting(0, ())),
    (Dying(-1),),
    (Privileges(0, 0),),
    (Privileges(0, 5),),
    (Rewarded(0, 10**9, Rule.TRAVEL_REWARD),),
    (Rewarded(7, 1, Rule.TRAVEL_REWARD),),
    (Drawing(9),),
    (Drawing(2, 3),),
    (BuyingOut((0, 3)),),
    (BuyingOut((0, 1), -1),),
    (Rising((4,)),),
    (LastTurns((9,)),),
    (DrawingInfluence(3),),
    (Turns(8),),
]


@pytest.mark.parametrize("agenda", FRAMES, ids=lambda agenda: str(agenda[-1]))
def test_an_agenda_that_cannot_be(agenda: tuple[Frame, ...]) -> None:
    """turn-take: a frame with an unknown seat, an impossible number or no space is named by its depth."""
    assert find_flaw(Position(lay_village(2), agenda)) == f"agenda.{len(agenda) - 1}"


def test_nobody_who_could_answer() -> None:
    """turn-take: an agenda that asks no player, asks one who has no option, or has a hundred frames, is a flaw."""
    assert find_flaw(Position(lay_village(2), (Turns(0),))) == "agenda"
    assert find_flaw(Position(lay_village(2, spaces={}), (Turns(1), Turn(0)))) == "agenda"
    assert [find_flaw(Position(lay_village(2), (Turn(0),) * count)) for count in (99, 100)] == ["", "agenda"]
