"""The rules of a game in words, for the rulebook page: wordings, sources, rulings, steps and questions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Final, Generic, TypeVar

from msgspec import UNSET, UnsetType

from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings, PrintedEdition, list_rulings
from village_core.games.narration import Narrator
from village_core.games.owning import list_ruling_values
from village_core.kernel.game import Game
from village_core.kernel.values import RuleKey
from village_core.kernel.words.languages import get_language, list_languages
from village_widgets.components.glossary import Glossary
from village_widgets.games import find_folder
from village_widgets.games.side_by_side import name_editions
from village_widgets.rulebook import WORD_FILES, messages
from village_widgets.tutor.course import Course, TaughtStep, list_taught_games
from village_widgets.tutor.progress import CHECK

T = TypeVar("T", bound=GameTable)
FINDS: Final = " | "
"""The sign between phrases by which a rule is found."""


def describe_book(game: str) -> messages.ShownBook | UnsetType:
    """Describe all rules of the game with this name; unset for a game without a course."""
    return BookWriter[GameTable](Course(game)).describe() if game in list_taught_games() else UNSET


class BookWriter(Generic[T]):
    """Words the rules of a course's game, in the language that the process speaks.

    ``foreign`` is the most phrases by which a rule is found in each language that the process doesn't speak; None for all.
    """

    def __init__(self, course: Course[T], foreign: int | None = None) -> None:
        game, self.course, self.book = course.game, course, course.shown.book
        self.words: Final = course.words.with_folders(WORD_FILES, *([self.book.words] if self.book else []))
        self.editions: Final = [game.editions.build_edition(EditionSettings(name)) for name in game.editions]
        self.titles: Final = name_editions(self.editions, self.words)
        self.narrators: Final = [game.narrator(self.words, (), edition) for edition in self.editions]
        self._asked = frozenset(rule for kind in course.exercises.kinds for rule in map(str, kind.rules))
        self._folder = find_folder(game.name)
        self._foreign = foreign

    @cached_property
    def _by_language(self) -> dict[str, Narrator[T, PrintedEdition]]:
        """The narrators of the first of the game's ``editions``, one for every language, by the language's tag."""
        named = {tag: self.words.with_language(tag) for tag in list_languages()}
        return {tag: self.course.game.narrator(words, (), self.editions[0]) for tag, words in named.items()}

    @cached_property
    def _glossary(self) -> Glossary:
        """The words of the game that texts explain."""
        unplayed = self.course.game.begin_unplayed()
        return self.course.build_telling(Game(self.course.seat_players(unplayed), unplayed)).glossary

    def describe(self) -> messages.ShownBook:
        """Describe all rules of the game. Without a book they come in the order of the texts, in one group."""
        name, say = self.course.game.name, self.words.format
        if self.book is None:
            groups = {say("rules-all"): self.course.rules}
        else:
            groups = {say(f"rules-{group}"): rules for group, rules in self.book.groups.items()}
        found = (messages.RuleGroup(title, tuple(map(self.describe_rule, rules))) for title, rules in groups.items())
        note = say("game-printed") if self.words.knows("game-printed") else ""
        return messages.ShownBook(name, say("game-title"), tuple(found), note)

    def describe_rule(self, rule: RuleKey) -> messages.ShownRule:
        """Return all that the rulebook shows of a rule.

        That is its wordings, sources and rulings, the rules to know first, the steps, exercises and questions about it, and the
        words that find it.
        """
        key = str(rule)
        return messages.ShownRule(
            key,
            tuple(self._list_wordings(key)),
            tuple(self._list_sources(key)),
            tuple(self._list_rulings(key)),
            tuple(map(str, self.book.leans.get(rule, ()))) if self.book else (),
            tuple(step._replace(chapter=self._folder + step.chapter) for step in self.course.find_steps(key)),
            tuple(self._list_exercises(key)),
            tuple(self._list_questions(key)),
            self._list_names(key),
        )

    def _list_wordings(self, rule: RuleKey) -> Iterator[messages.EditionWording]:
        """List the wordings of a rule, each once, with the editions that have it; with none if all editions have the same one."""
        citing = [at for at, edition in enumerate(self.editions) if edition.citations.get(rule)]
        found: dict[str, list[str]] = {}
        for at in citing:
            found.setdefault(self.narrators[at].word_rule(rule), []).append(self.titles[at])
        everywhere = len(found) == 1 and len(citing) == len(self.editions)
        return (messages.EditionWording(text, () if everywhere else tuple(titles)) for text, titles in found.items())

    def _list_sources(self, rule: RuleKey) -> Iterator[messages.CitedEdition]:
        """List, for each edition that cites a rule, the passages of its texts that state it."""
        cited = (self.narrators[0].list_citations(rule, edition) for edition in self.editions)
        return (messages.CitedEdition(title, passages) for title, passages in zip(self.titles, cited, strict=True) if passages)

    def _list_rulings(self, rule: RuleKey) -> Iterator[messages.ShownRuling]:
        """List the rulings that a table may choose about a rule, each value with the editions where it is the usual one."""
        kind, say = self.course.game.editions.kind, self.words.format
        for name, ruling in list_rulings(kind).items():
            if ruling.chosen and rule in (ruling.worded, ruling.adds):
                usual = [edition.find_ruling(name) for edition in self.editions]
                values = []
                for word, value in list_ruling_values(kind, name).items():
                    having = [title for title, other in zip(self.titles, usual, strict=True) if other == value]
                    everywhere = len(having) == len(self.editions)
                    remark = say("ruling-usual") if everywhere else self.words.join(having, "list-comma")
                    values.append(messages.RulingValue(say(f"ruling-{name}-{word}"), remark))
                yield messages.ShownRuling(say(f"ruling-{name}"), tuple(values))

    def _list_exercises(self, rule: RuleKey) -> Iterator[TaughtStep]:
        """Yield the first chapter that teaches a rule and has exercises, if exercises can ask the rule."""
        course = self.course
        lessons = ((chapter, course.find_lesson(chapter)) for chapter in course.lessons if rule in self._asked)
        chapters = (chapter for chapter, lesson in lessons if lesson.checks and rule in lesson.teaches)
        return (TaughtStep(self._folder + chapter, CHECK, course.word_heading(chapter)) for chapter in [*chapters][:1])

    def _list_questions(self, rule: RuleKey) -> Iterator[messages.AskedQuestion]:
        """List the questions under a rule, with their answers."""
        for question in self.book.questions if self.book else ():
            if rule in question.rules:
                key, narrator = f"question-{question.key}", self.narrators[0]
                asked, answer = (narrator.format_with_numbers(each) for each in (key, f"{key}.answer"))
                yield messages.AskedQuestion(asked, answer)

    def _list_names(self, rule: RuleKey) -> dict[str, str]:
        """Return the phrases and glossary words by which players find a rule, joined, by each language that has words."""
        found: dict[str, str] = {}
        terms = [f"word-{entry.key}.name" for entry in self._glossary if rule in entry.rules]
        for tag, narrator in self._by_language.items():
            first, said = None if tag == get_language() else self._foreign, f"find-{rule}"
            phrases = narrator.format_with_numbers(said).split(FINDS)[:first] if self.words.knows(said) else []
            if names := [*phrases, *(narrator.format_with_numbers(term) for term in terms)]:
                found[tag] = FINDS.join(names)
        return found
