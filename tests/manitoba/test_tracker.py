"""The tracker of Manitoba in messages: a whole recorded game, what a page is offered, and what it gets."""

from __future__ import annotations

import json

import msgspec
import pytest

from tests.companion.pages import Page, enter_all, show_tracker
from tests.manitoba import test_tracking
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.retelling import report
from tests.samples import choose_start
from village_core.games import write_first_line
from village_core.games.manitoba import GAME, Position
from village_core.games.manitoba.choices import EndRound, NoteGood, NotePoints, NoteScore, NoteStep, TurnCloud, TurnEvent
from village_core.games.manitoba.vocabulary import Happens, Path, Place, Season
from village_core.games.opening import Depth
from village_core.kernel.game import Game
from village_core.kernel.values import Option
from village_core.store.sql import Store

FIRST = {"edition": "first_2018", "players": [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "blue"}]}


def open_page(store: Store, start: Position | None = None) -> Page:
    """Return a page at a tracked table of two, new or as it stands at a position."""
    return Page(
        store,
        "manitoba",
        code=store.create(write_first_line(Game(test_tracking.PLAYERS[:2], start or test_tracking.begin_tracked()))).table,
    )


@pytest.mark.parametrize("name", ["autumn-of-three"])
def test_a_whole_recorded_game_is_told(store: Store, name: str) -> None:
    """People's reports of a recorded game come to its winners and sheets, which another page shows too.

    A page enters all of them in a whole run, else the last quarter, at a table where the others were told already.
    """
    full = MANITOBA.load(name)
    table = full.position.table
    start = GAME.new_game(table.copy, len(full.players), full.start.table.start, Depth.TRACKED)
    reports = [*report(full)]
    after = choose_start(len(reports))
    for choice in reports[:after]:
        start = start.play(Option(choice)).position
    code = store.create(write_first_line(Game(full.players, start))).table
    page = Page(store, "manitoba", code=code)
    enter_all(page, *reports[after:])
    other = Page(store, "manitoba", code=code)
    known = other.companion.seated.shared.position.table
    assert known.outcome == table.outcome and known.round == table.round
    assert "wins" in show_tracker(other)["tally"]["result"] and not show_tracker(other)["clans"]


def test_a_new_table_is_a_tracker(store: Store) -> None:
    """The lobby offers tracker and full game, the tracker first; a table begun without a choice is a tracker."""
    page = Page(store, "manitoba")
    assert [depth[0] for depth in page.answer["lobby"]["depths"]] == ["tracked", "full"]
    page.do("begin", settings=FIRST)
    assert page.answer["view"] == "tracker" and len(page.answer["views"]["tracker"]["clans"]) == 2


def test_a_page_is_told_what_changed(store: Store) -> None:
    """Messages after entries have no pictures; each laid over those before it, they are the whole tracker."""
    page = open_page(store)
    known = dict(show_tracker(page))
    for choice in (NoteGood(0, test_tracking.BERRIES, Place.BERRIES), NoteStep(1, Path.HUNTER), EndRound(), NotePoints(0, 6)):
        part = enter_all(page, choice)["views"]["tracker"]
        assert "pictures" not in part
        known |= part
    whole = show_tracker(page)
    assert {key: value for key, value in known.items() if key not in ("after", "news")} == {
        key: value for key, value in whole.items() if key != "news"
    }
    assert known["clans"][0]["points"] == "6 points" and "Round 1 of 16" in known["notes"][0][0]


def test_a_column_shows_what_lies_in_a_storage(store: Store) -> None:
    """A storage's column has its tokens from the lowest up and the points that they would score now; an exempt good is marked.

    The button of a step says how far the Cree is and what the step brings.
    """
    page = open_page(store)
    enter_all(
        page,
        NoteGood(0, test_tracking.BISON, Place.BISON),
        NoteGood(0, test_tracking.FEATHERS, Place.BISON),
        *(NoteStep(0, Path.HUNTER),) * 4,
    )
    [_, (tokens, press, exempt), *_] = show_tracker(page)["clans"][0]["columns"]
    assert tokens == ["bison", "bison", "feathers"] and (press["label"], press["small"], exempt) == ("3", "4 points", True)
    step = show_tracker(page)["clans"][0]["steps"][2]
    assert step["label"] == "4/6" and step["small"] == "+3"


def test_what_must_be_scored_stands_ready(store: Store) -> None:
    """A clan has a button to score a tile for one good that is due, with its points, until it has scored."""
    page = open_page(store, test_tracking.enter_round(4))
    asked = show_tracker(page)
    assert [card["picks"] for card in asked["row"]] == ["events", "", "clouds", "", ""]
    enter_all(page, TurnCloud(test_tracking.ONE_GOOD), EndRound())
    title, presses = show_tracker(page)["clans"][0]["ready"]
    assert title == "Must score" and [(each["label"], each["small"]) for each in presses] == [("1 point", "1 token goes")]
    assert show_tracker(page)["end"] is None and show_tracker(page)["notes"][-1] == [
        "Scoring: berries. Cree there go home and regions are refilled.",
        True,
    ]
    enter_all(page, NoteScore(0, test_tracking.BERRIES))
    assert show_tracker(page)["clans"][0]["ready"] is None and show_tracker(page)["clans"][0]["done"] is True


def test_an_unknown_tile_is_asked_for_when_it_is_due(store: Store) -> None:
    """A round that is over without its tile asks for it: equal tiles are one button; then the clans can score."""
    page = open_page(store, test_tracking.enter_round(4))
    enter_all(page, EndRound())
    state = show_tracker(page)
    assert state["clans"][0]["ready"] is None and "which tile" in state["notes"][-1][0]
    assert len(state["clouds"][1]) == 11, "two of the twelve are for most goods"
    enter_all(page, TurnCloud(test_tracking.MOST))
    assert show_tracker(page)["clans"][0]["ready"][0] == "Must score one of these"


def test_an_event_of_points_has_its_buttons(store: Store) -> None:
    """For the event of the most Cree a clan has buttons with the points of both ranks, and the reminders tell its rule."""
    page = open_page(store, test_tracking.enter_round(2))
    edition = test_tracking.begin_tracked().table.edition
    card = next(at for at in range(6) if edition.find_event(Season.SPRING, at).happens is Happens.MOST)
    enter_all(page, TurnEvent(card))
    state = show_tracker(page)
    assert [each["label"] for each in state["clans"][1]["ready"][1]] == ["+6", "+2"]
    assert "6 points" in state["notes"][-1][0] and state["row"][0]["label"] == "6/2"


def test_points_are_put_right_by_what_their_button_says(store: Store) -> None:
    """Each button that gives or takes points enters, for its own clan, the change on its label."""
    page = open_page(store)
    for seat, clan in enumerate(show_tracker(page)["clans"]):
        points = next(presses for title, presses in clan["more"] if title == "Points")
        made = {press["label"]: press["made"] for press in points}
        assert made == {
            label: {"type": "note-points", "seat": seat, "points": change}
            for label, change in (("+1", 1), ("+2", 2), ("+5", 5), ("−1", -1), ("−2", -2))
        }


def test_the_feather_of_a_full_altar_is_asked_for_first(store: Store) -> None:
    """The tracker asks where the feather goes before everything else; reports that a rule bars have their buttons off."""
    page = open_page(store)
    enter_all(
        page, EndRound(), *(NoteGood(0, good, test_tracking.SMALL) for good in (test_tracking.BERRIES, test_tracking.HORSES))
    )
    more = show_tracker(page)["clans"][0]["more"]
    assert [each["off"] for each in more[1][1]] == [True, False, True, False, False]
    enter_all(page, NoteGood(0, test_tracking.FEATHERS, test_tracking.SMALL))
    state = show_tracker(page)
    assert len(state["asked"][1]) == 4 and not state["clans"][0]["more"]
    page.enter(**state["asked"][1][3]["made"])
    assert show_tracker(page)["asked"] is None and "+1" not in json.dumps(show_tracker(page)["clans"][0]["facts"])


def test_an_earlier_entry_can_be_put_right(store: Store) -> None:
    """A round's end and the report before it are undone; the columns then show only the report that is entered instead."""
    page = open_page(store)
    enter_all(page, NoteGood(0, test_tracking.BERRIES, Place.BERRIES), EndRound())
    page.do("undo")
    page.do("undo")
    enter_all(page, NoteGood(0, test_tracking.HORSES, Place.HORSES))
    assert [column[1]["label"] for column in show_tracker(page)["clans"][0]["columns"]] == ["1", "1", "2", "1"]


def test_an_entry_is_corrected(store: Store) -> None:
    """A correction puts another good in the place of an earlier one; later entries stay; undo reverts the correction first."""
    page = open_page(store)
    enter_all(page, EndRound(), NoteGood(0, test_tracking.BERRIES, Place.BERRIES), NoteStep(1, Path.HUNTER), EndRound())
    offered = page.do("alternatives", line=2)["correcting"]
    assert "Goods" in json.dumps(offered) and offered["near"]
    page.do(
        "correct",
        line=2,
        answer={"choice": msgspec.to_builtins(NoteGood(0, test_tracking.HORSES, test_tracking.SMALL))},
        v=page.count,
        token="c",
    )
    table = page.companion.seated.shared.position.table
    assert (table.clans[0].small_altar, len(table.clans[0].storages[0]), table.clans[1].score) == ((test_tracking.HORSES,), 1, 1)
    page.do("undo", v=page.count, token="u")
    assert not page.companion.seated.shared.position.table.clans[0].small_altar


def test_history_and_exports_tell_a_tracked_game(store: Store) -> None:
    """The history tells entries in words, even a round's end; the game has exports and a still picture.

    Its table can be laid out by hand.
    """
    page = open_page(store)
    enter_all(page, EndRound(), NoteGood(0, test_tracking.BERRIES, Place.BERRIES), NoteStep(1, Path.HUNTER), EndRound())
    history = json.dumps(page.do("history")["history"])
    assert "Ann" in history and "A new round begins" in history
    assert page.do("exports")["exports"]
    assert "<svg" in page.companion.parts.draw_still(page.companion.seated.shared.game)
    assert page.do("laying")["view"] == "laying"
