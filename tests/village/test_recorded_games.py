"""Facts of the recorded games of Village: the last turns, the last mass, the final score by the printed numbers."""

from __future__ import annotations

from itertools import dropwhile

import pytest

from tests.village.recorded import VILLAGE, find_ending
from village_core.games.village import Table
from village_core.games.village.events import CubeTaken, Event, LastTurnsBegan, MassBegan, Moved
from village_core.games.village.table import Farm
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Moment, Place, Row
from village_core.kernel.game import Game

NAMES = tuple(wanted.name for wanted in VILLAGE.wanted)
KNOWN = VILLAGE.known
DEMANDS = {  # points of the customers by what they want, as in data/village.md
    6: "plow horse, plow ox, wagon horse, wagon ox, wagon plow, horse ox",
    5: "scroll wagon, scroll plow, scroll horse, scroll ox, plow grain grain, wagon grain grain, horse grain grain, "
    "ox grain grain",
    4: "scroll grain grain, plow grain, wagon grain, horse grain, ox grain",
    3: "grain grain grain, scroll grain, wagon, plow",
    2: "scroll",
}


def list_last_actions(game: Game[Table]) -> list[int]:
    """Return the seats that began a last turn, with a cube or without, in order, from the positions themselves."""
    seats, begun = [], False
    for before, step in zip(game.list_positions(), game.steps, strict=False):
        if begun and isinstance(before.top, Turn | Acting) and before.seat is not None:
            took = isinstance(before.top, Turn) or len(before.top.spaces) > 1
            after_well = isinstance(before.top, Acting) and before.table.has_cubes()
            seats += [before.seat] if took and not after_well else []
        begun = begun or any(isinstance(event, LastTurnsBegan) for event in step.events)
    return seats


def test_every_ruling_about_the_end_is_recorded() -> None:
    """The rulings about the market day's trigger and deaths in the last turns are recorded with both values.

    Recorded too are last turns of which only the later ones have no cubes, and a game of which all have none.
    """
    ends = KNOWN.values()
    assert any(0 < len(end["without_cubes"]) < len(end["last_turns"]) for end in ends), "cubes run out on the way"
    assert any("last-cube" in end["also"] and end["without_cubes"] == end["last_turns"] for end in ends)
    rulings = [VILLAGE.load(name).start.table.edition.rulings for name in NAMES]
    assert {each.market_trigger for each in rulings} == {"caller-last", "trigger-last"}
    assert {each.last_deaths for each in rulings} == {"placed", "removed"}


@pytest.mark.parametrize("name", NAMES)
def test_the_last_turns_are_played_in_the_order_announced(name: str) -> None:
    """After the announcement the named seats decide in that order, each once, except Carla; then comes one mass."""
    game = VILLAGE.load(name)
    seats = game.position.table.seats
    assert list_last_actions(game) == [seat for seat in KNOWN[name]["last_turns"] if seat in seats], "Carla is not asked"
    assert [event.rule for event in list_last_events(game) if isinstance(event, MassBegan)] == ["end-final-mass"]


@pytest.mark.parametrize("name", NAMES)
def test_the_final_score_is_what_the_final_table_is_worth(name: str) -> None:
    """The final score equals a sum of the printed numbers, without the engine's scoring.

    score-prestige, score-travel, score-council, score-church, score-chronicle, score-customers, score-coins
    """
    table = VILLAGE.load(name).position.table
    assert [count_points(table.farms[seat]) for seat in table.seats] == KNOWN[name]["totals"]


def count_points(farm: Farm) -> int:
    """Return the points of a farm by the numbers printed in both editions."""
    places = [place.value for generation in farm.family for place in generation]
    travel = (0, 1, 3, 6, 10, 14, 18)[len(farm.cities)]
    seats = sum({"council-2": 2, "council-3": 4, "council-4": 6}.get(place, 0) for place in places)
    windows = sum({"church-1": 2, "church-2": 3, "church-3": 4, "church-4": 6}.get(place, 0) for place in places)
    remembered = sum(place.startswith("chronicle-") for place in places)
    book = {0: 0, 1: 0, 2: 0, 3: 4, 4: 7}.get(remembered, 12)
    tiles = [points for points, demands in DEMANDS.items() for _ in demands.split(", ")]
    return farm.prestige + travel + seats + windows + book + sum(tiles[tile] for tile in farm.customers) + farm.coin


def test_outside_a_market_day_everybody_else_has_one_more_turn() -> None:
    """end-last-turns (000 §3 A, 004 遊戲結束): after a last grave in a turn all others have one turn more.

    Ada, first of five, fills the last grave; Bela, Caro, Dina and Emil follow, and Ada has no further turn.
    """
    end = find_ending(VILLAGE.load("graves-turn"))
    assert (end.seat, end.moment) == (0, Moment.TURN_END)
    assert list_last_actions(VILLAGE.load("graves-turn")) == [1, 2, 3, 4]


def test_a_caller_who_rings_the_end_in_has_had_the_last_turn() -> None:
    """end-market-caller (000 §3 B, 004 特殊情況): a caller who rings in the end on the day has no further turn.

    Ada called the day of three and filled the chronicle in it; the day is finished, then Bela and Caro have one turn each.
    """
    game = VILLAGE.load("chronicle-caller")
    assert find_caller(game) == find_ending(game).seat == 0
    assert list_last_actions(game) == [1, 2]


def test_when_another_rings_it_in_all_have_a_turn_and_the_caller_is_last() -> None:
    """end-market-other (004 特殊情況; data/village.md §Rulings): all have one turn more, the caller last.

    Ada called the day of four, Caro filled the last grave in it; turns go clockwise from Ada's neighbour Bela to Ada.
    """
    game = VILLAGE.load("graves-other")
    assert (find_caller(game), find_ending(game).seat) == (0, 2)
    assert list_last_actions(game) == [1, 2, 3, 0]


def test_by_the_ruling_of_text_000_the_one_who_rang_it_in_is_last() -> None:
    """end-market-other with rulings.market_trigger "trigger-last" (000 §3 C): the filler plays last.

    Caro called the day of three, Bela filled the last grave in it; from Bela's neighbour round to Bela that is Caro, Ada, Bela,
    not Ada, Bela, Caro.
    """
    game = VILLAGE.load("trigger-last")
    assert (find_caller(game), find_ending(game).seat) == (2, 1)
    assert list_last_actions(game) == [2, 0, 1]


def find_caller(game: Game[Table]) -> int:
    """Return the seat that called the market day of the trigger: the last to take a cube before the last turns."""
    events = list(game.list_events())
    began = next(at for at, event in enumerate(events) if isinstance(event, LastTurnsBegan))
    return [event.seat for event in events[:began] if isinstance(event, CubeTaken)][-1]


def test_without_cubes_the_rest_act_freely() -> None:
    """end-cubes-out (000 §3, 004 遊戲結束): without cubes the remaining last turns are free actions.

    Ada takes the last cube in her last turn; Bela acts without one, with every space to choose from, and no space is seeded.
    """
    game = VILLAGE.load("cubes-out")
    assert list_last_actions(game) == [0, 1] and find_ending(game).free == (1,)
    assert [event.seat for event in list_last_events(game) if isinstance(event, CubeTaken)] == [0]
    assert not game.position.table.has_cubes()


def list_last_events(game: Game[Table]) -> list[Event]:
    """Return the events from the announcement of the last turns on, that one included."""
    return list(dropwhile(lambda event: not isinstance(event, LastTurnsBegan), game.list_events()))


def test_the_turn_that_takes_the_last_cube_can_ring_in_the_end() -> None:
    """end-cubes-out (data/village.md §Rulings): a trigger with the last cube brings free actions.

    Bela takes the last cube and fills the last grave; Caro, Dina and Ada have a free action each.
    """
    game = VILLAGE.load("last-cube")
    assert find_ending(game).seat == 1 and find_ending(game).free == (2, 3, 0)
    assert list_last_actions(game) == [2, 3, 0]


def test_by_the_ruling_of_text_000_who_dies_in_the_last_turns_is_removed() -> None:
    """dying-last-turns (000 §3): a member who dies in the last turns leaves the game.

    Ada's "2" dies at the stable in her last turn, though the row of the crafts has a space left, where the other ruling would
    lay it.
    """
    game = VILLAGE.load("deaths-removed")
    gone = [event for event in game.list_events() if isinstance(event, Moved) and event.end is Place.GONE]
    assert [(event.seat, event.start, event.rule) for event in gone] == [(0, Place.STABLE, "dying-last-turns")]
    assert game.position.table.count_row_room(Row.CRAFTS) == 1
