"""Events of chance and of the calendar: tiles and cards are laid out, seasons and rounds begin."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.events import Event
from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.territory import turn_tile
from village_core.games.manitoba.tokens import change_supply
from village_core.games.manitoba.vocabulary import YIELD, Season, Terrain
from village_core.kernel.values import Seat


class TileLaid(Event, frozen=True, gc=False):
    """A territory tile joins the strip, with a good on each region."""

    tile: int

    def on(self, table: Table) -> Table:
        """Lay the tile, every second one upside down, and a good from the supply on each of its regions."""
        fresh = turn_tile(table.edition.tiles[self.tile], len(table.laid))
        supply = change_supply(table.supply, tuple([YIELD[terrain] for terrain in fresh]), -1)
        cree, goods = (*table.cree, *(NOBODY,) * len(fresh)), (*table.goods, *(True,) * len(fresh))
        return replace(table, laid=(*table.laid, self.tile), cree=cree, goods=goods, supply=supply)


class TotemLaid(Event, frozen=True, gc=False):
    """The discs of the totem are piled up."""

    order: tuple[Terrain, ...]

    def on(self, table: Table) -> Table:
        """Pile up the discs."""
        return replace(table, totem=self.order)


class SeasonBegan(Event, frozen=True, gc=False):
    """A season begins: players put the last season's event cards and scoring tiles away."""

    season: Season

    def on(self, table: Table) -> Table:
        """Put away the event cards and scoring tiles that lie face up; the new season's are turned over later."""
        return replace(table, events=(), clouds=())


class EventTurned(Event, frozen=True, gc=False):
    """An event card of the season is turned over."""

    season: Season
    card: int

    def on(self, table: Table) -> Table:
        """Lay the card out."""
        return replace(table, events=(*table.events, self.card))


class CloudTurned(Event, frozen=True, gc=False):
    """A scoring tile is turned over."""

    cloud: int

    def on(self, table: Table) -> Table:
        """Take the tile from those that are face down, and lay it on its card."""
        hidden = tuple([tile for tile in table.hidden if tile != self.cloud])
        return replace(table, hidden=hidden, clouds=(*table.clouds, self.cloud))


class RoundBegan(Event, frozen=True, gc=False):
    """A round begins; the player at ``start`` is active."""

    start: Seat

    def on(self, table: Table) -> Table:
        """Count the round, and make ``start`` the active player."""
        return replace(table, round=table.round + 1, start=self.start)
