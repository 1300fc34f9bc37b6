"""Figures of games as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import TypeAlias

from village_core.commands.columns import align_left, align_right
from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator
from village_core.games.outcome import Outcome
from village_core.kernel.words import Words
from village_core.kernel.words.cells import count_cells
from village_core.simulation.simulate import QUANTILES, GameResult, build_histogram, measure_spread

Teller: TypeAlias = Narrator[GameTable, PrintedEdition]
"""A narrator of any game, whose words may depend on the rulings of its table."""

BAR = "█"
LONGEST = 40
CLASS = 5


def format_spreads(words: Words, played: Sequence[GameResult]) -> Iterator[str]:
    """Yield lines about the spread of points, of winning points unless one plays alone, of rounds and of decisions.

    Each has the mean, the deviation and quantiles; the points get a histogram.
    """
    totals = [total for game in played for total in game.totals]
    figures = {
        "cli-points": totals,
        "cli-winning-points": [max(game.totals) for game in played],
        "cli-rounds": [game.rounds for game in played],
        "cli-decisions": [game.decisions for game in played],
    }
    if len(played[0].totals) == 1:
        del figures["cli-winning-points"]  # a game for one has no winner
    for key, values in figures.items():
        found = measure_spread(values)
        yield ""
        yield words.format(key)
        yield f"  {words.format('cli-mean', mean=found.mean, deviation=found.deviation)}"
        named = zip(QUANTILES, found.quantiles, strict=True)
        told = [words.format("cli-quantile", percent=percent, value=value) for percent, value in named]
        yield "  " + words.join(told, "list-comma")
        if key == "cli-points":
            yield from _format_histogram(words, totals)


def _format_histogram(words: Words, values: Sequence[int]) -> Iterator[str]:
    classes = build_histogram(values, CLASS)
    most = max(count for _, count in classes)
    for low, count in classes:
        label = align_right(words.format("cli-class", low=low, high=low + CLASS - 1), 7)
        yield f"  {label}  {BAR * round(LONGEST * count / most)}{' ' if count * LONGEST * 2 > most else ''}{count}"


def format_seats(words: Words, played: Sequence[GameResult]) -> Iterator[str]:
    """Yield lines with each seat's mean points and share of all victories; a shared victory counts as one for each winner."""
    yield ""
    yield words.format("cli-by-seat")
    wins = Counter(seat for game in played for seat in game.winners)
    for seat in range(len(played[0].totals)):
        mean, share = fmean(game.totals[seat] for game in played), 100 * wins[seat] / wins.total()
        yield f"  {seat + 1}  {words.format('cli-victories', mean=mean, percent=share)}"


def format_ranks(narrator: Teller, played: Sequence[GameResult]) -> Iterator[str]:
    """Yield lines with the ranks that one player alone reached and their shares, the highest first.

    A game without ranks has no line.
    """
    totals = sorted((game.totals[0] for game in played), reverse=True)
    counts = Counter(map(narrator.rank, totals))
    if "" in counts:
        return
    yield ""
    yield narrator.format("cli-ranks")
    for name, count in counts.items():
        yield _format_share(narrator, count, len(played), name)


def format_endings(narrator: Teller, played: Sequence[GameResult]) -> Iterator[str]:
    """Yield lines with the ways in which games ended and their shares, the most frequent first.

    Further lines, where there is something to say, have the shares of who brought the end about, of special circumstances, and of
    shared victories.
    """
    say, counts = narrator.format, Counter(game.ending.way for game in played)
    yield ""
    yield say("cli-endings")
    for way, count in counts.most_common():
        yield _format_share(narrator, count, len(played), say(f"ending-{way}"))
    rung = Counter(game.ending.by for game in played if game.ending.by)
    if rung:
        yield say("cli-rung-by")
    for by, count in rung.most_common():
        yield _format_share(narrator, count, len(played), say(f"ending-by-{by}"))
    further = Counter(f"ending-also-{what}" for game in played for what in game.ending.also)
    further["cli-shared-wins"] = sum(len(game.winners) > 1 for game in played)
    if any(further.values()):
        yield say("cli-last-turns")
    for key, count in sorted(further.items()):
        if count:
            yield _format_share(narrator, count, len(played), say(key))


def _format_share(narrator: Teller, count: int, whole: int, said: str) -> str:
    share = narrator.words.format("cli-share", percent=100 * count / whole)
    return f"  {count:>6}  {align_right(share, 7)}  {said}"


def format_score(narrator: Teller, outcome: Outcome, categories: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Yield lines of a table with the final score: a row for each category and for the total, a column for each player."""
    say = narrator.format
    rows = [(say(f"category-{category}"), [sheet.points[category] for sheet in outcome.sheets]) for category in categories]
    rows.append((say("cli-total"), [sheet.total for sheet in outcome.sheets]))
    title = say("cli-final-score")
    first = max(count_cells(label) for label in (title, *(label for label, _ in rows)))
    widths = [max(count_cells(name), 3) for name in names]
    for label, cells in [(title, names), *((label, [*map(str, values)]) for label, values in rows)]:
        yield "  ".join([align_left(label, first), *map(align_right, cells, widths)])
