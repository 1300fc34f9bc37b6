"""Texts about a game are put together by the language: sentences, lists, and the pieces that are missing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.grammar import HAN, set_language, speak
from tests.laws import Subject, list_subjects
from village_core.games.editions import EditionSettings, name_edition
from village_core.games.narration import Narrator, load_words
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, NOT_NOW, Choice, Lack, Refusal

EVERY = 5
"""Of the positions of a recorded game each fifth is asked for its refusals."""
each_subject = pytest.mark.parametrize("subject", list_subjects(), ids=lambda subject: subject.name)


def narrate(subject: Subject) -> Iterator[tuple[Narrator, Position, Refusal]]:
    """Yield a narrator, a position and a refusal: all refusals at each fifth position of a recorded game, if a player decides."""
    rules, game = subject.recorded.game, subject.recorded.load(subject.recorded.wanted[0].name)
    narrator = rules.narrate(load_words(rules.words), tuple(player.name for player in game.players), game.start)
    for position in list(game.list_positions())[::EVERY]:
        if position.seat not in (None, CHANCE):
            yield from ((narrator, position, refusal) for refusal in position.refusals)


@each_subject
def test_the_language_joins_the_sentences_and_lists_of_refusals(
    subject: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a language with Han punctuation, refusals have no spaces between sentences and no English "and" or "or" in lists."""
    speak(HAN, monkeypatch, tmp_path)
    told = [narrator.describe_refusal(refusal) for narrator, _, refusal in narrate(subject)]
    assert any(".This needs" in said for said in told)
    assert [said for said in told if re.search(r"[.?!] [A-Z]|\) (and|or) |\), or", said)] == []


@each_subject
def test_missing_pieces_are_nouns_and_one_wording_has_the_verb(subject: Subject) -> None:
    """A refusal's missing pieces begin with a number and don't say “need”; the refusal ends with “This needs …” around them."""
    found = [
        (needs, narrator.describe_refusal(refusal))
        for narrator, _, refusal in narrate(subject)
        if (needs := narrator.list_needs(refusal))
    ]
    assert found
    for needs, said in found:
        assert re.match(r"\d", needs) and not re.search(r"\bneed", needs), needs
        assert said.endswith(f" This needs {needs}.") and said.count("needs") <= 2, said


@each_subject
def test_names_that_would_do_are_listed_by_the_language(
    subject: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A choice with an unknown name is refused with the names that would do, joined as in the language; no needs are added."""
    speak(HAN, monkeypatch, tmp_path)
    narrator, _, _ = next(narrate(subject))
    unknown = Refusal(Choice(), ((Lack(NOT_NOW, "tavern", among=("mill", "stable")),),))
    assert narrator.describe_refusal(unknown).endswith("These would do: mill、stable.")
    assert narrator.explain_refusal(unknown) == (narrator.describe_refusal(unknown), "")


@each_subject
def test_an_edition_is_named_by_a_word(subject: Subject, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition is named by its word in the language; in English that is the edition's title."""
    rules = subject.recorded.game
    editions = [rules.editions.build_edition(EditionSettings(name)) for name in rules.editions]
    assert [name_edition(edition, load_words(rules.words)) for edition in editions] == [edition.name for edition in editions]
    (tmp_path / "xn.ftl").write_text(f"edition-{editions[0].edition} = 村", encoding="utf-8")
    set_language("xn", monkeypatch)
    assert name_edition(editions[0], load_words(rules.words, tmp_path)) == "村"
