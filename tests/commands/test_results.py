"""Results of simulations as files: the same with one worker, with two or after a kill, and never overwritten."""

from __future__ import annotations

import csv
import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.commands.test_main import CapturedOutput, run, run_wrongly
from tests.samples import LONG, sample
from tests.waiting import wait_until
from village_core.games import find_game
from village_core.games.editions import BadSettings, EditionSettings
from village_core.games.village.choices import Pass
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Illegal, Option, Player
from village_core.players.random import play_randomly
from village_core.simulation.results import find_copy, find_journal, list_rows, list_saved_rows, play_into, read_rows
from village_core.simulation.simulate import Plan, play, play_game, play_games

SEATS = ("--seats", "random", "random", "--edition", "big_box_2023", "--seed", "5", "--quiet")
PLAN = Plan("village", EditionSettings("big_box_2023"), ("random", "random"), 5)


@pytest.mark.parametrize("kind", [".csv", ".parquet"])
def test_one_worker_or_two_write_the_same_bytes(capsys: CapturedOutput, tmp_path: Path, kind: str) -> None:
    """With one worker or two, both kinds of file are the same byte by byte, and no other file is left beside them."""
    one, two = tmp_path / f"one{kind}", tmp_path / f"two{kind}"
    run(capsys, "simulate", 9, *SEATS, "--out", one)
    run(capsys, "simulate", 9, *SEATS, "--out", two, "--jobs", 2)
    assert one.read_bytes() == two.read_bytes() and sorted(tmp_path.iterdir()) == [one, two]


def test_fewer_games_than_a_journal_has_are_written(tmp_path: Path) -> None:
    """A simulation of two games that finds three in its journal yields two, and writes the file that it would have written."""
    file, whole = tmp_path / "games.csv", tmp_path / "whole.csv"
    longer = play_into(file, PLAN, 4)
    for _ in range(3):
        next(longer)
    longer.close()
    assert find_journal(file).read_bytes().count(b"\n") == 4
    assert [*play_into(file, PLAN, 2)] == [*play_into(whole, PLAN, 2)]
    assert file.read_bytes() == whole.read_bytes()


def test_a_file_has_a_row_for_each_seat_of_each_game(capsys: CapturedOutput, tmp_path: Path) -> None:
    """Points add up by category, victories to one a game, and both kinds of file hold the same."""
    from pyarrow import parquet

    file, packed = tmp_path / "games.csv", tmp_path / "games.parquet"
    run(capsys, "simulate", 3, *SEATS, "--out", file)
    run(capsys, "simulate", 3, *SEATS, "--out", packed)
    rows = list(csv.DictReader(file.open(encoding="utf-8")))
    assert [(row["game"], row["seat"], row["level"]) for row in rows[:2]] == [("0", "0", "random"), ("0", "1", "random")]
    assert len(rows) == 6 and sum(float(row["won"]) for row in rows) == 3
    categories = list(rows[0])[list(rows[0]).index("points") + 1 : list(rows[0]).index("rounds")]
    assert len(categories) == 7 and all(int(row["points"]) == sum(int(row[name]) for name in categories) for row in rows)
    assert [{name: str(value) for name, value in row.items()} for row in parquet.read_table(packed).to_pylist()] == rows


def test_a_file_names_the_rulings_that_a_table_chose(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A row keeps the chosen rulings as the command takes them, and its edition settings are read from it."""
    file, game = tmp_path / "ruled.csv", find_game("village")
    ruled = ("--ruling", "market_trigger=trigger-last", "--ruling", "well_coins=no")
    run(capsys, "simulate", 1, *SEATS, *ruled, "--out", file)
    row = read_rows(file)[0]
    assert row["rulings"] == "market_trigger=trigger-last well_coins=no"
    rulings = game.editions.build_edition(find_copy(game, row)).rulings
    assert (rulings.market_trigger, rulings.well_coins) == ("trigger-last", False)
    row["rulings"] = "market_trigger=never well_coins=no"
    assert find_copy(game, row) == EditionSettings("big_box_2023", (("rulings.well_coins", False),)), "an unknown value"
    del row["rulings"]
    assert find_copy(game, row) == EditionSettings("big_box_2023"), "a file of an older version"


def test_each_seat_and_chance_have_random_numbers_of_their_own() -> None:
    """The first random numbers that the programs of three seats are given differ, and are the same again with the same seed."""
    drawn: list[dict[int, int]] = [{}, {}]
    game = find_game("village")
    for first in drawn:

        def decide(position: Position, random: Random, first: dict[int, int] = first) -> Option:
            first.setdefault(position.seat, random.getrandbits(64))
            return position.options[0]

        play_game(game, game.new_game(PLAN.copy, 3), [decide] * 3, "5")
    assert drawn[0] == drawn[1] and len(set(drawn[0].values())) == 3


def test_a_shared_victory_is_a_part_for_each_winner() -> None:
    """Two winners of a game have half a victory each; a third seat has none."""
    plan = PLAN._replace(seats=("random",) * 3)
    rows = list(list_rows(plan, [play(plan, 0)._replace(winners=(0, 2))]))
    assert [row["won"] for row in rows] == [0.5, 0, 0.5]


def test_a_simulation_that_was_killed_goes_on(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A killed simulation with a torn journal goes on, writes the file that it would have written, and drops the journal."""
    file, whole = tmp_path / "killed.csv", tmp_path / "whole.csv"
    command = [sys.executable, "-m", "village_core", "simulate", "900", *SEATS, "--out", str(file)]
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, env={**os.environ})
    journal = find_journal(file)
    wait_until(lambda: journal.exists() and journal.read_bytes().count(b"\n") > 3, "three games in the journal")
    child.send_signal(signal.SIGKILL)
    child.wait()
    assert not file.exists()
    kept = journal.read_bytes().count(b"\n") - 1
    with journal.open("ab") as torn:
        torn.write(b'[[{"prestige":')
    assert 3 <= kept < 900
    run(capsys, "simulate", kept + 4, *SEATS, "--out", file)
    run(capsys, "simulate", kept + 4, *SEATS, "--out", whole)
    assert file.read_bytes() == whole.read_bytes() and not journal.exists()


def test_rows_of_saved_games_count_seats_from_the_starter() -> None:
    """A row of a saved game has its seat counted from the starting player, and a person's level; unfinished games have none.

    Games are numbered as they come, unfinished ones too.
    """
    start = find_game("village").new_game(EditionSettings("first_2011"), 3, 2)
    players = tuple(Player(name, colour) for name, colour in (("A", "red"), ("B", "blue"), ("C", "white")))
    whole = Game(players, start, tuple(play_randomly(start, Random(4))))
    rows = [*list_saved_rows([whole.branch(30), whole, whole.branch(0), whole])]
    assert [(row["game"], row["seat"], row["level"]) for row in rows] == [
        (game, seat, "person") for game in (1, 3) for seat in (1, 2, 0)
    ]
    outcome = whole.position.table.outcome
    assert [row["points"] for row in rows[:3]] == [sheet.total for sheet in outcome.sheets]
    assert [bool(row["won"]) for row in rows[:3]] == [seat in outcome.winners for seat in range(3)]
    assert {row["decisions"] for row in rows} == {len(whole.steps)} and {row["players"] for row in rows} == {3}


def test_numbers_in_a_file_are_read_as_what_they_are(tmp_path: Path) -> None:
    """Whole numbers are read as such, others with their decimals, everything else as text; several files come one by one."""
    files = [tmp_path / name for name in ("a.csv", "b.csv")]
    for at, file in enumerate(files):
        file.write_text(f"game,won,ending\n{at},0.5,chronicle\n", encoding="utf-8")
    rows = read_rows(*files)
    assert rows == [{"game": at, "won": 0.5, "ending": "chronicle"} for at in (0, 1)]
    assert all(type(row["game"]) is int for row in rows)


def test_a_plan_that_no_game_can_have_is_refused_at_once() -> None:
    """An impossible plan is refused before any game is played, however many are wanted."""
    with pytest.raises(BadSettings):
        next(play_games(PLAN._replace(seats=("random",) * 9), range(0)), None)
    with pytest.raises(BadSettings):
        next(play_games(PLAN._replace(copy=EditionSettings("none")), range(0), jobs=2), None)


def test_games_of_different_plans_have_different_luck() -> None:
    """Game 12 of seed 1 isn't game 2 of seed 11: each number of each seed is a game of its own."""
    games = [play(PLAN._replace(seed=seed), number) for seed, number in ((1, 12), (11, 2), (112, 0), (1, 120))]
    assert len({str(game) for game in games}) == 4


def test_a_cheating_program_ends_the_game() -> None:
    """A program that returns an option which isn't legal ends the game with an error; the starting player's is asked first."""
    game, asked = find_game("village"), list[int | None]()

    def cheat(position: Position, random: Random) -> Option:
        asked.append(position.seat)
        return Option(Pass())

    with pytest.raises(Illegal):
        play_game(
            game, game.new_game(EditionSettings("first_2011"), 2, 1), [lambda position, _: position.options[0], cheat], "seed"
        )
    assert asked == [1]


def test_each_game_is_in_the_journal_before_the_next_begins(tmp_path: Path) -> None:
    """A run that is interrupted at any moment loses no game that it has told of."""
    file = tmp_path / "games.csv"
    for told, _ in enumerate(play_into(file, PLAN, 3), 1):
        assert len(find_journal(file).read_bytes().splitlines()) == 1 + told, "the plan comes first"
    assert file.exists() and not find_journal(file).exists()


def test_simulate_never_replaces_a_file(capsys: CapturedOutput, tmp_path: Path) -> None:
    """A file that is there and a journal of other games are refused and stay as they are; an unknown suffix is refused."""
    file = tmp_path / "mine.csv"
    file.write_text("mine")
    assert "already" in run_wrongly(capsys, "simulate", 1, *SEATS, "--out", file) and file.read_text() == "mine"
    assert ".parquet" in run_wrongly(capsys, "simulate", 1, *SEATS, "--out", tmp_path / "games.xls")
    other = tmp_path / "other.csv"
    next(play_into(other, PLAN._replace(seed=6), 2))
    find_journal(other).write_bytes(b"other games\n")
    assert "other games" in run_wrongly(capsys, "simulate", 2, *SEATS, "--out", other)
    assert find_journal(other).read_bytes() == b"other games\n"


def test_simulate_takes_levels_and_rulings(capsys: CapturedOutput) -> None:
    """The last level sits at all remaining seats; a ruling changes the games; impossible settings are refused."""
    out, _ = run(capsys, "simulate", 1, "--seats", "good", "random", "--players", 3, "--quiet")
    assert "one good player, 2 random players" in out
    plain, _ = run(capsys, "simulate", 2, "--players", 3, "--quiet")
    ruled, _ = run(capsys, "simulate", 2, "--players", 3, "--ruling", "well_coins=no", "--quiet")
    assert plain.splitlines()[0] == ruled.splitlines()[0] and plain != ruled
    assert "well_coins=yes" in run_wrongly(capsys, "simulate", 1, "--ruling", "well_coins=maybe")
    assert "3 levels" in run_wrongly(capsys, "simulate", 1, "--seats", "good", "good", "good", "--players", 2)


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """A local Dask cluster that plays two games at a time, named by its scheduler's address, plays what one process plays.

    Its two workers are threads of this process, in a long run two processes; messages go through sockets in both.
    """
    from distributed import LocalCluster

    monkeypatch.setattr(os, "environ", {**os.environ})  # a copy, because the cluster sets variables for its workers
    with LocalCluster(
        n_workers=sample(1, 2), threads_per_worker=sample(2, 1), processes=LONG, protocol="tcp://", dashboard_address=None
    ) as cluster:
        assert list(play_games(PLAN, range(6), cluster=cluster.scheduler_address)) == list(play_games(PLAN, range(6)))


def test_the_error_names_an_absent_cluster(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """If no scheduler answers, one sentence names its address."""
    monkeypatch.setattr("village_core.simulation.simulate.PATIENCE", "200ms")
    assert "tcp://127.0.0.1:9" in run_wrongly(capsys, "simulate", 1, "--cluster", "tcp://127.0.0.1:9", "--quiet")
