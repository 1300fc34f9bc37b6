"""What a coach found, in words, for any game: the few best moves, how far each is behind the best, and in what."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT
from village_core.games.narration import Narrator
from village_core.kernel.position import Position
from village_core.kernel.values import FREE, Option
from village_core.kernel.words import Words
from village_core.players.coach import ERRORS, Expected, Report

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

SHOWN: Final = 3
"""Moves that are told."""
SURE: Final = 0.5
"""A difference that may be wrong by less than this part of it is sure."""
TOLD: Final = 3
"""Differences that are told of a move, each way."""
OTHERS: Final = "others"
"""What the best of the others has, as a reason beside those of the judgement: ``reason-others``."""


class Advised(NamedTuple):
    """A move in words: what is done, what then, how it stands to the best move, and in what it differs.

    ``behind`` and ``error`` are points: ``error`` is as wide as the difference may be wrong, two standard errors.
    ``figures`` says both, where there is a difference. ``verdict`` and ``why`` are empty at first glance.
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


def advised(report: Report, position: Position[T], narrator: Narrator[T, E]) -> tuple[Advised, ...]:
    """The best moves of a report on a position. The best is compared with the second, every other with the best."""
    best, *others = report.moves
    second = others[0] if others else best
    shown = report.moves[:SHOWN]
    told = tuple(_advised(move, second if move is best else best, best, position, narrator) for move in shown)
    return told if report.looks else tuple(each._replace(verdict="", figures="") for each in told)


def differing(move: Expected, other: Expected) -> Mapping[str, float]:
    """By how many points a move brings more than another, by reason; of what the others have, by how much it leaves them less."""
    found = {reason: points - other.points[reason] for reason, points in move.points.items()}
    return {**found, OTHERS: (move.lead - sum(move.points.values())) - (other.lead - sum(other.points.values()))}


def _advised(move: Expected, other: Expected, best: Expected, position: Position[T], narrator: Narrator[T, E]) -> Advised:
    words, error, told = narrator.words, ERRORS * move.error, list[str]()
    for option in move.plan:
        told.append(_move(option, position, narrator))
        position = position.take(option).position
    key = "best" if move is best else "same" if max(move.behind, error) < SLIGHT else "equal" if move.equal else "behind"
    verdict = words.format(f"coach-{key}", about=max(round(move.behind), 1), sure="yes" if error < SURE * move.behind else "no")
    exact = words.format("coach-figures", behind=f"{move.behind:.1f}", error=f"{error:.1f}") if key in ("equal", "behind") else ""
    differs = named(words, differing(move, other))
    return Advised(told[0], tuple(told[1:]), verdict, in_words(words, differs), move.lead, move.behind, error, differs, exact)


def _move(option: Option, position: Position[T], narrator: Narrator[T, E]) -> str:
    move, price = narrator.choice(option.choice, position.table), narrator.payment(option.payment)
    return move if option.payment == FREE else narrator.words.format("coach-priced", move=move, price=price)


def named(words: Words, differs: Mapping[str, float]) -> tuple[tuple[str, float], ...]:
    """Differences in points by reason, each reason by its name, the largest first; slight ones are left out."""
    largest = sorted(differs.items(), key=lambda each: -abs(each[1]))
    return tuple((words.format(f"reason-{reason}"), points) for reason, points in largest if abs(points) >= SLIGHT)


def in_words(words: Words, differs: tuple[tuple[str, float], ...], manner: str = "coach") -> str:
    """From what there are more points and from what fewer, the most first; ``manner``: how many, exactly or about so many."""
    said = []
    for key, sign in (("more", 1), ("less", -1)):
        told = [(what, abs(points)) for what, points in differs if points * sign > 0]
        parts = [
            words.format(f"{manner}-part", what=what, points=f"{points:.1f}", about=round(points)) for what, points in told[:TOLD]
        ]
        if parts:
            what = reduce(lambda first, last: words.format("list-comma", first=first, last=last), parts)
            said.append(words.format(f"{manner}-{key}", what=what))
    return " ".join(said)
