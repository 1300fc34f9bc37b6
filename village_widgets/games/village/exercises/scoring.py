"""Questions about the final score: the worth of a farm, and the winners."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.outcome import Sheet
from village_core.games.village.ending import RULES as SCORED_BY
from village_core.games.village.ending import score
from village_core.games.village.position import Position
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import CHRONICLE, CHURCH, CITIES, COUNCIL, VISIBLE, Category, Place
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Seat, Tagged
from village_widgets.games.village.exercises.tables import build_final_table, complete
from village_widgets.games.village.exercises.winning import WINNING
from village_widgets.games.village.exercises.wording import PositionWords, word_question, word_reason
from village_widgets.tutor.exercise import READER, Claim, Exercise, ExerciseKind, Unfit, build_question

PLACES: Final = {
    Category.COUNCIL: COUNCIL,
    Category.CHURCH: (*CHURCH, Place.BAG),
    Category.CHRONICLE: (*CHRONICLE.values(), Place.GRAVE),
}
"""Places between which members move, so that a category is worth asking about."""


AT_LEVEL: Final = {
    1: (Category.PRESTIGE, Category.COINS, Category.COUNCIL, Category.CHURCH),
    2: (Category.TRAVEL, Category.COUNCIL, Category.CHURCH, Category.CHRONICLE),
    3: (Category.TRAVEL, Category.CHURCH, Category.CHRONICLE, Category.CUSTOMERS),
}
"""The categories asked about at each level if none is wanted."""


class CategoryPoints(Tagged, frozen=True, tag="worth"):
    """The claim that a seat has ``points`` in one category of the final score."""

    seat: Seat
    category: Category
    points: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the seat's sheet has exactly ``points`` in the category."""
        return score(position.table).sheets[self.seat].points[self.category] == self.points


class Totals(Tagged, frozen=True):
    """The claim that ``points`` are the final score of a seat."""

    seat: Seat
    points: int

    def is_true(self, position: KernelPosition[Table]) -> bool:
        """Tell whether the seat's sheet adds up to ``points``."""
        return score(position.table).sheets[self.seat].total == self.points


def ask_category(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask what one category of the final score brings the reader. May raise ``Unfit``."""
    table = build_final_table(random, level)
    able = [category for category in Category if SCORED_BY[category] in wanted] or AT_LEVEL[level]
    category = random.choice(able)
    table = complete(_fill_category(random, table, READER, category, level))
    position = Position(table, ())
    right = CategoryPoints(READER, category, score(table).sheets[READER].points[category])
    wrong = {CategoryPoints(READER, category, points) for points in _list_misreadings(table, READER, category)} - {right}
    steps = [right.points + step for step in (-3, -2, -1, 1, 2, 3, 4)]
    near = [
        CategoryPoints(READER, category, points)
        for points in steps
        if points >= 0 and CategoryPoints(READER, category, points) not in wrong
    ]
    likely = sorted(wrong, key=lambda claim: claim.points)
    claims: list[Claim[Table]] = [right, *random.sample(likely, min(2, len(likely)))]
    claims += random.sample(near, 4 - len(claims))
    return build_question("farm-worth", level, position, claims, (SCORED_BY[category],), random)


def ask_total(random: Random, level: int, wanted: Collection[str]) -> Exercise[Table]:
    """Ask what the reader's whole farm is worth; the higher the level, the more there is to count.

    May raise ``Unfit``, for example if a line that the rules ask for, or every line, brings no points.
    """
    table = build_final_table(random, level)
    needed = [category for category in Category if SCORED_BY[category] in wanted]
    others = [category for category in Category if category not in needed]
    kept = {*needed, *random.sample(others, max(0, 2 * level + 1 - len(needed)))} if level < 3 else set(Category)
    for category in Category:
        table = (
            _fill_category(random, table, READER, category, level)
            if category in kept
            else _clear_category(table, READER, category)
        )
    table = complete(table)
    sheet = score(table).sheets[READER]
    rules = [SCORED_BY[category] for category in Category if sheet.points[category]]
    if any(SCORED_BY[category] not in rules for category in needed) or not rules:
        raise Unfit("points")
    right = Totals(READER, sheet.total)
    wrong = {Totals(READER, points) for points in _list_miscounts(table, sheet)} - {right}
    near = [Totals(READER, sheet.total + step) for step in (-3, -2, -1, 1, 2, 3)]
    likely = sorted(wrong, key=lambda claim: claim.points)
    claims: list[Claim[Table]] = [right, *random.sample(likely, min(2, len(likely)))]
    free = [claim for claim in near if claim not in claims and claim.points >= 0]
    claims += random.sample(free, 4 - len(claims))
    return build_question("farm-total", level, Position(table, ()), claims, rules, random)


def _fill_category(random: Random, table: Table, seat: Seat, category: Category, level: int) -> Table:
    """Return the table with pieces or members of a seat that score in a category; except coins, more at higher levels."""
    farm = table.farms[seat]
    match category:
        case Category.PRESTIGE:
            farm = replace(farm, prestige=random.randint(3, 8 * level))
        case Category.COINS:
            farm = replace(farm, coin=random.randint(1, 3))
        case Category.TRAVEL:
            home = {place for place in farm.places if place in CITIES}
            cities = home | set(random.sample(CITIES, random.randint(level, level + 3)))
            farm = replace(farm, cities=tuple(sorted(cities)))
        case Category.CUSTOMERS:
            tiles = [tile for tile in table.pile if tile not in farm.customers]
            more = random.sample(tiles, min(len(tiles), level + 1 - min(level, len(farm.customers))))
            farm = replace(farm, customers=(*farm.customers, *more))
        case _:
            return _move_people(random, table, seat, PLACES[category], level)
    return table.with_farm(seat, farm)


def _move_people(random: Random, table: Table, seat: Seat, places: tuple[Place, ...], level: int) -> Table:
    """Return the table with some visible members of a family moved to these places, except graves, as far as there is room.

    Members in the council or the church stay.
    """
    for _ in range(random.randint(level, level + 2)):
        farm, place = table.farms[seat], random.choice(places)
        people = [who for who in farm.list_members() if who[1] in VISIBLE and who[1] not in (*COUNCIL, *CHURCH)]
        open_rows = {CHRONICLE[row] for row in CHRONICLE if table.count_row_room(row) > 0} | {*COUNCIL, *CHURCH, Place.BAG}
        if people and place in open_rows:
            generation, start = random.choice(people)
            table = table.with_farm(seat, farm.move(generation, start, place))
    return table


def _clear_category(table: Table, seat: Seat, category: Category) -> Table:
    """Return the table with nothing to count in a category of a farm; the chronicle stays as it is."""
    farm = table.farms[seat]
    match category:
        case Category.PRESTIGE:
            farm = replace(farm, prestige=0)
        case Category.COINS:
            farm = replace(farm, coin=0)
        case Category.CUSTOMERS:
            farm = replace(farm, customers=())
        case Category.TRAVEL:
            for generation, place in list(farm.list_members()):
                farm = farm.move(generation, place, Place.FARM) if place in CITIES else farm
            farm = replace(farm, cities=())
        case Category.COUNCIL | Category.CHURCH:
            for generation, place in list(farm.list_members()):
                farm = farm.move(generation, place, Place.FARM) if place in PLACES[category] else farm
        case _:
            return table
    return table.with_farm(seat, farm)


def _list_misreadings(table: Table, seat: Seat, category: Category) -> set[int]:
    """Return the points in a category with a city more or fewer, a customer fewer, or one member moved as by ``_move_each``.

    The right points may be among them. For prestige and coins there are none.
    """
    farm = table.farms[seat]
    others: list[Farm] = []
    match category:
        case Category.TRAVEL:
            missing = [city for city in CITIES if city not in farm.cities]
            others += [replace(farm, cities=farm.cities[:-1])] if farm.cities else []
            others += [replace(farm, cities=(*farm.cities, missing[0]))] if missing else []
        case Category.CUSTOMERS:
            others += [replace(farm, customers=farm.customers[1:])] if farm.customers else []
        case Category.COUNCIL | Category.CHURCH | Category.CHRONICLE:
            others += _move_each(farm, PLACES[category])
    return {score(table.with_farm(seat, other)).sheets[seat].points[category] for other in others}


def _move_each(farm: Farm, places: tuple[Place, ...]) -> list[Farm]:
    """Return a changed farm for each member at ``places``: that member stands one place lower, or from the first one higher."""
    found = []
    for generation, place in farm.list_members():
        if place in places:
            at = places.index(place)
            found.append(farm.move(generation, place, places[at - 1] if at else places[1]))
    return found


def _list_miscounts(table: Table, sheet: Sheet) -> set[int]:
    """Return the totals of a reader who forgets a category, or reads one wrongly."""
    wrong = {sheet.total - points for points in sheet.points.values()}
    for category in (Category.TRAVEL, Category.COUNCIL, Category.CHURCH, Category.CHRONICLE):
        wrong |= {sheet.total - sheet.points[category] + points for points in _list_misreadings(table, READER, category)}
    return {points for points in wrong if points >= 0}


@word_question("farm-worth", "farm-total")
def _word_question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    claim = exercise.claims[exercise.right]
    category = claim.category.value if isinstance(claim, CategoryPoints) else ""
    return telling.format(f"question-{exercise.kind}", who=telling.names[READER], category=category)


@word_reason("farm-total")
def _explain_total(telling: PositionWords, exercise: Exercise[Table]) -> str:
    sheet = score(exercise.position.table).sheets[READER]
    lines = [
        telling.format("because-line", category=telling.format(f"category-{category}"), points=points)
        for category, points in sheet.points.items()
        if points
    ]
    return telling.format("because-farm-total", lines=telling.words.join(lines), total=sheet.total)


KINDS: Final[tuple[ExerciseKind[Table], ...]] = (
    ExerciseKind("farm-worth", frozenset(SCORED_BY.values()), ask_category),
    ExerciseKind("farm-total", frozenset(SCORED_BY.values()), ask_total),
    *WINNING,
)
