"""Commands of a course's pages, besides those of every page of a game."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from village_widgets.components.commands import Command, Hello, Number, PlayCommand, ShortName, TableCommand, Undo


class Next(Command, frozen=True):
    """Go on to the next step or exercise, from the last one to the chapter's end, and from there to new exercises, if any."""


class Go(Command, frozen=True):
    """Go to the step of this key: ``check`` leads to the exercises if there are any, another or empty key to the beginning."""

    step: ShortName = ""


class GoToChapter(Command, tag="turn", frozen=True):
    """Go to the reader's place in another chapter on the same page; a chapter without a lesson changes nothing."""

    to: ShortName


class Hint(Command, frozen=True):
    """Show one more hint about the step; nothing changes once all are shown."""


class LayPieces(Command, tag="lay", frozen=True):
    """Let this number of pieces of a sort lie on the table; ``part`` is its place in the step's list, counted from 0."""

    part: Number
    count: Number


class CheckPieces(Command, tag="check", frozen=True):
    """Check the pieces that are laid out."""


class AnswerExercise(Command, tag="answer", frozen=True):
    """Answer the exercise with the claim of this number, counted from 0."""

    claim: Number


class ShowChart(Command, tag="chart", frozen=True):
    """Show the chart that the step names below the board, or hide it if it is shown."""


class About(Command, frozen=True):
    """Send the texts about these rules to the page."""

    rules: Annotated[tuple[ShortName, ...], Meta(max_length=200)]


class Contents(Command, frozen=True):
    """Send all chapters of the course, and the reader's progress in each, to the page."""


class Reset(Command, frozen=True):
    """Start the course of this game over: forget what the reader has done in all its chapters."""


class BeginAnother(Command, tag="again", frozen=True):
    """Begin another guided game."""


class Advise(Command, tag="advice", frozen=True):
    """Send advice about the present decision to the page."""


class Quieten(Command, tag="quiet", frozen=True):
    """Turn unasked advice off if it is on, and on if it is off."""


HomeCommand: TypeAlias = Hello
Reading: TypeAlias = About | Contents | Reset
"""Commands of every page of the course."""
ChapterCommand: TypeAlias = (
    Hello | TableCommand | Undo | Next | Go | GoToChapter | Hint | LayPieces | CheckPieces | AnswerExercise | ShowChart | Reading
)
GuidedCommand: TypeAlias = PlayCommand | Reading | BeginAnother | Advise | Quieten
