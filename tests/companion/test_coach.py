"""The coach at a shared table answers where everything is known, and says elsewhere why it can't."""

from __future__ import annotations

import pytest

from tests.companion.pages import Page
from village_core.games import find_game, list_games
from village_core.kernel.values import CHANCE
from village_core.store.sql import Store


@pytest.mark.parametrize("game", list_games())
def test_whoever_decides_at_a_full_table_may_ask_a_coach(store: Store, game: str):
    """The coach is offered only once a player decides, not before draws.

    Its first order of moves comes at once, opens the sheet, and enters nothing, in all games.
    """
    page = Page(store, game)
    page.begin(edition=find_game(game).editions[0], depth="full")
    shared, board = page.companion.seated.shared, page.companion.seated.views["table"]
    while shared.position.seat == CHANCE:
        assert "coach" not in board.snapshot().table.asides and page.do("coach") == {}
        shared.enter(*shared.draw())
    assert "coach" in board.snapshot().table.asides
    count = page.count
    told = page.do("coach")["coach"]
    assert told["opens"] and told["moves"] and told["percent"] == 0 and page.count == count


def test_a_tracker_says_that_it_knows_too_little(store: Store):
    """At a tracked table the coach gives no order of moves, but a sentence that says where it would."""
    page = Page(store)
    page.begin(depth="tracked")
    ((_, said, _),) = page.do("coach")["refused"]["reasons"]
    assert "everything is followed" in said
