"""Text pictures: a position as a few lines that a person can read and write, each game in its own terms."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from village_core.kernel.problem import Problem, shorten
from village_core.kernel.values import Seat

COMMENT = "#"
QUOTED = 60
"""The number of characters of a line that an error quotes."""
WIDTH = 12
"""Columns that a line's key is padded to, so that the lines are aligned."""
SEATS: Final = "abcdefghi"
"""The letters of the seats, clockwise."""


def name_seat_letter(seat: Seat) -> str:
    """Return the letter of a seat: ``a`` for seat 0, and so on."""
    return SEATS[seat]


class BadPicture(Problem):
    """A picture that can't be read.

    ``problem`` is a key of the word files, ``line`` counts from 1, ``detail`` quotes what is wrong there, and ``names`` would
    do instead.
    """

    def __init__(self, problem: str, line: int, detail: str = "", names: Iterable[str] = ()) -> None:
        super().__init__(problem, detail, line, names=names)


class PictureLine(NamedTuple):
    """One line of a picture: its number from 1, its first word, and the parts after that, which commas separate, as words."""

    number: int
    key: str
    parts: tuple[tuple[str, ...], ...]

    def build_error(self, problem: str, detail: str = "", names: Iterable[str] = ()) -> BadPicture:
        """Return the error for this line: its ``problem`` key, the wrong ``detail``, cut if long, and ``names`` that would do."""
        return BadPicture(problem, self.number, shorten(detail, QUOTED), names)

    def read_count(self, word: str) -> int:
        """Parse a count on this line, of up to five digits. Raises ``BadPicture`` for anything else, such as a sign."""
        if not (word.isascii() and word.isdigit() and len(word) < 6):
            raise self.build_error("picture-bad-number", word)
        return int(word)

    def read_integer(self, word: str) -> int:
        """Parse a whole number of up to five digits on this line, perhaps negative. Raises ``BadPicture`` for anything else."""
        return -self.read_count(word[1:]) if word.startswith("-") else self.read_count(word)


def parse_lines(text: str) -> tuple[PictureLine, ...]:
    """Parse the lines of a picture, without empty lines and comments after ``#``."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        key, _, rest = line.partition(COMMENT)[0].strip().partition(" ")
        if key:
            parts = tuple(tuple(part.split()) for part in rest.split(",")) if rest.strip() else ()
            found.append(PictureLine(number, key, parts))
    return tuple(found)


def format_line(key: str, *parts: str) -> str:
    """Format one line of a picture: its key, padded, and its non-empty ``parts`` with commas between, or a dash without any."""
    return f"{key:<{WIDTH}}{', '.join(part for part in parts if part) or '-'}"
