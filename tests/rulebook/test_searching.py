"""The rulebook's search finds what players ask: in each language, by their words."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.rulebook.searching import SOURCES, Answer, list_queries, search
from tests.samples import sample
from village_core.kernel.words.languages import list_languages
from village_widgets.tutor.course import Course, list_taught_games


def test_there_are_queries_in_every_language_and_about_every_game() -> None:
    """Each language has at least sixty queries that we wrote; each game has some, all rules exist, and no query is repeated."""
    own = Counter(query.language for query in list_queries() if query.source == "own")
    assert set(own) == {*list_languages()} and min(own.values()) >= 60
    assert {query.game for query in list_queries()} == {*list_taught_games()}
    rules = {game: {*Course(game).rules} for game in list_taught_games()}
    assert [query for query in list_queries() if not {*query.rules} <= rules[query.game]] == []
    assert len({(query.book, query.typed) for query in list_queries()}) == len(list_queries())


def list_answers() -> tuple[Answer, ...]:
    """Return the answers to one in four queries on their pages (of players, one in eight), to one in eight elsewhere.

    In a long run, return the answers to all.
    """
    return search(every=sample(usual=4, long=1), every_blind=sample(usual=8, long=1), every_elsewhere=sample(usual=8, long=1))


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("language", list_languages())
def test_a_rule_that_answers_is_among_the_first(language: str, source: str) -> None:
    """In each language at least 95 of 100 queries of each author have a rule that answers them among the first three.

    One in four queries is tried (of players, one in eight), in a long run each.
    """
    answers = [answer for answer in list_answers() if not answer.is_elsewhere]
    asked = [answer for answer in answers if (answer.query.language, answer.query.source) == (language, source)]
    assert len(asked) > 3
    missed = [(answer.query.typed, answer.found[:3]) for answer in asked if not answer.is_right]
    assert len(missed) <= len(asked) // 20, missed


@pytest.mark.parametrize("language", list_languages())
def test_a_page_finds_what_is_typed_in_another_language(language: str) -> None:
    """At least 95 of 100 queries of a language have an answer among the first three on the page of the next language, too.

    One in eight queries is tried, in a long run each.
    """
    asked = [answer for answer in list_answers() if answer.is_elsewhere and answer.query.language == language]
    assert len(asked) > 30
    missed = [(answer.query.typed, answer.found[:3]) for answer in asked if not answer.is_right]
    assert len(missed) <= len(asked) // 20, missed
