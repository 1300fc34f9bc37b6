"""The territory action: a Cree comes to a free region, and its good is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from village_core.games.manitoba.choices import Enter, Finish, Move
from village_core.games.manitoba.events import Declined, Entered, Moved
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import pick_good
from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain
from village_core.kernel.frames import Frame
from village_core.kernel.judging import Offer, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Payment, Seat

FINISH: Final = Offer(Finish())


@lru_cache(maxsize=128)
def _enter(region: int) -> Offer:
    return Offer(Enter(region))


@lru_cache(maxsize=4096)
def _move(origin: int, region: int) -> Offer:
    return Offer(Move(origin, region))


@lru_cache(maxsize=1024)
def bar_enter(region: int, rule: Rule) -> Offer:
    """Return a barred arrival on a region; for the rule of arriving itself a Cree on the square is lacking."""
    return bar(Enter(region), rule, "cree", 1, 0) if rule is Rule.LAND_ENTER else bar(Enter(region), rule)


@lru_cache(maxsize=8192)
def bar_move(origin: int, region: int, rule: Rule) -> Offer:
    """Return a barred move."""
    return bar(Move(origin, region), rule)


def offer_land(
    table: Table,
    seat: Seat,
    colours: tuple[Terrain, ...] = TERRAINS,
    other: Rule = Rule.ACT_COLOUR,
    near: bool = False,
    closed: Rule | None = None,
) -> Iterator[Offer]:
    """Offer moves of own Cree to regions beside theirs, then arrivals of one from the square.

    The region must have one of the ``colours``, else the rule ``other`` bars it, and be free. ``near``: a Cree that arrives must
    come beside an own one, if there is any. ``closed`` bars all.
    """
    yield from offer_moves(table, seat, colours, other, closed)
    territory, cree = table.territory, table.cree
    square = table.clans[seat].square
    held = table.held(seat) if near else ()
    for region, terrain in enumerate(territory.terrains):
        if closed is not None:
            yield bar_enter(region, closed)
        elif cree[region] != NOBODY:
            yield bar_enter(region, Rule.LAND_FREE)
        elif terrain not in colours:
            yield bar_enter(region, other)
        elif held and not any(beside in held for beside in territory.neighbours[region]):
            yield bar_enter(region, Rule.FOLLOW_NEIGHBOUR)
        else:
            yield _enter(region) if square else bar_enter(region, Rule.LAND_ENTER)


def offer_moves(
    table: Table,
    seat: Seat,
    colours: tuple[Terrain, ...] = TERRAINS,
    other: Rule = Rule.ACT_COLOUR,
    closed: Rule | None = None,
) -> Iterator[Offer]:
    """Offer moves of own Cree to free regions beside theirs that have one of the ``colours``; bar moves to the others."""
    territory, cree = table.territory, table.cree
    for origin, owner in enumerate(cree):
        if owner != seat:
            continue
        for region in territory.neighbours[origin]:
            if closed is not None:
                yield bar_move(origin, region, closed)
            elif cree[region] != NOBODY:
                yield bar_move(origin, region, Rule.LAND_FREE)
            else:
                fits = territory.terrains[region] in colours
                yield _move(origin, region) if fits else bar_move(origin, region, other)


def enter(ledger: Ledger[Table], seat: Seat, region: int, rule: Rule = Rule.LAND_ENTER) -> tuple[Frame[Table], ...]:
    """Put a Cree from the square on a region and take its good; return the frame that finds the good's place, if any."""
    ledger.emit(Entered(rule, seat, region, ledger.table.territory.terrains[region]))
    return pick_good(ledger, seat, region)


def move(ledger: Ledger[Table], seat: Seat, choice: Move, rule: Rule = Rule.LAND_MOVE) -> tuple[Frame[Table], ...]:
    """Move a Cree to a region beside its own and take the good there; return the frame that finds the good's place, if any."""
    terrain = ledger.table.territory.terrains[choice.region]
    ledger.emit(Moved(rule, seat, choice.origin, choice.region, terrain))
    return pick_good(ledger, seat, choice.region)


class ExtraLand(Frame[Table], frozen=True, gc=False):
    """A space of a path gives a territory action more, on any terrain; it may be left out (``path-land``)."""

    seat: Seat

    def asks(self, table: Table) -> Seat | None:
        """Return the seat if it could do anything, else None."""
        return self.seat if any(offer.free for offer in offer_land(table, self.seat)) else None

    def offers(self, table: Table) -> Iterable[Offer]:
        """Offer every free region that can be reached, and to leave it at that."""
        yield from offer_land(table, self.seat)
        yield FINISH

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Do the action, or decline it."""
        match choice:
            case Enter(region):
                return enter(ledger, self.seat, region, Rule.PATH_LAND)
            case Move():
                return move(ledger, self.seat, choice, Rule.PATH_LAND)
        ledger.emit(Declined(Rule.PATH_LAND, self.seat))
        return ()
