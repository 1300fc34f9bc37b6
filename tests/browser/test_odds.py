"""Odds and the coach on the page, on request, at a decision."""

from __future__ import annotations

import psutil
import pytest
from msgspec.structs import replace

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.driving import PATIENCE
from tests.village.recorded import VILLAGE
from tests.waiting import wait_until
from village_core.games import load, save
from village_core.games.village.mass import BuyingOut
from village_core.games.village.odds import find_next_draw
from village_core.games.village.vocabulary import Place
from village_core.players import apart


def list_coaches() -> set[int]:
    """Return the ids of all processes of coaches."""
    found = psutil.process_iter(["cmdline"])
    return {process.pid for process in found if apart.__name__ in (process.info["cmdline"] or ())}


@pytest.fixture(scope="module")
def mass() -> tuple[str, str]:
    """Return a saved game with a possible buyout, and a fraction that the page must show."""
    game = load((VILLAGE.folder / "graves-caller.jsonl").read_text("utf-8"))
    positions = enumerate(game.list_positions())
    game = game.branch(next(at for at, here in positions if isinstance(here.top, BuyingOut) and len(here.options) > 1))
    seat = next(seat for seat, farm in enumerate(game.position.table.farms) if Place.BAG in farm.places)
    people = tuple(replace(player, plays="person") for player in game.players)
    return save(replace(game, players=people)), str(1 - find_next_draw(game.position).compute_odds(seat)[0])


@pytest.mark.parametrize("window", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_odds_of_a_mass_and_the_coach_are_asked_for_and_put_away(voila, visit, mass, window):
    """On request the chances of the families in the black bag are shown, one of them compared with its fraction.

    The coach answers at once, and improves in a process of its own, which ends when its sheet is closed. The numbers behind its
    advice are folded.
    """
    text, fraction = mass
    page = visit(voila + "/voila/render/play.ipynb", **window).page
    file = {"name": "game.jsonl", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator(".vc-load input[type=file]").first.set_input_files(file)
    asides = page.locator(".vc-asides button")
    asides.first.wait_for(timeout=PATIENCE)
    assert fraction not in (page.locator(".vc-side").text_content() or "")
    asides.first.click()
    sheet = page.locator(".vc-sheet:popover-open")
    sheet.wait_for(timeout=PATIENCE)
    said = sheet.locator(".vc-odds li > b").all_text_contents()
    assert any(one.endswith(f"% {fraction}") for one in said) and len(said) > 1
    assert not sheet.locator(".vc-odds details[open]").count()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden", timeout=PATIENCE)
    assert not page.locator(".vc-whisker").count()
    known = list_coaches()
    asides.last.click()
    page.locator(".vc-coach-moves > li").first.wait_for(timeout=PATIENCE)
    wait_until(lambda: list_coaches() - known, "a process in which the coach looks further")
    begun = list_coaches() - known
    page.locator(".vc-whisker").first.wait_for(state="attached", timeout=PATIENCE)
    assert page.locator(".vc-coach-headline").text_content() and not page.locator(".vc-whisker").first.is_visible()
    page.locator(".vc-coach summary").first.click()
    page.locator(".vc-whisker").first.wait_for(timeout=PATIENCE)
    assert "points expected" in (page.locator(".vc-coach details").first.text_content() or "")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.keyboard.press("Escape")
    sheet.wait_for(state="hidden", timeout=PATIENCE)
    wait_until(lambda: not begun & list_coaches(), "that the process is gone with the sheet")
