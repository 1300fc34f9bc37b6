"""The words of a language, from Fluent files. Nothing that a person reads is written anywhere else."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

ENGLISH: Final = "en"
SUFFIX: Final = ".ftl"
LONGEST: Final = 2000
"""Characters of a value that are said; Fluent refuses a few more."""
REMEMBERED: Final = 4096
"""So many of the last sayings are remembered: the same is said again at every click, and Fluent takes its time."""


class BadWording(ValueError):
    """A wording that can't be used: a file that is not Fluent, a key defined twice, or a reference to what isn't there.

    ``key`` names the wording (empty where the file itself is broken), ``problem`` says what is wrong.
    """

    def __init__(self, language: str, key: str, problem: str) -> None:
        super().__init__(f"{language}: {key}: {problem}" if key else f"{language}: {problem}")
        self.language = language
        self.key = key
        self.problem = problem


class Words:
    """What is said in one language, gathered from the ``<language>.ftl`` of each folder.

    A key that the language lacks is said in English. A key is a message (``board-round``) or one form of it, an
    attribute (``place-home.to``). Files are read when the first word is said.
    """

    __slots__ = ("_folders", "_said", "language")

    def __init__(self, language: str, *folders: Traversable) -> None:
        self.language = language
        self._folders = folders
        self._said = _remembered(language, folders)

    def __repr__(self) -> str:
        return f"Words({self.language!r})"

    def say(self, key: str, **values: str | int) -> str:
        """The wording of ``key`` with ``values`` filled in; numbers choose the plural, and what is too long is cut.

        Raises ``KeyError`` for a key that neither the language nor English has, ``BadWording`` for one that refers to a
        value not given or to a word not there, ``LookupError`` for a language without any file.
        """
        return self._said(key, *values.items())

    def beside(self, *folders: Traversable) -> Words:
        """The same words with those of further folders."""
        return Words(self.language, *self._folders, *folders)

    def knows(self, key: str) -> bool:
        """Whether ``key`` can be said, be it in English."""
        return any(key in _read(language, self._folders)[1] for language in (self.language, ENGLISH))


def read_ahead(language: str, *roots: Path) -> None:
    """Read every file of the language below the ``roots``, so that whoever speaks later need not wait. Errors as for ``say``."""
    for root in roots:
        for file in sorted(root.rglob(f"{language}{SUFFIX}")):
            _parsed(language, file.read_text(encoding="utf-8"))


@lru_cache(maxsize=32)
def _remembered(language: str, folders: tuple[Traversable, ...]) -> Callable[..., str]:
    """``_say`` for these files, which remembers what it said: all words of the same files remember together."""
    return lru_cache(maxsize=REMEMBERED)(partial(_say, language, folders))


def _say(wanted: str, folders: tuple[Traversable, ...], key: str, *values: tuple[str, str | int]) -> str:
    for language in dict.fromkeys((wanted, ENGLISH)):
        bundle, known = _read(language, folders)
        if key not in known:
            continue
        pattern = _pattern(bundle, key)
        said, errors = bundle.format_pattern(pattern, {name: _fitting(value) for name, value in values})
        if errors:
            raise BadWording(language, key, "; ".join(map(str, errors)))
        return str(said)
    raise KeyError(key)


def _fitting(value: str | int) -> str | int:
    return f"{value[: LONGEST - 1]}…" if isinstance(value, str) and len(value) > LONGEST else value


def keys(language: str, *folders: Traversable) -> frozenset[str]:
    """Every key that the language's own files define, forms included (``place-home.to``). Errors as for ``say``."""
    return _read(language, folders)[1]


def _pattern(bundle: FluentBundle, key: str) -> Pattern:
    """What is said for a key, made ready when it is said first."""
    name, _, form = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[form] if form else message.value
    assert pattern is not None
    return pattern


@lru_cache(maxsize=32)
def _read(language: str, folders: tuple[Traversable, ...]) -> tuple[FluentBundle, frozenset[str]]:
    """The files of a language as one bundle, and the keys that can be said."""
    from fluent.runtime import FluentBundle  # parsing is slow to import and not everybody speaks

    texts = [file.read_text(encoding="utf-8") for folder in folders if (file := folder / f"{language}{SUFFIX}").is_file()]
    if not texts:
        raise LookupError(language)
    bundle = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    sayable: set[str] = set()
    for resource, names, keys in (_parsed(language, text) for text in texts):
        for name in names:
            if name in known:
                raise BadWording(language, name, "defined twice")
            known.add(name)
        sayable.update(keys)
        bundle.add_resource(resource)
    return bundle, frozenset(sayable)


@lru_cache(maxsize=256)
def _parsed(language: str, text: str) -> tuple[Resource, tuple[str, ...], tuple[str, ...]]:
    """A file's text, parsed once whatever it is gathered with; the names that it defines (terms with a dash), and its keys."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk, Message, Term

    resource = FluentResource(text)
    junk = next((entry for entry in resource.body if isinstance(entry, Junk)), None)
    if junk is not None:
        raise BadWording(language, "", f"not Fluent: {(junk.content or '').strip()}")
    messages = [entry for entry in resource.body if isinstance(entry, Message)]
    names = [entry.id.name for entry in messages]
    terms = [f"-{entry.id.name}" for entry in resource.body if isinstance(entry, Term)]
    whole = [entry.id.name for entry in messages if entry.value is not None]
    forms = [f"{entry.id.name}.{form.id.name}" for entry in messages for form in entry.attributes]
    return resource, (*names, *terms), (*whole, *forms)
