"""A level says in words why it did what it did, by the judgement that it goes by."""

from __future__ import annotations

from random import Random

import pytest

from tests.laws import list_subjects
from tests.players.test_levels import yield_positions
from village_core.games.board_game import AnyGame
from village_core.games.editions import EditionSettings
from village_core.games.judgement import SLIGHT
from village_core.games.narration import load_words
from village_core.games.village import GAME
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Player
from village_core.players.because import EXPLAINED, explain_step, find_grounds
from village_core.players.coaching import describe_differences
from village_core.players.levels import build_programs
from village_core.players.random import choose

REST = {"strong": {"further"}, "beginner": {"slip"}, "following": {"slip"}, "random": {"random"}}
"""Reasons that a level may give besides that a move was the best for it, or one of several."""


def play_decision(rules: AnyGame, position: Position, level: str) -> Game:
    """Let a level that plays all seats decide at a position, and return the game of this one step."""
    colours = [*rules.codec.colours][: len(position.table.seats)]
    players = tuple(Player(f"Player {seat}", colour, level) for seat, colour in enumerate(colours))
    return Game(players, position).play(build_programs(rules)[level](position, Random(3)))


@pytest.mark.parametrize("level", EXPLAINED)
@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_every_level_says_why(subject, level):
    """Every level's move is explained without gaps, with the player's name unless it is a slip, by a reason of this level."""
    rules = subject.recorded.game
    position = next(yield_positions(rules, 3, 2, 0.2))
    game = play_decision(rules, position, level)
    said = explain_step(rules.judgements, game, 0, rules.narrate(load_words(rules.words), ("Ann", "Bob"), position))
    found = find_grounds(rules.judgements, level, position, game.steps[0].option)
    assert found.key in {"best", "even"} | REST.get(level, set())
    assert said and "{" not in said and (found.key == "slip" or f"Player {position.seat}" in said)


def test_steps_of_people_and_chance_are_not_explained():
    """Steps of people and of chance, and steps that don't exist, have an empty explanation."""
    position = next(yield_positions(GAME, 3, 2, 0.2))
    narrator = GAME.narrate(load_words(GAME.words), ("Ann", "Bob"), position)
    people = (Player("Ann", "red"), Player("Bob", "blue"))
    assert explain_step(JUDGEMENTS, Game(people, position).play(position.options[0]), 0, narrator) == ""
    assert explain_step(JUDGEMENTS, play_decision(GAME, position, "good"), 1, narrator) == ""
    alone = tuple(Player(player.name, player.colour, "good") for player in people)
    start = Game(alone, GAME.new_game(EditionSettings("first_2011"), 2))
    assert explain_step(JUDGEMENTS, start.play(start.position.sample(Random(1))), 0, narrator) == ""


@pytest.mark.parametrize("level", ["steady", "good"])
def test_what_a_level_says_is_what_it_went_by(level):
    """A steady or good player's move has the reason ``best`` if it leaves clearly more or less of anything than usual moves.

    Else its reason is ``even``.
    """
    for position in yield_positions(GAME, 5, 2, 0.1):
        found = find_grounds(JUDGEMENTS, level, position, build_programs(GAME)[level](position, Random(2)))
        assert found.key == ("best" if any(abs(points) >= SLIGHT for points in found.differs.values()) else "even")


@pytest.mark.parametrize("level", ["beginner", "good"])
def test_a_reason_asks_what_its_seat_imagines(level):
    """Finding the reason for a move asks once for the table as the seat that decided imagines it."""
    position, asked = next(yield_positions(GAME, 5, 2, 0.1)), []

    def imagine(table, seat, random):
        asked.append((table, seat))
        return JUDGEMENTS.imagine(table, seat, random)

    find_grounds(JUDGEMENTS._replace(imagine=imagine), level, position, position.options[0])
    assert asked == [(position.table, position.seat)]


def test_a_beginner_s_slip_is_called_one():
    """Of a beginner's possible moves at one decision, some are explained as ``best`` and some as ``slip``."""
    position = next(yield_positions(GAME, 5, 2, 0.1))
    keys = {find_grounds(JUDGEMENTS, "beginner", position, option).key for option in position.options}
    assert {"best", "slip"} <= keys


def test_what_a_move_brought_is_told_in_whole_points() -> None:
    """A move's differences are told as more and less, each with whole points: 1.8 as about 2, less than a half as a little."""
    said = describe_differences(load_words(), (("goods", 1.8), ("grain", 0.3), ("time", -1.2)), "because")
    assert said == "More: goods (worth about 2 points), grain (a little). Less: time (worth about 1 point)."


def test_a_move_without_any_choice_is_called_the_only_one() -> None:
    """If a program had a single option at every decision of its move, the explanation says so, with the player's name.

    It says so too after the next player has decided, who had several options.
    """
    random, position = Random(6), GAME.new_game(EditionSettings("first_2011"), 2)
    while len(position.options) != 1 or position.play(position.options[0]).position.seat != 1 - position.seat:
        position = position.play(choose(position, random)).position
    game = play_decision(GAME, position, "good")
    assert len(game.position.options) > 1
    narrator = GAME.narrate(load_words(GAME.words), ("Ann", "Bob"), position)
    for played in (game, game.play(game.position.options[0])):
        said = explain_step(JUDGEMENTS, played, 0, narrator)
        assert said == narrator.words.format("because-only", who=f"Player {position.seat}") and f"Player {position.seat}" in said
