"""The score sheet as a page of its own, to print or to keep. It has no script and fetches nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Final

from village_core.kernel.words import Words, write_number
from village_widgets.companion.exporting.result import PlayTime, Result
from village_widgets.components.modules import read_style

STYLE: Final = files(__package__) / "page.css"
INK: Final = re.compile(r"#[0-9a-fA-F]{6}")


def write_page(result: Result, when: PlayTime, words: Words) -> str:
    """Return the HTML of a page: the sheet, the players, the edition, the day, who won and why, and that we are unofficial.

    "" before the game has a score.
    """
    score = result.score
    if score is None:
        return ""
    title = words.format("export-title", game=words.format("game-title"))
    facts = ((words.format("export-day"), when.day), *result.facts)
    heads = "".join(
        f'<th scope="col">{_name(result, seat, name)}{_mark_winner(words, seat in score.winners)}</th>'
        for seat, name in enumerate(score.players)
    )
    places = [words.format("export-nth", place=place) for place in result.ranks]
    return (
        f'<!doctype html><html lang="{escape(words.language)}"><head><meta charset="utf-8">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="referrer" content="no-referrer">'
        f"<title>{escape(title)} {escape(when.day)}</title><style>{read_style(STYLE)}</style></head><body><main>"
        f'<h1>{escape(title)}</h1><p class="result" dir="auto">{escape(score.result)}</p>'
        f"<table><thead><tr><td></td>{heads}</tr></thead>"
        f"<tbody>{''.join(_write_row(label, points) for label, points in score.lines)}</tbody>"
        f"<tfoot>{_write_row(words.format('export-total'), score.totals)}"
        f"{_write_row(words.format('export-place'), places)}</tfoot></table>"
        f"<h2>{escape(words.format('export-why'))}</h2>"
        f"<ol>{''.join(f'<li>{escape(reason)}</li>' for reason in score.reasons)}</ol>"
        f"<dl>{''.join(f'<div><dt>{escape(label)}</dt><dd dir=auto>{escape(said)}</dd></div>' for label, said in facts)}</dl>"
        f'<p class="note">{escape(words.format("export-unofficial"))}</p></main></body></html>\n'
    )


def _write_row(label: str, cells: Iterable[str | int]) -> str:
    written = (cell if isinstance(cell, str) else write_number(cell) for cell in cells)
    return f'<tr><th scope="row">{escape(label)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in written)}</tr>'


def _name(result: Result, seat: int, name: str) -> str:
    ink = result.inks[seat] if INK.fullmatch(result.inks[seat]) else "#888888"
    return f'<i style="background:{ink}"></i><bdi>{escape(name)}</bdi>'


def _mark_winner(words: Words, won: bool) -> str:
    return f"<small>{escape(words.format('export-winner'))}</small>" if won else ""
