"""Family: a birth, or a member comes home."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village.choices import Birth, BringHome
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GENERATIONS, ON_BOARD, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Birth, BringHome)
UNBORN: Final = Place.UNBORN
ALL_BORN: Final = bar(Birth(GENERATIONS[-1]), Rule.FAMILY_ALL_BORN)


def list_offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer | Offers]:
    """Offer a birth in the lowest generation that has unborn members, and a way home for every member on the board.

    Bar births in higher generations, or any if all are born, and a way home from the black bag.
    """
    found: list[Offer | Offers] = []
    all_born = True
    for generation, places in enumerate(table.farms[seat].family, 1):
        found.append(_offer_generation(generation, places, all_born))
        all_born = all_born and UNBORN not in places
    return [*found, ALL_BORN] if all_born else found


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Move the member that is born, or that comes home, to the farm."""
    match choice:
        case Birth(generation):
            ledger.emit(Moved(Rule.FAMILY_BIRTH, seat, generation, Place.UNBORN, Place.FARM))
        case BringHome(generation, place):
            ledger.emit(Moved(Rule.FAMILY_HOME, seat, generation, place, Place.FARM))
    return ()


@cache
def _offer_generation(generation: int, places: tuple[Place, ...], all_born: bool) -> Offers:
    """Offer births and homecomings of one generation, or bar them; ``all_born``: the lower ones have no unborn members."""
    found = []
    if UNBORN in places:
        birth = Birth(generation)
        found.append(Offer(birth) if all_born else bar(birth, Rule.FAMILY_SMALLEST))
    for place in dict.fromkeys(places):
        if place in ON_BOARD:
            found.append(Offer(BringHome(generation, place)))
        elif place is Place.BAG:
            found.append(bar(BringHome(generation, place), Rule.FAMILY_NOT_BAG))
    return Offers(found)
