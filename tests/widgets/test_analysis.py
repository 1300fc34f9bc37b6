"""Figures of many games and conclusions from them, for the chosen games or a reader's own."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from random import Random

import numpy
import pytest
from bqplot import Bars, Figure, Lines, Scatter

from tests.grammar import set_language
from tests.village.recorded import VILLAGE
from village_core.games import load
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.kernel.words.languages import speak
from village_core.players.random import choose
from village_core.simulation.results import ResultRow, list_rows, list_saved_rows, read_rows, write_rows
from village_core.simulation.simulate import Plan, play_games
from village_widgets import analysis
from village_widgets.analysis import Analysis, OwnGames, WhatWins, findings
from village_widgets.games import find_screen


@pytest.fixture(scope="module")
def result_rows() -> list[ResultRow]:
    """Return the rows of 24 games of random players: six in each of two editions with each of two and three players."""
    found: list[ResultRow] = []
    for edition in ("first_2011", "big_box_2023"):
        for players in (2, 3):
            plan = Plan("village", EditionSettings(edition), ("random",) * players)
            found += list_rows(plan, list(play_games(plan, range(6))))
    return found


def list_marks(analysis: Analysis) -> list[Bars | Scatter]:
    """Return the mark, columns or dots, of each of the five figures, in order."""
    shown = [chart.children[1] for chart in analysis.children[2].children if len(getattr(chart, "children", ())) > 1]
    assert all(isinstance(figure, Figure) for figure in shown) and len(shown) == 5
    return [next(mark for mark in figure.marks if isinstance(mark, (Bars, Scatter))) for figure in shown]


def list_texts(analysis: Analysis) -> list[str]:
    """Return the texts beside the figures."""
    parts = [part for chart in analysis.children[2].children for part in getattr(chart, "children", ())]
    return [part.value for part in parts if hasattr(part, "value")]


def test_figures_follow_the_choices(result_rows: list[ResultRow]) -> None:
    """The page shows the games of two players in all editions, then those of the chosen edition and number of players.

    The figures of leads and seats change; shares of seats, lengths and endings add up to 100.
    """
    analysis = Analysis(result_rows)
    assert "12 games." in analysis.conclusions.value
    assert [edition for _, edition in analysis.edition.options] == ["", "first_2011", "big_box_2023"], "the oldest first"
    assert [edition for _, edition in Analysis(result_rows[:24]).edition.options] == ["first_2011"]
    leads, _, seats, lengths, endings = list_marks(analysis)
    for figure in (lengths, endings, seats):
        assert figure.y.sum() == pytest.approx(100)
    before = leads.x
    analysis.edition.value, analysis.players.value = "big_box_2023", 3
    assert "6 games" in analysis.conclusions.value and list(seats.x) == ["1", "2", "3"]
    assert lengths.y.sum() == pytest.approx(100) and not numpy.array_equal(leads.x, before)


def test_ways_to_end_are_numbered_in_a_fixed_order(result_rows: list[ResultRow]) -> None:
    """The legend of the last figure has every way in which a game ended, sorted by its key, whatever order the games had."""
    ways = [f"{what}-end-{way}" for what in ("chronicle", "graves") for way in ("last-turns", "market-caller", "market-other")]
    shown = Analysis({**row, "ending": way} for row, way in zip(result_rows, reversed(ways), strict=False))
    said = [shown.words.format(f"ending-{way}") for way in ways]
    [legend] = [text for text in list_texts(shown) if said[0] in text]
    assert re.findall(r"\d: ([^<]+)<", legend) == said


def test_endings_are_worded_by_each_table_s_rulings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wording that depends on a ruling names the endings of tables with that ruling; tables without it have their own.

    Both stand in one legend, and their shares add up to 100.
    """
    worded = "{ $rulings-well-coins ->\n [yes] coins at the well\n *[no] no coins at the well\n }"
    keys = [f"{what}-end-{way}" for what in ("chronicle", "graves") for way in ("last-turns", "market-caller", "market-other")]
    (tmp_path / "xx.ftl").write_text("".join(f"ending-{key} = {worded}\n" for key in keys), encoding="utf-8")
    shown = find_screen("village")
    words = shown.load_words().with_folders(tmp_path)
    set_language("xx", monkeypatch)
    monkeypatch.setattr(analysis, "find_screen", lambda _: shown._replace(load_words=lambda: words))
    rows: list[ResultRow] = []
    for ruling in (False, True):
        plan = Plan("village", EditionSettings("first_2011", (("rulings.well_coins", ruling),)), ("random",) * 2)
        rows += list_rows(plan, list(play_games(plan, range(3))))
    ruled = Analysis(rows)
    [legend] = [text for text in list_texts(ruled) if "at the well" in text]
    assert re.search(r"\d: coins at the well", legend) and re.search(r"\d: no coins at the well", legend)
    assert list_marks(ruled)[4].y.sum() == pytest.approx(100)


def test_a_category_is_worth_the_victories_of_those_who_have_it(result_rows: list[ResultRow]) -> None:
    """Each number of points in the chronicle has a column with the share of the players with these points who won."""
    analysis = Analysis(result_rows, category="chronicle")
    worth = list_marks(analysis)[1]
    chosen = [row for row in result_rows if row["players"] == 2]
    points = sorted({row["chronicle"] for row in chosen})
    having = [[row["won"] for row in chosen if row["chronicle"] == each] for each in points]
    assert list(worth.x) == [str(each) for each in points]
    assert list(worth.y) == pytest.approx([100 * sum(won) / len(won) for won in having])


def test_shares_of_values_are_sorted_by_value() -> None:
    """Shares of values come from the least value to the greatest, in whatever order the games had them."""
    shares = findings.share_values([9, 7, 9, 8])
    assert [(value, share.value) for value, share in shares.items()] == [(7, 0.25), (8, 0.25), (9, 0.5)]


def test_many_different_points_are_put_in_few_classes() -> None:
    """Thirteen different numbers of points are in five classes of three; of up to six each has a class of its own."""
    assert findings.group_by_points([{"farm": points} for points in range(6)], "farm")[1] == 1
    assert findings.group_by_points([{"farm": points} for points in range(0, 60, 10)], "farm")[1] == 1
    classes, width = findings.group_by_points([{"farm": points} for points in range(13)], "farm")
    assert width == 3 and {least: len(rows) for least, rows in classes.items()} == {0: 3, 3: 3, 6: 3, 9: 3, 12: 1}


def test_the_page_reports_a_choice_without_games(result_rows: list[ResultRow]) -> None:
    """A choice without games leaves the horizontal values of all five figures as they are, and the page reports it.

    Without any rows ``ValueError`` is raised.
    """
    some = [row for row in result_rows if row["edition"] == "first_2011" or row["players"] == 3]
    analysis = Analysis(some)
    before = [list(mark.x) for mark in list_marks(analysis)]
    analysis.edition.value = "big_box_2023"
    assert "no such games" in analysis.conclusions.value
    assert [list(mark.x) for mark in list_marks(analysis)] == before
    with pytest.raises(ValueError, match="no rows"):
        Analysis([])


@pytest.mark.parametrize("kind", [".csv", ".parquet"])
def test_a_file_is_read_as_it_was_written(tmp_path: Path, kind: str) -> None:
    """Rows written to a file, CSV or Parquet, are read back equal: numbers stay numbers."""
    plan = Plan("village", EditionSettings("first_2011"), ("random",) * 2)
    several = list(play_games(plan, range(2)))
    write_rows(tmp_path / f"two{kind}", plan, several)
    assert read_rows(tmp_path / f"two{kind}") == list(list_rows(plan, several))


def make_games(count: int, **lead: int) -> list[ResultRow]:
    """Return the rows of games of two; the seats win in turn, and the winner has ``lead`` more points, by category."""
    return [
        {"edition": "first_2011", "players": 2, "game": number, "seat": seat, "won": float(won), "rounds": 6 + number % 3}
        | {"ending": f"{'graves' if number % 4 else 'chronicle'}-end-last-turns"}
        | {name: number % 5 + won * lead.get(name, 0) for name in VILLAGE.game.categories}
        for number in range(count)
        for seat, won in enumerate(((number + 1) % 2, number % 2))
    ]


def test_conclusions_say_what_wins() -> None:
    """With winners ahead in one category, conclusions name it with its lead and say that more of it wins.

    They find no seat that wins too often, and tell the rounds of the middle half of the games and the share of the usual end.
    """
    said = Analysis(make_games(200, church=3)).conclusions.value
    assert "in this category: church. They have 3 points more" in said and "More of this wins: church." in said
    assert "no seat won so far from 50\u00a0%" in said and "Half of all games last 6 to 8 rounds." in said
    assert "the anonymous graves filled at the end of a turn (75\u00a0%; 68\u00a0% to 81\u00a0%)" in said


def test_nothing_is_concluded_from_what_all_games_share() -> None:
    """Games that all last equally long and end in the same way have conclusions, but none about that."""
    alike = [{**row, "rounds": 6, "ending": "graves-end-last-turns"} for row in make_games(40, church=3)]
    said = Analysis(alike).conclusions.value
    assert "More of this wins: church." in said and "rounds" not in said and "graves" not in said


def test_a_seat_that_wins_too_often_is_named() -> None:
    """The first seat is named with its share if it wins all of forty games."""
    games = [{**row, "won": float(not row["seat"])} for row in make_games(40)]
    assert "Seat 1, counted from the starting player, won 100\u00a0%" in Analysis(games).conclusions.value


def test_nothing_is_concluded_from_a_difference_of_chance_or_from_few_games() -> None:
    """With a lead that chance may explain no category is named; with nine games there is no conclusion, only their number."""
    evened = [{**row, "church": row["game"] * (row["seat"] * 2 - 1) % 3} for row in make_games(30)]
    assert "In no category are winners so far ahead" in Analysis(evened).conclusions.value
    few = Analysis(make_games(9, church=3)).conclusions.value
    assert "9 games say little" in few and "<li>" not in few


def test_lines_reach_to_the_bounds() -> None:
    """In the figure of the seats each column, in order, has a line between the bounds of its share, in per cent."""
    rows = make_games(50, church=3)
    figure = Analysis(rows).children[2].children[2].children[1]
    shares = findings.share_victories(findings.group_by_seat(rows[::-1]))
    (bounds,) = (mark for mark in figure.marks if isinstance(mark, Lines) and mark.y.ndim == 2)
    assert [*shares] == [0, 1]
    assert bounds.y == pytest.approx(numpy.array([(100 * share.low, 100 * share.high) for share in shares.values()]))


def test_the_axis_of_leads_reaches_to_the_least_one() -> None:
    """If winners are behind by less than half a point, the axis begins below zero, where the bounds of that lead are."""
    behind = [{**row, "church": row["church"] - row["won"] * (row["game"] % 3 == 0)} for row in make_games(200)]
    figure = Analysis(behind).children[2].children[0].children[1]
    (bounds,) = (mark for mark in figure.marks if isinstance(mark, Lines) and mark.x.ndim == 2)
    assert -0.5 < bounds.x.min() < 0 and figure.axes[0].scale.min <= bounds.x.min()


def test_each_game_with_results_can_be_chosen() -> None:
    """The menu has Village, Stone Age and Manitoba; when Stone Age is chosen, the page has conclusions of that game.

    A folder without results raises ``ValueError``.
    """
    shown = WhatWins(Path("notebooks/results"))
    assert [name for _, name in shown.game.options] == ["village", "stone_age", "manitoba"]
    shown.game.value = "stone_age"
    assert shown.children[1].game.name == "stone_age" and "<li>" in shown.children[1].conclusions.value
    with pytest.raises(ValueError, match="no game has results"):
        WhatWins("tests")


def test_result_files_are_read_in_the_order_of_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of a game are read by name, in whatever order the disk lists them: the first edition comes first in the menu."""
    names, found = [f"{name}.csv" for name in "abc"], list[str]()
    (tmp_path / "village").mkdir()
    listed = [tmp_path / "village" / name for name in reversed(names)]
    monkeypatch.setattr(Path, "glob", lambda folder, _: iter(listed if folder.name == "village" else ()))
    monkeypatch.setattr(analysis, "read_rows", lambda *files: found.extend(file.name for file in files) or make_games(20))
    assert repr(WhatWins(tmp_path)) == "WhatWins(village)" and found == names


def test_saved_games_have_rows_and_conclusions() -> None:
    """Rows of a saved game have each seat's points, and the conclusions count the game; an unfinished game is left out."""
    saved = load((VILLAGE.folder / "chronicle-turn.jsonl").read_text("utf-8"))
    found = list(list_saved_rows([saved, saved.undo(3)]))
    assert [row["points"] for row in found] == [29, 31] and {row["game"] for row in found} == {0}
    assert "1 game" in Analysis(found).conclusions.value.replace("One", "1")


def test_seats_are_counted_from_the_starting_player() -> None:
    """In the rows of a game that the third player began, that player has the first seat."""
    start, steps, random = VILLAGE.game.new_game(EditionSettings("first_2011"), 3, start=2), [], Random(1)
    while not (position := steps[-1].position if steps else start).over:
        steps.append(position.play(choose(position, random)))
    played = Game(tuple(Player(name, name) for name in "ABC"), start, tuple(steps))
    points = [sheet.total for sheet in position.table.outcome.sheets]
    assert {row["seat"]: row["points"] for row in list_saved_rows([played])} == {0: points[2], 1: points[0], 2: points[1]}


def test_a_closed_analysis_stays_as_it_is_in_another_language() -> None:
    """An analysis that is still shown is built again in the language that the process speaks, a closed one is not."""
    shown, closed = Analysis(make_games(12)), Analysis(make_games(12))
    closed.close()
    before = shown.children, closed.children
    try:
        speak("de")
        assert shown.children != before[0] and closed.children == before[1]
    finally:
        speak("en")


def test_a_readers_own_games_are_chosen() -> None:
    """Finished games have figures; unfinished ones are counted; unreadable or empty files are named, escaped, with the problem.

    A new choice of files replaces the figures and the notes.
    """
    whole = (VILLAGE.folder / "graves-caller.jsonl").read_text("utf-8")
    running = "\n".join(whole.splitlines()[:20])
    own = OwnGames()
    broken = [_build_file("<i>.jsonl", "{"), _build_file("empty.jsonl", "")]
    own.files.value = [_build_file("a.jsonl", whole), _build_file("b.jsonl", running), *broken, _build_file("c.jsonl", whole)]
    assert "One of these games is not over" in own.said.value and "&lt;i&gt;.jsonl: " in own.said.value
    assert "empty.jsonl: There is nothing in this file." in own.said.value
    (shown,) = own.figures.children
    assert "2 games" in shown.conclusions.value
    own.files.value = [_build_file("b.jsonl", running)]
    assert not own.figures.children and "jsonl" not in own.said.value


def _build_file(name: str, text: str) -> dict[str, object]:
    content = memoryview(text.encode())
    return {"name": name, "type": "", "size": len(content), "content": content, "last_modified": datetime(2026, 1, 1)}
