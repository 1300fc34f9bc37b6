"""Shells: each wakes a Cree, or lets a berry count as another good."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import Final

from village_core.games.manitoba.choices import TurnBerry, WakeOne
from village_core.games.manitoba.events import BerryTurned, ShellUsed, Woke
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import has_room
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.events import Reminded
from village_core.games.manitoba.vocabulary import Good, Place
from village_core.kernel.judging import LateOffers, Offer, Offers, bar
from village_core.kernel.ledger import Ledger
from village_core.kernel.values import Lack, Seat

OTHERS: Final = (Place.BISON, Place.HORSES, Place.CANOES)
"""The storages into which a berry can be put."""


def offer_shells(table: Table, seat: Seat, turn: bool = True) -> Offers:
    """Offer both uses of an active shell; bar those that a rule closes.

    ``turn``: it is the player's turn of actions; elsewhere a ruling decides (``shell-turn``).
    """
    clan = table.clans[seat]
    if not clan.active:
        return LateOffers((), partial(_explain_closed, table, turn))
    edition, closed = table.edition, ""
    if table.last:
        closed = Rule.SHELL_LAST
    elif not turn and not edition.rulings.shells_outside:
        closed = Rule.SHELL_TURN
    if closed:
        return _close_shells(Rule(closed))
    berry = Good.BERRIES in clan.storages[0]
    return _offer_shells(clan.huts > 0, berry, tuple([has_room(edition, clan, place) for place in OTHERS]))


def _explain_closed(table: Table, turn: bool) -> tuple[Offer, ...]:
    """Return both uses of a shell, barred for a player without an active one; ``turn``: it is the player's turn of actions."""
    rule = Rule.SHELL_USE if turn or table.edition.rulings.shells_outside else Rule.SHELL_TURN
    return _close_shells(Rule.SHELL_LAST if table.last else rule).each


@lru_cache(maxsize=16)
def _close_shells(rule: Rule) -> Offers:
    lack = ("shell", 1, 0) if rule is Rule.SHELL_USE else ("", 0, 0)
    return Offers(bar(choice, rule, *lack) for choice in (WakeOne(), *map(TurnBerry, OTHERS)))


@lru_cache(maxsize=64)
def _offer_shells(sleepers: bool, berry: bool, room: tuple[bool, ...]) -> Offers:
    found = [Offer(WakeOne()) if sleepers else bar(WakeOne(), Rule.SHELL_WAKE, "sleeper", 1, 0)]
    for place, free in zip(OTHERS, room, strict=True):
        if not berry:
            found.append(bar(TurnBerry(place), Rule.SHELL_BERRY, Good.BERRIES, 1, 0))
        else:
            found.append(Offer(TurnBerry(place)) if free else bar(TurnBerry(place), Rule.STORE_ROOM))
    return Offers(found)


def find_bar(table: Table, seat: Seat, choice: WakeOne | TurnBerry) -> Rule | None:
    """Return the rule against a use of a shell in a player's turn; None if none bars it."""
    barred = {offer.choice: offer.barred for offer in offer_shells(table, seat).each}.get(choice, (Lack(Rule.SHELL_BERRY),))
    return Rule(barred[0].rule) if barred else None


def use_shell(ledger: Ledger[Table], seat: Seat, choice: WakeOne | TurnBerry) -> None:
    """Turn an active shell over for one of its uses. In a tracked game people wake the Cree."""
    ledger.emit(ShellUsed(Rule.SHELL_USE, seat))
    if isinstance(choice, TurnBerry):
        ledger.emit(BerryTurned(Rule.SHELL_BERRY, seat, choice.place))
    elif ledger.table.tracked:
        ledger.emit(Reminded(Rule.SHELL_WAKE, seat))
    else:
        ledger.emit(Woke(Rule.SHELL_WAKE, seat, 1))
