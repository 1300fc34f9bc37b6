"""The course of a game in one language: its chapters, how they are told, where each rule is taught, and its exercises."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import cache, cached_property
from typing import TYPE_CHECKING, Final, Generic, NamedTuple, TypeVar

from village_core.games import find_game, list_games
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings, PrintedEdition
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, RuleKey, Seat
from village_core.kernel.words import ENGLISH, Words
from village_widgets.components.scene import Panel
from village_widgets.components.telling import Telling
from village_widgets.games import shown_game
from village_widgets.games.shown import ShownGame
from village_widgets.tutor.advice import Advice
from village_widgets.tutor.drawing import Exercises, NoExercise
from village_widgets.tutor.exercise import READER, Exercise
from village_widgets.tutor.lesson import Lesson, read
from village_widgets.tutor.teaching import Teaching
from village_widgets.tutor.wording import Wording

if TYPE_CHECKING:
    from ipywidgets import Widget

T = TypeVar("T", bound=GameTable)
LESSON: Final = "lesson.toml"
PLAYED: Final = "played"
"""What is noted of a chapter that is a game: that it was played to its end."""


class Taught(NamedTuple):
    """A step of the course: its chapter, its key, and what it is called."""

    chapter: str
    step: str
    called: str


class Why(NamedTuple):
    """A rule: its wording, where the texts of each edition say so, and the steps of the course that show it."""

    wording: str
    sources: tuple[tuple[str, tuple[str, ...]], ...]
    taught: tuple[Taught, ...]


_read: Final = cache(read)


class Course(Generic[T]):
    """The chapters of the game called ``name`` in one language.

    ``words`` is everything that is said about the game; ``players`` are those who sit at the tables of the course, by seat,
    the reader the first of them. Raises ``BadSave``, which names it, for a game that isn't here, and ``LookupError`` for one
    that has no course. What only some chapters show is imported when they show it.
    """

    def __init__(self, name: str, language: str = ENGLISH) -> None:
        self.game: BoardGame[T, PrintedEdition] = find_game(name)
        self.shown: ShownGame[T] = shown_game(name)
        if self.shown.teaching is None:
            raise LookupError(name)
        self.teaching: Teaching[T] = self.shown.teaching
        self.language = language
        self.words = self.shown.words(language)
        colours = enumerate(self.game.codec.colours)
        self.players = tuple(Player(self.words.format(f"learner-{seat}"), colour) for seat, colour in colours)

    def __repr__(self) -> str:
        return f"Course({self.game.name!r})"

    # Its chapters

    @cached_property
    def chapters(self) -> tuple[str, ...]:
        """Every chapter in order, those of the core first; each is called as its notebook is."""
        return (*self.core, *self.advanced)

    @cached_property
    def core(self) -> tuple[str, ...]:
        """The chapters that everybody needs, in order: games played in a chapter and the exam are among them."""
        return tuple(chapter for chapter in self._folders if not self._is_advanced(chapter))

    @cached_property
    def advanced(self) -> tuple[str, ...]:
        """The chapters for whoever wants to know everything, in order."""
        return tuple(chapter for chapter in self._folders if self._is_advanced(chapter))

    @cached_property
    def lessons(self) -> tuple[str, ...]:
        """The chapters that have a lesson or exercises of their own."""
        return tuple(chapter for chapter in self.chapters if self._has_lesson(chapter))

    @cached_property
    def _folders(self) -> tuple[str, ...]:
        folders = self.teaching.lessons.iterdir()
        return tuple(sorted(folder.name for folder in folders if (folder / f"{ENGLISH}.ftl").is_file()))

    def _has_lesson(self, chapter: str) -> bool:
        return chapter in self._folders and (self.teaching.lessons / chapter / LESSON).is_file()

    def _is_advanced(self, chapter: str) -> bool:
        return self._has_lesson(chapter) and self.lesson(chapter).advanced

    def lesson(self, chapter: str) -> Lesson:
        """The lesson of a chapter. Raises ``KeyError`` for a chapter that has none."""
        if not self._has_lesson(chapter):
            raise KeyError(chapter)
        return _read((self.teaching.lessons / chapter / LESSON).read_text(encoding="utf-8"))

    def key(self, chapter: str) -> str:
        """What a chapter is called where the progress of readers is kept: with its game in front, but for the default game.

        Readers have made progress in that one since before there was another.
        """
        return chapter if self.game.name == next(iter(list_games())) else f"{self.game.name}.{chapter}"

    def title(self, chapter: str) -> str:
        """The title of a chapter."""
        return self._own(chapter).format("lesson-title")

    def number(self, chapter: str) -> int:
        """Which chapter this is, counted from 1."""
        return self.chapters.index(chapter) + 1

    def heading(self, chapter: str) -> str:
        """The number and the title of a chapter."""
        return self.words.format("lesson-heading", number=self.number(chapter), title=self.title(chapter))

    def steps(self, chapter: str) -> tuple[str, ...]:
        """The keys of the steps of a chapter; where it has no lesson, the game that is played in it."""
        return tuple(step.key for step in self.lesson(chapter).steps) if chapter in self.lessons else (PLAYED,)

    # How they are told

    def style(self) -> str:
        """The style sheet of the board."""
        return self.shown.css()

    def saying(self, chapter: str, position: Position[T]) -> Callable[[str], str]:
        """Says a wording of a chapter, by its key, with the numbers of the copy on the table filled in."""
        words = self.words.with_folders(self.teaching.lessons / chapter)
        numbers = self.game.narrate(words, (), position).numbers
        return lambda key: words.format(key, **numbers)

    def telling(self, game: Game[T], open_to_all: bool = False) -> Telling[T]:
        """What is shown and said at one table of the course; ``open_to_all`` is one at which nobody plays."""
        opened = self.teaching.telling if open_to_all else None
        return (opened or self.shown.telling)(game.players, game.position, self.words)

    def advice(self, game: Game[T]) -> Advice[T]:
        """What would be good to do where a game stands. Raises ``ValueError`` where nobody decides."""
        return self.teaching.advice(game.position, self.telling(game))

    def chart(self, name: str, position: Position[T], seat: Seat) -> Widget:
        """The picture of this name, of a position, as it concerns a seat. Raises ``KeyError`` for one that there is not."""
        return self.teaching.charts[name](self.seated(position), position, self.words, seat)

    def marked(self, name: str, panels: Sequence[Panel], position: Position[T], seat: Seat) -> tuple[Panel, ...]:
        """The panels of a position with the picture of this name on them, as it concerns a seat, if it has a place there."""
        mark = self.teaching.marks.get(name)
        return tuple(panels) if mark is None else mark(panels, self.seated(position), position, self.words, seat)

    def seated(self, position: Position[T]) -> tuple[Player, ...]:
        """Those who sit at this table."""
        return self.players[: len(position.table.seats)]

    # Its rules

    @property
    def rules(self) -> tuple[RuleKey, ...]:
        """The keys of the rules, in the order of the texts."""
        edition = self.game.editions.of(EditionSettings(self.game.editions[0]))
        return tuple(str(rule) for rule in self.game.narrator(self.words, (), edition).RULES if rule != NOT_NOW)

    def why(self, rule: RuleKey, position: Position[T]) -> Why:
        """A rule with the numbers of the table, where each edition's texts say so, and the steps that teach it.

        Raises ``KeyError`` for what is no rule.
        """
        narrator = self.game.narrate(self.words, (), position)
        editions = [self.game.editions.of(EditionSettings(name)) for name in self.game.editions]
        sources = ((f"{edition.name} ({edition.year})", narrator.citations(rule, edition)) for edition in editions)
        return Why(narrator.rule(rule), tuple(found for found in sources if found[1]), tuple(self.taught(rule)))

    def taught(self, rule: RuleKey) -> list[Taught]:
        """The steps that teach a rule, in the order of the course."""
        found = ((chapter, step) for chapter in self.lessons for step in self.lesson(chapter).steps if rule in step.teaches)
        return [Taught(chapter, step.key, self._called(chapter, step.key)) for chapter, step in found]

    def known(self, chapter: str) -> frozenset[RuleKey]:
        """The rules that a reader who takes the chapters in order has been taught at the end of this one."""
        before = self.chapters[: self.number(chapter)]
        return frozenset(rule for name in before if self._has_lesson(name) for rule in self.lesson(name).teaches)

    def _called(self, chapter: str, key: str) -> str:
        number = self.number(chapter)
        step = self._own(chapter).format(f"step-{key}.title")
        return self.words.format("lesson-place", number=number, title=self.title(chapter), step=step)

    def _own(self, chapter: str) -> Words:
        return Words(self.language, self.teaching.lessons / chapter)

    # Its exercises

    def draw(self, chapter: str, seed: str, level: int, again: Collection[RuleKey] = ()) -> Exercise[T]:
        """An exercise of a chapter: about what it teaches, or ``again`` about these rules, if there is one about them.

        It needs nothing that was not taught by then, and a move is the reader's own; in the core it is about the first edition as
        it is printed. The same seed gives the same one.
        """
        known, anything = self.known(chapter), chapter in self.advanced
        first = self.game.editions.of(EditionSettings(self.game.editions[0]))

        def fits(made: Exercise[T]) -> bool:
            own = made.goal is None or made.position.seat == READER
            return own and made.needs() <= known and (anything or made.position.table.edition == first)

        for rules in (again, self.lesson(chapter).teaches):
            with suppress(NoExercise):
                if rules:
                    return self.exercises.draw(seed, level, rules, fits=fits)
        return self.exercises.draw(seed, level, known, fits=fits)

    @cached_property
    def wording(self) -> Wording[T]:
        """Says what exercises ask, claim and explain."""
        return self.exercises.wording(self.words)

    @cached_property
    def exercises(self) -> Exercises[T]:
        """The kinds of exercise of the game."""
        return self.teaching.exercises()
