"""The page's part: send one input after another, and send again what was not acknowledged when the kernel died."""

from __future__ import annotations

import time
from contextlib import closing
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from random import Random

import msgspec

from tests.children import CHILDREN
from tests.durability.kernel import Input, run_kernel
from village_core.games import village, write_first_line
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.saves import SaveEntry, to_entry
from village_core.kernel.values import Player
from village_core.players.random import choose
from village_core.store.sql import Store

MOST_HEARD = 8
"""The greatest number of inputs that a kernel acknowledges before it is killed; counted, because busy machines are slow."""
OPENING = 0.4
"""Seconds after which a kernel that need not acknowledge anything is killed at the latest: it may not have opened the store."""
BETWEEN = 0.02
"""Seconds after its last acknowledgment in which any other kernel is killed: in the middle of the next input."""
AHEAD = 4
"""Inputs that are sent before the first of them is acknowledged."""
LONGEST_GAME = 150
"""Inputs at one table; then the next begins."""
PATIENCE = 60
"""Seconds until a silent kernel that is not killed counts as broken."""
PEOPLE = (Player("Ann", "red"), Player("Bea", "yellow"), Player("Cem", "blue"), Player("한나", "white"))


@dataclass
class PlayedTable:
    """A table with its inputs and the tokens of those acknowledged; ``games`` are the game before any input and after each one.

    ``unheard``: inputs that the store had although the kernel died before the page heard of them.
    """

    code: str
    games: list[Game]
    inputs: list[Input] = field(default_factory=list)
    acknowledged: list[str] = field(default_factory=list)
    unheard: int = 0

    def prepare(self, random: Random) -> Input | None:
        """Add and return the next input: a choice or draw, sometimes an undo or redo; None if the game is over or long enough."""
        game = self.games[-1]
        if not game.position.agenda or len(self.inputs) == LONGEST_GAME:
            return None
        die = random.random()
        if die < 0.06 and game.steps:
            count = random.randint(1, 3)
            game, entry = game.undo(count), SaveEntry(undo=count)
        elif die < 0.5 and game.undone:
            game, entry = game.redo(1), SaveEntry(redo=1)
        else:
            game = game.play(choose(game.position, random))
            entry = to_entry(game.steps[-1])
        sent = Input(f"{self.code}-{len(self.inputs)}", len(self.inputs), entry.to_line())
        self.games.append(game)
        self.inputs.append(sent)
        return sent

    @property
    def over(self) -> bool:
        """Tell whether no further input will be entered at this table."""
        return not self.games[-1].position.agenda or len(self.inputs) == LONGEST_GAME


class Page:
    """A page that enters one game after another, whatever happens to the kernel."""

    def __init__(self, address: str, seed: int) -> None:
        self._address = address
        self._random = Random(seed)
        self._waiting: list[Input] = []
        self.tables = [self._begin()]

    def play(self, kills: int) -> None:
        """Enter inputs while the kernel is killed a number of times; then send the rest and wait for the last answer."""
        for _ in range(kills):
            self._live(self._random.randint(0, MOST_HEARD))
            self._look()
            if not self._waiting and self.tables[-1].over:
                self.tables.append(self._begin())
        self._live(None)

    def _begin(self) -> PlayedTable:
        depth = self._random.choice(tuple(Depth))
        game = Game(PEOPLE, village.new_game(village.EditionSettings("first_2011"), len(PEOPLE), depth=depth))
        with closing(Store(self._address)) as store:
            return PlayedTable(store.create(write_first_line(game)).table, [game])

    def _live(self, heard: int | None) -> None:
        """Run a kernel until it has acknowledged a number of inputs and some moments more, and kill it.

        Without a limit it lasts until all sent inputs are acknowledged.
        """
        ours, theirs = CHILDREN.Pipe()
        child = CHILDREN.Process(target=run_kernel, args=(theirs, self._address, self.tables[-1].code), daemon=True)
        child.start()
        theirs.close()
        with closing(ours):
            try:
                self._converse(ours, heard)
            finally:
                child.kill()
                child.join()
            self._drain(ours)

    def _converse(self, kernel: Connection, heard: int | None) -> None:
        """Send waiting and new inputs and hear until ``heard`` are acknowledged, and some moments more.

        Without a number, send only the waiting inputs, and hear until all are acknowledged.
        """
        for sent in self._waiting:
            kernel.send_bytes(msgspec.json.encode(sent))
        self._keep_ahead(kernel, heard)
        for _ in range(heard or 0):
            if self._waiting:
                self._hear_in_time(kernel)
                self._keep_ahead(kernel, heard)
        while self._waiting and heard is None:
            self._hear_in_time(kernel)
        if heard is not None:
            self._hear_until(kernel, time.monotonic() + self._random.uniform(0, BETWEEN if heard else OPENING))

    def _keep_ahead(self, kernel: Connection, heard: int | None) -> None:
        """Send new inputs until a few wait for their acknowledgements; send none if ``heard`` is None."""
        while heard is not None and len(self._waiting) < AHEAD and (sent := self.tables[-1].prepare(self._random)):
            self._waiting.append(sent)
            kernel.send_bytes(msgspec.json.encode(sent))

    def _hear_in_time(self, kernel: Connection) -> None:
        if not kernel.poll(PATIENCE):
            raise RuntimeError("the kernel sent no answer")
        self._hear(kernel)

    def _hear_until(self, kernel: Connection, end: float) -> None:
        """Hear acknowledgements and send further inputs until the time ``end``."""
        while kernel.poll(max(0.0, end - time.monotonic())):
            self._hear(kernel)
            self._keep_ahead(kernel, MOST_HEARD)

    def _drain(self, kernel: Connection) -> None:
        """Hear what the kernel sent before it died, which counts as acknowledged."""
        try:
            while kernel.poll():
                self._hear(kernel)
        except (EOFError, ConnectionResetError):
            return

    def _hear(self, kernel: Connection) -> None:
        token = kernel.recv_bytes().decode()
        if token != self._waiting[0].token:
            raise RuntimeError(f"{token} was acknowledged before {self._waiting[0].token}")
        self.tables[-1].acknowledged.append(self._waiting.pop(0).token)

    def _look(self) -> None:
        """Add to the last table's ``unheard`` the number of inputs that the store has and the page has not heard of."""
        played = self.tables[-1]
        with closing(Store(self._address)) as store:
            there = store.count_lines(store.find(played.code).key)
        played.unheard += max(0, there - len(played.acknowledged))
