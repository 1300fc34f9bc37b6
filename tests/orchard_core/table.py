"""The table of Orchard: gardens, the supply in the middle, and the events that change them."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tests.orchard_core.edition import Edition, build_edition
from village_core.games.editions import EditionSettings
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome
from village_core.games.outcome import Scored as PrintedScored
from village_core.kernel.ledger import Event
from village_core.kernel.values import Noun, Seat, Value


class Fruit(Noun):
    """Kinds of fruit."""

    APPLE = "apple"
    PEAR = "pear"
    PLUM = "plum"


FRUIT: Final = tuple(Fruit)
PIECES: Final = (*FRUIT, "cakes")


class Category(Noun):
    """Lines of the score."""

    CAKES = "cakes"
    FRUIT = "fruit"


CATEGORIES: Final = tuple(Category)


class Garden(Value, frozen=True, gc=False):
    """The fruit and cakes in one player's garden, or those in the supply."""

    apple: int = 0
    pear: int = 0
    plum: int = 0
    cakes: int = 0


class Table(Value, frozen=True, gc=False):
    """The gardens by seat, and the fruit and cakes in the supply. In a tracked game the owners of fruit are unknown."""

    copy: EditionSettings
    gardens: tuple[Garden, ...]
    supply: Garden
    start: Seat = 0
    round: int = 1
    outcome: Outcome | None = None
    depth: Depth = Depth.FULL

    @property
    def edition(self) -> Edition:
        """The edition by which this table plays."""
        return build_edition(self.copy)

    @property
    def seats(self) -> range:
        """The seats, clockwise."""
        return range(len(self.gardens))

    def find_purse(self, seat: Seat) -> Garden:
        """Return the garden of ``seat``, which it pays with."""
        return self.gardens[seat]

    def with_pieces(self, seat: Seat, supply: Garden, **held: int) -> Table:
        """Return the table with another supply, and with the counts ``held`` in the garden of ``seat``."""
        gardens = list(self.gardens)
        gardens[seat] = replace(gardens[seat], **held)
        return replace(self, gardens=tuple(gardens), supply=supply)


class Gathered(Event[Table], frozen=True, gc=False):
    """A player takes ``count`` fruits of one kind from the supply."""

    seat: Seat
    what: Fruit
    count: int

    def on(self, table: Table) -> Table:
        """Move the fruit from the supply to the garden of this seat."""
        supply = replace(table.supply, **{self.what: getattr(table.supply, self.what) - self.count})
        return table.with_pieces(self.seat, supply, **{self.what: getattr(table.gardens[self.seat], self.what) + self.count})


class Baked(Event[Table], frozen=True, gc=False):
    """A player spends fruit, which goes to the supply, for a cake; in a tracked game the fruit is unknown, and none moves."""

    seat: Seat
    spent: tuple[tuple[str, int], ...]

    def on(self, table: Table) -> Table:
        """Move the spent fruit from the garden to the supply, and a cake from the supply to the garden."""
        garden, supply = table.gardens[self.seat], table.supply
        back = {what: getattr(supply, what) + count for what, count in self.spent}
        held = {what: getattr(garden, what) - count for what, count in self.spent}
        return table.with_pieces(self.seat, replace(supply, cakes=supply.cakes - 1, **back), cakes=garden.cakes + 1, **held)


class Rested(Event[Table], frozen=True, gc=False):
    """A player does nothing."""

    seat: Seat


class RoundBegan(Event[Table], frozen=True, gc=False):
    """A new round begins, after all players have had a turn."""

    def on(self, table: Table) -> Table:
        """Add 1 to the number of the round."""
        return replace(table, round=table.round + 1)


class Scored(PrintedScored[Table], frozen=True, gc=False):
    """One line of a player's final score."""


class Ended(Event[Table], frozen=True, gc=False):
    """The game is over."""

    outcome: Outcome

    def on(self, table: Table) -> Table:
        """Set the outcome."""
        return replace(table, outcome=self.outcome)
