"""The searches by which the rulebook is judged: ``python -m tests.rulebook.searching`` counts what the page finds.

``queries.toml`` has what players type, by language and game, with the rules that answer it.
"""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

import msgspec

from village_core.games.board_game import GameTable
from village_core.kernel.words.languages import get_language, list_languages, speak
from village_widgets.rulebook import WORD_FILES
from village_widgets.rulebook.describing import describe_book
from village_widgets.tutor.course import Course, list_taught_games

FILE = Path(__file__).with_name("queries.toml")
SCRIPT = Path(__file__).parents[1] / "scripts" / "searching.js"
SOURCES = ("questions", "own", "blind")
"""The authors of queries: the collected questions, we ourselves, and players who knew the rules but not the words for them."""
FIRST = 3
"""The first rules found, among which one that answers has to be."""


class Query(NamedTuple):
    """A text typed on a game's page in a language, the rules that answer it, and who wrote it."""

    language: str
    game: str
    typed: str
    rules: tuple[str, ...]
    source: str

    @property
    def book(self) -> str:
        """The book that is searched, as ``language/game``."""
        return f"{self.language}/{self.game}"

    @property
    def elsewhere(self) -> str:
        """The same game's book in the next language of the list, as ``language/game``; after the last comes the first."""
        tags = [*list_languages()]
        return f"{tags[(tags.index(self.language) + 1) % len(tags)]}/{self.game}"


class Answer(NamedTuple):
    """The rules that a query finds on its page or in the next language, the best first, and the milliseconds of each key."""

    query: Query
    is_elsewhere: bool
    found: tuple[str, ...]
    milliseconds: tuple[float, ...]

    @property
    def is_right(self) -> bool:
        """True if a rule that answers the query is among the first three found."""
        return not {*self.query.rules}.isdisjoint(self.found[:FIRST])


@cache
def list_queries() -> tuple[Query, ...]:
    """Return all queries of ``queries.toml``."""
    queries = tomllib.loads(FILE.read_text(encoding="utf-8"))["queries"]
    return tuple(Query(**{**query, "rules": tuple(query["rules"])}) for query in queries)


@cache
def describe_books() -> dict[str, object]:
    """Return by ``language/game`` the rulebook of each game with a course, as its page gets it.

    ``common`` are the words that any question may have, which count less in a search.
    """
    language = get_language()
    books: dict[str, object] = {}
    try:
        for tag in list_languages():
            speak(tag)
            for game in list_taught_games():
                common = Course[GameTable](game).words.with_folders(WORD_FILES).format("ui-rules-common")
                books[f"{tag}/{game}"] = {"book": describe_book(game), "common": common}
    finally:
        speak(language)
    return books


def list_part(every: int, every_blind: int) -> Iterator[Query]:
    """Yield one in ``every`` queries of each author in each language; of players, who wrote most, one in ``every_blind``."""
    passed: Counter[tuple[str, str]] = Counter()
    for query in list_queries():
        if passed[query.language, query.source] % (every_blind if query.source == "blind" else every) == 0:
            yield query
        passed[query.language, query.source] += 1


@cache
def search(*, every: int = 1, every_blind: int = 1, every_elsewhere: int = 1, by_key: bool = False) -> tuple[Answer, ...]:
    """Give one in ``every`` queries to the script of its page's search, and one in ``every_elsewhere`` to the next language's.

    Of players' queries, one in ``every_blind`` goes to its page's search. A query is given whole or, with ``by_key``, typed key
    by key. Return the answers, which are kept for the next call.
    """
    asked = [(query, False) for query in list_part(every, every_blind)]
    asked += [(query, True) for query in list_part(every_elsewhere, every_elsewhere)]
    typed = [{"book": query.elsewhere if elsewhere else query.book, "typed": query.typed} for query, elsewhere in asked]
    told = msgspec.json.encode({"books": describe_books(), "queries": typed, "pasted": not by_key})
    done = subprocess.run(["node", SCRIPT], input=told, capture_output=True, check=True)
    answers = zip(asked, json.loads(done.stdout), strict=True)
    return tuple(Answer(*query, tuple(answer["rules"]), tuple(answer["keys"])) for query, answer in answers)


def main() -> None:
    """Print what each language finds, the misses, and the time of a key."""
    answers = search(by_key=True)
    found = [answer for answer in answers if not answer.is_elsewhere]
    for source in SOURCES:
        for tag in list_languages():
            asked = [answer for answer in found if (answer.query.language, answer.query.source) == (tag, source)]
            print(f"{source:10} {tag:8} {sum(answer.is_right for answer in asked)} of {len(asked)}")
    for tag in list_languages():
        asked = [answer for answer in answers if answer.is_elsewhere and answer.query.language == tag]
        print(f"elsewhere  {tag:8} {sum(answer.is_right for answer in asked)} of {len(asked)}")
    for answer in found:
        if not answer.is_right:
            print(f"{answer.query.book}: {answer.query.typed!r} wants {answer.query.rules[0]}, found {answer.found[:FIRST]}")
    keys = sorted(each for answer in found for each in answer.milliseconds)
    print(f"a key takes {median(keys):.1f} ms, 99 of 100 at most {keys[len(keys) * 99 // 100]:.1f} ms")


if __name__ == "__main__":
    main()
