"""Pages in the pseudo-languages: all states that axe audits, in each of them, and in English again.

``python -m tests.browser.translating [--pictures FOLDER] [pytest's own arguments]`` runs the audits of states in a copy of the
program that speaks both pseudo-languages. In each state the language is changed in place: in ``xx`` every text is from a word
file; in both nothing is cut, laid over or scrolls sideways at four widths; back in English the page says what it said before.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page

from tests.browser.auditing import Audit
from tests.browser.fitting import find_unfit, find_unmarked, list_texts
from tests.languages.pseudo import HAN, LONGER
from tests.languages.trees import copy_tree
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import speak

WIDTHS: Final = (360, 390, 768, 1280)
TESTS: Final = ("tests/browser/test_axe.py", "tests/browser/test_axe_tables.py")
VARIABLE: Final = "VILLAGE_AUDIT"
PICTURES: Final = "VILLAGE_PICTURES"
SPOKEN: Final = """tag => {
    const main = document.querySelector("main");
    const roots = [...main.querySelectorAll("[lang]:not(option)")].filter(({ lang }) => lang);
    const speaks = (root) => {
        const copy = root.cloneNode(true); // each language has its own name in each
        for (const name of copy.querySelectorAll("option[lang]")) name.remove();
        const text = copy.textContent;
        const isMarked = text.includes("\u27e6"), count = (letters) => text.match(letters)?.length ?? 0;
        const [han, latin] = [count(/[\u4e00-\u9fff]/g), count(/[a-z]/gi)]; // rules that are cited may be in Chinese
        return !text.trim() || { xx: isMarked, xc: !isMarked && han > 0, en: !isMarked && han <= latin }[tag];
    };
    const told = main.textContent;
    const isStill = window.toldBefore === told;
    window.toldBefore = told;
    const isOpen = [undefined, "ready"].includes(document.body.dataset.state);
    const isAsked = [document.documentElement, ...roots].every(({ lang }) => lang === tag);
    return isStill && isOpen && isAsked && (roots.length ? roots : [main]).every(speaks);
}"""
"""Script: tell if everything that the page shows speaks a language, and said the same a moment ago."""
FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PATIENCE: Final = 10_000
RENEWED: Final = ".vc-coach-going:not([hidden]), .vc-conflict ~ .vc-conflict"
"""The parts of a page that show that an answer changes by itself, or tells more when asked for again."""
WAIT: Final = ".vc-forced:not([hidden]) [data-wait]"
"""The button that stops the countdown to the only possible move."""
MOMENT: Final = 250
"""Milliseconds between two looks at what the page says."""
NAMES: Final = ("Player Random Ada Anna Ann Ben Bert Bob Carl Cleo Dan Dora Emma Eva Bela Caro Dov axe",)
"""Names and a seed that tests type, which no language changes."""
MOVING: Final = re.compile(r"\d+|[\d:.,]+")
"""Parts of texts that change by themselves: times and counts."""


def choose_language(page: Page, tag: str) -> None:
    """Choose a language at the head of the page, or tell a page without a head, and wait until everything is in it.

    At a table on a phone the head is hidden, and the table's menu chooses there.
    """
    select = page.locator("#language")
    if select.count():
        select.select_option(tag, force=True)
    else:
        page.evaluate("language => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))", tag)
        page.evaluate("tag => { document.documentElement.lang = tag; }", tag)
    page.wait_for_function(SPOKEN, arg=tag, timeout=PATIENCE, polling=MOMENT)
    page.evaluate(FRAMES)


class LanguageAudit(Audit):
    """The faults of all states in pseudo-languages, in windows of these ``widths``."""

    def __init__(self, page: Page, widths: tuple[int, ...] = WIDTHS) -> None:
        super().__init__(page)
        speak(ENGLISH)  # the page's process, if it is this one, may speak what an earlier test has left
        self.widths = widths

    def look(self, state: str) -> None:
        """Show the state in each pseudo-language at each width, then in English again."""
        self.page.wait_for_function(SPOKEN, arg="en", timeout=PATIENCE, polling=MOMENT)
        if (wait := self.page.locator(WAIT)).is_visible():
            wait.click()  # else the only move is made meanwhile
        known, before = len(self.found), self._list_still_texts()
        is_renewed = self.page.locator(RENEWED).count() > 0
        size = self.page.viewport_size
        assert size is not None
        for tag in (LONGER, HAN):
            choose_language(self.page, tag)
            if tag == LONGER:
                self.found += [f"{state}, unmarked: {line}" for line in find_unmarked(self.page, NAMES)]
            for width in self.widths:
                self.page.set_viewport_size({"width": width, "height": size["height"]})
                self.page.evaluate(FRAMES)
                self.found += [f"{state}, {tag} at {width}: {line}" for line in find_unfit(self.page)]
                self._take_picture(f"{state}-{tag}-{width}")
            self.page.set_viewport_size(size)
        choose_language(self.page, "en")
        after = self._list_still_texts()
        if not is_renewed:
            self.found += [f"{state}, gone after the change: {text}" for text in sorted(before - after)]
            self.found += [f"{state}, new after the change: {text}" for text in sorted(after - before)]
        if folder := os.environ.get(PICTURES):
            with Path(folder, "found.txt").open("a", encoding="utf-8") as file:
                file.writelines(f"{line}\n" for line in self.found[known:])

    def glance(self, state: str) -> None:
        """Look at the state as at any other: however alike it looks, its texts are its own."""
        self.look(state)

    def _list_still_texts(self) -> set[str]:
        return {MOVING.sub("0", text) for text, _ in list_texts(self.page, shown=True)}

    def _take_picture(self, name: str) -> None:
        if folder := os.environ.get(PICTURES):
            self.page.screenshot(path=Path(folder) / f"{name.replace(' ', '-').replace('/', '-')}.png")


def build_audit(page: Page) -> Audit:
    """Return the audit of a page's states: by axe, or in the pseudo-languages if this command runs the tests."""
    return LanguageAudit(page) if os.environ.get(VARIABLE) == "languages" else Audit(page)


def main() -> int:
    """Run the audits in a copy that speaks the pseudo-languages; return the exit status of pytest."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pictures", type=Path)
    asked, more = parser.parse_known_args()
    with TemporaryDirectory() as folder:
        tree = copy_tree(Path(folder))
        environment = {**os.environ, "PYTHONPATH": str(tree), VARIABLE: "languages", "VILLAGE_LANGUAGE": "en"}
        if asked.pictures:
            asked.pictures.mkdir(parents=True, exist_ok=True)
            environment[PICTURES] = str(asked.pictures.absolute())
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *(more or TESTS)]
        return subprocess.run(command, cwd=tree, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
