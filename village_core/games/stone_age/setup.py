"""Setting up a game."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from village_core.games.opening import Depth, build_opening
from village_core.games.stone_age.buildings import TurningTiles
from village_core.games.stone_age.cards import TurningCards
from village_core.games.stone_age.edition import EditionSettings, build_edition
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.position import Position
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Pile, Table, Tribe
from village_core.games.stone_age.tracking.events import BoardFilled
from village_core.games.stone_age.tracking.watching import start_round
from village_core.kernel.values import Seat


def new_table(settings: EditionSettings, players: int, start: Seat = 0, depth: Depth = Depth.FULL) -> Table:
    """Return the table before anything is turned over: each player's tribe, a pile of buildings for each player, and the deck.

    Nothing is shuffled: chance draws later from all cards (``deck``) and all buildings (``hidden``). ``start`` is the player who
    begins. Raises ``BadSettings`` for settings that can't be used, or a number of players that the edition can't seat.
    """
    edition = build_edition(settings)
    edition.check_seats(players)
    return Table(
        copy=settings,
        tribes=(Tribe(food=edition.tribe.food, workers=edition.tribe.workers),) * players,
        row=(None,) * len(edition.row),
        deck=tuple(range(len(edition.cards))),
        piles=(Pile(None, edition.pile),) * players,
        hidden=tuple(range(len(edition.buildings))),
        start=start % players,
        depth=depth,
    )


def new_game(settings: EditionSettings, players: int, /, start: Seat = 0, depth: Depth = Depth.FULL) -> Position:
    """Return the first position: chance draws the first card, or a tracked game's first round begins.

    Raises ``BadSettings`` for settings that can't be used, or a number of players that the edition can't seat.
    """
    table = new_table(settings, players, start, depth)
    if table.tracked:
        return Position(BoardFilled(Rule.SETUP_CARDS).on(table), (RoundOver(), *start_round(table, table.start)))
    turning = (TurningTiles(Rule.SETUP_BUILDINGS), TurningCards(Rule.SETUP_CARDS))
    return Position(table, (RoundOver(), Placing(table.start), *turning))


def change_edition(table: Table, copy: EditionSettings) -> Table:
    """Return the table with another copy on it; each pile grows or shrinks by the difference between the copies."""
    more = build_edition(copy).pile - table.edition.pile
    return replace(table, copy=copy, piles=tuple(replace(pile, under=pile.under + more) for pile in table.piles))


LEXICON: Final = (
    b'"steady"]"random"]["rulings.one_use_scored",true]["rulings.at_the_top","no-effect"]"hut-closed"["rulings.card_tools",false]'
    b'["rulings.part_fed","lost"]"kept"["rulings.row_from","right"]"left"["rulings.declining",false]'
    b'["rulings.any_two_when","paying"]"deciding"["rulings.any_two_left","nothing"]"two-resources"["setup.["tribe.["cards.'
    b'","yellow"],["","green"],["","blue"],["","red"],["'
    b'"}}]]]],4,3,2,1,0,"full"]"tracked"]{"edition":"first_2008","corrections":[]},'
)
"""The bytes that old links need as they are: add nothing, take nothing away."""

OPENING: Final = build_opening(new_game, LEXICON)
"""New games as a few settings, for links."""
