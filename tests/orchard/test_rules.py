"""A second game holds the laws by being listed: saves, links, pictures, perft, words, the command line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests import laws
from tests.orchard.subject import ORCHARD, SETUPS
from tests.orchard_core import CODEC, EDITIONS, GAME, new_game, picture
from tests.orchard_core.frames import Bake
from tests.orchard_core.narration import Narrator
from tests.orchard_core.rules import Rule
from village_core.__main__ import main
from village_core.games import game_named, listed, load, save
from village_core.games.editions import EditionSettings
from village_core.games.narration import words
from village_core.games.reading import read
from village_core.kernel.compact import compact
from village_core.kernel.game import Game, Player
from village_core.kernel.perft import leaves
from village_core.kernel.saves import BadSave
from village_core.kernel.values import NOT_NOW
from village_core.players.random import playout
from village_core.players.steady import steady
from village_core.simulate import Plan, games

ROOT = Path(__file__).parents[2]
PAYING = "orchard {edition}, 2 players, round 2, start a\nsupply {supply}\ngarden a {garden}\ngarden b 0 cakes\nagenda turn a\n"


def whole(edition: str = "old", seed: str = "1") -> Game:
    """A complete random game of two."""
    return laws.whole_game(ORCHARD, (edition, 2), Random(seed))


def paying(edition: str, garden: str, supply: str) -> str:
    """The picture of a turn with so much fruit in the garden."""
    return PAYING.format(edition=edition, garden=garden, supply=supply)


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_random_games_keep_the_laws(setup: tuple[str, int]) -> None:
    """Both editions and both numbers of players keep every law at every position."""
    reached = laws.nothing()
    laws.obey(ORCHARD, setup, 60, reached)
    assert len(reached.lengths) == 60


def test_every_rule_is_worded_cited_and_met() -> None:
    """Each key has a wording and in each edition a citation, and a price, a refusal or an event brings it."""
    reached = laws.nothing()
    for setup in SETUPS:
        laws.obey(ORCHARD, setup, 60, reached)
    said = words("en", GAME.words)
    outcomes = {Rule.WIN_MOST, Rule.WIN_SHARED}
    assert reached.refused | reached.priced | reached.happened | outcomes >= set(Rule)
    for name in EDITIONS:
        narrator = Narrator(said, ("A", "B"), EDITIONS.of(EditionSettings(name)))
        assert all(narrator.rule(key) and narrator.citations(key) for key in Rule) and narrator.rule(NOT_NOW)


def test_every_event_choice_and_refusal_has_words() -> None:
    """A whole game can be told, decision by decision, and so can all that is refused on the way."""
    said = words("en", GAME.words)
    for name in EDITIONS:
        game = whole(name)
        narrator = GAME.narrate(said, ("Ann", "Bob"), game.start)
        for position, step in zip(game.positions(), game.steps, strict=False):
            assert narrator.decision(position) and narrator.choice(step.option.choice, position.table)
            assert all(narrator.refusal(refusal) for refusal in position.refusals)
            assert all("{" not in narrator.event(event) for event in step.events)
            narrator.waiting(position)
        assert narrator.decision(game.position) == "The game is over."


def test_a_price_among_kinds_is_refused_with_one_reason() -> None:
    """Four pieces of exactly two kinds: three of one kind and three of the others lack so much, said in one sentence."""
    position = picture.read(paying("old", "3 apple", "7 apple, 10 pear, 10 plum, 6 cakes"))
    [refusal] = [found for found in position.refusals if found.rules == (Rule.BAKE,)]
    assert len(refusal.reasons) == 1 and len(refusal.reasons[0]) == 1
    narrator = GAME.narrate(words("en", GAME.words), ("Ann", "Bob"), position)
    assert narrator.refusal(refusal).startswith(
        "A cake takes 4 pieces of fruit of exactly 2 kinds. This needs 4 of exactly 2 kinds"
    )


@pytest.mark.parametrize(
    ("text", "counts"),
    [
        # Three kinds to roll for with four faces each, a rest, and payments of 3 to 5 pieces out of 3, 2 and 1: 6 + 5 + 3.
        (paying("new", "3 apple, 2 pear, 1 plum", "11 apple, 12 pear, 13 plum, 5 cakes"), [18]),
        # Nothing to pay with: three kinds and a rest; below each kind the four faces, below the rest three kinds and a rest.
        (paying("new", "0 cakes", "14 apple, 14 pear, 14 plum, 5 cakes"), [4, 16]),
    ],
)
def test_as_many_ways_to_go_on_as_counted_by_hand(text: str, counts: list[int]) -> None:
    """Perft: payments among kinds are told apart, each face of the die once."""
    position = picture.read(text)
    assert not CODEC.flaw(position)
    assert [leaves(position, depth) for depth in range(1, len(counts) + 1)] == counts


def test_pictures_are_read_as_they_are_written() -> None:
    """At every position of a game that has no corrections."""
    for position in whole("new", "5").positions():
        if not position.table.copy.corrections and position.table.depth == "full":
            assert picture.read(picture.write(position)) == position


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_is_saved_and_linked_as_its_own(edition: str) -> None:
    """The save names Orchard, not Village; file, text and link open it, whoever reads them."""
    game = whole(edition)
    assert '"game":"orchard"' in save(game)
    assert load(save(game)) == game == read(save(game).encode()) == read(compact(game, CODEC, "1"))


def test_both_endings_are_played() -> None:
    """The last cake and the last round each ring in the end in some game."""
    played = list(games(Plan("orchard", EditionSettings("old"), 2), 60))
    assert {game.ending.way for game in played} == {Rule.END_CAKES, Rule.END_ROUNDS}
    assert max(game.rounds for game in played) <= 12


def test_the_steady_player_goes_by_the_game_s_evaluation() -> None:
    """It bakes whenever it can, which what it has afterwards is worth, and never rests where baking is possible."""
    player = steady(GAME.evaluate)
    position = picture.read(paying("new", "3 apple", "11 apple, 14 pear, 14 plum, 5 cakes"))
    assert all(type(player(position, Random(number)).choice) is Bake for number in range(20))


def test_the_command_line_plays_it(capsys: pytest.CaptureFixture[str]) -> None:
    """``village simulate --game orchard`` names its edition and endings."""
    assert main(["simulate", "8", "--game", "orchard", "--quiet"]) == 0
    said = capsys.readouterr().out
    assert "8 games of Orchard by 3 random players" in said and "was over" in said


def test_its_saves_and_pictures_are_told_by_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Replay, position and perft find the game in what they are handed."""
    game = whole()
    (tmp_path / "game.jsonl").write_text(save(game), encoding="utf-8")
    (tmp_path / "picture.txt").write_text(paying("old", "3 apple", "7 apple, 10 pear, 10 plum, 6 cakes"), encoding="utf-8")
    assert main(["replay", str(tmp_path / "game.jsonl")]) == 0
    assert main(["position", str(tmp_path / "picture.txt"), "--why"]) == 0
    assert main(["position", str(tmp_path / "game.jsonl"), "--at", "3", "--write", "json"]) == 0
    written = capsys.readouterr().out
    assert "fruit left over" in written and "gather, bake or rest?" in written
    (tmp_path / "position.json").write_text(written.splitlines()[-1], encoding="utf-8")
    assert main(["perft", str(tmp_path / "position.json"), "--depth", "1"]) == 0


def test_a_game_that_is_not_here_is_named(tmp_path: Path) -> None:
    """Where Orchard is not listed, its save and its link are refused by its name."""
    program = (
        "import sys\nfrom village_core.games.reading import read\nfrom village_core.kernel.saves import BadSave\n"
        "for text in sys.stdin.read().split('\\0'):\n"
        "    try:\n        read(text)\n    except BadSave as error:\n        print(error.problem, error.detail)\n"
    )
    texts = "\0".join((save(whole()), compact(whole(), CODEC, "1")))
    done = subprocess.run(
        [sys.executable, "-c", program], input=texts, capture_output=True, text=True, cwd=ROOT, env={"PATH": ""}
    )
    assert done.stdout.split("\n")[:2] == ["save-other-game orchard"] * 2, done.stderr


def test_the_registry_names_both() -> None:
    """The first is the default; what isn't listed is refused by its name."""
    assert [*listed()] == ["village", "orchard"] and game_named("orchard") is GAME
    with pytest.raises(BadSave, match="chess"):
        game_named("chess")


def test_editions_of_all_games_have_names_of_their_own() -> None:
    """A browser keeps an owner's numbers, and how far a copy was checked, by the name of the edition."""
    names = [edition for game in listed() for edition in game_named(game).editions]
    assert len(names) > 3 and len(names) == len(set(names))


def test_players_have_colours_of_their_own() -> None:
    """A colour of another game is refused where a save is read."""
    game = Game((Player("A", "red"), Player("B", "green")), new_game(EditionSettings("old"), 2))
    with pytest.raises(BadSave, match="colour"):
        load(save(game))


def test_random_play_ends() -> None:
    """A random game from a picture in the middle comes to its end."""
    assert list(playout(picture.read(paying("new", "3 apple", "11 apple, 14 pear, 14 plum, 5 cakes")), Random(1)))[
        -1
    ].position.over
