"""Pseudo-languages in the running process, for tests without a browser."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import lru_cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Final
from unittest.mock import patch

from tests.languages.pseudo import HAN, LONGER, translate
from village_core.kernel import words
from village_core.kernel.words import languages

NAMES: Final = MappingProxyType({"en": "English", LONGER: "Longer", HAN: "Han"})
JOINED: Final = re.compile(r"[\u4e00-\u9fff。！？][ ]+[\u4e00-\u9fff“]|[\u4e00-\u9fff][,;:.!?(]|[,;:)] ?[\u4e00-\u9fff]")
"""A space between two Han texts, or Latin punctuation beside one: code has put them together."""

PLAIN: Final = re.compile(r"[aeiou]")


translate_once: Final = lru_cache(maxsize=None)(translate)


@contextmanager
def offer_pseudo() -> Iterator[None]:
    """Offer the pseudo-languages beside English, which is spoken first; afterwards speak the earlier language again."""
    load = words.load_texts

    def load_pseudo(language: str, folders: tuple[Traversable, ...]) -> list[str]:
        pseudo = language in (LONGER, HAN)
        return [translate_once(text, language) for text in load("en", folders)] if pseudo else load(language, folders)

    def forget() -> None:
        words._make_format.cache_clear()
        words._read.cache_clear()

    with (
        patch.object(words, "load_texts", load_pseudo),
        patch.object(languages, "list_languages", lambda: NAMES),
        patch.object(languages, "_spoken", "en"),
    ):
        forget()  # an earlier test may have asked for a pseudo-language that had no words then
        try:
            yield
        finally:
            forget()


def find_plain(said: str, known: Collection[str]) -> list[str]:
    """Return the lines of a text in ``xx`` that have a word with plain vowels, which no word file has, unless it is ``known``."""
    words = ((line, re.findall(r"[^\W\d_]{2,}", line)) for line in said.splitlines())
    return [line for line, found in words if any(PLAIN.search(word) and word not in known for word in found)]


def list_texts(value: object) -> Iterator[str]:
    """Yield every text in a message except keys, whatever lists and dictionaries it is in."""
    match value:
        case str():
            yield value
        case dict():
            for inside in value.values():
                yield from list_texts(inside)
        case list() | tuple():
            for inside in value:
                yield from list_texts(inside)
