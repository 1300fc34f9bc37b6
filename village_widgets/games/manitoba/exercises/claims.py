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
from village_core.kernel.values import Option, Seat, Tagged
from village_widgets.games.manitoba.exercises.goals import begin_move, count_event_points, count_pieces, count_points, play_move
from village_widgets.tutor.claims import CountAfter


class HasThen(CountAfter[Table], frozen=True):
    """The claim that a clan has ``count`` of something after the choice; ``what`` has the names of ``goals.count_pieces``."""

    seat: Seat
    what: str
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> HasThen:
        """Return this claim with the amount that the clan has after ``option``."""
        return replace(self, after=option, count=count_pieces(play_move(position, option), self.seat, self.what))


class GainsThen(CountAfter[Table], frozen=True):
    """The claim that a seat gains ``points`` by the choice, or by the event if it leaves an action unused; a loss is negative.

    Other points of the round's end don't count, unless the choice belongs to an event or a scoring.
    """

    seat: Seat
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> GainsThen:
        """Return this claim with the points that ``option`` brings the player."""
        count = count_event_points if isinstance(option.choice, Finish) else count_points
        return replace(self, after=option, points=count(position, option, self.seat))


class LiesThen(CountAfter[Table], frozen=True):
    """The claim that a good lies on ``count`` regions of a terrain after the choice."""

    terrain: Terrain
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> LiesThen:
        """Return this claim with the number of regions of the terrain on which a good lies after ``option``."""
        table = position.play(option).position.table
        lying = zip(table.goods, table.territory.terrains, strict=True)
        return replace(self, after=option, count=sum(lies and terrain is self.terrain for lies, terrain in lying))


class OrderThen(CountAfter[Table], frozen=True):
    """The claim that discs lie in this ``order`` from the top.

    ``what`` is ``village`` for the discs in the village after the choice, ``round`` for the whole totem of the next round.
    """

    what: str
    order: tuple[Terrain, ...]

    def restate_after(self, position: Position[Table], option: Option) -> OrderThen:
        """Return this claim with the order that the discs have after ``option``."""
        table = begin_move(position, option)
        order = table.village if self.what == "village" else TotemPassed(Rule.TOTEM_PASS).on(table).totem
        return replace(self, after=option, order=order)


class GoesTo(CountAfter[Table], frozen=True):
    """The claim that the good taken goes to ``where``: a storage, an altar, the ``supply``; empty if that is still undecided."""

    where: str

    def restate_after(self, position: Position[Table], option: Option) -> GoesTo:
        """Return this claim with the place to which ``option`` brings a good; empty if the good's owner still chooses."""
        events = position.play(option).events
        found = next((event for event in events if isinstance(event, Stored | PutBack)), None)
        where = "" if found is None else found.place.value if isinstance(found, Stored) else "supply"
        return replace(self, after=option, where=where)


class LineThen(CountAfter[Table], frozen=True):
    """The claim that the choice ends the game, and that one line of a clan's final score then brings ``score`` points."""

    seat: Seat
    line: Category
    score: int

    def restate_after(self, position: Position[Table], option: Option) -> LineThen:
        """Return this claim with the line's points if the game ends after ``option``; with 9999, which no line has, if not."""
        outcome = position.play(option).position.table.outcome
        return replace(self, after=option, score=9999 if outcome is None else outcome.sheets[self.seat].points[self.line])


class OffersThen(CountAfter[Table], frozen=True):
    """The claim that a clan gives up ``count`` goods for the offering after the choice."""

    seat: Seat
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> OffersThen:
        """Return this claim with the number of goods that the clan gives up after ``option``."""
        events = [event for event in position.play(option).events if isinstance(event, Offered) and event.seat == self.seat]
        return replace(self, after=option, count=sum(len(event.places) for event in events))


class WinnersThen(CountAfter[Table], frozen=True):
    """The claim that the choice ends the game, and that exactly these ``seats`` win."""

    seats: tuple[Seat, ...]

    def restate_after(self, position: Position[Table], option: Option) -> WinnersThen:
        """Return this claim with the winners if the game ends after ``option``; without any if it doesn't end."""
        outcome = position.play(option).position.table.outcome
        return replace(self, after=option, seats=() if outcome is None else outcome.winners)


class RoundsLeft(Tagged, frozen=True):
    """The claim that ``count`` rounds follow this one."""

    count: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether exactly ``count`` rounds follow the present one."""
        return position.table.rounds - position.table.round == self.count


class LaysOut(Tagged, frozen=True):
    """The claim that a game lays out ``count`` territory ``tiles``, or a season this many ``events`` or scoring ``clouds``."""

    what: str
    count: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether exactly ``count`` tiles, events or scoring tiles are laid out at this table."""
        table = position.table
        match self.what:
            case "tiles":
                return table.edition.setup[len(table.clans)].tiles == self.count
            case "events":
                return self.count == EVENTS
        return count_clouds(table.season) == self.count


class BeginsWith(Tagged, frozen=True):
    """The claim that these discs can lie on top of the totem when a game begins, in this order."""

    order: tuple[Terrain, ...]

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether chance can bring exactly these discs to the top."""
        return {choice.order[0] for choice, _ in TOTEMS} == {*self.order}
