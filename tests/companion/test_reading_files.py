"""Files that a page sends to the lobby, and what a store that fails says there."""

from __future__ import annotations

from base64 import b64encode

import pytest

from tests.companion.pages import Page
from village_core.games.reading import LARGEST
from village_core.store.problems import StoreUnusable
from village_core.store.sql import Store
from village_widgets.companion import lobby, sharing


@pytest.fixture
def text(anna: Page) -> str:
    """Enter that Anna lost an hourglass, and return the file of her table."""
    anna.lose(0)
    return anna.companion.seated.shared.write_text()


def say_problem(page: Page, **sent: object) -> str:
    """Let a page open what it sends, which must be a problem of that field, and return what is said about it."""
    [[field, said]] = page.do("open", **sent)["problems"]
    assert field == "open" and page.companion.lobby.opened is None
    return said


def test_a_file_s_bytes_open_like_its_text(store: Store, text: str) -> None:
    """The bytes of a file in base64 open as the same game as its text does."""
    page = Page(store)
    answer = page.do("open", data=b64encode(text.encode()).decode(), size=len(text))
    assert answer["opened"] == Page(store).do("open", text=text)["opened"] and not answer["opened"][2]
    page.do("take")
    assert page.times == [1, 0, 0]


@pytest.mark.parametrize("data", ["?", "é", "QUJ", b64encode(b"\x00\x01\xff\xfe").decode()])
def test_bytes_that_are_no_text_are_no_game(store: Store, data: str) -> None:
    """Data that isn't base64, and a file that isn't text, are said to be no text file."""
    assert "not a text file" in say_problem(Page(store), data=data)


def test_an_empty_file_is_no_link(store: Store) -> None:
    """An empty file is a file without a game, although its data are empty."""
    page = Page(store)
    assert say_problem(page, data="") == say_problem(page, text="")


def test_a_file_that_is_too_large_is_said_with_the_limit(store: Store, text: str) -> None:
    """Of a file that is too large its size alone is said, and the answer names the limit; one of just that size is read."""
    page = Page(store)
    assert f"above {LARGEST // 1_000_000} megabytes" in say_problem(page, size=LARGEST + 1)
    assert page.do("open", size=LARGEST, text=text)["opened"]


def test_a_problem_forgets_the_game_that_was_opened_before(store: Store, text: str) -> None:
    """After a file that can't be read the page can't go on with the game of the file before."""
    page = Page(store)
    page.do("open", text=text)
    say_problem(page, text="hello")
    assert page.do("take")["view"] == "lobby" and page.companion.seated is None


def test_an_address_leads_to_the_lobby_of_its_game(store: Store) -> None:
    """An address that names a game opens that game's lobby; a table's code in it leads to the table, whatever game it names."""
    page = Page(store, plays="stone_age")
    assert page.game == "stone_age" and page.answer["view"] == "lobby"
    code = Page(store).begin()
    joined = Page(store, code=code, plays="stone_age")
    assert joined.game == "village" and joined.codes[0] == code


def test_joining_one_s_own_table_reads_the_lines_of_others(anna: Page, bert: Page) -> None:
    """A page that joins the table at which it sits is shown what others have entered meanwhile."""
    bert.lose(1)
    seated = anna.companion.seated
    answer = anna.do("join", code=anna.codes[0])
    assert answer["shared"]["v"] == 1 and anna.times == [0, 1, 0] and anna.companion.seated is seated


def test_a_store_that_fails_is_said_at_the_table_or_in_the_lobby(
    anna: Page, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the store fails while a page goes elsewhere, a page at a table says so above the table, one in the lobby at the code."""
    away, code = Page(store), anna.codes[0]

    def fail(*_: object) -> None:
        raise StoreUnusable("store-full")

    monkeypatch.setattr(Store, "find", fail)
    assert "disk" in anna.do("join", code=code)["unstored"] and anna.companion.seated is not None
    [[field, said]] = away.do("join", code=code)["problems"]
    assert field == "code" and "disk" in said


def test_pages_without_a_server_say_where_tables_are(anna: Page, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pages without a server list no way to a table but the whole game's link, and say of an unknown code where tables are.

    Who only looks on is not told to start a server.
    """
    for module in (lobby, sharing):
        monkeypatch.setattr(module, "is_local_only", lambda: True)
    guest = Page(store, code=anna.codes[1])
    told, looking = (page.do("share", address="http://192.168.0.5/x")["share"] for page in (anna, guest))
    assert told["ways"] == looking["ways"] == [] and told["game"][2].startswith("http://192.168.0.5/x#game=")
    assert "start the companion" in told["warning"] and "start" not in looking["warning"] and looking["warning"]
    assert "another browser" in Page(store, code="0000000000").answer["problems"][0][1]


def test_a_page_that_joins_by_the_viewers_code_only_looks_from_then_on(anna: Page) -> None:
    """A page that joins its own table by the viewers' code may not write there; by the table's code it may again."""
    code, viewer = anna.codes
    assert anna.do("join", code=viewer)["shared"]["writes"] is False and anna.codes == ("", viewer)
    assert anna.lose(0).get("accepted") is None and anna.count == 0
    assert anna.do("join", code=code)["shared"]["writes"] is True and anna.lose(0, token="a")["accepted"] == ["a"]


def test_another_game_s_table_is_said_to_have_begun_once(store: Store) -> None:
    """A page that turns to another game's opened file says so before, and once, on the new screen, that its table has begun."""
    other = Page(store, "stone_age")
    other.begin(edition="first_2008", depth="full")
    text, page = other.companion.seated.shared.write_text(), Page(store)
    said = page.do("open", text=text)["opened"][1]
    assert other.companion.parts.title in said and other.companion.parts.title not in other.do("open", text=text)["opened"][1]
    before = page.companion.screen
    assert page.do("take")["begun"] is True and page.game == "stone_age"
    assert "begun" not in page.do("hello")
    assert before.comm is None and page.companion.children == (page.companion.screen,) and page.companion.screen is not before
