"""Faults of the texts of a page: English or half-width where they may not be, cut, broken, beyond the page, or over others."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from playwright.sync_api import Page

from tests.languages.comparing import HALF_WIDTH

TEXTS: Final = """([within, shown]) => {
    const spoken = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
    const found = [];
    const take = (text, node) => {
        const place = node.closest("[class]")?.getAttribute("class") ?? "";
        const said = text.replace(/\\s+/g, " ").trim(), isThere = !shown || node.checkVisibility({ visibilityProperty: true });
        if (said && isThere) found.push([said, `${node.localName}.${place}`]);
    };
    const foreign = "#language option, option[lang], .bqplot :is(button, .dot_text), .widget-label"; // of figures: never seen
    const never = `script, style, template, noscript, textarea, [translate=no], .printed, ${foreign}`;
    const left = shown ? `${never}, .vc-spoken` : never; // what was said aloud once is not said again
    const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    if (within === "body" && !document.querySelector("title[translate=no]")) take(document.title, document.documentElement);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            const parent = node.parentElement;
            if (!parent.closest(left)) take(node.data, parent);
        } else if (!node.closest(left)) {
            for (const name of spoken) if (node.hasAttribute(name)) take(node.getAttribute(name), node);
        }
    }
    return found;
}"""
"""Script: all texts within an element of the page, those for screen readers and hidden ones included, each with its element."""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
TIME: Final = re.compile(r"(?:[A-Z][a-z]{2} \d+(?:, \d{4})?, |[a-z]+ )?\d+:\d\d(?::\d\d)?\s[AP]M")
"""A time in the browser's words, which no word file has."""
HOUR: Final = re.compile(r"\s?[\u4e00-\u9fff]{2}\d{1,2}:\d\d(?::\d\d)?")
"""The same in Chinese, with the space before it."""
CITED: Final = "vc-cited"
SECTION: Final = re.compile("“[^”]*”|‘[^’]*’|〈[^〉]*〉|„[^“]*“")
"""The name of a section, in the language of the rules that are cited."""
PLAIN: Final = re.compile(r"[aeiou]")

UNFIT: Final = """() => {
    const found = [], root = document.scrollingElement, range = document.createRange();
    const name = (node) => `${node.localName}.${node.closest("[class]")?.getAttribute("class") ?? ""}`;
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
    const unseen = ({ clip, clipPath, position }) => position === "absolute" && (clip.startsWith("rect") || clipPath !== "none");
    const names = ".vc-name"; // names are cut, and whole for screen readers
    const details = ".vc-can .vc-part, .vc-terms-pictures"; // of the board, beside what a reader can do now, and terms
    const folded = ".vc-meanwhile > summary, .vc-waiting-last"; // one line, whole when it is unfolded
    const figures = ".bqplot"; // they draw themselves in another width much later
    const passed = `script, style, template, noscript, ${names}, ${details}, ${folded}, ${figures}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), texts = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !shown(parent) || parent.closest(passed)) continue;
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!box.width || !box.height) continue;
        if (parent.closest("svg")) {
            let picture = parent.closest("svg");
            while (picture.ownerSVGElement) picture = picture.ownerSVGElement;
            const { left, right } = picture.getBoundingClientRect();
            const drawn = parent.getBoundingClientRect(); // with its textLength, which a range leaves out
            const beyond = drawn.left < left - 2 || drawn.right > right + 2;
            if (beyond) found.push(`beyond its picture: ${node.data} in ${name(parent)}`);
            continue;
        }
        let hidden = false;
        for (let around = parent; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (hidden ||= unseen(style)) break;
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            if (hidden = style.webkitLineClamp !== "none") break; // it ends in an ellipsis, and is whole elsewhere
            const { left, right, top, bottom } = around.getBoundingClientRect();
            if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) {
                hidden = box.left < left || box.right > right || box.top < top || box.bottom > bottom; // it may be scrolled to
                break;
            }
            if (hidden = style.overflowY !== "visible" && box.top >= bottom) break; // a line too many, which is never seen
            const aside = style.overflowX !== "visible" && (box.left < left - 1.5 || box.right > right + 1.5);
            const below = style.overflowY !== "visible" && box.bottom > bottom + 4 && box.top < bottom;
            if (aside || below) {
                found.push(`cut: ${node.data.trim()} in ${name(around)}`);
                break;
            }
        }
        if (!hidden) texts.push([node, parent]);
    }
    const pressed = "button, select, summary, a[href], input:not([type=hidden]), label";
    const layer = (node) => {
        for (let around = node; around && around !== document.body; around = around.parentElement) {
            if (/fixed|sticky/.test(getComputedStyle(around).position) || around.popover) return around;
        }
        return document.body;
    };
    const lines = texts.flatMap(([node, parent]) => {
        range.selectNodeContents(node);
        const own = parent.closest(pressed), around = layer(parent);
        return [...range.getClientRects()].filter((box) => box.width > 4).map((box) => ({ node, own, around, box }));
    });
    for (const { node, own, box } of lines) {
        const room = own?.matches("button") && own.getBoundingClientRect();
        const out = room && (box.left < room.left - 1 || box.right > room.right + 1 || box.bottom > room.bottom + 2);
        if (out) found.push(`beyond its button: ${node.data.trim()} in ${name(own)}`);
    }
    for (const [at, one] of lines.entries()) for (const other of lines.slice(at + 1)) {
        if (one.node === other.node || one.around !== other.around) continue;
        const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const high = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (wide > 2 && high > 6) found.push(`laid over each other: ${one.node.data.trim()} and ${other.node.data.trim()}`);
    }
    return found;
}"""
"""Script: texts cut at an edge, beyond their picture, page or button, or laid over another text of the same layer."""


BROKEN: Final = """() => {
    const found = [], range = document.createRange(), passed = "script, style, template, svg, bdi, .vc-name, [translate=no]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const isSeen = parent.checkVisibility() && parent.offsetWidth > 2; // not for screen readers alone
        if (parent.closest(passed) || !isSeen || getComputedStyle(parent).hyphens === "auto") continue;
        for (const { 0: word, index } of node.data.matchAll(/[[\\p{L}\\u00ad]--\\p{Script=Han}]{3,}/gv)) {
            if (word.includes("\\u00ad")) continue;
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 2).map(({ top }) => top);
            const place = parent.closest("[class]")?.getAttribute("class") ?? "";
            if (Math.max(...tops) - Math.min(...tops) > 6) found.push(`broken: ${word} in ${parent.localName}.${place}`);
        }
    }
    return found;
}"""
"""Script: words that go on in another line, except where the browser hyphenates."""


def list_texts(page: Page, within: str = "body", shown: bool = False) -> list[tuple[str, str]]:
    """Return the texts of a page, or of an element, each with its element's name and class: seen, spoken, and hidden ones.

    Only those that are seen or spoken now if ``shown`` asks for that; never those marked as not to be translated, or those in
    text areas, plain output of cells, charts' tools and names of languages.
    """
    return [(str(text), str(place)) for text, place in page.evaluate(TEXTS, [within, shown])]


def find_unmarked(page: Page, names: Collection[str] = (), within: str = "body") -> list[str]:
    """Return the texts with an English word, each with its element, of a page in another language.

    Words of the ``names``, times in the browser's words, and names of sections that are cited don't count. ``within`` selects the
    element that is looked at.
    """
    known = {part for name in names for part in WORD.findall(name)}
    found = []
    for text, place in list_texts(page, within):
        said = TIME.sub("", SECTION.sub("", text) if place.endswith(CITED) else text)
        if any(PLAIN.search(word) and word not in known for word in WORD.findall(said)):
            found.append(f"{text} in {place}")
    return found


def find_foreign_signs(page: Page) -> list[str]:
    """Return the texts of a Chinese page that have half-width punctuation beside a Han character, or a space between two."""
    texts = {HOUR.sub("", SECTION.sub("", text)) for text, _ in list_texts(page)}
    return sorted(text for text in texts if HALF_WIDTH.search(text))


def find_broken_words(page: Page) -> list[str]:
    """Return the words that a narrow place breaks without a hyphen; Han text may be broken anywhere.

    Names and drawings are not looked at.
    """
    return list(dict.fromkeys(str(line) for line in page.evaluate(BROKEN)))


def find_unfit(page: Page) -> list[str]:
    """Return what has no room on a page: texts that are cut, beyond their picture or button, or over others; a page too wide.

    Names, folded lines, charts, parts of a board beside texts, what ends in an ellipsis and what scrolls may be cut.
    """
    return list(dict.fromkeys(str(line) for line in page.evaluate(UNFIT)))
