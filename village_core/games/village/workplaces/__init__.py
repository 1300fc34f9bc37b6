"""The seven action spaces: for each, its offers and its work."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from village_core.games.village.edition import Edition
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import Space
from village_core.games.village.workplaces import church, council, crafts, family, harvest, market, travel
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat


class Workplace(NamedTuple):
    """One action space: its offers, the work of an action, its types of choice, and the rule by which its payments are booked."""

    list_offers: Callable[[Table, Seat, Edition], Iterable[Offer | Offers]]
    work: Callable[[Ledger[Table], Seat, Choice], tuple[Frame[Table], ...]]
    choices: tuple[type[Choice], ...]
    rule: Rule


WORKPLACES: Final = {
    Space.HARVEST: Workplace(harvest.list_offers, harvest.work, harvest.CHOICES, Rule.HARVEST),
    Space.FAMILY: Workplace(family.list_offers, family.work, family.CHOICES, Rule.FAMILY_BIRTH),
    Space.CRAFTS: Workplace(crafts.list_offers, crafts.work, crafts.CHOICES, Rule.CRAFTS_PRODUCT),
    Space.MARKET: Workplace(market.list_offers, market.work, market.CHOICES, Rule.MARKET_DAY),
    Space.TRAVEL: Workplace(travel.list_offers, travel.work, travel.CHOICES, Rule.TRAVEL_TOLL),
    Space.COUNCIL: Workplace(council.list_offers, council.work, council.CHOICES, Rule.COUNCIL_PRICE),
    Space.CHURCH: Workplace(church.list_offers, church.work, church.CHOICES, Rule.CHURCH_PRICE),
}

WORKPLACE_OF: Final = {kind: workplace for workplace in WORKPLACES.values() for kind in workplace.choices}
"""The workplace of each kind of choice."""
