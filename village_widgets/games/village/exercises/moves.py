"""Tasks that need a plan: two sales, a good without a death, a choice of the member who dies, most points."""

from __future__ import annotations

from collections.abc import Callable, Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.dying import Dying
from village_core.games.village.ending import RULES as SCORED_BY
from village_core.games.village.ending import score
from village_core.games.village.position import Position
from village_core.games.village.rounds import LastTurns
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_CUBES, Table, Trigger
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Category, Filled, Moment, Place, Space
from village_core.kernel.values import Seat
from village_widgets.games.village.exercises import goals, positions
from village_widgets.games.village.exercises.asking import settle_turn
from village_widgets.games.village.exercises.barring import pick_table as begun
from village_widgets.games.village.exercises.positions import clear_spaces, send_from_home, start_action, start_market_day, stock
from village_widgets.games.village.exercises.tables import build_table, complete, leave_room
from village_widgets.tutor.exercise import FIRST, Exercise, ExerciseKind, Unfit, build_task, choose_seat, pick_rule

SALES: Final = (Rule.MARKET_FREE_SALE, Rule.MARKET_DEMAND, Rule.MARKET_SURCHARGE, Rule.MARKET_SERVE)
SCORES: Final = frozenset(SCORED_BY.values()) - {Rule.SCORE_CHRONICLE, Rule.SCORE_CHURCH}
"""Rules that can decide between the last choices."""
RESTS: Final = (Rule.DYING_CHRONICLE, Rule.DYING_GRAVE, Rule.DYING_ELDEST)


def set_well_closes(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to close the well: one cube is left, and the seat could also go to the well.

    May raise ``Unfit``, for example if the supply lacks the cube.
    """
    table, seat = begun(random, level)
    table = clear_spaces(table, *vocabulary.SPACES)
    at, colour = random.randrange(len(vocabulary.SPACES)), random.randrange(len(vocabulary.INFLUENCES))
    kind = vocabulary.INFLUENCES[colour].value
    if not getattr(table.supply, kind):
        raise Unfit("supply")
    one = tuple(int(number == colour) for number in range(len(NO_CUBES)))
    spaces = (*table.spaces[:at], (one[0], one[1], one[2], one[3], one[4]), *table.spaces[at + 1 :])
    supply = replace(table.supply, **{kind: getattr(table.supply, kind) - 1})
    table = stock(replace(table, spaces=spaces, supply=supply), seat, **{random.choice(vocabulary.INFLUENCES).value: 3})
    return build_task("well-closes", level, positions.start_turn(table, seat), goals.WellCloses(seat), (Rule.WELL_CUBES,))


def set_sells_again(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to make the caller's first sale so that another remains possible. May raise ``Unfit``."""
    table, seat = begun(random, level, plenty=True)
    table = stock(table, seat, persuasion=1, coin=0)
    return build_task("sells-again", level, start_market_day(table, seat, seat, opened=False), goals.SellsAgain(seat), SALES)


def set_new_mark(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to make a rewarded journey, while the family has visited some cities. May raise ``Unfit``."""
    table, seat = begun(random, level, plenty=True)
    for _ in range(random.randint(0, level)):
        table = send_from_home(random, table, seat, *vocabulary.CITIES[:4])
    farm = table.farms[seat]
    here = {place for place in farm.places if place in vocabulary.CITIES}
    visited = here | set(random.sample(vocabulary.CITIES, random.randint(1, 4)))
    table = table.with_farm(seat, replace(farm, cities=tuple(sorted(visited))))
    return build_task(
        "new-mark", level, start_action(table, seat, Space.TRAVEL), goals.NewMark(seat), (Rule.TRAVEL_ONCE, Rule.TRAVEL_REWARD)
    )


def set_gets_safely(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to get a certain good without a death, while the marker stands before a lap's end. May raise ``Unfit``."""
    table, seat = _put_near_lap_end(random, build_table(random, level))
    amounts = {kind.value: 2 for kind in vocabulary.INFLUENCES}
    table = stock(table, seat, **amounts, coin=random.randint(0, 1), grain=random.randint(2, table.edition.farm.grain))
    spaces = (Space.CRAFTS,) if level == FIRST else vocabulary.SPACES
    position = settle_turn(complete(table), seat, Acting(seat, spaces))
    what = random.choice(vocabulary.GOODS).value
    return build_task("gets-safely", level, position, goals.GetsSafely(seat, what), (Rule.DYING_AFTER_ACTION, Rule.CRAFTS_PRICE))


def set_crosses_unseen(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to pass the end of a lap without a death, while only one member of the family is visible.

    May raise ``Unfit``, for example if no member is visible.
    """
    table, seat = _put_near_lap_end(random, build_table(random, level))
    farm = table.farms[seat]
    seen = [who for who in farm.list_members() if who[1] in vocabulary.VISIBLE]
    if not seen:
        raise Unfit("family")
    for at, (generation, place) in enumerate(seen):
        farm = farm.move(generation, place, Place.BAG if at else Place.FARM)
    table = complete(table.with_farm(seat, replace(farm, faith=random.randint(0, 2), coin=random.randint(0, 1))))
    spaces = (Space.CHURCH,) if level == FIRST else vocabulary.SPACES
    position = settle_turn(table, seat, Acting(seat, spaces))
    rules = (Rule.DYING_NOBODY, Rule.DYING_VISIBLE, Rule.CHURCH_TIME)
    return build_task("crosses-unseen", level, position, goals.CrossesUnseen(seat), rules)


def set_rests(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to choose the resting place, while several members could die and a row of the chronicle is full.

    May raise ``Unfit``, for example if all would rest in one row, or the game would end.
    """
    aim = pick_rule(random, wanted, RESTS)
    table = build_table(random, level)
    seat = choose_seat(random, table)
    farm = table.farms[seat]
    eldest = farm.find_eldest()
    places = [place for generation, place in farm.list_members() if generation == eldest and place in vocabulary.VISIBLE]
    rows = sorted({vocabulary.CHRONICLE[vocabulary.ROW_OF[place]] for place in places})
    if len(rows) < 2:
        raise Unfit("rows")
    full = random.choice(rows)
    for row in rows:
        table = leave_room(random, table, row, 0 if row is full else random.randint(1, 2), seat)
    table = complete(table, crossed=(seat,))
    if min(table.count_chronicle_room(), table.count_free_graves()) < 2:
        raise Unfit("end")
    position = settle_turn(table, seat, Dying(seat))
    where, rule = (goals.GRAVE, Rule.DYING_GRAVE) if aim is Rule.DYING_GRAVE else ("chronicle", Rule.DYING_CHRONICLE)
    return build_task("rests", level, position, goals.Rests(seat, where), (rule, Rule.DYING_ELDEST))


def set_most_points(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Set the task to choose, at the last turn, sale or death, what is worth most at the end.

    May raise ``Unfit``, for example if nothing can be chosen, none of the rules to ask decides, or one does that is never asked.
    """
    position, seat = random.choice(LAST_CHOICES)(random, level)
    found = [goals.find_best(position, option, seat) for option in position.options]
    if not found:
        raise Unfit("options")
    points, table = max(found, key=lambda each: each[0])
    least = min(found, key=lambda each: each[0])[1]
    sheets = [score(each).sheets[seat].points for each in (table, least)]
    rules = [SCORED_BY[category] for category in Category if sheets[0][category] != sheets[1][category]]
    if not rules or not SCORES.issuperset(rules) or (SCORES.intersection(wanted) and set(wanted).isdisjoint(rules)):
        raise Unfit("scores")
    return build_task("most-points", level, position, goals.MostPoints(seat, points), rules)


def _put_near_lap_end(random: Random, table: Table) -> tuple[Table, Seat]:
    """Return the table with a seat's marker on the last space of its first lap, and the seat, chosen at random."""
    seat = choose_seat(random, table)
    farm = replace(table.farms[seat], time=table.edition.farm.lap - 1)
    return table.with_farm(seat, farm), seat


def _build_last_turns(random: Random, level: int) -> tuple[Table, Seat, tuple[Seat, ...]]:
    """Return a table in the last turns of the game, the seat whose turn it is, and the seats that still have a turn after it.

    May raise ``Unfit``.
    """
    table = leave_room(random, build_table(random, level), Place.GRAVE, 0)
    seat = choose_seat(random, table)
    filler = (seat - 1) % len(table.farms)
    order = table.list_clockwise(table.find_next_seat(seat))
    table = replace(table, trigger=Trigger(filler, Filled.GRAVES, Moment.TURN_END, last_turns=True))
    return table, seat, order[: order.index(filler)]


def _prepare_last_act(random: Random, level: int) -> tuple[Position, Seat]:
    """Return a position in the last turns of the game, and the seat, which can pay to act in the council or to travel.

    May raise ``Unfit``, for example if no other seat has a turn left.
    """
    table, seat, rest = _build_last_turns(random, level)
    table = complete(table)
    amounts = {kind.value: 2 for kind in vocabulary.INFLUENCES}
    table = complete(stock(table, seat, **amounts, coin=random.randint(1, 2), wagon=1, scroll=random.randint(0, 1)))
    space = random.choice((Space.COUNCIL, Space.TRAVEL))
    if not rest:
        raise Unfit("rest")
    return Position(table, (LastTurns(rest), Acting(seat, (space,)))).settle(), seat


def _prepare_last_sale(random: Random, level: int) -> tuple[Position, Seat]:
    """Return a market day at the first turn of its caller, who can pay for no second sale, and the caller.

    May raise ``Unfit``.
    """
    table, seat = begun(random, level, plenty=True)
    table = stock(table, seat, persuasion=0, coin=0)
    return start_market_day(table, seat, seat, opened=False), seat


def _prepare_death(random: Random, level: int) -> tuple[Position, Seat]:
    """Return a position in the last turns of the game in which a seat chooses which member dies, and that seat.

    May raise ``Unfit``, for example if no other seat has a turn left.
    """
    table, seat, rest = _build_last_turns(random, level)
    if not rest:
        raise Unfit("rest")
    return Position(complete(table, crossed=(seat,)), (LastTurns(rest), Dying(seat))).settle(), seat


LAST_CHOICES: Final[tuple[Callable[[Random, int], tuple[Position, Seat]], ...]] = (
    _prepare_last_act,
    _prepare_last_sale,
    _prepare_death,
)
KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("well-closes", frozenset((Rule.WELL_CUBES,)), set_well_closes, board=True),
    ExerciseKind("sells-again", frozenset(SALES), set_sells_again, board=True),
    ExerciseKind("new-mark", frozenset((Rule.TRAVEL_ONCE, Rule.TRAVEL_REWARD)), set_new_mark, board=True),
    ExerciseKind("gets-safely", frozenset((Rule.DYING_AFTER_ACTION, Rule.CRAFTS_PRICE)), set_gets_safely, board=True),
    ExerciseKind(
        "crosses-unseen", frozenset((Rule.DYING_NOBODY, Rule.DYING_VISIBLE, Rule.CHURCH_TIME)), set_crosses_unseen, board=True
    ),
    ExerciseKind("rests", frozenset(RESTS), set_rests, board=True),
    ExerciseKind("most-points", SCORES, set_most_points, board=True),
)
