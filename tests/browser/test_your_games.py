"""The games that were begun on a browser: none is overwritten, and each goes on from the list."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.solving import wait_for_lesson
from tests.browser.test_forbidden_storage import strict

__all__ = ["strict"]
PLAY = "/voila/render/play.ipynb"
START = "/voila/render/00_welcome.ipynb"
CHAPTER = "/voila/render/11_first_game.ipynb"
TABLE = ".vc-table[data-version]:not([hidden])"
TEXTS = """() => Object.entries(localStorage)
    .filter(([key]) => /^village-companion\\.(game|11_first_game)(\\.[0-9a-f]{8})?(@|$)/.test(key))
    .map(([, text]) => text).sort()"""
"""The texts of all games that the browser keeps."""


def begin(page: Page, seed: str) -> Player:
    """Begin a game of one person and a program on the play page, and return the person's player."""
    player = Player(page)
    player.begin(seed=seed)
    return player


def find_rows(page: Page) -> Locator:
    """Return the rows of the list of the player's games."""
    return page.locator(".vc-your-games .vc-kept")


def play_on(player: Player, moves: int) -> str:
    """Make some moves, and return the log."""
    for _ in range(moves):
        player.move()
    return player.log()


def test_a_new_game_in_the_middle_of_another_keeps_that_and_undo_brings_it_back(host: str, visit: Callable[..., Watched]) -> None:
    """The page says where the earlier game is, and *Undo* takes the new game's beginning back and returns to the earlier one.

    After a move in the new game the browser keeps both, and the list goes on with either, here and on the start page.
    """
    page = visit(host + PLAY, **DESKTOP).page
    player = begin(page, "first")
    log = play_on(player, 2)
    for _ in range(2):
        page.get_by_role("button", name="New game").click()
        expect(find_rows(page).first).to_contain_text("on the table")
        page.locator(".vc-settings button[type=submit]").click()
        expect(page.locator(".vc-parted")).to_contain_text("Your games", timeout=PATIENCE)
        page.locator(".vc-undoing").get_by_role("button", name="Undo").click()
        expect(page.locator(".vc-log")).to_have_text(log, timeout=PATIENCE)
        expect(page.locator(".vc-parted")).to_be_hidden()
    assert len(page.evaluate(TEXTS)) == 1, "the beginning is taken back"

    page.get_by_role("button", name="New game").click()
    page.locator(".vc-settings button[type=submit]").click()
    expect(page.locator(".vc-parted")).to_be_visible(timeout=PATIENCE)
    player.move()
    expect(page.locator(".vc-parted")).to_be_hidden()
    other = player.log()
    assert len(page.evaluate(TEXTS)) == 2

    page.goto(host + START)
    expect(find_rows(page)).to_have_count(2, timeout=PATIENCE * 3)
    expect(find_rows(page).locator("img")).to_have_count(2, timeout=PATIENCE * 3)
    find_rows(page).nth(1).locator("a").click()
    page.wait_for_selector(TABLE, timeout=PATIENCE * 3)
    assert player.log() == log
    page.get_by_role("button", name="New game").click()
    find_rows(page).filter(has_not_text="on the table").locator("button").first.click()
    expect(page.locator(".vc-log")).to_have_text(other, timeout=PATIENCE)


def test_two_tabs_play_two_games(host: str, visit: Callable[..., Watched]) -> None:
    """Two games begun in two tabs both stay; if two tabs go on with one game, both versions stay."""
    page = visit(host + PLAY, **DESKTOP).page
    one = begin(page, "one")
    one.move()
    second = visit(host + PLAY, within=page.context).page
    other = begin(second, "other")
    other.move()
    one.move()
    assert len(page.evaluate(TEXTS)) == 2
    third = visit(host + PLAY, within=page.context).page
    find_rows(third).filter(has_text="Round").first.locator("button").first.click(timeout=PATIENCE * 3)
    third.wait_for_selector(TABLE, timeout=PATIENCE * 3)
    play_on(Player(third), 2)
    for player in (one, other):
        player.move()
    assert len(page.evaluate(TEXTS)) == 3


def test_a_lessons_game_stays_when_another_is_begun(host: str, visit: Callable[..., Watched]) -> None:
    """A new game in the chapter with a whole game leaves the one before, to which a tap returns.

    The start page's list goes on with that game in its chapter. A game without a move is not listed.
    """
    page = wait_for_lesson(visit(host + CHAPTER, **PHONE))
    assert page.evaluate(TEXTS) == [], "a game that nobody has moved in is not listed"
    player = Fingers(page)
    log = play_on(player, 2)
    page.get_by_role("button", name="New game").tap()
    expect(page.locator(".vc-parted")).to_contain_text("Your games", timeout=PATIENCE)
    page.locator(".vc-parted button").tap()
    expect(page.locator(".vc-log")).to_have_text(log, timeout=PATIENCE)
    page.get_by_role("button", name="New game").tap()
    expect(page.locator(".vc-parted")).to_be_visible(timeout=PATIENCE)
    player.move()
    assert len(page.evaluate(TEXTS)) == 2
    page.goto(host + START)
    find_rows(page).nth(1).locator("a").tap(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-told h2", timeout=PATIENCE * 3)
    expect(page.locator(".vc-log")).to_have_text(log, timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_what_older_pages_kept_is_listed_and_a_deleted_game_comes_back(
    voila: str, visit: Callable[..., Watched], tmp_path: Path
) -> None:
    """A game that an older page kept under the page's name goes on.

    An unreadable game says why; it can be saved and deleted, and brought back.
    """
    page = visit(voila + PLAY, **DESKTOP).page
    player = begin(page, "older")
    log = play_on(player, 2)
    page.evaluate("""() => {
        const [key] = Object.keys(localStorage).filter((key) => /^village-companion\\.game\\.[0-9a-f]{8}$/.test(key));
        const text = localStorage.getItem(key);
        for (const more of ["", ".about"]) localStorage.removeItem(key + more);
        localStorage.setItem("village-companion.game", text);
        localStorage.setItem("village-companion.11_first_game", '{"broken');
    }""")
    page.goto(voila + START)
    broken = find_rows(page).filter(has_text="can’t be read")
    expect(broken).to_contain_text("first line", timeout=PATIENCE * 3)
    with page.expect_download() as got:
        broken.get_by_role("button", name="Save to a file").click()
    got.value.save_as(tmp_path / "broken.jsonl")
    assert (tmp_path / "broken.jsonl").read_text() == '{"broken'
    broken.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Undo").click()
    expect(broken).to_be_visible()
    broken.get_by_role("button", name="Delete").click()
    page.reload()
    expect(find_rows(page)).to_have_count(1, timeout=PATIENCE * 3)
    expect(find_rows(page)).to_contain_text("Round 1", timeout=PATIENCE * 3)
    find_rows(page).locator("a").click()
    page.wait_for_selector(TABLE, timeout=PATIENCE * 3)
    assert player.log() == log


def test_a_browser_without_storage_keeps_games_as_long_as_the_page(voila: str, strict: BrowserContext) -> None:
    """A new game leaves the one before in reach even if storage is forbidden; the list says how long it lasts."""
    page = strict.new_page()
    page.goto(voila + PLAY)
    player = begin(page, "unkept")
    log = play_on(player, 2)
    page.get_by_role("button", name="New game").tap()
    expect(page.locator(".vc-your-games")).to_contain_text("only as long as this page is open")
    page.locator(".vc-settings button[type=submit]").tap()
    expect(page.locator(".vc-parted")).to_be_visible(timeout=PATIENCE)
    page.locator(".vc-parted button").tap()
    expect(page.locator(".vc-log")).to_have_text(log, timeout=PATIENCE)
