"""Acting: the village, the grounds, tools and additions to the dice, and what is declined."""

from __future__ import annotations

import pytest

from tests.stone_age.positions import lay_acting, lay_stone_age, list_choices, list_events, play, refuse, settle
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import AddOneUse, AddTool, Buy, Collect, Decline, PlaceWorkers, Roll, TakeTwo, Work
from village_core.games.stone_age.events import NothingGained, Returned
from village_core.games.stone_age.growing import foresee_growth, grow
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Adding, list_sums
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import GATHERED, GROUNDS, Growth, Kind, Place
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE

YIELDS = [  # data/stone_age.md §5: expected yields of 1 to 7 dice, without tools
    (2, (1.5, 3.25, 5.0, 6.75, 8.5, 10.25, 12.0)),
    (3, (0.8333, 2.0, 3.1667, 4.3333, 5.5, 6.6667, 7.8333)),
    (4, (0.5, 1.3611, 2.2546, 3.1242, 4.0, 4.875, 5.75)),
    (5, (0.3333, 1.0, 1.6991, 2.3997, 3.1001, 3.8, 4.5)),
    (6, (0.1667, 0.75, 1.3333, 1.9167, 2.5, 3.0833, 3.6667)),
]


def test_a_player_acts_in_any_order_and_then_the_next() -> None:
    """act-order: a player acts with all own workers in any order, with the same result; then the next player does."""
    position = lay_acting(lay_stone_age(2, {0: {"at": {"field": 1, "tool-maker": 1}}, 1: {"at": {"hunt": 1}}}))
    assert list_choices(position) == {Work(Place.FIELD), Work(Place.TOOL_MAKER)}
    one = play(position, Work(Place.TOOL_MAKER), Work(Place.FIELD))
    other = play(position, Work(Place.FIELD), Work(Place.TOOL_MAKER))
    assert one == other and one.seat == 1
    assert [event.place for event in list_events(position, Work(Place.FIELD)) if isinstance(event, Returned)] == [Place.FIELD]


def test_nobody_acts_where_no_own_worker_stands() -> None:
    """act-own: acting or buying where no own worker stands is refused, even if another player's does."""
    position = lay_acting(lay_stone_age(2, {0: {"at": {"field": 1}}, 1: {"at": {"hunt": 1}}}))
    assert refuse(position, Work(Place.HUNT)).rules == (Rule.ACT_OWN,)
    assert refuse(position, Buy(Place.CARD_1)).rules == (Rule.ACT_OWN,)


def test_when_all_have_acted_all_workers_are_home() -> None:
    """act-order: after the last action all workers are home, and the next round begins."""
    position = play(lay_acting(lay_stone_age(2, {0: {"at": {"field": 1}}, 1: {"at": {"tool-maker": 1}}})), Work(Place.FIELD))
    position = play(position, Work(Place.TOOL_MAKER))
    assert isinstance(position.top, Placing) and position.table.round == 2
    assert [tribe.home for tribe in position.table.tribes] == [5, 5]


def test_the_tool_maker_gives_twelve_tools_one_after_the_other() -> None:
    """tool-maker, tool-best: tools come as 1, 1, 1, then one by one all become 2, then 3, then 4; a thirteenth does nothing."""
    ledger = Ledger(lay_stone_age(2))
    seen = []
    for _ in range(13):
        grow(ledger, 0, Growth.TOOL, Rule.TOOL_MAKER)
        seen.append("".join(map(str, ledger.table.tribes[0].tools)))
    assert seen == ["100", "110", "111", "211", "221", "222", "322", "332", "333", "433", "443", "444", "444"]
    assert isinstance(ledger.events[-1], NothingGained) and ledger.events[-1].rule == Rule.TOOL_BEST


def test_a_new_tool_can_be_used_at_once_but_a_turned_one_stays_turned() -> None:
    """tool-maker, tool-once: a tool got in the same turn is ready; one exchanged for a better one is as turned as before."""
    fresh = play(
        lay_acting(lay_stone_age(2, {0: {"at": {"tool-maker": 1, "river": 1}}})),
        Work(Place.TOOL_MAKER),
        Work(Place.RIVER),
        Roll(5),
    )
    assert AddTool(0) in list_choices(fresh)
    used = {"tools": (1, 1, 1), "turned": (True, False, False), "at": {"tool-maker": 1, "river": 1}}
    position = play(lay_acting(lay_stone_age(2, {0: used})), Work(Place.TOOL_MAKER), Work(Place.RIVER), Roll(5))
    assert position.table.tribes[0].tools == (2, 1, 1)
    assert refuse(position, AddTool(0)).rules == (Rule.TOOL_ONCE,) and AddTool(1) in list_choices(position)


@pytest.mark.parametrize("workers", [5, 9, 10])
@pytest.mark.parametrize("field", [0, 9, 10])
def test_a_tribe_grows_to_what_its_workers_in_the_hut_and_on_the_field_bring(workers: int, field: int) -> None:
    """hut, field: workers, food track and food owed are foretold as they are after both acted, at the tracks' ends, too."""
    position = lay_acting(lay_stone_age(2, {0: {"workers": workers, "field": field, "at": {"hut": 2, "field": 1}}}))
    foretold = foresee_growth(position.table.tribes[0], position.table.edition.tribe)
    after = play(position, Work(Place.HUT), Work(Place.FIELD)).table.tribes[0]
    assert (foretold.workers, foretold.field, foretold.owed) == (after.workers, after.field, after.owed)


def test_two_workers_in_the_hut_bring_another() -> None:
    """hut: two workers in the hut bring a sixth worker to a tribe of five."""
    position = play(lay_acting(lay_stone_age(2, {0: {"at": {"hut": 2}}})), Work(Place.HUT))
    assert position.table.tribes[0].workers == 6


def test_the_field_moves_the_marker_up() -> None:
    """field, field-top: the field moves the marker up one space, and none from the last."""
    assert play(lay_acting(lay_stone_age(2, {0: {"at": {"field": 1}}})), Work(Place.FIELD)).table.tribes[0].field == 1
    top = lay_acting(lay_stone_age(2, {0: {"field": 10, "at": {"field": 1}}}))
    assert [event.rule for event in list_events(top, Work(Place.FIELD)) if isinstance(event, NothingGained)] == [Rule.FIELD_TOP]
    assert play(top, Work(Place.FIELD)).table.tribes[0].field == 10


@pytest.mark.parametrize("place", GATHERED)
def test_gatherers_roll_and_divide(place: Place) -> None:
    """gather: chance rolls a die for each worker; wood is the sum by 3, brick by 4, stone by 5, gold by 6, rounded down."""
    by = {Place.FOREST: 3, Place.CLAY_PIT: 4, Place.QUARRY: 5, Place.RIVER: 6}[place]
    position = play(lay_acting(lay_stone_age(2, {0: {"at": {place: 3}}})), Work(place))
    assert position.seat == CHANCE
    for pips in (3, 11, 18):
        assert getattr(play(position, Roll(pips)).table.tribes[0], GROUNDS[place]) == pips // by


def test_dice_are_typed_in_as_their_sum() -> None:
    """gather: sums that the dice can't show are refused; a sum of two dice counts in as many ways as they show it."""
    position = play(lay_acting(lay_stone_age(2, {0: {"at": {"forest": 2}}})), Work(Place.FOREST))
    assert position.find_refusal(Roll(2)) is None and position.find_refusal(Roll(12)) is None
    assert refuse(position, Roll(13)).rules == refuse(position, Roll(1)).rules == (Rule.GATHER,)
    assert dict(list_sums(2)) == {pips: 6 - abs(7 - pips) for pips in range(2, 13)}


@pytest.mark.parametrize(("divisor", "means"), YIELDS)
def test_yields_are_as_computed(divisor: int, means: tuple[float, ...]) -> None:
    """gather, hunt: the mean yield of one to seven dice, divided and rounded down, is that of our notes to four decimals."""
    for dice, mean in enumerate(means, 1):
        ways = list_sums(dice)
        assert sum(count for _, count in ways) == 6**dice
        assert round(sum(pips // divisor * count for pips, count in ways) / 6**dice, 4) == mean


def test_tools_are_added_whole_and_once_a_round() -> None:
    """tool-use, tool-once: several tools may be added to one roll, or some to one and the rest to another.

    A used tool is refused for the rest of the round.
    """
    tribe = {"tools": (2, 1, 1), "at": {"forest": 1, "clay-pit": 1}}
    position = play(lay_acting(lay_stone_age(2, {0: tribe})), Work(Place.FOREST), Roll(2))
    assert list_choices(position) == {AddTool(0), AddTool(1), AddTool(2), Collect()}
    four = play(position, AddTool(0))
    assert refuse(four, AddTool(0)).rules == (Rule.TOOL_ONCE,)
    after = play(four, Collect(), Work(Place.CLAY_PIT), Roll(6))
    assert after.table.tribes[0].wood == 1 and AddTool(1) in list_choices(after) and AddTool(0) not in list_choices(after)
    done = play(after, AddTool(1), AddTool(2))
    assert done.table.tribes[0].brick == 2, "the last tools make eight of six"


def test_nobody_is_asked_for_tools_that_bring_nothing() -> None:
    """tool-use: if all tools that are left would not change the yield, it is taken at once."""
    position = play(
        lay_acting(lay_stone_age(2, {0: {"tools": (1, 0, 0), "at": {"river": 1, "field": 1}}})), Work(Place.RIVER), Roll(4)
    )
    assert isinstance(position.top, Acting) and position.table.tribes[0].gold == 0


def test_a_one_use_tool_is_used_up() -> None:
    """tool-one-use: a one-use tool is added to a roll together with another tool, and refused for a later roll."""
    tribe = {"tools": (1, 0, 0), "one_use": (4, 2), "at": {"river": 1, "forest": 1}}
    position = play(lay_acting(lay_stone_age(2, {0: tribe})), Work(Place.RIVER), Roll(1))
    assert list_choices(position) == {AddTool(0), AddOneUse(4), AddOneUse(2), Collect()}
    after = play(position, AddOneUse(4), AddTool(0))
    assert after.table.tribes[0].gold == 1 and after.table.tribes[0].one_use == (2,)
    assert refuse(play(after, Work(Place.FOREST), Roll(1)), AddOneUse(4)).rules == (Rule.TOOL_ONE_USE,)


def test_tools_are_ready_again_in_the_next_round() -> None:
    """tool-once, round-start: turned tools are turned back when the next round begins."""
    tribe = {"tools": (1, 1, 0), "turned": (True, True, False), "at": {"field": 1}}
    position = play(lay_acting(lay_stone_age(2, {0: tribe})), Work(Place.FIELD))
    assert position.table.round == 2 and position.table.tribes[0].turned == (False, False, False)


def test_two_resources_of_choice_can_be_taken_while_adding_tools() -> None:
    """any-two-take: while tools are added the owner of the card for any two may use it, once."""
    table = lay_stone_age(2, {0: {"any_two": 1, "tools": (1, 0, 0)}})
    position = settle(table, Adding(0, Kind.WOOD, 2, Rule.GATHER))
    after = play(position, TakeTwo((Kind.WOOD, Kind.GOLD)))
    assert (after.table.tribes[0].wood, after.table.tribes[0].gold, after.table.tribes[0].any_two) == (1, 1, 0)
    assert isinstance(after.top, Adding) and refuse(after, TakeTwo((Kind.WOOD, Kind.GOLD))).rules == (Rule.ANY_TWO_TAKE,)


def test_what_is_not_bought_stays() -> None:
    """act-decline: a declined card stays in the row, costs no piece, and can be had in the next round."""
    position = lay_acting(lay_stone_age(2, {0: {"wood": 9, "at": {"card-1": 1}}}))
    after = play(position, Decline(Place.CARD_1))
    assert after.table.tribes[0].wood == 9 and after.table.tribes[0].cards == ()
    assert after.table.row[0] == 10 and PlaceWorkers(Place.CARD_1, 1) in list_choices(after)
