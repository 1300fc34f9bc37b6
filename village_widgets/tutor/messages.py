"""Messages to a page of a course, besides those of every page of a game."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import UNSET, Struct, UnsetType

from village_widgets.components.meaning import Picture
from village_widgets.components.messages import PlayMessage
from village_widgets.tutor.course import RuleText, TaughtStep
from village_widgets.tutor.lesson_session import StepState
from village_widgets.tutor.setup import SetupSheet


class StepName(Struct, frozen=True, array_like=True):
    """A step of a chapter: its key, its title, and whether it is done."""

    key: str
    called: str
    done: bool


class NextChapter(Struct, frozen=True, array_like=True):
    """The next chapter, the text of its button, and whether the same page can turn to it at once."""

    chapter: str
    called: str
    here: bool


class CanDo(Struct, frozen=True, array_like=True):
    """One thing that a reader can do after a chapter, in words and pictures."""

    said: str
    pictures: tuple[Picture, ...]


class CountedPoints(Struct, frozen=True):
    """A player's points: those of each source counted, their sum, and the ``rest`` that it is below the highest final score."""

    who: str
    colour: str
    parts: tuple[int, ...]
    total: int
    rest: int


class PointTally(Struct, frozen=True, array_like=True):
    """The points of all players, the reader's as far as they are counted, and a sentence about the last source or the result."""

    players: tuple[CountedPoints, ...]
    said: str


class CardBase(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """The teacher's card beside the board.

    ``heading`` names the chapter if the page doesn't, ``at`` is the key of the place, ``step`` its title. ``lit`` are the
    targets that light up on the board, ``near`` those whose panels are shown, the task's before others, ``named`` those of them
    that must be seen, ``rest`` further ones whose panels may be left out. ``find`` tells that the task is to point at a place.
    ``why`` is the reason of the answer in a sentence, ``example`` are places that show it. ``checks``: exercises follow the
    ``steps``. ``rules`` are the keys of the rules that the card is about. ``problem`` says in words why progress could not be
    stored, and is empty otherwise.
    """

    heading: str
    chapter: str
    at: str
    step: str
    steps: tuple[StepName, ...]
    checks: bool
    rules: tuple[str, ...]
    why: str = ""
    example: tuple[str, ...] = ()
    problem: str
    lit: tuple[str, ...]
    near: tuple[str, ...] | UnsetType = UNSET
    named: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()
    find: bool = False


class LaidPart(Struct, frozen=True):
    """A sort of piece that the reader lays out: its name, picture and panel, the number so far, and what is wrong with that."""

    called: str
    picture: str
    at: str
    count: int
    slip: str


class StepCard(CardBase, tag="step", frozen=True, kw_only=True):
    """A step of a chapter: its text and task, the hints so far, and the answer to the last try, empty before it.

    ``more``: there are hints left. ``chart`` is the label of the chart that the step can open, empty without one. ``laid`` are
    the pieces that the reader lays out, ``remark`` answers a wrong number, ``card`` and ``sheet`` have numbers to look up, for
    this table and for all. ``tally`` are the points that the reader counts. ``next`` is the next chapter, in a prologue, which
    readers can leave at any step; ``ends``: this is the prologue's last step.
    """

    state: StepState
    text: str
    task: str
    answer: str
    hints: tuple[str, ...]
    more: bool
    chart: str
    laid: tuple[LaidPart, ...] = ()
    remark: str = ""
    card: SetupSheet | UnsetType = UNSET
    sheet: SetupSheet | UnsetType = UNSET
    tally: PointTally | UnsetType = UNSET
    next: NextChapter | UnsetType = UNSET
    ends: bool = False


class QuizCard(CardBase, tag="quiz", frozen=True, kw_only=True):
    """An exercise; after a wrong first answer, a remark about it; once closed, whether rightly.

    ``right`` is the number of the right one of a question's ``claims``; a task has none, and its ``right`` is -1. ``picked`` is
    the number of the answer that closed the exercise, ``slip`` of the first answer if that was wrong. ``about`` introduces the
    exercises of the chapter, ``count`` tells how many were answered rightly so far, at the first try. ``right``, ``picked`` and
    ``solved`` are unset until the exercise is closed; if ``solved`` is false, ``answer`` is the solution of a task in words.
    """

    about: str
    count: str
    question: str
    claims: tuple[str, ...]
    slip: int | UnsetType = UNSET
    remark: str
    picked: int | UnsetType = UNSET
    right: int | UnsetType = UNSET
    solved: bool | UnsetType = UNSET
    answer: str


class ChapterLine(Struct, frozen=True):
    """A chapter in the list of all: how many of its steps are done, its best result, and whether it is beside the core.

    ``called`` is its number with its title; a prologue has no number. ``best`` is the most right answers in one sitting.
    """

    chapter: str
    called: str
    done: int
    steps: int
    best: int
    advanced: bool


class Onward(Struct, frozen=True, array_like=True):
    """The link that goes on: a chapter, the place in it, the link's text, and more about it.

    ``step`` is the key of the place's step, ``check`` for the exercises, or empty for the chapter's beginning.
    """

    chapter: str
    step: str
    called: str
    about: str


class WayOn(Struct, frozen=True, array_like=True):
    """The link that goes on in the course of a game, and whether the reader has begun that course."""

    game: str
    onward: Onward
    begun: bool


class ChapterScore(Struct, frozen=True, array_like=True):
    """The best result of a chapter's exercises, short and in words, and whether all were right."""

    short: str
    said: str
    whole: bool


class HomePlace(Struct, frozen=True, omit_defaults=True):
    """A chapter on a course's home page; the reader has done ``done`` of its ``steps``.

    ``about`` tells what a reader does in it, ``note`` how far the reader has come, or else how many minutes it takes. It has its
    place on the map (``spot``: hundredths of width and height, empty without one), and may lie beside the core (``advanced``).
    ``called`` is its number with its title; a prologue has no number, which is then 0.
    """

    chapter: str
    number: int
    title: str
    called: str
    about: str
    done: int
    steps: int
    note: str
    spot: tuple[float, ...]
    advanced: bool
    score: ChapterScore | UnsetType = UNSET


class Home(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The home of a course: the link that goes on, the progress, the chapters, the map, and steps that the exam would test again.

    The map has its view box and its drawing. ``folder`` is the chapters' folder as seen from the page: a name with a slash,
    or empty.
    """

    game: str
    onward: Onward
    done: str
    places: tuple[HomePlace, ...]
    picture: tuple[str, str] | UnsetType = UNSET
    again: tuple[TaughtStep, ...]
    folder: str = ""


class GameCard(CardBase, tag="game", frozen=True, kw_only=True):
    """A whole game with advice: ``quiet`` if the reader has turned it off, ``asks`` if the reader can ask for it.

    ``advice`` are its lines, empty if there is none now. Once the game is over, the card has the map and the next chapter.
    """

    text: str
    advice: tuple[str, ...]
    quiet: bool
    asks: bool
    over: bool
    next: NextChapter | UnsetType = UNSET
    map: Home | UnsetType = UNSET


class EndCard(CardBase, tag="end", frozen=True, kw_only=True):
    """The end of a chapter: what its reader can do now, the map, and the next chapter.

    ``result`` is that of the exercises in words, empty without exercises; ``again`` are the steps to read again.
    """

    can: tuple[CanDo, ...]
    result: str
    again: tuple[TaughtStep, ...]
    map: Home
    next: NextChapter | UnsetType = UNSET


TeacherCard: TypeAlias = StepCard | QuizCard | GameCard | EndCard


class CourseMessage(PlayMessage, frozen=True, kw_only=True, omit_defaults=True):
    """A message to a page of a course.

    ``lesson`` is the card that the page shows now, ``contents`` are all chapters, and ``about`` explains rules that the page
    asked for. ``chapter`` is the name of its chapter, ``progress`` and ``way`` are what its browser keeps, ``homes`` has the
    home of one course, or the links that go on in each of several.
    """

    lesson: TeacherCard | UnsetType = UNSET
    progress: str | UnsetType = UNSET
    way: WayOn | UnsetType = UNSET
    contents: tuple[ChapterLine, ...] | UnsetType = UNSET
    about: tuple[RuleText, ...] | UnsetType = UNSET
    chapter: str | UnsetType = UNSET
    homes: tuple[Home, ...] | UnsetType = UNSET
