"""The text picture: reading undoes writing, and a fault is named with its line."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.laws import build_generators
from tests.samples import sample, spread
from tests.village.subject import SETUPS, VILLAGE
from village_core.games.village import EditionSettings, Position, find_flaw, from_json, narration, new_game, picture, to_json
from village_core.games.village.choices import Serve
from village_core.games.village.rounds import Turns
from village_core.games.village.table import view_as
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import Cube, Place, Space
from village_core.kernel.picture import BadPicture
from village_core.players.random import play_randomly

WORDS = narration.load_words(files("village_core") / "words")
MARKET = """
# Bela has called a market day; Ada is out, and it is Caro's turn.
village first_2011, 3 players, round 3, start b, ring a

agenda      turns c > market-day b c passed a opened
harvest     SPx
crafts      K, wainwright a1, smithy b1 b2
market      -, stalls 0:plow+horse - 19:3grain 23
queue       1 2 3 4 5
council     P, stage-2 a2
church      FF, bag b1 c1, window-1 a1
chronicle   farm a1 c1 . ., crafts b1
graves      c1
farm a      1 2, SSK, 2 coin, 1 plow, time 14, prestige 3, visited city-a city-c, served 7 8
farm b      1, PP, 5 grain
farm c      1 2 2, P, 1 coin, 1 plow, 1 horse, time 9
"""


def catch_fault(text: str) -> tuple[str, int]:
    """Return the fault of a picture, and its line; fail if the picture can be read, or if the fault has no words."""
    with pytest.raises(BadPicture) as error:
        picture.read(text)
    said = WORDS.format(error.value.problem, detail=error.value.detail, place="", limit="")
    assert said and str(error.value.line) in str(error.value)
    return error.value.problem, error.value.line


@pytest.mark.parametrize("setup", spread(SETUPS), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_there_and_back_is_the_same_position(setup: tuple[str, int]) -> None:
    """Positions of random games are read back from their pictures, in both editions, by usual and by random rulings.

    In a long run every position is, otherwise one in four.
    """
    for random in build_generators(setup, sample(1, 4)):
        start = VILLAGE.start(*setup, random)
        positions = [start, *(step.position for step in play_randomly(start, random))]
        assert len(positions) > 50
        for position in positions[:: sample(4, 1)]:
            again = picture.read(picture.write(position))
            assert again == position
            assert to_json(again) == to_json(position)


def test_a_picture_written_by_hand_is_exactly_what_it_shows() -> None:
    """Cubes, members, stalls, queue, stock, tracks and customers are as drawn, and Caro is asked to serve one."""
    position = picture.read(MARKET)
    table = position.table
    assert (table.round, table.start, table.ring) == (3, 1, 0)
    assert dict(zip(Space, table.spaces, strict=True))[Space.HARVEST] == (1, 1, 0, 0, 1)
    assert table.stalls == (0, None, 19, 23) and table.queue == (1, 2, 3, 4, 5)
    ada, bela, caro = table.farms
    assert ada.family[0] == (Place.CHRONICLE_FARM, Place.CHURCH_1, Place.FARM, Place.WAINWRIGHT)
    assert ada.family[1] == (Place.COUNCIL_2, Place.FARM, Place.UNBORN)
    assert (ada.skill, ada.knowledge, ada.coin, ada.plow, ada.time, ada.prestige) == (2, 1, 2, 1, 14, 3)
    assert ada.cities == (Place.CITY_A, Place.CITY_C) and ada.customers == (7, 8)
    assert bela.list_generations_at(Place.SMITHY) == (1, 2) and bela.grain == 5
    assert caro.list_generations_at(Place.FARM) == (1, 2, 2) and caro.list_generations_at(Place.GRAVE) == (1,)
    assert position.seat == 2
    assert [option.choice for option in position.options if isinstance(option.choice, Serve)] == [Serve(0), Serve(0)]
    assert not find_flaw(position)


def test_what_follows_need_not_be_drawn() -> None:
    """Supply and pile follow from the box; unnamed "1"s are at home, the rest unborn; the starting player has a turn."""
    position = picture.read("village first_2011, 2 players, start b\nharvest SSx\nfarm a S, 1 coin\nmarket -, stalls 3")
    table = position.table
    assert (table.supply.skill, table.supply.plague, table.supply.coin, table.supply.grain) == (15, 5, 14, 20)
    assert table.stalls == (3, None, None) and len(table.pile) == 23 and 3 not in table.pile
    assert table.farms[1].family[0] == (Place.FARM,) * 4 and set(table.farms[1].family[1]) == {Place.UNBORN}
    assert position.agenda == (Turns(0), Turn(1)) and table.round == 1
    assert not find_flaw(position)


def test_a_picture_is_short_and_narrow_enough_for_a_page() -> None:
    """Each picture of a random game of two has at most thirty lines, none wider than 120 columns."""
    start = new_game(EditionSettings("first_2011"), 2)
    drawn = [picture.write(step.position).splitlines() for step in play_randomly(start, Random(5))]
    assert len(drawn) > 50
    for lines in drawn:
        assert len(lines) <= 30 and max(map(len, lines)) <= 120


def test_what_does_not_follow_from_the_box_is_read_back_too() -> None:
    """A table that breaks the box, or hides tiles, is read back the same from its picture."""
    start = picture.read(MARKET)
    poorer = replace(start.table, supply=replace(start.table.supply, coin=3, plague=0))
    for table in (poorer, replace(start.table, pile=(9, 6)), view_as(start.table, 2), view_as(start.table, None)):
        position = Position(table, start.agenda)
        assert picture.read(picture.write(position)) == position


def test_comments_spaces_and_empty_lines_say_nothing() -> None:
    """Only the words count: a drawing may be indented, spaced and commented, and name the visited cities in any order."""
    drawn = "\n\n".join(f"   {line}   # as it stands" for line in picture.write(picture.read(MARKET)).splitlines())
    assert picture.read(drawn) == picture.read(MARKET)
    assert picture.read(MARKET.replace("city-a city-c", "city-c city-a")) == picture.read(MARKET)


@pytest.mark.parametrize(
    ("old", "new", "problem", "line"),
    [
        ("village first_2011", "stone-age", "picture-no-head", 3),
        (", 3 players", "", "picture-no-head", 3),
        ("first_2011", "third_2031", "copy-unknown-edition", 3),
        ("3 players", "5 players", "picture-players", 3),
        ("3 players", "many players", "picture-bad-number", 3),
        ("ring a", "ring d", "picture-unknown-seat", 3),
        ("ring a", "ringing", "picture-unknown-part", 3),
        ("market-day b", "market-night b", "picture-unknown-frame", 5),
        ("passed a", "passed a quickly", "picture-bad-frame", 5),
        ("passed a", "passed d", "picture-unknown-seat", 5),
        ("harvest  ", "harbour  ", "picture-unknown-line", 6),
        ("SPx", "SPy", "picture-unknown-part", 6),
        ("wainwright a1", "wainwright a5", "picture-unknown-generation", 7),
        ("wainwright a1", "wheelwright a1", "picture-unknown-part", 7),
        ("wainwright a1", "wainwright d1", "picture-unknown-seat", 7),
        ("0:plow+horse", "0:plow+ox", "picture-tile-differs", 8),
        ("0:plow+horse", "24", "picture-tile-unknown", 8),
        ("stalls ", "stalls 9 10 ", "picture-too-many-stalls", 8),
        ("queue       1", "queue       19", "picture-tile-twice", 9),
        ("queue       1", "queue       0", "picture-tile-twice", 9),
        ("farm a1 c1 . .", "farm a1 a1 b1 c1 c1", "picture-row-full", 12),
        ("graves      c1", "graves      c1 c1 c1", "picture-too-many-members", 16),
        ("farm a      1 2", "farm a      1 1 2", "picture-too-many-members", 14),
        ("SSK", "SSKKKKKKKKKKKKKKKKKKK", "picture-too-many", 14),
        ("2 coin", "20 coin", "picture-too-many", 16),  # blames the last line that names the piece
        ("SPx", "SPFKxxxxxxx", "picture-too-many", 6),  # a word with all five signs
        ("5 grain", "6 grain", "picture-too-much-grain", 15),
        ("time 14", "time late", "picture-bad-number", 14),
        ("time 14", "time 100000", "picture-bad-number", 14),
        ("visited city-a", "visited city-z", "picture-unknown-part", 14),
        ("farm b ", "farm a ", "picture-twice", 15),
        ("queue ", "harvest ", "picture-twice", 9),
        ("\nagenda", "\ncorrection council.time.9 = 3\nagenda", "copy-unknown-name", 5),
        ("\nagenda", "\ncorrection council.time.1\nagenda", "picture-bad-correction", 5),
        ("\nagenda", "\nrung-in a chronicle at-noon\nagenda", "picture-unknown-part", 5),
        ("first_2011", "first 2011", "picture-no-head", 3),
        ("\nagenda", "\ncorrection council.time.1 = 9.5\nagenda", "picture-bad-correction", 5),
        ("\nagenda", "\ncorrection council.time.1 = " + "[" * 9999 + "\nagenda", "picture-bad-correction", 5),
        ("agenda ", "agenda      privileges a " + "9" * 9999 + " >", "picture-bad-frame", 5),
        ("\nagenda", "\nscore a prestige 3\nagenda", "picture-no-winners", 5),
        ("\nagenda", "\nscore a prestige 3\nwinners a win-most\nagenda", "picture-no-score", 6),
    ],
)
def test_what_is_wrong_is_named_with_its_line(old: str, new: str, problem: str, line: int) -> None:
    """Each mistake is refused as its problem, in words, and with its line."""
    assert old in MARKET
    assert catch_fault(MARKET.replace(old, new, 1)) == (problem, line)


def test_nothing_is_no_picture() -> None:
    """An empty text, or one of comments alone, is refused."""
    assert catch_fault("") == catch_fault("# nothing\n\n") == ("picture-no-head", 1)


@settings(max_examples=sample(100, 300))
@given(st.lists(st.sampled_from([*MARKET.split(), ",", "\n", "farm", "-", "x", "9", ":", ">", "correction", "="])))
def test_any_jumble_of_signs_is_read_or_refused(words: list[str]) -> None:
    """Below a good first line any jumble of words and signs gives a position, or a ``BadPicture`` that has words."""
    assert WORDS.knows(find_fault("village first_2011, 3 players\n" + " ".join(words)) or "cli-about")


def find_fault(text: str) -> str:
    """Return the key of a text picture's fault; empty if it has none."""
    try:
        picture.read(text)
    except BadPicture as error:
        return error.problem
    return ""


def test_a_picture_and_json_say_the_same() -> None:
    """The position of a picture survives JSON unchanged; the plague cube on the board is not in the supply."""
    position = picture.read(MARKET)
    assert from_json(to_json(position)) == position
    assert position.table.supply.plague == 6 - 1 and Cube.PLAGUE == "plague"
