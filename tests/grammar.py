"""Languages of the tests that have a grammar and little else: all other words are English."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import Final

import pytest

from village_core.kernel import words
from village_core.kernel.words import SUFFIX, languages

HAN: Final = "xh"
"""A language as written in Han: no spaces, and punctuation of its own."""
GERMAN: Final = "de-AT"
"""German, which writes numbers with a comma."""
ONE_DIGIT: Final = "{ NUMBER($%s, minimumFractionDigits: 1, maximumFractionDigits: 1) }"
GRAMMARS: Final = MappingProxyType(
    {
        HAN: """
language-name = Han
list-sentence = { $first }{ $last }
list-and = { $first }和{ $last }
list-or = { $first }或{ $last }
list-comma = { $first }、{ $last }
list-semicolon = { $first }；{ $last }
label = { $what }：{ $said }
bracketed = { $what }（{ $said }）
compare-edition = { $name }（{ $year }）
compare-mark = （{ $mark }）
""",
        GERMAN: f"""
language-name = Deutsch
coach-number = {ONE_DIGIT % "number"}
coach-part = {ONE_DIGIT % "points"} aus {{ $what }}
coach-figures = {ONE_DIGIT % "behind"} ± {ONE_DIGIT % "error"} Punkte weniger
placed-average = {{ $placed }}, etwa {ONE_DIGIT % "average"}
chances-brings = im Mittel {ONE_DIGIT % "average"}
""",
    }
)


def set_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the language that this process speaks until the end of the test; it need have no words, and no page is shown again.

    With an empty text none is spoken yet.
    """
    monkeypatch.setattr(languages, "_spoken", language)


def speak(language: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Speak one of these languages until the end of the test; its file is written into ``folder`` beside the English one."""
    (folder / f"en{SUFFIX}").write_bytes((words.GRAMMAR / f"en{SUFFIX}").read_bytes())
    (folder / f"{language}{SUFFIX}").write_text(GRAMMARS[language], encoding="utf-8")
    monkeypatch.setattr(words, "GRAMMAR", folder)
    monkeypatch.setattr(languages, "list_languages", lambda: {"en": "English", language: language})
    set_language(language, monkeypatch)
