"""A turn: take a cube and then its space's action, or go to the well and then any; the action may be left.

A cube from the market opens a market day instead, which can't be left.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from operator import getitem
from typing import Final

from village_core.games.village import prices
from village_core.games.village.choices import Leave, Take, Well
from village_core.games.village.edition import Edition
from village_core.games.village.events import ActionLeft, CubeTaken
from village_core.games.village.market import open_market
from village_core.games.village.paying import lose_time, pay
from village_core.games.village.rules import Rule
from village_core.games.village.table import NO_CUBES, Cubes, Table
from village_core.games.village.vocabulary import CUBES, INFLUENCES, PLAGUE, SPACES, Space
from village_core.games.village.workplaces import WORKPLACE_OF, WORKPLACES
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

TAKE: Final = Rule.TURN_TAKE
MARKET: Final = Space.MARKET
LEAVE: Final = Offer(Leave())
WELL_DRY: Final = bar(Well(None), Rule.WELL_CUBES)


class SpaceOffers(dict[Cubes, Offers]):
    """A cache of the offers of one action space, by the cubes on it: each kind once; an empty space has one barred offer."""

    def __init__(self, space: Space) -> None:
        super().__init__({NO_CUBES: Offers([bar(Take(space, None), Rule.TURN_TAKE)])})
        self.space = space

    def __missing__(self, cubes: Cubes) -> Offers:
        present = [cube for cube, count in zip(CUBES, cubes, strict=True) if count]
        self[cubes] = offers = Offers(Offer(Take(self.space, cube)) for cube in present)
        return offers


CUBE_OFFERS: Final = tuple(SpaceOffers(space) for space in SPACES)


class Turn(Frame[Table], frozen=True, gc=False):
    """A player takes one cube from any action space, or goes to the well instead (``turn-take``, ``well``)."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose turn it is."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer each kind of cube on each space, and the well.

        Bar empty spaces, the well once no cube is left, and coins alone at the well if a ruling says so.
        """
        return [*map(getitem, CUBE_OFFERS, table.spaces), _offer_well(table.edition) if table.has_cubes() else WELL_DRY]

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Take the cube, or pay the well; a plague cube costs its time at once.

        Return the frames of the action (that of the cube's space, after the well that of any space) and of a death. A cube from
        the market opens a market day, while any other action may be left.
        """
        if not isinstance(choice, Take):
            assert isinstance(choice, Well)
            pay(ledger, self.seat, payment, Rule.WELL)
            return (Acting(self.seat, SPACES),)
        assert choice.cube is not None
        ledger.emit(CubeTaken(TAKE, self.seat, choice.space, choice.cube))
        deaths: tuple[Frame[Table], ...] = ()
        if choice.cube is PLAGUE:
            deaths = lose_time(ledger, self.seat, ledger.table.edition.turn.plague_time, Rule.TURN_PLAGUE)
        return deaths + (open_market(ledger, self.seat) if choice.space is MARKET else _act(self.seat, choice.space))


class Acting(Frame[Table], frozen=True, gc=False):
    """The player carries out one action of the given spaces, or leaves it (``turn-leave``).

    A player who went to the well chooses among all seven spaces, and so does one whose last turn has no cube.
    """

    seat: Seat
    spaces: tuple[Space, ...]

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat whose turn it is."""
        return self.seat

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer the actions of the spaces, and leaving; in a last turn without cubes the well is shown as barred."""
        edition, seat = table.edition, self.seat
        if len(self.spaces) == 1:
            return (*WORKPLACES[self.spaces[0]].list_offers(table, seat, edition), LEAVE)
        offers = [offer for space in self.spaces for offer in WORKPLACES[space].list_offers(table, seat, edition)]
        return (*offers, LEAVE) if table.has_cubes() else (*offers, WELL_DRY, LEAVE)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Leave the action, or pay, do the work and return its frames, below them one for each death that the time brings."""
        workplace = WORKPLACE_OF.get(type(choice))
        if workplace is None:
            assert isinstance(choice, Leave)
            ledger.emit(ActionLeft(Rule.TURN_LEAVE, self.seat))
            return ()
        deaths = pay(ledger, self.seat, payment, workplace.rule)
        return deaths + workplace.work(ledger, self.seat, choice)


@cache
def _act(seat: Seat, space: Space) -> tuple[Frame[Table], ...]:
    return (Acting(seat, (space,)),)


@cache
def _offer_well(edition: Edition) -> Offers:
    kinds = [Offer(Well(kind), prices.price_well(edition, kind)) for kind in INFLUENCES]
    if edition.rulings.well_coins:
        return Offers([*kinds, Offer(Well(None), prices.price_well(edition, None))])
    return Offers([*kinds, bar(Well(None), Rule.WELL_COINS)])
