"""Random tables of a game that has gone on for rounds: members at many places, some dead, and all pieces accounted for.

Random games (``positions.py``) seldom come to full graves, a crowded church or a tie.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.box import derive_pile, derive_supply
from village_core.games.village.edition import EDITIONS, SEATED, Edition, EditionSettings, build_edition
from village_core.games.village.setup import new_table
from village_core.games.village.table import NO_SPACES, RESTING, Cubes, Family, Farm, Supply, Table, Trigger
from village_core.games.village.vocabulary import Filled, Moment, Place
from village_core.kernel.values import Seat
from village_widgets.tutor.exercise import FIRST, Unfit

LIVING: Final = (
    Place.FARM,
    Place.FARM,
    Place.FARM,
    *vocabulary.WORKSHOPS,
    *vocabulary.CITIES[:3],
    *vocabulary.COUNCIL[:3],
    *vocabulary.CHURCH[:3],
    Place.BAG,
)
"""Places of the living members of a random family, the likelier ones named more often."""
DEAD: Final = frozenset((*RESTING, Place.GONE))


def build_table(
    random: Random,
    level: int,
    *,
    edition: str | None = None,
    corrections: Mapping[str, int | str | bool] | None = None,
    players: int | None = None,
) -> Table:
    """Return a random table of a game that has gone on for rounds.

    ``edition`` and ``players`` are by default random; at level 1 the first edition, and 2 or 3 players. ``corrections`` are an
    owner's own numbers and rulings by dotted name. Raises ``Unfit`` if the box has too few pieces.
    """
    name = edition or (EDITIONS[0] if level == FIRST else random.choice(EDITIONS))
    copy = EditionSettings(name, tuple((corrections or {}).items()))
    card = build_edition(copy)
    most = min(3, card.players[1]) if level == FIRST else card.players[1]
    count = players or random.randint(max(SEATED, card.players[0]), most)
    table = replace(new_table(copy, count, random.randrange(count)), round=random.randint(3, 6))
    room = count_rooms(table)
    farms = tuple(_build_farm(random, card, room) for _ in table.seats)
    table = replace(table, farms=farms, spaces=_build_spaces(random, card, count), bag=_pick_cubes(random, random.randint(4, 9)))
    return complete(_deal_customers(random, table))


def count_rooms(table: Table) -> dict[Place, int]:
    """Return the number of spaces in each row of the chronicle and in the graves."""
    rows = table.edition.chronicle[len(table.farms)]
    return {**{place: rows.rows[row] for row, place in vocabulary.CHRONICLE.items()}, Place.GRAVE: rows.graves}


def complete(table: Table, crossed: Collection[Seat] = ()) -> Table:
    """Return the table with the supply, the pile and the hourglasses that follow from its other pieces.

    Every lap cost a member; seats in ``crossed`` have just passed the end of one more. Raises ``Unfit`` if the box has too few
    pieces.
    """
    board = table.edition.farm
    farms = tuple(
        replace(farm, time=board.find_time(count_dead(farm) + (seat in crossed), board.find_space(farm.time)))
        for seat, farm in enumerate(table.farms)
    )
    table = replace(table, farms=farms)
    left = derive_supply(table)
    if min(left.values()) < 0:
        raise Unfit("pieces")
    return replace(table, supply=Supply(**left), pile=derive_pile(table))


def count_dead(farm: Farm) -> int:
    """Return the number of dead members of a family."""
    return sum(place in DEAD for place in farm.places)


def leave_room(random: Random, table: Table, place: Place, room: int, keep: Seat | None = None) -> Table:
    """Return the table with exactly ``room`` free spaces in a row of the chronicle or in the graves.

    Members of seats other than ``keep`` are buried there, or dead members of any seat return to their farms. Raises ``Unfit`` if
    that is impossible.
    """
    missing = count_rooms(table)[place] - room - table.count_lying(place)
    if missing < -table.count_lying(place):
        raise Unfit("room")
    for _ in range(abs(missing)):
        moves = _find_burials(table, keep) if missing > 0 else _find_returns(table, place)
        if not moves:
            raise Unfit("room")
        seat, generation, start = random.choice(moves)
        end = place if missing > 0 else Place.FARM
        table = table.with_farm(seat, table.farms[seat].move(generation, start, end))
    return table


def build_family(people: Iterable[tuple[int, Place]], edition: Edition) -> Family:
    """Return a family with these members, given by generation and place; the others of a generation are not born yet."""
    places: dict[int, list[Place]] = {g: [] for g in vocabulary.GENERATIONS}
    for generation, place in people:
        places[generation].append(place)
    found = []
    for generation, count in zip(vocabulary.GENERATIONS, edition.box.family, strict=True):
        here = places[generation]
        found.append(tuple(sorted(here + [Place.UNBORN] * (count - len(here)))))
    one, two, three, four = found
    return (one, two, three, four)


def list_born(edition: Edition, births: int) -> list[int]:
    """Return the generation of each member there is after a number of births, lowest first; the lowest numbers are born first."""
    first, *others = edition.box.family
    unborn = [generation for generation, count in enumerate(others, 2) for _ in range(count)]
    return [1] * first + unborn[:births]


def choose_graves(random: Random, room: dict[Place, int], count: int) -> list[Place]:
    """Return resting places for up to ``count`` dead, and take these spaces off ``room``; the last space of each stays free."""
    found: list[Place] = []
    for _ in range(count):
        free = [place for place, left in room.items() if left > 1]
        if free:
            found.append(random.choice(free))
            room[found[-1]] -= 1
    return found


def build_final_table(random: Random, level: int, edition: str | None = None, players: int | None = None) -> Table:
    """Return a table at the end of a game: no cube is left, the end is rung in and the last mass is over.

    ``edition`` and ``players`` go to ``build_table``. Raises ``Unfit`` if the graves can't be filled, or the box has too few
    pieces.
    """
    table = build_table(random, level, edition=edition, players=players)
    table = leave_room(random, table, Place.GRAVE, 0)
    filler = random.choice(table.seats)
    trigger = Trigger(filler, Filled.GRAVES, Moment.TURN_END, last_turns=True)
    return complete(replace(table, spaces=NO_SPACES, trigger=trigger))


def _find_burials(table: Table, keep: Seat | None) -> list[tuple[Seat, int, Place]]:
    """Return visible members of whom one can be buried, at most two of each seat other than ``keep``.

    Families with a single visible member are left out.
    """
    found = []
    for seat, farm in enumerate(table.farms):
        seen = [(generation, start) for generation, start in farm.list_members() if start in vocabulary.VISIBLE]
        if seat != keep and len(seen) > 1:
            found += [(seat, *who) for who in seen[:2]]
    return found


def _find_returns(table: Table, place: Place) -> list[tuple[Seat, int, Place]]:
    return [(seat, g, start) for seat, farm in enumerate(table.farms) for g, start in farm.list_members() if start == place]


def _build_farm(random: Random, edition: Edition, room: dict[Place, int]) -> Farm:
    """Return a farm with a random family; some members, the eldest first, have died and lie where ``room`` has space."""
    people = list_born(edition, random.randint(1, 6))
    rests = choose_graves(random, room, random.randint(0, 3))
    places = rests + [random.choice(LIVING) for _ in people[len(rests) :]]
    cities = {*(place for place in places if place in vocabulary.CITIES), *random.sample(vocabulary.CITIES, random.randint(0, 2))}
    farm = Farm(
        build_family(zip(people, places, strict=True), edition),
        coin=random.randint(0, 3),
        grain=random.randint(0, min(4, edition.farm.grain)),
        time=random.randrange(edition.farm.lap),
        prestige=random.randint(0, 9),
        cities=tuple(sorted(cities)),
    )
    pieces = {kind.value: random.randint(0, 2) for kind in vocabulary.INFLUENCES}
    return replace(farm, **pieces, **{good.value: random.randint(0, 1) for good in vocabulary.GOODS})


def _build_spaces(random: Random, edition: Edition, players: int) -> tuple[Cubes, ...]:
    """Return cubes on the action spaces: up to two on each, no more than a round begins with, and at least one on the first."""
    most = edition.setup[players].spaces
    return tuple(
        _pick_cubes(random, random.randint(int(space is vocabulary.SPACES[0]), min(2, most[space])))
        for space in vocabulary.SPACES
    )


def _pick_cubes(random: Random, count: int) -> Cubes:
    drawn = random.choices(range(5), (3, 3, 3, 3, 1), k=count)
    a, b, c, d, e = (drawn.count(colour) for colour in range(5))
    return (a, b, c, d, e)


def _deal_customers(random: Random, table: Table) -> Table:
    """Return the table with tiles at the stalls, in the queue, and on the farms of seats that served some."""
    tiles = random.sample(table.pile, len(table.pile))
    shown = len(table.stalls) + table.edition.market.queue
    stalls, queue, rest = tiles[: len(table.stalls)], tiles[len(table.stalls) : shown], tiles[shown:]
    farms = []
    for farm in table.farms:
        count = random.randint(0, min(3, len(rest) // len(table.farms)))
        farms.append(replace(farm, customers=tuple(rest[:count])))
        rest = rest[count:]
    return replace(table, stalls=tuple(stalls), queue=tuple(queue), farms=tuple(farms))
