"""A game whose log is read line by line: the effect of each line, the lines that hold, and those that were taken back."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Generic, NamedTuple, TypeVar

import msgspec

from village_core.games import load, read_codec
from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position, Step
from village_core.kernel.saves import Codec, SaveEntry
from village_core.kernel.values import Option, Seat
from village_core.store.contract import StoredLine
from village_widgets.components.commands import PlainAnswer

T = TypeVar("T", bound=Table)


class TableLine(NamedTuple, Generic[T]):
    """One line of a table's log.

    It has its number and content, the step that it made (None for undo, redo and a line without effect), the numbers of the
    lines that it ``turned`` back or forth, the seat that was asked before it, the position after it, and whether this page
    entered it.
    """

    number: int
    entry: SaveEntry
    step: Step[T] | None
    turned: tuple[int, ...]
    seat: Seat | None
    after: Position[T]
    own: bool


class LoggedGame(Generic[T]):
    """A game and its log as far as it was read: ``lines`` are the texts, ``records`` their effects.

    ``holding`` are the numbers of the lines whose steps hold, in the order of the steps: those that were not taken back.
    ``numbers`` has the line of each token that was entered.
    """

    def open(self, head: str) -> None:
        """Start from ``head``, the header of the game's log, as before its first line; forget all lines that were read."""
        self.head = head
        self.codec: Codec[T] = read_codec(head)
        self.game: Game[T] = load(head)
        self.records: tuple[TableLine[T], ...] = ()
        self.lines: tuple[str, ...] = ()
        self.holding: tuple[int, ...] = ()
        self.numbers: dict[str, int] = {}
        self._undone: tuple[int, ...] = ()

    @property
    def position(self) -> Position[T]:
        """The position of the game after all lines that were read."""
        return self.game.position

    @property
    def live(self) -> frozenset[int]:
        """The numbers of the lines whose steps hold, as a set."""
        return frozenset(self.holding)

    @property
    def last_entered(self) -> int:
        """The number of holding steps that the last input has made; 1 if there is none, or if it was a correction."""
        return self._count_together(self.holding)

    @property
    def last_undone(self) -> int:
        """The number of steps that the last undone input has made; 1 if there is none, or if it was a correction."""
        return self._count_together(self._undone)

    def _count_together(self, numbers: Sequence[int]) -> int:
        """Count the lines at the end of ``numbers`` that one input has made; lines that a correction repeats count singly.

        Without numbers the count is 1.
        """
        tokens = [self.records[number - 1].entry.id.partition(".")[0] for number in numbers]
        if not tokens or not tokens[-1] or any(r.step is None for r in self.records if r.entry.id.startswith(f"{tokens[-1]}.")):
            return 1
        return len(tuple(takewhile(tokens[-1].__eq__, reversed(tokens))))

    def write_text(self) -> str:
        """Write the whole log as a file, undone lines included."""
        return "\n".join((*saves.seal_log(self.head, self.lines), ""))

    def find_position(self, number: int) -> Position[T]:
        """Return the position before the line ``number``, counted from 1."""
        return self.records[number - 2].after if number > 1 else self.game.start

    def read_option(self, answer: PlainAnswer) -> Option:
        """Convert a page's answer to the game's own types. Raises ``ValidationError`` if it is no decision of the game."""
        read = msgspec.convert(answer, type=self.codec.answer)
        return Option(read.choice, read.payment)

    def take(self, line: StoredLine, own: bool) -> None:
        """Enter one more line; ``own``: this page made it. Raises ``Misfit`` for a line that does not fit."""
        entry = saves.read_entry(line.text)
        seat, before = self.game.position.seat, self.game
        self.game = saves.enter(before, entry, self.codec)
        step, turned = None, tuple[int, ...]()
        if entry.undo or entry.redo:
            turned = self._turn_back(len(self.game.steps) - len(before.steps))
        elif len(self.game.steps) > len(before.steps):
            step = self.game.steps[-1]
            self.holding, self._undone = (*self.holding, line.number), ()
        self.records = (*self.records, TableLine(line.number, entry, step, turned, seat, self.game.position, own))
        self.lines = (*self.lines, line.text)
        self.numbers[line.token] = line.number

    def _turn_back(self, steps: int) -> tuple[int, ...]:
        """Move line numbers from the holding to the undone ones (``steps`` below 0) or back; return them in order."""
        if steps < 0:
            turned = self.holding[steps:]
            self._undone = (*self._undone, *reversed(turned))
            self.holding = self.holding[:steps]
        elif steps > 0:
            turned = self._undone[: -steps - 1 : -1]
            self.holding = (*self.holding, *turned)
            self._undone = self._undone[:-steps]
        else:
            turned = ()
        return turned
