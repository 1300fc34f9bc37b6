"""Problems as sentences: a save, a text picture, a setting or an owner's numbers that can't be used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from village_core.kernel.picture import BadPicture
from village_core.kernel.problem import Problem
from village_core.kernel.words import ENGLISH, NOTHING, Words


@contextmanager
def word_problems(*folders: Traversable) -> Iterator[None]:
    """Let a ``Problem`` raised inside the ``with`` block print as an English sentence, with a game's words in ``folders``."""
    try:
        yield
    except Problem as error:
        error.with_wording(partial(print_problem, folders=folders))
        raise


def print_problem(error: Problem, folders: tuple[Traversable, ...] = ()) -> str:
    """Return a problem as an English sentence, or as plain text if there are no words for it."""
    words = Words(files("village_core") / "words", files(__package__) / "words", *folders, language=ENGLISH)
    return describe_problem(words, error) if words.knows(error.problem) else error.plain_text


def describe_problem(words: Words, error: Problem) -> str:
    """Describe what is wrong, in which line of a text picture, and the names that would do instead.

    If another problem caused this one, the cause is described.
    """
    found = error.__cause__ if isinstance(error.__cause__, Problem) else error
    said = _describe(words, found)
    if names := error.names or found.names:
        said = words.join_sentences(said, words.format("problem-named", names=words.join(names, "list-comma")))
    return words.format("cli-in-line", line=error.line, said=said) if isinstance(error, BadPicture) else said


def _describe(words: Words, error: Problem) -> str:
    """Describe what is wrong, and where, without the line of a text picture and the names that would do."""
    detail, limit = error.detail or NOTHING, _describe_limit(words, error.detail)
    return words.format(error.problem, place=error.place, line=error.line, detail=detail, limit=limit)


def _describe_limit(words: Words, detail: str) -> str:
    """Describe what a value has to be, by the message of the decoder that refused it."""
    bound = re.search(r"Expected `\w+` (<=|>=) (\d+)", detail)
    if bound:
        return words.format("copy-limit-most" if bound[1] == "<=" else "copy-limit-least", bound=int(bound[2]))
    kind = re.search(r"Expected `(int|bool)`", detail)
    return words.format(f"copy-limit-{kind[1] if kind else 'other'}")


class UnknownName(Problem, KeyError):
    """The error for a name that doesn't exist, worded in English by the key ``problem``; ``names`` would do instead."""

    def __init__(self, problem: str, name: object, names: Iterable[object]) -> None:
        super().__init__(problem, str(name), names=map(str, names))
        self.with_wording(print_problem)
