"""A second game on the screen: the play page, a board in a notebook, and each game's saves at the other's entrances."""

from __future__ import annotations

from random import Random

import pytest

from tests import laws
from tests.hearing import collect_messages, decode
from tests.orchard.subject import ORCHARD
from tests.orchard.test_tables import play_some
from tests.orchard_core import new_game
from tests.orchard_core.frames import Bake, Rest
from village_core.games import list_games, save, village
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.position import Step
from village_core.kernel.values import Illegal, Player
from village_widgets import Board
from village_widgets.play import Play

SETTINGS = {
    "edition": "new",
    "players": [{"name": "Ann", "colour": "green"}, {"name": "Bot", "colour": "brown", "plays": "steady"}],
    "rulings": {"leftovers": "yes"},
}


def test_the_play_page_offers_and_begins_it() -> None:
    """The form has Orchard's editions, colours and rulings; the wanted game begins, and a tree can be pointed at."""
    page = Play("orchard")
    sent = collect_messages(page)
    offered = page.receive({"do": "hello"})["settings"]
    assert [edition["key"] for edition in offered["editions"]] == ["old", "new"]
    assert [colour for colour, _ in offered["colours"]] == ["green", "orange", "brown"]
    assert offered["rulings"] == [
        ["leftovers", "Does fruit left over count?", [["yes", "Yes, a point for every two"], ["no", "No"]], "always"]
    ]
    page.receive({"do": "begin", "settings": SETTINGS})
    table = sent[-1]["table"]
    assert page.session.position.table.edition.rulings.leftovers and len(table["panels"]) == 3
    assert len(table["rows"]) == 4 and not any({"number", "piece", "place"} & row.keys() for row in table["rows"])
    assert "misplaced" not in table
    page.receive({"do": "at", "at": "pear", "v": table["v"]})
    assert page.session.game.steps[0].option.choice.what == "pear" and page.session.asked == 0


def test_its_charts_are_drawn() -> None:
    """Orchard's charts have a line for each player in a colour of the game, and a layer for each line of the score."""
    page = Play("orchard")
    page.receive({"do": "begin", "settings": SETTINGS})
    assert page.receive({"do": "charts"}).charts is True
    page.session.choose(next(option for option in page.session.position.options if isinstance(option.choice, Rest)))
    charts = page.charting.charts
    assert charts.figures._totals.colors == ["#5f9a4a", "#94633f"] and charts.figures._totals.y.shape == (2, 3)
    assert charts.figures._bars.y.shape == (2, 2)


def test_what_is_wrong_with_its_settings_is_said() -> None:
    """A colour of another game and too many players each have their sentence."""
    page = Play("orchard")
    many = [{"name": f"P{at}", "colour": "red"} for at in range(4)]
    problems = dict(decode(page.receive({"do": "begin", "settings": {**SETTINGS, "players": many}}))["problems"])
    assert problems["players"] == "Orchard (2020) is for 2 to 3 players."
    assert problems["colour:0"] == "There is no such colour."


@pytest.mark.parametrize("first", ["orchard", "village"])
def test_a_save_of_the_other_game_turns_the_page_to_it(first: str) -> None:
    """Village's page goes on with a game of Orchard, Orchard's with one of Village: panels, settings and style."""
    page = Play(first)
    sent, style = collect_messages(page), page.screen._css
    other = save(play_some("orchard" if first == "village" else "village"))
    page.receive({"do": "load", "text": other})
    assert page.game.name == page.session.position.game != first and page.screen._css != style
    settings, table = ([message[key] for message in sent if key in message][-1] for key in ("settings", "table"))
    assert settings["editions"][0]["key"] == page.game.editions[0] and len(table["panels"]) == (3 if first == "village" else 10)
    assert page.receive({"do": "hello"})["settings"] == settings


def test_another_game_is_offered_while_one_is_played() -> None:
    """The page offers Village's settings beside a game of Orchard, with its players' colours; the game stays.

    It ends when a game of Village begins. A game that isn't listed is not offered.
    """
    page = Play("village")
    sent = collect_messages(page)
    offered = page.receive({"do": "hello"})["settings"]
    assert (
        offered["game"] == "village" and ["orchard", "Orchard"] in offered["games"] and len(offered["games"]) == len(list_games())
    )
    assert decode(page.receive({"do": "turn", "game": "orchard"}))["settings"]["game"] == page.game.name == "orchard"
    page.receive({"do": "begin", "settings": SETTINGS})
    page.receive({"do": "at", "at": "pear", "v": sent[-1]["table"]["v"]})
    running, colour = page.session, '.vc-settings [data-colour="purple"]'
    settings = decode(page.receive({"do": "turn", "game": "village"}))["settings"]
    assert settings["game"] == "village" and colour in page.screen._css
    assert page.receive({"do": "turn", "game": "chess"}) is None and page.receive({"do": "undo"}) is None
    assert page.session is running and page.game.name == "orchard"
    assert dict(decode(page.receive({"do": "begin", "settings": SETTINGS}))["problems"])["edition"].endswith("big_box_2023.")
    first = {"edition": "first_2011", "players": [{"name": "A", "colour": "red"}, {"name": "B", "colour": "blue"}]}
    page.receive({"do": "begin", "settings": first})
    assert page.session.position.game == page.game.name == "village" and colour not in page.screen._css


def test_an_unknown_game_s_save_is_named() -> None:
    """The page names the game of a save that it doesn't know, and stays as it is."""
    page = Play()
    other = save(laws.play_whole_game(ORCHARD, ("old", 2), Random(4))).replace('"game":"orchard"', '"game":"chess"', 1)
    assert "chess" in page.receive({"do": "load", "text": other}).unloaded.why and page.session is None


def test_a_board_is_played_in_a_notebook() -> None:
    """Clicks and Python play a board of a position, every step is observed, undo goes back, and a picture of it stays."""
    board = Board(new_game(EditionSettings("old"), 2), size=500)
    steps: list[Step] = []
    board.observe(lambda change: steps.append(change["new"]), "step")
    table = decode(board.screen.receive({"do": "hello"}))["table"]
    decode(board.screen.receive({"do": "at", "at": "plum", "v": table["v"]}))
    assert len(board.game.steps) == 2 and board.position.seat == 1 and steps[-1] is board.game.steps[-1]
    board.undo()
    assert not board.game.steps and steps[-1] is None and board.layout.width == "500px"
    board.play(Rest())
    assert board.position.seat == 1 and board.game.steps[-1].option.choice == Rest()
    with pytest.raises(Illegal, match="A cake takes 4 pieces"):
        board.play(Bake())
    board.undo()
    shown = board._repr_mimebundle_()
    assert shown["text/plain"].startswith("orchard") and shown["image/svg+xml"].startswith("<svg")


def test_every_step_is_reported_in_order() -> None:
    """A board reports a person's moves, draws and programs' moves in order, even if an observer moves in between."""
    start = village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(1))
    board = Board(Game((Player("A", "red"), Player("B", "blue", "steady")), start), seed="1")
    steps: list[Step] = []

    def move(change: dict[str, Step]) -> None:
        steps.append(change["new"])
        if len(steps) % 5 == 2 and board.position.seat == 0:
            board.play(board.position.options[0])

    board.observe(move, "step")
    while len(steps) < 60:
        board.play(board.position.options[0])
    assert [id(step) for step in steps] == [id(step) for step in board.game.steps]


def test_a_board_of_a_game_has_its_viewer() -> None:
    """A board of a game is that of the given viewer; a refused click gets its reasons."""
    start = village.deal(village.new_game(village.EditionSettings("first_2011"), 2), Random(1))
    board = Board(Game((Player("A", "red"), Player("B", "blue", "steady")), start), viewer=0, seed="1")
    assert repr(board) == "Board(village, 1 to play)" and board.session.viewer == 0
    table = decode(board.screen.receive({"do": "hello"}))["table"]
    refused = decode(board.screen.receive({"do": "at", "at": "building:smithy", "v": table["v"]}))
    assert refused["refused"]["reasons"]


def test_a_position_shows_itself() -> None:
    """A position brings a text and a drawing for a notebook; a refusal prints as its sentence."""
    position = new_game(EditionSettings("old"), 2)
    assert {*position._repr_mimebundle_()} == {"text/plain", "image/svg+xml"}
    assert str(position.refusals[0]).startswith("A cake takes 4 pieces of fruit of exactly 2 kinds.")
