"""A finished game as other programs and paper know it: who, what, when, and the score."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import name_edition
from village_core.kernel.game import Game
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import ENGLISH
from village_widgets.components.inks import Ink
from village_widgets.components.messages import Score
from village_widgets.components.telling import Telling

T = TypeVar("T", bound=GameTable)
SHOWN: Final = 40
"""The most letters of a name that go out."""


def clip(text: str) -> str:
    """Return a text of at most ``SHOWN`` letters, with one space for each run of spaces and control characters, none at its ends.

    A text that is cut ends in "…". Only the first ``4 * SHOWN`` letters of ``text`` are looked at.
    """
    plain = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 4 * SHOWN]).split())
    return plain if len(plain) <= SHOWN else plain[: SHOWN - 1] + "…"


class Publication(NamedTuple):
    """A game in other programs: its English ``title``, its ``number`` at BoardGameGeek, the ``inks`` of its players' colours."""

    title: str
    number: int
    inks: Mapping[str, Ink]


class Result(NamedTuple):
    """A game as it is exported.

    ``slug`` begins the names of files; ``title``, ``edition`` and ``colours`` are English, for other programs; ``number`` is the
    game's id at BoardGameGeek; ``facts`` are lines for paper, each a label and its value; ``inks`` and ``colours`` are the
    players' colours by seat, as ``#`` with six hexadecimal digits and in words, "" for an unknown one; ``starter`` had the first
    turn. ``players`` have the names that go out: short, and without control characters. ``score`` is None until the game is over.
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
        """The place of each seat, from 1: all winners are first, others with the same total share a place; () without a score."""
        if self.score is None:
            return ()
        totals, winners = self.score.totals, self.score.winners
        others = [total for seat, total in enumerate(totals) if seat not in winners]
        behind = [1 + len(winners) + sum(other > total for other in others) for total in totals]
        return tuple(1 if seat in winners else place for seat, place in enumerate(behind))


def build_result(game: Game[T], telling: Telling[T], published: Publication) -> Result:
    """Return a game as it stands, with its score once it has one, and with the players' names that ``telling`` has.

    The caller must have made these names fit to be exported: short, and without control characters.
    """
    table, words, players = game.position.table, telling.words, telling.players
    edition, year, english = table.edition, str(table.edition.year), words.with_language(ENGLISH)
    facts = (
        (words.format("export-edition"), words.format("bracketed", what=name_edition(edition, words), said=year)),
        (words.format("export-players"), str(len(players))),
        (words.format("export-rounds"), str(table.round)),
        (words.format("export-depth"), words.format(f"export-depth-{table.depth.value}")),
    )
    inks = published.inks
    return Result(
        slug=published.title.lower(),
        title=published.title,
        number=published.number,
        edition=english.format("bracketed", what=name_edition(edition, english), said=year),
        facts=facts,
        players=players,
        inks=tuple(inks[player.colour].day if player.colour in inks else "" for player in players),
        colours=tuple(english.format(f"colour-name-{player.colour}") if player.colour in inks else "" for player in players),
        starter=game.start.table.start,
        score=telling.build_score(game.position),
    )


class PlayTime(NamedTuple):
    """The times of a game's first and last entry, in seconds since 1970."""

    begun: int
    ended: int

    @property
    def day(self) -> str:
        """The day on which the game ended, by the server's clock: ``2026-11-21``."""
        return datetime.fromtimestamp(self.ended).date().isoformat()

    @property
    def utc(self) -> str:
        """The time at which the game ended, in UTC: ``2026-11-21 18:30:00``."""
        return datetime.fromtimestamp(self.ended, UTC).strftime("%Y-%m-%d %H:%M:%S")

    @property
    def minutes(self) -> int:
        """The full minutes that the game took; 0 if the log has no times or they are more than 12 hours apart."""
        minutes = (self.ended - self.begun) // 60
        return minutes if 0 < minutes <= 12 * 60 else 0
