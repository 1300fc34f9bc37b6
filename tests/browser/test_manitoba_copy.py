"""The check of a copy of Manitoba on a phone: a row, a path and a map are entered, and are what is played."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.companion.checkpage import PHONE, open_page
from village_core.games.manitoba import EDITIONS, new_game
from village_core.games.manitoba.vocabulary import Good, Path, Terrain
from village_core.games.owning import read_for
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.checking import CHECKLIST
from village_widgets.games.manitoba.companion import load_words

TERRAINS = [terrain.value for terrain in Terrain]


def test_a_row_a_path_and_a_map_are_entered(browser: Browser) -> None:
    """A wrong word is named at its field; the right ones are kept, and a new game plays by them."""
    shown = open_page(browser, PHONE, check=CopyCheck(CHECKLIST, load_words()), style=drawing.build_css())
    shown.evaluate("begin('first_2018', 2)")
    steps, main = shown.locator(".vc-check-steps button"), shown.locator(".vc-check-bar .vc-main")
    steps.filter(has_text="The storages").click()
    bison = shown.locator("[data-spot='storages.bison']").last
    bison.locator("summary").click()
    bison.locator("textarea").fill("1 2 bisn")
    main.tap()
    expect(bison.get_by_role("alert")).to_contain_text("word 3: “bisn”")
    bison.locator("textarea").fill("3 7 12")
    main.tap()
    hunter = shown.locator("[data-spot='paths.hunter']").last
    hunter.locator("summary").click()
    hunter.locator("textarea").fill("")
    hunter.get_by_role("button", name="1 bison").tap()
    hunter.get_by_role("button", name="3 points for the first").tap()
    main.tap()
    shown.get_by_role("button", name="All steps").tap()
    steps.filter(has_text="A map of your own").click()
    shown.locator("summary").tap()
    for at, terrain in enumerate(TERRAINS):
        shown.get_by_role("button", name=terrain, exact=True).tap()
        shown.locator(".vc-check-grid .vc-check-row").nth(at % 2).locator("button").nth(at // 2).tap()
    main.tap()
    expect(shown.get_by_text("Borders of your map")).to_be_visible()
    kept = shown.evaluate("localStorage.getItem('village-companion.copy.first_2018')")
    table = new_game(read_for(EDITIONS, kept, 2), 2).table
    assert table.edition.list_storage_points(Good.BISON) == (3, 7, 12)
    assert [step.bonus for step in table.edition.list_steps(Path.HUNTER)] == ["good", "first"]
    assert [*table.territory.terrains] == ["forest", "prairie", "mountain", "hills", "lake"]
    shown.context.close()
