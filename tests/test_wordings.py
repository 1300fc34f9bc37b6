"""All English word files: no text stands twice, in lessons no sentence of a chapter; each message that another shows is there.

Code gives each message the values that its wording needs.
"""

from __future__ import annotations

import ast as python
from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

from village_core.commands.words import load_command_words as command_words
from village_core.commands.words import load_game_words
from village_core.games import list_games
from village_core.games.narration import load_words as printed_words
from village_core.kernel.words import ENGLISH, SUFFIX, Words
from village_core.kernel.words.languages import list_languages
from village_core.kernel.words.parsing import parse_words
from village_widgets.games import find_screen
from village_widgets.host.frame import load_words as frame_words
from village_widgets.words import load_words as interface_words

ROOT: Final = Path(__file__).parent.parent
FEWEST: Final = 2
"""The number of letters from which on a text may be written only once."""
SENTENCE: Final = 24
"""The number of characters from which on a chapter's text is a sentence, not a title."""
CHAPTERS: Final = sorted({file.parent for file in (ROOT / "village_widgets").glob(f"games/*/lessons/*/{ENGLISH}{SUFFIX}")})
FORMATS: Final = ("words.format", "words().format")
"""The ends of the calls that format a wording."""
TWICE: Final = {
    "Add": "a button of the forms of two games",
    "At the table": "a page in the header, and its own heading",
    "Family": "an action space, and the people of a player",
    "Final score": "the commands have no words of the pages",
    "Final scoring": "a term of two games",
    "Goods": "a term of two games",
    "Hut": "a place in one game, where people sleep in another",
    "Language": "the frame of a page has no words of the companion",
    "Manitoba": "the game, and its first edition",
    "Round": "a term of two games, and a field of the form that lays a table out",
    "Rounds": "the commands have no words of the pages",
    "Starting player": "a term of two games",
    "Stone Age": "the game, and its first edition",
    "Supply": "a term of two games",
    "Village": "the village on the board, and the game",
    "brown": "a cube in one game, a disc in the other",
    "cards": "a reason in one game, guessed values in another",
    "horse": "a good in two games",
    "horses": "a good in two games",
    "no": "an answer of one game's form, and a printed value of any copy",
    "nobody": "a field of the forms of two games",
    "time": "a symbol of culture in one game, hours in the other",
    "white": "a player in one game, a disc in the other",
    "{ $first } or { $last }": "the commands have no words of a game",
    "{ $who } has { $points }.": "a player's points in two games, which Korean words in two ways",
    "{ $count ->\n        [one] 1 horse\n       *[other] { $count } horses\n    }": "a good in two games",
}
"""Texts that are written twice, and why."""


@cache
def parse_files() -> dict[str, list[ast.EntryType]]:
    """Return the entries of each word file except those of chapters, which are one text each and repeat titles."""
    return {
        str(file.relative_to(ROOT)): parse_words(file.read_text("utf-8")).body
        for room in ("village_core", "village_widgets", "notebooks")
        for file in sorted((ROOT / room).rglob(f"{ENGLISH}{SUFFIX}"))
        if "lessons" not in file.parts
    }


class Parts(Visitor):
    """The literal text of a pattern, the keys of the messages that it shows, and the values that it needs."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.text = ""
        self.shown: list[str] = []
        self.values: set[str] = set()
        self.visit(pattern)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record a piece of text."""
        self.text += node.value

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record the key of another message that the pattern shows, with its form if it names one."""
        self.shown.append(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record the name of a value that the pattern needs."""
        self.values.add(node.id.name)


def list_patterns(file: str) -> Iterator[tuple[str, ast.Pattern]]:
    """Yield the key and the pattern of each message of a word file, and of each form of it as ``key.form``."""
    for entry in parse_files()[file]:
        if isinstance(entry, ast.Message):
            if entry.value:
                yield entry.id.name, entry.value
            yield from ((f"{entry.id.name}.{form.id.name}", form.value) for form in entry.attributes)


def test_no_text_is_written_twice() -> None:
    """A text of two letters or more stands under one key, to which others refer. The exceptions are still needed.

    The forms of a glossary's words are no texts, but what texts are searched for.
    """
    found = defaultdict(list)
    for file in parse_files():
        for key, pattern in list_patterns(file):
            if not key.endswith(".forms") and sum(letter.isalpha() for letter in Parts(pattern).text) >= FEWEST:
                found[serialize_pattern(pattern).strip()].append(f"{file}: {key}")
    assert len(found) > 1000
    assert {text: places for text, places in found.items() if len(places) > 1 and text not in TWICE} == {}
    assert all(len(found[text]) > 1 for text in TWICE), "remove it from TWICE: it stands once"


def read_chapter(file: Path) -> dict[str, ast.Pattern]:
    """Return the pattern of each key of a chapter's word file, forms included."""
    messages = [entry for entry in parse_words(file.read_text("utf-8")).body if isinstance(entry, ast.Message)]
    forms = ((f"{entry.id.name}.{form.id.name}", form.value) for entry in messages for form in entry.attributes)
    return {**{entry.id.name: entry.value for entry in messages if entry.value}, **dict(forms)}


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda folder: f"{folder.parts[-3]}-{folder.name}")
def test_no_sentence_is_written_twice_in_a_chapter(chapter: Path) -> None:
    """A sentence that a chapter says twice refers to the first, unless some language says it in two ways."""
    texts = {language: read_chapter(chapter / f"{language}{SUFFIX}") for language in list_languages()}
    sentences = [key for key, pattern in texts[ENGLISH].items() if len(Parts(pattern).text) >= SENTENCE]
    found = Counter(tuple(serialize_pattern(each[key]).strip() for each in texts.values()) for key in sentences)
    assert found
    assert [said for said, times in found.items() if times > 1] == []


def list_words() -> dict[str, Words]:
    """Return, by name, the words of the commands, of every page and its frame, and of each game's rules and pages."""
    found = {"printed": printed_words(), "commands": command_words(), "interface": interface_words(), "frame": frame_words()}
    for name in list_games():
        shown = find_screen(name)
        words = shown.load_words()
        found[f"rules of {name}"] = load_game_words(name)
        found[f"screen of {name}"] = words
        found[f"course of {name}"] = shown.teaching.load_exercises().build_wording(words).words
        found[f"companion of {name}"] = shown.load_parts().words
    return found


@pytest.mark.parametrize(("name", "words"), list_words().items())
def test_a_message_that_another_one_shows_is_there(name: str, words: Words) -> None:
    """Wherever a word file is used, the files whose messages it shows are used as well."""
    used = [file for file in parse_files() if all(words.knows(key) for key, _ in list_patterns(file))]
    shown = {key for file in used for _, pattern in list_patterns(file) for key in Parts(pattern).shown}
    assert used, name
    assert {key for key in shown if not words.knows(key)} == set()


@cache
def group_patterns() -> dict[str, list[ast.Pattern]]:
    """Return the patterns of each key in ``parse_files()``: one for each of these files that has the key."""
    found = defaultdict(list)
    for file in parse_files():
        for key, pattern in list_patterns(file):
            found[key].append(pattern)
    return dict(found)


@cache
def list_needs(key: str) -> list[set[str]]:
    """Return the values that a key needs, those of the messages that it shows included: a set for each file that has the key."""
    found = [Parts(pattern) for pattern in group_patterns().get(key, ())]
    return [parts.values.union(*(needs for shown in parts.shown for needs in list_needs(shown))) for parts in found]


def list_wordings() -> Iterator[tuple[str, str, set[str]]]:
    """Yield each string in the key of a ``words.format`` call whose values are all named: the call's place, it, and the names."""
    for file in sorted(file for room in ("village_core", "village_widgets") for file in (ROOT / room).rglob("*.py")):
        text = file.read_text("utf-8")
        for call in python.walk(python.parse(text)) if any(way in text for way in FORMATS) else ():
            if not (isinstance(call, python.Call) and python.unparse(call.func).endswith(FORMATS)):
                continue
            given = {value.arg for value in call.keywords if value.arg is not None}
            for key in [*python.walk(call.args[0])] if len(given) == len(call.keywords) else []:
                if isinstance(key, python.Constant) and isinstance(key.value, str):
                    yield f"{file.relative_to(ROOT)}:{call.lineno}", key.value, given


def test_a_wording_gets_the_values_that_it_needs() -> None:
    """A call with a literal key and named values gives all that the wording needs in at least one of the files with the key."""
    found = [(place, key, given, needs) for place, key, given in list_wordings() if (needs := list_needs(key))]
    assert sum(1 for *_, needs in found if any(needs)) > 150
    assert [(place, key) for place, key, given, needs in found if not any(each <= given for each in needs)] == []


def list_named_keys(argument: python.expr) -> list[str]:
    """Return the keys that an argument may be: it itself, or the values of a condition; none of one that code puts together."""
    if isinstance(argument, python.Constant):
        return [argument.value] if isinstance(argument.value, str) else []
    values = {python.IfExp: ("body", "orelse"), python.BoolOp: ("values",)}.get(type(argument), ())
    inside = [getattr(argument, name) for name in values]
    return [key for value in inside for each in (value if isinstance(value, list) else [value]) for key in list_named_keys(each)]


def list_literal_keys() -> Iterator[tuple[str, str]]:
    """Yield each key that a ``words.format`` call names literally, with the call's place."""
    for file in sorted(file for room in ("village_core", "village_widgets") for file in (ROOT / room).rglob("*.py")):
        for call in python.walk(python.parse(file.read_text("utf-8"))):
            if isinstance(call, python.Call) and call.args and python.unparse(call.func).endswith(FORMATS):
                yield from ((f"{file.relative_to(ROOT)}:{call.lineno}", key) for key in list_named_keys(call.args[0]))


def test_code_asks_for_no_wording_that_is_missing() -> None:
    """Each key that code names literally stands in a word file, also where no test runs the code."""
    found = [*list_literal_keys()]
    assert len(found) > 500
    assert [(place, key) for place, key in found if key not in group_patterns()] == []
