"""The companion's page in a browser: other phones see entries, no entry is lost, and the page comes back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.driving import PATIENCE
from tests.browser.test_pages import END_KERNEL, KERNEL

COMPANION = "/voila/render/companion.ipynb"
LOST = ".vc-tr-pad button:has-text('+1')"
LATER = "() => { const now = Date.now; Date.now = () => now() + 500; }"
"""Script: let half a second pass on a page without waiting for it."""
TYPED = """() => [...document.querySelectorAll(".vc-lobby :is(input, select)")].map((one) =>
    ["radio", "checkbox"].includes(one.type) ? one.checked : one.value)"""
"""Script: return the contents of all fields of the lobby, in order."""
LATE = {"type": "spend", "seat": 0, "why": "plague", "time": 2}
KEEP = "([key, text]) => localStorage.setItem(key, text)"
NEW_CODES = ("0123456789", "9876543210")
"""Codes that are practically never drawn for a table."""


def open_table(page: Page) -> str:
    """Open a tracked table by touch with the suggested form; return its address."""
    page.get_by_role("button", name="Open the table").tap(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-tracker:not([hidden])", timeout=PATIENCE)
    return page.url


def wait_for_lines(page: Page, lines: int) -> None:
    """Wait until the page shows the table with this number of lines."""
    page.wait_for_selector(f".vc-companion[data-count='{lines}'] .vc-tracker:not([hidden])", timeout=PATIENCE * 3)


def wait_until_stored(page: Page) -> None:
    """Wait until all entries are stored."""
    expect(page.locator(".vc-head-state")).to_have_text("Saved", timeout=PATIENCE)


def lose_hourglass(page: Page) -> None:
    """Tap *+1* for the player on the pad, half a second later by the page's clock: two quick taps would be asked about."""
    page.evaluate(LATER)
    page.locator(LOST).first.tap()


def fill_form(page: Page) -> None:
    """Fill the form of a new table: three players, the last one moved to the front, in another edition with a ruling changed.

    Type a part of a code too if the lobby asks for one.
    """
    form = page.locator(".vc-new-table")
    form.locator("select").first.select_option(index=1)
    form.get_by_role("button", name="Add a player").tap()
    names = form.locator(".vc-place > input[type=text]")
    for seat, name in enumerate(("Ada", "Ben", "Zoe")):
        names.nth(seat).fill(name)
    form.locator(".vc-up").nth(2).tap()
    form.locator(".vc-up").nth(1).tap()
    form.locator(".vc-swatch select").first.select_option("yellow")
    form.locator(".vc-starts").nth(2).tap()
    form.locator(".vc-more summary").tap()
    form.locator(".vc-more select").first.select_option(index=1)
    code = page.locator(".vc-lobby-join input")
    if code.count():
        code.fill("KX4P")


@pytest.fixture
def table(host, visit):
    """Provide a phone at a new table."""
    page = visit(host + COMPANION, **PHONE).page
    open_table(page)
    return page


@pytest.mark.served
@pytest.mark.parametrize("damaged", ["KX4P7M2Q9", "game=nonsense", "play=nonsense"])
def test_a_damaged_link_is_explained_in_view(voila, visit, damaged):
    """A page whose address is damaged opens the lobby with the reason, scrolled into view."""
    page = visit(f"{voila}{COMPANION}#{damaged}", **PHONE).page
    said = page.locator(".vc-problem:not([hidden])")
    expect(said).to_be_in_viewport(timeout=PATIENCE)
    expect(said).not_to_be_empty()


@pytest.mark.served
def test_a_second_phone_joins_by_the_address(table, visit):
    """A second phone shows the table and later entries; told that it is Player 2’s, it enters in that name."""
    lose_hourglass(table)
    wait_until_stored(table)
    other = visit(table.url, **PHONE).page
    wait_for_lines(other, 1)
    other.locator(".vc-menu button", has_text="Player 2").tap()
    lose_hourglass(table)
    wait_for_lines(other, 2)
    lose_hourglass(other)
    wait_for_lines(table, 3)
    table.locator("[data-tool=history]").tap()
    expect(table.locator(".vc-past bdi").first).to_have_text("Player 2", timeout=PATIENCE)


@pytest.mark.anywhere
def test_a_lobby_keeps_its_text_when_python_ends(host, visit):
    """A lobby comes back by itself: names, colours, order, edition, rulings and a half-typed code are in its fields again."""
    watched = visit(host + COMPANION, **PHONE)
    page = watched.page
    page.locator(".vc-place").first.wait_for(timeout=PATIENCE * 3)
    page.wait_for_function("() => document.body.dataset.state === 'ready'", timeout=PATIENCE * 3)
    fill_form(page)
    typed = page.evaluate(TYPED)
    page.evaluate("() => { window.before = true; }")
    pythons = [worker for worker in page.workers if worker.url.endswith("/worker.js")]
    if pythons:
        pythons[0].evaluate("close()")
    else:
        page.evaluate(END_KERNEL, page.evaluate(KERNEL))
    page.wait_for_function("() => !window.before && document.querySelector('.vc-place')", timeout=PATIENCE * 3)
    assert page.evaluate(TYPED) == typed and "Zoe" in typed
    watched.errors.clear()  # errors about the lost connection


def test_what_was_taken_back_stays_visible(table):
    """Undone entries stay struck through in the history, where two taps go back to an entry."""
    lose_hourglass(table)
    wait_for_lines(table, 1)
    lose_hourglass(table)
    wait_for_lines(table, 2)
    table.locator("[data-tool=history]").tap()
    table.get_by_role("button", name="Go back to here").tap()
    table.get_by_role("button", name="Go back", exact=True).tap()
    wait_for_lines(table, 3)
    table.locator("[data-tool=history]").tap()
    expect(table.locator(".vc-past s")).to_have_count(1, timeout=PATIENCE)


@pytest.mark.served
def test_what_comes_too_late_is_asked_about(table, visit):
    """A phone that slept during its entry shows the others' entries; its own input waits until its player enters it still."""
    other = visit(table.url, **PHONE).page
    wait_for_lines(other, 0)
    lose_hourglass(table)
    wait_until_stored(table)
    wait_for_lines(other, 1)
    asleep = {"at": 1, "message": {"do": "enter", "choice": LATE, "v": 0, "token": "asleep"}}
    code = table.url.split("#")[1]
    other.evaluate(KEEP, [f"village-companion.outbox.{code}.asleep", json.dumps(asleep)])
    other.reload()
    for _ in range(2):  # the question returns after a reload, until it is answered
        expect(other.locator(".vc-meanwhile-entered")).to_be_visible(timeout=PATIENCE * 3)
        other.reload()
    other.get_by_role("button", name="Enter it still").tap(timeout=PATIENCE * 3)
    wait_until_stored(other)
    wait_for_lines(table, 2)
    assert other.evaluate("Object.keys(localStorage).filter(key => key.includes('.outbox.'))") == []


@pytest.mark.served
def test_an_onlooker_has_no_buttons(table, visit):
    """With the viewers' code a page shows the table without buttons on its pad and *Undo*, and without the room for them."""
    table.locator("[data-tool=share]").tap()
    codes = table.locator(".vc-share-code")
    expect(codes).to_have_count(2, timeout=PATIENCE)
    viewers = codes.nth(1).text_content().replace("-", "")
    guest = visit(f"{table.url.split('#')[0]}#{viewers}", **PHONE).page
    wait_for_lines(guest, 0)
    assert "only look on" in guest.locator(".vc-head").inner_text()
    assert guest.locator(".vc-tr-pad button:visible").count() == 0 and not guest.locator("[data-tool=undo]").is_visible()
    pad, family = (guest.locator(f".vc-tr-pad{inside}:visible").bounding_box() for inside in ("", " .vc-tr-family"))
    assert pad["y"] + pad["height"] - family["y"] - family["height"] < 40


@pytest.mark.served
def test_a_page_whose_python_has_ended_comes_back_with_what_was_entered(host, browser):
    """A page whose Python ends comes back by itself, and stores the entries made meanwhile."""
    context = browser.new_context(**PHONE)
    page = context.new_page()
    page.goto(host + COMPANION)
    address = open_table(page)
    page.evaluate(END_KERNEL, page.evaluate(KERNEL))
    lose_hourglass(page)
    wait_for_lines(page, 1)
    wait_until_stored(page)
    assert page.url == address
    context.close()


def test_a_table_that_the_server_has_forgotten_is_put_back(table):
    """A browser's own copy restores a table that the server does not know, under the copy's codes."""
    lose_hourglass(table)
    wait_until_stored(table)
    address, code = table.url.split("#")
    copy = json.loads(table.evaluate("key => localStorage.getItem(key)", f"village-companion.table.{code}"))
    elsewhere = {**copy, "codes": NEW_CODES}
    table.evaluate(KEEP, [f"village-companion.table.{NEW_CODES[0]}", json.dumps(elsewhere)])
    table.goto("about:blank")
    table.goto(f"{address}#{NEW_CODES[0]}")
    table.get_by_role("button", name="Put the table back").tap(timeout=PATIENCE * 3)
    wait_for_lines(table, 1)
    assert table.url.endswith(NEW_CODES[0])


def test_a_whole_game_travels_in_a_link(table, visit):
    """A link with a whole game goes on at a new table in another browser."""
    lose_hourglass(table)
    wait_until_stored(table)
    table.locator("[data-tool=share]").tap()
    table.get_by_text("The whole game as a link").tap()
    table.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table.locator(".vc-share-way").last.get_by_role("button", name="Copy the link").tap()
    expect(table.get_by_role("button", name="Copied")).to_be_visible(timeout=PATIENCE)
    other = visit(table.evaluate("navigator.clipboard.readText()"), **PHONE).page
    other.get_by_role("button", name="Go on with it at a new table").tap(timeout=PATIENCE * 3)
    wait_for_lines(other, 1)
    assert other.url != table.url and "#game" not in other.url


def test_the_lobby_remembers_a_table(table):
    """The table is in this browser's list, and a tap leads back to it."""
    address = table.url
    lose_hourglass(table)
    wait_until_stored(table)
    table.locator("[data-tool=menu]").tap()
    table.get_by_role("button", name="Leave the table").tap()
    table.locator(".vc-known-table").tap(timeout=PATIENCE)
    wait_for_lines(table, 1)
    assert table.url == address
