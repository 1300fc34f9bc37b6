"""What a page of the course can say beside what every page of a game can."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from village_widgets.components.commands import Command, Hello, Key, Number, PlayCommand, TableCommand, Undo


class Next(Command, frozen=True):
    """On to the next step or exercise."""


class Go(Command, frozen=True):
    """To the step of this key."""

    step: Key = ""


class Turn(Command, frozen=True):
    """To another chapter on the same page."""

    to: Key


class Hint(Command, frozen=True):
    """One more hint."""


class Answer(Command, frozen=True):
    """Somebody picked a claim of the exercise."""

    claim: Number


class ShowChart(Command, tag="chart", frozen=True):
    """Show the picture that belongs to the step, or put it away."""


class About(Command, frozen=True):
    """What is there to read about these rules?"""

    rules: Annotated[tuple[Key, ...], Meta(max_length=200)]


class Contents(Command, frozen=True):
    """Which chapters are there, and what is done of them?"""


class Reset(Command, frozen=True):
    """Forget what was got done in this game's course and begin it anew."""


class Again(Command, frozen=True):
    """Begin another guided game."""


class Advise(Command, tag="advice", frozen=True):
    """What would be a good move?"""


class Quieten(Command, tag="quiet", frozen=True):
    """Advise only when asked, or again by yourself."""


HomeCommand: TypeAlias = Hello
Reading: TypeAlias = About | Contents | Reset
"""Commands of every page of the course."""
ChapterCommand: TypeAlias = Hello | TableCommand | Undo | Next | Go | Turn | Hint | Answer | ShowChart | Reading
GuidedCommand: TypeAlias = PlayCommand | Reading | Again | Advise | Quieten
