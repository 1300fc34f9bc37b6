"""The death of a member of a family."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from village_core.games.village import vocabulary
from village_core.games.village.choices import Bury
from village_core.games.village.events import EndRungIn, Forgotten, Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat


class Dying(Frame[Table], frozen=True, gc=False):
    """One of the eldest visible members of a family dies; the owner chooses among equals (``dying-eldest``).

    ``moment``: at the end of the turn, when the frame waits below the owner's action, or at once, when it is on top of a market
    day.
    """

    seat: Seat
    moment: vocabulary.Moment = vocabulary.Moment.TURN_END

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose family loses a member; None if it has no visible one."""
        return self.seat if table.farms[self.seat].find_eldest() is not None else None

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer every living member; only the eldest visible ones may die, the others are barred."""
        farm = table.farms[self.seat]
        eldest = farm.find_eldest()
        return [offer_generation(generation, places, generation == eldest) for generation, places in enumerate(farm.family, 1)]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Move the member into the chronicle, into an anonymous grave, or out of the game."""
        assert isinstance(choice, Bury)
        lay_to_rest(ledger, self.seat, choice, choice.place, self.moment)
        return ()

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Note that no member dies, because the family has no visible one; no other member dies for this lap later."""
        if ledger.table.farms[self.seat].find_eldest() is None:
            spare(ledger, self.seat)
        return ()


def spare(ledger: Ledger[Table], seat: Seat) -> None:
    """Note that no member of a family dies for this lap, now or later, because none can be seen (``dying-nobody``)."""
    ledger.emit(Forgotten(Rule.DYING_NOBODY, seat))


def lay_to_rest(ledger: Ledger[Table], seat: Seat, dead: Bury, start: vocabulary.Place, moment: vocabulary.Moment) -> None:
    """Move a member who stood at ``start`` to the resting place of ``dead.place``: chronicle, grave, or out of the game.

    Filling the last space rings in the end.
    """
    lay_down(ledger, seat, dead.generation, start, *find_resting_place(ledger.table, dead.place), moment)


def lay_down(
    ledger: Ledger[Table],
    seat: Seat,
    generation: int,
    start: vocabulary.Place,
    end: vocabulary.Place,
    rule: Rule,
    moment: vocabulary.Moment,
) -> None:
    """Move a member from ``start`` to the resting place ``end``; filling the last space rings in the end, once in a game."""
    ledger.emit(Moved(rule, seat, generation, start, end))
    if ledger.table.trigger is None:
        if end is vocabulary.Place.GRAVE and ledger.table.count_free_graves() == 0:
            ledger.emit(EndRungIn(Rule.END_GRAVES, seat, vocabulary.Filled.GRAVES, moment))
        elif end in vocabulary.REMEMBERING and ledger.table.count_chronicle_room() == 0:
            ledger.emit(EndRungIn(Rule.END_CHRONICLE, seat, vocabulary.Filled.CHRONICLE, moment))


def find_resting_place(table: Table, place: vocabulary.Place) -> tuple[vocabulary.Place, Rule]:
    """Return the resting place of a member who dies at ``place``, on the farm or the board, and the rule that says so."""
    return find_resting_place_for_row(table, vocabulary.ROW_OF[place])


def find_resting_place_for_row(table: Table, row: vocabulary.Row | None) -> tuple[vocabulary.Place, Rule]:
    """Return where a member of this chronicle row comes to rest, and the rule: the row, else a grave, else out of the game.

    ``row`` is None for a place without a row. By a ruling, members who die in the last turns always go out of the game.
    """
    if table.trigger is not None and table.trigger.last_turns and table.edition.rulings.last_deaths == "removed":
        return vocabulary.Place.GONE, Rule.DYING_LAST_TURNS
    if row is not None and table.count_row_room(row) > 0:
        return vocabulary.CHRONICLE[row], Rule.DYING_CHRONICLE
    if table.count_free_graves() > 0:
        return vocabulary.Place.GRAVE, Rule.DYING_GRAVE
    return vocabulary.Place.GONE, Rule.DYING_NO_ROOM


@cache
def offer_generation(generation: int, places: tuple[vocabulary.Place, ...], eldest: bool) -> Offers:
    """Offer the living members of one generation; bar them unless they are visible and it is the ``eldest`` visible one."""
    found = []
    for place in dict.fromkeys(places):
        bury = Bury(generation, place)
        if place in vocabulary.VISIBLE:
            found.append(Offer(bury) if eldest else bar(bury, Rule.DYING_ELDEST))
        elif place is vocabulary.Place.BAG:
            found.append(bar(bury, Rule.DYING_VISIBLE))
    return Offers(found)
