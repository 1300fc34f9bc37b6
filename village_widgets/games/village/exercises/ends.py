"""Questions about the end of the game: what rings it in, which turns are left, and what comes then."""

from __future__ import annotations

from collections.abc import Collection
from itertools import permutations
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village.choices import Bury, Leave
from village_core.games.village.dying import Dying
from village_core.games.village.events import CubesOut, EndRungIn, LastTurnsBegan, MassBegan
from village_core.games.village.market import MarketDay
from village_core.games.village.position import Position
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_SPACES, Table, Trigger
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import CHRONICLE, ROW_OF, SPACES, Filled, Moment, Place, Space
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.exercises.asking import ask_which, has_event, require, settle_turn
from village_widgets.games.village.exercises.goals import AfterChoice
from village_widgets.games.village.exercises.playing import play_on
from village_widgets.games.village.exercises.tables import build_table, complete, leave_room
from village_widgets.games.village.exercises.wording import PositionWords, word_claim, word_question
from village_widgets.tutor.exercise import (
    FIRST,
    Exercise,
    ExerciseKind,
    Unfit,
    build_question,
    build_task,
    choose_seat,
    pick_rule,
)

FILLS: Final = {Rule.END_CHRONICLE: Filled.CHRONICLE, Rule.END_GRAVES: Filled.GRAVES}
ORDERS: Final = (Rule.END_LAST_TURNS, Rule.END_MARKET_CALLER, Rule.END_MARKET_OTHER)


class RingsIn(AfterChoice, frozen=True):
    """The claim that the choice fills the last space of the chronicle or of the graves (``filled``), and so begins the end."""

    filled: Filled

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the choice rings in the end because it fills ``filled``."""
        return has_event(position.play(self.after).events, EndRungIn, filled=self.filled)


class GoesOn(AfterChoice, frozen=True):
    """The claim that the choice doesn't begin the end."""

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the choice doesn't ring in the end."""
        return not has_event(position.play(self.after).events, EndRungIn)


class TurnsLeft(AfterChoice, frozen=True):
    """The claim that these seats have one more turn each, in this order."""

    seats: tuple[Seat, ...]

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether exactly ``seats`` get last turns, in their order."""
        return _find_order(position, self.after)[0] == self.seats


class ComesNext(AfterChoice, frozen=True):
    """The claim that this step follows the choice: a seat's turn (with a cube or not), a mass, the last mass, or the score."""

    seat: Seat | None
    comes: str

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the step ``comes`` follows, and is that of ``seat``."""
        step = position.play(self.after)
        return _classify_next(step.events, step.position) == (self.seat, self.comes)


def _classify_next(events: tuple[Event[Table], ...], then: KernelPosition[Table]) -> tuple[Seat | None, str]:
    """Return the seat that goes on, or None, and the step: ``cube``, ``free``, ``last-mass``, ``mass`` or ``score``.

    ``cube`` is a turn with a cube, ``free`` one without, because all are gone. Without a mass or a turn, the step is ``score``.
    """
    for event in events:
        if isinstance(event, CubesOut):
            return event.seat, "free"
        if isinstance(event, MassBegan):
            return None, "last-mass" if event.rule == Rule.END_FINAL_MASS else "mass"
    if isinstance(then.top, Turn):
        return then.top.seat, "cube"
    return None, "score"


def _find_order(position: KernelPosition[Table], choice: Choice) -> tuple[tuple[Seat, ...], str]:
    events, _ = play_on(position, choice, LastTurnsBegan)
    began = [event for event in events if isinstance(event, LastTurnsBegan)]
    return (began[0].order, began[0].rule) if began else ((), "")


def set_end_begins(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to ring in the end, or to avoid it, by the choice of the member who dies.

    ``wanted`` are keys of rules to ask, empty for any. May raise ``Unfit``, for example if the member that the task needs can't
    be chosen.
    """
    aim = pick_rule(random, wanted, FILLS)
    table = build_table(random, level)
    seat = choose_seat(random, table)
    near = 1 if level == 1 or random.random() < 0.5 else 2
    grave = aim is Rule.END_GRAVES if random.random() < 0.8 else random.random() < 0.5
    choice, table = _prepare_last_death(random, table, seat, aim, near, grave)
    position = settle_turn(complete(table, crossed=(seat,)), seat, Dying(seat))
    require(position, choice, "eldest")
    goal = random.choice((RingsIn(choice, FILLS[aim]), GoesOn(choice)))
    return build_task("end-begins", level, position, goal, (aim,))


def _prepare_last_death(random: Random, table: Table, seat: Seat, aim: Rule, near: int, grave: bool) -> tuple[Bury, Table]:
    """Return a burial of one of a seat's eldest, and a table on which the chronicle or the graves have ``near`` free spaces.

    ``aim`` says which of the two. With ``grave``, the row of that member is full. May raise ``Unfit``, for example if no such
    member could die, or the game is already over.
    """
    farm = table.farms[seat]
    farm = replace(farm, time=random.randrange(3))
    table = table.with_farm(seat, farm)
    eldest = farm.find_eldest()
    able = [Bury(generation, place) for generation, place in farm.list_members() if generation == eldest and place in ROW_OF]
    if not able:
        raise Unfit("family")
    choice = random.choice(able)
    own = CHRONICLE[ROW_OF[choice.place]]
    rows = random.sample(list(CHRONICLE.values()), len(CHRONICLE))
    free = dict.fromkeys(rows, 0)
    if aim is Rule.END_CHRONICLE:
        spread = [own if not grave else next(row for row in rows if row is not own)]
        spread += [random.choice([row for row in rows if row is not own or not grave]) for _ in range(near - 1)]
        for row in spread:
            free[row] += 1
        for row in rows:
            table = leave_room(random, table, row, free[row], seat)
        return choice, leave_room(random, table, Place.GRAVE, random.randint(1, 2), seat)
    table = leave_room(random, table, own, 0 if grave else random.randint(1, 2), seat)
    table = leave_room(random, table, Place.GRAVE, near, seat)
    if table.count_chronicle_room() < 1:
        raise Unfit("end")
    return choice, table


def ask_last_turns(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask which seats still have a turn, in which order, after a death that rings in the end.

    May raise ``Unfit``, for example if another rule than the one asked decides the order.
    """
    aim = pick_rule(random, wanted, ORDERS, ORDERS[:level])
    players = random.randint(3, 4)
    table = build_table(random, level, players=players)
    seat = choose_seat(random, table)
    fill = random.choice(list(FILLS))
    choice, table = _prepare_last_death(random, table, seat, fill, 1, fill is Rule.END_GRAVES)
    table = complete(table, crossed=(seat,))
    caller = seat if aim is Rule.END_MARKET_CALLER else random.choice([other for other in table.seats if other != seat])
    if aim is Rule.END_LAST_TURNS:
        agenda: tuple[Turns | MarketDay | Dying, ...] = (Turns(table.find_next_seat(seat)), Dying(seat))
    else:
        stalls = (None, *table.stalls[1:])
        served = table.farms[seat].customers
        tile = table.stalls[0]
        if tile is None:
            raise Unfit("stall")
        farm = replace(table.farms[seat], customers=(*served, tile))
        table = replace(table.with_farm(seat, farm), stalls=stalls)
        day = MarketDay(caller, table.find_next_seat(seat), opened=True)
        agenda = (Turns(table.find_next_seat(caller)), day, Dying(seat, Moment.MARKET_DAY))
    position = Position(table, agenda).settle()
    require(position, choice, "eldest")
    order, rule = _find_order(position, choice)
    if rule != aim:
        raise Unfit(aim)
    claims = [TurnsLeft(choice, order), *_list_other_orders(random, table, choice, order, seat, caller)]
    return build_question("last-turns", level, position, claims, (aim,), random, choice)


def _list_other_orders(
    random: Random, table: Table, choice: Choice, order: tuple[Seat, ...], seat: Seat, caller: Seat
) -> list[TurnsLeft]:
    """Return up to three wrong orders: other first seats, seats missing or too many, or the same seats in another order."""
    wrong = {
        table.list_clockwise(first)[:count]
        for first in (table.find_next_seat(seat), table.find_next_seat(caller))
        for count in (2, 3, 4)
    }
    wrong |= {(*table.list_clockwise(table.find_next_seat(seat))[:-1], seat), tuple(reversed(order))}
    wrong |= set(list(permutations(order))[1:3])
    wrong -= {order, ()}
    return [TurnsLeft(choice, seats) for seats in random.sample(sorted(wrong), min(3, len(wrong)))]


def ask_what_follows(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask what comes after one of the last turns, or after a last cube's turn that rings in the end. May raise ``Unfit``."""
    aim = pick_rule(random, wanted, (Rule.END_CUBES_OUT, Rule.END_FINAL_MASS))
    table = build_table(random, level)
    empty = 0.5 if aim is Rule.END_FINAL_MASS else 1.0 if level == FIRST else 0.75
    if random.random() < empty:
        table = replace(table, spaces=NO_SPACES)
    fill = random.choice((Filled.CHRONICLE, Filled.GRAVES))
    for row in CHRONICLE.values() if fill is Filled.CHRONICLE else (Place.GRAVE,):
        table = leave_room(random, table, row, 0)
    seat = random.choice(table.seats)
    order = table.list_clockwise(table.find_next_seat(seat))
    left = order[: random.randint(1, len(order) - 2)] if len(order) > 2 and aim is Rule.END_CUBES_OUT else ()
    if aim is Rule.END_CUBES_OUT and not left:
        return _ask_after_last_cube(random, level, seat)
    filler = order[len(left)]
    table = complete(replace(table, trigger=Trigger(filler, fill, Moment.TURN_END, last_turns=True)))
    ending = Acting(seat, (random.choice([space for space in SPACES if space is not Space.MARKET]),))
    position = Position(table, (LastTurns(left), ending)).settle()
    return _ask_next(random, level, position, Leave(), left[0] if left else order[0], aim)


def _ask_after_last_cube(random: Random, level: int, seat: Seat) -> Exercise[Table]:
    """Ask what comes after a turn that took the last cube and also rings in the end.

    May raise ``Unfit``, for example if there is no such ``seat``.
    """
    table = replace(build_table(random, level), spaces=NO_SPACES)
    if seat not in table.seats:
        raise Unfit("seat")
    fill = random.choice(list(FILLS))
    choice, table = _prepare_last_death(random, table, seat, fill, 1, fill is Rule.END_GRAVES)
    position = settle_turn(complete(table, crossed=(seat,)), seat, Dying(seat))
    require(position, choice, "eldest")
    return _ask_next(random, level, position, choice, table.find_next_seat(seat), Rule.END_CUBES_OUT)


def _ask_next(random: Random, level: int, position: Position, about: Choice, seat: Seat, aim: Rule) -> Exercise[Table]:
    claims = [ComesNext(about, seat, "cube"), ComesNext(about, seat, "free")]
    claims += [ComesNext(about, None, what) for what in ("last-mass", "mass", "score")]
    return ask_which(random, level, "then-what", position, claims, (aim,), about)


@word_question("last-turns", "then-what")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """Word the question about the end, with what the board doesn't show: the caller of the market day, and the turns left."""
    position, about = exercise.position, exercise.about
    assert about is not None and position.seat is not None
    day = next((frame for frame in position.agenda if isinstance(frame, MarketDay)), None)
    last = next((frame for frame in position.agenda if isinstance(frame, LastTurns)), None)
    return telling.format(
        f"question-{exercise.kind}",
        who=telling.names[position.seat],
        about=telling.describe_choice(about),
        day="none" if day is None else "own" if day.caller == position.seat else "other",
        caller="" if day is None else telling.names[day.caller],
        last="no" if last is None else "yes",
        left=0 if last is None else len(last.order),
        seats="" if last is None else telling.words.join([telling.names[seat] for seat in last.order]),
    )


@word_claim(TurnsLeft)
def _word_order(telling: PositionWords, claim: TurnsLeft) -> str:
    return telling.format(
        "claim-turns-left", order=telling.words.join([telling.names[seat] for seat in claim.seats], "list-then")
    )


ENDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("end-begins", frozenset(FILLS), set_end_begins, board=True),
    ExerciseKind("last-turns", frozenset(ORDERS), ask_last_turns),
    ExerciseKind("then-what", frozenset((Rule.END_CUBES_OUT, Rule.END_FINAL_MASS)), ask_what_follows),
)
