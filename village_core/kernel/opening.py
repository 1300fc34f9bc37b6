"""Openings: how a link stores the first position by its settings instead of the whole table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.position import Position

T = TypeVar("T", bound=Table)


class Opening(msgspec.Struct, Generic[T], frozen=True):
    """A game's way to write down new games.

    ``encode_settings`` returns, as JSON, the settings that recreate a new game's position; empty for any other position.
    ``begin`` recreates it and raises ``ValueError`` for impossible settings. ``lexicon`` holds frequent parts of the JSON of
    players and settings, for compression; old links need it unchanged, so it never changes.
    """

    encode_settings: Callable[[Position[T]], bytes]
    begin: Callable[[bytes], Position[T]]
    lexicon: bytes = b""
