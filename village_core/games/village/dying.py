"""A member of a family dies."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from village_core.games.village.choices import Bury
from village_core.games.village.events import EndRungIn, Forgotten, Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHRONICLE, REMEMBERING, ROW_OF, VISIBLE, Filled, Moment, Place, Row
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat


class Dying(Frame[Table], frozen=True, gc=False):
    """One of the eldest visible members of a family dies; the owner chooses among equals (``dying-eldest``).

    It waits below the owner's action, or on top of a market day: that is the whole difference between dying at the end
    of the turn and dying at once.
    """

    seat: Seat
    moment: Moment = Moment.TURN_END

    def asks(self, table: Table) -> Seat | None:
        """The owner, if anybody of the family can be seen."""
        return self.seat if table.farms[self.seat].eldest() is not None else None

    def offers(self, table: Table) -> Iterable[Offers]:
        """Every living member: the eldest visible ones may die, the others not yet."""
        farm = table.farms[self.seat]
        eldest = farm.eldest()
        return [_of_generation(generation, places, generation == eldest) for generation, places in enumerate(farm.family, 1)]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Into the chronicle, an anonymous grave, or out of the game."""
        assert isinstance(choice, Bury)
        lay_to_rest(ledger, self.seat, choice, choice.place, self.moment)
        return ()

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Nobody can be seen: nobody dies, and it is not made up for later."""
        if ledger.table.farms[self.seat].eldest() is None:
            spare(ledger, self.seat)
        return ()


def spare(ledger: Ledger[Table], seat: Seat) -> None:
    """Let nobody of a family die, now or later: none of them can be seen (``dying-nobody``)."""
    ledger.emit(Forgotten(Rule.DYING_NOBODY, seat))


def lay_to_rest(ledger: Ledger[Table], seat: Seat, dead: Bury, start: Place, moment: Moment) -> None:
    """A member who stood at ``start`` is remembered, buried or gone, and may have rung in the end with it."""
    lay_down(ledger, seat, dead.generation, start, *resting_place(ledger.table, dead.place), moment)


def lay_down(ledger: Ledger[Table], seat: Seat, generation: int, start: Place, end: Place, rule: Rule, moment: Moment) -> None:
    """A member goes from ``start`` to its resting place ``end``; whoever fills the last space rings in the end."""
    ledger.emit(Moved(rule, seat, generation, start, end))
    if ledger.table.trigger is None:
        if end is Place.GRAVE and ledger.table.grave_room() == 0:
            ledger.emit(EndRungIn(Rule.END_GRAVES, seat, Filled.GRAVES, moment))
        elif end in REMEMBERING and ledger.table.chronicle_room() == 0:
            ledger.emit(EndRungIn(Rule.END_CHRONICLE, seat, Filled.CHRONICLE, moment))


def resting_place(table: Table, place: Place) -> tuple[Place, Rule]:
    """Where a member who dies at ``place`` goes, and by which rule."""
    return rests(table, ROW_OF[place])


def rests(table: Table, row: Row | None) -> tuple[Place, Rule]:
    """Where a member goes that one ``row`` of the chronicle would remember, or none, and by which rule."""
    if table.trigger is not None and table.trigger.last_turns and table.edition.rulings.last_deaths == "removed":
        return Place.GONE, Rule.DYING_LAST_TURNS
    if row is not None and table.room(row) > 0:
        return CHRONICLE[row], Rule.DYING_CHRONICLE
    if table.grave_room() > 0:
        return Place.GRAVE, Rule.DYING_GRAVE
    return Place.GONE, Rule.DYING_NO_ROOM


@cache
def _of_generation(generation: int, places: tuple[Place, ...], eldest: bool) -> Offers:
    """The living members of one generation, which is the eldest that can be seen or not."""
    found = []
    for place in dict.fromkeys(places):
        bury = Bury(generation, place)
        if place in VISIBLE:
            found.append(Offer(bury) if eldest else bar(bury, Rule.DYING_ELDEST))
        elif place is Place.BAG:
            found.append(bar(bury, Rule.DYING_VISIBLE))
    return Offers(found)
