"""Storages, altars and shells."""

from __future__ import annotations

from tests.manitoba.positions import lay_acting, lay_manitoba, list_choices, list_rules, play, refuse, settle
from village_core.games.manitoba.acting import Acting, Lifting
from village_core.games.manitoba.choices import Enter, Finish, Lift, Score, Store, TurnBerry, WakeOne
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.vocabulary import Good, Place

SIX = "berries berries berries berries berries berries berries"
NO_FOREST = {0: "-", 8: "-", 12: "-"}


def test_a_good_goes_to_its_own_storage() -> None:
    """store-good: a good goes to its own storage or to either altar, but to no other storage."""
    position = settle(lay_manitoba(2, {0: "hand bison"}, {3: "-"}), Storing(0))
    assert list_choices(position) == {Store(Place.BISON), Store(Place.SMALL_ALTAR), Store(Place.LARGE_ALTAR)}
    assert refuse(position, Store(Place.HORSES)) == (Rule.STORE_GOOD,)
    step = position.play(Store(Place.BISON))
    assert list_rules(step)[0] == Rule.STORE_GOOD and step.position.table.clans[0].list_storage(Good.BISON) == (Good.BISON,)


def test_a_feather_goes_anywhere() -> None:
    """store-feather: a feather goes to any storage, where it counts, or to any altar."""
    position = settle(lay_manitoba(2, {0: "hand feathers, horses horses"}, {4: "-"}), Storing(0))
    assert len(list_choices(position)) == 6
    step = position.play(Store(Place.HORSES))
    assert list_rules(step)[0] == Rule.STORE_FEATHER
    assert step.position.table.clans[0].list_storage(Good.HORSES) == (Good.HORSES, Good.FEATHERS)


def test_a_full_storage_takes_no_more() -> None:
    """store-room: a storage with a filled top space refuses another good."""
    position = settle(lay_manitoba(2, {0: f"{SIX}, hand berries"}, NO_FOREST), Storing(0))
    assert refuse(position, Store(Place.BERRIES)) == (Rule.STORE_ROOM,)


def test_a_good_without_any_place_goes_back() -> None:
    """store-back: a good goes back if its storage is full and both altars have one of its kind."""
    clan = f"{SIX}, small-altar berries, large-altar berries"
    step = lay_acting(lay_manitoba(3, {0: clan}, NO_FOREST | {16: "-"} | {0: "-*"}, 2), lifted=1).play(Enter(0))
    assert list_rules(step)[:3] == [Rule.LAND_ENTER, Rule.LAND_GOOD, Rule.STORE_BACK]
    assert not step.position.table.clans[0].hand


def test_any_good_may_go_to_an_altar() -> None:
    """altar-place: a good may go to an altar instead of its storage."""
    step = settle(lay_manitoba(2, {0: "hand canoes"}, {1: "-"}), Storing(0)).play(Store(Place.LARGE_ALTAR))
    assert list_rules(step)[0] == Rule.ALTAR_PLACE and step.position.table.clans[0].large_altar == (Good.CANOES,)


def test_an_altar_has_no_two_of_a_kind() -> None:
    """altar-kind: an altar refuses a second good of a kind, but the other altar takes it."""
    position = settle(lay_manitoba(2, {0: "hand canoes, small-altar canoes"}, {1: "-"}), Storing(0))
    assert refuse(position, Store(Place.SMALL_ALTAR)) == (Rule.ALTAR_KIND,)
    assert Store(Place.LARGE_ALTAR) in list_choices(position)


def test_a_full_altar_empties_at_once() -> None:
    """altar-empty: the goods go to their storages, a feather to any storage but to no altar; altar-shell: then a shell comes."""
    position = settle(lay_manitoba(2, {0: "hand horses, small-altar berries feathers"}, {2: "-", 0: "-", 4: "-"}), Storing(0))
    position = play(position, Store(Place.SMALL_ALTAR))
    clan = position.table.clans[0]
    assert clan.hand == (Good.FEATHERS,) and [len(stored) for stored in clan.storages] == [1, 0, 1, 0]
    assert refuse(position, Store(Place.LARGE_ALTAR)) == (Rule.ALTAR_EMPTY,) and not clan.active
    step = position.play(Store(Place.BISON))
    assert list_rules(step)[:2] == [Rule.STORE_FEATHER, Rule.ALTAR_SHELL] and step.position.table.clans[0].active == 1


def test_a_good_of_a_full_altar_without_room_goes_back() -> None:
    """store-back: a good of the emptied altar goes back if its storage is full."""
    table = lay_manitoba(2, {0: f"{SIX}, hand horses, small-altar berries bison"}, NO_FOREST | {2: "-", 3: "-"})
    step = settle(table, Storing(0)).play(Store(Place.SMALL_ALTAR))
    assert Rule.STORE_BACK in list_rules(step) and len(step.position.table.clans[0].list_storage(Good.BERRIES)) == 6


def test_no_shell_is_left() -> None:
    """altar-shell: if the supply has no shell, a full altar is emptied and brings none."""
    table = lay_manitoba(2, {0: "hand horses, small-altar berries bison", 1: "active 10"}, {0: "-", 2: "-", 3: "-"})
    step = settle(table, Storing(0)).play(Store(Place.SMALL_ALTAR))
    clan = step.position.table.clans[0]
    assert Rule.ALTAR_SHELL in list_rules(step) and not clan.small_altar and not clan.active


def test_the_large_altar_renews_a_shell() -> None:
    """altar-renew: one used shell is active again; the small altar does not do that."""
    clan = "hand horses, small-altar berries bison, large-altar berries bison canoes, used 2"
    table = lay_manitoba(2, {0: clan}, {0: "-", 1: "-", 2: "-", 3: "-", 8: "-"})
    large = settle(table, Storing(0)).play(Store(Place.LARGE_ALTAR))
    assert Rule.ALTAR_RENEW in list_rules(large)
    assert (large.position.table.clans[0].active, large.position.table.clans[0].used) == (2, 1)
    small = settle(table, Storing(0)).play(Store(Place.SMALL_ALTAR))
    assert (small.position.table.clans[0].active, small.position.table.clans[0].used) == (1, 2)


def test_a_shell_wakes_a_cree() -> None:
    """shell-wake: a shell wakes a Cree if one sleeps, even before discs are lifted; shell-use: the shell is turned over."""
    step = settle(lay_manitoba(2, {0: "active 1"}), Lifting(0)).play(WakeOne())
    assert list_rules(step) == [Rule.SHELL_USE, Rule.SHELL_WAKE]
    clan = step.position.table.clans[0]
    assert (clan.active, clan.used, clan.huts, clan.square) == (0, 1, 2, 6)
    assert isinstance(step.position.top, Lifting)
    refusal = settle(lay_manitoba(2, {0: "active 1, huts 0"}), Lifting(0)).find_refusal(WakeOne())
    assert refusal is not None and refusal.rules == (Rule.SHELL_WAKE,) and refusal.reasons[0][0].what == "sleeper"


def test_a_shell_needs_an_active_shell() -> None:
    """shell-use: a player may use all active shells in a turn; then a lack names the missing shell."""
    position = settle(lay_manitoba(2, {0: "active 2"}), Lifting(0))
    position = play(position, WakeOne(), WakeOne())
    refusal = position.find_refusal(WakeOne())
    assert refusal is not None and refusal.rules == (Rule.SHELL_USE,) and refusal.reasons[0][0].what == "shell"


def test_a_shell_moves_a_berry() -> None:
    """shell-berry: a berry goes to another storage with room; no feather does, and no berry to a full storage or its own."""
    position = lay_acting(lay_manitoba(2, {0: "active 2, berries berries feathers"}))
    step = position.play(TurnBerry(Place.HORSES))
    assert list_rules(step) == [Rule.SHELL_USE, Rule.SHELL_BERRY]
    clan = step.position.table.clans[0]
    assert clan.list_storage(Good.HORSES) == (Good.BERRIES,) and clan.list_storage(Good.BERRIES) == (Good.FEATHERS,)
    assert refuse(step.position, TurnBerry(Place.BISON)) == (Rule.SHELL_BERRY,)
    full = {0: "active 1, berries berries, bison bison bison bison bison bison bison"}
    no_prairie = {3: "-", 5: "-", 10: "-"}
    assert refuse(lay_acting(lay_manitoba(2, full, no_prairie)), TurnBerry(Place.BISON)) == (Rule.STORE_ROOM,)
    assert refuse(position, TurnBerry(Place.BERRIES)) == (Rule.SHELL_BERRY,)


def test_a_turned_berry_goes_back_as_a_berry() -> None:
    """tile-return: a berry that counted as a horse goes to the supply of berries."""
    table = lay_manitoba(2, {0: "horses berries horses"}, {2: "-"}, 4, clouds="2 4")
    position = settle(table, Scoring((0, 1)))
    supply = table.supply
    assert position.table.supply.berries == supply.berries + 1 and not position.table.clans[0].list_storage(Good.HORSES)


def test_shells_wait_after_the_last_action() -> None:
    """shell-use: after the last action a player with active shells may still use them; without any the turn ends by itself."""
    table = lay_manitoba(2, {0: "active 1, gatherer 1"}, {0: "-"})
    position = play(lay_acting(table), Enter(0), Finish())
    assert not isinstance(position.top, Acting)
    blue = play(lay_acting(lay_manitoba(2, {0: "active 1"}, {1: "-"}), lifted=4), Enter(1))
    assert list_choices(blue) == {WakeOne(), Finish()}
    none = play(lay_acting(lay_manitoba(2, {}, {1: "-"}), lifted=4), Enter(1))
    assert not isinstance(none.top, Acting)


def test_no_shells_in_the_last_round() -> None:
    """shell-last: in the last round shells can't be used."""
    position = settle(lay_manitoba(2, {0: "active 1"}, round=16), Lifting(0))
    assert refuse(position, WakeOne()) == (Rule.SHELL_LAST,) and list_choices(position) == {Lift(discs) for discs in range(1, 6)}


def test_shells_are_for_the_turn_of_actions() -> None:
    """shell-turn: in one's own scoring shells are refused, unless the ruling ``shells_outside`` allows them."""
    clans = {0: "active 1, bison bison", 1: "active 1"}
    position = settle(lay_manitoba(2, clans, {3: "-"}, 4, clouds="4 3"), Scoring((0, 1)))
    assert refuse(position, WakeOne()) == (Rule.SHELL_TURN,)
    table = lay_manitoba(2, clans, {3: "-"}, 4, {"rulings.shells_outside": True}, clouds="0 3")
    assert list_choices(settle(table, Scoring((0, 1)))) == {Score(Good.BERRIES), WakeOne()}
    without = lay_manitoba(2, {0: "bison bison"}, {3: "-"}, 4, {"rulings.shells_outside": True}, clouds="4 3")
    assert refuse(settle(without, Scoring((0, 1))), WakeOne()) == (Rule.SHELL_USE,), "it may, but has no shell"


def test_a_good_is_placed_before_shells_are_used() -> None:
    """shell-use: no shell can be used while a good waits for its place."""
    position = settle(lay_manitoba(2, {0: "active 1, hand bison"}, {3: "-"}), Storing(0))
    assert refuse(position, WakeOne()) == (Rule.SHELL_USE,)
