"""The levels: they play by what they see, and the same seed gives the same game; weights, tuning, the strong one's thoughts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from random import Random

import pytest

from tests.laws import Subject, list_subjects
from tests.samples import LONG, sample, spread, thin
from village_core.games.board_game import AnyGame
from village_core.games.editions import EditionSettings
from village_core.games.manitoba import GAME as MANITOBA
from village_core.games.stone_age import GAME as STONE_AGE
from village_core.games.village import GAME
from village_core.games.village.evaluation import JUDGEMENTS
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE
from village_core.players.levels import FOLLOWING, LEVELS, RANDOM, build_programs
from village_core.players.looking import Evaluator, foresee_options
from village_core.players.random import choose
from village_core.players.strong import CANDIDATES, StrongPlayer
from village_core.simulation.simulate import Plan, play, play_games
from village_core.simulation.tuning import Tuning, tune

FIRST = EditionSettings("first_2011")


def start_game(rules: AnyGame, players: int) -> Position:
    """Return a new game in the first of the game's editions."""
    return rules.new_game(EditionSettings(rules.editions[0]), players)


def yield_positions(rules: AnyGame, seed: int, players: int, share: float) -> Iterator[Position]:
    """Yield the first decision of a game between random players, and a share of the later ones; chance and forced moves never."""
    position, random = start_game(rules, players), Random(seed)
    first = True
    while not position.over:
        if position.seat != CHANCE and len(position.options) > 1 and (random.random() < share or first):
            first = False
            yield position
        position = position.play(choose(position, random)).position


def yield_lookalikes(subject: Subject, positions: Iterable[Position], random: Random) -> Iterator[tuple[Position, Position]]:
    """Yield positions, each with one that looks the same to its seat: of a game with something hidden only those that differ."""
    hides = subject.disguise is not Subject._field_defaults["disguise"]
    for position in positions:
        other = position.with_table(subject.disguise(position.table, position.seat, random))
        if other != position or not hides:
            yield position, other


@pytest.mark.parametrize("name", [*LEVELS, FOLLOWING])
@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_no_level_peeks(subject, name):
    """With the same random numbers each level decides alike, whatever its seat can't see.

    In a short run it decides once (the strong player) or four times in one game.
    """
    game, strong = subject.recorded.game, name == "strong"
    program, random = build_programs(game)[name], Random(5)
    for seed in range(sample(1, 3, 6)):
        positions = yield_positions(game, seed, 2 + seed % 2, 0.02 if strong and LONG else 0.2)
        pairs = yield_lookalikes(subject, positions, random)
        for position, other in islice(pairs, None if LONG else 1 if strong else 4):
            assert program(other, Random(seed)) == program(position, Random(seed))


@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_the_good_player_looks_ahead_from_what_it_imagines(subject, monkeypatch):
    """It looks ahead from the same table, whatever its seat can't see; its decision alone would often be the same anyway."""
    game, seen = subject.recorded.game, []

    def look_ahead(world: Position, evaluator: Evaluator) -> object:
        seen.append(world.table)
        return foresee_options(world, evaluator)

    monkeypatch.setattr("village_core.players.good.foresee_options", look_ahead)
    for pair in islice(yield_lookalikes(subject, yield_positions(game, 0, 2, 0.2), Random(5)), 2):
        seen.clear()
        for position in pair:
            build_programs(game)["good"](position, Random(0))
        assert len(seen) == 2 and seen[0] == seen[1]


@pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.recorded.game.name)
def test_the_sum_in_one_pass_is_the_sum_of_the_reasons(subject):
    """At each position a seat's evaluation, alone or among all, is the sum of its reasons; at the end it is the final score.

    In a short run one position in three is evaluated.
    """
    rules, share = subject.recorded.game, 1 / sample(3, 1)
    judgements = [rules.judgements.by_hand, *rules.judgements.tuned.values()]
    for seed in range(sample(2, 10, 20)):
        position, random, judgement = start_game(rules, 2 + seed % 2), Random(seed), judgements[seed % len(judgements)]
        while True:
            if position.over or random.random() < share:
                for seat in position.table.seats:
                    reasons = judgement.evaluate_reasons(position.table, seat)
                    assert judgement.evaluate(position.table, seat) == pytest.approx(sum(reasons.values()))
                assert judgement.evaluate_seats(position.table) == [
                    judgement.evaluate(position.table, seat) for seat in position.table.seats
                ]
            if position.over:
                break
            position = position.play(choose(position, random)).position
        totals = [sheet.total for sheet in position.table.outcome.sheets]
        assert judgement.evaluate_seats(position.table) == pytest.approx(totals)


def test_each_number_of_players_has_the_nearest_weights():
    """More players than weights were tuned for get those of the nearest number.

    A game without tuned weights has those set by hand.
    """
    assert (
        JUDGEMENTS.find_judgement(9) is JUDGEMENTS.tuned[max(JUDGEMENTS.tuned)]
        and JUDGEMENTS.find_judgement(2) is JUDGEMENTS.tuned[2]
    )
    assert JUDGEMENTS._replace(tuned={}).find_judgement(2) is JUDGEMENTS.by_hand


@pytest.mark.parametrize("level", spread([*LEVELS[:3], FOLLOWING, RANDOM]))
def test_the_same_seed_gives_the_same_game(level):
    """A plan's game is the same each time that it is played, and another one under another number."""
    plan = Plan("manitoba", EditionSettings(MANITOBA.editions[0]), (level, RANDOM), 3)
    assert play(plan, 0) == play(plan, 0) != play(plan, 1)


def test_the_good_player_wins_against_the_beginner():
    """The good player wins at least seven of ten games for two against the beginner, from both seats in turn."""
    count = sample(2, 20, 40)
    won = 0
    for number in range(count):
        seats = ("good", "beginner") if number % 2 else ("beginner", "good")
        won += (1 - number % 2,) == play(Plan("village", FIRST, seats), number).winners
    assert won >= 0.7 * count


def test_the_strong_player_can_be_watched():
    """Thinking yields rising shares done and the best option so far; its end is the same choice as without watching."""
    strong = StrongPlayer(JUDGEMENTS)
    position = next(yield_positions(GAME, 1, 2, 1.0))
    thought, seen = strong.think(position, Random(3)), []
    while True:
        try:
            seen.append(next(thought))
        except StopIteration as end:
            chosen = end.value
            break
    shares = [thinking.done for thinking in seen]
    assert shares == sorted(shares) and shares[0] == 0 and 1 < len(seen) <= CANDIDATES
    assert all(thinking.best in position.options for thinking in seen)
    assert chosen == strong(position, Random(3)) and chosen in position.options


def test_a_plan_is_carried_out_to_where_it_was_looked_at():
    """Playing each prospect's plan from a decision leads to the prospect's position."""
    for position in yield_positions(GAME, 4, 3, 0.1):
        seat = position.seat
        for prospect in foresee_options(position, lambda table, seat=seat: JUDGEMENTS.find_judgement(3).evaluate(table, seat)):
            here = position
            for option in prospect.plan:
                here = here.play(option).position
            assert here == prospect.position


@pytest.mark.parametrize("rules", thin([MANITOBA, GAME, STONE_AGE], 3), ids=lambda rules: rules.name)
def test_tuning_moves_all_weights_and_gives_the_same_weights_again(rules):
    """Tuning twice with the same seed gives the same weights; each step changes every weight and keeps their names."""
    judgement, tuning = rules.judgements.find_judgement(2), Tuning(rules.name, 2, sample(1, 2), 1, 7)
    once, again = list(tune(tuning)), list(tune(tuning))
    assert once == again and set(once[-1]) == set(judgement.weights)
    before = judgement.weights
    for after in once:
        assert all(one != other for name in before for one, other in zip(before[name], after[name], strict=True))
        assert judgement.with_weights(after).weights == after
        before = after


def test_levels_sit_together_in_simulations():
    """In a plan with the good player at the first seat and the random one at the second, the good one wins each game."""
    found = list(play_games(Plan("village", FIRST, ("good", "random"), 1), range(sample(1, 3))))
    assert all(game.winners == (0,) for game in found)
