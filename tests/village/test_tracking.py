"""A tracked game: reports are booked, deaths and the end are asked, and the players fill the sheet together."""

from __future__ import annotations

from random import Random

import pytest

from tests.samples import sample, spread
from tests.tracked import find_refusing
from tests.village.tracked import PLAYERS, find_farm, play_reports, play_to_ending, spend_time
from village_core.games import load, save
from village_core.games.opening import Depth
from village_core.games.village import EDITIONS, EditionSettings, build_edition, choices, find_flaw, new_game, picture, to_json
from village_core.games.village.events import TimePassed
from village_core.games.village.position import from_json
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm
from village_core.games.village.tracking.resting import LaidToRest, find_noted_place, guess_place
from village_core.games.village.tracking.watching import Tracking, are_independent, list_destinations
from village_core.games.village.vocabulary import COLOURS, Building, Counted, Place, ScoreLine, Spending
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.players.random import choose


def test_a_tracked_game_begins_with_the_first_players_turn() -> None:
    """A tracked game begins in round 1 with the starting player's turn, without a draw: the table has been laid out."""
    position = play_reports(start=1).position
    assert position.top == Tracking(1) and position.table.round == 1 and position.table.tracked


def test_turns_go_round_the_table() -> None:
    """In a tracked game each end of a turn leads to the next seat, and the last seat's to the first."""
    game = play_reports(start=1)
    seats = []
    for _ in range(4):
        seats.append(game.position.seat)
        game = game.play(choices.EndTurn())
    assert seats == [1, 2, 0, 1]


def test_time_moves_the_marker() -> None:
    """``crafts-time``: reported hourglasses pass for the named player, who need not be in turn."""
    game = play_reports(choices.Spend(0, Spending.PLAGUE, 2), choices.Spend(2, Spending.TRAINING, 3))
    assert [find_farm(game, seat).time for seat in range(3)] == [2, 0, 3]


def test_a_death_of_the_turn_waits_for_its_end() -> None:
    """``dying-after-action``: the player in turn goes on first, and is asked at the end of the turn."""
    game = play_reports(spend_time(0, 9), spend_time(0, 1))
    assert game.position.top == Tracking(0)
    game = game.play(choices.EndTurn())
    assert isinstance(game.position.top, LaidToRest) and game.position.seat == 0
    assert game.play(choices.Bury(1, Place.FARM)).position.top == Tracking(1)


def test_a_death_of_somebody_else_is_asked_at_once() -> None:
    """``dying-at-once``: time lost out of turn, or reported for the market, brings its death at once."""
    for choice in (spend_time(1, 9), choices.Spend(0, Spending.MARKET, 9)):
        game = play_reports(choice, choices.Spend(choice.seat, choice.why, 1))
        assert isinstance(game.position.top, LaidToRest) and game.position.seat == choice.seat
        assert game.play(choices.Bury(1, Place.FARM)).position.top == Tracking(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_lap_brings_a_death(edition: str) -> None:
    """Two laps in one tracked turn bring two deaths, in both editions."""
    lap = build_edition(EditionSettings(edition)).farm.lap
    game = play_reports(
        *[spend_time(0, 9)] * (lap // 9), spend_time(0, 9), *[spend_time(0, 9)] * (lap // 9), choices.EndTurn(), edition=edition
    )
    deaths = [frame for frame in game.position.agenda if isinstance(frame, LaidToRest)]
    assert len(deaths) == find_farm(game).time // lap == 2


def test_the_dead_are_remembered_where_people_say_they_worked() -> None:
    """``dying-chronicle``: the named row counts, even if the training was never entered."""
    game = play_reports(spend_time(0, 9), spend_time(0, 9), choices.EndTurn(), choices.Bury(1, Place.SMITHY))
    assert find_farm(game).family[0].count(Place.CHRONICLE_CRAFTS) == 1
    assert sum(len(places) for places in find_farm(game).family) == 11


def test_full_rows_send_the_dead_to_the_graves() -> None:
    """``dying-grave``: once the farm row is full, the next dead member of a farm lies in a grave."""
    game = play_reports(players=2)
    edition = game.position.table.edition
    room, lap = edition.chronicle[2].rows["farm"], edition.farm.lap
    for _ in range(room + 1):
        game = game.play(spend_time(0, 9)).play(spend_time(0, lap - 9)).play(choices.EndTurn())
        game = game.play(choices.Bury(1, Place.FARM)).play(choices.EndTurn())
    assert game.position.table.count_lying(Place.CHRONICLE_FARM) == room and game.position.table.count_lying(Place.GRAVE) == 1


def test_only_the_eldest_die() -> None:
    """``dying-eldest``, ``dying-visible``: the second generation is spared while a visible member of the first is left."""
    game = play_reports(
        choices.Send(0, 2, Place.UNBORN, Place.FARM),
        choices.Send(0, 1, Place.FARM, Place.BAG),
        spend_time(0, 9),
        spend_time(0, 9),
        choices.EndTurn(),
    )
    assert find_refusing(game, choices.Bury(2, Place.FARM)) == (Rule.DYING_ELDEST,)
    assert find_refusing(game, choices.Bury(1, Place.BAG)) == (Rule.DYING_VISIBLE,)
    assert find_refusing(game, choices.NobodyDies()) == (Rule.DYING_NOBODY,)
    barred = {choice.choice for choice in game.position.refusals}
    assert {choices.Bury(2, Place.FARM), choices.Bury(1, Place.BAG), choices.NobodyDies()} <= barred


def test_nobody_dies_where_nobody_was_born() -> None:
    """``dying-nobody``: births may have gone unreported, so once no 1 is visible a 2 may die, or no member at all."""
    game = play_reports(players=2)
    for _ in range(4):
        game = game.play(choices.Send(0, 1, Place.FARM, Place.BAG))
    game = game.play(spend_time(0, 9)).play(spend_time(0, 9)).play(choices.EndTurn())
    assert game.play(choices.NobodyDies()).position.top == Tracking(1)
    assert find_farm(game.play(choices.Bury(2, Place.CITY_C))).family[1].count(Place.CHRONICLE_TRAVEL) == 1


def test_who_died_is_looked_for_where_they_were_last() -> None:
    """A dead member is looked for at the named place, in the same walk of life, on the farm, then anywhere but the bag."""
    family = ((Place.BAG, Place.CITY_B, Place.FARM, Place.SMITHY), (Place.BAG,), (Place.UNBORN,), ())
    known = Farm(family)
    assert [find_noted_place(known, 1, place) for place in (Place.SMITHY, Place.STABLE, Place.CITY_A, Place.COUNCIL_1)] == [
        Place.SMITHY,
        Place.SMITHY,
        Place.CITY_B,
        Place.FARM,
    ]
    assert find_noted_place(known, 2, Place.FARM) is None and find_noted_place(known, 3, Place.FARM) is Place.UNBORN


def test_members_go_where_they_are_sent() -> None:
    """A reported training takes its time. A member not at the named place, a way into a grave and ten hours are refused."""
    game = play_reports(choices.Send(0, 1, Place.FARM, Place.SMITHY, 3))
    assert find_farm(game).list_generations_at(Place.SMITHY) == (1,) and find_farm(game).time == 3
    short = play_reports(choices.Send(0, 1, Place.FARM, Place.SMITHY, 1))
    assert [event.time for event in short.list_events() if isinstance(event, TimePassed)] == [1], "less than the training's"
    assert find_refusing(game, choices.Send(0, 2, Place.FARM, Place.SMITHY)) == (Rule.MEMBER_FROM_FARM,)
    assert find_refusing(game, choices.Send(0, 1, Place.FARM, Place.GRAVE)) == (Rule.DYING_ELDEST,)
    assert find_refusing(game, choices.Send(0, 1, Place.FARM, Place.SMITHY, 10)) == ("not-now",)


def test_a_birth_is_refused_in_a_generation_without_unborn_members() -> None:
    """``family-birth``: a reported birth is refused if all of its generation are born, or if no family has that generation."""
    game = play_reports(*[choices.Send(0, 2, Place.UNBORN, Place.FARM)] * 3)
    assert find_farm(game).list_generations_at(Place.FARM).count(2) == 3
    for generation in (1, 2):
        assert find_refusing(game, choices.Send(0, generation, Place.UNBORN, Place.FARM)) == (Rule.MEMBER_FROM_FARM,)
    for generation in (0, 5):
        assert find_refusing(game, choices.Send(0, generation, Place.UNBORN, Place.FARM)) == ("not-now",)


def test_a_first_visit_brings_the_citys_reward() -> None:
    """``travel-reward``, ``travel-once``: a first visit brings the marker, its prestige and coins, a second no prestige."""
    game = play_reports(choices.Send(0, 1, Place.FARM, Place.CITY_A, 2))
    reward = game.position.table.edition.cities[Place.CITY_A]
    assert find_farm(game).cities == (Place.CITY_A,)
    assert (find_farm(game).prestige, find_farm(game).coin) == (reward.prestige, 1 + reward.coins)
    again = game.play(choices.Send(0, 1, Place.CITY_A, Place.FARM)).play(choices.Send(0, 1, Place.FARM, Place.CITY_A, 2))
    assert (find_farm(again).prestige, find_farm(again).cities) == (reward.prestige, (Place.CITY_A,))


def test_the_usual_ways_follow_the_printed_board() -> None:
    """From the farm members go to workshops, the first stage, the bag and near cities; in the council one stage up, or home.

    The unborn come to the farm; from the bag and from a grave no way leads on.
    """
    copy = EditionSettings("first_2011")
    edition = build_edition(copy)
    home = dict(list_destinations(copy, Place.FARM))
    assert home.keys() >= {Place.SMITHY, Place.COUNCIL_1, Place.CITY_A, Place.CITY_B} and home[Place.BAG] == edition.church.time
    assert home[Place.STABLE] == edition.crafts[Building.STABLE].training, "the training alone, without a good"
    assert dict(list_destinations(copy, Place.COUNCIL_1)) == {Place.FARM: 0, Place.COUNCIL_2: edition.council.time[1]}
    assert list_destinations(copy, Place.BAG) == list_destinations(copy, Place.GRAVE) == ()
    assert dict(list_destinations(copy, Place.UNBORN)) == {Place.FARM: 0}


def test_counts_stay_what_they_can_be() -> None:
    """Counts below 0, more grain than the farm's room, a change by 0 and an unknown player are refused."""
    game = play_reports(choices.Note(0, Counted.COIN, 2), choices.Note(0, Counted.PRESTIGE, 5), choices.Note(0, Counted.GRAIN, 5))
    assert (find_farm(game).coin, find_farm(game).prestige, find_farm(game).grain) == (3, 5, 5)
    assert find_refusing(game, choices.Note(0, Counted.COIN, -4)) == (Rule.SCORE_COINS,)
    assert find_refusing(game, choices.Note(0, Counted.GRAIN, 1)) == (Rule.HARVEST_LIMIT,)
    assert find_refusing(game, choices.Note(0, Counted.COIN, 0)) == (Rule.SCORE_COINS,)
    assert find_refusing(game, choices.Note(7, Counted.COIN, 1)) == ("not-now",)


def test_a_customer_is_served_once() -> None:
    """``market-serve``: a customer who was served, and one that doesn't exist, can't be reported as served."""
    game = play_reports(choices.Sold(0, 3))
    assert find_farm(game).customers == (3,)
    assert find_refusing(game, choices.Sold(1, 3)) == find_refusing(game, choices.Sold(1, 99)) == (Rule.MARKET_SERVE,)


def test_the_mill_grinds_what_is_noted() -> None:
    """``crafts-mill``: the mill pays two coins and takes grain as far as any is noted."""
    ground = choices.Spend(0, Spending.MILL, 2)
    game = play_reports(choices.Note(0, Counted.GRAIN, 3), ground)
    assert (find_farm(game).time, find_farm(game).coin, find_farm(game).grain) == (2, 3, 1)
    again = game.play(ground).play(ground)
    assert (find_farm(again).time, find_farm(again).coin, find_farm(again).grain) == (6, 7, 0)
    corrected = Game(PLAYERS[:2], new_game(EditionSettings("first_2011", (("crafts.mill.coins", 3),)), 2, 0, Depth.TRACKED))
    assert find_farm(corrected.play(ground)).coin == 4


def test_a_sale_takes_the_grain_that_is_asked_for() -> None:
    """``market-demand``: a sale takes the three grain demanded, as far as any is noted."""
    tile = next(
        at for at, card in enumerate(play_reports().position.table.edition.customers) if card.demand == "grain grain grain"
    )
    noted = play_reports(choices.Note(0, Counted.GRAIN, 2))
    assert find_farm(noted.play(choices.Sold(0, tile))).grain == 0
    assert find_farm(play_reports(choices.Note(0, Counted.GRAIN, 5), choices.Sold(0, tile))).grain == 2


def test_the_least_harmful_one_is_missed() -> None:
    """A missing member is taken from the farm, a workshop, a journey, the unborn, then council and church."""
    order = (Place.FARM, Place.STABLE, Place.CITY_F, Place.UNBORN, Place.COUNCIL_1, Place.COUNCIL_3, Place.CHURCH_1)
    for at, place in enumerate(order):
        assert guess_place(Farm((tuple(reversed(order[at:])), (), (), ())), 1) is place
    assert guess_place(Farm(((Place.BAG, Place.GRAVE), (), (), ())), 1) is None


def test_the_ring_starts_the_next_round() -> None:
    """``privilege-ring``, ``round-start-player``: the ring is taken once a round; its holder begins the next one.

    The ring is then free again.
    """
    game = play_reports(choices.ClaimRing(2))
    assert find_refusing(game, choices.ClaimRing(1)) == (Rule.PRIVILEGE_RING_TAKEN,)
    after = game.play(choices.EndRound())
    assert after.position.seat == 2 and after.position.table.round == 2 and after.position.table.ring is None


def test_reports_about_different_players_leave_each_other_alone() -> None:
    """Reports about two players, or one and the end of a turn or round, are independent; two about one player or two ends not."""
    assert are_independent(spend_time(0, 1), spend_time(1, 1)) and not are_independent(spend_time(0, 1), spend_time(0, 1))
    assert are_independent(choices.EndTurn(), spend_time(0, 1)) and are_independent(spend_time(1, 1), choices.EndRound())
    assert not are_independent(choices.EndTurn(), choices.EndTurn()) and not are_independent(
        choices.EndRound(), choices.EndTurn()
    )
    assert not are_independent(choices.Done(), spend_time(0, 1))


@pytest.mark.parametrize("players", spread([2, 3, 4, 5]))
def test_random_tracked_games_keep_the_laws(players: int) -> None:
    """In random tracked games of the Big Box every position is possible; every 29th survives JSON, and its refusals hold.

    Twenty options of it, at random, are legal. Every game ends, is loaded from its save, and is undone and redone.
    """
    for number in range(sample(1, 3)):
        random = Random(f"{players} {number}")
        game = Game(
            tuple(Player(f"P{seat}", colour) for seat, colour in enumerate(COLOURS[:players])),
            new_game(EditionSettings("big_box_2023"), players, number % players, Depth.TRACKED),
        )
        while not game.position.over:
            position = game.position
            assert not find_flaw(position)
            if len(game.steps) % 29 == 0:
                assert from_json(to_json(position)) == position
                for option in random.sample(position.options, min(20, len(position.options))):
                    position.check(option)
                for refused in position.refusals:
                    assert position.find_refusal(refused.choice) == refused
            game = game.play(choose(position, random))
            assert len(game.steps) < 5000
        assert len(game.steps) > 29
        assert load(save(game)) == game
        assert game.undo(len(game.steps)).redo(len(game.steps)) == game


def test_tracked_positions_are_drawn_as_text() -> None:
    """The text picture marks a tracked game, and reads back as the same position with its sheet.

    A short run draws one in five positions of a random game.
    """
    random, game = Random(3), play_reports()
    while not game.position.over:
        if len(game.steps) % sample(5, 1) == 0:
            assert picture.read(picture.write(game.position)) == game.position
        game = game.play(choose(game.position, random))
    game = (
        play_to_ending()
        .play(choices.EndTurn())
        .play(choices.Tell(0, ScoreLine.PRESTIGE, 40))
        .play(choices.Tell(1, ScoreLine.LIVING, 3))
    )
    drawn = picture.write(game.position)
    assert ", tracked, " in drawn and "told a:prestige:40+b:living:3" in drawn and picture.read(drawn) == game.position
