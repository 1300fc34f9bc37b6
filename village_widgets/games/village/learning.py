"""The course of Village: its chapters, how they are told, and where each rule is taught."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec

from village_core.games.village import picture
from village_core.games.village.edition import EDITIONS, EditionSettings, edition_of
from village_core.games.village.narration import WORD_FILES as RULE_WORDS
from village_core.games.village.narration import Narrator
from village_core.games.village.position import Answer
from village_core.games.village.table import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, RuleKey, Seat
from village_core.kernel.words import ENGLISH, Words
from village_widgets.components.scene import Panel
from village_widgets.games.village import drawing
from village_widgets.games.village.drawing.figures import COLOURS
from village_widgets.games.village.telling import BOARD_WORDS, VillageTelling
from village_widgets.games.village.telling import words as room_words
from village_widgets.tutor.chapter import Chapter
from village_widgets.tutor.course import Taught, Why
from village_widgets.tutor.exercise import Exercise
from village_widgets.tutor.lesson import Lesson, Notation, Wanted, read
from village_widgets.words import words as interface_words

if TYPE_CHECKING:
    from ipywidgets import Widget

    from village_widgets.games.village.exercises.wording import Wording

LESSONS: Final = files(__package__) / "lessons"
SEATS: Final = range(5)
PLAYED: Final = "played"
"""What is noted of a chapter that is a game: that it was played to its end."""


@cache
def chapters() -> tuple[str, ...]:
    """Every chapter in order; each is called as its notebook is."""
    return tuple(sorted(folder.name for folder in LESSONS.iterdir() if (folder / f"{ENGLISH}.ftl").is_file()))


@cache
def lessons() -> tuple[str, ...]:
    """The chapters that have a lesson or exercises of their own."""
    return tuple(chapter for chapter in chapters() if (LESSONS / chapter / "lesson.toml").is_file())


@cache
def lesson(chapter: str) -> Lesson:
    """The lesson of a chapter. Raises ``KeyError`` for a chapter that has none."""
    if chapter not in lessons():
        raise KeyError(chapter)
    return read((LESSONS / chapter / "lesson.toml").read_text(encoding="utf-8"))


@cache
def words(chapter: str, language: str = ENGLISH) -> Words:
    """Everything that is said in a chapter: its own words, the rules, the board, the interface."""
    return interface_words(language, LESSONS / chapter, RULE_WORDS, BOARD_WORDS)


@cache
def players(language: str = ENGLISH) -> tuple[Player, ...]:
    """Those who sit at the tables of the course, by seat; the reader is the first of them."""
    said = Words(language, BOARD_WORDS)
    return tuple(Player(said.say(f"learner-{seat}"), COLOURS[seat]) for seat in SEATS)


def choice(fields: Wanted) -> Choice:
    """The choice that a lesson writes down in full. Raises ``msgspec.ValidationError`` for what is none."""
    return msgspec.convert({"choice": fields}, Answer).choice


NOTATION: Final = Notation(picture.read, choice)


class LessonTelling(VillageTelling):
    """A table of the course, told with the words of its chapter. Where nobody plays, in an exercise, all customers are open."""

    def panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """The eight areas of the board and a farm for each seat."""
        if viewer is not None:
            return super().panels(position, viewer)
        return drawing.panels(position.table, None, self.players, self.words, turned=position.table.seats)

    focus: Seat = 0

    def own(self, viewer: Seat | None) -> str:
        """The farm of ``viewer``; where nobody plays, of whom the exercise is about."""
        return super().own(self.focus if viewer is None else viewer)

    def lesson(self, key: str) -> str:
        """A wording of the chapter, with the numbers of the edition on the table filled in."""
        return self.words.say(key, **self.narrator.numbers)


def telling(chapter: str, game: Game[Table], language: str = ENGLISH) -> LessonTelling:
    """What is shown and said at one table of a chapter."""
    return LessonTelling(game.players, game.position.table.edition, words(chapter, language))


class VillageCourse:
    """The chapters of Village in one language. What only some chapters show is imported when they show it."""

    notation = NOTATION

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self.words = room_words(language)
        self.players = players(language)

    @property
    def chapters(self) -> tuple[str, ...]:
        """Every chapter in order; each is called as its notebook is."""
        return chapters()

    def title(self, chapter: str) -> str:
        """The title of a chapter."""
        return self._own(chapter).say("lesson-title")

    def steps(self, chapter: str) -> tuple[str, ...]:
        """The keys of the steps of a chapter; where it has no lesson, the game that is played in it."""
        return tuple(step.key for step in lesson(chapter).steps) if chapter in lessons() else (PLAYED,)

    def style(self) -> str:
        """The style sheet of the board."""
        return drawing.css()

    def lesson(self, chapter: str) -> Lesson:
        """The lesson of a chapter."""
        return lesson(chapter)

    def telling(self, chapter: str, game: Game[Table]) -> LessonTelling:
        """What is shown and said at one table of a chapter."""
        return telling(chapter, game, self.language)

    def why(self, rule: RuleKey, position: Position[Table]) -> Why:
        """A rule with the numbers of the table, where each edition's texts say so, and the steps that teach it."""
        narrator = Narrator(self.words, (), position.table.edition)
        editions = [edition_of(EditionSettings(name)) for name in EDITIONS]
        sources = ((f"{edition.name} ({edition.year})", narrator.citations(rule, edition)) for edition in editions)
        return Why(narrator.rule(rule), tuple(found for found in sources if found[1]), tuple(self._taught(rule)))

    def chart(self, name: str, position: Position[Table], seat: Seat) -> Widget:
        """The picture of this name: a life, what actions cost, the odds at mass."""
        from village_widgets.games.village import charts  # only now: charts are slow to import

        told = VillageTelling(self.players[: len(position.table.farms)], position.table.edition, self.words)
        if name == "life":
            return charts.life(position, seat, told)
        return charts.odds(position, told, seat) if name == "odds" else charts.costs(position, told)

    def draw(self, seed: str, level: int, rules: Collection[RuleKey]) -> Exercise[Table]:
        """An exercise about one of ``rules``; about any rule where none is named."""
        from village_widgets.games.village import exercises

        return exercises.draw(seed, level, rules)

    def question(self, exercise: Exercise[Table]) -> str:
        """What an exercise asks."""
        return self._asking.question(exercise)

    def claim(self, number: int, exercise: Exercise[Table]) -> str:
        """One of its claims, as on a button."""
        return self._asking.claim(exercise.claims[number], exercise)

    def because(self, exercise: Exercise[Table]) -> str:
        """Why its right claim is right."""
        return self._asking.because(exercise)

    def still(self, position: Position[Table]) -> dict[str, str]:
        """A position for places where no kernel runs."""
        return position.represented(self.players[: len(position.table.farms)])

    @property
    def _asking(self) -> Wording:
        from village_widgets.games.village.exercises.wording import Wording

        return Wording(self.words)

    def _taught(self, rule: RuleKey) -> list[Taught]:
        """The steps that teach a rule, in the order of the course."""
        found = ((chapter, step) for chapter in lessons() for step in lesson(chapter).steps if rule in step.teaches)
        return [Taught(chapter, step.key, self._called(chapter, step.key)) for chapter, step in found]

    def _called(self, chapter: str, key: str) -> str:
        own = self._own(chapter)
        number = chapter.partition("_")[0].lstrip("0")
        title, step = self.title(chapter), own.say(f"step-{key}.title")
        return self.words.say("lesson-place", number=number, title=title, step=step)

    def _own(self, chapter: str) -> Words:
        return Words(self.language, LESSONS / chapter)


def chapter(name: str, language: str = ENGLISH) -> Chapter[Table]:
    """A chapter as a page. Raises ``KeyError`` for one that there is not."""
    return Chapter(VillageCourse(language), name)
