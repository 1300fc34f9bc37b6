"""The end: the score by category, and the winners."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from village_core.games.outcome import Outcome, Sheet, decide_winners
from village_core.games.village.edition import Edition
from village_core.games.village.events import Ended, Scored
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import CHURCH, COUNCIL, REMEMBERING, Category, Place, ScoreLine
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Seat

RULES: Final = {category: Rule(f"score-{category}") for category in Category}
TIES: Final = {ScoreLine.SERVED: Rule.TIE_CUSTOMERS, ScoreLine.GRAIN: Rule.TIE_GRAIN, ScoreLine.LIVING: Rule.TIE_LIVING}
NOTHING_TOLD: Final[Mapping[tuple[Seat, str], int]] = MappingProxyType({})


class Scoring(Frame[Table], frozen=True, gc=False):
    """The frame at the end of the game, which asks no seat: all customers are turned over and everything is scored."""

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """End the game: book every line of each player's sheet, and the winners."""
        conclude(ledger, score(ledger.table))
        return ()


def conclude(ledger: Ledger[Table], outcome: Outcome) -> None:
    """End the game with this outcome: book every line of the sheets, then the end."""
    for seat, sheet in enumerate(outcome.sheets):
        for category, points in sheet.points.items():
            ledger.emit(Scored(RULES[Category(category)], seat, points))
    ledger.emit(Ended(outcome.rule, outcome))


def score(table: Table) -> Outcome:
    """Return the outcome as if the game ended now: a sheet for each player, the winners, and the rule that decided."""
    sheets = tuple(score_farm(table, seat) for seat in table.seats)
    return Outcome(sheets, *find_winners(table, tuple(sheet.total for sheet in sheets)))


def score_farm(table: Table, seat: Seat) -> Sheet:
    """Return one player's points by category; customers that are face down (see ``view_as``) count 0."""
    farm, edition = table.farms[seat], table.edition
    places = farm.places
    council, church = _price_stages(edition)
    remembered = sum([place in REMEMBERING for place in places])
    points: dict[str, int] = {
        Category.PRESTIGE: farm.prestige,
        Category.TRAVEL: edition.travel.points[len(farm.cities) - 1] if farm.cities else 0,
        Category.COUNCIL: sum([council[place] for place in places if place in council]),
        Category.CHURCH: sum([church[place] for place in places if place in church]),
        Category.CHRONICLE: edition.chronicle_points[min(remembered, len(edition.chronicle_points) - 1)],
        Category.CUSTOMERS: sum(edition.customers[tile].points for tile in farm.customers if tile >= 0),
        Category.COINS: farm.coin,
    }
    return Sheet(points, sum(points.values()))


@cache
def _price_stages(edition: Edition) -> tuple[dict[Place, int], dict[Place, int]]:
    """Return the points of a member at each stage of the council, and in each window of the church."""
    return dict(zip(COUNCIL, edition.council.points, strict=False)), dict(zip(CHURCH, edition.church.points, strict=False))


def list_tie_lines(edition: Edition) -> dict[ScoreLine, Rule]:
    """Return the tie-breakers of an edition in order, each with its rule."""
    first = ScoreLine.GRAIN if edition.rulings.tie == "grain" else ScoreLine.SERVED
    return {first: TIES[first], ScoreLine.LIVING: TIES[ScoreLine.LIVING]}


def measure(farm: Farm, line: ScoreLine) -> int:
    """Return a farm's count for a tie-breaker: bags of grain, customers served, or living members."""
    return {ScoreLine.GRAIN: farm.grain, ScoreLine.SERVED: len(farm.customers), ScoreLine.LIVING: farm.living}[line]


def find_winners(
    table: Table, totals: tuple[int, ...], told: Mapping[tuple[Seat, str], int] = NOTHING_TOLD
) -> tuple[tuple[Seat, ...], Rule]:
    """Return the winners with these totals: most prestige, then the edition's tie-breakers, then shared; and the rule.

    Against Carla the only player wins, and the total is worth a rank. ``told``: the players' own counts of tie-breakers, by
    seat and ``ScoreLine``.
    """
    if table.rival:
        return tuple(table.seats), Rule.SOLO_RANK
    measures = [(Rule.WIN_MOST, totals)]
    for line, rule in list_tie_lines(table.edition).items():
        measures.append((rule, tuple(told.get((seat, line), measure(table.farms[seat], line)) for seat in table.seats)))
    return decide_winners(table.seats, measures, Rule.TIE_SHARED)
