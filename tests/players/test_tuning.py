"""The command that tunes weights: what it prints of the steps that were found."""

from __future__ import annotations

import json
from types import SimpleNamespace

import pytest

from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
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


JUDGED = {"goods": (10.0, -0.02), "coin": (0.0,)}


def tune_by(monkeypatch: pytest.MonkeyPatch, *leads: float) -> tuple[list[dict], list[tuple[dict, dict]]]:
    """Tune with these leads, one for each step, of two games each; return the weights and the pairs that were tried."""
    tried: list[tuple[dict, dict]] = []

    def lead(tuned: Tuning, game: object, pair: tuple[dict, dict], step: int, number: int) -> float:
        tried.append(pair)
        return leads[step] + (1 if number else -1)  # the mean of both games is the lead

    monkeypatch.setattr(tuning, "_find_weights", lambda _: JUDGED)
    monkeypatch.setattr(tuning, "_play_for_lead", lead)
    game = next(iter(list_games()))
    return [dict(weights) for weights in tuning.tune(Tuning(game, 2, len(leads), 2, 5))], tried


def list_weights(weights: dict) -> list[float]:
    """Return all weights one after the other."""
    return [one for each in weights.values() for one in each]


def test_both_ways_are_tried_with_equal_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each weight moves by 12 % of its size or at least a hundredth of a point, up for one player and down for the other."""
    _, tried = tune_by(monkeypatch, 0.0)
    assert len(tried) == 2 and tried[0] == tried[1]
    up, down = map(list_weights, tried[0])
    before = list_weights(JUDGED)
    assert [(one + other) / 2 for one, other in zip(up, down, strict=True)] == pytest.approx(before)
    moved = [abs(one - was) for one, was in zip(up, before, strict=True)]
    assert moved == pytest.approx([1.2, 0.01, 0.01])


def test_weights_follow_what_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weights move to those with more points, by 3 % of the change for each point at first, half as far after 40 steps.

    They never go further than what was tried, whichever side has won.
    """
    found, tried = tune_by(monkeypatch, 10.0, -10.0, 1000.0, -1000.0, *[0.0] * 36, 10.0)
    assert len(found) == 41 and found[39] == found[3]
    for step, share in ((0, 0.3), (1, -0.3 / (1 + 1 / 40)), (2, 1.0), (3, -1.0), (40, 0.15)):
        was = list_weights(JUDGED if step == 0 else found[step - 1])
        up = list_weights(tried[2 * step][0])
        wanted = [one + share * (more - one) for one, more in zip(was, up, strict=True)]
        assert list_weights(found[step]) == pytest.approx(wanted), step


def test_both_sides_sit_at_each_seat_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games have one luck and one edition, with the seats exchanged; the next two have others.

    Only editions that seat the players are played.
    """
    played: list[tuple[str, tuple[str, ...], str]] = []

    class Game:
        editions = ("for-two", "for-five", "for-any")
        judgements = None

        def new_game(self, copy: EditionSettings, players: int) -> str:
            return copy.edition

    def play_game(game: object, start: str, seats: list[str], seed: str) -> SimpleNamespace:
        played.append((start, tuple(seats), seed))
        return SimpleNamespace(totals=[10, 4, 2])

    ranges = {"for-two": (2, 3), "for-five": (5, 6), "for-any": (2, 6)}
    monkeypatch.setattr(tuning, "_find_player_range", lambda _, name: ranges[name])
    monkeypatch.setattr(tuning, "_replace_weights", lambda _, weights: weights)
    monkeypatch.setattr(tuning, "build_good", lambda weights: weights)
    monkeypatch.setattr(tuning, "play_game", play_game)
    tuned = Tuning("a game", 2, 1, 6, 7)
    leads = [tuning._play_for_lead(tuned, Game(), ("ours", "theirs"), 3, number) for number in range(6)]
    assert played == [
        ("for-two", ("ours", "theirs"), "7 3 0"),
        ("for-two", ("theirs", "ours"), "7 3 0"),
        ("for-any", ("ours", "theirs"), "7 3 1"),
        ("for-any", ("theirs", "ours"), "7 3 1"),
        ("for-two", ("ours", "theirs"), "7 3 2"),
        ("for-two", ("theirs", "ours"), "7 3 2"),
    ]
    assert leads == [6 - 4, 4 - 6] * 3, "seats 0 and 2 are on one side"


@pytest.mark.parametrize(
    ("players", "names"), [(4, ["first_2011", "big_box_2023"]), (5, ["big_box_2023"]), (1, ["big_box_2023"])]
)
def test_an_edition_seats_its_least_and_its_most(players: int, names: list[str]) -> None:
    """The numbers of players of an edition include both ends."""
    game = find_game("village")
    seating = [name for name in game.editions if players in range(*tuning._find_player_range(game, name))]
    assert sorted(seating) == sorted(names)


def test_weights_are_written_as_numbers_or_lists() -> None:
    """A name with one weight has a number, one with several a list, each with three decimals; steps are averaged one by one."""
    assert tuning._round_weights({"one": (1.23456,), "two": (1.0, -0.0004)}) == {"one": 1.235, "two": [1.0, -0.0]}
    assert tuning._average([{"a": (1.0, 2.0)}, {"a": (3.0, 4.0)}]) == {"a": (2.0, 3.0)}


def test_the_command_tunes_the_first_game_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without options 100 steps of 16 games for two players are tuned, from the seed 1.

    Of two steps the second is the result.
    """
    asked: list[Tuning] = []
    monkeypatch.setattr(tuning, "tune", lambda tuned: (asked.append(tuned), STEPS[:2])[1])
    assert tuning.main([]) == 0 and asked == [Tuning(next(iter(list_games())), 2, 100, 16, 1)]
    assert json.loads(capsys.readouterr().out)["weights"] == {"goods": [1.0, 2.0], "coin": 0.5}


def test_the_complaint_names_a_judgement_without_weights() -> None:
    """A judgement that has no weights can't be tuned: the error names its class."""
    with pytest.raises(TypeError, match="int has no weights to tune"):
        tuning._find_weights(7)
