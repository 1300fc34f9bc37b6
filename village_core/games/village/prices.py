"""What things cost, made once for each edition."""

from __future__ import annotations

from functools import cache

from village_core.games.village.edition import Edition
from village_core.games.village.printed import Leg
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import INFLUENCES, Building, Influence
from village_core.kernel.values import Due, Price

COIN = "coin"


def influence(rule: Rule, kind: Influence, count: int) -> Price:
    """So much influence of one kind; coins may stand in."""
    return (Due(rule, kind.value, count, COIN),) if count else ()


def pieces(rule: Rule, what: str, count: int) -> Price:
    """So many pieces for which nothing stands in."""
    return (Due(rule, what, count),) if count else ()


def time(rule: Rule, hours: int) -> Price:
    """So many hourglasses."""
    return (Due(rule, time=hours),) if hours else ()


@cache
def training(edition: Edition, building: Building) -> Price:
    """The time to train a member."""
    return time(Rule.CRAFTS_TRAINING, edition.crafts[building].training)


@cache
def producing(edition: Edition, building: Building) -> Price:
    """The time a trained member needs for one good."""
    return time(Rule.CRAFTS_TIME, edition.crafts[building].time)


@cache
def buying(edition: Edition, building: Building) -> Price:
    """The influence or grain for which a good can be had without anybody working."""
    work = edition.crafts[building]
    kinds = tuple(due for kind in INFLUENCES for due in influence(Rule.CRAFTS_PRICE, kind, getattr(work, kind.value)))
    return kinds + pieces(Rule.CRAFTS_PRICE, "grain", work.grain)


@cache
def grinding(edition: Edition) -> Price:
    """Grain and time for the mill."""
    mill = edition.crafts[Building.MILL]
    return pieces(Rule.CRAFTS_MILL, "grain", mill.grain) + time(Rule.CRAFTS_MILL, mill.time)


@cache
def demand(edition: Edition, customer: int) -> Price:
    """What a customer wants to have."""
    wanted = edition.customers[customer].wants
    return tuple(due for what in dict.fromkeys(wanted) for due in pieces(Rule.MARKET_DEMAND, what, wanted.count(what)))


@cache
def surcharged(edition: Edition, customer: int) -> Price:
    """What serving a customer costs everybody but the caller at first."""
    market = edition.market
    extra = influence(Rule.MARKET_SURCHARGE, Influence.PERSUASION, market.surcharge_persuasion)
    return demand(edition, customer) + extra + time(Rule.MARKET_SURCHARGE, market.surcharge_time)


@cache
def journey(edition: Edition, leg: Leg) -> Price:
    """Time, wagon and influence for one leg of the travel map."""
    toll = pieces(Rule.TRAVEL_TOLL, "wagon", edition.travel.wagons) + time(Rule.TRAVEL_TOLL, edition.travel.time)
    kinds = (influence(Rule.TRAVEL_INFLUENCE, kind, getattr(leg, kind.value)) for kind in INFLUENCES)
    return toll + tuple(due for dues in kinds for due in dues)


@cache
def council(edition: Edition, stage: int) -> tuple[Price, Price]:
    """Entering a stage (1 to 4) of the council: with persuasion, or with a scroll."""
    track = edition.council
    hours = time(Rule.COUNCIL_TIME, track.time[stage - 1])
    spoken = influence(Rule.COUNCIL_PRICE, Influence.PERSUASION, track.persuasion)
    return spoken + hours, pieces(Rule.COUNCIL_PRICE, "scroll", track.scrolls) + hours


@cache
def joining(edition: Edition) -> tuple[Price, Price]:
    """Joining the church: with faith, or with time."""
    church = edition.church
    return influence(Rule.CHURCH_PRICE, Influence.FAITH, church.faith), time(Rule.CHURCH_TIME, church.time)


@cache
def well(edition: Edition, kind: Influence | None) -> Price:
    """The well with influence of ``kind`` (at least one real cube of it), or with coins alone."""
    count = edition.turn.well
    if kind is None:
        return pieces(Rule.WELL, COIN, count)
    if not edition.rulings.well_coins:
        return pieces(Rule.WELL, kind.value, count)
    return pieces(Rule.WELL, kind.value, 1) + influence(Rule.WELL, kind, count - 1)
