"""Village's exercises about rounds and the end: right by a second reading of the rules, over plain data."""

from __future__ import annotations

from tests.learning.lots import check_each_rule_is_asked, check_exercises_differ, count_lying, draw_many, read_plain
from tests.learning.test_exercises_dying import ROWS, find_resting_place
from tests.samples import sample
from village_core.games.village.choices import Bury, TakeRing
from village_core.games.village.market import MarketDay
from village_core.games.village.narration import Narrator
from village_core.games.village.rounds import LastTurns
from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises.ends import ComesNext, GoesOn, RingsIn, TurnsLeft
from village_widgets.games.village.exercises.rounds import (
    KINDS,
    Compensation,
    CustomersMissing,
    GoesIntoBag,
    SpaceGets,
    StartsRound,
)

STALLS = {2: 3, 3: 4, 4: 5, 5: 5}
ADDED = {2: 4, 3: 5, 4: 5, 5: 7}
SEEDED = {2: (3, 2, 5, 1, 3, 2, 2), 3: (3, 3, 6, 1, 3, 2, 3), 4: (3, 3, 7, 1, 3, 3, 4), 5: (4, 4, 7, 1, 5, 4, 5)}
SPACES = ("harvest", "family", "crafts", "market", "travel", "council", "church")
GIFTS = ("nothing", "grain", "random", "choice", "coin")


def test_customers_before_the_first_round() -> None:
    """setup-customers: customers still to come are one for every stall and five for the queue, less those that lie there."""
    for drawn, right in draw_many("customers-missing", sample(15, 60)):
        table = read_plain(drawn)
        shown = sum(tile is not None for tile in table["stalls"]) + len(table["queue"])
        assert isinstance(right, CustomersMissing) and right.count == STALLS[len(table["farms"])] + 5 - shown


def test_compensation_by_seat() -> None:
    """setup-seats: seats are counted clockwise from the starting player, at tables that play with compensation."""
    found = set()
    for drawn, right in draw_many("compensation", 90):
        table = read_plain(drawn)
        assert isinstance(right, Compensation) and ["rulings.seat_compensation", True] in table["copy"]["corrections"]
        assert right.gets == GIFTS[(right.seat - table["start"]) % len(table["farms"])]
        found.add(right.gets)
    assert found == set(GIFTS)


def test_the_contents_of_the_green_bag() -> None:
    """round-bag: the bag gets the card's number of each colour as far as the supply goes, and all plague of the supply."""
    for drawn, right in draw_many("filling", sample(15, 60)):
        table = read_plain(drawn)
        supply, added = table["supply"], ADDED[len(table["farms"])]
        expected = [min(added, supply[kind]) for kind in ("skill", "persuasion", "faith", "knowledge")]
        assert isinstance(right, GoesIntoBag) and list(right.cubes) == [*expected, supply["plague"]]
        assert min(expected) < added


def test_how_many_cubes_a_space_gets() -> None:
    """round-seeding: spaces get their cubes in order, as far as the bag goes."""
    short = 0
    for drawn, right in draw_many("seeding", sample(15, 60)):
        table = read_plain(drawn)
        assert isinstance(right, SpaceGets)
        wanted, at = SEEDED[len(table["farms"])], SPACES.index(right.space)
        left = max(0, sum(table["bag"]) - sum(wanted[:at]))
        assert right.count == min(left, wanted[at])
        short += right.count < wanted[at]
    assert short > sample(7, 30)


def test_who_starts_the_next_round() -> None:
    """round-start-player: the next starter is the seat that holds the ring or takes it now, else the same as before."""
    for drawn, right in draw_many("next-starter", sample(22, 90)):
        table = read_plain(drawn)
        assert isinstance(right, StartsRound)
        holder = drawn.position.seat if isinstance(drawn.about, TakeRing) else table["ring"]
        assert right.seat == (table["start"] if holder is None else holder)


def test_whether_the_round_ends() -> None:
    """round-end: after a turn a mass is held if no cube is left on the board; else the next seat takes one."""
    seen = set()
    for drawn, right in draw_many("round-end", sample(15, 60)):
        table = read_plain(drawn)
        assert isinstance(right, ComesNext) and drawn.position.seat is not None
        left = any(map(sum, table["spaces"]))
        after = (drawn.position.seat + 1) % len(table["farms"])
        assert (right.comes, right.seat) == (("cube", after) if left else ("mass", None))
        seen.add(left)
    assert seen == {False, True}


def test_whether_a_death_rings_in_the_end() -> None:
    """end-chronicle, end-graves: a death rings in the end if the last space of all rows, or the last grave, is filled."""
    seen = set()
    for drawn, right in draw_many("end-begins", sample(22, 90)):
        assert isinstance(right, (RingsIn, GoesOn))
        table, about = read_plain(drawn), right.after
        assert isinstance(about, Bury)
        room = dict(ROWS[len(table["farms"])])
        graves = room.pop("grave") - count_lying(table, "grave")
        free = sum(room.values()) - sum(count_lying(table, f"chronicle-{row}") for row in room)
        where = find_resting_place(table, about.place)
        filled = "graves" if where == "grave" and graves == 1 else "chronicle" if where != "grave" and free == 1 else ""
        reached = right.is_reached(drawn.position, next(o for o in drawn.position.options if o.choice == about))
        assert reached == (right.filled == filled if isinstance(right, RingsIn) else not filled)
        seen.add(filled)
    assert seen == {"graves", "chronicle", ""}


def test_who_has_a_last_turn() -> None:
    """end-last-turns, end-market-caller, end-market-other: turns go clockwise from the seat that filled the last space.

    That seat has no last turn. If another seat called the market day, all from the caller's left round to the caller have one.
    """
    for rule in ("end-last-turns", "end-market-caller", "end-market-other"):
        for drawn, right in draw_many("last-turns", 24, rule):
            seats = len(read_plain(drawn)["farms"])
            who = drawn.position.seat
            assert who is not None and isinstance(right, TurnsLeft) and drawn.rules == (rule,)
            day = next((frame for frame in drawn.position.agenda if isinstance(frame, MarketDay)), None)
            other = day is not None and day.caller != who
            first, count = (day.caller, seats) if day is not None and other else (who, seats - 1)
            assert right.seats == tuple((first + step) % seats for step in range(1, count + 1))
            assert (rule == "end-market-other") is other and (rule == "end-last-turns") is (day is None)


def test_what_comes_after_a_last_turn() -> None:
    """end-cubes-out, end-final-mass: the next last turn takes a cube if there is one, else a free action; then the last mass."""
    seen = set()
    for drawn, right in draw_many("then-what", sample(45, 90)):
        table = read_plain(drawn)
        assert isinstance(right, ComesNext) and drawn.position.seat is not None
        last = next((frame for frame in drawn.position.agenda if isinstance(frame, LastTurns)), None)
        order = last.order if last else ((drawn.position.seat + 1) % len(table["farms"]),)
        if order:
            assert (right.comes, right.seat) == ("cube" if any(map(sum, table["spaces"])) else "free", order[0])
        else:
            assert (right.comes, right.seat) == ("last-mass", None)
        seen.add((right.comes, last is None))
    assert seen == {("free", True), ("free", False), ("cube", False), ("last-mass", False)}


def test_every_rule_of_rounds_and_the_end_is_asked_at_every_level() -> None:
    """Each rule about setting up, rounds and the end, except standing ones, is asked at every level, in sound exercises."""
    check_each_rule_is_asked(KINDS, {rule for rule in Rule if rule.startswith(("setup", "round", "end"))} - Narrator.STANDING)


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about rounds and the end are alike."""
    check_exercises_differ(KINDS)
