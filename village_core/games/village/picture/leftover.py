"""What follows from the rest of a table, because no piece is made or lost: the supply and the pile."""

from __future__ import annotations

from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, GOODS, INFLUENCES

PIECES = (*(cube.value for cube in CUBES), "coin", "grain", *(good.value for good in GOODS))


def supply(table: Table) -> dict[str, int]:
    """What the box has of each piece, less what is on the board, in the green bag and on the farms.

    A tracked game counts none of it: its supply stays as it was at the start.
    """
    box = table.edition.box
    left = dict.fromkeys(PIECES, box.goods)
    left |= dict.fromkeys((kind.value for kind in INFLUENCES), box.influence)
    left |= {"plague": box.plague, "coin": box.coins, "grain": box.grain}
    if table.tracked:
        return left | {"coin": box.coins - table.edition.farm.coins * len(table.farms)}
    for cubes in (*table.spaces, table.bag):
        for cube, count in zip(CUBES, cubes, strict=True):
            left[cube.value] -= count
    for farm in table.farms:
        for what in left.keys() - {"plague"}:
            left[what] -= getattr(farm, what)
    return left


def pile(table: Table) -> tuple[int, ...]:
    """The tiles that are neither face up nor with anybody; all of them in a tracked game."""
    if table.tracked:
        return tuple(range(len(table.edition.customers)))
    gone = {*table.stalls, *table.queue, *(tile for farm in table.farms for tile in farm.customers)}
    return tuple(tile for tile in range(len(table.edition.customers)) if tile not in gone)
