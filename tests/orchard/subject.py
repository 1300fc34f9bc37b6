"""Orchard under the laws: its pieces counted in plain data."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from tests.laws import Subject
from tests.orchard_core import CODEC, Position, new_game
from village_core import __version__
from village_core.games.editions import EditionSettings
from village_core.kernel import saves

SETUPS = tuple((edition, players) for edition in ("old", "new") for players in (2, 3))
BOXES = {"old": (10, 6), "new": (14, 5)}  # fruit of each kind, cakes


def start(edition: str, players: int, random: Random) -> Position:
    """A new game, by the edition's own ruling or the other one."""
    chosen = (("rulings.leftovers", random.random() < 0.5),) if random.random() < 0.5 else ()
    return new_game(EditionSettings(edition, chosen), players, random.randrange(players))


def pieces(table: dict) -> Counter:
    """Every piece in the gardens and in the middle."""
    return sum((Counter(garden) for garden in (*table["gardens"], table["supply"])), Counter())


def box(table: dict) -> Counter:
    """Everything in the box."""
    fruit, cakes = BOXES[table["copy"]["edition"]]
    return Counter(apple=fruit, pear=fruit, plum=fruit, cakes=cakes)


ORCHARD = Subject(
    name="orchard",
    setups=SETUPS,
    start=start,
    read=lambda text: msgspec.json.decode(text, type=Position),
    pieces=pieces,
    box=box,
    disguised=lambda table, seat, random: table,  # nothing is hidden
    shown=lambda table, seat: table,
    longest=200,
    colours=CODEC.colours,
    save=lambda game: saves.save(game, CODEC, __version__),
    load=lambda text: saves.load(text, CODEC),
)
