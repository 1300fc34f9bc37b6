"""A page changes its language in place, through Voila: what is on the table or open stays, and every text is retold."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.fitting import find_unmarked, list_texts
from tests.browser.serving import serve_voila
from tests.companion.pages import Page as Told
from tests.companion.showing import Driven
from tests.languages.pseudo import END, LONGER
from tests.languages.speaking import offer_pseudo
from tests.languages.trees import copy_tree
from tests.samples import thin
from tests.waiting import until
from village_core.kernel.words import ENGLISH, languages
from village_core.store.sql import Store

PLAY = "/voila/render/play.ipynb"
SPEAK = "(language) => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))"
SPOKEN = "(language) => [...document.querySelectorAll('.vc-app')].every((root) => root.lang === language)"
LIES = "document.querySelector('.vc-grid').getBoundingClientRect().top"
"""Script: where the board lies in the window."""
NAMES = ("Player 1", "Random 1", "Village (2011)", "Village: Big Box")
TABLES = [("village", "tracked"), ("village", "full"), ("stone_age", "tracked"), ("stone_age", "full")]
TABLES += [("manitoba", "full"), ("manitoba", "tracked")]
"""Games, and how much of them is followed."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Serve a copy of the program that speaks a pseudo-language too, and provide its address."""
    with serve_voila(tree=copy_tree(tmp_path_factory.mktemp("languages") / "tree", LONGER)) as address:
        yield address


def speak(page: Page, language: str, sign: str) -> None:
    """Choose a language as the head of the page does, and wait until the page and the log's title are in it.

    ``sign`` is the comparison, as a script, that the title then fulfils.
    """
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language, timeout=PATIENCE)
    page.wait_for_function(f"() => document.querySelector('.vc-log > summary').textContent {sign}", timeout=PATIENCE)


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_a_market_day_with_a_what_if_line(server: str, visit: Callable[..., Watched], window: dict[str, object]) -> None:
    """A new language leaves no English; the lines of the log, the open places, the board and the unfolded what-if line stay.

    Undo and a move go on in it. Back in English no text of the other language is left.
    """
    page = visit(server + PLAY, **window).page
    player = (Fingers if window is PHONE else Player)(page, ("cube:market", "stall:"))
    player.begin(seed="market and mass")
    player.play_until(lambda: "market day" in player.log())
    line = player.branch_off(page.locator(".vc-imagine").last)
    player.move()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    log = page.locator(".vc-lines li")
    before, lies = (log.count(), page.locator(".vc-open").count()), page.evaluate(LIES)
    assert all(before)

    speak(page, LONGER, f".endsWith('{END}')")
    assert (log.count(), page.locator(".vc-open").count()) == before and abs(page.evaluate(LIES) - lies) < 2
    assert find_unmarked(page, NAMES, within=".vc-app") == []
    assert line.is_visible() and page.locator(".vc-what-if button[aria-expanded=true]").is_visible()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    player.press(page.locator(".vc-undoing button").first)
    page.wait_for_function("(count) => document.querySelectorAll('.vc-lines li').length < count", arg=before[0])
    player.move()
    assert find_unmarked(page, NAMES, within=".vc-app") == []

    speak(page, "en", "=== 'What happened'")
    page.wait_for_function("(end) => !document.querySelector('.vc-app').textContent.includes(end)", arg=END, timeout=PATIENCE)
    assert line.is_visible()


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer the pseudo-languages in this process, which speaks English."""
    monkeypatch.setattr(languages, "_spoken", ENGLISH)
    with offer_pseudo():
        yield


@pytest.mark.parametrize(("game", "depth"), thin(TABLES, 3))
def test_a_table_its_form_and_the_check_of_a_copy(pseudo: None, browser: Browser, store: Store, game: str, depth: str) -> None:
    """The table, its history, a section of the form that lays it out, and the check are told again where they are open."""
    begun = Told(store, game)
    edition = begun.companion.parts.game.editions[0]
    code = begun.begin(edition=edition, depth=depth)
    driven = Driven(browser, store, code, game=game)
    page = driven.page
    page.locator(".vc-sheet:popover-open button").last.tap()  # whose phone it is
    names = ("Anna", "Bert", "Carl", *(begun.companion.parts.game.editions))
    view = "[class$=tracker]" if depth == "tracked" else ".vc-table"

    def find_others(language: str, within: str) -> list[str]:
        """Return the texts that are not in this language."""
        if language == LONGER:
            return find_unmarked(page, names, within)
        return [text for text, _ in list_texts(page, within) if END in text]

    def check(language: str, within: str = ".vc-app") -> None:
        """Change the language, and wait until all is told in it."""
        page.evaluate(SPEAK, language)
        until(lambda: not find_others(language, within), f"that all is told in {language}", patience=20)

    for language in (LONGER, ENGLISH):
        check(language)
        assert page.locator(view).is_visible()
    driven.python.do("history")
    page.evaluate("(message) => hear(message)", driven.python.answer)
    check(LONGER)
    assert page.locator(".vc-sheet:popover-open .vc-past").count()
    check(ENGLISH)
    page.keyboard.press("Escape")

    driven.python.do("laying")
    page.evaluate("(message) => hear(message)", driven.python.answer)
    form = page.locator(".vc-laying")
    form.locator(".vc-lay-steps .vc-main").tap()
    section = form.get_attribute("data-section")
    check(LONGER)
    assert form.is_visible() and form.get_attribute("data-section") == section
    check(ENGLISH)
    driven.python.do("checking", edition=edition, players=[3])
    page.evaluate("(message) => hear(message)", driven.python.answer)
    check(LONGER, ".vc-checking")  # the form is closed, and is told again when it opens
    assert page.locator(".vc-checking").is_visible()
    driven.page.context.close()
    assert driven.wrong == []
