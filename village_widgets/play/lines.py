"""What-if lines: other courses that a game could have taken. Each is a game beside the first, which stays as it is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, Generic, NamedTuple, TypeVar

from msgspec.structs import replace

from village_core.games import reading
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave
from village_core.kernel.values import CHANCE, Seat
from village_core.kernel.words import Words
from village_core.players.levels import GOOD, LEVELS, build_programs
from village_widgets.components.commands import KeptLine
from village_widgets.components.messages import Choosable, ShownLine, WhatIf
from village_widgets.components.session import PERSON, Session

T = TypeVar("T", bound=GameTable)

NAMES: Final = "ABCDEF"
"""Names of lines: as many as one chart can tell apart."""


class WhatIfLine(NamedTuple, Generic[T]):
    """One what-if line: its name, and its game; decisions before its start can't be taken back."""

    name: str
    session: Session[T]

    @property
    def start(self) -> Position[T]:
        """The position where the line begins."""
        game, since = self.session.game, self.session.since
        return game.steps[since - 1].position if since else game.start


class GameLines(Generic[T]):
    """A game and its lines: ``own`` is the game itself, ``others`` are the lines, ``open`` is the line on the table, if any."""

    def __init__(self, own: Session[T], game: BoardGame[T, PrintedEdition]) -> None:
        self.own = own
        self.others: tuple[WhatIfLine[T], ...] = ()
        self.open: WhatIfLine[T] | None = None
        self._game = game

    @property
    def session(self) -> Session[T]:
        """The session on the table: that of the open line, or of the game itself if none is open."""
        return self.own if self.open is None else self.open.session

    @property
    def full(self) -> bool:
        """True if no further what-if line fits."""
        return len(self.others) == len(NAMES)

    def list_by_name(self) -> Iterator[tuple[str, Game[T]]]:
        """Yield the game itself without a name, and every line by its name."""
        yield "", self.own.game
        for line in self.others:
            yield line.name, line.session.game

    def branch(self, step: int) -> bool:
        """Put a new line on the table that leaves the current game before a step (from 0); return whether that is possible.

        It isn't at a draw, after the last step, or if all names are taken. The line's draws and its programs have a seed of their
        own. The reader decides at the seat that decided there. While the game itself goes on, hidden pieces are dealt again, so
        that the line tells nothing about the game.
        """
        game = self.session.game
        position = game.branch(step).position
        if self.full or step >= len(game.steps) or position.seat is None or position.seat == CHANCE:
            return False
        taken = [line.name for line in self.others]
        name = next(name for name in NAMES if name not in taken)
        seed = f"{self.own.seed} {name}".strip()
        game = self._hide_rest(game.branch(step), position.seat, seed)
        seated = game.players[position.seat]
        players = (*game.players[: position.seat], replace(seated, plays=PERSON), *game.players[position.seat + 1 :])
        self._add(name, seed, replace(game, players=players), len(game.steps))
        self.open = self.others[-1]
        return True

    def turn_to(self, name: str) -> bool:
        """Put a line on the table, or with an empty name the game itself; return whether it exists."""
        found = {line.name: line for line in self.others}
        if not name or name in found:
            self.open = found.get(name)
        return not name or name in found

    def forget(self, name: str) -> bool:
        """Forget a line and return whether it existed; if it is on the table, the game itself comes back."""
        left = tuple(line for line in self.others if line.name != name)
        if self.open is not None and self.open.name == name:
            self.open = None
        self.others, before = left, self.others
        return len(left) < len(before)

    def restore(self, kept: Iterable[KeptLine]) -> None:
        """Restore lines as a page kept them, without those that are unreadable, of another game, or of a used or unknown name."""
        for line in kept:
            if line.name not in NAMES or line.name in [other.name for other in self.others]:
                continue
            try:
                game: Game[T] = reading.read(line.text)
                if game.start == self.own.game.start and line.at <= len(game.steps):
                    self._add(line.name, line.seed, game, line.at)
            except (BadSave, ValueError):
                continue

    def prepare_ahead(self, level: str, unhurried: bool) -> Session[T]:
        """Return a session that can play the game on the table to its end without people; the game itself stays as it is.

        Programs keep their seats, and programs of ``level`` decide for people. The caller plays it on. If ``unhurried``,
        ``go_on`` stops where a program that thinks long is to decide, and the caller runs ``think``; else ``go_on`` lasts until
        that program has decided.
        """
        seats = self.own.game.players
        players = tuple(replace(seat, plays=level) if seat.plays == PERSON else seat for seat in seats)
        game = replace(self.session.game, players=players)
        return Session(game, self.session.seed, build_programs(self._game), unhurried=unhurried)

    def render(self, words: Words) -> WhatIf:
        """Render the lines for the page, with the levels at which programs can play on if people play the game."""
        people = bool(self.own.people)
        return WhatIf(
            open="" if self.open is None else self.open.name,
            lines=tuple(
                ShownLine(line.name, self._describe(line, words), line.session.since, line.session.seed) for line in self.others
            ),
            levels=tuple(Choosable(level, words.format(f"plays-{level}")) for level in LEVELS) if people else (),
            level=GOOD if people else "",
        )

    def _describe(self, line: WhatIfLine[T], words: Words) -> str:
        seat, players = line.start.seat, line.session.game.players
        who = players[seat].name if seat is not None and 0 <= seat < len(players) else words.format("ui-chance")
        return words.format("what-if-from", line=line.name, round=line.start.table.round, who=who)

    def _hide_rest(self, game: Game[T], seat: Seat, seed: str) -> Game[T]:
        """Return a game in which what ``seat`` can't see is dealt again by ``seed``; unchanged if the game itself is over.

        If the page shows hidden pieces of one seat, that seat counts instead of ``seat``.
        """
        if self.own.position.over:
            return game
        viewer = seat if self.own.viewer is None else self.own.viewer
        position = game.position
        table = self._game.judgements.imagine(position.table, viewer, Random(seed))
        return game if table == position.table else game.lay(position.with_table(table))

    def _add(self, name: str, seed: str, game: Game[T], since: int) -> None:
        self.others = (
            *self.others,
            WhatIfLine(name, Session(game, seed, build_programs(self._game), unhurried=self.own.unhurried, since=since)),
        )
