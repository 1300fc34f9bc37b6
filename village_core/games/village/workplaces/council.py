"""Council: enter, move up, or stay; each brings a privilege."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Advance, EnterCouncil, StayInCouncil
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.rewarding import Privileges
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import COUNCIL, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Due, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (EnterCouncil, Advance, StayInCouncil)
STAY: Final = Offer(StayInCouncil(), (Due(Rule.COUNCIL_STAY),))
NOBODY_HOME: Final = bar(EnterCouncil(1), Rule.MEMBER_FROM_FARM)
NOBODY_SITS: Final = bar(StayInCouncil(), Rule.COUNCIL_MEMBER)
NOTHING_TO_STAY_FOR: Final = bar(StayInCouncil(), Rule.PRIVILEGE_RING_TAKEN)


def list_offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer | Offers]:
    """Offer entering from the farm, moving up one stage, and a privilege without a move.

    Bar entering if no member is at home, moving up from the highest stage, and staying if no member is seated or there is nothing
    to gain.
    """
    farm = table.farms[seat]
    home = farm.at_home
    entering = _offer_entering(edition, home) if home else NOBODY_HOME
    advancing: list[Offer] = []
    for generation, places in enumerate(farm.family, 1):
        advancing += _offer_advances(edition, generation, places)
    staying = NOBODY_SITS
    if advancing:
        staying = STAY if table.ring is None or table.find_stage(seat) > 1 else NOTHING_TO_STAY_FOR
    return (entering, *advancing, staying)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Move the member, if one moves; return the frame that asks for a privilege of its stage, or of the seat's highest."""
    match choice:
        case EnterCouncil(generation):
            ledger.emit(Moved(Rule.COUNCIL_ENTER, seat, generation, Place.FARM, COUNCIL[0]))
            return (Privileges(seat, 1),)
        case Advance(generation, start):
            ledger.emit(Moved(Rule.COUNCIL_ADVANCE, seat, generation, start, COUNCIL[choice.stage - 1]))
            return (Privileges(seat, choice.stage),)
        case _:
            return (Privileges(seat, ledger.table.find_stage(seat)),)


@cache
def _offer_entering(edition: Edition, home: tuple[int, ...]) -> Offers:
    return Offers(Offer(EnterCouncil(generation), *prices.price_council(edition, 1)) for generation in home)


@cache
def _offer_advances(edition: Edition, generation: int, places: tuple[Place, ...]) -> tuple[Offer, ...]:
    """Offer one stage up to the members of a generation who sit in the council; bar it at the highest stage."""
    seated = [Advance(generation, place) for place in dict.fromkeys(places) if place in COUNCIL]
    return tuple(
        bar(step, Rule.COUNCIL_TOP) if step.start is COUNCIL[-1] else Offer(step, *prices.price_council(edition, step.stage))
        for step in seated
    )
