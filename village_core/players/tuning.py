"""Tuning a game's judgement: ``python -m village_core.players.tuning --help``.

Simultaneous perturbation: at each step all weights are moved a little, each up or down by chance, and the good player with these
plays against the one with all of them moved the other way, each as often at each seat. Then all weights go towards whichever had
more points. What is printed are the weights in the mean of the second half of the steps, with a line on how they were got.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Final, NamedTuple, TypeAlias

import msgspec

from village_core.games import game_named, listed
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.judgement import Judgements, Weighed
from village_core.players.good import good
from village_core.simulation.simulate import played

Weights: TypeAlias = Mapping[str, tuple[float, ...]]
SHARE: Final = 0.12
LEAST: Final = 0.01
"""A weight is moved by this share of it, and by so many points at least."""
EAGER: Final = 0.03
"""By how much of a movement the weights follow for each point a game in which the two differ, at first."""
FIRM: Final = 40
"""Steps after which they follow half as far."""


class Tuning(NamedTuple):
    """How a judgement is tuned: in so many steps of so many games, by so many players, from a seed."""

    game: str
    players: int
    steps: int
    games: int
    seed: int


def tune(tuning: Tuning) -> Iterator[Weights]:
    """The weights after each step, from those of the game for so many players on. Raises ``TypeError`` where it has none."""
    game: AnyGame = game_named(tuning.game)
    begun = game.judgements.of(tuning.players)
    weights, random = _weights(begun), Random(tuning.seed)
    for step in range(tuning.steps):
        moved = {name: tuple([_moved(one, random) for one in each]) for name, each in weights.items()}
        pair = _sum(weights, moved, 1), _sum(weights, moved, -1)
        lead = fmean(_lead(tuning, game, pair, step, number) for number in range(tuning.games))
        weights = _sum(weights, moved, max(-1.0, min(1.0, EAGER * lead / (1 + step / FIRM))))
        yield weights


def _moved(weight: float, random: Random) -> float:
    return random.choice((-1, 1)) * max(LEAST, SHARE * abs(weight))


def _lead(tuning: Tuning, game: AnyGame, pair: tuple[Weights, Weights], step: int, number: int) -> float:
    """By how many points seats with the first weights are ahead of those with the others, where every second seat has each."""
    editions = [name for name in game.editions if tuning.players in range(*_seated(game, name))]
    programs = [good(_with(game.judgements, weights)) for weights in pair]
    copy = EditionSettings(editions[number // 2 % len(editions)])
    start = game.new_game(copy, tuning.players)
    seats = [programs[(seat + number) % 2] for seat in range(tuning.players)]
    totals = played(game, start, seats, f"{tuning.seed} {step} {number // 2}").totals
    mine = [total for seat, total in enumerate(totals) if (seat + number) % 2 == 0]
    theirs = [total for seat, total in enumerate(totals) if (seat + number) % 2]
    return fmean(mine) - fmean(theirs)


def _seated(game: AnyGame, edition: str) -> tuple[int, int]:
    least, most = game.editions.of(EditionSettings(edition)).players
    return least, most + 1


def _weights(judgement: object) -> Weights:
    if not isinstance(judgement, Weighed):
        raise TypeError("this game's judgement has no weights")
    return judgement.weights


def _with(judgements: Judgements[GameTable], weights: Weights) -> Judgements[GameTable]:
    """The same judgements with other weights for any number of players."""
    judgement = judgements.of(0)
    assert isinstance(judgement, Weighed)
    return judgements._replace(tuned={0: judgement.with_weights(weights)})


def _sum(weights: Weights, moved: Weights, share: float) -> Weights:
    """The weights, all of them moved by a share."""
    return {name: tuple(one + share * by for one, by in zip(each, moved[name], strict=True)) for name, each in weights.items()}


def main(arguments: Sequence[str] | None = None) -> int:
    """Tune, with a line for each step, and print the weights."""
    parser = ArgumentParser(prog="python -m village_core.players.tuning", description=__doc__)
    parser.add_argument("--game", choices=tuple(listed()), default=next(iter(listed())))
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--steps", type=int, default=100)
    parser.add_argument("--games", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    tuning = Tuning(**vars(parser.parse_args(arguments)))
    found: list[Weights] = []
    for number, weights in enumerate(tune(tuning), 1):
        print(number, msgspec.json.encode(_plain(weights)).decode(), file=sys.stderr, flush=True)
        found.append(weights)
    got = (
        f"python -m village_core.players.tuning --game {tuning.game} --players {tuning.players} --steps {tuning.steps}"
        f" --games {tuning.games} --seed {tuning.seed}"
    )
    written = {"players": tuning.players, "got": got, "weights": _plain(_mean(found[len(found) // 2 :]))}
    print(msgspec.json.format(msgspec.json.encode(written), indent=1).decode())
    return 0


def _mean(several: Sequence[Weights]) -> Weights:
    return {name: tuple(map(fmean, zip(*(weights[name] for weights in several), strict=True))) for name in several[0]}


def _plain(weights: Weights) -> dict[str, float | list[float]]:
    """The weights as they are written down: three decimals, a single one alone."""
    rounded = {name: [round(one, 3) for one in each] for name, each in weights.items()}
    return {name: each if len(each) > 1 else each[0] for name, each in rounded.items()}


if __name__ == "__main__":
    sys.exit(main())
