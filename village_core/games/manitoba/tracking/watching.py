"""A round of a tracked game: people play with their own pieces, and report what the companion follows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from village_core.games.manitoba import choices, scoring, vocabulary
from village_core.games.manitoba.calendar import CloudTurned, EventTurned
from village_core.games.manitoba.events import FeatherLost, Gained, Skipped
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.seasons import NEW_SEASON, follow_scoring
from village_core.games.manitoba.shells import OTHERS, use_shell
from village_core.games.manitoba.shells import find_bar as find_bar_of_shell
from village_core.games.manitoba.storing import find_bar, put_good
from village_core.games.manitoba.table import SCORED, Clan, Table
from village_core.games.manitoba.tracking.events import PointsNoted
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.walking import find_bar as find_bar_of_step
from village_core.games.manitoba.walking import walk
from village_core.kernel.frames import Frame, ReportFrame
from village_core.kernel.judging import Offer
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Seat

Report: TypeAlias = (
    choices.NoteGood
    | choices.NoteStep
    | choices.NoteWaking
    | choices.NoteBerry
    | choices.NoteFeatherLost
    | choices.NotePoints
    | choices.NoteScore
    | choices.NoteSkip
)
"""A report about one player."""
MOST: Final = 99
"""The most points by which one report can change a score."""


class Watching(ReportFrame[Table], frozen=True, gc=False):
    """All players act, and an event is carried out; any page reports anything of any player, in any order (``act-once``).

    Reports of the set-up come before the first round.
    """

    def find_decider(self, table: Table) -> Seat | None:
        """Return the active player; any player may answer."""
        return table.start

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer the round's end first, then the season's cards, then the usual reports of each player."""
        yield Offer(choices.EndRound())
        yield from map(Offer, list_cards(table))
        yield from map(Offer, list_usual(table))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons why a report can't have happened; none if it can. A scoring comes after the round's end."""
        if isinstance(choice, choices.NoteScore | choices.NoteSkip):
            return (Lack(Rule.TILE_POINTS),)
        return () if isinstance(choice, choices.EndRound) else find_lacks(table, choice)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Enter the report and return this frame, above it any that asks more about it.

        At the round's end return the frames of its scoring or of the final sheet instead, or none if neither follows.
        """
        if not isinstance(choice, choices.EndRound):
            return (self, *enter_report(ledger, choice))
        table = ledger.table
        if table.last:
            return (Tallying(),)
        if table.card not in SCORED:
            return ()
        return follow_scoring(table, Counting(table.list_clockwise(table.start)))


class Counting(ReportFrame[Table], frozen=True, gc=False):
    """The scoring of this round's tile: ``seats`` have still to score or to skip it, in any order (``tile-points``)."""

    seats: tuple[Seat, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the next seat clockwise; any player may answer. Return None once all have scored."""
        return self.seats[0] if self.seats else None

    def list_offers(self, table: Table) -> Iterable[Offer]:
        """Offer what each of ``seats`` may score, if the tile is known; then cards not reported yet, and the usual reports."""
        if scoring.find_cloud(table) is not None:
            yield from (Offer(choice) for seat in self.seats for choice in list_scorings(table, seat))
        yield from map(Offer, list_cards(table))
        yield from map(Offer, list_usual(table))

    def list_lacks(self, table: Table, choice: Choice) -> tuple[Lack, ...]:
        """Return the reasons why a scoring or a forgotten report can't have happened; none if it can."""
        if not isinstance(choice, choices.NoteScore | choices.NoteSkip):
            return find_lacks(table, choice)
        cloud = scoring.find_cloud(table)
        if choice.seat not in self.seats or cloud is None:
            return (Lack(Rule.TILE_POINTS if choice.seat in table.seats else NOT_NOW),)
        if choice in list_scorings(table, choice.seat):
            return ()
        skips = isinstance(choice, choices.NoteSkip)
        return (Lack(Rule.TILE_MUST if skips else scoring.CLOUD_RULES[len(cloud)]),)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Score the storage, or skip it, and return the frame of the other seats; or enter a forgotten report and ask again."""
        match choice:
            case choices.NoteScore(seat, good):
                scoring.score_storage(ledger, seat, good)
            case choices.NoteSkip(seat):
                ledger.emit(Skipped(Rule.TILE_SKIP, seat))
            case _:
                return (self, *enter_report(ledger, choice))
        return (Counting(tuple([other for other in self.seats if other != seat])),)


def list_scorings(table: Table, seat: Seat) -> tuple[choices.NoteScore | choices.NoteSkip, ...]:
    """Return a player's possible reports about this round's scoring tile: one for each storage that may be scored.

    If the tile may be skipped, the report of that is the last. Empty in a round without a tile.
    """
    ways = [way.choice for way in scoring.list_ways(table, seat)]
    scored = [choices.NoteScore(seat, way.good) for way in ways if isinstance(way, choices.Score)]
    return (*scored, choices.NoteSkip(seat)) if choices.Skip() in ways else tuple(scored)


def list_cards(table: Table) -> Iterator[Choice]:
    """Yield the scoring tiles and event cards that may lie on the next free places of the season's row (``season-cards``)."""
    if table.season is vocabulary.Season.WINTER:
        return
    for frame in NEW_SEASON:
        if frame.find_decider(table) is not None:
            yield from (choice for choice, _ in frame.list_outcomes(table))


def find_lacks(table: Table, choice: Choice) -> tuple[Lack, ...]:
    """Return the reasons why a report can't have happened, by the rules; none if it can."""
    if isinstance(choice, choices.TurnCloud | choices.TurnEvent):
        return () if choice in list_cards(table) else (Lack(Rule.SEASON_CARDS),)
    if not isinstance(choice, Report) or choice.seat not in table.seats:
        return (Lack(NOT_NOW),)
    rule = _find_rule(table, table.clans[choice.seat], choice)
    return () if rule is None else (Lack(rule),)


def _find_rule(table: Table, clan: Clan, choice: Report) -> Rule | None:
    match choice:
        case choices.NoteGood(_, good, place):
            return find_bar(table, clan, good, place) if getattr(table.supply, good) else Rule.LAND_GOOD
        case choices.NoteStep(seat, path):
            return find_bar_of_step(table, seat, path)
        case choices.NoteWaking(seat):
            rule = find_bar_of_shell(table, seat, choices.WakeOne())
            return None if rule is Rule.SHELL_WAKE else rule  # sleepers aren't counted
        case choices.NoteBerry(seat, place):
            return find_bar_of_shell(table, seat, choices.TurnBerry(place))
        case choices.NoteFeatherLost(_, place):
            return (
                None if place in vocabulary.STORAGES and vocabulary.Good.FEATHERS in clan.list_lying(place) else Rule.CARD_FEATHER
            )
        case choices.NotePoints(_, points):
            if scoring.is_below_floor(table.edition, clan.score, points):
                return Rule.POINTS_FLOOR
            return None if 0 < abs(points) <= MOST else Rule.SCORE_POINTS
    return None


def enter_report(ledger: Ledger[Table], choice: Choice) -> tuple[Frame[Table], ...]:
    """Enter a report, and return the frames of what is still to be asked about it: where the feather of a full altar goes.

    Reports of a scoring or of the round's end are not for it: the frames' own ``answer`` enters those.
    """
    match choice:
        case choices.TurnCloud(cloud):
            ledger.emit(CloudTurned(Rule.SEASON_CARDS, cloud))
        case choices.TurnEvent(card):
            ledger.emit(EventTurned(Rule.SEASON_CARDS, ledger.table.season, card))
        case choices.NoteGood(seat, good, place):
            ledger.emit(Gained(Rule.LAND_GOOD, seat, good))
            return put_good(ledger, seat, place)
        case choices.NoteStep(seat, path):
            return walk(ledger, seat, path)
        case choices.NoteWaking(seat):
            use_shell(ledger, seat, choices.WakeOne())
        case choices.NoteBerry(seat, place):
            use_shell(ledger, seat, choices.TurnBerry(place))
        case choices.NoteFeatherLost(seat, place):
            ledger.emit(FeatherLost(Rule.CARD_FEATHER, seat, place))
        case _:
            assert isinstance(choice, choices.NotePoints)
            ledger.emit(PointsNoted(Rule.SCORE_POINTS, choice.seat, choice.points))
    return ()


def list_usual(table: Table) -> Iterator[Report]:
    """Yield the usual reports of each player, clockwise from the active one, without those that are impossible now."""
    worth = table.edition.worth
    points = sorted({worth.each, worth.lakes, worth.second, worth.most})
    for seat in table.list_clockwise(table.start):
        found: list[Report] = [choices.NoteGood(seat, good, vocabulary.OWN[good]) for good in vocabulary.STORED]
        found += [choices.NoteGood(seat, vocabulary.Good.FEATHERS, place) for place in vocabulary.STORAGES]
        found += [choices.NoteGood(seat, good, altar) for altar in vocabulary.ALTARS for good in vocabulary.Good]
        found += [choices.NoteStep(seat, path) for path in vocabulary.PATHS]
        found += [choices.NoteWaking(seat), *(choices.NoteBerry(seat, place) for place in OTHERS)]
        found += [choices.NoteFeatherLost(seat, place) for place in vocabulary.STORAGES]
        found += [choices.NotePoints(seat, change) for change in points]
        yield from (each for each in found if not find_lacks(table, each))


def are_independent(choice: Choice, other: Choice) -> bool:
    """Tell whether neither of two inputs changes what the other says: reports of two players, or a report and a round's end.

    False for two reports of one player, which may be the same thing told twice, and for two of steps or goods on altars: both
    may bring the last shell, or the points for the first on a space. False also for any card, and for two ends of a round.
    """
    if isinstance(choice, choices.EndRound) or isinstance(other, choices.EndRound):
        return isinstance(choice, Report) != isinstance(other, Report)
    if not isinstance(choice, Report) or not isinstance(other, Report):
        return False
    return choice.seat != other.seat and not (_depends_on_others(choice) and _depends_on_others(other))


def _depends_on_others(choice: Report) -> bool:
    """Tell whether what a report brings may depend on what others have: shells that are left, or their steps."""
    return isinstance(choice, choices.NoteStep) or (isinstance(choice, choices.NoteGood) and choice.place in vocabulary.ALTARS)
