"""Coach and review on the page: the coach answers at once, improves while the page waits, and knows only what the page shows."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.listing import list_game
from tests.hearing import decode
from tests.laws import list_subjects, list_subjects_with_tracker, play_whole_game
from tests.players.test_apart import list_coaches
from tests.players.test_levels import yield_positions
from tests.village.recorded import VILLAGE
from tests.waiting import wait_meanwhile, wait_until
from tests.widgets.tables import SETTINGS, open_page
from village_core.games import save
from village_core.kernel.values import CHANCE, Player
from village_core.players.coach import Coach, MoveEstimate, Report
from village_core.players.reviewing import Cost, ReviewReport
from village_widgets.components import coach
from village_widgets.components.coach import build_coach_question
from village_widgets.games import find_screen
from village_widgets.play import Play


def build_page_question(subject, position, viewer):
    """Build the question to the coach of Ann's and Bob's page, which shows a position as ``viewer`` sees it."""
    game = subject.recorded.game
    with list_game(game):
        shown = find_screen(game.name)
    telling = shown.build_telling((Player("Ann", "red"), Player("Bob", "blue")), position, shown.load_words())
    return build_coach_question(game, telling, position, viewer, "1")


@pytest.mark.parametrize("shows", ["the seat that decides", "nobody"])
@pytest.mark.parametrize("subject", list_subjects_with_tracker(), ids=lambda subject: subject.recorded.game.name)
def test_what_the_page_does_not_show_changes_nothing(subject, shows):
    """Hidden pieces change neither the coach's position nor the words of its answer, with a seat's own shown or none."""
    game = subject.recorded.game
    for position in islice(yield_positions(game, 3, 2, 0.2), 4):
        viewer = position.seat if shows == "the seat that decides" else None
        other = position.with_table(subject.disguise(position.table, CHANCE if viewer is None else viewer, Random(4)))
        first, second = build_page_question(subject, position, viewer), build_page_question(subject, other, viewer)
        assert first.world == second.world
        glance = Coach(game.judgements).list_first_reports(first.world)
        assert first.answer(glance, looking=True) == second.answer(glance, looking=True)


def test_what_is_found_is_said_in_words_and_drawn_on_one_line():
    """The best move stands on the upright line, worse ones to the left; a bar that reaches the line is called about equal.

    Points, differences and reasons are in words; before the first look all of these are empty.
    """
    subject = list_subjects()[0]
    position = next(each for each in yield_positions(subject.recorded.game, 3, 2, 0.2) if len(each.options) > 2)
    asks = build_page_question(subject, position, position.seat)
    options = [(option,) for option in position.options[:3]]
    behind = zip(options, (0.0, 1.0, 9.0), (0.0, 1.0, 2.0), strict=False)
    moves = tuple(MoveEstimate(plan, {"goods": 5.0 - less}, 3.0 - less, less, error) for plan, less, error in behind)
    told = decode(asks.answer(Report(moves, 7, 0.5), looking=True))
    best, equal, worse = told["moves"]
    assert told["percent"] == 50 and "7 looks" in told["said"]
    first, second, third = best["whisker"], equal["whisker"], worse["whisker"]
    assert first[0] == first[2] == second[0] and second[1] < second[2] < first[2] <= second[3]
    assert third[3] < third[0] and equal["verdict"] == "About equal." and worse["verdict"] == "Worse by about 9 points."
    assert worse["lines"][0] == ["beside the best move", "9.0 ± 4.0 points less"]
    assert best["lines"] == [["goods", "5.0"]] and "5.0 points expected, 2.0 for the best" in best["points"]
    assert "−4.0 points expected" in worse["points"]
    assert best["why"] == "Beside the next best: More points: 1.0 from goods." and worse["why"] == "Fewer points: 9.0 from goods."
    glanced = tuple(MoveEstimate(move.plan, {}, 0.0) for move in moves)
    move = decode(asks.answer(Report(glanced, 0, 0.0), looking=True))["moves"][0]
    assert [move[key] for key in ("verdict", "why", "points", "lines", "whisker")] == ["", "", "", [], None]


def build_cost(game):
    """Return what a game's first decision cost: three points from goods, which is not sure, less than another one."""
    plans = [(option,) for option in game.start.options[:2]]
    moves = (MoveEstimate(plans[0], {"goods": 4.0}, 3.0), MoveEstimate(plans[1], {"goods": 1.0}, 0.0, 3.0, 1.0))
    return Cost(0, Report(moves, 9, 1.0))


def test_a_game_that_is_over_is_gone_through():
    """A review gets no answer in a running game, and is not offered after one in which no person decided.

    It searches the people's decisions once: reports follow the first answer, and asking again gives the last one at once. The
    decision, the better move, the difference in points and its error are in words.
    """
    reports, asked = [], []

    async def costs(game, seats, seed):
        asked.append(seats)
        yield ReviewReport((), 0.5)
        yield ReviewReport((build_cost(game),), 1.0)

    async def review_game():
        play, told = open_page(players=[{**seat, "plays": "random"} for seat in SETTINGS["players"]])
        assert play.receive({"do": "costly"}) is None
        play.receive({"do": "end"})
        assert "costly" not in told[-1]["table"].get("asides", [])  # programs made all decisions
        people = tuple(replace(player, plays="person") for player in play.session.game.players)
        play.receive({"do": "load", "text": save(replace(play.session.game, players=people))})
        assert told[-1]["table"]["asides"] == ["costly"]
        first = play.receive({"do": "costly"})["costly"]
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
        reports.extend(message["costly"] for message in told if "costly" in message)
        assert first["opens"] and first["looking"] and not first["moves"]
        return play.receive({"do": "costly"})["costly"]

    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(1) as apart:
        patch.setattr(coach, "stream_review", costs)
        again = apart.submit(asyncio.run, review_game()).result()
    assert asked == [(0, 1)] and again["opens"] and not again["looking"] and again["moves"] == reports[-1]["moves"]
    assert [report["percent"] for report in reports] == [50, 100, 100] and again["said"] == "These cost most."
    (move,) = again["moves"]
    assert move["step"] == 0 and "round" in move["when"] and move["done"] != move["better"]
    assert move["why"] == "More points: 3.0 from goods."
    assert move["verdict"] == "Worse by about 3 points, but that is not sure." and move["figures"] == "3.0 ± 2.0 points less"


def test_a_review_that_broke_off_is_made_again():
    """A review that fails on the way is not taken for the game's: asking again looks through the game once more."""
    asked = []

    async def fail(game, seats, seed):
        asked.append(seats)
        yield ReviewReport((build_cost(game),), 0.5)
        raise OSError

    async def review_twice():
        play, told = open_page()
        game = VILLAGE.load(VILLAGE.wanted[0].name)
        people = tuple(replace(player, plays="person") for player in game.players)
        play.receive({"do": "load", "text": save(replace(game, players=people))})
        for _ in range(2):
            assert play.receive({"do": "costly"})["costly"]["looking"]
            await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)
        return [message["costly"]["percent"] for message in told if "costly" in message]

    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(1) as apart:
        patch.setattr(coach, "stream_review", fail)
        assert apart.submit(asyncio.run, review_twice()).result() == [50] * 4
    assert len(asked) == 2


@pytest.mark.parametrize("leaves", ["coach-leave", "row"])
def test_the_coach_is_asked_gets_better_and_is_gone(leaves):
    """The coach answers on request and looks further while the page waits; its process ends with its sheet or a move."""

    async def coach_game():
        play, told = open_page()
        play.receive({"do": "load", "text": save(play_nearly())})

        async def has_two_reports():
            return sum("coach" in message for message in told) > 1

        first = play.receive({"do": "coach"})["coach"]
        assert first["opens"] and first["looking"] and first["moves"] and not any("coach" in message for message in told)
        await wait_meanwhile(has_two_reports, "that the coach looks further")
        assert len(list_coaches()) == 1
        last = [message["coach"] for message in told if "coach" in message][-1]
        assert not last.get("opens") and last["percent"] > 0 and last["moves"][0]["whisker"] is not None
        play.receive({"do": leaves} if leaves == "coach-leave" else {"do": "row", "row": 0, "v": play._table.version})
        await asyncio.gather(*asyncio.all_tasks() - {asyncio.current_task()}, return_exceptions=True)

    with ThreadPoolExecutor(1) as apart:  # this thread's event loop may belong to a browser
        apart.submit(asyncio.run, coach_game()).result()
    wait_until(lambda: not list_coaches(), "that no process is left")


def play_nearly():
    """Return a random game of people, eight or more steps before its end, where a player has at least four options."""
    game = play_whole_game(list_subjects()[0], ("first_2011", 2), Random(1))
    people = tuple(replace(player, plays="person") for player in game.players)
    game = replace(game, players=people).undo(8)
    while game.position.seat == CHANCE or len(game.position.options) < 4:
        game = game.undo()
    return game


def test_a_tracked_game_is_refused_in_words():
    """On the play page, a tracked game refuses both the coach and the review, with the reason in words."""
    play = Play()
    tracked = (VILLAGE.folder.parent / "before" / "tracked-big-4-logged.jsonl").read_text(encoding="utf-8")
    play.receive({"do": "load", "text": tracked})
    assert play.session is not None
    for asked in ("coach", "costly"):
        [reason] = play.receive({"do": asked}).refused.reasons
        assert "does not know what everybody has" in reason.wording
