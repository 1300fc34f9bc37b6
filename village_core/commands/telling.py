"""Tables of figures as lines of text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from statistics import fmean

from village_core.games.outcome import Outcome
from village_core.kernel.words import Words
from village_core.simulation.simulate import QUANTILES, Played, histogram, spread

BAR = "█"
LONGEST = 40
CLASS = 5


def listed(words: Words, parts: Sequence[str], key: str = "cli-list") -> str:
    """Parts as one list, joined by the wording of ``key``."""
    return reduce(lambda first, last: words.format(key, first=first, last=last), parts)


def spreads(words: Words, played: Sequence[Played]) -> Iterator[str]:
    """How points, rounds and decisions are spread, and a histogram of the points."""
    totals = [total for game in played for total in game.totals]
    figures = {
        "cli-points": totals,
        "cli-winning-points": [max(game.totals) for game in played],
        "cli-rounds": [game.rounds for game in played],
        "cli-decisions": [game.decisions for game in played],
    }
    for key, values in figures.items():
        found = spread(values)
        yield ""
        yield words.format(key)
        yield f"  {words.format('cli-mean', mean=f'{found.mean:.1f}', deviation=f'{found.deviation:.1f}')}"
        named = zip(QUANTILES, found.quantiles, strict=True)
        yield "  " + listed(words, [f"{words.format('cli-quantile', percent=percent)} {value}" for percent, value in named])
        if key == "cli-points":
            yield from _histogram(words, totals)


def _histogram(words: Words, values: Sequence[int]) -> Iterator[str]:
    classes = histogram(values, CLASS)
    most = max(count for _, count in classes)
    for low, count in classes:
        label = words.format("cli-class", low=low, high=low + CLASS - 1)
        yield f"  {label:>7}  {BAR * round(LONGEST * count / most)}{' ' if count * LONGEST * 2 > most else ''}{count}"


def seats(words: Words, played: Sequence[Played]) -> Iterator[str]:
    """Points and victories of each seat."""
    yield ""
    yield words.format("cli-by-seat")
    wins = Counter(seat for game in played for seat in game.winners)
    for seat in range(len(played[0].totals)):
        mean = fmean(game.totals[seat] for game in played)
        share = f"{100 * wins[seat] / wins.total():.1f}"
        yield f"  {seat + 1}  {words.format('cli-victories', mean=f'{mean:.1f}', percent=share)}"


def endings(words: Words, played: Sequence[Played]) -> Iterator[str]:
    """How often the end came in which way, most frequent first, and what else was remarkable about it."""
    counts = Counter(game.ending.way for game in played)
    yield ""
    yield words.format("cli-endings")
    for way, count in counts.most_common():
        yield _share(count, len(played), words.format(f"ending-{way}"))
    further = Counter(f"ending-also-{what}" for game in played for what in game.ending.also)
    further["cli-shared-wins"] = sum(len(game.winners) > 1 for game in played)
    if any(further.values()):
        yield words.format("cli-last-turns")
    for key, count in sorted(further.items()):
        if count:
            yield _share(count, len(played), words.format(key))


def _share(count: int, whole: int, said: str) -> str:
    return f"  {count:>6}  {100 * count / whole:5.1f} %  {said}"


def score(words: Words, outcome: Outcome, categories: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """The final score by category, a column for each player, and who won by which rule."""
    rows = [
        (words.format(f"category-{category}"), [sheet.points[category] for sheet in outcome.sheets]) for category in categories
    ]
    rows.append((words.format("cli-total"), [sheet.total for sheet in outcome.sheets]))
    title = words.format("cli-final-score")
    first = max(len(label) for label in (title, *(label for label, _ in rows)))
    widths = [max(len(name), 3) for name in names]
    yield "  ".join([title.ljust(first), *(name.rjust(width) for name, width in zip(names, widths, strict=True))])
    for label, values in rows:
        yield "  ".join([label.ljust(first), *(str(value).rjust(width) for value, width in zip(values, widths, strict=True))])
