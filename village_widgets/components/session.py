"""A game being played: the session is what changes, and views of the game watch it."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from random import Random
from typing import Final, Generic, Protocol, TypeAlias, TypeVar

from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option, Player, Seat
from village_core.players.apart import find_first_thought, stream_thoughts
from village_core.players.levels import RANDOM
from village_core.players.looking import Program
from village_core.players.random import choose
from village_core.players.strong import StrongPlayer, Thinking

T = TypeVar("T", bound=Table)
Watcher: TypeAlias = Callable[[], None]

PERSON: Final = "person"
BREATH: Final = 200
"""Decisions of programs in one go, so that the page stays awake."""

log = logging.getLogger(__name__)


class GameInPlay(Protocol[T]):
    """A game as its page sees it: a session of the page, or a table shared with other pages."""

    game: Game[T]
    seed: str

    @property
    def position(self) -> Position[T]:
        """The current position."""

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats taken by people."""

    @property
    def asked(self) -> Seat | None:
        """The seat that decides now, if this page decides for it, else None."""

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hidden pieces are face up; None if all stay hidden."""

    @property
    def can_undo(self) -> bool:
        """True if there is a decision to take back."""

    @property
    def can_redo(self) -> bool:
        """True if there is a decision to restore."""


class Session(Generic[T]):
    """Holds a game, decides for chance and programs, and calls its watchers after every change.

    ``seed`` and the number of a decision make its random numbers: the same seed and choices give the same game, also after undo.

    ``forced``: the only possible answer counts as no decision. Such answers are given in one go, and undo goes back past them;
    the game is the same. ``unhurried``: the session stops at a program that thinks long, and its caller runs ``think``.
    ``since``: the number of steps that are not this session's own and can't be taken back.

    An illegal choice changes nothing, and a failing watcher stops neither the game nor the other watchers. Raises ``ValueError``
    for a player whose program is unknown.
    """

    def __init__(
        self,
        game: Game[T],
        seed: str,
        programs: Mapping[str, Program[T]] | None = None,
        *,
        unhurried: bool = False,
        since: int = 0,
    ) -> None:
        programs = {RANDOM: choose} if programs is None else programs
        unknown = [player.plays for player in game.players if player.plays not in (PERSON, *programs)]
        if unknown:
            raise ValueError(f"no program is called {unknown[0]!r}; there are {', '.join(programs)}")
        self.game = game
        self.seed = seed
        self.forced = False
        self.unhurried = unhurried
        self.since = since
        self._programs = programs
        self._watchers: list[Watcher] = []

    def __repr__(self) -> str:
        return f"Session({', '.join(player.name for player in self.game.players)}; {len(self.game.steps)} decisions)"

    @property
    def position(self) -> Position[T]:
        """The current position."""
        return self.game.position

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats taken by people."""
        return tuple(seat for seat, player in enumerate(self.game.players) if player.plays == PERSON)

    @property
    def asked(self) -> Seat | None:
        """The seat of the person who decides now; None during chance and programs, and at the end."""
        seat = self.position.seat
        return seat if seat in self.people else None

    def decides(self, position: Position[T]) -> bool:
        """Tell whether a person decides at a position; if ``forced``, the only possible answer counts as no decision."""
        return position.seat in self.people and not (self.forced and len(position.options) == 1)

    @property
    def viewer(self) -> Seat | None:
        """The seat whose hidden pieces are face up: the only person's, else that of the person who decides; None if none does."""
        return self.people[0] if len(self.people) == 1 else self.asked

    @property
    def moving(self) -> bool:
        """True if chance or a program decides next; False if a person does, and at the end."""
        return self.position.seat is not None and self.asked is None

    def watch(self, watcher: Watcher) -> Callable[[], None]:
        """Call ``watcher`` after every change of the game; return a function that ends this."""
        self._watchers.append(watcher)
        return lambda: self._watchers.remove(watcher)

    def name_players(self, players: tuple[Player, ...]) -> None:
        """Replace the players, given by seat, as when another language names them otherwise; ignore those beyond the last seat.

        No watcher is called.
        """
        self.game = replace(self.game, players=players[: len(self.game.players)])

    def choose(self, option: Option) -> None:
        """Make a person's decision, then those of chance and programs, as ``go_on`` does.

        If ``forced`` and if it was the only possible answer, the only possible ones after it are given too. Raises
        ``Illegal``, the game unchanged, for what the rules refuse.
        """
        game = self.game.play(option)
        self.game = self._play_on(game if self.decides(self.position) else play_forced(game), BREATH)
        self._tell()

    def go_on(self, steps: int = BREATH) -> None:
        """Let chance and programs decide, programs at most ``steps`` times, until a person decides.

        If ``unhurried``, they also stop where a program that thinks long is to decide.
        """
        game = self._play_on(self.game, steps)
        if game is not self.game:
            self.game = game
            self._tell()

    @property
    def thinks(self) -> bool:
        """True if a program that thinks long decides now, among several options."""
        return self._thinks(self.game)

    async def think(self) -> AsyncGenerator[Thinking, None]:
        """Let the program think (see ``stream_thoughts``) while the caller follows; at the end it decides, and others go on."""
        async with aclosing(stream_thoughts(self.position, self._derive_seed(self.game))) as found:
            async for thought in found:
                yield thought
        self.decide(thought.best)

    def find_first_thought(self) -> Option:
        """Return the first option that the thinking program considers, for a game that must move at once."""
        return find_first_thought(self.position, self._derive_seed(self.game))

    def decide(self, option: Option) -> None:
        """Make a program's decision, then those of chance and of programs after it, as ``go_on`` does."""
        self.game = self._play_on(self.game.play(option), BREATH)
        self._tell()

    def undo(self) -> None:
        """Take back the last decision of a person and all after it; without people at the table, one decision.

        The first ``since`` steps stay. The watchers are called, even if nothing was taken back.
        """
        self.game = self.game.undo(self._count_back())
        self._tell()

    def redo(self) -> None:
        """Go forward to the next decision of a person; without people at the table, one decision.

        If people play and no undone decision is left, the game goes on by itself from there.
        """
        game = self.game.redo()
        while self.people and game.undone and not self.decides(game.position):
            game = game.redo()
        self.game = self._play_on(game, BREATH) if self.people and not game.undone else game
        self._tell()

    @property
    def can_undo(self) -> bool:
        """True if ``undo`` would take back a decision: after the first ``since`` steps, one of a person; without people, any."""
        return self._count_back() > 0

    @property
    def can_redo(self) -> bool:
        """True if a decision that was taken back can be restored."""
        return bool(self.game.undone)

    def _count_back(self) -> int:
        """Return the number of steps that undo goes back; 0 if there is nothing to take back."""
        if not self.people:
            return min(1, len(self.game.steps) - self.since)
        steps = self.game.steps
        for at in range(len(steps) - 1, self.since - 1, -1):
            before = steps[at - 1].position if at else self.game.start
            if self.decides(before):
                return len(steps) - at
        return 0

    def _play_on(self, game: Game[T], limit: int) -> Game[T]:
        """Play on until a person decides, with at most ``limit`` decisions of programs.

        If ``unhurried``, stop where a program that thinks long decides.
        """
        seat = game.position.seat
        while seat is not None and seat not in self.people and (seat == CHANCE or limit):
            if self.unhurried and self._thinks(game):
                break
            limit -= seat != CHANCE
            game = game.play(self._decide(game, seat))
            seat = game.position.seat
        return game

    def _decide(self, game: Game[T], seat: Seat) -> Option:
        program = choose if seat == CHANCE else self._programs[game.players[seat].plays]
        return program(game.position, Random(self._derive_seed(game)))

    def _derive_seed(self, game: Game[T]) -> str:
        """Return the seed of the next decision's random numbers."""
        return f"{self.seed} {len(game.steps)}"

    def _thinks(self, game: Game[T]) -> bool:
        """Tell whether a program that thinks long has the next decision, among several options."""
        position = game.position
        if position.seat is None or position.seat == CHANCE or position.seat in self.people or len(position.options) == 1:
            return False
        return isinstance(self._programs[game.players[position.seat].plays], StrongPlayer)

    def _tell(self) -> None:
        for watcher in tuple(self._watchers):
            try:
                watcher()
            except Exception:
                log.exception("a view of the game failed; the game goes on")


def play_forced(game: Game[T]) -> Game[T]:
    """Play on while the player who is asked has a single option. Return the game at the first real decision, draw, or its end."""
    while game.position.seat not in (None, CHANCE) and len(game.position.options) == 1:
        game = game.play(game.position.options[0])
    return game
