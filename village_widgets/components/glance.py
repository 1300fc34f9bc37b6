"""The strips of players that a page has, and what it lacks of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_widgets.components.strips import NOBODY, ChangedStrip, Other, Strip, shorten_strip
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)


class Strips(Generic[T]):
    """The strips that one page shows: its owner's and those of the other seats. Without an owner, an empty one and no others."""

    def __init__(self, telling: Telling[T]) -> None:
        self._telling = telling
        self.forget()

    def forget(self) -> None:
        """Forget which strips the page has, as if it had none."""
        self._own: Strip | None = None
        self._others: Mapping[Seat, Strip] | None = None

    def render_own(self, position: Position[T], owner: Seat | None) -> ChangedStrip | UnsetType:
        """Return the strip of ``owner``, or only what has changed in it since the last call; UNSET if nothing has."""
        before, self._own = self._own, NOBODY if owner is None else self._telling.build_strip(position, owner)
        return UNSET if self._own == before else shorten_strip(before, self._own)

    def render_others(self, position: Position[T], owner: Seat | None) -> tuple[Other, ...] | UnsetType:
        """Return the strip of each seat except ``owner``, or only what has changed in it; UNSET if no strip has changed.

        Without an owner there are none.
        """
        seats = () if owner is None else position.table.seats
        before, self._others = self._others, {seat: self._build_short(position, seat) for seat in seats if seat != owner}
        if self._others == before:
            return UNSET
        return tuple(Other(seat, shorten_strip((before or {}).get(seat), has)) for seat, has in self._others.items())

    def _build_short(self, position: Position[T], seat: Seat) -> Strip:
        """Build the strip of a seat without the kinds of which it has no piece."""
        strip = self._telling.build_strip(position, seat)
        return replace(strip, held=tuple(one for one in strip.held if one and one.count != "0"))
