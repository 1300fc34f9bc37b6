"""The command that tunes weights: what it prints of the steps that were found."""

from __future__ import annotations

import json

import pytest

from village_core.games import list_games
from village_core.simulation import tuning
from village_core.simulation.tuning import Tuning

STEPS = (
    {"goods": (9.0, 9.0), "coin": (9.0,)},
    {"goods": (1.0, 2.0), "coin": (0.5,)},
    {"goods": (2.0, 4.0004), "coin": (0.0,)},
)


def test_tuning_prints_the_mean_of_the_second_half(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The result has the mean weights of the later half of the steps, to three decimals, and the command that gave them.

    Each step is reported with its number at the standard error.
    """
    asked: list[Tuning] = []
    monkeypatch.setattr(tuning, "tune", lambda tuned: (asked.append(tuned), STEPS)[1])
    game = [*list_games()][-1]
    assert tuning.main(["--game", game, "--players", "3", "--steps", "3", "--games", "6", "--seed", "9"]) == 0
    out, err = capsys.readouterr()
    assert asked == [Tuning(game, 3, 3, 6, 9)]
    assert json.loads(out) == {
        "players": 3,
        "got": f"python -m village_core.simulation.tuning --game {game} --players 3 --steps 3 --games 6 --seed 9",
        "weights": {"goods": [1.5, 3.0], "coin": 0.25},
    }
    assert [line.split(" ", 1)[0] for line in err.splitlines()] == ["1", "2", "3"]
    assert json.loads(err.splitlines()[2].split(" ", 1)[1]) == {"goods": [2.0, 4.0], "coin": 0.0}


def test_the_complaint_names_a_judgement_without_weights() -> None:
    """A judgement that has no weights can't be tuned: the error names its class."""
    with pytest.raises(TypeError, match="int has no weights to tune"):
        tuning._find_weights(7)
