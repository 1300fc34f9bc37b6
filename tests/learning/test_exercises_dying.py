"""Exercises about dying: right by a second reading of the rules, over plain data."""

from __future__ import annotations

import json

import pytest
from msgspec.structs import replace

from tests.learning.lots import check_each_rule_is_asked, check_exercises_differ, count_lying, draw_many, list_places, read_plain
from tests.samples import sample
from tests.village.opinion import Opinion, is_on_board
from tests.village.positions import lay_village, settle
from village_core.games.village import to_json
from village_core.games.village.choices import Bury, Leave, Serve, Take
from village_core.games.village.dying import Dying
from village_core.games.village.market import MarketDay
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Space
from village_widgets.games.village.exercises.dying import KINDS, Dies, NoDeath, OwnerChooses, _find_fate
from village_widgets.games.village.exercises.dying_when import DeathComes, DeathTime, _offer_plague
from village_widgets.tutor.exercise import Unfit

ROWS = {
    2: {"farm": 3, "crafts": 2, "travel": 2, "church": 2, "council": 2, "grave": 3},
    3: {"farm": 4, "crafts": 3, "travel": 2, "church": 2, "council": 2, "grave": 4},
    4: {"farm": 5, "crafts": 4, "travel": 3, "church": 3, "council": 3, "grave": 5},
    5: {"farm": 6, "crafts": 5, "travel": 4, "church": 3, "council": 3, "grave": 6},
}
SHOPS = ("wainwright", "stable", "office", "smithy")


def find_resting_place(table: dict, place: str) -> str:
    """Return where a member who dies at a place lies, by the rule texts: a row of the chronicle, else a grave, else nowhere.

    By the ruling that removes the last dead the answer is always "gone".
    """
    if ["rulings.last_deaths", "removed"] in table["copy"]["corrections"]:
        return "gone"
    row = "crafts" if place in SHOPS else "travel" if place.startswith("city") else place.split("-")[0]
    room = ROWS[len(table["farms"])]
    if count_lying(table, f"chronicle-{row}") < room[row]:
        return f"chronicle-{row}"
    return "grave" if count_lying(table, "grave") < room["grave"] else "gone"


def test_who_dies_and_where_they_lie() -> None:
    """dying-eldest, dying-visible, dying-chronicle, dying-grave, dying-no-room, dying-last-turns, dying-nobody.

    The marked claim is what a second reading of the rules finds.
    """
    seen = set()
    for drawn, right in draw_many("death", sample(30, 150)):
        assert drawn.about is not None and isinstance(right, (Dies, OwnerChooses, NoDeath))
        then = drawn.position.play(drawn.about).position
        table = json.loads(to_json(then))["table"]
        family = list_places(table, right.seat)
        visible = sorted({(g, place) for g, place in family if place == "farm" or is_on_board(place)})
        lowest = [who for who in visible if who[0] == visible[0][0]]
        seen.add(type(right))
        match right:
            case Dies(_, seat, generation, place, end):
                assert lowest == [(generation, place)] and end == find_resting_place(table, place)
                together = family.count((generation, place)) > 1
                assert not together or OwnerChooses(right.after, seat, generation) not in drawn.claims
                assert {json.loads(way[0])["place"] for way in Opinion(table, seat).yield_dying()} == {place}
            case OwnerChooses(_, _, generation):
                assert len(lowest) > 1 and lowest[0][0] == generation
            case NoDeath():
                assert visible == [] and not any(isinstance(option.choice, Bury) for option in then.options)
    assert seen == {Dies, OwnerChooses, NoDeath}


def test_the_moment_of_a_death() -> None:
    """dying-after-action, dying-at-once: if and when a member dies follows from the time spent, the lap's end and a market day.

    No member dies if none can be seen.
    """
    seen = set()
    for drawn, right in draw_many("death-when", sample(30, 120)):
        assert isinstance(right, DeathComes) and drawn.about == right.after
        table = read_plain(drawn)
        if isinstance(right.after, Take):
            time = 2
        else:
            time = next(option.payment.time for option in drawn.position.options if option.choice == right.after)
        top = drawn.position.top
        if isinstance(right.after, Serve):
            assert isinstance(top, MarketDay)
            assert time == (0 if top.turn == top.caller and not top.opened else 1)
        passed = (table["farms"][right.seat]["time"] + time) // 10 > table["farms"][right.seat]["time"] // 10
        stands = [place for _, place in list_places(table, right.seat) if place == "farm" or is_on_board(place)]
        if not passed:
            assert right.when is DeathTime.NOT_PASSED
        elif not stands:
            assert right.when is DeathTime.UNSEEN
        else:
            assert right.when is (DeathTime.ONCE if isinstance(right.after, Serve) else DeathTime.TURN_END)
        seen.add(right.when)
    assert seen == set(DeathTime)


@pytest.mark.parametrize(("bag", "named"), [([1], True), ([1, 2], True), ([2], False), ([], False)])
def test_a_hidden_member_counts_if_it_is_as_old_as_the_dead(bag: list[int], named: bool) -> None:
    """dying-visible: the rule is named if a member in the bag is as old as the one who dies, and not if it is younger."""
    frames = Turns(1), Dying(0), Acting(0, (Space.FAMILY,))
    _, rules = _find_fate(settle(lay_village(2, members={0: {"bag": bag}}), *frames), Leave(), 0)
    assert (Rule.DYING_VISIBLE in rules) is named and Rule.DYING_ELDEST in rules


def test_every_rule_of_dying_is_asked_at_every_level() -> None:
    """Each rule about dying is asked at every level, in sound exercises."""
    check_each_rule_is_asked(KINDS, {rule for rule in Rule if rule.startswith("dying")})


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about dying are alike."""
    check_exercises_differ(KINDS)


def test_no_plague_cube_is_made_for_a_task() -> None:
    """A table with all plague cubes in the bag is unfit for a task about one; with one fewer, the task's space has a cube."""
    table = lay_village(2)
    most = table.edition.box.plague
    full, roomy = (replace(table, bag=(*table.bag[:4], inside)) for inside in (most, most - 1))
    with pytest.raises(Unfit):
        _offer_plague(full, 0, Space.HARVEST)
    assert _offer_plague(roomy, 0, Space.HARVEST).table.spaces[0][-1] == 1
