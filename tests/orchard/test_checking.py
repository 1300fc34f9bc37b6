"""An owner checks a copy of Orchard: the check only needs from it the places to look at and their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.companion.pages import Page, build_command
from tests.hearing import decode
from tests.orchard_core import EDITIONS, new_game
from tests.orchard_widgets.companion import OrchardParts
from village_core.games.editions import EditionSettings
from village_core.games.owning import list_unsure, read_for
from village_core.store.sql import Store

ANN, BOB = {"name": "Ann", "colour": "green"}, {"name": "Bob", "colour": "brown"}
PARTS = OrchardParts()


def open_check(edition: str, text: str = "", **more: object) -> dict:
    """Open the check of an edition, with the owner's file ``text``, and return it as a page gets it."""
    return decode(PARTS.check_copy(build_command("checking", edition=edition, players=[2], text=text, **more)))["checking"]


def answer_values(edition: str, values: object, text: str = "") -> dict:
    """Answer an edition's check with these values, on top of the owner's file ``text``; return the answer as a page gets it."""
    return decode(PARTS.check_copy(build_command("check-values", edition=edition, players=[2], text=text, values=values)))[
        "checking"
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_its_editions_mark_is_asked_once(edition: str) -> None:
    """Each value that isn't marked as certain is asked once at its station; no number of players can be chosen."""
    check = open_check(edition)
    asked = [field["key"] for step in check["steps"] for spot in step["spots"] for field in spot["fields"]]
    assert asked == [value.name for value in list_unsure(EDITIONS.build_edition(EditionSettings(edition)), 2)]
    assert [step["title"] for step in check["steps"]] == {"old": ["A cake"], "new": ["The die", "What is in the box"]}[edition]
    assert {len(seats) for _, _, seats in check["editions"]} == {0} and check["also"] == ""


def test_its_board_is_shown_with_a_ring_at_what_is_asked() -> None:
    """The picture of the box is the middle of the table, with one ring and the owner's number; the die has no picture."""
    die, box = open_check("new", "box.cakes = 4\n")["steps"]
    assert die["picture"] is None and [spot["name"] for spot in die["spots"]] == ["Face 1", "Face 2", "Face 3", "Face 4"]
    _, view, drawn = box["picture"]
    assert view == "0 0 320 120" and drawn.count("vc-ring") == 1
    assert 'data-spot="box.cakes"><rect class="ru" x="240" y="6" width="77" height="98"' in drawn and ">4</text>" in drawn


def test_an_answer_becomes_the_file_of_a_new_game() -> None:
    """Numbers that differ are reported, saved as the owner's file, and played with."""
    answer = answer_values("old", {"cake.points": 7})
    assert answer["differs"] == [["Points of a cake", "5", "on yours: 7"]] and answer["file"] == "orchard-old.toml"
    (step,) = answer["changed"]
    assert (step["state"], step["spots"][0]["believed"]) == ("differs", "likely: 5")
    start = new_game(read_for(EDITIONS, answer["text"], 2), 2)
    assert start.table.edition.cake.points == 7 and start.table.edition.find_mark("die") == "certain"
    assert open_check("old", answer["text"])["steps"][0]["state"] == "differs"


def test_what_cannot_be_printed_is_told_by_its_name() -> None:
    """An impossible value is refused with its name and the bound, or the type, that it must have."""
    assert dict(answer_values("new", {"die.1": 9, "box.cakes": None})["problems"]) == {
        "die.1": "Face 2 can’t have that value: it can be at most 6.",
        "box.cakes": "Cakes can’t have that value: a whole number is needed there.",
    }


def test_a_file_of_it_is_taken_and_another_game_s_save_is_not() -> None:
    """An owner's file opens the check of its edition; another game's save is refused as a saved game."""
    text = answer_values("new", {"box.cakes": 4})["text"]
    assert open_check("old", text, file=True)["edition"] == "new"
    assert open_check("old", '{"game":"village"}', file=True) == {"unread": [PARTS.words.format("check-is-game")]}


def test_a_running_table_goes_on_with_what_it_has_not_used(tmp_path: Path) -> None:
    """An owner's number changes the points of a cake on all pages of a running table; check and history describe the change."""
    store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    anna = Page(store, "orchard")
    anna.begin(edition="old", players=[ANN, BOB])
    bert = Page(store, "orchard", code=anna.codes[0])
    text = answer_values("old", {"cake.points": 7})["text"]
    said, use = anna.do("checking", edition="old", players=[2], text=text, table=True)["checking"]["table"]
    assert use and "5 → 7" in said[0]
    anna.do("copy", text=text, v=0, token="copy")
    bert.look()
    assert [page.companion.seated.shared.position.table.edition.cake.points for page in (anna, bert)] == [7, 7]
    assert "Points of a cake 5 → 7" in anna.do("history")["history"][0]["lines"][0]
