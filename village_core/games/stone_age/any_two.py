"""The card for any two resources, which its owner keeps until it is used."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import ClassVar, Final

from village_core.games.stone_age.choices import Keep, TakeTwo
from village_core.games.stone_age.events import AnyTwoUsed, Gained
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import NOWHERE, Table
from village_core.games.stone_age.vocabulary import RESOURCES
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

PAIRS: Final = tuple(TakeTwo(pair) for pair in combinations_with_replacement(RESOURCES, 2))
OPEN: Final = (Offers(map(Offer, PAIRS)),)
CLOSED: Final = (Offers(bar(pair, Rule.ANY_TWO_PAYING) for pair in PAIRS),)
KEEP: Final = Offer(Keep())
NONE: Final[tuple[Offers, ...]] = ()


def offer_any_two(table: Table, seat: Seat, paying: bool) -> tuple[Offers, ...]:
    """Offer each pair of resources to an owner of a card for any two; return no offers for others.

    ``paying``: whether the owner is paying for something; if not, every pair is barred where the ruling ``any_two_when`` is
    ``paying``.
    """
    if not table.tribes[seat].any_two:
        return NONE
    return OPEN if paying or table.edition.rulings.any_two_when == "deciding" else CLOSED


class UsingTwo(Frame[Table], frozen=True, gc=False):
    """A card for any two resources was bought with the last worker: its owner uses it now or keeps it (``any-two-take``).

    Its owner is asked if all own workers are home and, by rulings, the card can be used now but counts nothing at the end.
    Saves of versions that did not ask go on as if the card had been kept.
    """

    UNASKED: ClassVar[Choice] = Keep()
    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the owner if all own workers are home, and by rulings the card can be used now but not scored; else None."""
        rulings, tribe = table.edition.rulings, table.tribes[self.seat]
        lost = rulings.any_two_left == "nothing" and rulings.any_two_when == "deciding"
        return self.seat if lost and tribe.any_two and tribe.placed == NOWHERE else None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer each pair of resources, and keeping the card."""
        return (KEEP, *offer_any_two(table, self.seat, paying=False))

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Use the card once and give its owner the two resources, or leave the card unused."""
        if isinstance(choice, TakeTwo):
            take_two(ledger, self.seat, choice)
        return ()


def take_two(ledger: Ledger[Table], seat: Seat, choice: TakeTwo) -> None:
    """Use up one use of a seat's card for any two resources, and give the seat the two resources from the supply."""
    ledger.emit(AnyTwoUsed(Rule.ANY_TWO_TAKE, seat))
    for kind in dict.fromkeys(choice.kinds):
        ledger.emit(Gained(Rule.ANY_TWO_TAKE, seat, kind, choice.kinds.count(kind)))
