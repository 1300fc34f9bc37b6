"""Events that happen in tracked games only."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.stone_age.events import Event, SeatEvent, TribeEvent
from village_core.games.stone_age.table import HIDDEN, Pile, Table, Tribe
from village_core.games.stone_age.vocabulary import SITES, Place


class BoardFilled(Event, frozen=True, gc=False):
    """The row is full again and a tile lies face up on each pile; the people at the table know which."""

    def on(self, table: Table) -> Table:
        """Fill the row with unknown cards, and turn up an unknown tile of each pile that has one left and none face up."""
        piles = tuple(Pile(HIDDEN, pile.under - 1) if pile.top is None and pile.under else pile for pile in table.piles)
        return replace(table, row=(HIDDEN,) * len(table.row), piles=piles)


class CardNoted(SeatEvent, frozen=True, gc=False):
    """A tribe takes a card from the row; the card is reported, its space is not."""

    card: int

    def on(self, table: Table) -> Table:
        """Hand the card to the tribe, and take it out of the deck and one unknown card off the row."""
        tribe, left = table.tribes[self.seat], table.row.count(HIDDEN) - 1
        taken = table.with_tribe(self.seat, replace(tribe, cards=(*tribe.cards, self.card)))
        row = (HIDDEN,) * left + (None,) * (len(table.row) - left)
        return replace(taken, row=row, deck=tuple(card for card in table.deck if card != self.card))


class CardKept(TribeEvent, frozen=True, gc=False):
    """The top card of the deck goes to a tribe, face down."""

    def change(self, tribe: Tribe) -> Tribe:
        """Give the tribe a face-down card, without a number: the program doesn't know which one it is."""
        return replace(tribe, secret=(*tribe.secret, HIDDEN))


class CardShown(SeatEvent, frozen=True, gc=False):
    """At the end a tribe turns over a card that it kept face down."""

    card: int

    def on(self, table: Table) -> Table:
        """Put the card in the place of one of the tribe's unknown cards, and take it out of the unseen ones."""
        tribe = table.tribes[self.seat]
        at = tribe.secret.index(HIDDEN)
        secret = (*tribe.secret[:at], self.card, *tribe.secret[at + 1 :])
        shown = table.with_tribe(self.seat, replace(tribe, secret=secret))
        return replace(shown, deck=tuple(card for card in table.deck if card != self.card))


class BuildingNoted(SeatEvent, frozen=True, gc=False):
    """A building goes from its pile to a tribe; the next is turned over when the round ends."""

    place: Place

    def on(self, table: Table) -> Table:
        """Give the tribe an unknown building, and leave the pile without a face-up tile until the round ends."""
        tribe, at = table.tribes[self.seat], SITES.index(self.place)
        taken = table.with_tribe(self.seat, replace(tribe, buildings=(*tribe.buildings, HIDDEN)))
        return replace(taken, piles=(*table.piles[:at], replace(table.piles[at], top=None), *table.piles[at + 1 :]))


class PointsNoted(TribeEvent, frozen=True, gc=False):
    """The people at the table report a correction of a player's score."""

    points: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the points, which may be negative, to the tribe's score."""
        return replace(tribe, score=tribe.score + self.points)
