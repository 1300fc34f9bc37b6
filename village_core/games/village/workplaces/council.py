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
from village_core.games.village.vocabulary import COUNCIL, GENERATIONS, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Due, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (EnterCouncil, Advance, StayInCouncil)
STAY: Final = Offer(StayInCouncil(), (Due(Rule.COUNCIL_STAY),))
NOBODY_HOME: Final = barred(EnterCouncil(1), Rule.MEMBER_FROM_FARM)
NOBODY_SITS: Final = barred(StayInCouncil(), Rule.COUNCIL_MEMBER)
NOTHING_TO_STAY_FOR: Final = barred(StayInCouncil(), Rule.PRIVILEGE_RING_TAKEN)


def offers(table: Table, seat: Seat, edition: Edition) -> Iterable[Offer]:
    """Entering from the farm, moving up one stage, or a privilege without a move."""
    entering: list[Offer] = []
    advancing: list[Offer] = []
    for places, ladder in zip(table.farms[seat].family, _ladder(edition), strict=True):
        for place in dict.fromkeys(places):
            if place in ladder:
                (entering if place is Place.FARM else advancing).append(ladder[place])
    staying = NOBODY_SITS
    if advancing:
        staying = STAY if table.ring is None or table.stage(seat) > 1 else NOTHING_TO_STAY_FOR
    return (*(entering or [NOBODY_HOME]), *advancing, staying)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """The privileges of the stage entered, or of the highest stage held, are open."""
    match choice:
        case EnterCouncil(generation):
            ledger.emit(Moved(Rule.COUNCIL_ENTER, seat, generation, Place.FARM, COUNCIL[0]))
            return (Privileges(seat, 1),)
        case Advance(generation, start):
            ledger.emit(Moved(Rule.COUNCIL_ADVANCE, seat, generation, start, COUNCIL[choice.stage - 1]))
            return (Privileges(seat, choice.stage),)
        case _:
            return (Privileges(seat, ledger.table.stage(seat)),)


@cache
def _ladder(edition: Edition) -> tuple[dict[Place, Offer], ...]:
    """For each generation every step into and up the council, by where it starts."""
    return tuple(
        {
            Place.FARM: Offer(EnterCouncil(generation), *prices.council(edition, 1)),
            **{
                place: Offer(Advance(generation, place), *prices.council(edition, stage))
                for stage, place in enumerate(COUNCIL[:-1], 2)
            },
            COUNCIL[-1]: barred(Advance(generation, COUNCIL[-1]), Rule.COUNCIL_TOP),
        }
        for generation in GENERATIONS
    )
