"""A page changes its language in place: what is on the table or open stays, and every text is retold."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.fitting import find_unmarked, list_texts
from tests.companion.pages import Page as CompanionPage
from tests.companion.showing import Driven
from tests.grammar import set_language
from tests.languages.pseudo import END, LONGER
from tests.languages.speaking import offer_pseudo
from tests.samples import thin
from tests.waiting import wait_until
from village_core.kernel.words import ENGLISH
from village_core.store.sql import Store

SPEAK = "(language) => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))"
TABLES = [("village", "tracked"), ("village", "full"), ("stone_age", "tracked"), ("stone_age", "full")]
TABLES += [("manitoba", "full"), ("manitoba", "tracked")]
"""Games, and how much of them is followed."""


@pytest.fixture
def pseudo(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Offer the pseudo-languages in this process, which speaks English."""
    set_language(ENGLISH, monkeypatch)
    with offer_pseudo():
        yield


@pytest.mark.parametrize(("game", "depth"), thin(TABLES, 3))
def test_a_table_its_form_and_the_check_of_a_copy(pseudo: None, browser: Browser, store: Store, game: str, depth: str) -> None:
    """The table, its history, a section of the form that lays it out, and the check are told again where they are open."""
    begun = CompanionPage(store, game)
    edition = begun.companion.parts.game.editions[0]
    code = begun.begin(edition=edition, depth=depth)
    driven = Driven(browser, store, code, game=game)
    page = driven.page
    page.locator(".vc-sheet:popover-open button").last.tap()  # says whose phone this is
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
        wait_until(lambda: not find_others(language, within), f"that all is told in {language}", patience=20)

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
    check(LONGER, ".vc-checking")  # the closed form is worded again when it opens
    assert page.locator(".vc-checking").is_visible()
    driven.page.context.close()
    assert driven.wrong == []
