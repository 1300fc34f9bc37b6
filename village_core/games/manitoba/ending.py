"""The end: the final offering, the score by category, and the winners."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.events import Ended, Offered, Scored, Skipped, Spared
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Clan, Table
from village_core.games.manitoba.vocabulary import OWN, STORED, Category, Good, Place
from village_core.games.manitoba.walking import find_exempt, is_spared
from village_core.games.outcome import Ending, Outcome, Sheet, decide_winners
from village_core.kernel.ledger import Event, Ledger

RULES: Final = {category: Rule(f"score-{category}") for category in Category}
DECIDING: Final = (Rule.WIN_MOST, Rule.TIE_SHARED)
"""Rules that tell winners apart, in order."""


def find_offered(edition: Edition, clan: Clan) -> tuple[Place, ...]:
    """Return the storages from each of which a clan must offer one good in the end (``end-offering``): all that aren't empty.

    A clan that is spared offers none (``path-spared``). By a ruling, storages with nothing but feathers don't count.
    """
    if is_spared(edition, clan.paths):
        return ()
    spares = edition.rulings.offering_spares_feathers
    stored = zip(STORED, clan.storages, strict=True)
    return tuple([OWN[good] for good, tokens in stored if tokens and not (spares and {*tokens} == {Good.FEATHERS})])


def count_final(edition: Edition, clan: Clan, good: Good, tokens: int) -> int | None:
    """Return the points of a storage in the final scoring; None if a clan that is exempt skips it, because it would lose."""
    points = edition.count_points(good, tokens)
    return None if points < 0 and good in find_exempt(edition, clan.paths) else points


def score_clan(edition: Edition, clan: Clan, offering: bool = False) -> Sheet:
    """Return the points by category of a clan; with ``offering`` as if it first made the final offering (``end-offering``).

    A clan skips a loss from which it is exempt. By a ruling no loss takes its points below zero.
    """
    offered = find_offered(edition, clan) if offering else ()
    counts = tuple([len(tokens) - (OWN[good] in offered) for good, tokens in zip(STORED, clan.storages, strict=True)])
    return _score(edition, clan.score, counts, find_exempt(edition, clan.paths), (clan.active, clan.used))


@lru_cache(maxsize=4096)
def _score(edition: Edition, score: int, counts: Sequence[int], exempt: frozenset[Good], shells: tuple[int, int]) -> Sheet:
    points: dict[str, int] = {Category.POINTS: score}
    for good, tokens in zip(STORED, counts, strict=True):
        found = edition.count_points(good, tokens)
        if found < 0:
            found = 0 if good in exempt else found
            if not edition.rulings.below_zero:
                found = max(found, -max(0, sum(points.values())))
        points[Category(good.value)] = found
    points[Category.SHELLS] = edition.worth.active * shells[0] + edition.worth.used * shells[1]
    return Sheet(points, sum(points.values()))


def score(table: Table) -> Outcome:
    """Return the score of the table as it is, without an offering: a sheet for each clan, the winners, the deciding rule."""
    return decide_outcome(table, tuple(score_clan(table.edition, clan) for clan in table.clans))


def decide_outcome(table: Table, sheets: tuple[Sheet, ...]) -> Outcome:
    """Return the outcome with these sheets: those with the most points win, and several share the victory."""
    most, shared = DECIDING
    return Outcome(sheets, *decide_winners(table.seats, ((most, [each.total for each in sheets]),), shared))


def conclude(ledger: Ledger[Table], told: Outcome | None = None) -> None:
    """Make the final offerings, emit every line of the sheets, and end the game with the outcome ``told``, or else the table's.

    Clans that are spared the offering, or skip a storage from which they are exempt, get an event that says so.
    """
    table = ledger.table
    edition = table.edition
    for seat in table.list_clockwise(table.start):
        clan = table.clans[seat]
        offered = find_offered(edition, clan)
        if is_spared(edition, clan.paths):
            ledger.emit(Spared(Rule.END_SPARED, seat))
        elif offered:
            ledger.emit(Offered(Rule.END_OFFERING, seat, offered))
    found = told or score(ledger.table)
    for seat, each in enumerate(found.sheets):
        clan = ledger.table.clans[seat]
        for good in STORED:
            if count_final(edition, clan, good, len(clan.list_storage(good))) is None:
                ledger.emit(Skipped(Rule.END_SKIP, seat))
        for category, points in each.points.items():
            ledger.emit(Scored(RULES[Category(category)], seat, points))
    ledger.emit(Ended(Rule.END_AUTUMN, found))


def find_ending(events: Iterable[Event[Table]]) -> Ending | None:
    """Return the ending that these events bring; None if none of them ends the game."""
    return next((Ending(event.rule) for event in events if isinstance(event, Ended)), None)
