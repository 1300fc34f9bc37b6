"""The tracker of Stone Age in messages: a whole recorded game, two pages at one table, and what a page gets."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from tests.companion.pages import Page, enter_all, show_tracker
from tests.samples import thin
from tests.stone_age.recorded import STONE_AGE, WANTED
from tests.stone_age.retelling import report
from tests.stone_age.tracked import FARMERS, ONE_USE, PLAYERS, POINTS, begin_tracked
from village_core.games import write_first_line
from village_core.games.editions import EditionSettings
from village_core.games.opening import Depth
from village_core.games.stone_age import choices, new_game
from village_core.games.stone_age.table import HIDDEN, Pile
from village_core.games.stone_age.vocabulary import Emptied, Growth, Place, ScoreLine
from village_core.kernel.game import Game
from village_core.store.sql import Store
from village_widgets.games.stone_age.laying import StoneAgeLayingForm
from village_widgets.games.stone_age.tracker.view import FEW

FIRST = {"edition": "first_2008", "players": [{"name": "Ann", "colour": "red"}, {"name": "Bob", "colour": "blue"}]}


def begin_table(store: Store, players: int = 2) -> Page:
    """Begin a tracked table of this many players in the store, and return a page that is open at it."""
    return Page(store, "stone_age", code=store.create(write_first_line(Game(PLAYERS[:players], begin_tracked(players)))).table)


@pytest.mark.parametrize("name", thin([wanted.name for wanted in WANTED], 4))
def test_a_whole_recorded_game_is_told(store: Store, name: str) -> None:
    """People's reports of a recorded game come to its winners and sheets, which another page reads and shows."""
    full = STONE_AGE.load(name)
    table = full.position.table
    start = new_game(table.copy, len(full.players), next(iter(full.list_positions())).table.start, Depth.TRACKED)
    code = store.create(write_first_line(Game(full.players, start))).table
    page = Page(store, "stone_age", code=code)
    enter_all(page, *report(full))
    other = Page(store, "stone_age", code=code)
    known = other.companion.seated.shared.position.table
    assert known.outcome == table.outcome and known.round == table.round
    for ours, theirs in zip(known.tribes, table.tribes, strict=True):
        assert (ours.cards, ours.score, ours.strength) == (theirs.cards, theirs.score, theirs.strength)
    assert "wins with" in show_tracker(other)["tally"]["result"] and "undo" not in json.dumps(other.said)


def test_the_sheet_asks_for_unused_one_use_tools(store: Store) -> None:
    """A tribe with one tool and the unused card “4” gets 5 for a tool maker: the sheet is empty there, and says how to count."""
    start = begin_tracked(one_use_scored=True)
    page = Page(store, "stone_age", code=store.create(write_first_line(Game(PLAYERS[:2], start))).table)
    ended = (
        choices.Grow(0, Growth.TOOL),
        choices.NoteCard(0, ONE_USE),
        choices.EndTurn(),
        choices.EndTurn(),
        choices.EndGame(Emptied.CARDS),
    )
    enter_all(page, *ended)
    state = show_tracker(page)
    assert state["notes"] == [], "reminders are for those who play on"
    tally = state["tally"]
    cells = {label: [cell[0] for cell in line] for label, line, _ in tally["lines"]}
    assert cells["tool makers"] == [None, 0] and cells["resources left over"] == [None, None]
    assert tally["totals"] == [None, None] and tally["winners"] == [] and "still missing" in tally["result"]
    assert "Ann: 1 tool maker × (1 in tools + unused one-use tools, up to 4)" in tally["reasons"]
    enter_all(page, *(choices.Tell(seat, ScoreLine.RESOURCES, 0) for seat in (0, 1)), choices.Tell(0, ScoreLine.TOOL_MAKERS, 5))
    tally = show_tracker(page)["tally"]
    assert tally["totals"] == [5, 0] and tally["winners"] == [0] and "Ann" in tally["result"]


def test_fixed_prices_that_an_owner_corrected_stand_in_order(store: Store) -> None:
    """The points of buildings with a fixed price are offered from the lowest up, also those that the owner corrected."""
    copy = EditionSettings("first_2008", (("fixed.0.points", 40), ("fixed.1.points", 9)))
    start = new_game(copy, 2, 0, Depth.TRACKED)
    state = show_tracker(Page(store, "stone_age", code=store.create(write_first_line(Game(PLAYERS[:2], start))).table))
    assert state["fixed"] == [9, *range(11, 17), 40]


def test_a_new_table_is_a_tracker_unless_everything_is_wanted(store: Store) -> None:
    """The lobby offers the tracker, then the full game; a new table is tracked unless its settings ask for the full game."""
    page = Page(store, "stone_age")
    assert [depth[0] for depth in page.answer["lobby"]["depths"]] == ["tracked", "full"]
    page.do("begin", settings=FIRST)
    assert page.answer["view"] == "tracker" and page.answer["views"]["tracker"]["acting"] == [0, 1]
    page = Page(store, "stone_age")
    page.do("begin", settings={**FIRST, "depth": "full"})
    assert page.answer["view"] == "table"


def test_a_page_is_told_what_changed(store: Store) -> None:
    """Messages after entries are short and have no pictures; each laid over those before it, they are the whole tracker."""
    page = begin_table(store)
    known = dict(show_tracker(page))
    for choice in (
        choices.Grow(0, Growth.TOOL),
        choices.NoteCard(0, FARMERS),
        choices.EndTurn(),
        choices.EndTurn(),
        choices.Fed(),
    ):
        part = enter_all(page, choice)["views"]["tracker"]
        assert "pictures" not in part and len(json.dumps(part)) < 6000
        known |= part
    whole = show_tracker(page)
    assert {key: value for key, value in known.items() if key not in ("after", "news")} == {
        key: value for key, value in whole.items() if key != "news"
    }
    assert "Round 2" in json.dumps(whole["notes"]) and known["tribes"][1]["facts"][2][1] == "1"


def test_only_players_are_told_to_place_their_workers(store: Store) -> None:
    """The note of a round that begins tells players what to do first, and onlookers who begins it."""
    page = begin_table(store)
    onlooker = Page(store, "stone_age", code=page.codes[1])
    notes = [json.dumps(show_tracker(one)["notes"]) for one in (page, onlooker)]
    assert ["Place your workers" in text for text in notes] == [True, False] and "Round 1, begun by" in notes[1]


@pytest.mark.parametrize(
    ("cards", "piles", "said"),
    [
        (9, (Pile(HIDDEN, 6), Pile(HIDDEN, 6)), []),
        (FEW - 1, (Pile(HIDDEN, 6), Pile(HIDDEN, 6)), ["few-cards"]),
        (FEW, (Pile(HIDDEN, 6), Pile(HIDDEN, 6)), []),
        (9, (Pile(HIDDEN, 6), Pile(HIDDEN, 0)), ["few-buildings"]),
        (9, (Pile(HIDDEN, 6), Pile(None, 1)), ["few-buildings"]),
        (9, (Pile(HIDDEN, 6), Pile(HIDDEN, 1)), []),
        (FEW - 1, (Pile(HIDDEN, 6), Pile(HIDDEN, 0)), ["few-cards", "few-buildings"]),
        (1, (Pile(HIDDEN, 6), Pile(HIDDEN, 6)), ["last-cards"]),
        (1, (Pile(HIDDEN, 6), Pile(HIDDEN, 0)), ["last-cards"]),
        (9, (Pile(HIDDEN, 6), Pile(None, 0)), ["last-buildings"]),
        (1, (Pile(HIDDEN, 0), Pile(None, 0)), ["last-buildings"]),
    ],
)
def test_people_are_warned_of_the_end_once(store: Store, cards: int, piles: tuple[Pile, ...], said: list[str]) -> None:
    """A reason for the game's end is told alone; before it, few cards and a last building in a pile are warned of.

    Two spaces of the row are empty.
    """
    page = begin_table(store)
    shared, words = page.companion.seated.shared, page.companion.parts.words
    before, row = shared.position.table, (None, None, HIDDEN, HIDDEN)
    table = replace(before, row=row, deck=before.deck[: cards + 2], piles=piles)
    shared.game = shared.game.lay(shared.position.with_table(table))
    (_, round_urgent), *warned = show_tracker(page)["notes"]
    assert not round_urgent and all(urgent for _, urgent in warned)
    texts = {key: words.format(f"tracker-{key}") for key in ("last-cards", "last-buildings", "few-buildings")}
    texts["few-cards"] = words.format("tracker-few-cards", count=cards)
    assert [text for text, _ in warned] == [texts[key] for key in said]


def test_how_feeding_ends_is_said_as_it_went(store: Store) -> None:
    """The button that ends the feeding speaks of all, then of all others after one went hungry, then only of the end."""
    page, said = begin_table(store), list[str]()
    enter_all(page, choices.EndTurn(), choices.EndTurn())
    for seat in (0, 1):
        said.append(show_tracker(page)["feast"][0][0])
        enter_all(page, choices.GoHungry(seat))
    assert [*said, show_tracker(page)["feast"][0][0]] == ["All are fed", "All others are fed", "Feeding is over"]


def test_two_pages_enter_at_once_what_two_players_did(store: Store) -> None:
    """An entry of another page about another player is no conflict; the same turn's end, entered by both, is stored once."""
    ann = begin_table(store)
    bob = Page(store, "stone_age", code=ann.codes[0])
    enter_all(ann, choices.Grow(0, Growth.TOOL))
    bob.enter(0, type="note-card", seat=1, card=POINTS)
    assert "conflict" not in bob.answer and bob.count == 2
    ann.enter(1, type="end-turn")
    assert ann.count == 3
    bob.enter(2, type="end-turn")
    assert bob.answer["accepted"] and "conflict" not in bob.answer and bob.count == 3


def test_a_refusal_cites_its_rule(store: Store) -> None:
    """An impossible report is not entered; the page names its rule and the passage of the text."""
    page = begin_table(store)
    enter_all(page, choices.NoteBuilding(0, Place.BUILDING_1, 10))
    refused = enter_all(page, choices.NoteBuilding(1, Place.BUILDING_1, 11))["refused"]
    said = str(refused)
    assert "Somebody’s worker is here already" in refused["reasons"][0][1] and "the game (written in Korean)" in said
    assert page.count == 1


def test_an_entry_is_corrected_and_undone(store: Store) -> None:
    """A correction replaces a card by another; later entries stay. Undo takes back the correction, then the turn's end."""
    page = begin_table(store)
    enter_all(page, choices.NoteCard(0, POINTS), choices.Grow(1, Growth.FIELD), choices.EndTurn())
    offered = page.do("alternatives", line=1)["correcting"]
    assert "Card" in json.dumps(offered)
    near = [said for said, _ in offered["near"]]
    assert len({*near}) == len(near), "cards that are alike are offered once"
    page.do("correct", line=1, answer={"choice": msgspec.to_builtins(choices.NoteCard(0, FARMERS))}, v=page.count, token="c")
    tribes = page.companion.seated.shared.position.table.tribes
    assert (tribes[0].cards, tribes[0].score, tribes[1].field) == ((FARMERS,), 0, 1)
    page.do("undo", v=page.count, token="u")
    tribes = page.companion.seated.shared.position.table.tribes
    assert (tribes[0].cards, tribes[1].field, page.companion.seated.shared.position.seat) == ((POINTS,), 1, 1)
    page.do("undo", v=page.count, token="u2")
    assert page.companion.seated.shared.position.seat == 0


def test_history_and_exports_tell_a_tracked_game(store: Store) -> None:
    """The history tells entries in words, also that a player has acted; the game has exports and a still picture."""
    page = begin_table(store)
    enter_all(page, choices.NoteCard(0, FARMERS), choices.EndTurn(), choices.EndTurn())
    history = json.dumps(page.do("history")["history"])
    assert "Ann has acted with all workers." in history and "Ann takes a card" in history
    assert page.do("exports")["exports"]
    assert "<svg" in page.companion.parts.draw_still(page.companion.seated.shared.game)


def test_a_tracked_table_is_laid_out_by_what_was_reported(store: Store) -> None:
    """The form that lays a tracked table out has the reported card and points; row, piles and buildings are empty and unknown."""
    page = begin_table(store)
    enter_all(page, choices.NoteCard(0, FARMERS), choices.NoteBuilding(0, Place.BUILDING_1, 10))
    assert page.do("laying")["view"] == "laying"
    position = page.companion.seated.shared.position
    form = StoneAgeLayingForm(page.companion.parts.words, PLAYERS[:2], position.table.copy)
    values = form.read_table(position)
    assert values["tribes.0.cards"] == [FARMERS] and values["tribes.0.score"] == 10
    assert values["row"] == values["tops"] == values["tribes.0.buildings"] == []
    assert {"row", "tops", "tribes.0.wood", "tribes.1.buildings"} <= {*form.list_unknown(position)}
