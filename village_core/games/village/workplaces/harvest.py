"""Harvest: grain for the farm."""

from __future__ import annotations

from typing import Final

from village_core.games.village.choices import Harvest
from village_core.games.village.edition import Edition
from village_core.games.village.paying import gain
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm, Table
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Seat

CHOICES: Final[tuple[type[Choice], ...]] = (Harvest,)
HARVEST: Final = Offer(Harvest())
NOBODY_HOME: Final = bar(Harvest(), Rule.HARVEST_HOME)


def list_offers(table: Table, seat: Seat, edition: Edition) -> tuple[Offer]:
    """Offer the harvest, barred without a member on the farm or room for grain."""
    farm, room = table.farms[seat], edition.farm.grain
    if not farm.at_home:
        return (NOBODY_HOME,)
    if farm.grain >= room:
        return (bar(Harvest(), Rule.HARVEST_LIMIT, "grain", room, farm.grain),)
    return (HARVEST,)


def work(ledger: Ledger[Table], seat: Seat, choice: Choice) -> tuple[Frame[Table], ...]:
    """Gain the bags of ``count_bags``, as far as the farm has room and the supply has grain."""
    farm, edition = ledger.table.farms[seat], ledger.table.edition
    bags, rule = count_bags(farm, edition)
    gain(ledger, seat, "grain", limit_bags(farm, edition, bags), rule)
    return ()


def count_bags(farm: Farm, edition: Edition) -> tuple[int, Rule]:
    """Return the number of bags that a farm harvests, more with a plow and a horse or an ox, the better of them; and its rule."""
    board = edition.farm
    teams = [(board.harvest, Rule.HARVEST)]
    if farm.plow and farm.horse:
        teams.append((board.harvest_horse, Rule.HARVEST_HORSE))
    if farm.plow and farm.ox:
        teams.append((board.harvest_ox, Rule.HARVEST_OX))
    return max(teams, key=lambda team: team[0])


def limit_bags(farm: Farm, edition: Edition, bags: int) -> int:
    """Return ``bags``, or the number of bags that the farm still has room for if that is less (``harvest-limit``)."""
    return min(bags, edition.farm.grain - farm.grain)
