"""Tracked games as players might enter them: mostly reports of their own turns, a few about others, now and then an odd one."""

from __future__ import annotations

from functools import cache
from random import Random

from tests.tracked import play_all
from village_core.games.opening import Depth
from village_core.games.village import EditionSettings, choices, new_game
from village_core.games.village.table import Farm
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import COLOURS, ScoreLine, Spending
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player
from village_core.players.random import choose

OFTEN = {choices.Spend: 6, choices.Send: 4, choices.Note: 1, choices.Sold: 1, choices.ClaimRing: 0.2}
LONG = 1500
"""A number of entries that no tracked game reaches."""
PLAYERS = tuple(Player(name, colour) for name, colour in (("Anna", "red"), ("Bert", "blue"), ("Carl", "yellow")))


@cache
def play_tracked_game(edition: str, players: int, seed: int) -> Game:
    """Play a whole tracked game at random from a seed, and return it."""
    random = Random(f"tracked {edition} {players} {seed}")
    seated = tuple(Player(f"P{at}", colour) for at, colour in enumerate(COLOURS[:players]))
    game = Game(seated, begin_game(edition, players, seed % players))
    while not game.position.over:
        assert len(game.steps) < LONG
        for choice in choose_entry(game.position, random):
            game = game.play(choice)
    return game


def begin_game(edition: str, players: int, start: int = 0) -> Position:
    """Return the first position of a tracked game of an edition for this number of players."""
    return new_game(EditionSettings(edition), players, start, Depth.TRACKED)


def choose_entry(position: Position, random: Random) -> list[Choice]:
    """Return the next entries: one report, answer, draw, or end of a turn or round.

    At the final sheet they are some of its lines and that it is done.
    """
    if isinstance(position.top, Tallying):
        told = [choices.Tell(seat, line, random.randint(0, 25)) for seat in position.table.seats for line in ScoreLine]
        return [*(tell for tell in told if random.random() < 0.7), choices.Done()]
    if not isinstance(position.top, Tracking):
        return [choose(position, random).choice]
    last = any(isinstance(option.choice, choices.EndRound) for option in position.options) and random.random() < 0.05
    if random.random() < 0.5:
        return [choices.EndRound() if last else choices.EndTurn()]
    seat = position.top.seat if random.random() < 0.9 else random.choice(position.table.seats)
    if random.random() < 0.05:
        return [choices.Spend(seat, Spending.TIME, random.randint(4, 9))]
    usual = [option.choice for option in position.options if getattr(option.choice, "seat", None) == seat]
    kinds = {type(choice): OFTEN[type(choice)] for choice in usual}
    kind = random.choices(list(kinds), list(kinds.values()))[0]
    return [random.choice([choice for choice in usual if type(choice) is kind])]


def play_reports(*choices: Choice, players: int = 3, edition: str = "first_2011", start: int = 0) -> Game:
    """Return a tracked game of the first ``players`` of Anna, Bert and Carl after these reports; seat ``start`` began it."""
    return play_all(Game(PLAYERS[:players], new_game(EditionSettings(edition), players, start, Depth.TRACKED)), choices)


def find_farm(game: Game, seat: int = 0) -> Farm:
    """Return the farm of a seat in the latest position of a tracked game."""
    return game.position.table.farms[seat]


def spend_time(seat: int, time: int) -> choices.Spend:
    """Return a report of time that a player lost, for no named reason."""
    return choices.Spend(seat, Spending.TIME, time)


def play_to_ending() -> Game:
    """Return a tracked game of two at its only last turn, that of seat 1; a death of seat 0 has filled the last grave."""
    game = play_reports(players=2)
    random = Random(4)
    while game.position.table.trigger is None:
        if isinstance(game.position.top, LaidToRest):
            game = game.play(
                random.choice([option for option in game.position.options if isinstance(option.choice, choices.Bury)])
            )
        else:
            game = game.play(spend_time(game.position.seat, 9))
            game = game.play(choices.EndTurn()) if isinstance(game.position.top, Tracking) else game
    return game
