"""Goods that come to a village board or the supply, and leave them."""

from __future__ import annotations

from msgspec.structs import replace

from village_core.games.manitoba.table import Clan, Supply, Tokens
from village_core.games.manitoba.vocabulary import STORAGE_AT, Good, Place


def change_supply(supply: Supply, goods: Tokens, sign: int) -> Supply:
    """Return the supply with these goods more (``sign`` 1) or fewer (-1)."""
    if len(goods) == 1:
        (good,) = goods
        return replace(supply, **{good: getattr(supply, good) + sign})
    return replace(supply, **{good: getattr(supply, good) + sign * goods.count(good) for good in {*goods}})


def set_storage(clan: Clan, place: Place, tokens: Tokens) -> Clan:
    """Return the clan with ``tokens`` in place of those that lie in a storage."""
    at, storages = STORAGE_AT[place], clan.storages
    return replace(clan, storages=(*storages[:at], tokens, *storages[at + 1 :]))


def add_token(clan: Clan, place: Place, good: Good) -> Clan:
    """Return the clan with a good more in a storage or on an altar."""
    if place is Place.SMALL_ALTAR:
        return replace(clan, small_altar=(*clan.small_altar, good))
    if place is Place.LARGE_ALTAR:
        return replace(clan, large_altar=(*clan.large_altar, good))
    return set_storage(clan, place, (*clan.storages[STORAGE_AT[place]], good))


def remove_token(clan: Clan, place: Place, good: Good) -> Clan:
    """Return the clan without the uppermost token of this kind in a storage; those above it move down."""
    stored = clan.list_lying(place)
    at = len(stored) - 1 - stored[::-1].index(good)
    return set_storage(clan, place, (*stored[:at], *stored[at + 1 :]))
