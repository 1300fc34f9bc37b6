"""The final sheet of a tracked game of Village, and who is ahead."""

from __future__ import annotations

from village_core.games.outcome import Outcome
from village_core.games.village.choices import Tell
from village_core.games.village.ending import list_tie_lines, measure
from village_core.games.village.events import Ended
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import Category, ScoreLine
from village_widgets.companion.tallying import Tally, build_tally
from village_widgets.components.messages import ShownPlayer
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker.reporting import Desk


def build_sheet(desk: Desk, telling: VillageTelling, counted: Tallying, filling: bool) -> Tally:
    """Build the sheet by category and player; ``filling``: players still fill it in, else the game is over."""
    table, say = desk.table, telling.narrator.format
    found = table.outcome or counted.outcome(table)
    ties = {line: [measure(farm, line) for farm in table.farms] for line in list_tie_lines(desk.edition)}
    return build_tally(
        telling.words,
        [ShownPlayer(desk.view.name(seat), desk.view.colour(seat)) for seat in table.seats],
        table,
        counted,
        found,
        {ScoreLine(category.value): say(f"category-{category}") for category in Category},
        {line: (say(f"tie-line-{line}"), counts) for line, counts in ties.items()},
        _describe_result(desk, telling, found, filling),
        telling.explain_result(found.rule),
        Tell if filling else None,
    )


def _describe_result(desk: Desk, telling: VillageTelling, found: Outcome, so_far: bool) -> str:
    """Describe who wins, or ``so_far`` would win; in a tie also who has as much, and what decides it."""
    if not so_far:
        return telling.describe_event(Ended(found.rule, found))
    nouns = telling.narrator.nouns
    who = telling.words.join([nouns.name(seat) for seat in found.winners])
    prestige = nouns.amount("prestige", found.sheets[found.winners[0]].total)
    if len(found.leaders) == 1:
        return desk.say("leads-with", who=who, prestige=prestige)
    tied = telling.words.join([nouns.name(seat) for seat in found.leaders])
    return desk.say(f"leads-{found.rule}", who=who, tied=tied, prestige=prestige)
