"""Faults of a page: what axe-core finds in light, dark and forced colours, small or cut targets, and buttons of one name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal, TypeAlias

from playwright.sync_api import Page

from tests.samples import LONG

AXE: Final = Path(__file__).parents[1] / "scripts" / "node_modules" / "axe-core" / "axe.min.js"
OF_COLOURS: Final = ("color-contrast", "link-in-text-block")
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice", "experimental")
UNJUDGED: Final = "hidden-content"
"""A slow rule that finds no faults: it only names what axe can't look at."""
EVERYTHING: Final[dict[str, object]] = {"runOnly": {"type": "tag", "values": TAGS}, "rules": {UNJUDGED: {"enabled": False}}}
COLOURS: Final[dict[str, object]] = {"runOnly": {"type": "rule", "values": OF_COLOURS}}
COLOURLESS: Final[dict[str, object]] = {**EVERYTHING, "rules": {rule: {"enabled": False} for rule in (*OF_COLOURS, UNJUDGED)}}
Scheme: TypeAlias = tuple[Literal["light", "dark"], Literal["none", "active"], dict[str, object]]
"""A scheme of colours, whether colours are forced, and axe's options for the rules that are tried in it."""
SCHEMES: Final[tuple[Scheme, ...]] = (("light", "none", EVERYTHING), ("dark", "none", COLOURS), ("dark", "active", COLOURS))
"""The schemes change only colours, so all other rules run in the first one."""
WITHOUT_COLOURS: Final[tuple[Scheme, ...]] = (("light", "none", COLOURLESS),)
EVERY: Final = 1 if LONG else 3
"""States of an audit from one whose colours are tried, in all schemes, to the next."""
LOOK: Final = """async (wanted) => {
    // What Chromium says of this one is not what it paints in forced colours; it is asked for very often.
    const read = CSSStyleDeclaration.prototype.getPropertyValue;
    if (matchMedia("(forced-colors: active)").matches) CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
        return name === "-webkit-text-fill-color" ? "" : read.call(this, name);
    };
    const frame = () => new Promise(requestAnimationFrame);
    while (document.querySelector(".vc-log[data-late]")) await frame(); // its timer is one of the animations
    for (const moving of document.getAnimations()) moving.cancel();
    await frame();
    await frame();
    const { violations } = await axe.run(document, { ...wanted, resultTypes: ["violations"] });
    // It wants whole words, but Korean hangs particles on them.
    const isNamed = (id, [at]) => id === "label-content-name-mismatch"
        && ((each) => each.ariaLabel?.includes(each.innerText.trim()))(document.querySelector(at));
    CSSStyleDeclaration.prototype.getPropertyValue = read;
    return violations.flatMap(({ id, nodes }) => nodes.flatMap(({ target, html, any, all, none }) => {
        if (isNamed(id, target)) return [];
        const said = [...any, ...all, ...none].map(({ message }) => message).join(" ");
        return `${id}: ${html.slice(0, 160)} (${said.slice(0, 200)})`;
    }));
}"""


def find_faults(page: Page, schemes: Sequence[Scheme] = SCHEMES) -> list[str]:
    """Return the nodes of the page with faults by axe, one line each: the scheme, the rule, the node and the fault.

    Load axe if the page lacks it, look in each of the ``schemes``, and leave the page light. A button's name that contains all of
    its text is right, even if Korean hangs a particle on that.
    """
    found: list[str] = []
    if not page.evaluate("Boolean(window.axe)"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    for scheme, forced, wanted in schemes:
        page.emulate_media(color_scheme=scheme, forced_colors=forced)
        name = "forced" if forced == "active" else scheme
        found += [f"{name}: {line}" for line in page.evaluate(LOOK, wanted)]
    page.emulate_media(color_scheme="light", forced_colors="none")
    return found


SMALL: Final = """() => {
    if (!matchMedia("(pointer: coarse)").matches) return [];
    const touched = "button:not(.vc-ref, .vc-word), select, summary, a[href]:not(.skip), .vc-open > .h, .vc-barred > .h";
    const isPressed = (one) => one.checkVisibility() && !one.closest("p, [inert]");
    return [...document.querySelectorAll(touched)].filter(isPressed).flatMap((one) => {
        const { width, height } = one.getBoundingClientRect();
        const least = one.matches(".h") ? 30 : 43.5; // many kinds of piece side by side share the room that there is
        return width === 0 || (height >= 43.5 && width >= least) ? []
            : [`${Math.round(width)} by ${Math.round(height)}: ${one.getAttribute("aria-label") ?? one.textContent}`];
    });
}"""


def find_small_targets(page: Page) -> list[str]:
    """Return the visible targets less than 44 pixels high or wide, each with its size; on a page for a mouse, return none.

    Pieces on the board need a width of only 30. Inert targets, and names, words and links in texts, don't count.
    """
    return [str(line) for line in page.evaluate(SMALL)]


ALIKE: Final = """() => {
    const inside = "ul, ol, fieldset, table, section, details, [role=group], [role=list], [role=toolbar]";
    const said = (node) => node.nodeType === Node.TEXT_NODE ? node.data
        : node.nodeType !== Node.ELEMENT_NODE || node.getAttribute("aria-hidden") === "true" ? ""
        : node.getAttribute("aria-label") ?? [...node.childNodes].map(said).join(" ");
    const found = [], lists = new Map();
    for (const button of document.querySelectorAll("button")) {
        if (!button.checkVisibility()) continue;
        const list = button.closest(inside), name = said(button).replace(/\\s+/g, " ").trim() || button.title;
        const names = lists.get(list) ?? new Set();
        if (names.has(name)) found.push(`two buttons of one list: ${name}`);
        lists.set(list, names.add(name));
    }
    return found;
}"""


def find_equal_names(page: Page) -> list[str]:
    """Return a line for each accessible name that two visible buttons of one list or group share.

    The buttons outside all lists and groups count as one.
    """
    return [str(line) for line in page.evaluate(ALIKE)]


CUT: Final = """() => [...document.querySelectorAll(".vc-side :is(button, summary, .vc-lines)")].filter((each) => {
    if (!each.checkVisibility() || each.disabled) return false;
    each.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { left, top, width, height, bottom } = each.getBoundingClientRect();
    const seen = [top + 4, bottom - 4].every((y) => each.contains(document.elementFromPoint(left + width / 2, y)));
    return !seen || top < 0 || bottom > innerHeight;
}).map((each) => each.textContent.slice(0, 60))"""


def find_cut_targets(page: Page) -> list[str]:
    """Return the texts of enabled targets, and of the log, beside or below the board that are cut off after scrolling to them."""
    return [str(line) for line in page.evaluate(CUT)]


class Audit:
    """The audit of a page, state by state: ``found`` has the faults of all states looked at, each with the state's name."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[str] = []
        self.looks = 0

    def look(self, state: str) -> None:
        """Audit the page as it is: add the faults by axe, small targets and equal names to ``found``, under the state's name.

        Axe tries the colours of one in ``EVERY`` states, in all schemes.
        """
        schemes = SCHEMES if self.looks % EVERY == 0 else WITHOUT_COLOURS
        self.looks += 1
        faults = (*find_faults(self.page, schemes), *find_small_targets(self.page), *find_equal_names(self.page))
        self.found += [f"{state}, {line}" for line in faults]

    def glance(self, state: str) -> None:
        """Add only the equal names of buttons to ``found``, in a state that looks like others."""
        self.found += [f"{state}, {line}" for line in find_equal_names(self.page)]

    def close(self) -> None:
        """Close the open sheet with Escape, and wait until it is hidden."""
        self.page.keyboard.press("Escape")
        self.page.locator(".vc-sheet:popover-open").wait_for(state="hidden")
