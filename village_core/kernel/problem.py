"""Problems with something that is read, such as a save or a text picture, and how a notebook shows them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from traceback import extract_tb, walk_tb
from typing import Final, Self

CELL: Final = "__main__"
"""The module in which a notebook runs its cells."""
OURS: Final = ("village_core.", "village_widgets.", "contextlib")
"""The beginnings of the modules whose lines say nothing about a mistake in a cell."""


def render_mistake(error: Exception) -> list[str]:
    """Return the lines that a notebook shows instead of a traceback: the caller's own lines of code, and the error.

    Only notebooks ask for these lines; everywhere else the traceback is whole.
    """
    named = [str(frame.f_globals.get("__name__", "")) for frame, _ in walk_tb(error.__traceback__)]
    begin = named.index(CELL) if CELL in named else 0
    lines = zip(named[begin:], extract_tb(error.__traceback__)[begin:], strict=True)
    own = [f"line {line.lineno}: {line.line}" for name, line in lines if not name.startswith(OURS)]
    return [*own, f"{type(error).__name__}: {error}"]


def shorten(text: str, most: int) -> str:
    """Return a text of at most ``most`` letters; an ellipsis stands for the rest."""
    return text if len(text) <= most else f"{text[: most - 1]}…"


class KeyedError(Exception):
    """An error that a room with words can explain: ``problem`` is a key of the word files, ``detail`` names what is wrong."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail


class Problem(ValueError):
    """A value or a line that can't be used. It prints as a sentence where a room with words has given it one.

    ``problem`` is a key of the word files, ``detail`` quotes what is wrong, and ``names`` are values that would do. It is at
    a ``line``, counted from 1, or at a ``place`` with a name.
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
        """Return this problem itself, which ``describe`` prints from now on."""
        self._describe = describe
        return self

    @property
    def plain_text(self) -> str:
        """The place, the key and the detail of the problem, for readers without words."""
        return str(self.args[0])

    def _render_traceback_(self) -> list[str]:
        return render_mistake(self)

    def __str__(self) -> str:
        return self.plain_text if self._describe is None else self._describe(self)
