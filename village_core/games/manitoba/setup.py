"""Setting up a game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village_core.games.editions import BadSettings
from village_core.games.manitoba.edition import EditionSettings, build_edition
from village_core.games.manitoba.events import Endowed
from village_core.games.manitoba.opening import DrawingTiles, LayingTotem, SettlingLand, SettlingPath
from village_core.games.manitoba.position import AnyFrame, Position
from village_core.games.manitoba.rounds import RoundOver
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import NOBODY, Clan, Supply, Table
from village_core.games.manitoba.territory import build_territory
from village_core.games.manitoba.tracking.watching import Watching
from village_core.games.manitoba.vocabulary import STORED, YIELD, Good
from village_core.games.opening import Depth, build_opening
from village_core.kernel.values import Seat


def new_table(settings: EditionSettings, players: int, start: Seat = 0, depth: Depth = Depth.FULL) -> Table:
    """Return the table before the first tile is laid; on a map that the owner entered, the goods lie already.

    ``start`` is the player who is active first. In a tracked game no good lies in the land, and all Cree are awake.
    Raises ``BadSettings`` for a number of players that the edition can't seat, and for too few goods for every region and the
    first ones of every clan.
    """
    edition = build_edition(settings)
    edition.check_seats(players)
    setup = edition.setup[players]
    box = Supply(setup.goods, setup.goods, setup.goods, setup.goods, setup.feathers, setup.shells)
    terrains = build_territory(edition, ()).terrains
    for terrain, good in YIELD.items():
        needed = (terrains.count(terrain) if terrains else setup.tiles) + (players if good in STORED else 0)
        if getattr(box, good) < needed:
            place = "entered.regions" if terrains else f"setup.{players}.{'feathers' if good is Good.FEATHERS else 'goods'}"
            raise BadSettings("copy-out-of-range", place, f"Expected `int` >= {needed}")
    tracked, cree = depth is Depth.TRACKED, edition.clan.huts + edition.clan.square
    lying = {} if tracked else {good.value: getattr(box, good) - terrains.count(terrain) for terrain, good in YIELD.items()}
    clan = Clan(square=cree) if tracked else Clan(huts=edition.clan.huts, square=edition.clan.square)
    return Table(
        copy=settings,
        clans=(clan,) * players,
        supply=replace(box, **lying),
        hidden=tuple(range(len(edition.clouds))),
        cree=(NOBODY,) * len(terrains),
        goods=(not tracked,) * len(terrains),
        start=start % players,
        depth=depth,
    )


def new_game(settings: EditionSettings, players: int, /, start: Seat = 0, depth: Depth = Depth.FULL) -> Position:
    """Return the first position: chance draws a tile (or, with an entered map, the totem), or people report the set-up.

    Raises ``BadSettings`` for a number of players that the edition can't seat, and for too few goods.
    """
    table = new_table(settings, players, start, depth)
    if table.tracked:
        for seat in table.seats:
            table = Endowed(Rule.SETUP_GOODS, seat, STORED).on(table)
        return Position(table, (RoundOver(), Watching()))
    return Position(table, (RoundOver(), *list_settling(table), LayingTotem(), DrawingTiles())).settle()


def list_settling(table: Table) -> tuple[AnyFrame, ...]:
    """Return the frames of the clans' set-up as an agenda has them, the next one last.

    Clans set up counter-clockwise, and the active player is the last of them. By a ruling all regions come before all paths.
    """
    clockwise = table.list_clockwise(table.start)
    if table.edition.rulings.setup_passes == 1:
        return tuple(kind(seat) for seat in clockwise for kind in (SettlingPath, SettlingLand))
    return tuple(kind(seat) for kind in (SettlingPath, SettlingLand) for seat in clockwise)


def change_edition(table: Table, copy: EditionSettings) -> Table:
    """Return the table under other settings, ``copy``; goods and shells of the supply change by the difference, not below 0."""
    players = len(table.clans)
    before, after = table.edition.setup[players], build_edition(copy).setup[players]
    more = {good.value: after.goods - before.goods for good in STORED}
    more |= {Good.FEATHERS.value: after.feathers - before.feathers, "shells": after.shells - before.shells}
    supply = replace(table.supply, **{what: max(0, getattr(table.supply, what) + count) for what, count in more.items()})
    return replace(table, copy=copy, supply=supply)


LEXICON: Final = b'"yellow"],["","green"],["","blue"],["","red"],["4,3,2,1,0,"full"]{"edition":"first_2018","corrections":[]},'
"""The bytes that old links need as they are: add nothing, take nothing away."""

OPENING: Final = build_opening(new_game, LEXICON)
"""New games as a few settings, for links."""
