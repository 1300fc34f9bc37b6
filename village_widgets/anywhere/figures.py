"""What stands in for bqplot where there is no Jupyter: figures, drawn as SVG and letters that keep their size at any width.

Only what our charts use is here, by bqplot's names. A linear scale knows its ends, and its axis where the ticks are.
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

Row: TypeAlias = Sequence[float]
SIDES: Final = ("top", "right", "bottom", "left")
WHOLE: Final = 100
"""How wide and high a picture is in its own measure, whatever room it is given."""
DOTTED: Final = "1 5"


class Part(HasTraits):
    """A part of a figure, which is drawn anew when a part changes."""

    def hold_sync(self) -> AbstractContextManager[None]:
        """Several changes that are one."""
        held: AbstractContextManager[None] = self.hold_trait_notifications()
        return held


class LinearScale(Part):
    """Numbers from ``min`` to ``max``, the other way round if it is ``reverse``. Its axis is told where the ticks are."""

    ticks: ClassVar[Sequence[object]] = ()

    min = Float(0.0)
    max = Float(1.0)
    reverse = Bool(False)

    def share(self, value: object) -> float:
        """How far from the left, or from the bottom, of ``WHOLE``: as far along as the number."""
        assert isinstance(value, (int, float))
        along = WHOLE * (value - self.min) / (self.max - self.min)
        return WHOLE - along if self.reverse else along


class OrdinalScale(Part):
    """Names, each in the middle of its part of the whole."""

    domain = List(Unicode())

    def share(self, value: object) -> float:
        """How far from the left of ``WHOLE``: the middle of its part."""
        return (self.domain.index(str(value)) + 0.5) * self.part

    @property
    def part(self) -> float:
        """How wide the part of one is."""
        return WHOLE / max(1, len(self.domain))

    @property
    def ticks(self) -> Sequence[object]:
        """All of them."""
        return tuple(self.domain)


class Axis(Part):
    """The ticks of a scale with their labels, and what it is about."""

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
        """Whether it goes from the bottom to the top."""
        return bool(self.side == "left")

    def ticks(self) -> Iterator[tuple[float, str]]:
        """Where the ticks are, from the left or from the top, and what each is called."""
        for value in self.tick_values or self.scale.ticks:
            number, at = isinstance(value, (int, float)), self.scale.share(value)
            yield WHOLE - at if self.upright else at, self.tick_labels.get(str(value), f"{value:g}" if number else str(value))


class Mark(Part):
    """What is drawn of numbers, by its ``scales``: ``x`` and ``y``, in one row or several, each with its colour in turn."""

    x = Any(())
    y = Any(())
    scales = Dict()
    colors = List(Unicode())

    def places(self) -> Iterator[tuple[str, list[tuple[float, float]]]]:
        """The colour of each row, and where its values lie, from the left and from the top."""
        across, up = self.scales["x"], self.scales["y"]
        several = _rows(self.y)
        for at, row in enumerate(several):
            along = _rows(self.x)[at % len(_rows(self.x))]
            yield (
                self.colors[at % len(self.colors)],
                [(across.share(x), WHOLE - up.share(y)) for x, y in zip(along, row, strict=False)],
            )


class Lines(Mark):
    """A line for each row."""

    stroke_width = Float(2.0)
    line_style = Unicode("solid")

    def shapes(self) -> Iterator[str]:
        """The lines; none for a single place."""
        dashes = f' stroke-dasharray="{DOTTED}" stroke-linecap="round"' if self.line_style == "dotted" else ""
        for colour, places in self.places():
            path = "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in places)
            yield f'<path class="line" d="{path}" stroke="{colour}" stroke-width="{self.stroke_width:g}"{dashes}/>'


class Scatter(Mark):
    """A dot for each place, of ``default_size`` square pixels."""

    stroke = Unicode()
    default_size = Float(64.0)

    def shapes(self) -> Iterator[str]:
        """The dots, each a round end of a line without length, so that it stays round at any width."""
        wide = 2 * sqrt(self.default_size / pi)
        for colour, places in self.places():
            for ink, more in ((self.stroke, 2), (colour, 0)):
                if ink:
                    dots = "".join(f"M{x:.2f} {y:.2f}h0" for x, y in places)
                    yield f'<path d="{dots}" stroke="{ink}" stroke-width="{wide + more:.1f}" stroke-linecap="round"/>'


class Bars(Mark):
    """A column for each name, with a layer for each row; ``padding`` is the share of its part that stays free."""

    padding = Float(0.05)

    def shapes(self) -> Iterator[str]:
        """The layers, from 0 up; those below nothing from 0 down."""
        names, up = self.scales["x"], self.scales["y"]
        names.domain = names.domain or [*self.x]
        wide = names.part * (1 - self.padding)
        for name, column in zip(self.x, zip(*_rows(self.y), strict=True), strict=True):
            left = names.share(name) - wide / 2
            for layer, (low, high) in enumerate(_piled(column)):
                if high > low:
                    top, tall = WHOLE - up.share(high), up.share(high) - up.share(low)
                    box = f'x="{left:.2f}" y="{top:.2f}" width="{wide:.2f}" height="{tall:.2f}"'
                    yield f'<rect {box} fill="{self.colors[layer % len(self.colors)]}"/>'


class Figure(HTML):
    """Marks with their axes, in a box as high as ``layout`` says; ``fig_margin`` in pixels around what is drawn."""

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
        self._due = False
        super().__init__(self._drawn())
        scales = [scale for mark in marks for scale in mark.scales.values()]
        for part in dict.fromkeys((*scales, *axes, *marks)):
            part.observe(self._changed_part)

    def _changed_part(self, _: object) -> None:
        """Parts change several at a time: the figure is drawn anew once, after all of them."""
        if not self._due:
            self._due = True
            _soon(self._redraw)

    def _redraw(self) -> None:
        self._due = False
        self.value = self._drawn()

    def _drawn(self) -> str:
        grid = "".join(map(_grid, self.axes))
        shapes = "".join(shape for mark in self.marks for shape in mark.shapes())
        room = " ".join(f"{self.margin[side]}px" for side in SIDES)
        return (
            f'<div class="bqplot" aria-hidden="true" style="height:{self.height};padding:{room}"><div>'
            f'<svg viewBox="0 0 {WHOLE} {WHOLE}" preserveAspectRatio="none"><g class="axis">{grid}</g>{shapes}</svg>'
            f"{''.join(map(_letters, self.axes))}</div></div>"
        )


def _grid(axis: Axis) -> str:
    """The lines of an axis across the picture."""
    line = ("M0 {0:.2f}H100" if axis.upright else "M{0:.2f} 0V100").format
    return f'<path d="{"".join(line(at) for at, _ in axis.ticks())}"/>' if axis.grid_lines != "none" else ""


def _letters(axis: Axis) -> str:
    """The letters of an axis, beside the picture."""
    way = "top" if axis.upright else "left"
    ticks = "".join(f'<span style="{way}:{at:.2f}%">{escape(text)}</span>' for at, text in axis.ticks())
    return f'<div class="{axis.side}">{ticks}<b>{escape(axis.label)}</b></div>'


def _rows(values: Sequence[float] | Sequence[Row]) -> list[Row]:
    """Values in rows: one row, if they are not in any."""
    rows: list[Row] = [row for row in values if isinstance(row, Sequence)]
    return rows or [[value for value in values if isinstance(value, (int, float))]]


def _piled(column: Sequence[float]) -> Iterator[tuple[float, float]]:
    """From where to where each layer of a column reaches."""
    low = high = 0.0
    for value in column:
        if value < 0:
            low += value
            yield low, low - value
        else:
            high += value
            yield high - value, high


def _soon(do: Callable[[], None]) -> None:
    """Do it after all that is going on; at once where nothing goes on by itself."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        do()
    else:
        loop.call_soon(do)
