"""Every rule is cited by file and section, in each edition that has it."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from village_core.games.village import EDITIONS, EditionSettings, build_edition
from village_core.games.village.narration import Narrator, load_words
from village_core.games.village.rules import Rule

ONLY_2011 = {Rule.SUPPLY_LIMITED, Rule.DYING_LAST_TURNS, Rule.TIE_CUSTOMERS}
ONLY_BIG_BOX = {
    Rule.SETUP_SEATS,
    Rule.SUPPLY_UNLIMITED,
    Rule.PRIVILEGE_DIFFERENT,
    Rule.TIE_GRAIN,
    *(rule for rule in Rule if rule.startswith("solo-")),
}
SOURCES = {"first_2011": {"000", "002", "EN", "data/village.md"}, "big_box_2023": {"004", "data/village.md"}}
NOTES = ("Numbers", "Crafts", "Setup cards", "Customers", "Travel map", "Chronicle and graves", "Rulings", "Solo")
CITATION = re.compile(
    r'(?P<file>\d{3}) "[^"]+"'
    rf"|(?P<notes>EN \(data/village\.md §Rulings\)|data/village\.md §({'|'.join(NOTES)}))"
)


def list_citations(edition: str) -> Iterator[tuple[str, str]]:
    """Yield every rule key of an edition with each of its citations."""
    for key, texts in build_edition(EditionSettings(edition)).citations.items():
        yield from ((key, text) for text in texts)


def test_every_rule_is_cited_where_it_is_played() -> None:
    """An edition cites all rules except those that only the other one has."""
    first, big = ({key for key, _ in list_citations(edition)} for edition in EDITIONS)
    assert set(Rule) - first == ONLY_BIG_BOX
    assert set(Rule) - big == ONLY_2011


@pytest.mark.parametrize("edition", EDITIONS)
def test_citations_name_file_and_section(edition: str) -> None:
    """A citation is a rule text with a section of it, or a chapter of our notes; each edition has its own texts.

    It has at most 44 signs: a title is quoted, never a sentence.
    """
    found = set()
    for key, text in list_citations(edition):
        match = CITATION.fullmatch(text)
        assert match, f"{key}: {text}"
        found.add((match["file"] or match["notes"]).split(" ")[0])
        assert len(text) < 45, f"{key}: a title is quoted, never a sentence: {text}"
    assert found == SOURCES[edition]


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_only_our_notes_say_is_cited_as_a_ruling(edition: str) -> None:
    """Rules without a rule text cite the rulings of our notes, or the notes on the game for one."""
    by_rule: dict[str, list[str]] = {}
    for key, text in list_citations(edition):
        by_rule.setdefault(key, []).append(text)
    alone = {key: texts for key, texts in by_rule.items() if all("data/" in text for text in texts)}
    assert alone
    assert all(any("§Rulings" in text or "§Solo" in text for text in texts) for texts in alone.values())


def test_a_rule_is_cited_by_the_edition_on_the_table() -> None:
    """A rule is cited in words by the texts of the edition on the table, or of another if asked.

    A rule that the edition doesn't have has no citation.
    """
    first, big = (Narrator(load_words(), ("Anna", "Bea"), build_edition(EditionSettings(edition))) for edition in EDITIONS)
    assert first.list_citations(Rule.MARKET_SURCHARGE) == (
        "a player’s summary of the rules (written in Korean), under “시장”",
        "a short form of the rules (written in German), under “Markt”",
    )
    assert big.list_citations(Rule.MARKET_SURCHARGE) == (
        "the publisher’s rules of the Big Box (their Chinese edition), under “市集”",
    )
    assert first.list_citations(Rule.MARKET_SURCHARGE, big.edition) == big.list_citations(Rule.MARKET_SURCHARGE)
    assert first.list_citations(Rule.PRIVILEGE_DIFFERENT) == ()
    assert first.list_citations(Rule.WELL)[1] == "a short form of the rules (written in German), under “Brunnen (Ersatzaktion)”"
    assert first.list_citations(Rule.TRAVEL_NO_RETURN) == ("our own notes on this game, under “Rulings”",)
    assert first.list_citations(Rule.DYING_AFTER_ACTION)[-1] == "the publisher’s English rules, from our notes, under “Rulings”"
