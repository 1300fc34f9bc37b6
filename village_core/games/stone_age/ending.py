"""The end: the score by category, and the winners."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from village_core.games.outcome import Ending, Outcome, Sheet, decide_winners
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import Ended, Scored
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import HIDDEN, Table, Tribe
from village_core.games.stone_age.vocabulary import PEOPLE, SYMBOLS, Category, Emptied, Figure
from village_core.kernel.ledger import Event, Ledger
from village_core.kernel.values import Seat

ENDS: Final = {Emptied.CARDS: Rule.END_CARDS, Emptied.BUILDINGS: Rule.END_BUILDINGS}
RULES: Final = {category: Rule(f"score-{category}") for category in Category}
DECIDING: Final = (Rule.WIN_MOST, Rule.TIE_STRENGTH, Rule.TIE_SHARED)
"""Rules that tell winners apart, in order."""


def count_figures(table: Table, seat: Seat) -> Counter[Figure]:
    """Return the numbers of each figure on a seat's cards; cards that are face down (see ``view_as``) show none."""
    tribe = table.tribes[seat]
    return Counter(_count_figures((*tribe.cards, *tribe.secret), table.edition))


@lru_cache(maxsize=1024)
def _count_figures(held: tuple[int, ...], edition: Edition) -> Counter[Figure]:
    found: Counter[Figure] = Counter()
    for card in held:
        if card != HIDDEN:
            found[edition.cards[card].shows] += edition.cards[card].number
    return found


def score_culture(shown: Counter[Figure]) -> int:
    """Return the points for symbols: the number of different ones squared, then likewise for those left over."""
    counts = [shown[symbol] for symbol in SYMBOLS]
    return sum(sum(count > done for count in counts) ** 2 for done in range(max(counts)))


def score_seat(table: Table, seat: Seat) -> Sheet:
    """Return one player's points by category, as if the game ended now."""
    return score_tribe(table.tribes[seat], table.edition)


def score_tribe(tribe: Tribe, edition: Edition) -> Sheet:
    """Return the points of a tribe by category as if the game ended now, with the rulings of the edition."""
    rulings = edition.rulings
    shown = _count_figures((*tribe.cards, *tribe.secret), edition)
    multiplied = zip(PEOPLE, find_multipliers(tribe, edition), strict=True)
    farmers, tool_makers, hut_builders, shamans = [shown[people] * times for people, times in multiplied]
    left = 2 * tribe.any_two if rulings.any_two_left == "two-resources" else 0
    points: dict[str, int] = {
        Category.POINTS: tribe.score,
        Category.CULTURE: score_culture(shown),
        Category.FARMERS: farmers,
        Category.TOOL_MAKERS: tool_makers,
        Category.HUT_BUILDERS: hut_builders,
        Category.SHAMANS: shamans,
        Category.RESOURCES: tribe.resources + left,
    }
    return Sheet(points, sum(points.values()))


def find_multipliers(tribe: Tribe, edition: Edition) -> tuple[int, int, int, int]:
    """Return what each farmer, tool maker, hut builder and shaman on a tribe's cards is worth to it, in this order."""
    tools = sum(tribe.tools) + (sum(tribe.one_use) if edition.rulings.one_use_scored else 0)
    return (tribe.field, tools, len(tribe.buildings), tribe.workers)


def score(table: Table) -> Outcome:
    """Return the score as if the game ended now: a sheet for each tribe, the winners, and the rule that decided."""
    return decide_outcome(
        table, tuple(score_seat(table, seat) for seat in table.seats), [tribe.strength for tribe in table.tribes]
    )


def decide_outcome(table: Table, sheets: tuple[Sheet, ...], strengths: Sequence[int]) -> Outcome:
    """Return the outcome with these sheets: most points win, then the highest of ``strengths``, then the victory is shared."""
    most, strongest, shared = DECIDING
    measures = ((most, [each.total for each in sheets]), (strongest, strengths))
    return Outcome(sheets, *decide_winners(table.seats, measures, shared))


def conclude(ledger: Ledger[Table], rule: Rule, found: Outcome | None = None) -> None:
    """End the game by ``rule``: emit every line of the sheets, and the outcome ``found``, or else the table's."""
    found = found or score(ledger.table)
    for seat, each in enumerate(found.sheets):
        for category, points in each.points.items():
            ledger.emit(Scored(RULES[Category(category)], seat, points))
    ledger.emit(Ended(rule, found))


def find_ending(events: Iterable[Event[Table]]) -> Ending | None:
    """Return how the game with these events ended (the cards or a pile of buildings ran out); None if none of them ends it."""
    return next((Ending(event.rule) for event in events if isinstance(event, Ended)), None)
