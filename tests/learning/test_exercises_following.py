"""Village's exercises about the consequences of a choice: right by replaying it, and by the numbers of the rule texts."""

from __future__ import annotations

import json
from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from tests.learning.lots import check_exercises_differ, draw_many, list_places, read_plain
from tests.samples import sample
from tests.village.positions import lay_turn, lay_village
from village_core.games.village import from_json, to_json
from village_core.games.village.events import Gained, Moved, PrestigeGained
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_widgets.games.village.exercises import claims
from village_widgets.games.village.exercises.following import KINDS
from village_widgets.games.village.exercises.outcomes import claim_amounts
from village_widgets.tutor.claims import After, Decides
from village_widgets.tutor.exercise import Exercise

SAYS_SO = (
    Rule.HARVEST,
    Rule.HARVEST_HORSE,
    Rule.HARVEST_OX,
    Rule.FAMILY_BIRTH,
    Rule.FAMILY_HOME,
    Rule.CRAFTS_TRAINING,
    Rule.CRAFTS_PRODUCT,
    Rule.CRAFTS_MILL,
    Rule.TRAVEL_MOVE,
    Rule.COUNCIL_ENTER,
    Rule.COUNCIL_ADVANCE,
    Rule.PRIVILEGE_INFLUENCE,
    Rule.PRIVILEGE_GOOD,
    Rule.PRIVILEGE_PRESTIGE,
    Rule.CHURCH_BAG,
)
"""Rules that events name."""
REWARDS = {"city-a": ("prestige", 3), "city-b": ("prestige", 3), "city-c": ("coin", 1), "city-f": ("coin", 1)}


def draw_about(rule: Rule, count: int = sample(9, 30)) -> Iterator[tuple[Exercise[Table], After, dict, dict]]:
    """Yield exercises about a rule: each with its right claim, and the deciding seat's farm as plain data before and after.

    The choice is made again at the saved and loaded position.
    """
    able = [kind.name for kind in KINDS if rule in kind.rules]
    assert able, rule
    for name in able:
        for drawn, right in draw_many(name, count, rule):
            assert isinstance(right, After) and rule in drawn.rules
            then = from_json(to_json(drawn.position)).play(right.after).position
            seat = drawn.position.seat
            assert seat is not None and (drawn.about is None or right.after.choice == drawn.about)
            yield drawn, right, read_plain(drawn)["farms"][seat], json.loads(to_json(then))["table"]["farms"][seat]


def test_every_move_that_reaches_the_goal_by_replaying() -> None:
    """A move reaches the goal of a task exactly if the table shows it afterwards, read as plain data."""
    for name in ("outcome", "going"):
        for drawn, goal in draw_many(name, sample(22, 120)):
            before = read_plain(drawn)
            for option in drawn.position.options:
                after = json.loads(to_json(from_json(to_json(drawn.position)).play(option).position))
                assert goal.is_reached(drawn.position, option) == is_shown(replace(goal, after=option), before, after)


def test_how_a_move_misses_where_a_member_should_stand() -> None:
    """The remark on a move that leads no member to the place asked tells whether it moves nobody, or what else is wrong.

    These are its end, its start, or the member. A birth moves nobody.
    """
    seen = set()
    for drawn, goal in draw_many("going", sample(22, 120)):
        if not isinstance(goal, claims.Stands):
            continue
        before = list_places(read_plain(drawn), goal.seat)
        for option in drawn.position.options:
            if goal.is_reached(drawn.position, option):
                continue
            after = json.loads(to_json(from_json(to_json(drawn.position)).play(option).position))["table"]
            gone, come = list_moved(before, list_places(after, goal.seat))
            missed = goal.explain_miss(drawn.position, option)
            if not gone or gone[0][1] == "unborn":
                expected = "none"
            else:
                (generation, start), (_, end) = gone[0], come[0]
                ways = (("end", end != goal.end), ("start", start != goal.start), ("member", generation != goal.generation))
                expected = next(way for way, wrong in ways if wrong)
            assert missed == expected, (goal, option)
            seen.add(missed)
    assert {"none", "end"} <= seen


def test_every_right_claim_by_replaying() -> None:
    """The right claim agrees with the table after the choice, read as plain data; the wrong ones don't."""
    for drawn, right in draw_many("next", sample(45, 250)):
        then = from_json(to_json(drawn.position)).play(right.after).position
        before, after = read_plain(drawn), json.loads(to_json(then))
        true = [claim for claim in drawn.claims if is_shown(claim, before, after)]
        assert true == [right], (right, true)


def is_shown(claim: After, before: dict, after: dict) -> bool:
    """Tell from plain data if a claim is true: ``before`` is the table before the choice, ``after`` the position after it."""
    top, table = after["agenda"][-1], after["table"]
    farm = table["farms"][claim.seat] if hasattr(claim, "seat") else {}
    match claim:
        case claims.HasPieces(_, _, what, count):
            return farm.get(what, 0) == count
        case claims.Goods(_, _, pieces):
            return all(farm.get(what, 0) == count for what, count in pieces)
        case claims.Loses(_, seat, time):
            return farm["time"] == before["farms"][seat]["time"] + time
        case claims.AtHome(_, seat, count):
            return [place for _, place in list_places(table, seat)].count("farm") == count
        case claims.Stands(_, seat, generation, start, end):
            return list_moved(list_places(before, seat), list_places(table, seat)) == ([(generation, start)], [(generation, end)])
        case Decides(_, seat, step):
            return (top["type"], top.get("turn", top.get("seat"))) == (step, seat)
        case claims.MayUse(_, seat, stage):
            return (top["type"], top.get("seat"), top.get("stage")) == ("privileges", seat, stage)
        case claims.StartsNext(_, seat):
            return table["ring"] == seat
        case claims.StepsUp(_, customer):
            return table["stalls"][before["stalls"].index(None)] == customer
    raise AssertionError(claim)


def list_moved(before: list[tuple[int, str]], after: list[tuple[int, str]]) -> tuple[list, list]:
    """Return the members who left a place, and those who arrived at one, each with generation and place."""
    gone, come = list(before), list(after)
    for who in before:
        if who in come:
            come.remove(who)
            gone.remove(who)
    return gone, come


def test_the_rule_asked_is_what_happens() -> None:
    """An event of the claim's step names the rule asked, for rules that events name."""
    for rule in SAYS_SO:
        for drawn, right, _, _ in draw_about(rule, 9):
            events = drawn.position.play(right.after).events
            named = {event.rule for event in events if isinstance(event, (Gained, Moved, PrestigeGained))}
            assert rule in named, (rule, named)


def test_harvests() -> None:
    """harvest, harvest-horse, harvest-ox, harvest-limit: 2, with plow and horse 3, with plow and ox 4, never above 5."""
    teams = {Rule.HARVEST: 2, Rule.HARVEST_HORSE: 3, Rule.HARVEST_OX: 4}
    for rule, bags in teams.items():
        for _, right, before, after in draw_about(rule):
            assert isinstance(right, claims.HasPieces) and right.what == "grain"
            ox, horse = before["plow"] and before["ox"], before["plow"] and before["horse"]
            assert bags == (4 if ox else 3 if horse else 2)
            assert right.count == after["grain"] == min(5, before["grain"] + bags)
    for _, right, before, _ in draw_about(Rule.HARVEST_LIMIT):
        bags = 4 if before["plow"] and before["ox"] else 3 if before["plow"] and before["horse"] else 2
        assert isinstance(right, claims.HasPieces) and right.count == 5 and before["grain"] + bags > 5


def test_the_plague() -> None:
    """turn-plague: in each exercise about this rule the right answer is that the plague cube costs 2 time."""
    for _, right, _, _ in draw_about(Rule.TURN_PLAGUE):
        assert isinstance(right, claims.Loses) and right.time == 2


def test_the_mill() -> None:
    """crafts-mill, supply-limited: two grain become two coins, or one if a limited supply has only one left."""
    for _, right, before, _ in draw_about(Rule.CRAFTS_MILL):
        assert isinstance(right, claims.HasPieces)
        assert right.count == before[right.what] + (2 if right.what == "coin" else -2)
    for drawn, right, before, _ in draw_about(Rule.SUPPLY_LIMITED):
        assert (
            isinstance(right, claims.HasPieces) and read_plain(drawn)["supply"]["coin"] == 1 and right.count == before["coin"] + 1
        )


def test_rewards_of_cities() -> None:
    """travel-reward: the first visit brings the reward that the city shows, or asks the player to choose it."""
    for drawn, right, before, _ in draw_about(Rule.TRAVEL_REWARD):
        city = json.loads(msgspec.json.encode(right.after.choice))["end"]
        assert city not in before["cities"]
        if isinstance(right, Decides):
            assert city in ("city-d", "city-e") and (right.seat, right.step) == (drawn.position.seat, "rewarded")
        else:
            what, more = REWARDS[city]
            assert isinstance(right, claims.HasPieces) and (right.what, right.count) == (what, before[what] + more)


def test_privileges() -> None:
    """council-stay, privilege-stage, privilege-ring, privilege-prestige: the highest stage held; the ring; 3 for a coin."""
    for rule in (Rule.COUNCIL_STAY, Rule.PRIVILEGE_STAGE):
        for drawn, right, before, _ in draw_about(rule):
            stages = [int(place[-1]) for here in before["family"] for place in here if place.startswith("council-")]
            assert isinstance(right, claims.MayUse) and right.stage == max(stages)
            assert drawn.position.seat == right.seat
    for drawn, right, _, _ in draw_about(Rule.PRIVILEGE_RING):
        assert isinstance(right, claims.StartsNext) and right.seat == drawn.position.seat != read_plain(drawn)["start"]
    for _, right, before, _ in draw_about(Rule.PRIVILEGE_PRESTIGE):
        assert isinstance(right, claims.HasPieces)
        assert right.count == before[right.what] + (3 if right.what == "prestige" else -1)


def test_who_is_next() -> None:
    """turn-take, turn-leave, market-day: questions who is next have the right answer.

    After taking, it is the taker; after leaving out an action, the next seat; on a market day, its caller.
    """
    for rule, step, on in (
        (Rule.TURN_TAKE, "acting", 0),
        (Rule.TURN_LEAVE, "turn", 1),
        (Rule.MARKET_DAY, "market-day", 0),
    ):
        for drawn, right, _, _ in draw_about(rule):
            if isinstance(right, Decides):
                assert drawn.position.seat is not None
                expected = (drawn.position.seat + on) % len(drawn.position.table.farms)
                assert (right.seat, right.step) == (expected, step)


def test_a_market_day() -> None:
    """market-serve, market-pass, market-refill: clockwise without those who passed; the front of the queue steps up."""
    for rule in (Rule.MARKET_SERVE, Rule.MARKET_PASS):
        for drawn, right, _, _ in draw_about(rule):
            frame = json.loads(msgspec.json.encode(drawn.position.agenda[-1]))
            count = len(drawn.position.table.farms)
            following = [(frame["turn"] + on) % count for on in range(1, count + 1)]
            still = [seat for seat in following if seat not in frame.get("passed", ())]
            assert isinstance(right, Decides) and (right.seat, right.step) == (still[0], "market-day")
    for drawn, right, _, _ in draw_about(Rule.MARKET_REFILL):
        assert isinstance(right, claims.StepsUp) and right.customer == read_plain(drawn)["queue"][0]


def test_amounts_that_are_asked_about_end_at_none() -> None:
    """Among the amounts that a player with one coin may have afterwards is none at all, but nothing below."""
    position = lay_turn(lay_village(2, stock={0: {"coin": 1}}))
    asked = claim_amounts(position, position.options[0], 0, "coin", -1, -2, 2)
    assert [claim.count for claim in asked.claims] == [0, 3, 1, 2, 4]


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about consequences ask the same."""
    check_exercises_differ(KINDS)
