"""Village's tasks that need a plan: the moves that solve them, read a second time from the tables as plain data."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from tests.learning.lots import check_each_rule_is_asked, draw_many, read_plain
from tests.samples import sample
from village_core.games.village import from_json, to_json
from village_core.games.village.ending import score
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option
from village_widgets.games.village.exercises.moves import KINDS
from village_widgets.tutor.exercise import Exercise

HIDDEN = ("unborn", "bag", "grave", "gone")
EACH = sample(12, 24)


def list_moves(name: str) -> Iterator[tuple[Exercise[Table], bool, Option, dict, dict]]:
    """Yield each move of some exercises: exercise, whether it reaches the goal, move, and the decider's farm before and after."""
    for drawn, goal in draw_many(name, EACH):
        seat, before = drawn.position.seat, read_plain(drawn)
        for option in drawn.position.options:
            after = json.loads(to_json(from_json(to_json(drawn.position)).play(option).position))["table"]
            yield drawn, goal.is_reached(drawn.position, option), option, before["farms"][seat], after["farms"][seat]


def is_unseen(farm: dict) -> bool:
    """Tell if no member of the farm's family can be seen."""
    return all(place in HIDDEN or place.startswith("chronicle") for here in farm["family"] for place in here)


def test_how_the_well_closes() -> None:
    """well-cubes: with one cube left, taking it is the right move; a visit to the well is not."""
    for drawn, reached, option, _, _ in list_moves("well-closes"):
        assert sum(sum(cubes) for cubes in read_plain(drawn)["spaces"]) == 1
        assert reached == (type(option.choice).__name__ == "Take")


def test_which_journey_is_rewarded() -> None:
    """travel-once, travel-reward: the right journeys lead to a city without a mark of the family."""
    for _, reached, option, before, _ in list_moves("new-mark"):
        assert reached == (getattr(option.choice, "end", "") not in ("", *before["cities"]))


def test_how_to_get_a_good_without_a_death() -> None:
    """dying-after-action: the right moves bring the good and take no time."""
    for drawn, reached, _, before, after in list_moves("gets-safely"):
        assert reached == (after[drawn.goal.what] > before[drawn.goal.what] and after["time"] == before["time"])


def test_how_to_pass_the_end_of_a_lap_unseen() -> None:
    """dying-nobody, dying-visible: the right moves take time and leave no visible member."""
    for _, reached, _, before, after in list_moves("crosses-unseen"):
        assert reached == (after["time"] > before["time"] and is_unseen(after))


def test_who_is_remembered() -> None:
    """dying-chronicle, dying-grave: the right moves bring the dead member to where the task says, the chronicle or a grave."""
    for drawn, reached, _, before, after in list_moves("rests"):
        come = Counter(place for here in after["family"] for place in here)
        come.subtract(place for here in before["family"] for place in here)
        end = next(place for place, count in come.items() if count > 0)
        assert reached == ((end == "grave") == (drawn.goal.where == "grave"))


def test_which_sale_leaves_another() -> None:
    """market-demand, market-surcharge: after the right sales one Persuasion and all that another customer demands remain."""
    for drawn, goal in draw_many("sells-again", EACH):
        for option in drawn.position.options:
            table = drawn.position.play(option).position.table
            farm = table.farms[drawn.position.seat]
            wants = [Counter(table.edition.customers[tile].wants) for tile in table.stalls if tile is not None]
            able = farm.persuasion and any(all(getattr(farm, what) >= n for what, n in want.items()) for want in wants)
            assert goal.is_reached(drawn.position, option) == (hasattr(option.choice, "customer") and bool(able))


def test_what_leaves_most_points() -> None:
    """The right moves leave the best total of the score sheet that any way to end the turn leaves."""
    for drawn, goal in draw_many("most-points", EACH):
        seat = drawn.position.seat
        totals = {option: max(_list_totals(drawn.position.play(option).position, seat)) for option in drawn.position.options}
        best = {option for option, total in totals.items() if total == max(totals.values())}
        assert best == {option for option in drawn.position.options if goal.is_reached(drawn.position, option)}


def _list_totals(position: Position[Table], seat: int) -> Iterator[int]:
    """Yield the seat's total after each way to end the turn, which ends when another seat or a new matter is asked."""
    kind = type(position.top).__name__
    if position.seat == seat and kind in ("Rewarded", "Privileges", "Dying"):
        for option in position.options:
            yield from _list_totals(position.play(option).position, seat)
    else:
        yield score(position.table).sheets[seat].total


def test_every_rule_of_the_plans_is_asked_at_every_level() -> None:
    """Each rule that a kind of task names is asked by that kind at every level, in sound exercises."""
    for kind in KINDS:
        check_each_rule_is_asked((kind,), set(kind.rules))
