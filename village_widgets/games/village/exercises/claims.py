"""Claims about a table of Village after a choice."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.narration import get_tag
from village_core.games.village.choices import Take
from village_core.games.village.events import Moved
from village_core.games.village.position import Position as VillagePosition
from village_core.games.village.rewarding import Privileges
from village_core.games.village.rounds import NewRound
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_widgets.tutor.claims import After, CountAfter


class HasPieces(CountAfter[Table], tag="has", frozen=True):
    """The claim that a seat has ``count`` of one kind of piece, or of prestige points, after the choice."""

    seat: Seat
    what: str
    count: int

    def sort(self, position: Position[Table]) -> str:
        """Return ``cube`` if the choice takes a cube, else a word for how the number of the piece changes.

        That is ``good`` for a gain of one of the ``GOODS``, the piece's name for any other gain, ``less-`` and its name for a
        loss, and empty if the number stays.
        """
        change = self.count - getattr(position.table.farms[self.seat], self.what)
        if isinstance(self.after.choice, Take):
            return "cube"
        return ("good" if self.what in GOODS else self.what) if change > 0 else f"less-{self.what}" if change else ""

    def restate_after(self, position: Position[Table], option: Option) -> HasPieces:
        """Return this claim with the number that the seat has after ``option``."""
        return replace(self, after=option, count=getattr(position.play(option).position.table.farms[self.seat], self.what))

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``same`` if ``option`` leaves the number as it is, else ``other``."""
        same = self.restate_after(position, option).count == getattr(position.table.farms[self.seat], self.what)
        return "same" if same else "other"


class Loses(CountAfter[Table], frozen=True):
    """The claim that the choice costs a seat this much time."""

    seat: Seat
    time: int

    def restate_after(self, position: Position[Table], option: Option) -> Loses:
        """Return this claim with the time that ``option`` costs the seat."""
        farms = (position.table.farms, position.play(option).position.table.farms)
        return replace(self, after=option, time=farms[1][self.seat].time - farms[0][self.seat].time)


class AtHome(CountAfter[Table], frozen=True):
    """The claim that ``count`` of a seat's members are on the farm after the choice."""

    seat: Seat
    count: int

    def sort(self, position: Position[Table]) -> str:
        """Return ``more`` or ``fewer`` for more or fewer members on the farm than now, ``none`` if all leave, else ""."""
        change = self.count - position.table.farms[self.seat].places.count(Place.FARM)
        return "more" if change > 0 else "" if not change else "fewer" if self.count else "none"

    def restate_after(self, position: Position[Table], option: Option) -> AtHome:
        """Return this claim with the number of members on the farm after ``option``."""
        places = position.play(option).position.table.farms[self.seat].places
        return replace(self, after=option, count=places.count(Place.FARM))


class Stands(After[Table], frozen=True):
    """The claim that exactly one member of a seat's generation moves by the choice, from ``start`` to ``end``.

    If the two are the same, it is the claim that no member of the generation moves.
    """

    seat: Seat
    generation: int
    start: Place
    end: Place

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether one member of the generation moved from ``start`` to ``end``; if these are the same, whether none did."""
        moved = position.table.farms[self.seat].move(self.generation, self.start, self.end)
        now = self.carry_out(position).table.farms[self.seat]
        return moved.family[self.generation - 1] == now.family[self.generation - 1]

    def sort(self, position: Position[Table]) -> str:
        """Return the tag of the choice that moves the member."""
        return get_tag(self.after.choice)

    def restate_after(self, position: Position[Table], option: Option) -> Stands:
        """Return the claim about the member whom ``option`` moves; this one if it moves none, or one is born."""
        events = position.play(option).events
        moved = next((event for event in events if isinstance(event, Moved) and event.seat == self.seat), None)
        if moved is None or moved.start is Place.UNBORN:
            return self
        return Stands(option, self.seat, moved.generation, moved.start, moved.end)

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``none`` if ``option`` moves no member or one is born, else the difference: ``end``, ``start`` or ``member``."""
        other = self.restate_after(position, option)
        if other == self:
            return "none"
        return "end" if other.end != self.end else "start" if other.start != self.start else "member"


class Goods(CountAfter[Table], frozen=True):
    """The claim that a seat's farm has these numbers of certain kinds of pieces (``pieces``) after the choice."""

    seat: Seat
    pieces: tuple[tuple[str, int], ...]

    def restate_after(self, position: Position[Table], option: Option) -> Goods:
        """Return this claim with the counts after ``option``."""
        farm = position.play(option).position.table.farms[self.seat]
        return replace(self, after=option, pieces=tuple((what, getattr(farm, what)) for what, _ in self.pieces))

    def explain_miss(self, position: Position[Table], option: Option) -> str:
        """Return ``same`` if ``option`` leaves the kinds in ``pieces`` as they are, else ``other``."""
        farm = position.table.farms[self.seat]
        same = all(getattr(farm, what) == count for what, count in self.restate_after(position, option).pieces)
        return "same" if same else "other"


class MayUse(CountAfter[Table], frozen=True):
    """The claim that ``stage`` is the highest privilege that the seat may use after the choice; 0 if it may use none."""

    seat: Seat
    stage: int

    def restate_after(self, position: Position[Table], option: Option) -> MayUse:
        """Return this claim with the highest privilege that the seat may use after ``option``; with 0 for none."""
        top = position.play(option).position.top
        return replace(self, after=option, stage=top.stage if isinstance(top, Privileges) and top.seat == self.seat else 0)


class StartsNext(CountAfter[Table], frozen=True):
    """The claim that this seat starts the next round, if that round begins right after the choice."""

    seat: Seat

    def restate_after(self, position: Position[Table], option: Option) -> StartsNext:
        """Return this claim with the seat that starts the next round, if that round begins right after ``option``."""
        return replace(self, after=option, seat=find_next_start(position.play(option).position.table))


def find_next_start(table: Table) -> Seat:
    """Return the seat that would start a new round now."""
    return VillagePosition(table, (NewRound(),)).settle().table.start


class StepsUp(After[Table], frozen=True):
    """The claim that the customer steps up to the first stall that was empty before the choice."""

    customer: int

    def is_true(self, position: Position[Table]) -> bool:
        """Tell whether the customer's tile lies, after the choice, in the first stall that was empty before it."""
        empty = position.table.stalls.index(None)
        return self.carry_out(position).table.stalls[empty] == self.customer
