"""What-if lines: other courses from any decision on, played by people or programs, compared, beside an unchanged game."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest

from tests.hearing import Heard, collect_messages
from tests.waiting import wait_meanwhile
from tests.widgets.tables import open_page
from village_core.games import list_games, load, save
from village_core.kernel.values import CHANCE
from village_widgets.components.charts import ITSELF, LINES
from village_widgets.play import Play
from village_widgets.play.lines import NAMES

ANNA = {"name": "Anna", "colour": "red", "plays": "person"}
STEADY = {"name": "Stig", "colour": "blue", "plays": "steady"}


def make_moves(play: Play, count: int = 1, first: bool = False) -> None:
    """Let the person take the last row ``count`` times, or if ``first`` the first one; fail if the page gets an answer."""
    for _ in range(count):
        row = play._table._rows[0 if first else -1].number
        assert play.receive({"do": "pick", "row": row, "way": 0, "v": play._table.version}) is None


def begin_game(moves: int = 8) -> tuple[Play, list[Heard]]:
    """Begin a game against a steady player, let Anna make this many decisions, and return the page and its messages."""
    play, said = open_page(players=[ANNA, STEADY])
    make_moves(play, moves)
    return play, said


def keep_line(play: Play) -> Heard:
    """Return the open line as a page keeps it."""
    assert play.lines.open is not None
    return {"name": play.lines.open.name, "at": play.session.since, "seed": play.session.seed, "text": save(play.session.game)}


def restore_lines(play: Play, lines: list[Heard]) -> Play:
    """Return another page that loaded this one's game with these lines."""
    other: Play = Play()
    assert other.receive({"do": "load", "text": save(play.lines.own.game), "lines": lines}) is None
    return other


def play_to_end() -> Play:
    """Let programs play a game to its end, and return its page."""
    play, _ = open_page(players=[{**ANNA, "plays": "random"}, {**STEADY, "plays": "random"}])
    play.receive({"do": "end"})
    assert play.session.position.over
    return play


def list_decisions(play: Play, seat: int = 0) -> list[int]:
    """List the steps of the game on the table at which a seat had a choice."""
    positions = zip(play.session.game.list_positions(), play.session.game.steps, strict=False)
    return [at for at, (position, _) in enumerate(positions) if position.seat == seat and len(position.options) > 1]


def test_a_line_leaves_the_game_as_it_was_undo_and_redo_included() -> None:
    """A line begins at a decision with its own name, seed and no undo; after it Anna finds her own game again.

    That game has the same steps, question and redo.
    """
    play, said = begin_game()
    play.receive({"do": "undo"})
    own, seen = play.session.game, said[-1]["table"]
    step = list_decisions(play)[2]
    assert play.receive({"do": "what-if", "step": step}) is None
    told = said[-1]
    assert told["lines"]["open"] == "A" and told["lines"]["lines"][0][1].startswith("What if A: from round 1, Anna")
    assert told["table"]["can"] == [False, False] and told["table"]["seed"] == "1 A"
    assert play.session.game.steps[:step] == own.steps[:step] and play.session.asked == 0
    make_moves(play, 2, first=True)
    assert play.session.game.steps[: step + 1] != own.steps[: step + 1]
    play.receive({"do": "line"})
    assert play.session.game is own and said[-1]["lines"]["open"] == ""
    assert [said[-1]["table"][key] for key in ("agenda", "rows", "can")] == [seen[key] for key in ("agenda", "rows", "can")]
    play.receive({"do": "redo"})
    assert not play.session.can_redo and play.session.game.steps[: len(own.steps)] == own.steps


def test_a_line_takes_nothing_back_before_it_begins() -> None:
    """Undo in a line ends where the line begins."""
    play, _ = begin_game()
    play.receive({"do": "what-if", "step": list_decisions(play)[3]})
    started = play.session.game
    make_moves(play, 3)
    assert play.session.can_undo
    while play.session.can_undo:
        play.receive({"do": "undo"})
    assert play.session.game.steps == started.steps and play.session.can_redo


def test_the_same_line_has_the_same_luck_and_another_line_another() -> None:
    """The same line has the same luck, even if an earlier line was forgotten; another line has other luck, from its own seed."""
    games = []
    for forgotten in (False, True, False):
        play, _ = begin_game(3)
        if forgotten:
            play.receive({"do": "what-if", "step": 0})
            play.receive({"do": "forget", "name": "A"})
        play.receive({"do": "what-if", "step": list_decisions(play)[0]})
        make_moves(play, 6)
        games.append(play.session.game)
    assert games[0] == games[1] == games[2]
    play.receive({"do": "line"})
    own = play.session.game
    play.receive({"do": "what-if", "step": list_decisions(play)[0]})
    assert play.session.seed == "1 B" and play.lines.own.game is own
    make_moves(play, 6)
    assert play.session.game != games[0]


def test_a_reader_can_decide_for_a_program() -> None:
    """In a line the reader decides for an opponent, who stays a program in the game itself."""
    play, _ = begin_game()
    play.receive({"do": "what-if", "step": list_decisions(play, 1)[0]})
    assert play.session.asked == 1
    assert [player.plays for player in play.session.game.players] == ["person", "person"]
    play.receive({"do": "line"})
    assert [player.plays for player in play.session.game.players] == ["person", "steady"]


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_face_down_is_dealt_anew_while_the_game_goes_on(seat: int) -> None:
    """A line of a running game deals hidden customers again and leaves the reader's own as they were, whoever decided.

    Its game can be saved and loaded.
    """
    play, _ = begin_game(4)
    own = play.session
    while not (held := own.position.table.farms[1].customers):
        make_moves(play)
    make_moves(play, 4)
    starts = zip(own.game.list_positions(), own.game.steps, strict=False)
    step = next(at for at, (now, _) in enumerate(starts) if now.seat == seat and now.table.farms[1].customers == held)
    for _ in NAMES:
        play.receive({"do": "line"})
        play.receive({"do": "what-if", "step": step})
    tables = [line.start.table for line in play.lines.others]
    assert {table.farms[0] for table in tables} == {own.game.branch(step).position.table.farms[0]}
    assert len({table.farms[1].customers for table in tables}) > 1
    for line in play.lines.others:
        assert load(save(line.session.game)) == line.session.game


@pytest.mark.parametrize("said", [{"do": "what-if", "step": 10_000}, {"do": "what-if", "step": 0}, {"do": "line", "name": "Z"}])
def test_what_is_no_decision_begins_no_line(said: Heard) -> None:
    """A missing step, a draw, and an unknown line begin nothing, and the page is told nothing."""
    play, told = begin_game(1)
    deciders = play.session.game.list_deciders()
    if said == {"do": "what-if", "step": 0}:
        said = {**said, "step": deciders.index(CHANCE)}
    count = len(told)
    assert play.receive(said) is None
    assert play.lines.open is None and not play.lines.others and len(told) == count


def test_a_line_begins_at_each_decision_of_the_game_and_not_after_the_last() -> None:
    """Exactly the steps at which a player decided have a line, even the last one; the question on the table has none."""
    play, _ = begin_game(2)
    deciders = play.session.game.list_deciders()
    begun = []
    for step in range(len(deciders) + 2):
        play.receive({"do": "what-if", "step": step})
        begun += [step] if play.lines.open else []
        play.receive({"do": "forget", "name": "A"})
    assert play.session.asked == 0 and begun == [step for step, seat in enumerate(deciders) if seat != CHANCE]


def test_forgetting_an_unknown_line_changes_nothing() -> None:
    """A name without a line leaves all lines and the one on the table, and the page is told nothing."""
    play, told = begin_game(2)
    play.receive({"do": "what-if", "step": list_decisions(play)[0]})
    count = len(told)
    assert play.receive({"do": "forget", "name": "B"}) is None and len(told) == count
    assert [line.name for line in play.lines.others] == ["A"] and play.lines.open is play.lines.others[0]


def test_nothing_is_dealt_anew_once_the_game_is_over() -> None:
    """Lines of a finished game begin with its own pieces, hidden ones too."""
    play = play_to_end()
    own = play.session.game
    held = [step for step in list_decisions(play) if own.branch(step).position.table.farms[1].customers]
    assert held
    for step in held[-6:]:
        play.receive({"do": "what-if", "step": step})
        assert play.lines.open and play.session.game.steps == own.steps[:step]
        play.receive({"do": "forget", "name": "A"})


def test_there_are_as_many_lines_as_one_chart_tells_apart() -> None:
    """A line too many is refused in words that advise to forget one; a forgotten name is given to the next line.

    Forgetting the open line brings back the game.
    """
    play, said = begin_game(2)
    step = list_decisions(play)[0]
    for name in NAMES:
        play.receive({"do": "line"})
        play.receive({"do": "what-if", "step": step})
        assert said[-1]["lines"]["open"] == name
    play.receive({"do": "line"})
    assert "Forget one" in play.receive({"do": "what-if", "step": step})["refused"]["reasons"][0][1]
    play.receive({"do": "line", "name": "F"})
    play.receive({"do": "forget", "name": "C"})
    assert play.lines.open.name == "F"
    play.receive({"do": "line"})
    play.receive({"do": "what-if", "step": step})
    assert play.lines.open.name == "C"
    play.receive({"do": "forget", "name": "C"})
    assert play.lines.open is None and said[-1]["lines"]["open"] == ""


def test_players_finish_a_line_out_of_sight_and_can_be_stopped() -> None:
    """Programs finish a line at the wanted level, even an unknown one, and report their progress without showing moves.

    If they are stopped, the page shows how far they came; at its end the line has a score. The line keeps its players, and the
    game itself does not move.
    """

    async def finish_game() -> tuple[Play, list[Heard]]:
        play, said = begin_game(3)
        own = play.session.game
        play.receive({"do": "what-if", "step": list_decisions(play)[0]})
        since = len(play.session.game.steps)
        play.receive({"do": "finish", "level": "beginner"})

        async def has_second_round() -> bool:
            return any("round 2" in message.get("finishing", "") for message in said)

        await wait_meanwhile(has_second_round, "the second round")
        assert len(play.session.game.steps) == since and not any("table" in message for message in said[-2:])
        play.receive({"do": "pause"})
        assert len(play.session.game.steps) > since and said[-1]["finishing"] == "" and "panels" in said[-1]["table"]
        assert not play.session.position.over
        play.receive({"do": "finish", "level": "no such level"})

        async def is_over() -> bool:
            return play.session.position.over and play.pacing.task is None

        await wait_meanwhile(is_over, "the end of the line")
        assert "score" in said[-2]["table"] and said[-1] == {"running": False}
        assert [player.plays for player in play.session.game.players] == ["person", "steady"]
        play.receive({"do": "line"})
        assert play.session.game is own
        return play, said

    with ThreadPoolExecutor(1) as apart:  # this thread's event loop may belong to a browser
        apart.submit(asyncio.run, finish_game()).result()


def test_a_decision_meanwhile_counts_more_than_what_programs_would_have_done() -> None:
    """A person's decision ends what programs are still playing: the line goes on from where the person saw it."""

    async def interrupt_game() -> None:
        play, said = begin_game(3)
        play.receive({"do": "what-if", "step": list_decisions(play)[0]})
        play.receive({"do": "finish", "level": "good"})
        since = play.session.game.steps

        async def goes_on() -> bool:
            return len(play._ahead.game.steps) > len(since) + 3

        await wait_meanwhile(goes_on, "some moves of programs")
        make_moves(play)
        assert play._ahead is None and {"finishing": ""} in said
        assert play.session.game.steps[: len(since)] == since and play.session.asked == 0

    with ThreadPoolExecutor(1) as apart:
        apart.submit(asyncio.run, interrupt_game()).result()


def test_a_page_that_comes_back_brings_its_lines() -> None:
    """A page that loads its game with its lines has them again, without spoilt and foreign ones.

    The line has its game, its seed and its beginning, and goes on with the same luck.
    """
    play, said = begin_game(4)
    play.receive({"do": "what-if", "step": list_decisions(play)[1]})
    make_moves(play, 2)
    (name, _, at, seed), game = said[-1 - 2]["lines"]["lines"][0], play.session.game
    kept = {"name": name, "at": at, "seed": seed, "text": save(game)}
    foreign = {**kept, "name": "C", "text": save(begin_game(2)[0].session.game).replace('"first_2011"', '"big_box_2023"')}
    other = Play()
    told = collect_messages(other)
    lines = [kept, {**kept, "name": "B", "text": "holiday photos"}, foreign]
    assert other.receive({"do": "load", "text": save(play.lines.own.game), "lines": lines}) is None
    assert [line[0] for line in told[-1]["lines"]["lines"]] == ["A"] and told[-1]["lines"]["open"] == ""
    other.receive({"do": "line", "name": "A"})
    assert other.session.game == game and other.session.seed == play.session.seed and other.session.since == at
    make_moves(play, 6)
    make_moves(other, 6)
    assert other.session.game == play.session.game


@pytest.mark.parametrize("moves", [0, 1, 3])
@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_a_line_comes_back_at_any_length(moves: int, over: bool) -> None:
    """A line is restored after no decision, one and several; its game was over, or goes on, which deals hidden pieces again."""
    play = play_to_end() if over else begin_game(4)[0]
    play.receive({"do": "what-if", "step": list_decisions(play)[1]})
    begun = len(play.session.game.steps)
    make_moves(play, moves)
    assert play.session.since == begun and (len(play.session.game.steps) > begun) == (moves > 0)
    other = restore_lines(play, [keep_line(play)])
    assert [line.name for line in other.lines.others] == ["A"] and other.lines.open is None
    other.receive({"do": "line", "name": "A"})
    assert other.session.game == play.session.game
    assert (other.session.since, other.session.can_undo) == (begun, play.session.can_undo)


def test_a_line_that_begins_after_its_end_is_left_out() -> None:
    """A line may begin at any step of its game, at the first and after the last, and no later."""
    play, _ = begin_game(4)
    play.receive({"do": "what-if", "step": list_decisions(play)[1]})
    make_moves(play, 2)
    last = len(play.session.game.steps)
    for at, found in ((0, True), (1, True), (last - 1, True), (last, True), (last + 1, False), (1_000_000, False)):
        other = restore_lines(play, [{**keep_line(play), "at": at}])
        assert [line.session.since for line in other.lines.others] == [at] * found, at


def test_a_line_comes_back_under_each_name_once() -> None:
    """All names of lines are restored, each for the first line that has it and can be read; others are left out."""
    play, _ = begin_game(4)
    play.receive({"do": "what-if", "step": list_decisions(play)[1]})
    kept = keep_line(play)
    spoilt = [{**kept, "text": "holiday photos", "seed": "spoilt"}, {**kept, "name": "G"}, {**kept, "name": "a"}]
    lines = [{**kept, "name": name, "seed": f"1 {name}"} for name in reversed(NAMES)]
    other = restore_lines(play, [*spoilt, *lines, {**kept, "seed": "late"}])
    assert [(line.name, line.session.seed) for line in other.lines.others] == [(name, f"1 {name}") for name in reversed(NAMES)]
    assert other.lines.full


def test_one_chart_compares_the_lines_for_any_player() -> None:
    """With charts shown, a chart compares the game and its lines for a chosen player; without lines there is none.

    Each line has its own length and its own last points.
    """
    play, _ = begin_game(6)
    play.receive({"do": "charts"})
    assert play.below.children[0].children == play.charting.charts.figures.parts
    play.receive({"do": "what-if", "step": list_decisions(play)[1]})
    play.receive({"do": "finish", "level": "beginner"})
    compared = play.charting.comparison
    assert play.below.children[0].children == (*compared.parts, *play.charting.charts.figures.parts)
    lines = compared.figures._totals
    assert lines.colors == [ITSELF, LINES[0]], "a line keeps the colour of its name"
    assert lines.y.shape[0] == 2 and [str(name) for name in compared.figures._bars.x] == ["Your game", "What if A"]
    assert 0 < lines.x[0][-1] < lines.x[1][-1] and lines.y.shape == lines.x.shape
    totals = [sum(each) for each in compared.telling.find_standing(play.session.position).categories]
    assert totals[0] != totals[1] and lines.y[1][-1] == totals[0]
    compared.seat.value = 1
    assert lines.y[1][-1] == totals[1]
    play.receive({"do": "forget", "name": "A"})
    assert play.below.children[0].children == play.charting.charts.figures.parts


@pytest.mark.parametrize("game", list_games())
def test_every_game_has_what_if_lines(game: str) -> None:
    """After the end of any game a what-if line begins at a program's decision, is finished by programs, and has a chart."""
    play: Play = Play(game)
    edition = play.game.editions[0]
    colours = play.game.codec.colours
    players = [{"name": "A", "colour": colours[0], "plays": "random"}, {"name": "B", "colour": colours[1], "plays": "random"}]
    play.receive({"do": "begin", "settings": {"edition": edition, "players": players, "seed": "1"}})
    play.receive({"do": "end"})
    assert play.session.position.over
    play.receive({"do": "charts"})
    play.receive({"do": "what-if", "step": list_decisions(play, 1)[0]})
    assert play.session.asked == 1
    play.receive({"do": "finish"})
    assert play.session.position.over and play.session.game != play.lines.own.game
    assert play.charting.comparison.figures._totals.y.shape[0] == 2
