"""Tables of any game with something impossible on them: in the table, in a frame of the agenda, or in the game's end."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from msgspec.structs import replace

from village_core.games.opening import Depth, PrintedTable
from village_core.games.outcome import Outcome
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position


class Flaws(NamedTuple):
    """The checks of one game: its ``find_flaw``, and a frame that asks the first player in a full and in a tracked game."""

    find: Callable[[Position[Any]], str]
    full: Frame[Any]
    tracked: Frame[Any]

    def check_table(self, table: PrintedTable, place: str = "") -> None:
        """Check that a table's first flaw is at this place in it, or that it has none."""
        assert self.find(Position(table, ())) == (place and f"table.{place}")

    def check_frame(self, table: PrintedTable, frame: Frame[Any], place: str = "") -> None:
        """Check that a frame below one that asks the first player has its flaw at this place, or that it has none."""
        assert self.find(Position(table, (frame, self.tracked if table.depth is Depth.TRACKED else self.full))) == place

    def check_ends(self, table: PrintedTable, outcome: Outcome, wrong: Iterable[Outcome]) -> None:
        """Check that a table can end with an outcome, and with none of the wrong ones."""
        self.check_table(replace(table, outcome=outcome))
        for each in wrong:
            assert self.find(Position(replace(table, outcome=each), ())) == "table.outcome", each
