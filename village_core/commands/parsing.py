"""Python's parser of command lines with words from the word files, and the language that a command line asks for."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import MappingProxyType
from typing import Final

from village_core.commands.columns import wrap
from village_core.commands.files import Complaint
from village_core.kernel.words import ENGLISH, Words, languages

LANGUAGE: Final = "--language"
LOOKUP: Final = "_"
"""The function through which the parser takes each of its own words, for translators."""
PLACE: Final = re.compile(r"%(?:\((\w+)\))?[rs]")
"""A place in a word of the parser that it fills in itself."""
WORDED: Final = MappingProxyType(
    {
        "usage: ": "cli-parser-usage",
        "positional arguments": "cli-parser-arguments",
        "options": "cli-parser-options",
        "show this help message and exit": "cli-parser-help",
        "argument %(argument_name)s: %(message)s": "cli-parser-argument",
        "%(prog)s: error: %(message)s\n": "cli-parser-error",
        "unrecognized arguments: %s": "cli-parser-unknown",
        "the following arguments are required: %s": "cli-parser-required",
        "expected one argument": "cli-parser-one",
        "expected at most one argument": "cli-parser-optional",
        "expected at least one argument": "cli-parser-some",
        "ambiguous option: %(option)s could match %(matches)s": "cli-parser-ambiguous",
        "ignored explicit argument %r": "cli-parser-ignored",
        "invalid choice: %(value)r (choose from %(choices)s)": "cli-parser-choice",
        "unknown parser %(parser_name)r (choices: %(choices)s)": "cli-parser-command",
        "invalid %(type)s value: %(value)r": "cli-parser-number",
    }
)
"""The words of the parser that a reader may meet, with the keys of their wordings. Every value that is parsed is a number."""


class HelpFormatter(argparse.HelpFormatter):
    """A formatter of help texts that breaks lines by the cells that characters take, and between characters of Han."""

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrap(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrap(text, width - len(indent)))


def make_parser(words: Words) -> argparse.ArgumentParser:
    """Make the parser of the program with the option of the language, without commands."""
    parser = argparse.ArgumentParser(prog="village", description=words.format("cli-about"), formatter_class=HelpFormatter)
    add_language(words, parser)
    return parser


def add_language(words: Words, parser: argparse.ArgumentParser) -> None:
    """Add the option of the language to a parser's help; ``choose_language`` takes the option itself out of the command line."""
    parser.add_argument(LANGUAGE, metavar="TAG", help=words.format("cli-language"))


def choose_language(words: Words, arguments: Sequence[str] | None) -> list[str]:
    """Let the process speak the language that ``--language`` names, anywhere on the command line; return the other arguments.

    Without ``--language`` the process's language stays. Raises ``Complaint`` for a language without words.
    """
    parser = argparse.ArgumentParser(prog="village", add_help=False)
    parser.add_argument(LANGUAGE, metavar="TAG")
    asked, others = parser.parse_known_args(arguments)
    if asked.language is not None:
        found = languages.match_language(asked.language)
        if found == ENGLISH and not re.match(ENGLISH, asked.language, re.IGNORECASE):
            known = [words.format("bracketed", what=tag, said=name) for tag, name in languages.list_languages().items()]
            raise Complaint(words.format("cli-bad-language", language=asked.language, known=words.join(known, "list-comma")))
        languages.speak(found)
    return others


@contextmanager
def word_parser(words: Words) -> Iterator[None]:
    """Let Python's parser take its own words from the word files inside the ``with`` block."""
    before: Callable[[str], str] = getattr(argparse, LOOKUP)
    setattr(argparse, LOOKUP, partial(_word_message, words))
    try:
        yield
    finally:
        setattr(argparse, LOOKUP, before)


def _word_message(words: Words, message: str) -> str:
    """Return the wording of one of the parser's own messages, with the same places for values.

    A message that isn't ``WORDED`` stays as it is: it is about a programmer's mistake.
    """
    if message not in WORDED:
        return message
    names = [place[1] or "said" for place in PLACE.finditer(message)]
    places = {name.replace("_", "-"): "%s" if name == "said" else f"%({name})s" for name in names}
    end = "\n" if message.endswith("\n") else ""
    return words.format(WORDED[message], **places) + end
