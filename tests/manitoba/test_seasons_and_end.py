"""The change of seasons, the end of the game, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from random import Random
from types import MappingProxyType

import pytest
from msgspec.structs import replace

from tests.laws import Subject, build_players, play_whole_game
from tests.manitoba import positions
from tests.manitoba.subject import MANITOBA
from village_core.games.editions import Leaf
from village_core.games.manitoba import EditionSettings, build_edition, new_game
from village_core.games.manitoba.acting import Lifting
from village_core.games.manitoba.calendar import CloudTurned, EventTurned, RoundBegan
from village_core.games.manitoba.choices import Finish, Lift, Refill, TurnCloud, TurnEvent
from village_core.games.manitoba.ending import conclude, score, score_clan
from village_core.games.manitoba.events import Offered, PointsGained
from village_core.games.manitoba.rounds import Resolving
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling
from village_core.games.manitoba.seasons import NEW_SEASON, SeasonOver, TurningClouds, TurningEvents
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Category, Good
from village_core.kernel.ledger import Ledger
from village_core.kernel.position import Position, Step

EDITION = build_edition(EditionSettings(positions.FIRST))


def play_end(clans: dict, land: dict | None = None, rulings: Mapping[str, Leaf] = MappingProxyType({})) -> Step[Table]:
    """Play the last turn of a game for two, without an action, and return the step that ends the game."""
    corrections = {f"rulings.{name}": value for name, value in rulings.items()}
    table = positions.lay_manitoba(2, clans, land, 16, corrections)
    return positions.play(positions.settle(table, Resolving(), Lifting(0)), Lift(1)).play(Finish())


def list_points(step: Step[Table], seat: int = 0) -> dict[str, int]:
    """Return a seat's points by category in the outcome of a step."""
    outcome = step.position.table.outcome
    assert outcome is not None
    return outcome.sheets[seat].points


def end_spring(clans: dict, land: dict, rulings: Mapping[str, Leaf] = MappingProxyType({})) -> Position:
    """Return the position after the special steps of spring's end, or at the first choice that these steps bring."""
    corrections = {f"rulings.{name}": value for name, value in rulings.items()}
    return positions.settle(positions.lay_manitoba(2, clans, land, 6, corrections), SeasonOver())


def test_a_season_brings_three_events_and_its_tiles() -> None:
    """season-cards: a season brings three events and two tiles, autumn one tile; no card or tile is turned twice."""
    for number, clouds in ((2, 2), (7, 2), (12, 1)):
        table = positions.lay_manitoba(2, round=number, events="-", clouds="-")
        position = positions.settle(table, *NEW_SEASON)
        while isinstance(position.top, TurningEvents | TurningClouds):
            position = position.pick_random_step(Random(number)).position
        assert len(position.table.events) == 3 and len(position.table.clouds) == clouds
    position = positions.settle(positions.lay_manitoba(2, round=2, events="4", clouds="-"), *NEW_SEASON)
    assert positions.refuse(position, TurnEvent(4)) == (Rule.SEASON_CARDS,)
    position = positions.settle(positions.lay_manitoba(2, round=2, clouds="3"), *NEW_SEASON)
    assert positions.refuse(position, TurnCloud(3)) == (Rule.SEASON_CARDS,)


def test_feathers_go_after_spring() -> None:
    """season-feathers: after spring feathers in storages go, those on altars stay; gaps are closed."""
    table = end_spring({0: "bison feathers bison, small-altar feathers"}, {4: "-", 6: "-", 3: "-"}).table
    assert table.clans[0].list_storage(Good.BISON) == (Good.BISON,) and table.clans[0].small_altar == (Good.FEATHERS,)


def test_cree_leave_the_mountains() -> None:
    """season-home: Cree on mountains go to sleep; season-refill: mountains get a feather; season-wake: each clan wakes one."""
    table = end_spring({}, {4: "a", 6: "b", 14: "-", 0: "a"}).table
    assert [table.cree[region] for region in (4, 6, 0)] == [-1, -1, 0]
    assert all(table.goods[region] for region in (4, 6, 14))
    assert [clan.huts for clan in table.clans] == [3, 3]


def test_a_clan_without_sleepers_wakes_nobody() -> None:
    """season-wake: a clan without sleepers wakes no Cree."""
    assert end_spring({0: "huts 0"}, {}).table.clans[0].huts == 0


def test_mountains_are_refilled_by_each_by_a_ruling() -> None:
    """season-refill: with too few feathers ``mountain_refill`` says who chooses: the active player, or each in turn."""
    hidden = "small-altar feathers, large-altar feathers"
    clans, land = {0: hidden, 1: hidden}, {4: "b", 6: "-", 14: "a"}
    once = end_spring(clans, land)
    assert isinstance(once.top, Refilling) and once.seat == once.table.start
    assert positions.list_choices(once) == {Refill(4), Refill(6), Refill(14)}
    each = end_spring(clans, land, rulings={"mountain_refill": "each"}).table
    assert [each.goods[region] for region in (4, 6, 14)] == [False, True, True], "another's Cree still stood on the first"


def test_the_game_ends_after_autumn() -> None:
    """end-autumn: after autumn the game is over; no Cree goes home and no region is refilled."""
    step = play_end({0: "bison bison bison"}, {3: "a", 5: "-"})
    assert positions.list_rules(step)[-1] == Rule.END_AUTUMN and step.position.over
    assert step.position.table.cree[3] == 0 and not step.position.table.goods[5]
    assert MANITOBA.game.find_ending(step.events).way == Rule.END_AUTUMN


def test_each_storage_offers_one_good() -> None:
    """end-offering: every storage that is not empty offers one good; then all storages are scored once more."""
    step = play_end({0: "bison bison bison bison bison, canoes canoes"}, {3: "-", 5: "-", 1: "-"})
    assert Rule.END_OFFERING in positions.list_rules(step)
    found = list_points(step)
    assert (found[Category.BISON], found[Category.CANOES], found[Category.HORSES]) == (4, -2, -2)


def test_feathers_may_be_spared() -> None:
    """end-offering: by the ruling ``offering_spares_feathers`` a storage of feathers alone loses nothing, any other a good."""
    clans, land, spared = {0: "bison feathers feathers"}, {4: "-", 6: "-"}, {"offering_spares_feathers": True}
    assert list_points(play_end(clans, land))[Category.BISON] == 1
    assert list_points(play_end(clans, land, rulings=spared))[Category.BISON] == 2
    mixed = play_end({0: "bison feathers bison"}, {4: "-", 3: "-"}, rulings=spared)
    assert list_points(mixed)[Category.BISON] == 1


def test_the_end_of_the_shaman_path_spares_the_offering() -> None:
    """end-spared: a clan at the end of the shaman's path offers nothing."""
    step = play_end({0: "shaman 6, bison bison bison"}, {3: "-"})
    assert Rule.END_SPARED in positions.list_rules(step) and list_points(step)[Category.BISON] == 2


def test_the_offering_begins_with_the_active_player() -> None:
    """end-offering: clans make the final offering clockwise from the active player on."""
    table = positions.lay_manitoba(3, dict.fromkeys(range(3), "bison bison"), round=15)
    ledger = Ledger(replace(table, start=1))
    conclude(ledger)
    assert [event.seat for event in ledger.events if isinstance(event, Offered)] == [1, 2, 0]


def test_an_exempt_clan_leaves_out_what_costs_points() -> None:
    """end-skip: an exempt clan skips an empty storage, one that the offering empties, too; it still scores one with points."""
    step = play_end({0: "gatherer 4, hunter 4, bison bison bison"}, {3: "-"})
    assert Rule.END_SKIP in positions.list_rules(step)
    assert list_points(step)[Category.BERRIES] == 0 and list_points(step)[Category.BISON] == 1
    emptied = play_end({0: "gatherer 4, hunter 4, bison bison bison, berries berries"}, {3: "-"})
    assert Rule.END_SKIP in positions.list_rules(emptied) and list_points(emptied)[Category.BERRIES] == 0


def test_the_lines_of_the_final_score() -> None:
    """score-points, score-berries, score-bison, score-horses, score-canoes, score-shells: shells count, altars don't."""
    clan = "score 20, active 2, used 1, small-altar berries bison, horses horses horses horses"
    step = play_end({0: clan}, {0: "-", 3: "-", 2: "-", 7: "-"})
    expected = {"points": 20, "berries": -2, "bison": -2, "horses": 2, "canoes": -2, "shells": 5}
    assert list_points(step) == expected and step.position.table.outcome.sheets[0].total == 21


def test_a_floor_holds_in_the_final_scoring() -> None:
    """points-floor: if the ruling ``below_zero`` is off, losses in the final scoring stop at zero, too."""
    step = play_end({0: "score 3"}, rulings={"below_zero": False})
    assert step.position.table.outcome.sheets[0].total == 0


def test_most_points_win() -> None:
    """win-most: the most points win; players who tie all win (tie-shared)."""
    won = play_end({0: "score 9"}).position.table.outcome
    assert won.winners == (0,) and won.rule == Rule.WIN_MOST
    tied = play_end({}).position.table.outcome
    assert tied.winners == (0, 1) and tied.rule == Rule.TIE_SHARED


@pytest.mark.parametrize(("count", "rounds"), [(2, 16), (3, 15), (4, 16)])
def test_a_whole_game(count: int, rounds: int) -> None:
    """season-cards, end-autumn: rounds depend on the number of players, and all are active equally often.

    Nine events and five scoring tiles are turned, and the game ends once.
    """
    game = play_whole_game(MANITOBA, (positions.FIRST, count), Random(count))
    table = game.position.table
    assert table.round == rounds
    started = Counter(event.start for event in game.list_events() if isinstance(event, RoundBegan))
    assert {*started.values()} == {rounds // count} and len(started) == count
    kinds = Counter(type(event) for event in game.list_events())
    assert kinds[CloudTurned] == 5 and kinds[EventTurned] == 9
    final = sum(event.rule == Rule.END_AUTUMN for event in game.list_events())
    assert final == 1


def test_each_clan_has_eight_cree() -> None:
    """setup-goods: through a random game of two, three and four each clan has eight Cree, at most four of them on paths."""
    for count in (2, 3, 4):
        game = play_whole_game(MANITOBA, (positions.FIRST, count), Random(count))
        for position in game.list_positions():
            for seat, clan in enumerate(position.table.clans):
                walking = sum(space > 0 for space in clan.paths)
                assert clan.huts + clan.square + len(position.table.list_regions(seat)) + walking == 8 and walking <= 4


def test_scores_are_the_sum_of_what_was_gained() -> None:
    """score-points: in a random game of three the points of all events add up to the scores."""
    game = play_whole_game(MANITOBA, (positions.FIRST, 3), Random(8))
    gained: Counter[int] = Counter()
    for event in game.list_events():
        if isinstance(event, PointsGained):
            gained[event.seat] += event.points
    assert [gained[seat] for seat in range(3)] == [clan.score for clan in game.position.table.clans]


def test_the_score_can_be_asked_at_any_time() -> None:
    """score-shells: ``score`` counts shells before the end, too; ``score_clan`` counts storages before or after the offering."""
    table = positions.lay_manitoba(2, {0: "bison bison bison, active 1"}, {3: "-"})
    assert score_clan(EDITION, table.clans[0]).points[Category.BISON] == 2
    assert score_clan(EDITION, table.clans[0], offering=True).points[Category.BISON] == 1
    assert score(table).sheets[0].points[Category.SHELLS] == 2


def test_a_game_is_usually_followed_in_full() -> None:
    """setup-tiles: a new game is followed in full by default."""
    assert positions.begin(2).table.depth == new_game(EditionSettings(positions.FIRST), 2, 0).table.depth == "full"
    assert isinstance(MANITOBA, Subject) and build_players(MANITOBA, 2)
