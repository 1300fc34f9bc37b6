"""Styles without a browser: what is hidden stays hidden, fingers have room, the keyboard's place shows, and motion can be off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

ROOM: Final = Path(str(files("village_widgets")))
FINGER: Final = 44
"""Pixels that a finger needs, each way."""
PRESSED: Final = re.compile(
    r"(?:\b(?:button|summary|select|input|label|a)|\.vc-button|\.vc-(?:row|step|word|by|tool|grip))[^\s>+~]*$"
)
"""The ends of selectors of what is pressed."""
SMALL: Final = {
    (".vc-rows .vc-row", "vc-board (min-width: 940px)"): 28,
    (".vc-rule-more a", ""): 24,
    (".vc-app .vc-lesson .vc-step", "vc-board (min-width: 940px)"): 40,
    (".vc-closeup > .vc-button", ""): 32,
    (".vc-glance li input", ""): 22,
    (":is(.vc-habit, .vc-own-numbers) input", ""): 22,
    (".vc-check-at", ""): 30,
}
"""Smaller sizes of what a mouse presses, or fingers at the label around it, by selector and query."""
GENERAL: Final = {
    ("components/screen.css", ".vc-button", ""),
    ("components/screen.css", ".vc-app summary", "(pointer: coarse)"),
    ("components/choices.css", ".vc-app .vc-button", "(pointer: coarse)"),
    ("components/screen.css", ".vc-search input", ""),
    ("components/settings.css", '.vc-settings input[type="text"], .vc-settings select', ""),
    ("components/lesson.css", ".vc-app .vc-step", ""),
    ("components/log.css", ".vc-app .vc-lexicon .vc-word", ""),
    ("components/charts.css", ".vc-onboard button", ""),
    ("components/motion.css", ":is(.vc-pick, .vc-what-if) select", ""),
    ("rulebook/rules.css", ".vc-rule-entry > summary", ""),
    ("rulebook/rules.css", ".vc-rule-more a", "(pointer: coarse)"),
    ("rulebook/glance.css", ".vc-glance li label", ""),
    ("companion/companion.css", ".vc-companion .vc-button", ""),
    ("companion/companion.css", ".vc-menu select", ""),
    ("static/page.css", ".masthead nav a", ""),
    ("static/page.css", ".language select", ""),
    ("static/page.css", ".kept button", ""),
}
"""Rules without which much of what is pressed is too low, as the end of a file's path, a selector and a query."""
BARE: Final = {
    ".vc-board :is([data-at], .h)",
    ".vc-app:focus, .vc-app :is([data-at], .h):focus-visible",
    ".vc-sheet > h2",
    ".vc-app .vc-checking h2",
    ".vc-app .vc-laying h2:focus-visible",
    "#cells:focus",
}
"""Selectors of what has no outline when it has the focus."""


class Rule(NamedTuple):
    """A rule of a style sheet: the file, the innermost query around it, its selector, and its declarations by property."""

    file: str
    query: str
    selector: str
    given: dict[str, str]


def list_rules() -> list[Rule]:
    """List the rules of all style sheets of ours."""
    found = sorted(path for path in ROOM.rglob("*.css") if "vendor" not in path.parts)
    return [rule for path in found for rule in read_rules(path.relative_to(ROOM).as_posix(), path.read_text("utf-8"))]


def read_rules(file: str, css: str) -> Iterator[Rule]:
    """Yield the rules of a style sheet, those inside queries too."""
    around: list[str] = []
    for text, mark in re.findall(r"([^{};]*(?:;[^{}]*)?)([{}])", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)):
        if mark == "{":
            around.append(" ".join(text.split()))
            continue
        selector, queries = around.pop(), [each for each in around if each.startswith("@")]
        if not selector.startswith("@"):
            given = dict(re.findall(r"([\w-]+)\s*:\s*([^;]+)", text))
            yield Rule(file, queries[-1].partition(" ")[2] if queries else "", selector, given)


RULES: Final = list_rules()


def find_rule(file: str, selector: str, query: str = "") -> Rule:
    """Return the only rule of a selector in a file, whose path ends so, inside this query or none."""
    [found] = [r for r in RULES if r.file.endswith(file) and (r.selector, r.query) == (selector, query)]
    return found


def test_what_is_hidden_stays_hidden() -> None:
    """The attribute ``hidden`` wins over any display that a class gives, in our screens and in the notices of a page."""
    assert find_rule("components/screen.css", ".vc-app [hidden]").given == {"display": "none !important"}
    assert find_rule("static/page.css", "#lost[hidden], #lost [hidden], #newer[hidden]").given == {"display": "none"}
    loud = [rule for rule in RULES if "!important" in rule.given.get("display", "")]
    assert len(loud) > 3 and {rule.given["display"] for rule in loud} == {"none !important"}


def test_what_is_pressed_has_room_for_a_finger() -> None:
    """The least size that a style gives to a button, link, field or line to press is enough for a finger.

    Some smaller ones have other ways to be pressed, or are a mouse's.
    """
    small, count = {}, 0
    for rule in RULES:
        if not any(PRESSED.search(each) for each in rule.selector.split(", ")) or "::" in rule.selector:
            continue
        for size in (rule.given.get(name, "") for name in ("min-height", "height", "min-width")):
            if re.fullmatch(r"[1-9]\d*px", size):
                count += 1
                if int(size[:-2]) < FINGER:
                    small[rule.selector, rule.query] = int(size[:-2])
    assert count > 60 and small == SMALL


def test_general_rules_give_fingers_their_room() -> None:
    """The rules that many buttons, fields, links and folded parts share give them a least height."""
    heights = {each: find_rule(*each).given.get("min-height", "none") for each in GENERAL}
    assert {each: high for each, high in heights.items() if not re.fullmatch(r"(4[4-9]|5\d)px", high)} == {}


def test_the_place_of_the_keyboard_shows() -> None:
    """The focus has an outline on every page and in every screen, also in forced colours.

    Only places of a board, which show it otherwise, headings and whole pages have none.
    """
    for file, selector in (("components/screen.css", ".vc-app :focus-visible"), ("static/page.css", ":focus-visible")):
        wide = re.match(r"(\d)px solid", find_rule(file, selector).given["outline"])
        assert wide and int(wide[1]) >= 2, file
    forced = find_rule("components/screen.css", ".vc-app :focus-visible", "(forced-colors: active)").given["outline"]
    assert re.fullmatch(r"[2-9]px solid LinkText", forced)
    assert {rule.selector for rule in RULES if rule.given.get("outline") in ("none", "0")} == BARE


def test_motion_can_be_off() -> None:
    """Every animation runs only for readers who have not asked for less motion, or is off for those who have.

    One that follows the reader's own scrolling may stay.
    """
    reduced = [rule for rule in RULES if rule.query == "(prefers-reduced-motion: reduce)"]
    off = [each for rule in reduced for each in (rule.selector, *rule.selector.split(", "))]
    moving = [rule for rule in RULES if rule.given.get("animation", "none") != "none" and "animation-timeline" not in rule.given]
    left = {rule.selector for rule in moving if rule.query != "(prefers-reduced-motion: no-preference)"} - {*off}
    assert len(moving) > 6 and left == set()
