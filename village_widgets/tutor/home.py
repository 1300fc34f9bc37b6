"""The home of a course: its chapters on a map, progress, the next step, and the rules that the exam would test again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_widgets.components.modules import LIBRARY, Script
from village_widgets.components.screen import ANYTHING, HERE, SCREEN, Screen, build_style
from village_widgets.tutor.commands import HomeCommand
from village_widgets.tutor.course import Course, TaughtStep, list_taught_games
from village_widgets.tutor.messages import CourseMessage, Home
from village_widgets.tutor.places import build_home, describe_way_on, find_onward
from village_widgets.tutor.progress import Progress
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.reader import Reader
from village_widgets.words import format_shown

T = TypeVar("T", bound=GameTable)
STYLES: Final = (*SCREEN, "lesson", "map", "home")


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
        self.reader = Reader(ProgressStore() if store is None else store, first.build_key(""))
        super().__init__(build_style(*styles, parts=((HERE, STYLES),)), first.words, HomeCommand, self.handle, self._build_home)
        self.foretell(self._build_home(), ANYTHING)

    def handle(self, command: HomeCommand) -> CourseMessage:
        """Load the reader's progress when a page opens, without storing it, and return the message of ``_build_home``."""
        self.reader.look(command.reader, command.copy)
        return self._build_home()

    def _build_home(self) -> CourseMessage:
        """Return the message that tells about each course of the page by the reader's progress; the subclass says what."""
        homes = tuple(self._describe(course, self.reader.progress) for course in self.courses)
        return CourseMessage(words=format_shown(self.courses[0].words), homes=homes)


class CourseHome(HomePage[T], Generic[T]):
    """The home page of one course: its chapters with the reader's progress, and the link that goes on from there."""

    def __init__(self, course: Course[T], store: ProgressStore | None = None) -> None:
        self.course = course
        super().__init__((course,), describe_home, store, [course.shown.build_css()])

    def __repr__(self) -> str:
        return f"CourseHome({self.course.game.name!r})"


class WaysOn(HomePage[GameTable]):
    """The links that go on in each game's course, for a page about another subject beside the default game's chapters."""

    def __init__(self, store: ProgressStore | None = None) -> None:
        courses: list[Course[GameTable]] = [Course(name) for name in list_taught_games()]
        super().__init__(courses, describe_way_on, store)

    def __repr__(self) -> str:
        return f"WaysOn({', '.join(course.game.name for course in self.courses)})"


def describe_home(course: Course[T], progress: Progress) -> Home:
    """Return the home of a course for a reader with this progress."""
    home = build_home(course, progress, find_onward(course, progress))
    return replace(home, again=_find_missed(course, progress))


def _find_missed(course: Course[T], progress: Progress) -> tuple[TaughtStep, ...]:
    """Return the steps to read again, by chapter: for each rule missed in an exam's latest sitting, the first that teaches it."""
    exams = [name for name in course.lessons if not course.list_steps(name)]
    missed = dict.fromkeys(rule for name in exams for rule in progress.find_sitting(course.build_key(name)).missed)
    return tuple(sorted({step for rule in missed for step in course.find_steps(rule)[:1]}))
