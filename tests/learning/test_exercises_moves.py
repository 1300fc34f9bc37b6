"""Tasks that ask for a plan: which moves do it, read a second time from the tables as plain data."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

from tests.learning.lots import check_each_rule_is_asked, lots, plain
from tests.samples import sampled
from village_core.games.village import from_json, to_json
from village_core.games.village.ending import score
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Option
from village_widgets.games.village.exercises.moves import KINDS
from village_widgets.tutor.exercise import Exercise

HIDDEN = ("unborn", "bag", "grave", "gone")
EACH = sampled(12, 24)


def moves(name: str) -> Iterator[tuple[Exercise[Table], bool, Option, dict, dict]]:
    """Every move of some exercises: whether it reaches the goal, and the farm of whoever decides before and after."""
    for drawn, goal in lots(name, EACH):
        seat, before = drawn.position.seat, plain(drawn)
        for option in drawn.position.options:
            after = json.loads(to_json(from_json(to_json(drawn.position)).play(option).position))["table"]
            yield drawn, goal.reached(drawn.position, option), option, before["farms"][seat], after["farms"][seat]


def unseen(farm: dict) -> bool:
    """Nobody of a family can be seen."""
    return all(place in HIDDEN or place.startswith("chronicle") for here in farm["family"] for place in here)


def test_how_the_well_closes() -> None:
    """well-cubes: by taking the only cube that is left; a visit to the well leaves it where it is."""
    for drawn, reached, option, _, _ in moves("well-closes"):
        assert sum(sum(cubes) for cubes in plain(drawn)["spaces"]) == 1
        assert reached == (type(option.choice).__name__ == "Take")


def test_which_journey_is_rewarded() -> None:
    """travel-once, travel-reward: the one to a city that has no mark of the family."""
    for _, reached, option, before, _ in moves("new-mark"):
        assert reached == (getattr(option.choice, "end", "") not in ("", *before["cities"]))


def test_how_to_get_a_good_without_a_death() -> None:
    """dying-after-action: right before the end of a lap, by a move that brings the good and takes no time."""
    for drawn, reached, _, before, after in moves("gets-safely"):
        assert reached == (after[drawn.goal.what] > before[drawn.goal.what] and after["time"] == before["time"])


def test_how_to_pass_the_end_of_a_lap_unseen() -> None:
    """dying-nobody, dying-visible: by a move that takes time, and after which nobody of the family can be seen."""
    for _, reached, _, before, after in moves("crosses-unseen"):
        assert reached == (after["time"] > before["time"] and unseen(after))


def test_who_is_remembered() -> None:
    """dying-chronicle, dying-grave: whoever comes from a row that has room lies in the chronicle, anybody else in a grave."""
    for drawn, reached, _, before, after in moves("rests"):
        come = Counter(place for here in after["family"] for place in here)
        come.subtract(place for here in before["family"] for place in here)
        end = next(place for place, count in come.items() if count > 0)
        assert reached == ((end == "grave") == (drawn.goal.where == "grave"))


def test_which_sale_leaves_another() -> None:
    """market-demand, market-surcharge: one Persuasion is there, and all that another customer at the stalls wants."""
    for drawn, goal in lots("sells-again", EACH):
        for option in drawn.position.options:
            table = drawn.position.play(option).position.table
            farm = table.farms[drawn.position.seat]
            wants = [Counter(table.edition.customers[tile].wants) for tile in table.stalls if tile is not None]
            able = farm.persuasion and any(all(getattr(farm, what) >= n for what, n in want.items()) for want in wants)
            assert goal.reached(drawn.position, option) == (hasattr(option.choice, "customer") and bool(able))


def test_what_leaves_most_points() -> None:
    """No line of the turn leaves more than the moves that count, by the totals of the score sheet after it."""
    for drawn, goal in lots("most-points", EACH):
        seat = drawn.position.seat
        totals = {option: max(_totals(drawn.position.play(option).position, seat)) for option in drawn.position.options}
        best = {option for option, total in totals.items() if total == max(totals.values())}
        assert best == {option for option in drawn.position.options if goal.reached(drawn.position, option)}


def _totals(position: Position[Table], seat: int) -> Iterator[int]:
    """The seat's total after each way to end the turn; it ends when somebody else decides, or about something new."""
    kind = type(position.top).__name__
    if position.seat == seat and kind in ("Rewarded", "Privileges", "Dying"):
        for option in position.options:
            yield from _totals(position.play(option).position, seat)
    else:
        yield score(position.table).sheets[seat].total


def test_every_rule_of_the_plans_is_asked_at_every_level() -> None:
    """All keys that the kinds name, in sound exercises."""
    for kind in KINDS:
        check_each_rule_is_asked((kind,), set(kind.rules))
