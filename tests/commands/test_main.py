"""The command line: what it prints, and that wrong arguments and files are refused with exit code 2."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.games.listing import list_game
from tests.grammar import set_language
from tests.orchard_core import GAME as ORCHARD
from tests.players.test_reviewing import play_badly
from tests.village.recorded import VILLAGE
from village_core import __version__
from village_core.__main__ import main
from village_core.commands import game_commands
from village_core.commands.words import load_game_words
from village_core.games import load, save, village
from village_core.games.village import CODEC, EditionSettings, from_json, picture, to_json
from village_core.kernel import compact
from village_core.kernel.game import Game
from village_core.kernel.perft import count_leaves
from village_core.kernel.values import Player
from village_core.players.random import play_randomly
from village_core.simulation import simulate as simulating

SAVED = VILLAGE.folder / "chronicle-turn.jsonl"
TRACKED = VILLAGE.folder.parent / "before" / "tracked-big-4-logged.jsonl"
WAYS = ("last-turns", "market-caller", "market-other")
CapturedOutput = pytest.CaptureFixture[str]


def run(said: CapturedOutput, *arguments: object, code: int = 0) -> tuple[str, str]:
    """Run a command, check its exit code, and return its output and its error output."""
    assert main([str(argument) for argument in arguments]) == code
    out, err = said.readouterr()
    return out, err


def run_wrongly(said: CapturedOutput, *arguments: object) -> str:
    """Run a command that must fail with exit code 2 and one line of error, no traceback; return the line without ``village:``."""
    out, err = run(said, *arguments, code=2)
    assert err.startswith("village: ") and err.count("\n") == 1 and "Traceback" not in out + err
    return err.removeprefix("village: ").strip()


@pytest.fixture
def picture_file(tmp_path: Path) -> Path:
    """Return a file with a text picture of the saved game's position after 100 steps."""
    file = tmp_path / "position.txt"
    file.write_text(picture.write(load(SAVED.read_text("utf-8")).branch(100).position), encoding="utf-8")
    return file


def test_simulate_prints_points_rounds_decisions_and_endings(capsys: CapturedOutput) -> None:
    """Random games are summed up: mean, deviation, quantiles, a histogram, and each way to end with its share."""
    out, _ = run(capsys, "simulate", 12, "--players", 3, "--quiet")
    assert out.startswith("12 games of Village by 3 random players, seed 0\n")
    for title in ("Points of a player", "Points of a winner", "Rounds", "Decisions, draws included"):
        assert re.search(rf"{title}\n  mean [\d.]+, standard deviation [\d.]+\n  lowest \d+, .*half \d+, .*highest \d+", out)
    counts = [int(count) for count in re.findall(r"^ +\d+–\d+  █* ?(\d+)$", out, re.MULTILINE)]
    assert sum(counts) == 12 * 3, "every player's points are in the histogram"
    endings = out.partition("How the end was rung in")[2].partition("And then")[0]
    assert sum(int(count) for count in re.findall(r"^ +(\d+) +[\d.]+ %", endings, re.MULTILINE)) == 12


def test_simulate_tells_a_player_alone_the_ranks_and_who_rang_the_end_in(capsys: CapturedOutput) -> None:
    """Games for one have no victories: each game is worth a rank, and the end is rung in by the player or by Carla."""
    out, _ = run(capsys, "simulate", 12, "--edition", "big_box_2023", "--players", 1, "--quiet")
    assert "victor" not in out and "winner" not in out
    for title, until in (("Ranks", "How the end was rung in"), ("Who rang the end in", "And then")):
        shares = out.partition(f"{title}\n")[2].partition(until)[0]
        assert sum(int(count) for count in re.findall(r"^ +(\d+) +[\d.]+ %", shares, re.MULTILINE)) == 12
    assert re.search(r"\d %  (Apprentice|Traveller|Master|Grand master|Genius|Sage)$", out, re.MULTILINE)
    assert re.search(r"\d %  (you|Carla)$", out, re.MULTILINE)


@pytest.mark.parametrize(("ruling", "said"), [("yes", "coins at the well"), ("no", "no coins at the well")])
def test_endings_and_scores_are_worded_by_the_rulings(
    capsys: CapturedOutput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ruling: str, said: str
) -> None:
    """``simulate`` words an ending, and ``replay`` a category of the score, by the table's rulings."""
    worded = "{ $rulings-well-coins ->\n [yes] coins at the well\n *[no] no coins at the well\n }"
    endings = [f"ending-{what}-end-{way} = {worded}" for what in ("chronicle", "graves") for way in WAYS]
    (tmp_path / "xx.ftl").write_text("\n".join((*endings, f"category-prestige = {worded}")), encoding="utf-8")
    monkeypatch.setattr(game_commands, "load_game_words", lambda game: load_game_words(game).with_folders(tmp_path))
    set_language("xx", monkeypatch)
    out, _ = run(capsys, "simulate", 3, "--edition", "big_box_2023", "--ruling", f"well_coins={ruling}", "--quiet")
    assert f" %  {said}\n" in out.partition("How the end was rung in")[2]
    ruled = EditionSettings("big_box_2023", (("rulings.well_coins", ruling == "yes"),))
    start, file = village.new_game(ruled, 2), tmp_path / "played.jsonl"
    played = Game((Player("A", "red"), Player("B", "blue")), start, tuple(play_randomly(start, Random(1))))
    file.write_text(save(played), encoding="utf-8")
    out, _ = run(capsys, "replay", file)
    assert f"\n{said} " in out.partition("Final score")[2]


def test_simulate_says_the_same_however_many_work_on_it(capsys: CapturedOutput) -> None:
    """The same seed gives the same text with one process and with two; another seed another text."""
    one, _ = run(capsys, "simulate", 6, "--players", 2, "--seed", 7, "--quiet")
    two, _ = run(capsys, "simulate", 6, "--players", 2, "--seed", 7, "--jobs", 2, "--quiet")
    other, _ = run(capsys, "simulate", 6, "--players", 2, "--seed", 8, "--quiet")
    assert one == two != other


def test_simulate_plays_by_the_owners_numbers(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A file with corrections changes the games; one of another edition, with an impossible number, or no TOML is refused."""
    file = tmp_path / "mine.toml"
    file.write_text('edition = "big_box_2023"\n[farm]\nlap = 20\n', encoding="utf-8")
    own, _ = run(capsys, "simulate", 2, "--copy", file, "--players", 5, "--quiet")
    printed, _ = run(capsys, "simulate", 2, "--edition", "big_box_2023", "--players", 5, "--quiet")
    assert own.splitlines()[0] == printed.splitlines()[0] and own != printed
    assert "another edition" in run_wrongly(capsys, "simulate", 5, "--copy", file, "--edition", "first_2011")
    file.write_text("[farm]\nlap = 999\n", encoding="utf-8")
    assert "farm.lap" in run_wrongly(capsys, "simulate", 5, "--copy", file)
    file.write_text("farm =", encoding="utf-8")
    assert str(file) in run_wrongly(capsys, "simulate", 5, "--copy", file)


def test_simulate_refuses_a_number_of_players_the_edition_cannot_seat(capsys: CapturedOutput) -> None:
    """Five players are refused in the edition of 2011, with the numbers that it seats, and play in the Big Box."""
    assert "2–4" in run_wrongly(capsys, "simulate", 1, "--players", 5)
    assert run(capsys, "simulate", 1, "--players", 5, "--edition", "big_box_2023", "--quiet")[0]


@pytest.mark.parametrize("arguments", [["simulate", "0"], ["simulate", "x"], ["simulate", "--jobs", "0"], [], ["dance"]])
def test_wrong_arguments_end_with_usage_and_code_2(capsys: CapturedOutput, arguments: list[str]) -> None:
    """Wrong, missing and unknown arguments end the command with its usage and exit code 2."""
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2 and capsys.readouterr().err.startswith("usage: village")


def test_replay_tells_a_game_and_its_score(capsys: CapturedOutput) -> None:
    """A saved game is told in words, with numbered decisions and the sheet by category at the end."""
    out, _ = run(capsys, "replay", SAVED)
    assert out.startswith("Village: Ada, Bela\n")
    steps = load(SAVED.read_text("utf-8")).steps
    numbers = [int(number) for number in re.findall(r"^ *(\d+)  \S", out, re.MULTILINE)]
    assert numbers == sorted(numbers) and numbers[-1] <= len(steps) < numbers[-1] + 10
    sheet = out.partition("Final score")[2]
    assert re.search(r"^total +29 +31$", sheet, re.MULTILINE) and sheet.count("\n") == 9


def test_replay_of_an_unfinished_game_names_the_next_decision(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A game saved in the middle ends with the number of decisions and whose decision is next."""
    file = tmp_path / "middle.jsonl"
    file.write_text("\n".join(SAVED.read_text("utf-8").splitlines()[:40]), encoding="utf-8")
    out, _ = run(capsys, "replay", file)
    assert out.splitlines()[-1] == "39 decisions. Ada: act at the crafts, or leave the action."


def test_replay_of_a_damaged_game_tells_the_decisions_before_the_damage(capsys: CapturedOutput, tmp_path: Path) -> None:
    """The decisions before a bad line are told, then the line is named; the exit code is 2."""
    file, lines = tmp_path / "damaged.jsonl", SAVED.read_text("utf-8").splitlines()
    file.write_text("\n".join([*lines[:30], '{"answer":{"choice":{"type":"pass"}}}']), encoding="utf-8")
    out, err = run(capsys, "replay", file, code=2)
    assert len(out.splitlines()) > 20
    assert "Line 31" in err and "29 decisions could still be read" in err and "Traceback" not in err


def test_an_error_comes_after_the_lines_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If output and errors go into one file, what is left of a damaged game is told there before the error."""
    file, written = tmp_path / "damaged.jsonl", io.BytesIO()
    file.write_text("\n".join([*SAVED.read_text("utf-8").splitlines()[:9], "{"]), encoding="utf-8")
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(written, encoding="utf-8"))
    monkeypatch.setattr("sys.stderr", io.TextIOWrapper(written, encoding="utf-8", write_through=True))
    assert main(["replay", str(file)]) == 2
    first, *_, last = written.getvalue().decode().splitlines()
    assert first == "Village: Ada, Bela" and last.startswith("village: ")


def test_position_shows_the_picture_and_every_choice(capsys: CapturedOutput, picture_file: Path) -> None:
    """The command prints the picture, whose decision it is, and a line for each choice; with --why also the refused choices."""
    out, _ = run(capsys, "position", picture_file)
    position = picture.read(picture_file.read_text("utf-8"))
    assert out.startswith(picture_file.read_text("utf-8"))
    assert "\nPlayer a: take a cube from an action space, or go to the well.\nWhat can be done:\n" in out
    choices = {option.choice for option in position.options}
    assert len(out.partition("What can be done:\n")[2].splitlines()) == len(choices) > 1
    why, _ = run(capsys, "position", picture_file, "--why")
    refused = why.partition("What can’t be done:\n")[2].splitlines()
    assert len(refused) == 2 * len(position.refusals) > 0
    assert all(re.search(r"\[.+ “.+”\]$", line) for line in refused[1::2]), "each reason is cited"


def test_position_reads_pictures_json_and_saves_alike(
    capsys: CapturedOutput, picture_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same position from three kinds of file and from standard input gives the same picture."""
    shown, _ = run(capsys, "position", picture_file, "--write", "picture")
    assert shown == picture_file.read_text("utf-8")
    saved, _ = run(capsys, "position", SAVED, "--at", 100, "--write", "picture")
    coded = tmp_path / "position.json"
    coded.write_text(run(capsys, "position", picture_file, "--write", "json")[0], encoding="utf-8")
    assert from_json(coded.read_text("utf-8")) == picture.read(shown)
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(shown.encode())))
    piped, _ = run(capsys, "position", "-", "--write", "picture")
    assert shown == saved == run(capsys, "position", coded, "--write", "picture")[0] == piped


def test_check_reads_a_save_from_the_standard_input(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """The save is read once for its decisions and its seals, and checked as the file is."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SAVED.read_bytes())))
    assert run(capsys, "check", "-") == run(capsys, "check", SAVED)


def test_position_reads_a_save_from_the_standard_input(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """A save that is piped in is read once, and shown after as many decisions as the file is."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(SAVED.read_bytes())))
    assert run(capsys, "position", "-", "--at", 100) == run(capsys, "position", SAVED, "--at", 100)


def test_a_game_is_read_from_a_link_and_from_any_text_file(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A file that holds a link, and a save in UTF-16, are told and shown as the save is."""
    link, wide = tmp_path / "link.txt", tmp_path / "wide.jsonl"
    game = load(SAVED.read_text("utf-8"))
    link.write_text(f"https://example.org/play#game={compact.compact(game, CODEC, __version__)}\n", encoding="utf-8")
    wide.write_text(SAVED.read_text("utf-8"), encoding="utf-16")
    for command in (("replay",), ("position", "--at", 100)):
        told = [run(capsys, command[0], file, *command[1:]) for file in (SAVED, link, wide)]
        assert told[0] == told[1] == told[2]


def test_perft_counts(capsys: CapturedOutput, picture_file: Path) -> None:
    """The count of positions at a depth is printed; the counts below each choice add up to it."""
    out, _ = run(capsys, "perft", picture_file, "--depth", 2, "--divide")
    position = picture.read(picture_file.read_text("utf-8"))
    assert f"depth 2: {count_leaves(position, 2)}\n" in out
    assert sum(int(count) for count in re.findall(r"^ +(\d+)  ", out, re.MULTILINE)) == count_leaves(position, 2)


def test_a_bad_file_is_named_with_what_is_wrong(capsys: CapturedOutput, picture_file: Path, tmp_path: Path) -> None:
    """A missing, empty or binary file, a folder, and a wrong picture, JSON, position or step are refused with what is wrong."""
    file = tmp_path / "bad"
    assert str(file) in run_wrongly(capsys, "position", file)
    assert str(tmp_path) in run_wrongly(capsys, "replay", tmp_path)
    file.write_bytes(b"\x00\x01\xff\xfe")
    assert "not a text file" in run_wrongly(capsys, "position", file)
    file.write_text(" \n", encoding="utf-8")
    assert "nothing in this file" in run_wrongly(capsys, "replay", file)
    file.write_text("inn old, 3 players", encoding="utf-8")
    assert "another game: inn" in run_wrongly(capsys, "position", file)
    file.write_text("village first_2011, 2 players\nfarm a 20 coin", encoding="utf-8")
    assert "line 2" in run_wrongly(capsys, "position", file)
    file.write_text("village first_2011, 2 players\ncorrection farm.lap = 99", encoding="utf-8")
    assert "farm.lap" in run_wrongly(capsys, "position", file)
    file.write_text('{"table": 3}', encoding="utf-8")
    assert "$.table" in run_wrongly(capsys, "position", file)
    impossible = to_json(picture.read(picture_file.read_text("utf-8"))).replace('"round":', '"round":-')
    file.write_text(impossible, encoding="utf-8")
    assert "table.round" in run_wrongly(capsys, "perft", file)
    file.write_text('{"' + "x" * 9999 + '": 3}', encoding="utf-8")
    assert len(run_wrongly(capsys, "position", file)) < 5000
    file.write_text('{"game": "chess"}', encoding="utf-8")
    assert run_wrongly(capsys, "position", file)
    assert "340" in run_wrongly(capsys, "position", SAVED, "--at", 5000)
    assert "--at" in run_wrongly(capsys, "position", picture_file, "--at", 1)


def test_the_command_runs_as_a_program_and_its_reader_may_leave() -> None:
    """``python -m village_core`` runs on its own; a reader like ``head`` may leave early."""
    command = [sys.executable, "-m", "village_core", "replay", str(SAVED)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        assert running.stdout is not None and running.stderr is not None
        assert running.stdout.readline() == "Village: Ada, Bela\n"
        running.stdout.close()
        assert running.stderr.read() == ""
    assert running.returncode == 0


def test_the_coach_says_the_best_move(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """For a decision in a saved game the coach prints the best move and how far others are behind it; for a draw it refuses.

    It looks until its time is over: here each look at the clock takes a third of a second.
    """
    monkeypatch.setattr(game_commands, "monotonic", count(0, 1 / 3).__next__)
    out, _ = run(capsys, "coach", SAVED, "--at", 285, "--seconds", 1)
    assert re.search(r"After \d+ looks at each move:\n  1\. .*: -?[+\d.]+ points beside the best of the others\n", out)
    assert "Best so far." in out and re.search(r"\d ± \d|the same", out)
    assert (
        run_wrongly(capsys, "coach", SAVED, "--at", 0)
        == "At this position no player decides: something is to be drawn, or the game is over."
    )


def test_the_coach_goes_through_a_game(capsys: CapturedOutput, tmp_path: Path) -> None:
    """The coach lists up to three decisions of a game, the costliest first, each with a better move."""
    with list_game(ORCHARD):
        file = tmp_path / "game.jsonl"
        file.write_text(save(play_badly(1, blunders=True)), encoding="utf-8")
        out, _ = run(capsys, "coach", file, "--game")
    costs = re.findall(r"\n  \d+\. [AB]: .* (\d\.\d) ± \d\.\d points less\.\n     better: .+\n", out)
    assert 1 <= len(costs) <= 3 and costs == sorted(costs, key=float, reverse=True)


@pytest.mark.parametrize("what", [("--at", 20), ("--game",)], ids=["a move", "a whole game"])
def test_the_coach_says_that_a_tracker_knows_too_little(capsys: CapturedOutput, what: tuple[object, ...]) -> None:
    """A tracked game doesn't show what all players have: both kinds of coaching refuse it at once."""
    assert "does not know what everybody has" in run_wrongly(capsys, "coach", TRACKED, *what)


def test_an_interrupted_command_ends_with_130(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that its user interrupts ends with code 130 and no further word."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "play_games", interrupt)
    assert main(["simulate", "1", "--quiet"]) == 130 and capsys.readouterr() == ("", "")
