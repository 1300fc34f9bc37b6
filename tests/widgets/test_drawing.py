"""The drawing of Village's board and farms."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from random import Random
from xml.etree import ElementTree

import pytest
from msgspec.structs import replace

from tests.samples import sample, spread
from tests.village.positions import BIG, FIRST, lay_village
from tests.widgets.sample import (
    SEATINGS,
    WORDS,
    Guest,
    draw_table,
    find_lefts,
    lay_busy,
    list_parts,
    list_targets,
    read_inert,
    seat_guests,
)
from village_core.games.editions import Mark
from village_core.games.village import EditionSettings, deal, new_game, vocabulary
from village_core.games.village.solo.board import Rival
from village_core.games.village.table import Trigger
from village_core.kernel.words import Words, list_keys
from village_core.players.random import choose
from village_widgets.components.drawing import LETTERS, draw_text, draw_text_in_two, wrap
from village_widgets.components.names import LONGEST_NAME, shorten, shorten_all
from village_widgets.components.scene import draw_still, find_changes, read_theme
from village_widgets.components.widths import measure
from village_widgets.games.village import drawing
from village_widgets.games.village.drawing import prestige, travel
from village_widgets.games.village.drawing.ink import SeenVillage
from village_widgets.words import WORD_FILES as INTERFACE_WORDS

WORST_CLICK = 8_000
"""Bytes that the changed parts of a board may have after a click, unpacked."""


def test_a_negative_number_is_drawn_with_a_real_minus() -> None:
    """Numbers of a drawing have a minus sign, and the hyphens of names stay."""
    assert draw_text(0, 0, -10).endswith(">−10</text>") and draw_text(0, 0, "K-9").endswith(">K-9</text>")


@pytest.mark.parametrize(("edition", "count"), SEATINGS)
def test_every_seating_is_drawn(edition: str, count: int) -> None:
    """Eight areas in their order and one farm a seat are drawn as inert XML, in each edition for two players and more."""
    panels = draw_table(lay_busy(count, edition), active=1)
    assert [panel.key for panel in panels[:8]] == [
        *("land", "crafts", "market", "travel", "council", "church", "chronicle", "prestige")
    ]
    assert [panel.key for panel in panels[8:]] == [f"farm:{seat}" for seat in range(count)]
    read_inert(panels)


def test_an_empty_table_is_drawn() -> None:
    """Before the first customer is turned over the first stall has no target; without a viewer the board is inert XML."""
    position = new_game(EditionSettings(FIRST), 2)
    assert "stall:0" not in list_targets(draw_table(position.table))
    read_inert(draw_table(position.table, viewer=None))


def test_a_hostile_name_is_only_text() -> None:
    """A name with markup is shown as text, and names lose characters that turn the direction and control characters."""
    tree = read_inert(draw_table(lay_busy(5, BIG)))
    shown = "".join(tree.itertext())
    assert "<img src=x on" in shown and "\u202e" not in shown and "\x00" not in shown


def test_a_long_name_is_shortened() -> None:
    """A name is cut to fourteen letters, the ellipsis counted, and an accent or a joined character with its letter.

    White space in a name becomes one space, and none at its ends.
    """
    assert shorten("Maximilian") == "Maximilian"
    assert shorten("  two \n words ") == "two words"
    assert len(shorten("x" * 40)) == LONGEST_NAME and shorten("x" * 40).endswith("…")
    assert shorten("abcdefghijkle\u0301abc") == "abcdefghijkle\u0301…"
    assert shorten("ab👩‍👧cdefghijkl").startswith("ab👩‍👧cdefg")
    assert shorten("abcdefghijkl\u0928\u0940abc") == "abcdefghijkl…", "a vowel sign with room of its own"
    assert shorten("\u0928" + "\u0940" * 40) == "\u0928…", "a letter stays, whatever signs it has"


def test_a_name_is_cut_by_its_width() -> None:
    """A Chinese or Korean character takes the room of two letters, also in names that keep their ends."""
    assert shorten("村莊編年史村莊") == "村莊編年史村莊"
    assert shorten("村莊編年史村莊編") == "村莊編年史村…"
    assert shorten("아주 긴 이름인 사람") == "아주 긴 이름…"
    assert shorten_all(["村莊編年史村莊編甲", "村莊編年史村莊編乙"]) == ["村莊編…莊編甲", "村莊編…莊編乙"]


def test_titles_say_whole_names() -> None:
    """A long name is cut on its plate; the titles of the farm, of its flag and ring, and of the round's sign have all of it."""
    long = "Maximiliane-Charlotte von Hohenfels"
    people = (Guest(long, "red"), Guest("B", "blue"))
    shown = drawing.draw_panels(lay_village(2, ring=0), 0, people, WORDS, 0)
    [farm] = [panel for panel in shown if panel.key == "farm:0"]
    assert (
        long in farm.title and f"<title>{long} " in farm.parts["farm:0:mark"] and ">Maximiliane-C…<" in farm.parts["farm:0:scene"]
    )
    assert f"<title>{long} " in next(panel for panel in shown if panel.key == "prestige").parts["prestige:round"]


@pytest.mark.parametrize(
    ("words", "wide"),
    [("Wainwright", 4.91), ("Werkzeugmacher", 7.82), ("Größe ÄÜ", 4.46), ("제분소", 2.76), ("鐵匠鋪", 3), ("이: 1", 2.04)],
)
def test_the_width_of_words_is_estimated(words: str, wide: float) -> None:
    """Latin letters are as wide as in Liberation Sans, to a fortieth; a Korean syllable has 0.92 em, a Han character 1."""
    assert measure(words) == pytest.approx(wide, rel=0.025)


def test_a_label_is_squeezed_but_never_stretched() -> None:
    """A label that surely fits is left alone; one that fits in narrow letters gets their width, a longer one that of its room."""
    kept, doubtful, long = (draw_text(0, 0, "Wainwright", "", room) for room in (100, 80, 60))
    assert "textLength" not in kept and 'textLength="60"' in long
    assert 68 < float(re.search(r'textLength="([\d.]+)"', doubtful)[1]) < 75


def test_a_line_that_is_too_long_is_broken_in_two() -> None:
    """A line is broken where a word ends, or after a Chinese comma; a single word stays whole."""
    assert wrap("Hunting ground", 100, "b") == ("Hunting", "ground")
    assert wrap("River", 100, "b") == ("River", "") and wrap("Werkzeugmachermeister", 50) == ("Werkzeugmachermeister", "")
    assert wrap("市集、旅行、村莊編年史", 100) == ("市集、旅行、", "村莊編年史")


def test_a_text_in_two_lines_is_one_label() -> None:
    """A label in two lines is one element with all its words; a short label is drawn in one line."""
    assert "".join(ElementTree.fromstring(draw_text_in_two(0, 20, "Hunting ground", "b", 100)).itertext()) == "Hunting ground"
    assert draw_text_in_two(0, 20, "River", "b", 100) == draw_text(0, 20, "River", "b", 100)


def test_the_dead_lie_in_the_graves() -> None:
    """The two dead lie in the first two graves from the left at every seating; the last grave leaves room for a number."""
    for edition, count in SEATINGS:
        table = lay_village(count, edition, members={0: {"grave": (1, 1)}})
        shown = list_parts(draw_table(table))
        stones = find_lefts(shown["chronicle:scene"], 'f-stone" d=')
        dead = find_lefts(shown["graves"], "#vc-p-")
        assert len(dead) == 2 and [abs(one - other) < 5 for one, other in zip(stones, dead, strict=False)] == [True, True]
        assert stones[-1] + 24 < 309


def test_names_that_begin_alike_keep_their_ends() -> None:
    """Two cut names that would read the same are cut in the middle; other names lose their ends, and equal ones stay equal."""
    names = ["Maximiliane-Charlotte", "Maximiliane-Christine", "Bartholomäus der Zweite", "Anna"]
    assert shorten_all(names) == ["Maximili…lotte", "Maximili…stine", "Bartholomäus…", "Anna"]
    assert all(len(name) <= LONGEST_NAME for name in shorten_all([f"{'x' * 20}{end}" for end in "ab"]))
    assert shorten_all(["x" * LONGEST_NAME] * 2) == ["x" * LONGEST_NAME] * 2


def test_every_part_has_its_own_key() -> None:
    """No two parts of the board share a key, so that a page can patch by key alone."""
    counts = Counter(key for panel in draw_table(lay_busy(4)) for key in panel.parts)
    assert counts.most_common(1)[0][1] == 1


def test_every_picture_used_is_defined_once() -> None:
    """Each shared picture that the board uses is defined, no picture twice, and each id begins with our prefix."""
    drawn = "".join(list_parts(draw_table(lay_busy(5, BIG), active=0)).values())
    defined = re.findall(r'\bid="([^"]*)"', drawn)
    assert set(re.findall(r'href="#([^"]*)"', drawn)) <= set(defined)
    assert len(defined) == len(set(defined)) and all(name.startswith("vc-") for name in defined)


def test_scenery_never_changes_and_a_click_is_small() -> None:
    """In random games each step that is compared redraws no scenery, and its changes weigh less than ``WORST_CLICK``.

    Every sixteenth step is compared, in a long run every step.
    """
    for edition, count, seed in spread(((FIRST, 2, 1), (FIRST, 4, 2), (BIG, 5, 3))):
        random = Random(seed)
        position = deal(new_game(EditionSettings(edition), count), random)
        at, found = 0, 0
        while not position.over:
            then, position, at = position, deal(position.play(choose(position, random)).position, random), at + 1
            if at % sample(16, 1) == 0:
                patch = find_changes(*(draw_table(each.table, active=each.seat) for each in (then, position)))
                assert not [key for key in patch if key == "defs" or key.endswith(":scene")]
                assert sum(len(key) + len(part.encode()) for key, part in patch.items()) < WORST_CLICK
                found += bool(patch)
        assert found > sample(5, 10)


def test_others_customers_stay_hidden() -> None:
    """The customers that another player has served change nothing in a viewer's drawing; the viewer's own do."""
    table = lay_busy(2)
    other = table.with_farm(1, replace(table.farms[1], customers=(6, 7, 8)))
    assert draw_table(table, viewer=0) == draw_table(other, viewer=0)
    assert draw_table(table, viewer=None) == draw_table(other, viewer=None)
    assert find_changes(draw_table(table, viewer=1), draw_table(other, viewer=1)).keys() == {"farm:1:customers"}


def test_another_active_seat_changes_two_marks() -> None:
    """If the second seat is active instead of the first, the marks of their farms change and nothing else."""
    table = lay_busy(3)
    assert find_changes(draw_table(table, active=0), draw_table(table, active=1)).keys() == {"farm:0:mark", "farm:1:mark"}


def test_reconstructed_values_are_named_once() -> None:
    """One card names the areas with guessed values; the values carry no mark, and a corrected area is not named."""
    printed = list_parts(draw_table(lay_village(2)))
    corrected = list_parts(draw_table(lay_village(2, corrections={"council.time.2": 4})))
    said = ["".join(ElementTree.fromstring(f"<g>{each['prestige:scene']}</g>").itertext()) for each in (printed, corrected)]
    assert "guess: Market, Travel, Council and Chronicle" in said[0] and "guess: Market, Travel and Chronicle" in said[1]
    assert ">4<" in corrected["council:scene"].replace("</text>", "<")
    assert not any("#vc-guess" in part or ">?<" in part for part in printed.values())


@pytest.mark.parametrize(
    ("area", "name"),
    [
        ("crafts", "crafts.mill.time"),
        ("market", "customers.3.points"),
        ("travel", "cities.city-c"),
        ("council", "council.time.2"),
        ("church", "church.points.1"),
        ("chronicle", "chronicle.2.graves"),
        ("rival", "solo.1.track"),
    ],
)
def test_the_card_names_each_area_with_a_reconstructed_value(monkeypatch: pytest.MonkeyPatch, area: str, name: str) -> None:
    """An area of the board on which one value is reconstructed is named on the card, and no other area is."""
    table = lay_village(1 if area == "rival" else 2, BIG)
    monkeypatch.setattr(SeenVillage, "edition", replace(table.edition, marks={Mark.RECONSTRUCTED: (name,)}))
    scene = prestige.draw_panel(SeenVillage(table, 0, seat_guests(len(table.seats)), WORDS)).parts["prestige:scene"]
    named = WORDS.format("board-guessed", areas=WORDS.format(f"board-area-{area}"))
    assert "".join(ElementTree.fromstring(f"<g>{scene}</g>").itertext()).endswith(named)


def test_carla_s_board_is_drawn_in_a_game_for_one() -> None:
    """Carla's board has her cubes, tiles and family, in a colour that is free; in a game for two it is left out."""
    assert "rival" not in {panel.key for panel in draw_table(lay_village(2))}
    table = lay_village(1, BIG, members={1: {"bag": [3], "grave": [1]}})
    rival = Rival(
        (vocabulary.Cube.FAITH, vocabulary.Cube.PLAGUE),
        14,
        (vocabulary.Fate.QUILL, *(vocabulary.Fate.HIDDEN,) * 5),
        (vocabulary.Space.HARVEST, vocabulary.Cube.SKILL),
    )
    shown = draw_table(replace(table, rival=rival))
    assert [shown[2].key, shown[-1].key] == ["rival", "farm:0"]
    found = list_parts(shown)
    assert found["rival:cubes"].count("#vc-faith") == found["rival:cubes"].count("#vc-plague") == 1
    assert found["rival:fate"].count("f-back") == 5 and "#vc-skill" in found["rival:asked"]
    assert 'data-at="member:1:1:farm"' in found["rival:family"] and 'data-at="unborn:1:4"' in found["rival:waiting"]
    assert "Carla" in found["rival:scene"] and "b-yellow" in found["rival:scene"], "red is taken"
    numbers = re.findall(r'class="s c"[^>]*>(\d+)<', found["rival:scene"])
    assert numbers == [str(space) for space in range(2, table.edition.solo[1].track + 1)], "the first has a sign"


def test_blocked_spaces_are_crossed() -> None:
    """At every seating as many spaces of chronicle and graves are crossed as this number of players doesn't use."""
    for edition, count in SEATINGS:
        table = lay_village(count, edition)
        printed = table.edition.chronicle
        here, most = printed[count], printed[table.edition.players[1]]
        blocked = sum(most.rows[row] - here.rows[row] for row in vocabulary.Row) + most.graves - here.graves
        assert list_parts(draw_table(table))["chronicle:scene"].count("#vc-cross") == blocked


def test_the_end_is_announced_when_it_is_near() -> None:
    """With two free graves a bell rings at the chronicle; at a new table there is none."""
    farm = lay_village(2).farms[0]
    full = (vocabulary.Place.GRAVE, vocabulary.CHRONICLE[vocabulary.Row.FARM], vocabulary.Place.FARM, vocabulary.Place.FARM)
    table = lay_village(2).with_farm(0, replace(farm, family=(full, *farm.family[1:])))
    assert table.count_free_graves() == 2
    assert "#vc-bell" in list_parts(draw_table(table))["chronicle:left"]
    assert "#vc-bell" not in list_parts(draw_table(lay_village(2)))["chronicle:left"]


def test_prestige_goes_round() -> None:
    """Sixty points share a field with none, and 61 with one; the other fields differ. The board has the points in figures."""
    assert prestige.locate_points(60) == prestige.locate_points(0) and prestige.locate_points(61) == prestige.locate_points(1)
    assert len({prestige.locate_points(points) for points in range(60)}) == 60
    drawn = list_parts(draw_table(lay_busy(2)))
    assert ">64</text>" in drawn["prestige:points"] and ">23</text>" in drawn["prestige:points"]
    assert ">Anna</text>" in drawn["prestige:scene"]


def test_extreme_corrections_can_be_drawn() -> None:
    """A board with eleven of an owner's numbers at their highest is drawn as inert XML."""
    corrections: dict[str, int | str | bool] = {
        "setup.2.stalls": 10,
        "market.queue": 99,
        "farm.lap": 20,
        "farm.grain": 20,
        "turn.well": 9,
        "box.monks": 9,
        "council.persuasion": 99,
        "church.grain.0": 99,
        "crafts.smithy.skill": 99,
        "chronicle.2.rows.farm": 20,
        "chronicle.2.graves": 20,
    }
    drawn = read_inert(draw_table(lay_village(2, corrections=corrections)))
    assert len(drawn) > 10


def test_every_label_is_said() -> None:
    """At every seating and with Carla the board asks for exactly the ``board-`` words of the word files.

    The words of amounts, places, spaces, Carla's tiles and lists, which it takes from elsewhere, are left out.
    """
    said: set[str] = set()

    class Listening(Words):
        def format(self, key: str, **values: str | int) -> str:
            said.add(key)
            return WORDS.format(key, **values)

    for edition, count in SEATINGS:
        table = replace(lay_busy(count, edition), trigger=Trigger(0, vocabulary.Filled.GRAVES, vocabulary.Moment.TURN_END))
        drawing.draw_panels(table, 0, seat_guests(count), Listening(*WORDS._folders), 0)
    rival = Rival(
        (vocabulary.Cube.FAITH,),
        9,
        (vocabulary.Fate.HIDDEN, vocabulary.Fate.BLANK, vocabulary.Fate.QUILL) * 2,
        (vocabulary.Space.HARVEST, vocabulary.Cube.FAITH),
    )
    drawing.draw_panels(replace(lay_village(1, BIG), rival=rival, ring=0), 0, seat_guests(1), Listening(*WORDS._folders), 0)
    known = list_keys("en", files("village_widgets.games.village") / "words", INTERFACE_WORDS)
    others = ("amount-", "place-", "space-", "rival-", "list-")
    assert {key for key in said if not key.startswith(others)} == {key for key in known if key.startswith("board-")}


def test_wrong_people_are_refused() -> None:
    """A wrong number of players, or a colour that no family has, raises ``ValueError`` with the reason."""
    with pytest.raises(ValueError, match="2 players expected, 3 given"):
        drawing.draw_panels(lay_village(2), 0, seat_guests(3), WORDS)
    with pytest.raises(ValueError, match="green"):
        drawing.draw_panels(lay_village(2), 0, (Guest("A", "red"), Guest("B", "green")), WORDS)


def test_a_still_stands_alone() -> None:
    """The still is one SVG with its language and its panels in three columns, and loads nothing; without panels it fails."""
    panels = draw_table(lay_busy(4))
    tree = read_inert(panels)
    places = [(panel.attrib["x"], panel.attrib["y"]) for panel in tree if panel.tag.endswith("}svg")]
    assert len(places) == len(set(places)) == 12
    assert tree.attrib["width"] == "100%" and len({x for x, _ in places}) == 3  # as wide as a notebook's cell
    text = draw_still(panels, drawing.build_css(), "zh-Hant")
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" lang="zh-Hant" ')
    assert "url(" not in text and "@import" not in text
    assert re.findall(r"https?://[^\s\"'<]+", text) == ["http://www.w3.org/2000/svg"]
    with pytest.raises(ValueError, match="at least one panel"):
        draw_still((), "", "en")


def test_letters_can_be_read_where_a_panel_is_smallest() -> None:
    """Letters in the theme and in Village's style are at least 15 units high, except invisible ones of 1 for screen readers.

    15 units are 12 pixels on a panel 288 wide, the narrowest of the grid.
    """
    assert LETTERS == 15
    for sheet in (read_theme(), drawing.build_css()):
        for size in re.findall(r"(?:font-size: |font: \d+ )([\d.]+)px", sheet):
            assert float(size) == 1 or float(size) >= LETTERS, size


@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_prices_of_roads_lie_beside_the_cities(edition: str) -> None:
    """No plaque covers a town, its letter, its reward or another plaque."""
    printed = lay_village(2, edition).edition
    plaques = [travel.locate_plaque(printed, leg) for leg in printed.legs]
    drawn = ((-35, -5, 20, 20), (-26, -10, 52, 24), (-6, -31, 16, 22), (9, -33, 26, 26))  # letter, walls, tower, reward
    spots = [spot for place, spot in travel.SPOTS.items() if place in vocabulary.CITIES]
    towns = [(x + left, y + top, wide, high) for x, y in spots for left, top, wide, high in drawn]
    for at, (left, top, wide, high) in enumerate(plaques):
        for x, y, width, height in (*plaques[at + 1 :], *towns):
            assert left + wide <= x or x + width <= left or top + high <= y or y + height <= top


@pytest.mark.parametrize("home", [(4,), (4, 1), (4, 3), (4, 3, 2, 2)])
def test_everybody_at_home_is_seen(home: tuple[int, ...]) -> None:
    """With four members of the first generation at home, alone or with up to seven of later ones, each is drawn.

    Each stands at least 15 units from the one drawn before it.
    """
    table = lay_village(2)
    counts = zip(table.edition.box.family, (*home, 0, 0, 0), strict=False)
    family = tuple((vocabulary.Place.FARM,) * here + (vocabulary.Place.GRAVE,) * (count - here) for count, here in counts)
    shown = list_parts(draw_table(replace(table, farms=(replace(table.farms[0], family=family), *table.farms[1:]))))[
        "farm:0:family"
    ]
    apart = [float(x) for x in re.findall(r'#vc-p-red" transform="translate\(([\d.]+)', shown)]
    assert shown.count("#vc-p-red") == sum(home)
    assert min(abs(one - other) for one, other in pairwise(apart)) >= 15
