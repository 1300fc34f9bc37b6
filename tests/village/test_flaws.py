"""Each number, piece and frame of a table at its limit and just beyond it, of tracked tables and of Carla's too."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.flaws import Flaws
from tests.village.positions import BIG, FIRST, lay_village
from tests.village.solo.positions import lay_solo, make_taken_cube
from tests.village.tracked import begin_game
from village_core.games.village import find_flaw
from village_core.games.village.compensating import DrawingInfluence
from village_core.games.village.dying import Dying
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.rewarding import Privileges, Rewarded
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.answering import Answering, Rolling
from village_core.games.village.solo.board import RIVAL, Rival
from village_core.games.village.solo.fate import TurningFate
from village_core.games.village.table import Table, Trigger
from village_core.games.village.tracking.events import SOME_CUBES
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Fate, Filled, Moment, ScoreLine, Space
from village_core.kernel.frames import Frame

FLAWS = Flaws(find_flaw, Turn(0), Tracking(0))
TABLE = lay_village(2, spaces={"council": "persuasion"})
TRACKED = begin_game(BIG, 2).table
SOLO = lay_solo(track="faith plague skill", spaces={"harvest": "faith"}, asked=make_taken_cube("harvest", "faith"))

BARE = lay_solo(track="faith plague skill", spaces={}, asked=make_taken_cube("harvest", "faith"))
"""Carla's table, as SOLO is, without a cube on its spaces."""


def change_farm(table: Table = TABLE, seat: int = 0, **changes: object) -> Table:
    """Return a table with these changes of a farm."""
    return table.with_farm(seat, replace(table.farms[seat], **changes))


def stock_supply(table: Table, **more: int) -> Table:
    """Return a table with these numbers of pieces added to its supply, by kind."""
    return replace(table, supply=replace(table.supply, **{what: getattr(table.supply, what) + n for what, n in more.items()}))


def change_rival(table: Table = SOLO, **changes: object) -> Table:
    """Return a table with these changes of Carla's board."""
    assert isinstance(table.rival, Rival)
    return replace(table, rival=replace(table.rival, **changes))


POSSIBLE = {
    "a full row of the chronicle and full graves": lay_village(
        3, members={2: {"chronicle-crafts": [1, 1, 1], "grave": [2, 2, 2]}, 0: {"grave": [1]}}
    ),
    "a full farm": lay_village(2, stock={0: {"grain": 5}}),
    "the ends of tracks": change_farm(time=9999, prestige=0),
    "the other end of prestige": change_farm(prestige=9999),
    "the last round": replace(TABLE, round=9999),
    "the ring of the last seat": replace(TABLE, ring=1),
    "a full queue": lay_village(2, queue=(3, 4, 5, 6, 7)),
    "a tracked table": TRACKED,
    "a tracked table with cubes": replace(TRACKED, spaces=SOME_CUBES),
    "customers served on a tracked table": change_farm(TRACKED, customers=(0, len(TRACKED.edition.customers) - 1)),
    "Carla's table": SOLO,
    "a quill": change_rival(fate=(Fate.QUILL, *SOLO.rival.fate[1:])),
}
IMPOSSIBLE = [
    (change_farm(prestige=-1), "farms.0.prestige"),
    (change_farm(prestige=10_000), "farms.0.prestige"),
    (change_farm(time=10_000), "farms.0.time"),
    (change_farm(grain=-1), "farms.0.grain"),
    (change_farm(cities=("city-a", "farm")), "farms.0.cities"),
    (replace(TABLE, round=10_000), "round"),
    (replace(TABLE, start=-1), "start"),
    (replace(TABLE, ring=2), "ring"),
    (replace(TABLE, trigger=Trigger(2, Filled.GRAVES, Moment.TURN_END)), "trigger"),
    (replace(TRACKED, spaces=TABLE.spaces), "spaces"),
    (change_farm(TRACKED, customers=(3, 3)), "farms.customers"),
    (change_farm(change_farm(TRACKED, customers=(3,)), 1, customers=(3,)), "farms.customers"),
    (change_farm(TRACKED, customers=(-1,)), "farms.customers"),
    (change_farm(TRACKED, customers=(len(TRACKED.edition.customers),)), "farms.customers"),
    (lay_village(2, FIRST, stock={0: {"coin": 26}}), "supply.coin"),
    (lay_village(2, BIG, stock={0: {"grain": 5}, 1: {"faith": 99}}), "supply.faith"),
    (replace(SOLO, farms=SOLO.farms[:1]), "farms"),
    (stock_supply(change_rival(cubes=()), faith=1, plague=1, skill=1), "rival.laid"),
    (change_rival(laid=2), "rival.laid"),
    (change_rival(laid=10_000), "rival.laid"),
    (change_rival(fate=(Fate.HIDDEN,) * 5), "rival.fate"),
    (replace(TABLE, rival=Rival()), "rival"),
    (replace(lay_village(3, BIG), rival=Rival()), "rival"),
    (change_rival(fate=(Fate.QUILL, Fate.HIDDEN, Fate.HIDDEN, Fate.QUILL, Fate.HIDDEN, Fate.HIDDEN)), "rival.fate"),
    (change_farm(SOLO, RIVAL, prestige=1), f"farms.{RIVAL}"),
    (lay_solo(hers={"smithy": [1]}, spaces={"harvest": "faith"}), f"farms.{RIVAL}"),
]


@pytest.mark.parametrize("what", POSSIBLE)
def test_what_is_just_within_its_limit_is_no_flaw(what: str) -> None:
    """supply-limited: numbers and pieces at their limits are possible."""
    FLAWS.check_table(POSSIBLE[what])


@pytest.mark.parametrize(("table", "place"), IMPOSSIBLE)
def test_the_flaw_names_what_is_just_beyond_its_limit(table: Table, place: str) -> None:
    """supply-limited: a number, member, tile or cube just beyond its limit is named."""
    FLAWS.check_table(table, place)


COMING: list[tuple[Table, Frame[Table]]] = [
    *((TABLE, Privileges(seat, stage)) for seat, stage in ((0, 1), (1, 4))),
    *((TABLE, Rewarded(seat, count, Rule.TRAVEL_REWARD)) for seat, count in ((0, 1), (1, 2))),
    (TABLE, Turns(1)),
    (TABLE, MarketDay(1, 0, (0, 1))),
    (TABLE, LastTurns((0, 1))),
    (TABLE, Rising((1, 0))),
    (TABLE, BuyingOut((0, 1), 0)),
    (TABLE, BuyingOut((0, 1), 4)),
    (TABLE, Drawing(4, 0)),
    (TABLE, Drawing(0, 4)),
    (TRACKED, LaidToRest(1, Moment.TURN_END)),
    (TRACKED, Tallying(((1, ScoreLine.PRESTIGE, 0),))),
    (SOLO, Turns(RIVAL)),
    (SOLO, Answering()),
    (SOLO, Rolling()),
    (SOLO, LastTurns((RIVAL,))),
    (SOLO, MarketDay(RIVAL, 0)),
    (SOLO, TurningFate(5, Space.HARVEST)),
]
NEVER: list[tuple[Table, Frame[Table]]] = [
    (TABLE, Privileges(2, 1)),
    (TABLE, Rewarded(0, 0, Rule.TRAVEL_REWARD)),
    (TABLE, Rewarded(0, 3, Rule.TRAVEL_REWARD)),
    (TABLE, Acting(2, (Space.HARVEST,))),
    (TABLE, Dying(2)),
    (TABLE, DrawingInfluence(-1)),
    (TABLE, MarketDay(2, 0)),
    (TABLE, MarketDay(0, 2)),
    (TABLE, MarketDay(0, 0, (2,))),
    (TABLE, BuyingOut((0, 1), 5)),
    (TABLE, Drawing(-1, 0)),
    (TABLE, Drawing(3, -1)),
    (TABLE, Drawing(2, 3)),
    (TABLE, Tracking(0)),
    (TABLE, LaidToRest(0, Moment.TURN_END)),
    (TABLE, Tallying()),
    (TABLE, Answering()),
    (TRACKED, LaidToRest(2, Moment.TURN_END)),
    (TRACKED, Tracking(2)),
    (TRACKED, Tallying(((2, ScoreLine.PRESTIGE, 0),))),
    (SOLO, Turn(RIVAL)),
    (SOLO, Rising((RIVAL,))),
    (SOLO, MarketDay(0, RIVAL)),
    (SOLO, TurningFate(6, Space.HARVEST)),
    (SOLO, TurningFate(-1, Space.HARVEST)),
    (SOLO, TurningFate(0, Space.HARVEST)),
    (BARE, Answering()),
    (BARE, Rolling()),
    (change_rival(asked=None), Answering()),
    (change_rival(asked=None), Rolling()),
]


@pytest.mark.parametrize(("table", "frame"), COMING)
def test_a_frame_that_can_come_about_is_no_flaw(table: Table, frame: Frame[Table]) -> None:
    """turn-take: frames of each seat, Carla's among those of turns and market days, and numbers at their limits are possible."""
    FLAWS.check_frame(table, frame)


@pytest.mark.parametrize(("table", "frame"), NEVER)
def test_the_flaw_names_an_impossible_frame(table: Table, frame: Frame[Table]) -> None:
    """turn-take: a frame of an unknown seat, of the other depth or another table, or with a number beyond its limit is a flaw."""
    FLAWS.check_frame(table, frame, "agenda.0")
