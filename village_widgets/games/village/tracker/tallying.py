"""The final sheet of a tracked game of Village, and who is ahead."""

from __future__ import annotations

from village_core.games.outcome import Outcome
from village_core.games.village.choices import Tell
from village_core.games.village.ending import list_tie_lines, measure
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import Category, ScoreLine
from village_widgets.companion.tallying import Tally, build_tally
from village_widgets.components.telling import Telling
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker.reporting import Desk


def build_sheet(desk: Desk, telling: VillageTelling, counted: Tallying, filling: bool) -> Tally:
    """Build the sheet by category and player; ``filling``: players still fill it in."""
    table, say = desk.table, telling.narrator.format
    ties = {line: [measure(farm, line) for farm in table.farms] for line in list_tie_lines(desk.edition)}
    return build_tally(
        telling,
        table,
        counted,
        {ScoreLine(category.value): say(f"category-{category}") for category in Category},
        {line: (say(f"tie-line-{line}"), counts) for line, counts in ties.items()},
        Tell if filling else None,
        _word_lead,
    )


def _word_lead(telling: Telling[Table], found: Outcome) -> str:
    """Say who would win; in a tie also who has as much, and what decides it."""
    nouns = telling.narrator.nouns
    who = telling.words.join([nouns.name_seat(seat) for seat in found.winners])
    prestige = nouns.describe_amount("prestige", found.sheets[found.winners[0]].total)
    if len(found.leaders) == 1:
        return telling.narrator.format("tracker-leads-with", who=who, prestige=prestige)
    tied = telling.words.join([nouns.name_seat(seat) for seat in found.leaders])
    return telling.narrator.format(f"tracker-leads-{found.rule}", who=who, tied=tied, prestige=prestige)
