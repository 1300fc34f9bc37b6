"""The check of a copy on a page, on a phone and a desktop: interrupted and resumed, kept in the browser and as a file."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page

from tests.companion.checkpage import DESKTOP, PHONE, open_page
from tests.companion.showing import Driven
from tests.samples import thin
from tests.village.positions import FIRST
from village_core.games.owning import list_unsure, read_own
from village_core.games.village import EditionSettings, build_edition, read_settings
from village_core.games.village.edition import EDITIONS
from village_core.store.sql import Store
from village_widgets.companion.checking.checklist import list_steps
from village_widgets.games.village.checking import CHECKLIST


@pytest.fixture(params=thin([PHONE, DESKTOP], 2), ids=thin(["phone", "desktop"], 2))
def check_page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """Provide a page with the check opened for four players of the first edition, watched for errors."""
    shown = open_page(browser, request.param)
    errors: list[str] = []
    shown.on("pageerror", lambda error: errors.append(str(error)))
    begin(shown)
    yield shown
    shown.context.close()
    assert errors == []


def begin(shown: Page, edition: str = FIRST, players: int = 4) -> None:
    """Open the check of an edition for a number of players, and wait for its steps."""
    shown.wait_for_function("() => Boolean(window.begin)")
    shown.evaluate("([edition, players]) => begin(edition, players)", [edition, players])
    shown.wait_for_selector(".vc-check-steps")


def read_kept(shown: Page, edition: str = FIRST) -> str:
    """Return the owner's numbers for an edition as the browser keeps them; empty if there are none."""
    return shown.evaluate("(edition) => localStorage.getItem(`village-companion.copy.${edition}`) ?? ''", edition)


def find_main_button(shown: Page) -> Locator:
    """Return the big button of the check."""
    return shown.locator(".vc-checking .vc-main")


def go_to_step(shown: Page, title: str) -> None:
    """Go to the step with a title, by way of the list of all steps."""
    if shown.locator(".vc-check-bar").count():
        shown.get_by_role("button", name="All steps").click()
    shown.locator(".vc-check-steps button", has_text=title).click()


def test_one_tap_a_step_leads_through_the_whole_check(check_page: Page) -> None:
    """The big button alone leads from the first step to the last; all unsure values are then confirmed, none corrected."""
    find_main_button(check_page).click()
    count = len(list_steps(CHECKLIST, build_edition(EditionSettings(FIRST)), (4,)))
    for number in range(1, count + 1):
        check_page.get_by_text(f"Step {number} of {count}", exact=True).wait_for()
        assert find_main_button(check_page).inner_text() == "As shown here"
        find_main_button(check_page).click()
    check_page.get_by_text("Everything here has been looked at").wait_for()
    owned, problems = read_own(EDITIONS, read_kept(check_page), "")
    assert owned.answered == {value.name for value in list_unsure(build_edition(EditionSettings(FIRST)), 4)}
    assert owned.copy == EditionSettings(FIRST) and problems == ()


def test_what_was_answered_and_typed_outlives_a_reload(check_page: Page) -> None:
    """After a reload answered steps stay answered, and a number that was only typed is still in its field."""
    go_to_step(check_page, "The council")
    check_page.get_by_label("One more").nth(1).click()
    assert find_main_button(check_page).inner_text() == "Keep these"
    find_main_button(check_page).click()
    check_page.get_by_text("Step 2 of", exact=False).wait_for()
    check_page.get_by_label("Grain from window\u00a03 to the next", exact=True).fill("3")
    check_page.reload()
    begin(check_page)
    assert check_page.locator(".vc-check-steps button", has_text="The council").inner_text().endswith("1 different")
    assert "on yours: 3" in check_page.locator("ul.vc-check-differs").inner_text()
    find_main_button(check_page).click()
    assert check_page.get_by_label("Grain from window\u00a03 to the next", exact=True).input_value() == "3"
    assert dict(read_settings(read_kept(check_page)).corrections) == {"council.time.2": 3}


def test_a_number_that_cannot_be_is_told_where_it_was_typed(check_page: Page) -> None:
    """An impossible number is reported at its field; the typed text stays, and is not kept until it is corrected."""
    go_to_step(check_page, "The council")
    field = check_page.get_by_label("Time of stage\u00a03", exact=True)
    field.fill("77")
    find_main_button(check_page).click()
    said = check_page.locator('[data-spot="council.time.2"] .vc-problem')
    said.wait_for()
    assert "at most 9" in said.inner_text() and field.input_value() == "77" and read_kept(check_page) == ""
    field.fill("1")
    assert said.is_hidden()
    find_main_button(check_page).click()
    check_page.get_by_text("Step 2 of", exact=False).wait_for()
    assert dict(read_settings(read_kept(check_page)).corrections) == {"council.time.2": 1}


def test_a_customer_is_put_right_by_tapping_pieces(check_page: Page) -> None:
    """A customer's demand is corrected piece by piece; an empty demand is refused."""
    go_to_step(check_page, "Customers worth 6")
    spot = check_page.locator('[data-spot="customers.1"]')
    spot.get_by_text("Change").click()
    spot.get_by_label("Take away: plow").click()
    spot.get_by_label("Take away: ox").click()
    find_main_button(check_page).click()
    spot.get_by_text("A customer has to ask for something.").wait_for()
    spot.get_by_label("grain", exact=True).click()
    spot.get_by_label("scroll", exact=True).click()
    find_main_button(check_page).click()
    check_page.get_by_text("Customers worth 5").wait_for()
    assert dict(read_settings(read_kept(check_page)).corrections) == {"customers.1.demand": "grain scroll"}


def test_pieces_are_added_with_the_keyboard(check_page: Page) -> None:
    """Enter twice on a piece adds it twice: the focus stays on it."""
    go_to_step(check_page, "Customers worth 6")
    spot = check_page.locator('[data-spot="customers.1"]')
    spot.get_by_text("Change").click()
    spot.get_by_label("Take away: plow").press("Enter")
    assert spot.locator(".vc-check-pieces").evaluate("place => place === document.activeElement")
    spot.get_by_label("grain", exact=True).press("Enter")
    check_page.keyboard.press("Enter")
    assert spot.get_by_label("Take away: grain").count() == 2


def test_a_browser_that_keeps_nothing_still_checks(browser: Browser) -> None:
    """If the browser can't keep numbers, they last as long as the page, which says so and offers to save them as a file."""
    shown = open_page(browser, PHONE, forbidden=True)
    begin(shown)
    shown.get_by_role("button", name="3 players", exact=True).click()
    shown.wait_for_selector('button[aria-pressed="true"]:has-text("3 players")')
    go_to_step(shown, "The council")
    shown.get_by_label("One more").nth(1).click()
    find_main_button(shown).click()
    shown.get_by_role("button", name="All steps").click()
    said = shown.locator(".vc-checking > .vc-problem")
    assert "keeps nothing" in said.inner_text() and "Kept in this browser" not in shown.locator(".vc-checking").inner_text()
    with shown.expect_download() as saving:
        said.get_by_role("button", name="Save as a file").click()
    assert dict(read_settings(Path(saving.value.path()).read_text(encoding="utf-8")).corrections)
    begin(shown)
    assert shown.locator("ul.vc-check-differs li").count() >= 1
    shown.context.close()


def test_other_numbers_of_players_come_on_request(check_page: Page) -> None:
    """A tap on another number of players adds its setup card; another tap removes the card."""
    for on in (True, False):
        check_page.get_by_role("button", name="3 players", exact=True).click()
        check_page.wait_for_selector(f'button[aria-pressed="{str(on).lower()}"]:has-text("3 players")')
        assert check_page.get_by_role("button", name="Setup card for 3 players").count() == int(on)


def test_the_file_is_given_and_taken_again(check_page: Page, tmp_path: Path) -> None:
    """The numbers are back after they are saved as a file, deleted, and opened from it."""
    go_to_step(check_page, "The council")
    check_page.get_by_label("One less").first.click()
    find_main_button(check_page).click()
    check_page.get_by_role("button", name="All steps").click()
    with check_page.expect_download() as saving:
        check_page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / saving.value.suggested_filename
    saving.value.save_as(file)
    text = read_kept(check_page)
    saved = file.read_text(encoding="utf-8")
    assert file.suffix == ".toml" and saved.startswith("# Numbers of one owner’s copy")
    assert read_settings(saved) == read_settings(text) and read_settings(text).corrections
    check_page.get_by_role("button", name="Forget my numbers").click()
    check_page.get_by_role("button", name="Forget them").click()
    check_page.wait_for_selector(".vc-checking .vc-main:has-text('Begin')")
    assert read_kept(check_page) == ""
    check_page.locator(".vc-checking input[type=file]").set_input_files(file)
    check_page.wait_for_selector("ul.vc-check-differs")
    assert read_kept(check_page) == text


def test_a_file_takes_no_numbers_away_unasked(check_page: Page, tmp_path: Path) -> None:
    """A saved game is refused as numbers. Before a file replaces the present numbers the page asks.

    After a yes it confirms, and keeps the older numbers aside.
    """
    check_page.evaluate("localStorage.setItem('village-companion.copy.first_2011', 'council.time.2 = 3\\n')")
    begin(check_page)
    check_page.wait_for_selector("ul.vc-check-differs")
    chooser, above = check_page.locator(".vc-checking input[type=file]"), check_page.locator(".vc-sheet:popover-open")
    game, other = tmp_path / "village.jsonl", tmp_path / "other.toml"
    game.write_text('{"game":"village","format":2,"players":[]}\n' + "x" * 400, encoding="utf-8")
    other.write_text("setup.3.added = 6\n", encoding="utf-8")
    chooser.set_input_files(game)
    above.get_by_text("This is a saved game", exact=False).wait_for()
    assert "take their place" not in above.inner_text() and above.locator(".vc-button", has_text="Use those").count() == 0
    check_page.keyboard.press("Escape")
    chooser.set_input_files(other)
    above.get_by_text("take their place", exact=False).wait_for()
    assert "council.time.2 =" in read_kept(check_page) and "Check your copy" in check_page.locator(".vc-checking").inner_text()
    above.get_by_role("button", name="Use those of the file").click()
    check_page.locator(".vc-told", has_text="The numbers of your file are taken over").wait_for()
    assert "council.time.2 =" not in read_kept(check_page) and "council.time.2 =" in read_kept(check_page, f"{FIRST}.before")
    assert check_page.locator(".vc-checking label select").nth(1).evaluate("one => one.selectedOptions[0].text") == "3 players"


def test_numbers_that_cannot_be_read_are_told_and_put_aside(check_page: Page) -> None:
    """Damaged numbers are reported and kept aside, and the readable ones are used."""
    spoilt = "council.time.2 = 3\ncouncil.time.3 = 99\n"
    check_page.evaluate("(text) => localStorage.setItem('village-companion.copy.first_2011', text)", spoilt)
    begin(check_page)
    check_page.get_by_text("at most 9").wait_for()
    assert dict(read_settings(read_kept(check_page)).corrections) == {"council.time.2": 3}
    assert read_kept(check_page, f"{FIRST}.before") == spoilt


def test_the_check_can_be_left_at_any_time(check_page: Page) -> None:
    """*Later* leads to the next step, *Back* on the first step to all steps; *Leave* tells the surrounding page.

    No number is kept.
    """
    find_main_button(check_page).click()
    check_page.get_by_role("button", name="Later").click()
    check_page.get_by_text("Step 2 of", exact=False).wait_for()
    check_page.get_by_role("button", name="Back").click()
    check_page.get_by_text("Step 1 of", exact=False).wait_for()
    check_page.get_by_role("button", name="Back").click()
    check_page.get_by_role("button", name="Leave").click()
    assert check_page.title() == "left" and read_kept(check_page) == ""


@pytest.mark.parametrize("check_page", [PHONE, DESKTOP], indirect=True, ids=["phone", "desktop"])
def test_everything_is_big_enough_and_nothing_sticks_out(check_page: Page) -> None:
    """On every step all targets are at least 44 pixels high, and the page has no sideways scroll."""
    for step in ["", *(re.sub(r"\s+", " ", text) for text in check_page.locator(".vc-check-steps button").all_inner_texts())]:
        if step:
            go_to_step(check_page, re.split(r" \d+ to look", step)[0])
        check_page.evaluate("document.querySelectorAll('.vc-checking details').forEach((part) => { part.open = true; })")
        small = check_page.evaluate(
            "() => [...document.querySelectorAll('.vc-checking :is(button, select, summary, input:not([type=file]))')]"
            ".filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 44).map((one) => one.outerHTML)"
        )
        assert small == []
        assert check_page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_numbers_opened_before_a_table_ask_first_too(browser: Browser, store: Store, tmp_path: Path) -> None:
    """If a file of numbers is chosen in the lobby, the page shows this browser's numbers, which stay until the player agrees."""
    driven, file = Driven(browser, store), tmp_path / "numbers.toml"
    file.write_text("setup.3.added = 6\n", encoding="utf-8")
    driven.page.evaluate("localStorage.setItem('village-companion.copy.first_2011', 'council.time.2 = 3\\n')")
    for answer, there in (("Close", "council.time.2 ="), ("Use those of the file", "setup.3.added =")):
        driven.page.locator(".vc-lobby input[type=file]").set_input_files(file)
        driven.page.get_by_text("take their place", exact=False).wait_for()
        driven.page.wait_for_selector(".vc-checking .vc-check-differs")
        driven.page.get_by_role("button", name=answer).tap()
        driven.page.wait_for_selector(".vc-sheet", state="hidden")
        assert there in read_kept(driven.page)
        driven.page.locator(".vc-checking").get_by_role("button", name="Leave", exact=True).tap()
    driven.page.context.close()
    assert driven.wrong == []


def test_at_a_running_table_a_number_is_changed_and_undone(browser: Browser, store: Store) -> None:
    """From a running table's menu the values that the table uses next come first.

    A typed number is used once the player says so; the history reports it, and undo takes it back.
    """
    driven = Driven(browser, store)
    driven.begin()
    if driven.sheet:
        driven.page.keyboard.press("Escape")
    driven.open_tool("menu")
    driven.page.get_by_role("button", name="Check your copy").tap()
    driven.page.wait_for_selector(".vc-check-steps")
    first = driven.page.locator("h3:has-text('What this table uses next') + ol button").first
    assert "Chronicle" in first.inner_text() and driven.page.locator(".vc-checking select").count() == 0
    first.tap()
    graves = driven.page.locator('[data-spot$=".graves"] input')
    graves.fill(str(int(graves.input_value()) + 1))
    find_main_button(driven.page).tap()
    driven.page.get_by_role("button", name="All steps").tap()
    driven.page.locator(".vc-check-here", has_text="Not used yet at this table").wait_for()
    driven.page.get_by_role("button", name="Use at this table").tap()
    driven.page.locator(".vc-check-here", has_text="plays with the numbers").wait_for()
    driven.page.locator(".vc-checking").get_by_role("button", name="Leave", exact=True).tap()
    driven.page.wait_for_selector(".vc-tracker:not([hidden])")
    driven.open_tool("history")
    assert "The copy’s numbers were changed" in driven.sheet
    driven.page.keyboard.press("Escape")
    driven.page.locator("[data-tool=undo]").tap()
    driven.page.wait_for_selector(".vc-companion[data-count='2']")
    assert not driven.python.companion.seated.shared.position.table.copy.corrections
    driven.page.context.close()
    assert driven.wrong == []
