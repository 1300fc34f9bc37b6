"""How a game's links tell the position that it began with: by its settings instead of by everything on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

import msgspec

from village_core.kernel.frames import Table
from village_core.kernel.position import Position

T = TypeVar("T", bound=Table)


class Opening(msgspec.Struct, Generic[T], frozen=True):
    """What a game's room knows of its new games.

    ``settings`` writes down, as JSON, from what a new game's position can be made again; nothing for any other position.
    ``begin`` makes it again and raises ``ValueError`` for settings that can't be. ``lexicon`` holds what the JSON of players
    and settings often contains, so that it packs small; old links need it as it was, so it never changes.
    """

    settings: Callable[[Position[T]], bytes]
    begin: Callable[[bytes], Position[T]]
    lexicon: bytes = b""
