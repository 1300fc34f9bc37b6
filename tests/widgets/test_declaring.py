"""The types that the pages' scripts are checked with are those of Python's structs and of the word files."""

from __future__ import annotations

import re
from itertools import chain

from tests import declaring

ROOMS = (declaring.WIDGETS, declaring.WIDGETS.parent / "tests/orchard_widgets")
SCRIPTS = "".join(path.read_text(encoding="utf-8") for room in ROOMS for path in sorted(room.rglob("*.js")))
PYTHON = "".join(path.read_text(encoding="utf-8") for path in sorted(declaring.WIDGETS.rglob("*.py")))
BEGINNINGS = tuple(re.findall(r"words\[`([a-z-]+)\$\{", SCRIPTS))
NAMED = frozenset(chain(*re.findall(r"""words\.(\w+)|["'](?=([\w-]+)["'])|\b([\w-]+):""", SCRIPTS)))
"""The ways to name a key: a property of words, a string, and the key of a value."""


def test_the_scripts_know_every_command_message_and_word() -> None:
    """The types of commands, messages and words, and the list of commands that a log stores, are as Python declares them."""
    declared = declaring.build_declarations()
    assert {path.name for path in declared} == {"commands.d.ts", "messages.d.ts", "words.d.ts", "entering.js"}
    for path, text in declared.items():
        assert path.read_text(encoding="utf-8") == text


def test_each_word_that_a_page_is_sent_is_named() -> None:
    """Each word that pages are sent is named by Python, or by a script: whole, without ``-about`` or without its beginning."""
    sent = [key for _, keys, _ in declaring.list_sent_words().values() for key in keys]
    assert len(sent) > 300
    for key in sent:
        parts = {part for beginning in BEGINNINGS if (part := key.removeprefix(beginning)) != key}
        named = {key, key.removesuffix("-about"), *parts} & NAMED
        assert named or f'"ui-{key}"' in PYTHON, key
