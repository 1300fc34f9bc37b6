"""The set-up: tiles and totem by chance, then each clan's first Cree in the land and on a path."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations
from random import Random
from typing import ClassVar, Final

from village_core.games.manitoba.calendar import TileLaid, TotemLaid
from village_core.games.manitoba.choices import Enter, LayTile, LayTotem, Walk
from village_core.games.manitoba.events import Endowed
from village_core.games.manitoba.land import enter, offer_land
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import STORED, TERRAINS
from village_core.games.manitoba.walking import offer_walks, walk
from village_core.kernel.frames import ChanceFrame, Frame
from village_core.kernel.judging import Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import CHANCE, Choice, Payment, RuleKey, Seat

TOTEMS: Final = tuple((LayTotem(order), 1) for order in permutations(TERRAINS))


class DrawingTiles(ChanceFrame[Table], frozen=True, gc=False):
    """The tiles of the territory are drawn and laid side by side, unless a map was entered (``setup-tiles``)."""

    RULE: ClassVar[RuleKey] = Rule.SETUP_TILES

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` while tiles are missing, else None; always None if a map was entered."""
        missing = len(table.laid) < table.edition.setup[len(table.clans)].tiles
        return CHANCE if missing and not table.edition.entered.regions else None

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return the drawing of each tile that is not laid yet, all equally likely."""
        return ((LayTile(tile), 1) for tile in range(len(table.edition.tiles)) if tile not in table.laid)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Lay the tile, with its goods, and return this frame: it draws the next one."""
        assert isinstance(choice, LayTile)
        ledger.emit(TileLaid(Rule.SETUP_TILES, choice.tile))
        return (self,)


class LayingTotem(ChanceFrame[Table], frozen=True, gc=False):
    """The discs of the totem are piled up in any order (``setup-totem``)."""

    RULE: ClassVar[RuleKey] = Rule.SETUP_TOTEM

    def find_decider(self, table: Table) -> Seat | None:
        """Return ``CHANCE`` until the totem is built, else None."""
        return None if table.totem else CHANCE

    def list_outcomes(self, table: Table) -> Iterable[tuple[Choice, int]]:
        """Return every order of the totem's discs, all equally likely."""
        return TOTEMS

    def sample(self, table: Table, random: Random) -> Choice:
        """Return a random order of the totem's discs."""
        return TOTEMS[int(random.random() * len(TOTEMS))][0]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pile up the discs in the order that was drawn."""
        assert isinstance(choice, LayTotem)
        ledger.emit(TotemLaid(Rule.SETUP_TOTEM, choice.order))
        return ()


class SettlingLand(Frame[Table], frozen=True, gc=False):
    """A clan gets its first goods, and puts a Cree on any free region (``setup-region``)."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the clan's player."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer to put a Cree of the clan on any free region; bar the other regions."""
        return (offer_land(table, self.seat),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Give the clan its first goods, place the Cree, and return the frame that finds a place for the region's good."""
        assert isinstance(choice, Enter)
        ledger.emit(Endowed(Rule.SETUP_GOODS, self.seat, STORED))
        return enter(ledger, self.seat, choice.region, Rule.SETUP_REGION)


class SettlingPath(Frame[Table], frozen=True, gc=False):
    """A clan puts a Cree on the first space of any path (``setup-path``)."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the clan's player."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer every path; all are barred if no Cree is on the clan's square."""
        return (offer_walks(table, self.seat),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Place the Cree and give the bonus of its space; return the frames of what is still to be decided about it."""
        assert isinstance(choice, Walk)
        return walk(ledger, self.seat, choice.path, Rule.SETUP_PATH)
