"""Wordings of a language, read from Fluent files: the only place where text for people is written."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache, partial, reduce
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypeAlias

from village_core.kernel.words.functions import FUNCTIONS
from village_core.kernel.words.languages import ENGLISH as ENGLISH
from village_core.kernel.words.languages import SUFFIX as SUFFIX
from village_core.kernel.words.languages import get_language

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

WordingValue: TypeAlias = str | int | float
"""A value for a wording."""
Values: TypeAlias = tuple[tuple[str, WordingValue], ...]
"""Values for wordings, each with its name."""
GRAMMAR: Final = files(__package__)
"""The folder with the wordings that all words have: how a language joins sentences, lists and labels."""
NOTHING: Final = "nothing"
"""The value by which a wording knows that nothing is there to be named."""
MINUS: Final = "\N{MINUS SIGN}"
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""The sign that Fluent writes before a negative number."""
LONGEST: Final = 2000
"""The number of characters of a value that are shown; Fluent refuses a few more."""
REMEMBERED: Final = 4096
"""The number of wordings cached: the same ones recur at every click, and Fluent is slow."""


class BadWording(ValueError):
    """A wording that can't be used: a file that is not Fluent, a key defined twice, or a reference to a missing word or value.

    ``key`` names the wording (empty if the file itself is broken), ``problem`` describes the fault.
    """

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__(f"{language}: {key}: {problem}" if key else f"{language}: {problem}")
        self.language = language
        self.key = key
        self.problem = problem


class Words:
    """The wordings of a language, gathered from the ``<language>.ftl`` of each folder: the language spoken, or one that is named.

    English stands in for a key that the language lacks. A key is a message (``board-round``) or one form of it, an
    attribute (``place-home.to``). Files are read when a wording is first asked for. ``values`` are filled into every wording
    that names them, unless a call gives others.
    """

    __slots__ = ("_folders", "_formats", "_language", "_values")

    def __init__(self, *folders: Traversable, language: str = "", values: Values = ()) -> None:
        self._language = language
        self._folders = folders
        self._values = values
        self._formats: dict[str, Callable[..., str]] = {}

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    @property
    def language(self) -> str:
        """The tag of the language, such as ``en`` or ``zh-Hant``: the one that was named, else the one spoken now."""
        return self._language or get_language()

    def format(self, key: str, **values: WordingValue) -> str:
        """Return the wording of ``key`` with ``values`` filled in; numbers choose the plural; long values are cut.

        Raises ``KeyError`` for a key that neither the language nor English has, and ``BadWording`` for one that refers to a
        missing value or word and for a file that can't be used.
        """
        language = self._language or get_language()
        if language not in self._formats:
            self._formats[language] = _make_format(language, (GRAMMAR, *self._folders), self._values)
        return self._formats[language](key, *values.items())

    def join(self, parts: Sequence[str], last: str = "list-and") -> str:
        """Join the parts to a list, empty without any; ``last`` is the key of the wording that joins the last one to the others.

        The others are joined by commas before ``list-and`` and ``list-or``, and by the same wording before any other.
        """
        if not parts:
            return ""
        *others, end = parts
        if not others:
            return end
        comma = "list-comma" if last in ("list-and", "list-or") else last
        return self.format(last, first=reduce(lambda said, part: self.format(comma, first=said, last=part), others), last=end)

    def join_sentences(self, *sentences: str) -> str:
        """Return sentences one after the other as the language joins them, without those that are empty."""
        return self.join([sentence for sentence in sentences if sentence], "list-sentence")

    def with_folders(self, *folders: Traversable) -> Words:
        """Return words of the same language and values, with the wordings of their own folders and of the ``folders`` given."""
        return Words(*self._folders, *folders, language=self._language, values=self._values)

    def with_values(self, values: Mapping[str, WordingValue]) -> Words:
        """Return words that fill in these values too, in place of older ones of the same names.

        Many values that stay the same are looked up quicker here than if each call gives them.
        """
        return Words(*self._folders, language=self._language, values=tuple({**dict(self._values), **values}.items()))

    def with_language(self, language: str) -> Words:
        """Return words of the same folders in the language given, whatever the process speaks."""
        return Words(*self._folders, language=language, values=self._values)

    def knows(self, key: str) -> bool:
        """Tell whether these words' own folders have a wording of ``key``, in the language or in English.

        The wordings of ``GRAMMAR``, which all words have, don't count. Raises the errors of ``list_keys``.
        """
        return any(key in _read(language, self._folders)[1] for language in (self.language, ENGLISH))


def write_number(number: float, form: str = "") -> str:
    """Return a number as text, in a format such as ``+.1f``, with a real minus sign.

    >>> write_number(-2.5, ".1f")
    '−2.5'
    """
    return format(number, form).replace("-", MINUS)


def load_texts(language: str, folders: tuple[Traversable, ...]) -> list[str]:
    """Return the text of each word file that the language has in the folders."""
    return [file.read_text(encoding="utf-8") for folder in folders if (file := folder / f"{language}{SUFFIX}").is_file()]


def preload(language: str, *roots: Path) -> None:
    """Parse every word file of the language below the ``roots`` and cache it, so that later calls need not wait.

    Raises ``BadWording`` for a text that isn't valid.
    """
    for root in roots:
        for file in sorted(root.rglob(f"{language}{SUFFIX}")):
            _parse(language, file.read_text(encoding="utf-8"))


@lru_cache(maxsize=256)
def _make_format(language: str, folders: tuple[Traversable, ...], values: Values) -> Callable[..., str]:
    """Return a cached ``_format_first`` for these files and values; all ``Words`` that have the same share it."""
    return lru_cache(maxsize=REMEMBERED)(partial(_format_first, language, folders, values))


def _format_first(
    wanted: str, folders: tuple[Traversable, ...], standing: Values, key: str, *given: tuple[str, WordingValue]
) -> str:
    """Format a key in the wanted language, or in English if that language lacks it; ``given`` values go before ``standing`` ones.

    Raises ``KeyError`` if English lacks it too, and ``BadWording`` if the wording refers to a missing value or word, or a file
    can't be used.
    """
    for language in dict.fromkeys((wanted, ENGLISH)):
        bundle, known = _read(language, folders)
        if key not in known:
            continue
        values = {name: _shorten(value) for name, value in (*standing, *given)}
        wording, errors = bundle.format_pattern(_find_pattern(bundle, key), values)
        if errors:
            raise BadWording(language, key, "; ".join(map(str, errors)))
        negative = any(isinstance(value, int | float) and value < 0 for value in values.values())
        return HYPHEN.sub(MINUS, str(wording)) if negative else str(wording)
    raise KeyError(key)


def _shorten(value: WordingValue) -> WordingValue:
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def list_keys(language: str, *folders: Traversable) -> frozenset[str]:
    """Return every key that the language's own files define, forms (``place-home.to``) included.

    A language other than English may have no file, and then has no keys. Raises ``LookupError`` for English without a file, and
    ``BadWording`` for a text that isn't valid.
    """
    return _read(language, folders)[1]


def _find_pattern(bundle: FluentBundle, key: str) -> Pattern:
    """Return the pattern of a known key, a message or one form of it (``place-home.to``); Fluent compiles it at its first use."""
    name, _, form = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    return pattern


@lru_cache(maxsize=256)
def _read(language: str, folders: tuple[Traversable, ...]) -> tuple[FluentBundle, frozenset[str]]:
    """Read the files of a language into one bundle, over the English ones; return it with the keys that the language words.

    Raises ``LookupError`` for English without a file, and ``BadWording`` for a text that isn't Fluent or for a name that the
    language defines twice.
    """
    from fluent.runtime import FluentBundle  # imported here: it is slow, and some processes need no words

    texts = load_texts(language, folders)
    if not texts and language == ENGLISH:
        raise LookupError(f"no file {language}{SUFFIX} in {', '.join(map(str, folders))}")
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    for text in load_texts(ENGLISH, folders) if language != ENGLISH else ():
        bundle.add_resource(_parse(ENGLISH, text)[0])  # wordings of this language may refer to English ones
    known: set[str] = set()
    formattable: set[str] = set()
    for resource, names, keys in (_parse(language, text) for text in texts):
        for name in names:
            if name in known:
                raise BadWording(language, name, f"defined twice in {', '.join(map(str, folders))}")
            known.add(name)
        formattable.update(keys)
        bundle.add_resource(resource, allow_overrides=True)
    return bundle, frozenset(formattable)


@lru_cache(maxsize=512)
def _parse(language: str, text: str) -> tuple[Resource, tuple[str, ...], tuple[str, ...]]:
    """Parse a file's text once for all bundles; return its resource, the names it defines (terms with a dash) and its keys.

    Raises ``BadWording`` for a text that isn't Fluent.
    """
    from fluent.syntax.ast import Junk, Message, Term

    from village_core.kernel.words.parsing import parse_words

    resource = parse_words(text)
    junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise BadWording(language, "", f"not Fluent: {(junk.content or '').strip()}")
    messages = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in messages]
    terms = [f"-{entry.id.name}" for entry in resource.body if isinstance(entry, Term)]
    whole = [entry.id.name for entry in messages if entry.value is not None]
    forms = [f"{entry.id.name}.{form.id.name}" for entry in messages for form in entry.attributes]
    return resource, (*names, *terms), (*whole, *forms)
