"""A tracked game of Manitoba: reports, what the companion makes of them, and impossible reports."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.samples import sample, spread
from tests.tracked import find_refusing
from village_core.games.manitoba import CODEC, EditionSettings, Position, find_flaw, new_game, picture
from village_core.games.manitoba.acting import Lifting
from village_core.games.manitoba.choices import (
    Done,
    EndRound,
    NoteBerry,
    NoteFeatherLost,
    NoteGood,
    NotePoints,
    NoteScore,
    NoteSkip,
    NoteStep,
    NoteWaking,
    Store,
    Tell,
    TurnCloud,
    TurnEvent,
    Wake,
)
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing
from village_core.games.manitoba.table import Clan
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching, are_independent
from village_core.games.manitoba.vocabulary import STORED, Category, Good, Path, Place, Terrain
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.saves import load, save
from village_core.kernel.values import NOT_NOW, Choice, Player

PLAYERS = (Player("Ann", "red"), Player("Bob", "blue"), Player("Cy", "green"), Player("Di", "yellow"))
BERRIES, BISON, HORSES, CANOES, FEATHERS = (*STORED, Good.FEATHERS)
SMALL, LARGE = Place.SMALL_ALTAR, Place.LARGE_ALTAR
ONE_GOOD, MOST = 0, 11
"""Scoring tiles: the first is for one good, the last for most goods."""


def begin_tracked(players: int = 2, **corrections: str | bool) -> Position:
    """Return the first position of a tracked table, with these rulings changed."""
    copy = EditionSettings("first_2018", tuple((f"rulings.{name}", value) for name, value in corrections.items()))
    return new_game(copy, players, 0, Depth.TRACKED)


def play_tracked(*choices: Choice, start: Position | None = None) -> Game:
    """Return a tracked game of two, from ``start`` or its beginning, after these reports; fail if a position is impossible."""
    game = Game(PLAYERS[:2], start or begin_tracked())
    for choice in choices:
        game = game.play(choice)
        assert not find_flaw(game.position)
    return game


def enter_round(number: int, clan: Clan | None = None, **changes: object) -> Position:
    """Return a tracked position of two in round ``number``, with this first clan, if given, and these changes of the table."""
    position = begin_tracked()
    table = position.table if clan is None else position.table.with_clan(0, clan)
    return replace(position, table=replace(table, round=number, **changes))


def find_clan(game: Game, seat: int = 0) -> Clan:
    """Return a seat's clan as the companion knows it."""
    return game.position.table.clans[seat]


@pytest.mark.parametrize(("players", "seed"), spread([(2, 0), (3, 1), (4, 2)]))
def test_whole_games_are_kept(players: int, seed: int) -> None:
    """Positions of a tracked game are possible and are read back from their pictures; the game is loaded again and undone.

    A long run asks this of each position, a short one of one in five.
    """
    random, game = Random(seed), Game(PLAYERS[:players], begin_tracked(players))
    while not game.position.over:
        options = game.position.options
        last = options[0] if isinstance(game.position.top, Watching) and random.random() < 0.2 else random.choice(options)
        game = game.play(last)
        if len(game.steps) % sample(5, 1) == 0:
            assert not find_flaw(game.position) and picture.read(picture.write(game.position)) == game.position
    assert game.position.table.round == game.position.table.rounds
    again = load(save(game, CODEC, "0"), CODEC)
    assert again.position == game.position and again.position.table.outcome is not None
    assert game.undo(len(game.steps)).position == game.start


def test_a_game_begins_with_its_first_goods() -> None:
    """setup-goods, setup-storage: clans begin with one of each good; in the set-up altars take none, unless ``setup_altar``."""
    game = play_tracked()
    assert [find_clan(game, seat).storages for seat in (0, 1)] == [((BERRIES,), (BISON,), (HORSES,), (CANOES,))] * 2
    assert find_refusing(game, NoteGood(0, BERRIES, SMALL)) == (Rule.SETUP_STORAGE,)
    assert find_clan(play_tracked(NoteGood(0, BERRIES, SMALL), start=begin_tracked(setup_altar=True))).small_altar == (BERRIES,)
    game = game.play(EndRound())
    assert (game.position.table.round, game.position.table.start) == (1, 0), "who is active in the set-up stays so"
    game = game.play(EndRound())
    assert (game.position.table.round, game.position.table.start) == (2, 1)


def test_goods_find_their_place() -> None:
    """store-good, store-feather, store-room, land-good: a good goes to its storage, a feather to any; full ones take no more."""
    game = play_tracked(EndRound(), NoteGood(0, BERRIES, Place.BERRIES), NoteGood(0, FEATHERS, Place.BERRIES))
    assert find_clan(game).storages[0] == (BERRIES, BERRIES, FEATHERS) and game.position.table.supply.berries == 5
    assert find_refusing(game, NoteGood(0, BERRIES, Place.BISON)) == (Rule.STORE_GOOD,)
    full = replace(find_clan(game), storages=((BERRIES,) * 6, (), (), ()))
    assert find_refusing(play_tracked(start=enter_round(1, full)), NoteGood(0, FEATHERS, Place.BERRIES)) == (Rule.STORE_ROOM,)
    bare = enter_round(1, supply=replace(game.position.table.supply, horses=0))
    assert find_refusing(Game(PLAYERS[:2], bare), NoteGood(0, HORSES, Place.HORSES)) == (Rule.LAND_GOOD,)
    assert find_refusing(game, NoteGood(7, HORSES, Place.HORSES)) == (NOT_NOW,)


def test_a_full_altar_empties_and_asks_only_for_its_feather() -> None:
    """altar-kind, altar-empty, altar-shell, altar-renew: goods go to storages, a shell comes, a used one is renewed."""
    game = play_tracked(EndRound(), *(NoteGood(0, good, SMALL) for good in (BERRIES, HORSES, BISON)))
    assert (find_clan(game).small_altar, find_clan(game).active, find_clan(game).storages[0]) == ((), 1, (BERRIES, BERRIES))
    assert find_refusing(play_tracked(EndRound(), NoteGood(0, BISON, LARGE)), NoteGood(0, BISON, LARGE)) == (Rule.ALTAR_KIND,)
    game = game.play(NoteWaking(0))
    for good in (BERRIES, FEATHERS, BISON, CANOES):
        game = game.play(NoteGood(0, good, LARGE))
    assert game.position.top == Storing(0, emptied=True) and not find_clan(game).active
    game = game.play(Store(Place.CANOES))
    assert FEATHERS in find_clan(game).list_storage(CANOES) and (find_clan(game).active, find_clan(game).used) == (2, 0)


def test_a_step_gives_what_is_counted_and_reminds_of_the_rest() -> None:
    """path-step, path-first, path-exempt, path-good, path-wake: a step books points and shells, and reminds of the rest."""
    game = play_tracked(EndRound(), *(NoteStep(0, Path.HUNTER) for _ in range(4)), *(NoteStep(1, Path.HUNTER) for _ in range(3)))
    assert [find_clan(game, seat).score for seat in (0, 1)] == [4, 1], "1 point, and 3 for the first alone"
    assert (find_clan(game).paths, find_clan(game).square) == ((0, 0, 4, 0), 7)
    assert find_clan(game).storages[1] == (BISON,), "the bison of the second space is reported by itself"
    kinds = [(event.rule, event.good) for event in game.steps[2].events if type(event).__name__ == "Reminded"]
    assert kinds == [(Rule.PATH_GOOD, BISON)]
    shaman = play_tracked(EndRound(), *(NoteStep(0, Path.SHAMAN) for _ in range(6)))
    assert find_clan(shaman).active == 1 and find_refusing(shaman, NoteStep(0, Path.SHAMAN)) == (Rule.PATH_OVER,)
    renewed = play_tracked(EndRound(), *(NoteStep(0, Path.SHAMAN) for _ in range(3)), NoteWaking(0), NoteStep(0, Path.SHAMAN))
    assert (find_clan(renewed.play(NoteStep(0, Path.SHAMAN))).active, find_clan(renewed).used) == (1, 1)
    again = play_tracked(EndRound(), *(NoteStep(0, Path.HUNTER) for _ in range(7)))
    assert find_clan(again).score == 1 + 3 + 3 + 5 + 2, "the last action gives what the end gives later"


def test_shells_turn_berries() -> None:
    """shell-berry, shell-use, shell-last: a shell moves a berry; without an active one or in the last round none is used."""
    clan = replace(find_clan(play_tracked()), active=2)
    supply = replace(begin_tracked().table.supply, shells=8)
    game = play_tracked(NoteBerry(0, Place.HORSES), start=enter_round(2, clan, supply=supply))
    assert find_clan(game).storages == ((), (BISON,), (HORSES, BERRIES), (CANOES,)) and (
        find_clan(game).active,
        find_clan(game).used,
    ) == (1, 1)
    assert find_refusing(game, NoteBerry(0, Place.HORSES)) == (Rule.SHELL_BERRY,)
    assert find_refusing(game, NoteWaking(1)) == (Rule.SHELL_USE,)
    last = Game(PLAYERS[:2], enter_round(16, clan, supply=supply))
    assert find_refusing(last, NoteWaking(0)) == find_refusing(last, NoteBerry(0, Place.BISON)) == (Rule.SHELL_LAST,)


def test_points_and_feathers_of_events_are_reported() -> None:
    """card-feather, score-points, points-floor: reports take a feather from a storage, and add or take points.

    If the ruling ``below_zero`` is off, a report that takes a score below 0 is refused.
    """
    game = play_tracked(EndRound(), NoteGood(0, FEATHERS, Place.BISON), NoteFeatherLost(0, Place.BISON), NotePoints(0, 6))
    assert find_clan(game).storages[1] == (BISON,) and find_clan(game).score == 6
    lost = [find_refusing(game, NoteFeatherLost(0, place)) for place in (Place.BISON, SMALL)]
    assert lost == [(Rule.CARD_FEATHER,)] * 2
    assert find_refusing(game, NotePoints(0, 0)) == find_refusing(game, NotePoints(0, 100)) == (Rule.SCORE_POINTS,)
    assert find_clan(game.play(NotePoints(1, -3)), 1).score == -3
    assert find_refusing(play_tracked(start=begin_tracked(below_zero=False)), NotePoints(1, -3)) == (Rule.POINTS_FLOOR,)


def test_points_to_report_come_from_the_least_on() -> None:
    """By an owner's copy with other points of events, the usual reports of points are sorted, each number once a player."""
    copy = EditionSettings("first_2018", (("worth.each", 9), ("worth.most", 8)))
    game = play_tracked(EndRound(), start=new_game(copy, 2, 0, Depth.TRACKED))
    choices = [option.choice for option in game.position.options]
    assert [choice.points for choice in choices if isinstance(choice, NotePoints)] == [2, 8, 9] * 2


def test_a_scoring_waits_for_its_tile_and_then_for_all() -> None:
    """tile-one, tile-points, tile-must, tile-home, season-cards: each clan scores the tile's good once, in any order.

    No clan scores while the tile is unknown or before a round is over, and none that isn't exempt may skip.
    """
    spring = enter_round(4)
    game = play_tracked(TurnEvent(2), EndRound(), start=spring)
    assert game.position.table.events == (2,) and game.position.top == Counting((0, 1))
    assert find_refusing(game, NoteScore(0, BERRIES)) == (Rule.TILE_POINTS,), "the tile isn't known"
    assert find_refusing(game, TurnEvent(2)) == find_refusing(game, TurnCloud(99)) == (Rule.SEASON_CARDS,)
    good = game.position.table.edition.find_cloud(ONE_GOOD)[0]
    game = game.play(TurnCloud(ONE_GOOD)).play(NoteGood(1, good, Place(good.value)))
    other = next(each for each in STORED if each is not good)
    assert find_refusing(game, NoteScore(1, other)) == (Rule.TILE_ONE,) and find_refusing(game, NoteSkip(1)) == (Rule.TILE_MUST,)
    game = game.play(NoteScore(1, good))
    assert find_clan(game, 1).score == game.position.table.edition.count_points(good, 2) and not find_clan(game, 1).list_storage(
        good
    )
    assert game.steps[-1].events[-1].terrain in Terrain, "people bring Cree home"
    assert find_refusing(game, NoteScore(1, good)) == (Rule.TILE_POINTS,)
    game = game.play(NoteScore(0, good))
    assert game.position.table.round == 5 and isinstance(game.position.top, Watching)
    assert find_refusing(game, NoteScore(0, good)) == (Rule.TILE_POINTS,), "nobody scores before the round's end"


def test_the_fullest_storage_is_scored_and_the_exempt_may_skip() -> None:
    """tile-most, tile-must, tile-skip, tile-two: each clan scores its own fullest storage, and any other is refused.

    A clan exempt from every good that it could score may skip, and no other. A tile of two goods refuses a third.
    """
    clan = replace(find_clan(play_tracked()), storages=((BERRIES, FEATHERS), (BISON,), (), ()), paths=(4, 0, 0, 0), square=7)
    table = begin_tracked().table
    supply = replace(table.supply, horses=table.supply.horses + 1, canoes=table.supply.canoes + 1, feathers=5)
    game = play_tracked(TurnCloud(MOST), EndRound(), start=enter_round(4, clan, supply=supply))
    assert find_refusing(game, NoteScore(0, BISON)) == (Rule.TILE_MOST,) and find_refusing(game, NoteSkip(1)) == (Rule.TILE_MUST,)
    assert find_clan(game.play(NoteSkip(0))).storages == clan.storages
    two = next(at for at in range(12) if len(table.edition.find_cloud(at)) == 2)
    game = play_tracked(TurnCloud(two), EndRound(), start=enter_round(4))
    outside = next(good for good in STORED if good not in table.edition.find_cloud(two))
    assert find_refusing(game, NoteScore(0, outside)) == (Rule.TILE_TWO,)


def test_after_spring_feathers_go() -> None:
    """season-feathers, season-home, season-wake: feathers leave the storages; Cree and regions are a reminder."""
    clan = replace(find_clan(play_tracked()), storages=((BERRIES, FEATHERS), (BISON,), (HORSES,), (CANOES,)))
    supply = replace(begin_tracked().table.supply, feathers=5)
    start = enter_round(6, clan, supply=supply, clouds=(ONE_GOOD, MOST), hidden=tuple(range(1, 11)))
    game = play_tracked(EndRound(), NoteScore(0, BERRIES), NoteScore(1, BISON), start=start)
    table = game.position.table
    assert (table.round, table.events, table.clouds, table.supply.feathers) == (7, (), (), 6)
    assert [event.rule for event in game.steps[-1].events if type(event).__name__ == "AllReminded"] == [Rule.SEASON_HOME]


def test_the_sheet_is_filled_and_can_be_put_right() -> None:
    """end-offering, score-berries, score-points, win-most: the sheet counts after the offering; people may correct it."""
    game = play_tracked(EndRound(), start=enter_round(16))
    assert isinstance(game.position.top, Tallying) and not game.position.top.list_missing(game.position.table)
    sheet = game.position.top.find_outcome(game.position.table).sheets[0]
    assert sheet.points[Category.BERRIES] == game.position.table.edition.worth.empty, "the only berry is offered"
    told = game.play(Tell(0, Category.POINTS, 20)).play(Tell(1, Category.BISON, -2)).play(Done())
    outcome = told.position.table.outcome
    assert outcome.winners == (0,) and outcome.rule == Rule.WIN_MOST and outcome.sheets[0].points[Category.POINTS] == 20
    assert not find_flaw(told.position) and not find_clan(told).list_storage(BERRIES)
    assert find_refusing(game, Tell(0, Category.BISON, -3)) == (Rule.SCORE_BISON,)
    assert game.play(Done()).position.table.outcome.rule == Rule.TIE_SHARED


def test_a_line_of_the_sheet_goes_as_low_as_its_printed_storage() -> None:
    """score-bison, score-horses: a storage brings at least its lowest points, or those of an empty one if that is less."""
    copy = EditionSettings("first_2018", (("storages.bison", "-5 2 4"), ("storages.horses", "-1 2 4")))
    table = new_game(copy, 2, 0, Depth.TRACKED).table
    assert [Tallying().find_least(table, line) for line in (Category.BISON, Category.HORSES)] == [-5, table.edition.worth.empty]


def test_points_on_the_sheet_go_below_zero_by_a_ruling() -> None:
    """score-points: the sheet's line of points from before the end may be below 0, unless the ruling ``below_zero`` is off."""
    entered = Tell(0, Category.POINTS, -1)
    free, floored = (
        replace(at, table=replace(at.table, round=16)) for at in (begin_tracked(below_zero=below) for below in (True, False))
    )
    sheet = play_tracked(EndRound(), entered, start=free)
    assert sheet.position.top.find_outcome(sheet.position.table).sheets[0].points[Category.POINTS] == -1
    assert find_refusing(play_tracked(EndRound(), start=floored), entered) == (Rule.SCORE_POINTS,)


def test_reports_about_others_leave_each_other_alone() -> None:
    """Reports of two players, or one and a round's end, are independent unless both may bring the last shell or first points.

    Two reports of one player, two ends of a round and two of one tile are not.
    """
    one, two = NoteGood(0, BERRIES, Place.BERRIES), NoteGood(1, BERRIES, Place.BERRIES)
    assert are_independent(one, two) and are_independent(one, EndRound()) and not are_independent(one, one)
    assert not are_independent(NoteStep(0, Path.HUNTER), NoteStep(1, Path.HUNTER))
    assert not are_independent(NoteStep(0, Path.HUNTER), NoteGood(1, BERRIES, LARGE)) and are_independent(
        NoteStep(0, Path.HUNTER), two
    )
    assert (
        not are_independent(EndRound(), EndRound())
        and not are_independent(TurnCloud(0), TurnCloud(0))
        and not are_independent(Wake(), one)
    )


def test_frames_belong_to_their_depth() -> None:
    """A tracked table with a full game's frame, a scoring in winter, too low a count, sleepers, a totem or a tile is flawed.

    So is a tracked table that calls itself full.
    """
    position = begin_tracked()
    assert not find_flaw(position)
    assert find_flaw(replace(position, agenda=(Lifting(0),))) == "agenda.0"
    assert find_flaw(replace(position, agenda=(Counting((0, 1)),))) == "agenda.0", "nothing is scored in winter"
    last = enter_round(16)
    assert find_flaw(replace(last, agenda=(Tallying(told=((0, Category.BISON, -9),)),))) == "agenda.0"
    assert find_flaw(enter_round(0, replace(position.table.clans[0], huts=1, square=7))) == "table.clans.0.huts"
    assert find_flaw(enter_round(0, totem=tuple(Terrain))) == "table.totem"
    assert find_flaw(enter_round(0, laid=(0,))) == "table.laid"
    assert find_flaw(replace(position, table=replace(position.table, depth=Depth.FULL)))
