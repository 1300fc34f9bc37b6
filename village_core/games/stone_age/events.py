"""Everything that can happen at a table of Stone Age. Nothing else changes it."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.games.stone_age.table import READY, Pile, Table
from village_core.games.stone_age.vocabulary import AT, CARDS, SITES, Kind, Place
from village_core.kernel.ledger import Event as KernelEvent
from village_core.kernel.values import Seat


class Event(KernelEvent[Table], frozen=True, gc=False):
    """Something that happened at a table of Stone Age."""


class Placed(Event, frozen=True, gc=False):
    """Workers go to a place."""

    seat: Seat
    place: Place
    workers: int

    def on(self, table: Table) -> Table:
        """So many stand there."""
        at, tribe = AT[self.place], table.tribes[self.seat]
        placed = (*tribe.placed[:at], tribe.placed[at] + self.workers, *tribe.placed[at + 1 :])
        return table.with_tribe(self.seat, replace(tribe, placed=placed))


class Returned(Event, frozen=True, gc=False):
    """The workers at a place go home."""

    seat: Seat
    place: Place

    def on(self, table: Table) -> Table:
        """None of them stands there any more."""
        at, tribe = AT[self.place], table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, placed=(*tribe.placed[:at], 0, *tribe.placed[at + 1 :])))


class Rolled(Event, frozen=True, gc=False):
    """Dice were rolled for something."""

    seat: Seat
    what: Kind
    dice: int
    pips: int


class ToolUsed(Event, frozen=True, gc=False):
    """A tool is turned and counts for what was rolled."""

    seat: Seat
    space: int
    value: int

    def on(self, table: Table) -> Table:
        """It is turned until the next round."""
        tribe = table.tribes[self.seat]
        one, two, three = (turned or at == self.space for at, turned in enumerate(tribe.turned))
        return table.with_tribe(self.seat, replace(tribe, turned=(one, two, three)))


class OneUseToolUsed(Event, frozen=True, gc=False):
    """A one-use tool counts for what was rolled, and is used up."""

    seat: Seat
    value: int

    def on(self, table: Table) -> Table:
        """It is gone."""
        tribe = table.tribes[self.seat]
        at = tribe.one_use.index(self.value)
        return table.with_tribe(self.seat, replace(tribe, one_use=(*tribe.one_use[:at], *tribe.one_use[at + 1 :])))


class Gained(Event, frozen=True, gc=False):
    """Resources or food come from the supply, which has no end."""

    seat: Seat
    what: Kind
    count: int

    def on(self, table: Table) -> Table:
        """So many more."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, **{self.what: getattr(tribe, self.what) + self.count}))


class Paid(Event, frozen=True, gc=False):
    """Resources or food go to the supply."""

    seat: Seat
    spent: tuple[tuple[str, int], ...]

    def on(self, table: Table) -> Table:
        """So many fewer."""
        tribe = table.tribes[self.seat]
        less = {what: getattr(tribe, what) - count for what, count in self.spent}
        return table.with_tribe(self.seat, replace(tribe, **less))


class ToolGained(Event, frozen=True, gc=False):
    """A tool is added, or one is exchanged for the next better one; a turned one stays turned."""

    seat: Seat
    space: int

    def on(self, table: Table) -> Table:
        """One tool is worth one more."""
        tribe = table.tribes[self.seat]
        one, two, three = (value + (at == self.space) for at, value in enumerate(tribe.tools))
        return table.with_tribe(self.seat, replace(tribe, tools=(one, two, three)))


class OneUseToolGained(Event, frozen=True, gc=False):
    """A card can be used as a tool, once."""

    seat: Seat
    value: int

    def on(self, table: Table) -> Table:
        """It lies ready."""
        tribe = table.tribes[self.seat]
        held = tuple(sorted((*tribe.one_use, self.value), reverse=True))
        return table.with_tribe(self.seat, replace(tribe, one_use=held))


class WorkerGained(Event, frozen=True, gc=False):
    """A tribe has one worker more."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """The worker is at home."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, workers=tribe.workers + 1))


class FieldGained(Event, frozen=True, gc=False):
    """The marker on the food track goes up."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """One space."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, field=tribe.field + 1))


class NothingGained(Event, frozen=True, gc=False):
    """What could not grow any more does not."""

    seat: Seat


class AnyTwoKept(Event, frozen=True, gc=False):
    """A card for any two resources is kept until it is used."""

    seat: Seat
    count: int

    def on(self, table: Table) -> Table:
        """It may be used so often."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, any_two=tribe.any_two + self.count))


class AnyTwoUsed(Event, frozen=True, gc=False):
    """A card for any two resources is used."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """Once less."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, any_two=tribe.any_two - 1))


class PointsGained(Event, frozen=True, gc=False):
    """The marker on the score track moves up."""

    seat: Seat
    points: int

    def on(self, table: Table) -> Table:
        """So many points more."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, score=tribe.score + self.points))


class Starved(Event, frozen=True, gc=False):
    """Workers went hungry: the marker on the score track moves back."""

    seat: Seat
    points: int

    def on(self, table: Table) -> Table:
        """So many points fewer."""
        tribe = table.tribes[self.seat]
        return table.with_tribe(self.seat, replace(tribe, score=tribe.score - self.points))


class CardTaken(Event, frozen=True, gc=False):
    """A card goes from the row to a tribe."""

    seat: Seat
    place: Place
    card: int

    def on(self, table: Table) -> Table:
        """Its space is free."""
        tribe, at = table.tribes[self.seat], CARDS.index(self.place)
        taken = table.with_tribe(self.seat, replace(tribe, cards=(*tribe.cards, self.card)))
        return replace(taken, row=(*table.row[:at], None, *table.row[at + 1 :]))


class CardDrawn(Event, frozen=True, gc=False):
    """The top card of the deck goes to a tribe, face down."""

    seat: Seat
    card: int

    def on(self, table: Table) -> Table:
        """Only its owner has seen it."""
        tribe = table.tribes[self.seat]
        drawn = table.with_tribe(self.seat, replace(tribe, secret=(*tribe.secret, self.card)))
        return replace(drawn, deck=tuple(card for card in table.deck if card != self.card))


class CardTurned(Event, frozen=True, gc=False):
    """The top card of the deck is laid into the row."""

    place: Place
    card: int

    def on(self, table: Table) -> Table:
        """It lies face up."""
        at = CARDS.index(self.place)
        row = (*table.row[:at], self.card, *table.row[at + 1 :])
        return replace(table, row=row, deck=tuple(card for card in table.deck if card != self.card))


class RowMoved(Event, frozen=True, gc=False):
    """The cards that are left move to the cheapest spaces, in their order."""

    def on(self, table: Table) -> Table:
        """The free spaces are the dearest ones."""
        left = tuple(card for card in table.row if card is not None)
        return replace(table, row=(*left, *(None,) * (len(table.row) - len(left))))


class BuildingTaken(Event, frozen=True, gc=False):
    """A building goes from its pile to a tribe."""

    seat: Seat
    place: Place
    tile: int

    def on(self, table: Table) -> Table:
        """Nothing lies face up on the pile."""
        tribe, at = table.tribes[self.seat], SITES.index(self.place)
        taken = table.with_tribe(self.seat, replace(tribe, buildings=(*tribe.buildings, self.tile)))
        return replace(taken, piles=(*table.piles[:at], Pile(None, table.piles[at].under), *table.piles[at + 1 :]))


class PileEmptied(Event, frozen=True, gc=False):
    """The last building of a pile was taken: this round is the last."""

    seat: Seat


class TileTurned(Event, frozen=True, gc=False):
    """The next building of a pile is turned over."""

    place: Place
    tile: int

    def on(self, table: Table) -> Table:
        """It lies face up on top."""
        at = SITES.index(self.place)
        piles = (*table.piles[:at], Pile(self.tile, table.piles[at].under - 1), *table.piles[at + 1 :])
        return replace(table, piles=piles, hidden=tuple(tile for tile in table.hidden if tile != self.tile))


class Declined(Event, frozen=True, gc=False):
    """Somebody leaves a card or a building where it is."""

    seat: Seat
    place: Place


class DiceThrown(Event, frozen=True, gc=False):
    """The dice for everyone were rolled."""

    seat: Seat
    faces: tuple[int, ...]


class RoundBegan(Event, frozen=True, gc=False):
    """A new round: all tools are ready, and the next player starts."""

    seat: Seat

    def on(self, table: Table) -> Table:
        """The marker for the starting player lies there."""
        tribes = tuple(tribe if tribe.turned == READY else replace(tribe, turned=READY) for tribe in table.tribes)
        return replace(table, tribes=tribes, start=self.seat, round=table.round + 1)


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """One line of somebody's final score."""


class Ended(Event, frozen=True, gc=False):
    """The game is over, by the rule that says why."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """The outcome is known."""
        return replace(table, outcome=self.outcome)
