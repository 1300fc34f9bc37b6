"""Goals of Manitoba's tasks: the state of the table after one move."""

from __future__ import annotations

from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.choices import Enter, Move, Wake
from village_core.games.manitoba.events import AltarEmptied, Declined, Gained, Picked, PointsGained, TotemPassed, Woke
from village_core.games.manitoba.happening import Happening, measure
from village_core.games.manitoba.land import ExtraLand, list_land
from village_core.games.manitoba.position import Position as ManitobaPosition
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.seasons import SeasonOver
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat, Tagged
from village_widgets.tutor.claims import RestatedGoal, SeatGoal

LATER: Final = ("card-", "tile-", "season-", "totem-pass", "end-", "score-")
"""Beginnings of the rules by which a round ends."""


def list_deeds(position: Position[Table], option: Option) -> list[Event[Table]]:
    """List the events of a move; those of the round's end are left out, unless the move belongs to an event or a scoring."""
    events = position.play(option).events
    if isinstance(position.top, Happening | Scoring):
        return list(events)
    return [*events[:1], *takewhile(lambda event: not event.rule.startswith(LATER), events[1:])]


def play_move(position: Position[Table], option: Option) -> Table:
    """Return the table after ``option`` and what follows at once, but before the round ends (see ``list_deeds``)."""
    table = position.table
    for event in list_deeds(position, option):
        table = event.on(table)
    return table


def begin_move(position: Position[Table], option: Option) -> Table:
    """Return the table right after the deed itself, before anything that follows from it."""
    return position.play(option).events[0].on(position.table)


def count_pieces(table: Table, seat: Seat, what: str) -> int:
    """Return how much of something a clan has.

    ``land`` are its Cree in the land, ``group`` those in its largest connected group (by a ruling a single Cree is no group),
    ``feathers`` those in storages and on altars; another good's name counts the tokens in its storage. Anything else
    is a field of the clan: ``huts``, ``square``, ``active``, ``used``, ``score``.
    """
    clan = table.clans[seat]
    if what in tuple(vocabulary.STORED):
        return len(clan.storages[vocabulary.AT[vocabulary.Good(what)]])
    match what:
        case "land":
            return len(table.list_regions(seat))
        case "group":
            return measure(table, seat, vocabulary.Happens.GROUP)
        case "feathers":
            lying = (*clan.storages, clan.small_altar, clan.large_altar)
            return sum(stored.count(vocabulary.Good.FEATHERS) for stored in lying)
    number: int = getattr(clan, what)
    return number


def count_points(position: Position[Table], option: Option, seat: Seat) -> int:
    """Return the points that a seat gains or loses by a move.

    Those of the round's end don't count, unless the move belongs to an event or a scoring.
    """
    events = list_deeds(position, option)
    return sum(event.points for event in events if isinstance(event, PointsGained) and event.seat == seat)


def count_event_points(position: Position[Table], option: Option, seat: Seat) -> int:
    """Return the points that a seat gains from the round's event if ``option`` is the last move before it.

    Decisions between the two take the last option: an additional action is declined, and where a good goes doesn't matter.
    """
    step = position.play(option)
    events, then = list(step.events), step.position
    while isinstance(then.top, Storing | ExtraLand) and then.seat == position.seat:
        step = then.play(then.options[-1])
        events, then = [*events, *step.events], step.position
    mine = (event for event in events if isinstance(event, PointsGained) and event.seat == seat)
    return sum(event.points for event in mine if event.rule.startswith("card-"))


# The totem


class OnTop(RestatedGoal[Table], frozen=True):
    """The goal that the disc that lies on top in the village is this one."""

    disc: vocabulary.Terrain

    def restate_after(self, position: Position[Table], option: Option) -> OnTop:
        """Return the goal with the disc that lies on top after ``option``."""
        return OnTop(begin_move(position, option).totem[0])


class NextTop(RestatedGoal[Table], frozen=True):
    """The goal that the totem of the next round has this disc on top."""

    disc: vocabulary.Terrain

    def restate_after(self, position: Position[Table], option: Option) -> NextTop:
        """Return the goal with the disc that lies on top of the next round's totem after ``option``."""
        return NextTop(TotemPassed(Rule.TOTEM_PASS).on(begin_move(position, option)).totem[0])


class Shares(Tagged, frozen=True):
    """The goal that the other players can use the colour of ``disc``, but not that of ``barred``."""

    disc: vocabulary.Terrain
    barred: vocabulary.Terrain

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` brings ``disc`` to the village, and leaves ``barred`` beside it."""
        return self.explain_miss(position, option) == "none"

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``closed`` if ``disc`` can't be used, ``open`` if it and ``barred`` can, ``none`` if the goal is reached."""
        village = begin_move(position, option).village
        return "closed" if self.disc not in village else "open" if self.barred in village else "none"


class OpensLand(RestatedGoal[Table], frozen=True):
    """The goal that the upper disc in the village lets the active player take goods of this kind in the land."""

    good: vocabulary.Good

    def restate_after(self, position: Position[Table], option: Option) -> OpensLand:
        """Return the goal with the good of the regions to which the active player can go after ``option``."""
        return OpensLand(vocabulary.YIELD[begin_move(position, option).totem[0]])


class CouldWake(RestatedGoal[Table], frozen=True):
    """The goal that the active player can wake this many Cree after the move."""

    count: int

    def restate_after(self, position: Position[Table], option: Option) -> CouldWake:
        """Return the goal with the number of Cree that the active player can wake after ``option``."""
        then = position.play(option).position
        woken = [event.sleepers for event in then.play(Wake()).events if isinstance(event, Woke)]
        return CouldWake(woken[0])


# The land


class Takes(SeatGoal, frozen=True):
    """The goal that the first good taken by the move is of this kind, whether from the land or from the supply."""

    good: vocabulary.Good

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the first good that ``option`` brings is of this kind."""
        return self.explain_miss(position, option) == "none"

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``nothing`` if ``option`` brings no good, ``other`` if the first one is another, ``none`` if it is right."""
        found = find_taken(position, option, self.seat)
        return "nothing" if found is None else "none" if found is self.good else "other"


def find_taken(position: Position[Table], option: Option, seat: Seat) -> vocabulary.Good | None:
    """Return the first good that a seat takes by a move; None if it takes no good."""
    events = list_deeds(position, option)
    return next((event.good for event in events if isinstance(event, Picked | Gained) and event.seat == seat), None)


class TakesNothing(SeatGoal, frozen=True):
    """The goal that a Cree comes to a region where there is nothing to take."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leads to a region without a good."""
        return self.explain_miss(position, option) == "none"

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``stays`` if ``option`` leads to no region, ``takes`` if a good lies in its region, ``none`` if it is right."""
        choice = option.choice
        if not isinstance(choice, Enter | Move):
            return "stays"
        return "takes" if position.table.goods[choice.region] else "none"


class Comes(SeatGoal, frozen=True):
    """The goal that a Cree comes to this terrain: by ``deed`` ``enter`` from the square, ``move`` from a region beside it."""

    deed: str
    terrain: vocabulary.Terrain

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` is the goal's ``deed`` and leads to its terrain."""
        return self.explain_miss(position, option) == "none"

    def sort(self, position: Position[Table]) -> str:
        """Return ``deed``: ``enter`` or ``move``."""
        return self.deed

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``deed`` if ``option`` is another deed, ``terrain`` if it leads to another terrain, ``none`` if it is right."""
        choice = option.choice
        if not isinstance(choice, Enter | Move) or isinstance(choice, Enter) is not (self.deed == "enter"):
            return "deed"
        return "none" if position.table.territory.terrains[choice.region] is self.terrain else "terrain"


class Blocks(Tagged, frozen=True):
    """The goal that the player at ``start``, who acts next, can come to no region, whatever colour of the village they use."""

    start: Seat

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` leaves the player ``start`` no region to come to."""
        table = begin_move(position, option)
        return not list_land(table, self.start, table.village, near=True)


class Has(RestatedGoal[Table], frozen=True):
    """The goal that the clan has a certain amount of something; ``what`` has the names of ``count_pieces``."""

    seat: Seat
    what: str
    count: int

    def sort(self, position: Position[Table]) -> str:
        """Return ``what``, the name of the thing counted."""
        return self.what

    def restate_after(self, position: Position[Table], option: Option) -> Has:
        """Return this goal with the amount that the clan has after ``option``."""
        return replace(self, count=count_pieces(play_move(position, option), self.seat, self.what))


class Declines(SeatGoal, frozen=True):
    """The goal that the player ends the turn, or declines an additional action or an event."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` ends the turn, or declines an additional action or an event."""
        return isinstance(position.play(option).events[0], Declined)


# Goods and altars


class Worth(RestatedGoal[Table], frozen=True):
    """The goal that a storage would bring this many points if it were scored."""

    seat: Seat
    place: vocabulary.Place
    points: int

    def restate_after(self, position: Position[Table], option: Option) -> Worth:
        """Return this goal with the points that its storage (``place``) would bring if scored after ``option``."""
        table, good = play_move(position, option), vocabulary.Good(self.place.value)
        return replace(self, points=table.edition.count_points(good, len(table.clans[self.seat].list_storage(good))))


class Stocks(RestatedGoal[Table], frozen=True):
    """The goal that a storage has a certain number of goods."""

    seat: Seat
    place: vocabulary.Place
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> Stocks:
        """Return this goal with the number of goods in the storage after ``option``."""
        return replace(self, count=len(play_move(position, option).clans[self.seat].list_lying(self.place)))


class OnAltar(RestatedGoal[Table], frozen=True):
    """The goal that an altar has exactly this number of goods after the move, which must not fill it."""

    seat: Seat
    place: vocabulary.Place
    count: int

    def restate_after(self, position: Position[Table], option: Option) -> OnAltar:
        """Return this goal with the number of goods on the altar after ``option``."""
        return replace(self, count=len(play_move(position, option).clans[self.seat].list_lying(self.place)))


class Fills(SeatGoal, frozen=True):
    """The goal that an altar, ``place``, becomes full by the move, and is emptied at once."""

    place: vocabulary.Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether ``option`` fills the altar, so that its goods are taken in hand."""
        events = list_deeds(position, option)
        return any(isinstance(event, AltarEmptied) and event.place is self.place for event in events)

    def sort(self, position: Position[Table]) -> str:
        """Return the name of the altar."""
        return self.place.value


class LetsFill(SeatGoal, frozen=True):
    """The goal that the player takes a good that can complete an altar at once."""

    place: vocabulary.Place

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the altar lacks one good, and ``option`` first brings the seat a good of a kind that doesn't lie there."""
        clan, good = position.table.clans[self.seat], find_taken(position, option, self.seat)
        missing = position.table.edition.clan.altars[vocabulary.ALTARS.index(self.place)] - len(clan.list_lying(self.place))
        return missing == 1 and good is not None and good not in clan.list_lying(self.place)

    def sort(self, position: Position[Table]) -> str:
        """Return the name of the altar."""
        return self.place.value

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``nothing`` if ``option`` brings no good, else ``lies``: a good of its kind lies on the altar already."""
        return "nothing" if find_taken(position, option, self.seat) is None else "lies"


class Outlasts(SeatGoal, frozen=True):
    """The goal that the player puts a feather where it stays after the end of the season."""

    def is_reached(self, position: Position[Table], option: Option) -> bool:
        """Tell whether the clan would keep more feathers than before, if the season ended after ``option``."""
        kept = count_pieces(end_season(begin_move(position, option)), self.seat, "feathers")
        return kept > count_pieces(end_season(position.table), self.seat, "feathers")


def end_season(table: Table) -> Table:
    """Return the table as it would be if spring or summer ended now.

    Storages lose their feathers, Cree leave the mountains, which get feathers again, and each clan wakes a Cree that sleeps. If
    too few feathers are left, it is the table at the choice of the mountains that get them.
    """
    return ManitobaPosition(table, (SeasonOver(),)).settle().table
