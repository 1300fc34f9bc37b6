"""The time until a game, after twenty moves, is told and drawn in another language in a browser."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from playwright.sync_api import sync_playwright

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.driving import Player
from tests.browser.serving import serve_voila
from tests.languages.pseudo import HAN, LONGER
from tests.languages.trees import copy_tree

ROUNDS = 12
MOVES = 20
SPEAK = """(language) => new Promise((drawn) => {
    const log = document.querySelector(".vc-log > summary"), before = log.textContent, began = performance.now();
    const watch = new MutationObserver(() => {
        if (log.textContent === before) return;
        watch.disconnect();
        requestAnimationFrame(() => requestAnimationFrame(() => drawn(performance.now() - began)));
    });
    watch.observe(document.querySelector(".vc-app"), { subtree: true, childList: true, characterData: true });
    dispatchEvent(new CustomEvent("village:language", { detail: { language } }));
})"""
"""Script: change the language, and return the milliseconds until the page is painted in it."""


def measure() -> Iterator[tuple[str, float, str]]:
    """Yield the time of the slowest first change to each of three languages, and the median of later changes.

    The first change to a language other than English reads its words.
    """
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playing:
        tree = copy_tree(Path(folder) / "tree", LONGER, HAN)
        browser = playing.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        with serve_voila(tree=tree) as address, contextlib.closing(browser):
            page = browser.new_page()
            page.goto(f"{address}/voila/render/play.ipynb")
            player = Player(page)
            player.begin(seed="languages")
            for _ in range(MOVES):
                player.move()
            languages = (LONGER, HAN, "en")
            first = [page.evaluate(SPEAK, language) for language in languages]
            later = [page.evaluate(SPEAK, languages[at % 3]) for at in range(ROUNDS)]
    yield "language-first-change", max(first), "ms"
    yield "language-change", median(later), "ms"
