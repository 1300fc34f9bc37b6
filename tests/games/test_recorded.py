"""Complete recorded games, which together meet each way to end, replay to the results written beside them."""

from __future__ import annotations

import re
from itertools import islice
from pathlib import Path

import pytest

from tests.games.listing import list_game
from tests.games.record import ALONE, LARGEST, OTHERWISE, Recorded, WantedGame
from tests.laws import list_subjects
from tests.mutations import strip_seals
from tests.samples import sample
from village_core.__main__ import main
from village_core.games import load, save
from village_core.games.editions import EditionSettings, list_rulings
from village_core.games.narration import load_words
from village_core.games.reading import read
from village_core.kernel.compact import compact
from village_core.kernel.values import CHANCE
from village_core.kernel.words import ENGLISH, list_keys

REFUSALS = sample(23, 7)
"""Positions from one at which every refusal is described to the next."""

RECORDED = [subject.recorded for subject in list_subjects()]
EACH = [(each, wanted) for each in RECORDED for wanted in each.wanted]
each_game = pytest.mark.parametrize("each", RECORDED, ids=lambda each: each.game.name)
each_wanted = pytest.mark.parametrize(("each", "wanted"), EACH, ids=[f"{each.game.name}-{wanted.name}" for each, wanted in EACH])


def strip_version(text: str) -> str:
    """Return a save without its seals, format, engine and mark of a full game, which differ between versions."""
    text = re.sub(r'"format":\d+,"engine":"[^"]*"', "", strip_seals(text), count=1)
    return text.replace(',"depth":"full"', "")


@each_wanted
def test_a_recorded_game_replays_to_its_final_score(each: Recorded, wanted: WantedGame) -> None:
    """A recorded game replays to the expected totals, winners, rounds and ending, and its save is small enough.

    It is saved as the same text, except what versions change.
    """
    game = each.load(wanted.name)
    assert game.position.over
    assert each.describe_result(game) == each.known[wanted.name]
    assert strip_version(each.save(game)) == strip_version(each.read_text(wanted.name))
    assert len(each.save(game).encode()) < LARGEST


@each_wanted
def test_a_recorded_game_ends_as_it_was_wanted_to(each: Recorded, wanted: WantedGame) -> None:
    """Each recorded game fits its way to end, and has the edition, the number of players and the rulings that were wanted."""
    game = each.load(wanted.name)
    assert wanted.fits(game)
    copy = game.start.table.copy
    assert (copy.edition, len(game.players)) == (wanted.edition, wanted.players)
    assert copy.corrections == tuple((f"rulings.{name}", value) for name, value in wanted.rulings)


@each_wanted
def test_every_position_of_a_recorded_game_is_its_picture(each: Recorded, wanted: WantedGame) -> None:
    """Written as a text picture and read again, each position of the game is the same; in the short run every eleventh."""
    for position in islice(each.load(wanted.name).list_positions(), 0, None, sample(11, 1)):
        assert each.game.read_picture(each.game.write_picture(position)) == position


@each_wanted
def test_all_of_a_recorded_game_has_words(each: Recorded, wanted: WantedGame) -> None:
    """Decisions, choices, payments and some refusals of a recorded game have words; no event's words have an unfilled variable.

    The game is over at its last position.
    """
    game = each.load(wanted.name)
    told = each.game.narrate(load_words(each.game.words), tuple(player.name for player in game.players), game.start)
    for number, (position, step) in enumerate(zip(game.list_positions(), game.steps, strict=False)):
        assert told.describe_decision(position) and told.describe_choice(step.option.choice, position.table)
        assert told.describe_payment(step.option.payment)
        assert all("{" not in told.describe_event(event) for event in step.events)
        told.list_waiting(position)
        if number % REFUSALS == 0 and position.seat != CHANCE:
            assert all(told.describe_refusal(refusal) for refusal in position.refusals)
    assert told.describe_decision(game.position) == "The game is over."


@each_game
def test_a_recorded_game_is_saved_and_linked_as_its_own(each: Recorded) -> None:
    """The save of each game's first recorded game names the game; the save, its bytes and its link open as the same."""
    with list_game(each.game):
        game = each.load(each.wanted[0].name)
        text = save(game)
        assert f'"game":"{each.game.name}"' in text and load(text) == game == read(text.encode())
        assert read(compact(game, each.game.codec, "1")) == game


@each_game
def test_the_commands_play_and_tell_it(each: Recorded, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``simulate``, ``replay``, ``position`` and ``perft`` succeed with each game, and with its save, picture and JSON."""
    saved, picture, written = (tmp_path / name for name in ("game.jsonl", "picture.txt", "position.json"))
    wanted = each.wanted[0]
    game = each.load(wanted.name)
    saved.write_text(each.read_text(wanted.name), encoding="utf-8")
    picture.write_text(each.game.write_picture(game.position), encoding="utf-8")
    with list_game(each.game):
        assert main(["simulate", "4", "--game", each.game.name, "--quiet"]) == 0
        assert "4 games of" in capsys.readouterr().out
        assert main(["replay", str(saved)]) == 0
        assert main(["position", str(picture), "--why"]) == 0
        assert main(["position", str(saved), "--at", "3", "--write", "json"]) == 0
        written.write_text(capsys.readouterr().out.splitlines()[-1], encoding="utf-8")
        assert main(["perft", str(written), "--depth", "1"]) == 0


@each_game
def test_every_ruling_is_recorded_otherwise(each: Recorded) -> None:
    """One recorded game plays every ruling otherwise than its edition, except rulings for one player alone.

    If there are any of these, another recorded game plays every ruling otherwise.
    """
    every, found = {*list_rulings(each.game.editions.kind)}, {}
    for name in each.known.keys() & {OTHERWISE, ALONE}:
        copy = each.load(name).start.table.copy
        played, printed = map(each.game.editions.build_edition, (copy, EditionSettings(copy.edition)))
        found[name] = {ruling for ruling in every if played.find_ruling(ruling) != printed.find_ruling(ruling)}
    assert found == {OTHERWISE: every - {*each.game.alone}} | ({ALONE: every} if each.game.alone else {})


@each_game
def test_every_way_to_end_is_recorded(each: Recorded) -> None:
    """Each ending that has a wording is recorded, and every edition and number of players; files, results and list agree."""
    worded = {key.removeprefix("ending-") for key in list_keys(ENGLISH, each.game.words) if key.startswith("ending-")}
    ends = each.known.values()
    found = {each.game.find_ending(each.load(name).list_events()) for name in each.known}
    by = {f"by-{ending.by}" for ending in found if ending.by}
    assert {end["way"] for end in ends} | {f"also-{what}" for end in ends for what in end["also"]} | by == worded
    tables = [each.load(wanted.name).start.table for wanted in each.wanted]
    assert {table.copy.edition for table in tables} == {*each.game.editions}
    assert {len(table.seats) for table in tables} == {count for table in tables for count in count_from_to(table.edition.players)}
    assert {*each.known} == {wanted.name for wanted in each.wanted} == {file.stem for file in each.folder.glob("*.jsonl")}


def count_from_to(players: tuple[int, int]) -> range:
    """Return all numbers from the least to the most, both included."""
    return range(players[0], players[1] + 1)


@each_game
def test_the_recorder_makes_the_same_game_again(each: Recorded) -> None:
    """Playing a game's first recorded game again from its seed gives the recorded file, except what versions change."""
    wanted = each.wanted[0]
    assert strip_version(each.save(each.play(wanted, wanted.seed))) == strip_version(each.read_text(wanted.name))
