"""The editions side by side, as a page and as plain text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from itertools import repeat
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import Leaf, PrintedEdition, name_edition
from village_core.games.narration import Narrator
from village_core.kernel.ledger import Event
from village_core.kernel.values import FREE, Payment, Refusal
from village_core.kernel.words import Words
from village_widgets.components.modules import read_style
from village_widgets.games.differences import Differences

T = TypeVar("T", bound=GameTable)
STYLE: Final = files(__package__) / "side_by_side.css"


class Side(NamedTuple):
    """One edition's side of a difference: what it says, its citations, and for a printed value its mark in brackets."""

    said: str
    cited: tuple[str, ...] = ()
    mark: str = ""


class ComparedRow(NamedTuple):
    """One difference: its subjects (empty if the sides name them), and the side of each edition."""

    what: tuple[str, ...]
    sides: tuple[Side, ...]


class ComparedSection(NamedTuple):
    """The differences of one kind under their heading; ``none`` is the text if it has none; ``short`` ones are mere numbers."""

    title: str
    none: str
    rows: tuple[ComparedRow, ...]
    short: bool = False


def list_sections(comparison: Differences[T]) -> tuple[ComparedSection, ...]:
    """List everything that differs, in words: choices and consequences, rules, numbers; each in a section with its heading."""
    words, count = comparison.words, len(comparison.editions)
    found = {
        "choices": _group((*_list_choices(comparison), *_list_outcomes(comparison))),
        "rules": tuple(_list_rules(comparison)),
        "numbers": tuple(_list_numbers(comparison)),
    }
    return tuple(
        ComparedSection(
            words.format(f"compare-{name}"), words.format(f"compare-no-{name}", editions=count), rows, name == "numbers"
        )
        for name, rows in found.items()
    )


def _list_choices(comparison: Differences[T]) -> Iterator[ComparedRow]:
    table = comparison.positions[0].table
    for choice, payments, refusals in comparison.choices:
        sides = tuple(map(_describe_judgement, comparison.narrators, repeat(table), payments, refusals))
        yield ComparedRow((comparison.narrators[0].describe_choice(choice, table),), sides)


def _describe_judgement(
    narrator: Narrator[T, PrintedEdition], table: T, payments: Sequence[Payment], refusal: Refusal | None
) -> Side:
    words = narrator.words
    if refusal is not None:
        cited = tuple(dict.fromkeys(text for rule in refusal.rules for text in narrator.list_citations(rule)))
        return Side(words.format("compare-refused", why=narrator.describe_refusal(refusal)), cited)
    ways = narrator.words.join([narrator.describe_payment(payment, table) for payment in payments if payment != FREE], "list-or")
    return Side(words.format("compare-allowed-for", ways=ways) if ways else words.format("compare-allowed"))


def _list_outcomes(comparison: Differences[T]) -> Iterator[ComparedRow]:
    table = comparison.positions[0].table
    for option, events in comparison.outcomes:
        sides = tuple(
            Side(_describe_events(narrator, happened)) for narrator, happened in zip(comparison.narrators, events, strict=True)
        )
        yield ComparedRow((comparison.narrators[0].describe_choice(option.choice, table),), sides)


def _describe_events(narrator: Narrator[T, PrintedEdition], events: Iterable[Event[T]] | None) -> str:
    if events is None:
        return narrator.words.format("compare-not-so")
    return narrator.words.join_sentences(*map(narrator.describe_event, events))


def _group(rows: Iterable[ComparedRow]) -> tuple[ComparedRow, ...]:
    """Join rows that have the same sides into one row with all their subjects."""
    groups: dict[tuple[Side, ...], tuple[str, ...]] = {}
    for row in rows:
        groups[row.sides] = tuple(dict.fromkeys((*groups.get(row.sides, ()), *row.what)))
    return tuple(ComparedRow(what, sides) for sides, what in groups.items())


def _list_rules(comparison: Differences[T]) -> Iterator[ComparedRow]:
    none = comparison.words.format("compare-no-rule")
    for _, wordings, citations in comparison.rules:
        yield ComparedRow((), tuple(Side(said or none, cited) for said, cited in zip(wordings, citations, strict=True)))


def _list_numbers(comparison: Differences[T]) -> Iterator[ComparedRow]:
    words = comparison.words
    for name, values, marks in comparison.numbers:
        key = f"printed-{name.replace('.', '-').replace('_', '-')}"
        sides = tuple(
            Side(describe_value(words, value), (), words.format("compare-mark", mark=words.format(f"mark-{mark}")))
            for value, mark in zip(values, marks, strict=True)
        )
        yield ComparedRow((words.format(key) if words.knows(key) else name,), sides)


def describe_value(words: Words, value: Leaf | None) -> str:
    """Describe a printed value, or that an edition has none; a number, and a text without a wording, stays as it is."""
    if value is None:
        return words.format("printed-nothing")
    if isinstance(value, bool):
        return words.format("printed-yes" if value else "printed-no")
    key = f"printed-value-{value}"
    return words.format(key) if isinstance(value, str) and words.knows(key) else str(value)


def name_editions(editions: Sequence[PrintedEdition], words: Words) -> tuple[str, ...]:
    """List the editions' names, each with its year."""
    named = ((name_edition(edition, words), str(edition.year)) for edition in editions)
    return tuple(words.format("compare-edition", name=name, year=year) for name, year in named)


def render_html(comparison: Differences[T]) -> str:
    """Render a comparison as a piece of HTML with its style; every sentence is escaped."""
    names = name_editions(comparison.editions, comparison.words)
    cited = escape(comparison.words.format("ui-cited"))
    shown = "".join(_render_section(section, names, cited) for section in list_sections(comparison))
    columns = f"--vc-editions: {len(names)}"
    return f'<style>{read_style(STYLE)}</style><div class="vc-editions" style="{columns}">{shown}</div>'


def _render_section(section: ComparedSection, names: tuple[str, ...], cited: str) -> str:
    if not section.rows:
        shown = f"<p>{escape(section.none)}</p>"
    elif section.short:
        shown = _render_table(section, names)
    else:
        shown = "".join(_render_row(row, names, cited) for row in section.rows)
    return f"<section><h3>{escape(section.title)}</h3>{shown}</section>"


def _render_table(section: ComparedSection, names: tuple[str, ...]) -> str:
    top = "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
    lines = []
    for row in section.rows:
        [what] = row.what
        sides = "".join(f"<td>{_render_words(side)}</td>" for side in row.sides)
        lines.append(f'<tr><th scope="row">{escape(what)}</th>{sides}</tr>')
    return f"<table><thead><tr><td></td>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _render_words(side: Side) -> str:
    return escape(side.said) + (f" <small>{escape(side.mark)}</small>" if side.mark else "")


def _render_row(row: ComparedRow, names: tuple[str, ...], cited: str) -> str:
    what = "".join(f"<li>{escape(each)}</li>" for each in row.what)
    sides = "".join(_render_side(side, name, cited) for side, name in zip(row.sides, names, strict=True))
    return f'<div class="vc-unlike">{f"<ul>{what}</ul>" if what else ""}{sides}</div>'


def _render_side(side: Side, name: str, cited: str) -> str:
    places = "".join(f"<li>{escape(place)}</li>" for place in side.cited)
    sources = f"<details><summary>{cited}</summary><ul>{places}</ul></details>" if places else ""
    return f"<div><b>{escape(name)}</b><p>{_render_words(side)}</p>{sources}</div>"


def render_text(comparison: Differences[T]) -> str:
    """Render a comparison as plain text, section by section with its citations; the order doesn't depend on the process."""
    words, names = comparison.words, name_editions(comparison.editions, comparison.words)
    lines = [" | ".join(names)]
    for section in list_sections(comparison):
        lines += ["", section.title]
        for row in section.rows:
            lines.append(f"- {words.join(row.what, 'list-semicolon')}".rstrip())
            for name, side in zip(names, row.sides, strict=True):
                said = words.format("label", what=name, said=words.join_sentences(side.said, side.mark))
                lines.append(f"    {said}" + "".join(f" [{place}]" for place in side.cited))
        if not section.rows:
            lines.append(section.none)
    return "\n".join(lines)
