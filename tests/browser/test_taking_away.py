"""Games that leave and return: as file, sheet, result and link, and foreign files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.village.tracked import play_tracked_game
from village_core import __version__
from village_core.games import save
from village_core.games.reading import read
from village_core.games.village import CODEC
from village_core.kernel.compact import compact
from village_core.kernel.game import Game
from village_core.kernel.values import Player

PATIENCE = 90_000
NAMES = (("=Ada", "red"), ("<img src=x onerror=alert(1)>", "yellow"), ("Caro", "blue"), ("Dora", "white"))
DOWNLOADS = {
    "The game as a file": ".jsonl",
    "Score sheet for a spreadsheet": "-sheet.csv",
    "Result for BG Stats": "-play.json",
    "Result for other play logs": "-play.csv",
}


def build_finished() -> Game:
    """Return a tracked game of four, two of them with harmful names, played to its end."""
    return replace(play_tracked_game("first_2011", 4, 3), players=tuple(Player(*player) for player in NAMES))


def read_sheet(page: Page) -> str:
    """Return the text of the open sheet."""
    page.wait_for_selector(".vc-sheet:popover-open", timeout=PATIENCE)
    return page.locator(".vc-sheet:popover-open").inner_text()


def save_file(page: Page, label: str, folder: Path) -> Path:
    """Press the button with a label, and return the file that it saves into the folder."""
    with page.expect_download() as download:
        page.locator(".vc-export", has_text=label).first.click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


@pytest.mark.parametrize("window", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_out_of_a_link_and_into_files(host: str, visit: Callable[..., Watched], tmp_path: Path, window: dict) -> None:
    """A whole game in an address opens, goes on at a table, and is saved as a file, a sheet and a result.

    The saved file reads as the same game, and names that could do harm are only text in sheets.
    """
    game = build_finished()
    page = visit(f"{host}/voila/render/companion.ipynb#game={compact(game, CODEC, __version__)}", **window).page
    assert f"{len(game.steps)} entries" in read_sheet(page)
    page.get_by_role("button", name="Go on with it at a new table").click()
    page.wait_for_selector(".vc-head:not([hidden])", timeout=PATIENCE)
    page.locator('[data-tool="menu"]').click()
    page.get_by_role("button", name="Save or export").click()
    page.wait_for_selector(".vc-exports", timeout=PATIENCE)
    files = {label: save_file(page, label, tmp_path) for label in DOWNLOADS}
    assert all(files[label].name.endswith(ending) for label, ending in DOWNLOADS.items())
    again = read(files["The game as a file"].read_bytes())
    assert again.position == game.position and again.players == game.players
    assert "'=Ada" in files["Score sheet for a spreadsheet"].read_text(encoding="utf-8")
    with page.context.expect_page() as opened:
        page.locator(".vc-export", has_text="Score sheet to print").click()
    paper = opened.value
    expect(paper.locator("h1")).to_have_text("Village: final score")
    assert paper.locator("img, script").count() == 0 and "onerror" in paper.locator("thead").inner_text()
    assert page.locator(".vc-exports a[href^='bgstats:']").count() == 1


def test_foreign_files_are_named(host: str, visit: Callable[..., Watched], tmp_path: Path) -> None:
    """Pictures, huge, packed and empty files are refused with words; one in another encoding opens, a truncated one in part."""
    text, entries = save(build_finished()), f"{len(build_finished().steps)} entries"
    page = visit(f"{host}/voila/render/companion.ipynb", **PHONE).page
    page.wait_for_selector(".vc-lobby:not([hidden])", timeout=PATIENCE)
    problem = page.locator('.vc-problem[data-field="open"]')
    refused = {b"\x89PNG\r\n\x1a\nabc": "picture", bytes(20_000_000): "far too large", b"PK\x03\x04": "packed", b"": "nothing"}
    for number, (data, said) in enumerate(refused.items()):
        choose_file(page, tmp_path / f"{number}", data)
        expect(problem).to_contain_text(said)
    choose_file(page, tmp_path / "other-coding", text.encode("utf-16"))
    assert entries in read_sheet(page) and not problem.is_visible()
    page.keyboard.press("Escape")
    choose_file(page, tmp_path / "cut", text.encode()[:20_000])
    page.wait_for_selector(".vc-sheet:popover-open .vc-problem")
    assert "Only part of it could be read" in read_sheet(page) and entries not in read_sheet(page)


def choose_file(page: Page, path: Path, data: bytes) -> None:
    """Write a file with this content, and choose it in the lobby."""
    path.write_bytes(data)
    page.locator(".vc-lobby input[type=file]").last.set_input_files(path)
