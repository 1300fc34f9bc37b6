"""Impossible tables and agendas are named by their place."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.stone_age.positions import lay_placing, lay_stone_age
from village_core.games.outcome import Outcome, Sheet
from village_core.games.stone_age import EditionSettings, Position, Table, find_flaw
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.cards import Drafting
from village_core.games.stone_age.ending import score
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Adding, Rolling
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import NOWHERE, Pile
from village_core.games.stone_age.vocabulary import AT, Kind, Place
from village_core.kernel.frames import Frame

TABLE = lay_stone_age(2)


def spoil_tribe(**tribe: object) -> Table:
    """Return the sound table with these values, possible or not, in the first tribe."""
    return TABLE.with_tribe(0, replace(TABLE.tribes[0], **tribe))


def place_workers(place: Place, *workers: int) -> Table:
    """Return a table with these numbers of workers of each seat at a place, possible or not."""
    table = lay_stone_age(len(workers))
    for seat, count in enumerate(workers):
        placed = list(NOWHERE)
        placed[AT[place]] = count
        table = table.with_tribe(seat, replace(table.tribes[seat], workers=10, placed=tuple(placed)))
    return table


def fill_village() -> Table:
    """Build a table of two players where the first has workers at all three places of the village."""
    return lay_stone_age(2, {0: {"at": {"hut": 2, "field": 1, "tool-maker": 1}}})


WRONG = {
    "table.copy.edition": replace(TABLE, copy=EditionSettings("third")),
    "table.tribes": replace(TABLE, tribes=TABLE.tribes[:1], piles=TABLE.piles[:1]),
    "table.row": replace(TABLE, row=TABLE.row[:3]),
    "table.deck": replace(TABLE, deck=TABLE.deck[1:]),
    "table.deck ": replace(TABLE, deck=TABLE.deck[::-1]),
    "table.hidden": replace(TABLE, hidden=TABLE.hidden[1:]),
    "table.hidden ": replace(TABLE, hidden=TABLE.hidden[::-1]),
    "table.piles": replace(TABLE, piles=(Pile(0, 5), Pile(1, 6))),
    "table.piles ": replace(TABLE, piles=(Pile(0, -1), Pile(1, 13))),
    "table.piles  ": replace(TABLE, piles=(*TABLE.piles, Pile(None, 0))),
    "table.start": replace(TABLE, start=2),
    "table.round": replace(TABLE, round=0),
    "table.tribes.0.wood": spoil_tribe(wood=-1),
    "table.tribes.0.food": spoil_tribe(food=100_000),
    "table.tribes.0.workers": spoil_tribe(workers=11),
    "table.tribes.0.field": spoil_tribe(field=11),
    "table.tribes.0.any_two": spoil_tribe(any_two=-1),
    "table.tribes.0.score": spoil_tribe(score=-10_000),
    "table.tribes.0.tools": spoil_tribe(tools=(3, 1, 1)),
    "table.tribes.0.tools ": spoil_tribe(tools=(1, 2, 1)),
    "table.tribes.0.tools  ": spoil_tribe(tools=(5, 5, 5)),
    "table.tribes.0.turned": spoil_tribe(turned=(True, False, False)),
    "table.tribes.0.one_use": spoil_tribe(one_use=(2, 4)),
    "table.tribes.0.placed": spoil_tribe(placed=(6, *NOWHERE[1:])),
    "table.tribes.0.placed ": spoil_tribe(placed=NOWHERE[1:]),
    "table.tribes.0.placed.1": place_workers(Place.FOREST, 8, 0),
    "table.tribes.0.placed.2": place_workers(Place.CLAY_PIT, 1, 1),
    "table.tribes.1.placed.5": place_workers(Place.TOOL_MAKER, 1, 2, 0, 0),
    "table.tribes.0.placed.6": place_workers(Place.HUT, 1, 0, 0, 0),
    "table.tribes.0.placed.8": replace(lay_stone_age(2, {0: {"at": {"card-1": 1}}}, row=(None, 12, 14, 16))),
    "table.tribes.0.placed.14": place_workers(Place.BUILDING_3, 1, 0),
    "table.tribes.0.placed.5": fill_village(),
    "table.outcome": replace(TABLE, outcome=Outcome((Sheet({}, 0),) * 2, (0,), Rule.WIN_MOST)),
}
AGENDAS: dict[str, tuple[Frame[Table], ...]] = {
    "agenda.1": (RoundOver(), Placing(2)),
    "agenda.0": (Acting((0, 3)),),
    "agenda.0 ": (Rolling(0, Kind.WOOD, 51, Rule.GATHER),),
    "agenda.0  ": (Adding(2, Kind.WOOD, 5, Rule.GATHER),),
    "agenda.0   ": (Drafting((0, 1), (3,)),),
    "agenda.0    ": (Drafting((0, 1), (3, 2)),),
    "agenda.0     ": (Hungry(0, 11),),
    "agenda": (RoundOver(),) * 100,
    "agenda ": (RoundOver(),),
}


@pytest.mark.parametrize("place", WRONG)
def test_what_cannot_be_on_a_table_is_named(place: str) -> None:
    """The flaw of an impossible table is the dotted place of the first thing that is wrong."""
    assert find_flaw(Position(WRONG[place], (RoundOver(), Placing(0)))) == place.strip()


@pytest.mark.parametrize("place", AGENDAS)
def test_what_cannot_be_on_the_agenda_is_named(place: str) -> None:
    """The flaw is the place of a frame with a wrong seat, number or dice, or of an agenda that is too long or asks no player."""
    assert find_flaw(Position(TABLE, AGENDAS[place])) == place.strip()


def test_what_can_be_has_no_flaw() -> None:
    """A table without faults has no flaw, before the end and after it; another rule or order of winners is one."""
    assert not find_flaw(lay_placing(TABLE))
    for table in (TABLE, lay_stone_age(2, {1: {"wood": 1}}), lay_stone_age(2, {1: {"field": 1}})):
        outcome = score(table)
        assert not find_flaw(Position(replace(table, outcome=outcome), ()))
        assert find_flaw(Position(replace(table, outcome=replace(outcome, rule=Rule.HUNT)), ())) == "table.outcome"
        assert find_flaw(Position(replace(table, outcome=replace(outcome, winners=(1, 0))), ())) == "table.outcome"
