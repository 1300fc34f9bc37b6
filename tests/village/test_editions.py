"""Editions: their numbers written down again from data/village.md, their marks, citations, legs and laps."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files

import pytest
from msgspec.structs import replace

from tests.village.positions import BIG, FIRST
from village_core.games.editions import Mark, list_rulings
from village_core.games.village import EditionSettings, build_edition
from village_core.games.village.edition import Edition
from village_core.games.village.printed import split_leg
from village_core.games.village.rules import Rule
from village_core.games.village.vocabulary import CITIES, SPACES, VILLAGE, Building, Place

CARDS = {  # added of each colour; harvest, family, crafts, market, travel, council, church
    2: (4, (3, 2, 5, 1, 3, 2, 2)),
    3: (5, (3, 3, 6, 1, 3, 2, 3)),
    4: (5, (3, 3, 7, 1, 3, 3, 4)),
    5: (7, (4, 4, 7, 1, 5, 4, 5)),
}
CUSTOMERS = {
    6: "P+H P+O W+H W+O W+P H+O",
    5: "S+W S+P S+H S+O P+2G W+2G H+2G O+2G",
    4: "S+2G P+G W+G H+G O+G",
    3: "3G S+G W P",
    2: "S",
}
LETTERS = {"S": "scroll", "W": "wagon", "P": "plow", "H": "horse", "O": "ox", "G": "grain"}
BOTH = pytest.mark.parametrize("name", [FIRST, BIG])


@BOTH
def test_setup_cards(name: str) -> None:
    """round-bag, round-seeding: the cards by number of players; a round's cubes divide evenly among the players.

    The cubes added, with all plague, are more than those placed.
    """
    edition = build_edition(EditionSettings(name))
    assert set(edition.setup) == set(CARDS) - ({5} if name == FIRST else set())
    for players, card in edition.setup.items():
        added, spaces = CARDS[players]
        assert (card.added, tuple(card.spaces[space] for space in SPACES)) == (added, spaces)
        assert sum(spaces) % players == 0 and 4 * added + 6 > sum(spaces)


@BOTH
def test_customers(name: str) -> None:
    """market-demand: the twenty-four customers of each edition have the points and the wanted goods that are listed here."""
    wanted: Counter[tuple[int, tuple[str, ...]]] = Counter()
    for points, tiles in CUSTOMERS.items():
        for tile in tiles.split():
            goods = [LETTERS[part[-1]] for part in tile.split("+") for _ in range(int(part[0]) if part[0].isdigit() else 1)]
            wanted[points, tuple(sorted(goods))] += 1
    tiles_here = Counter((tile.points, tuple(sorted(tile.wants))) for tile in build_edition(EditionSettings(name)).customers)
    assert tiles_here == wanted and wanted.total() == 24


@BOTH
def test_tracks(name: str) -> None:
    """council-time, mass-rise, score-travel, score-chronicle: the numbers of council, church, journeys and chronicle.

    Also those of market, turn and farm, the monks, and the sizes of a family.
    """
    edition = build_edition(EditionSettings(name))
    council, church = edition.council, edition.church
    assert (council.time, council.points, council.persuasion, council.scrolls) == ((1, 2, 2, 3), (0, 2, 4, 6), 2, 1)
    assert (council.influence, council.coins, council.prestige) == (2, 1, 3)
    assert (church.grain, church.points, church.faith, church.time) == ((1, 1, 2), (2, 3, 4, 6), 1, 3)
    assert (church.majority, church.coins) == (2, 1)
    assert (edition.travel.points, edition.travel.time, edition.travel.wagons) == ((1, 3, 6, 10, 14, 18), 2, 1)
    assert edition.chronicle_points == (0, 0, 0, 4, 7, 12)
    assert (edition.market.queue, edition.market.surcharge_persuasion, edition.market.surcharge_time) == (5, 1, 1)
    assert (edition.turn.plague_time, edition.turn.well) == (2, 3)
    farm = edition.farm
    assert (farm.lap, farm.grain, farm.harvest, farm.harvest_horse, farm.harvest_ox, farm.coins) == (10, 5, 2, 3, 4, 1)
    assert edition.box.monks == 4 and edition.box.family == (4, 3, 2, 2)


@BOTH
def test_crafts(name: str) -> None:
    """crafts-training, crafts-time, crafts-price, crafts-mill: the five buildings."""
    crafts = build_edition(EditionSettings(name)).crafts
    assert {b.value: (w.training, w.time, w.knowledge, w.skill, w.grain, w.coins) for b, w in crafts.items()} == {
        "wainwright": (2, 2, 1, 1, 0, 0),
        "stable": (3, 3, 0, 0, 3, 0),
        "office": (2, 2, 1, 0, 0, 0),
        "smithy": (3, 3, 1, 1, 0, 0),
        "mill": (0, 2, 0, 0, 2, 2),
    }
    assert not any(w.persuasion or w.faith for w in crafts.values())
    assert {b: len(w.makes) for b, w in crafts.items()}[Building.STABLE] == 2


@BOTH
def test_cities(name: str) -> None:
    """travel-reward: each of the six cities gives the prestige, coins or influence that are listed here."""
    cities = build_edition(EditionSettings(name)).cities
    rewards = {place.value[-1]: (city.prestige, city.coins, city.influence) for place, city in cities.items()}
    assert rewards == {"a": (3, 0, 0), "b": (3, 0, 0), "c": (0, 1, 0), "d": (0, 0, 2), "e": (0, 0, 2), "f": (0, 1, 0)}


def test_where_the_editions_differ() -> None:
    """tie-customers, privilege-different, supply-limited: the editions differ in two rulings and some printed values.

    The rulings are the second privilege and the tie; the values are year, players, substitutes, lap's end and directions. The
    colours are the same.
    """
    first, big = build_edition(EditionSettings(FIRST)), build_edition(EditionSettings(BIG))
    assert (first.players, big.players) == ((2, 4), (1, 5)) and (first.year, big.year) == (2011, 2023)
    assert (first.lap_end, big.lap_end) == ("bridge", "quill")
    assert (first.church.direction, big.church.direction) == ("leftwards", "rightwards")
    assert (first.chronicle_direction, big.chronicle_direction) == ("leftwards", "rightwards")
    assert (first.find_mark("chronicle_direction"), big.find_mark("chronicle_direction")) == (Mark.CERTAIN, Mark.LIKELY)
    assert {edition.find_mark("church.direction") for edition in (first, big)} == {Mark.CERTAIN}
    assert (first.rulings.second_privilege, big.rulings.second_privilege) == ("any", "different")
    assert (first.rulings.tie, big.rulings.tie) == ("customers", "grain")
    assert (first.box.substitutes, big.box.substitutes) == (False, True)
    assert (
        dict(first.colours)
        == dict(big.colours)
        == {"skill": "orange", "persuasion": "green", "faith": "brown", "knowledge": "pink"}
    )
    differing = {name for name in list_rulings(Edition) if getattr(first.rulings, name) != getattr(big.rulings, name)}
    assert differing == {"second_privilege", "tie"}


def list_leaves(data: object, name: str = "") -> dict[str, object]:
    """Return every single value of an edition's file by its dotted name; items of a list are numbered from 0."""
    if isinstance(data, dict | list):
        pairs = data.items() if isinstance(data, dict) else enumerate(data)
        return {k: v for key, value in pairs for k, v in list_leaves(value, f"{name}.{key}".lstrip(".")).items()}
    return {name: data}


def read_data(name: str) -> dict[str, object]:
    """Return the data of an edition's file."""
    path = files("village_core.games.village") / "editions" / f"{name}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


@BOTH
def test_every_mark_names_something(name: str) -> None:
    """Every mark of an edition names a value or a group of values that exists, and no value is marked twice."""
    data = read_data(name)
    values = list_leaves({key: value for key, value in data.items() if key in Edition.CORRECTABLE})
    marked: list[str] = []
    for mark, places in data["marks"].items():
        assert mark in ("likely", "reconstructed"), "certain is what no mark names"
        for place in places:
            covered = [value for value in values if value == place or value.startswith(place + ".")]
            assert covered, f"{place} is marked {mark} and isn't there"
            marked += covered
    assert len(marked) == len(set(marked)), [value for value, count in Counter(marked).items() if count > 1]


MARKS = [
    ("council.time.0", Mark.CERTAIN),
    ("council.time.1", Mark.LIKELY),
    ("council.time.2", Mark.RECONSTRUCTED),
    ("council.time.3", Mark.LIKELY),
    ("church.grain.0", Mark.CERTAIN),
    ("church.grain.1", Mark.LIKELY),
    ("church.grain.2", Mark.LIKELY),
    ("customers.0.points", Mark.CERTAIN),
    ("customers.1.points", Mark.RECONSTRUCTED),
    ("customers.19.demand", Mark.CERTAIN),
    ("customers.20.demand", Mark.CERTAIN),
    ("cities.city-a.prestige", Mark.CERTAIN),
    ("cities.city-b.prestige", Mark.LIKELY),
    ("cities.city-c.coins", Mark.RECONSTRUCTED),
    ("legs.farm-city-a.faith", Mark.CERTAIN),
    ("legs.farm-city-b.knowledge", Mark.CERTAIN),
    ("legs.city-a-city-b.skill", Mark.RECONSTRUCTED),
    ("setup.2.added", Mark.RECONSTRUCTED),
    ("setup.2.spaces.market", Mark.CERTAIN),
    ("setup.3.spaces.market", Mark.LIKELY),
    ("setup.4.spaces.church", Mark.RECONSTRUCTED),
    ("setup.2.stalls", Mark.CERTAIN),
    ("chronicle.4.rows.farm", Mark.LIKELY),
    ("chronicle.4.graves", Mark.LIKELY),
    ("chronicle.4.rows.crafts", Mark.RECONSTRUCTED),
    ("chronicle.2.graves", Mark.RECONSTRUCTED),
    ("crafts.smithy.training", Mark.CERTAIN),
    ("box.influence", Mark.CERTAIN),
    ("travel.points.5", Mark.CERTAIN),
]


@BOTH
@pytest.mark.parametrize(("place", "mark"), MARKS)
def test_marks(name: str, place: str, mark: Mark) -> None:
    """Each value listed in ``MARKS`` is certain, likely or reconstructed as listed, in both editions."""
    assert build_edition(EditionSettings(name)).find_mark(place) is mark


def test_the_lap_is_likely_in_the_big_box() -> None:
    """The lap is certain in 2011 and likely in the Big Box; the travel cubes of the Big Box for five are reconstructed."""
    assert build_edition(EditionSettings(FIRST)).find_mark("farm.lap") is Mark.CERTAIN
    assert build_edition(EditionSettings(BIG)).find_mark("farm.lap") is Mark.LIKELY
    assert build_edition(EditionSettings(BIG)).find_mark("setup.5.spaces.travel") is Mark.RECONSTRUCTED


def test_the_less_sure_of_two_marks_counts() -> None:
    """A value is reconstructed if it, or the part around it, is so marked, although the other of the two is marked as likely."""
    for likely, reconstructed in (("farm", "farm.lap"), ("farm.lap", "farm")):
        marks = {Mark.LIKELY: (likely,), Mark.RECONSTRUCTED: (reconstructed,)}
        assert replace(build_edition(EditionSettings(FIRST)), marks=marks).find_mark("farm.lap") is Mark.RECONSTRUCTED


@BOTH
def test_citations_name_rules_and_texts(name: str) -> None:
    """Every citation belongs to a rule and names a text of its edition, the table of numbers or the rulebook."""
    texts = ("000", "002", "EN", "data/village.md") if name == FIRST else ("004", "EN", "data/village.md")
    citations = build_edition(EditionSettings(name)).citations
    assert set(citations) <= {rule.value for rule in Rule}
    for rule, places in citations.items():
        assert places and all(place.startswith(texts) for place in places), (rule, places)


@BOTH
def test_a_leg_is_found_from_both_its_ends(name: str) -> None:
    """Every leg joins two places of the map in both directions; no other two places are joined."""
    edition = build_edition(EditionSettings(name))
    joined = {frozenset(split_leg(leg)) for leg in edition.legs}
    places = (VILLAGE, *CITIES)
    assert len(joined) == len(edition.legs) and all(end in places for ends in joined for end in ends)
    assert edition.find_leg(VILLAGE, Place.CITY_A) is edition.find_leg(Place.CITY_A, VILLAGE) is edition.legs["farm-city-a"]
    for start in places:
        assert {end for end in places if edition.find_leg(start, end)} == {end for end in places if {start, end} in joined}


@BOTH
def test_a_time_is_a_number_of_laps_and_a_space(name: str) -> None:
    """The marker stands on space 0 again after each lap; laps and space together are the time.

    The next three ends of laps are the numbers of hourglasses after which the number of completed laps grows.
    """
    board = build_edition(EditionSettings(name)).farm
    assert (board.count_laps(board.lap - 1), board.find_space(board.lap - 1)) == (0, board.lap - 1)
    assert (board.count_laps(board.lap), board.find_space(board.lap)) == (1, 0)
    assert all(board.find_time(board.count_laps(time), board.find_space(time)) == time for time in range(3 * board.lap))
    for time in range(3 * board.lap):
        ends = board.list_lap_ends(time, 3)
        assert all(board.count_laps(time + end) - board.count_laps(time + end - 1) == 1 for end in ends)
        assert board.count_laps(time + ends[-1]) - board.count_laps(time) == 3 and ends[0] <= board.lap
