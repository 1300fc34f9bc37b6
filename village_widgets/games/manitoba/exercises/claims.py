"""Claims of Manitoba's questions: what is so after a move, and what is laid out in a game."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.choices import Finish
from village_core.games.manitoba.events import Offered, PutBack, Stored, TotemPassed
from village_core.games.manitoba.opening import TOTEMS
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Category, Terrain
from village_core.kernel.position import Position
from village_core.kernel.values import Seat, Tagged
from village_widgets.games.manitoba.exercises.goals import begin_move, count_event_points, count_pieces, count_points, play_move
from village_widgets.tutor.claims import CountAfter


class HasThen(CountAfter[Table], frozen=True):
    """The amount of something that a clan has after the choice; ``what`` has the names of ``goals.count_pieces``."""

    seat: Seat
    what: str
    count: int

    def instead(self, position: Position[Table], option: object) -> HasThen:
        """Return the amount that the clan has after the choice."""
        return replace(self, count=count_pieces(play_move(position, self.after), self.seat, self.what))


class GainsThen(CountAfter[Table], frozen=True):
    """The points that a player gains by the choice and what follows at once; below zero if some are lost."""

    seat: Seat
    points: int

    def instead(self, position: Position[Table], option: object) -> GainsThen:
        """Return the points that the choice brings the player."""
        count = count_event_points if isinstance(self.after.choice, Finish) else count_points
        return replace(self, points=count(position, self.after, self.seat))


class LiesThen(CountAfter[Table], frozen=True):
    """The number of regions of a terrain on which a good lies after the choice."""

    terrain: Terrain
    count: int

    def instead(self, position: Position[Table], option: object) -> LiesThen:
        """Return the number of such regions after the choice."""
        table = self.carry_out(position).table
        lying = zip(table.goods, table.territory.terrains, strict=True)
        return replace(self, count=sum(lies and terrain is self.terrain for lies, terrain in lying))


class OrderThen(CountAfter[Table], frozen=True):
    """The order of discs from the top: in the ``village`` after the choice, or of the whole totem in the next ``round``."""

    what: str
    order: tuple[Terrain, ...]

    def instead(self, position: Position[Table], option: object) -> OrderThen:
        """Return the order that results."""
        table = begin_move(position, self.after)
        order = table.village if self.what == "village" else TotemPassed(Rule.TOTEM_PASS).on(table).totem
        return replace(self, order=order)


class GoesTo(CountAfter[Table], frozen=True):
    """The place of the good that was taken by the choice: a storage, an altar, or the ``supply``."""

    where: str

    def instead(self, position: Position[Table], option: object) -> GoesTo:
        """Return where the good goes; empty if its owner still chooses."""
        events = position.play(self.after).events
        found = next((event for event in events if isinstance(event, Stored | PutBack)), None)
        return replace(self, where="" if found is None else found.place.value if isinstance(found, Stored) else "supply")


class LineThen(CountAfter[Table], frozen=True):
    """The points of one line of a clan's final score, if the game ends after the choice."""

    seat: Seat
    line: Category
    score: int

    def instead(self, position: Position[Table], option: object) -> LineThen:
        """Return the points of that line; one that no game has if it doesn't end."""
        outcome = self.carry_out(position).table.outcome
        return replace(self, score=9999 if outcome is None else outcome.sheets[self.seat].points[self.line])


class OffersThen(CountAfter[Table], frozen=True):
    """The number of goods that a clan offers after the choice."""

    seat: Seat
    count: int

    def instead(self, position: Position[Table], option: object) -> OffersThen:
        """Return the number of goods offered."""
        events = position.play(self.after).events
        return replace(self, count=sum(len(e.places) for e in events if isinstance(e, Offered) and e.seat == self.seat))


class WinnersThen(CountAfter[Table], frozen=True):
    """The winners, together or one alone, if the game ends after the choice."""

    seats: tuple[Seat, ...]

    def instead(self, position: Position[Table], option: object) -> WinnersThen:
        """Return the winners; none if the game doesn't end."""
        outcome = self.carry_out(position).table.outcome
        return replace(self, seats=() if outcome is None else outcome.winners)


class RoundsLeft(Tagged, frozen=True):
    """The number of rounds that follow this one."""

    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether exactly ``count`` rounds follow."""
        return position.table.rounds - position.table.round == self.count


class LaysOut(Tagged, frozen=True):
    """The number of territory ``tiles`` laid out in a game, or of ``events`` or scoring tiles (``clouds``) in a season."""

    what: str
    count: int

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether exactly ``count`` are laid out at this table."""
        table = position.table
        match self.what:
            case "tiles":
                return table.edition.setup[len(table.clans)].tiles == self.count
            case "events":
                return self.count == EVENTS
        return count_clouds(table.season) == self.count


class BeginsWith(Tagged, frozen=True):
    """The discs that can lie on top of the totem when a game begins."""

    order: tuple[Terrain, ...]

    def holds(self, position: Position[Table]) -> bool:
        """Tell whether chance can bring exactly these discs to the top."""
        return {choice.order[0] for choice, _ in TOTEMS} == {*self.order}
