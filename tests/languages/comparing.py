"""Faults of a word file beside the English one: what a translation may not differ in, and what its language asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from fluent.syntax.ast import (
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    Term,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from village_core.kernel.words.parsing import parse_words

WITHOUT_PLURAL: Final = ("ko", "zh-Hant")
"""Languages in which ``[one]`` never matches."""
HAN: Final = ("zh-Hant", "xc")
TARGET: Final = re.compile(r"\]\(([^)]*)\)")
HALF_WIDTH: Final = re.compile(
    r"[\u3400-\u9fff][,;:?!()]|[,;:?!()][\u3400-\u9fff]|[\u3400-\u9fff]\.(?:\s|$)|[\u3400-\u9fff] [\u3400-\u9fff]"
)
"""Latin punctuation beside a Han character, or a space between two."""
UNDECIDED: Final = re.compile(r"[을를은는이가과와]\([을를은는이가과와]\)|\([으]\)로|[을은이과]/[를는가와]")
"""A Korean particle that leaves the choice to the reader."""
PARTICLE: Final = re.compile(r"^(?:은|는|이|가|을|를|과|와|으로|로)(?=[\s.,?!]|$)")
"""A Korean particle at once behind a placeholder, which JOSA should choose; 님 behind a name has its own."""


@dataclass
class Shape(Visitor):
    """The parts of a wording: values, other wordings, link targets, emphasis, plural keys, texts, and texts behind values."""

    values: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)
    targets: list[str] = field(default_factory=list)
    bold: int = 0
    plurals: set[str] = field(default_factory=set)
    texts: list[str] = field(default_factory=list)
    followed: list[str] = field(default_factory=list)

    def visit_Pattern(self, pattern: Pattern) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record the text behind each value, and visit the parts."""
        for shown, text in zip(pattern.elements, pattern.elements[1:], strict=False):
            if isinstance(shown, Placeable) and isinstance(shown.expression, VariableReference) and isinstance(text, TextElement):
                self.followed.append(text.value)
        self.generic_visit(pattern)

    def visit_TextElement(self, text: TextElement) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record a piece of text, its link targets and its emphasis."""
        self.texts.append(text.value)
        self.targets += TARGET.findall(text.value)
        self.bold += text.value.count("**")

    def visit_VariableReference(self, shown: VariableReference) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record a value's name."""
        self.values.add(shown.id.name)

    def visit_MessageReference(self, shown: MessageReference) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record the key of another wording."""
        self.references.add(serialize_expression(shown))

    def visit_SelectExpression(self, choice: SelectExpression) -> None:  # noqa: N802 - Fluent calls it by this name
        """Record the keys of variants that aren't numbers, and visit all parts."""
        self.plurals |= {variant.key.name for variant in choice.variants if hasattr(variant.key, "name")}
        self.generic_visit(choice)


@cache
def parse_file(text: str) -> Resource:
    """Parse a word file; cached, for an English file is compared with those of all languages."""
    return parse_words(text)


def read_patterns(text: str) -> dict[str, Pattern]:
    """Return the pattern of each key of a word file, forms (``place-home.to``) and terms (``-piece``) included."""
    found: dict[str, Pattern] = {}
    for entry in parse_file(text).body:
        if isinstance(entry, Message | Term):
            name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
            if entry.value is not None:
                found[name] = entry.value
            found |= {f"{name}.{form.id.name}": form.value for form in entry.attributes}
    return found


@cache
def collect_file(text: str) -> dict[str, Shape]:
    """Return the ``Shape`` of each wording of a word file by its key; forms (``place-home.to``) have keys of their own."""
    patterns = read_patterns(text)
    return {key: collect_parts(pattern, patterns) for key, pattern in patterns.items()}


def collect_parts(pattern: Pattern, beside: Mapping[str, Pattern]) -> Shape:
    """Return a wording's parts, with the values, targets and emphasis of those wordings of ``beside`` that it refers to."""
    shape = Shape()
    shape.visit(pattern)
    for key in shape.references & beside.keys():
        shown = collect_parts(beside[key], beside)
        shape.values |= shown.values
        shape.targets += shown.targets
        shape.bold += shown.bold
    return shape


def find_faults(english: str, translated: str, language: str) -> Iterator[str]:
    """Yield each fault of a translated word file: its key and what is wrong.

    Keys, values, link targets and emphasis must be those of English; only terms (``-piece``) may be missing or added, and a
    wording may refer to another where English doesn't. Plurals, punctuation and particles must be those of the language.
    """
    if any(isinstance(entry, Junk) for entry in parse_file(translated).body):
        yield "the file is not Fluent"
    ours, theirs = collect_file(english), collect_file(translated)
    private = {key for key in theirs if key.startswith("-")}
    yield from (f"{key}: missing" for key in ours if key not in theirs and not key.startswith("-"))
    yield from (f"{key}: not a key of English" for key in theirs if key not in ours and key not in private)
    for key in ours.keys() & theirs.keys():
        wanted, found = ours[key], theirs[key]
        yield from (f"{key}: ${value} is not a value of English" for value in sorted(found.values - wanted.values))
        if missing := sorted(wanted.values - found.values):
            yield f"{key}: without ${', $'.join(missing)}"
        if sorted(set(found.targets)) != sorted(set(wanted.targets)):
            yield f"{key}: other link targets: {found.targets} for {wanted.targets}"
        if bool(found.bold) != bool(wanted.bold) or found.bold % 2:
            yield f"{key}: other emphasis"
        yield from (f"{key}: {fault}" for fault in find_faults_of_language(found, language))


def find_faults_of_language(found: Shape, language: str) -> Iterator[str]:
    """Yield each fault of a wording in the plurals, the punctuation or the particles of its language."""
    text = " ".join(found.texts)
    if language in WITHOUT_PLURAL and "one" in found.plurals:
        yield "[one] never matches in this language"
    if language in HAN and (half := HALF_WIDTH.search(TARGET.sub("]", "".join(found.texts)))):
        yield f"half-width punctuation or a space beside a Han character: {half[0]}"
    if language == "ko":
        if undecided := UNDECIDED.search(text):
            yield f"an undecided particle: {undecided[0]}"
        yield from (f"a particle that JOSA should choose: {after[:6]}" for after in found.followed if PARTICLE.match(after))
