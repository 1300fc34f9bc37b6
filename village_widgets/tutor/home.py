"""The home of a course: its chapters on a map, progress, the next step, and the rules that the exam would test again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from msgspec import UNSET

from village_core.games.board_game import GameTable
from village_core.kernel.words import ENGLISH
from village_widgets.components.modules import LIBRARY, Script
from village_widgets.components.screen import HERE, Screen, build_style
from village_widgets.games import find_folder
from village_widgets.tutor.chapter import CHECK
from village_widgets.tutor.commands import HomeCommand
from village_widgets.tutor.course import Course, TaughtStep, list_taught_games
from village_widgets.tutor.messages import CourseMessage, Home, HomePlace, Onward
from village_widgets.tutor.progress import ANYTHING, Progress
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.reader import Reader
from village_widgets.words import format_shown

T = TypeVar("T", bound=GameTable)
STYLES: Final = ("screen", "lesson", "home")


class HomePage(Screen[HomeCommand], Generic[T]):
    """A page, or a part of one, that leads to ``courses``; ``tell`` returns the home of each.

    ``styles`` are those of the games that are drawn. Progress comes from ``store`` and from the browser's copy; this page
    stores nothing.
    """

    _esm = Script("components/home.js", ("components", *LIBRARY))

    def __init__(
        self,
        courses: Iterable[Course[T]],
        tell: Callable[[Course[T], Progress], Home],
        store: ProgressStore | None = None,
        styles: Iterable[str] = (),
    ) -> None:
        self.courses = tuple(courses)
        self._describe = tell
        first, *_ = self.courses
        self.reader = Reader(ProgressStore() if store is None else store, first.key(""))
        super().__init__(build_style(*styles, parts=((HERE, STYLES),)), first.words, HomeCommand, self.handle)
        self.foretell(self._build_home(), ANYTHING)

    def handle(self, command: HomeCommand) -> CourseMessage:
        """Send the home when a page opens."""
        self.reader.look(command.reader, command.copy)
        return self._build_home()

    def _build_home(self) -> CourseMessage:
        """Return the message with the home of each course for this reader."""
        homes = tuple(self._describe(course, self.reader.progress) for course in self.courses)
        return CourseMessage(words=format_shown(self.courses[0].words), homes=homes)


class CourseHome(HomePage[T], Generic[T]):
    """The home page of one course: its chapters with the reader's progress, and the link that goes on from there."""

    def __init__(self, course: Course[T], store: ProgressStore | None = None) -> None:
        self.course = course
        super().__init__((course,), describe_home, store, [course.shown.css()])

    def __repr__(self) -> str:
        return f"CourseHome({self.course.game.name!r})"


class WaysOn(HomePage[GameTable]):
    """The links that go on in each game's course, for a page about another subject beside the default game's chapters."""

    def __init__(self, language: str = ENGLISH, store: ProgressStore | None = None) -> None:
        courses: list[Course[GameTable]] = [Course(name, language) for name in list_taught_games()]
        super().__init__(courses, describe_way_on, store)

    def __repr__(self) -> str:
        return f"WaysOn({', '.join(course.game.name for course in self.courses)})"


def describe_home(course: Course[T], progress: Progress) -> Home:
    """Return the home of a course for a reader with this progress."""
    places, picture = _list_places(course, progress), course.teaching.map
    return Home(
        onward=_find_onward(course, progress),
        done=course.words.format("home-done", **_count_done(places)),
        places=places,
        picture=UNSET if picture is None else (picture.box, picture.drawing),
        again=_find_missed(course, progress),
    )


def describe_way_on(course: Course[T], progress: Progress) -> Home:
    """Return only the link that goes on in a course, for a page that lies beside the default game's chapters."""
    done = _count_done(_list_places(course, progress))
    return Home(
        onward=_find_onward(course, progress),
        done=course.words.format("home-done-of", game=course.words.format("game-title"), **done),
        places=(),
        again=(),
        folder=find_folder(course.game.name),
    )


def _list_places(course: Course[T], progress: Progress) -> tuple[HomePlace, ...]:
    return tuple(_build_place(course, progress, name) for name in course.chapters)


def _count_done(places: Iterable[HomePlace]) -> dict[str, int]:
    """Count the chapters of the core: those done, all with steps, and apart from them the exams, which have none."""
    core = [place for place in places if not place.advanced]
    whole = [place for place in core if place.steps]
    return {"done": sum(place.done == place.steps for place in whole), "count": len(whole), "exams": len(core) - len(whole)}


def _build_place(course: Course[T], progress: Progress, name: str) -> HomePlace:
    """Return a chapter with its progress."""
    key, words, drawn = course.key(name), course.words, course.teaching.map
    steps = course.steps(name)
    done = len(set(progress.steps(key)) & set(steps))
    sitting, note = progress.sitting(key), words.format("home-steps", done=done, count=len(steps)) if done else ""
    if not steps:
        count, best = course.lesson(name).checks, progress.result(key).best
        begun = sitting.seed and not (sitting.number >= count and sitting.picked is not None)
        note = words.format("home-question", number=sitting.number, count=count) if begun else ""
        note = note or (words.format("home-best", best=best, count=count) if best else "")
    minutes = course.minutes(name)
    note = note or (words.format("home-minutes", count=minutes) if minutes else "")
    spot = drawn.spots.get(name, ()) if drawn else ()
    return HomePlace(name, course.title(name), course.describe(name), done, len(steps), note, spot, name in course.advanced)


def _find_onward(course: Course[T], progress: Progress) -> Onward:
    """Return where to go on: the first chapter begun, else the first of the core that is not done, at last its last one."""
    places = _list_places(course, progress)
    open_ = [place for place in places if place.done < place.steps]
    begun = [place for place in open_ if place.done or progress.place(course.key(place.chapter))]
    core = [place for place in places if not place.advanced]
    place = (begun or [place for place in open_ if not place.advanced] or core[-1:])[0]
    number, at = course.number(place.chapter), progress.place(course.key(place.chapter))
    steps = course.steps(place.chapter)
    if at == CHECK or not steps:
        return Onward(place.chapter, at, course.words.format("home-check", number=number, title=place.title))
    if place in begun and at in steps:
        return Onward(place.chapter, at, course.words.format("home-onward", number=number, step=steps.index(at) + 1))
    return Onward(place.chapter, "", course.words.format("home-begin", number=number, title=place.title))


def _find_missed(course: Course[T], progress: Progress) -> tuple[TaughtStep, ...]:
    """Return the steps that teach what exams would test again."""
    exams = [name for name in course.lessons if not course.steps(name)]
    missed = dict.fromkeys(rule for name in exams for rule in progress.sitting(course.key(name)).missed)
    return tuple(sorted({step for rule in missed for step in course.find_steps(rule)[:1]}))
