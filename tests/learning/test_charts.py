"""The pictures of Village's lessons agree with the engine: prices, the way on a life track, the odds at a mass."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections import Counter
from fractions import Fraction
from html import unescape

import numpy
import pytest
from bqplot import Bars, Figure, Lines
from ipywidgets import HTML, Box

from tests.village.positions import BIG, FIRST, lay_acting, lay_mass, lay_turn, lay_village, play, settle
from village_core.games.village.choices import BuyOut, Done, HoldMarket, Produce, Serve, Take
from village_core.games.village.events import Crossed
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import Drawing, Rising
from village_core.games.village.odds import find_next_draw, list_odds_of_buying_out
from village_core.games.village.rewarding import Privileges
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CHURCH, SPACES, Building, Good, Space
from village_core.kernel.judging import list_payments
from village_core.kernel.position import Position
from village_core.kernel.values import Payment, Player
from village_core.kernel.words import Words
from village_core.kernel.words.languages import list_languages
from village_widgets.components.scene import Panel
from village_widgets.components.widths import measure
from village_widgets.games.stills import seat_players
from village_widgets.games.village import charts
from village_widgets.games.village.charts import build_telling
from village_widgets.games.village.marking import mark_life
from village_widgets.games.village.reckoning import list_costs, list_stops
from village_widgets.games.village.telling import VillageTelling, load_words
from village_widgets.words import format_percent

RICH = dict.fromkeys(("skill", "persuasion", "faith", "knowledge", "scroll", "wagon", "plow", "horse", "ox"), 4)
SETTLED = {"smithy": [1], "council-2": [1], "city-a": [2], "bag": [2]}
BAGS = [
    {0: [1, 1], 1: [1], 2: [2, 2, 2]},
    {0: [1], 1: [], 2: []},
    {0: [1, 1, 1, 1], 1: [1, 1, 1, 2], 2: [1]},
    {0: [], 1: [1, 2, 2, 3], 2: [1, 1]},
]
BUILDINGS = ("wainwright", "stable", "office", "smithy")


def fill_bags(members: dict[int, list[int]], **more: object) -> Table:
    """Return three players' table with members in the black bag, generations by seat; ``more`` is for ``lay_village``."""
    return lay_village(3, members={seat: {"bag": inside} for seat, inside in members.items()}, **more)


def find_parts(box: Box, kind: type) -> list[object]:
    """Return each widget of a kind: the box itself, those inside it, and the marks of its figures."""
    found = [box] if isinstance(box, kind) else []
    for inside in (*getattr(box, "children", ()), *getattr(box, "marks", ())):
        found += find_parts(inside, kind)
    return found


def read_said(box: Box) -> str:
    """Return all text in a chart's box outside its figures: title, sentence, legend and table."""
    return unescape(re.sub(r"(?s)<style>.*?</style>|<[^>]*>", " ", " ".join(part.value for part in find_parts(box, HTML))))


def play_draws(position: Position, weight: Fraction = Fraction(1)) -> Counter[tuple[int, ...]]:
    """Play all outcomes of the draw; return the probability of each tuple of members in the lowest window, counted by seat."""
    if not isinstance(position.top, Drawing):
        here = tuple(farm.places.count(CHURCH[0]) for farm in position.table.farms)
        return Counter({here: weight})
    found: Counter[tuple[int, ...]] = Counter()
    outcomes = list(position.top.list_outcomes(position.table))
    whole = sum(cases for _, cases in outcomes)
    for choice, cases in outcomes:
        for counts, chance in play_draws(position.play(choice).position, weight * Fraction(cases, whole)).items():
            found[counts] += chance
    return found


def sum_odds(found: Counter[tuple[int, ...]], seat: int, most: int) -> tuple[Fraction, ...]:
    """Return the probabilities that 0 to ``most`` members of ``seat`` come out, from those that ``play_draws`` returned."""
    return tuple(
        sum((chance for counts, chance in found.items() if counts[seat] == count), Fraction(0)) for count in range(most + 1)
    )


@pytest.mark.parametrize("members", BAGS, ids=str)
def test_the_odds_are_those_of_every_draw_played_out(members: dict[int, list[int]]) -> None:
    """The picture's odds equal those of playing every possible draw by the rules (mass-draw)."""
    position = settle(fill_bags(members), Drawing(4))
    bag, found = find_next_draw(position), play_draws(position)
    for seat in range(3):
        odds = bag.compute_odds(seat)
        assert odds == sum_odds(found, seat, len(odds) - 1) and sum(odds) == 1


@pytest.mark.parametrize(("left", "monks"), [(3, 1), (2, 0), (1, 3)])
def test_the_odds_in_the_middle_of_a_draw(left: int, monks: int) -> None:
    """Monks that are out are not in the bag, and only the missing pieces are drawn."""
    position = settle(fill_bags({0: [1, 1], 1: [2], 2: []}), Drawing(left, monks))
    bag = find_next_draw(position)
    assert (bag.monks, bag.drawn) == (4 - monks, left)
    assert bag.compute_odds(0) == sum_odds(play_draws(position), 0, len(bag.compute_odds(0)) - 1)


@pytest.mark.parametrize("bought", range(4))
def test_buying_out_is_reckoned_as_it_is_played(bought: int) -> None:
    """For 0 to 3 members bought out, the odds are those after the buying has been played (mass-buy-out)."""
    table = fill_bags({0: [1, 1, 2], 1: [1], 2: [1, 1]}, stock={0: {"coin": 4}})
    rows = list_odds_of_buying_out(find_next_draw(lay_mass(table)), 0)
    position = play(lay_mass(table), *[BuyOut(generation) for generation in (1, 1, 2)[:bought]])
    position = play(position, *[Done()] * (3 if bought < 3 else 2))
    assert isinstance(position.top, Drawing) and position.top.left == 4 - bought
    assert rows[bought] == sum_odds(play_draws(position), 0, len(rows[bought]) - 1)
    assert len(rows) == 4 and rows[3][-1] == 1


def test_each_piece_is_as_likely_as_the_other() -> None:
    """A mass with eight pieces in the black bag, of which four are drawn, draws each with the chance 1/2."""
    assert find_next_draw(lay_mass(fill_bags({0: [1, 1], 1: [1], 2: [2]}))).each == Fraction(1, 2)


@pytest.mark.parametrize("space", SPACES)
@pytest.mark.parametrize("edition", [FIRST, BIG])
def test_prices_are_those_that_are_paid(space: Space, edition: str) -> None:
    """For a seat that can pay all prices, the prices shown for an action space are the engine's payments there."""
    table = lay_village(2, edition, members={0: SETTLED}, stock={0: {**RICH, "coin": 4, "grain": 5}})
    position = settle(table, MarketDay(1, 0, opened=True)) if space is Space.MARKET else lay_acting(table, space.value)
    shown = {(cost.choice, payment) for cost in list_costs(position) for payment in list_payments(cost.price)}
    paid = {(option.choice, option.payment) for option in position.options if option.payment != Payment()}
    assert {payment for _, payment in shown} == {payment for _, payment in paid} and shown <= paid
    assert bool(shown) == (space not in (Space.HARVEST, Space.FAMILY))


@pytest.mark.parametrize("space", SPACES)
def test_each_space_has_its_own_price(space: Space) -> None:
    """In a turn each action space has the prices of its action; the market's are those with the extra cost."""
    table = lay_village(2, members={0: SETTLED})
    there = settle(table, MarketDay(1, 0, opened=True)) if space is Space.MARKET else lay_acting(table, space.value)
    assert list_costs(lay_turn(table), space) == list_costs(there)


def test_barred_and_free_moves_and_draws_have_no_price() -> None:
    """A horse has no price while the stable is empty; draws and a harvest have none either."""
    assert not any(
        cost.choice == Produce(Building.STABLE, Good.HORSE) for cost in list_costs(lay_acting(lay_village(2), "crafts"))
    )
    assert list_costs(settle(fill_bags(BAGS[0]), Drawing(4)), Space.CRAFTS) == list_costs(settle(fill_bags(BAGS[0]))) == ()
    assert list_costs(lay_acting(lay_village(2), "harvest")) == ()


@pytest.mark.parametrize("edition", [FIRST, BIG])
@pytest.mark.parametrize("time", range(0, 20, 3))
def test_a_life_goes_where_the_marker_goes(time: int, edition: str) -> None:
    """Each choice that costs time, once played, stops on the space shown, past as many ends of a lap as shown."""
    stock = {0: {**RICH, "coin": 4, "grain": 5, "time": time}}
    position = lay_acting(lay_village(2, edition, members={0: SETTLED}, stock=stock), *SPACES)
    reached = {}
    for option in position.options:
        done = position.play(option)
        if option.payment.time:
            crossed = sum(isinstance(event, Crossed) for event in done.events)
            reached[option.payment.time] = (done.position.table.farms[0].time % 10, crossed)
    assert reached == {stop.time: (stop.space, stop.passed) for stop in list_stops(position, 0)}


def test_a_life_before_a_cube_is_taken() -> None:
    """On a turn the stops include those of a plague cube (2 time) and a sale at the extra cost (1 time), but no market day's.

    Whose turn it is makes no difference.
    """
    choices = {
        type(cost.choice): stop for stop in list_stops(lay_turn(lay_village(2, stock={0: {"time": 9}})), 0) for cost in stop.costs
    }
    assert (choices[Take].time, choices[Take].space, choices[Take].passed) == (2, 1, 1)
    assert (choices[Serve].time, choices[Serve].space, choices[Serve].passed) == (1, 0, 1)
    assert HoldMarket not in choices
    assert list_stops(lay_turn(lay_village(2)), 1) == list_stops(lay_turn(lay_village(2), 1), 1), (
        "whose turn it is makes no difference"
    )


def test_the_life_picture_marks_moves_past_the_end() -> None:
    """From space 8, five blocks lie before the bridge and eleven past it, in another colour; a text says where moves end."""
    box = charts.draw_life(lay_turn(lay_village(2, stock={0: {"time": 8}})), 0)
    lines = {mark.colors[0]: mark for mark in find_parts(box, Lines)}
    assert [len(lines[colour].x) for colour in (charts.ON, charts.PAST)] == [5, 11]
    assert numpy.all(lines[charts.ON].x < 9.5) and numpy.all(lines[charts.PAST].x > 9.5)
    early = charts.draw_life(lay_turn(lay_village(2)), 0)
    assert "Nothing that can be done now takes it past" in read_said(early)
    text = read_said(box)
    assert "space 8" in text and "space 0, past the bridge" in text and "training at the smithy" in text and "“1”" in text


def test_a_plate_says_only_of_moves_past_the_bridge_that_they_pass_it() -> None:
    """From space 8 the plate of one block of time says no more than that; that of two, in another colour, that it is passed."""
    position = lay_turn(lay_village(2, stock={0: {"time": 8}}))
    [drawn] = mark_life([Panel("farm:0", "farm", 360, 320, {})], (), position, load_words(), 0)
    plates = re.findall('<title>(.+?)</title><rect class="(.+?)"', drawn.parts["farm:0:plates"])
    assert plates[:2] == [("1 time", "wy"), ("2 time, past the bridge", "wy wx")]


def test_the_life_picture_of_a_hidden_family() -> None:
    """The life picture says that no member would die if all living members are in the black bag."""
    assert "nobody would die" in read_said(charts.draw_life(lay_turn(lay_village(2, members={0: {"bag": [1, 1, 1, 1]}})), 0))


def test_the_cost_picture_has_a_block_for_each_piece() -> None:
    """The crafts' prices have a block in its colour for each hourglass, grain and Skill that they ask for, and a table."""
    position = lay_acting(lay_village(2), "crafts")
    box = charts.draw_costs(position)
    blocks = Counter({mark.colors[0]: len(mark.x) for mark in find_parts(box, Lines)})
    found = list_costs(position)
    assert blocks[charts.KIND_INKS["time"]] == sum(cost.time for cost in found)
    assert blocks[charts.KIND_INKS["grain"]] == sum(cost.pieces.get("grain", 0) for cost in found)
    assert blocks[charts.CUBE_INKS["orange"]] == sum(cost.pieces.get("skill", 0) for cost in found)
    assert "Smithy: buy plow" in read_said(box) and "1 Skill, 1 Knowledge" in read_said(box)


@pytest.mark.parametrize("language", list_languages())
def test_deeds_have_room_beside_their_prices(language: str) -> None:
    """In each language the names of all deeds at the crafts are narrower than the margin of the picture."""
    position = lay_acting(lay_village(2, members={0: {name: [1] for name in BUILDINGS}}), "crafts")
    telling = VillageTelling(seat_players(position), position.table.edition, Words(*load_words()._folders, language=language))
    (figure,) = find_parts(charts.draw_costs(position, telling), Figure)
    names = figure.axes[1].tick_labels.values()
    assert len(names) > 8
    assert max(map(measure, names)) * charts.TICK < figure.fig_margin["left"] - charts.BESIDE / 2


@pytest.mark.parametrize("space", SPACES)
def test_every_price_can_be_shown_and_said(space: Space) -> None:
    """Each action space has a text, and all but harvest and family, where nothing is paid, a picture of prices."""
    box = charts.draw_costs(lay_turn(lay_village(2, members={0: SETTLED})), space=space)
    assert len(find_parts(box, Figure)) == (space not in (Space.HARVEST, Space.FAMILY))
    assert len(read_said(box)) > 40


def test_prices_outside_the_action_spaces_have_rows() -> None:
    """The well, buying out, rising and the fourth privilege have their rows in the table beside the picture of prices."""
    rising = settle(lay_village(2, members={0: {"church-1": [1], "church-3": [1]}}), Rising((0, 1)))
    privileges = settle(lay_village(2, members={0: {"council-4": [1]}}), Privileges(0, 4))
    for position, label in (
        (lay_turn(lay_village(2)), "Well: coins"),
        (lay_mass(fill_bags(BAGS[0])), "Take out a member"),
        (rising, "Window 3 to 4"),
        (privileges, "3 prestige points"),
    ):
        assert label in read_said(charts.draw_costs(position))


def test_the_odds_picture_has_a_description() -> None:
    """Each column of the odds adds up to 100, a text tells pieces and odds, and buying out has its own picture.

    Names are escaped.
    """
    guests = (Player("Ada", "red"), Player("<b>", "blue"), Player("Caro", "white"))
    position = lay_mass(fill_bags(BAGS[0], stock={0: {"coin": 2}}))
    box = charts.draw_odds(position, VillageTelling(guests, position.table.edition, load_words()))
    bars = find_parts(box, Bars)
    assert [list(bar.x) for bar in bars] == [["Ada", "<b>", "Caro"], ["0", "1", "2"]]
    assert all(numpy.allclose(bar.y.sum(axis=0), 100) for bar in bars)
    text = read_said(box)
    assert "If Ada buys out first" in text and "The bag holds 10 pieces, 4 of them monks." in text and "40\u00a0%" in text
    assert "<b>" not in "".join(part.value for part in find_parts(box, HTML)), "names are escaped"


def test_an_empty_bag_is_described() -> None:
    """Without family members in the black bag the chart of the odds is a sentence without a picture."""
    box = charts.draw_odds(lay_mass(lay_village(2)))
    assert find_parts(box, Figure) == [] and "Nobody is in the black bag" in read_said(box)


def test_the_last_piece_is_told_as_one() -> None:
    """In the middle of a draw the sentence speaks of the pieces left; buying out is over."""
    box = charts.draw_odds(settle(fill_bags(BAGS[0]), Drawing(1, 2)))
    assert "2 of them monks. One piece is drawn" in read_said(box) and len(find_parts(box, Bars)) == 1


@pytest.mark.parametrize(
    ("chance", "expected"),
    [
        (Fraction(0), "0\u00a0%"),
        (Fraction(1, 1000), "under 1\u00a0%"),
        (Fraction(1, 3), "33\u00a0%"),
        (Fraction(999, 1000), "over 99\u00a0%"),
        (Fraction(1), "100\u00a0%"),
    ],
)
def test_a_possible_chance_is_never_called_impossible(chance: Fraction, expected: str) -> None:
    """A possible chance is at least "under 1 %", an uncertain one at most "over 99 %"; others are rounded."""
    assert format_percent(chance, load_words()) == expected


def test_large_libraries_are_imported_at_their_first_use() -> None:
    """Importing Village's lessons does not load SQLAlchemy; with the play page and the reckoning, neither bqplot nor numpy."""
    code = (
        "import json, sys; import village_widgets.games.village.learning; early = [*sys.modules];"
        "import village_widgets.play, village_widgets.games.village.reckoning;"
        "print(json.dumps([name for name in early if name == 'sqlalchemy']"
        " + [name for name in sys.modules if name.split('.')[0] in ('bqplot', 'numpy')]))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert json.loads(ran.stdout) == []


def test_a_position_without_players() -> None:
    """In the telling of a position for which no players are given, the seats are called A, B and so on."""
    assert [player.name for player in build_telling(lay_turn(lay_village(3))).players] == ["A", "B", "C"]
