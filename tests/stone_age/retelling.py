"""A full game of Stone Age as people would have reported it to the tracker."""

from __future__ import annotations

from collections.abc import Iterator

from tests.retelling import Retelling, track
from tests.tracked import play_all
from village_core.games.stone_age import GAME, choices, events
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import Growth, ScoreLine
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice

GROWTHS = {events.ToolGained: Growth.TOOL, events.WorkerGained: Growth.WORKER, events.FieldGained: Growth.FIELD}
BY_CARD = (Rule.CARD_TOOL, Rule.CARD_FIELD)
"""Rules of growth that the tracker books when a card is noted."""
FED = (Rule.FEED_FIELD, Rule.FEED_FOOD, Rule.FEED_RESOURCES)


def find_actor(position: Position) -> int | None:
    """Return the seat whose turn it is to act with its workers; None outside the phase of actions, or if none has workers out."""
    frame = next((frame for frame in position.agenda if isinstance(frame, Acting)), None)
    return None if frame is None else frame.find_decider(position.table)


def retell(full: Game) -> Game:
    """Return the tracked game that results if players report all of a full game."""
    return play_all(track(GAME, full), report(full))


def report(full: Game) -> Iterator[Choice]:
    """Yield everything that people report of a full game, in order, the final sheet included."""
    left, before, building = len(full.players), None, None
    for step in full.steps:
        for event in step.events:
            feeding = isinstance(event, events.Starved | events.RoundBegan | events.Ended) or (
                isinstance(event, events.Gained | events.Paid) and event.rule in FED
            )
            if feeding:
                yield from (choices.EndTurn() for _ in range(left))
                left, before = 0, None
            if isinstance(event, events.BuildingTaken):
                building = event
            elif isinstance(event, events.PointsGained) and event.rule == Rule.BUILDING_POINTS:
                yield choices.NoteBuilding(building.seat, building.place, event.points)
            else:
                yield from _report_event(event)
            if isinstance(event, events.RoundBegan):
                left = len(full.players)
        now = find_actor(step.position)
        if before is not None and now is not None and now != before:
            yield choices.EndTurn()
            left -= 1
        before = now
    table = full.position.table
    for seat in table.list_clockwise(table.start):
        yield from (choices.ShowCard(card) for card in table.tribes[seat].secret)
    for seat, sheet in enumerate(table.outcome.sheets):
        yield from (choices.Tell(seat, line, sheet.points[line]) for line in list_open_lines(table.edition))
    yield choices.Done()


def list_open_lines(edition: Edition) -> tuple[ScoreLine, ...]:
    """Return the lines that people count at the end: resources, and tool makers if unused one-use tools count."""
    return (ScoreLine.RESOURCES, *((ScoreLine.TOOL_MAKERS,) if edition.rulings.one_use_scored else ()))


def count(table: Table) -> tuple:
    """Return the counts of a table that a tracker keeps too.

    Of each tribe its growth, points, known cards, number of unseen cards and number of buildings; then the number of buildings in
    each pile, of cards in deck and row together, and the starting player.
    """
    tribes = [(each.workers, each.field, each.tools, each.score, each.cards, len(each.secret)) for each in table.tribes]
    built = [len(each.buildings) for each in table.tribes]
    piles = [pile.under + (pile.top is not None) for pile in table.piles]
    return tribes, built, piles, table.left + len(table.row) - table.row.count(None), table.start


RETELLING = Retelling(retell, count, list_open_lines, (choices.NoteBuilding,))


def _report_event(event: Event) -> Iterator[Choice]:
    """Yield the report of one event; an event that people don't report on its own has none."""
    match event:
        case events.CardTaken():
            yield choices.NoteCard(event.seat, event.card)
        case events.ToolGained() | events.WorkerGained() | events.FieldGained() if event.rule not in BY_CARD:
            yield choices.Grow(event.seat, GROWTHS[type(event)])
        case events.Starved():
            yield choices.GoHungry(event.seat)
        case events.RoundBegan() | events.Ended():
            yield choices.Fed()
