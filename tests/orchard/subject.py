"""Orchard under the laws: its pieces counted in plain data."""

from __future__ import annotations

from collections import Counter
from random import Random

from tests.laws import Subject, choose_rulings
from tests.orchard.recorded import ORCHARD as RECORDED
from tests.orchard.retelling import RETELLING
from tests.orchard_core import GAME, Position, new_game
from tests.orchard_core.frames import Turn
from tests.orchard_core.rules import Rule
from tests.samples import sample
from village_core.games.editions import EditionSettings

SETUPS = tuple((edition, players) for edition in ("old", "new") for players in (2, 3))
BOXES = {"old": (10, 6), "new": (14, 5)}  # fruit of each kind, cakes


def start(edition: str, players: int, random: Random) -> Position:
    """Begin a game with a random start player, half the time by the edition's own ruling, otherwise by either."""
    return new_game(EditionSettings(edition, choose_rulings(GAME, random)), players, random.randrange(players))


def count_pieces(table: dict) -> Counter:
    """Count every piece in the gardens and in the middle."""
    return sum((Counter(garden) for garden in (*table["gardens"], table["supply"])), Counter())


def count_box(table: dict) -> Counter:
    """Count every piece in the box of the table's edition."""
    fruit, cakes = BOXES[table["copy"]["edition"]]
    return Counter(apple=fruit, pear=fruit, plum=fruit, cakes=cakes)


ORCHARD = Subject(
    recorded=RECORDED,
    rules=Rule,
    setups=SETUPS,
    start=start,
    count_pieces=count_pieces,
    count_box=count_box,
    begins=lambda position: isinstance(position.top, Turn),
    longest=200,
    samples=sample(4, 60),
    retelling=RETELLING,
)
