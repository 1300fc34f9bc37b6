"""The first view of a lesson: for each step and window, the places that text and task name, the text, the task and its button.

``python -m tests.browser.looking`` opens every step of every chapter in five windows and prints what is out of view; names of
chapters limit it, and ``--pictures FOLDER`` keeps a picture of each step.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.driving import PATIENCE
from tests.learning.chapters import list_targets, walk_chapter
from tests.learning.courses import COURSES
from village_widgets.tutor.chapter import Chapter

TOUCH = {"device_scale_factor": 2, "is_mobile": True, "has_touch": True}
WINDOWS = {
    "1280×800": {"viewport": {"width": 1280, "height": 800}},
    "1280×640": {"viewport": {"width": 1280, "height": 640}},
    "820×1180": {"viewport": {"width": 820, "height": 1180}, **TOUCH},
    "390×844": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "360×640": {"viewport": {"width": 360, "height": 640}, **TOUCH},
}
LEAST_TEXT = 84
"""Pixels of a long text that readers see at once, at least: its title and two lines. The rest scrolls in the text's own box."""
OUT_OF_VIEW = """([places, least]) => {
    const bar = document.querySelector(".vc-agenda");
    const side = document.querySelector(".vc-side");
    const edge = getComputedStyle(bar).position === "sticky" ? bar.getBoundingClientRect().top : innerHeight;
    const isIn = ({ top, bottom, height }, lower = edge) => height > 0 && top >= -1 && bottom <= lower + 1;
    const isShown = (one, lower = innerHeight) => {
        if (!one?.checkVisibility()) return false;
        const box = one.getBoundingClientRect();
        const at = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        return isIn(box, lower) && Boolean(at) && (one.contains(at) || at.contains(one));
    };
    const isPlaceShown = (at) => {
        const named = ["at", "panel", "part"].map((kind) => `[data-${kind}="${CSS.escape(at)}"]`);
        const place = document.querySelector(`.vc-picture :is(${named})`);
        if (!place?.checkVisibility()) return false;
        const box = place.getBoundingClientRect();
        const panel = place.closest(".vc-panel");
        const around = panel.getBoundingClientRect();
        if (panel === place) {
            const [, , , high] = (panel.dataset.box ?? panel.getAttribute("viewBox")).split(" ").map(Number);
            const seen = (Math.min(around.bottom, edge) - Math.max(around.top, 0)) / panel.getScreenCTM().a;
            return seen >= high / 3;
        }
        const inside = box.top >= around.top - 4 && box.bottom <= around.bottom + 4;
        const [x, y] = [(box.left + box.right) / 2, (Math.max(box.top, 0) + Math.min(box.bottom, edge)) / 2];
        return isIn(box) && inside && Boolean(document.elementFromPoint(x, y)?.closest(".vc-picture"));
    };
    const text = document.querySelector(".vc-text") ?? document.querySelector(".vc-told");
    const [told, within] = [text.getBoundingClientRect(), side.getBoundingClientRect()];
    const lower = Math.min(edge, within.height ? within.bottom : innerHeight);
    const seen = Math.min(told.bottom, lower) - Math.max(told.top, 0);
    const isRead = seen >= Math.min(text.scrollHeight, least) - 1 && (seen >= told.height - 1);
    const button = document.querySelector(".vc-task .vc-tools > *") ?? document.querySelector(".vc-task summary");
    return [
        ...places.filter((at) => !isPlaceShown(at)),
        ...(isShown(document.querySelector(".vc-do")) ? [] : ["the task"]),
        ...(isShown(button) ? [] : ["its button"]),
        ...(isRead ? [] : ["the text"]),
    ];
}"""
"""Script: return those of some places that readers don't see whole, and the task, its button or its text if they don't.

A panel that is named itself is seen if a third of it is, from its title; a cut panel shows what lies within it.
"""
GONE = """number => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    document.querySelectorAll(".vc-step")[number].click();
}"""
"""Script: go to a step from the foot of the page."""
STILL = """() => {
    const lay = [...document.querySelectorAll(".vc-panel, .vc-do, .vc-told")]
        .map((each) => Math.round(each.getBoundingClientRect().top)).join();
    window.stillFor = lay === window.lay ? (window.stillFor ?? 0) + 1 : 0;
    window.lay = lay;
    return window.stillFor > 4;
}"""
"""Script: tell if nothing has moved for five frames."""


def find_hidden(page: Page, places: list[str]) -> list[str]:
    """Wait until the page is still; return those of the places, the task, its button and its text that are out of view."""
    page.evaluate("window.stillFor = 0")
    page.wait_for_function(STILL, timeout=PATIENCE)
    return page.evaluate(OUT_OF_VIEW, [places, LEAST_TEXT])


def list_places(chapter: Chapter) -> list[str]:
    """List the places of a chapter's step, in task, solution and text; of those that answer the task equally well, only one."""
    return [at for at in list_targets(chapter) if at not in chapter.at.step.find[1:]]


def open_step(page: Page, number: int) -> None:
    """Scroll a chapter's page to its foot, and go from there to the step with this number, counted from 0."""
    page.evaluate(GONE, number)
    page.locator(f".vc-steps li:nth-child({number + 1}) [aria-current]").wait_for(timeout=PATIENCE, state="attached")


def look_at(browser: Browser, address: str, game: str, chapter: str, window: str) -> Iterator[tuple[str, list[str], Page]]:
    """Open each step of a chapter in a window; yield its key, what is out of view, and the page."""
    folder = "" if game == "village" else f"{game}/"
    context = browser.new_context(**WINDOWS[window], reduced_motion="reduce")
    page = context.new_page()
    page.goto(f"{address}/voila/render/{folder}{chapter}.ipynb")
    page.wait_for_selector(".vc-table[data-version] .vc-told h2", timeout=PATIENCE * 3)
    for number, step in enumerate(walk_chapter(COURSES[game], chapter)):
        if number:
            open_step(page, number)
        yield step.at.step.key, find_hidden(page, list_places(step)), page
    context.close()


def main() -> None:
    """Print each step with a place, text, task or button out of view, and counts for each window; exit with 1 if there is any."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.looking", description=__doc__)
    parser.add_argument("chapters", nargs="*", help="chapters such as 01_setup; all, if you name none")
    parser.add_argument("--pictures", type=Path, help="a folder for a picture of each step")
    asked = parser.parse_args()
    steps, hidden = Counter[str](), Counter[str]()
    with serving.serve_voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for game, course in COURSES.items():
            for chapter in course.lessons:
                if not course.find_lesson(chapter).steps or (asked.chapters and chapter not in asked.chapters):
                    continue
                for window in WINDOWS:
                    for key, out, page in look_at(browser, address, game, chapter, window):
                        steps[window] += 1
                        hidden[window] += bool(out)
                        if out:
                            print(f"{window:9} {game} {chapter} {key}: {', '.join(out)}", flush=True)
                        if asked.pictures:
                            asked.pictures.mkdir(parents=True, exist_ok=True)
                            name = f"{game}-{chapter}-{key}-{window.replace('×', 'x')}.png"
                            page.screenshot(path=asked.pictures / name)
        browser.close()
    print("window     steps  out of view")
    for window in WINDOWS:
        print(f"{window:9} {steps[window]:6} {hidden[window]:12}")
    sys.exit(1 if sum(hidden.values()) else 0)


if __name__ == "__main__":
    main()
