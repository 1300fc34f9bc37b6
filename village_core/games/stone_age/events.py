"""Events at a table of Stone Age. Nothing else changes it."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.games.stone_age.table import READY, Pile, Table, Tribe
from village_core.games.stone_age.vocabulary import AT, CARDS, SITES, Kind, Place
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.values import Seat


class Event(KernelEvent[Table], frozen=True, gc=False):
    """An event at a table of Stone Age."""


class SeatEvent(Event, frozen=True, gc=False):
    """An event that happens to the player at a seat."""

    seat: Seat


class TribeEvent(SeatEvent, frozen=True, gc=False):
    """An event that changes only the tribe at its seat."""

    def on(self, table: Table) -> Table:
        """Return the table with the tribe of this seat changed (see ``change``)."""
        return table.with_tribe(self.seat, self.change(table.tribes[self.seat]))

    def change(self, tribe: Tribe) -> Tribe:
        """Return the tribe after the event: unchanged unless a kind overrides this."""
        return tribe


class Placed(TribeEvent, frozen=True, gc=False):
    """Workers go to a place."""

    place: Place
    workers: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the workers to the tribe's workers at the place."""
        at = AT[self.place]
        placed = (*tribe.placed[:at], tribe.placed[at] + self.workers, *tribe.placed[at + 1 :])
        return replace(tribe, placed=placed)


class Returned(TribeEvent, frozen=True, gc=False):
    """The workers at a place go home."""

    place: Place

    def change(self, tribe: Tribe) -> Tribe:
        """Remove all of the tribe's workers from the place; they are at home again."""
        at = AT[self.place]
        return replace(tribe, placed=(*tribe.placed[:at], 0, *tribe.placed[at + 1 :]))


class Rolled(SeatEvent, frozen=True, gc=False):
    """Dice are rolled for food or a resource and show the sum ``pips``; the table stays as it is."""

    what: Kind
    dice: int
    pips: int


class ToolUsed(TribeEvent, frozen=True, gc=False):
    """A tool is turned and counts for what was rolled."""

    space: int
    value: int

    def change(self, tribe: Tribe) -> Tribe:
        """Turn the tool on its space, until the next round."""
        one, two, three = (turned or at == self.space for at, turned in enumerate(tribe.turned))
        return replace(tribe, turned=(one, two, three))


class OneUseToolUsed(TribeEvent, frozen=True, gc=False):
    """A one-use tool counts for what was rolled, and is used up."""

    value: int

    def change(self, tribe: Tribe) -> Tribe:
        """Remove one tool of this value from the tribe's one-use tools."""
        at = tribe.one_use.index(self.value)
        return replace(tribe, one_use=(*tribe.one_use[:at], *tribe.one_use[at + 1 :]))


class Gained(TribeEvent, frozen=True, gc=False):
    """Resources or food come from the supply, which has no end."""

    what: Kind
    count: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the pieces to the tribe."""
        return replace(tribe, **{self.what: getattr(tribe, self.what) + self.count})


class Paid(TribeEvent, frozen=True, gc=False):
    """Resources or food go to the supply."""

    spent: tuple[tuple[str, int], ...]

    def change(self, tribe: Tribe) -> Tribe:
        """Remove the pieces from the tribe."""
        less = {what: getattr(tribe, what) - count for what, count in self.spent}
        return replace(tribe, **less)


class ToolGained(TribeEvent, frozen=True, gc=False):
    """A tool is added, or one is exchanged for the next better one; a turned one stays turned."""

    space: int

    def change(self, tribe: Tribe) -> Tribe:
        """Make the tool on the space worth one more."""
        one, two, three = (value + (at == self.space) for at, value in enumerate(tribe.tools))
        return replace(tribe, tools=(one, two, three))


class OneUseToolGained(TribeEvent, frozen=True, gc=False):
    """A tribe gains a tool that it can use once."""

    value: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the tool's value to the tribe's one-use tools, highest first."""
        held = tuple(sorted((*tribe.one_use, self.value), reverse=True))
        return replace(tribe, one_use=held)


class WorkerGained(TribeEvent, frozen=True, gc=False):
    """A tribe has one worker more."""

    def change(self, tribe: Tribe) -> Tribe:
        """Add one worker to the tribe, who is at home."""
        return replace(tribe, workers=tribe.workers + 1)


class FieldGained(TribeEvent, frozen=True, gc=False):
    """The marker on the food track goes up."""

    def change(self, tribe: Tribe) -> Tribe:
        """Move the tribe's marker on the food track one space up."""
        return replace(tribe, field=tribe.field + 1)


class NothingGained(SeatEvent, frozen=True, gc=False):
    """A tribe should get a piece or a step but gets none, because it has all of them or none is left."""


class AnyTwoKept(TribeEvent, frozen=True, gc=False):
    """A tribe gets a card for any two resources; the card's ``count`` uses are added to those that the tribe has."""

    count: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the uses of the card to the tribe."""
        return replace(tribe, any_two=tribe.any_two + self.count)


class AnyTwoUsed(TribeEvent, frozen=True, gc=False):
    """A tribe uses a card for any two resources once."""

    def change(self, tribe: Tribe) -> Tribe:
        """Remove one use of a card for any two resources from the tribe."""
        return replace(tribe, any_two=tribe.any_two - 1)


class PointsGained(TribeEvent, frozen=True, gc=False):
    """The marker on the score track moves up."""

    points: int

    def change(self, tribe: Tribe) -> Tribe:
        """Add the points to the tribe's score."""
        return replace(tribe, score=tribe.score + self.points)


class Starved(TribeEvent, frozen=True, gc=False):
    """Workers went hungry: the marker on the score track moves back."""

    points: int

    def change(self, tribe: Tribe) -> Tribe:
        """Subtract the points from the tribe's score."""
        return replace(tribe, score=tribe.score - self.points)


class CardTaken(SeatEvent, frozen=True, gc=False):
    """A card goes from the row to a tribe."""

    place: Place
    card: int

    def on(self, table: Table) -> Table:
        """Add the card to the tribe's and free its space in the row."""
        tribe, at = table.tribes[self.seat], CARDS.index(self.place)
        taken = table.with_tribe(self.seat, replace(tribe, cards=(*tribe.cards, self.card)))
        return replace(taken, row=(*table.row[:at], None, *table.row[at + 1 :]))


class CardDrawn(SeatEvent, frozen=True, gc=False):
    """The top card of the deck goes to a tribe, face down."""

    card: int

    def on(self, table: Table) -> Table:
        """Move the card from the deck to the tribe, hidden from the others."""
        tribe = table.tribes[self.seat]
        drawn = table.with_tribe(self.seat, replace(tribe, secret=(*tribe.secret, self.card)))
        return replace(drawn, deck=tuple(card for card in table.deck if card != self.card))


class CardTurned(Event, frozen=True, gc=False):
    """The top card of the deck is laid into the row."""

    place: Place
    card: int

    def on(self, table: Table) -> Table:
        """Move the card from the deck to its space of the row."""
        at = CARDS.index(self.place)
        row = (*table.row[:at], self.card, *table.row[at + 1 :])
        return replace(table, row=row, deck=tuple(card for card in table.deck if card != self.card))


class RowMoved(Event, frozen=True, gc=False):
    """The cards left in the row move to its cheapest spaces, in their order."""

    def on(self, table: Table) -> Table:
        """Move the cards to the cheap end of the row, so that the dearest spaces are free."""
        left = tuple(card for card in table.row if card is not None)
        return replace(table, row=(*left, *(None,) * (len(table.row) - len(left))))


class BuildingTaken(SeatEvent, frozen=True, gc=False):
    """A building goes from its pile to a tribe."""

    place: Place
    tile: int

    def on(self, table: Table) -> Table:
        """Add the building to the tribe's and leave no tile of its pile face up."""
        tribe, at = table.tribes[self.seat], SITES.index(self.place)
        taken = table.with_tribe(self.seat, replace(tribe, buildings=(*tribe.buildings, self.tile)))
        return replace(taken, piles=(*table.piles[:at], Pile(None, table.piles[at].under), *table.piles[at + 1 :]))


class PileEmptied(SeatEvent, frozen=True, gc=False):
    """The last building of a pile was taken: this round is the last."""


class TileTurned(Event, frozen=True, gc=False):
    """The next building of a pile is turned over."""

    place: Place
    tile: int

    def on(self, table: Table) -> Table:
        """Turn the next tile of the pile face up, and remove it from the unseen ones."""
        at = SITES.index(self.place)
        piles = (*table.piles[:at], Pile(self.tile, table.piles[at].under - 1), *table.piles[at + 1 :])
        return replace(table, piles=piles, hidden=tuple(tile for tile in table.hidden if tile != self.tile))


class Declined(SeatEvent, frozen=True, gc=False):
    """A player leaves a card or a building where it is."""

    place: Place


class DiceThrown(SeatEvent, frozen=True, gc=False):
    """Dice are rolled for a card, one for each player, and show ``faces``, sorted; the table stays as it is."""

    faces: tuple[int, ...]


class RoundBegan(SeatEvent, frozen=True, gc=False):
    """A new round: all tools are ready, and the next player starts."""

    def on(self, table: Table) -> Table:
        """Turn all tools back, hand the marker for the starting player over, and count one round more."""
        tribes = tuple(tribe if tribe.turned == READY else replace(tribe, turned=READY) for tribe in table.tribes)
        return replace(table, tribes=tribes, start=self.seat, round=table.round + 1)


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """One line of a player's final score, named by its rule; the table stays as it is (``Ended`` sets the outcome)."""


class Ended(Event, frozen=True, gc=False):
    """The game is over, by the rule that says why."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """Set the table's outcome, which ends the game."""
        return replace(table, outcome=self.outcome)
