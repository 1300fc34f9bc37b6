"""The game that a page keeps, line by line as a save has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.position import Step
from village_core.kernel.saves import format_step, seal_log
from village_core.kernel.sealing import seal_lines, split_seal
from village_widgets.components.messages import SaveLines

T = TypeVar("T", bound=Table)


class KeptGame(Generic[T]):
    """The seals of a page's game. Each line is sealed with the one before, also after going back."""

    def __init__(self) -> None:
        self._seals: tuple[str, ...] = ()

    def begin(self, head: str) -> str:
        """Begin a save: forget all seals so far, and return its first line, the header ``head`` with its seal."""
        [line] = seal_log(head, ())
        self._seals = (split_seal(line)[1],)
        return line

    def continue_from(self, same: int, steps: Sequence[Step[T]]) -> SaveLines:
        """Seal and return the lines of ``steps`` after the first ``same``, whose lines and seals hold; forget all others."""
        lines = tuple(seal_lines(map(format_step, steps[same:]), self._seals[same]))
        self._seals = (*self._seals[: same + 1], *(split_seal(line)[1] for line in lines))
        return SaveLines(same, lines)
