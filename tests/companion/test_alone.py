"""A game for one at a table with one's own pieces: people enter their cube and what they drew, the companion plays Carla."""

from __future__ import annotations

from random import Random

from tests.companion.pages import Page
from tests.companion.recording import TablePage, begin_table, join_table, play_by_taps
from tests.companion.test_full_table import LEGAL
from tests.samples import sample
from tests.village.positions import BIG
from village_core.games import load
from village_core.games.village.events import CubeTaken
from village_core.games.village.solo.board import RIVAL
from village_core.store.sql import Store


def describe_events(table: TablePage) -> list[str]:
    """Return the descriptions of the table's events, line by line; events without one are left out."""
    events = [event for step in table.session.game.steps for event in step.events]
    return [line for event in events if (line := table.writing.telling.describe_event(event))]


def test_a_whole_game_against_carla_is_written_down(store: Store) -> None:
    """Decisions of a whole random game for one (in a quick run every fifth) take two taps at most; drawn cubes are typed in.

    Carla's cubes, track, tiles and dead are described, and the file and another page have the same position.
    """
    table = begin_table(store, 1, BIG)
    assert max(play_by_taps(table, Random(1), sample(5, 1))) <= LEGAL and table.session.position.over
    hers = [event for step in table.session.game.steps for event in step.events if isinstance(event, CubeTaken)]
    lines = "\n".join(describe_events(table))
    assert sum(event.seat == RIVAL for event in hers) == lines.count("Carla takes") > 10
    for told in ("of Carla’s track", "fate tile", "A “1” of Carla dies", "and the rank “"):
        assert told in lines
    assert load(table.session.write_text()).position == table.session.position
    assert join_table(store, table.session.found.codes.table).session.position == table.session.position


def test_a_table_for_one_is_begun_and_followed_in_full(store: Store) -> None:
    """A table for one is full even if the form said tracked, and can't be laid out by hand: the answer names Carla."""
    page = Page(store)
    page.begin(edition=BIG, players=[{"name": "Ann", "colour": "red"}], start=0, depth="tracked")
    assert len(page.answer["shared"]["names"]) == 1 and not page.companion.seated.shared.position.table.tracked
    assert "Carla" in page.do("laying")["wrong"]
