"""Tracked games of Stone Age as people might enter them."""

from __future__ import annotations

from random import Random

from tests.tracked import play_all
from village_core.games.opening import Depth
from village_core.games.stone_age import EditionSettings, new_game
from village_core.games.stone_age.choices import (
    Done,
    EndGame,
    EndTurn,
    Fed,
    GoHungry,
    Grow,
    NoteBuilding,
    NoteCard,
    NotePoints,
    Tell,
)
from village_core.games.stone_age.table import Tribe
from village_core.games.stone_age.tracking.tallying import Tallying
from village_core.games.stone_age.vocabulary import ScoreLine
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Player

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"), Player("Cy", "green"), Player("Di", "yellow"))
OFTEN = {Grow: 3, NoteCard: 4, NoteBuilding: 2, NotePoints: 0.2}
DICE, FIELD, TOOL, WRITING, POINTS, FARMERS, ONE_USE = 0, 31, 33, 34, 25, 9, 28
"""Cards: dice for everyone, the food track, a tool, another card, 3 points and hut builders, 2 farmers, a one-use tool of 4."""


def begin_tracked(players: int = 2, start: int = 0, **corrections: str | bool) -> Position:
    """Return the first position of a tracked table, with these rulings changed."""
    copy = EditionSettings("first_2008", tuple((f"rulings.{name}", value) for name, value in corrections.items()))
    return new_game(copy, players, start, Depth.TRACKED)


def play_reports(*choices: Choice, players: int = 2, start: int = 0) -> Game:
    """Return a tracked game of this many players, with ``start`` as the starting seat, after these reports."""
    return play_all(Game(PLAYERS[:players], begin_tracked(players, start)), choices)


def find_tribe(game: Game, seat: int = 0) -> Tribe:
    """Return the tribe of a seat at the present position."""
    return game.position.table.tribes[seat]


def pick_entry(position: Position, random: Random) -> Choice:
    """Return a random next entry: mostly one about the acting player, or the turn's end; on the final sheet a number, or done.

    An early end of the game is never entered.
    """
    options = [option.choice for option in position.options if not isinstance(option.choice, EndGame)]
    if isinstance(position.top, Tallying):
        seat = random.choice(position.table.seats)
        lines = {ScoreLine.RESOURCES: random.randint(0, 9), ScoreLine.POINTS: random.randint(-20, 200)}
        return random.choice((Done(), *(Tell(seat, line, count) for line, count in lines.items())))
    over = [choice for choice in options if isinstance(choice, EndTurn | Fed)]
    if over and random.random() < 0.5:
        return over[0]
    hungry = [choice for choice in options if isinstance(choice, GoHungry)]
    if hungry and random.random() < 0.1:
        return random.choice(hungry)
    usual = [choice for choice in options if getattr(choice, "seat", position.seat) == position.seat and type(choice) in OFTEN]
    kinds = {type(choice): OFTEN[type(choice)] for choice in usual}
    if not kinds:
        return random.choice(over or options)
    kind = random.choices(list(kinds), list(kinds.values()))[0]
    return random.choice([choice for choice in usual if type(choice) is kind])


def play_tracked_game(players: int, seed: int) -> Game:
    """Play a whole tracked game at random from a seed, and return it."""
    random = Random(f"tracked {players} {seed}")
    game = Game(PLAYERS[:players], begin_tracked(players, seed % players))
    while not game.position.over:
        assert len(game.steps) < 1000
        game = game.play(pick_entry(game.position, random))
    return game
