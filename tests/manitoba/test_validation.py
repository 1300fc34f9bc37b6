"""Impossible positions are named, and text pictures say what is wrong with them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.manitoba.positions import FIRST, begin, lay_acting, lay_manitoba, settle
from village_core.games.manitoba import EditionSettings, Position, find_flaw
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.choices import Enter, WakeOne, Walk
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.picture import BadPicture, read
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.setup import change_edition
from village_core.games.manitoba.table import Clan, Supply, Table
from village_core.games.manitoba.vocabulary import Good, Path
from village_core.games.opening import Depth
from village_core.kernel.values import Illegal, Option

TABLE = lay_manitoba(2, round=2)
B = Good.BISON


def change_clan(**changes: object) -> Table:
    """Return the table ``TABLE`` with these changes of its first clan."""
    return TABLE.with_clan(0, replace(TABLE.clans[0], **changes))


@pytest.mark.parametrize(
    ("table", "place"),
    [
        (replace(TABLE, clans=TABLE.clans[:1]), "table.clans"),
        (replace(TABLE, copy=EditionSettings(FIRST, (("clan.huts", 0),))), "table.copy.clan.huts"),
        (replace(TABLE, depth=Depth.TRACKED), "table.laid"),
        (replace(TABLE, laid=(0, 0, 1)), "table.laid"),
        (replace(TABLE, cree=TABLE.cree[1:]), "table.cree"),
        (replace(TABLE, goods=TABLE.goods[1:]), "table.goods"),
        (replace(TABLE, round=17), "table.round"),
        (replace(TABLE, start=2), "table.start"),
        (replace(TABLE, totem=TABLE.totem[:1] * 5), "table.totem"),
        (replace(TABLE, lifted=6), "table.lifted"),
        (replace(TABLE, events=(1, 1)), "table.events"),
        (replace(TABLE, clouds=(1, 2, 3)), "table.clouds"),
        (replace(TABLE, hidden=(3, 2)), "table.hidden"),
        (replace(TABLE, hidden=(), clouds=()), "table.hidden"),
        (replace(TABLE, supply=replace(TABLE.supply, bison=1)), "table.supply.bison"),
        (replace(TABLE, supply=replace(TABLE.supply, shells=1)), "table.supply.shells"),
        (change_clan(huts=4), "table.clans.0.square"),
        (change_clan(active=-1), "table.clans.0.active"),
        (change_clan(paths=(7, 0, 0, 0)), "table.clans.0.paths"),
        (change_clan(score=99999), "table.clans.0.score"),
        (change_clan(storages=((), (Good.HORSES,), (), ())), "table.clans.0.storages.1"),
        (change_clan(storages=((), (B,) * 7, (), ())), "table.clans.0.storages.1"),
        (change_clan(small_altar=(B, B)), "table.clans.0.small_altar"),
        (change_clan(large_altar=(B, Good.HORSES, Good.CANOES, Good.BERRIES)), "table.clans.0.large_altar"),
    ],
)
def test_an_impossible_table_is_named(table: Table, place: str) -> None:
    """altar-kind, store-room, setup-goods: the flaw of a table is the dotted place of the first impossible thing."""
    assert find_flaw(Position(table, (Lifting(0),))) == place


@pytest.mark.parametrize("frame", [Lifting(3), Acting(0), Happening((5,)), Scoring((0,)), Others((4,))])
def test_an_impossible_frame_is_named(frame: object) -> None:
    """act-end: a frame is impossible if its seat doesn't exist or its decision can't come about at the table."""
    assert find_flaw(Position(replace(TABLE, round=1, events=(), clouds=()), (frame,))) == "agenda.0"


def test_possible_positions_have_no_flaw() -> None:
    """setup-goods: the first clan's set-up and the first round of spring have no flaw."""
    assert not find_flaw(begin(3)) and not find_flaw(settle(TABLE, Lifting(0)))


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("tiles 0 0 1", "There is no 0 here, or it is in two places."),
        ("tiles 7", "There is no 7 here"),
        ("land a, b", "The land has 15 regions."),
        ("totem forest", "“forest” means nothing here. These would do: forest, hills, prairie, lake, mountain."),
        ("totem forest hills prairie lake mountain, up 2", "“up 2” means nothing here. These would do: lifted."),
        ("clan a 3 horses", "“3 horses” means nothing here. These would do: huts, square,"),
        ("clouds 12", "There is no 12 here"),
        ("clouds -1", "-1"),
        ("clouds 0 0", "There is no 0 here, or it is in two places."),
        ("land" + " -," * 15 + " -", "The land has 15 regions."),
    ],
)
def test_a_picture_says_what_is_wrong(line: str, said: str) -> None:
    """setup-tiles, totem-lift: the error of a picture says what is wrong in its line, or names that would do."""
    with pytest.raises(BadPicture) as error:
        read(f"manitoba {FIRST}, 2 players\n{line}")
    assert said in str(error.value)


def test_a_picture_names_too_late_a_round() -> None:
    """end-autumn: a picture of round 17 is refused with the number of rounds, one without a proper first line with an example."""
    with pytest.raises(BadPicture, match="The game has 16 rounds"):
        read(f"manitoba {FIRST}, 2 players, round 17")
    with pytest.raises(BadPicture, match="A picture begins with a line like"):
        read("manitoba")


def test_a_short_picture_is_enough() -> None:
    """setup-region: lines that a picture leaves out are as at the beginning of a round or, in round 0, of the set-up."""
    assert isinstance(read(f"manitoba {FIRST}, 3 players").top, Lifting)
    assert not find_flaw(read(f"manitoba {FIRST}, 4 players, round 0"))
    assert read(f"manitoba {FIRST}, 2 players, round 5").table.clans[0] == Clan(huts=3, square=5)


def test_another_copy_changes_the_supply() -> None:
    """setup-goods: with another copy the supply changes by the copy's difference in goods and shells, but not below 0."""
    more = EditionSettings(FIRST, (("setup.2.goods", 10), ("setup.2.shells", 12), ("setup.2.feathers", 7)))
    table = change_edition(TABLE, more)
    assert table.supply == Supply(7, 7, 7, 7, 4, 12) and change_edition(table, TABLE.copy) == TABLE
    fewer = EditionSettings(FIRST, tuple((f"setup.2.{what}", 0) for what in ("goods", "shells", "feathers")))
    assert change_edition(TABLE, fewer).supply == Supply()


def test_a_forced_choice_needs_its_pieces() -> None:
    """land-enter, shell-use: a move against the rules can be forced, unless its pieces aren't there or its region is taken."""
    position = lay_acting(lay_manitoba(2, {0: "huts 8"}, {8: "b"}), lifted=1)
    for choice in (Enter(0), WakeOne(), Walk(Path.GATHERER)):
        with pytest.raises(Illegal):
            position.force(Option(choice))
    awake = lay_acting(lay_manitoba(2, {}, {8: "b"}), lifted=1)
    assert awake.force(Option(Enter(1))).position.table.cree[1] == 0, "a place of another colour can be entered"
    with pytest.raises(Illegal):
        awake.force(Option(Enter(8)))
