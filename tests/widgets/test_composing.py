"""Payments put together piece by piece: what may be added, what is missing, and small messages for hundreds of ways."""

from __future__ import annotations

import json
import zlib
from collections import Counter
from functools import reduce
from operator import and_
from types import SimpleNamespace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.hearing import Heard
from tests.kernel.test_judging import KINDS, Point, Purse, prices, purses
from tests.samples import sample
from tests.village.positions import lay_acting, lay_village
from tests.widgets.tables import hear, open_table
from village_core.kernel.judging import Offer
from village_core.kernel.values import Due, Payment
from village_widgets.components.composing import FEW_WAYS, build_composer, build_way
from village_widgets.components.messages import Message
from village_widgets.components.playing import PlayedBoard
from village_widgets.words import load_words

UP_TO_SEVEN, UP_TO_THREE = (Due("hut", count=1, among=KINDS, most=most) for most in (7, 3))


def describe_paid(payment: Payment, table: object = None) -> str:
    """Stand in for a game's words: describe a payment by the count and name of each kind; the table is ignored."""
    return ", ".join(f"{count} {what}" for what, count in payment.spent)


TELLING = SimpleNamespace(
    words=load_words(), describe_payment=describe_paid, list_pieces=lambda: KINDS, find_picture=lambda what: ""
)


def compose_payment(price, purse, asked=None, fill=False):
    """Build the message for a price that is paid out of a purse, with the pieces ``asked`` so far, filled up if wanted."""
    return build_composer(TELLING, 0, "Hut", Offer(Point(), price).list_options(purse), purse, asked, fill)


@given(prices, purses, st.lists(st.sampled_from([*KINDS, "nonsense"]), max_size=8))
@settings(max_examples=sample(50, 150))
def test_what_may_be_added_leads_to_a_way_to_pay(price, purse, asked):
    """The pieces always belong to a way to pay, whatever is tapped.

    A kind can be added if and only if a way to pay takes one more; the offered payments are exactly the complete ways; filling in
    completes one.
    """
    ways = [Counter(dict(option.payment.spent)) for option in Offer(Point(), price).list_options(purse)]
    if not ways:
        return
    state = compose_payment(price, purse, asked)
    put = Counter(state.put)
    assert put <= Counter(asked) and any(put <= way for way in ways)
    addable = {what for what in KINDS if any(put + Counter([what]) <= way for way in ways)}
    assert {kind.kind for kind in state.kinds if kind.more} == addable
    assert {kind.kind for kind in state.kinds if kind.less} == {*(put - reduce(and_, ways))}
    assert [number for number, _ in state.ways] == [number for number, way in enumerate(ways) if way == put]
    filled = compose_payment(price, purse, asked, fill=True)
    assert filled.ways and Counter(filled.put) >= put and not filled.fill


def test_what_is_missing_is_said_in_words():
    """The message counts the missing pieces, at first, in between, when enough, and when all lie there."""
    purse, price = Purse(red=5, blue=2), (Due("hut", count=4, among=("red", "blue"), kinds=2),)
    assert [compose_payment(price, purse, asked).said for asked in ([], ["red"], ["red"] * 3, ["red"] * 3 + ["blue"])] == [
        "4 more pieces are missing.",
        "1 red so far. 3 more pieces are missing.",
        "3 red so far. 1 more piece is missing.",
        "1 blue, 3 red so far. This pays for it.",
    ]
    state = compose_payment(price, purse, ["red", "red", "red"])
    assert {kind.kind: (kind.label, kind.room) for kind in state.kinds} == {
        "red": ("3 of 5 red", "no more"),
        "blue": ("0 of 2 blue", "up to 1 more"),
    }
    assert state.ways == () and state.fill == "1 blue, 3 red"
    more = compose_payment((UP_TO_SEVEN,), Purse(red=9), ["red"])
    assert more.said == "1 red so far. This pays for it. Up to 6 more pieces may be added."
    assert compose_payment((UP_TO_THREE, UP_TO_THREE), Purse(red=5), []).said == "2 to 5 more pieces are missing."


def test_the_rest_of_a_payment_without_a_fixed_number_is_the_most_that_can_be_paid():
    """A building for one to seven resources is filled up to seven of nine; pieces already put down stay, and come first."""
    assert compose_payment((UP_TO_SEVEN,), Purse(red=9), ["red"]).fill == "7 red"
    filled = compose_payment((UP_TO_SEVEN,), Purse(red=5, blue=4), ["blue"], fill=True)
    assert len(filled.put) == 7 and filled.put[0] == "blue" and not filled.fill


def test_ways_of_the_same_pieces_are_told_apart():
    """A coin that replaces a cube and a coin that is due itself are two ways to pay."""
    price = (Due("one", "red", 1, "coin"), Due("two", count=1, among=("red", "coin")))
    state = compose_payment(price, Purse(red=1, coin=1), ["coin", "red"])
    assert [number for number, _ in state.ways] == [0, 1]


def open_many_ways() -> PlayedBoard:
    """Open a table with a corrected price: a wagon for 17 Skill and 17 Knowledge, which coins can replace."""
    dear = {"crafts.wainwright.skill": 17, "crafts.wainwright.knowledge": 17}
    return open_table(
        lay_acting(lay_village(2, stock={0: {"skill": 17, "knowledge": 17, "coin": 34}}, corrections=dear), "crafts")
    )


def tell_payment(table: PlayedBoard, do: str, row: int, **more: object) -> Heard:
    """Return the message about a composed payment in the answer to the command ``do`` about a row."""
    answer = hear(table, {"do": do, "row": row, "v": table.version, **more})
    return json.loads(json.dumps(answer))["compose"]


def count_sent(message: Heard) -> int:
    """Return the number of bytes of a message, packed as it is sent."""
    return len(zlib.compress(json.dumps(message, ensure_ascii=False).encode()))


@pytest.fixture(scope="module")
def table() -> PlayedBoard:
    """Open a table with 324 ways to pay for something."""
    return open_many_ways()


def test_many_ways_to_pay_are_composed_in_little(table):
    """With 324 ways to pay, the answers to a press on the place, on the row and to each of seven pieces are below 2,000 bytes.

    The whole table lists two of the ways, the answer to the press none. Filling up after the seven pieces leads to the one way
    with fewest coins that is left, which one more tap pays.
    """
    [number] = [row.number for row in table._rows if len(row.options) == 324]
    rows = hear(table, {"do": "whole"})["table"]["rows"]
    [shown] = [row for place, row in enumerate(rows) if row.get("number", place) == number]
    assert len(shown["ways"]) == 2, "a list names two of many ways"
    clicked = hear(table, {"do": "at", "at": "building:wainwright", "v": table.version})
    [listed] = [row for row in clicked["ask"][1] if row[0] == number]
    assert listed[2] == [], "beside other choices its ways to pay are not listed"
    opened = tell_payment(table, "row", number)
    assert opened["row"] == number and opened["asked"] is None
    assert count_sent(clicked) < 2_000 and count_sent(opened) < 2_000
    put = [*["coin"] * 4, *["skill"] * 2, "knowledge"]
    for taps in range(1, len(put) + 1):
        state = tell_payment(table, "compose", number, put=put[:taps], fill=False)
        assert state["asked"] == state["put"] == put[:taps] and count_sent(state) < 2_000
    state = tell_payment(table, "compose", number, put=put, fill=True)
    assert Counter(state["put"]) == {"coin": 4, "skill": 17, "knowledge": 13}, "the way with fewest coins that is left"
    [[way, [said, _pictures]]] = state["ways"]
    assert "17 Skill" in said and "13 Knowledge" in said
    assert hear(table, {"do": "pick", "row": number, "way": way, "v": table.version}) is None
    assert dict(table.session.game.steps[-1].option.payment.spent) == {"coin": 4, "skill": 17, "knowledge": 13}


@pytest.mark.parametrize("put", [None, 7, "coin", [7, None, {}], ["nothing"] * 5000])
@pytest.mark.parametrize("row", [-1, 0, 999, "1", None])
def test_nonsense_composes_nothing(put, row):
    """A row or pieces that can't be get no answer and change nothing; a question with an old version gets the table."""
    table = open_many_ways()
    said = {"do": "compose", "row": row, "put": put, "v": table.version}
    try:
        answer = hear(table, said)
    except msgspec.ValidationError:  # the page refuses invalid commands before the table sees them
        answer = None
    assert answer is None
    assert not table.session.game.steps
    assert "table" in hear(table, {"do": "compose", "row": 0, "put": ["nothing"], "v": -1}), (
        "an outdated command is answered with the new state"
    )


def test_six_ways_to_pay_are_listed_and_seven_are_put_together():
    """Six ways stand in the list and in the question, and no page can put them together; seven are put together everywhere."""
    dear = {"crafts.wainwright.skill": 4, "crafts.wainwright.knowledge": 4}
    table = open_table(lay_acting(lay_village(2, stock={0: {"skill": 4, "knowledge": 4, "coin": 9}}, corrections=dear), "crafts"))
    row = max(table._rows, key=lambda row: len(row.options))
    for count, together in ((FEW_WAYS, False), (FEW_WAYS + 1, True)):
        table._rows = [row._replace(options=row.options[:count])]
        asked = table.pick(row.number)
        assert len(table._rows[0].options) == count
        assert (bool(asked.compose), bool(asked.ask)) == (together, not together)
        assert isinstance(table.compose(row.number, ()), Message) is together
        assert len(table._list_ways(table._rows[0])) == (0 if together else count)


def test_a_payment_is_pictured_piece_by_piece_up_to_three_of_a_kind_and_its_time_once() -> None:
    """A payment shows each of up to three pieces of a kind, one picture of more, and one hourglass for any time."""
    telling = open_table(lay_acting(lay_village(2), "crafts")).telling
    way = build_way(telling, Payment((("coin", 4), ("skill", 2)), time=3))
    assert sorted(way.pictures) == ["#vc-coin", "#vc-hourglass", "#vc-skill", "#vc-skill"]
