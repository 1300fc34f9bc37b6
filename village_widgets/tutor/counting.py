"""The points of a finished board, counted source by source, as the bars beside it show them."""

from __future__ import annotations

from typing import TypeVar

from village_core.games.board_game import GameTable
from village_widgets.components.telling import Telling
from village_widgets.tutor.lesson import Source
from village_widgets.tutor.lesson_session import LessonSession
from village_widgets.tutor.messages import CountedPoints, PointTally

T = TypeVar("T", bound=GameTable)


def build_tally(telling: Telling[T], session: LessonSession[T]) -> PointTally:
    """Return the bars of a step that counts: other players' bars are complete, the reader's has the sources counted so far.

    All numbers are those of the position's final score. The sentence below names the source counted last, or at the
    end who has won; it is empty before the first source.
    """
    outcome = session.position.table.outcome
    assert outcome is not None, "a step that counts points starts from a finished game"
    sources, longest = session.step.counts, max(sheet.total for sheet in outcome.sheets)
    bars = []
    for seat, ((who, colour), sheet) in enumerate(zip(telling.list_seats(), outcome.sheets, strict=True)):
        counted = sources[: session.counted] if seat == session.viewer else sources
        parts = tuple(sum(sheet.points[line] for line in source.lines) for source in counted)
        bars.append(CountedPoints(who, colour, parts, sum(parts), longest - sum(parts)))
    if session.source is None:
        return PointTally(tuple(bars), telling.describe_result(outcome))
    if not session.counted:
        return PointTally(tuple(bars), "")
    lines = name_source(telling, sources[session.counted - 1])
    return PointTally(tuple(bars), telling.words.format("lesson-counted", points=bars[session.viewer].parts[-1], lines=lines))


def name_source(telling: Telling[T], source: Source) -> str:
    """Return the names of the lines of the final score that a source brings."""
    return telling.narrator.words.join([telling.words.format(f"category-{line}") for line in source.lines])
