"""The stored data of one browser, moved to another in a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Player

PLAY = "/voila/render/play.ipynb"


def test_a_game_goes_on_in_another_browser(host: str, visit: Callable[..., Watched], tmp_path: Path) -> None:
    """A game started on a laptop is saved in a file with all that its browser keeps; a phone that loads the file has the game."""
    page = visit(host + PLAY, **DESKTOP).page
    player = Player(page)
    player.begin(seed="kept")
    player.move()
    page.locator("#kept summary").click()
    with page.expect_download() as got:
        page.get_by_role("button", name="Save all of it to a file").click()
    got.value.save_as(tmp_path / "all.json")

    other = visit(host + PLAY, **PHONE).page
    other.locator("#kept summary").tap()
    other.locator("#kept input").set_input_files(tmp_path / "all.json")
    other.locator("#kept [role=status]").filter(has_text="Taken in").wait_for()
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.locator("#kept").get_by_role("button", name="Load the page again").tap()
    other.locator(".vc-resume").tap(timeout=PATIENCE)
    other.locator(".vc-table[data-version]:not([hidden])").wait_for(timeout=PATIENCE)
    assert Player(other).log() == player.log()
