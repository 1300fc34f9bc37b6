"""The contents of the box, and the pieces left in it when all others are counted: no piece is made or lost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from msgspec.structs import replace

from village_core.games.village.edition import Edition, EditionSettings, build_edition
from village_core.games.village.laid import OWNED, STOCK, Laid, LaidFarm, Rest
from village_core.games.village.table import Cubes, Farm, Table
from village_core.games.village.vocabulary import CUBES, GOODS, Cube


@cache
def count_contents(edition: Edition) -> Mapping[str, int]:
    """Return the number of pieces in the box by kind: cubes of each colour, coins, grain and each good."""
    box = edition.box
    cubes = {cube.value: box.plague if cube is Cube.PLAGUE else box.influence for cube in CUBES}
    return MappingProxyType({**cubes, "coin": box.coins, "grain": box.grain, **{good.value: box.goods for good in GOODS}})


def change_edition(table: Table, copy: EditionSettings) -> Table:
    """Return the table with the settings ``copy`` in place of its own; the supply changes by the difference of the two boxes."""
    before, after = count_contents(table.edition), count_contents(build_edition(copy))
    supply = {what: getattr(table.supply, what) + count - before[what] for what, count in after.items()}
    return replace(table, copy=copy, supply=replace(table.supply, **supply))


@cache
def list_replaceable(edition: Edition) -> frozenset[str]:
    """Return the kinds of pieces that players may replace once the supply has run out: goods and coins, or none.

    The supply's count of such a kind can fall below zero.
    """
    return frozenset((*(good.value for good in GOODS), "coin")) if edition.box.substitutes else frozenset()


def count_left(edition: Edition, farms: Iterable[Farm | LaidFarm], heaps: Iterable[Cubes] = ()) -> dict[str, int]:
    """Count, by kind, the pieces that lie on no farm and in no heap; below zero if farms and heaps hold more than exist."""
    found = dict(count_contents(edition))
    for heap in heaps:
        for cube, count in zip(CUBES, heap, strict=True):
            found[cube] -= count
    for farm in farms:
        for what in OWNED:
            found[what] -= getattr(farm, what)
    return found


def derive_supply(table: Table) -> dict[str, int]:
    """Return the supply that follows from everything else on the table.

    A tracked game counts none of it: its supply stays as it was at the start.
    """
    edition = table.edition
    if not table.tracked:
        hers = (table.rival.heap,) if table.rival else ()
        return count_left(edition, table.farms, (*table.spaces, table.bag, *hers))
    return {**count_contents(edition), "coin": count_contents(edition)["coin"] - edition.farm.coins * len(table.seats)}


def list_tiles(shown: Table | Laid) -> tuple[int, ...]:
    """Return the customer tiles at the stalls, in the queue and on the farms, some perhaps twice."""
    stalls = [tile for tile in shown.stalls if tile is not None]
    return (*stalls, *shown.queue, *(tile for farm in shown.farms for tile in farm.customers))


def derive_pile(table: Table) -> tuple[int, ...]:
    """Return the tiles that are neither face up nor on a farm; all tiles in a tracked game."""
    return tuple(range(len(table.edition.customers))) if table.tracked else _list_hidden(table.edition, table)


def _list_hidden(edition: Edition, shown: Table | Laid) -> tuple[int, ...]:
    gone = frozenset(list_tiles(shown))
    return tuple(tile for tile in range(len(edition.customers)) if tile not in gone)


def derive_rest(laid: Laid, copy: EditionSettings) -> Rest:
    """Return the pieces of the box that are not in view on a table laid out by hand: the bag, the pile and the stock."""
    edition = build_edition(copy)
    hidden = count_left(edition, laid.farms, (*laid.spaces, laid.supply))
    skill, persuasion, faith, knowledge, plague = (hidden[cube] for cube in CUBES)
    stock = {what: hidden[what] for what in STOCK}
    return Rest((skill, persuasion, faith, knowledge, plague), _list_hidden(edition, laid), stock)
