"""Figures, moves and choices as commands print them: bars, endings, spreads, ranks, the coach's lines, and prices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from tests.commands.test_main import SAVED, TRACKED, CapturedOutput, run
from village_core.commands import figures, game_commands
from village_core.commands.words import load_game_words
from village_core.games import find_game, load, save
from village_core.games.editions import EditionSettings
from village_core.games.narration import Narrator
from village_core.games.outcome import Ending, Scored
from village_core.kernel.game import Game
from village_core.kernel.values import CHANCE, Choice, Option, Payment, Player
from village_core.players.coach import Report
from village_core.players.coaching import AdvisedMove
from village_core.players.reviewing import Cost, ReviewReport
from village_core.simulation.simulate import GameResult


def word(key: str, **said: object) -> str:
    """Word a key as the key itself and its values."""
    return " ".join((key, *map(str, said.values())))


NARRATOR = SimpleNamespace(format=word, words=SimpleNamespace(format=word), rank=lambda total: "")


def build_results(*points: tuple[int, ...]) -> list[GameResult]:
    """Return results of games with these points by seat, won by all that have the most."""
    return [
        GameResult(
            tuple({"points": each} for each in game),
            tuple(seat for seat, each in enumerate(game) if each == max(game)),
            5,
            50,
            Ending("end"),
        )
        for game in points
    ]


def format_bars(*values: int) -> list[str]:
    """Return the lines of a histogram of values."""
    said = SimpleNamespace(format=lambda key, low, high: f"{low}-{high}")
    return [*figures._format_histogram(said, values)]


def test_a_histogram_s_longest_bar_has_forty_blocks() -> None:
    """Each class of five points has a bar in proportion, and a space before its count unless the bar is empty."""
    assert format_bars(*[0] * 80, *[5] * 40, 10, 16) == [
        f"      0-4  {'█' * 40} 80",
        f"      5-9  {'█' * 20} 40",
        "    10-14  1",
        "    15-19  1",
    ]
    assert format_bars(3) == [f"      0-4  {'█' * 40} 1"]


def test_what_never_happened_has_no_line() -> None:
    """Ways to end are told most frequent first; who ended games, and circumstances by name, only where there are any."""
    played = [game._replace(ending=Ending("late")) for game in build_results((1, 2), (3, 1), (2, 1))]
    played[0] = played[0]._replace(ending=Ending("early"))
    lines = [line.split() for line in figures.format_endings(NARRATOR, played)]
    assert [(line[0], line[-1]) for line in lines[1:]] == [
        ("cli-endings", "cli-endings"),
        ("2", "ending-late"),
        ("1", "ending-early"),
    ]
    full = [*played, *build_results((4, 4))]
    full[3] = full[3]._replace(ending=Ending("late", ("z-last", "a-first"), "a-player"))
    lines = [line.split() for line in figures.format_endings(NARRATOR, full)]
    assert [line[-1] for line in lines[4:]] == [
        "cli-rung-by",
        "ending-by-a-player",
        "cli-last-turns",
        "cli-shared-wins",
        "ending-also-a-first",
        "ending-also-z-last",
    ]
    assert [line[0] for line in lines[6:] if line[-1].startswith(("ending-also", "cli-shared"))] == ["1"] * 3


def test_a_game_for_one_has_no_winner() -> None:
    """Points of winners are told for two players, not for one alone; the histogram is that of all points."""
    said = SimpleNamespace(format=word, join=lambda parts, _: ", ".join(parts))
    for games, winners in ((((10, 20),), True), (((10,), (20,)), False)):
        lines = [*figures.format_spreads(said, build_results(*games))]
        assert ("cli-winning-points" in lines) == winners
        assert len([line for line in lines if "cli-class" in line]) == 3 and lines.count("cli-points") == 1


def test_a_game_without_ranks_has_no_line_about_them() -> None:
    """Games for one are counted by rank, the highest first; a game that has no ranks gets no line at all."""
    played = build_results((10,), (30,), (30,), (20,))
    ranked = SimpleNamespace(rank=lambda total: f"rank {total}", format=word, words=SimpleNamespace(format=word))
    lines = [line.split() for line in figures.format_ranks(ranked, played) if "rank " in line]
    assert [(line[0], line[-3], line[-1]) for line in lines] == [("2", "50.0", "30"), ("1", "25.0", "20"), ("1", "25.0", "10")]
    assert [*figures.format_ranks(SimpleNamespace(rank=lambda _: "", format=word), played)] == []


def test_a_shared_victory_counts_for_each_winner() -> None:
    """Shares of all victories add up to a hundred though one was shared; mean points are those of the seat."""
    found = [*figures.format_seats(SimpleNamespace(format=word), build_results((10, 10), (5, 3)))][2:]
    assert [line.split() for line in found] == [
        ["1", "cli-victories", "7.5", str(100 * 2 / 3)],
        ["2", "cli-victories", "6.5", str(100 / 3)],
    ]


def test_points_stand_below_short_names() -> None:
    """A column is wide enough for three digits, however short the player's name is."""
    outcome = SimpleNamespace(
        sheets=[SimpleNamespace(points={"works": 104}, total=118), SimpleNamespace(points={"works": 7}, total=7)]
    )
    lines = [*figures.format_score(NARRATOR, outcome, ["works"], ["A", "Jo"])]
    assert [line.split()[-2:] for line in lines] == [["A", "Jo"], ["104", "7"], ["118", "7"]]
    assert {len(line) for line in lines} == {len(lines[0])}


def load_for_narration(file: Path) -> tuple[Game, Narrator]:
    """Return a saved game, and a narrator who knows its players' names."""
    game = load(file.read_text("utf-8"))
    played = find_game(game.start.game)
    return game, played.narrate(load_game_words(played.name), tuple(player.name for player in game.players), game.start)


def test_a_score_is_told_once(capsys: CapturedOutput) -> None:
    """A replay tells the events of each decision but not the score, which has a table below."""
    out, _ = run(capsys, "replay", SAVED)
    game, narrator = load_for_narration(SAVED)
    there: dict[bool, set[bool]] = {True: set(), False: set()}
    for event in game.steps[-1].events:
        if sentence := narrator.describe_event(event):
            there[isinstance(event, Scored)].add(sentence in out)
    assert there == {True: {False}, False: {True}}


def advise(*leads: float, figures: str = "1 ± 1 less") -> list[AdvisedMove]:
    """Return moves with these leads, the best first; the best has no figures."""
    return [
        AdvisedMove(f"move {at}", (f"next {at}",), f"verdict {at}", f"why {at}", lead, 0, 0, (), figures if at else "")
        for at, lead in enumerate(leads)
    ]


def test_the_coach_s_lines_are_about_each_move(capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each move has its number, its lead with a sign, what follows and why; the seed is the one that is asked for."""
    seeds: list[str] = []

    def look(_: object, position: object, seed: str) -> list[Report]:
        seeds.append(seed)
        return iter([Report((), 1, 0.5), Report((), 2, 1.0)])

    monkeypatch.setattr(game_commands.Coach, "look", look)
    monkeypatch.setattr(game_commands, "describe_report", lambda report, *_: advise(0.0, -1.0))
    out, _ = run(capsys, "coach", SAVED, "--at", 285, "--seed", "5")
    assert out.splitlines()[1:] == [
        "After 2 looks at each move:",
        "  1. move 0: +0.0 points beside the best of the others",
        "     then next 0",
        "     verdict 0 why 0",
        "  2. move 1: −1.0 points beside the best of the others",
        "     then next 1",
        "     verdict 1 1 ± 1 less. why 1",
    ]
    assert seeds == ["5"]


@pytest.mark.parametrize(
    ("plays", "seats"),
    [(("person", "good"), (0,)), (("good", "person"), (1,)), (("good", "good"), (0, 1)), (("person",) * 2, (0, 1))],
)
def test_the_coach_goes_through_people_s_decisions(
    capsys: CapturedOutput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plays: tuple[str, str], seats: tuple[int, ...]
) -> None:
    """Decisions of people are looked at, or everybody's in a game of programs; each is told by its number and its player.

    What of a damaged game can be read is told first.
    """
    asked: list[tuple[int, ...]] = []
    game = load(SAVED.read_text("utf-8"))
    positions = [*game.list_positions()]
    step = next(at for at, position in enumerate(positions) if position.seat == 1)

    def look_back(game: object, seats: tuple[int, ...], coach: object, seed: str) -> object:
        asked.append(seats)
        yield ReviewReport((), 0.5)
        yield ReviewReport((Cost(step, Report((), 1, 1)),), 1.0)

    monkeypatch.setattr(game_commands, "review", look_back)
    monkeypatch.setattr(game_commands, "describe_report", lambda *_: advise(2.0, 1.0))
    players = tuple(Player(name, colour, how) for name, colour, how in zip("AB", ("red", "blue"), plays, strict=True))
    file = tmp_path / "game.jsonl"
    text = save(game.__class__(players, game.start, game.steps))
    file.write_text(text, encoding="utf-8")
    wanted = [
        "The decision that cost most:",
        f"  {step + 1}. B: move 1. verdict 1 1 ± 1 less.",
        "     better: move 0",
        "     then next 0",
        "     why 0",
    ]
    out, _ = run(capsys, "coach", file, "--game")
    assert out.splitlines() == wanted and asked == [seats]
    file.write_text("\n".join([*text.splitlines()[:-1], "{"]), encoding="utf-8")
    out, err = run(capsys, "coach", file, "--game", code=2)
    assert out.splitlines() == wanted and "Line" in err


@pytest.mark.parametrize("file", [SAVED, TRACKED], ids=["full", "tracked"])
def test_refused_choices_have_a_heading_where_there_are_any(capsys: CapturedOutput, file: Path) -> None:
    """With ``--why`` refused choices follow those that can be made; a position without refused ones says nothing of them.

    Usual reports of a tracked game are listed as choices of a full one are.
    """
    game, narrator = load_for_narration(file)
    backwards = reversed([*enumerate(game.list_positions())])
    found = {bool(position.refusals): (at, position) for at, position in backwards if position.has_options}
    assert {*found} == {False, True}
    for refuses, (at, position) in found.items():
        listed, heading, refused = run(capsys, "position", file, "--at", at, "--why")[0].partition("What can’t be done:\n")
        told = listed.partition("What can be done:\n")[2].splitlines()
        choices = dict.fromkeys(option.choice for option in position.options)
        said = [f"  {narrator.describe_choice(choice, position.table)}" for choice in choices]
        assert said and all(line.startswith(start) for line, start in zip(told, said, strict=True))
        assert bool(heading) is refuses
        wanted = [f"  {narrator.describe_choice(refusal.choice, position.table)}" for refusal in position.refusals]
        assert refused.splitlines()[::2] == wanted


def test_a_lead_alone_is_beside_nobody(capsys: CapturedOutput, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a game for one a move has points, not a lead over others."""
    monkeypatch.setattr(game_commands.Coach, "look", lambda *_: iter([Report((), 1, 1.0)]))
    monkeypatch.setattr(game_commands, "describe_report", lambda *_: advise(3.0))
    position = find_game("village").new_game(EditionSettings("big_box_2023"), 1)
    random = Random(1)
    while position.seat == CHANCE:
        position = position.take(position.sample(random)).position
    file = tmp_path / "alone.json"
    file.write_bytes(msgspec.json.encode(position))
    assert run(capsys, "coach", file)[0].splitlines()[2] == "  1. move 0: +3.0 points"


def list_choices(options: Sequence[Option], refusals: Sequence[SimpleNamespace], **tells: Callable[..., object]) -> list[str]:
    """Return what the command lists of choices at a position, with a narrator who ``tells`` more than “a choice” of each."""
    said = SimpleNamespace(format=word, join=lambda parts, _: " or ".join(parts))
    narrator = SimpleNamespace(describe_decision=lambda _: "decide", describe_choice=lambda *_: "a choice", **tells)
    position = SimpleNamespace(options=options, table=None, refusals=refusals)
    seen = SimpleNamespace(position=position, narrator=narrator)
    return [*game_commands._list_choices(said, seen, bool(refusals))]


def test_a_choice_that_is_free_in_one_way_alone_has_all_its_prices() -> None:
    """A choice that costs nothing has no price behind it; one that may also be paid for has both ways."""
    free, paid = Payment(), Payment((("coin", 1),))
    options = [Option(Choice(), free), Option(Choice(), paid)]
    for several, last in ((options, "  bracketed a choice 0 or 1"), (options[:1], "  a choice")):
        told = list_choices(several, (), describe_payment=lambda way, _: str(len(way.spent)))
        assert told == ["decide", "cli-choices", last]


def test_a_place_against_a_choice_is_cited_once() -> None:
    """Two rules that one place prints are told with that place once, before the places of the second rule alone."""
    places = {"first": ("page 5",), "second": ("page 5", "page 6")}
    refused = SimpleNamespace(choice=Choice(), rules=(*places,))
    told = list_choices((), [refused], describe_refusal=lambda _: "why", list_citations=places.__getitem__)
    assert told == ["decide", "cli-refusals", "  a choice", "    cli-refused why page 5 or page 6"]
