"""Pages in other languages: all states that two files of audits show, in each of them, and in English again.

``python -m tests.browser.translating [--languages TAGS] [--pictures FOLDER] [pytest's own arguments]`` runs ``test_axe`` and
``test_axe_tables`` in the pseudo-languages, in a copy of the program that speaks them, or in languages such as ``ko,de,zh-Hant``.
In each state the language is changed in place: nothing is cut, laid over or scrolls sideways at four widths, and back in English
the page says what it said before. In ``xx`` every text is from a word file. Languages that people speak have no fault by axe and
no broken word, Korean and Chinese no English word, and Chinese no punctuation of other letters.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from playwright.sync_api import Page

from tests.browser.auditing import Audit
from tests.browser.fitting import find_broken_words, find_foreign_signs, find_unfit, find_unmarked, list_texts
from tests.languages.pseudo import HAN, LONGER
from tests.languages.trees import ROOT, copy_tree
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import speak

WIDTHS: Final = (360, 390, 768, 1280)
TAKEN: Final = (390, 1280)
"""The widths of pictures."""
TESTS: Final = ("tests/browser/test_axe.py", "tests/browser/test_axe_tables.py")
PSEUDO: Final = (LONGER, HAN)
LATIN: Final = (HAN, "de")
"""Languages whose texts may have English words: names are left as they are in Han."""
VARIABLE: Final = "VILLAGE_AUDIT"
"""The environment variable with the languages of a run of this command."""
FOLDER: Final = "VILLAGE_AUDITED"
"""The one with the folder that gets the names of the states and their faults."""
PICTURES: Final = "VILLAGE_PICTURES"
UNNAMED: Final = re.compile(r"[^\w-]+")
"""Characters that names of pictures lack."""
SPOKEN: Final = """tag => {
    const main = document.querySelector("main");
    const roots = [...main.querySelectorAll("[lang]:not(option, [translate=no], [translate=no] *)")].filter(({ lang }) => lang);
    const speaks = (root) => {
        const copy = root.cloneNode(true); // each language has its own name in each
        for (const name of copy.querySelectorAll("option[lang], [translate=no]")) name.remove();
        const text = copy.textContent;
        const isMarked = text.includes("\u27e6"), count = (letters) => text.match(letters)?.length ?? 0;
        const [han, hangul, latin] = [count(/[\u4e00-\u9fff]/g), count(/[\uac00-\ud7af]/g), count(/[a-z]/gi)];
        const isChinese = !isMarked && han > hangul, isEnglish = !isMarked && han + hangul <= latin; // rules are cited in any
        const said = { xx: isMarked, xc: isChinese, "zh-Hant": isChinese, ko: hangul > han, de: isEnglish, en: isEnglish };
        return !text.trim() || said[tag];
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
SCROLLED: Final = "because it is partially obscured"
"""Words of axe about a target that is partly behind a bar, as other lengths of texts bring about: scrolling shows it."""
WAIT: Final = ".vc-forced:not([hidden]) [data-wait]"
"""The button that stops the countdown to the only possible move."""
MOMENT: Final = 250
"""Milliseconds between two looks at what the page says."""
NAMES: Final = ("Player Random Ada Anna Ann Ben Bert Bob Carl Cleo Dan Dora Emma Eva Bela Caro Dov axe",)
"""Names and a seed that tests type, which no language changes."""
PROPER: Final = (*NAMES, "Village Companion BG Stats BoardGameGeek jsonl village")
"""The names that all languages write as English does, besides."""
MOVING: Final = re.compile(r"\d+|[\d:.,]+")
"""Parts of texts that change by themselves: times and counts."""


def choose_language(page: Page, tag: str) -> None:
    """Choose a language at the head of the page, or tell a page without a head, and wait until everything is in it.

    The choice works even where the head is hidden: at a table on a phone people choose in the table's menu instead.
    """
    select = page.locator("#language")
    if select.count():
        select.select_option(tag, force=True)
    else:
        page.evaluate("tag => { document.documentElement.lang = tag; }", tag)
        page.evaluate("language => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))", tag)
    page.wait_for_function(SPOKEN, arg=tag, timeout=PATIENCE, polling=MOMENT)
    page.evaluate(FRAMES)


class LanguageAudit(Audit):
    """The faults of all states in other languages, in windows of these ``widths``."""

    def __init__(self, page: Page, languages: Sequence[str] = PSEUDO, widths: Sequence[int] = WIDTHS) -> None:
        super().__init__(page)
        speak(ENGLISH)  # an earlier test may have left another language in this process
        self.languages, self.widths = languages, widths

    def look(self, state: str) -> None:
        """Show the state in each language at each width, then in English again; add all faults to ``found``.

        Audit by axe too in languages that people speak, and write faults and pictures to the folders of the environment, if any.
        """
        self._look(state, super().look)

    def glance(self, state: str) -> None:
        """Show the state in each language as ``look`` does, but audit only the names of buttons: it looks like others."""
        self._look(state, super().glance)

    def _look(self, state: str, audit: Callable[[str], None]) -> None:
        self.page.wait_for_function(SPOKEN, arg="en", timeout=PATIENCE, polling=MOMENT)
        if (wait := self.page.locator(WAIT)).is_visible():
            wait.click()  # holds a forced move, which would change the page
        known, before = len(self.found), self._list_still_texts()
        is_renewed = self.page.locator(RENEWED).count() > 0
        size = self.page.viewport_size
        assert size is not None
        for tag in self.languages:
            choose_language(self.page, tag)
            said = f"{state}, {tag}"
            if tag not in PSEUDO:
                audit(said)
            self.found = [line for line in self.found if SCROLLED not in line]
            self.found += [f"{said}, {line}" for line in self._find_foreign(tag)]
            for width in self.widths:
                self.page.set_viewport_size({"width": width, "height": size["height"]})
                self.page.evaluate(FRAMES)
                unfit = [*find_unfit(self.page), *(() if tag in PSEUDO else find_broken_words(self.page))]
                self.found += [f"{said} at {width}: {line}" for line in unfit]
                if width in TAKEN:
                    self._take_picture(f"{state}-{tag}-{width}")
            self.page.set_viewport_size(size)
        choose_language(self.page, "en")
        after = self._list_still_texts()
        if not is_renewed:
            self.found += [f"{state}, gone after the change: {text}" for text in sorted(before - after)]
            self.found += [f"{state}, new after the change: {text}" for text in sorted(after - before)]
        if folder := os.environ.get(FOLDER):
            _append(Path(folder, "states.txt"), [f"{_name_test()}: {state}"])
            _append(Path(folder, "found.txt"), [f"{_name_test()}: {line}" for line in self.found[known:]])

    def _find_foreign(self, tag: str) -> Iterator[str]:
        """Yield texts left in another language: English words unless ``tag`` is in ``LATIN``; in Chinese, half-width signs."""
        if tag not in LATIN:
            names = NAMES if tag in PSEUDO else PROPER
            yield from (f"English: {line}" for line in find_unmarked(self.page, names))
        if tag == "zh-Hant":
            yield from (f"half-width: {line}" for line in find_foreign_signs(self.page))

    def _list_still_texts(self) -> set[str]:
        return {MOVING.sub("0", text) for text, _ in list_texts(self.page, shown=True)}

    def _take_picture(self, name: str) -> None:
        if folder := os.environ.get(PICTURES):
            self.page.screenshot(path=Path(folder) / f"{UNNAMED.sub('-', f'{_name_test()}-{name}')}.png")


def _name_test() -> str:
    """Return the name of the running test without ``test_``, but with its parameters in brackets."""
    return os.environ["PYTEST_CURRENT_TEST"].partition("::")[2].partition(" ")[0].removeprefix("test_")


def _append(file: Path, lines: Sequence[str]) -> None:
    with file.open("a", encoding="utf-8") as opened:
        opened.writelines(f"{line}\n" for line in lines)


def build_audit(page: Page) -> Audit:
    """Return the audit of a page's states: by axe in English, or in the languages for which this command runs the tests."""
    languages = os.environ.get(VARIABLE)
    return LanguageAudit(page, languages.split(",")) if languages else Audit(page)


def main() -> int:
    """Run the audits, for pseudo-languages in a copy that speaks them; return the exit status of pytest."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.translating", description=__doc__)
    parser.add_argument("--languages", default=",".join(PSEUDO), help="tags with commas between them")
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of the faults")
    asked, more = parser.parse_known_args()
    with TemporaryDirectory() as folder:
        tree = copy_tree(Path(folder, "tree")) if set(PSEUDO) & set(asked.languages.split(",")) else ROOT
        environment = {**os.environ, "PYTHONPATH": str(tree), VARIABLE: asked.languages, "VILLAGE_LANGUAGE": ENGLISH}
        environment["VILLAGE_SAMPLES"] = "long"
        environment[FOLDER] = folder
        if asked.pictures:
            asked.pictures.mkdir(parents=True, exist_ok=True)
            environment |= dict.fromkeys((PICTURES, FOLDER), str(asked.pictures.absolute()))
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", *(more or TESTS)]
        status = subprocess.run(command, cwd=tree, env=environment, check=False).returncode
        states, found = (Path(environment[FOLDER], name) for name in ("states.txt", "found.txt"))
        counts = [len(file.read_text(encoding="utf-8").splitlines()) if file.exists() else 0 for file in (states, found)]
        print(f"{counts[0]} states in {asked.languages} at {WIDTHS}: {counts[1]} faults")  # noqa: T201  (a command's job is to print)
        return status


if __name__ == "__main__":
    sys.exit(main())
