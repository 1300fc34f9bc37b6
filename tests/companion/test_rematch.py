"""The same players again: one table, however many devices ask for it, and all pages of the old table learn of it."""

from __future__ import annotations

import contextlib

import pytest

from tests.companion.pages import Page
from tests.companion.tracking import finish
from village_core.store.sql import Store
from village_widgets.companion import page as pages


@pytest.fixture
def ended(anna: Page) -> Page:
    """Play Anna's table to its end, and return her page."""
    finish(anna.companion.seated.shared)
    return anna


def test_two_devices_begin_one_table(store: Store, ended: Page) -> None:
    """Two devices at an ended table that ask for the same players get one new table; only the first has begun it.

    At the new table entries of one page reach the other.
    """
    bert = Page(store, code=ended.codes[0])
    first = ended.do("again")
    second = bert.do("again")
    assert ended.codes == bert.codes and (first.get("begun"), second.get("begun")) == (True, None)
    assert [player.name for player in bert.companion.seated.shared.game.players] == ["Anna", "Bert", "Carl"]
    ended.lose(0)
    bert.look()
    assert bert.times == [1, 0, 0]


def test_every_page_learns_of_the_next_table(store: Store, ended: Page) -> None:
    """Pages that are open, one that slept and those that open later are told the code of the next table.

    Onlookers are told the viewers' code of that table.
    """
    old = ended.codes
    pages = [Page(store, code=old[0]), Page(store, code=old[1])]
    asleep = Page(store, code=old[0])
    ended.do("again")
    for page in pages:
        page.look()
    told = [page.said[-1]["shared"]["next"] for page in pages]
    assert told == [*ended.codes] and not Page(store, code=told[1]).companion.seated.shared.writes
    assert asleep.do("look", v=asleep.count)["shared"]["next"] == ended.codes[0]
    for code, leads in zip(old, ended.codes, strict=True):
        assert Page(store, code=code).answer["shared"]["next"] == leads


def test_an_ended_game_is_watched_quietly(store: Store, ended: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page looks every quarter of a second while the game goes on, and every two seconds after its end.

    It learns of the next table in this way.
    """
    bert, pauses = Page(store, code=ended.codes[0]), list[float]()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if step := {1: "undo", 2: "redo", 3: "again"}.get(len(pauses)):
            ended.do(step, v=ended.count, token=step)
        else:
            bert.do("leave")

    monkeypatch.setattr(pages.asyncio, "sleep", pause)
    with contextlib.suppress(StopIteration):  # the watch never pauses, so that it needs no event loop
        bert.companion._look().send(None)
    assert pauses == [2.0, 0.25, 2.0, 2.0] and bert.said[-1]["shared"]["next"] == ended.codes[0]


def test_an_onlooker_begins_no_table(store: Store, ended: Page) -> None:
    """An onlooker who asks for the same players again gets a problem and stays; once a player has begun, the onlooker follows.

    At the new table the onlooker still only looks on.
    """
    tablet = Page(store, code=ended.codes[1])
    before = tablet.codes
    [[field, said]] = tablet.do("again")["problems"]
    assert field == "open" and "only looks on" in said and tablet.codes == before
    ended.do("again")
    assert tablet.do("again")["shared"]["writes"] is False and tablet.codes == ("", ended.codes[1])
    assert "begun" not in tablet.answer


def test_a_game_that_goes_on_leads_nowhere(store: Store, ended: Page) -> None:
    """A page that opens a table whose end was taken back is told of no next table."""
    old = ended.codes[0]
    bert = Page(store, code=old)
    ended.do("again")
    bert.do("undo", v=bert.count, token="u")
    assert not bert.companion.seated.shared.position.over
    late = Page(store, code=old)
    assert "next" not in late.answer["shared"]
    assert late.companion.seated.shared.following == "" and not late.companion.seated.shared.pull()
