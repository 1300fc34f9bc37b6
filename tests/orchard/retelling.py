"""A full game of Orchard as people would report it to the tracker."""

from __future__ import annotations

from collections.abc import Iterator

from tests.orchard_core import GAME
from tests.orchard_core.edition import Edition
from tests.orchard_core.table import Baked, Category, Ended, RoundBegan, Table
from tests.orchard_core.tracking import Done, EndRound, NoteCake, Tell
from tests.retelling import Retelling, track
from tests.tracked import play_all
from village_core.kernel.game import Game
from village_core.kernel.values import Choice


def retell(full: Game) -> Game:
    """Return the tracked game to which a full game is reported."""
    return play_all(track(GAME, full), report(full))


def report(full: Game) -> Iterator[Choice]:
    """Yield everything that people report of a full game, in order, the final sheet included."""
    for event in full.list_events():
        match event:
            case Baked():
                yield NoteCake(event.seat)
            case RoundBegan() | Ended():
                yield EndRound()
    table = full.position.table
    for line in list_open_lines(table.edition):
        yield from (Tell(seat, line, sheet.points[line]) for seat, sheet in enumerate(table.outcome.sheets))
    yield Done()


def list_open_lines(edition: Edition) -> tuple[Category, ...]:
    """Return the lines of the sheet that people count at the end: fruit, where it counts."""
    return (Category.FRUIT,) if edition.rulings.leftovers else ()


def count(table: Table) -> tuple:
    """Return what a tracked game knows too: the cakes of each garden and of the supply, and who started."""
    return [garden.cakes for garden in table.gardens], table.supply.cakes, table.start


RETELLING = Retelling(retell, count, list_open_lines)
