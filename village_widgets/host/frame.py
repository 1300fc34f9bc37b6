"""The frame of a page: the words, the language and the list of languages that the templates need to show it."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final

from markupsafe import Markup, escape

from village_core.kernel.words import WordingValue, Words
from village_core.kernel.words.languages import list_languages

WORD_FILES: Final = files("village_widgets.host") / "words"


def load_words(language: str = "") -> Words:
    """Return the words of the frame in a language, or in the one that the process speaks."""
    return Words(WORD_FILES, language=language)


def build_context(language: str) -> dict[str, object]:
    """Return variables for the templates of pages: ``say``, the ``language``, and the own names of all ``languages`` by tag."""
    return {"say": build_say(language), "language": language, "languages": list_languages()}


def build_say(language: str) -> Callable[..., Markup]:
    """Return the function ``say`` for templates: it formats a wording of the frame in this language, escaped for HTML."""
    words = load_words(language)

    def say(key: str, **values: WordingValue) -> Markup:
        return escape(words.format(key, **values))

    return say
