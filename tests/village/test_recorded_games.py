"""Complete recorded games, one for each way the game can end, replay to what is written beside them."""

from __future__ import annotations

import re
import tomllib
from itertools import dropwhile, product

import pytest

from tests.games.record import EXPECTED, HERE, LARGEST, WANTED, Wanted, ending, expected, play
from tests.village.positions import BIG, FIRST
from village_core.games import load, save
from village_core.games.village import Table, picture
from village_core.games.village.events import CubeTaken, Event, LastTurnsBegan, MassBegan, Moved
from village_core.games.village.table import Farm
from village_core.games.village.turn import Acting, Turn
from village_core.games.village.vocabulary import Filled, Moment, Place, Row
from village_core.kernel.game import Game

NAMES = tuple(wanted.name for wanted in WANTED)
DEMANDS = {  # points of the customers by what they want, as in data/village.md
    6: "plow horse, plow ox, wagon horse, wagon ox, wagon plow, horse ox",
    5: "scroll wagon, scroll plow, scroll horse, scroll ox, plow grain grain, wagon grain grain, horse grain grain, "
    "ox grain grain",
    4: "scroll grain grain, plow grain, wagon grain, horse grain, ox grain",
    3: "grain grain grain, scroll grain, wagon, plow",
    2: "scroll",
}


def recorded(name: str) -> Game[Table]:
    """A recorded game, replayed answer by answer."""
    return load((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))


def unversioned(text: str) -> str:
    """A save without what versions differ in: a recorded game of the first format replays in later versions too."""
    text = re.sub(r'"format":\d+,"engine":"[^"]*"', "", text, count=1)
    return text.replace(',"depth":"full"', "")


def known() -> dict[str, dict]:
    """What each game is expected to replay to."""
    return tomllib.loads(EXPECTED.read_text(encoding="utf-8"))


def last_actions(game: Game[Table]) -> list[int]:
    """Who began a last turn, with a cube or without, in order: read off the positions themselves."""
    seats, begun = [], False
    for before, step in zip(game.positions(), game.steps, strict=False):
        if begun and isinstance(before.top, Turn | Acting) and before.seat is not None:
            took = isinstance(before.top, Turn) or len(before.top.spaces) > 1
            after_well = isinstance(before.top, Acting) and before.table.has_cubes()
            seats += [before.seat] if took and not after_well else []
        begun = begun or any(isinstance(event, LastTurnsBegan) for event in step.events)
    return seats


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_to_its_final_score(name: str) -> None:
    """Answer by answer, checkpoints included, to the same totals, winner and ending."""
    game = recorded(name)
    assert game.position.over
    assert tomllib.loads(expected(name, game))[name] == known()[name]
    assert unversioned(save(game)) == unversioned((HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    assert len(save(game).encode()) < LARGEST


@pytest.mark.parametrize("wanted", WANTED, ids=lambda wanted: wanted.name)
def test_a_recorded_game_ends_as_it_was_wanted_to(wanted: Wanted) -> None:
    """Each recorded game is one of the way to end that it stands for."""
    game = recorded(wanted.name)
    assert wanted.fits(ending(game), game.steps)
    copy = game.start.table.copy
    assert (copy.edition, len(game.players)) == (wanted.edition, wanted.players)
    assert copy.corrections == tuple((f"rulings.{name}", value) for name, value in wanted.rulings)


def test_every_way_to_end_is_recorded() -> None:
    """Chronicle or graves, each after a turn, by a market's caller and by another; cubes run out in the last turns, and
    before them; S0's two rulings; both editions and every number of players.
    """
    ends = known().values()
    rules = ("end-last-turns", "end-market-caller", "end-market-other")
    assert {(end["filled"], end["rule"]) for end in ends} == set(product(Filled, rules))
    assert any(0 < len(end["without_cubes"]) < len(end["last_turns"]) for end in ends), "cubes run out on the way"
    assert any(end["last_cube_taken"] and end["without_cubes"] == end["last_turns"] for end in ends)
    games = [recorded(name).start.table for name in NAMES]
    assert {table.copy.edition for table in games} == {FIRST, BIG}
    assert {len(table.farms) for table in games} == {2, 3, 4, 5}
    assert {table.edition.rulings.market_trigger for table in games} == {"caller-last", "trigger-last"}
    assert {table.edition.rulings.last_deaths for table in games} == {"placed", "removed"}
    assert set(known()) == set(NAMES) == {file.stem for file in HERE.glob("*.jsonl")}


@pytest.mark.parametrize("name", NAMES)
def test_the_last_turns_are_played_in_the_order_announced(name: str) -> None:
    """Those who decide after the last turns began are those who were named, in that order, each once; then one mass."""
    game = recorded(name)
    assert last_actions(game) == known()[name]["last_turns"]
    assert [event.rule for event in after_the_bell(game) if isinstance(event, MassBegan)] == ["end-final-mass"]


@pytest.mark.parametrize("name", NAMES)
def test_the_final_score_is_what_the_final_table_is_worth(name: str) -> None:
    """score-prestige, score-travel, score-council, score-church, score-chronicle, score-customers, score-coins: added
    up here from the printed numbers, without the engine's scoring.
    """
    table = recorded(name).position.table
    assert [worth(farm) for farm in table.farms] == known()[name]["totals"]


def worth(farm: Farm) -> int:
    """The points of a farm by the numbers printed in both editions."""
    places = [place.value for generation in farm.family for place in generation]
    travel = (0, 1, 3, 6, 10, 14, 18)[len(farm.cities)]
    seats = sum({"council-2": 2, "council-3": 4, "council-4": 6}.get(place, 0) for place in places)
    windows = sum({"church-1": 2, "church-2": 3, "church-3": 4, "church-4": 6}.get(place, 0) for place in places)
    remembered = sum(place.startswith("chronicle-") for place in places)
    book = {0: 0, 1: 0, 2: 0, 3: 4, 4: 7}.get(remembered, 12)
    tiles = [points for points, demands in DEMANDS.items() for _ in demands.split(", ")]
    return farm.prestige + travel + seats + windows + book + sum(tiles[tile] for tile in farm.customers) + farm.coin


def test_outside_a_market_day_everybody_else_has_one_more_turn() -> None:
    """end-last-turns (000 §3 A, 004 遊戲結束): Ada, first of five, fills the last grave; Bela, Caro, Dina and Emil
    follow, and Ada herself has no turn any more.
    """
    end = ending(recorded("graves-turn"))
    assert (end.seat, end.moment) == (0, Moment.TURN_END)
    assert last_actions(recorded("graves-turn")) == [1, 2, 3, 4]


def test_a_caller_who_rings_the_end_in_has_had_the_last_turn() -> None:
    """end-market-caller (000 §3 B, 004 特殊情況): Ada called the day of three and filled the chronicle in it; the day
    is finished, then Bela and Caro have one turn each and Ada none.
    """
    game = recorded("chronicle-caller")
    assert caller(game) == ending(game).seat == 0
    assert last_actions(game) == [1, 2]


def test_when_another_rings_it_in_all_have_a_turn_and_the_caller_is_last() -> None:
    """end-market-other (004 特殊情況; data/village.md §Rulings): Ada called the day of four, Caro filled the last grave
    in it; all have one more turn, clockwise from Ada's neighbour Bela, Ada last.
    """
    game = recorded("graves-other")
    assert (caller(game), ending(game).seat) == (0, 2)
    assert last_actions(game) == [1, 2, 3, 0]


def test_by_the_ruling_of_text_000_the_one_who_rang_it_in_is_last() -> None:
    """end-market-other with rulings.market_trigger "trigger-last" (000 §3 C): Caro called the day of three, Bela filled
    the last grave in it; from Bela's neighbour round to Bela that is Caro, Ada, Bela, not Ada, Bela, Caro.
    """
    game = recorded("trigger-last")
    assert (caller(game), ending(game).seat) == (2, 1)
    assert last_actions(game) == [2, 0, 1]


def caller(game: Game[Table]) -> int:
    """Who called the market day in which the end was rung in: the last one who took a cube before the last turns."""
    events = list(game.events())
    began = next(at for at, event in enumerate(events) if isinstance(event, LastTurnsBegan))
    return [event.seat for event in events[:began] if isinstance(event, CubeTaken)][-1]


def test_without_cubes_the_rest_act_freely() -> None:
    """end-cubes-out (000 §3, 004 遊戲結束): Ada takes the last cube in her last turn; Bela acts without one, with every
    space to choose from, and nothing is seeded.
    """
    game = recorded("cubes-out")
    assert last_actions(game) == [0, 1] and ending(game).free == (1,)
    assert [event.seat for event in after_the_bell(game) if isinstance(event, CubeTaken)] == [0]
    assert not game.position.table.has_cubes()


def after_the_bell(game: Game[Table]) -> list[Event]:
    """What happened from the announcement of the last turns on."""
    return list(dropwhile(lambda event: not isinstance(event, LastTurnsBegan), game.events()))


def test_the_turn_that_takes_the_last_cube_can_ring_in_the_end() -> None:
    """end-cubes-out (data/village.md §Rulings): Bela takes the last cube and fills the last grave; no mass and no
    seeding, but a free action for Caro, Dina and Ada, and then the only mass.
    """
    game = recorded("last-cube")
    assert ending(game).seat == 1 and ending(game).free == (2, 3, 0)
    assert last_actions(game) == [2, 3, 0]


def test_by_the_ruling_of_text_000_who_dies_in_the_last_turns_is_removed() -> None:
    """dying-last-turns (000 §3): Ada's "2" dies at the stable in her last turn and leaves the game, though the row of the
    crafts has a space left, where the other ruling would lay it.
    """
    game = recorded("deaths-removed")
    gone = [event for event in game.events() if isinstance(event, Moved) and event.end is Place.GONE]
    assert [(event.seat, event.start, event.rule) for event in gone] == [(0, Place.STABLE, "dying-last-turns")]
    assert game.position.table.room(Row.CRAFTS) == 1


def test_the_recorder_makes_the_same_game_again() -> None:
    """Regenerating from the seed beside a game's name gives the file that is there."""
    wanted = WANTED[0]
    text = (HERE / f"{wanted.name}.jsonl").read_text(encoding="utf-8")
    assert unversioned(save(play(wanted, wanted.seed))) == unversioned(text)


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_recorded_game_is_its_picture(name: str) -> None:
    """Written as a text picture and read again, each position of the game is the same."""
    for position in recorded(name).positions():
        assert picture.read(picture.write(position)) == position
