"""Tuning a game's judgement: ``python -m village_core.simulation.tuning --help``.

Simultaneous perturbation: each step moves all weights a little, each up or down at random, and the good player with these plays
against the one with all weights moved the other way, each equally often at each seat. Then all weights move towards those with
more points. The output is the mean of the weights in the second half of the steps, with the command that made it.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

import msgspec

from village_core.games import find_game, list_games
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.judgement import Judgements, WeightedJudgement
from village_core.players.good import build_good
from village_core.simulation.simulate import play_game

Weights: TypeAlias = Mapping[str, tuple[float, ...]]
SHARE: Final = 0.12
LEAST: Final = 0.01
"""The share of a weight by which it is moved, and the least number of points."""
EAGER: Final = 0.03
"""The share of a tried change that the weights follow at first, for each point of difference in a game."""
FIRM: Final = 40
"""Steps after which they follow half as far."""


class Tuning(NamedTuple):
    """The settings of a tuning: ``steps`` of ``games`` each, for a number of players, from a seed."""

    game: str
    players: int
    steps: int
    games: int
    seed: int


def tune(tuning: Tuning) -> Iterator[Weights]:
    """Yield the weights after each step; the first step moves those with which the game judges for this number of players.

    The same settings yield the same weights. Raises ``TypeError`` for a judgement without weights.
    """
    game: AnyGame = find_game(tuning.game)
    begun = game.judgements.find_judgement(tuning.players)
    weights, random = _find_weights(begun), Random(tuning.seed)
    for step in range(tuning.steps):
        moved = {name: tuple([_draw_movement(one, random) for one in each]) for name, each in weights.items()}
        pair = _move_weights(weights, moved, 1), _move_weights(weights, moved, -1)
        lead = fmean(_play_for_lead(tuning, game, pair, step, number) for number in range(tuning.games))
        weights = _move_weights(weights, moved, max(-1.0, min(1.0, EAGER * lead / (1 + step / FIRM))))
        yield weights


def _draw_movement(weight: float, random: Random) -> float:
    return random.choice((-1, 1)) * max(LEAST, SHARE * abs(weight))


def _play_for_lead(tuning: Tuning, game: AnyGame, pair: tuple[Weights, Weights], step: int, number: int) -> float:
    """Play one game and return the lead in mean points of seats with the first weights of the ``pair`` over the others.

    Games 0 and 1, 2 and 3 and so on have the same luck and edition, with the seats exchanged; every two games have the next
    edition that seats as many players as ``tuning`` has.
    """
    editions = [name for name in game.editions if tuning.players in range(*_find_player_range(game, name))]
    programs = [build_good(_replace_weights(game.judgements, weights)) for weights in pair]
    copy = EditionSettings(editions[number // 2 % len(editions)])
    start = game.new_game(copy, tuning.players)
    seats = [programs[(seat + number) % 2] for seat in range(tuning.players)]
    totals = play_game(game, start, seats, f"{tuning.seed} {step} {number // 2}").totals
    mine = [total for seat, total in enumerate(totals) if (seat + number) % 2 == 0]
    theirs = [total for seat, total in enumerate(totals) if (seat + number) % 2]
    return fmean(mine) - fmean(theirs)


def _find_player_range(game: AnyGame, edition: str) -> tuple[int, int]:
    least, most = game.editions.build_edition(EditionSettings(edition)).players
    return least, most + 1


def _find_weights(judgement: object) -> Weights:
    if not isinstance(judgement, WeightedJudgement):
        raise TypeError(f"{type(judgement).__name__} has no weights to tune: choose a game with a WeightedJudgement")
    return judgement.weights


def _replace_weights(judgements: Judgements[GameTable], weights: Weights) -> Judgements[GameTable]:
    """Return the judgements with these weights for any number of players, in place of all tuned ones."""
    judgement = judgements.find_judgement(0)
    assert isinstance(judgement, WeightedJudgement)
    return judgements._replace(tuned={0: judgement.with_weights(weights)})


def _move_weights(weights: Weights, moved: Weights, share: float) -> Weights:
    """Return the weights, each moved by ``share`` of its movement in ``moved``."""
    return {name: tuple(one + share * by for one, by in zip(each, moved[name], strict=True)) for name, each in weights.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune as the ``arguments`` say (by default the process's), and print the result as JSON.

    It has the number of players, the command, and the mean weights of the second half of the steps. Each step is reported at
    the standard error. Returns the exit code.
    """
    parser = ArgumentParser(prog="python -m village_core.simulation.tuning", description=__doc__)
    parser.add_argument("--game", choices=tuple(list_games()), default=next(iter(list_games())))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    tuning = Tuning(**vars(parser.parse_args(arguments)))
    found: list[Weights] = []
    for number, weights in enumerate(tune(tuning), 1):
        print(number, msgspec.json.encode(_round_weights(weights)).decode(), file=sys.stderr, flush=True)
        found.append(weights)
    got = (
        f"python -m village_core.simulation.tuning --game {tuning.game} --players {tuning.players} --steps {tuning.steps}"
        f" --games {tuning.games} --seed {tuning.seed}"
    )
    written = {"players": tuning.players, "got": got, "weights": _round_weights(_average(found[len(found) // 2 :]))}
    print(msgspec.json.format(msgspec.json.encode(written), indent=1).decode())
    return 0


def _average(several: Sequence[Weights]) -> Weights:
    return {name: tuple(map(fmean, zip(*(weights[name] for weights in several), strict=True))) for name in several[0]}


def _round_weights(weights: Weights) -> dict[str, float | list[float]]:
    """Round the weights to three decimals; a tuple of one weight becomes a number, others lists, as they are written."""
    rounded = {name: [round(one, 3) for one in each] for name, each in weights.items()}
    return {name: each if len(each) > 1 else each[0] for name, each in rounded.items()}


if __name__ == "__main__":
    sys.exit(main())
