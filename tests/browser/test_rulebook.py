"""The rulebook page: a rule by its address, on the board, found by a search, and on paper."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE
from tests.browser.test_pages import wait_until_ready
from tests.samples import thin
from village_core.kernel.words.languages import list_languages
from village_widgets.tutor.course import list_taught_games

RULEBOOK = "/voila/render/rulebook.ipynb"
MOST_PAGES = 4
SHOWN = ".vc-rule-shown .vc-table:not([hidden])"


def open_rule(page: Page) -> None:
    """Wait until the page has opened the rule of its address, then put the rule's position on the board."""
    rule = page.locator("[data-marked]")
    rule.wait_for(timeout=PATIENCE * 3)
    expect(rule.locator("> summary")).to_be_in_viewport()
    rule.get_by_role("button", name="See it on the board").click()
    page.locator(SHOWN).wait_for(timeout=PATIENCE)


@pytest.mark.anywhere
def test_a_rule_is_opened_tried_and_left_for_another(host: str, visit: Callable[..., Watched]) -> None:
    """On a phone a rule opens by its address, and its move is refused on the board and changes nothing.

    Another rule is found by a word that players use, with the keyboard; its move is made and undone.
    """
    page = visit(host + RULEBOOK + "#village.well", **PHONE).page
    open_rule(page)
    said = page.locator(".vc-rule-about p")
    expect(said).to_be_in_viewport()
    expect(said).to_contain_text("The rule refuses it.")
    undo = page.locator(".vc-rule-about").get_by_role("button", name="Undo")
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".vc-sheet:popover-open")).to_contain_text("This needs 3")
    page.keyboard.press("Escape")
    expect(undo).to_be_disabled()

    field = page.get_by_role("searchbox", name="Find a rule")
    field.fill("black cube")
    expect(page.get_by_role("status").filter(has_text="Rules found")).to_be_visible()
    field.press("ArrowDown")
    page.keyboard.press("Enter")
    found = page.locator(".vc-rules-found [data-rule]").first
    expect(found).to_have_attribute("data-rule", "turn-plague")
    found.get_by_role("button", name="See it on the board").click()
    expect(said).to_contain_text("see what happens", timeout=PATIENCE)
    page.get_by_role("button", name="Try it").click()
    expect(undo).to_be_enabled(timeout=PATIENCE)
    fits = page.locator(".vc-rule-shown").evaluate("shown => shown.getBoundingClientRect().right <= innerWidth")
    assert fits, "texts beside the board don't make the page wider than the window"
    undo.click()
    expect(undo).to_be_disabled(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_address_keeps_the_game_and_the_language_changes_in_place(voila: str, visit: Callable[..., Watched]) -> None:
    """A link at the top leads to another game, which stays when the page is loaded again; in another language the board stays."""
    page = visit(voila + RULEBOOK, **DESKTOP).page
    wait_until_ready(page)
    page.get_by_role("link", name="Stone Age", exact=True).click()
    rule = page.locator('[data-game="stone_age"] [data-rule=place-room]')
    rule.wait_for()
    page.reload()
    rule.wait_for(timeout=PATIENCE * 3)
    rule.locator("> summary").click()
    rule.get_by_role("link", name="Link to this rule").click()
    assert page.evaluate("location.hash") == "#stone_age.place-room"
    open_rule(page)
    page.locator("#language").select_option("de")
    expect(rule.get_by_role("button", name="Auf dem Plan ansehen")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(SHOWN)).to_be_visible()


def count_sheets(page: Page) -> int:
    """Return the number of A4 sheets on which the page is printed."""
    return len(re.findall(rb"/Type\s*/Page[^s]", page.pdf(format="A4")))


@pytest.mark.parametrize("language", thin([*list_languages()], 4))
def test_the_rules_of_a_game_fit_on_a_few_sheets(voila: str, visit: Callable[..., Watched], language: str) -> None:
    """The rules of each game are printed on four sheets or fewer; paper has no fields and buttons."""
    page = visit(f"{voila}{RULEBOOK}?lang={language}", **DESKTOP).page
    page.locator("[data-rule]").first.wait_for(timeout=PATIENCE * 3)
    for game in list_taught_games():
        page.evaluate("game => location.hash = game", game)
        page.locator(f'[data-game="{game}"]').wait_for()
        assert 1 <= count_sheets(page) <= MOST_PAGES
    page.emulate_media(media="print")
    assert page.locator(".vc-app :is(button, input):visible").count() == 0
    expect(page.get_by_role("heading", level=2)).to_be_visible()


@pytest.mark.parametrize("language", thin([*list_languages()], 4))
def test_a_set_up_fits_on_a_sheet(voila: str, visit: Callable[..., Watched], language: str) -> None:
    """Each game's unfolded set-up is printed on one sheet for the largest number of players, with its table, not the rules."""
    page = visit(f"{voila}{RULEBOOK}?lang={language}", **DESKTOP).page
    for game in list_taught_games():
        page.evaluate("game => location.hash = `${game}.setting-up`", game)
        numbers = page.locator(f'[data-game="{game}"] .vc-glance-choice select').nth(1)
        numbers.wait_for(timeout=PATIENCE * 3)
        panels = page.locator(".vc-glance .vc-grid svg")
        panels.first.wait_for(timeout=PATIENCE)
        least, most = int(numbers.input_value()), int(numbers.locator("option").last.inner_text())
        before = panels.count()
        numbers.select_option(str(most))
        expect(panels).to_have_count(before + most - least, timeout=PATIENCE)
        assert count_sheets(page) == 1
    page.emulate_media(media="print")
    expect(panels.first).to_be_visible()
    expect(page.locator(".vc-rules")).to_be_hidden()


def test_a_set_up_is_ticked_off(host: str, visit: Callable[..., Watched]) -> None:
    """On a phone a step for three players is ticked, and still is after a reload; the table is drawn."""
    page = visit(f"{host}{RULEBOOK}#stone_age.setting-up", **PHONE).page
    box = page.get_by_role("checkbox").nth(1)
    box.wait_for(timeout=PATIENCE * 3)
    page.get_by_role("combobox", name="Players").select_option("3")
    expect(page.get_by_text("pile them up in 3 places")).to_be_visible(timeout=PATIENCE)
    box.check()
    expect(page.locator(".vc-glance .vc-grid svg").first).to_be_visible(timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    box.wait_for(timeout=PATIENCE * 3)
    expect(box).to_be_checked()
    assert page.get_by_role("combobox", name="Players").input_value() == "3"
