"""Goals of tasks about paths, events, scorings and the end: the state of the table after one move."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.choices import Skip
from village_core.games.manitoba.ending import score, score_clan
from village_core.games.manitoba.events import Exempted, FeatherLost, NothingGained, Refilled, Spared, WentHome, Woke
from village_core.games.manitoba.land import ExtraLand
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import STORED, Good, Place, Terrain
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_widgets.games.manitoba.exercises.goals import begin_move, count_event_points, count_points, list_deeds, play_move
from village_widgets.tutor.claims import RestatedGoal, SeatGoal


class Wakes(SeatGoal, frozen=True):
    """The goal that the move wakes one or more of the player's Cree, by the bonus of a path's space or in another way."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` wakes a Cree of the player."""
        return any(isinstance(event, Woke) and event.seat == self.seat for event in list_deeds(position, option))


class Frees(SeatGoal, frozen=True):
    """The goal that the player need no longer score a good."""

    good: Good

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` exempts the clan from that good."""
        return any(isinstance(event, Exempted) and event.good is self.good for event in list_deeds(position, option))


class Spares(SeatGoal, frozen=True):
    """The goal that the player need make no offering in the end."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` frees the clan from the offering."""
        return any(isinstance(event, Spared) for event in list_deeds(position, option))


class OpensExtra(SeatGoal, frozen=True):
    """The goal that the player may do one more territory action."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leads to the decision about an extra territory action."""
        return isinstance(position.play(option).position.top, ExtraLand)


class Idles(SeatGoal, frozen=True):
    """The goal that a step on a path brings nothing, because the bonus of its space can't be used."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` is a step whose bonus is lost."""
        return any(isinstance(event, NothingGained) for event in list_deeds(position, option)[:2])


# Events and scorings


class Scores(RestatedGoal[Table], frozen=True):
    """The goal that a player gains or loses exactly these points by a move.

    Those of the round's end don't count, unless the move belongs to an event or a scoring.
    """

    seat: Seat
    points: int

    def sort(self, position: Position[Table]) -> str:
        """Return the goal's sort: ``lose`` or ``gain`` in a scoring, by the sign of ``points``; else ``step``, as for a path."""
        if not isinstance(position.top, Scoring):
            return "step"
        return "lose" if self.points < 0 else "gain"

    def restate_after(self, position: Position[Table], option: Option) -> Scores:
        """Return this goal with the points that ``option`` brings or costs the player (see ``count_points``)."""
        return replace(self, points=count_points(position, option, self.seat))


class ScoresByEvent(Scores, frozen=True):
    """The goal that a player gains exactly these points from the round's event, by the last move before it."""

    def restate_after(self, position: Position[Table], option: Option) -> ScoresByEvent:
        """Return this goal with the points that the player gains from the event after ``option``."""
        return replace(self, points=count_event_points(position, option, self.seat))


class Leaves(SeatGoal, frozen=True):
    """The goal that the player skips the scoring."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` skips the scoring."""
        return isinstance(option.choice, Skip)


class Keeps(SeatGoal, frozen=True):
    """The goal that a storage keeps all its goods in a scoring."""

    place: Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the storage holds the same goods after ``option`` as before."""
        before, after = position.table, play_move(position, option)
        return after.clans[self.seat].list_lying(self.place) == before.clans[self.seat].list_lying(self.place)


class Relays(RestatedGoal[Table], frozen=True):
    """The goal that the seat lays goods on this many regions again after a scoring."""

    seat: Seat
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> Relays:
        """Return this goal with the number of regions on which the seat lays goods again after ``option``."""
        events = position.play(option).events
        mine = [event for event in events if isinstance(event, Refilled) and event.seat == self.seat]
        return replace(self, count=sum(len(event.regions) for event in mine))


class SendsFrom(SeatGoal, frozen=True):
    """The goal that the player's move itself sends Cree home from regions of this terrain."""

    terrain: Terrain

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the first event of ``option`` sends Cree home from regions of that terrain; later events don't count."""
        events = position.play(option).events
        return any(isinstance(event, WentHome) and event.terrain is self.terrain for event in events[:1])


class LosesLeast(SeatGoal, frozen=True):
    """The goal that the player loses a feather from where the storages lose the fewest points by it."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the loss of any other feather would cost as many points or more."""
        return measure_loss(position, option, self.seat) == min(
            measure_loss(position, other, self.seat) for other in position.options
        )


def measure_loss(position: Position[Table], option: Option, seat: Seat) -> int:
    """Return how many points less a clan's storages are worth after ``option``; fail unless it is the loss of a feather."""
    worth = [sum_storages(table, seat) for table in (position.table, begin_move(position, option))]
    assert isinstance(position.play(option).events[0], FeatherLost)
    return worth[0] - worth[1]


def sum_storages(table: Table, seat: Seat) -> int:
    """Return the points of a clan's storages together if they were scored now."""
    storages = zip(STORED, table.clans[seat].storages, strict=True)
    return sum(table.edition.count_points(good, len(stored)) for good, stored in storages)


class RefillsNear(SeatGoal, frozen=True):
    """The goal that the player lays a good on a region beside one of their own Cree."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the region that ``option`` refills, the first if several, is beside one with a Cree of the seat.

        Every option must begin with a refill.
        """
        table, events = position.table, position.play(option).events
        first = events[0]
        assert isinstance(first, Refilled)
        near = table.territory.neighbours[first.regions[0]]
        return any(table.cree[region] == self.seat for region in near)


# The end


class EndsWith(RestatedGoal[Table], frozen=True):
    """The goal that the game ends with this move and the clan has ``points``; its task calls them the most that it can reach."""

    seat: Seat
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> EndsWith:
        """Return this goal with the clan's final score if the game ends after ``option``."""
        return replace(self, points=find_outcome(position, option)[0][self.seat])


class Wins(SeatGoal, frozen=True):
    """The goal that the game ends with this move, and this clan alone wins it."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the clan alone wins after ``option``; a game that goes on is scored as it is, without an offering."""
        return find_outcome(position, option)[1] == (self.seat,)


def score_end(table: Table, seat: Seat) -> int:
    """Return a clan's final score if the game ended now, with the offering that it would make."""
    return score_clan(table.edition, table.clans[seat], offering=True).total


def find_outcome(position: Position[Table], option: Option) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Return the final scores, by seat, and the winners if the game ends after a move.

    If the game isn't over after the move, the table is scored as it is, without an offering.
    """
    table = position.play(option).position.table
    outcome = table.outcome or score(table)
    return tuple(sheet.total for sheet in outcome.sheets), outcome.winners
