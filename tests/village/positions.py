"""Positions for tests, laid out from the pieces that a test names, and decisions at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from msgspec.structs import replace

from village_core.games.village import EditionSettings, Position, deal, new_game
from village_core.games.village.events import Event
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut
from village_core.games.village.rounds import LastTurns, Turns
from village_core.games.village.setup import new_table
from village_core.games.village.table import Table
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import CUBES, SPACES, Place, Space
from village_core.kernel.frames import Frame
from village_core.kernel.position import Step
from village_core.kernel.values import CHANCE, Choice, Option, Payment, Refusal, Seat

FIRST, BIG = "first_2011", "big_box_2023"
Members = Mapping[str, Iterable[int]]


def set_stock(table: Table, seat: Seat, **stock: int) -> Table:
    """Return the table with other amounts on one farm, balanced by the supply, so that no piece is lost."""
    farm, supply = table.farms[seat], table.supply
    back = {what: getattr(supply, what) + getattr(farm, what) - count for what, count in stock.items() if hasattr(supply, what)}
    return replace(table.with_farm(seat, replace(farm, **stock)), supply=replace(supply, **back))


def lay_village(
    players: int = 3,
    edition: str = FIRST,
    *,
    members: Mapping[int, Members] | None = None,
    stock: Mapping[int, Mapping[str, int]] | None = None,
    spaces: Mapping[str, str] | None = None,
    stalls: tuple[int | None, ...] | None = None,
    queue: tuple[int, ...] | None = None,
    served: Mapping[int, tuple[int, ...]] | None = None,
    cities: Mapping[int, tuple[str, ...]] | None = None,
    corrections: Mapping[str, int | str | bool] | None = None,
    bag: str = "",
    start: int = 0,
    ring: int | None = None,
) -> Table:
    """Build a table in the first round: every family's four "1"s at home, and only the named pieces on farms.

    ``members``: by seat, place → generations (taken from the farm, else from the unborn); ``stock``: by seat, amounts (also
    ``time`` and ``prestige``); ``spaces``: cubes by space, one word a cube (``plague skill``; by default one persuasion cube
    lies on the council); ``bag``: cubes of the green bag; ``served`` and ``cities``: customers and marked cities by seat;
    ``start`` and ``ring``: the starting seat and the ring's holder; ``corrections``: values of the copy by dotted name. Stalls
    and queue hold the first tiles of the edition unless given. No piece is made or lost.
    """
    copy = EditionSettings(edition, tuple((corrections or {}).items()))
    table = replace(new_table(copy, players, start), ring=ring, round=1)
    table = _place_market(table, stalls, queue, served or {})
    for seat in range(len(table.farms)):
        amounts = {"coin": 0, **(stock or {}).get(seat, {})}
        table = set_stock(table, seat, **amounts)
        farm = table.farms[seat]
        for place, generations in (members or {}).get(seat, {}).items():
            for generation in generations:
                home = Place.FARM in farm.family[generation - 1] and place != "farm"
                farm = farm.move(generation, Place.FARM if home else Place.UNBORN, Place(place))
        visited = tuple(sorted(Place(city) for city in (cities or {}).get(seat, ())))
        table = table.with_farm(seat, replace(farm, cities=visited))
    return _place_cubes(table, {"council": "persuasion"} if spaces is None else spaces, bag)


def _place_market(
    table: Table, stalls: tuple[int | None, ...] | None, queue: tuple[int, ...] | None, served: Mapping[int, tuple[int, ...]]
) -> Table:
    tiles = list(table.pile)
    for tile in (*(stalls or ()), *(queue or ()), *(tile for gone in served.values() for tile in gone)):
        if tile is not None:
            tiles.remove(tile)
    if stalls is None:
        stalls, tiles = tuple(tiles[: len(table.stalls)]), tiles[len(table.stalls) :]
    if queue is None:
        queue, tiles = tuple(tiles[:5]), tiles[5:]
    for seat, gone in served.items():
        table = table.with_farm(seat, replace(table.farms[seat], customers=gone))
    return replace(table, stalls=stalls, queue=queue, pile=tuple(tiles))


def _place_cubes(table: Table, spaces: Mapping[str, str], bag: str) -> Table:
    placed = {space: (spaces.get(space.value, "")).split() for space in SPACES}
    counted = tuple(_count_cubes(placed[space]) for space in SPACES)
    supply = table.supply
    for cubes in (*counted, _count_cubes(bag.split())):
        less = {cube.value: getattr(supply, cube.value) - n for cube, n in zip(CUBES, cubes, strict=True)}
        supply = replace(supply, **less)
    return replace(table, spaces=counted, bag=_count_cubes(bag.split()), supply=supply)


def _count_cubes(words: list[str]) -> tuple[int, int, int, int, int]:
    a, b, c, d, e = (words.count(cube.value) for cube in CUBES)
    return (a, b, c, d, e)


def settle(table: Table, *agenda: Frame[Table]) -> Position:
    """Build a position with these frames, the last one on top, closed from the top until one asks a seat or chance."""
    return Position(table, agenda).settle()


def lay_turn(table: Table, seat: int = 0) -> Position:
    """Return the position at the beginning of a turn of ``seat``, which is asked to take a cube."""
    return settle(table, Turns(table.find_next_seat(seat)), Turn(seat))


def lay_acting(table: Table, *spaces: str, seat: int = 0) -> Position:
    """Return the position that asks ``seat``, who has taken a cube, to act on one of ``spaces``."""
    return settle(table, Turns(table.find_next_seat(seat)), Acting(seat, tuple(Space(space) for space in spaces)))


def starts_turn(position: Position) -> bool:
    """Tell if a turn begins here, with only one frame below, for the turns after it; a last turn without cubes counts too."""
    if len(position.agenda) != 2:
        return False
    below, top = position.agenda
    free = isinstance(below, LastTurns) and isinstance(top, Acting) and top.spaces == SPACES and not position.table.has_cubes()
    return isinstance(below, Turns | LastTurns) and (isinstance(top, Turn) or free)


def lay_market_day(table: Table, caller: int = 0) -> Position:
    """Return the position that asks ``caller``, who has called a market day, to serve first."""
    return settle(table, Turns(table.find_next_seat(caller)), MarketDay(caller, caller))


def lay_mass(table: Table) -> Position:
    """Return the position at the beginning of a mass, which asks the first player with a member in the black bag to buy out.

    If no player has one there, chance draws. The agenda has nothing after the mass, so that the position is small.
    """
    return settle(table, BuyingOut(table.list_clockwise(table.start)))


def lay_last_turns(table: Table, *order: int) -> Position:
    """Return the position at which these seats have one last turn each, in this order."""
    return settle(table, LastTurns(order))


def find_option(position: Position, choice: Choice, **spent: int) -> Option:
    """Return the option for ``choice``: its only one, or the one that is paid with ``spent``. Fail if there isn't exactly one.

    At a draw every choice has one option, which is free.
    """
    if position.seat == CHANCE:
        return Option(choice)
    paid = tuple(sorted((what, count) for what, count in spent.items()))
    found = [each for each in position.options if each.choice == choice and (not spent or each.payment.spent == paid)]
    assert len(found) == 1, f"{choice} {spent} among {[each for each in position.options if each.choice == choice]}"
    return found[0]


def decide(position: Position, choice: Choice, **spent: int) -> Step[Table]:
    """Make one decision, paid with ``spent`` if given, and return it with its events."""
    return position.play(find_option(position, choice, **spent))


def play(position: Position, *choices: Choice) -> Position:
    """Return the position after these choices, each of which has one way to pay."""
    for choice in choices:
        position = decide(position, choice).position
    return position


def list_events(position: Position, *choices: Choice) -> tuple[Event, ...]:
    """Return the events of these choices, each of which has one way to pay."""
    found: list[Event] = []
    for choice in choices:
        done = decide(position, choice)
        found += done.events
        position = done.position
    return tuple(found)


def list_choices(position: Position) -> set[Choice]:
    """Return the legal choices of a position, without their payments."""
    return {each.choice for each in position.options}


def list_payments(position: Position, choice: Choice) -> list[Payment]:
    """Return the ways to pay for ``choice``; none if the choice is refused."""
    return [each.payment for each in position.options if each.choice == choice]


def refuse(position: Position, choice: Choice) -> Refusal:
    """Return the refusal of ``choice``; fail if the choice is legal."""
    found = position.find_refusal(choice)
    assert found is not None, f"{choice} can be made"
    return found


def open_game(players: int, edition: str = FIRST, seed: int = 0, **rulings: str | bool) -> Position:
    """Return a new game with these rulings at its first decision of a seat, after all that chance draws before it."""
    copy = EditionSettings(edition, tuple((f"rulings.{name}", value) for name, value in rulings.items()))
    return deal(new_game(copy, players), Random(seed))


def lay_one_grave_left(**more: object) -> Table:
    """Build a table of three with one grave left: seats 0 and 1 have a member in the smithy.

    Seat 2 has filled the crafts row and all other graves. The other settings are those of ``lay_village``.
    """
    members = {0: {"smithy": [1]}, 1: {"smithy": [1]}, 2: {"chronicle-crafts": [1, 1, 1], "grave": [2, 2, 2]}}
    return lay_village(3, members=members, **more)
