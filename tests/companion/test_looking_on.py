"""A page that looks again and again at what others enter, while the store fails, forgets its table, or a view fails."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

import pytest

from tests.companion.pages import Page, forget
from village_core.store.codes import Codes
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.companion import page as pages

Watch = Callable[..., list[float]]


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Return a function that lets a page look on, with a step after each look, and returns the pauses; it leaves at the end."""

    def look_on(page: Page, *steps: Callable[[], object]) -> list[float]:
        pauses, due = list[float](), [*steps, lambda: page.do("leave")]

        async def pause(seconds: float) -> None:
            pauses.append(seconds)
            due.pop(0)()

        monkeypatch.setattr(pages.asyncio, "sleep", pause)
        with contextlib.suppress(StopIteration):  # the watch never pauses, so that it needs no event loop
            page.companion._look().send(None)
        return pauses

    return look_on


def test_a_store_that_fails_is_said_once_and_so_is_its_return(
    anna: Page, bert: Page, watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page says once why the store can't be used, looks seldom while it fails, and takes that back once it can be used."""
    count, failing = Store.count_lines, list[bool]()
    heard: list[int] = []

    def count_or_fail(store: Store, key: int) -> int:
        if failing:
            raise StoreUnusable("store-full")
        return count(store, key)

    def note() -> None:
        heard.append(len(bert.said))

    monkeypatch.setattr(Store, "count_lines", count_or_fail)
    assert watch(bert, lambda: failing.append(True), note, note, failing.clear, note, note) == [
        *(pages.LOOKING, pages.RESTING, pages.RESTING, pages.RESTING),
        *(pages.LOOKING, pages.LOOKING, pages.LOOKING),
    ]
    assert [said["unstored"] != "" for said in bert.said] == [True, False] and "disk" in bert.said[0]["unstored"]
    assert heard == [1, 1, 2, 2]


def test_a_table_that_is_forgotten_meanwhile_leads_to_the_lobby(store: Store, anna: Page, watch: Watch) -> None:
    """A page whose table the store has forgotten is told its code, is back in the lobby, and looks no more."""
    anna.lose(0)
    codes = Codes(*anna.codes)
    steps: list[int] = []
    assert watch(anna, lambda: forget(store, codes), lambda: steps.append(1)) == [pages.LOOKING] * 2
    assert anna.said[-1]["unknown"] == codes.table and anna.said[-1]["view"] == "lobby"
    assert anna.companion.seated is None and steps == [1]


def test_an_onlooker_whose_table_is_forgotten_is_told_its_own_code(store: Store, anna: Page, watch: Watch) -> None:
    """An onlooker's page whose table is forgotten is told the viewers' code, and not the players'."""
    anna.lose(0)
    codes = Codes(*anna.codes)
    guest = Page(store, code=codes.viewer)
    watch(guest, lambda: forget(store, codes), lambda: None)
    assert guest.said[-1]["unknown"] == codes.viewer and codes.table not in str(guest.said)


def test_changes_that_a_view_could_not_show_come_with_the_next_look(
    anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """News that a view fails to show are not lost: the next news begin where the last shown ones ended."""
    anna.lose(0)
    with monkeypatch.context() as broken:
        broken.setattr(type(bert.companion.seated.account), "describe_bar", lambda *_: 1 / 0)
        bert.look()
        assert not bert.said
    anna.lose(1)
    bert.look()
    assert bert.said[-1]["shared"]["after"] == 0 and len(bert.said[-1]["shared"]["lines"]) == 2


def test_a_log_read_again_is_shown_whole_even_after_a_view_fails(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """If a view fails after the log was read again, an input that another page entered before doesn't hide the change."""
    anna.lose(0, token="a")
    seated = bert.companion.seated
    seated.shared.turned += 1
    with monkeypatch.context() as broken:
        broken.setattr(type(seated.views[seated._base]), "snapshot", lambda *_: 1 / 0)
        answer = bert.lose(0, seen=0, token="b")
    assert answer["shared"]["back"] and answer["shared"]["after"] == 1
    anna.lose(1)
    bert.look()
    assert len(bert.said[-1]["shared"]["lines"]) == 2


def test_news_come_after_a_view_fails_beside_an_entry_made_before(
    anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a view fails when an input is answered that another page entered before, the next news begin with what it missed."""
    anna.lose(0, token="a")
    seated = bert.companion.seated
    with monkeypatch.context() as broken:
        broken.setattr(type(seated.views[seated._base]), "patch", lambda *_: 1 / 0)
        answer = bert.lose(0, seen=0, token="b")
    anna.lose(1)
    bert.look()
    assert answer["shared"]["back"] and bert.said[-1]["shared"]["after"] == 0 and len(bert.said[-1]["shared"]["lines"]) == 2


def test_a_table_becomes_a_full_one_even_after_a_view_fails(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the board fails when a tracked table becomes a full one, the next news still turn the page to the board."""
    form = anna.do("laying")["laying"]
    seated = bert.companion.seated
    assert seated.views["table"] is not None and form["values"]
    base = seated._base
    monkeypatch.setattr(seated.parts, "find_view", lambda _: "table")
    anna.lose(0)
    with monkeypatch.context() as broken:
        broken.setattr(type(seated.views["table"]), "snapshot", lambda *_: 1 / 0)
        bert.look()
    assert not bert.said and base == "tracker"
    anna.lose(1)
    bert.look()
    assert bert.said[-1]["view"] == "table"


def test_rules_are_looked_up_in_the_lobby_and_at_a_table(store: Store, anna: Page) -> None:
    """A page gets the book of its game's rules, at a table and in the lobby, and stays in its view."""
    for page in (anna, Page(store)):
        answer = page.do("look-up")
        assert answer["book"] and "view" not in answer


def test_a_coach_stops_with_the_position_and_with_the_page(anna: Page, bert: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach of a page stops when others enter something, when the page has enough of it, and when the page is closed."""
    stops: list[str] = []
    coach = bert.companion.seated.coach
    monkeypatch.setattr(coach, "stop", lambda: stops.append("stopped"))
    found: list[int] = []
    anna.lose(0)
    for act in (bert.look, bert.look, lambda: bert.do("coach-leave"), bert.companion.close):
        act()
        found.append(len(stops))
    assert found == [1, 1, 2, 3]


def test_a_page_looks_on_from_the_moment_it_sits_down(anna: Page, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page begins to look at what others enter as soon as it comes to a table, and not in the lobby."""
    begun: list[object] = []
    monkeypatch.setattr(pages.Companion, "_start_looking", lambda page: begun.append(page))
    away, page = Page(store), Page(store, code=anna.codes[0])
    assert begun == [page.companion] and away.companion.seated is None
