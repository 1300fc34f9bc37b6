"""Mistakes of people who program: each is answered by a sentence, most of which say what would do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.grammar import HAN, speak
from village_core.games import find_game, load, read_picture, stone_age, village
from village_core.games.opening import Depth
from village_core.games.stone_age.choices import PlaceWorkers, TakeTwo
from village_core.games.village.choices import Take
from village_core.kernel.picture import BadPicture
from village_core.kernel.values import Illegal, Option
from village_core.players.coach import Coach
from village_core.players.levels import build_programs
from village_core.simulation.simulate import Plan, play, play_game

FIRST = village.EditionSettings("first_2011")
OTHER = village.EditionSettings("first_2012")
POSITION = village.deal(village.new_game(FIRST, 2), Random(7))
PLACING = stone_age.deal(stone_age.new_game(stone_age.EditionSettings("first_2008"), 2), Random(7))
PICTURE = village.GAME.write_picture(POSITION)

SETTINGS = {
    "players": (lambda: village.new_game(FIRST, players=7), "This edition is for 2–4 players."),
    "no number": (lambda: stone_age.new_game(stone_age.EditionSettings("first_2008"), "two"), "This edition is for 2–4 players."),
    "edition": (lambda: village.new_game(OTHER, 2), "There is no such edition. These would do: first_2011, big_box_2023."),
    "text for an edition": (
        lambda: village.new_game("first_2011", 2),
        'An edition is named like this: EditionSettings("first_2011").',
    ),
    "a number with a wrong name": (
        lambda: village.new_game(village.EditionSettings("first_2011", (("council.clocks", 2),)), 2),
        "council.clocks is not a name in this edition. These would do: "
        "time, points, persuasion, scrolls, influence, coins, prestige.",
    ),
    "a misspelt number": (
        lambda: village.new_game(village.EditionSettings("first_2011", (("council.tme", 2),)), 2),
        "council.tme is not a name in this edition. Did you mean time?\n",
    ),
    "a game that is no game": (lambda: find_game("vilage"), "There is no game “vilage” here. These would do: village, stone_age"),
    "a plan": (lambda: play(Plan("village", OTHER, ("steady",) * 2), 1), "There is no such edition."),
    "a setting of one game alone": (
        lambda: village.new_game(village.EditionSettings("big_box_2023"), 1, depth=Depth.TRACKED),
        "A game against Carla is always followed in full, because what she does depends on every cube on the board.",
    ),
}
FILES = {
    "the name of a file": (
        lambda: load("game.jsonl"),
        "This is not a saved game: its first line (the one that says which game it is) can’t be read.",
    ),
    "any text": (lambda: read_picture("abc"), "line 1: A picture begins with a line like “village first_2011, 2 players”."),
    "a picture of another game": (
        lambda: read_picture("vilage first_2011, 2 players"),
        "line 1: This is a picture of another game: vilage.",
    ),
    "a picture of another game for one": (
        lambda: read_picture("vilage big_box_2023, 1 player"),
        "line 1: This is a picture of another game: vilage.",
    ),
    "a picture's edition": (
        lambda: read_picture(PICTURE.replace("first_2011", "first_2012")),
        "line 1: There is no such edition. These would do: first_2011, big_box_2023.",
    ),
    "a picture's line": (
        lambda: village.picture.read(PICTURE.replace("harvest", "harvst")),
        "line 3: A picture has no line that begins with “harvst”. These would do: agenda, bag, carla, chronicle, church,",
    ),
    "a part of a farm": (
        lambda: read_picture("village first_2011, 2 players\nfarm a 3 coins"),
        "line 2: “3 coins” means nothing here. These would do: coin, grain, scroll, wagon, plow, horse, ox, time, prestige,",
    ),
    "a part of a tribe": (
        lambda: read_picture("stone_age first_2008, 2 players\ntribe a 3 foods"),
        "line 2: “3 foods” means nothing here. These would do: wood, brick, stone, gold, food, workers, field,",
    ),
    "a cube": (
        lambda: read_picture("village first_2011, 2 players\nharvest SZ"),
        "line 2: “SZ” means nothing here. These would do: S, P, F, K, x.",
    ),
    "a name on the agenda": (
        lambda: village.picture.read("village first_2011, 2 players\nagenda turns b > acting a crfts"),
        "line 2: “acting a crfts” on the agenda has something too much, too little or wrong. "
        "These would do: harvest, family, crafts, market, travel, council, church.",
    ),
    "a frame on the agenda": (
        lambda: stone_age.GAME.read_picture("stone_age first_2008, 2 players\nagenda plcing a"),
        "line 2: “plcing a” is nothing that can be on the agenda. These would do: turning-cards, turning-tiles,",
    ),
}
CHOICES = {
    "a misspelt space": (
        lambda: POSITION.play(Take("harvst", "skill")),
        "“harvst” doesn’t exist in this game. These would do: harvest, family, crafts, market, travel, council, church.",
    ),
    "a player that returns nothing": (
        lambda: play_game(village.GAME, POSITION, (lambda position, random: None,) * 2, "1"),
        "“None” doesn’t exist in this game. These would do: Take(space, cube), Well(influence).",
    ),
    "a player that does what isn't possible": (
        lambda: play_game(stone_age.GAME, PLACING, (lambda position, random: PlaceWorkers("hut", 1),) * 2, "1"),
        "It takes exactly two workers of one player to use the hut.",
    ),
    "a text for a choice": (
        lambda: POSITION.play("harvest"),
        "“harvest” doesn’t exist in this game. These would do: Take(space, cube), Well(influence).",
    ),
    "nothing": (
        lambda: POSITION.play(None),
        "“None” doesn’t exist in this game. These would do: Take(space, cube), Well(influence).",
    ),
    "a choice without its fields": (
        lambda: POSITION.play(Take),
        "“Take” doesn’t exist in this game. These would do: Take(space, cube), Well(influence).",
    ),
    "a text as an option": (
        lambda: POSITION.play(Option("harvest")),
        "“harvest” doesn’t exist in this game. These would do: Take(space, cube), Well(influence).",
    ),
    "a word for a number": (
        lambda: PLACING.play(PlaceWorkers("hut", "two")),
        "“two” doesn’t exist in this game. These would do: 1, 2, 3, 4, 5.",
    ),
    "one of two words": (
        lambda: PLACING.play(TakeTwo(("wood", "gld"))),
        "“('wood', 'gld')” doesn’t exist in this game. These would do: wood, brick, stone, gold, food.",
    ),
    "another game's choice": (
        lambda: PLACING.play(Take("crafts", "skill")),
        "“Take” doesn’t exist in this game. These would do: PlaceWorkers(place, workers).",
    ),
}
PROGRAMS = {
    "a level": (
        lambda: build_programs(village.GAME)["god"],
        "No player is called “god”. These would do: beginner, steady, good, strong, following, random.",
    ),
    "a level of a plan": (lambda: play(Plan("stone_age", OTHER, ("god",) * 2), 1), "There is no such edition."),
    "a level at a seat": (lambda: play(Plan("village", FIRST, ("good", "god")), 1), "No player is called “god”."),
    "a coach where chance is asked": (
        lambda: Coach(village.GAME.judgements).list_first_reports(village.new_game(FIRST, 2)),
        "No seat decides here: a piece is drawn, or the game is over.",
    ),
    "a number for luck": (
        lambda: village.deal(village.new_game(FIRST, 2), 7),
        "The luck of the draw comes from a generator of random numbers, such as Random(7).",
    ),
    "a draw where a player decides": (
        lambda: POSITION.sample(Random(1)),
        "Nothing is being drawn here: a player decides, or the game is over.",
    ),
}


@pytest.mark.parametrize(
    ("kind", "wrong", "said"),
    [
        *(pytest.param(ValueError, *case, id=name) for name, case in (SETTINGS | FILES).items()),
        *(pytest.param(Illegal, *case, id=name) for name, case in CHOICES.items()),
        *(pytest.param((ValueError, TypeError), *case, id=name) for name, case in PROGRAMS.items()),
    ],
)
def test_a_mistake_is_answered_by_a_sentence(
    kind: type[Exception] | tuple[type[Exception], ...], wrong: Callable[[], object], said: str
) -> None:
    """A mistake in settings, files, choices or programs raises an exception whose text begins with the expected sentence."""
    with pytest.raises(kind) as caught:
        wrong()
    assert f"{caught.value}\n".startswith(said)


def test_a_long_word_is_quoted_in_part() -> None:
    """An error quotes a word of sixty letters whole, and of a longer one fifty-nine letters and an ellipsis."""
    for letters, quoted in ((60, "x" * 60), (61, f"{'x' * 59}…")):
        with pytest.raises(BadPicture) as error:
            read_picture(f"village first_2011, 2 players\n{'x' * letters}")
        assert error.value.detail == quoted


def test_an_exception_is_english_while_another_language_is_spoken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text of an exception for an unknown edition is English while another language is spoken."""
    speak(HAN, monkeypatch, tmp_path)
    with pytest.raises(village.BadSettings) as error:
        village.new_game(OTHER, 2)
    assert str(error.value) == "There is no such edition. These would do: first_2011, big_box_2023."


def test_an_unknown_name_is_a_missing_key_too() -> None:
    """An unknown level raises an exception that is a ``KeyError`` too."""
    with pytest.raises(KeyError):
        build_programs(village.GAME)["god"]


def test_a_problem_without_words_names_its_key() -> None:
    """If no word file has a wording, the exception prints the place, the key and the detail."""
    assert str(village.BadSettings("no-such-key", "farm.coins", "7")) == "farm.coins: no-such-key (7)"
