"""The glossary page: opened from the foot of a page, searched in four languages, and switched to another language in place."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE
from tests.browser.test_pages import wait_until_ready
from village_core.kernel.words.languages import list_languages

RENDER = "/voila/render/{}.ipynb"
FOUND = """() => {
    const terms = [...document.querySelectorAll(".vc-glossary dfn")];
    return terms.filter((term) => term.checkVisibility()).map((term) => term.textContent);
}"""
"""Script: the terms that a reader sees."""
SEARCHES = {
    "두루마리를": ["Scroll"],
    "leiste": ["Life track", "Food track"],
    "教堂": ["Church", "Church window"],
    "MUHLE": ["Mill"],
    "window": ["Church window"],
}
"""Terms by what is typed: Korean with a particle, a part of German compounds, Chinese, German without its dots, English."""


def open_from_the_foot(page: Page, name: str = "Glossary") -> None:
    """Follow the link at the foot of a page, and wait for the terms."""
    page.locator(".colophon").get_by_role("link", name=name, exact=True).click()
    page.locator(".vc-glossary li").first.wait_for(timeout=PATIENCE * 3)


@pytest.mark.anywhere
def test_a_reader_finds_a_term_in_any_language_and_goes_back(host: str, visit: Callable[..., Watched]) -> None:
    """On a phone, from the foot of a chapter: each search shows and counts what it found; the way back leads to the chapter."""
    page = visit(host + RENDER.format("02_a_round"), **PHONE).page
    page.locator(".vc-told h2").wait_for(timeout=PATIENCE * 3)
    open_from_the_foot(page)
    said, every = page.get_by_role("status").filter(has_text="Terms shown"), len(page.evaluate(FOUND))
    assert every > 100
    expect(said).to_have_text(f"Terms shown: {every}")
    field = page.get_by_role("searchbox", name="Find a term")
    for typed, found in SEARCHES.items():
        field.fill(typed)
        expect(said).to_have_text(f"Terms shown: {len(found)}")
        assert page.evaluate(FOUND) == found
        expect(page.locator(".vc-glossary li svg").locator("visible=true").first).to_be_in_viewport()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    field.fill("qqq")
    expect(page.get_by_role("status").filter(has_text="No term has these letters")).to_be_visible()
    assert page.evaluate(FOUND) == []
    field.press("Escape")  # browsers clear search fields on Escape
    expect(said).to_have_text(f"Terms shown: {every}")
    page.go_back()
    page.locator(".vc-told h2").wait_for(timeout=PATIENCE * 3)


def test_the_language_changes_in_place_and_all_names_stay(host: str, visit: Callable[..., Watched]) -> None:
    """In another language the term that was found is still the only one shown, and has a name in each of the others.

    No term makes the page scroll sideways, at four widths.
    """
    page = visit(host + RENDER.format("glossary"), **DESKTOP).page
    wait_until_ready(page)
    page.get_by_role("searchbox").fill("Scroll")
    for language, term in (("ko", "두루마리"), ("de", "Schriftrolle"), ("zh-Hant", "卷軸"), ("en", "Scroll")):
        page.locator("#language").select_option(language)
        page.wait_for_function(f"() => ({FOUND})().join() === '{term}'", timeout=PATIENCE * 3)
        others = page.locator(".vc-glossary li:not([hidden]) dl > div")
        named = [(each.get_attribute("lang"), each.locator("dd").inner_text()) for each in others.all()]
        assert [tag for tag, _ in named] == [tag for tag in list_languages() if tag != language]
        assert len({term, *(name for _, name in named)}) == len(list_languages())
        page.get_by_role("searchbox").fill("")
        for width in (360, 390, 768, 1280):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
        page.get_by_role("searchbox").fill("Scroll")


def test_from_another_games_course_the_page_opens_at_that_game(voila: str, visit: Callable[..., Watched]) -> None:
    """From Stone Age's course the glossary opens with that game's heading in view; the link at the top leads to Village's."""
    page = visit(voila + RENDER.format("stone_age/learn"), **DESKTOP).page
    wait_until_ready(page)
    open_from_the_foot(page)
    expect(page.locator("h2#stone_age")).to_be_in_viewport(timeout=PATIENCE)
    page.get_by_role("navigation", name="The games").get_by_role("link", name="Village").click()
    expect(page.locator("h2#village")).to_be_in_viewport()
