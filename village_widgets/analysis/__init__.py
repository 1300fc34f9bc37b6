"""Figures of many games that show what wins, for any game; they respond to choices. Imported only when they are shown."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from html import escape
from math import floor, isfinite
from pathlib import Path
from statistics import quantiles
from typing import Final, TypeAlias

import numpy
from bqplot import Axis, Bars, Figure, LinearScale, Lines, OrdinalScale, Scatter
from ipywidgets import HTML, Box, Dropdown, FileUpload, Layout, VBox

from village_core.games import find_game, list_games, reading
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import EditionSettings, name_edition
from village_core.games.problems import describe_problem
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.words.languages import watch_language
from village_core.simulation.estimates import Estimate
from village_core.simulation.results import ResultRow, find_copy, list_saved_rows, read_rows
from village_widgets.analysis import findings
from village_widgets.components.charts import FINGER, build_chart, build_figure, measure
from village_widgets.games import find_screen
from village_widgets.tutor.charts import build_rows, lay_with_style
from village_widgets.words import CORE_WORDS, load_words

DrawnFigure: TypeAlias = tuple[Callable[[list[ResultRow]], str], VBox]
"""A function that draws a figure again and returns the conclusion from it, if there is one, and the widget of that figure."""

EVERY: Final = ""
"""The choice of all editions."""
FEWEST: Final = 10
"""From this number of games on, conclusions are drawn."""
COLUMN: Final = "#3f8f8a"
BOUNDS: Final = "#b5563f"
FAIR: Final = "#8d8577"
NAMES: Final = 130
"""Pixels for the names of categories."""
RESULTS: Final = "*.csv"
NONE: Final = Estimate(0, 0, 0)


class WhatWins(VBox):
    """The figures of each game that has a folder of result files (CSV) in ``folder``; a menu chooses the game.

    Raises ``ValueError`` if no game has any.
    """

    def __init__(self, folder: Path | str) -> None:
        files = {game: sorted((Path(folder) / game).glob(RESULTS)) for game in list_games()}
        self._files = {game: found for game, found in files.items() if found}
        if not self._files:
            raise ValueError(f"no game has results in {folder}: files {RESULTS} are expected in a folder for each game")
        self.game = _build_choice("", [])
        self.analysis: Analysis | None = None
        super().__init__([self.game])
        self.add_class("vc-analysis")
        self.game.observe(self._show, "value")
        self._word_menu()
        self._show()
        watch_language(self._word_menu)

    def __repr__(self) -> str:
        return f"WhatWins({', '.join(self._files)})"

    def _word_menu(self) -> None:
        """Name the games of the menu in the language spoken by now; the chosen one stays."""
        chosen = self.game.index or 0
        self.game.description = load_words().format("analysis-game")
        self.game.unobserve(self._show, "value")  # new options select the first game, without the reader's choice
        self.game.options = [(find_screen(game).load_words().format("game-title"), game) for game in self._files]
        self.game.index = chosen
        self.game.observe(self._show, "value")

    def _show(self, _: object = None) -> None:
        if self.analysis is not None:
            self.analysis.close()
        game = str(self.game.value)
        self.analysis = Analysis(read_rows(*self._files[game]), game)
        self.children = (self.game, self.analysis)


class Analysis(VBox):
    """Conclusions from many games and their figures, from ``rows`` of ``village_core.simulation.results``: one for each seat.

    Menus choose an edition, a number of players and a category; all figures follow. ``game`` names the rows' game, by
    default the first of ``list_games``. ``category``, a key of the game's score, is chosen at first, by default the one in which
    winners are furthest ahead. Raises ``ValueError`` without rows.
    """

    def __init__(self, rows: Iterable[ResultRow], game: str = "", category: str = "") -> None:
        self.rows = tuple(rows)
        if not self.rows:
            raise ValueError("there are no rows: an analysis needs at least one finished game")
        self.game: AnyGame = find_game(game or next(iter(list_games())))
        self.words = find_screen(self.game.name).load_words()
        super().__init__()
        self._build(category)
        watch_language(self._build_again)

    def __repr__(self) -> str:
        return f"Analysis({len(self.rows)} rows)"

    def _build(self, category: str) -> None:
        """Build the menus and the figures and draw them, at first for this category, else for that of the greatest lead."""
        self._worded: dict[tuple[str, EditionSettings, int], str] = {}
        editions = sorted({str(row["edition"]) for row in self.rows}, key=tuple(self.game.editions).index)
        named = [(name_edition(self.game.editions.build_edition(EditionSettings(name)), self.words), name) for name in editions]
        several = [(self.words.format("analysis-every-edition"), EVERY)] if len(named) > 1 else []
        self.edition = self._build_menu("edition", [*several, *named])
        players = sorted({int(row["players"]) for row in self.rows})
        self.players = self._build_menu("players", [(str(count), count) for count in players])
        leads = findings.compare_winners(self.choose_games(), [*self.game.categories])
        self.category = self._build_menu("category", [(self._name_category(name), name) for name in self.game.categories])
        self.category.value = category or max(leads, key=lambda name: leads[name].value, default=self.category.value)
        self.conclusions = HTML()
        self.conclusions.add_class("vc-conclusions")
        figures = [self._build_leads(), self._build_worth(), self._build_seats(), self._build_lengths(), self._build_endings()]
        self._draw = [draw for draw, _ in figures]
        choices = Box([self.edition, self.players, self.category], layout=Layout(flex_flow="row wrap"))
        self.children = (choices, self.conclusions, lay_with_style(*(shown for _, shown in figures)))
        for choice in (self.edition, self.players, self.category):
            choice.observe(self._follow, "value")
        self._follow()

    def _build_again(self) -> None:
        """Build all in the language spoken by now; what was chosen stays. A closed analysis stays as it is."""
        if self.comm is None:
            return
        edition, players = self.edition.value, self.players.value
        self._build(str(self.category.value))
        self.edition.value, self.players.value = edition, players

    def choose_games(self) -> list[ResultRow]:
        """Return the rows with the chosen number of players and the chosen edition, or of all editions."""
        return [
            row for row in self.rows if row["players"] == self.players.value and self.edition.value in (EVERY, row["edition"])
        ]

    def _follow(self, _: object = None) -> None:
        """Draw the chosen games, if any, and write their number above them; from ``FEWEST`` games on also the conclusions."""
        rows = self.choose_games()
        games = len(findings.group_by_game(rows))
        drawn = [draw(rows) for draw in self._draw] if rows else []
        few = "-few" if games < FEWEST else ""
        said = "" if few else f"<ul>{''.join(f'<li>{escape(each)}</li>' for each in drawn if each)}</ul>"
        self.conclusions.value = f"{said}<p>{escape(self.words.format(f'analysis-games{few}', count=games))}</p>"

    def _build_menu(self, name: str, options: Sequence[tuple[str, str | int]]) -> Dropdown:
        return _build_choice(self.words.format(f"analysis-{name}"), options)

    def _name_category(self, name: str) -> str:
        return self._word(f"category-{name}", self.rows[0])

    def _find_ending(self, row: ResultRow) -> tuple[str, str]:
        """Find the way in which the game of a row ended, and its words at that table."""
        return str(row["ending"]), self._word(f"ending-{row['ending']}", row)

    def _word(self, key: str, row: ResultRow) -> str:
        """Return the wording of ``key`` under the edition and rulings of the game that a row is from."""
        table = key, find_copy(self.game, row), int(row["players"])
        if table not in self._worded:
            edition = self.game.editions.build_edition(table[1])
            self._worded[table] = self.game.narrator(self.words, ("",) * table[2], edition).format(key)
        return self._worded[table]

    def _format_percent(self, share: float) -> str:
        """Return a share (0 to 1) in whole per cent."""
        return self.words.format("percent", percent=round(100 * share))

    def _format_bounds(self, estimate: Estimate) -> dict[str, str]:
        """Return the values that a wording needs for an estimate: ``share``, ``low`` and ``high``, in whole per cent."""
        return {name: self._format_percent(share) for name, share in zip(("share", "low", "high"), estimate, strict=True)}

    # Drawing the figures

    def _build_leads(self) -> DrawnFigure:
        """Build the figure of how far winners are ahead of the others of their game, by category.

        Its conclusion names the category with the greatest lead; if that one isn't sure, it says that no lead is.
        """
        names = tuple(self.game.categories)
        across = {"x": LinearScale(), "y": LinearScale(min=-0.6, max=len(names) - 0.4, reverse=True)}
        bounds = Lines(x=[[0, 0]], y=[[0, 0]], scales=across, colors=[BOUNDS], stroke_width=2)
        none = Lines(x=[0, 0], y=[-0.6, len(names) - 0.4], scales=across, colors=[FAIR], stroke_width=1)
        dots = Scatter(x=[0], y=[0], scales=across, colors=[COLUMN], default_size=90)
        points = Axis(scale=across["x"], label=self.words.format("chart-score"), grid_lines="none")
        shown = build_rows([none, bounds, dots], points, across["y"], [self._name_category(name) for name in names], NAMES)

        def draw(rows: list[ResultRow]) -> str:
            leads = findings.compare_winners(rows, names)
            ranges = [(low, high) if isfinite(low) else (value, value) for value, low, high in leads.values()]
            _move(dots, range(len(leads)), [lead.value for lead in leads.values()])
            _move(bounds, [(row, row) for row in range(len(leads))], ranges)
            most, least = max((high for _, high in ranges), default=0), min((low for low, _ in ranges), default=0)
            measure(points, round(most), floor(least))
            best = max(leads, key=lambda name: leads[name].value, default="")
            if not best or not leads[best].excludes(0):
                return self.words.format("analysis-says-no-lead")
            value, low, _ = leads[best]
            said = {"points": round(value), "error": max(round(value - low), 1)}
            return self.words.format("analysis-says-lead", category=self._name_category(best), **said)

        return draw, self._add_title("leads", shown, ())

    def _build_worth(self) -> DrawnFigure:
        """Build the figure of the share of winners by points in the chosen category.

        Its conclusion compares the half with more points with the other; there is none if all have equal points.
        """
        columns = Columns(self.words.format("chart-per-cent"))

        def draw(rows: list[ResultRow]) -> str:
            category = str(self.category.value)
            groups, width = findings.group_by_points(rows, category)
            shares = findings.share_victories(groups)
            columns.draw({str(low) if width == 1 else f"{low}–{low + width - 1}": share for low, share in shares.items()})
            halves = findings.halve_by_points(rows, category)
            if halves is None:
                return ""
            verdict = "same" if not halves.difference.excludes(0) else "more" if halves.difference.value > 0 else "less"
            won = {"upper": self._format_percent(halves.upper), "lower": self._format_percent(halves.lower)}
            key = f"analysis-says-worth-{verdict}"
            return self.words.format(key, category=self._name_category(category), points=halves.least, **won)

        return draw, self._add_title("worth", columns.figure, [(self.words.format("analysis-victories"), COLUMN)])

    def _build_seats(self) -> DrawnFigure:
        """Build the figure of the victories by seat, beside the fair share.

        Its conclusion names the seat that is furthest from the fair share; if that one may have it, it says that all are fair.
        """
        columns = Columns(self.words.format("chart-per-cent"))
        line = Lines(x=[0], y=[0], scales=columns.bars.scales, colors=[FAIR], line_style="dashed")
        columns.figure.marks = [*columns.figure.marks, line]

        def draw(rows: list[ResultRow]) -> str:
            shares = findings.share_victories(findings.group_by_seat(rows))
            fair = 1 / len(shares)
            columns.draw({str(seat + 1): share for seat, share in shares.items()})
            with line.hold_sync():
                line.x, line.y = [str(seat + 1) for seat in shares], [100 * fair] * len(shares)
            seat = max(shares, key=lambda seat: abs(shares[seat].value - fair))
            if not shares[seat].excludes(fair):
                return self.words.format("analysis-says-fair", fair=self._format_percent(fair))
            said = self._format_bounds(shares[seat])
            return self.words.format("analysis-says-seat", seat=seat + 1, fair=self._format_percent(fair), **said)

        legend = [(self.words.format("analysis-victories"), COLUMN), (self.words.format("analysis-fair"), FAIR)]
        return draw, self._add_title("seats", columns.figure, legend)

    def _build_lengths(self) -> DrawnFigure:
        """Build the figure of how many rounds games have.

        Its conclusion gives the range of the middle half of the games, or one number if that half is equally long; there is no
        conclusion if all games are.
        """
        columns = Columns(self.words.format("chart-per-cent"))

        def draw(rows: list[ResultRow]) -> str:
            rounds = [int(game[0]["rounds"]) for game in findings.group_by_game(rows)]
            columns.draw({str(number): share for number, share in findings.share_values(rounds).items()})
            if len({*rounds}) == 1:
                return ""
            low, _, high = map(round, quantiles(rounds, n=4, method="inclusive") if len(rounds) > 1 else rounds * 3)
            if low == high:
                return self.words.format("analysis-says-length", rounds=low)
            return self.words.format("analysis-says-lengths", low=low, high=high)

        return draw, self._add_title("lengths", columns.figure, [(self.words.format("analysis-rounds"), COLUMN)])

    def _build_endings(self) -> DrawnFigure:
        """Build the figure of how the end was triggered: a column for each way, numbered.

        Its conclusion names the most frequent way; there is none if all games end in the same way.
        """
        endings = sorted({self._find_ending(row) for row in self.rows})
        columns = Columns(self.words.format("chart-per-cent"))

        def draw(rows: list[ResultRow]) -> str:
            shares = findings.share_values([self._find_ending(game[0]) for game in findings.group_by_game(rows)])
            columns.draw({str(at): shares.get(ending, NONE) for at, ending in enumerate(endings, 1)})
            if len(shares) == 1:
                return ""
            most = max(shares, key=lambda ending: shares[ending].value)
            return self.words.format("analysis-says-ending", ending=most[1], **self._format_bounds(shares[most]))

        names = (self.words.format("label", what=at, said=said) for at, (_, said) in enumerate(endings, 1))
        legend = ((name, COLUMN) for name in names)
        return draw, self._add_title("endings", columns.figure, legend)

    def _add_title(self, name: str, shown: Figure, legend: Iterable[tuple[str, str]]) -> VBox:
        return build_chart(self.words.format(f"analysis-{name}"), self.words.format(f"analysis-{name}-about"), legend, shown)


class Columns:
    """A figure of columns, one for each estimated share, with lines as far as its bounds.

    ``label`` names the axis.
    """

    def __init__(self, label: str) -> None:
        scales = {"x": OrdinalScale(), "y": LinearScale()}
        self.bars = Bars(x=[""], y=[0], scales=scales, colors=[COLUMN], padding=0.4)
        self._bounds = Lines(x=[["", ""]], y=[[0, 0]], scales=scales, colors=[BOUNDS], stroke_width=2)
        self._axis = Axis(scale=scales["y"], label=label, side="left")
        self.figure = build_figure([self.bars, self._bounds], [Axis(scale=scales["x"], grid_lines="none"), self._axis])

    def draw(self, shares: Mapping[str, Estimate]) -> None:
        """Draw a column for each share (0 to 1) above its name, in per cent."""
        names = [*shares]
        _move(self.bars, [100 * share.value for share in shares.values()], names)
        _move(self._bounds, [(100 * low, 100 * high) for _, low, high in shares.values()], [(name, name) for name in names])
        measure(self._axis, round(max(100 * share.high for share in shares.values())))


class OwnGames(VBox):
    """The figures of ``Analysis`` for a reader's own games, from files of saved games that the reader chooses.

    A file that can't be read is named with the problem. Unfinished games are left out, and their number is said. Each board
    game has figures of its own.
    """

    def __init__(self) -> None:
        self.words = load_words(CORE_WORDS)
        room = Layout(width="fit-content", height=FINGER)
        self.files = FileUpload(accept=".jsonl", multiple=True, layout=room)
        self.said = HTML()
        self.figures = VBox()
        super().__init__([self.files, self.said, self.figures])
        self.add_class("vc-analysis")
        self._word()
        self.files.observe(self._look, "value")
        watch_language(self._word)

    def __repr__(self) -> str:
        return f"OwnGames({len(self.figures.children)} kinds)"

    def _word(self) -> None:
        """Name the button, and tell what is wrong with files, in the language spoken by now."""
        self.files.description = self.words.format("analysis-choose")
        self.files.tooltip = self.words.format("analysis-choose-about")
        self._read()

    def _look(self, _: object) -> None:
        self.figures.children = tuple(Analysis(each, game) for game, each in self._read().items() if each)

    def _read(self) -> Mapping[str, list[ResultRow]]:
        """Return the rows of the chosen files by game; name unreadable files with their problem, and count unfinished games."""
        rows: dict[str, list[ResultRow]] = defaultdict(list)
        said: list[str] = []
        running = 0
        for number, file in enumerate(self.files.value):
            try:
                played: Game[GameTable] = reading.read(bytes(file["content"]))
            except BadSave as error:
                said.append(self.words.format("label", what=file["name"], said=describe_problem(self.words, error)))
                continue
            found = [{**row, "game": number} for row in list_saved_rows([played])]
            rows[played.start.game] += found
            running += not found
        if running:
            said.append(self.words.format("analysis-running", count=running))
        self.said.value = "".join(f"<p>{escape(each)}</p>" for each in said)
        return rows


def _build_choice(name: str, options: Sequence[tuple[str, str | int]]) -> Dropdown:
    """Build a drop-down menu of ``options`` (label and value) with the label ``name``, high enough for a finger."""
    choice = Dropdown(options=options, description=name, layout=Layout(height=FINGER))
    choice.style.description_width = "initial"
    return choice


def _move(
    mark: Bars | Lines | Scatter,
    heights: Sequence[float] | Sequence[tuple[float, float]],
    places: Sequence[str] | Sequence[float] | Sequence[tuple[str, str]] | Sequence[tuple[float, float]],
) -> None:
    """Move the points of a mark to these ``places`` (its ``x``) and ``heights`` (its ``y``), in one message."""
    with mark.hold_sync():
        mark.x, mark.y = numpy.array(places), numpy.array(heights)
