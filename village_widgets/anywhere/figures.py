"""Replacement for bqplot without Jupyter: figures as SVG, with HTML labels that keep their size at any width.

Only the features that our charts use are here, under bqplot's names. Charts state the ends of each linear scale and the ticks of
its axis.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from html import escape
from importlib.resources import files
from math import pi, sqrt
from typing import ClassVar, Final, TypeAlias

from traitlets import Any, Bool, Dict, Float, HasTraits, List, Unicode

from village_widgets import anywhere
from village_widgets.anywhere.widgets import HTML, Layout
from village_widgets.components.modules import read_style

NumberRow: TypeAlias = Sequence[float]
SIDES: Final = ("top", "right", "bottom", "left")
WHOLE: Final = 100
"""The width and height of a picture in its own units; the page stretches it."""
DOTTED: Final = "1 5"


class Part(HasTraits):
    """A part of a figure. When it changes, the figure is drawn again."""

    def hold_sync(self) -> AbstractContextManager[None]:
        """Return a context manager in which changes are held back; at its end each changed trait is reported once."""
        hold: AbstractContextManager[None] = self.hold_trait_notifications()
        return hold


class LinearScale(Part):
    """Numbers from ``min`` to ``max``, reversed if ``reverse``. Its axis states the ticks."""

    ticks: ClassVar[Sequence[object]] = ()

    min = Float(0.0)
    max = Float(1.0)
    reverse = Bool(False)

    def locate(self, value: object) -> float:
        """Return the distance of a number from the left or the bottom: 0 for ``min`` and ``WHOLE`` for ``max``, or reversed."""
        assert isinstance(value, (int, float))
        along = WHOLE * (value - self.min) / (self.max - self.min)
        return WHOLE - along if self.reverse else along


class OrdinalScale(Part):
    """A scale of names: each stands in the middle of an equal part of the width."""

    domain = List(Unicode())

    def locate(self, value: object) -> float:
        """Return the distance of a name's middle from the left, between 0 and ``WHOLE``."""
        return (self.domain.index(str(value)) + 0.5) * self.part

    @property
    def part(self) -> float:
        """The width of the part of the axis for one name, in parts of ``WHOLE``."""
        return WHOLE / max(1, len(self.domain))

    @property
    def ticks(self) -> Sequence[object]:
        """The names at which the axis has labels: all of them."""
        return tuple(self.domain)


class Axis(Part):
    """An axis: its scale's ticks with their labels, and its title."""

    scale = Any()
    label = Unicode()
    label_offset = Unicode()
    side = Unicode("bottom")
    grid_lines = Unicode("solid")
    tick_format = Unicode()
    tick_values = Any(())
    tick_labels = Dict()

    @property
    def upright(self) -> bool:
        """True if this is the vertical axis."""
        return bool(self.side == "left")

    def locate_ticks(self) -> Iterator[tuple[float, str]]:
        """Yield the distance of each tick from the left or the top, in parts of ``WHOLE``, and its label."""
        for value in self.tick_values or self.scale.ticks:
            number, at = isinstance(value, (int, float)), self.scale.locate(value)
            yield WHOLE - at if self.upright else at, self.tick_labels.get(str(value), f"{value:g}" if number else str(value))


class Mark(Part):
    """A drawing of the numbers ``x`` and ``y`` by ``scales``, in one row or several; the rows take the colours in turn."""

    x = Any(())
    y = Any(())
    scales = Dict()
    colors = List(Unicode())

    def locate_rows(self) -> Iterator[tuple[str, list[tuple[float, float]]]]:
        """Yield the colour of each row and its points, from the left and the top, in parts of ``WHOLE``."""
        across, up = self.scales["x"], self.scales["y"]
        several = _split_rows(self.y)
        for at, row in enumerate(several):
            along = _split_rows(self.x)[at % len(_split_rows(self.x))]
            yield (
                self.colors[at % len(self.colors)],
                [(across.locate(x), WHOLE - up.locate(y)) for x, y in zip(along, row, strict=False)],
            )


class Lines(Mark):
    """A line through the points of each row."""

    stroke_width = Float(2.0)
    line_style = Unicode("solid")

    def draw(self) -> Iterator[str]:
        """Yield the lines as SVG; a line of a single point stays invisible."""
        dashes = f' stroke-dasharray="{DOTTED}" stroke-linecap="round"' if self.line_style == "dotted" else ""
        for colour, places in self.locate_rows():
            path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places)
            yield f'<path class="line" d="{path}" stroke="{colour}" stroke-width="{self.stroke_width:g}"{dashes}/>'


class Scatter(Mark):
    """A dot for each point, with an area of ``default_size`` square pixels, and a rim if ``stroke`` names its colour."""

    stroke = Unicode()
    default_size = Float(64.0)

    def draw(self) -> Iterator[str]:
        """Yield the dots as SVG: lines without length, whose round ends stay round at any width."""
        wide = 2 * sqrt(self.default_size / pi)
        for colour, places in self.locate_rows():
            for ink, more in ((self.stroke, 2), (colour, 0)):
                if ink:
                    dots = "".join(f"M{x:.2f} {y:.2f}h0" for x, y in places)
                    yield f'<path d="{dots}" stroke="{ink}" stroke-width="{wide + more:.1f}" stroke-linecap="round"/>'


class Bars(Mark):
    """A column for each name, with a layer for each row; ``padding`` is the free share of its part."""

    padding = Float(0.05)

    def draw(self) -> Iterator[str]:
        """Yield the layers as SVG: positive values stack upwards from 0, negative ones downwards.

        If the horizontal scale has no names yet, it gets those of the bars (``x``).
        """
        names, up = self.scales["x"], self.scales["y"]
        names.domain = names.domain or [*self.x]
        wide = names.part * (1 - self.padding)
        for name, column in zip(self.x, zip(*_split_rows(self.y), strict=True), strict=True):
            left = names.locate(name) - wide / 2
            for layer, (low, high) in enumerate(_stack(column)):
                if high > low:
                    top, tall = WHOLE - up.locate(high), up.locate(high) - up.locate(low)
                    box = f'x="{left:.2f}" y="{top:.2f}" width="{wide:.2f}" height="{tall:.2f}"'
                    yield f'<rect {box} fill="{self.colors[layer % len(self.colors)]}"/>'


class Figure(HTML):
    """Marks with their axes, in a box as high as ``layout`` says, with margins of ``fig_margin`` pixels."""

    _css = read_style(files(anywhere) / "figures.css")

    def __init__(
        self,
        marks: Sequence[Lines | Scatter | Bars],
        axes: Sequence[Axis],
        fig_margin: Mapping[str, int],
        layout: Layout,
        **_: object,
    ) -> None:
        self.marks, self.axes, self.margin, self.height = marks, axes, fig_margin, layout.__dict__["height"]
        self._is_scheduled = False
        super().__init__(self._draw())
        scales = [scale for mark in marks for scale in mark.scales.values()]
        for part in dict.fromkeys((*scales, *axes, *marks)):
            part.observe(self._schedule)

    def _schedule(self, _: object) -> None:
        """Schedule one new drawing of the figure for all changes until then."""
        if not self._is_scheduled:
            self._is_scheduled = True
            _call_soon(self._redraw)

    def _redraw(self) -> None:
        self._is_scheduled = False
        self.value = self._draw()

    def _draw(self) -> str:
        grid = "".join(map(_draw_grid, self.axes))
        shapes = "".join(shape for mark in self.marks for shape in mark.draw())
        room = " ".join(f"{self.margin[side]}px" for side in SIDES)
        return (
            f'<div class="bqplot" aria-hidden="true" style="height:{self.height};padding:{room}"><div>'
            f'<svg viewBox="0 0 {WHOLE} {WHOLE}" preserveAspectRatio="none"><g class="axis">{grid}</g>{shapes}</svg>'
            f"{''.join(map(_draw_labels, self.axes))}</div></div>"
        )


def _draw_grid(axis: Axis) -> str:
    """Return the grid lines of an axis as SVG; empty if it has none."""
    line = ("M0 {0:.2f}H100" if axis.upright else "M{0:.2f} 0V100").format
    return f'<path d="{"".join(line(at) for at, _ in axis.locate_ticks())}"/>' if axis.grid_lines != "none" else ""


def _draw_labels(axis: Axis) -> str:
    """Return the labels of an axis's ticks and its title as HTML, for beside the picture."""
    way = "top" if axis.upright else "left"
    ticks = "".join(f'<span style="{way}:{at:.2f}%">{escape(text)}</span>' for at, text in axis.locate_ticks())
    return f'<div class="{axis.side}">{ticks}<b>{escape(axis.label)}</b></div>'


def _split_rows(values: Sequence[float] | Sequence[NumberRow]) -> list[NumberRow]:
    """Return values as rows: plain numbers are one row."""
    rows: list[NumberRow] = [row for row in values if isinstance(row, Sequence)]
    return rows or [[value for value in values if isinstance(value, (int, float))]]


def _stack(column: Sequence[float]) -> Iterator[tuple[float, float]]:
    """Yield the lower and upper end of each layer of a column: positive values stack upwards from 0, negative ones downwards."""
    low = high = 0.0
    for value in column:
        if value < 0:
            low += value
            yield low, low - value
        else:
            high += value
            yield high - value, high


def _call_soon(do: Callable[[], None]) -> None:
    """Call a function after the current events of the loop, or at once without a running loop."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        do()
    else:
        loop.call_soon(do)
