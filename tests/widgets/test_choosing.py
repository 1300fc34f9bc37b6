"""The choices of a page: their order and pictures, by hand, forced, and on a page that changes hands."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from tests.hearing import Heard
from tests.samples import sample, thin
from tests.village.positions import lay_acting, lay_market_day, lay_mass, lay_turn, lay_village, settle
from tests.widgets.tables import ANNA, BERT, CARL, hear, open_page, open_table, show
from village_core.games import load
from village_core.games.village import Position
from village_core.games.village.choices import Pass, Take
from village_core.games.village.market import MarketDay
from village_core.games.village.rounds import Turns
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Cube, Space
from village_core.kernel.game import Game
from village_core.kernel.values import Option, Payment, Player
from village_widgets.components.commands import Habits
from village_widgets.components.composing import FEW_WAYS, build_way
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.session import Session
from village_widgets.games.village.drawing import icons

GAMES = Path(__file__).parents[1] / "games" / "village"
RICH = {"skill": 2, "persuasion": 2, "faith": 1, "knowledge": 3, "coin": 3, "grain": 3, "plow": 1, "horse": 1, "ox": 1}


def tell_whole(table: PlayedBoard) -> Heard:
    """Return the whole table as a page gets it: plain values."""
    return json.loads(json.dumps(hear(table, {"do": "whole"})))["table"]


def open_forcing(position: Position, *players: Player) -> PlayedBoard:
    """Open a table with forced moves made automatically, by default for Anna and Carl; it has been sent whole once."""
    played = Session(Game(players or (ANNA, CARL), position), "1")
    played.forced = True
    table = show(played)
    table.habits = Habits(forced=True, cover=False)
    return table


# Order and pictures


def test_what_brings_most_comes_first_and_to_do_nothing_last():
    """Customers come by their points, the most first, then passing, which alone is quiet; other cubes come before plague."""
    table = open_table(lay_market_day(lay_village(2, stalls=(22, 0, 19, 8), stock={0: {"plow": 1, "horse": 1, "grain": 3}})))
    rows = tell_whole(table)["rows"]
    customers = table.session.position.table.edition.customers
    points = [customers[int(row["target"].partition(":")[2])].points for row in rows[:-1]]
    assert len(points) > 1 and points == sorted(points, reverse=True)
    assert rows[-1]["label"] == "Pass for the rest of the day"
    assert [row.get("quiet", False) for row in rows] == [*[False] * len(points), True]
    cubes = tell_whole(open_table(lay_turn(lay_village(2, spaces={"harvest": "plague skill", "family": "plague faith"}))))["rows"]
    assert ["plague" in row["target"] for row in cubes] == [False, False, True, True]


def test_a_choice_that_leads_to_nothing_more_says_so_before():
    """The row of a travel cube warns if no journey can be paid, and names what is lacking: here one Knowledge.

    If a journey can be paid it has no warning, nor has the row of a family cube. Without a lack the warning is one sentence.
    """
    lacking = "Nothing to do there: that needs 2 Knowledge (you have 1, coins counted)."
    for stock, note in (({"wagon": 1, "knowledge": 1}, lacking), ({"wagon": 1, "faith": 2}, "")):
        table = open_table(lay_turn(lay_village(2, spaces={"travel": "skill", "family": "faith"}, stock={0: stock})))
        notes = {row["target"]: row.get("note", "") for row in tell_whole(table)["rows"]}
        assert notes["cube:travel:skill"] == note and notes["cube:family:faith"] == ""
    assert table.telling.describe_idle(None) == "Nothing to do there."


@pytest.mark.parametrize(("name", "number"), [("graves-other", 150), ("solo-chronicle", 214)])
def test_what_comes_after_a_turn_is_no_matter_of_a_choice(name, number):
    """At two positions of recorded games, where a mass comes after the turn, rows of work at the crafts have no warning."""
    game = load((GAMES / f"{name}.jsonl").read_text(encoding="utf-8"))
    people = (replace(player, plays="person") for player in game.players)
    table = open_table([*game.list_positions()][number], *people)
    ends = [row for row in tell_whole(table)["rows"] if row["label"].startswith(("Buy", "Make"))]
    assert ends and not any("note" in row for row in ends)


@pytest.mark.parametrize("space", ["harvest", "family", "crafts", "travel", "council", "church"])
def test_choices_and_prices_have_pictures_of_the_board(space):
    """At each of six spaces all choices but quiet ones, and all ways to pay, have pictures that the board defines."""
    table = open_table(lay_acting(lay_village(2, stock={0: RICH}, members={0: {"city-a": (1,), "council-1": (1,)}}), space))
    state = tell_whole(table)
    drawn = icons.draw_shared(table.session.position.table.edition)
    assert state["rows"]
    for row in state["rows"]:
        label, ways, pictures = row["label"], row.get("ways", []), row.get("pictures", [])
        assert bool(pictures) is not row.get("quiet", False), label
        assert all(f'id="{picture[1:]}"' in drawn for picture in (*pictures, *(each for way in ways for each in way[1])))
        assert all(way[1] for way in ways if way[0]), label


def test_time_is_one_hourglass_however_much_it_is():
    """Time is one hourglass behind the other pieces, however much it is; each of two coins has its picture."""
    telling = open_table(lay_turn(lay_village(2))).telling
    for time in (1, 2, 5):
        assert build_way(telling, Payment((("coin", 2),), time)).pictures == ("#vc-coin", "#vc-coin", "#vc-hourglass")


def test_a_choice_is_called_by_its_place_in_the_rules_whatever_is_shown_first():
    """A row's number is its place among the choices of the rules, whatever order is shown.

    The lists of a recorded game (of every twelfth position, in a long run of each) have such numbers, and some another order.
    """
    game = load((GAMES / "graves-other.jsonl").read_text(encoding="utf-8"))
    people = [replace(player, plays="person") for player in game.players]
    moved = 0
    for position in thin([*game.list_positions()], 12):
        rows = open_table(position, *people)._rows
        called = {row.number: row.choice for row in rows}
        assert len(called) == len(rows)
        assert not rows or called == dict(enumerate(dict.fromkeys(option.choice for option in position.options)))
        moved += [row.number for row in rows] != sorted(called)
    assert moved, "the order that is shown is another one, somewhere"


# Payments


def test_nobody_is_asked_to_pay_with_what_they_have_not():
    """In many random steps every offered way to pay can be paid; a row of the choices with one way is played without a question.

    A payment that is put together lists only kinds that the player has.
    """
    random, position = (
        Random(4),
        lay_turn(lay_village(2, stock={0: RICH, 1: RICH}, spaces=dict.fromkeys(map(str, Space), "skill faith"))),
    )
    for _ in range(sample(60, 150)):
        if position.over or not isinstance(position.seat, int):
            break
        if position.seat >= 0:
            table = open_table(position)
            purse = position.table.find_purse(position.seat)
            for row in table._rows:
                for option in row.options:
                    assert all(getattr(purse, what) >= count for what, count in option.payment.spent)
                asked = table.pick(row.number)
                assert isinstance(asked, Option) is (len(row.options) == 1)
                if len(row.options) > FEW_WAYS:
                    assert all(getattr(purse, kind.kind) for kind in asked.compose.kinds)
        position = position.pick_random_step(random).position


def test_what_every_way_to_pay_takes_lies_there_already():
    """A payment that is put together begins with two coins, which every way takes, and no coin can be taken back."""
    dear = {"crafts.wainwright.skill": 4, "crafts.wainwright.knowledge": 4}
    table = open_table(lay_acting(lay_village(2, stock={0: {"skill": 2, "knowledge": 4, "coin": 8}}, corrections=dear), "crafts"))
    row = max(table._rows, key=lambda row: len(row.options))
    opened = table.pick(row.number).compose
    least = min(dict(option.payment.spent).get("coin", 0) for option in row.options)
    assert least == 2 and opened.put == ("coin", "coin")
    assert {kind.kind: kind.less for kind in opened.kinds}["coin"] is False


# Choices that players make


def test_putting_a_piece_down_is_pointing_there_with_it():
    """A cube put down on the farm is taken; a member put down at the smithy brings a question with its own choices alone."""
    table = open_table(lay_turn(lay_village(2, spaces={"crafts": "skill faith"}, stock={0: RICH})))
    [row] = [row for row in tell_whole(table)["rows"] if row["target"] == "cube:crafts:skill"]
    assert row["place"] == "farm:0" and "piece" not in row, "the piece is the target"
    assert hear(table, {"do": "at", "at": "farm:0", "piece": "cube:crafts:skill", "v": table.version}) is None
    assert table.session.game.steps[-1].option.choice == Take(Space.CRAFTS, Cube.SKILL)
    table = open_table(lay_acting(lay_village(2, stock={0: RICH}, members={0: {"farm": (2,)}}), "crafts"))
    asked = hear(table, {"do": "at", "at": "building:smithy", "piece": "member:0:2:farm", "v": table.version})["ask"]
    assert [label for _, label, *_ in asked[1]] == ["Train a “2” at the smithy and make a plow", "Train a “2” at the smithy"]
    assert "“2”" in asked[0]


def test_putting_down_what_the_rules_refuse_says_which_rule():
    """A refused piece is explained: a customer for whom a scroll is missing, and a member who can't act. Nothing is entered.

    The place of the refused customer is among those that the page knows as wrong.
    """
    table = open_table(lay_market_day(lay_village(2, stalls=(22, 23, 19, 8), stock={0: {"plow": 1}})))
    assert ["stall:23", "farm:0"] in tell_whole(table)["misplaced"]
    answer = hear(table, {"do": "at", "at": "farm:0", "piece": "stall:23", "v": table.version})["refused"]
    [reason] = answer["reasons"]
    assert "scroll" in answer["title"] and "scroll" in json.dumps(reason)
    said = {"do": "at", "at": "building:smithy", "piece": "member:0:1:farm", "v": table.version}
    assert hear(table, said)["refused"]["reasons"][0][1]
    assert not table.session.game.steps


# Moves made automatically


def test_that_nobody_can_sell_is_one_line():
    """Two forced passes are one line, announced before, and made together; one undo takes all back, and redo brings all again.

    Two players without goods hold a market day by taking the cube of the market.
    """
    table = open_forcing(lay_turn(lay_village(2, spaces={"market": "skill", "crafts": "faith skill"})))
    table.session.choose(Option(Take(Space.MARKET, Cube.SKILL)))
    told = table.patch()
    assert (told.forced, told.soon, len(told.rows), len(table.session.game.steps)) == ("Nobody can sell now.", True, 1, 1)
    hear(table, {"do": "pick", "row": 0, "way": 0, "v": table.version})
    assert [step.option.choice for step in table.session.game.steps[1:3]] == [Pass(), Pass()]
    told = table.patch()
    assert (told.forced, told.soon, table.session.asked) == ("Nobody can sell now.", False, 1)
    table.session.undo()
    assert not table.session.game.steps and table.patch().forced == ""
    table.session.redo()
    assert table.session.asked == 1 and table.patch().forced == "Nobody can sell now."


def test_who_could_do_nothing_else_is_told_by_name_and_no_program_is():
    """If both players must pass on a market day, one line tells it of all; at a mass Carl's forced pass names him.

    With a program at the table the line doesn't name the program.
    """
    table = open_forcing(
        lay_market_day(lay_village(2, stalls=(22, 23, 19, 8), stock={0: {"plow": 1}}, spaces={"crafts": "skill faith"}))
    )
    serve = next(option for option in table.session.position.options if option.payment.spent)
    table.session.choose(serve)
    assert table.patch().forced == "Nobody can sell now."
    table = open_forcing(lay_mass(lay_village(2, members={0: {"bag": (1,)}, 1: {"bag": (1,)}}, stock={0: {"coin": 1}})))
    table.session.choose(table.session.position.options[-1])
    assert table.patch().forced.startswith("Carl can’t buy anybody out.")
    alone = open_forcing(
        lay_market_day(lay_village(2, stock={0: {"plow": 1}}, stalls=(22, 23, 19, 8), spaces={"crafts": "skill"})), BERT, ANNA
    )
    alone.session.go_on()
    assert "Bert can’t" not in alone.patch().forced


def test_a_forced_leave_names_the_place():
    """A player who can do nothing with an action is told at which space; at the well no space is named."""
    table = open_table(lay_acting(lay_village(2), "travel"))
    position = table.session.position
    [leave] = position.options
    assert table.telling.describe_forced(leave.choice, (0,), position) == "Anna can’t do anything at the travel space."
    at_the_well = settle(position.table, Acting(0, tuple(Space)))
    assert table.telling.describe_forced(leave.choice, (0,), at_the_well) == "Anna can’t carry out any action."


def test_who_can_do_nothing_else_is_told_why_and_is_not_asked():
    """A forced player learns what was lacking, without a question, before and after it is done.

    Anna alone with a program has what a customer wants, but no influence for a sale that she didn't call. All reasons come on
    request, the same before and afterwards; a reader who makes forced moves by hand is told nothing.
    """
    stock = {0: {"plow": 1, "grain": 2}}
    table = lay_village(2, stalls=(22, 23, 19, 8), stock=stock, spaces={"crafts": "skill faith", "family": "skill faith"})
    table = open_forcing(settle(table, Turns(1), MarketDay(1, 0, (1,))), ANNA, BERT)
    said = table.patch()
    assert said.soon and said.agenda.decision == ""
    assert said.forced == "Anna can’t sell now. Even the easiest needs 1 Persuasion (you have none)."
    why = {"do": "why", "forced": True}
    refused = hear(table, why)["refused"]
    assert refused["title"] == "Anna can’t sell now."
    assert "1 Persuasion (you have none)" in refused["reasons"][0][0][0][1]
    hear(table, {"do": "pick", "row": 0, "way": 0, "v": table.version})
    assert not (done := table.patch()).soon and done.forced == "Anna can’t sell now." and done.agenda.decision
    assert hear(table, why)["refused"] == refused
    table.session.undo()
    table.patch()
    table.habits = Habits(forced=False, cover=False)
    assert not table.patch().forced and hear(table, why) is None


def test_what_lacks_least_is_explained_first():
    """The reasons for a forced pass begin with the sale that lacks fewest pieces, wherever its customer stands.

    Customers in the queue, whom no pieces help, come last.
    """
    market = lay_village(2, stalls=(8, 19, 23, 22), stock={0: {"plow": 1, "grain": 2}}, spaces={"crafts": "skill faith"})
    table = open_forcing(settle(market, Turns(1), MarketDay(1, 0, (1,))), ANNA, BERT)
    table.patch()
    reasons = hear(table, {"do": "why", "forced": True})["refused"]["reasons"]
    said = [[choice.removeprefix("Serve the customer: ").partition(" (")[0] for choice, *_ in group] for group, *_ in reasons]
    assert said[:-1] == [["1 plow"], ["3 grain", "1 scroll", "1 scroll and 1 horse"]] and "queue" in reasons[-1][1]


def test_the_same_decisions_are_the_same_game_with_and_without_only_answers():
    """A game with forced moves made automatically equals the game with the same decisions where they are entered by hand."""
    random, played = Random(7), Session(Game((ANNA, BERT), lay_turn(lay_village(2, stock={0: RICH}))), "5")
    played.forced = True
    decided: list[Option] = []
    while played.asked is not None and len(decided) < 60:
        decided.append(played.position.options[random.randrange(len(played.position.options))])
        played.choose(decided[-1])
    other = Session(Game((ANNA, BERT), lay_turn(lay_village(2, stock={0: RICH}))), "5")
    only = 0
    for option in decided:
        while option not in other.position.options:
            other.choose(*other.position.options)
        only += len(other.position.options) == 1
        other.choose(option)
    while len(other.game.steps) < len(played.game.steps):
        other.choose(*other.position.options)
    assert only and other.game == played.game


def test_undo_goes_back_past_only_answers_to_the_last_real_decision():
    """Each undo goes back to a position where the player has more than one answer, until no step is left."""
    random, played = Random(2), Session(Game((ANNA, CARL), lay_turn(lay_village(2, stock={0: RICH}))), "5")
    played.forced = True
    for _ in range(40):
        if played.asked is None:
            break
        played.choose(played.position.options[random.randrange(len(played.position.options))])
    while played.can_undo:
        played.undo()
        assert len(played.position.options) > 1
    assert not played.game.steps


def test_a_page_plays_as_its_browser_likes_to():
    """Forced moves are automatic unless the browser's habits differ; changed habits hold at once, in the running game."""
    play, said = open_page()
    assert play.session.forced
    play.receive({"do": "habits", "habits": {"forced": False, "cover": False}})
    assert not play.session.forced and not play._table.habits.cover
    play.receive({"do": "hello", "habits": {"forced": True, "cover": False}})
    assert play.session.forced and said


def test_what_is_done_in_a_moment_turns_nothing_over():
    """The page stays in Anna's hands when a forced pass of Carl is announced: her customers are face up, his face down."""
    day = lay_market_day(lay_village(2, stalls=(22, 23, 19, 8), stock={0: {"plow": 1}}, served={0: (3,), 1: (5,)}))
    table = open_forcing(day)
    table.habits = Habits(forced=True, cover=True)
    table.session.choose(next(option for option in day.options if option.payment.spent))
    told = table.patch()
    assert told.soon and told.forced == "Nobody can sell now." and told.cover == ""
    assert table.session.asked == 1 and table.viewer == 0 and not table.covered
    assert list_faces(table) == [True, False]


# A device that players share


def open_board(cover: bool = True) -> PlayedBoard:
    """Open a game of Anna and Carl at one device, both with customers, on Anna's turn; she has uncovered the page.

    ``cover``: whether the reader wants the page covered when it changes hands.
    """
    position = lay_turn(lay_village(2, served={0: (23,), 1: (20,)}, spaces={"crafts": "skill faith", "family": "skill"}))
    table = open_table(position)
    table.habits = Habits(forced=False, cover=cover)
    table.uncover()
    return table


def list_faces(table: PlayedBoard) -> list[bool]:
    """Tell for each farm whether the page shows its customers face up."""
    panels = {panel[0]: dict(panel[3]) for panel in tell_whole(table)["panels"]}
    return ["f-back" not in panels[f"farm:{seat}"][f"farm:{seat}:customers"] for seat in (0, 1)]


def test_hidden_customers_turn_over_only_when_their_owner_has_the_page():
    """Once it is Carl's turn, the page asks to hand it to him: it shows no customers and no rows, and takes no move.

    After he uncovers it, his customers are face up and Anna's face down.
    """
    table = open_board()
    assert list_faces(table) == [True, False]
    for choice in ("cube:crafts:skill", "agenda"):
        at = next(row.number for row in table._rows if row.target == choice)
        hear(table, {"do": "pick", "row": at, "way": 0, "v": table.version})
        table.patch()
    state = tell_whole(table)
    assert state["cover"] == "Hand this to Carl" and state["rows"] == [] and "misplaced" not in state
    assert list_faces(table) == [False, False]
    steps = len(table.session.game.steps)
    hear(table, {"do": "pick", "row": 0, "way": 0, "v": table.version})
    assert len(table.session.game.steps) == steps
    uncovered = table.uncover().table
    assert uncovered.cover == "" and uncovered.rows
    assert list_faces(table) == [False, True]


def test_nothing_is_covered_where_nothing_would_turn_over_or_nobody_wants_it():
    """No cover without hidden customers, for one person alone, or against the reader's habits."""
    table = open_board(cover=False)
    assert tell_whole(table).get("cover", "") == ""
    bare = open_table(lay_turn(lay_village(2)))
    bare.habits = Habits()
    assert tell_whole(bare).get("cover", "") == ""
    alone = open_table(lay_turn(lay_village(2, served={0: (23,)})), ANNA, BERT)
    alone.habits = Habits()
    assert tell_whole(alone).get("cover", "") == ""
