"""Manitoba on the screen: places of choices, words of panels, room for maps of any shape, and panels of printed lines."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from math import dist
from random import Random

import pytest
from msgspec.structs import replace

from tests.manitoba.positions import FIRST, begin, lay_acting, lay_manitoba, settle
from tests.manitoba.printed import PARTS, correct
from tests.samples import sample, spread
from tests.widgets.printing import walk
from village_core.games.manitoba import EditionSettings, Position, build_edition, new_game
from village_core.games.manitoba.calendar import RoundBegan
from village_core.games.manitoba.choices import Lift, Walk
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.territory import build_territory
from village_core.games.manitoba.vocabulary import STORED, TERRAINS, Category, Good, Path, Place
from village_core.kernel.values import Player
from village_widgets.components.scene import Panel
from village_widgets.components.telling import AGENDA
from village_widgets.games.manitoba.companion import load_words
from village_widgets.games.manitoba.drawing.spread import LEFT, TALL, TOP, WIDE, RegionLayout, _line_up, lay_territory
from village_widgets.games.manitoba.telling import ManitobaTelling

PLAYERS = tuple(Player(name, colour) for name, colour in zip("ABCD", ("red", "blue", "green", "yellow"), strict=True))
POINTED = re.compile(r'data-at="([^"]*)"')
FINGER = 30
"""Least distance of two places in units of a panel: 24 pixels where it is narrowest."""


def build_telling(position: Position) -> ManitobaTelling:
    """Return the telling of a position for its players, in English."""
    return ManitobaTelling(PLAYERS[: len(position.table.seats)], position.table.edition, load_words())


def describe_panel(position: Position, key: str) -> str:
    """Return the words of the panel with this key that are for readers who can't see it."""
    panel = next(panel for panel in build_telling(position).draw_panels(position, 0) if panel.key == key)
    return " ".join(re.findall(r'<text class="vc-said">(.*?)</text>', panel.render_parts()))


@pytest.mark.parametrize("players", spread([2, 3, 4]))
def test_every_choice_has_its_place_and_every_place_its_name(players: int) -> None:
    """At decisions of random games panels keep their parts, choices point at what is drawn once, and targets have names.

    The games have 200 decisions; a short run looks at one in four.
    """
    seen, seed, told, parts = 0, players, None, None
    while seen < 200:
        position, random, seed = new_game(EditionSettings(FIRST), players), Random(seed), seed + 10
        told = told or build_telling(position)
        while not position.over and seen < 200:
            if position.seat in position.table.seats:
                seen += 1
            if position.seat in position.table.seats and seen % sample(4, 1) == 0:
                panels = told.draw_panels(position, 0)
                found = [[*panel.parts] for panel in panels]
                parts = parts or found
                assert found == parts
                shown = [one for panel in panels for part in panel.parts.values() for one in POINTED.findall(part)]
                assert len({*shown}) == len(shown) and all(map(told.name_target, shown))
                asked = [*(option.choice for option in position.options), *(each.choice for each in position.refusals)]
                assert {told.find_target(choice, position) for choice in asked} <= {*shown, AGENDA}
                places = [*shown, *(panel.key for panel in panels)]
                carried = [way for choice in asked if (way := told.carry(choice, position))]
                assert all({*way} <= {*places} for way in carried)
                assert all(told.explain_not_now(target, position, 0)[0] for target in shown)
            step, table = position.pick_random_step(random), position.table
            for event in step.events:
                told.describe_event(event), told.is_deed(event), told.is_moment(event)
                assert all(stop for moved in told.animate(event, table, "") for stop in moved.way)
                table = event.on(table)
            position = step.position
    assert told is not None


def measure_closest(layout: RegionLayout) -> float:
    """Return the least distance of two regions in the picture; check that all lie in the land's part of it."""
    assert all(LEFT <= x <= LEFT + WIDE and TOP <= y <= TOP + TALL for x, y in layout.spots)
    return min(dist(one, other) for one, other in combinations(layout.spots, 2))


@pytest.mark.parametrize("tiles", [3, 4, 5])
def test_regions_that_touch_in_the_strip_stand_together(tiles: int) -> None:
    """Regions stand one width apart exactly if they touch; neighbours across a break of the strip are drawn twice."""
    territory = build_territory(build_edition(EditionSettings(FIRST)), tuple(range(tiles)))
    layout = lay_territory(territory, 5 * tiles)
    drawn = [*enumerate(layout.spots), *((ghost.region, ghost.spot) for ghost in layout.ghosts)]
    near = {
        (min(one, other), max(one, other))
        for (one, here), (other, there) in combinations(drawn, 2)
        if one != other and dist(here, there) < layout.width * 1.05
    }
    assert near == {*territory.touching} and measure_closest(layout) >= FINGER


@pytest.mark.parametrize(("regions", "width"), [("6 6 6 7", 40), ("6 5 6 5 6", 40), ("15", 0), ("60", 0), ("9 9 9 9 9 9", 0)])
def test_a_map_of_any_shape_has_room(regions: str, width: int) -> None:
    """An entered map is drawn as it lies if its rows have room, else as a graph with a line between each two that touch."""
    rows = [" ".join(TERRAINS[(row + at) % 5] for at in range(int(count))) for row, count in enumerate(regions.split())]
    territory = build_territory(build_edition(EditionSettings(FIRST, (("entered.regions", " / ".join(rows)),))), ())
    layout = lay_territory(territory, 0, entered=True)
    assert measure_closest(layout) >= FINGER
    assert layout.width >= width and (not layout.links if width else layout.links == territory.touching)


def test_a_map_of_more_regions_than_tiles_have_is_drawn_whole() -> None:
    """Every region of an entered map can be pressed, also where two players would have drawn fewer."""
    row = " ".join(TERRAINS)
    position = new_game(EditionSettings(FIRST, (("entered.regions", " / ".join([row] * 6)),)), 2)
    parts = {key: part for panel in build_telling(position).draw_panels(position, 0) for key, part in panel.parts.items()}
    assert len(position.table.cree) == 30 and all(POINTED.search(parts[f"land:{region}"]) for region in range(30))


def test_borders_are_drawn() -> None:
    """A line joins distant regions that an owner says touch; a bar parts neighbours that an owner says don't."""
    entered = (("entered.regions", "forest lake hills prairie mountain / lake lake hills forest prairie"),)
    borders = (("borders.touching", "1-5"), ("borders.apart", "1-2"))
    territory = build_territory(build_edition(EditionSettings(FIRST, entered + borders)), ())
    layout = lay_territory(territory, 10, entered=True)
    assert (layout.links, layout.apart) == (((0, 4),), ((0, 1),))


@pytest.mark.parametrize("small", range(2, 6))
@pytest.mark.parametrize("large", range(2, 6))
def test_an_altar_s_spaces_lie_side_by_side_inside_it(small: int, large: int) -> None:
    """Altars with any numbers of spaces that an owner may enter have room for each space, without an overlap."""
    position = lay_acting(lay_manitoba(2, corrections={"clan.altars.0": small, "clan.altars.1": large}))
    panel = next(each for each in build_telling(position).draw_panels(position, 0) if each.key == "clan:0")
    for place, count in ((Place.SMALL_ALTAR, small), (Place.LARGE_ALTAR, large)):
        drawn = panel.render_parts().partition(f'data-at="place:0:{place}"')[2].partition("</g>")[0]
        ground, *slots = [
            (float(x), float(width)) for x, width in re.findall(r'<rect [^>]*?x="([\d.]+)"[^>]*? width="([\d.]+)"', drawn)
        ]
        assert len(slots) == count
        for (x, width), (following, _) in pairwise((*slots, (sum(ground), 0.0))):
            assert width > 12 and ground[0] <= x < x + width <= following, (place, slots, ground)


def test_the_standing_counts_as_after_the_offering() -> None:
    """The points of a storage, as if the game ended now, are those without the token that the final offering takes."""
    position = lay_acting(lay_manitoba(2, {0: "bison bison bison"}, round=4))
    bison = build_telling(position).find_standing(position).categories[0][list(Category).index(Category.BISON)]
    edition, lying = position.table.edition, len(position.table.clans[0].list_storage(Good.BISON))
    assert lying > 1 and bison == edition.count_points(Good.BISON, lying - 1) < edition.count_points(Good.BISON, lying)


def test_the_eagle_moves_to_another_village_alone() -> None:
    """The eagle moves when a round makes another player active; in the first round the same player is, and it stays."""
    position = lay_acting(lay_manitoba(3))
    start = position.table.start
    moves = [
        build_telling(position).animate(RoundBegan(Rule.TOTEM_PASS, seat), position.table, "") for seat in (start, start + 1)
    ]
    assert [[moving.picture for moving in each] for each in moves] == [[], ["#vc-eagle"]]


def test_lifted_discs_are_turned() -> None:
    """Three discs are lifted: the third flies to the top, the first to the third place; a press on the third lifts three."""
    position = begin(2)
    while not any(isinstance(option.choice, Lift) for option in position.options):
        position = position.pick_random_step(Random(1)).position
    told = build_telling(position)
    [lifted, *_] = position.play(Lift(3)).events
    ways = [(moved.way[0][0], moved.way[-1][0]) for moved in told.animate(lifted, position.table, "disc:3")]
    assert ways == [("disc:1", "disc:3"), ("disc:2", "disc:2"), ("disc:3", "disc:1")]
    assert told.find_target(Lift(3), position) == "disc:3"


def test_a_step_on_a_path_says_what_it_gives() -> None:
    """The button of a step on a path names the bonus of the space it leads to; at the path's end, that of any further step."""
    first = lay_acting(lay_manitoba(2, {0: "huts 2, gatherer 2"}), lifted=1)
    last = lay_acting(lay_manitoba(2, {0: "huts 2, gatherer 6"}), lifted=1)
    assert "3 points for the first" in build_telling(first).describe_choice(Walk(Path.GATHERER), first)
    assert "1 berry" in build_telling(last).describe_choice(Walk(Path.GATHERER), last)


def test_panels_are_described_in_words() -> None:
    """Regions with their neighbours, the village's disc, the round, paths and clans are told to readers who can't see them."""
    table = lay_manitoba(
        2, {0: "huts 2, square 4, hunter 3, bison bison bison, small-altar berries, active 1"}, {0: "a", 1: "-"}, round=2
    )
    position = lay_acting(table)
    land = describe_panel(position, "land")
    assert "forest 1: a Cree of A" in land and "lake 2: empty" in land and "hills 3: its good lies there" in land
    assert "It touches" in land and "In the village of A from the top: green." in land
    assert "Round 2 of 16" in describe_panel(position, "season") and "5 feathers" not in describe_panel(position, "season")
    paths = describe_panel(position, "paths")
    assert "path of the hunter: 1 point, 1 bison, 3 points for the first" in paths and "A on space 3" in paths
    clan = describe_panel(position, "clan:0")
    assert "2 Cree in the huts, 4 on the square" in clan and "2 bison, worth 2 points" in clan and "1 active" in clan


def test_regions_in_a_row_keep_their_order() -> None:
    """Regions that are moved into rows stand in each row from left to right as before."""
    random = Random(1)
    spots = [(random.random(), random.random()) for _ in range(15)]
    rows: dict[float, list[tuple[float, float]]] = {}
    for (before, _), (x, y) in zip(spots, _line_up(spots), strict=True):
        rows.setdefault(y, []).append((x, before))
    assert 1 < len(rows) < 6
    assert all([before for _, before in sorted(row)] == sorted(before for _, before in row) for row in rows.values())


@pytest.mark.parametrize(("events", "clouds"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_only_cards_turned_over_have_an_explanation(events: int, clouds: int) -> None:
    """season-cards: an event or a tile of spring that isn't turned over yet has no rule and says so, the next one too."""
    table = replace(lay_manitoba(round=2), events=(0, 1, 2)[:events], clouds=(0, 1)[:clouds])
    explainer = build_telling(begin(2)).explainer
    told = [explainer.describe_card(table, card) for card in range(5)]
    hidden = [(said, rule) for said, rule in told if rule is None or "not turned over" in said]
    assert hidden == [("This card is not turned over yet.", None)] * (5 - events - clouds)
    names = [explainer.name_card(table, card) for card in range(5)]
    assert names.count("This card is not turned over yet") == len(hidden)


def test_a_scoring_points_at_storages_with_their_points() -> None:
    """The storages of a scoring tile with two goods can be pressed; their buttons say the points."""
    position = settle(
        lay_manitoba(2, {0: "bison bison bison, horses horses"}, round=4, clouds="7, 0", events="0, 1, 2"), Scoring((0, 1))
    )
    told = build_telling(position)
    found = {
        told.find_target(option.choice, position): told.describe_choice(option.choice, position) for option in position.options
    }
    assert {*found} == {"place:0:bison", "place:0:horses"}
    assert found["place:0:bison"].endswith("2 points") and found["place:0:horses"].endswith("1 point")


@pytest.mark.parametrize(("number", "first", "later"), [(4, {"berries"}, {"bison", "canoes"}), (5, {"bison", "canoes"}, set())])
def test_the_scoring_tile_that_counts_next_shows_its_own_goods(number: int, first: set[str], later: set[str]) -> None:
    """The part for the tile that counts next shows its goods; while it is the first, the last card shows the second tile's."""
    position = lay_acting(lay_manitoba(2, round=number, events="0, 1, 2", clouds="0, 8"))
    season = next(panel for panel in build_telling(position).draw_panels(position, 0) if panel.key == "season")
    drawn = [{*re.findall(r"#vc-(\w+)", season.parts[part])} & {*STORED} for part in ("season:cloud", "season:card:4")]
    assert drawn == [first, later]


def test_a_storage_prints_its_points_from_below() -> None:
    """A storage prints what it scores when it is empty at the bottom, and above it the points of its row in their order."""
    position = lay_acting(lay_manitoba(2))
    drawn = walk([panel for panel in build_telling(position).draw_panels(position, 0) if panel.key == "clan:0"])
    for good in STORED:
        column = sorted((each for each in drawn if each.text and good in each.labels), key=lambda each: -each.y)
        assert [each.text for each in column] == ["−2", *map(str, position.table.edition.list_storage_points(good))]


def list_parts(panel: Panel) -> list[str]:
    """List the drawn parts of a panel, except the marks of guesses and the description in words."""
    return [part for key, part in panel.parts.items() if "said" not in key and "guessed" not in key]


@pytest.mark.parametrize("name", PARTS)
def test_each_line_of_words_is_printed_on_its_panel(name: str) -> None:
    """A corrected storage, path, later bonus, event, scoring tile or territory tile changes on its own panel and on no other."""
    before, after = correct(name)
    drawn = [{panel.key: list_parts(panel) for panel in build_telling(each).draw_panels(each, 0)} for each in (before, after)]
    assert {key.partition(":")[0] for key in drawn[0] if drawn[0][key] != drawn[1][key]} == {PARTS[name]}
