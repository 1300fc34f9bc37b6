"""The card for any two resources, which its owner keeps until it is used."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from village_core.games.stone_age.choices import TakeTwo
from village_core.games.stone_age.events import AnyTwoUsed, Gained
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import RESOURCES
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Seat

PAIRS: Final = tuple(TakeTwo(pair) for pair in combinations_with_replacement(RESOURCES, 2))
OPEN: Final = (Offers(map(Offer, PAIRS)),)
CLOSED: Final = (Offers(bar(pair, Rule.ANY_TWO_PAYING) for pair in PAIRS),)
NONE: Final[tuple[Offers, ...]] = ()


def offer_any_two(table: Table, seat: Seat, paying: bool) -> tuple[Offers, ...]:
    """Offer each pair of resources to an owner of a card for any two; return no offers for others.

    ``paying``: whether the owner is paying for something; if not, the rules may refuse every pair (a ruling of the edition).
    """
    if not table.tribes[seat].any_two:
        return NONE
    return OPEN if paying or table.edition.rulings.any_two_when == "deciding" else CLOSED


def take_two(ledger: Ledger[Table], seat: Seat, choice: TakeTwo) -> None:
    """Take the two resources from the supply."""
    ledger.emit(AnyTwoUsed(Rule.ANY_TWO_TAKE, seat))
    for kind in dict.fromkeys(choice.kinds):
        ledger.emit(Gained(Rule.ANY_TWO_TAKE, seat, kind, choice.kinds.count(kind)))
