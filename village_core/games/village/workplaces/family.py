"""Family: a birth, or a member comes home."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.village.choices import Birth, BringHome
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GENERATIONS, ON_BOARD, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Birth, BringHome)
BIRTHS: Final = tuple(Offer(Birth(generation)) for generation in GENERATIONS)
LATER_BIRTHS: Final = tuple(barred(Birth(generation), Rule.FAMILY_SMALLEST) for generation in GENERATIONS)
ALL_BORN: Final = barred(Birth(4), Rule.FAMILY_ALL_BORN)
HOMECOMINGS: Final = tuple(
    {place: Offer(BringHome(generation, place)) for place in sorted(ON_BOARD)}
    | {Place.BAG: barred(BringHome(generation, Place.BAG), Rule.FAMILY_NOT_BAG)}
    for generation in GENERATIONS
)


def offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer]:
    """The unborn of the lowest generation, and everybody on the board."""
    found, births = [], BIRTHS
    for places, birth, later, homecomings in zip(table.farms[seat].family, BIRTHS, LATER_BIRTHS, HOMECOMINGS, strict=True):
        if Place.UNBORN in places:
            found.append(birth if births is BIRTHS else later)
            births = LATER_BIRTHS
        for place in dict.fromkeys(places):
            if place in homecomings:
                found.append(homecomings[place])
    return [*found, ALL_BORN] if births is BIRTHS else found


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """The member stands on the farm."""
    match choice:
        case Birth(generation):
            ledger.emit(Moved(Rule.FAMILY_BIRTH, seat, generation, Place.UNBORN, Place.FARM))
        case BringHome(generation, place):
            ledger.emit(Moved(Rule.FAMILY_HOME, seat, generation, place, Place.FARM))
    return ()
