"""The targets on Village's board: what has one, and how large it is."""

from __future__ import annotations

from tests.village.positions import lay_village
from tests.widgets.sample import SEATINGS, draw_table, lay_busy, list_targets, read_inert
from village_core.games.village.vocabulary import (
    CUBES,
    SPACES,
    VISIBLE,
    Place,
)
from village_widgets.components.drawing import HIT


def test_cubes_are_targets_by_colour() -> None:
    """Each colour on an action space is one target; a space without cubes is a target of its own."""
    table = lay_busy(2)
    shown = list_targets(draw_table(table))
    for space, cubes in zip(SPACES, table.spaces, strict=True):
        lying = {f"cube:{space.value}:{cube.value}" for cube, count in zip(CUBES, cubes, strict=True) if count}
        assert {at for at in shown if at.startswith(f"cube:{space.value}:")} == lying
        assert (f"space:{space.value}" in shown) is not bool(lying)


def test_everybody_who_can_be_seen_is_a_target() -> None:
    """Each member on a farm, on the board or in the black bag has a target with seat, generation and place."""
    table = lay_busy(3)
    wanted = {
        f"member:{seat}:{generation}:{place.value}"
        for seat, farm in enumerate(table.farms)
        for generation, place in farm.list_members()
        if place in VISIBLE or place is Place.BAG
    }
    assert {at for at in list_targets(draw_table(table)) if at.startswith("member:")} == wanted


def test_targets_are_not_inside_targets() -> None:
    """A target never contains another one, so that a click means one thing; each begins with its hit area."""
    tree = read_inert(draw_table(lay_busy(4)))
    for element in tree.iter():
        if "data-at" in element.attrib:
            assert [inner for inner in element.iter() if "data-at" in inner.attrib] == [element]
            assert element[0].tag.endswith("rect") and element[0].attrib["class"] == "h"


def test_hit_areas_are_big_enough() -> None:
    """At every seating each hit area measures at least 32 by 32 units, which are about pixels on a phone.

    That of a single member on a farm, in the black bag or in the council is as large as a finger (``HIT``).
    """
    for edition, count in SEATINGS:
        for element in read_inert(draw_table(lay_busy(count, edition))).iter():
            if element.attrib.get("class") == "h":
                assert float(element.attrib["width"]) >= 32 and float(element.attrib["height"]) >= 32
    alone = lay_village(2, members={0: {"bag": (1,), "council-1": (1,)}})
    found = {
        element.attrib["data-at"]: element[0].attrib
        for element in read_inert(draw_table(alone)).iter()
        if "data-at" in element.attrib
    }
    for place in ("bag", "council-1", "farm"):
        area = found[f"member:0:1:{place}"]
        assert float(area["width"]) >= HIT and float(area["height"]) >= HIT


def test_a_members_frame_leaves_the_prices_of_a_workshop_free() -> None:
    """A member at the stable has a hit area as large as a finger; its frame is lower and begins below the row of prices."""
    tree = read_inert(draw_table(lay_village(2, members={0: {"stable": (1,)}})))
    member = next(element for element in tree.iter() if element.attrib.get("data-at") == "member:0:1:stable")
    area, frame = ({name: float(each.attrib[name]) for name in ("y", "height")} for each in list(member)[:2])
    assert area["height"] >= HIT and frame["height"] < area["height"]
    assert frame["y"] - 1.5 > 52 + 71 + 0.75 * 24


def test_a_cubes_frame_is_no_larger_than_the_cubes() -> None:
    """The frame of cubes is at most 50 units wide and lies within their hit area, to one unit."""
    tree = read_inert(draw_table(lay_busy(4)))
    framed = [element for element in tree.iter() if element.attrib.get("class") == "vc-framed"]
    assert framed and all(element.attrib["data-at"].startswith("cube:") for element in framed)
    for element in framed:
        area, frame = (tuple(float(each.attrib[name]) for name in ("x", "width")) for each in list(element)[:2])
        assert frame[1] <= 50 and area[0] <= frame[0] + 1 and frame[0] + frame[1] <= area[0] + area[1] + 1
