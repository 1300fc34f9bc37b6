"""Figures of many games that show what wins, for any game; they respond to choices. Imported only when they are shown."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from html import escape
from statistics import fmean
from typing import Final, TypeAlias

import numpy
from bqplot import Axis, Bars, Figure, LinearScale, Lines, OrdinalScale
from ipywidgets import HTML, Box, Dropdown, FileUpload, Layout, VBox

from village_core.games import find_game, list_games, reading
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.problems import problem
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.words import ENGLISH
from village_core.simulation.results import Row, find_copy, list_saved_rows
from village_widgets.components.charts import CATEGORIES, FINGER, build_chart, build_figure, measure, measure_columns
from village_widgets.games import shown_game
from village_widgets.tutor.charts import lay_with_style
from village_widgets.words import load_words

Drawn: TypeAlias = tuple[Callable[[list[Row]], None], VBox]
"""A function that draws a figure again, and the widget of that figure."""

EVERY: Final = ""
"""The choice of all editions."""
CLASSES: Final = 6
"""Number of columns for the points in a category, if these have more different values."""
COLUMN: Final = "#3f8f8a"
LINE: Final = "#b5563f"


class Analysis(VBox):
    """Figures of many games, from ``rows`` of ``village_core.simulation.results``: one for each seat of each game.

    Menus choose an edition, a number of players and a category; all figures follow. ``category`` is the first choice, a key of
    the game's score. Raises ``ValueError`` without rows.
    """

    def __init__(self, rows: Iterable[Row], game: str = "", category: str = "", language: str = ENGLISH) -> None:
        self.rows = tuple(rows)
        if not self.rows:
            raise ValueError("there are no games to look at")
        self.game: AnyGame = find_game(game or next(iter(list_games())))
        self.words = shown_game(self.game.name).words(language)
        self._worded: dict[tuple[str, EditionSettings, int], str] = {}
        editions = sorted({str(row["edition"]) for row in self.rows}, key=tuple(self.game.editions).index)
        named = [(self.game.editions.of(EditionSettings(name)).name, name) for name in editions]
        several = [(self.words.format("analysis-every-edition"), EVERY)] if len(named) > 1 else []
        self.edition = self._choice("edition", [*several, *named])
        players = sorted({int(row["players"]) for row in self.rows})
        self.players = self._choice("players", [(str(count), count) for count in players])
        self.category = self._choice("category", [(self._category(name), name) for name in self.game.categories])
        self.category.value = category or self.category.value
        self.count = HTML()
        figures = [self._by_category(), self._lengths(), self._endings(), self._seats(), self._worth()]
        self._draw = [draw for draw, _ in figures]
        choices = Box([self.edition, self.players, self.category], layout=Layout(flex_flow="row wrap"))
        super().__init__([choices, self.count, lay_with_style(*(shown for _, shown in figures))])
        for choice in (self.edition, self.players, self.category):
            choice.observe(self._follow, "value")
        self._follow()

    def __repr__(self) -> str:
        return f"Analysis({len(self.rows)} rows)"

    def choose_games(self) -> list[Row]:
        """Return the rows of the chosen games."""
        return [
            row for row in self.rows if row["players"] == self.players.value and self.edition.value in (EVERY, row["edition"])
        ]

    def _follow(self, _: object = None) -> None:
        rows = self.choose_games()
        games = len(rows) // int(self.players.value)
        self.count.value = f"<p>{self.words.format('analysis-games', count=games)}</p>"
        if rows:
            for draw in self._draw:
                draw(rows)

    def _choice(self, name: str, options: Sequence[tuple[str, str | int]]) -> Dropdown:
        choice = Dropdown(options=options, description=self.words.format(f"analysis-{name}"), layout=Layout(height=FINGER))
        choice.style.description_width = "initial"
        return choice

    def _category(self, name: str) -> str:
        return self._word(f"category-{name}", self.rows[0])

    def _find_ending(self, row: Row) -> tuple[str, str]:
        """Find the way in which the game of a row ended, and its words at that table."""
        return str(row["ending"]), self._word(f"ending-{row['ending']}", row)

    def _word(self, key: str, row: Row) -> str:
        """Return the wording of ``key`` at the table of a row, whose rulings it may depend on."""
        table = key, find_copy(self.game, row), int(row["players"])
        if table not in self._worded:
            edition = self.game.editions.of(table[1])
            self._worded[table] = self.game.narrator(self.words, ("",) * table[2], edition).format(key)
        return self._worded[table]

    # The figures

    def _by_category(self) -> Drawn:
        """Draw the points by category of winners, and of the others."""
        names = tuple(self.game.categories)
        colours = [CATEGORIES[at % len(CATEGORIES)] for at in range(len(names))]
        bars, points, shown = self._columns("score", colours)

        def draw(rows: list[Row]) -> None:
            sides = [("analysis-winners", [row for row in rows if row["won"]])]
            sides += [("analysis-others", [row for row in rows if not row["won"]])]
            sides = [side for side in sides if side[1]]
            means = [[fmean(float(row[name]) for row in those) for _, those in sides] for name in names]
            _show(bars, [self.words.format(key) for key, _ in sides], means)
            measure_columns(points, zip(*means, strict=True))

        return draw, self._add_title("categories", shown, zip(map(self._category, names), colours, strict=True))

    def _lengths(self) -> Drawn:
        """Draw how many rounds games have."""
        bars, percent, shown = self._columns("per-cent", [COLUMN])

        def draw(rows: list[Row]) -> None:
            count = Counter(int(row["rounds"]) for row in rows)
            each = range(min(count), max(count) + 1)
            shares = [100 * count[number] / len(rows) for number in each]
            _show(bars, [str(number) for number in each], [shares])
            measure(percent, round(max(shares)))

        return draw, self._add_title("lengths", shown, [(self.words.format("analysis-rounds"), COLUMN)])

    def _endings(self) -> Drawn:
        """Draw how the end was triggered: a column for each way, named below its colour."""
        endings = sorted({self._find_ending(row) for row in self.rows})
        colours = [CATEGORIES[at % len(CATEGORIES)] for at in range(len(endings))]
        bars, percent, shown = self._columns("per-cent", colours)

        def draw(rows: list[Row]) -> None:
            count = Counter(map(self._find_ending, rows))
            shares = [100 * count[ending] / len(rows) for ending in endings]
            _show(bars, [str(at) for at in range(1, len(endings) + 1)], numpy.diag(shares).tolist())
            measure(percent, round(max(shares)))

        named = (f"{at}: {said}" for at, (_, said) in enumerate(endings, 1))
        return draw, self._add_title("endings", shown, zip(named, colours, strict=True))

    def _seats(self) -> Drawn:
        """Draw the victories by seat, beside the fair share."""
        bars, percent, shown = self._columns("per-cent", [COLUMN])
        fair = Lines(x=[0], y=[0], scales=bars.scales, colors=[LINE], line_style="dashed")
        shown.marks = [*shown.marks, fair]

        def draw(rows: list[Row]) -> None:
            seats = sorted({int(row["seat"]) for row in rows})
            shares = [100 * fmean(float(row["won"]) for row in rows if row["seat"] == seat) for seat in seats]
            names = [str(seat + 1) for seat in seats]
            _show(bars, names, [shares])
            with fair.hold_sync():
                fair.x, fair.y = names, [100 / len(seats)] * len(seats)
            measure(percent, round(max(shares)))

        legend = [(self.words.format("analysis-victories"), COLUMN), (self.words.format("analysis-fair"), LINE)]
        return draw, self._add_title("seats", shown, legend)

    def _worth(self) -> Drawn:
        """Draw the share of winners by points in the chosen category."""
        bars, percent, shown = self._columns("per-cent", [COLUMN])

        def draw(rows: list[Row]) -> None:
            name = str(self.category.value)
            values = {int(row[name]) for row in rows}
            width = 1 if len(values) <= CLASSES else -(-(max(values) - min(values) + 1) // CLASSES)
            won: dict[int, list[float]] = defaultdict(list)
            for row in rows:
                won[int(row[name]) // width * width].append(float(row["won"]))
            found = sorted(won.items())
            names = [str(low) if width == 1 else f"{low}–{low + width - 1}" for low, _ in found]
            _show(bars, names, [[100 * fmean(each) for _, each in found]])
            measure(percent, 100)

        return draw, self._add_title("worth", shown, [(self.words.format("analysis-victories"), COLUMN)])

    def _columns(self, axis: str, colours: list[str]) -> tuple[Bars, Axis, Figure]:
        """Build columns in layers: the bars, the axis that measures them, and the figure."""
        scales = {"x": OrdinalScale(), "y": LinearScale()}
        bars = Bars(x=[""], y=numpy.zeros((len(colours), 1)), scales=scales, colors=colours, padding=0.4)
        measured = Axis(scale=scales["y"], label=self.words.format(f"chart-{axis}"), side="left")
        return bars, measured, build_figure([bars], [Axis(scale=scales["x"], grid_lines="none"), measured])

    def _add_title(self, name: str, shown: Figure, legend: Iterable[tuple[str, str]]) -> VBox:
        return build_chart(self.words.format(f"analysis-{name}"), self.words.format(f"analysis-{name}-about"), legend, shown)


class OwnGames(VBox):
    """The same figures of a reader's own games: they choose files of saved games.

    A file that can't be read is named with the problem. Unfinished games don't count. Each game has figures of its own.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language, self.words = language, load_words(language)
        called = self.words.format("analysis-choose")
        room = Layout(width="fit-content", height=FINGER)
        self.files = FileUpload(accept=".jsonl", multiple=True, description=called, layout=room)
        self.said = HTML()
        self.figures = VBox()
        super().__init__([self.files, self.said, self.figures])
        self.files.observe(self._look, "value")

    def __repr__(self) -> str:
        return f"OwnGames({len(self.figures.children)} kinds)"

    def _look(self, _: object) -> None:
        rows: dict[str, list[Row]] = defaultdict(list)
        said: list[str] = []
        running = 0
        for number, file in enumerate(self.files.value):
            try:
                played: Game[GameTable] = reading.read(bytes(file["content"]))
            except BadSave as error:
                said.append(f"{file['name']}: {problem(self.words, error)}")
                continue
            found = [{**row, "game": number} for row in list_saved_rows([played])]
            rows[played.start.game] += found
            running += not found
        if running:
            said.append(self.words.format("analysis-running", count=running))
        self.said.value = "".join(f"<p>{escape(each)}</p>" for each in said)
        self.figures.children = tuple(Analysis(each, game, language=self.language) for game, each in rows.items() if each)


def _show(bars: Bars, names: Sequence[str], layers: Sequence[Sequence[float]]) -> None:
    with bars.hold_sync():
        bars.x, bars.y = names, numpy.array(layers)
