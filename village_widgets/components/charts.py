"""Charts of a game, live: how everybody stands over time, and by category. Imported only when somebody asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final, Generic, TypeVar

import numpy
from bqplot import Axis, Bars, Figure, LinearScale, Lines, Mark, OrdinalScale
from ipywidgets import HTML, Box, Layout, VBox, Widget

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE
from village_core.kernel.words import Words
from village_widgets.components.inks import Ink
from village_widgets.components.telling import Standing, Telling

T = TypeVar("T", bound=Table)

CATEGORIES: Final = ("#c98a1b", "#3f8f8a", "#8a6bb8", "#5b7fc7", "#b5563f", "#5f9a4a", "#8d8577")
"""One colour for each category, told apart on light and on dark ground."""
MARGIN: Final = {"top": 14, "bottom": 40, "left": 44, "right": 16}
HIGH: Final = "280px"
WIDEST: Final = 30
"""How many times wider than high a figure may be."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_TICKS: Final = 8
SMALL: Final = numpy.int16
"""Points and decisions are small numbers; each chart is sent anew after every move."""
LONGEST: Final = 12


class Charts(Generic[T]):
    """Two charts of one game, as the whole table can know it. ``draw`` brings them up to date; ``box`` is what shows them.

    ``inks`` are those of the game, by the colours that players have.
    """

    def __init__(self, telling: Telling[T], players: Sequence[Player], words: Words, inks: Mapping[str, Ink]) -> None:
        self.telling = telling
        self.words = words
        self._known: list[tuple[Position[T], Standing]] = []
        self._names = labels(players)
        over_time = self._over_time([inks[player.colour].line if player.colour in inks else "gray" for player in players])
        by_category = self._by_category()
        self.box = beside(over_time, by_category)

    def draw(self, game: Game[T]) -> None:
        """Show ``game`` as it stands."""
        standings = self._standings(game)
        at = numpy.arange(len(standings), dtype=SMALL)
        totals = numpy.array([[sum(points) for points in standing.categories] for standing in standings], dtype=SMALL).T
        tracks = numpy.array([standing.points for standing in standings], dtype=SMALL).T
        for lines, values in ((self._totals, totals), (self._tracks, tracks)):
            with lines.hold_sync():
                lines.x, lines.y = at, values
        self._bars.y = numpy.array(standings[-1].categories, dtype=SMALL).T
        measure(self._decisions, len(standings) - 1)
        measure(self._score, int(totals.max()))
        measure(self._points, int(totals[:, -1].max()))

    def _standings(self, game: Game[T]) -> list[Standing]:
        """How everybody stood before each decision of a player, and how they stand now."""
        deciders = (*game.deciders(), None)
        positions = [position for position, who in zip(game.positions(), deciders, strict=True) if who != CHANCE]
        same = 0
        while same < min(len(positions), len(self._known)) and self._known[same][0] is positions[same]:
            same += 1
        new = [(position, self.telling.standing(position)) for position in positions[same:]]
        self._known = [*self._known[:same], *new]
        return [standing for _, standing in self._known]

    def _over_time(self, colours: list[str]) -> VBox:
        """A line for each player, and a dotted one for the points scored so far."""
        scales = {"x": LinearScale(), "y": LinearScale()}
        none = numpy.zeros((len(colours), 1))
        self._totals = Lines(x=[0], y=none, scales=scales, colors=colours, stroke_width=3)
        self._tracks = Lines(x=[0], y=none, scales=scales, colors=colours, stroke_width=2, line_style="dotted")
        self._decisions = Axis(scale=scales["x"], label=self.words.say("chart-decisions"), grid_lines="none")
        self._score = Axis(scale=scales["y"], label=self.words.say("chart-score"), side="left")
        shown = figure([self._tracks, self._totals], [self._decisions, self._score])
        return self._titled("points", shown, zip(self._names, colours, strict=True))

    def _by_category(self) -> VBox:
        """A column for each player, one layer for each category."""
        scales = {"x": OrdinalScale(), "y": LinearScale()}
        names = self.telling.categories()
        colours = [CATEGORIES[at % len(CATEGORIES)] for at in range(len(names))]
        none = numpy.zeros((len(names), len(self._names)))
        self._bars = Bars(x=self._names, y=none, scales=scales, colors=colours, padding=0.5)
        self._points = Axis(scale=scales["y"], label=self.words.say("chart-score"), side="left")
        shown = figure([self._bars], [Axis(scale=scales["x"], grid_lines="none"), self._points])
        return self._titled("categories", shown, zip(names, colours, strict=True))

    def _titled(self, name: str, shown: Figure, legend: Iterable[tuple[str, str]]) -> VBox:
        """A figure under its title, what it shows, and what each colour means."""
        return titled(self.words.say(f"chart-{name}"), self.words.say(f"chart-{name}-about"), legend, shown)


def beside(*parts: Widget) -> Box:
    """Charts side by side; one below the other where there is no room for that."""
    box = Box(parts, layout=Layout(display="flex", flex_flow="row wrap"))
    box.add_class("vc-charts")
    return box


def titled(title: str, about: str, legend: Iterable[tuple[str, str]], *below: Widget) -> VBox:
    """What is shown under its title: a sentence about it, what each colour means (meaning, colour), then ``below``."""
    keys = "".join(f'<li><i style="background:{colour}"></i>{escape(meaning)}</li>' for meaning, colour in legend)
    head = HTML(f"<h3>{escape(title)}</h3><p>{escape(about)}</p><ul>{keys}</ul>")
    chart = VBox([head, *below], layout=Layout(flex="1 1 320px", min_width="0", width="auto"))
    chart.add_class("vc-chart")
    return chart


def figure(marks: Sequence[Mark], axes: Sequence[Axis], high: str = HIGH, margin: Mapping[str, int] = MARGIN) -> Figure:
    """A figure as wide as there is room, ``high`` on the page; ``margin`` in pixels around what is drawn."""
    return Figure(
        marks=list(marks),
        axes=list(axes),
        fig_margin=dict(margin),
        padding_x=0,
        padding_y=0,
        min_aspect_ratio=0.3,
        max_aspect_ratio=WIDEST,
        layout=Layout(width="100%", min_width="0", height=high),
    )


def measure(axis: Axis, most: int) -> None:
    """Let an axis reach from 0 over ``most`` to the next of its round steps."""
    step = next((step for step in STEPS if most <= step * MOST_TICKS), STEPS[-1])
    ticks = numpy.arange(0, most + step, step) if most else numpy.array([0, 1])
    with axis.scale.hold_sync():
        axis.scale.min, axis.scale.max = 0, int(max(ticks[-1], most) if axis.side == "left" else max(most, 1))
    axis.tick_format = "d"
    axis.tick_values = ticks[ticks <= axis.scale.max]


def labels(players: Sequence[Player]) -> list[str]:
    """The players' names, short enough for an axis and each different."""
    short = [player.name if len(player.name) <= LONGEST else f"{player.name[: LONGEST - 1]}…" for player in players]
    count = Counter(short)
    return [f"{name} ({seat})" if count[name] > 1 else name for seat, name in enumerate(short, 1)]
