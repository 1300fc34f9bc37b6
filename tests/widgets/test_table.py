"""The table in plain messages: the choices, the answers to clicks, and how little is sent."""

from __future__ import annotations

import json
import zlib
from functools import cache
from random import Random
from statistics import median

import msgspec
import pytest

from tests.hearing import decode
from tests.samples import sample
from tests.village.positions import lay_acting, lay_market_day, lay_turn, lay_village
from tests.widgets.tables import ANNA, BERT, CARL, begin_session, hear, open_table, show
from village_core.games.village.choices import Buy, Serve, Take
from village_core.kernel.values import Player
from village_widgets.components.commands import Pick, PointAt, TableCommand
from village_widgets.components.messages import ShownRow
from village_widgets.components.telling import AGENDA

COLOURS = ("Skill", "Persuasion", "Faith", "Knowledge")
"""The colours of influence cubes."""


def test_a_click_does_the_only_thing_that_can_be_done_there():
    """A click at a cube takes it at once, without a question, if taking it is the only choice there."""
    table = open_table(lay_turn(lay_village(2, spaces={"family": "skill", "harvest": "knowledge"})))
    assert decode(table.handle(PointAt("cube:family:skill", v=table.version))) is None
    assert table.session.game.steps[-1].option.choice == Take("family", "skill")


def test_several_ways_to_pay_are_offered_in_one_step():
    """A target with several payments asks which, in words, beside what is barred there; asking does nothing.

    The answer makes the move with the chosen payment.
    """
    table = open_table(lay_acting(lay_village(2, stock={0: {"skill": 1, "knowledge": 1, "coin": 2}}), "crafts"))
    answer = decode(table.handle(PointAt("building:wainwright", v=table.version)))
    title, rows, refused, _ = answer["ask"]
    assert title == "Wainwright"
    buy = next(row for row in rows if "Buy" in row[1])
    assert len(buy[2]) == 4 and "1 Skill" in buy[2][0][0] and "coin" in buy[2][-1][0]
    assert not table.session.game.steps, "asking does nothing yet"
    assert any("trained member" in text for _, text, _ in refused), "a barred choice at the place is explained beside it"
    assert decode(table.handle(Pick(buy[0], 1, v=table.version))) is None
    assert isinstance(table.session.game.steps[-1].option.choice, Buy)
    assert table.session.game.steps[-1].option.payment.jokers == 1


def test_a_choice_of_the_list_asks_how_to_pay():
    """A row with several ways to pay asks which and does nothing yet; a row with one is done at once."""
    table = open_table(lay_acting(lay_village(2, stock={0: {"faith": 1, "coin": 1}}), "church"))
    several = next(row for row in table._rows if len(row.options) > 1)
    [[_, _, ways, _]] = hear(table, {"do": "row", "row": several.number, "v": table.version})["ask"][1]
    assert len(ways) == len(several.options) == 3 and not table.session.game.steps
    alone = next(row.number for row in table._rows if len(row.options) == 1)
    assert hear(table, {"do": "row", "row": alone, "v": table.version}) is None and len(table.session.game.steps) == 1


@pytest.mark.parametrize(
    ("offered", "beside"),
    [
        ({"one": 3, "two": 3}, {"one", "two"}),
        ({"one": 3, "two": 4}, set()),
        ({"one": 3, "two": 3, "many": 7}, {"one", "two"}),
        ({"one": 6, "many": 8}, {"one"}),
        ({"one": 6, "two": 1}, set()),
        ({"many": 7}, set()),
        ({"one": 4, "two": 3, "agenda": 7}, {"agenda"}),
    ],
)
def test_few_choices_stand_beside_the_question(offered: dict[str, int], beside: set[str], monkeypatch: pytest.MonkeyPatch):
    """The choices of places with up to six each are buttons beside the question, if they are six at most together.

    Those without a place always are.
    """
    table = open_table(lay_turn(lay_village(2)))
    row = table._rows[0]
    table._rows = tuple(row._replace(target=target) for target, count in offered.items() for _ in range(count))
    monkeypatch.setattr(table, "_render_row", lambda row, beside: ShownRow(row.target, "", beside=beside))
    shown = table._list_rows()
    assert {row.target for row in shown if row.beside} == beside
    assert {row.target for row in shown if not row.beside} == offered.keys() - beside


def test_a_click_on_what_is_barred_is_answered_with_rule_lack_and_citation():
    """A click on the well without influence names its rule, the lack of each colour, the citations and what is being decided."""
    table = open_table(lay_turn(lay_village(2)))
    refused = decode(table.handle(PointAt("well", v=table.version)))["refused"]
    assert refused["rules"] == ["well"]
    assert refused["title"] == "The well"
    against, text, cited = refused["reasons"][0]
    assert "3 influence cubes of one colour" in text
    assert [choice for choice, *_ in against[:4]] == [f"Go to the well with {colour}" for colour in COLOURS]
    assert [lack for _, lack, _ in against[:4]] == [f"This needs 3 {colour} (you have none)." for colour in COLOURS]
    assert any("in German" in place for place in cited)
    assert refused["decision"].startswith("Anna")
    assert not table.session.game.steps


def test_a_click_on_what_has_nothing_to_do_with_the_decision_says_so():
    """A click on a place that has no choice says how to act there, with the key and the citations of the rule that says so.

    It names what is being decided.
    """
    table = open_table(lay_turn(lay_village(2)))
    refused = decode(table.handle(PointAt("bag", v=table.version)))["refused"]
    assert refused["rules"] == ["well"]
    assert refused["title"] == "The black bag"
    [[choices, text, cited]] = refused["reasons"]
    assert choices == [] and "church" in text and "the well" in text
    assert any("in German" in place for place in cited)
    assert "take a cube" in refused["decision"]


@cache
def play_whole() -> list[tuple[tuple[int, ...], dict]]:
    """Play a whole game, each decision by chance, and return the numbers of the rows shown after it with the patch of each."""
    table, random, found = show(begin_session(seed="7")), Random(1), []
    while table.session.asked is not None:
        assert decode(table.handle(Pick(random.randrange(len(table._rows)), 0, v=table.version))) is None
        patch = decode(table.patch())
        found.append((tuple(row.number for row in table._rows), patch))
    return found


def test_every_target_of_a_choice_is_on_the_board_or_on_the_agenda():
    """In many random moves each row's target is drawn, or the row is a button beside the question without a place.

    Barred targets are drawn too, and names of targets are never empty.
    """
    table = show(begin_session(ANNA, CARL, BERT, seed="3"))
    random = Random(3)
    for _ in range(sample(50, 250)):
        message = decode(table.patch())
        whole = "".join(part for panel in table._panels for part in panel.parts.values())
        for row in message["rows"]:
            assert row["label"]
            assert (row["target"] == AGENDA and row["beside"]) or f'data-at="{row["target"]}"' in whole, row
        for target in message.get("barred", ()):
            assert f'data-at="{target}"' in whole, target
        assert all(message.get("names", {}).values())
        if not message["rows"]:
            break
        rows = len(message["rows"])
        answer = decode(table.handle(Pick(random.randrange(rows), 0, v=table.version)))
        assert answer is None


def test_what_has_not_changed_is_not_sent():
    """The key of the own panel and the possible undo are sent with the whole, then only when they change."""
    table = show(begin_session(seed="5"))
    whole = decode(table.snapshot())
    assert whole["own"] == "farm:0" and whole["can"] == [False, False]
    assert not {"own", "can"} & decode(table.patch()).keys()
    table.handle(Pick(0, 0, v=table.version))
    moved = decode(table.patch())
    assert moved["can"] == [True, False] and "own" not in moved
    assert whole.keys() >= {"own", "can"} and decode(table.snapshot())["can"] == [True, False]


def test_a_row_is_sent_with_its_number_only_where_that_is_not_its_place():
    """Rows whose number is not their place in the list are sent with it, and no others; a whole game has some of them."""
    sorted_otherwise = 0
    for numbers, patch in play_whole():
        rows = patch["rows"]
        assert [row.get("number", place) for place, row in enumerate(rows)] == list(numbers)
        assert all(row.get("number") != place for place, row in enumerate(rows))
        sorted_otherwise += any("number" in row for row in rows)
    assert sorted_otherwise


def test_the_others_strips_come_with_the_whole():
    """Each other player's strip is sent once with the whole, without pieces of which there are none; a lesson sends none."""
    table = show(begin_session(ANNA, BERT, CARL))
    others = decode(table.snapshot())["others"]
    assert [seat for seat, _ in others] == [1, 2]
    assert all(count != "0" for _, (_, held) in others for _, count, _ in held) and others[0][1][1][0][1] == "0/10"
    assert "others" not in decode(table.patch())
    table.taught = True
    assert "others" not in decode(table.snapshot())


def test_a_pick_of_a_missing_row_or_way_does_nothing():
    """A row or way that doesn't exist is ignored; a negative number is no command."""
    table = open_table(lay_turn(lay_village(2)))
    for number, way in ((99, 0), (0, 7)):
        assert decode(table.handle(Pick(number, way, v=table.version))) is None
    for number, way in ((-1, 0), (0, -1)):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"do": "pick", "row": number, "way": way, "v": table.version}, TableCommand)
    assert not table.session.game.steps


def test_a_click_sends_little():
    """Over a whole game the median patch packs to less than 1.1 kB, and at most one in twenty to more than 2 kB."""
    sizes = [len(zlib.compress(json.dumps(patch).encode())) for _, patch in play_whole()]
    assert len(sizes) > 40
    assert median(sizes) < 1100
    assert sum(size > 2000 for size in sizes) <= len(sizes) // 20


def test_a_patch_leads_from_what_was_shown_to_what_is():
    """Parts of the whole, replaced by those of every patch, are the parts of the next whole."""
    table = show(begin_session(seed="5"))
    parts = {key: part for panel in table._panels for key, part in panel.parts.items()}
    random = Random(2)
    for _ in range(25):
        table.handle(Pick(random.randrange(len(table._rows)), 0, v=table.version))
        parts |= decode(table.patch())["parts"]
    whole = {key: part for _, _, _, inside in decode(table.snapshot())["panels"] for key, part in inside}
    assert parts == whole


def test_the_log_is_sent_once_and_taken_back_by_undo():
    """A patch holds only the new lines with their step and seat; after undo it says from which step on lines are void."""
    played = begin_session(seed="5")
    table = show(played)
    before = len(played.game.steps)
    table.handle(Pick(0, 0, v=table.version))
    start, lines = decode(table.patch())["log"]
    assert start == before
    assert (lines[0]["step"], lines[0]["seat"]) == (before, 0) and lines[0]["lines"][0].startswith("Anna")
    assert decode(table.patch())["log"] == [len(played.game.steps), []]
    played.undo()
    assert decode(table.patch())["log"] == [before, []]


def test_a_market_day_on_which_everybody_passes_is_one_line():
    """The last pass makes one line of all, also on a newly opened page; undo splits it again."""
    table = open_table(lay_market_day(lay_village(3, stalls=(1, 2, 3))), ANNA, CARL, Player("Ella", "blue"))
    played = table.session

    def list_lines(log: list[object]) -> list[tuple[int, str]]:
        return [(entry["step"], line) for entry in log[1] for line in entry["lines"]]

    for _ in range(2):
        played.choose(played.position.options[0])
        decode(table.patch())
    played.choose(played.position.options[0])
    log = decode(table.patch())["log"]
    everybody = "Everybody passes: the market day is over."
    assert log[0] == 0 and list_lines(log)[0] == (0, everybody) and not any("passes and" in line for _, line in list_lines(log))
    assert list_lines(decode(table.snapshot())["log"])[0] == (0, everybody)
    played.undo()
    log = decode(table.patch())["log"]
    assert log[0] == 0
    assert [line for _, line in list_lines(log)] == [f"{who} passes and is out for the day." for who in ("Anna", "Carl")]


def test_names_are_inert_in_the_drawing():
    """A name that looks like markup is drawn as text."""
    evil = Player('<img src=x onerror="alert(1)">', "red")
    table = show(begin_session(evil, BERT))
    parts = "".join(part for _, _, _, inside in decode(table.snapshot())["panels"] for _, part in inside)
    assert "<img" not in parts
    assert "&lt;img" in parts


def test_other_peoples_customers_are_face_down():
    """On the page the customers that its player has served are face up, another player's face down."""
    table = open_table(lay_turn(lay_village(2, served={0: (3,), 1: (8,)})), ANNA, BERT)
    parts = {key: part for panel in table._panels for key, part in panel.parts.items()}
    assert "f-back" in parts["farm:1:customers"]
    assert "f-back" not in parts["farm:0:customers"]


def test_what_can_be_served_is_said_with_its_price():
    """On a market day a row names the customer and, in words, what is paid."""
    goods = dict.fromkeys(("scroll", "wagon", "plow", "horse", "ox", "grain"), 2)
    table = open_table(lay_market_day(lay_village(2, stock={0: goods})))
    rows = [row for row in table._rows if isinstance(row.choice, Serve)]
    assert rows
    row = decode(table._render_row(rows[0], beside=False))
    assert row["label"].startswith("Serve the customer")
    assert row["ways"] and all(said for said, _ in row["ways"])


def test_what_one_has_is_told_at_a_glance_and_again_only_when_it_changes():
    """A strip shows life, home, prestige and pieces with their words; after a change only the changed piece is sent."""
    table = open_table(
        lay_turn(lay_village(2, stock={0: {"skill": 1, "ox": 2, "coin": 1, "time": 12}}, spaces={"harvest": "skill"}))
    )
    title, held = decode(table.snapshot())["strip"]
    assert title == "What Anna has"
    assert held[:3] == [
        ["#vc-hourglass", "2/10", "Life track: space 2 of 10"],
        ["#vc-h-red", "4", "4 members at home"],
        ["#vc-seal", "0", "0 prestige points"],
    ]
    counts = {picture: count for picture, count, _ in held[3:]}
    assert counts["#vc-skill"] == "1" and counts["#vc-ox"] == "2" and counts["#vc-coin"] == "1" and len(held) == 14
    assert "strip" not in decode(table.patch())
    assert hear(table, {"do": "at", "at": "cube:harvest:skill", "v": table.version}) is None
    [(place, changed)] = decode(table.patch())["strip"].items()
    assert held[int(place)][0] == changed[0] == "#vc-skill" and changed[1] == "2"
    assert len(decode(table.snapshot())["strip"][1]) == len(held)


def test_the_whole_has_strips_even_if_they_are_empty():
    """The whole table of a game of programs has empty strips and no further commands, as a page has to drop earlier ones."""
    programs = (Player("Ada", "red", plays="random"), Player("Bo", "blue", plays="random"))
    told = decode(open_table(lay_turn(lay_village(2)), *programs).snapshot())
    assert told["strip"] == ["", []] and told["others"] == [] and told["asides"] == []
