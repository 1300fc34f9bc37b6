"""Rules about the same place as one that refuses something, which are certainly not the reason."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from village_core.games.village import choices
from village_core.games.village.paying import can_supply
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS, INFLUENCES, Place
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Refusal

AT_TURN: Final = (
    Rule.TURN_TAKE,
    Rule.TURN_PLAGUE,
    Rule.TURN_LEAVE,
    Rule.WELL,
    Rule.WELL_CUBES,
    Rule.SUPPLY_INFLUENCE,
    Rule.ROUND_START_PLAYER,
)
AT_FAMILY: Final = (
    Rule.FAMILY_SMALLEST,
    Rule.FAMILY_ALL_BORN,
    Rule.FAMILY_NOT_BAG,
    Rule.MEMBER_FROM_FARM,
    Rule.TRAVEL_NO_RETURN,
    Rule.HARVEST_LIMIT,
)
AT_CRAFTS: Final = (
    Rule.MEMBER_FROM_FARM,
    Rule.CRAFTS_TRAINED,
    Rule.CRAFTS_PRICE,
    Rule.CRAFTS_MILL_NOBODY,
    Rule.CRAFTS_PRODUCT,
    Rule.SUPPLY_LIMITED,
    Rule.FAMILY_HOME,
    Rule.TURN_LEAVE,
)
AT_COUNCIL: Final = (
    Rule.COUNCIL_PRICE,
    Rule.COUNCIL_TOP,
    Rule.COUNCIL_MEMBER,
    Rule.MEMBER_FROM_FARM,
    Rule.PRIVILEGE_STAGE,
    Rule.PRIVILEGE_RING_TAKEN,
    Rule.COUNCIL_STAY,
)
AS_PRIVILEGE: Final = (
    Rule.PRIVILEGE_STAGE,
    Rule.PRIVILEGE_RING_TAKEN,
    Rule.PRIVILEGE_DIFFERENT,
    Rule.PRIVILEGE_PRESTIGE,
    Rule.SUPPLY_INFLUENCE,
    Rule.SUPPLY_LIMITED,
    Rule.COUNCIL_PRICE,
    Rule.COUNCIL_TOP,
)
ON_DAY: Final = (
    Rule.MARKET_DEMAND,
    Rule.MARKET_SURCHARGE,
    Rule.MARKET_QUEUE,
    Rule.MARKET_PASS,
    Rule.MARKET_REFILL,
    Rule.MARKET_DAY,
)
ON_ROAD: Final = (
    Rule.TRAVEL_TOLL,
    Rule.TRAVEL_INFLUENCE,
    Rule.TRAVEL_ROAD,
    Rule.TRAVEL_NO_RETURN,
    Rule.TRAVEL_ONCE,
    Rule.TRAVEL_REWARD,
    Rule.TRAVEL_MOVE,
    Rule.FAMILY_HOME,
)
AT_HARVEST: Final = (Rule.HARVEST_HOME, Rule.HARVEST_LIMIT, Rule.HARVEST_HORSE, Rule.HARVEST_OX, Rule.CRAFTS_TRAINED)
AT_CHURCH: Final = (Rule.CHURCH_PRICE, Rule.FAMILY_NOT_BAG, Rule.MASS_DRAW, Rule.MASS_TOP, Rule.COUNCIL_MEMBER)
BESIDE: Final[dict[type[Choice], tuple[Rule, ...]]] = {
    **dict.fromkeys((choices.Take, choices.Well), AT_TURN),
    **dict.fromkeys((choices.Birth, choices.BringHome), AT_FAMILY),
    **dict.fromkeys((choices.Train, choices.Produce, choices.Buy, choices.Grind), AT_CRAFTS),
    **dict.fromkeys((choices.EnterCouncil, choices.Advance, choices.StayInCouncil), AT_COUNCIL),
    **dict.fromkeys((choices.TakeRing, choices.TakeInfluence, choices.TakeGood, choices.BuyPrestige), AS_PRIVILEGE),
    choices.Serve: ON_DAY,
    choices.Travel: ON_ROAD,
    choices.Harvest: AT_HARVEST,
    choices.JoinChurch: AT_CHURCH,
}
"""Rules about the place where a choice is made."""
NEVER_BESIDE: Final[dict[Rule, tuple[Rule, ...]]] = {
    Rule.TRAVEL_NO_RETURN: (Rule.TRAVEL_ROAD, Rule.FAMILY_HOME),
    Rule.PRIVILEGE_RING_TAKEN: (Rule.PRIVILEGE_STAGE,),
    Rule.MEMBER_FROM_FARM: (Rule.TRAVEL_MOVE,),
    Rule.TURN_TAKE: (Rule.WELL_CUBES,),
    Rule.WELL_CUBES: (Rule.TURN_TAKE, Rule.WELL),
    Rule.FAMILY_NOT_BAG: (Rule.MASS_DRAW,),
}
"""Rules that a reader could also name, with some right, as the reason."""
PAID_FOR: Final = frozenset(
    (Rule.MARKET_DEMAND, Rule.MARKET_SURCHARGE, Rule.TRAVEL_TOLL, Rule.TRAVEL_INFLUENCE, Rule.COUNCIL_PRICE)
)
"""Rules of prices: a reader can't exclude that the price bars a choice as well."""
RICH: Final = 2
"""A farm with more bags of grain than this can pay any price in grain."""


def find_beside(position: Position[Table], refusal: Refusal) -> list[Rule]:
    """Return rules about the same place that are not the reason for a refusal, and that a reader can't argue to be one."""
    out = {*refusal.rules, *_find_arguable(position, refusal.choice)}
    for rule in refusal.rules:
        out.update(NEVER_BESIDE.get(Rule(rule), ()))
    if not any(lack.what for way in refusal.reasons for lack in way) and not _is_rich(position):
        out |= PAID_FOR - _find_free(refusal.choice)
    return [rule for rule in BESIDE.get(type(refusal.choice), ()) if rule not in out]


def _is_rich(position: Position[Table]) -> bool:
    """Tell whether the seat that decides has enough influence, grain and goods for any price in these."""
    assert position.seat is not None
    farm = position.table.farms[position.seat]
    stock = [getattr(farm, kind) for kind in INFLUENCES]
    return min(stock) > 1 and farm.grain > RICH and all(getattr(farm, good) for good in GOODS)


def _find_free(choice: Choice) -> frozenset[Rule]:
    """Return the rules of prices that can't refuse a choice, because it is free."""
    free = isinstance(choice, (choices.StayInCouncil, choices.TakeRing, choices.TakeGood, choices.TakeInfluence))
    return frozenset((Rule.COUNCIL_PRICE,) if free else ())


def _find_arguable(position: Position[Table], choice: Choice) -> Iterable[Rule]:
    """Yield the rules that a reader could also argue to be against a refused choice, so that none serves as a wrong answer."""
    table, seat = position.table, position.seat
    assert seat is not None
    farm, edition = table.farms[seat], table.edition
    generation = getattr(choice, "generation", None)
    home = Place.FARM in farm.family[generation - 1] if generation else bool(farm.at_home)
    if not home:
        yield Rule.MEMBER_FROM_FARM
    if farm.grain >= edition.farm.grain:
        yield Rule.HARVEST_LIMIT
    if isinstance(choice, choices.Produce):
        yield Rule.CRAFTS_TRAINED
    if isinstance(choice, choices.Buy):
        yield Rule.CRAFTS_PRICE
    good = getattr(choice, "product", getattr(choice, "good", None))
    if edition.box.substitutes or (good is not None and not can_supply(table, good)):
        yield Rule.SUPPLY_LIMITED
    if edition.rulings.second_privilege != "different" or isinstance(choice, choices.TakeInfluence):
        yield Rule.PRIVILEGE_DIFFERENT
    if isinstance(choice, choices.TakeInfluence) and any(
        getattr(table.supply, kind) < choice.kinds.count(kind) for kind in choice.kinds
    ):
        yield Rule.SUPPLY_INFLUENCE
    if isinstance(choice, choices.BuyPrestige) and not farm.coin:
        yield Rule.PRIVILEGE_PRESTIGE
    if table.ring is not None:
        yield Rule.PRIVILEGE_RING_TAKEN
