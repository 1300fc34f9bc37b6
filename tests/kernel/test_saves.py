"""Saved games: there and back, and files that are spoilt in many ways."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tests.laws import play_whole_game
from tests.mutations import strip_seals
from tests.village.subject import SETUPS, VILLAGE
from village_core.games import BadSave, load, save
from village_core.games.village import EditionSettings, new_game
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import COLOURS
from village_core.kernel.game import Game
from village_core.kernel.saves import CHECKPOINT_EVERY
from village_core.kernel.values import Player
from village_core.players.random import choose

STRANGE = (-1, 10**30, 99, "x", None, [], {}, True, 1.5, [[]], "\ud800")
Json = dict | list | str | int | float | bool | None


def play_game(steps: int, players: int = 2, edition: str = "first_2011", seed: int = 1, opening: int = 14) -> Game:
    """Return a game of this many random steps, or to its end; it starts ``opening`` random draws and decisions into a new one."""
    random, position = Random(seed), new_game(EditionSettings(edition), players)
    for _ in range(opening):
        position = position.play(choose(position, random)).position
    found = Game(tuple(Player(f"P{seat}", colour) for seat, colour in enumerate(COLOURS[:players])), position)
    for _ in range(steps):
        if not found.position.over:
            found = found.play(choose(found.position, random))
    return found


def catch_bad_save(text: str) -> BadSave:
    """Check that loading ``text`` raises ``BadSave``, and return the error."""
    with pytest.raises(BadSave) as caught:
        load(text)
    return caught.value


def split_lines(found: Game) -> list[str]:
    """Return the lines of a game's save, without seals."""
    return strip_seals(save(found)).splitlines()


def list_paths(value: Json, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the path of every part of a JSON value, that of the whole first."""
    yield path
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from list_paths(inner, (*path, name))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from list_paths(inner, (*path, at))


def replace_part(value: Json, path: tuple[str | int, ...], other: Json) -> Json:
    """Return a copy of a JSON value with ``other`` in the place of the part at this path."""
    if not path:
        return other
    copy = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = replace_part(copy[path[0]], path[1:], other)
    return copy


def find_refusal(text: str) -> BadSave | None:
    """Return the error by which the text is refused, None if it is loaded and its game, unless it is over, goes on.

    Any error other than ``BadSave`` fails.
    """
    refused = None
    try:
        found = load(text)
    except BadSave as error:
        refused = error
    if refused is not None:
        assert refused.problem.startswith("save-")
        assert refused.line >= 1
    elif not found.position.over:
        found.play(choose(found.position, Random(0)))
    return refused


def try_loading(text: str) -> bool:
    """Tell whether the text is loaded, not refused by ``BadSave``; fail if its game, unless it is over, can't go on."""
    return find_refusal(text) is None


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_there_and_back(setup: tuple[str, int]) -> None:
    """A game of up to 130 steps is loaded as the same game with the same positions, and saved as the same text again."""
    found = play_game(130, setup[1], setup[0])
    again = load(save(found))
    assert again == found and list(again.list_positions()) == list(found.list_positions())
    assert save(again) == save(found)


def test_corrections_and_names_are_kept() -> None:
    """The owner's corrections and the players' names, one in two scripts, one with a line break, are in the save."""
    copy = EditionSettings("big_box_2023", (("council.time.1", 3), ("rulings.well_coins", False)))
    found = Game((Player("José \u6751", "red"), Player('"\n', "blue", "random")), new_game(copy, 2))
    assert load(save(found)) == found and load(save(found)).position.table.edition.council.time[1] == 3


def test_blank_lines_and_windows_line_ends_do_no_harm() -> None:
    """A save with blank lines, Windows line ends or no last line end is loaded as the same game."""
    found = play_game(60)
    text = save(found)
    assert load(text.replace("\n", "\n\n")) == load(text.replace("\n", "\r\n")) == load(text.rstrip("\n")) == found


@pytest.mark.parametrize(
    "text", ["", "\n", "hello", "<html>", "[]", "3", "null", "{}", '{"game": 1}', "\x00\x01", "\ud800", "[" * 100_000]
)
def test_what_is_no_save(text: str) -> None:
    """A text that is no save is refused as ``save-not-a-save`` in line 1, and no game is rescued."""
    error = catch_bad_save(text)
    assert (error.problem, error.line) == ("save-not-a-save", 1) and error.rescued is None


def test_other_games_and_newer_formats() -> None:
    """A save of an unknown game or of a newer format is refused with the game or the format; one of format 0 is no save."""
    head = json.loads(split_lines(play_game(0))[0])
    assert (
        catch_bad_save(json.dumps({**head, "game": "chess"})).problem,
        catch_bad_save(json.dumps({**head, "game": "chess"})).detail,
    ) == (
        "save-other-game",
        "chess",
    )
    error = catch_bad_save(json.dumps({**head, "format": 4}))
    assert (error.problem, error.detail) == ("save-too-new", "4")
    assert catch_bad_save(json.dumps({**head, "format": 0})).problem == "save-not-a-save"


def test_a_number_of_players_that_does_not_fit() -> None:
    """A save that names one player more than it has farms is refused as ``save-bad-position``."""
    head = json.loads(split_lines(play_game(0))[0])
    error = catch_bad_save(json.dumps({**head, "players": [*head["players"], head["players"][0]]}))
    assert (error.problem, error.detail) == ("save-bad-position", "players")


@pytest.mark.parametrize("colour", ["nonsense", "", "<b>", "RED", "yellow"])
def test_a_player_of_an_unknown_or_taken_colour(colour: str) -> None:
    """A player of an unknown colour, or of another player's, is refused as ``save-bad-position`` with the seat."""
    head = json.loads(split_lines(play_game(0))[0])
    head["players"][0]["colour"] = colour
    error = catch_bad_save(json.dumps(head))
    seat = 1 if colour == head["players"][1]["colour"] else 0
    assert (error.problem, error.line, error.detail) == ("save-bad-position", 1, f"players.{seat}.colour")


def test_every_place_of_the_header_spoilt() -> None:
    """Each part of the first line is replaced by strange values: the game loads and can be played, or ``BadSave`` is raised.

    Over nine of ten changes are refused.
    """
    head = json.loads(split_lines(play_game(0))[0])
    outcomes = [try_loading(json.dumps(replace_part(head, path, strange))) for path in list_paths(head) for strange in STRANGE]
    assert len(outcomes) > 1500 and outcomes.count(False) > 0.9 * len(outcomes)


def test_every_place_of_the_header_left_out() -> None:
    """The first line without one field, or without the last part of a list, loads and can be played, or ``BadSave`` is raised."""
    head = json.loads(split_lines(play_game(0))[0])
    outcomes = []
    for path in list_paths(head):
        if path:
            inner = head
            for part in path[:-1]:
                inner = inner[part]
            rest = {k: v for k, v in inner.items() if k != path[-1]} if isinstance(inner, dict) else inner[:-1]
            outcomes.append(try_loading(json.dumps(replace_part(head, path[:-1], rest))))
    assert outcomes.count(False) > 100


def test_every_place_of_an_answer_spoilt() -> None:
    """A strange value in any part of an answer loads or is refused with that line's number or a later one.

    If the line is refused, the steps before it are rescued.
    """
    found = play_game(12)
    whole = split_lines(found)
    assert len(whole) == 13
    for number in range(1, 13):
        entry = json.loads(whole[number])
        for path in list_paths(entry):
            for strange in STRANGE:
                text = "\n".join([*whole[:number], json.dumps(replace_part(entry, path, strange)), *whole[number + 1 :]])
                error = find_refusal(text)
                if error is not None:
                    assert error.line > number, "the lines before are not blamed"
                    assert isinstance(error.rescued, Game) and error.rescued.steps[: number - 1] == found.steps[: number - 1]


def test_cut_off_anywhere() -> None:
    """A file cut off within a line is refused there, and the steps before it are rescued.

    Cut off within the first line, it is refused in line 1.
    """
    found = play_game(80)
    text = strip_seals(save(found))
    head = len(text.splitlines()[0])
    for at in [*range(0, head, 211), *range(head + 1, len(text) - 1, 97)]:
        cut = text[:at]
        error = find_refusal(cut)
        if at <= head or error is None:
            assert at > head or (error is not None and error.line == 1)
            continue
        assert error.problem == "save-bad-line" and error.line == cut.count("\n") + 1
        assert error.rescued == found.branch(sum(line.startswith('{"answer"') for line in cut.splitlines()[:-1]))


def test_an_answer_that_the_rules_refuse_is_rescued_from_the_last_checkpoint() -> None:
    """An answer that the rules refuse is named by line and rule; a game from the last checkpoint on is rescued."""
    found = play_game(2 * CHECKPOINT_EVERY + 20)
    whole = split_lines(found)
    bad = json.dumps({"answer": {"choice": {"type": "leave"}}})
    turns = [at for at in range(10) if json.loads(whole[1 + at])["answer"]["choice"]["type"] == "take"]
    text = "\n".join([*whole[: 1 + turns[0]], bad, *whole[2 + turns[0] :]])
    error = catch_bad_save(text)
    assert (error.problem, error.line, error.detail) == ("save-misfit", 2 + turns[0], "turn-take")
    rescued = error.rescued
    assert isinstance(rescued, Game) and rescued.position == found.position and rescued.players == found.players
    assert rescued.start == list(found.list_positions())[2 * CHECKPOINT_EVERY] and len(rescued.steps) == 20


def test_without_a_later_checkpoint_the_game_up_to_the_bad_line_is_rescued() -> None:
    """If an answer is refused and no checkpoint follows, the game with all steps before that line is rescued."""
    found = play_game(30)
    whole = split_lines(found)
    error = catch_bad_save(
        "\n".join([*whole[:21], '{"answer": {"choice": {"type": "bury", "generation": 4, "place": "grave"}}}', *whole[22:]])
    )
    assert error.line == 22 and isinstance(error.rescued, Game)
    assert error.rescued.steps == found.steps[:20]


def test_a_spoilt_checkpoint_is_not_rescued_from() -> None:
    """A checkpoint with a wrong number is named by line and place, and the game before it is rescued.

    If an answer before both checkpoints is wrong too, the game is rescued from the earlier one.
    """
    found = play_game(2 * CHECKPOINT_EVERY + 5)
    whole = split_lines(found)
    marks = [at for at, line in enumerate(whole) if line.startswith('{"checkpoint"')]
    assert len(marks) == 2
    last = json.loads(whole[marks[1]])
    last["checkpoint"]["table"]["supply"]["skill"] += 1
    whole[marks[1]] = json.dumps(last)
    error = catch_bad_save("\n".join(whole))
    assert (error.problem, error.line, error.detail) == ("save-bad-position", marks[1] + 1, "table.supply.skill")
    assert isinstance(error.rescued, Game) and len(error.rescued.steps) == 2 * CHECKPOINT_EVERY
    whole[3] = '{"answer": {"choice": {"type": "leave"}}}'
    rescued = catch_bad_save("\n".join(whole)).rescued
    assert isinstance(rescued, Game) and rescued.start == list(found.list_positions())[CHECKPOINT_EVERY]


def test_a_checkpoint_of_another_position() -> None:
    """A checkpoint that doesn't follow from the answers is refused as ``save-other-position``; a game from it on is rescued."""
    found, other = play_game(CHECKPOINT_EVERY + 3), play_game(CHECKPOINT_EVERY, seed=2)
    whole = split_lines(found)
    at = next(number for number, line in enumerate(whole) if line.startswith('{"checkpoint"'))
    whole[at] = split_lines(other)[-1]
    error = catch_bad_save("\n".join(whole))
    assert (error.problem, error.line) == ("save-other-position", at + 1)
    assert isinstance(error.rescued, Game) and error.rescued.start == other.position


UNKNOWN = [
    lambda head: head["start"]["table"].update(colour="red"),
    lambda head: head["start"]["table"]["farms"][0].update(coins=3),
    lambda head: head["start"]["agenda"][0].update(why="because"),
    lambda head: head["start"].update(log=[]),
]


@pytest.mark.parametrize("spoil", UNKNOWN)
def test_unknown_names_are_not_overlooked(spoil: object) -> None:
    """An unknown name in the first position is refused as ``save-bad-position``: a typing error doesn't become a default."""
    head = json.loads(split_lines(play_game(0))[0])
    spoil(head)
    assert catch_bad_save(json.dumps(head)).problem == "save-bad-position"


def test_unknown_names_in_an_answer_are_not_overlooked() -> None:
    """A line with unknown fields, or that is no entry, is refused as a bad line or a misfit."""
    whole = split_lines(play_game(3))
    for bad in (
        '{"answer": {"choice": {"type": "leave"}, "because": 1}}',
        '{"comment": "hi"}',
        "{}",
        "[]",
        "7",
        "{" + '"answer":' * 3,
    ):
        assert catch_bad_save("\n".join([*whole, bad])).problem in ("save-bad-line", "save-misfit")


def test_deep_nesting_is_no_crash() -> None:
    """A hundred thousand brackets in an answer or in the first line are refused there."""
    whole = split_lines(play_game(2))
    deep = "[" * 100_000 + "]" * 100_000
    error = catch_bad_save("\n".join([*whole, '{"answer": ' + deep + "}"]))
    assert (error.problem, error.line) == ("save-bad-line", 4)
    assert catch_bad_save(whole[0].replace('"farms":', '"farms":' + deep + ',"farms":')).line == 1


def test_a_whole_game_has_a_checkpoint_after_every_fiftieth_answer() -> None:
    """A finished game's save has a line for each answer and a checkpoint after every fiftieth; loaded again it has its score."""
    found = play_whole_game(VILLAGE, SETUPS[0], Random(4))
    whole = split_lines(found)
    assert len(whole) == 1 + len(found.steps) + len(found.steps) // CHECKPOINT_EVERY
    assert msgspec.json.decode(whole[0])["game"] == "village"
    assert load(save(found)).position.table.outcome is not None
    assert Rule.SCORE_COINS in {event.rule for event in load(save(found)).list_events()}
