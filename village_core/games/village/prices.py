"""Prices, made once for each edition."""

from __future__ import annotations

from functools import cache

from village_core.games.village.edition import Edition
from village_core.games.village.printed import Leg
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import INFLUENCES, Building, Influence
from village_core.kernel.values import Due, Price

COIN = "coin"


def price_influence(rule: Rule, kind: Influence, count: int) -> Price:
    """Return a price of some influence of one kind, for which coins may stand in; empty for 0."""
    return (Due(rule, kind.value, count, COIN),) if count else ()


def price_pieces(rule: Rule, what: str, count: int) -> Price:
    """Return a price of some pieces for which nothing can stand in; empty for 0."""
    return (Due(rule, what, count),) if count else ()


def price_time(rule: Rule, hours: int) -> Price:
    """Return a price of some hourglasses; empty for 0."""
    return (Due(rule, time=hours),) if hours else ()


@cache
def price_training(edition: Edition, building: Building) -> Price:
    """Return the price of training a member at a building, in time."""
    return price_time(Rule.CRAFTS_TRAINING, edition.crafts[building].training)


@cache
def price_producing(edition: Edition, building: Building) -> Price:
    """Return the price of one good made by a trained member at a building, in time."""
    return price_time(Rule.CRAFTS_TIME, edition.crafts[building].time)


@cache
def price_buying(edition: Edition, building: Building) -> Price:
    """Return the price of a good that is bought at a building instead of made by a member, in influence or grain."""
    work = edition.crafts[building]
    kinds = tuple(due for kind in INFLUENCES for due in price_influence(Rule.CRAFTS_PRICE, kind, getattr(work, kind.value)))
    return kinds + price_pieces(Rule.CRAFTS_PRICE, "grain", work.grain)


@cache
def price_grinding(edition: Edition) -> Price:
    """Return the price of the mill, in grain and time."""
    mill = edition.crafts[Building.MILL]
    return price_pieces(Rule.CRAFTS_MILL, "grain", mill.grain) + price_time(Rule.CRAFTS_MILL, mill.time)


@cache
def list_demand(edition: Edition, customer: int) -> Price:
    """Return the price of serving a customer: the demanded goods and grain."""
    wanted = edition.customers[customer].wants
    return tuple(due for what in dict.fromkeys(wanted) for due in price_pieces(Rule.MARKET_DEMAND, what, wanted.count(what)))


@cache
def add_surcharge(edition: Edition, customer: int) -> Price:
    """Return the price of a customer with the surcharge, in persuasion and time, that all but the caller's first sale cost."""
    market = edition.market
    extra = price_influence(Rule.MARKET_SURCHARGE, Influence.PERSUASION, market.surcharge_persuasion)
    return list_demand(edition, customer) + extra + price_time(Rule.MARKET_SURCHARGE, market.surcharge_time)


@cache
def price_leg(edition: Edition, leg: Leg) -> Price:
    """Return the price of one leg of the travel map, in time, wagons and influence."""
    toll = price_pieces(Rule.TRAVEL_TOLL, "wagon", edition.travel.wagons) + price_time(Rule.TRAVEL_TOLL, edition.travel.time)
    kinds = (price_influence(Rule.TRAVEL_INFLUENCE, kind, getattr(leg, kind.value)) for kind in INFLUENCES)
    return toll + tuple(due for dues in kinds for due in dues)


@cache
def price_council(edition: Edition, stage: int) -> tuple[Price, Price]:
    """Return two prices of a stage (1 to 4) of the council: with persuasion, or with scrolls; the stage's time is in both."""
    track = edition.council
    hours = price_time(Rule.COUNCIL_TIME, track.time[stage - 1])
    spoken = price_influence(Rule.COUNCIL_PRICE, Influence.PERSUASION, track.persuasion)
    return spoken + hours, price_pieces(Rule.COUNCIL_PRICE, "scroll", track.scrolls) + hours


@cache
def price_joining(edition: Edition) -> tuple[Price, Price]:
    """Return two prices of joining the church: with faith, or with time."""
    church = edition.church
    return price_influence(Rule.CHURCH_PRICE, Influence.FAITH, church.faith), price_time(Rule.CHURCH_TIME, church.time)


@cache
def price_well(edition: Edition, kind: Influence | None) -> Price:
    """Return the price of the well with influence of ``kind`` (at least one real cube of it), or with coins alone if it is None.

    If the edition bars coins at the well, all cubes are real ones.
    """
    count = edition.turn.well
    if kind is None:
        return price_pieces(Rule.WELL, COIN, count)
    if not edition.rulings.well_coins:
        return price_pieces(Rule.WELL, kind.value, count)
    return price_pieces(Rule.WELL, kind.value, 1) + price_influence(Rule.WELL, kind, count - 1)
