"""The pieces of Manitoba before the first turn: how many of each the edition prescribes, and tables with more or fewer."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba.printed import Setup as PrintedSetup
from village_core.games.manitoba.printed import parse_row
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import NOBODY, Clan, Table
from village_core.games.manitoba.territory import build_territory
from village_core.games.manitoba.validation import count_goods
from village_core.games.manitoba.vocabulary import STORED, Good
from village_widgets.tutor.setup import Setup, SetupPart

FIRST: Final = 1
"""Goods of each kind with which a clan begins."""


def _find_box(table: Table) -> PrintedSetup:
    """Return what a game for this number of players takes out of the box."""
    return table.edition.setup[len(table.clans)]


def _lay_huts(table: Table, count: int) -> Table:
    return replace(table, clans=tuple(replace(clan, huts=count) for clan in table.clans))


def _lay_square(table: Table, count: int) -> Table:
    return replace(table, clans=tuple(replace(clan, square=count) for clan in table.clans))


def _lay_first(table: Table, count: int) -> Table:
    """Return the table with ``count`` goods in each storage of each clan, of the storage's kind.

    No storage gets more than the one with the fewest spaces has room for.
    """
    room = min(len(parse_row(row)) for row in table.edition.storages.values())
    return replace(table, clans=tuple(_store(clan, min(count, room)) for clan in table.clans))


def _store(clan: Clan, count: int) -> Clan:
    berries, bison, horses, canoes = ((good,) * count for good in STORED)
    return replace(clan, storages=(berries, bison, horses, canoes))


def _lay_tiles(table: Table, count: int) -> Table:
    """Return the table with a land of ``count`` tiles, or of all if there are fewer, with a good and no Cree on each region."""
    more = (tile for tile in range(len(table.edition.tiles)) if tile not in table.laid)
    laid = (*table.laid, *more)[:count]
    regions = len(build_territory(table.edition, laid).terrains)
    return replace(table, laid=laid, cree=(NOBODY,) * regions, goods=(True,) * regions)


def _lay_goods(table: Table, count: int) -> Table:
    return _fill_supply(table, STORED, count)


def _lay_feathers(table: Table, count: int) -> Table:
    return _fill_supply(table, (Good.FEATHERS,), count)


def _fill_supply(table: Table, goods: Iterable[Good], count: int) -> Table:
    """Return the table with ``count`` of each of these goods in the game: the supply gets those that lie nowhere else."""
    lying = count_goods(table)
    left = {good.value: max(0, count - lying[good]) for good in goods}
    return replace(table, supply=replace(table.supply, **left))


def _lay_shells(table: Table, count: int) -> Table:
    return replace(table, supply=replace(table.supply, shells=count))


def _list_steps(table: Table) -> dict[str, tuple[str, ...]]:
    """Name what people do to set a table up, by sections, up to the first Cree in the land and on paths.

    The names are those of ``Setup.list_steps``: keys of wordings, not texts.
    """
    return {
        "supply": ("goods", "feathers", "shells"),
        "land": ("tiles", "regions"),
        "scoring": ("track", "clouds", "seasons", "winter" if _find_box(table).winter else "solstice"),
        "clans": ("colour", "huts", "square", "first"),
        "start": ("active", Rule.SETUP_TOTEM, Rule.SETUP_REGION, Rule.SETUP_PATH),
    }


SETUP: Final = Setup(
    "09b_setting_up",
    {
        "clans": (
            SetupPart("huts", "hut", "clan:0", lambda table: table.edition.clan.huts, _lay_huts),
            SetupPart("square", "cree-red", "clan:0", lambda table: table.edition.clan.square, _lay_square),
            SetupPart("first", "berries", "clan:0", lambda _: FIRST, _lay_first),
        ),
        "land": (SetupPart("tiles", "prairie", "land", lambda table: _find_box(table).tiles, _lay_tiles),),
        "supply": (
            SetupPart("goods", "bison", "season", lambda table: _find_box(table).goods, _lay_goods),
            SetupPart("feathers", "feathers", "season", lambda table: _find_box(table).feathers, _lay_feathers),
            SetupPart("shells", "shell", "season", lambda table: _find_box(table).shells, _lay_shells),
        ),
    },
    _list_steps,
)
