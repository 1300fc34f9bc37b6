"""A table of Orchard laid out by hand: the general form asks and refuses; the game has the fields and builds the position."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests import laws
from tests.companion.pages import build_command
from tests.hearing import decode
from tests.orchard.subject import ORCHARD
from tests.orchard_core import Position, find_flaw, new_game
from tests.orchard_core.frames import Turn
from tests.orchard_core.table import Garden
from tests.orchard_widgets.laying import OrchardLayingForm
from tests.orchard_widgets.shown import load_words
from village_core.games import write_first_line
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.store.sql import Store
from village_widgets.companion.inbox import Inbox
from village_widgets.companion.laying import WORD_FILES
from village_widgets.companion.laying.view import Laying
from village_widgets.companion.outcomes import Stored
from village_widgets.companion.shared import SharedTable

PLAYERS = (Player("Ann", "green"), Player("Bob", "brown"))


def build_form(start: Position | None = None) -> OrchardLayingForm:
    """Return the form for a table, by the edition and the number of players of ``start``, or for a new table of two."""
    table = (start or new_game(EditionSettings("old"), 2)).table
    players = (*PLAYERS, Player("Cy", "orange"))[: len(table.seats)]
    return OrchardLayingForm(load_words().with_folders(WORD_FILES), players, table.copy)


def open_form(asking: OrchardLayingForm, position: Position) -> dict:
    """Return the message about the form that a page gets, in plain values."""
    return decode(asking.open(position))


def test_what_the_form_is_opened_with_makes_the_position() -> None:
    """At every turn of a random game of each setup the opened form, sent back untouched, is read as the position itself."""
    for setup in ORCHARD.setups:
        game = laws.play_whole_game(ORCHARD, setup, Random(3))
        asking = build_form(game.start)
        turns = [step.position for step in game.steps if isinstance(step.position.top, Turn)]
        assert len(turns) > 5
        for position in turns:
            told = open_form(asking, position)
            assert told["problems"] == [] and {*told["values"]} == {f["key"] for s in told["sections"] for f in s["fields"]}
            again = asking.read(told["values"])
            assert again == position and find_flaw(again) == ""


def test_sections_fields_and_what_follows_are_told() -> None:
    """Sections tell title, place, colour and kinds of fields; fields that the position can't fill and the box's rest are told."""
    told = open_form(build_form(), new_game(EditionSettings("old"), 2))
    assert [section["title"] for section in told["sections"]] == ["Round and turn", "Garden of Ann", "Garden of Bob", "Overview"]
    assert [section["place"] for section in told["sections"]] == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"]
    assert [field["kind"] for field in told["sections"][0]["fields"]] == ["count", "choice", "choice"]
    assert told["sections"][0]["fields"][1]["options"] == [[0, "Ann", "green"], [1, "Bob", "brown"]]
    assert told["sections"][1]["colour"] == "green" and {"gardens.0.apple", "gardens.1.cakes"} <= {*told["unknown"]}
    assert told["told"]["gardens.1"] == "Left in the middle: 10 apples, 10 pears, 10 plums, 6 cakes."


def test_what_cannot_be_leads_to_its_fields() -> None:
    """Too many pieces are named with the fields that hold them, the fullest first; an impossible value with its field."""
    asking = build_form()
    values = open_form(asking, new_game(EditionSettings("old"), 2))["values"]
    wrong = decode(asking.check({**values, "gardens.0.plum": 4, "gardens.1.plum": 8}))
    said = "Garden of Bob: Plums: 12 lie in the gardens, 2 more than the 10 in the box."
    assert wrong["problems"] == [[said, ["gardens.1.plum", "gardens.0.plum"], ["gardens.1", "gardens.0"]]]
    for value in ("3x", None, True, 10**9, [3]):
        text = "Garden of Ann: Cakes: a whole number is needed here."
        refused = decode(asking.read({**values, "gardens.0.cakes": value}))
        assert refused == {"problems": [[text, ["gardens.0.cakes"], ["gardens.0"]]], "refused": True}
    told = [said for said, _, _ in decode(asking.check({**values, "round": 99, "turn": 7, "gardens.0.pear": -1}))["problems"]]
    assert told == [
        "Round and turn: Round: that is too many, 12 at most.",
        "Garden of Ann: Pears: there can’t be fewer than none.",
        "Round and turn: Whose turn begins?: nobody sits there.",
    ]


def test_a_shared_table_is_laid_out(tmp_path: Path) -> None:
    """The general view opens the form, checks it and enters the table as a line of its log."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    codes = store.create(write_first_line(Game(PLAYERS, new_game(EditionSettings("old"), 2))))
    shared = SharedTable(store, store.find(codes.table))
    view = Laying(shared, build_form())
    answer = decode(view.answer(build_command("laying")))
    assert answer["view"] == "laying" and answer["laying"]["keep"] == codes.table
    values = {**answer["laying"]["values"], "turn": 1, "round": 3, "gardens.1.cakes": 2}
    wrong = {**values, "round": 0, "gardens.0.apple": 11}
    inbox, lay = Inbox(shared), build_command("lay", values=values)
    assert inbox.receive(build_command("lay", values=wrong), view, "Ann").message.laying.refused
    assert inbox.receive(lay, view, "Ann") == Stored(1)
    assert decode(view.confirm(lay)) == {"laying": {"laid": True}, "view": ""}
    table = shared.position.table
    assert (shared.position.seat, table.round, table.gardens[1], table.supply.cakes) == (1, 3, Garden(cakes=2), 4)
