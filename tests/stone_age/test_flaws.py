"""Each number, piece and frame of a table at its limit and just beyond it, and ends that can't be."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec.structs import replace

from tests.flaws import Flaws
from tests.stone_age.positions import NOWHERE, lay_stone_age
from tests.stone_age.test_validation import place_workers, spoil_tribe
from tests.stone_age.tracked import begin_tracked
from village_core.games.outcome import Sheet
from village_core.games.stone_age import Table, find_flaw
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.any_two import UsingTwo
from village_core.games.stone_age.cards import Drafting, DrawingCard, Throwing
from village_core.games.stone_age.ending import score
from village_core.games.stone_age.feeding import Feeding, Hungry
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Adding, Rolling
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Pile
from village_core.games.stone_age.tracking.tallying import Tallying, TurningOver
from village_core.games.stone_age.tracking.watching import Feasting, Watching
from village_core.games.stone_age.vocabulary import AT, CARDS, GATHERED, SITES, Kind, Place, ScoreLine
from village_core.kernel.frames import Frame

FLAWS = Flaws(find_flaw, Placing(0), Watching((0, 1)))
TABLE = lay_stone_age(2)
TRACKED = begin_tracked().table

POSSIBLE = {
    "workers on all the room of a place": place_workers(Place.FOREST, 7, 0),
    "workers of all on the hunt": place_workers(Place.HUNT, 9, 8),
    "a pair in the hut": place_workers(Place.HUT, 0, 2),
    "workers of two tribes at a place, of three": place_workers(Place.QUARRY, 1, 4, 0),
    "workers of all tribes at a place, of four": place_workers(Place.QUARRY, 1, 4, 1, 1),
    "a worker on a card": place_workers(Place.CARD_4, 1, 0),
    "all places of the village that two may use": lay_stone_age(2, {0: {"at": {"field": 1, "tool-maker": 1}}}),
    "all workers placed": lay_stone_age(2, {0: {"at": {"hunt": 5}}}),
    "the best tools": spoil_tribe(tools=(4, 4, 4), turned=(True, False, True)),
    "tools of two values": spoil_tribe(tools=(2, 2, 1), turned=(False, False, True)),
    "the first tool": spoil_tribe(tools=(1, 0, 0), turned=(True, False, False)),
    "one-use tools": spoil_tribe(one_use=(4, 3, 2)),
    "a one-use tool of no value": spoil_tribe(one_use=(2, 0)),
    "the ends of all tracks": spoil_tribe(wood=9999, food=0, workers=10, field=10, any_two=36, score=9999),
    "the lowest score": spoil_tribe(workers=0, score=-9999),
    "a pile used up": lay_stone_age(2, {0: {"buildings": (7, 8, 9, 10, 11, 12, 13)}}, tops=(0, None), under=(6, 0)),
    "a pile that no tile was turned over of": lay_stone_age(2, tops=(0, None), under=(6, 7)),
    "the last round": replace(TABLE, round=9999),
}
IMPOSSIBLE = [
    (replace(TABLE, piles=TABLE.piles[:1]), "piles"),
    (replace(TABLE, hidden=TABLE.hidden[::-1]), "hidden"),
    (lay_stone_age(2, {1: {"buildings": (0,)}}), "hidden"),
    (lay_stone_age(2, {1: {"cards": (10,)}}), "deck"),
    (lay_stone_age(2, {1: {"secret": (10,)}}), "deck"),
    (lay_stone_age(2, under=(6, 5)), "piles"),
    (lay_stone_age(2, {1: {"buildings": (9,)}}, under=(6, 6)), "piles"),
    (lay_stone_age(2, tops=(0, None), under=(5, 8)), "piles"),
    (lay_stone_age(2, {1: {"buildings": (8, 9)}}, tops=(0, 1), under=(-1, 11)), "piles"),
    (replace(TABLE, start=-1), "start"),
    (replace(TABLE, round=10_000), "round"),
    (spoil_tribe(score=10_000), "tribes.0.score"),
    (spoil_tribe(any_two=37), "tribes.0.any_two"),
    (spoil_tribe(gold=10_000), "tribes.0.gold"),
    (spoil_tribe(workers=-1), "tribes.0.workers"),
    (spoil_tribe(field=-1), "tribes.0.field"),
    (spoil_tribe(tools=(0, 0, -1)), "tribes.0.tools"),
    (spoil_tribe(tools=(5, 4, 4)), "tribes.0.tools"),
    (spoil_tribe(tools=(2, 0, 0)), "tribes.0.tools"),
    (spoil_tribe(tools=(1, 1, 0), turned=(False, False, True)), "tribes.0.turned"),
    (spoil_tribe(one_use=(2, -1)), "tribes.0.one_use"),
    (spoil_tribe(placed=(-1, 1, *NOWHERE[2:])), "tribes.0.placed"),
    (place_workers(Place.HUT, 3, 0), "tribes.0.placed.6"),
    (place_workers(Place.HUT, 1, 1), "tribes.0.placed.6"),
    (place_workers(Place.QUARRY, 1, 2, 1), "tribes.1.placed.3"),
    (place_workers(Place.QUARRY, 4, 2, 1, 1), "tribes.0.placed.3"),
    (place_workers(Place.FIELD, 0, 2), "tribes.1.placed.7"),
    (place_workers(Place.BUILDING_2, 1, 1), "tribes.0.placed.13"),
    (lay_stone_age(2, {0: {"at": {"building-2": 1}}}, tops=(0, None), under=(6, 7)), "tribes.0.placed.13"),
    (replace(TRACKED, row=(*TRACKED.row[:3], 3)), "row"),
    (replace(TRACKED, piles=(TRACKED.piles[0], Pile(3, 6))), "row"),
    (replace(TRACKED, tribes=tuple(replace(each, secret=(HIDDEN,) * 20) for each in TRACKED.tribes)), "row"),
    (replace(TRACKED, deck=TRACKED.deck[1:]), "deck"),
    (replace(TRACKED, hidden=TRACKED.hidden[1:]), "hidden"),
]


@pytest.mark.parametrize("what", POSSIBLE)
def test_what_is_just_within_its_limit_is_no_flaw(what: str) -> None:
    """Numbers and pieces at their limits are possible."""
    FLAWS.check_table(POSSIBLE[what])


@pytest.mark.parametrize(("table", "place"), IMPOSSIBLE)
def test_the_flaw_names_what_is_just_beyond_its_limit(table: Table, place: str) -> None:
    """A number, worker, card or tile just beyond its limit is named, in a tracked game too."""
    FLAWS.check_table(table, place)


NUMBERS = [
    *((place, set(range(8)), False) for place in GATHERED),
    (Place.HUNT, set(range(11)), True),
    (Place.HUT, {0, 2}, False),
    *((place, {0, 1}, False) for place in (Place.TOOL_MAKER, Place.FIELD, *CARDS, *SITES[:2])),
]
"""The numbers of workers that can be at each place in a game of two, and if those of both can be there."""


@pytest.mark.parametrize(("place", "numbers", "shared"), NUMBERS)
def test_each_place_has_its_own_numbers_of_workers(place: Place, numbers: set[int], shared: bool) -> None:
    """Any other number is a flaw of the place, and so are workers of two tribes anywhere but at the hunt."""
    for one, two in product(range(11), repeat=2):
        fits = shared or (one + two in numbers and not (one and two))
        FLAWS.check_table(place_workers(place, one, two), "" if fits else f"tribes.{int(two > one)}.placed.{AT[place]}")


@pytest.mark.parametrize(("players", "most"), [(2, 1), (3, 2), (4, 4)])
def test_as_many_tribes_gather_at_a_place_as_their_number_allows(players: int, most: int) -> None:
    """One tribe of two, two of three and all of four may gather at each place; together they have the room of the place."""
    for place, workers in product(GATHERED, product(range(3), repeat=players)):
        fits = players - workers.count(0) <= most and sum(workers) <= 7
        flaw = f"tribes.{workers.index(max(workers))}.placed.{AT[place]}"
        FLAWS.check_table(place_workers(place, *workers), "" if fits else flaw)


@pytest.mark.parametrize(("players", "most"), [(2, 2), (3, 2), (4, 3)])
def test_as_much_of_the_village_is_used_as_the_players_allow(players: int, most: int) -> None:
    """Two or three players leave one of the three places of the village empty, whosever workers stand at the others."""
    for used in product((None, *range(players)), repeat=3):
        workers = list(zip(("tool-maker", "hut", "field"), (1, 2, 1), used, strict=True))
        at = {seat: {"at": {place: count for place, count, whose in workers if whose == seat}} for seat in range(players)}
        fits = 3 - used.count(None) <= most
        FLAWS.check_table(lay_stone_age(players, at), "" if fits else f"tribes.0.placed.{AT[Place.TOOL_MAKER]}")


def test_a_whole_tracked_table_has_no_flaw() -> None:
    """Unknown cards and buildings are no flaw in a tracked game, not even among those that a tribe took."""
    built = replace(TRACKED.tribes[0], buildings=(HIDDEN,), secret=(HIDDEN,), cards=TRACKED.deck[:1])
    piles = (replace(TRACKED.piles[0], under=TRACKED.piles[0].under - 1), *TRACKED.piles[1:])
    FLAWS.check_table(TRACKED)
    FLAWS.check_table(replace(TRACKED.with_tribe(0, built), piles=piles, deck=TRACKED.deck[1:]))


COMING: list[tuple[Table, Frame[Table]]] = [
    (TABLE, RoundOver()),
    (TABLE, Acting((1, 0))),
    (TABLE, Feeding((0, 1))),
    (TABLE, Rolling(1, Kind.WOOD, 1, Rule.GATHER)),
    (TABLE, Rolling(1, Kind.WOOD, 50, Rule.GATHER)),
    (TABLE, Adding(1, Kind.WOOD, 1, Rule.GATHER)),
    (TABLE, Adding(1, Kind.WOOD, 9999, Rule.GATHER)),
    (TABLE, Drafting((0, 1), (1, 6))),
    (TABLE, Hungry(1, 1)),
    (TABLE, Hungry(1, 10)),
    (TRACKED, RoundOver()),
    (TRACKED, Feasting((0, 1))),
    (TRACKED, TurningOver(1)),
    (TRACKED, Tallying(told=((1, ScoreLine.FARMERS, 0),))),
]
NEVER: list[tuple[Table, Frame[Table]]] = [
    (TABLE, Watching((0,))),
    (TABLE, Tallying()),
    (TABLE, UsingTwo(2)),
    (TABLE, Throwing(2)),
    (TABLE, DrawingCard(-1)),
    (TABLE, Feeding((0, 2))),
    (TABLE, Rolling(2, Kind.WOOD, 1, Rule.GATHER)),
    (TABLE, Rolling(0, Kind.WOOD, 0, Rule.GATHER)),
    (TABLE, Adding(0, Kind.WOOD, 0, Rule.GATHER)),
    (TABLE, Adding(0, Kind.WOOD, 10_000, Rule.GATHER)),
    (TABLE, Drafting((0, 2), (1, 6))),
    (TABLE, Drafting((0, 1), (0, 6))),
    (TABLE, Drafting((0, 1), (1, 7))),
    (TABLE, Hungry(2, 1)),
    (TABLE, Hungry(0, 0)),
    (TRACKED, Placing(0)),
    (TRACKED, Feasting((0, 2))),
    (TRACKED, TurningOver(2)),
    (TRACKED, Tallying(told=((2, ScoreLine.FARMERS, 0),))),
]


@pytest.mark.parametrize(("table", "frame"), COMING)
def test_a_frame_that_can_come_about_is_no_flaw(table: Table, frame: Frame[Table]) -> None:
    """All seats may have to act or to feed, and numbers of dice, pips and missing food may be at their limits."""
    FLAWS.check_frame(table, frame)


@pytest.mark.parametrize(("table", "frame"), NEVER)
def test_the_flaw_names_an_impossible_frame(table: Table, frame: Frame[Table]) -> None:
    """A frame of an unknown seat, of the other depth, or with a number beyond its limits is a flaw."""
    FLAWS.check_frame(table, frame, "agenda.0")


@pytest.mark.parametrize("table", [TABLE, lay_stone_age(2, {1: {"wood": 1}}), lay_stone_age(2, {1: {"field": 1}})])
def test_an_end_needs_whole_sheets_and_winners_who_lead(table: Table) -> None:
    """win-most, tie-strength: a sheet too few, wrong or empty, no winner or one who doesn't lead, or another rule is a flaw."""
    outcome = score(table)
    one, two = outcome.sheets
    others = {Rule.WIN_MOST, Rule.TIE_STRENGTH, Rule.TIE_SHARED} - {Rule(outcome.rule)}
    wrong = [
        *(replace(outcome, rule=rule) for rule in others),
        replace(outcome, winners=()),
        replace(outcome, sheets=(one, two, replace(two, points=dict.fromkeys(two.points, 0), total=0))),
        replace(outcome, sheets=(one, replace(two, points={"resources": two.total}))),
        replace(outcome, sheets=(Sheet(one.points, one.total + 9), two), winners=(0,), rule=Rule.WIN_MOST),
        replace(outcome, sheets=(replace(one, total=-1, points={**one.points, "points": -1}), two), winners=(0, 1)),
    ]
    FLAWS.check_ends(table, outcome, wrong)
