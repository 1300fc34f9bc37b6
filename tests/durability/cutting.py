"""Two phones enter things at one table and are cut off at random moments; then every entry is looked for.

``python -m tests.durability.cutting --runs 100``: everything is real but the network between page and Python, and the clock.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import TimeoutError as NotNow

from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.companion.showing import Driven
from tests.durability.figures import Figures, print_figures
from tests.watching import SPENT, WATCHING
from village_core.store.sql import Store

ENTRIES: Final = 20
"""Inputs that both phones make together in one run."""
THINK: Final = 1_500
"""Milliseconds between two taps at most."""
PATIENT: Final = 200
"""Seconds of the page's clock that may pass until everything is stored."""
WAITING: Final = "Object.keys(localStorage).filter((key) => key.includes('.outbox.')).map((key) => key.split('.').at(-1))"
LISTED: Final = "document.querySelectorAll('.vc-waiting li').length"
SHOWN: Final = "[...document.querySelectorAll('.vc-tr-waits')].map((one) => one.textContent)"
ASKED: Final = """[...document.querySelectorAll('.vc-sheet:popover-open .vc-button, .vc-tr-asked:not([hidden]) .vc-tr-choice')]
    .some((one) => one.checkVisibility())"""
"""A selector of open questions; one look is enough, for there usually is none."""
LOSSES: Final = ".vc-tr-quick .vc-tr-choice"
MOST: Final = 20
"""Answers in a row at most."""
HURRY: Final = 2_000
"""Milliseconds in which a button can be tapped unless a question has come up over it."""
LATELY: Final = 2_100
"""Milliseconds after which what waits is listed: a second, and another one at most until the page looks again."""


@dataclass
class Cuts(Figures):
    """The figures of some runs.

    ``cuts``: how often a phone was cut off; ``waited``: inputs made meanwhile; ``asked``: questions that were answered, a death
    or a conflict; ``unseen``: waiting inputs that their page hid; ``different``: runs after which the two phones didn't show the
    same.
    """

    faults = ("lost", "doubled", "unseen", "different")
    runs: int = 0
    entries: int = 0
    cuts: int = 0
    waited: int = 0
    asked: int = 0
    lost: int = 0
    doubled: int = 0
    unseen: int = 0
    different: int = 0


STILL = re.compile("Enter it still|Both happened")
"""The buttons that enter what came too late."""


class Phone(Driven):
    """A phone that is cut off now and then: what it hears, or also what it says, is lost on the way."""

    deaf = False

    def receive(self, message: dict[str, object]) -> list[dict[str, object]]:
        """Pass a page's message to its Python unless the phone is ``lost``, and return the answers unless it is ``deaf``."""
        answers = super().receive(message)
        return [] if self.deaf else answers

    def tell(self, message: dict[str, object]) -> None:
        """Send a message to the page, but drop a message that is no answer if the phone is cut off."""
        if self.answers is not None or not (self.deaf or self.lost):
            super().tell(message)

    def pass_by(self, milliseconds: int) -> None:
        """Let this time go by on the page's clock, which stands still otherwise."""
        self.page.clock.run_for(milliseconds)

    def attend(self) -> int:
        """Answer open questions: enter late entries anyway, choose who dies, close the rest. Return the number of answers."""
        sheet, page = self.page.locator(".vc-sheet:popover-open .vc-button"), self.page
        still, dies = page.get_by_role("button", name=STILL), page.locator(".vc-tr-asked:not([hidden]) .vc-tr-choice")
        for answered in range(MOST):
            if not page.evaluate(ASKED):
                return answered
            shown = next(one.first for one in (still, sheet, dies) if one.count() and one.first.is_visible())
            self.pass_by(2_000)
            with suppress(NotNow):  # the other phone has answered the question meanwhile
                shown.tap(timeout=HURRY)
            self.pass_by(2_000)
        return MOST

    def lose(self, seat: int, random: Random) -> int:
        """Spend one, two or three hourglasses of a player after answering open questions, and return the number of answers."""
        card, loss, answered = self.page.locator(f'[data-key="card:{seat}"]'), random.randrange(3), 0
        for _ in range(MOST):
            answered += self.attend()
            try:
                if card.get_attribute("aria-pressed") != "true":
                    card.tap(timeout=HURRY)
                before = self.page.evaluate(SPENT)
                self.page.locator(LOSSES).nth(loss).tap(timeout=HURRY)
            except NotNow:
                continue
            if self.page.evaluate(SPENT) == before:  # the page asks before it enters a second death
                answered += self.attend()
            if self.page.evaluate(SPENT) != before:  # a tap on a button that is being redrawn enters nothing
                return answered
        raise AssertionError(f"nothing can be entered: {self.sheet}")


def enter(phones: list[Phone], random: Random, figures: Cuts) -> set[str]:
    """Make twenty entries, each phone for its own player, while phones are cut off from their Python at random.

    Return the tokens of all entries, and add what happened to ``figures``.
    """
    made: set[str] = set()
    for _ in range(ENTRIES):
        at = random.randrange(len(phones))
        phone = phones[at]
        if random.random() < 0.3:
            cut = random.random() < 0.6
            figures.cuts += cut and not (phone.lost or phone.deaf)
            phone.lost, phone.deaf = (cut and random.random() < 0.7), cut
        figures.asked += phone.lose(at, random)
        made |= set(phone.page.evaluate(SPENT))
        phone.pass_by(random.randrange(500, THINK))
        for one in phones:
            one.look()
        if phone.deaf or phone.lost:
            phone.pass_by(LATELY)
            waiting = phone.page.evaluate(WAITING)
            lost = set(phone.page.evaluate(SPENT)).intersection(waiting)  # a death changes no number on a card
            figures.waited += 1
            figures.unseen += max(0, len(waiting) - phone.page.evaluate(LISTED))
            figures.unseen += bool(lost) and not phone.page.evaluate(SHOWN)
    return made


def settle(phones: list[Phone], figures: Cuts) -> None:
    """Connect all phones again; let time pass and answer questions until no input waits, at most 200 seconds by their clocks."""
    for phone in phones:
        phone.lost = phone.deaf = False
    for _ in range(PATIENT):
        for phone in phones:
            phone.pass_by(1_000)
            phone.look()
            figures.asked += phone.attend()
        if not any(phone.page.evaluate(WAITING) for phone in phones):
            return


def run(browser: Browser, store: Store, seed: int, figures: Cuts) -> None:
    """Enter lines with two phones at a new table of the store, look for each entry, and add the counts to ``figures``."""
    random = Random(seed)
    first = Phone(browser, store)
    code = first.begin()
    second = Phone(browser, store, code)
    phones = [first, second]
    second.page.locator(".vc-menu button").nth(2).tap()
    for seat, phone in enumerate(phones):
        phone.page.wait_for_selector(".vc-tracker:not([hidden])")
        phone.page.locator(f'[data-key="card:{seat}"]').tap()
        phone.page.evaluate(f"({WATCHING})()")
    made = enter(phones, random, figures)
    settle(phones, figures)
    made |= {token for phone in phones for token in phone.page.evaluate(SPENT)}
    for phone in phones:
        phone.pass_by(15_000)
    found = store.find(code)
    lines = store.read_lines(found.key)
    stored = {line.token.partition(".")[0] for line in lines}
    figures.runs += 1
    figures.entries += len(made)
    figures.lost += sum(token not in stored for token in made) + max(0, ENTRIES - len(made))
    figures.doubled += max(0, sum('"spend"' in line.text for line in lines) - len(made))
    shown = [phone.page.locator(".vc-tr-cards").inner_text() for phone in phones]
    counts = [phone.page.get_attribute(".vc-companion", "data-count") for phone in phones]
    figures.different += shown[0] != shown[1] or counts[0] != counts[1]
    for phone in phones:
        assert phone.wrong == [], phone.wrong
        phone.page.context.close()


def do_runs(count: int, seed: int = 1, browser: Browser | None = None) -> Cuts:
    """Do a number of runs, each with a table of its own, and return their figures; start a browser unless one is given."""
    figures = Cuts()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.db'}")
        if browser is not None:
            for at in range(count):
                run(browser, store, seed + at, figures)
            return figures
        with sync_playwright() as playwright:
            own = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            for at in range(count):
                run(own, store, seed + at, figures)
            own.close()
    return figures


def main() -> int:
    """Do the runs and print the figures; return 0 if no fault was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.durability.cutting")
    parser.add_argument("--runs", type=int, default=100, help="tables that two phones enter")
    parser.add_argument("--seed", type=int, default=1, help="another number cuts at other moments")
    told = parser.parse_args()
    return print_figures(lambda: do_runs(told.runs, told.seed))


if __name__ == "__main__":
    sys.exit(main())
