"""The words of a game that its texts use, each with its meaning, rules and pictures: one list for all texts of a page."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator
from village_core.kernel.values import RuleKey
from village_core.kernel.words import Words
from village_widgets.components.meaning import Forms, Meaning, Picture
from village_widgets.components.scene import Panel

T = TypeVar("T", bound=GameTable)
BETWEEN: Final = " | "
"""The text between the forms of a word in a word file."""
OWN: Final = "own@"
"""The beginning of a picture's name that means the panel of the page's player."""
POINTED: Final = re.compile(r' data-(?:at|part)="[^"]*"')
DEFINED: Final = "defs"
"""The part of a panel that defines shared pictures; every page has it on its board."""
SHARED: Final = "0 0 24 24"
"""The box of a shared picture."""


class GlossaryEntry(NamedTuple):
    """A word of a game.

    ``key`` names its wordings: ``word-<key>`` is the meaning, ``.name`` the title, ``.forms`` the ways in which texts write it
    (``#`` stands for a number), without the endings that the language hangs on any word (``ui-word-endings``). ``taught`` is the
    step that teaches it (``chapter/step``), ``rules`` are those whose citations its card has, ``shows`` its pictures by name.
    """

    key: str
    taught: str
    rules: tuple[RuleKey, ...]
    shows: tuple[str, ...]


Glossary: TypeAlias = tuple[GlossaryEntry, ...]
"""The words of one game, in the order of its course."""
Terms: TypeAlias = Mapping[str, Mapping[str, tuple[str, ...]]]
"""The terms of one game in groups (worded ``terms-<group>``), for the page that lists them: more than texts explain.

A term's key has the wordings of an entry, without ``.forms``, and without a meaning if its name says all. Its pictures are
those named, or the entry's.
"""


def list_forms(glossary: Glossary, words: Words) -> tuple[Forms, ...]:
    """List for each word of a glossary its key and the ways in which texts write it."""
    return _list_forms(glossary, words, words.language)


@lru_cache(maxsize=32)
def _list_forms(glossary: Glossary, words: Words, language: str) -> tuple[Forms, ...]:
    """List the forms once for each language; ``language`` is that of the words."""
    return tuple((key, *words.format(f"word-{key}.forms").split(BETWEEN)) for key, *_ in glossary)


def explain_word(entry: GlossaryEntry, narrator: Narrator[T, PrintedEdition], panels: Sequence[Panel], own: str) -> Meaning:
    """Explain a word with the numbers of the edition, and show it on the ``panels``, if there are any.

    ``own`` is the key of the panel of the page's player, on which a word about every player's panel is shown.
    """
    key = f"word-{entry.key}"
    return Meaning(
        narrator.format_with_numbers(f"{key}.name"),
        narrator.format_with_numbers(key),
        tuple(dict.fromkeys(said for rule in entry.rules for said in narrator.list_citations(rule))),
        tuple(draw_picture(name.replace(OWN, f"{own}@"), panels) for name in entry.shows if panels),
    )


def draw_picture(name: str, panels: Sequence[Panel]) -> Picture:
    """Draw a picture by its name, without anything to point at. Raises ``KeyError`` for an unknown panel.

    A name is the ID of a shared picture, or a part of a panel (``panel@0,40,160,120``: left, top, width and height).
    """
    key, _, box = name.partition("@")
    if not box:
        return Picture(SHARED, f'<use href="#{name}"/>')
    panel = {panel.key: panel for panel in panels}[key]
    seen = {part: drawn for part, drawn in panel.parts.items() if part != DEFINED and not part.startswith(f"{key}:said-")}
    return Picture(box.replace(",", " "), POINTED.sub("", replace(panel, parts=seen).render_parts()))
