"""What is wrong with the texts of a page: not from a word file, cut, beyond the page, or laid over each other."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from playwright.sync_api import Page

TEXTS: Final = """() => {
    const spoken = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "placeholder", "alt"];
    const found = [];
    const take = (text, node) => {
        const place = node.closest("[class]")?.getAttribute("class") ?? "";
        if (text.trim()) found.push([text.replace(/\\s+/g, " ").trim(), `${node.localName}.${place}`]);
    };
    const left = "script, style, template, noscript, textarea, [translate=no], .printed";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    take(document.title, document.documentElement);
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
"""Script: all texts of the page, those for screen readers and hidden ones included, each with its element."""
WORD: Final = re.compile(r"[A-Za-z]{2,}")
PLAIN: Final = re.compile(r"[aeiou]")

UNFIT: Final = """() => {
    const found = [], root = document.scrollingElement, range = document.createRange();
    const name = (node) => `${node.localName}.${node.closest("[class]")?.getAttribute("class") ?? ""}`;
    const shown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (root.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${root.scrollWidth} in ${innerWidth}`);
    const unseen = ({ clip, clipPath, position }) => position === "absolute" && (clip.startsWith("rect") || clipPath !== "none");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!node.data.trim() || !shown(parent) || parent.closest("script, style, template, noscript")) continue;
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
        for (let around = parent; around && around !== document.body; around = around.parentElement) {
            const style = getComputedStyle(around);
            if (unseen(style)) break;
            if (/auto|scroll/.test(`${style.overflowX} ${style.overflowY}`)) break;
            if (style.overflowX === "visible" && style.overflowY === "visible") continue;
            const { left, right, top, bottom } = around.getBoundingClientRect();
            const aside = style.overflowX !== "visible" && (box.left < left - 1.5 || box.right > right + 1.5);
            const below = style.overflowY !== "visible" && box.bottom > bottom + 4 && box.top < bottom;
            if (aside || below) {
                found.push(`cut: ${node.data.trim()} in ${name(around)}`);
                break;
            }
        }
    }
    const pressed = [...document.querySelectorAll("button, select, summary, a[href], input:not([type=hidden])")].filter((one) =>
        shown(one) && !one.closest("svg, .skip") && !unseen(getComputedStyle(one)));
    const measure = (one) => {
        range.selectNodeContents(one);
        return one.matches("summary, a") ? range.getBoundingClientRect() : one.getBoundingClientRect();
    };
    const rooms = "li, form, fieldset, nav, header, section, div";
    const boxes = pressed.map((one) => [one, measure(one), one.parentElement?.closest(rooms)]);
    for (const [at, [one, box, room]] of boxes.entries()) for (const [other, second, near] of boxes.slice(at + 1)) {
        if (room !== near || one.contains(other) || other.contains(one)) continue;
        const wide = Math.min(box.right, second.right) - Math.max(box.left, second.left);
        const high = Math.min(box.bottom, second.bottom) - Math.max(box.top, second.top);
        if (wide > 2 && high > 2) found.push(`laid over each other: ${one.textContent.trim()} and ${other.textContent.trim()}`);
    }
    return found;
}"""
"""Script: texts cut at the edge of their element, beyond their picture or the page, and buttons of one room that overlap."""


def list_texts(page: Page) -> list[tuple[str, str]]:
    """Return all texts of a page, seen, spoken and hidden, each with its element's name and class."""
    return [(str(text), str(place)) for text, place in page.evaluate(TEXTS)]


def find_unmarked(page: Page, names: Collection[str] = ()) -> list[str]:
    """Return the texts of a page in a pseudo-language that have English words, without the ``names`` that people typed."""
    known = {part for name in names for part in WORD.findall(name)}
    return [
        f"{text} in {place}"
        for text, place in list_texts(page)
        if any(PLAIN.search(word) and word not in known for word in WORD.findall(text))
    ]


def find_unfit(page: Page) -> list[str]:
    """Return what has no room on a page: texts that are cut or beyond their picture, buttons that overlap, a page too wide."""
    return list(dict.fromkeys(str(line) for line in page.evaluate(UNFIT)))
