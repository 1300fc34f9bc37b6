"""What the box holds, and what of it is left where the rest is counted: no piece is made or lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from msgspec.structs import replace

from village_core.games.village.edition import Edition, EditionSettings, edition_of
from village_core.games.village.laid import OWNED, STOCK, Laid, LaidFarm, Rest
from village_core.games.village.table import Cubes, Farm, Table
from village_core.games.village.vocabulary import CUBES, GOODS, Cube


@cache
def contents(edition: Edition) -> Mapping[str, int]:
    """How many pieces there are, by kind."""
    box = edition.box
    cubes = {cube.value: box.plague if cube is Cube.PLAGUE else box.influence for cube in CUBES}
    return MappingProxyType({**cubes, "coin": box.coins, "grain": box.grain, **{good.value: box.goods for good in GOODS}})


def in_edition(table: Table, copy: EditionSettings) -> Table:
    """The table with another copy on it: the supply has as many pieces more or fewer as that copy's box has."""
    before, after = contents(table.edition), contents(edition_of(copy))
    supply = {what: getattr(table.supply, what) + count - before[what] for what, count in after.items()}
    return replace(table, copy=copy, supply=replace(table.supply, **supply))


@cache
def replaceable(edition: Edition) -> frozenset[str]:
    """What the edition lets players replace by anything at hand once the supply has no more: its count can fall below zero."""
    return frozenset((*(good.value for good in GOODS), "coin")) if edition.box.substitutes else frozenset()


def left(edition: Edition, farms: Iterable[Farm | LaidFarm], heaps: Iterable[Cubes] = ()) -> dict[str, int]:
    """How many pieces of each kind lie on none of the farms and in none of the heaps of cubes; below zero where too many do."""
    found = dict(contents(edition))
    for heap in heaps:
        for cube, count in zip(CUBES, heap, strict=True):
            found[cube] -= count
    for farm in farms:
        for what in OWNED:
            found[what] -= getattr(farm, what)
    return found


def supply(table: Table) -> dict[str, int]:
    """What the supply has to hold by everything else on the table.

    A tracked game counts none of it: its supply stays as it was at the start.
    """
    edition = table.edition
    if not table.tracked:
        hers = (table.rival.heap,) if table.rival else ()
        return left(edition, table.farms, (*table.spaces, table.bag, *hers))
    return {**contents(edition), "coin": contents(edition)["coin"] - edition.farm.coins * len(table.seats)}


def tiles(shown: Table | Laid) -> tuple[int, ...]:
    """All customers that lie somewhere: at the stalls, in the queue, on the farms."""
    stalls = [tile for tile in shown.stalls if tile is not None]
    return (*stalls, *shown.queue, *(tile for farm in shown.farms for tile in farm.customers))


def pile(table: Table) -> tuple[int, ...]:
    """The tiles that are neither face up nor with anybody; all of them in a tracked game."""
    return tuple(range(len(table.edition.customers))) if table.tracked else _hidden(table.edition, table)


def _hidden(edition: Edition, shown: Table | Laid) -> tuple[int, ...]:
    gone = frozenset(tiles(shown))
    return tuple(tile for tile in range(len(edition.customers)) if tile not in gone)


def rest(laid: Laid, copy: EditionSettings) -> Rest:
    """Everything of the box that is not in view."""
    edition = edition_of(copy)
    hidden = left(edition, laid.farms, (*laid.spaces, laid.supply))
    skill, persuasion, faith, knowledge, plague = (hidden[cube] for cube in CUBES)
    stock = {what: hidden[what] for what in STOCK}
    return Rest((skill, persuasion, faith, knowledge, plague), _hidden(edition, laid), stock)
