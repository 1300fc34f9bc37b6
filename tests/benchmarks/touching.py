"""The taps of a whole game of Village for four, entered by touch at one phone through Voila."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import mean, median

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.serving import serve_voila
from tests.browser.telling import LATER, Teller, load_recorded
from tests.village.retelling import retell


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the taps of a turn, and of all other parts from the empty form to the winner, and the swipes."""
    full = load_recorded()
    with serve_voila() as address, sync_playwright() as playwright:
        page = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS).new_page(**PHONE)
        page.add_init_script(f"({LATER})()")
        page.goto(f"{address}/voila/render/companion.ipynb")
        teller = Teller(page)
        teller.sit_down(full)
        teller.tell(retell(full))
    taps = teller.taps
    yield "taps per turn, median", median(taps.turns), "taps"
    yield "taps per turn, mean", mean(taps.turns), "taps"
    yield "taps per turn, most", max(taps.turns), "taps"
    yield "turns", len(taps.turns), "turns"
    yield "taps to set up the table", taps.setting_up, "taps"
    yield "taps in all masses", taps.masses, "taps"
    yield "taps on the final sheet", taps.sheet, "taps"
    yield "taps in all", taps.all, "taps"
    yield "swipes to bring something into view", taps.moved, "swipes"
