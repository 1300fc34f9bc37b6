"""Questions about the time of a death: at once, at the end of the turn, or never."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from enum import StrEnum
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village.choices import Serve, Take
from village_core.games.village.events import Crossed, Forgotten
from village_core.games.village.market import MarketDay
from village_core.games.village.position import Position
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import SPACES, VISIBLE, Cube, Place, Space
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.exercises.asking import has_event, settle_turn
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.tables import build_table, complete
from village_widgets.games.village.exercises.wording import PositionWords, word_question
from village_widgets.tutor.exercise import Claim, Exercise, ExerciseKind, Unfit, build_question, choose_seat, pick_rule


class DeathTime(StrEnum):
    """The time at which a member dies because of a choice, or the reason why none dies.

    ``NOT_PASSED``: the marker doesn't pass the end of a lap. ``UNSEEN``: no member is visible.
    """

    ONCE = "once"
    TURN_END = "turn-end"
    NOT_PASSED = "not-passed"
    UNSEEN = "unseen"


class DeathComes(AfterChoice, frozen=True):
    """The claim that a member dies because of the choice at the time ``when``, or does not die for the reason ``when``."""

    seat: Seat
    when: DeathTime

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the death comes at the time ``when``, or does not come for the reason that ``when`` names."""
        events = position.play(self.after).events
        crossed = [event for event in events if isinstance(event, Crossed) and event.seat == self.seat]
        if not crossed:
            return self.when is DeathTime.NOT_PASSED
        if has_event(events, Forgotten):
            return self.when is DeathTime.UNSEEN
        return self.when is (DeathTime.ONCE if crossed[0].rule == Rule.DYING_AT_ONCE else DeathTime.TURN_END)


def ask_death_time(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask whether a choice that costs time brings a death, and when.

    May raise ``Unfit``, for example if the death doesn't come about as the rule says.
    """
    aim = pick_rule(random, wanted, RULES, RULES[: level + 1])
    table = build_table(random, level)
    seat = choose_seat(random, table)
    if aim is Rule.DYING_NOBODY:
        table = _hide_family(table, seat)
    trap = level > 1 and random.random() < 0.25
    near = random.randint(1, 2) if trap else 1
    lap = table.edition.farm.lap
    table = table.with_farm(seat, replace(table.farms[seat], time=lap - near))
    if aim is Rule.DYING_AFTER_ACTION:
        plague = random.choice((Space.MARKET, None)) if level > 1 else random.choice(SPACES)
        position = _offer_plague(table, seat, plague) if plague else _offer_work(random, table, seat)
    else:
        position = _offer_sale(random, table, seat, trap)
    about = _pick_choice(random, position)
    right = next(claim for when in DeathTime if (claim := DeathComes(about, seat, when)).is_true(position))
    if aim is Rule.DYING_NOBODY and right.when is not DeathTime.UNSEEN:
        raise Unfit(aim)
    if right.when is DeathTime.TURN_END and not any(place in VISIBLE for place in table.farms[seat].places):
        raise Unfit("unseen")
    claims: list[Claim[Table]] = [DeathComes(about, seat, when) for when in DeathTime]
    return build_question("death-when", level, position, claims, (aim,), random, about)


def _hide_family(table: Table, seat: Seat) -> Table:
    """Return the table with every visible member of the family in the black bag."""
    farm = table.farms[seat]
    for generation, place in farm.list_members():
        if place in VISIBLE:
            farm = farm.move(generation, place, Place.BAG)
    return table.with_farm(seat, farm)


def _offer_plague(table: Table, seat: Seat, space: Space) -> Position:
    """Return the position in which the seat can take a plague cube from ``space``.

    May raise ``Unfit``, for example if no plague cube is left.
    """
    at = SPACES.index(space)
    a, b, c, d, _ = table.spaces[at]
    spaces = (*table.spaces[:at], (a, b, c, d, 1), *table.spaces[at + 1 :])
    return settle_turn(complete(replace(table, spaces=spaces)), seat, Turn(seat))


def _offer_work(random: Random, table: Table, seat: Seat) -> Position:
    """Return the position in which the seat acts at a random space whose actions take time. May raise ``Unfit``."""
    space = random.choice((Space.CRAFTS, Space.COUNCIL, Space.CHURCH, Space.TRAVEL))
    return settle_turn(complete(table), seat, Acting(seat, (space,)))


def _offer_sale(random: Random, table: Table, seat: Seat, trap: bool) -> Position:
    """Return a market day at which the seat has everything that a customer demands, and the extra cost.

    ``trap``: the seat called the day and makes its first sale, which takes no time. May raise ``Unfit``.
    """
    wanted = Counter(table.edition.customers[table.stalls[0] or 0].wants)
    farm = table.farms[seat]
    more = {what: max(count, getattr(farm, what)) for what, count in wanted.items()}
    table = complete(table.with_farm(seat, replace(farm, **{**more, "persuasion": 2})))
    caller = seat if trap else random.choice(table.seats)
    return settle_turn(table, caller, MarketDay(caller, seat, opened=not trap))


def _pick_choice(random: Random, position: Position) -> Choice:
    """Return a choice that the seat has: to take a plague cube, a sale, or work that takes the same time in every way to pay.

    Raises ``Unfit`` if there is none.
    """
    times: dict[Choice, set[int]] = {}
    for option in position.options:
        times.setdefault(option.choice, set()).add(option.payment.time)
    if isinstance(position.top, Turn):
        fit: list[Choice] = [choice for choice in times if isinstance(choice, Take) and choice.cube is Cube.PLAGUE]
    elif isinstance(position.top, MarketDay):
        fit = [choice for choice in times if isinstance(choice, Serve)]
    else:
        fit = [choice for choice, taken in times.items() if len(taken) == 1 and min(taken) > 0]
    if not fit:
        raise Unfit("choice")
    return random.choice(fit)


@word_question("death-when")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question whether a choice costs a life, and when: as a choice of a turn, an action or a market day.

    For a market day it names the caller, and says whether the first sale is over, which takes no time.
    """
    claim, top = exercise.claims[exercise.right], exercise.position.top
    assert isinstance(claim, DeathComes)
    scene, caller = "turn", ""
    if isinstance(top, MarketDay):
        free = top.turn == top.caller and not top.opened
        scene, caller = "first-sale" if free else "market", telling.names[top.caller]
    elif isinstance(top, Acting):
        scene = "action"
    who, about = telling.names[claim.seat], telling.describe_choice(claim.after)
    return telling.format("question-death-when", scene=scene, caller=caller, who=who, about=about)


RULES: Final = (Rule.DYING_AFTER_ACTION, Rule.DYING_AT_ONCE, Rule.DYING_NOBODY)
WHEN: Final[ExerciseKind[Table]] = ExerciseKind("death-when", frozenset(RULES), ask_death_time)
