"""Tables, saves and links of one game at the page of another: named, told where they are played, and in nobody's way."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from tests import laws
from tests.companion.pages import Page
from tests.orchard.subject import ORCHARD
from tests.orchard_core import CODEC
from village_core import games
from village_core.games.village import CODEC as VILLAGE_CODEC
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, Codec, first_line
from village_core.store import Store
from village_widgets.companion.keeping import numbered
from village_widgets.companion.lobby import Lobby, OtherGame
from village_widgets.companion.page import companion

ELSEWHERE = "This is a game of Orchard. It is played on the page of that game."
CHESS = '{"game":"chess","format":2,"engine":"1","players":[],"start":{}}'
COPIED = {"codes": ["AAAAAAAAAA", "BBBBBBBBBB"]}


class OrchardParts(NamedTuple):
    """As much of Orchard's page as its lobby asks for."""

    codec: Codec = CODEC


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty store."""
    made = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield made
    made.close()


@pytest.fixture(scope="module")
def game() -> Game:
    """A whole game of Orchard."""
    return laws.whole_game(ORCHARD, ("old", 2), Random("5"))


def lines(game: Game) -> list[str]:
    """The lines of a game's save."""
    return games.save(game).splitlines()


def placed(store: Store, game: Game) -> str:
    """The code of a table in the store where this game is played."""
    head, *more = lines(game)
    return store.create(head, numbered(more)).table


def at_work(page: Page) -> bool:
    """Whether the page can still begin a table and enter something there."""
    page.begin()
    return "accepted" in page.lose(0)


def test_a_save_of_another_game_is_told_its_page(store: Store, game: Game) -> None:
    """File and link name the game; nothing of it is taken to a table, and the page works on."""
    page = Page(store)
    for text in (games.save(game), compact(game, CODEC, "1")):
        assert page.do("open", text=text)["problems"] == [["open", ELSEWHERE]]
        assert page.do("take") == {"view": "lobby"}
    assert Page(store, game=compact(game, CODEC, "1")).answer["problems"] == [["open", ELSEWHERE]]
    assert at_work(page)


def test_a_spoilt_save_of_another_game_is_told_its_page_too(store: Store, game: Game) -> None:
    """What could be rescued of it is not brought to this page either."""
    assert Page(store).do("open", text=games.save(game)[:-30])["problems"] == [["open", ELSEWHERE]]


def test_the_code_of_another_game_s_table_is_told_its_page(store: Store, game: Game) -> None:
    """In the address or typed in, before a table and at one; whoever sits somewhere stays there."""
    code, page = placed(store, game), Page(store)
    hello = Page(store, code=code).answer
    assert (hello["view"], hello["problems"], "unknown" in hello) == ("lobby", [["code", ELSEWHERE]], False)
    assert page.do("join", code=code)["problems"] == [["code", ELSEWHERE]] and at_work(page)
    assert page.do("join", code=code)["problems"] == [["code", ELSEWHERE]] and page.count == 1


def test_a_browser_s_copy_of_another_game_is_told_its_page(store: Store, game: Game) -> None:
    """It is not put back by a page that could not show it."""
    head, *more = lines(game)
    page = Page(store)
    assert page.do("restore", **COPIED, head=head, lines=more)["problems"] == [["open", ELSEWHERE]]
    assert page.do("join", code="AAAAAAAAAA")["unknown"] and at_work(page)


def test_what_is_of_no_game_here_is_named(store: Store) -> None:
    """A file, a browser's copy and a table of a game that isn't listed: refused by its name."""
    page, code = Page(store), store.create(CHESS).table
    answers = page.do("open", text=CHESS), page.do("restore", **COPIED, head=CHESS, lines=[]), page.do("join", code=code)
    assert [field for answer in answers for field, _ in answer["problems"]] == ["open", "open", "code"]
    assert all("chess" in said for answer in answers for _, said in answer["problems"]) and at_work(page)


def test_orchard_s_page_tells_of_village_as_well(store: Store, game: Game) -> None:
    """The other way round: each of the ways in of Orchard's lobby sends Village on, and takes its own."""
    page, lobby = Page(store), Lobby(OrchardParts(), lambda: store)
    code = page.begin()
    shared = page.companion.seated.shared
    ways = (
        lambda: lobby.join(code),
        lambda: lobby.open(shared.text()),
        lambda: lobby.open(compact(shared.game, VILLAGE_CODEC, "1")),
        lambda: lobby.restore(COPIED["codes"], shared.head, shared.lines),
    )
    for way in ways:
        with pytest.raises(OtherGame, match="Village"):
            way()
    with pytest.raises(BadSave, match="chess"):
        lobby.open(CHESS)
    assert lobby.open(compact(game, CODEC, "1")).game == game
    head, *more = lines(game)
    assert lobby.restore(COPIED["codes"], head, more).head == first_line(game, CODEC, games.__version__)
    assert lobby.join("AAAAAAAAAA") and lobby.open(games.save(game)).game == game


def test_the_page_is_opened_by_a_game_s_name(store: Store) -> None:
    """The first game where none is named; one that isn't here is named."""
    assert companion(store=store).parts.codec is companion("village", store=store).parts.codec is VILLAGE_CODEC
    with pytest.raises(BadSave, match="chess"):
        companion("chess")
