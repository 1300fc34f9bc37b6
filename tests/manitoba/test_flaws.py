"""Each number, piece and frame of a table at its limit and just beyond it, and ends that can't be."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.flaws import Flaws
from tests.manitoba.positions import FIRST, lay_manitoba
from tests.manitoba.test_tracking import enter_round
from tests.manitoba.test_validation import TABLE, change_clan
from village_core.games.manitoba import EditionSettings, Position, find_flaw, new_game
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.ending import RULES, score
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, Scoring
from village_core.games.manitoba.seasons import Descending, TurningClouds, TurningEvents
from village_core.games.manitoba.storing import AltarCompleted, Storing
from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.games.manitoba.vocabulary import YIELD, Category, Good, Place, Terrain
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome, Sheet
from village_core.kernel.frames import Frame

FLAWS = Flaws(find_flaw, Lifting(0), Watching())
SPRING, SCORED, SET_UP = TABLE, lay_manitoba(2, round=4), lay_manitoba(2, round=0)
"""Tables in the round of spring's first event, in the round of its first scoring tile, and in the set-up."""
TRACKED = enter_round(2, events=(0, 1, 2), clouds=(0, 1), hidden=tuple(range(2, 12))).table
"""A tracked table in spring."""
B, H, C, F = Good.BISON, Good.HORSES, Good.CANOES, Good.FEATHERS


def give_goods(table: Table, seat: int = 0, **changes: object) -> Table:
    """Return a table with these changes of a clan, and without their goods in the supply."""
    clan = replace(table.clans[seat], **changes)
    held = [good for lying in (*clan.storages, clan.small_altar, clan.large_altar, clan.hand) for good in lying]
    supply = replace(table.supply, **{str(good): getattr(table.supply, good) - held.count(good) for good in Good})
    return table.with_clan(seat, clan, supply=supply)


def seat_cree(seat: int, square: int = 4) -> Table:
    """Return the table ``SPRING`` with a Cree of a seat in the first region, and ``square`` of the first clan on its square."""
    table = change_clan(square=square)
    return replace(table, cree=(seat, *table.cree[1:]))


def use_shells(active: int, used: int, supply: int) -> Table:
    """Return the table ``SPRING`` with these shells of the first clan and of the supply."""
    table = change_clan(active=active, used=used)
    return replace(table, supply=replace(table.supply, shells=supply))


def enter_map(depth: Depth = Depth.FULL) -> Table:
    """Return a new table of two on a map that its owner entered."""
    row = "forest lake hills prairie mountain"
    return new_game(EditionSettings(FIRST, (("entered.regions", f"{row} / . {row} / {row}"),)), 2, 0, depth).table


POSSIBLE = {
    "a Cree in the land": seat_cree(0),
    "a Cree on a path's first space": change_clan(square=4, paths=(1, 0, 0, 0)),
    "a Cree on a path's last space": change_clan(square=4, paths=(0, 0, 0, 6)),
    "the highest score": change_clan(score=9999),
    "the lowest score": change_clan(score=-9999),
    "a full storage": give_goods(SPRING, storages=((), (B, B, B, B, B, F), (), ())),
    "a storage of three kinds": give_goods(SPRING, storages=((), (B, F, Good.BERRIES), (), ())),
    "a region whose good was taken": replace(
        SPRING, goods=(False, *SPRING.goods[1:]), supply=replace(SPRING.supply, **{YIELD[SPRING.territory.terrains[0]]: 6})
    ),
    "an altar with room for one": give_goods(SPRING, small_altar=(B, H), large_altar=(B, H, C)),
    "shells": use_shells(2, 3, 5),
    "no shell left": use_shells(4, 6, 0),
    "two hidden tiles": replace(SPRING, clouds=(), hidden=(3, 4)),
    "one hidden tile": replace(SPRING, clouds=(0,), hidden=(3,)),
    "all discs lifted": replace(SPRING, lifted=5),
    "the set-up": SET_UP,
}
IMPOSSIBLE = [
    (replace(SPRING, laid=(0, 1, 9)), "laid"),
    (replace(SPRING, laid=(0, 1, -1)), "laid"),
    (replace(SPRING, laid=(0, 1, 1)), "laid"),
    (replace(enter_map(), laid=(0, 1, 2)), "laid"),
    (replace(TRACKED, laid=(0, 1, 2)), "laid"),
    (seat_cree(2), "cree"),
    (seat_cree(-2), "cree"),
    (replace(enter_map(Depth.TRACKED), cree=(0,) + (NOBODY,) * 14), "cree"),
    (replace(enter_map(Depth.TRACKED), goods=(True,) + (False,) * 14), "goods"),
    (replace(SPRING, round=-1), "round"),
    (replace(SPRING, start=-1), "start"),
    (replace(SPRING, totem=()), "totem"),
    (replace(SPRING, totem=(Terrain.LAKE, *SPRING.totem[1:])), "totem"),
    (replace(TRACKED, totem=SPRING.totem), "totem"),
    (replace(SPRING, lifted=-1), "lifted"),
    (replace(SPRING, events=(0, 6)), "events"),
    (replace(SPRING, events=(-1,)), "events"),
    (replace(SPRING, events=(0, 1, 2, 3)), "events"),
    (replace(lay_manitoba(2, round=1), events=(0,)), "events"),
    (replace(lay_manitoba(2, round=1), clouds=(0,)), "clouds"),
    (replace(SPRING, hidden=(1, *SPRING.hidden)), "hidden"),
    (replace(SPRING, hidden=(*SPRING.hidden, 12)), "hidden"),
    (replace(SPRING, hidden=SPRING.hidden[::-1]), "hidden"),
    (replace(SPRING, clouds=(0,), hidden=()), "hidden"),
    (replace(SPRING, clouds=(), hidden=(3,)), "hidden"),
    (give_goods(give_goods(SPRING, storages=((), (B,) * 3, (), ())), 1, storages=((), (B,) * 3, (), ())), "supply.bison"),
    (replace(SPRING, supply=replace(SPRING.supply, feathers=2)), "supply.feathers"),
    (replace(SPRING, supply=replace(SPRING.supply, canoes=6)), "supply.canoes"),
    (use_shells(5, 6, -1), "supply.shells"),
    (use_shells(2, 3, 9), "supply.shells"),
    (change_clan(huts=-1, square=9), "clans.0.huts"),
    (change_clan(huts=9, square=-1), "clans.0.square"),
    (change_clan(huts=10_000), "clans.0.huts"),
    (change_clan(used=-1), "clans.0.used"),
    (change_clan(used=10_000), "clans.0.used"),
    (seat_cree(0, 5), "clans.0.square"),
    (seat_cree(1), "clans.0.square"),
    (change_clan(paths=(1, 0, 0, 0)), "clans.0.square"),
    (change_clan(paths=(0, 0, 0, -1)), "clans.0.paths"),
    (give_goods(SPRING, storages=((), (B,) * 7, (), ())), "clans.0.storages.1"),
    (give_goods(SPRING, storages=((), (), (), (H,))), "clans.0.storages.3"),
    (give_goods(SPRING, small_altar=(B, H, C)), "clans.0.small_altar"),
    (give_goods(SPRING, large_altar=(B, B)), "clans.0.large_altar"),
    (change_clan(score=10_000), "clans.0.score"),
    (change_clan(score=-10_000), "clans.0.score"),
]


@pytest.mark.parametrize("what", POSSIBLE)
def test_what_is_just_within_its_limit_is_no_flaw(what: str) -> None:
    """store-room, altar-kind, path-step: numbers and pieces at their limits are possible."""
    FLAWS.check_table(POSSIBLE[what])


@pytest.mark.parametrize(("table", "place"), IMPOSSIBLE)
def test_the_flaw_names_what_is_just_beyond_its_limit(table: Table, place: str) -> None:
    """store-room, altar-kind, setup-goods: a number, piece or card just beyond its limit is named."""
    FLAWS.check_table(table, place)


LAST = replace(TRACKED, round=16, clouds=(0,))
COMING: list[tuple[Table, Frame[Table]]] = [
    (SPRING, Happening((0, 1))),
    (SCORED, Scoring((0, 1))),
    (SPRING, Others((0, 1))),
    (SPRING, Descending((1, 0))),
    (SPRING, TurningEvents()),
    (SPRING, TurningClouds()),
    (SPRING, Storing(1)),
    (SPRING, AltarCompleted(1, Place.SMALL_ALTAR)),
    (SPRING, Refilling(1, Terrain.LAKE, Rule.SEASON_REFILL)),
    (TRACKED, Storing(0)),
    (LAST, Tallying()),
    (LAST, Tallying(told=((1, Category.BISON, 99),))),
    (replace(TRACKED, round=4), Counting((0, 1))),
]
NEVER: list[tuple[Table, Frame[Table]]] = [
    (SPRING, Lifting(2)),
    (replace(SPRING, lifted=1), Lifting(0)),
    (replace(SET_UP, totem=()), Lifting(0)),
    (SPRING, Acting(0)),
    (replace(SPRING, lifted=1), Acting(2)),
    (SPRING, SettlingLand(0)),
    (SPRING, SettlingPath(0)),
    (SPRING, Storing(2)),
    (SPRING, AltarCompleted(-1, Place.SMALL_ALTAR)),
    (SPRING, Refilling(2, Terrain.LAKE, Rule.SEASON_REFILL)),
    (SPRING, Happening((0, 2))),
    (SCORED, Happening((0,))),
    (replace(SPRING, events=()), Happening((0,))),
    (SCORED, Scoring((0, 2))),
    (SPRING, Scoring((0,))),
    (replace(SCORED, clouds=()), Scoring((0,))),
    (SPRING, Others((2,))),
    (SPRING, Descending((2,))),
    (lay_manitoba(2, round=1), TurningEvents()),
    (lay_manitoba(2, round=1), TurningClouds()),
    (SPRING, Watching()),
    (SCORED, Counting((0,))),
    (TRACKED, Others((0,))),
    (TRACKED, Storing(2)),
    (TRACKED, Counting((0,))),
    (replace(TRACKED, round=4), Counting((2,))),
    (TRACKED, Tallying()),
    (LAST, Tallying(told=((2, Category.BISON, 0),))),
]


@pytest.mark.parametrize(("table", "frame"), COMING)
def test_a_frame_that_can_come_about_is_no_flaw(table: Table, frame: Frame[Table]) -> None:
    """act-once, tile-points: all seats may have an event, a scoring or an action before them."""
    FLAWS.check_frame(table, frame)


@pytest.mark.parametrize(("table", "frame"), NEVER)
def test_the_flaw_names_an_impossible_frame(table: Table, frame: Frame[Table]) -> None:
    """act-once, tile-points: a frame of an unknown seat, of another part of the round or of the other depth is a flaw."""
    FLAWS.check_frame(table, frame, "agenda.0")


def test_a_clan_settles_while_it_has_cree_and_no_totem_lies() -> None:
    """setup-region, setup-path: a clan settles in the set-up only, with a Cree on its square, and at its own seat."""
    sleepers = SET_UP.with_clan(0, replace(SET_UP.clans[0], huts=8, square=0))
    for frame in (SettlingLand, SettlingPath):
        assert not find_flaw(Position(SET_UP, (frame(0),)))
        assert find_flaw(Position(sleepers, (frame(0),))) == "agenda.0"
        assert find_flaw(Position(SET_UP, (frame(2),))) == "agenda.0"


def test_an_end_needs_the_last_round_whole_sheets_and_their_winners() -> None:
    """win-most, tie-shared: an end before the last round, a sheet too many or wrong, another winner or rule is a flaw."""
    last = replace(lay_manitoba(2, round=16), start=1)
    for table in (last, last.with_clan(0, replace(last.clans[0], score=3))):
        outcome = score(table)
        bare = Sheet({}, 0)
        assert {*outcome.sheets[0].points} == {*RULES}
        FLAWS.check_table(replace(table, round=15, events=(0, 1, 2), outcome=outcome), "outcome")
        other = Rule.TIE_SHARED if outcome.rule is Rule.WIN_MOST else Rule.WIN_MOST
        wrong: list[Outcome] = [
            replace(outcome, rule=other),
            replace(outcome, winners=(1,)),
            replace(outcome, sheets=outcome.sheets[:1]),
            replace(outcome, sheets=(outcome.sheets[0], replace(outcome.sheets[1], total=outcome.sheets[1].total - 1))),
            replace(outcome, sheets=(outcome.sheets[0], replace(bare, total=outcome.sheets[1].total))),
            replace(outcome, sheets=(bare, bare), winners=(0, 1), rule=Rule.TIE_SHARED),
        ]
        FLAWS.check_ends(table, outcome, wrong)
