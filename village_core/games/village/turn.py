"""A turn: take a cube or go to the well, then act there or leave it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Leave, Take, Well
from village_core.games.village.edition import Edition
from village_core.games.village.events import ActionLeft, CubeTaken
from village_core.games.village.market import open_market
from village_core.games.village.paying import lose_time, pay
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_CUBES, Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, SPACES, Cube, Space
from village_core.games.village.workplaces import WORKPLACE_OF, WORKPLACES
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, barred
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

CUBE_OFFERS: Final = tuple(tuple(Offer(Take(space, cube)) for cube in CUBES) for space in SPACES)
EMPTY_SPACES: Final = tuple(barred(Take(space, None), Rule.TURN_TAKE) for space in SPACES)
LEAVE: Final = Offer(Leave())
WELL_DRY: Final = barred(Well(None), Rule.WELL_CUBES)


class Turn(Frame[Table], frozen=True, gc=False, tag="turn"):
    """A player takes one cube from any action space, or goes to the well instead (``turn-take``, ``well``)."""

    seat: Seat

    def asks(self, table: Table) -> Seat | None:
        """The player whose turn it is."""
        return self.seat

    def offers(self, table: Table) -> Iterable[Offer]:
        """Every cube on the board, empty spaces barred, and the well."""
        found = []
        for at, cubes in enumerate(table.spaces):
            if cubes == NO_CUBES:
                found.append(EMPTY_SPACES[at])
                continue
            here = CUBE_OFFERS[at]
            for colour in (0, 1, 2, 3, 4):
                if cubes[colour]:
                    found.append(here[colour])
        found += _well(table.edition)
        return found

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Influence goes to the farm, plague costs time at once; then the action, which at the market must be held."""
        deaths: tuple[Frame[Table], ...] = ()
        match choice:
            case Take(space, cube) if cube is not None:
                ledger.emit(CubeTaken(Rule.TURN_TAKE, self.seat, space, cube))
                if cube is Cube.PLAGUE:
                    deaths = lose_time(ledger, self.seat, ledger.table.edition.turn.plague_time, Rule.TURN_PLAGUE)
                if space is Space.MARKET:
                    return (*deaths, *open_market(ledger, self.seat))
                return (*deaths, Acting(self.seat, (space,)))
            case _:
                pay(ledger, self.seat, payment, Rule.WELL)
                return (Acting(self.seat, SPACES),)


class Acting(Frame[Table], frozen=True, gc=False, tag="acting"):
    """The player carries out one action of the given spaces, or leaves it (``turn-leave``).

    All seven spaces are given to somebody who went to the well, and in a last turn for which no cube is left.
    """

    seat: Seat
    spaces: tuple[Space, ...]

    def asks(self, table: Table) -> Seat | None:
        """The player whose turn it is."""
        return self.seat

    def offers(self, table: Table) -> Iterable[Offer]:
        """What the spaces offer, and leaving; the well is out where no cube is left to need it."""
        edition, seat = table.edition, self.seat
        for space in self.spaces:
            yield from WORKPLACES[space].offers(table, seat, edition)
        if len(self.spaces) > 1 and not table.has_cubes():
            yield WELL_DRY
        yield LEAVE

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Pay, do the work; a death that the time brings waits until the action is done."""
        if isinstance(choice, Leave):
            ledger.emit(ActionLeft(Rule.TURN_LEAVE, self.seat))
            return ()
        workplace = WORKPLACE_OF[type(choice)]
        deaths = pay(ledger, self.seat, payment, workplace.rule)
        return deaths + workplace.work(ledger, self.seat, choice)


@cache
def _well(edition: Edition) -> tuple[Offer, ...]:
    kinds = tuple(Offer(Well(kind), prices.well(edition, kind)) for kind in INFLUENCES)
    if edition.rulings.well_coins:
        return (*kinds, Offer(Well(None), prices.well(edition, None)))
    return (*kinds, barred(Well(None), Rule.WELL_COINS))
