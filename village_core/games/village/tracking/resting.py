"""A member dies in a tracked game, where the places of members need not have been entered."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.village import vocabulary
from village_core.games.village.choices import Bury, NobodyDies
from village_core.games.village.dying import lay_to_rest, offer_generation, spare
from village_core.games.village.events import Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm, Table
from village_core.games.village.tracking.events import NotedElsewhere
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

STANDS_FOR: Final = {
    vocabulary.Row.FARM: vocabulary.Place.FARM,
    vocabulary.Row.CRAFTS: vocabulary.Place.WAINWRIGHT,
    vocabulary.Row.TRAVEL: vocabulary.Place.CITY_A,
    vocabulary.Row.CHURCH: vocabulary.Place.CHURCH_1,
    vocabulary.Row.COUNCIL: vocabulary.Place.COUNCIL_1,
}
"""The place that is offered for a walk of life in which no member is noted."""
MISSED: Final = (
    vocabulary.Place.FARM,
    *vocabulary.WORKSHOPS,
    *vocabulary.CITIES,
    vocabulary.Place.UNBORN,
    *vocabulary.COUNCIL,
    *vocabulary.CHURCH,
)
"""Places from which a noted member is taken if one died in another walk of life: those worth no points first."""
PERHAPS: Final = frozenset(MISSED)
"""Noted places of members who may in truth be on the board."""


def find_eldest(farm: Farm) -> int | None:
    """Return the lowest generation that may have a member on the farm or the board; None if none may.

    A member who is noted as unborn counts too, because births need not have been reported.
    """
    return farm.find_eldest(PERHAPS)


def guess_place(farm: Farm, generation: int) -> vocabulary.Place | None:
    """Guess where a member stood who died in a walk of life where no member of the generation is noted.

    Return a place where one is noted, the places worth no points first; None if none is.
    """
    return next((place for place in MISSED if place in farm.family[generation - 1]), None)


def find_noted_place(farm: Farm, generation: int, place: vocabulary.Place) -> vocabulary.Place | None:
    """Return the noted place of the member who dies at ``place``; None if none of the generation is noted.

    It is ``place`` itself, else another place of that walk of life, else a guess.
    """
    family = farm.family[generation - 1]
    if place in family:
        return place
    alike = (at for at in family if vocabulary.ROW_OF.get(at) is vocabulary.ROW_OF[place])
    return next(alike, None) or guess_place(farm, generation)


class LaidToRest(ReportFrame[Table], frozen=True, gc=False):
    """A member of the eldest generation dies; the people at the table say who, and at which place (``dying-eldest``).

    ``moment``: after the owner's turn, or at once (``MARKET_DAY``), which may also be in another player's turn.
    """

    seat: Seat
    moment: vocabulary.Moment = vocabulary.Moment.TURN_END

    def find_decider(self, table: Table) -> Seat | None:
        """Return the owner if, for all that is noted, a member could be on the farm or the board; else None."""
        return self.seat if find_eldest(table.farms[self.seat]) is not None else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the eldest at their noted places, then in any other walk of life; bar younger members, and any in the black bag.

        ``NobodyDies`` is offered if none of the eldest is noted where members can be seen, and barred otherwise.
        """
        farm, oldest = table.farms[self.seat], find_eldest(table.farms[self.seat])
        if oldest is None:
            return
        known = [place for place in dict.fromkeys(farm.family[oldest - 1]) if place in vocabulary.VISIBLE]
        rows = {vocabulary.ROW_OF[place] for place in known}
        for place in (*known, *(place for row, place in STANDS_FOR.items() if row not in rows)):
            yield Offer(Bury(oldest, place))
        yield bar(NobodyDies(), Rule.DYING_NOBODY) if known else Offer(NobodyDies())
        for generation, places in enumerate(farm.family, 1):
            barred = offer_generation(generation, places, generation == oldest).each
            yield from (offer for offer in barred if offer.barred)

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons against a report; none for the eldest at places where members can be seen.

        ``NobodyDies`` is barred if one of the eldest is noted at such a place. Every report is barred if no member can be left.
        """
        farm, oldest = table.farms[self.seat], find_eldest(table.farms[self.seat])
        if oldest is None:
            return (Lack(NOT_NOW),)
        match choice:
            case NobodyDies():
                return (Lack(Rule.DYING_NOBODY),) if not vocabulary.VISIBLE.isdisjoint(farm.family[oldest - 1]) else ()
            case Bury(generation, place) if generation in vocabulary.GENERATIONS and place is vocabulary.Place.BAG:
                return (Lack(Rule.DYING_VISIBLE),)
            case Bury(generation, place) if generation in vocabulary.GENERATIONS and place in vocabulary.ROW_OF:
                return () if generation == oldest else (Lack(Rule.DYING_ELDEST),)
        return (Lack(NOT_NOW),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Move the member into the chronicle, into an anonymous grave, or out of the game; or note that no member dies.

        Events first make up for a birth or a move that was not entered.
        """
        if isinstance(choice, Bury):
            start = find_noted_place(ledger.table.farms[self.seat], choice.generation, choice.place)
            assert start is not None
            if start is vocabulary.Place.UNBORN:  # the players did not enter the birth
                start = vocabulary.Place.FARM
                ledger.emit(Moved(Rule.FAMILY_BIRTH, self.seat, choice.generation, vocabulary.Place.UNBORN, start))
            if vocabulary.ROW_OF[start] is not vocabulary.ROW_OF[choice.place]:
                ledger.emit(NotedElsewhere(Rule.DYING_ELDEST, self.seat, choice.generation, start, choice.place))
                start = choice.place
            lay_to_rest(ledger, self.seat, choice, start, self.moment)
        else:
            assert isinstance(choice, NobodyDies)
            spare(ledger, self.seat)
        return ()

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Note that no member dies for this lap, now or later, if none can be on the farm or the board."""
        if find_eldest(ledger.table.farms[self.seat]) is None:
            spare(ledger, self.seat)
        return ()
