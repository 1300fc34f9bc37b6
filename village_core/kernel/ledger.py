"""The ledger of one step: only events change a table."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from village_core.kernel.values import RuleKey, Tagged

T = TypeVar("T")


class Event(Tagged, Generic[T], frozen=True, gc=False):
    """Something that happened at the table, and the rule that made it happen."""

    rule: RuleKey

    def on(self, table: T) -> T:
        """The table after this event."""
        return table


class Ledger(msgspec.Struct, Generic[T]):
    """Collects the events of one step, and knows the table as it stands after them."""

    table: T
    events: list[Event[T]] = []

    def emit(self, event: Event[T]) -> None:
        """Let ``event`` happen."""
        self.events.append(event)
        self.table = event.on(self.table)
