"""Reading how a game ends: who rang it in, and the final score."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeVar

from village_core.games.outcome import Outcome, Sheet
from village_core.games.village.picture.notation import SEATS, seat_of
from village_core.games.village.table import Trigger
from village_core.games.village.vocabulary import Category, Filled, Moment
from village_core.kernel.picture import Line
from village_core.kernel.values import Seat

N = TypeVar("N", bound=StrEnum)


def trigger_of(line: Line, players: int) -> Trigger:
    """Who filled the last space, which, when, and whether the last turns have begun since."""
    words = [word for part in line.parts for word in part]
    if len(words) not in (3, 4) or words[3:] not in ([], ["last-turns"]):
        raise line.bad("picture-unknown-part", " ".join(words))
    filled, moment = _noun(line, Filled, words[1]), _noun(line, Moment, words[2])
    return Trigger(seat_of(line, words[0], players), filled, moment, len(words) == 4)


def outcome_of(line: Line, scores: dict[Seat, Line], players: int) -> Outcome:
    """A sheet for each seat, the winners and the rule that told them apart."""
    words = [word for part in line.parts for word in part]
    if len(words) != 2:
        raise line.bad("picture-unknown-part", " ".join(words))
    for seat in range(players):
        if seat not in scores:
            raise line.bad("picture-no-score", SEATS[seat])
    sheets = tuple(_sheet(scores[seat]) for seat in range(players))
    return Outcome(sheets, tuple(seat_of(line, sign, players) for sign in words[0]), words[1])


def _sheet(line: Line) -> Sheet:
    points: dict[str, int] = {}
    total = None
    for part in line.parts:
        if len(part) != 2:
            raise line.bad("picture-unknown-part", " ".join(part))
        if part[0] == "total":
            total = line.count(part[1])
        else:
            points[_noun(line, Category, part[0])] = line.count(part[1])
    return Sheet(points, sum(points.values()) if total is None else total)


def _noun(line: Line, kind: type[N], word: str) -> N:
    for noun in kind:
        if noun.value == word:
            return noun
    raise line.bad("picture-unknown-part", word)
