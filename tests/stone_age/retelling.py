"""A full game of Stone Age as people would have reported it to the tracker."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.choices import Done, EndTurn, Fed, GoHungry, Grow, NoteBuilding, NoteCard, ShowCard, Tell
from village_core.games.stone_age.events import (
    BuildingTaken,
    CardTaken,
    Ended,
    FieldGained,
    Gained,
    Paid,
    PointsGained,
    RoundBegan,
    Starved,
    ToolGained,
    WorkerGained,
)
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.vocabulary import Category, Growth, ScoreLine
from village_core.kernel.game import Game
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice

GROWTHS = {ToolGained: Growth.TOOL, WorkerGained: Growth.WORKER, FieldGained: Growth.FIELD}
BY_CARD = (Rule.CARD_TOOL, Rule.CARD_FIELD)
"""What the tracker knows when a card is noted."""
FED = (Rule.FEED_FIELD, Rule.FEED_FOOD, Rule.FEED_RESOURCES)


def acting(position: Position) -> int | None:
    """Whose workers act."""
    frame = next((frame for frame in position.agenda if isinstance(frame, Acting)), None)
    return None if frame is None else frame.asks(position.table)


def told(game: Game) -> Iterator[Choice]:
    """Everything that is reported of a full game, in order."""
    left, before, building = len(game.players), None, None
    for step in game.steps:
        for event in step.events:
            feeding = isinstance(event, Starved | RoundBegan | Ended) or (isinstance(event, Gained | Paid) and event.rule in FED)
            if feeding:
                yield from (EndTurn() for _ in range(left))
                left, before = 0, None
            if isinstance(event, BuildingTaken):
                building = event
            elif isinstance(event, PointsGained) and event.rule == Rule.BUILDING_POINTS:
                yield NoteBuilding(building.seat, building.place, event.points)
            else:
                yield from _told(event)
            if isinstance(event, RoundBegan):
                left = len(game.players)
        now = acting(step.position)
        if before is not None and now is not None and now != before:
            yield EndTurn()
            left -= 1
        before = now
    table = game.position.table
    for seat in table.clockwise(table.start):
        yield from (ShowCard(card) for card in table.tribes[seat].secret)
    for seat, sheet in enumerate(table.outcome.sheets):
        if sheet.points[Category.RESOURCES]:
            yield Tell(seat, ScoreLine.RESOURCES, sheet.points[Category.RESOURCES])
    yield Done()


def _told(event: Event) -> Iterator[Choice]:
    match event:
        case CardTaken():
            yield NoteCard(event.seat, event.card)
        case ToolGained() | WorkerGained() | FieldGained() if event.rule not in BY_CARD:
            yield Grow(event.seat, GROWTHS[type(event)])
        case Starved():
            yield GoHungry(event.seat)
        case RoundBegan() | Ended():
            yield Fed()
