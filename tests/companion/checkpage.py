"""A page that shows only the check of a copy: the real scripts and styles, answered by the real Python."""

from __future__ import annotations

import json
from importlib.resources import files

from playwright.sync_api import Browser, Page

from tests.companion.pages import build_command
from tests.hearing import decode
from tests.linking import build_script
from village_core.kernel.words import Words
from village_widgets.companion.checking.check import CopyCheck
from village_widgets.companion.checking.messages import WORD_FILES as CHECK_WORDS
from village_widgets.components.screen import build_style
from village_widgets.games.village import drawing
from village_widgets.games.village.checking import CHECKLIST, WORD_FILES
from village_widgets.games.village.telling import BOARD_WORDS, RULE_WORDS
from village_widgets.words import format_shown
from village_widgets.words import load_words as interface_words

PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
ADDRESS = "http://127.0.0.1/check"
WORDS = interface_words(RULE_WORDS, BOARD_WORDS, CHECK_WORDS, WORD_FILES)
BEGIN = """
import { Sheet } from "../components/sheet.js";
import { makeCheck } from "../companion/checking/check.js";
const said = %s;
const send = async (message) => { const { checking } = await window.hear(message); check.show(checking); };
const answers = new Sheet(said, send);
const check = makeCheck(said, send, answers);
document.querySelector(".vc-app").append(check.root, answers.root);
check.root.addEventListener("back", () => { document.title = "left"; });
window.begin = (edition, players) => check.open(edition, players);
"""


FORBIDDEN = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"


def open_page(
    browser: Browser,
    window: dict[str, object],
    *,
    forbidden: bool = False,
    check: CopyCheck | None = None,
    style: str = "",
    **more: object,
) -> Page:
    """Open an empty page, on which ``begin(edition, players)`` opens the check, in a browser context of its own.

    The context has the settings ``window`` and ``more``. If ``forbidden``, it keeps nothing for the page. The ``check`` is that
    of Village, unless another game's is given, with the ``style`` of its board.
    """
    answering = check or CopyCheck(CHECKLIST, WORDS)
    text = build_html(answering.words, style or drawing.build_css())
    shown_page = browser.new_context(**{**window, **more}).new_page()
    if forbidden:
        shown_page.add_init_script(FORBIDDEN)
    shown_page.expose_function("hear", lambda said: decode(answering.answer(build_command(**said))))
    shown_page.route(ADDRESS, lambda route: route.fulfill(body=text, content_type="text/html; charset=utf-8"))
    shown_page.goto(ADDRESS)
    return shown_page


def build_html(words: Words = WORDS, style: str = "") -> str:
    """Return the page's HTML: the style, by default that of Village, an empty board and the script that opens the check on it."""
    folder = files("village_widgets")
    boot = build_script(BEGIN % json.dumps(format_shown(words, CHECK_WORDS)))
    css = build_style(style or drawing.build_css(), (folder / "companion/checking/check.css").read_text(encoding="utf-8"))
    return (
        f'<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>body{{margin:0}}{css}</style>'
        f'<div class="vc-app vc-board"></div>{boot}'
    )
