"""Setup of a game."""

from __future__ import annotations

from msgspec import UNSET

from village_core.games.editions import BadSettings
from village_core.games.opening import Depth
from village_core.games.problems import word_problems
from village_core.games.village import box
from village_core.games.village.compensating import Compensating
from village_core.games.village.edition import ALONE, EditionSettings, build_edition
from village_core.games.village.market import Revealing
from village_core.games.village.narration import WORD_FILES
from village_core.games.village.position import Position
from village_core.games.village.rounds import NewRound
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import Rival
from village_core.games.village.table import NO_CUBES, Farm, Supply, Table
from village_core.games.village.vocabulary import Place
from village_core.kernel.values import Seat


def new_table(copy: EditionSettings, players: int, start: Seat = 0, depth: Depth = Depth.FULL) -> Table:
    """Return the table before the first customer is turned over: the farms, and all other pieces in the supply and the pile.

    ``players``: their number, within the bounds of the edition; ``start``: the seat that begins. Raises ``BadSettings`` for a
    number of players that the edition can't seat. In a game for one Carla's farm and board lie on the table too.
    """
    edition = build_edition(copy)
    edition.check_seats(players)
    unborn = tuple((Place.UNBORN,) * count for count in edition.box.family[1:])
    family = ((Place.FARM,) * edition.box.family[0], unborn[0], unborn[1], unborn[2])
    farms: tuple[Farm, ...] = (Farm(family, coin=edition.farm.coins),) * players
    if players == ALONE:
        beside = edition.solo[players].beside
        one, two, three, four = (
            (Place.FARM if generation <= beside else Place.UNBORN,) * count
            for generation, count in enumerate(edition.box.family, 1)
        )
        farms = (*farms, Farm((one, two, three, four)))
    return Table(
        copy=copy,
        farms=farms,
        supply=Supply(**box.count_left(edition, farms)),
        spaces=(NO_CUBES,) * 7,
        stalls=(None,) * edition.setup[len(farms)].stalls,
        pile=tuple(range(len(edition.customers))),
        start=start % players,
        depth=depth,
        rival=Rival() if players == ALONE else UNSET,
    )


@word_problems(WORD_FILES)
def new_game(copy: EditionSettings, players: int, start: Seat = 0, depth: Depth = Depth.FULL) -> Position:
    """Return the first position of a game: the first customer is to be turned over, or a tracked game's first turn begins.

    Raises ``BadSettings`` for a number of players that the edition can't seat, and for a tracked game against Carla, whose moves
    depend on every cube of the board.
    """
    table = new_table(copy, players, start, depth)
    if table.tracked and table.rival:
        raise BadSettings("copy-alone", "depth")
    if table.tracked:
        return Position(table, (NewRound(),)).settle()
    seats: tuple[Compensating, ...] = (Compensating(),) if table.edition.rulings.seat_compensation and players != ALONE else ()
    return Position(table, (NewRound(), *seats, Revealing(Rule.SETUP_CUSTOMERS))).settle()
