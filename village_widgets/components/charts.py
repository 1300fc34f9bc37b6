"""Live charts of a game: the standing over time, and by category. Imported only when a page shows charts."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from math import floor
from typing import Final, Generic, NamedTuple, TypeVar

from bqplot import Axis, Bars, Figure, LinearScale, Lines, Mark, OrdinalScale
from ipywidgets import HTML, Box, Dropdown, Layout, VBox, Widget

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Player, Seat
from village_core.kernel.words import Words, write_number
from village_widgets.components.inks import Ink
from village_widgets.components.names import shorten_all
from village_widgets.components.telling import Standing, Telling

T = TypeVar("T", bound=GameTable)

CATEGORIES: Final = ("#c98a1b", "#3f8f8a", "#8a6bb8", "#5b7fc7", "#b5563f", "#5f9a4a", "#8d8577")
"""One colour for each category, distinct on light and on dark ground."""
MARGIN: Final = {"top": 14, "bottom": 40, "left": 44, "right": 16}
HIGH: Final = "280px"
WIDEST: Final = 30
"""Greatest ratio of a figure's width to its height."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)
MOST_TICKS: Final = 8
SMALL: Final = "h"
"""Array type of points and decisions: two bytes each, because every chart is sent again after every move."""
LONGEST: Final = 12
LINES: Final = ("#c8413b", "#3b7dbf", "#5f9a4a", "#a05fb5", "#c98a1b", "#3f8f8a")
"""One colour for each what-if line."""
ITSELF: Final = "#8d8577"
"""The colour of the game beside its lines."""
FINGER: Final = "44px"
"""Height that a finger needs."""


class PointsHistory(NamedTuple):
    """The points of one player before each decision and now: points so far, and by category as if the game ended there."""

    points: Sequence[int]
    categories: Sequence[Sequence[int]]


class Standings(Generic[T]):
    """The standings of a game before each decision of a player, and now. Known standings are kept."""

    def __init__(self, telling: Telling[T]) -> None:
        self.telling = telling
        self._known: list[tuple[Position[T], Standing]] = []

    def list_standings(self, game: Game[T]) -> list[Standing]:
        """List the standings of a game before each decision of a player, and now; earlier positions before draws are left out.

        The game may have grown or been shortened since the last call: standings that still hold are not computed again.
        """
        deciders = (*game.list_deciders(), None)
        positions = [position for position, who in zip(game.list_positions(), deciders, strict=True) if who != CHANCE]
        same = 0
        while same < min(len(positions), len(self._known)) and self._known[same][0] is positions[same]:
            same += 1
        new = [(position, self.telling.find_standing(position)) for position in positions[same:]]
        self._known = [*self._known[:same], *new]
        return [standing for _, standing in self._known]

    def find_history(self, game: Game[T], seat: Seat) -> PointsHistory:
        """Return the points of one player before each decision in the game, and now."""
        standings = self.list_standings(game)
        return PointsHistory([each.points[seat] for each in standings], [each.categories[seat] for each in standings])


class Figures:
    """Two figures that compare histories of points: over time as lines, and at their ends, by category, as columns.

    ``histories`` gives the name and the colour of each, ``categories`` names the layers of the columns. ``about`` names the two
    figures: their texts are ``chart-<name>`` and ``chart-<name>-about``. ``parts`` are the widgets.
    """

    def __init__(
        self, histories: Iterable[tuple[str, str]], categories: Sequence[str], words: Words, about: tuple[str, str]
    ) -> None:
        self.words = words
        self._names, self._colours = map(list, zip(*histories, strict=True))
        self._categories = categories
        self.parts = (self._build_lines(about[0]), self._build_bars(about[1]))

    def draw(self, histories: Sequence[PointsHistory]) -> None:
        """Draw the histories, listed as their names were, and fit the axes; the line of a shorter one ends sooner."""
        longest = max(len(history.points) for history in histories)
        at = [_pad(range(len(history.points)), longest) for history in histories]
        totals = [_pad(map(sum, history.categories), longest) for history in histories]
        tracks = [_pad(history.points, longest) for history in histories]
        for lines, values in ((self._totals, totals), (self._tracks, tracks)):
            with lines.hold_sync():
                lines.x, lines.y = at, values
        last = [history.categories[-1] for history in histories]
        self._bars.y = [array(SMALL, layer) for layer in zip(*last, strict=True)]
        measure(self._decisions, longest - 1)
        measure(self._score, max(map(max, totals)), min(map(min, (*totals, *tracks))))
        measure_columns(self._points, last)

    def _build_lines(self, name: str) -> VBox:
        """Build the figure over time: for each history a line as if the game ended then, and a dotted one of its points so far.

        Its texts are ``chart-<name>`` and ``chart-<name>-about``. It has a legend of the histories.
        """
        scales = {"x": LinearScale(), "y": LinearScale()}
        none = [[0]] * len(self._colours)
        self._totals = Lines(x=[0], y=none, scales=scales, colors=self._colours, stroke_width=3)
        self._tracks = Lines(x=[0], y=none, scales=scales, colors=self._colours, stroke_width=2, line_style="dotted")
        self._decisions = Axis(scale=scales["x"], label=self.words.format("chart-decisions"), grid_lines="none")
        self._score = Axis(scale=scales["y"], label=self.words.format("chart-score"), side="left")
        shown = build_figure([self._tracks, self._totals], [self._decisions, self._score])
        return self._build(name, shown, zip(self._names, self._colours, strict=True))

    def _build_bars(self, name: str) -> VBox:
        """Build the figure of a column for each history, with one layer for each category, with texts and legend."""
        scales = {"x": OrdinalScale(), "y": LinearScale()}
        colours = [CATEGORIES[at % len(CATEGORIES)] for at in range(len(self._categories))]
        none = [[0] * len(self._names)] * len(self._categories)
        self._bars = Bars(x=self._names, y=none, scales=scales, colors=colours, padding=0.5)
        self._points = Axis(scale=scales["y"], label=self.words.format("chart-score"), side="left")
        shown = build_figure([self._bars], [Axis(scale=scales["x"], grid_lines="none"), self._points])
        return self._build(name, shown, zip(self._categories, colours, strict=True))

    def _build(self, name: str, shown: Figure, legend: Iterable[tuple[str, str]]) -> VBox:
        """Build a figure with its title, its description and its legend."""
        return build_chart(self.words.format(f"chart-{name}"), self.words.format(f"chart-{name}-about"), legend, shown)


class Charts(Generic[T]):
    """Two charts of one game, as the whole table can know it.

    ``draw`` updates them; the ``parts`` of ``figures`` are the widgets. ``inks`` are those of the game, by the colours that
    players have.
    """

    def __init__(self, telling: Telling[T], players: Sequence[Player], words: Words, inks: Mapping[str, Ink]) -> None:
        self._standings = Standings(telling)
        self._seats = range(len(players))
        colours = [inks[player.colour].line if player.colour in inks else "gray" for player in players]
        named = zip(list_labels(players), colours, strict=True)
        self.figures = Figures(named, telling.list_categories(), words, ("points", "categories"))

    def draw(self, game: Game[T]) -> None:
        """Draw ``game`` as it stands."""
        self.figures.draw([self._standings.find_history(game, seat) for seat in self._seats])


class ComparisonCharts(Generic[T]):
    """Two charts that compare a game with its what-if lines for one player: at first ``seat``, then a chosen one.

    ``parts`` are the widgets.
    """

    def __init__(self, telling: Telling[T], players: Sequence[Player], words: Words, seat: Seat) -> None:
        self.telling = telling
        self.words = words
        self._standings: dict[str, Standings[T]] = {}
        self._games: Mapping[str, Game[T]] = {}
        options = [(name, at) for at, name in enumerate(list_labels(players))]
        self.seat = Dropdown(options=options, value=seat, description=words.format("chart-whose"), layout=Layout(height=FINGER))
        self.seat.style.description_width = "initial"
        self.seat.observe(lambda _: self._draw(), "value")
        self.seat.add_class("vc-whose")
        self.figures: Figures | None = None

    @property
    def parts(self) -> tuple[Widget, ...]:
        """The menu of players and the charts; empty before ``draw`` is called."""
        return (self.seat, *self.figures.parts) if self.figures is not None else ()

    def draw(self, games: Mapping[str, Game[T]]) -> None:
        """Draw ``games``, given by the names of their lines; the game itself has an empty name.

        If the names are not those of the last call, new figures are built.
        """
        if self.figures is None or games.keys() != self._games.keys():
            colours = [ITSELF if not name else LINES[(ord(name) - ord("A")) % len(LINES)] for name in games]
            named = [self.words.format("chart-line", line=name) if name else self.words.format("chart-itself") for name in games]
            about = ("compared", "compared-categories")
            self.figures = Figures(zip(named, colours, strict=True), self.telling.list_categories(), self.words, about)
        self._games = games
        self._draw()

    def _draw(self) -> None:
        kept = {name: self._standings.get(name) or Standings(self.telling) for name in self._games}
        self._standings = kept
        if self.figures is not None:
            self.figures.draw([kept[name].find_history(game, int(self.seat.value)) for name, game in self._games.items()])


def _pad(values: Iterable[int], length: int) -> array[int]:
    """Return ``length`` values: a shorter history repeats its last one."""
    found = array(SMALL, values)
    return found + found[-1:] * (length - len(found))


def lay_beside(*parts: Widget) -> Box:
    """Lay out charts side by side, or one below the other on a narrow page."""
    box = Box(parts)
    box.add_class("vc-charts")
    return box


def build_chart(title: str, about: str, legend: Iterable[tuple[str, str]], *below: Widget) -> VBox:
    """Build a chart: its title, a sentence about it, its legend (meaning, colour), then ``below``."""
    keys = "".join(f'<li><i style="background:{colour}"></i>{escape(meaning)}</li>' for meaning, colour in legend)
    head = HTML(f"<h2>{escape(title)}</h2><p>{escape(about)}</p><ul>{keys}</ul>")
    chart = VBox([head, *below])
    chart.add_class("vc-chart")
    return chart


def build_figure(marks: Sequence[Mark], axes: Sequence[Axis], high: str = HIGH, margin: Mapping[str, int] = MARGIN) -> Figure:
    """Build a figure of CSS height ``high``, as wide as the page allows, with a ``margin`` in pixels around the drawing."""
    return Figure(
        marks=list(marks),
        axes=list(axes),
        fig_margin=dict(margin),
        padding_x=0,
        padding_y=0,
        min_aspect_ratio=0.3,
        max_aspect_ratio=WIDEST,
        display_toolbar=False,
        layout=Layout(width="100%", min_width="0", height=high),
    )


def measure(axis: Axis, most: int, least: int = 0) -> None:
    """Scale an axis and mark its round steps, from 0 or, if ``least`` is negative, the last step not above it.

    An axis at the left ends at the first step not below ``most``, or at 1 if both are 0; any other one ends at ``most`` itself,
    but not before 1.
    """
    least, most = min(least, 0), max(most, 0)
    step = next((step for step in STEPS if most - least <= step * MOST_TICKS), STEPS[-1])
    ticks = range(least // step * step, most + step, step) if least or most else range(2)
    with axis.scale.hold_sync():
        axis.scale.min, axis.scale.max = ticks[0], max(ticks[-1], most) if axis.side == "left" else max(most, 1)
    axis.tick_format = "d"
    axis.tick_values = [tick for tick in ticks if tick <= axis.scale.max]
    axis.tick_labels = {str(tick): write_number(tick) for tick in axis.tick_values if tick < 0}


def measure_columns(axis: Axis, columns: Iterable[Sequence[float]]) -> None:
    """Scale the axis of piled columns: positive layers go up from 0, negative ones down."""
    several = [*columns]
    most = max((sum(layer for layer in column if layer > 0) for column in several), default=0)
    least = min((sum(layer for layer in column if layer < 0) for column in several), default=0)
    measure(axis, round(most), floor(least))


def list_labels(players: Sequence[Player]) -> list[str]:
    """List the players' names, short enough for an axis and all different: alike ones get their seat's number, from 1."""
    short = shorten_all([player.name for player in players], LONGEST)
    count = Counter(short)
    return [f"{name} {seat}" if count[name] > 1 else name for seat, name in enumerate(short, 1)]
