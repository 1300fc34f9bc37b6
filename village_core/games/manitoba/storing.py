"""Goods that were taken find their place: a storage, or an altar, which empties once it is full."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache, partial
from typing import Final

from village_core.games.manitoba import events, vocabulary
from village_core.games.manitoba.choices import Store
from village_core.games.manitoba.edition import Edition, measure_lengths
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Clan, Table
from village_core.kernel.frames import Frame
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Choice, Option, Payment, Seat

OPEN: Final = {place: Offer(Store(place)) for place in vocabulary.Place}
PUT: Final = {place: Option(Store(place)) for place in vocabulary.Place}
STORES: Final = {
    good: tuple(vocabulary.AT.values()) if good is vocabulary.Good.FEATHERS else (vocabulary.AT[good],)
    for good in vocabulary.Good
}
"""The positions of the storages in which each good may lie."""


def has_room(edition: Edition, clan: Clan, place: vocabulary.Place) -> bool:
    """Tell whether a clan's storage at a place has a free space (``store-room``)."""
    at = vocabulary.STORAGE_AT[place]
    return len(clan.storages[at]) < measure_lengths(edition).storages[at]


def find_bar(table: Table, clan: Clan, good: vocabulary.Good, place: vocabulary.Place, emptied: bool = False) -> Rule | None:
    """Return the rule against putting a good at a place; None if it can be put there.

    ``emptied``: the good comes from an altar that was full, so it goes to no altar.
    """
    if place in vocabulary.ALTARS:
        if emptied:
            return Rule.ALTAR_EMPTY
        if not table.round and not table.edition.rulings.setup_altar:
            return Rule.SETUP_STORAGE
        return Rule.ALTAR_KIND if good in clan.list_lying(place) else None
    if good is not vocabulary.Good.FEATHERS and vocabulary.OWN[good] is not place:
        return Rule.STORE_GOOD
    return None if has_room(table.edition, clan, place) else Rule.STORE_ROOM


def find_places(table: Table, clan: Clan, good: vocabulary.Good, emptied: bool = False) -> tuple[vocabulary.Place, ...]:
    """Return the places where a clan can put a good (``store-good``, ``store-feather``, ``altar-kind``).

    ``emptied``: the good comes from an altar that was full, so it goes to no altar.
    """
    storages, edition = clan.storages, table.edition
    lengths = measure_lengths(edition).storages
    found = [vocabulary.STORAGES[at] for at in STORES[good] if len(storages[at]) < lengths[at]]
    if not emptied and (table.round or edition.rulings.setup_altar):
        if good not in clan.small_altar:
            found.append(vocabulary.Place.SMALL_ALTAR)
        if good not in clan.large_altar:
            found.append(vocabulary.Place.LARGE_ALTAR)
    return tuple(found)


@lru_cache(maxsize=128)
def _bar_place(place: vocabulary.Place, rule: Rule) -> Offer:
    return bar(Store(place), rule)


class Storing(Frame[Table], frozen=True, gc=False):
    """The good that was taken last is put into a storage or on an altar; its owner chooses if there are several places.

    ``emptied``: it comes from an altar that was full. Without any room it goes back to the supply.
    """

    seat: Seat
    emptied: bool = False

    def find_decider(self, table: Table) -> Seat | None:
        """Return the owner if there are several places for the good, else None."""
        clan = table.clans[self.seat]
        return self.seat if clan.hand and len(find_places(table, clan, clan.hand[-1], self.emptied)) > 1 else None

    def list_offers(self, table: Table) -> Iterable[Offers]:
        """Offer every place; bar those that a rule closes to this good."""
        clan = table.clans[self.seat]
        places = find_places(table, clan, clan.hand[-1], self.emptied)
        return (LateOffers(tuple([PUT[place] for place in places]), partial(self._explain, table)),)

    def _explain(self, table: Table) -> Iterator[Offer]:
        clan = table.clans[self.seat]
        for place in vocabulary.Place:
            rule = find_bar(table, clan, clan.hand[-1], place, self.emptied)
            yield OPEN[place] if rule is None else _bar_place(place, rule)

    def answer(self, ledger: Ledger[Table], choice: Choice, payment: Payment) -> tuple[Frame[Table], ...]:
        """Put the good at the chosen place; if that fills an altar, empty it and return its frames (see ``put_good``)."""
        assert isinstance(choice, Store)
        return put_good(ledger, self.seat, choice.place)

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Put the good at the only place as ``answer`` does, or back to the supply; do nothing without a good in hand."""
        clan = ledger.table.clans[self.seat]
        if not clan.hand:
            return ()
        places = find_places(ledger.table, clan, clan.hand[-1], self.emptied)
        if places:
            return put_good(ledger, self.seat, places[0])
        ledger.emit(events.PutBack(Rule.STORE_BACK, self.seat, clan.hand[-1]))
        return ()


class AltarCompleted(Frame[Table], frozen=True, gc=False):
    """The player who filled an altar gets a shell, once the goods that came off the altar have found their places.

    For the large altar a used shell also becomes active again.
    """

    seat: Seat
    place: vocabulary.Place

    def close(self, ledger: Ledger[Table]) -> tuple[Frame[Table], ...]:
        """Give an active shell, if the supply has one; for the large altar also make a used shell active again."""
        gain_shell(ledger, self.seat, Rule.ALTAR_SHELL)
        if self.place is vocabulary.Place.LARGE_ALTAR and ledger.table.clans[self.seat].used:
            ledger.emit(events.ShellRenewed(Rule.ALTAR_RENEW, self.seat))
        return ()


def put_good(ledger: Ledger[Table], seat: Seat, place: vocabulary.Place) -> tuple[Frame[Table], ...]:
    """Put the good in hand into a storage or on an altar.

    If that fills an altar, return the frames that find places for its goods, and below them the one that gives the shell.
    """
    edition, clan = ledger.table.edition, ledger.table.clans[seat]
    good = clan.hand[-1]
    if place not in vocabulary.ALTARS:
        assert has_room(edition, clan, place)
        ledger.emit(events.Stored(Rule.STORE_FEATHER if good is vocabulary.Good.FEATHERS else Rule.STORE_GOOD, seat, good, place))
        return ()
    ledger.emit(events.Stored(Rule.ALTAR_PLACE, seat, good, place))
    goods = ledger.table.clans[seat].list_lying(place)
    if len(goods) < edition.clan.altars[vocabulary.ALTARS.index(place)]:
        return ()
    ledger.emit(events.AltarEmptied(Rule.ALTAR_EMPTY, seat, place))
    return (AltarCompleted(seat, place), *(Storing(seat, emptied=True) for _ in goods))


def gain_shell(ledger: Ledger[Table], seat: Seat, rule: Rule, lost: Rule | None = None) -> None:
    """Give a seat an active shell, or nothing if none is left: then by the rule ``lost``, if given."""
    if ledger.table.supply.shells:
        ledger.emit(events.ShellGained(rule, seat))
    else:
        ledger.emit(events.NothingGained(lost or rule, seat))


def take_good(ledger: Ledger[Table], seat: Seat, good: vocabulary.Good, rule: Rule) -> tuple[Frame[Table], ...]:
    """Take a good out of the supply into the hand, and return the frame that finds its place; gain nothing if none is left.

    ``rule`` is the rule of the gain; if no good is left, an event notes the loss by ``path-lost``.
    """
    if not getattr(ledger.table.supply, good):
        ledger.emit(events.NothingGained(Rule.PATH_LOST, seat))
        return ()
    ledger.emit(events.Gained(rule, seat, good))
    return (Storing(seat),)


def pick_good(ledger: Ledger[Table], seat: Seat, region: int) -> tuple[Frame[Table], ...]:
    """Take the good of a region in hand, if one lies there, and return the frame that finds its place."""
    if not ledger.table.goods[region]:
        return ()
    ledger.emit(events.Picked(Rule.LAND_GOOD, seat, region, vocabulary.YIELD[ledger.table.territory.terrains[region]]))
    return (Storing(seat),)
