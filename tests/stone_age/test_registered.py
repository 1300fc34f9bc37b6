"""Stone Age in the registry: random games, its evaluation, and the players that go by it."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from tests.samples import sample, spread
from tests.stone_age.positions import lay_acting, lay_placing, lay_stone_age, settle
from village_core.games import find_game, list_games
from village_core.games.editions import EditionSettings
from village_core.games.stone_age import GAME, Position, new_game
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.stone_age.evaluation import JUDGEMENTS, Reason
from village_core.games.stone_age.feeding import Hungry
from village_core.games.stone_age.odds import find_average
from village_core.games.stone_age.vocabulary import GROUNDS
from village_core.kernel.values import CHANCE
from village_core.players.levels import build_programs
from village_core.players.looking import foresee_options
from village_core.simulation.simulate import Plan, play_games


def test_the_registry_names_stone_age() -> None:
    """Stone Age is among the games, and is found by its name."""
    assert "stone_age" in list_games() and find_game("stone_age") is GAME


@pytest.mark.parametrize(
    ("players", "rounds", "mean"), spread([(2, (33.5, 36.5), (176, 198)), (3, (28, 30), (101, 116)), (4, (24, 26), (69, 80))])
)
def test_random_games_are_as_long_and_as_good_as_two_other_engines_play(
    players: int, rounds: tuple[float, float], mean: tuple[float, float]
) -> None:
    """Random games of two, three and four last about as many rounds, and bring about as many points, as two other engines found.

    Most end by cards.
    """
    played = list(play_games(Plan("stone_age", EditionSettings("first_2008"), ("random",) * players), range(sample(20, 240))))
    assert rounds[0] <= fmean(each.rounds for each in played) <= rounds[1]
    assert mean[0] <= fmean(total for each in played for total in each.totals) <= mean[1]
    assert 0.8 <= fmean(each.ending.way == "end-cards" for each in played) <= 0.98


def test_a_notebook_shows_a_position_as_its_picture() -> None:
    """A notebook shows a position by its text picture."""
    position = lay_placing(lay_stone_age(2))
    assert position._repr_mimebundle_()["text/plain"] == GAME.write_picture(position)


def test_what_a_seat_has_is_counted_in_points() -> None:
    """A seat's score counts as it is; cards, resources and workers at home count by weights, those who are out by average yield.

    Growth, a one-use tool, a card for any two and food each raise the sum.
    """
    judged, weights = JUDGEMENTS.by_hand.evaluate_reasons, GAME.judgements.by_hand.weights
    had = judged(lay_stone_age(2, {0: {"score": 7, "cards": (26,), "gold": 2, "at": {"river": 2}}}), 0)
    [piece], [card], [home] = weights["piece"], weights["card"], weights["home"]
    assert set(had) == set(Reason) and had["points"] == 7 and had["cards"] == pytest.approx(1 + card * 31 / 32)
    assert had["resources"] == pytest.approx(piece * 12) and had["workers-home"] == pytest.approx(3 * home)
    assert had["workers-out"] == pytest.approx(piece * 6 * float(find_average(2, 6)))
    bare = judged(lay_stone_age(2), 0)
    for better in ({"workers": 6}, {"tools": (1, 0, 0)}, {"field": 1}, {"one_use": (4,)}, {"any_two": 1}, {"food": 13}):
        assert sum(judged(lay_stone_age(2, {0: better}), 0).values()) > sum(bare.values())


def test_hunger_is_minded_and_growth_is_worth_less_towards_the_end() -> None:
    """Having no food counts below 0, and the first five food add more than the next; growth adds less if a pile is lower."""
    judged = JUDGEMENTS.by_hand.evaluate_reasons
    hungry, fed, full = (judged(lay_stone_age(2, {0: {"food": food}}), 0)["food"] for food in (0, 5, 10))
    assert hungry < 0 < fed < full and fed - hungry > full - fed
    early, late = (judged(lay_stone_age(2, {0: {"field": 3}}, under=under), 0)["growth"] for under in ((6, 6), (6, 2)))
    assert 0 < late < early


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("level", ["steady", "good"])
def test_nobody_begins_with_all_workers_at_one_place(players: int, level: str) -> None:
    """The first player who places, steady or good, sends one or two workers to a place of the village, a card or a building."""
    position, random = new_game(EditionSettings("first_2008"), players), Random(players)
    while position.seat == CHANCE:
        position = position.play(position.sample(random)).position
    chosen = build_programs(GAME)[level](position, random).choice
    assert isinstance(chosen, PlaceWorkers) and chosen.place not in GROUNDS and chosen.workers <= 2


def test_the_steady_player_feeds_the_tribe() -> None:
    """The steady player pays two wood for missing food, rather than lose ten points."""
    position = settle(lay_stone_age(2, {0: {"food": 0, "wood": 5}}), Hungry(0, 2))
    assert all(type(build_programs(GAME)["steady"](position, Random(number)).choice).__name__ == "Feed" for number in range(3))


def build_rich() -> Position:
    """Build a position where one player has seven of each resource and workers on two cards and two buildings.

    The player has hundreds of ways to pay.
    """
    everywhere = {"card-2": 1, "card-3": 1, "building-1": 1, "building-2": 1}
    held = dict.fromkeys(("wood", "brick", "stone", "gold"), 7)
    return lay_acting(lay_stone_age(2, {0: {**held, "workers": 8, "at": everywhere}}, tops=(25, 26)))


def test_a_rich_tribe_does_not_keep_the_others_waiting() -> None:
    """Of hundreds of ways to pay only the best of each choice is followed: not even 50,000 tables are weighed.

    Each option has its prospect, in the same order; no way to pay counts for more than the one that was followed.
    """
    position, weighed = build_rich(), 0

    def evaluate(table: object) -> float:
        nonlocal weighed
        weighed += 1
        return JUDGEMENTS.by_hand.evaluate(position.with_table(table).table, 0)

    found = foresee_options(position, evaluate)
    assert len(position.options) > 400 and weighed < 50_000
    assert [prospect.plan[0] for prospect in found] == [*position.options]
    best: dict[object, float] = {}
    for prospect in found:
        if len(prospect.plan) > 1:
            best[prospect.plan[0].choice] = prospect.total
    assert all(prospect.total <= best[prospect.plan[0].choice] for prospect in found if prospect.plan[0].choice in best)


MOST = {"field": {"field": 10}, "tool-maker": {"tools": (4, 4, 4)}, "hut": {"workers": 10}}


@pytest.mark.parametrize("place", MOST)
def test_who_can_grow_no_more_has_nothing_to_do_there(place: str) -> None:
    """Workers at a place of the village are worth nothing if their tribe can get no more there, and something elsewhere."""
    out = {}
    for where in MOST:
        table = lay_stone_age(2, {0: {**MOST[place], "at": {where: 2 if where == "hut" else 1}}})
        out[where] = JUDGEMENTS.by_hand.evaluate_reasons(table, 0)["workers-out"]
    assert out.pop(place) == 0 and min(out.values()) > 0


def test_the_tuned_judgement_looks_at_what_lies_there() -> None:
    """The judgement by hand values a worker on either of two cards alike; the tuned one prefers what brings more.

    It also values a worker on a building more if the tribe can pay, and a rich tribe's on any card above the value by hand.
    """
    rich = {"wood": 2, "brick": 1, "stone": 1, "workers": 9, "buildings": (5, 6, 7)}
    shamans_of_nine, music, fixed = {"card-1": 1}, {"card-2": 1}, {"building-1": 1}

    def evaluate_workers(seen: dict[str, object], at: dict[str, int], tuned: bool = True) -> float:
        judgement = JUDGEMENTS.find_judgement(2) if tuned else JUDGEMENTS.by_hand
        return judgement.evaluate_reasons(lay_stone_age(2, {0: {**seen, "at": at}}, row=(20, 26, 9, 35)), 0)["workers-out"]

    assert evaluate_workers(rich, shamans_of_nine) > evaluate_workers(rich, music) > evaluate_workers(rich, {}) == 0
    assert evaluate_workers(rich, shamans_of_nine, tuned=False) == evaluate_workers(rich, music, tuned=False)
    assert evaluate_workers(rich, fixed) > evaluate_workers({**rich, "wood": 0, "brick": 0}, fixed)
    for card in range(36):
        reasons = JUDGEMENTS.find_judgement(2).evaluate_reasons(
            lay_stone_age(2, {0: {**rich, "at": {"card-1": 1}}}, row=(card, None, None, None)), 0
        )
        assert reasons["workers-out"] > JUDGEMENTS.by_hand.weights["purchase"][0]
