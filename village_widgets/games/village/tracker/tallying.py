"""The final sheet of a tracked game: what is known, what was told, and who wins with that."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from village_core.games.outcome import Outcome
from village_core.games.village.choices import Done, Tell
from village_core.games.village.ending import measure, tie_lines
from village_core.games.village.events import Ended
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.vocabulary import Category, Line
from village_core.kernel.values import Seat
from village_widgets.components.messages import ShownPlayer
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.tracker.messages import Count, Made, Tally, TallyLine
from village_widgets.games.village.tracker.reporting import Desk

Known = Mapping[tuple[Seat, str], int]


def tally(desk: Desk, telling: VillageTelling, counted: Tallying, filling: bool) -> Tally:
    """The sheet by category and player: while it is filled, or once the game is over."""
    table, known = desk.table, counted.known
    found = table.outcome or counted.outcome(table)
    return Tally(
        title=desk.say("sheet-title" if filling else "sheet-over"),
        about=desk.say("sheet-about") if filling else "",
        players=tuple(ShownPlayer(desk.view.name(seat), desk.view.colour(seat)) for seat in table.seats),
        lines=tuple(_line(desk, found, category, known, filling) for category in Category),
        totals=tuple(sheet.total for sheet in found.sheets),
        ties=_ties(desk, known, filling) if len(found.leaders) > 1 else (),
        winners=found.leaders if filling else found.winners,
        result=_result(desk, telling, found, filling),
        reasons=telling.reasons(found.rule),
        done=msgspec.to_builtins(Done()) if filling else None,
    )


def _line(desk: Desk, found: Outcome, category: Category, known: Known, filling: bool) -> TallyLine:
    line = Line(category.value)
    counts = enumerate(sheet.points[category] for sheet in found.sheets)
    cells = tuple(_cell(seat, line, count, known, filling) for seat, count in counts)
    return TallyLine(desk.view.words.say(f"category-{category}"), cells)


def _cell(seat: Seat, line: Line, count: int, known: Known, filling: bool) -> Count:
    """A count, whether it was told, and the choice that tells another."""
    tells: Made | None = msgspec.to_builtins(Tell(seat, line, count)) if filling else None
    return Count(count, (seat, line) in known, tells)


def _ties(desk: Desk, known: Known, filling: bool) -> tuple[TallyLine, ...]:
    """The lines that break the tie, for everybody."""
    shown: list[TallyLine] = []
    for line in tie_lines(desk.edition):
        counts = [known.get((seat, line), measure(farm, line)) for seat, farm in enumerate(desk.table.farms)]
        cells = tuple(_cell(seat, line, count, known, filling) for seat, count in enumerate(counts))
        shown.append(TallyLine(desk.view.words.say(f"tie-line-{line}"), cells))
    return tuple(shown)


def _result(desk: Desk, telling: VillageTelling, found: Outcome, so_far: bool) -> str:
    """Who wins, or would win as it stands; in a tie also who else has as much, and what decides it."""
    if not so_far:
        return telling.event(Ended(found.rule, found))
    nouns = telling.narrator.nouns
    who = nouns.listed([nouns.name(seat) for seat in found.winners])
    prestige = nouns.amount("prestige", found.sheets[found.winners[0]].total)
    if len(found.leaders) == 1:
        return desk.say("leads-with", who=who, prestige=prestige)
    tied = nouns.listed([nouns.name(seat) for seat in found.leaders])
    return desk.say(f"leads-{found.rule}", who=who, tied=tied, prestige=prestige)
