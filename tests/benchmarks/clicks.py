"""A page's work for a click in several trees of this project, side by side: only the ratios count.

``python -m tests.benchmarks.clicks TREE [TREE ...]`` serves each tree, clicks in turn on a game of each that begins with the
same seed, and prints the median cost of a click and its ratio to the first tree's. Each tree has its environment in ``.venv``.
``--phone`` makes the windows a phone's; with ``--still`` the browser asks for reduced motion. The processor's work between a
click and the frame that shows its answer is read from Chromium's trace; other counts run a moment longer.

A click is made at rest, after all motion has ended, or while pieces move: right after the answer to the click before.
"""

from __future__ import annotations

from argparse import ArgumentParser
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from tests.benchmarks.browser import CLICK, GAME, GOES_ON, PLAY, Click, Traffic, Work, read_work, start_counting
from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE
from tests.browser.driving import NUMBER, PATIENCE, Player
from tests.waiting import wait_until
from village_core.games import list_games

STATES: Final = ("at rest", "moving")
COUNTED: Final = ("painting", "milliseconds", "bytes", *Work._fields)
TRACED: Final = {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["toplevel", "blink.user_timing"]}}
AT_REST: Final = "() => !document.querySelector('.vc-motion > *')"
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Event(TypedDict):
    """The fields that we read of a trace's event; times are in microseconds, ``tdur`` is the processor's."""

    name: str
    pid: int
    tid: int
    ts: float
    dur: float
    tdur: float


@dataclass
class TriedTree:
    """A tree under test, with the costs of its clicks at rest and in motion."""

    page: Page
    address: str
    game: str
    made: dict[str, list[Click]] = field(default_factory=lambda: {state: [] for state in STATES})
    painting: dict[str, list[float]] = field(default_factory=lambda: {state: [] for state in STATES})
    games: int = 0

    def __post_init__(self) -> None:
        self.player, self.traffic, self.session = Player(self.page), Traffic(self.page), start_counting(self.page)
        self.events: list[Event] = []
        self.ended: list[object] = []
        self.session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda told: self.ended.append(told))
        self.begin()

    def begin(self) -> None:
        """Begin the next game against a random program, also on pages of older trees, whose settings are not folded."""
        self.games += 1
        self.page.goto("about:blank")  # a browser does not reload a page if only the part after # differs
        self.page.goto(f"{self.address}{PLAY}#play={self.game}")
        self.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        otherwise = self.page.locator(".vc-otherwise > summary")
        if otherwise.count():
            return self.player.begin(seed=f"clicks {self.games}")
        self.page.locator(".vc-settings select").first.select_option("first_2011")
        self.page.locator(".vc-more summary").first.click()
        self.page.locator(NUMBER).fill(f"clicks {self.games}")
        self.page.locator(".vc-settings .vc-main").click()
        self.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)

    def click(self, state: str) -> None:
        """Click, at rest or in motion as ``state`` says, until a click changes the board, and keep that click's cost."""
        changed = False
        while not changed:
            self.page.wait_for_selector(f"{GOES_ON}, .vc-score:not([hidden])", timeout=PATIENCE)
            if self.player.is_over():
                self.begin()
                continue
            self.traffic.rest()
            if state == "at rest":
                self.page.wait_for_function(AT_REST, timeout=PATIENCE)
            self.page.evaluate(DRAWN)
            asked = self.page.locator(".vc-sheet:popover-open .vc-asked button").first
            place = (asked if asked.count() else self.player.find_target()).element_handle()
            self.session.send("Tracing.start", TRACED)
            before = read_work(self.session)
            changed, milliseconds = self.page.evaluate(CLICK, place)
            done = read_work(self.session).subtract(before)
            painting = self.stop_trace()
            passed = self.traffic.rest()
        self.made[state].append(Click(milliseconds, passed, done))
        self.painting[state].append(painting)

    def stop_trace(self) -> float:
        """End the trace of a click; return the milliseconds that the page's thread worked until the answer was painted."""
        self.session.send("Tracing.end")
        wait_until(lambda: self.page.evaluate("0") or self.ended, "the whole trace")
        events, self.events[:], self.ended[:] = list(self.events), [], []
        marks = {event["name"]: event for event in events if event["name"] in ("vc-clicked", "vc-painted")}
        clicked, painted = marks["vc-clicked"], marks["vc-painted"]
        worked = over = 0.0
        for event in sorted((each for each in events if "tdur" in each), key=lambda each: (each["ts"], -each["dur"])):
            begins, ends = event["ts"], event["ts"] + event["dur"]
            if begins < over or (event["pid"], event["tid"]) != (clicked["pid"], clicked["tid"]):
                continue  # inside an event that was counted, or on another thread
            over = ends
            inside = min(ends, painted["ts"]) - max(begins, clicked["ts"])
            worked += event["tdur"] * inside / event["dur"] if inside > 0 else 0
        return worked / 1000

    def compute_cost(self, state: str, what: str) -> float:
        """Return the median of ``what`` (a field of a click or of its work, or ``painting``) over the clicks in ``state``."""
        made: list[float] = [getattr(each if what in Click._fields else each.work, what, 0) for each in self.made[state]]
        return median(self.painting[state] if what == "painting" else made)


def open_tree(browser: Browser, address: str, game: str, phone: bool, still: bool) -> TriedTree:
    """Open a page of a served tree for a game: in a ``phone``'s window or a desktop's, with reduced motion if ``still``."""
    context = browser.new_context(**PHONE if phone else DESKTOP, reduced_motion="reduce" if still else "no-preference")
    return TriedTree(context.new_page(), address, game)


def format_line(trees: list[TriedTree], state: str, what: str) -> str:
    """Return a line with each tree's cost of a click, and its ratio to the first tree's."""
    first, *others = (each.compute_cost(state, what) for each in trees)
    ratios = (f"{other:12.1f}{other / first if first else 0:8.2f}" for other in others)
    return f"{state:8} {what:13}{first:12.1f}" + "".join(ratios)


def main() -> None:
    """Click on each tree in turn, and print the costs."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.clicks", description="The cost of a click in several trees.")
    parser.add_argument("trees", nargs="+", type=Path, help="folders with trees of this project")
    parser.add_argument("--clicks", type=int, default=40, help="number of clicks of each tree, at rest and in motion")
    parser.add_argument("--game", choices=list_games(), default=GAME)
    parser.add_argument("--phone", action="store_true", help="measure in a phone's window")
    parser.add_argument("--still", action="store_true", help="ask the pages for reduced motion")
    given = parser.parse_args()
    with ExitStack() as stack, sync_playwright() as playwright:
        addresses = {tree: stack.enter_context(serving.serve_voila(tree=tree.resolve())) for tree in dict.fromkeys(given.trees)}
        chromium = [playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) for _ in given.trees]
        shown = zip(chromium, given.trees, strict=True)
        trees = [open_tree(each, addresses[tree], given.game, given.phone, given.still) for each, tree in shown]
        for state in STATES:
            for number in range(given.clicks):
                for tree in trees if number % 2 else reversed(trees):
                    tree.click(state)
        for tree, path in zip(trees, given.trees, strict=True):
            print(f"{path}: {tree.games} games begun")
        for state in STATES:
            for what in COUNTED:
                print(format_line(trees, state, what))
        for each in chromium:
            each.close()


if __name__ == "__main__":
    main()
