"""The pieces of Village before the first turn, by sections: the number of each for a table, and a table with another number."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from village_core.games.village import box
from village_core.games.village.edition import EditionSettings
from village_core.games.village.printed import ChronicleRows
from village_core.games.village.rules import Rule
from village_core.games.village.table import Cubes, Farm, Supply, Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Place, Row, Space
from village_widgets.games.village import looking
from village_widgets.tutor.setup import Setup, SetupPart

Change: TypeAlias = Callable[[Table, int], Table]


def _restock(table: Table) -> Table:
    """Return the table with all that is left in the box in its supply, and all hidden customers in the pile."""
    return replace(table, pile=box.derive_pile(table), supply=Supply(**box.derive_supply(table)))


def _lay_family(table: Table, count: int) -> Table:
    """Return the table with ``count`` of the oldest generation on each farm, and the others of it among the unborn."""
    whole = table.edition.box.family[0]
    there = (Place.FARM,) * count + (Place.UNBORN,) * max(0, whole - count)
    return replace(table, farms=tuple(replace(farm, family=(there, *farm.family[1:])) for farm in table.farms))


def _lay_coins(table: Table, count: int) -> Table:
    farms: tuple[Farm, ...] = tuple(replace(farm, coin=count) for farm in table.farms)
    return _restock(replace(table, farms=farms))


def _lay_stalls(table: Table, count: int) -> Table:
    return _restock(replace(table, stalls=(*table.stalls, *table.pile)[:count]))


def _lay_queue(table: Table, count: int) -> Table:
    return _restock(replace(table, queue=(*table.queue, *reversed(table.pile))[:count]))


def _read_chronicle(table: Table) -> ChronicleRows:
    return table.edition.chronicle[len(table.farms)]


def _count_all_graves(table: Table) -> int:
    """Count the graves that are printed: those that a table with the most players uses."""
    return table.edition.chronicle[table.edition.players[1]].graves


def _open_spaces(what: str, table: Table, count: int) -> Table:
    """Return the table with ``count`` spaces, at least one, in the row of the chronicle or the graves that ``what`` names."""
    name = f"chronicle.{len(table.farms)}.{what}"
    return replace(table, copy=EditionSettings(table.copy.edition, (*table.copy.corrections, (name, max(1, count)))))


def _lay_colours(table: Table, count: int) -> Table:
    """Return the table with ``count`` cubes of each influence in the bag, less those on the board, which came out of it."""
    skill, persuasion, faith, knowledge = (max(0, count - sum(lying)) for lying in tuple(zip(*table.spaces, strict=True))[:-1])
    return _restock(replace(table, bag=(skill, persuasion, faith, knowledge, table.bag[-1])))


def _lay_plague(table: Table, count: int) -> Table:
    placed = sum(cubes[-1] for cubes in table.spaces)
    return _restock(replace(table, bag=(*table.bag[:-1], max(0, count - placed))))


def _lay_cubes(space: Space, table: Table, count: int) -> Table:
    """Return the table with ``count`` cubes on a space: those that lie there first, then one of each influence in turn.

    The cubes come out of the bag, or go back into it.
    """
    at = SPACES.index(space)
    there = table.spaces[at]
    drawn = [colour for colour, number in enumerate(there) for _ in range(number)]
    drawn = [*drawn, *(number % len(INFLUENCES) for number in range(count))][:count]
    skill, persuasion, faith, knowledge, plague = (drawn.count(colour) for colour in range(len(CUBES)))
    now: Cubes = (skill, persuasion, faith, knowledge, plague)
    skill, persuasion, faith, knowledge, plague = (
        max(0, inside + before - after) for inside, before, after in zip(table.bag, there, now, strict=True)
    )
    spaces = (*table.spaces[:at], now, *table.spaces[at + 1 :])
    return _restock(replace(table, spaces=spaces, bag=(skill, persuasion, faith, knowledge, plague)))


def _count_cubes(space: Space, table: Table) -> int:
    return table.edition.setup[len(table.farms)].spaces[space]


def _count_row(row: Row, table: Table) -> int:
    return _read_chronicle(table).rows[row]


def _keep_monks(table: Table, count: int) -> Table:
    """Return the table as it is, whatever ``count`` is: the monks lie unseen in the black bag."""
    return table


def _list_steps(table: Table) -> dict[str, tuple[str, ...]]:
    """Name what people do to set a table up, by sections; the last is the start, or for one player Carla's board.

    The names are those of ``Setup.list_steps``: keys of wordings, not texts.
    """
    edition, alone = table.edition, len(table.seats) == 1
    all_open = len(table.farms) == edition.players[1]
    starting = (Rule.SETUP_START_PLAYER, *((Rule.SETUP_SEATS,) if Rule.SETUP_SEATS in edition.citations else ()))
    return {
        "farms": ("colour", "family", "markers", "coins"),
        "market": ("pile", "stalls", "queue"),
        "chronicle": (*(f"row-{row.value}" for row in Row), "graves", *(() if all_open else ("cover",))),
        "bags": ("supply", "ring", "monks", "colours", "plague"),
        "spaces": tuple(f"at-{space.value}" for space in SPACES),
    } | ({"carla": (Rule.SOLO_SETUP, "fate", "front", Rule.SOLO_START)} if alone else {"start": starting})


PANELS: Final = {Space.HARVEST: "land", Space.FAMILY: "land"}
"""The panel of a space, if it has another name."""
SIGNS: Final = {Row.FARM: "grain", Row.CRAFTS: "make", Row.TRAVEL: "wagon", Row.CHURCH: "faith", Row.COUNCIL: "persuasion"}

SETUP: Final = Setup(
    "10b_setting_up",
    {
        "farms": (
            SetupPart("family", "small-red", "farm:0", lambda table: table.edition.box.family[0], _lay_family),
            SetupPart("coins", "coin", "farm:0", lambda table: table.edition.farm.coins, _lay_coins),
        ),
        "market": (
            SetupPart(
                "stalls", "small-face-0", "market", lambda table: table.edition.setup[len(table.farms)].stalls, _lay_stalls
            ),
            SetupPart("queue", "small-face-1", "market", lambda table: table.edition.market.queue, _lay_queue),
        ),
        "chronicle": (
            *(
                SetupPart(
                    f"row-{row.value}",
                    SIGNS[row],
                    "chronicle",
                    partial(_count_row, row),
                    partial(_open_spaces, f"rows.{row.value}"),
                )
                for row in Row
            ),
            SetupPart(
                "graves",
                "cross",
                "chronicle",
                lambda table: _read_chronicle(table).graves,
                partial(_open_spaces, "graves"),
                _count_all_graves,
            ),
        ),
        "bags": (
            SetupPart("monks", "monk", "church", lambda table: table.edition.box.monks, _keep_monks),
            SetupPart("colours", "choice", "land", lambda table: table.edition.setup[len(table.farms)].added, _lay_colours),
            SetupPart("plague", "plague", "land", lambda table: table.edition.box.plague, _lay_plague),
        ),
        "spaces": tuple(
            SetupPart(
                f"at-{space.value}",
                looking.SIGNS[space][0],
                PANELS.get(space, space.value),
                partial(_count_cubes, space),
                partial(_lay_cubes, space),
            )
            for space in SPACES
        ),
    },
    _list_steps,
)
