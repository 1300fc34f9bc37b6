"""What a reader has got done: the steps of each chapter, where to come back, and results."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from village_widgets.tutor.exercise import FIRST, LAST

Key: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]*\Z", max_length=80)]
"""The key of a chapter, an exam or a step."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
Steps: TypeAlias = Annotated[tuple[Key, ...], Meta(max_length=200)]
Words: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=200)]
MOST: Final = Meta(max_length=60)
"""More chapters than the courses of all games have."""

LARGEST: Final = 256_000
"""Characters of somebody's progress; a real one has a few thousand."""
IN_A_ROW: Final = 2
"""Right answers in a row that make the exercises harder."""


class BadProgress(ValueError):
    """Progress that can't be read or can't be kept. ``problem`` is a key of the interface's words, ``detail`` says where."""

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Answers to the exercises of one chapter or exam.

    ``asked`` exercises were answered, ``right`` of them rightly; ``best`` is the most right answers in one sitting, ``sitting``
    those in the present one; ``row`` are the right answers in a row since the exercises last became harder (``level``).
    """

    asked: Count = 0
    right: Count = 0
    best: Count = 0
    level: Annotated[int, Meta(ge=FIRST, le=LAST)] = FIRST
    sitting: Count = 0
    row: Count = 0

    def with_answer(self, right: bool) -> Result:
        """One answer more. Right ones in a row make the next exercises harder; a wrong one never makes them easier."""
        if not right:
            return replace(self, asked=self.asked + 1, row=0)
        sitting, row = self.sitting + 1, self.row + 1
        harder = row >= IN_A_ROW and self.level < LAST
        return Result(
            asked=self.asked + 1,
            right=self.right + 1,
            best=max(self.best, sitting),
            level=self.level + harder,
            sitting=sitting,
            row=0 if harder else row,
        )

    def merge(self, other: Result) -> Result:
        """The higher of each number; the sitting and the row are those of whoever was asked more, of this one if in doubt."""
        present = self if self.asked >= other.asked else other
        highest = {name: max(getattr(self, name), getattr(other, name)) for name in ("right", "best", "level")}
        return replace(present, **highest)


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where somebody is in the exercises of a chapter or in an exam, so that they can go on there.

    ``seed``, ``word`` and ``level`` make the present exercise, the one numbered ``number``; ``picked`` is the number of the
    answer given to it, if one was. ``right`` were answered rightly; ``missed`` are the rules of those that were not, ``again``
    those that are asked first because they were missed last time. ``kinds`` are what the last exercises were about, ``asked``
    fingerprints of the last exercises, those of the sitting before included.
    """

    seed: Annotated[str, Meta(max_length=80)] = ""
    word: Annotated[str, Meta(max_length=80)] = ""
    level: Annotated[int, Meta(ge=FIRST, le=LAST)] = FIRST
    number: Annotated[int, Meta(ge=1, le=1_000)] = 1
    right: Count = 0
    picked: Count | None = None
    missed: Words = ()
    again: Words = ()
    kinds: Words = ()
    asked: Words = ()


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What one reader has got done; an immutable value.

    ``done``: the keys of the steps done, by chapter; ``places``: the step to come back to, by chapter; ``results``: by
    chapter or exam; ``sittings``: where they are in those exercises; ``beginnings``: how often the reader began the course of
    the default game anew, and ``others`` those of other games, by game.
    """

    done: Annotated[dict[Key, Steps], MOST] = {}
    places: Annotated[dict[Key, Key], MOST] = {}
    results: Annotated[dict[Key, Result], MOST] = {}
    beginnings: Count = 0
    others: Annotated[dict[Key, Count], MOST] = {}
    sittings: Annotated[dict[Key, Sitting], MOST] = {}

    def steps(self, chapter: str) -> tuple[str, ...]:
        """The steps done of a chapter, in the order in which they were done."""
        return self.done.get(chapter, ())

    def place(self, chapter: str) -> str:
        """The step of a chapter to come back to; empty for one that was never opened."""
        return self.places.get(chapter, "")

    def result(self, chapter: str) -> Result:
        """The answers to the exercises of a chapter or exam."""
        return self.results.get(chapter, Result())

    def with_done(self, chapter: str, step: str) -> Progress:
        """One more step done; the same as before if it was done already."""
        steps = self.steps(chapter)
        return self if step in steps else replace(self, done={**self.done, chapter: (*steps, step)})

    def at(self, chapter: str, step: str) -> Progress:
        """The reader is at this step of the chapter now."""
        return replace(self, places={**self.places, chapter: step})

    def sitting(self, chapter: str) -> Sitting:
        """Where the reader is in the exercises of a chapter or exam; one without a seed if they never sat there."""
        return self.sittings.get(chapter, Sitting())

    def with_sitting(self, chapter: str, sitting: Sitting) -> Progress:
        """The reader is there in the exercises of a chapter or exam; ``best`` is the best sitting."""
        found = self._with_result(chapter, replace(self.result(chapter), sitting=sitting.right))
        return replace(found, sittings={**self.sittings, chapter: sitting})

    def only(self, chapter: str) -> Progress:
        """The same, with the place to come back to of one chapter alone: a page knows no other chapter's."""
        places = {name: step for name, step in self.places.items() if name == chapter}
        return replace(self, places=places, sittings={name: at for name, at in self.sittings.items() if name == chapter})

    def anew(self, game: str) -> Progress:
        """Nothing done in the course of ``game``, and the mark of one more beginning of it: whoever merges this with what was
        before it forgets that. An empty name is that of the default game.
        """
        rest = self._without({game})
        if not game:
            return replace(rest, beginnings=self.beginnings + 1)
        return replace(rest, others={**self.others, game: self._begun(game) + 1})

    def with_answer(self, chapter: str, right: bool) -> Progress:
        """One exercise of a chapter or exam was answered."""
        return self._with_result(chapter, self.result(chapter).with_answer(right))

    def merge(self, other: Progress) -> Progress:
        """Everything that either of them has got done since the reader last began each course anew; of two places to come back
        to, this one's counts.
        """
        mine, theirs = self._since(other), other._since(self)
        done = {
            chapter: tuple(dict.fromkeys((*mine.steps(chapter), *theirs.steps(chapter))))
            for chapter in dict.fromkeys((*mine.done, *theirs.done))
        }
        results = {
            chapter: mine.result(chapter).merge(theirs.result(chapter))
            for chapter in dict.fromkeys((*mine.results, *theirs.results))
        }
        others = {game: max(self._begun(game), other._begun(game)) for game in dict.fromkeys((*self.others, *other.others))}
        beginnings = max(self.beginnings, other.beginnings)
        sittings = {**theirs.sittings, **mine.sittings}
        return Progress(done, {**theirs.places, **mine.places}, results, beginnings, others, sittings)

    def _begun(self, game: str) -> int:
        """How often the course of a game was begun anew."""
        return self.others.get(game, 0) if game else self.beginnings

    def _since(self, other: Progress) -> Progress:
        """The same without the courses that ``other`` knows to have been begun anew since."""
        return self._without({game for game in ("", *other.others) if other._begun(game) > self._begun(game)})

    def _without(self, games: Collection[str]) -> Progress:
        """The same with nothing done in the courses of ``games``."""
        if not games:
            return self
        kept = {
            name: {chapter: found for chapter, found in getattr(self, name).items() if game_of(chapter) not in games}
            for name in ("done", "places", "results", "sittings")
        }
        return replace(self, **kept)

    def _with_result(self, chapter: str, result: Result) -> Progress:
        return replace(self, results={**self.results, chapter: result})


NOTHING: Final = Progress()
ANYTHING: Final = '"'
"""What stands in the JSON of any progress but none."""


def game_of(chapter: str) -> str:
    """The game whose name stands in front of a chapter's key; empty for the default game's chapters, which have none."""
    return chapter.rpartition(".")[0]


def anything_in(chapter: str) -> str:
    """What stands in the JSON of any progress in this chapter."""
    return f'"{chapter}"'


def to_json(progress: Progress) -> str:
    """The progress as one line of JSON."""
    return msgspec.json.encode(progress).decode()


def from_json(text: str | bytes) -> Progress:
    """The progress that is written down. Raises ``BadProgress`` for anything else, and for what is far too large."""
    if len(text) > LARGEST:
        raise BadProgress("progress-too-large")
    try:
        return msgspec.json.decode(text, type=Progress)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadProgress("progress-broken", str(error)) from error
