"""Options as a table for people who program: what they type to play each, the same in words, and its price."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple, TypeVar

from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator
from village_core.kernel.frames import Table
from village_core.kernel.values import FREE, Option

T = TypeVar("T", bound=Table)
E = TypeVar("E", bound=PrintedEdition)

MOST: Final = 60
"""Rows that are shown: payments can make hundreds."""


class OptionRow(NamedTuple):
    """A row about an option: its number from 0, the text to give to ``play``, the choice in words, and its price, if any."""

    number: str
    typed: str
    choice: str
    price: str


def render_options(options: Sequence[Option], table: T, narrator: Narrator[T, E]) -> dict[str, str]:
    """Render the options at a table by media type: aligned text, and a table of HTML.

    At most ``MOST`` are shown; a note below says how many more there are, or that there is no option at all.
    """
    rows = [_build_row(number, options, table, narrator) for number in range(len(options[:MOST]))]
    left = len(options) - len(rows)
    note = narrator.words.format("options-more", count=left) if left else "" if rows else narrator.words.format("options-none")
    return {"text/plain": _format_text(rows, note), "text/html": _format_html(rows, note)}


def _build_row(number: int, options: Sequence[Option], table: T, narrator: Narrator[T, E]) -> OptionRow:
    """Return the row of the option at ``number``; its choice alone is typed if ``play`` would pay for that in this way."""
    option = options[number]
    first = number == 0 or options[number - 1].choice != option.choice
    price = "" if option.payment == FREE else narrator.describe_payment(option.payment, table)
    return OptionRow(str(number), repr(option.choice if first else option), narrator.describe_choice(option.choice, table), price)


def _format_text(rows: Sequence[OptionRow], note: str) -> str:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join([*lines, note] if note else lines)


def _format_html(rows: Sequence[OptionRow], note: str) -> str:
    body = "".join(f"<tr>{_format_cells(row)}</tr>" for row in rows)
    return f"<table>{body}</table>{note and f'<p>{escape(note)}</p>'}"


def _format_cells(row: OptionRow) -> str:
    inside = (row.number, f"<code>{escape(row.typed)}</code>", escape(row.choice), escape(row.price))
    return "".join(f'<td style="text-align: start; padding-block: 1px">{each}</td>' for each in inside)
