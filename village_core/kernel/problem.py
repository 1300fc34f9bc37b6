"""Problems with something that is read: a save, a text picture, an owner's numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self


class Problem(ValueError):
    """Something that can't be used. It prints as a sentence where a room with words has given it one.

    ``problem`` is a key of the word files, ``detail`` quotes what is wrong, and ``names`` would do instead. It is at a ``line``,
    counted from 1, or at a ``place`` with a name.
    """

    def __init__(self, problem: str, detail: str = "", line: int = 0, place: str = "", names: Iterable[str] = ()) -> None:
        super().__init__(f"{place or f'line {line}'}: {problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail
        self.line = line
        self.place = place
        self.names = tuple(names)
        self._describe: Callable[[Problem], str] | None = None

    def with_wording(self, describe: Callable[[Problem], str]) -> Self:
        """Return the same problem, printed by ``describe``."""
        self._describe = describe
        return self

    @property
    def plain_text(self) -> str:
        """The place and the key of the problem, for readers without words."""
        return str(self.args[0])

    def __str__(self) -> str:
        return self.plain_text if self._describe is None else self._describe(self)
