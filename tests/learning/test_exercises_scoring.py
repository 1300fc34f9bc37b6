"""Village's exercises about the final score: right by a second reading of the rules, over plain data."""

from __future__ import annotations

from tests.learning.lots import check_each_rule_is_asked, check_exercises_differ, draw_many, list_places, read_plain
from tests.samples import sample
from tests.village.opinion import add_up, find_best
from village_core.games.village.rules import Rule
from village_widgets.games.village.exercises.scoring import KINDS, CategoryPoints, Totals
from village_widgets.games.village.exercises.winning import WinnersByRule

WORTH = [6] * 6 + [5] * 8 + [4] * 5 + [3] * 4 + [2]
SCORED = [rule for rule in Rule if rule.startswith("score") and rule is not Rule.SCORE_NOTHING]


def count_points(table: dict, seat: int, category: str) -> int:
    """Return the points of a category, by the numbers of the rule texts."""
    farm, where = table["farms"][seat], [place for _, place in list_places(table, seat)]
    match category:
        case "prestige":
            return farm["prestige"]
        case "coins":
            return farm["coin"]
        case "travel":
            return (0, 1, 3, 6, 10, 14, 18)[len(farm["cities"])]
        case "customers":
            return sum(WORTH[tile] for tile in farm["customers"])
        case "chronicle":
            return (0, 0, 0, 4, 7, 12)[min(5, sum(place.startswith("chronicle") for place in where))]
        case "council":
            return sum((0, 2, 4, 6)[int(place[-1]) - 1] for place in where if place.startswith("council"))
    return sum((2, 3, 4, 6)[int(place[-1]) - 1] for place in where if place.startswith("church"))


def test_what_a_category_brings() -> None:
    """score-prestige, score-travel, score-council, score-church, score-chronicle, score-customers, score-coins.

    The marked points of a category are those that the numbers of the rule texts give.
    """
    for rule in SCORED:
        for drawn, right in draw_many("farm-worth", sample(9, 24), rule):
            assert isinstance(right, CategoryPoints) and drawn.rules == (rule,) and rule == f"score-{right.category}"
            assert right.points == count_points(read_plain(drawn), right.seat, right.category)


def test_what_a_farm_is_worth() -> None:
    """All categories together give the second opinion's total; the rules named are those of the categories that bring points."""
    for drawn, right in draw_many("farm-total", sample(22, 120)):
        table = read_plain(drawn)
        assert isinstance(right, Totals) and right.points == add_up(table, right.seat)
        counted = {rule for rule in SCORED if count_points(table, 0, rule.removeprefix("score-"))}
        assert set(drawn.rules) == counted


def test_who_wins() -> None:
    """win-most, tie-customers, tie-grain, tie-living, tie-shared: the right claim names the second opinion's winners.

    The rule is the first measure that tells them apart.
    """
    for rule in (rule for rule in Rule if rule.startswith(("win", "tie"))):
        for drawn, right in draw_many("winner", sample(9, 24), rule):
            table = read_plain(drawn)
            tie = "grain" if table["copy"]["edition"] == "big_box_2023" else "customers"
            winners, _ = find_best(table, tie)
            assert (
                isinstance(right, WinnersByRule)
                and right.seats == tuple(winners)
                and right.by == rule == find_measure(table, tie)
            )


def find_measure(table: dict, tie: str) -> str:
    """Return the rule of the first measure by which one seat alone is best: points, the edition's tie, the living.

    Return "tie-shared" if there is none.
    """
    seats = list(range(len(table["farms"])))
    living = [
        sum(not place.startswith(("unborn", "chronicle", "grave", "gone")) for _, place in list_places(table, s)) for s in seats
    ]
    totals = [add_up(table, seat) for seat in seats]
    ties = [farm["grain"] if tie == "grain" else len(farm["customers"]) for farm in table["farms"]]
    for name, values in (("win-most", totals), (f"tie-{tie}", ties), ("tie-living", living)):
        seats = [seat for seat in seats if values[seat] == max(values[other] for other in seats)]
        if len(seats) == 1:
            return name
    return "tie-shared"


def test_every_rule_of_the_score_is_asked_at_every_level() -> None:
    """Each rule about scoring and winning, except score-nothing, is asked at every level, in sound exercises."""
    check_each_rule_is_asked(KINDS, {rule for rule in Rule if rule.startswith(("score", "win", "tie"))} - {Rule.SCORE_NOTHING})


def test_exercises_differ() -> None:
    """Hardly any two exercises drawn of each kind about the score are alike."""
    check_exercises_differ(KINDS)
