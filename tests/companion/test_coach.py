"""The coach at a shared table answers where everything is known, and says elsewhere why it can't."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.companion.pages import Page
from village_core.games import find_game, list_games
from village_core.kernel.values import CHANCE
from village_core.store.sql import Store
from village_widgets.companion import parts


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


def test_a_coach_is_asked_by_those_who_may_enter_alone(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page that only looks gets no advice; a page at a seat is advised on what it sees, with other luck after each entry."""
    page = Page(store)
    page.begin(depth="full")
    shared = page.companion.seated.shared
    while shared.position.seat == CHANCE:
        shared.enter(*shared.draw())
    coach = SimpleNamespace(ask=lambda question: question)
    looker = Page(store, code=page.codes[1])
    assert looker.companion.parts.ask_coach(coach, looker.companion.seated.shared) is None
    asked: list[tuple[object, ...]] = []
    monkeypatch.setattr(parts, "build_coach_question", lambda *got: asked.append(got[2:]))
    page.companion.parts.ask_coach(coach, shared)
    shared.enter(shared.position.options[0])
    seated = Page(store, code=page.codes[0], seat=1)
    seated.companion.parts.ask_coach(coach, seated.companion.seated.shared)
    count = page.count
    assert [viewer for _, viewer, _ in asked] == [None, 1]
    assert [seed for _, _, seed in asked] == [f"coach {count - 1}", f"coach {count}"]
