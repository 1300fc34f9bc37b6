"""Tables for exercises, laid out at random as they could come about."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.editions import Leaf
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.edition import EDITIONS, EditionSettings
from village_core.games.stone_age.feeding import Feeding
from village_core.games.stone_age.growing import split_tools
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.position import AnyFrame, Position
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.setup import new_table
from village_core.games.stone_age.table import NOWHERE, Pile, Table
from village_core.games.stone_age.vocabulary import AT, CARDS, RESOURCES, SITES, Place
from village_core.kernel.values import Seat
from village_widgets.tutor.exercise import FIRST, LAST, Unfit, choose_seat

MANY: Final = 4
"""The usual number of players, at which every place is open."""


def build_table(random: Random, level: int, players: int = MANY, corrections: Mapping[str, Leaf] | None = None) -> Table:
    """Return a table between two rounds: open cards and buildings, tribes that have grown and bought, more at higher levels.

    ``players`` is their number; ``corrections`` are an owner's own numbers and rulings by dotted name.
    """
    table = new_table(EditionSettings(EDITIONS[0], tuple((corrections or {}).items())), players, random.randrange(players))
    edition = table.edition
    cards = random.sample(table.deck, len(table.deck))
    tiles = random.sample(table.hidden, len(table.hidden))
    row, tops = [cards.pop() for _ in table.row], [tiles.pop() for _ in table.seats]
    under = [edition.pile - 1] * players
    for seat in table.seats:
        built = 0 if level == FIRST else random.randint(0, level)
        for _ in range(built):
            under[max(range(players), key=lambda at: under[at])] -= 1
        bought = 0 if level == FIRST else random.randint(0, level)
        table = give(
            table,
            seat,
            **{kind.value: random.randint(0, 3) for kind in RESOURCES},
            food=random.randint(4, 12),
            workers=edition.tribe.workers + random.randint(0, level),
            field=random.randint(0, 2 * level),
            tools=split_tools(random.randint(0, 2 * level)),
            score=random.randint(0, 12) * level if level > FIRST else 0,
            cards=tuple(sorted(cards.pop() for _ in range(bought))),
            buildings=tuple(sorted(tiles.pop() for _ in range(built))),
        )
    piles = tuple(Pile(top, left) for top, left in zip(tops, under, strict=True))
    round_ = 1 if level == FIRST else random.randint(2, 3 * level)
    return replace(table, row=tuple(row), deck=tuple(sorted(cards)), piles=piles, hidden=tuple(sorted(tiles)), round=round_)


def pick_table(
    random: Random, level: int, players: int = MANY, corrections: Mapping[str, Leaf] | None = None
) -> tuple[Table, Seat]:
    """Return a table between two rounds, and the seat that an exercise is about; the arguments go to ``build_table``."""
    table = build_table(random, level, players, corrections)
    return table, choose_seat(random, table)


def give(table: Table, seat: Seat, **things: object) -> Table:
    """Return the table with these values in the fields of a tribe, by name; the other fields stay."""
    return table.with_tribe(seat, replace(table.tribes[seat], **things))


def send_workers(table: Table, seat: Seat, **workers: int) -> Table:
    """Return the table with a tribe's workers at exactly these places, named with ``_`` for ``-`` (``clay_pit``).

    A tribe with too few workers gets more. Raises ``Unfit`` if they are more than a tribe can have.
    """
    placed = list(NOWHERE)
    for name, count in workers.items():
        placed[AT[Place(name.replace("_", "-"))]] = count
    most = table.edition.tribe.most_workers
    if sum(workers.values()) > most:
        raise Unfit("workers")
    return give(table, seat, placed=tuple(placed), workers=min(most, max(table.tribes[seat].workers, sum(workers.values()))))


def name_place(place: Place) -> str:
    """Return the name by which ``send_workers`` knows a place."""
    return place.value.replace("-", "_")


def send_out(table: Table, seat: Seat, *places: Place) -> Table:
    """Return the table with a worker of a tribe on each of these places, two in the hut, and no worker of it on others.

    May raise ``Unfit``.
    """
    return send_workers(table, seat, **{name_place(place): 2 if place is Place.HUT else 1 for place in places})


def lay_card(random: Random, table: Table, card: int) -> tuple[Table, Place]:
    """Return the table with this card in the row, where it may replace another, and its space.

    Raises ``Unfit`` if a tribe owns the card.
    """
    if card in table.row:
        return table, CARDS[table.row.index(card)]
    if card not in table.deck:
        raise Unfit("card")
    at = random.randrange(len(table.row))
    row = (*table.row[:at], card, *table.row[at + 1 :])
    back = [other for other in (table.row[at],) if other is not None]
    deck = tuple(sorted([*(other for other in table.deck if other != card), *back]))
    return replace(table, row=row, deck=deck), CARDS[at]


def raise_building(random: Random, table: Table, tile: int) -> tuple[Table, Place]:
    """Return the table with this building on top of a pile, and that pile's place. Raises ``Unfit`` if a tribe owns it."""
    tops = [pile.top for pile in table.piles]
    if tile in tops:
        return table, SITES[tops.index(tile)]
    if tile not in table.hidden:
        raise Unfit("tile")
    at = random.randrange(len(tops))
    piles = (*table.piles[:at], replace(table.piles[at], top=tile), *table.piles[at + 1 :])
    back = [other for other in (tops[at],) if other is not None]
    hidden = tuple(sorted([*(other for other in table.hidden if other != tile), *back]))
    return replace(table, piles=piles, hidden=hidden), SITES[at]


def settle(table: Table, *frames: AnyFrame) -> Position:
    """Return the position that these frames lead to, the last of them first; frames that ask nothing are over in it.

    Raises ``Unfit`` if nothing is left to decide.
    """
    position = Position(table, (RoundOver(), *frames)).settle()
    if position.seat is None or not isinstance(position, Position):
        raise Unfit("nobody")
    return position


def start_placing(table: Table, seat: Seat) -> Position:
    """Return the position in which ``seat`` places workers. Raises ``Unfit`` if another tribe is asked first, or none.

    If no tribe can place a worker, it can be a later decision of ``seat``.
    """
    position = settle(table, Placing(seat))
    if position.seat != seat:
        raise Unfit("placing")
    return position


def start_acting(table: Table, seat: Seat, *frames: AnyFrame) -> Position:
    """Return the position in which ``seat`` acts as the last tribe of the round, with ``frames`` to be decided within.

    If nothing of this asks for a decision, it is the next position that does. Raises ``Unfit`` if the game ends before.
    """
    return settle(table, Feeding(table.list_clockwise(table.start)), Acting((seat,)), *frames)


def start_feeding(table: Table, seat: Seat) -> Position:
    """Return the position in which ``seat``, short of food, is fed as the last tribe of the round.

    If it has food enough, raises ``Unfit`` unless the next decision of the game is also that of ``seat``.
    """
    position = settle(table, Feeding((seat,)))
    if position.seat != seat:
        raise Unfit("fed")
    return position


def enrich(random: Random, table: Table, seat: Seat, level: int) -> Table:
    """Return the table with one to four of each resource on a tribe's board; below the highest level at least two."""
    least = 2 if level < LAST else 1
    return give(table, seat, **{kind.value: random.randint(least, 4) for kind in RESOURCES})
