"""A tracked game: what people report is booked, deaths and the end are asked for, and the sheet is filled together."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from tests.samples import sampled
from village_core.games import load, save
from village_core.games.opening import Depth
from village_core.games.village import EDITIONS, EditionSettings, edition_of, flaw, new_game, picture, to_json
from village_core.games.village.choices import (
    Bury,
    BuyOut,
    ClaimRing,
    Done,
    DrawMember,
    DrawMonk,
    EndRound,
    EndTurn,
    NobodyDies,
    Note,
    Reveal,
    Rise,
    Send,
    Serve,
    Sold,
    Spend,
    TakeRing,
    Tell,
)
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.position import from_json
from village_core.games.village.rules import Rule
from village_core.games.village.table import Farm
from village_core.games.village.tracking.resting import LaidToRest, missed, whereabouts
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking, destinations, independent
from village_core.games.village.vocabulary import COLOURS, Building, Category, Counted, Line, Place, Spending
from village_core.kernel.game import Game, Player
from village_core.kernel.saves import BadSave
from village_core.kernel.values import CHANCE, Choice, Illegal, Option
from village_core.players.random import choose

PLAYERS = tuple(Player(name, colour) for name, colour in (("Anna", "red"), ("Bert", "blue"), ("Carl", "yellow")))


def tracked(*choices: Choice, players: int = 3, edition: str = "first_2011", start: int = 0) -> Game:
    """A tracked game after these reports."""
    game = Game(PLAYERS[:players], new_game(EditionSettings(edition), players, start, Depth.TRACKED))
    for choice in choices:
        game = game.play(choice)
    return game


def refusal(game: Game, choice: Choice) -> tuple[str, ...]:
    """The rules that refuse a report; playing it says the same and changes nothing."""
    refused = game.position.why_not(choice)
    assert refused is not None
    with pytest.raises(Illegal) as caught:
        game.play(choice)
    assert caught.value.refusal == refused
    return refused.rules


def farm(game: Game, seat: int = 0) -> Farm:
    """A farm as the companion knows it."""
    return game.position.table.farms[seat]


def spent(seat: int, time: int) -> Spend:
    """Time that somebody lost, whatever for."""
    return Spend(seat, Spending.TIME, time)


def test_a_tracked_game_begins_with_the_first_players_turn() -> None:
    """Nothing is drawn: the people have laid out their table."""
    position = tracked(start=1).position
    assert position.top == Tracking(1) and position.table.round == 1 and position.table.tracked


def test_turns_go_round_the_table() -> None:
    """After the last seat comes the first."""
    game = tracked(start=1)
    seats = []
    for _ in range(4):
        seats.append(game.position.seat)
        game = game.play(EndTurn())
    assert seats == [1, 2, 0, 1]


def test_time_moves_the_marker() -> None:
    """``crafts-time``: whatever it was spent on, so many hourglasses pass, for whoever it is."""
    game = tracked(Spend(0, Spending.PLAGUE, 2), Spend(2, Spending.TRAINING, 3))
    assert [farm(game, seat).time for seat in range(3)] == [2, 0, 3]


def test_a_death_of_the_turn_waits_for_its_end() -> None:
    """``dying-after-action``: the one whose turn it is goes on first, and is asked when the turn is over."""
    game = tracked(spent(0, 9), spent(0, 1))
    assert game.position.top == Tracking(0)
    game = game.play(EndTurn())
    assert isinstance(game.position.top, LaidToRest) and game.position.seat == 0
    assert game.play(Bury(1, Place.FARM)).position.top == Tracking(1)


def test_a_death_of_somebody_else_is_asked_at_once() -> None:
    """``dying-at-once``: who is not in turn loses time on a market day only, and so does who says so."""
    for choice in (spent(1, 9), Spend(0, Spending.MARKET, 9)):
        game = tracked(choice, Spend(choice.seat, choice.why, 1))
        assert isinstance(game.position.top, LaidToRest) and game.position.seat == choice.seat
        assert game.play(Bury(1, Place.FARM)).position.top == Tracking(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_lap_brings_a_death(edition: str) -> None:
    """Two laps at once bring two deaths."""
    lap = edition_of(EditionSettings(edition)).farm.lap
    game = tracked(*[spent(0, 9)] * (lap // 9), spent(0, 9), *[spent(0, 9)] * (lap // 9), EndTurn(), edition=edition)
    deaths = [frame for frame in game.position.agenda if isinstance(frame, LaidToRest)]
    assert len(deaths) == farm(game).time // lap == 2


def test_the_dead_are_remembered_where_people_say_they_worked() -> None:
    """``dying-chronicle``: nobody need have entered the training; the row is the one that is named."""
    game = tracked(spent(0, 9), spent(0, 9), EndTurn(), Bury(1, Place.SMITHY))
    assert farm(game).family[0].count(Place.CHRONICLE_CRAFTS) == 1
    assert sum(len(places) for places in farm(game).family) == 11


def test_full_rows_send_the_dead_to_the_graves() -> None:
    """``dying-grave``: the companion counts the spaces of the chronicle."""
    game = tracked(players=2)
    edition = game.position.table.edition
    room, lap = edition.chronicle[2].rows["farm"], edition.farm.lap
    for _ in range(room + 1):
        game = game.play(spent(0, 9)).play(spent(0, lap - 9)).play(EndTurn())
        game = game.play(Bury(1, Place.FARM)).play(EndTurn())
    assert game.position.table.lying(Place.CHRONICLE_FARM) == room and game.position.table.lying(Place.GRAVE) == 1


def test_only_the_eldest_die() -> None:
    """``dying-eldest``, ``dying-visible``: the second generation is spared while one of the first is seen."""
    game = tracked(Send(0, 2, Place.UNBORN, Place.FARM), Send(0, 1, Place.FARM, Place.BAG), spent(0, 9), spent(0, 9), EndTurn())
    assert refusal(game, Bury(2, Place.FARM)) == (Rule.DYING_ELDEST,)
    assert refusal(game, Bury(1, Place.BAG)) == (Rule.DYING_VISIBLE,)
    assert refusal(game, NobodyDies()) == (Rule.DYING_NOBODY,)
    barred = {choice.choice for choice in game.position.refusals}
    assert {Bury(2, Place.FARM), Bury(1, Place.BAG), NobodyDies()} <= barred


def test_nobody_dies_where_nobody_was_born() -> None:
    """``dying-nobody``: births need not have been entered, so both answers are open once the first generation is gone."""
    game = tracked(players=2)
    for _ in range(4):
        game = game.play(Send(0, 1, Place.FARM, Place.BAG))
    game = game.play(spent(0, 9)).play(spent(0, 9)).play(EndTurn())
    assert game.play(NobodyDies()).position.top == Tracking(1)
    assert farm(game.play(Bury(2, Place.CITY_C))).family[1].count(Place.CHRONICLE_TRAVEL) == 1


def test_who_died_is_looked_for_where_they_were_last() -> None:
    """There, else in the same walk of life, else on the farm, else anywhere; never in the black bag."""
    family = ((Place.BAG, Place.CITY_B, Place.FARM, Place.SMITHY), (Place.BAG,), (Place.UNBORN,), ())
    known = Farm(family)
    assert [whereabouts(known, 1, place) for place in (Place.SMITHY, Place.STABLE, Place.CITY_A, Place.COUNCIL_1)] == [
        Place.SMITHY,
        Place.SMITHY,
        Place.CITY_B,
        Place.FARM,
    ]
    assert whereabouts(known, 2, Place.FARM) is None and whereabouts(known, 3, Place.FARM) is Place.UNBORN


def test_members_go_where_they_are_sent() -> None:
    """A training takes its printed time, and the marker with it."""
    game = tracked(Send(0, 1, Place.FARM, Place.SMITHY, 3))
    assert farm(game).at(Place.SMITHY) == (1,) and farm(game).time == 3
    assert refusal(game, Send(0, 2, Place.FARM, Place.SMITHY)) == (Rule.MEMBER_FROM_FARM,)
    assert refusal(game, Send(0, 1, Place.FARM, Place.GRAVE)) == (Rule.DYING_ELDEST,)
    assert refusal(game, Send(0, 1, Place.FARM, Place.SMITHY, 10)) == ("not-now",)


def test_a_first_visit_brings_the_citys_reward() -> None:
    """``travel-reward``, ``travel-once``: the marker, its prestige and coins, once a city."""
    game = tracked(Send(0, 1, Place.FARM, Place.CITY_A, 2))
    reward = game.position.table.edition.cities[Place.CITY_A]
    assert farm(game).cities == (Place.CITY_A,)
    assert (farm(game).prestige, farm(game).coin) == (reward.prestige, 1 + reward.coins)
    again = game.play(Send(0, 1, Place.CITY_A, Place.FARM)).play(Send(0, 1, Place.FARM, Place.CITY_A, 2))
    assert (farm(again).prestige, farm(again).cities) == (reward.prestige, (Place.CITY_A,))


def test_the_usual_ways_follow_the_printed_board() -> None:
    """From the farm to the workshops, the council, the church and the first cities; from a council seat one stage up."""
    copy = EditionSettings("first_2011")
    edition = edition_of(copy)
    home = dict(destinations(copy, Place.FARM))
    assert home.keys() >= {Place.SMITHY, Place.COUNCIL_1} and home[Place.BAG] == edition.church.time
    assert home[Place.STABLE] == edition.crafts[Building.STABLE].training, "the training alone, without a good"
    assert dict(destinations(copy, Place.COUNCIL_1)) == {Place.FARM: 0, Place.COUNCIL_2: edition.council.time[1]}
    assert destinations(copy, Place.BAG) == destinations(copy, Place.GRAVE) == ()
    assert dict(destinations(copy, Place.UNBORN)) == {Place.FARM: 0}


def test_counts_stay_what_they_can_be() -> None:
    """Nobody has fewer coins than none, or more grain than the farm holds; nothing changes by nothing."""
    game = tracked(Note(0, Counted.COIN, 2), Note(0, Counted.PRESTIGE, 5), Note(0, Counted.GRAIN, 5))
    assert (farm(game).coin, farm(game).prestige, farm(game).grain) == (3, 5, 5)
    assert refusal(game, Note(0, Counted.COIN, -4)) == (Rule.SCORE_COINS,)
    assert refusal(game, Note(0, Counted.GRAIN, 1)) == (Rule.HARVEST_LIMIT,)
    assert refusal(game, Note(0, Counted.COIN, 0)) == (Rule.SCORE_COINS,)
    assert refusal(game, Note(7, Counted.COIN, 1)) == ("not-now",)


def test_a_customer_is_served_once() -> None:
    """``market-serve``: a tile lies on one farm."""
    game = tracked(Sold(0, 3))
    assert farm(game).customers == (3,)
    assert refusal(game, Sold(1, 3)) == refusal(game, Sold(1, 99)) == (Rule.MARKET_SERVE,)


def test_the_mill_grinds_what_is_noted() -> None:
    """``crafts-mill``: two coins more, its grain less as far as any is noted; who doesn't count grain here has none to lose."""
    ground = Spend(0, Spending.MILL, 2)
    game = tracked(Note(0, Counted.GRAIN, 3), ground)
    assert (farm(game).time, farm(game).coin, farm(game).grain) == (2, 3, 1)
    again = game.play(ground).play(ground)
    assert (farm(again).time, farm(again).coin, farm(again).grain) == (6, 7, 0)
    corrected = Game(PLAYERS[:2], new_game(EditionSettings("first_2011", (("crafts.mill.coins", 3),)), 2, 0, Depth.TRACKED))
    assert farm(corrected.play(ground)).coin == 4


def test_a_sale_takes_the_grain_that_is_asked_for() -> None:
    """``market-demand``: as far as any is noted."""
    tile = next(at for at, card in enumerate(tracked().position.table.edition.customers) if card.demand == "grain grain grain")
    noted = tracked(Note(0, Counted.GRAIN, 2))
    assert farm(noted.play(Sold(0, tile))).grain == 0
    assert farm(tracked(Note(0, Counted.GRAIN, 5), Sold(0, tile))).grain == 2


def test_the_least_harmful_one_is_missed() -> None:
    """From the farm first, then a workshop, a journey, the unborn, and the points of council and church last."""
    order = (Place.FARM, Place.STABLE, Place.CITY_F, Place.UNBORN, Place.COUNCIL_1, Place.COUNCIL_3, Place.CHURCH_1)
    for at, place in enumerate(order):
        assert missed(Farm((tuple(reversed(order[at:])), (), (), ())), 1) is place
    assert missed(Farm(((Place.BAG, Place.GRAVE), (), (), ())), 1) is None


def test_the_ring_starts_the_next_round() -> None:
    """``privilege-ring``, ``round-start-player``: taken once a round, and given back when the next one begins."""
    game = tracked(ClaimRing(2))
    assert refusal(game, ClaimRing(1)) == (Rule.PRIVILEGE_RING_TAKEN,)
    after = game.play(EndRound())
    assert after.position.seat == 2 and after.position.table.round == 2 and after.position.table.ring is None


def test_the_mass_is_led_through() -> None:
    """``mass-buy-out`` … ``mass-majority``: the order, the prices, the draw and the majority are the full game's."""
    game = tracked(Send(1, 1, Place.FARM, Place.BAG, 2), EndRound())
    assert game.position.seat == 1 and game.position.play(BuyOut(1)).option.payment.spent == (("coin", 1),)
    game = game.play(BuyOut(1))
    assert farm(game, 1).at(Place.CHURCH_1) == (1,) and farm(game, 1).coin == 0
    assert game.position.seat == 1, "three monks came of themselves, for nobody else is in the bag"
    game = game.play(Rise(1, Place.CHURCH_1)).play(Done())
    assert farm(game, 1).prestige == game.position.table.edition.church.majority
    assert farm(game, 1).grain == 0, "what isn't counted can't run out"


def test_the_draw_is_typed_in() -> None:
    """``mass-draw``: what came out of the bag is said, and only what is in it can be."""
    game = tracked(Send(0, 1, Place.FARM, Place.BAG, 2), EndRound(), Done())
    assert game.position.seat == CHANCE
    drawn = game.play(DrawMonk())
    assert drawn.position.seat == CHANCE and drawn.play(DrawMonk()).position.top is not None


def ending() -> Game:
    """A game of two whose last grave or chronicle space was just filled, in Anna's turn."""
    game = tracked(players=2)
    random = Random(4)
    while game.position.table.trigger is None:
        if isinstance(game.position.top, LaidToRest):
            game = game.play(random.choice([option for option in game.position.options if isinstance(option.choice, Bury)]))
        else:
            game = game.play(spent(game.position.seat, 9))
            game = game.play(EndTurn()) if isinstance(game.position.top, Tracking) else game
    return game


def test_the_end_gives_everybody_else_a_last_turn() -> None:
    """``end-last-turns``, ``end-final-mass``: then the sheet is asked for."""
    game = ending()
    trigger = game.position.table.trigger
    assert trigger.last_turns and game.position.top == Tracking(1 - trigger.seat)
    assert refusal(game, EndRound()) == (Rule.END_CUBES_OUT,)
    game = game.play(EndTurn())
    assert isinstance(game.position.top, Tallying)


def test_what_is_told_goes_before_what_was_entered() -> None:
    """``score-…``: the sheet is filled with what is known, and every line can be told."""
    game = ending().play(EndTurn())
    known = farm(game).prestige
    told = game.play(Tell(0, Line.PRESTIGE, known + 40)).play(Tell(0, Line.CUSTOMERS, 7)).play(Tell(0, Line.CUSTOMERS, 8))
    outcome = told.play(Done()).position.table.outcome
    assert outcome.sheets[0].points[Category.PRESTIGE] == known + 40 and outcome.sheets[0].points[Category.CUSTOMERS] == 8
    assert outcome.winners == (0,) and outcome.rule == Rule.WIN_MOST
    assert refusal(game, Tell(0, Line.PRESTIGE, 1000)) == (Rule.SCORE_PRESTIGE,)
    assert refusal(game, Tell(5, Line.PRESTIGE, 1)) == ("not-now",)


def test_ties_are_broken_by_what_is_told() -> None:
    """``tie-customers``, ``tie-living``, ``tie-shared``: as far as people count them."""
    game = ending().play(EndTurn())
    for seat in (0, 1):
        for line in list(Line)[:7]:
            game = game.play(Tell(seat, line, 5))
        game = game.play(Tell(seat, Line.SERVED, 2)).play(Tell(seat, Line.LIVING, 3))
    assert game.play(Done()).position.table.outcome.rule == Rule.TIE_SHARED
    living = game.play(Tell(1, Line.LIVING, 4)).play(Done()).position.table.outcome
    assert (living.winners, living.rule) == ((1,), Rule.TIE_LIVING)
    served = game.play(Tell(0, Line.SERVED, 3)).play(Done()).position.table.outcome
    assert (served.winners, served.rule) == ((0,), Rule.TIE_CUSTOMERS)


def test_reports_about_different_players_leave_each_other_alone() -> None:
    """Two phones may enter them in the same moment; the same player's may be one thing told twice, and a turn ends once."""
    assert independent(spent(0, 1), spent(1, 1)) and not independent(spent(0, 1), spent(0, 1))
    assert independent(EndTurn(), spent(0, 1)) and independent(spent(1, 1), EndRound())
    assert not independent(EndTurn(), EndTurn()) and not independent(EndRound(), EndTurn())
    assert not independent(Done(), spent(0, 1))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_tracked_games_keep_the_laws(players: int) -> None:
    """Every position can be, is written and read again, offers only what applies, and every game ends and is loaded."""
    for number in range(sampled(1, 3)):
        random = Random(f"{players} {number}")
        game = Game(
            tuple(Player(f"P{seat}", colour) for seat, colour in enumerate(COLOURS[:players])),
            new_game(EditionSettings("big_box_2023"), players, number % players, Depth.TRACKED),
        )
        while not game.position.over:
            position = game.position
            assert not flaw(position)
            if len(game.steps) % 29 == 0:
                assert from_json(to_json(position)) == position
                for option in random.sample(position.options, min(20, len(position.options))):
                    position.check(option)
                for refused in position.refusals:
                    assert position.why_not(refused.choice) == refused
            game = game.play(choose(position, random))
            assert len(game.steps) < 5000
        assert load(save(game)) == game
        assert game.undo(len(game.steps)).redo(len(game.steps)) == game


def test_tracked_positions_are_drawn_as_text() -> None:
    """The text picture says that the game is tracked, and reads back as the same position, sheet and all."""
    random, game = Random(3), tracked()
    while not game.position.over:
        assert picture.read(picture.write(game.position)) == game.position
        game = game.play(choose(game.position, random))
    game = ending().play(EndTurn()).play(Tell(0, Line.PRESTIGE, 40)).play(Tell(1, Line.LIVING, 3))
    drawn = picture.write(game.position)
    assert ", tracked, " in drawn and "told a:prestige:40+b:living:3" in drawn and picture.read(drawn) == game.position


FOREIGN = (Serve(999), Reveal(999), DrawMember(-1, 1), DrawMember(9, 1), DrawMember(0, 0), Tell(0, Line.PRESTIGE, 1), TakeRing())


def test_nothing_else_can_have_happened_at_a_mass() -> None:
    """What is no draw, no buying out and no rising isn't carried out, not even as something that happened anyway."""
    sent = [Send(seat, 1, Place.FARM, Place.BAG) for seat in (0, 0, 1, 1)]
    game = tracked(*sent, EndRound())
    seen = set()
    while isinstance(game.position.top, (BuyingOut, Drawing, Rising)):
        seen.add(type(game.position.top))
        for choice in FOREIGN:
            with pytest.raises(Illegal):
                game.force(Option(choice))
        game = game.play(game.position.options[0] if isinstance(game.position.top, Drawing) else Option(Done()))
    assert seen == {BuyingOut, Drawing, Rising}


def test_a_file_in_which_something_else_happened_at_a_mass_is_read_up_to_there() -> None:
    """The line before is the last that holds."""
    game = tracked(*[Send(0, 1, Place.FARM, Place.BAG)] * 2, EndRound(), Done())
    line = '{"answer":{"choice":{"type":"serve","customer":999},"payment":{}},"anyway":true}'
    with pytest.raises(BadSave) as caught:
        load(f"{save(game)}{line}\n")
    assert caught.value.problem == "save-misfit" and caught.value.rescued == game


def test_a_count_that_no_sheet_has_can_t_have_been_told_anyway() -> None:
    """The position that it would come to can't be."""
    game = ending().play(EndTurn())
    assert not flaw(game.force(Option(Tell(0, Line.PRESTIGE, 900))).position)
    forced = replace(game.position, agenda=(Tallying(((0, Line.PRESTIGE, 1000),)),))
    assert flaw(forced) == "agenda.0"
