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
from village_core.games.village.vocabulary import ON_BOARD, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Birth, BringHome)
ALL_BORN: Final = barred(Birth(4), Rule.FAMILY_ALL_BORN)


def offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer]:
    """The unborn of the lowest generation, and everybody on the board."""
    family = table.farms[seat].family
    smallest = 0
    for generation, places in enumerate(family, 1):
        if Place.UNBORN in places:
            yield _later(generation) if smallest else _birth(generation)
            smallest = smallest or generation
        for place in dict.fromkeys(places):
            if place in ON_BOARD:
                yield _bring(generation, place)
            elif place is Place.BAG:
                yield _in_the_bag(generation)
    if not smallest:
        yield ALL_BORN


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """The member stands on the farm."""
    match choice:
        case Birth(generation):
            ledger.emit(Moved(Rule.FAMILY_BIRTH, seat, generation, Place.UNBORN, Place.FARM))
        case BringHome(generation, place):
            ledger.emit(Moved(Rule.FAMILY_HOME, seat, generation, place, Place.FARM))
    return ()


@cache
def _birth(generation: int) -> Offer:
    return Offer(Birth(generation))


@cache
def _later(generation: int) -> Offer:
    return barred(Birth(generation), Rule.FAMILY_SMALLEST)


@cache
def _bring(generation: int, place: Place) -> Offer:
    return Offer(BringHome(generation, place))


@cache
def _in_the_bag(generation: int) -> Offer:
    return barred(BringHome(generation, Place.BAG), Rule.FAMILY_NOT_BAG)
