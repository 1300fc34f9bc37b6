"""The full table: people type in what they draw, the engine offers what is legal, and the log keeps what happened."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from pathlib import Path
from random import Random
from statistics import median

import msgspec
import pytest

from tests.companion.pages import build_command
from tests.companion.recording import begin_table, join_table, open_table, pick_option, play_by_taps, play_until, say, type_cubes
from tests.hearing import decode
from tests.samples import sample
from tests.village.positions import lay_mass, lay_turn, lay_village, settle
from village_core.games import load
from village_core.games.village.choices import Done
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.rounds import Seeding
from village_core.games.village.turn import Turn
from village_core.games.village.vocabulary import CUBES, SPACES, Space
from village_core.kernel.saves import SaveEntry
from village_core.kernel.values import CHANCE
from village_core.kernel.words import ENGLISH, list_keys
from village_core.store.sql import Store
from village_widgets.companion import recording
from village_widgets.companion.commands import Enter
from village_widgets.companion.outcomes import AlreadyEntered, Conflict
from village_widgets.games.village import writing
from village_widgets.games.village.writing import WORD_FILES

LEGAL = 2
"""The most taps that a decision takes."""


CODE = (*Path(recording.__file__).parent.glob("*.js"), *Path(writing.__file__).parent.glob("*.py"))


# Chance


def test_nothing_is_drawn_by_itself(store: Store):
    """A new table draws nothing: it lists the tiles of the pile, each kind once, by points, and lays out the picked one."""
    table = begin_table(store)
    assert table.session.asked == CHANCE and not table.session.lines
    message = decode(table.snapshot())
    points = [int(row["ways"][0][0].split()[0]) for row in message["rows"]]
    assert points == sorted(points) and 10 < len(points) <= 24
    assert len({(row["label"], *(said for said, _ in row["ways"])) for row in message["rows"]}) == len(points), (
        "no two tiles look the same"
    )
    assert say(table, "pick", row=3, way=0) is None
    [tile] = [tile for tile in table.session.position.table.stalls if tile is not None]
    assert tile not in table.session.position.table.pile
    assert [step.option.choice.customer for step in table.session.game.steps] == [tile]


def test_cubes_are_typed_in_for_all_spaces_in_one_go(store: Store):
    """Cubes typed in for all spaces at once lie as typed, a line of the log for each space, and the first turn begins."""
    table = begin_table(store)
    play_until(table, Seeding, Random(1))
    before, cubes = len(table.session.lines), type_cubes(table.session.position, Random(2))
    assert say(table, "drawn", typed=cubes, token="t") is None
    assert len(table.session.lines) == before + len(SPACES)
    for space, lying in zip(SPACES, table.session.position.table.spaces, strict=True):
        assert lying == tuple(cubes[space].count(cube) for cube in CUBES)
    assert table.session.position.seat not in (CHANCE, None), "and the first turn begins"


def test_a_form_counts_what_was_typed_and_fills_in_what_is_forced(store: Store):
    """The form shows how full a space is, what is left in the bag, which colours may come, and which must.

    A space with too many cubes is marked and takes no more; one for which the bag has nothing left is not asked for.
    """
    table = begin_table(store)
    play_until(table, Seeding, Random(1))
    form = say(table, "handful", typed={"harvest": ["skill", "plague"]})["handful"]
    harvest = form["spaces"][0]
    assert harvest["count"] == "2 of 3" and harvest["state"] == "open"
    assert [cell[1] for cell in harvest["cells"]] == [1, 0, 0, 0, 1]
    inside = dict(zip(CUBES, table.session.position.table.bag, strict=True))
    assert {entry[3]: entry[2] for entry in form["colours"]} == {
        **inside,
        "skill": inside["skill"] - 1,
        "plague": inside["plague"] - 1,
    }
    over = say(table, "handful", typed={"market": ["skill", "skill"]})["handful"]["spaces"][3]
    assert over["state"] == "over" and not any(cell[3] for cell in over["cells"])

    few = settle(lay_village(2, spaces={}, bag="skill skill faith"), Seeding(("harvest", "family")))
    last = open_table(store, few)
    form = say(last, "handful", typed={"harvest": ["skill", "faith"]})["handful"]
    assert len(form["spaces"]) == 1, "a space that gets nothing is not asked for"
    assert form["spaces"][0]["cells"][0][2] == 1, "the last cube in the bag is the last cube of the space"
    assert form["all"]


def test_cubes_that_cannot_be_are_refused_in_words_and_nothing_is_entered(store: Store):
    """Too few cubes for a space, or more of a colour than the bag holds, are refused with the rule, and nothing is entered.

    Only if another space of the same form is complete, that one is entered, and the form goes on with the incomplete one.
    """
    table = begin_table(store)
    play_until(table, Seeding, Random(1))
    before, cubes = len(table.session.lines), type_cubes(table.session.position, Random(2))
    refused = say(table, "drawn", typed={"harvest": ["plague"]})["refused"]
    [[[against], rule, cited]] = refused["reasons"]
    assert "not 1" in against[1] and "green bag" in rule and cited and "Harvest" in refused["decision"]
    bag = table.session.position.table.bag
    many = {space: ["skill"] * len(cubes[space]) for space in cubes}
    assert sum(map(len, many.values())) > bag[0]
    [[_, rule, _]] = say(table, "drawn", typed=many)["refused"]["reasons"]
    assert "green bag" in rule and len(table.session.lines) == before
    say(table, "drawn", typed={"harvest": cubes["harvest"], "family": cubes["family"][:-1]})
    assert len(table.session.lines) == before + 1
    assert decode(table.patch())["handful"]["spaces"][0]["space"] == "family"


@pytest.mark.parametrize("said", [None, 7, [], {"harvest": "skill"}, {"harvest": [3]}, {"harvest": ["skill"] * 1000}])
def test_what_is_no_form_is_no_command(said: object):
    """A form that is no map of lists of pieces, or that is too long, is no command."""
    for do in ("handful", "drawn", "chance"):
        with pytest.raises(msgspec.ValidationError):
            build_command(do, typed=said)


@pytest.mark.parametrize("said", [{}, {"pond": []}, {"harvest": ["gold"]}, {"pond": ["skill"] * 99}])
def test_nonsense_in_a_form_is_an_empty_form(store: Store, said: object):
    """Typed cubes for no space, or of no kind, count as an empty form: entering it is refused, and nothing is stored."""
    table = begin_table(store, 2)
    play_until(table, Seeding, Random(1))
    before = len(table.session.lines)
    assert say(table, "handful", typed=said)["handful"]["spaces"][0]["typed"] == []
    assert say(table, "drawn", typed=said)["refused"]
    assert len(table.session.lines) == before


def test_the_page_draws_for_those_who_ask_for_it(store: Store):
    """One tap draws all customers, the next all cubes; then the first turn begins, and a further tap draws nothing."""
    table, frames = begin_table(store, 3), []
    for _ in range(2):
        frames.append(type(table.session.position.top).__name__)
        assert say(table, "chance") is None
    assert frames == ["Revealing", "Seeding"]
    assert table.session.position.seat == table.session.position.table.start
    lines = len(table.session.lines)
    assert say(table, "chance", v=lines) is None and len(table.session.lines) == lines, "no draw is due at this position"


def test_the_page_draws_what_nobody_typed_in(store: Store):
    """Cubes that were typed in stay; the rest comes out of what the bag has left, and all spaces are full."""
    for number in range(sample(2, 5)):
        table = begin_table(store)
        play_until(table, Seeding, Random(number))
        position = table.session.position
        whole = type_cubes(position, Random(number))
        part = {"market": whole[Space.MARKET], "harvest": whole[Space.HARVEST][:2], "church": []}
        bag = position.table.bag
        assert say(table, "chance", typed=part, token=f"t{number}") is None
        after = table.session.position.table
        laid = dict(zip(SPACES, after.spaces, strict=True))
        assert laid[Space.MARKET] == tuple(whole[Space.MARKET].count(cube) for cube in CUBES)
        assert all(laid[Space.HARVEST][CUBES.index(cube)] >= part["harvest"].count(cube) for cube in CUBES)
        assert [sum(laid[space]) for space in SPACES] == [len(whole[space]) for space in SPACES]
        assert [sum(column) + left for column, left in zip(zip(*after.spaces, strict=True), after.bag, strict=True)] == [*bag]


def test_other_peoples_things_are_told_by_name(store: Store):
    """Only another player's page says whose the deciding player's means are; the table's page and that player's own don't.

    The strip is the page's own player's, or on the table's page that of the player who decides.
    """
    table = begin_table(store)
    play_until(table, Turn, Random(1))
    asked = table.session.position.seat
    other = (asked + 1) % len(table.session.people)
    called = [player.name for player in table.telling.players]
    for seat, strip, named in ((None, asked, False), (asked, asked, False), (other, other, True)):
        table.session.seat = seat
        told = decode(table.snapshot())
        assert told["strip"][0] == f"What {called[strip]} has"
        assert told["agenda"][2][-1].startswith(f"{called[asked]} has") is named


def test_the_table_s_page_stays_with_the_player_who_decided_last(store: Store):
    """While people draw, the table's page shows the means of the player who decided last, before anybody did those of none.

    A player's own page always shows that player's.
    """
    table, random, last, drawn = begin_table(store), Random(3), "", 0
    while drawn < 12 and not table.session.position.over:
        position = table.session.position
        told = decode(table.snapshot())
        if position.seat == CHANCE:
            drawn += bool(last)
        else:
            last = f"What {table.telling.players[position.seat].name} has"
        assert told["strip"][0] == last
        table.session.enter(position.pick_random_step(random).option)
    assert drawn == 12
    table.session.seat = 1
    assert decode(table.snapshot())["strip"][0] == f"What {table.telling.players[1].name} has"


def test_the_odds_before_the_black_bag_is_drawn_from_are_exact(store: Store):
    """The odds that one of a player's members is drawn, in percent, equal the count over all draws of four.

    While pieces are drawn, there are four rows, and that of a monk has the monks' share of the bag.
    """
    position = lay_mass(lay_village(3, members={0: {"bag": (1,)}, 1: {"bag": (1, 2)}}, stock={0: {"coin": 1}}))
    table = open_table(store, position)
    pieces = ["Anna", "Bert", "Bert", *["monk"] * position.table.edition.box.monks]
    draws = list(combinations(pieces, 4))
    bars = decode(table.snapshot())["odds"]["bars"]
    assert [bar["who"] for bar in bars] == ["Anna", "Bert"]
    for bar in bars:
        name, said, percent = bar["who"], bar["said"], bar["percent"]
        assert percent == round(100 * Fraction(sum(name in draw for draw in draws), len(draws))) and f"{percent}\u00a0%" == said
    assert isinstance(position.top, BuyingOut)
    table.session.enter(Done())
    table.session.enter(Done())
    assert isinstance(table.session.position.top, Drawing)
    shares = {row["label"]: row["ways"][0][0] for row in decode(table.snapshot())["rows"]}
    assert len(shares) == 4 and shares["A monk"] == f"{round(100 * Fraction(4, 7))}\u00a0%"


# Taps


@pytest.mark.parametrize("players", [2, 4][: sample(1, 2)])
def test_a_decision_of_a_whole_game_takes_two_taps_at_most(store: Store, players: int):
    """The decisions of a whole random game (every fifth in a quick run) take two taps at most; file and store have that game."""
    table = begin_table(store, players)
    counted = play_by_taps(table, Random(players), sample(5, 1))
    assert table.session.position.over and len(counted) > 20
    assert median(counted) <= LEGAL and max(counted) <= LEGAL
    assert load(table.session.write_text()).position == table.session.position
    assert join_table(store, table.session.found.codes.table).session.position == table.session.position


# Several pages


def test_whoever_is_late_is_told_and_loses_nothing(store: Store):
    """A tap on a changed board enters nothing; the page may send it again only while its choice is still being decided."""
    one = open_table(
        store,
        settle(lay_village(2, members={0: {"church-1": (1, 1), "church-2": (1,)}}, stock={0: {"grain": 5}}), Rising((0, 1))),
    )
    other = join_table(store, one.session.found.codes.table)
    tap = build_command("at", at="church:3", v=0, token="t2")
    say(one, "at", at="church:2", token="t1")
    for _ in range(2):
        assert isinstance(other.receive(tap), Conflict)
        meant, again, _ = other.view.restate(tap)
        assert "rise" in meant and isinstance(again, Enter), "before and after the page was updated"
        assert again.answer["choice"] == {"type": "rise", "generation": 1, "start": "church-2"}
        assert len(other.session.lines) == 1
        other.patch()
    say(one, "pick", row=one.board._rows[-1].number, way=0)
    other.session.pull()
    assert isinstance(other.receive(tap), Conflict)
    meant, again, _ = other.view.restate(tap)
    assert "rise" in meant and again is None, "the question has been answered meanwhile"


def test_the_same_tap_on_two_boards_is_entered_once(store: Store):
    """If two pages pick the same, it is entered once, and the slower page is answered that it was already told."""
    members = {0: {"church-1": (1, 1), "church-2": (1,)}}
    one = open_table(store, settle(lay_village(2, members=members, stock={0: {"grain": 5}}), Rising((0, 1))))
    other = join_table(store, one.session.found.codes.table)
    say(one, "at", at="church:2", token="t1")
    assert isinstance(other.receive(build_command("at", at="church:2", v=0, token="t2")), AlreadyEntered)
    assert len(other.session.lines) == 1


def test_the_same_pieces_typed_on_two_boards_are_entered_once(store: Store):
    """If two pages type in the same cubes, they are entered once, and the slower page is answered that they were already told."""
    one = begin_table(store)
    play_until(one, Seeding, Random(1))
    other, seen = join_table(store, one.session.found.codes.table), len(one.session.lines)
    drawn = build_command("drawn", typed=type_cubes(one.session.position, Random(2)), v=seen, token="two")
    assert one.answer(msgspec.structs.replace(drawn, token="one")) is None
    assert isinstance(other.receive(drawn), AlreadyEntered) and len(other.session.lines) == seen + len(SPACES)


def test_a_late_tap_never_moves_another_player_s_pieces(store: Store):
    """A tap that comes once the next player decides the same question can't be sent again, though that player has such a move."""
    members = {seat: {"church-1": (1, 1), "church-2": (1,)} for seat in (0, 1)}
    stock = {seat: {"grain": 5} for seat in (0, 1)}
    one = open_table(store, settle(lay_village(2, members=members, stock=stock), Rising((0, 1))))
    tap = build_command("at", at="church:2", v=0, token="t")
    meant = one.board.find_pick(tap)[0]
    while one.session.position.seat == 0:
        one.session.enter(one.session.position.options[-1])
    assert isinstance(one.session.position.top, Rising) and meant in one.session.position.options
    said, again, options = one.view.restate(tap)
    assert "rise" in said and again is None and options == (meant,)


def test_a_page_remembers_the_last_eight_boards(store: Store):
    """A tap on one of the last eight boards that the page was shown means what it showed; a tap on an older one means nothing."""
    members = {0: {"church-1": (1, 1), "church-2": (1,)}}
    one = open_table(store, settle(lay_village(2, members=members, stock={0: {"grain": 5}}), Rising((0, 1))))
    tap, found = build_command("at", at="church:2", v=0), []
    meant = one.board.find_pick(tap)[0]
    for at in range(recording.REMEMBERED):
        one.session.enter(SaveEntry(undo=1) if at % 2 else meant)
        one.patch()
        found.append(one.board.find_pick(tap)[0])
    assert meant is not None and found == [meant] * 7 + [None]


def test_a_late_pick_means_one_way_to_pay_alone(store: Store):
    """A row with several ways to pay is no decision until a way is picked; nor is a row or a way that was not shown."""
    table, random = begin_table(store, 2), Random(4)
    while not (several := [row for row in table.board._rows if len(row.options) > 1]):
        table.session.enter(pick_option(table.session.position, random))
        table.patch()
    row, v = several[0], len(table.session.lines)

    def find_pick(do: str, **more: object) -> object:
        return table.board.find_pick(build_command(do, v=v, **more))[0]

    assert find_pick("row", row=row.number) is None and find_pick("row", row=9999) is None
    single = [row for row in table.board._rows if len(row.options) == 1]
    assert single and [find_pick("row", row=row.number) for row in single] == [row.options[0] for row in single]
    ways = [find_pick("pick", row=row.number, way=way) for way in range(len(row.options) + 1)]
    assert ways == [*row.options, None] and find_pick("pick", row=9999, way=0) is None


def test_an_input_sent_twice_is_entered_once(store: Store):
    """A form of seven spaces that is sent twice with one token is entered once, also by a page that is opened again."""
    table = begin_table(store)
    play_until(table, Seeding, Random(1))
    cubes, seen = type_cubes(table.session.position, Random(2)), len(table.session.lines)
    drawn = build_command("drawn", typed=cubes, v=seen, token="once")
    for _ in range(2):
        assert table.answer(drawn) is None
    assert len(table.session.lines) == seen + len(SPACES)
    again = join_table(store, table.session.found.codes.table)
    assert again.answer(drawn) is None
    assert len(again.session.lines) == seen + len(SPACES)


def test_a_viewer_sees_everything_and_enters_nothing(store: Store):
    """A page with the viewers' code has the board but no rows and no button to draw; its taps are refused and enter nothing."""
    table = open_table(store, lay_turn(lay_village(2, spaces={"harvest": "skill"})), viewing=True)
    message = decode(table.snapshot())
    assert message["rows"] == [] and message["panels"] and "chance" not in message and message["watching"]
    assert "refused" in say(table, "at", at="cube:harvest:skill")
    say(table, "anyway", answer={"choice": {"type": "take", "space": "harvest", "cube": "skill"}})
    assert not table.session.lines


def test_customers_lie_face_down_until_somebody_takes_the_page_in_hand(store: Store):
    """On the table's page all served customers are face down; a player's page shows the player's own."""
    table = open_table(store, lay_turn(lay_village(3, served={0: (5,), 1: (6,), 2: (7,)})))

    def find_faces() -> list[bool]:
        """Tell for the first two seats whether their served customers show their faces."""
        parts = {key: part for panel in decode(table.snapshot())["panels"] for key, part in panel[3]}
        backs = parts["farm:2:customers"]
        return [parts[f"farm:{seat}:customers"] != backs for seat in (0, 1)]

    hidden = find_faces()
    table.session.seat = 0
    mine = find_faces()
    assert hidden == [False, False] and mine == [True, False] and decode(table.snapshot())["own"] == "farm:0"


def test_every_wording_of_written_down_games_is_said():
    """Each key of the word file for written-down games is named in the code, or begins like one that is put together there."""
    code = "".join(file.read_text(encoding="utf-8") for file in CODE)
    for key in list_keys(ENGLISH, WORD_FILES):
        parts = key.removeprefix("ui-").split("-")
        names = [key.removeprefix("ui-"), *("-".join(parts[:at]) + "-{" for at in range(1, len(parts)))]
        assert any(name in code for name in names), key
