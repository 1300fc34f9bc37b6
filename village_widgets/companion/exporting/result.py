"""A finished game as other programs and paper know it: who, what, when, and the score."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final, NamedTuple

from village_core.kernel.game import Player
from village_core.kernel.values import Seat
from village_widgets.components.telling import Score

SHOWN: Final = 40
"""Letters of a name that go out."""


def shown(text: str, most: int = SHOWN) -> str:
    """A text without control characters, and cut where it is too long."""
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * most]).split())
    return plain if len(plain) <= most else plain[: most - 1] + "…"


class Result(NamedTuple):
    """What is told of a game.

    ``slug`` begins the names of files; ``number`` is the game's id at BoardGameGeek; ``facts`` are lines for paper, each a
    label and what it says; ``inks`` the players' colours as six hexadecimal digits; ``starter`` had the first turn.
    The names of ``players`` are those that go out: short, and without control characters.
    ``score`` is missing until the game is over.
    """

    slug: str
    title: str
    number: int
    edition: str
    facts: tuple[tuple[str, str], ...]
    players: tuple[Player, ...]
    inks: tuple[str, ...]
    colours: tuple[str, ...]
    starter: Seat
    score: Score | None

    @property
    def ranks(self) -> tuple[int, ...]:
        """Everybody's place: the winners are first, whoever has the same total shares a place."""
        if self.score is None:
            return ()
        totals, winners = self.score.totals, self.score.winners
        others = [total for seat, total in enumerate(totals) if seat not in winners]
        behind = [1 + len(winners) + sum(other > total for other in others) for total in totals]
        return tuple(1 if seat in winners else place for seat, place in enumerate(behind))


class When(NamedTuple):
    """When a game was played, first entry to last, in seconds since 1970."""

    begun: int
    ended: int

    @property
    def day(self) -> str:
        """The day it ended on, where the server is: ``2026-11-21``."""
        return datetime.fromtimestamp(self.ended).date().isoformat()

    @property
    def utc(self) -> str:
        """When it ended, as ``2026-11-21 18:30:00`` in Greenwich."""
        return datetime.fromtimestamp(self.ended, UTC).strftime("%Y-%m-%d %H:%M:%S")

    @property
    def minutes(self) -> int:
        """How long it took; 0 where the log can't tell or it lay for a night."""
        minutes = (self.ended - self.begun) // 60
        return minutes if 0 < minutes <= 12 * 60 else 0
