"""The rules of Orchard, and what works for a game once it is listed: pictures, perft, programs, the registry, colours."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests import laws
from tests.orchard.subject import ORCHARD
from tests.orchard_core import CODEC, GAME, new_game, picture
from tests.orchard_core.frames import Bake, Gather, score
from tests.orchard_core.rules import Rule
from village_core.games import find_game, list_games, load, save
from village_core.games.editions import EditionSettings
from village_core.games.narration import load_words
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.perft import count_leaves
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Player
from village_core.players.random import play_randomly
from village_core.players.steady import build_steady
from village_core.simulation.simulate import Plan, play_games

ROOT = Path(__file__).parents[2]
PAYING = "orchard {edition}, 2 players, round 2, start a\nsupply {supply}\ngarden a {garden}\ngarden b 0 cakes\nagenda turn a\n"


def play_whole(edition: str = "old", seed: str = "1") -> Game:
    """Play a complete random game of two."""
    return laws.play_whole_game(ORCHARD, (edition, 2), Random(seed))


def write_turn(edition: str, garden: str, supply: str) -> str:
    """Return the picture of a turn with these pieces in the garden and in the supply."""
    return PAYING.format(edition=edition, garden=garden, supply=supply)


def test_a_price_among_kinds_is_refused_with_one_reason() -> None:
    """bake: a cake takes four pieces of exactly two kinds; with three apples it is refused with one lack, in one sentence."""
    position = picture.read(write_turn("old", "3 apple", "7 apple, 10 pear, 10 plum, 6 cakes"))
    [refusal] = [found for found in position.refusals if found.rules == (Rule.BAKE,)]
    assert len(refusal.reasons) == 1 and len(refusal.reasons[0]) == 1
    narrator = GAME.narrate(load_words(GAME.words), ("Ann", "Bob"), position)
    assert narrator.describe_refusal(refusal).startswith(
        "A cake takes 4 pieces of fruit of exactly 2 kinds. This needs 4 of exactly 2 kinds"
    )


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        # Rolling for 3 kinds, resting, and 6 + 5 + 3 ways to pay 3, 4 or 5 pieces out of 3, 2 and 1.
        (write_turn("new", "3 apple, 2 pear, 1 plum", "11 apple, 12 pear, 13 plum, 5 cakes"), [18]),
        # Nothing to pay with: 3 kinds and a rest; then 4 faces below each kind, 3 kinds and a rest below the rest.
        (write_turn("new", "0 cakes", "14 apple, 14 pear, 14 plum, 5 cakes"), [4, 16]),
    ],
)
def test_as_many_ways_to_go_on_as_counted_by_hand(text: str, counts: list[int]) -> None:
    """gather, bake, rest: payments among kinds are told apart, each face of the die once."""
    position = picture.read(text)
    assert not CODEC.find_flaw(position)
    assert [count_leaves(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_pictures_are_read_as_they_are_written() -> None:
    """Every position of a game is written as a picture and read as the same position."""
    for position in play_whole("new", "5").list_positions():
        assert picture.read(picture.write(position)) == position


def test_what_has_run_out_is_refused() -> None:
    """supply, cakes: fruit that can't be gathered and a cake that can't be baked name their rule."""
    position = picture.read(write_turn("old", "10 apple, 2 pear", "0 apple, 8 pear, 10 plum"))
    assert position.find_refusal(Gather("apple")).rules == (Rule.SUPPLY,) and position.find_refusal(Bake()).rules == (Rule.CAKES,)


def test_the_score_is_added_up() -> None:
    """score-cakes, score-fruit, win-most, win-shared: five points a cake, one for two pieces of fruit that are left."""
    table = picture.read(write_turn("old", "3 apple, 2 pear, 1 cakes", "7 apple, 8 pear, 10 plum, 5 cakes")).table
    outcome = score(table)
    assert [sheet.points for sheet in outcome.sheets] == [{"cakes": 5, "fruit": 2}, {"cakes": 0, "fruit": 0}]
    assert (outcome.winners, outcome.rule) == ((0,), Rule.WIN_MOST)
    shared = score(picture.read(write_turn("old", "0 cakes", "10 apple, 10 pear, 10 plum, 6 cakes")).table)
    assert (shared.winners, shared.rule) == ((0, 1), Rule.WIN_SHARED)


def test_both_endings_are_played() -> None:
    """end-cakes, end-rounds: the last cake and the last round each ring in the end in some game."""
    played = list(play_games(Plan("orchard", EditionSettings("old"), ("random",) * 2), range(60)))
    assert {game.ending.way for game in played} == {Rule.END_CAKES, Rule.END_ROUNDS}
    assert max(game.rounds for game in played) <= 12


def test_the_steady_player_goes_by_the_game_s_evaluation() -> None:
    """At a position where it can bake, the steady player does so with each of twenty seeds."""
    player = build_steady(GAME.judgements.by_hand)
    position = picture.read(write_turn("new", "3 apple", "11 apple, 14 pear, 14 plum, 5 cakes"))
    assert all(type(player(position, Random(number)).choice) is Bake for number in range(20))


def test_a_game_that_is_not_here_is_named(tmp_path: Path) -> None:
    """If Orchard is not listed, its save and its link are refused by its name."""
    program = (
        "import sys\nfrom village_core.games.reading import read\nfrom village_core.kernel.saves import BadSave\n"
        "for text in sys.stdin.read().split('\\0'):\n"
        "    try:\n        read(text)\n    except BadSave as error:\n        print(error.problem, error.detail)\n"
    )
    texts = "\0".join((save(play_whole()), compact(play_whole(), CODEC, "1")))
    done = subprocess.run(
        [sys.executable, "-c", program], input=texts, capture_output=True, text=True, cwd=ROOT, env={"PATH": ""}
    )
    assert done.stdout.split("\n")[:2] == ["save-other-game orchard"] * 2, done.stderr


def test_the_registry_names_all() -> None:
    """Village is listed first and Orchard last; a game that isn't listed is refused by its name."""
    first, *_, last = list_games()
    assert (first, last) == ("village", "orchard") and "stone_age" in list_games() and find_game("orchard") is GAME
    with pytest.raises(BadSave, match="chess"):
        find_game("chess")


def test_editions_of_all_games_have_names_of_their_own() -> None:
    """No two editions of all games have the same name, by which browsers keep an owner's numbers and checks."""
    names = [edition for game in list_games() for edition in find_game(game).editions]
    assert len(names) > 3 and len(names) == len(set(names))


def test_a_colour_of_another_game_is_refused() -> None:
    """A save with a player in a colour of another game is refused."""
    game = Game((Player("A", "red"), Player("B", "green")), new_game(EditionSettings("old"), 2))
    with pytest.raises(BadSave, match="colour"):
        load(save(game))


def test_random_play_ends() -> None:
    """A random game that goes on from the middle, laid out from a text picture, comes to its end."""
    assert list(play_randomly(picture.read(write_turn("new", "3 apple", "11 apple, 14 pear, 14 plum, 5 cakes")), Random(1)))[
        -1
    ].position.over
