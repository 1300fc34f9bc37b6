"""Arguments of the commands: what holds without them, which numbers they take, and what they ask of the games."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

import pytest

from tests.commands.test_figures import build_results
from tests.commands.test_main import CapturedOutput, run
from village_core.commands import game_commands
from village_core.commands.arguments import parse_arguments
from village_core.commands.words import load_command_words
from village_core.games import list_games
from village_core.simulation import simulate as simulating

WORDS = load_command_words()


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
def test_a_number_has_a_least(capsys: CapturedOutput, arguments: tuple[str, ...], option: str, least: int) -> None:
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
def test_any_other_time_raises(capsys: CapturedOutput, text: str) -> None:
    """A longer time, none, and another unit are refused with what was said."""
    with pytest.raises(SystemExit):
        parse("forget", f"--untouched={text}")
    assert text in capsys.readouterr().err


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
    capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...], players: list[str]
) -> None:
    """Four play, or as many as levels are named if there are several; the last level is that of all other seats."""
    plans: list[simulating.Plan] = []

    def play(words: object, asked: object, plan: simulating.Plan) -> list[simulating.GameResult]:
        plans.append(plan)
        return build_results((1, 2))

    monkeypatch.setattr(game_commands, "_play", play)
    monkeypatch.setattr(game_commands.figures, "format_endings", lambda *_: [])
    run(capsys, "simulate", 3, "--seed", "7", *arguments, "--quiet")
    assert [[*plan.seats] for plan in plans] == [players] and plans[0].seed == 7
