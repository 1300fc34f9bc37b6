"""The law of retelling: a full game and the tracker to which it is reported come to the same."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, NamedTuple

from tests.samples import sample
from village_core.games.board_game import AnyGame
from village_core.games.opening import Depth
from village_core.games.tallying import MOST, Tallying, Tell
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Illegal, Option

if TYPE_CHECKING:
    from tests.laws import Subject


class Retelling(NamedTuple):
    """The reports of a full game to the tracker of the same game.

    ``retell(full)`` returns the tracked game after every report, the final sheet included; ``count(table)`` is what full and
    tracked games both count; ``list_open_lines(edition)`` are the lines of the final sheet that people count at the end.
    ``unforeseen`` are the kinds of reports with numbers of which the tracker offers only the most usual ones.
    """

    retell: Callable[[Game], Game]
    count: Callable
    list_open_lines: Callable = lambda edition: ()
    unforeseen: tuple[type[Choice], ...] = ()


def track(game: AnyGame, full: Game) -> Game:
    """Begin the tracked game at the table of a full one. Raises ``BadSettings`` where that can't be tracked."""
    table = full.start.table
    return Game(full.players, game.new_game(table.copy, len(full.players), table.start, Depth.TRACKED))


def check_retelling(subject: Subject, full: Game) -> Game:
    """Check that a full game and its retelling agree, and return the tracked game.

    Each position of the tracked game can be; a short run asks one in three. They agree in every count as each round after the
    first begins and at the end, in how they end, and in the score. The tracker offers each report, so that it would tell the same
    price or gain by itself.
    """
    assert subject.retelling is not None
    retell, count, list_open_lines, unforeseen = subject.retelling
    tracked = retell(full)
    before, after = full.position.table, tracked.position.table
    assert after.depth is Depth.TRACKED and after.copy == before.copy
    asked_about = islice(tracked.list_positions(), 0, None, sample(3, 1))
    assert not any(map(subject.game.codec.find_flaw, asked_about)), "every position of a tracked game can be"
    for asked, step in zip(tracked.list_positions(), tracked.steps, strict=False):
        assert isinstance(step.option.choice, (Tell, *unforeseen)) or asked.allows(step.option), step.option
    assert count_by_round(tracked, count) == count_by_round(full, count), "every count agrees as each round begins"
    assert count(after) == count(before), "every count agrees at the end"
    assert after.outcome == before.outcome is not None, "both come to the same score, winners and rule that decided"
    assert subject.game.find_ending(tracked.list_events()).way == subject.game.find_ending(full.list_events()).way, (
        "both end in the same way"
    )
    sheet = tracked.undo().position.top
    assert isinstance(sheet, Tallying)
    check_unknown_lines(full, tracked)
    lines = [line for each in before.outcome.sheets for line in each.points.items()]
    assert all(sheet.find_least(before, line) <= points <= MOST for line, points in lines), "people could enter each line"
    told = {step.option.choice.line for step in tracked.steps if isinstance(step.option.choice, Tell)}
    assert told <= {*list_open_lines(before.edition)}, "people count nothing at the end that the tracker counts"
    return tracked


def check_unknown_lines(full: Game, tracked: Game) -> None:
    """Check that each number which the final sheet shows before people count is right; the sheet asks for all others."""
    position = next(each for each in tracked.list_positions() if isinstance(each.top, Tallying))
    sheet, score = position.top, full.position.table.outcome
    missing = sheet.list_missing(position.table)
    for seat, (shown, right) in enumerate(zip(sheet.find_outcome(position.table).sheets, score.sheets, strict=True)):
        for line, points in right.points.items():
            assert (seat, line) in missing or shown.points[line] == points, f"{line} is shown as if it were known"


def check_late_reports(subject: Subject, tracked: Game, random: Random) -> int:
    """Check that reports of a round that leave each other alone make the same table in either order; return how many came late.

    A report waits while others that leave it alone are entered, as from a phone without a connection. None is overtaken where
    either order brings another question or ends the round, because a companion asks people about those.
    """
    independent, (waiting, *others) = subject.game.codec.are_independent, [step.option for step in tracked.steps]
    position, late = tracked.start, 0
    for option in others:
        after = position.play(waiting).position
        in_time, swapped = after.play(option).position, None
        if independent(waiting.choice, option.choice) and all(_goes_on(position, each) for each in (after, in_time)):
            swapped = _play(position, option, waiting)
        if swapped is not None and _goes_on(position, swapped):
            assert swapped == in_time, (waiting.choice, option.choice)
        if swapped == in_time and random.random() < 0.8:
            position, late = position.play(option).position, late + 1
        else:
            position, waiting = after, option
    assert position.play(waiting).position == tracked.position
    return late


def _goes_on(before: Position, position: Position) -> bool:
    """Tell whether a position is in the round of ``before``, and has no more frames on its agenda."""
    return position.table.round == before.table.round and len(position.agenda) <= len(before.agenda)


def _play(position: Position, *options: Option) -> Position | None:
    """Return the position after some decisions, or None if one of them is refused."""
    try:
        for option in options:
            position = position.play(option).position
    except Illegal:
        return None
    return position


def count_by_round(game: Game, count: Callable) -> dict[int, object]:
    """Return, by number, what is counted as each round after the first begins: the setup is reported during the first."""
    found: dict[int, object] = {}
    for position in game.list_positions():
        if position.table.round > 1 and position.table.round not in found:
            found[position.table.round] = count(position.table)
    return found
