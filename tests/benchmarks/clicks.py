"""What a page works for a click in several trees of this project, side by side: only the ratios count.

``python -m tests.benchmarks.clicks TREE [TREE ...]`` serves each tree, clicks by turns on a game of each that begins with the
same seed, and prints what one click costs, in the median, and how much that is of the first tree. Each tree has its environment
in ``.venv``. ``--phone`` makes the windows a phone's, ``--still`` those of somebody who wants nothing to move. What the page's
processor works between a click and the frame that shows its answer is read from Chromium's trace; the rest is counted a moment
longer.

A click is made at rest, when nothing moves any more, or while something moves: right after what the click before has brought.
"""

from __future__ import annotations

from argparse import ArgumentParser
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Final, TypedDict

from playwright.sync_api import Browser, Page, sync_playwright

from tests.benchmarks.browser import CLICK, GOES_ON, PLAY, Click, Traffic, Work, counting, work
from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE
from tests.browser.driving import NUMBER, PATIENCE, Player
from tests.waiting import until

STATES: Final = ("at rest", "moving")
COUNTED: Final = ("painting", "milliseconds", "bytes", *Work._fields)
TRACED: Final = {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": ["toplevel", "blink.user_timing"]}}
AT_REST: Final = "() => !document.querySelector('.vc-motion > *')"
DRAWN: Final = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"


class Event(TypedDict):
    """Something of a trace, as far as it is read: microseconds, those of the processor last."""

    name: str
    pid: int
    tid: int
    ts: float
    dur: float
    tdur: float


@dataclass
class Tried:
    """A tree whose games are clicked through: what its clicks cost, by whether something moved."""

    page: Page
    address: str
    made: dict[str, list[Click]] = field(default_factory=lambda: {state: [] for state in STATES})
    painting: dict[str, list[float]] = field(default_factory=lambda: {state: [] for state in STATES})
    games: int = 0

    def __post_init__(self) -> None:
        self.player, self.traffic, self.session = Player(self.page), Traffic(self.page), counting(self.page)
        self.events: list[Event] = []
        self.ended: list[object] = []
        self.session.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        self.session.on("Tracing.tracingComplete", lambda told: self.ended.append(told))
        self.begin()

    def begin(self) -> None:
        """Begin the next game, against a program that plays at random; before there were levels the settings lay open."""
        self.games += 1
        self.page.goto(self.address + PLAY)
        self.page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        otherwise = self.page.locator(".vc-otherwise > summary")
        if otherwise.count():
            return self.player.begin(seed=f"clicks {self.games}")
        self.page.locator(".vc-settings select").first.select_option("first_2011")
        self.page.locator(".vc-more summary").first.click()
        self.page.get_by_label(NUMBER).fill(f"clicks {self.games}")
        self.page.locator(".vc-settings .vc-main").click()
        self.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)

    def click(self, state: str) -> None:
        """Go on until a click has changed the board, and keep what it cost."""
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
            before = work(self.session)
            changed, milliseconds = self.page.evaluate(CLICK, place)
            done = work(self.session).since(before)
            painting = self.traced()
            passed = self.traffic.rest()
        self.made[state].append(Click(milliseconds, passed, done))
        self.painting[state].append(painting)

    def traced(self) -> float:
        """End what traces a click: milliseconds that the page's processor worked for it until it was painted."""
        self.session.send("Tracing.end")
        until(lambda: self.page.evaluate("0") or self.ended, "the whole trace")
        events, self.events[:], self.ended[:] = list(self.events), [], []
        marks = {event["name"]: event for event in events if event["name"] in ("vc-clicked", "vc-painted")}
        clicked, painted = marks["vc-clicked"], marks["vc-painted"]
        worked = over = 0.0
        for event in sorted((each for each in events if "tdur" in each), key=lambda each: (each["ts"], -each["dur"])):
            begins, ends = event["ts"], event["ts"] + event["dur"]
            if begins < over or (event["pid"], event["tid"]) != (clicked["pid"], clicked["tid"]):
                continue  # a part of what has been counted, or somebody else's
            over = ends
            inside = min(ends, painted["ts"]) - max(begins, clicked["ts"])
            worked += event["tdur"] * inside / event["dur"] if inside > 0 else 0
        return worked / 1000

    def cost(self, state: str, what: str) -> float:
        """What a click costs in the median."""
        made: list[float] = [getattr(each if what in Click._fields else each.work, what, 0) for each in self.made[state]]
        return median(self.painting[state] if what == "painting" else made)


def tried(browser: Browser, address: str, phone: bool, still: bool) -> Tried:
    """A page of a tree that is served, in such a window."""
    window = PHONE if phone else DESKTOP
    return Tried(browser.new_context(**window, reduced_motion="reduce" if still else "no-preference").new_page(), address)


def told(trees: list[Tried], state: str, what: str) -> str:
    """One line: what each tree's click costs, the others' with how much that is of the first's."""
    first, *others = (each.cost(state, what) for each in trees)
    ratios = (f"{other:12.1f}{other / first if first else 0:8.2f}" for other in others)
    return f"{state:8} {what:13}{first:12.1f}" + "".join(ratios)


def main() -> None:
    """Click by turns, one tree after the other, and print what it cost."""
    parser = ArgumentParser(prog="python -m tests.benchmarks.clicks", description="What a click costs in trees of this project.")
    parser.add_argument("trees", nargs="+", type=Path)
    parser.add_argument("--clicks", type=int, default=40, help="how many clicks of each tree, at rest and while something moves")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--still", action="store_true", help="nothing moves, as a system's settings can ask for")
    given = parser.parse_args()
    with ExitStack() as stack, sync_playwright() as playwright:
        addresses = {tree: stack.enter_context(serving.serve_voila(tree=tree.resolve())) for tree in dict.fromkeys(given.trees)}
        chromium = [playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS) for _ in given.trees]
        shown = zip(chromium, given.trees, strict=True)
        trees = [tried(each, addresses[tree], given.phone, given.still) for each, tree in shown]
        for state in STATES:
            for number in range(given.clicks):
                for tree in trees if number % 2 else reversed(trees):
                    tree.click(state)
        for tree, path in zip(trees, given.trees, strict=True):
            print(f"{path}: {tree.games} games begun")
        for state in STATES:
            for what in COUNTED:
                print(told(trees, state, what))
        for each in chromium:
            each.close()


if __name__ == "__main__":
    main()
