"""Tracked games as people might enter them: reports of their own turns mostly, a few of anybody's, now and then something odd."""

from __future__ import annotations

from random import Random

from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.choices import ClaimRing, Done, EndRound, EndTurn, Note, Send, Sold, Spend, Tell
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import COLOURS, Line, Spending
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_core.players.random import choose

OFTEN = {Spend: 6, Send: 4, Note: 1, Sold: 1, ClaimRing: 0.2}
LONG = 1500
"""No tracked game takes as many entries."""


def tracked_game(edition: str, players: int, seed: int) -> Game:
    """A whole tracked game."""
    random = Random(f"tracked {edition} {players} {seed}")
    seated = tuple(Player(f"P{at}", colour) for at, colour in enumerate(COLOURS[:players]))
    game = Game(seated, begun(edition, players, seed % players))
    while not game.position.over:
        assert len(game.steps) < LONG
        for choice in entered(game.position, random):
            game = game.play(choice)
    return game


def begun(edition: str, players: int, start: int = 0) -> Position:
    """The first position of a tracked game."""
    return new_game(EditionSettings(edition), players, start, Depth.TRACKED)


def entered(position: Position, random: Random) -> list[Choice]:
    """What is entered next: a whole turn, the final sheet, or one choice."""
    if isinstance(position.top, Tallying):
        told = [Tell(seat, line, random.randint(0, 25)) for seat in position.table.seats for line in Line]
        return [*(tell for tell in told if random.random() < 0.7), Done()]
    if not isinstance(position.top, Tracking):
        return [choose(position, random).choice]
    last = any(isinstance(option.choice, EndRound) for option in position.options) and random.random() < 0.05
    if random.random() < 0.5:
        return [EndRound() if last else EndTurn()]
    seat = position.top.seat if random.random() < 0.9 else random.choice(position.table.seats)
    if random.random() < 0.05:
        return [Spend(seat, Spending.TIME, random.randint(4, 9))]
    usual = [option.choice for option in position.options if getattr(option.choice, "seat", None) == seat]
    kinds = {type(choice): OFTEN[type(choice)] for choice in usual}
    kind = random.choices(list(kinds), list(kinds.values()))[0]
    return [random.choice([choice for choice in usual if type(choice) is kind])]
