"""The chapters of a course as places: a reader's progress and results in each, and the way on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from msgspec import UNSET, UnsetType

from village_core.games.board_game import GameTable
from village_widgets.games import find_folder
from village_widgets.tutor.course import Course
from village_widgets.tutor.messages import ChapterScore, CourseMessage, Home, HomePlace, NextChapter, Onward, WayOn
from village_widgets.tutor.progress import CHECK, Progress, to_json

T = TypeVar("T", bound=GameTable)


def list_places(course: Course[T], progress: Progress) -> tuple[HomePlace, ...]:
    """Return all chapters with the reader's progress in each."""
    return tuple(_build_place(course, progress, name) for name in course.chapters)


def count_done(places: Iterable[HomePlace]) -> dict[str, int]:
    """Count the core's numbered chapters, by key.

    ``count``: those with steps; ``done``: those of them with all steps done; ``exams``: those without steps.
    """
    core = [place for place in places if place.number and not place.advanced]
    whole = [place for place in core if place.steps]
    return {"done": sum(place.done == place.steps for place in whole), "count": len(whole), "exams": len(core) - len(whole)}


def _build_place(course: Course[T], progress: Progress, name: str) -> HomePlace:
    """Return a chapter with its progress."""
    key, words, drawn = course.build_key(name), course.words, course.teaching.map
    steps = course.list_steps(name)
    done = len(set(progress.list_steps(key)) & set(steps))
    sitting, note = progress.find_sitting(key), words.format("home-steps", done=done, count=len(steps)) if done else ""
    if not steps and sitting.seed and not _is_over(course, progress, name):
        note = words.format("home-question", number=sitting.number, count=course.find_lesson(name).checks)
    minutes = course.estimate_minutes(name)
    note = note or (words.format("home-minutes", count=minutes) if minutes else "")
    return HomePlace(
        chapter=name,
        number=course.find_number(name),
        called=course.word_heading(name),
        title=course.word_title(name),
        about=course.describe(name),
        done=done,
        steps=len(steps),
        note=note,
        spot=drawn.spots.get(name, ()) if drawn else (),
        advanced=name in course.advanced,
        score=_find_score(course, progress, name),
    )


def _find_score(course: Course[T], progress: Progress, name: str) -> ChapterScore | UnsetType:
    """Return the best result of a chapter's exercises; unset before the first answer.

    It is out of the chapter's number of exercises, or of fewer if the present sitting is the best and had nothing else to ask.
    """
    key = course.build_key(name)
    result, sitting = progress.find_result(key), progress.find_sitting(key)
    if not result.asked:
        return UNSET
    count = course.find_lesson(name).checks
    if sitting.ended and sitting.right == result.best:
        count = sitting.number
    right, format_word = min(result.best, count), course.words.format
    return ChapterScore(
        format_word("home-score", right=right, count=count),
        format_word("home-score-said", right=right, count=count),
        right == count,
    )


def _is_over(course: Course[T], progress: Progress, name: str) -> bool:
    """Tell whether a sitting of a chapter's exercises was begun and is over."""
    sitting = progress.find_sitting(course.build_key(name))
    last = sitting.number >= course.find_lesson(name).checks or sitting.ended
    return bool(sitting.seed) and last and sitting.picked is not None


def find_onward(course: Course[T], progress: Progress) -> Onward:
    """Return the link with which a reader goes on.

    It leads to the chapter in which the reader was last, if that is not finished; else to the next unfinished one of the core, an
    unfinished one that was begun, the first unfinished one of the core, or if all are done the last one of the core.
    """
    chapter = next(_list_onward(course, progress))
    key, words, steps = course.build_key(chapter), course.words, course.list_steps(chapter)
    at, title, number = progress.find_place(key), course.word_title(chapter), course.find_number(chapter)
    going_on = words.format("home-onward-about", game=words.format("game-title"), title=title)
    if at == CHECK or (not steps and progress.find_sitting(key).seed):
        return Onward(chapter, at, words.format("home-check", number=number), going_on)
    if at in steps:
        return Onward(chapter, at, words.format("home-onward", number=number, title=title, step=steps.index(at) + 1), going_on)
    about = words.format("home-begin-about", game=words.format("game-title"), count=course.estimate_minutes(chapter))
    return Onward(chapter, "", words.format("home-begin", number=number, title=title), about)


def _list_onward(course: Course[T], progress: Progress) -> Iterator[str]:
    """Yield the chapters where a reader can go on, the best first; a prologue only if no other chapter was begun."""
    names = {course.build_key(name): name for name in course.chapters}
    last = next((names[key] for key in reversed(progress.places) if key in names), "")
    done = {name: set(course.list_steps(name)) & set(progress.list_steps(key)) for key, name in names.items()}
    open_ = [name for name in course.chapters if len(done[name]) < len(course.list_steps(name))]
    if any(course.find_number(name) and (done[name] or progress.find_place(key)) for key, name in names.items()):
        open_ = [name for name in open_ if course.find_number(name)]
    waits = last and progress.find_place(course.build_key(last)) == CHECK and not _is_over(course, progress, last)
    if last in open_ or waits:
        yield last
    core = [name for name in course.core if name in open_]
    if last:
        yield from (name for name in core if course.find_number(name) > course.find_number(last))
    yield from (name for name in open_ if done[name] or progress.find_place(course.build_key(name)))
    yield from core
    yield course.core[-1]


def tell_progress(course: Course[T], progress: Progress) -> CourseMessage:
    """Return the message with what the browser keeps: all of a reader's progress, and the link that goes on in this course."""
    begun = any(course.build_key(name) in {*progress.done, *progress.places} for name in course.chapters)
    way = WayOn(course.game.name, find_onward(course, progress), begun)
    return CourseMessage(progress=to_json(progress), way=way)


def describe_map(course: Course[T], progress: Progress, following: NextChapter | UnsetType) -> Home:
    """Return what a chapter's end shows of the course's home: the map and the link that goes on.

    The link leads to the ``following`` chapter; if that is unset, to the place that ``find_onward`` returns.
    """
    onward = find_onward(course, progress) if following is UNSET else Onward(following.chapter, "", following.called, "")
    return build_home(course, progress, onward)


def build_home(course: Course[T], progress: Progress, onward: Onward) -> Home:
    """Return the home of a course with ``onward`` as the link that goes on."""
    places, picture = list_places(course, progress), course.teaching.map
    return Home(
        game=course.game.name,
        onward=onward,
        done=course.words.format("home-done", **count_done(places)),
        places=places,
        picture=UNSET if picture is None else (picture.box, picture.drawing),
        again=(),
    )


def describe_way_on(course: Course[T], progress: Progress) -> Home:
    """Return a home with only a course's link that goes on, for a page in the default game's folder that is no chapter."""
    onward, folder = find_onward(course, progress), find_folder(course.game.name)
    return Home(game=course.game.name, onward=onward, done="", places=(), again=(), folder=folder)
