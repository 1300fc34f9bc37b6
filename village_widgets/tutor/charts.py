"""Building blocks of the pictures beside lessons: rows of blocks, chances in columns, tables. Imported only when one is shown."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from importlib.resources import files
from typing import Final

from bqplot import Axis, Bars, Figure, LinearScale, Lines, Mark, OrdinalScale
from ipywidgets import HTML, Box, Layout, VBox

from village_core.kernel.words import Words
from village_widgets import components
from village_widgets.components.charts import build_chart, build_figure, lay_beside
from village_widgets.components.modules import read_style
from village_widgets.words import format_percent

OUTCOMES: Final = ("#a39a90", "#d9a520", "#3f8f8a", "#8a6bb8", "#b5563f")
"""One colour for each of several outcomes, the first for zero."""
ROW: Final = 26
"""The height of a chart's row, in pixels."""
AROUND: Final = {"top": 8, "bottom": 46, "left": 44, "right": 14}
BLOCK: Final = 0.44
"""Half the length of a block that stands for one piece."""
THICK: Final = 15
BELOW: Final = "2.4em"
STYLE: Final = files(components) / "charts.css"


def lay_with_style(*charts: VBox) -> Box:
    """Return charts side by side with their style, so that any page can show them."""
    return lay_beside(*charts, HTML(f"<style>{read_style(STYLE)}</style>", layout=Layout(display="none")))


def build_rows(marks: Sequence[Mark], across: Axis, scale: LinearScale, names: Sequence[str], left: int) -> Figure:
    """Return a figure of rows with their ``names`` in its left margin, which is ``left`` pixels wide.

    ``marks`` are drawn in the rows, on the vertical ``scale``, above the axis ``across``.
    """
    down = Axis(scale=scale, side="left", grid_lines="none", tick_values=[row for row, name in enumerate(names) if name])
    down.tick_labels = {str(row): name for row, name in enumerate(names) if name}
    high = f"{len(names) * ROW + AROUND['top'] + AROUND['bottom']}px"
    return build_figure(marks, [across, down], high=high, margin={**AROUND, "left": left})


def draw_blocks(places: Sequence[tuple[float, int]], colour: str, across: Mapping[str, LinearScale]) -> Iterator[Lines]:
    """Yield one mark with a block of this colour around each of these places (across, row); nothing without places.

    ``across`` has its scales, ``x`` and ``y``.
    """
    if places:
        x = [[at - BLOCK, at + BLOCK] for at, _ in places]
        y = [[row, row] for _, row in places]
        yield Lines(x=x, y=y, scales=dict(across), colors=[colour], stroke_width=THICK)


def place_blocks(amounts: Sequence[Mapping[str, int]], kind: str, kinds: Sequence[str]) -> list[tuple[float, int]]:
    """Return the places (across, row) of all blocks of ``kind``.

    ``amounts`` has for each row the number of blocks of each kind; they lie side by side in the order of ``kinds``.
    """
    found = []
    for row, amount in enumerate(amounts):
        before = sum(amount.get(other, 0) for other in kinds[: kinds.index(kind)])
        found += [(before + step + 0.5, row) for step in range(amount.get(kind, 0))]
    return found


def build_chances(
    words: Words,
    title: str,
    about: str,
    axis: str,
    names: Sequence[str],
    odds: Sequence[Sequence[Fraction]],
    outcome: Callable[[int], str],
    some: str,
) -> VBox:
    """Return a chart with a column for each of ``names``, a layer in it for each outcome, as high as its chance, and a table.

    ``odds`` has for each name the probabilities of the outcomes, the first for zero; ``outcome`` names an outcome by its number,
    ``some`` all except zero; ``axis`` says what the names are. The table has the chances in numbers.
    """
    wide = max(map(len, odds))
    filled = [[*row, *[Fraction(0)] * (wide - len(row))] for row in odds]
    across = {"x": OrdinalScale(domain=list(names)), "y": LinearScale(min=0, max=100)}
    heights = [[float(100 * row[count]) for row in filled] for count in range(wide)]
    bars = Bars(x=list(names), y=heights, scales=across, colors=list(OUTCOMES[:wide]), padding=0.5)
    up = Axis(scale=across["y"], label=words.format("chart-per-cent"), side="left", tick_values=[0, 25, 50, 75, 100])
    shown = build_figure([bars], [Axis(scale=across["x"], label=axis, grid_lines="none"), up], high="240px")
    outcomes = [outcome(count) for count in range(wide)]
    lines = [
        (name, *(format_percent(chance, words) for chance in row), format_percent(1 - row[0], words))
        for name, row in zip(names, filled, strict=True)
    ]
    legend = zip(outcomes, OUTCOMES, strict=False)
    return build_chart(title, about, legend, shown, fold_table(words, format_table([axis, *outcomes, some], lines)))


def format_table(head: Sequence[str], lines: Iterable[Sequence[str]]) -> str:
    """Return lines of cells as an HTML table below the cells of ``head``; the first cell of each line is its heading."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    shown = (
        f'<tr><th scope="row">{escape(line[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in line[1:])}</tr>'
        for line in lines
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(shown)}</tbody></table>"


def fold_table(words: Words, table: str) -> HTML:
    """Return an HTML table folded under a heading, which opens it when pressed."""
    return HTML(f"<details><summary>{escape(words.format('chart-table'))}</summary>{table}</details>")
