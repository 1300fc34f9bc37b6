"""Problems of a table that was laid out by hand: too many pieces, too few, or one in two places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from village_core.games.laying import LayingProblem, find_uncountable, find_unseated, list_holding
from village_core.games.village import vocabulary
from village_core.games.village.box import count_contents, derive_rest, list_replaceable, list_tiles
from village_core.games.village.conservation import FARTHEST
from village_core.games.village.edition import Edition, EditionSettings, build_edition
from village_core.games.village.laid import OWNED, Laid, LaidFarm, Rest, has_cubes_in_view
from village_core.kernel.values import Seat


def find_problems(laid: Laid, copy: EditionSettings, players: int) -> tuple[LayingProblem, ...]:
    """Return all problems that keep ``laid`` from being a table of ``players``.

    If the number of farms or spaces is wrong, or another number impossible, only that is returned: nothing else is checked.
    """
    edition = build_edition(copy)
    if players not in edition.setup or len(laid.farms) != players or len(laid.spaces) != len(vocabulary.SPACES):
        return (LayingProblem("laying-players", ("farms",), count=len(laid.farms), most=players),)
    numbers = tuple(_check_numbers(laid, players))
    if numbers:
        return numbers
    left = derive_rest(laid, copy)
    return (
        *_check_turn(laid, edition),
        *_check_cubes(laid, edition, left),
        *_check_stock(laid, edition, left),
        *_check_customers(laid, edition, left),
        *(problem for seat, farm in enumerate(laid.farms) for problem in _check_farm(seat, farm, edition)),
        *_check_resting(laid, edition),
    )


def _check_numbers(laid: Laid, players: int) -> Iterator[LayingProblem]:
    """Yield counts below zero or beyond every track, and seats beyond the table; these stop all further checks."""
    counts = [("round", laid.round)]
    counts += [
        (f"spaces.{space}.{cube}", count)
        for space, cubes in zip(vocabulary.SPACES, laid.spaces, strict=True)
        for cube, count in zip(vocabulary.CUBES, cubes, strict=True)
    ]
    counts += [(f"supply.{cube}", count) for cube, count in zip(vocabulary.CUBES, laid.supply, strict=True)]
    for seat, farm in enumerate(laid.farms):
        counts += [(f"farms.{seat}.{what}", getattr(farm, what)) for what in (*OWNED, "space", "prestige")]
    yield from find_uncountable(counts, FARTHEST)
    seats: list[tuple[str, Seat | None]] = [("turn", laid.turn), ("start", laid.start), ("ring", laid.ring)]
    if laid.ending is not None:
        seats += [("filler", laid.ending.seat), ("last", laid.ending.last)]
    yield from find_unseated(seats, players)


def _check_turn(laid: Laid, edition: Edition) -> Iterator[LayingProblem]:
    """Yield problems of the round's number, of an end that was or should be rung in, and of a board without cubes before it.

    An end is rung in exactly if the chronicle or the graves are full; a player who rang it in during a turn has no further turn.
    """
    if laid.round < 1:
        yield LayingProblem("laying-round-missing", ("round",))
    if not has_cubes_in_view(laid) and laid.ending is None:
        yield LayingProblem("laying-no-cubes", ("spaces",))
    ending = laid.ending
    free = {
        vocabulary.Filled.CHRONICLE: sum(_count_row_room(laid, row, edition) for row in vocabulary.Row),
        vocabulary.Filled.GRAVES: _count_free_graves(laid, edition),
    }
    if ending is None:
        spaces = sum(edition.chronicle[len(laid.farms)].rows.values())
        if free[vocabulary.Filled.CHRONICLE] <= 0 < spaces:
            yield LayingProblem("laying-chronicle-full", ("filled",))
        if free[vocabulary.Filled.GRAVES] <= 0:
            yield LayingProblem("laying-graves-full", ("filled",))
        return
    if free[ending.filled] > 0:
        yield LayingProblem(f"laying-{ending.filled}-not-full", ("filled",), count=free[ending.filled])
    if ending.moment is vocabulary.Moment.TURN_END and laid.turn == ending.seat:
        yield LayingProblem("laying-no-more-turn", ("turn", "filler"), seat=ending.seat)


def _check_cubes(laid: Laid, edition: Edition, left: Rest) -> Iterator[LayingProblem]:
    """Yield a problem for each space with more cubes than the setup card puts there, and each colour beyond the box.

    ``left`` counts what is not in view; it is below zero for a colour of which too many are in view.
    """
    card = edition.setup[len(laid.farms)]
    for space, cubes in zip(vocabulary.SPACES, laid.spaces, strict=True):
        if sum(cubes) > card.spaces[space]:
            fields = (f"spaces.{space}",)
            yield LayingProblem("laying-space-over", fields, what=space, count=sum(cubes), most=card.spaces[space])
    for at, (cube, count) in enumerate(zip(vocabulary.CUBES, left.bag, strict=True)):
        if count < 0:
            places = [(f"spaces.{space}.{cube}", cubes[at]) for space, cubes in zip(vocabulary.SPACES, laid.spaces, strict=True)]
            places += [(f"supply.{cube}", laid.supply[at]), *(() if cube is vocabulary.Cube.PLAGUE else _on_farms(laid, cube))]
            most = count_contents(edition)[cube]
            yield LayingProblem("laying-too-many-cubes", list_holding(places), what=cube, count=most - count, most=most)


def _check_stock(laid: Laid, edition: Edition, left: Rest) -> Iterator[LayingProblem]:
    """Yield a problem for each good, and for coins and grain, with more than the box has, unless players may replace them."""
    for what, count in left.stock.items():
        if count < 0 and what not in list_replaceable(edition):
            most = count_contents(edition)[what]
            yield LayingProblem("laying-too-many", list_holding(_on_farms(laid, what)), what=what, count=most - count, most=most)


def _on_farms(laid: Laid, what: str) -> list[tuple[str, int]]:
    return [(f"farms.{seat}.{what}", getattr(farm, what)) for seat, farm in enumerate(laid.farms)]


def _check_customers(laid: Laid, edition: Edition, left: Rest) -> Iterator[LayingProblem]:
    """Yield a problem for each tile that doesn't exist or lies in two places, and for stalls and queue.

    They must not hold more than they have places, nor have free ones while tiles are left.
    """
    lying = _find_fields_by_tile(laid)
    for tile in dict.fromkeys(list_tiles(laid)):
        if not 0 <= tile < len(edition.customers):
            yield LayingProblem("laying-no-customer", lying[tile], count=tile)
        elif list_tiles(laid).count(tile) > 1:
            yield LayingProblem("laying-customer-twice", lying[tile], which=tile, count=list_tiles(laid).count(tile))
    stalls, longest = edition.setup[len(laid.farms)].stalls, edition.market.queue
    if len(laid.stalls) > stalls:
        yield LayingProblem("laying-stalls-over", ("stalls",), count=len(laid.stalls), most=stalls)
    if len(laid.queue) > longest:
        yield LayingProblem("laying-queue-over", ("queue",), count=len(laid.queue), most=longest)
    filled = sum(tile is not None for tile in laid.stalls)
    if filled < stalls and (laid.queue or left.pile):
        yield LayingProblem("laying-stall-empty", ("stalls",), count=stalls - filled, most=len(laid.queue) + len(left.pile))
    elif len(laid.queue) < longest and left.pile:
        yield LayingProblem(
            "laying-queue-short", ("queue",), count=len(laid.queue), most=min(longest, len(laid.queue) + len(left.pile))
        )


def _find_fields_by_tile(laid: Laid) -> dict[int, tuple[str, ...]]:
    """Return by tile the fields that hold it: stalls, queue, and customers of a farm."""
    places = [("stalls", tuple(tile for tile in laid.stalls if tile is not None)), ("queue", laid.queue)]
    places += [(f"farms.{seat}.customers", farm.customers) for seat, farm in enumerate(laid.farms)]
    found: dict[int, tuple[str, ...]] = {}
    for field, held in places:
        for tile in dict.fromkeys(held):
            found[tile] = (*found.get(tile, ()), field)
    return found


def _check_farm(seat: Seat, farm: LaidFarm, edition: Edition) -> Iterator[LayingProblem]:
    """Yield the problems of one player's family, life track, grain and cities."""
    here = f"farms.{seat}"
    for generation, places in zip(vocabulary.GENERATIONS, farm.family, strict=True):
        size = edition.box.family[generation - 1]
        if len(places) != size:
            key = "laying-members-over" if len(places) > size else "laying-members-missing"
            fields = (f"{here}.family.{generation}",)
            yield LayingProblem(key, fields, seat=seat, which=generation, count=len(places), most=size)
        elder = next((g for g in vocabulary.GENERATIONS[: generation - 1] if farm.count(g, vocabulary.Place.UNBORN)), None)
        if elder is not None and set(places) - {vocabulary.Place.UNBORN}:
            both = (f"{here}.family.{generation}", f"{here}.family.{elder}")
            yield LayingProblem("laying-born-early", both, seat=seat, which=generation, count=elder)
    if vocabulary.Place.UNBORN in farm.family[0]:
        yield LayingProblem("laying-first-unborn", (f"{here}.family.1",), seat=seat, count=farm.count(1, vocabulary.Place.UNBORN))
    if farm.space >= edition.farm.lap:
        yield LayingProblem("laying-life-track", (f"{here}.space",), seat=seat, count=farm.space, most=edition.farm.lap - 1)
    if farm.grain > edition.farm.grain:
        yield LayingProblem("laying-farm-grain", (f"{here}.grain",), seat=seat, count=farm.grain, most=edition.farm.grain)
    yield from _check_cities(seat, farm)


def _check_cities(seat: Seat, farm: LaidFarm) -> Iterator[LayingProblem]:
    """Yield a problem for a city that doesn't exist, has two markers, or has none although a member is there."""
    fields = (f"farms.{seat}.cities",)
    for city, count in Counter(farm.cities).items():
        if city not in vocabulary.CITIES:
            yield LayingProblem("laying-no-city", fields, seat=seat)
        elif count > 1:
            yield LayingProblem("laying-city-twice", fields, seat=seat, what=city, count=count)
    standing = {place for places in farm.family for place in places}
    for city in vocabulary.CITIES:
        if city in standing and city not in farm.cities:
            yield LayingProblem("laying-city-unmarked", fields, seat=seat, what=city)


def _check_resting(laid: Laid, edition: Edition) -> Iterator[LayingProblem]:
    """Yield a problem for each row of the chronicle, and one for the graves, if more members lie there than it has spaces."""
    card = edition.chronicle[len(laid.farms)]
    for row in vocabulary.Row:
        room = _count_row_room(laid, row, edition)
        if room < 0:
            yield LayingProblem(
                "laying-row",
                _find_fields_with_dead(laid, vocabulary.CHRONICLE[row]),
                what=row,
                count=card.rows[row] - room,
                most=card.rows[row],
            )
    room = _count_free_graves(laid, edition)
    if room < 0:
        yield LayingProblem(
            "laying-graves", _find_fields_with_dead(laid, vocabulary.Place.GRAVE), count=card.graves - room, most=card.graves
        )


def _count_row_room(laid: Laid, row: vocabulary.Row, edition: Edition) -> int:
    return edition.chronicle[len(laid.farms)].rows[row] - _count_at(laid, vocabulary.CHRONICLE[row])


def _count_free_graves(laid: Laid, edition: Edition) -> int:
    return edition.chronicle[len(laid.farms)].graves - _count_at(laid, vocabulary.Place.GRAVE)


def _count_at(laid: Laid, place: vocabulary.Place) -> int:
    return sum(places.count(place) for farm in laid.farms for places in farm.family)


def _find_fields_with_dead(laid: Laid, place: vocabulary.Place) -> tuple[str, ...]:
    """Return the fields of the generations that have a member at ``place``."""
    counts = [
        (f"farms.{seat}.family.{generation}", farm.count(generation, place))
        for seat, farm in enumerate(laid.farms)
        for generation in vocabulary.GENERATIONS
    ]
    return list_holding(counts)
