"""Arguments of the commands: what holds without them, which numbers they take, and what they ask of the games."""

from __future__ import annotations

import os
from argparse import Namespace
from errno import EISDIR
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from tests.commands.test_main import SAVED, TRACKED, Said, run, run_wrongly
from tests.commands.test_refusing import build_results, word
from village_core.__main__ import main
from village_core.commands import figures, game_commands
from village_core.commands.arguments import parse_arguments
from village_core.commands.words import load_command_words, load_game_words
from village_core.games import find_game, list_games, load, save
from village_core.games.editions import EditionSettings
from village_core.games.outcome import Ending, Scored
from village_core.kernel.values import CHANCE, Choice, Option, Payment, Player
from village_core.players.coach import Report
from village_core.players.coaching import AdvisedMove
from village_core.players.reviewing import Cost, ReviewReport
from village_core.simulation import simulate as simulating

WORDS = load_command_words()
NARRATOR = SimpleNamespace(format=word, words=SimpleNamespace(format=word), rank=lambda total: "")


def parse(*arguments: str) -> Namespace:
    """Parse arguments, and return them without the function that performs the command."""
    found = parse_arguments(WORDS, arguments)
    del found.perform, found.language
    return found


@pytest.mark.parametrize(
    ("arguments", "known"),
    [
        (
            ["simulate"],
            {
                "games": 1000,
                "game": next(iter(list_games())),
                "edition": None,
                "players": None,
                "seats": ["random"],
                "ruling": [],
                "seed": 0,
                "jobs": 1,
                "cluster": "",
                "out": None,
                "copy": None,
                "quiet": False,
            },
        ),
        (["replay", "a"], {"file": "a"}),
        (["position", "a"], {"file": "a", "at": None, "why": False, "write": None}),
        (["coach", "a"], {"file": "a", "at": None, "seconds": 10, "seed": 0, "game": False}),
        (["perft", "a"], {"file": "a", "at": None, "depth": 2, "divide": False}),
        (["check"], {"file": None}),
        (["check", "a"], {"file": Path("a")}),
        (["backup", "a"], {"file": Path("a")}),
        (["restore", "a"], {"file": Path("a")}),
        (["forget", "--untouched", "9d"], {"untouched": 9, "remove": False}),
    ],
)
def test_a_command_without_options_has_known_ones(arguments: list[str], known: dict[str, object]) -> None:
    """Each command has these options and no others, with these values if the command line names none."""
    assert vars(parse(*arguments)) == known


@pytest.mark.parametrize(
    ("arguments", "option", "least"),
    [
        (("simulate",), "games", 1),
        (("simulate", "--players"), "players", 1),
        (("simulate", "--jobs"), "jobs", 1),
        (("coach", "a", "--seconds"), "seconds", 1),
        (("coach", "a", "--at"), "at", 0),
        (("perft", "a", "--depth"), "depth", 1),
        (("position", "a", "--at"), "at", 0),
    ],
)
def test_a_number_has_a_least(capsys: Said, arguments: tuple[str, ...], option: str, least: int) -> None:
    """The least number is taken; one below it is refused with the option and the least number."""
    assert getattr(parse(*arguments, str(least)), option) == least
    with pytest.raises(SystemExit):
        parse(*arguments, str(least - 1))
    name = option if option == "games" else f"--{option}"
    assert WORDS.format("cli-too-small", name=name, least=least) in capsys.readouterr().err


def test_a_time_is_counted_in_days_weeks_or_years() -> None:
    """A time of one to a thousand days, weeks or years is counted in days."""
    times = {"1d": 1, "2w": 14, "1y": 365, "1000d": 1000, "1000w": 7000, "1000y": 365_000}
    assert {text: parse("forget", "--untouched", text).untouched for text in times} == times


@pytest.mark.parametrize("text", ["1001d", "1001y", "0w", "-1d", "1 d", "1h", "١y" + "d"])
def test_no_other_time_is_taken(capsys: Said, text: str) -> None:
    """A longer time, none, and another unit are refused with what was said."""
    with pytest.raises(SystemExit):
        parse("forget", f"--untouched={text}")
    assert text in capsys.readouterr().err


def test_an_interrupted_command_ends_with_130(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """A command that its user interrupts ends with code 130 and no further word."""

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulating, "play_games", interrupt)
    assert main(["simulate", "1", "--quiet"]) == 130 and capsys.readouterr() == ("", "")


@pytest.mark.parametrize(
    ("arguments", "players"),
    [
        ((), ["random"] * 4),
        (("--seats", "good"), ["good"] * 4),
        (("--seats", "good", "random"), ["good", "random"]),
        (("--seats", "good", "random", "--players", "3"), ["good", "random", "random"]),
        (("--edition", "big_box_2023"), ["random"] * 4),
        (("--edition", "big_box_2023", "--players", "5"), ["random"] * 5),
        (("--game", "stone_age"), ["random"] * 4),
    ],
)
def test_as_many_play_as_the_command_asks_for(
    capsys: Said, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], players: list[str]
) -> None:
    """Four play, or as many as levels are named if there are several; the last level is that of all other seats."""
    plans: list[simulating.Plan] = []

    def play(plan: simulating.Plan, *more: object) -> list[simulating.GameResult]:
        plans.append(plan)
        return build_results((1, 2))

    monkeypatch.setattr(game_commands, "_play", lambda words, asked, plan: play(plan))
    monkeypatch.setattr(game_commands.figures, "format_endings", lambda *_: [])
    run(capsys, "simulate", 3, "--seed", "7", *arguments, "--quiet")
    assert [[*plan.seats] for plan in plans] == [players] and plans[0].seed == 7


def test_a_folder_is_not_overwritten_by_results(capsys: Said, tmp_path: Path) -> None:
    """A folder that has the name of the file to write is there already."""
    (tmp_path / "games.csv").mkdir()
    assert "already" in run_wrongly(capsys, "simulate", 1, "--out", tmp_path / "games.csv", "--quiet")


def test_a_cluster_that_fails_is_named_though_a_file_is_written(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a cluster doesn't answer, its address is named, not the file."""

    def fail(*_: object) -> None:
        raise OSError("no answer")

    monkeypatch.setattr(game_commands.results, "play_into", fail)
    said = run_wrongly(capsys, "simulate", 1, "--cluster", "tcp://nowhere:1", "--out", tmp_path / "a.csv", "--quiet")
    assert "tcp://nowhere:1" in said and "a.csv" not in said


def test_a_file_that_can_t_be_read_is_told_with_the_system_s_reason(capsys: Said, tmp_path: Path) -> None:
    """The reason is in the system's words, without its number; a name that no file can have is told too."""
    said = run_wrongly(capsys, "replay", tmp_path)
    assert os.strerror(EISDIR) in said and "Errno" not in said
    assert "null" in run_wrongly(capsys, "replay", "a\0b")


def test_a_position_that_no_game_has_is_told_as_the_first_game_sees_it(capsys: Said, tmp_path: Path) -> None:
    """Of a position in JSON that no game can read, the place is named at which the first game stops."""
    file = tmp_path / "position.json"
    coded = run(capsys, "position", SAVED, "--at", 100, "--write", "json")[0]
    assert coded.count('"round":') == 1
    file.write_text(coded.replace('"round":', '"round":"x","was":'), encoding="utf-8")
    assert "$.table.round" in run_wrongly(capsys, "position", file)


def test_a_score_is_told_once(capsys: Said) -> None:
    """A replay tells the events of each decision but not the score, which has a table below."""
    out, _ = run(capsys, "replay", SAVED)
    game = load(SAVED.read_text("utf-8"))
    played = find_game(game.start.game)
    narrator = played.narrate(load_game_words(played.name), [player.name for player in game.players], game.start)
    there: dict[bool, set[bool]] = {True: set(), False: set()}
    for event in game.steps[-1].events:
        if sentence := narrator.describe_event(event):
            there[isinstance(event, Scored)].add(sentence in out)
    assert there == {True: {False}, False: {True}}


def format_bars(*values: int) -> list[str]:
    """Return the lines of a histogram of values."""
    said = SimpleNamespace(format=lambda key, low, high: f"{low}-{high}")
    return [*figures._format_histogram(said, values)]


def test_a_histogram_s_longest_bar_has_forty_blocks() -> None:
    """Each class of five points has a bar in proportion, and a space before its count unless the bar is empty."""
    assert format_bars(*[0] * 80, *[5] * 40, 10, 16) == [
        f"      0-4  {'█' * 40} 80",
        f"      5-9  {'█' * 20} 40",
        "    10-14  1",
        "    15-19  1",
    ]
    assert format_bars(3) == [f"      0-4  {'█' * 40} 1"]


def test_what_never_happened_has_no_line() -> None:
    """Ways to end are told most frequent first; who ended games, and circumstances by name, only where there are any."""
    played = [game._replace(ending=Ending("late")) for game in build_results((1, 2), (3, 1), (2, 1))]
    played[0] = played[0]._replace(ending=Ending("early"))
    lines = [line.split() for line in figures.format_endings(NARRATOR, played)]
    assert [(line[0], line[-1]) for line in lines[1:]] == [
        ("cli-endings", "cli-endings"),
        ("2", "ending-late"),
        ("1", "ending-early"),
    ]
    full = [*played, *build_results((4, 4))]
    full[3] = full[3]._replace(ending=Ending("late", ("z-last", "a-first"), "a-player"))
    lines = [line.split() for line in figures.format_endings(NARRATOR, full)]
    assert [line[-1] for line in lines[4:]] == [
        "cli-rung-by",
        "ending-by-a-player",
        "cli-last-turns",
        "cli-shared-wins",
        "ending-also-a-first",
        "ending-also-z-last",
    ]
    assert [line[0] for line in lines[6:] if line[-1].startswith(("ending-also", "cli-shared"))] == ["1"] * 3


def test_a_game_for_one_has_no_winner() -> None:
    """Points of winners are told for two players, not for one alone; the histogram is that of all points."""
    said = SimpleNamespace(format=word, join=lambda parts, _: ", ".join(parts))
    for games, winners in ((((10, 20),), True), (((10,), (20,)), False)):
        lines = [*figures.format_spreads(said, build_results(*games))]
        assert ("cli-winning-points" in lines) == winners
        assert len([line for line in lines if "cli-class" in line]) == 3 and lines.count("cli-points") == 1


def advise(*leads: float, figures: str = "1 ± 1 less") -> list[AdvisedMove]:
    """Return moves with these leads, the best first; the best has no figures."""
    return [
        AdvisedMove(f"move {at}", (f"next {at}",), f"verdict {at}", f"why {at}", lead, 0, 0, (), figures if at else "")
        for at, lead in enumerate(leads)
    ]


def test_the_coach_s_lines_are_about_each_move(capsys: Said, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move has its number, its lead with a sign, what follows and why; the seed is the one that is asked for."""
    seeds: list[str] = []

    def look(_: object, position: object, seed: str) -> list[Report]:
        seeds.append(seed)
        return iter([Report((), 1, 0.5), Report((), 2, 1.0)])

    monkeypatch.setattr(game_commands.Coach, "look", look)
    monkeypatch.setattr(game_commands, "describe_report", lambda report, *_: advise(0.0, -1.0))
    out, _ = run(capsys, "coach", SAVED, "--at", 285, "--seed", "5")
    assert out.splitlines()[1:] == [
        "After 2 looks at each move:",
        "  1. move 0: +0.0 points beside the best of the others",
        "     then next 0",
        "     verdict 0 why 0",
        "  2. move 1: −1.0 points beside the best of the others",
        "     then next 1",
        "     verdict 1 1 ± 1 less. why 1",
    ]
    assert seeds == ["5"]


@pytest.mark.parametrize(
    ("plays", "seats"),
    [(("person", "good"), (0,)), (("good", "person"), (1,)), (("good", "good"), (0, 1)), (("person",) * 2, (0, 1))],
)
def test_the_coach_goes_through_people_s_decisions(
    capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plays: tuple[str, str], seats: tuple[int, ...]
) -> None:
    """Decisions of people are looked at, or everybody's in a game of programs; each is told by its number and its player.

    What of a damaged game can be read is told first.
    """
    asked: list[tuple[int, ...]] = []
    game = load(SAVED.read_text("utf-8"))
    positions = [*game.list_positions()]
    step = next(at for at, position in enumerate(positions) if position.seat == 1)

    def look_back(game: object, seats: tuple[int, ...], coach: object, seed: str) -> object:
        asked.append(seats)
        yield ReviewReport((), 0.5)
        yield ReviewReport((Cost(step, Report((), 1, 1)),), 1.0)

    monkeypatch.setattr(game_commands, "review", look_back)
    monkeypatch.setattr(game_commands, "describe_report", lambda *_: advise(2.0, 1.0))
    players = tuple(Player(name, colour, how) for name, colour, how in zip("AB", ("red", "blue"), plays, strict=True))
    file = tmp_path / "game.jsonl"
    text = save(game.__class__(players, game.start, game.steps))
    file.write_text(text, encoding="utf-8")
    wanted = [
        "The decision that cost most:",
        f"  {step + 1}. B: move 1. verdict 1 1 ± 1 less.",
        "     better: move 0",
        "     then next 0",
        "     why 0",
    ]
    out, _ = run(capsys, "coach", file, "--game")
    assert out.splitlines() == wanted and asked == [seats]
    file.write_text("\n".join([*text.splitlines()[:-1], "{"]), encoding="utf-8")
    out, err = run(capsys, "coach", file, "--game", code=2)
    assert out.splitlines() == wanted and "Line" in err


def test_refused_choices_have_no_heading_where_there_are_none(capsys: Said) -> None:
    """With ``--why`` a position without refused choices says nothing of them; a tracked one lists the usual reports."""
    out, _ = run(capsys, "position", TRACKED, "--why")
    found = load(TRACKED.read_text("utf-8")).position
    assert ("What can’t be done" in out) == bool(found.refusals)
    started = run(capsys, "position", SAVED, "--at", 0, "--why")[0]
    assert "What can’t be done" not in started and "What can be done" in started


def test_a_lead_alone_is_beside_nobody(capsys: Said, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game for one a move has points, not a lead over others."""
    monkeypatch.setattr(game_commands.Coach, "look", lambda *_: iter([Report((), 1, 1.0)]))
    monkeypatch.setattr(game_commands, "describe_report", lambda *_: advise(3.0))
    position = find_game("village").new_game(EditionSettings("big_box_2023"), 1)
    random = Random(1)
    while position.seat == CHANCE:
        position = position.take(position.sample(random)).position
    file = tmp_path / "alone.json"
    file.write_bytes(msgspec.json.encode(position))
    assert run(capsys, "coach", file)[0].splitlines()[2] == "  1. move 0: +3.0 points"


def test_a_choice_that_is_free_in_one_way_alone_has_all_its_prices() -> None:
    """A choice that costs nothing has no price behind it; one that may also be paid for has both ways."""
    free, paid = Payment(), Payment((("coin", 1),))
    options = [Option(Choice(), free), Option(Choice(), paid)]
    said = SimpleNamespace(format=word, join=lambda parts, _: " or ".join(parts))
    narrator = SimpleNamespace(
        describe_decision=lambda _: "decide",
        describe_choice=lambda *_: "a choice",
        describe_payment=lambda way, _: str(len(way.spent)),
    )
    for several, last in ((options, "  bracketed a choice 0 or 1"), (options[:1], "  a choice")):
        found = SimpleNamespace(options=several, table=None, refusals=())
        lines = [*game_commands._list_choices(said, SimpleNamespace(position=found, narrator=narrator), False)]
        assert lines == ["decide", "cli-choices", last]
