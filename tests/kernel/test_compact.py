"""Games as links: there and back, how long they get, and links that are damaged, forged or too long."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections import Counter
from random import Random
from string import ascii_letters

import msgspec
import pytest
from msgspec.structs import replace

from tests.laws import play_whole_game
from tests.samples import sample, thin
from tests.village.subject import SETUPS, VILLAGE
from tests.village.tracked import play_tracked_game
from village_core.games.opening import Depth
from village_core.games.village import CODEC, EditionSettings, new_game
from village_core.games.village.choices import Note, Spend
from village_core.games.village.vocabulary import Counted, Spending
from village_core.kernel import compact as links
from village_core.kernel.compact import MOST_STEPS, MOST_TEXT, compact, expand, read_game_name
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Illegal, Option, Player
from village_core.players.random import choose

ENGINE = "0.1.0"
FEW = 700
"""The link of a whole game has fewer characters than this."""


def pack(game: Game) -> str:
    """Return the game as the text of a link."""
    return compact(game, CODEC, ENGINE)


def catch_bad_save(text: str) -> BadSave:
    """Check that opening a link raises ``BadSave``, and return the error."""
    with pytest.raises(BadSave) as caught:
        expand(text, CODEC)
    return caught.value


def reseal(text: str, at: int, other: int) -> str:
    """Return a link with the byte ``other`` in its body at ``at`` (modulo its length), and a check sum that fits it."""
    data = bytearray(urlsafe_b64decode(text + "=" * (-len(text) % 4)))
    body = data[4:]
    body[at % len(body)] = other
    return urlsafe_b64encode(bytes((data[0],)) + links._check_sum(bytes(body)) + body).decode().rstrip("=")


@pytest.mark.parametrize("setup", thin(SETUPS, 3), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_whole_games_there_and_back(setup: tuple[str, int]) -> None:
    """A whole game of Village is the same when its link is opened; the link is short and names the game."""
    for seed in range(sample(1, 3)):
        game = play_whole_game(VILLAGE, setup, Random(seed))
        text = pack(game)
        assert expand(text, CODEC) == game
        assert len(text) < FEW and set(text) <= set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
        assert read_game_name(text) == "village"


@pytest.mark.parametrize("setup", thin([each for each in SETUPS if each[1] > 1], 3), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_tracked_games_there_and_back(setup: tuple[str, int]) -> None:
    """A tracked game of Village is the same when its link is opened; the link is short."""
    game = play_tracked_game(*setup, seed=6)
    text = pack(game)
    assert expand(text, CODEC) == game and len(text) < FEW


def test_prefixes_there_and_back() -> None:
    """The link of a game after no step, after one step, and after 2, 31, 60 steps and so on opens as the game up to there."""
    game = play_whole_game(VILLAGE, ("first_2011", 3), Random(8))
    for at in (0, 1, *range(2, len(game.steps), 29)):
        prefix = game.branch(at)
        assert expand(pack(prefix), CODEC) == prefix


def test_what_was_undone_stays_at_home() -> None:
    """The link of a game with undone steps opens as the game without them."""
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2))
    assert expand(pack(game.undo(40)), CODEC) == game.branch(len(game.steps) - 40)


def test_names_and_corrections_travel() -> None:
    """Names in other scripts or of twenty-five thousand letters, programs at seats and the owner's corrections are in a link."""
    copy = EditionSettings("big_box_2023", (("council.time.1", 3), ("rulings.well_coins", False)))
    players = (Player("José 村", "red"), Player('"\n<img src=x onerror=alert(1)>', "blue", "random"), Player("", "white"))
    game = Game(players, new_game(copy, 3, 2))
    assert expand(pack(game), CODEC) == game
    name = "".join(Random(1).choices(ascii_letters, k=25_000))  # hardly anything of it can be packed
    long = replace(game, players=(Player(name, "red"), *players[1:]))
    assert expand(pack(long), CODEC) == long


def test_a_game_that_began_in_the_middle() -> None:
    """A game that starts at a position in the middle is the same when its link is opened; the link is below 1,500 letters."""
    whole = play_whole_game(VILLAGE, ("first_2011", 4), Random(5))
    game = Game(whole.players, list(whole.list_positions())[100], whole.steps[100:])
    assert expand(pack(game), CODEC) == game and len(pack(game)) < 1500


def test_what_happened_anyway_and_what_was_laid() -> None:
    """A link keeps a step played against the rules and a table laid out by hand, with the ``origin`` of each."""
    game = play_tracked_game("first_2011", 3, 4)
    half = game.branch(60)
    full = play_whole_game(VILLAGE, ("first_2011", 3), Random(3))
    laid = half.lay(list(full.list_positions())[150])
    again = expand(pack(laid.play(full.steps[150].option)), CODEC)
    assert again.steps[60] == laid.steps[60] and again.position == full.steps[150].position
    forced = play_anyway(full)
    assert expand(pack(forced), CODEC) == forced


def play_anyway(game: Game) -> Game:
    """Return the game up to the first refused choice of a player that can be forced, with that choice forced as the last step."""
    for at, position in enumerate(game.list_positions()):
        for refusal in position.refusals if position.seat is not None and position.seat >= 0 else ():
            try:
                return game.branch(at).force(Option(refusal.choice))
            except Illegal:
                continue
    raise AssertionError("nothing was refused that could have happened")


def begin_tracked_game() -> Game:
    """Return a new tracked game for two without any step."""
    return Game((Player("A", "red"), Player("B", "blue")), new_game(EditionSettings("first_2011"), 2, 0, Depth.TRACKED))


def test_far_numbers_are_encoded() -> None:
    """Three reports that are no options are the same when the game's link is opened, and add less than thirty letters."""
    game = begin_tracked_game()
    for choice in (Spend(0, Spending.MARKET, 7), Note(1, Counted.PRESTIGE, 99), Note(1, Counted.PRESTIGE, -98)):
        assert all(option.choice != choice for option in game.position.options)
        game = game.play(choice)
    assert expand(pack(game), CODEC) == game and len(pack(game)) < len(pack(game.branch(0))) + 30


def test_every_number_of_a_report_travels() -> None:
    """A game in which points of every number from -99 to 99, but 0, were noted is the same when its link is opened."""
    game = begin_tracked_game()
    for points in range(1, 100):
        game = game.play(Note(1, Counted.PRESTIGE, points)).play(Note(1, Counted.PRESTIGE, -points))
    assert expand(pack(game), CODEC) == game


@pytest.mark.parametrize("number", [0, 1, 127, 128, 255, 256, 2**14 - 1, 2**14, 2**21 - 1])
def test_a_number_survives_writing_and_reading(number: int) -> None:
    """A number of a link is read whole, also where it begins to take one more byte; nothing after it is read."""
    written = links._write_varint(number)
    assert links._read_varint(b"\xff" + written + b"\xff", 1) == (number, 1 + len(written))


def test_white_space_and_padding_do_no_harm() -> None:
    """A link that was broken into indented lines and padded opens as the same game."""
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2))
    text = pack(game)
    assert expand("\r\n ".join(text[at : at + 60] for at in range(0, len(text), 60)) + "==\n", CODEC) == game


def test_every_letter_cut_off_or_changed() -> None:
    """A link cut off at any letter, or with any letter changed, is refused as damaged or of a newer format."""
    text = pack(play_whole_game(VILLAGE, ("first_2011", 2), Random(2)).branch(60))
    for at in range(len(text)):
        other = text[:at] + ("A" if text[at] != "A" else "B") + text[at + 1 :]
        assert {catch_bad_save(text[:at]).problem, catch_bad_save(other).problem} <= {"link-damaged", "link-too-new"}


@pytest.mark.parametrize("text", ["", "A", "====", "hello", "é", "\ud800", "AAAA" * 20, "_" * 100, "\x00", "{" * 50])
def test_what_is_no_link(text: str) -> None:
    """A text that is no link is refused as a damaged link or one of a newer format, in line 1."""
    assert catch_bad_save(text).problem in ("link-damaged", "link-too-new") and catch_bad_save(text).line == 1


def test_links_that_are_too_long_or_too_new_or_of_another_game() -> None:
    """A link with too many letters or steps, of a newer format or of another game is refused with the limit, format or game."""
    error = catch_bad_save("A" * (MOST_TEXT + 1))
    assert (error.problem, error.detail) == ("link-too-long", str(MOST_TEXT))
    assert catch_bad_save("A" * MOST_TEXT).problem == "link-damaged"
    for number, problem, detail in ((2, "link-too-new", "2"), (15, "link-too-new", "15"), (16, "link-damaged", "")):
        error = catch_bad_save(urlsafe_b64encode(bytes((number,)) + b"whatever").decode())
        assert (error.problem, error.detail) == (problem, detail)
    game = Game((Player("A", "red"), Player("B", "blue")), new_game(EditionSettings("first_2011"), 2))
    other = compact(game, replace(CODEC, name="chess"), ENGINE)
    error = catch_bad_save(other)
    assert (error.problem, error.detail, read_game_name(other)) == ("save-other-game", "chess", "chess")
    steps = (play_whole_game(VILLAGE, ("first_2011", 2), Random(1)).steps[0],) * (MOST_STEPS + 1)
    error = catch_bad_save(pack(replace(game, steps=steps)))
    assert (error.problem, error.detail) == ("link-too-long", str(MOST_STEPS))
    assert catch_bad_save(pack(replace(game, steps=steps[1:]))).problem == "link-other-engine", "as many steps as a link may have"


def test_another_version_of_the_rules() -> None:
    """A link whose steps bring another game under these rules is refused with the version that wrote it; nothing is rescued."""
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2)).branch(80)
    at = next(at for at, step in enumerate(game.steps) if len(list(game.list_positions())[at].options) > 3)
    position = list(game.list_positions())[at]
    moved = position.options[0] if position.options[0] != game.steps[at].option else position.options[1]
    mixed = replace(game, steps=(*game.steps[:at], replace(game.steps[at], option=moved), *game.steps[at + 1 :]))
    error = catch_bad_save(compact(mixed, CODEC, "9.9.9"))
    assert (error.problem, error.detail, error.rescued) == ("link-other-engine", "9.9.9", None)


def test_forged_links() -> None:
    """A changed link with a correct check sum gives a legal game or an error, whichever byte is changed."""
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2)).branch(90)
    text, random, outcomes = pack(game), Random(0), Counter()
    for at in range(tried := sample(240, 600)):
        try:
            found = expand(reseal(text, at, random.randrange(256)), CODEC)
        except BadSave as error:
            outcomes[error.problem] += 1
        else:
            outcomes["game"] += 1
            assert not CODEC.find_flaw(found.position) and (found.position.over or found.play(choose(found.position, random)))
    assert min(outcomes["link-other-engine"], outcomes["link-damaged"]) > tried // 6 and outcomes.total() == tried


def test_what_unpacks_to_far_too_much() -> None:
    """A link whose head or lines would unpack to thirty megabytes is refused."""
    bomb = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = bomb.compress(b'["' + b" " * 30_000_000) + bomb.flush()
    for head, lines in (
        (data, b""),
        (links._pack(msgspec.json.encode(links._build_head(begin_game(), CODEC, ENGINE)), b""), data),
    ):
        body = b"\x07village" + b"sum" + links._add_size(head) + links._write_varint(1) + links._add_size(lines) + b"\x01"
        text = urlsafe_b64encode(bytes((1,)) + links._check_sum(body) + body).decode()
        assert catch_bad_save(text).problem in ("link-damaged", "link-other-engine")


def begin_game() -> Game:
    """Return a new game for two without any step."""
    return Game((Player("A", "red"), Player("B", "blue")), new_game(EditionSettings("first_2011"), 2))


def test_a_forged_start_is_checked() -> None:
    """A link whose start has a piece too many, or more players than farms, is refused as a bad position with its place."""
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2))
    start = list(game.list_positions())[50]
    table = replace(start.table, supply=replace(start.table.supply, skill=start.table.supply.skill + 1))
    error = catch_bad_save(pack(Game(game.players, replace(start, table=table))))
    assert (error.problem, error.detail) == ("save-bad-position", "table.supply.skill")
    error = catch_bad_save(pack(Game((*game.players, *game.players), game.start)))
    assert (error.problem, error.detail) == ("save-bad-position", "players")


@pytest.mark.parametrize("colours", [("nonsense", "blue"), ("", "blue"), ("red", "red")])
def test_players_of_an_unknown_or_taken_colour(colours: tuple[str, str]) -> None:
    """A link with a player of an unknown colour, or of another player's, is refused as a bad position with the seat."""
    error = catch_bad_save(pack(Game(tuple(Player("A", colour) for colour in colours), begin_game().start)))
    assert (error.problem, error.detail) == ("save-bad-position", f"players.{int(colours[0] == colours[1])}.colour")


def test_settings_tell_a_new_game_and_nothing_else() -> None:
    """The settings of a new game, of either depth, begin the same one; later positions have no settings."""
    assert CODEC.opening is not None
    for depth in Depth:
        start = new_game(EditionSettings("big_box_2023", (("rulings.tie", "grain"),)), 5, 3, depth)
        assert CODEC.opening.begin(CODEC.opening.encode_settings(start)) == start
    game = play_whole_game(VILLAGE, ("first_2011", 2), Random(2))
    assert not any(CODEC.opening.encode_settings(position) for position in list(game.list_positions())[1::20])
    assert msgspec.json.decode(CODEC.opening.encode_settings(game.start))[1] == 2
