"""Every ruling of every game: its values have names, and the rules say which of them a table plays."""

from __future__ import annotations

import ast
from collections.abc import Collection
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor

from tests.games.meeting import meet
from tests.laws import Subject, list_subjects, try_each_subject
from tests.samples import LONG
from village_core.games.editions import EditionSettings, list_rulings, write_leaf
from village_core.games.narration import Narrator, load_words
from village_core.games.owning import list_ruling_values
from village_core.kernel.words import ENGLISH, list_keys
from village_core.kernel.words.languages import list_languages
from village_core.kernel.words.parsing import parse_words

TESTS = Path(__file__).parents[1]
EACH_RULING = [(subject, name) for subject in list_subjects() for name in list_rulings(subject.game.editions.kind)]
each_ruling = pytest.mark.parametrize(("subject", "name"), EACH_RULING, ids=[f"{each.name}-{name}" for each, name in EACH_RULING])


class Variables(Visitor):
    """A visitor that collects the names of the variables in a wording."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the visitor's own name)
        """Add the name of a variable to those found."""
        self.found.add(node.id.name)


@cache
def find_variables(folder: Traversable) -> dict[str, set[str]]:
    """Return the variables that each wording of a folder's English word file reads, by the wording's key."""
    found = {}
    for message in parse_words((folder / f"{ENGLISH}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(message, Message):
            visitor = Variables()
            visitor.visit(message)
            found[message.id.name] = visitor.found
    return found


@cache
def list_constants(name: str) -> frozenset[object]:
    """Return all constants in the code of the tests in the folder of this name."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in (TESTS / name).rglob("test_*.py")]
    return frozenset(node.value for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Constant))


@cache
def build_narrator(name: str, copy: EditionSettings, language: str) -> Narrator:
    """Return the narrator of a copy of the game with this name, in a language."""
    subject = next(each for each in list_subjects() if each.name == name)
    words = load_words(subject.game.words).with_language(language)
    return subject.game.narrator(words, ("Ann", "Bob"), subject.game.editions.build_edition(copy))


def list_wordings(subject: Subject, edition: str, ruling: str, language: str, rules: Collection[str]) -> dict[str, list[str]]:
    """Return the wording of each of ``rules`` under each value of a ruling; the edition's own value needs no choice."""
    own = subject.game.editions.build_edition(EditionSettings(edition)).find_ruling(ruling)
    values = list_ruling_values(subject.game.editions.kind, ruling).values()
    copies = [EditionSettings(edition, () if value == own else ((f"rulings.{ruling}", value),)) for value in values]
    return {rule: [build_narrator(subject.name, copy, language).word_rule(rule) for copy in copies] for rule in rules}


@try_each_subject()
def test_every_field_is_a_ruling(subject: Subject) -> None:
    """Each field of an edition's rulings is listed as a ruling with at least two values; those for one player can be selected."""
    edition = subject.game.editions.build_edition(EditionSettings(subject.game.editions[0]))
    rulings = list_rulings(subject.game.editions.kind)
    assert tuple(rulings) == edition.rulings.__struct_fields__ != ()
    assert all(len(list_ruling_values(subject.game.editions.kind, name)) > 1 for name in rulings)
    assert {*subject.game.alone} <= {*subject.game.selectable} <= {*rulings}


@try_each_subject()
def test_what_a_table_may_choose_has_names(subject: Subject) -> None:
    """A ruling that a table may choose has a wording, and one for each of its values; another one has all of these or none."""
    named = {key for key in list_keys(ENGLISH, subject.game.words) if key.startswith("ruling-")}
    expected = set()
    for name, ruling in list_rulings(subject.game.editions.kind).items():
        values = {f"ruling-{name}-{word}" for word in list_ruling_values(subject.game.editions.kind, name)}
        if ruling.chosen or values & named:
            expected |= {f"ruling-{name}", *values}
    assert named == expected


@pytest.mark.parametrize("language", [*list_languages()])
@each_ruling
def test_each_value_that_a_table_can_choose_has_its_own_name(subject: Subject, name: str, language: str) -> None:
    """No two values of a ruling have the same name, in any language."""
    words, kind = load_words(subject.game.words).with_language(language), subject.game.editions.kind
    keys = [f"ruling-{name}-{word}" for word in list_ruling_values(kind, name)]
    named = [words.format(key) for key in keys if words.knows(key)]
    assert len({*named}) == (len(keys) if list_rulings(kind)[name].chosen else len(named))


@pytest.mark.parametrize("language", [*list_languages()])
@each_ruling
def test_a_wording_that_reads_a_ruling_differs_with_each_value(subject: Subject, name: str, language: str) -> None:
    """A rule whose wording reads the variable of the ruling ``name`` differs with each of its values; no other rule differs.

    That holds in every language; a short run asks for the other rules in English only, and tries each ruling in one edition,
    taking turns. Wordings of events, choices and endings may read it too.
    """
    variable = f"rulings-{name.replace('_', '-')}"
    reading = {key for key, variables in find_variables(subject.game.words).items() if variable in variables} & {*subject.rules}
    editions, at = [*subject.game.editions], [*list_rulings(subject.game.editions.kind)].index(name)
    for edition in editions if LONG else [editions[at % len(editions)]]:
        wordings = list_wordings(subject, edition, name, language, subject.rules if LONG or language == ENGLISH else reading)
        assert {rule for rule, texts in wordings.items() if len({*texts}) == len(texts)} == reading
        assert {rule for rule, texts in wordings.items() if len({*texts}) > 1} == reading


@each_ruling
def test_any_wording_may_read_a_ruling(subject: Subject, name: str, tmp_path: Path) -> None:
    """A wording that is no rule's, here an event's, can read the value of a ruling that the table plays."""
    (tmp_path / f"{ENGLISH}.ftl").write_text(f"event-ruled = {{ $rulings-{name.replace('_', '-')} }}\n", encoding="utf-8")
    edition = subject.game.editions.build_edition(EditionSettings(subject.game.editions[0]))
    narrator = subject.game.narrator(load_words(subject.game.words, tmp_path), ("Ann", "Bob"), edition)
    assert narrator.format("event-ruled") == write_leaf(edition.find_ruling(name))


@each_ruling
def test_the_rules_say_which_value_is_played(subject: Subject, name: str) -> None:
    """A ruling names the rule whose wording reads it, or one that comes with some of its values only."""
    ruling = list_rulings(subject.game.editions.kind)[name]
    assert bool(ruling.worded) is not bool(ruling.adds)
    if ruling.worded:
        variables = find_variables(subject.game.words)
        assert f"rulings-{name.replace('_', '-')}" in variables[ruling.worded]
    else:
        played = {write_leaf(game.edition.find_ruling(name)) for game in meet(subject.name) if ruling.adds in game.rules}
        assert played and played < {*list_ruling_values(subject.game.editions.kind, name)}


@each_ruling
def test_every_ruling_has_a_test(subject: Subject, name: str) -> None:
    """A test in the folder of the game's tests names the ruling in a string: as ``name`` or ``rulings.name``."""
    assert list_constants(subject.name) & {name, f"rulings.{name}"}
