"""The values of a form as a page sends them, read field by field and trusted in nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard, TypeVar

from village_core.games.laying import LayingProblem, Unlayable

FAR: Final = 10**6
"""The largest number that is read; larger ones were not counted by people."""
LONGEST: Final = 99
"""The most values of a list that are read."""
V = TypeVar("V")
W = TypeVar("W", bound=str)


class Entered:
    """The values of a form, by field. Each wrong one is noted among ``problems`` and replaced by a harmless value."""

    def __init__(self, values: Mapping[str, object]) -> None:
        self.values = values
        self.problems: list[LayingProblem] = []

    def read_number(self, key: str, otherwise: int = 0) -> int:
        """Read a whole number: a count, or the number of an answer; ``otherwise`` if the page sent none.

        A value that isn't a whole number from ``-FAR`` to ``FAR`` is noted as a problem and replaced by ``otherwise``.
        """
        value = self.values.get(key, otherwise)
        return value if _is_count(value) else self._note("laying-not-a-number", key, otherwise)

    def read_word(self, key: str, known: Sequence[W], otherwise: W | None = None) -> W:
        """Read a word, or ``otherwise`` if the page sent none.

        A word that isn't ``known`` is noted as a problem and replaced by the first known one; so is a missing one without
        ``otherwise``.
        """
        return self._check_word(key, self.values.get(key, otherwise), known)

    def read_several(self, key: str, known: Sequence[W]) -> tuple[W, ...]:
        """Read a list of words; each that isn't ``known`` is noted as a problem and replaced by the first known one.

        A missing list is empty; a value that is no list, or has more than ``LONGEST`` values, is noted and counts as empty.
        """
        return tuple(self._check_word(key, value, known) for value in self._read_list(key))

    def read_tiles(self, key: str) -> tuple[int, ...]:
        """Read the numbers of some tiles; each that is no whole number from ``-FAR`` to ``FAR`` is noted and replaced by 0.

        A missing list is empty; a value that is no list, or has more than ``LONGEST`` values, is noted and counts as empty.
        """
        return tuple(self._check_tile(key, value) for value in self._read_list(key))

    def read_slots(self, key: str) -> tuple[int | None, ...]:
        """Read the numbers of the tiles in some places, None for an empty place.

        Wrong numbers and lists are noted and replaced as by ``read_tiles``.
        """
        return tuple(None if value is None else self._check_tile(key, value) for value in self._read_list(key))

    def check(self) -> None:
        """Raise ``Unlayable`` with all the read values that don't suit their fields, if there are any."""
        if self.problems:
            raise Unlayable(self.problems)

    def _read_list(self, key: str) -> list[object]:
        value = self.values.get(key, [])
        if isinstance(value, list) and len(value) <= LONGEST:
            return value
        return self._note("laying-not-a-choice", key, [])

    def _check_tile(self, key: str, value: object) -> int:
        return value if _is_count(value) else self._note("laying-not-a-choice", key, 0)

    def _check_word(self, key: str, value: object, known: Sequence[W]) -> W:
        found = next((word for word in known if isinstance(value, str) and word == value), None)
        return self._note("laying-not-a-choice", key, known[0]) if found is None else found

    def _note(self, problem: str, key: str, instead: V) -> V:
        self.problems.append(LayingProblem(problem, (key,)))
        return instead


def _is_count(value: object) -> TypeGuard[int]:
    """Tell whether a value is a whole number from ``-FAR`` to ``FAR``."""
    return isinstance(value, int) and not isinstance(value, bool) and -FAR <= value <= FAR
