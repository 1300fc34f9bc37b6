"""The territory action: a Cree comes to a free region, and the region's good is taken."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final, NamedTuple

from village_core.games.manitoba.choices import Enter, Finish, Move
from village_core.games.manitoba.events import Declined, Entered, Moved
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import pick_good
from village_core.games.manitoba.table import NOBODY, Table
from village_core.games.manitoba.territory import MOST_REGIONS, Territory
from village_core.games.manitoba.vocabulary import TERRAINS, Terrain
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Option, Payment, Seat

FINISH: Final = Offer(Finish())


ENTERS: Final = tuple(Offer(Enter(region)) for region in range(MOST_REGIONS))
OPEN_ENTERS: Final = tuple(Option(offer.choice) for offer in ENTERS)


@lru_cache(maxsize=4096)
def _build_move(origin: int, region: int) -> Option:
    return Option(Move(origin, region))


@lru_cache(maxsize=1024)
def bar_enter(region: int, rule: Rule) -> Offer:
    """Return the offer to put a Cree on a region, barred by a rule; for ``land-enter`` it lacks a Cree on the square."""
    return bar(Enter(region), rule, "awake", 1, 0) if rule is Rule.LAND_ENTER else bar(Enter(region), rule)


class Reach(NamedTuple):
    """Limits of an action in the land: the ``colours`` that a region may have, else the rule ``other`` bars it.

    ``near``: a Cree that arrives must come beside an own one, if there is any. ``closed`` is a rule that bars everything.
    """

    colours: tuple[Terrain, ...] = TERRAINS
    other: Rule = Rule.ACT_COLOUR
    near: bool = False
    closed: Rule | None = None


ANYWHERE: Final = Reach()


def offer_land(table: Table, seat: Seat, reach: Reach = ANYWHERE) -> Offers:
    """Offer moves of own Cree to regions beside theirs, then arrivals from the square; bar what ``reach`` or a rule bars."""
    free = () if reach.closed is not None else tuple(list_land(table, seat, reach.colours, reach.near))
    return LateOffers(free, partial(_explain_land, table, seat, reach, free))


def offer_moves(table: Table, seat: Seat) -> Offers:
    """Offer moves of own Cree to free regions beside theirs, of any terrain; bar moves to regions that aren't free."""
    free = _list_moves(table.cree, table.list_regions(seat), TERRAINS, table.territory)
    return LateOffers(tuple(free), partial(_explain_moves, table, seat, ANYWHERE))


def list_land(table: Table, seat: Seat, colours: tuple[Terrain, ...] = TERRAINS, near: bool = False) -> list[Option]:
    """List the moves and arrivals of a seat that end on free regions of these colours.

    ``near``: a Cree that arrives must come beside an own one, if there is any.
    """
    territory, cree, held = table.territory, table.cree, table.list_regions(seat)
    found = _list_moves(cree, held, colours, territory)
    if not table.clans[seat].square:
        return found
    regions, neighbours = territory.regions, territory.neighbours
    if not (near and held):
        return found + [OPEN_ENTERS[region] for colour in colours for region in regions[colour] if cree[region] == NOBODY]
    beside = {region for origin in held for region in neighbours[origin] if cree[region] == NOBODY}
    return found + [OPEN_ENTERS[region] for colour in colours for region in regions[colour] if region in beside]


def _list_moves(
    cree: tuple[Seat, ...], held: tuple[int, ...], colours: tuple[Terrain, ...], territory: Territory
) -> list[Option]:
    """List the moves from ``held`` regions to free ones beside them of a terrain in ``colours``; ``cree``: the seat by region."""
    terrains, neighbours = territory.terrains, territory.neighbours
    return [
        _build_move(origin, region)
        for origin in held
        for region in neighbours[origin]
        if cree[region] == NOBODY and terrains[region] in colours
    ]


def _explain_land(table: Table, seat: Seat, reach: Reach, free: tuple[Option, ...]) -> Iterator[Offer]:
    yield from _explain_moves(table, seat, reach)
    legal = {option.choice for option in free}
    for region, terrain in enumerate(table.territory.terrains):
        if Enter(region) in legal:
            yield ENTERS[region]
        elif reach.closed is not None:
            yield bar_enter(region, reach.closed)
        elif table.cree[region] != NOBODY:
            yield bar_enter(region, Rule.LAND_FREE)
        elif terrain not in reach.colours:
            yield bar_enter(region, reach.other)
        else:
            yield bar_enter(region, Rule.FOLLOW_NEIGHBOUR if table.clans[seat].square else Rule.LAND_ENTER)


def _explain_moves(table: Table, seat: Seat, reach: Reach) -> Iterator[Offer]:
    territory, cree = table.territory, table.cree
    for origin in table.list_regions(seat):
        for region in territory.neighbours[origin]:
            move = Move(origin, region)
            if reach.closed is not None:
                yield bar(move, reach.closed)
            elif cree[region] != NOBODY:
                yield bar(move, Rule.LAND_FREE)
            else:
                yield Offer(move) if territory.terrains[region] in reach.colours else bar(move, reach.other)


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
    """A player may do one more territory action, on any terrain, which a space of a path gives (``path-land``)."""

    seat: Seat

    def find_decider(self, table: Table) -> Seat | None:
        """Return the seat if one of its Cree can come to a free region, else None."""
        return self.seat if offer_land(table, self.seat).free else None

    def list_offers(self, table: Table) -> Iterable[Offer | Offers]:
        """Offer every free region that can be reached, and to decline; bar the other regions."""
        return (offer_land(table, self.seat), FINISH)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Do the action and return the frame that finds the good's place, if any; or decline the action."""
        match choice:
            case Enter(region):
                return enter(ledger, self.seat, region, Rule.PATH_LAND)
            case Move():
                return move(ledger, self.seat, choice, Rule.PATH_LAND)
        ledger.emit(Declined(Rule.PATH_LAND, self.seat))
        return ()
