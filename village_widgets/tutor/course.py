"""The course of a game: its chapters and their tables, the steps that teach each rule, and its exercises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from village_core.games import find_game, list_games
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings, PrintedEdition
from village_core.games.narration import Narrator
from village_core.games.problems import UnknownName
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Player, RuleKey, Seat
from village_core.kernel.words import ENGLISH, Words
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.side_by_side import name_editions
from village_widgets.tutor.advice import Advice
from village_widgets.tutor.drawing import Exercises, NoExercise
from village_widgets.tutor.exercise import READER, Exercise
from village_widgets.tutor.lesson import Lesson, parse_lesson
from village_widgets.tutor.teaching import Teaching
from village_widgets.tutor.wording import Wording

if TYPE_CHECKING:
    from ipywidgets import Widget

T = TypeVar("T", bound=GameTable)
LESSON: Final = "lesson.toml"
PLAYED: Final = "played"
"""The step that stands for a chapter's game, played to its end."""


class TaughtStep(NamedTuple):
    """A step of the course: its chapter, its key, and its title behind the chapter's number and title."""

    chapter: str
    step: str
    called: str


class RuleText(NamedTuple):
    """A rule: its key, its wording, its places in the texts of each edition that has it, and the steps that teach it."""

    key: str
    wording: str
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    taught: tuple[TaughtStep, ...]


_parse_lesson: Final = cache(parse_lesson)


def list_taught_games() -> list[str]:
    """Return the names of the games that have a course."""
    return [name for name in list_games() if find_screen(name).teaching is not None]


class Course(Generic[T]):
    """The chapters of the game called ``name``.

    ``words`` are all wordings of the game. Raises ``BadSave``, which names it, for an unknown game, and ``LookupError`` for one
    without a course. Parts that only some chapters show are imported when they show them.
    """

    def __init__(self, name: str) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(name)
        self.shown: ShownGame[T] = find_screen(name)
        if self.shown.teaching is None:
            raise LookupError(name)
        self.teaching: Teaching[T] = self.shown.teaching
        self.words = self.shown.load_words()

    def __repr__(self) -> str:
        return f"Course({self.game.name!r})"

    @property
    def players(self) -> tuple[Player, ...]:
        """The players at the tables of the course, one for each colour, by seat, the reader first."""
        return tuple(Player(self.words.format(f"learner-{seat}"), colour) for seat, colour in enumerate(self.game.codec.colours))

    # Chapters

    @cached_property
    def chapters(self) -> tuple[str, ...]:
        """All chapters in order, those of the core first; each has the name of its notebook."""
        return (*self.core, *self.advanced)

    @cached_property
    def core(self) -> tuple[str, ...]:
        """The chapters for all readers, in order: games played in a chapter and the exam are among them."""
        return tuple(chapter for chapter in self._folders if not self._is_advanced(chapter))

    @cached_property
    def advanced(self) -> tuple[str, ...]:
        """The chapters for readers who want to know all, in order."""
        return tuple(chapter for chapter in self._folders if self._is_advanced(chapter))

    @cached_property
    def lessons(self) -> tuple[str, ...]:
        """The chapters with a lesson or exercises of their own."""
        return tuple(chapter for chapter in self.chapters if self._has_lesson(chapter))

    @cached_property
    def _folders(self) -> tuple[str, ...]:
        folders = self.teaching.lessons.iterdir()
        return tuple(sorted(folder.name for folder in folders if (folder / f"{ENGLISH}.ftl").is_file()))

    @cached_property
    def _lessons(self) -> dict[str, Lesson]:
        files = ((chapter, self.teaching.lessons / chapter / LESSON) for chapter in self._folders)
        return {chapter: _parse_lesson(file.read_text(encoding="utf-8")) for chapter, file in files if file.is_file()}

    def _has_lesson(self, chapter: str) -> bool:
        return chapter in self._lessons

    def _is_advanced(self, chapter: str) -> bool:
        return self._has_lesson(chapter) and self.find_lesson(chapter).advanced

    def find_lesson(self, chapter: str) -> Lesson:
        """Return the lesson of a chapter. Raises ``UnknownName``, which is a ``KeyError``, for a chapter without one."""
        if not self._has_lesson(chapter):
            raise UnknownName("unknown-chapter", chapter, self.lessons)
        return self._lessons[chapter]

    def build_key(self, chapter: str) -> str:
        """Return the key of a chapter in readers' progress: the game's name in front, except for the default game.

        Readers had progress in the default game's course before there were other games.
        """
        return chapter if self.game.name == next(iter(list_games())) else f"{self.game.name}.{chapter}"

    def word_title(self, chapter: str) -> str:
        """Return the title of a chapter."""
        return self._load_words(chapter).format("lesson-title")

    def describe(self, chapter: str) -> str:
        """Return what a reader does in a chapter, in a sentence or two: the first paragraph of the chapter's introduction."""
        about, *_ = self.build_formatter(chapter, self.game.begin_unplayed())("lesson-about").split("\n\n")
        return about

    def estimate_minutes(self, chapter: str) -> int:
        """Return the minutes that a chapter takes; 0 for a chapter that is a game."""
        return self.find_lesson(chapter).minutes if chapter in self.lessons else 0

    def is_prologue(self, chapter: str) -> bool:
        """Tell whether a chapter is the prologue, which has no number."""
        return self._has_lesson(chapter) and self.find_lesson(chapter).prologue

    def find_number(self, chapter: str) -> int:
        """Return the number of a chapter, counted from 1; 0 for a prologue."""
        return self.chapters.index(chapter) + (0 if self.is_prologue(self.chapters[0]) else 1)

    def word_heading(self, chapter: str) -> str:
        """Return the number and the title of a chapter; a prologue's title alone."""
        return self.words.format("lesson-heading", number=self.find_number(chapter), title=self.word_title(chapter))

    def list_steps(self, chapter: str) -> tuple[str, ...]:
        """Return the keys of the steps of a chapter, none for an exam; without a lesson, ``PLAYED`` for the game played in it."""
        return tuple(step.key for step in self.find_lesson(chapter).steps) if chapter in self.lessons else (PLAYED,)

    # Tables and words of the chapters

    def build_formatter(self, chapter: str, position: Position[T]) -> Callable[[str], str]:
        """Return a function that says a wording of a chapter by its key, with the numbers of the copy on the table.

        In a chapter whose steps let the reader lay out pieces, it knows the right numbers of the pieces too.
        """
        words = self.words.with_folders(self.teaching.lessons / chapter)
        numbers = self.game.narrate(words, (), position).numbers
        if self.teaching.setup and self._has_lesson(chapter) and any(step.lay for step in self.find_lesson(chapter).steps):
            numbers = {**numbers, **self.teaching.setup.count_pieces(self.game, position.table)}
        return words.with_values(numbers).format

    def build_telling(self, game: Game[T], open_to_all: bool = False) -> Telling[T]:
        """Return the telling of one table of the course.

        With ``open_to_all`` it is, if the game has one, the telling of a table without players, with all pieces face up.
        """
        opened = self.teaching.build_telling if open_to_all else None
        return (opened or self.shown.build_telling)(game.players, game.position, self.words)

    def advise(self, game: Game[T]) -> Advice[T]:
        """Return advice for the present decision in a game. Raises ``ValueError`` if no seat decides."""
        return self.teaching.build_advice(game.position, self.build_telling(game))

    def draw_chart(self, name: str, position: Position[T], seat: Seat) -> Widget:
        """Return the chart ``name`` for a position and a seat. Raises ``KeyError`` for an unknown name."""
        return self.teaching.charts[name](self.seat_players(position), position, self.words, seat)

    def mark_panels(self, name: str, panels: Sequence[Panel], position: Position[T], seat: Seat) -> tuple[Panel, ...]:
        """Return the panels of a position, with the chart ``name`` drawn on them if it has a place there."""
        mark = self.teaching.marks.get(name)
        return tuple(panels) if mark is None else mark(panels, self.seat_players(position), position, self.words, seat)

    def seat_players(self, position: Position[T]) -> tuple[Player, ...]:
        """Return the course's players, as many as the position has seats."""
        return self.players[: len(position.table.seats)]

    # Rules

    @property
    def rules(self) -> tuple[RuleKey, ...]:
        """The keys of the game's rules, in the order of the texts; without ``NOT_NOW``, which all games have."""
        return tuple(str(rule) for rule in self._narrator.RULES if rule != NOT_NOW)

    @property
    def standing(self) -> frozenset[RuleKey]:
        """The keys of the rules that only state facts, about which no exercise asks."""
        return frozenset(self._narrator.STANDING)

    @property
    def _narrator(self) -> Narrator[T, PrintedEdition]:
        return self.game.narrator(self.words, (), self.game.editions.build_edition(EditionSettings(self.game.editions[0])))

    def explain_rule(self, rule: RuleKey, position: Position[T]) -> RuleText:
        """Return a rule with the table's numbers, its places in the texts of each edition that has it, and its steps.

        Raises ``KeyError`` if the rule is unknown.
        """
        narrator = self.game.narrate(self.words, (), position)
        editions = [self.game.editions.build_edition(EditionSettings(name)) for name in self.game.editions]
        titles = name_editions(editions, self.words)
        sources = ((title, narrator.list_citations(rule, edition)) for title, edition in zip(titles, editions, strict=True))
        cited = tuple(found for found in sources if found[1])
        return RuleText(str(rule), narrator.word_rule(rule), cited, tuple(self.find_steps(rule)))

    def find_steps(self, rule: RuleKey) -> list[TaughtStep]:
        """Return the steps that teach a rule, in the order of the course."""
        found = ((chapter, step) for chapter in self.lessons for step in self.find_lesson(chapter).steps if rule in step.teaches)
        return [TaughtStep(chapter, step.key, self._name_step(chapter, step.key)) for chapter, step in found]

    def list_known(self, chapter: str) -> frozenset[RuleKey]:
        """Return the rules that a reader knows at the end of this chapter, having read all chapters up to it."""
        before = self.chapters[: self.chapters.index(chapter) + 1]
        return frozenset(rule for name in before if self._has_lesson(name) for rule in self.find_lesson(name).teaches)

    def _name_step(self, chapter: str, key: str) -> str:
        number = self.find_number(chapter)
        step = self._load_words(chapter).format(f"step-{key}.title")
        return self.words.format("lesson-place", number=number, title=self.word_title(chapter), step=step)

    def _load_words(self, chapter: str) -> Words:
        return Words(self.teaching.lessons / chapter)

    # Exercises

    def draw(
        self, chapter: str, seed: str, level: int, again: Collection[RuleKey] = (), asked: Collection[str] = ()
    ) -> Exercise[T]:
        """Return an exercise for a chapter: about a rule in ``again``, or one the chapter teaches, or any that its reader knows.

        The first of these about which an exercise fits is taken. The exercise needs only rules that the chapters so far teach,
        and a move is the reader's own; in the core it is about the first edition as printed. It asks none of the things in
        ``asked`` (see ``Exercise.asked``); raises ``NoExercise`` if there is nothing else to ask. The same arguments give the
        same exercise.
        """
        known, anything = self.list_known(chapter), chapter in self.advanced
        first = EditionSettings(self.game.editions[0])

        def fits(made: Exercise[T]) -> bool:
            new = made.asked not in asked and (made.goal is None or made.position.seat == READER)
            return new and made.list_needed() <= known and (anything or made.position.table.copy == first)

        for rules in (again, self.find_lesson(chapter).teaches):
            with suppress(NoExercise):
                if rules:
                    return self.exercises.draw(seed, level, rules, fits=fits)
        return self.exercises.draw(seed, level, known, fits=fits)

    @cached_property
    def wording(self) -> Wording[T]:
        """The wordings of the game's exercises: questions, tasks, claims, solutions and reasons."""
        return self.exercises.build_wording(self.words)

    @cached_property
    def exercises(self) -> Exercises[T]:
        """The exercises of the game."""
        return self.teaching.load_exercises()
