"""The check of a copy of Manitoba: lines of words and a map go in through the page's messages and change what is played."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Final

import pytest

from tests.companion.pages import build_command
from tests.hearing import decode
from tests.manitoba.positions import FIRST
from tests.samples import thin
from village_core.games.manitoba import EDITIONS, EditionSettings, build_edition, new_game
from village_core.games.manitoba.territory import build_territory
from village_core.games.manitoba.vocabulary import PATHS, STORED, TERRAINS, Good, Path, Season
from village_core.games.owning import list_unsure, read_for
from village_core.kernel.words.languages import list_languages
from village_widgets import speak
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.games.manitoba.checking import CHECKLIST
from village_widgets.games.manitoba.companion import load_words

MAP = "forest hills prairie / . lake mountain forest / hills prairie lake mountain"
ENTERED = {
    **{f"storages.{good}": f"{at} 3  9 -1" for at, good in enumerate(STORED)},
    "paths.hunter": "Points 1, good bison",
    "paths.shaman": "good feathers,wake,shell,exempt canoes,renew,wake,points 2,no-offering",
    "cards.summer": "path path feather each lakes group",
    "entered.regions": MAP,
    "borders.touching": "1-10",
}

SIGNED: Final = re.compile(
    r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" rx="6"[^>]*/><g [^>]*>'
    r'<text x="([\d.]+)" y="([\d.]+)"[^>]*>([^<]*)</text>'
)
"""A box with the sign after it: left, top, width, height, the sign's middle and its base line, and the sign."""


def ask(do: str, **more: object) -> dict:
    """Send the check a command and return its answer, as a page gets it."""
    return decode(CopyCheck(CHECKLIST, load_words()).answer(build_command(do, edition=FIRST, players=[2], **more)))["checking"]


def test_everything_we_are_unsure_of_is_asked_about() -> None:
    """For two players the check asks about every unsure value; only pieces and rulings have no picture.

    A path offers the words that may stand on it, a storage none, a map is a grid, and pieces are counted.
    """
    steps = ask("checking", text="")["steps"]
    fields = {field["key"]: field for step in steps for spot in step["spots"] for field in spot["fields"]}
    assert {*fields} == {value.name for value in list_unsure(build_edition(EditionSettings(FIRST)), 2)}
    assert {step["key"] for step in steps if not step["picture"]} == {"setup:2", "rulings"}
    assert fields["entered.regions"]["kind"] == "grid" and fields["setup.2.goods"]["kind"] == "count"
    assert fields["paths.hunter"]["kind"] == "line" and ["wake", "wake a Cree"] in fields["paths.hunter"]["choices"]
    assert fields["storages.bison"]["choices"] == []


@pytest.mark.parametrize(
    "entered",
    [
        {},
        {f"storages.{good}": " ".join("1234567"[: 2 + 2 * at]) for at, good in enumerate(STORED)},
        {f"storages.{good}": " ".join("12345678"[: 8 - 2 * at]) for at, good in enumerate(STORED)},
        {f"paths.{path}": ",".join(["wake"] * count) for path, count in zip(PATHS, (7, 8, 15, 2), strict=True)},
    ],
    ids=["as printed", "growing storages", "shrinking storages", "paths of several lines"],
)
def test_numbers_of_the_pictures_stand_in_their_boxes(entered: dict[str, str]) -> None:
    """Each space of a storage or path, each path's end and each card is a box of its own in the picture, with its sign inside."""
    taken = ask("check-values", text="", values=entered)
    assert taken["problems"] == []
    edition = build_edition(read_for(EDITIONS, taken["text"], 2)) if entered else build_edition(EditionSettings(FIRST))
    expected = {
        "storages": [str(points) for good in STORED for points in edition.list_storage_points(good)],
        "paths": [sign for path in reversed(PATHS) for sign in (*map(str, range(1, len(edition.list_steps(path)) + 1)), "»")],
        "cards": ["?"] * sum(map(len, edition.events.values())),
    }
    for step in ask("checking", text=taken["text"])["steps"]:
        if step["key"] not in expected:
            continue
        _, box, drawn = step["picture"]
        wide, high = map(float, box.split()[2:])
        found = [(*map(float, numbers), sign) for *numbers, sign in SIGNED.findall(drawn)]
        assert [sign for *_, sign in found] == expected.pop(step["key"]) and len(found) == drawn.count('rx="6"')
        for x, y, width, height, at, base, sign in found:
            assert x < at < x + width and y + height / 2 < base < y + height, (step["key"], sign)
            assert min(x, y) >= 0 and x + width <= wide and y + height <= high
        boxes = [each[:4] for each in found]
        for (x, y, width, height), (left, top, *_) in combinations(boxes, 2):
            assert abs(x - left) >= width or abs(y - top) >= height, "no two boxes overlap"
    assert not expected


def test_what_an_owner_enters_is_played() -> None:
    """Changed storage rows, a shorter and a longer path, a season's other events and a map of another shape are played."""
    taken = ask("check-values", text="", values=ENTERED)
    assert taken["problems"] == [] and taken["corrected"] == len(ENTERED)
    table = new_game(read_for(EDITIONS, taken["text"], 2), 2).settle().table
    edition = table.edition
    assert [edition.list_storage_points(good) for good in STORED] == [(at, 3, 9, -1) for at in range(4)]
    assert len(edition.list_steps(Path.HUNTER)) == 2 and len(edition.list_steps(Path.SHAMAN)) == 8
    assert [event.happens for event in edition.events[Season.SUMMER]].count("path") == 2
    assert len(table.cree) == 10 and (0, 9) in build_territory(edition, ()).touching
    assert edition.count_points(Good.BISON, 2) == 3


def test_an_unusual_map_is_taken_with_a_warning() -> None:
    """A map in two parts may be what the owner laid; the check says so beside it."""
    taken = ask("check-values", text="", values={"entered.regions": MAP.replace("forest hills", "forest . . . hills", 1)})
    [[_, ours, yours]] = taken["differs"]
    assert taken["problems"] == [] and "in 2 parts" in yours and "no map" in ours


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("paths.hunter", "points 1, wake, good bisn", "word 3: “good bisn” does not fit there. These would do: good berries"),
        ("storages.bison", "1 2 x", "storage of bison, word 3: “x”"),
        ("storages.bison", "", "needed"),
        ("cards.spring", "path step home", "spring has 3 words, but 6 are needed"),
        ("entered.regions", "forest hills", "no region of this terrain: prairie"),
        ("borders.touching", "1-2", "1-2 are not two of them"),
        ("setup.2.goods", 3, "at least"),
    ],
)
def test_a_wrong_value_is_refused_at_its_field(name: str, value: object, said: str) -> None:
    """The problem of a wrong word, map, border or number stands at its field and says what is wrong."""
    [(place, sentence)] = ask("check-values", text="", values={name: value})["problems"]
    assert place == name and said in sentence


@pytest.mark.parametrize("borders", ["touching", "apart"])
def test_borders_join_two_regions_of_the_entered_map(borders: str) -> None:
    """A map of ten regions takes the pairs at both ends of its numbers, in both orders.

    It refuses a region with itself, one beside the map on either end, and a pair named twice, in any order or as the other sort.
    """
    place = f"borders.{borders}"
    for pair in ("1-2", "2-1", "9-10", "10-9", "1-10", "1-2 2-3 9-10"):
        assert ask("check-values", text="", values={"entered.regions": MAP, place: pair})["problems"] == [], pair
    for wrong in ("10-11", "11-10", "1-11", "11-12", "0-1", "1-1", "10-10", "1-2 10-11"):
        [(at, said)] = ask("check-values", text="", values={"entered.regions": MAP, place: wrong})["problems"]
        assert at == place and "are not two of them" in said, wrong
    for both in ({place: "1-2 1-2"}, {place: "9-10 10-9"}, {"borders.touching": "1-2", "borders.apart": "2-1"}):
        [(at, said)] = ask("check-values", text="", values={"entered.regions": MAP, **both})["problems"]
        assert at in both and "named twice" in said, both


@pytest.mark.parametrize("terrain", list(TERRAINS))
def test_an_entered_map_has_every_terrain(terrain: str) -> None:
    """A map without one of the terrains is refused at its field, and the terrain that it lacks is named."""
    other = next(each for each in TERRAINS if each != terrain)
    values = {"entered.regions": MAP.replace(terrain, other)}
    [(at, said)] = ask("check-values", text="", values=values)["problems"]
    assert at == "entered.regions" and f"no region of this terrain: {terrain}" in said


@pytest.mark.parametrize("language", thin([*list_languages()][1:], 3))
def test_the_check_is_whole_in_every_language(language: str) -> None:
    """In the languages tried the check can be worded, without and with an owner's values."""
    speak(language)
    try:
        taken = ask("check-values", text="", values=ENTERED)
        assert ask("checking", text=taken["text"])["steps"] and taken["differs"]
    finally:
        speak("en")
