"""A coach's report in words, for any game: the best moves, how far each is behind the best, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT
from village_core.games.narration import Narrator
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Option
from village_core.kernel.words import Words
from village_core.players.coach import ERRORS, MoveEstimate, Report

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

SHOWN: Final = 3
"""The number of moves that the coach describes."""
SURE: Final = 0.5
"""A difference is sure if its error is below this share of it."""
TOLD: Final = 3
"""Reasons that are described of a move, in each direction."""
OTHERS: Final = "others"
"""The reason for the best opponent's points, beside those of the judgement: ``reason-others``."""


class AdvisedMove(NamedTuple):
    """A move in words: the decision, the seat's next moves (``then``), and how much better or worse it is, and why.

    ``lead``, ``behind`` and ``error`` are points: ahead of the best opponent, behind the best move, and two standard errors of
    that. ``figures`` states the latter two if there is a difference. ``differs`` is the difference from the best move, or of the
    best from the second, by reasons in words and points, without slight ones; ``why`` says the same in sentences. ``verdict`` and
    ``figures`` are empty before the first look.
    """

    move: str
    then: tuple[str, ...]
    verdict: str
    why: str
    lead: float
    behind: float
    error: float
    differs: tuple[tuple[str, float], ...]
    figures: str


def describe_report(report: Report, position: Position[T], narrator: Narrator[T, E]) -> tuple[AdvisedMove, ...]:
    """Describe up to ``SHOWN`` moves of a report, which must have at least one, the best first.

    The best is compared with the second, every other with the best.
    """
    best, *others = report.moves
    second = others[0] if others else best
    shown = report.moves[:SHOWN]
    told = tuple(_describe_move(move, second if move is best else best, best, position, narrator) for move in shown)
    return told if report.looks else tuple(each._replace(verdict="", figures="") for each in told)


def describe_headline(report: Report, position: Position[T], narrator: Narrator[T, E]) -> str:
    """Name the best move of a report in one sentence, with its largest advantage over the second, unless that is slight.

    If both are about equal after some looks, it names both; a single move is described as the only one. The sentence is empty
    for a report without moves.
    """
    if not report.moves:
        return ""
    words, (best, *others) = narrator.words, report.moves
    move = _name_move(best.plan[0], position, narrator)
    if not others:
        return words.format("coach-headline-only", move=move)
    gains = compare_moves(best, others[0])
    reason = max(gains, key=lambda name: gains[name])
    said = (
        words.format("coach-headline", move=move, why=words.format(f"reason-{reason}.why")) if gains[reason] >= SLIGHT else move
    )
    if report.looks and others[0].equal:
        return words.format("coach-headline-equal", said=said, other=_name_move(others[0].plan[0], position, narrator))
    return said


def compare_moves(move: MoveEstimate, other: MoveEstimate) -> Mapping[str, float]:
    """Compare two moves: by reason, how many more points the first brings, and how many fewer it leaves the best opponent."""
    found = {reason: points - other.points[reason] for reason, points in move.points.items()}
    return {**found, OTHERS: (move.lead - sum(move.points.values())) - (other.lead - sum(other.points.values()))}


def _describe_move(
    move: MoveEstimate, other: MoveEstimate, best: MoveEstimate, position: Position[T], narrator: Narrator[T, E]
) -> AdvisedMove:
    words, error, told = narrator.words, ERRORS * move.error, list[str]()
    for option in move.plan:
        told.append(_name_move(option, position, narrator))
        position = position.take(option).position
    key = "best" if move is best else "same" if max(move.behind, error) < SLIGHT else "equal" if move.equal else "behind"
    verdict = words.format(f"coach-{key}", about=max(round(move.behind), 1), sure="yes" if error < SURE * move.behind else "no")
    exact = words.format("coach-figures", behind=move.behind, error=error) if key in ("equal", "behind") else ""
    differs = name_reasons(words, compare_moves(move, other))
    return AdvisedMove(
        told[0], tuple(told[1:]), verdict, describe_differences(words, differs), move.lead, move.behind, error, differs, exact
    )


def _name_move(option: Option, position: Position[T], narrator: Narrator[T, E]) -> str:
    move, price = (
        narrator.describe_choice(option.choice, position.table),
        narrator.describe_payment(option.payment, position.table),
    )
    return move if option.payment == FREE else narrator.words.format("coach-priced", move=move, price=price)


def name_reasons(words: Words, differs: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    """Return the reasons of differences in words, each with its points, the largest difference first, without slight ones."""
    largest = sorted(differs.items(), key=lambda each: -abs(each[1]))
    return tuple((words.format(f"reason-{reason}"), points) for reason, points in largest if abs(points) >= SLIGHT)


def describe_differences(words: Words, differs: tuple[tuple[str, float], ...], manner: str = "coach") -> str:
    """Describe the first ``TOLD`` reasons for more points, then as many for fewer; return an empty text without any.

    ``manner`` begins the wordings' keys and so chooses exact (``coach``) or rounded numbers (``because``).
    """
    said = []
    for key, sign in (("more", 1), ("less", -1)):
        told = [(what, abs(points)) for what, points in differs if points * sign > 0]
        parts = [words.format(f"{manner}-part", what=what, points=points, about=round(points)) for what, points in told[:TOLD]]
        if parts:
            what = words.join(parts, "list-comma")
            said.append(words.format(f"{manner}-{key}", what=what))
    return words.join_sentences(*said)
