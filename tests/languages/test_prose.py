"""All that people read stands in word files: no script, template or module of the packages has a sentence of its own."""

from __future__ import annotations

from typing import Final

import pytest

from tests.languages.prose import find_in_python, find_in_script, find_in_template
from tests.languages.trees import PACKAGES, ROOT

FINDING: Final = {".js": find_in_script, ".j2": find_in_template, ".html": find_in_template, ".py": find_in_python}
ELSEWHERE: Final = ("vendor", "node_modules", "static", "parsing.py")
"""Scripts of others, scripts that show nothing, and the texts by which argparse asks for its words."""
FOR_PROGRAMMERS: Final = {
    "take over": "a message between the page and its service worker",
    " is refused by ": "the text of an exception",
    "row wrap": "a layout",
    "export default definePage(() => ": "a script",
    "pts st": "classes of a drawing",
    "wy wx": "classes of a drawing",
    "'self' data: blob:": "a header",
    "'self' data:": "a header",
    "tables an hour": "a refusal that another module words",
    "the allowance suffices again in ": "a refusal that another module words",
    "the last decision, with what happened": "the repr of a board",
    "Seconds that a page has to connect after its cells have run": "help for an option of the server",
    "Seconds until the process of a closed page ends": "help for an option of the server",
    "The same while other clients wait for a place": "help for an option of the server",
    "Seconds until the process of an idle page ends": "help for an option of the server",
    "nothing said": "the text of an exception",
    "reached by ": "the text of an exception",
    "no exercise asks any of ": "the text of an exception",
    "no kind": "the text of an exception",
}
"""Texts that only people who program read."""


def list_prose() -> list[tuple[str, str]]:
    """Return the place and the text of each text in the packages that reads as prose and is in no word file."""
    found = []
    for package in PACKAGES:
        for file in sorted((ROOT / package).rglob("*.*")):
            inside = file.relative_to(ROOT)
            if file.suffix in FINDING and not set(ELSEWHERE) & set(inside.parts):
                texts = FINDING[file.suffix](file.read_text(encoding="utf-8"))
                found += [(f"{inside}:{line}", text) for line, text in texts]
    return found


def test_what_people_read_is_in_word_files() -> None:
    """No sentence stands in a script, a template or a module, and each exception is still needed."""
    found = list_prose()
    assert [f"{place}: {text}" for place, text in found if text not in FOR_PROGRAMMERS] == []
    assert FOR_PROGRAMMERS.keys() - {text for _, text in found} == set()


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".js", 'const said = "Take back the last entry";'),
        (".js", "button.append(`${name} is next.`);"),
        (".js", "html`<p class='x'>Nothing to do here</p>`;"),
        (".js", 'html`<button aria-label="Close this sheet">×</button>`;'),
        (".js", 'button.title = "Undo.";'),
        (".j2", "<p>\n{{ said }} All places are taken\n</p>"),
        (".j2", '{% set words = {"again": "Load the page again"} %}'),
        (".py", 'def f(name):\n    return f"{name} has sold everything"'),
        (".py", 'said = {"end": "The game is over."}'),
    ],
)
def test_each_kind_of_prose_is_found(suffix: str, source: str) -> None:
    """A sentence in a literal, a template, an attribute or a formatted text is found."""
    assert len([*FINDING[suffix](source)]) == 1


@pytest.mark.parametrize(
    ("suffix", "source"),
    [
        (".js", 'import { html } from "./templates.js"; // what is drawn here\nthrow new Error(`${name} is not a page`);'),
        (".js", 'html`<p class="vc-note big">${words["note-end"]}</p>`; root.querySelector(".vc-note .big");'),
        (".py", '"""A module that says things."""\nraise ValueError("this is not a table")'),
        (".py", 'log.warning("a page sent an invalid command: %s", error)'),
        (".j2", "{# Shown until the page is there #}<p>{{ say('waiting') }}</p>"),
    ],
)
def test_code_and_texts_for_programmers_are_no_prose(suffix: str, source: str) -> None:
    """Comments, docstrings, errors, logs, selectors and classes don't count as prose: players don't read them."""
    assert [*FINDING[suffix](source)] == []


def test_a_text_comes_with_its_line() -> None:
    """A text that is found in a script comes with the number of its line."""
    assert [*find_in_script('const a = 1;\n\nconst said = "You can wait here";')] == [(3, "You can wait here")]
