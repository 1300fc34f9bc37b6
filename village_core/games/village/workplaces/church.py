"""Church: a member goes into the black bag."""

from __future__ import annotations

from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import JoinChurch
from village_core.games.village.edition import Edition
from village_core.games.village.events import Moved
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (JoinChurch,)
NOBODY_HOME: Final = bar(JoinChurch(1), Rule.MEMBER_FROM_FARM)


def list_offers(table: Table, seat: Seat, edition: Edition) -> tuple[Offer | Offers]:
    """Offer joining the church to each generation that has a member at home, for faith or for time; bar it if none has."""
    home = table.farms[seat].at_home
    return (_offer_joining(edition, home) if home else NOBODY_HOME,)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Move the member from the farm into the black bag, until a mass brings it out."""
    assert isinstance(choice, JoinChurch)
    ledger.emit(Moved(Rule.CHURCH_BAG, seat, choice.generation, Place.FARM, Place.BAG))
    return ()


@cache
def _offer_joining(edition: Edition, home: tuple[int, ...]) -> Offers:
    return Offers(Offer(JoinChurch(generation), *prices.price_joining(edition)) for generation in home)
