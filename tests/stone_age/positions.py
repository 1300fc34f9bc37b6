"""Functions that lay out positions of Stone Age, and list, pay for, refuse and play their choices."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from village_core.games.stone_age import EditionSettings, Position, Table, find_flaw
from village_core.games.stone_age.acting import Acting
from village_core.games.stone_age.feeding import Feeding
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.setup import new_table
from village_core.games.stone_age.table import NOWHERE, Pile, Tribe
from village_core.games.stone_age.vocabulary import AT, Place
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Pieces
from village_core.kernel.ledger import Event
from village_core.kernel.values import Choice, Option, Payment, Refusal

FIRST = "first_2008"
ALL_CARDS = range(36)
FOOD_CARD = 10
"""The card 7 food / pottery."""


def lay_stone_age(
    players: int = 2,
    tribes: Mapping[int, Mapping[str, object]] | None = None,
    *,
    row: tuple[int | None, ...] = (10, 12, 14, 16),
    tops: tuple[int | None, ...] = (0, 1, 2, 3),
    under: tuple[int, ...] = (),
    corrections: Mapping[str, int | str | bool] | None = None,
    start: int = 0,
) -> Table:
    """Build a table where only the given things have happened.

    ``tribes``: what differs from a new tribe, by seat, with workers out ``at`` places. ``row`` and ``tops`` are the cards and
    buildings face up; only the first top for each player is used. ``under`` are the numbers of buildings below each top, by
    default six, less the buildings that tribes have, taken from the piles in turn; all other cards lie in the deck.
    ``corrections`` change printed numbers and rulings; ``start`` is the starting player.
    """
    bare = new_table(EditionSettings(FIRST, tuple((corrections or {}).items())), players, start)
    sat = tuple(_build_tribe(bare.tribes[seat], dict((tribes or {}).get(seat, {}))) for seat in bare.seats)
    built = [tile for tribe in sat for tile in tribe.buildings]
    cards = [card for tribe in sat for card in (*tribe.cards, *tribe.secret)]
    left = list(under) or [6] * players
    if not under:
        for number in range(len(built)):
            left[number % players] -= 1
    piles = tuple(Pile(top, count) for top, count in zip(tops, left, strict=False))
    hidden = tuple(tile for tile in bare.hidden if tile not in (*built, *tops[:players]))
    deck = tuple(card for card in bare.deck if card not in (*cards, *row))
    return replace(bare, tribes=sat, row=row, deck=deck, piles=piles, hidden=hidden)


def lay_with_deck(count: int, row: tuple[int | None, ...]) -> Table:
    """Build a table of two with this row, where this many cards are left in the deck; the second player has all others."""
    free = [card for card in ALL_CARDS if card not in row]
    return lay_stone_age(2, {1: {"cards": tuple(free[count:])}}, row=row)


def _build_tribe(bare: Tribe, said: dict[str, object]) -> Tribe:
    placed = list(NOWHERE)
    at = said.pop("at", {})
    assert isinstance(at, dict)
    for place, workers in at.items():
        placed[AT[Place(place)]] = workers
    return replace(bare, placed=tuple(placed), **said)


def settle(table: Table, *frames: Frame[Table]) -> Position:
    """Build a position with these frames above the round's end, closed from the top until one asks; fail if it is impossible."""
    position = Position(table, (RoundOver(), *frames)).settle()
    assert isinstance(position, Position) and not find_flaw(position), find_flaw(position)
    return position


def lay_placing(table: Table, seat: int = 0) -> Position:
    """Build a position in the phase in which workers are placed, at a seat's turn."""
    return settle(table, Placing(seat))


def lay_acting(table: Table, seat: int = 0) -> Position:
    """Build a position in the phase in which workers act, from a seat's turn on; the feeding comes after this phase."""
    return settle(table, Feeding(table.list_clockwise(table.start)), Acting(table.list_clockwise(seat)))


def lay_feeding(table: Table, seat: int = 0) -> Position:
    """Build a position in the phase in which workers are fed, from a seat on; tribes that need no decision are fed already."""
    return settle(table, Feeding(table.list_clockwise(seat)))


def list_choices(position: Position) -> set[Choice]:
    """Return the legal choices of a position, without their payments."""
    return {option.choice for option in position.options}


def list_payments(position: Position, choice: Choice) -> list[Pieces]:
    """Return the ways to pay for a choice, each as its pieces; none if the choice is refused."""
    return [option.payment.spent for option in position.options if option.choice == choice]


def refuse(position: Position, choice: Choice) -> Refusal:
    """Return the refusal of a choice; fail if the choice can be made."""
    found = position.find_refusal(choice)
    assert found is not None, f"{choice} can be made"
    return found


def pay(choice: Choice, **spent: int) -> Option:
    """Return an option: this choice, paid with these pieces."""
    return Option(choice, Payment(tuple(sorted(spent.items()))))


def play(position: Position, *choices: Choice | Option) -> Position:
    """Return the position after these choices, each played by the rules."""
    for choice in choices:
        after = position.play(choice).position
        assert isinstance(after, Position)
        position = after
    return position


def list_events(position: Position, *choices: Choice | Option) -> list[Event[Table]]:
    """Play these choices one after the other from a position, and return all their events in order."""
    happened: list[Event[Table]] = []
    for choice in choices:
        done = position.play(choice)
        happened += done.events
        position = done.position
    return happened
