"""A full game of Manitoba as people would have reported it to the tracker."""

from __future__ import annotations

from collections.abc import Iterator

from tests.retelling import Retelling, track
from tests.tracked import play_all
from village_core.games.manitoba import GAME, calendar, choices, events
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import find_cloud, list_scored
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Good
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.values import Choice

SCORING = (Rule.TILE_POINTS, Rule.TILE_EMPTY, Rule.POINTS_FLOOR)
"""Rules of the points for a storage."""
BY_EVENT = (Rule.CARD_EACH, Rule.CARD_LAKES, Rule.CARD_MOST, Rule.CARD_GROUP)
"""Rules of points that people report, because the tracker doesn't follow the land."""


def retell(full: Game) -> Game:
    """Return the tracked game that results if players report all of a full game."""
    return play_all(track(GAME, full), report(full))


def report(full: Game) -> Iterator[Choice]:
    """Yield everything that people report of a full game, in order, and that the final sheet is right."""
    before, scoring = full.start, False
    emptied = dict.fromkeys(full.start.table.seats, 0)
    for step in full.steps:
        table = before.table
        if isinstance(before.top, Storing) and before.top.emptied:
            yield step.option.choice
        for at, event in enumerate(step.events):
            seat = getattr(event, "seat", 0)
            if isinstance(event, events.AltarEmptied):
                emptied[seat] += len(table.clans[seat].list_lying(event.place))
            elif emptied[seat] and isinstance(event, events.Stored | events.PutBack):
                emptied[seat] -= 1
            else:
                scores = is_of_scoring(event)
                if not scoring and (scores or isinstance(event, calendar.RoundBegan) or ends(event)):
                    yield choices.EndRound()
                scoring = (scoring or scores or ends(event)) and not isinstance(event, calendar.RoundBegan)
                yield from _report_event(table, event, step.events[at + 1 :])
            table = event.on(table)
        before = step.position
    yield choices.Done()


def is_of_scoring(event: Event) -> bool:
    """Tell whether an event is points or a skip in the scoring of a tile."""
    points = isinstance(event, events.PointsGained) and event.rule in SCORING
    return points or (isinstance(event, events.Skipped) and event.rule == Rule.TILE_SKIP)


def ends(event: Event) -> bool:
    """Tell whether an event belongs to the game's end, of which people report nothing but that the last round is over."""
    return isinstance(event, events.Offered | events.Scored | events.Ended) or event.rule == Rule.END_SPARED


def find_scored(table: Table, seat: int, after: tuple[Event, ...]) -> Good:
    """Return the good of the storage that the first event of ``after`` clears, else a scored good whose storage is empty."""
    if after and isinstance(after[0], events.StorageCleared):
        return Good(after[0].place.value)
    clan = table.clans[seat]
    return next(good for good in list_scored(table, clan, find_cloud(table)) if not clan.list_storage(good))


def _report_event(table: Table, event: Event, after: tuple[Event, ...]) -> Iterator[Choice]:
    """Yield the report of one event at a table, if people report it; ``after`` are the events that follow it in the same step."""
    match event:
        case events.Stored(seat=seat, good=good, place=place):
            yield choices.NoteGood(seat, good, place)
        case events.Walked(seat=seat, path=path) | events.Repeated(seat=seat, path=path):
            yield choices.NoteStep(seat, path)
        case events.BerryTurned(seat=seat, place=place):
            yield choices.NoteBerry(seat, place)
        case events.Woke(rule=Rule.SHELL_WAKE, seat=seat):
            yield choices.NoteWaking(seat)
        case events.FeatherLost(seat=seat, place=place):
            yield choices.NoteFeatherLost(seat, place)
        case events.PointsGained(rule=rule, seat=seat, points=points) if rule in BY_EVENT:
            yield choices.NotePoints(seat, points)
        case events.PointsGained(rule=rule, seat=seat) if rule in SCORING:
            yield choices.NoteScore(seat, find_scored(table, seat, after))
        case events.Skipped(rule=Rule.TILE_SKIP, seat=seat):
            yield choices.NoteSkip(seat)
        case calendar.EventTurned(card=card):
            yield choices.TurnEvent(card)
        case calendar.CloudTurned(cloud=cloud):
            yield choices.TurnCloud(cloud)


def count(table: Table) -> tuple:
    """Return what the tracker counts too: goods, shells, paths and points, the season's cards and tiles, and who is active."""
    clans = [
        (each.storages, each.small_altar, each.large_altar, each.active, each.used, each.paths, each.score)
        for each in table.clans
    ]
    return clans, table.supply.shells, table.events, table.clouds, table.hidden, table.start


RETELLING = Retelling(retell, count, unforeseen=(choices.NotePoints,))
