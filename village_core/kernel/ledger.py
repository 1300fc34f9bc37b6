"""The ledger of one step: only events change a table."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from village_core.kernel.values import RuleKey, Tagged

T = TypeVar("T")


class Event(Tagged, Generic[T], frozen=True, gc=False):
    """An event at the table, and the rule that made it happen; each kind that changes the table overrides ``on``."""

    rule: RuleKey

    def on(self, table: T) -> T:
        """Return the table after this event: unchanged unless a kind overrides this."""
        return table


class Ledger(msgspec.Struct, Generic[T]):
    """The events of one step, and the table after them."""

    table: T
    events: list[Event[T]] = []

    def emit(self, event: Event[T]) -> None:
        """Apply an event to the ledger's table and record it."""
        self.events.append(event)
        self.table = event.on(self.table)
