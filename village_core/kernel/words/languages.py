"""The language that this process speaks: one of those that have words, in which every page and command tells its game.

A page is a process of its own, and so is a command; a notebook in JupyterLab shares one with all its pages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final
from weakref import WeakMethod

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
VARIABLE: Final = "VILLAGE_LANGUAGE"
"""The environment variable with the language of a process."""
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables with the language of the system, the most important first."""
ACCEPTED: Final = re.compile(r"(?P<tag>[\w*-]+)(?:;q=(?P<weight>[01](?:\.\d*)?))?", re.ASCII)
"""An entry of the HTTP header ``Accept-Language``, without its spaces."""

_spoken: str = ""
_watchers: list[WeakMethod[Callable[[], None]]] = []


@lru_cache(maxsize=1)
def list_languages() -> Mapping[str, str]:
    """Return the languages that have words, each tag (``zh-Hant``) with the language's own name, English first."""
    from village_core.kernel.words import Words  # imported here, because that module imports this one

    found = sorted(file.name.removesuffix(SUFFIX) for file in files(__package__).iterdir() if file.name.endswith(SUFFIX))
    tags = dict.fromkeys((ENGLISH, *found))
    return MappingProxyType({tag: Words(language=tag).format("language-name") for tag in tags})


def match_language(*wanted: str) -> str:
    """Return the first wanted language that has words, by its tag (``de-AT``, ``zh_TW.UTF-8``), or English if none has.

    Another variety of a language that has words counts as that language: all Chinese is read in traditional characters.
    """
    for tag in wanted:
        parts = tag.partition(".")[0].replace("_", "-").lower().split("-")
        known = {language.lower(): language for language in list_languages()}
        whole = known.get("-".join(parts))
        related = (language for low, language in known.items() if low.split("-")[0] == parts[0])
        if found := whole or next(related, None):
            return found
    return ENGLISH


def parse_accepted(header: str) -> tuple[str, ...]:
    """Return the languages in an HTTP header ``Accept-Language``, the most wanted first.

    Those of weight 0, which the reader does not want, are left out, and so are wrong entries.
    """
    entries = filter(None, map(ACCEPTED.fullmatch, header.replace(" ", "").split(",")))
    weights = {entry["tag"]: float(entry["weight"] or 1) for entry in entries}
    return tuple(sorted(filter(weights.get, weights), key=weights.__getitem__, reverse=True))


def get_language() -> str:
    """Return the language that this process speaks: as ``speak`` set it, or else, and from then on, the environment's."""
    return _spoken or speak(find_environment_language())


def find_environment_language() -> str:
    """Return the language that ``VILLAGE_LANGUAGE`` names, or else the system's; English if neither has words."""
    return match_language(*filter(None, map(os.environ.get, (VARIABLE, *SYSTEM))))


def speak(language: str) -> str:
    """Speak a language from now on and return its code.

    If it replaces another, the methods that ``watch_language`` registered are called.

    Raises ``ValueError`` for a language without words.
    """
    global _spoken
    if language not in list_languages():
        raise ValueError(f"{language!r} is no language of this program; it has {', '.join(list_languages())}")
    before, _spoken = _spoken, language
    if before and before != language:
        for show in [watcher() for watcher in _watchers]:
            if show is not None:
                show()
    return language


def watch_language(show: Callable[[], None]) -> None:
    """Let ``show``, a method, be called after each change of the language, as long as its object exists."""
    _watchers[:] = [watcher for watcher in _watchers if watcher() is not None]
    _watchers.append(WeakMethod(show))
