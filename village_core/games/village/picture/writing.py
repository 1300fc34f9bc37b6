"""Writing a position as a text picture."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.picturing import write_head, write_outcome
from village_core.games.village import box
from village_core.games.village.edition import Edition
from village_core.games.village.picture.notation import AGENDA, AREAS, FREE, write_cubes, write_tile
from village_core.games.village.picture.rival import LINE, write_rival
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import GOODS, INFLUENCES, SPACES, Place, Row
from village_core.kernel.picture import format_line, name_seat_letter
from village_core.kernel.position import Position as KernelPosition

TRACKS = ("time", "prestige")
PIECES = ("coin", "grain", *(good.value for good in GOODS))


def write(position: KernelPosition[Table]) -> str:
    """Write the position as a text picture, from which ``read`` makes an equal position."""
    table = position.table
    return (
        "\n".join([*_write_head(position), *_write_areas(table), *_write_rest(table), *_write_farms(table), *_end(table)]) + "\n"
    )


def _write_head(position: KernelPosition[Table]) -> Iterator[str]:
    table = position.table
    yield from write_head("village", table, "" if table.ring is None else f"ring {name_seat_letter(table.ring)}")
    yield AGENDA.format(position.agenda)


def _write_areas(table: Table) -> Iterator[str]:
    standing: dict[Place, list[str]] = {}
    for seat in range(len(table.farms)):
        for generation, place in table.farms[seat].list_members():
            standing.setdefault(place, []).append(f"{name_seat_letter(seat)}{generation}")
    edition = table.edition
    for space, cubes in zip(SPACES, table.spaces, strict=True):
        parts = [write_cubes(cubes) or "-", *_write_places(AREAS[space.value], standing)]
        if space.value == "market":
            parts.append(_write_tiles("stalls", table.stalls, edition))
        yield format_line(space.value, *parts)
        if space.value == "market":
            yield format_line("queue", _write_tiles("", table.queue, edition))
    graves = edition.chronicle[len(table.farms)]
    room = {**{AREAS["chronicle"][row.value]: size for row, size in graves.rows.items()}, Place.GRAVE: graves.graves}
    yield format_line("chronicle", *(_write_row(row.value, AREAS["chronicle"][row.value], standing, room) for row in Row))
    yield format_line("graves", _write_row("", Place.GRAVE, standing, room), *_write_places({"gone": Place.GONE}, standing))


def _write_places(labels: dict[str, Place], standing: dict[Place, list[str]]) -> list[str]:
    return [" ".join((label, *standing[place])) for label, place in labels.items() if place in standing]


def _write_row(label: str, place: Place, standing: dict[Place, list[str]], room: dict[Place, int]) -> str:
    there = standing.get(place, [])
    return " ".join((label, *there, *(FREE,) * (room[place] - len(there)))).strip()


def _write_tiles(label: str, tiles: tuple[int | None, ...], edition: Edition) -> str:
    return " ".join([label, *(write_tile(edition, tile) for tile in tiles)]).strip() if tiles else ""


def _write_rest(table: Table) -> Iterator[str]:
    """Write the green bag, and supply and pile if they don't follow from the rest."""
    if any(table.bag):
        yield format_line("bag", write_cubes(table.bag))
    if table.pile != box.derive_pile(table):
        yield format_line("pile", _write_numbers("", table.pile, table.edition) or "-")
    usual = box.derive_supply(table)
    odd = [what for what, count in usual.items() if getattr(table.supply, what) != count]
    if odd:
        yield format_line("supply", *(f"{what} {getattr(table.supply, what)}" for what in odd))


def _write_numbers(label: str, tiles: tuple[int, ...], edition: Edition) -> str:
    return " ".join([label, *(write_tile(edition, tile, demand=False) for tile in tiles)]).strip() if tiles else ""


def _write_farms(table: Table) -> Iterator[str]:
    for seat, farm in enumerate(table.farms):
        yield format_line(f"farm {name_seat_letter(seat)}", *_write_farm(farm, table.edition))
    if table.rival:
        yield format_line(LINE, *write_rival(table.rival))


def _write_farm(farm: Farm, edition: Edition) -> Iterator[str]:
    yield " ".join(map(str, farm.list_generations_at(Place.FARM)))
    yield write_cubes(tuple(getattr(farm, kind.value) for kind in INFLUENCES))
    yield from (f"{getattr(farm, what)} {what}" for what in PIECES if getattr(farm, what))
    yield from (f"{what} {getattr(farm, what)}" for what in TRACKS if getattr(farm, what))
    yield " ".join(("visited", *farm.cities)) if farm.cities else ""
    yield _write_numbers("served", farm.customers, edition)
    if 1 in farm.list_generations_at(Place.UNBORN):
        yield " ".join(("unborn", *map(str, farm.list_generations_at(Place.UNBORN))))


def _end(table: Table) -> Iterator[str]:
    if table.trigger is not None:
        trigger = table.trigger
        last = "last-turns" if trigger.last_turns else ""
        yield format_line("rung-in", f"{name_seat_letter(trigger.seat)} {trigger.filled} {trigger.moment} {last}".strip())
    yield from write_outcome(table.outcome)
