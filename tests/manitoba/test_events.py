"""The nine events of season cards."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tests.manitoba.positions import lay_manitoba, list_choices, list_rules, play, refuse, settle
from village_core.games.editions import Leaf
from village_core.games.manitoba.acting import Lifting, Others
from village_core.games.manitoba.choices import Finish, LoseFeather, Move, SendHome, TakeGood, WakeOne, Walk
from village_core.games.manitoba.happening import Happening, measure, rank
from village_core.games.manitoba.rounds import Resolving
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.vocabulary import Good, Happens, Path, Place
from village_core.kernel.position import Position

SPRING = {"path": 0, "step": 1, "home": 2, "good": 3, "each": 4, "most": 5}
SUMMER = {"path": 0, "good": 1, "feather": 2, "each": 3, "lakes": 4, "group": 5}


def begin_event(
    event: str,
    clans: dict | None = None,
    land: dict | None = None,
    players: int = 2,
    rulings: Mapping[str, Leaf] = MappingProxyType({}),
) -> Position:
    """Return the position in which all players carry out an event of spring or summer, in the season's first round.

    Players without a choice have carried it out, up to the first choice. ``clans`` and ``land`` are as in ``lay_manitoba``.
    """
    cards, first = (SPRING, 1) if event in SPRING else (SUMMER, 6)
    others = [str(card) for card in range(6) if card != cards[event]][:2]
    corrections = {f"rulings.{name}": value for name, value in rulings.items()}
    number = first + (players != 3)
    table = lay_manitoba(players, clans, land, number, corrections, events=" ".join([str(cards[event]), *others]))
    return settle(table, Happening(tuple(range(players))))


def list_scores(position: Position) -> list[int]:
    """Return the scores of all clans."""
    return [clan.score for clan in position.table.clans]


def test_a_step_on_any_path() -> None:
    """card-path: a Cree steps on along its path, with the bonus; from an empty square none begins one. The other is next."""
    position = begin_event("path", {0: "hunter 2, square 0, huts 7"})
    assert position.seat == 0 and list_choices(position) == {Walk(Path.HUNTER), Finish()}
    step = position.play(Walk(Path.HUNTER))
    assert list_rules(step)[:2] == [Rule.CARD_PATH, Rule.PATH_FIRST] and step.position.seat == 1


def test_the_end_of_a_path_is_no_step() -> None:
    """card-path-end: a Cree at the end can't step; by the ruling ``event_end_bonus`` it gets the later bonus.

    path-over: the shaman's path has no later bonus.
    """
    clan = {0: "hunter 6, huts 0"}
    assert refuse(begin_event("path", clan), Walk(Path.HUNTER)) == (Rule.CARD_PATH_END,)
    step = begin_event("path", clan, rulings={"event_end_bonus": True}).play(Walk(Path.HUNTER))
    assert list_rules(step)[:2] == [Rule.PATH_AGAIN, Rule.PATH_POINTS]
    assert refuse(begin_event("path", {0: "shaman 6"}), Walk(Path.SHAMAN)) == (Rule.PATH_OVER,)


def test_a_move_in_the_land() -> None:
    """card-step: a Cree moves to an adjacent free region of any terrain and gets its good; clans without Cree are skipped."""
    position = begin_event("step", land={4: "b", 3: "a"})
    assert position.seat == 0 and refuse(position, Move(3, 4)) == (Rule.LAND_FREE,)
    step = position.play(Move(3, 1))
    assert list_rules(step)[:2] == [Rule.CARD_STEP, Rule.LAND_GOOD] and isinstance(step.position.top, Storing)
    assert not isinstance(begin_event("step").top, Happening)


def test_events_that_move_cree_may_be_declined() -> None:
    """card-path, card-must: a clan may decline; without the ruling ``events_optional`` it must carry out the event if it can."""
    assert list_rules(begin_event("path").play(Finish()))[0] == Rule.CARD_PATH
    position = begin_event("path", rulings={"events_optional": False})
    assert refuse(position, Finish()) == (Rule.CARD_MUST,)
    alone = begin_event("step", land={0: "a", 2: "b", 3: "b"}, rulings={"events_optional": False})
    assert alone.table.cree[1] == 0, "the only way is taken unasked"


def test_a_cree_returns_home() -> None:
    """card-home: the player chooses the Cree that goes home and can't decline; a single one goes unasked."""
    position = begin_event("home", land={0: "a", 1: "a"})
    assert list_choices(position) == {SendHome(0), SendHome(1)} and refuse(position, Finish()) == (Rule.CARD_HOME,)
    step = position.play(SendHome(1))
    assert list_rules(step)[0] == Rule.CARD_HOME and step.position.table.clans[0].huts == 4
    assert begin_event("home", land={0: "a"}).table.clans[0].huts == 4


def test_an_event_uses_no_shell_unasked() -> None:
    """card-home, shell-turn: by the ruling ``shells_outside`` a clan that can't carry out the event may use its shells or not."""
    sleeping = begin_event("home", {0: "active 1, huts 7, square 1"}, rulings={"shells_outside": True})
    assert list_choices(sleeping) == {WakeOne(), Finish()}
    after = sleeping.play(Finish()).position
    assert after.table.clans[0].active == 1 and not isinstance(after.top, Happening)
    assert not isinstance(sleeping.play(WakeOne()).position.top, Happening)
    able = begin_event("home", {0: "active 1, huts 7, square 0"}, {0: "a"}, rulings={"shells_outside": True})
    assert list_choices(able) == {SendHome(0), WakeOne()} and refuse(able, Finish()) == (Rule.CARD_HOME,)
    path = {"shells_outside": True, "events_optional": False}
    assert list_choices(begin_event("path", {0: "active 1, huts 8"}, rulings=path)) == {WakeOne(), Finish()}


def test_a_good_of_those_shown() -> None:
    """card-good: the player takes one of the two goods from the supply; the other if one is out, nothing if both are."""
    position = begin_event("good")
    assert list_choices(position) == {TakeGood(Good.BERRIES), TakeGood(Good.BISON)}
    assert refuse(position, TakeGood(Good.HORSES)) == (Rule.CARD_GOOD,)
    assert list_rules(position.play(TakeGood(Good.BISON)))[0] == Rule.CARD_GOOD
    other = {1: "berries berries berries berries berries berries"}
    assert begin_event("good", other).table.clans[0].hand == (Good.BISON,)
    both = {1: "berries berries berries berries berries berries, bison bison bison bison bison bison"}
    assert not isinstance(begin_event("good", both).top, Happening | Storing)


def test_a_feather_is_lost() -> None:
    """card-feather: the player loses a feather from a storage of choice, never from an altar.

    If one storage alone has feathers, one of these goes unasked, and the gap is closed.
    """
    position = begin_event("feather", {0: "berries feathers, bison feathers, small-altar feathers"}, {4: "-", 6: "-", 14: "-"})
    assert list_choices(position) == {LoseFeather(Place.BERRIES), LoseFeather(Place.BISON)}
    refusal = position.find_refusal(LoseFeather(Place.CANOES))
    assert refusal is not None and refusal.rules == (Rule.CARD_FEATHER,)
    step = position.play(LoseFeather(Place.BISON))
    assert list_rules(step)[0] == Rule.CARD_FEATHER and not step.position.table.clans[0].list_storage(Good.BISON)
    single = begin_event("feather", {0: "bison feathers bison feathers"}, {4: "-", 6: "-", 3: "-"})
    assert single.table.clans[0].list_storage(Good.BISON) == (Good.FEATHERS, Good.BISON), "gaps are closed"
    assert begin_event("feather", {0: "small-altar feathers"}, {4: "-"}).table.clans[0].small_altar


def test_points_for_cree_in_the_land() -> None:
    """card-each: one point for each of one's own Cree."""
    assert list_scores(begin_event("each", land={0: "a", 1: "a", 2: "b"})) == [2, 1]


def test_points_for_cree_on_lakes() -> None:
    """card-lakes: two points for each of one's own Cree on a lake."""
    assert list_scores(begin_event("lakes", land={0: "a", 1: "a", 9: "a", 13: "b"})) == [4, 2]


def test_the_most_cree_in_the_land() -> None:
    """card-most: the most Cree get six points, the second most two; all who share a rank get its points.

    If the ruling ``second_after_tie`` is off, no clan is second after two that tie for the most.
    """
    land = {0: "a", 1: "a", 2: "b", 3: "c", 4: "c"}
    assert list_scores(begin_event("most", land=land, players=3)) == [6, 2, 6]
    assert list_scores(begin_event("most", land=land, players=3, rulings={"second_after_tie": False})) == [6, 0, 6]
    second = {0: "a", 1: "a", 2: "b", 3: "c"}
    assert list_scores(begin_event("most", land=second, players=3, rulings={"second_after_tie": False})) == [6, 2, 2]


def test_nobody_ranks_without_cree() -> None:
    """card-none: a clan without Cree has no rank; by the ruling ``majority_zero`` it is second, or first if no clan has any."""
    assert list_scores(begin_event("most", land={0: "a"})) == [6, 0]
    assert list_scores(begin_event("most", land={0: "a"}, rulings={"majority_zero": True})) == [6, 2]
    assert list_scores(begin_event("most")) == [0, 0] and list_scores(begin_event("most", rulings={"majority_zero": True})) == [
        6,
        6,
    ]
    table = lay_manitoba(2, {1: "huts 8"}, {3: "a"}, 3, events="0 5 1")
    step = play(settle(table, Resolving(), Others((1,)), Lifting(0))).play(next(iter(list_choices(settle(table, Lifting(0))))))
    step = step.position.play(Finish())
    assert Rule.CARD_NONE in list_rules(step)


def test_the_largest_group() -> None:
    """card-group: Cree on adjacent regions are a group; a single Cree is one unless the ruling ``group_of_one`` is off."""
    land = {0: "a", 1: "a", 3: "a", 14: "a", 9: "b", 12: "b"}
    assert [measure(begin_event("path", land=land).table, seat, Happens.GROUP) for seat in (0, 1)] == [3, 2]
    assert list_scores(begin_event("group", land=land)) == [6, 2]
    alone = {0: "a", 1: "a", 14: "b"}
    assert list_scores(begin_event("group", land=alone)) == [6, 2]
    assert list_scores(begin_event("group", land=alone, rulings={"group_of_one": False})) == [6, 0]


def test_ranks_are_counted_for_all() -> None:
    """card-most: of four players the first gets six points, two who share the second place two each, and the last none."""
    table = lay_manitoba(4, land={0: "a", 1: "a", 2: "b", 3: "c"}, round=2)
    assert rank(table, [measure(table, seat, Happens.MOST) for seat in table.seats]) == [6, 2, 2, 0]
