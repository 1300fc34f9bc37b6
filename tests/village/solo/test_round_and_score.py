"""Setup, mass, new round and score of a game for one."""

from __future__ import annotations

from random import Random

import pytest

from tests.village import positions
from tests.village.solo.positions import ME, collect_rules, lay_solo, list_events, play_with_chance
from village_core.games.editions import BadSettings
from village_core.games.narration import load_words
from village_core.games.opening import Depth
from village_core.games.problems import describe_problem
from village_core.games.village import CODEC, GAME, EditionSettings, build_edition, choices, deal, find_flaw, new_game, picture
from village_core.games.village.ending import Scoring, score
from village_core.games.village.events import MajorityWon, Moved, Paid, RoundBegan
from village_core.games.village.mass import Drawing, Rising
from village_core.games.village.rounds import NewRound, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.solo.events import RingSpent, RivalCame, TrackCleared
from village_core.games.village.table import view_as
from village_core.games.village.vocabulary import Category, Cube, Place, Space
from village_core.kernel.compact import compact, expand
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Player

C1, C2 = Place.CHURCH_1, Place.CHURCH_2
BIG_COPY = EditionSettings(positions.BIG)


def test_a_game_for_one_is_set_up_for_two() -> None:
    """solo-setup: stalls, chronicle and graves are those of two; Carla's 1s and 2s lie beside her board, 3s and 4s wait."""
    position = new_game(BIG_COPY, 1)
    table = position.table
    assert len(table.farms) == 2 and [*table.seats] == [ME] and len(table.stalls) == 3
    carla = table.farms[RIVAL]
    assert carla.list_generations_at(Place.FARM) == (1, 1, 1, 1, 2, 2, 2) and carla.list_generations_at(Place.UNBORN) == (
        3,
        3,
        4,
        4,
    )
    assert (carla.coin, table.farms[ME].coin) == (0, 1) and table.supply.coin == 24
    assert (table.count_chronicle_room(), table.count_free_graves()) == (11, 3)
    found, _ = play_with_chance(position)
    assert RivalCame(Rule.SOLO_SETUP) in found and RoundBegan(Rule.SOLO_START, ME) in found


def test_only_the_big_box_seats_one() -> None:
    """solo-setup: a game for one is refused in 2011, and as a tracked game, because Carla's choices depend on every cube.

    Seat compensation and another starting player change nothing about the table.
    """
    with pytest.raises(BadSettings):
        new_game(EditionSettings(positions.FIRST), 1)
    with pytest.raises(BadSettings) as caught:
        new_game(BIG_COPY, 1, 0, Depth.TRACKED)
    assert "every cube" in describe_problem(load_words(GAME.words), caught.value)
    compensating = EditionSettings(positions.BIG, (("rulings.seat_compensation", True),))
    assert new_game(compensating, 1, start=3).table == GAME.change_edition(new_game(BIG_COPY, 1).table, compensating)


def test_you_always_start() -> None:
    """solo-start: you begin the new round with the ring or without, and the ring is back in the council."""
    for ring in (None, ME):
        step = positions.settle(lay_solo(ring=ring, spaces={}), NewRound())
        assert step.table.start == ME and step.table.ring is None


def test_her_member_goes_to_the_first_window_without_one_of_hers() -> None:
    """solo-window: Carla's members go to the lowest window without one of hers; yours go to the first."""
    table = lay_solo(hers={"church-1": [3], "church-3": [4], "bag": [3]}, mine={"bag": [1]})
    position = positions.lay_mass(table)
    assert positions.list_choices(position) == {choices.Done()}, "without a coin you buy nobody out, and she never does"
    position = positions.play(position, choices.Done(), choices.DrawMember(RIVAL, 3), choices.DrawMember(ME, 1))
    assert position.table.farms[RIVAL].list_generations_at(C2) == (3,) and position.table.farms[ME].list_generations_at(C1) == (
        1,
    )


def test_with_all_windows_taken_hers_goes_back_into_the_bag() -> None:
    """solo-windows-full: if all her windows are taken, Carla's drawn member goes back into the bag."""
    table = lay_solo(
        hers={"church-1": [3], "church-2": [3], "church-3": [4], "church-4": [4], "bag": [3]}, corrections={"box.family.2": 3}
    )
    step = positions.settle(table, Drawing(1)).play(choices.DrawMember(RIVAL, 3))
    assert Moved(Rule.SOLO_WINDOWS_FULL, RIVAL, 3, Place.BAG, Place.BAG) in step.events
    assert step.position.table.farms[RIVAL].list_generations_at(Place.BAG) == (3,)


def test_she_never_moves_up() -> None:
    """solo-window: a mass never asks Carla: she buys no member out, and her members do not rise."""
    assert positions.settle(lay_solo(hers={"church-1": [3], "bag": [4]}), Rising((ME,))).over
    position = positions.lay_mass(lay_solo(hers={"bag": [3]}, stock={"coin": 3}))
    assert position.seat == CHANCE


@pytest.mark.parametrize(
    ("mine", "hers", "won", "rule"),
    [
        ({"church-4": [1]}, {"church-1": [3], "church-2": [4]}, 0, Rule.SOLO_MAJORITY),
        ({"church-1": [1, 1]}, {"church-2": [3]}, 2, Rule.MASS_MAJORITY),
        ({"church-2": [1]}, {"church-1": [3]}, 2, Rule.MASS_MAJORITY_TIE),
        ({"church-1": [1]}, {"church-2": [3]}, 0, Rule.SOLO_MAJORITY),
        ({"church-2": [1]}, {"church-2": [3]}, 2, Rule.MASS_MAJORITY_SHARED),
    ],
)
def test_the_majority_with_her(mine: dict, hers: dict, won: int, rule: str) -> None:
    """solo-majority: Carla counts by the usual rule, ties too, and gains no points."""
    position = positions.settle(lay_solo(mine=mine, hers=hers), Rising((ME,)))
    step = position.play(choices.Done()) if position.seat == ME else None
    table = step.position.table if step else position.table
    assert [farm.prestige for farm in table.farms] == [won, 0]
    if step:
        assert rule in collect_rules(step)
        assert all(event.points == 0 for event in list_events(step) if isinstance(event, MajorityWon) and event.seat == RIVAL)


def test_her_cubes_but_the_last_go_back() -> None:
    """solo-new-round: Carla's cubes except the last go back before the bag is filled; the number laid stays."""
    table = lay_solo(track="faith plague skill plague", spaces={"harvest": "faith"}, ring=ME)
    step = positions.play(positions.lay_turn(table), choices.Take(Space.HARVEST, Cube.FAITH)).play(choices.Leave())
    said = collect_rules(step)
    assert TrackCleared(Rule.SOLO_NEW_ROUND, (1, 0, 1, 0, 1)) in step.events
    assert said.index(Rule.SOLO_START) < said.index(Rule.SOLO_NEW_ROUND) < said.index(Rule.ROUND_BAG)
    after = step.position.table
    assert after.rival.cubes == (Cube.PLAGUE,) and after.rival.laid == 4 and after.bag[-1] == 5


def act_at_council(**more: object) -> Position:
    """Return the position that asks you to act at the council, where you have a member on the fourth stage."""
    return positions.lay_acting(lay_solo(mine={"council-4": [1]}, **more), "council")


def test_the_ring_is_as_good_as_a_coin() -> None:
    """solo-ring: the ring pays before a real coin, for influence, prestige or a member in the bag."""
    position = positions.play(act_at_council(ring=ME), choices.StayInCouncil())
    step = position.play(choices.BuyPrestige())
    assert step.events[0] == RingSpent(Rule.SOLO_RING, ME) and step.position.table.ring is None
    assert step.position.table.farms[ME].prestige == 3
    both = positions.play(act_at_council(ring=ME, stock={"coin": 2}), choices.StayInCouncil()).play(choices.BuyPrestige())
    assert both.position.table.farms[ME].coin == 2 and both.position.table.supply.coin == 23
    bought = positions.lay_mass(lay_solo(mine={"bag": [1]}, ring=ME)).play(choices.BuyOut(1))
    assert RingSpent(Rule.SOLO_RING, ME) in bought.events and bought.position.table.farms[ME].list_generations_at(C1) == (1,)
    entered = positions.lay_acting(lay_solo(ring=ME, stock={"coin": 1}), "council").play(choices.EnterCouncil(1))
    paid = [event.spent for event in entered.events if isinstance(event, Paid)]
    assert paid == [(("coin", 1),)] and entered.position.table.farms[ME].coin == 0


def test_a_spent_ring_cannot_be_taken_again_in_the_round() -> None:
    """solo-ring-spent: a spent ring can't be taken, and on the first stage no privilege is asked.

    With the new round it is in the council again.
    """
    position = positions.play(act_at_council(ring_spent=True), choices.StayInCouncil())
    assert positions.refuse(position, choices.TakeRing()).rules == (
        Rule.SOLO_RING_SPENT,
    ) and choices.Decline() in positions.list_choices(position)
    low = positions.lay_acting(lay_solo(mine={"council-1": [1]}, ring_spent=True), "council")
    assert not isinstance(positions.play(low, choices.StayInCouncil()).top, type(position.top)), (
        "the first privilege gives nothing"
    )
    assert positions.settle(lay_solo(ring_spent=True, spaces={}), NewRound()).table.ring_in_council


def test_a_kept_ring_goes_back_to_the_council() -> None:
    """solo-ring: a ring is worth a coin from the moment it is taken, and 0 after the new round has begun and at the end."""
    table = lay_solo(ring=ME, spaces={})
    assert table.find_purse(ME).coin == 1 and positions.settle(table, NewRound()).table.find_purse(ME).coin == 0
    assert score(table).sheets[0].points[Category.COINS] == 0
    held = positions.play(act_at_council(), choices.StayInCouncil()).play(choices.TakeRing()).position.table
    assert held.ring == ME and held.find_purse(ME).coin == 1


@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "Apprentice"),
        (39, "Apprentice"),
        (40, "Traveller"),
        (49, "Traveller"),
        (50, "Master"),
        (60, "Grand master"),
        (70, "Genius"),
        (79, "Genius"),
        (80, "Sage"),
        (150, "Sage"),
    ],
)
def test_the_score_is_worth_a_rank(points: int, rank: str) -> None:
    """solo-rank: the prestige points give the rank; Carla has no sheet, and you can't lose."""
    table = lay_solo(stock={"prestige": points})
    outcome = score(table)
    assert len(outcome.sheets) == 1 and outcome.winners == (ME,) and outcome.rule == Rule.SOLO_RANK
    position = positions.settle(table, Turns(0), Scoring())
    told = GAME.narrate(load_words(GAME.words), ("Ann",), position)
    assert told.rank(outcome.sheets[0].total) == rank and told.nouns.name_seat(RIVAL) == "Carla"


def test_her_board_is_written_down_and_read_again() -> None:
    """solo-track: text and link keep Carla's board, the cube to answer and a spent ring."""
    table = lay_solo(
        track="faith plague skill", ring_spent=True, spaces={"harvest": "faith"}, hers={"church-2": [3], "bag": [4], "grave": [1]}
    )
    position = positions.lay_turn(table)
    drawn = picture.write(position)
    assert "carla       FxS, laid 3, fate o?????, ring-spent" in drawn
    assert picture.read(drawn) == position and not find_flaw(position)
    after = positions.play(position, choices.Take(Space.HARVEST, Cube.FAITH))
    assert ", answers harvest F" in picture.write(after) and picture.read(picture.write(after)) == after
    game = Game((Player("Ann", "red"),), position).play(choices.Take(Space.HARVEST, Cube.FAITH))
    assert expand(compact(game, CODEC, "1"), CODEC) == game


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("carla FF, laid 1", "table.rival.laid"),
        ("carla F, laid 4", "table.rival.fate"),
        ("carla F, laid 1, fate Qo????", "table.rival.fate"),
        ("carla FFF, laid 3, fate QQ????", "table.rival.fate"),
        ("farm b 1 1, 2 coin", "table.farms.1"),
        ("church -, window-1 b3 b4", "table.farms.1"),
    ],
)
def test_what_cannot_be_on_her_board(line: str, place: str) -> None:
    """solo-track, solo-window: Carla's impossible cubes, fate tiles or pieces are the position's flaw, named by its place."""
    assert find_flaw(picture.read(f"village {positions.BIG}, 1 player\nharvest F\n{line}")) == place


def test_a_set_up_table_can_be() -> None:
    """solo-setup: a table set up for one is possible, at your first turn; an onlooker sees all of Carla's farm."""
    position = deal(new_game(BIG_COPY, 1), Random(3))
    assert not find_flaw(position) and position.table.round == 1 and position.seat == ME
    assert view_as(position.table, None).farms[RIVAL] == position.table.farms[RIVAL]


def test_a_copy_checked_for_one_is_sure_of_the_cards_of_two() -> None:
    """solo-setup: on a copy checked for one the values for two and Carla's board are certain, those for three aren't."""
    edition = build_edition(EditionSettings(positions.BIG, (("checked", 1),)))
    assert edition.find_mark("setup.2.added") == edition.find_mark("solo.1.track") == "certain"
    assert (
        edition.find_mark("setup.3.added") == "reconstructed"
        and build_edition(BIG_COPY).find_mark("solo.1.track") == "reconstructed"
    )


def test_monks_are_drawn_beside_her() -> None:
    """solo-window: beside Carla's members monks can be drawn from the bag."""
    position = positions.lay_mass(lay_solo(hers={"bag": [3]}))
    assert {choice for choice, _ in position.top.list_outcomes(position.table)} == {
        choices.DrawMember(RIVAL, 3),
        choices.DrawMonk(),
    }
