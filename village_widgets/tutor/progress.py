"""A reader's progress: the steps of each chapter, the places to come back to, and results."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from village_core.kernel.problem import KeyedError
from village_widgets.tutor.exercise import FIRST, LAST

ProgressKey: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9][a-z0-9_.-]*\Z", max_length=80)]
"""The key of a chapter, an exam or a step."""
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]
StepKeys: TypeAlias = Annotated[tuple[ProgressKey, ...], Meta(max_length=200)]
Texts: TypeAlias = Annotated[tuple[Annotated[str, Meta(max_length=80)], ...], Meta(max_length=200)]
MOST: Final = Meta(max_length=60)
"""Bound of the number of chapters, above that of all games' courses."""

LARGEST: Final = 256_000
"""Largest number of characters of stored progress; a real one has a few thousand."""
CHECK: Final = "check"
"""The place of a reader who has left at the exercises, or at the chapter's end behind them."""
IN_A_ROW: Final = 2
"""Number of right answers in a row that makes the exercises harder."""


class BadProgress(KeyedError, ValueError):
    """Progress that can't be read or stored.

    ``problem`` is a key of the interface's words, ``detail`` quotes the error behind it, if any.
    """


class ExerciseResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
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

    def with_answer(self, right: bool) -> ExerciseResult:
        """Return the result with one more answer, ``right`` or wrong.

        Right answers in a row make the next exercises harder; a wrong one never makes them easier.
        """
        if not right:
            return replace(self, asked=self.asked + 1, row=0)
        sitting, row = self.sitting + 1, self.row + 1
        harder = row >= IN_A_ROW and self.level < LAST
        return ExerciseResult(
            asked=self.asked + 1,
            right=self.right + 1,
            best=max(self.best, sitting),
            level=self.level + harder,
            sitting=sitting,
            row=0 if harder else row,
        )

    def merge(self, other: ExerciseResult) -> ExerciseResult:
        """Return the result with the higher of both numbers each; the sitting and the row are those of the one with more answers.

        If both have equally many, they are those of this result.
        """
        present = self if self.asked >= other.asked else other
        highest = {name: max(getattr(self, name), getattr(other, name)) for name in ("right", "best", "level")}
        return replace(present, **highest)


class Sitting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A reader's place in the exercises of a chapter or in an exam.

    ``seed``, ``word`` and ``level`` make the present exercise, the one numbered ``number``; ``slip`` is the number of its first
    answer if that was wrong, ``picked`` of the answer that closed it. ``right`` were answered rightly at the first try;
    ``missed`` are the rules of the others, ``again`` those that come first because they were missed last time. ``kinds`` are
    the things asked in this sitting, ``asked`` fingerprints of exercises, those of the previous sitting included. ``ended``
    tells that there was nothing else to ask.
    """

    seed: Annotated[str, Meta(max_length=80)] = ""
    word: Annotated[str, Meta(max_length=80)] = ""
    level: Annotated[int, Meta(ge=FIRST, le=LAST)] = FIRST
    number: Annotated[int, Meta(ge=1, le=1_000)] = 1
    right: Count = 0
    picked: Count | None = None
    slip: Count | None = None
    missed: Texts = ()
    again: Texts = ()
    kinds: Texts = ()
    asked: Texts = ()
    ended: bool = False


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One reader's progress, an immutable value.

    ``done`` has the keys of the steps done, by chapter; ``places`` the step to come back to, by chapter, the last one last.
    ``results`` are by chapter or exam, as are ``sittings``; ``beginnings`` counts how often the reader has started the course
    of the default game over, and ``others`` those of other games, by game.
    """

    done: Annotated[dict[ProgressKey, StepKeys], MOST] = {}
    places: Annotated[dict[ProgressKey, ProgressKey], MOST] = {}
    results: Annotated[dict[ProgressKey, ExerciseResult], MOST] = {}
    beginnings: Count = 0
    others: Annotated[dict[ProgressKey, Count], MOST] = {}
    sittings: Annotated[dict[ProgressKey, Sitting], MOST] = {}

    def list_steps(self, chapter: str) -> tuple[str, ...]:
        """Return the steps done of a chapter, in the order in which they were done."""
        return self.done.get(chapter, ())

    def find_place(self, chapter: str) -> str:
        """Return the step of a chapter to come back to, or ``CHECK``; empty if there is none yet."""
        return self.places.get(chapter, "")

    def find_result(self, chapter: str) -> ExerciseResult:
        """Return the result of the exercises of a chapter or exam; zeros if none was answered."""
        return self.results.get(chapter, ExerciseResult())

    def with_done(self, chapter: str, step: str) -> Progress:
        """Return the progress with one more step done; unchanged if it was done already."""
        steps = self.list_steps(chapter)
        return self if step in steps else replace(self, done={**self.done, chapter: (*steps, step)})

    def with_place(self, chapter: str, step: str) -> Progress:
        """Return the progress with this step, or ``CHECK``, as the place in the chapter, and the chapter as the latest one."""
        others = {name: at for name, at in self.places.items() if name != chapter}
        return replace(self, places={**others, chapter: step})

    def find_sitting(self, chapter: str) -> Sitting:
        """Return the reader's sitting of a chapter or exam; one without a seed if there is none."""
        return self.sittings.get(chapter, Sitting())

    def with_sitting(self, chapter: str, sitting: Sitting) -> Progress:
        """Return the progress with this sitting of a chapter or exam, whose count of right answers goes into the result too."""
        found = self._with_result(chapter, replace(self.find_result(chapter), sitting=sitting.right))
        return replace(found, sittings={**self.sittings, chapter: sitting})

    def keep_only(self, chapter: str) -> Progress:
        """Return the progress with only one chapter's place and sitting, because its page doesn't know those of others."""
        places = {name: step for name, step in self.places.items() if name == chapter}
        return replace(self, places=places, sittings={name: at for name, at in self.sittings.items() if name == chapter})

    def start_over(self, game: str) -> Progress:
        """Return the progress with the course of ``game`` started over; an empty name is that of the default game.

        If it is merged with older progress, the older progress in that course is dropped.
        """
        rest = self._drop_courses({game})
        if not game:
            return replace(rest, beginnings=self.beginnings + 1)
        return replace(rest, others={**self.others, game: self._count_restarts(game) + 1})

    def with_answer(self, chapter: str, right: bool) -> Progress:
        """Return the progress with one more answer, ``right`` or wrong, of a chapter or exam."""
        return self._with_result(chapter, self.find_result(chapter).with_answer(right))

    def merge(self, other: Progress) -> Progress:
        """Return both progresses as one; in a course that the reader has started over, only what came after that counts.

        If both have a place to come back to in a chapter, or a sitting, that of ``self`` is kept; its places are the later ones.
        """
        mine, theirs = self._drop_restarted(other), other._drop_restarted(self)
        earlier = {chapter: step for chapter, step in theirs.places.items() if chapter not in mine.places}
        return Progress(
            {key: tuple(dict.fromkeys((*mine.list_steps(key), *theirs.list_steps(key)))) for key in {**mine.done, **theirs.done}},
            {**earlier, **mine.places},
            {key: mine.find_result(key).merge(theirs.find_result(key)) for key in {**mine.results, **theirs.results}},
            max(self.beginnings, other.beginnings),
            {game: max(self._count_restarts(game), other._count_restarts(game)) for game in {**self.others, **other.others}},
            {**theirs.sittings, **mine.sittings},
        )

    def _count_restarts(self, game: str) -> int:
        """Return how often the reader has started the course of a game over."""
        return self.others.get(game, 0) if game else self.beginnings

    def _drop_restarted(self, other: Progress) -> Progress:
        """Return the progress without the courses that were started over more often in ``other``."""
        return self._drop_courses(
            {game for game in ("", *other.others) if other._count_restarts(game) > self._count_restarts(game)}
        )

    def _drop_courses(self, games: Collection[str]) -> Progress:
        """Return the progress without what the reader did in the courses of ``games``; their counts of restarts stay."""
        if not games:
            return self
        kept = {
            name: {chapter: found for chapter, found in getattr(self, name).items() if split_game(chapter) not in games}
            for name in ("done", "places", "results", "sittings")
        }
        return replace(self, **kept)

    def _with_result(self, chapter: str, result: ExerciseResult) -> Progress:
        return replace(self, results={**self.results, chapter: result})


NOTHING: Final = Progress()


def split_game(chapter: str) -> str:
    """Return the game in front of a chapter's key; empty for the default game's chapters."""
    return chapter.rpartition(".")[0]


def quote_chapter(chapter: str) -> str:
    """Return the text that stands in the JSON of any progress in this chapter."""
    return f'"{chapter}"'


def to_json(progress: Progress) -> str:
    """Return the progress as one line of JSON."""
    return msgspec.json.encode(progress).decode()


def from_json(text: str | bytes) -> Progress:
    """Return the progress in a text. Raises ``BadProgress`` for other data, and for texts that are too large."""
    if len(text) > LARGEST:
        raise BadProgress("progress-too-large")
    try:
        return msgspec.json.decode(text, type=Progress)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadProgress("progress-broken", str(error)) from error
