"""The rulebook page: the rules of each game, a search over them, and a board on which each of them can be seen."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_widgets.components.commands import Hello, Undo
from village_widgets.components.messages import Message
from village_widgets.components.modules import LIBRARY, Script
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.screen import ANYTHING, HERE, STYLES, Screen, build_style
from village_widgets.components.session import Session
from village_widgets.rulebook import ROOM, WORD_FILES
from village_widgets.rulebook.describing import BookWriter
from village_widgets.rulebook.examples import Example, begin_example, find_example
from village_widgets.rulebook.glance import describe_setup
from village_widgets.rulebook.messages import LayOut, LookUp, RulebookCommand, RulebookMessage, ShownExample, ShowRule, TryExample
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.words import format_shown, load_words

FEW: Final = 4
"""The most phrases by which the page first finds a rule in a language that it doesn't speak, so that the page comes at once."""


class PlayedExample:
    """An example on the board: the rule that it shows, and its game as it is played."""

    def __init__(self, course: Course[GameTable], rule: str, example: Example[GameTable], version: int) -> None:
        self.course = course
        self.rule = rule
        self.example = example
        self.session: Session[GameTable] = begin_example(example.position)
        self.view = self.look(version)

    def look(self, version: int) -> PlayedBoard[GameTable]:
        """Return the board in the language that the process speaks; its next message goes on from ``version``."""
        self.session.name_players(self.course.players)
        view = PlayedBoard(self.session, self.course.build_telling(self.session.game), version=version)
        view.copied = False
        return view

    def describe(self) -> ShownExample:
        """Return the example with words for the move to try; for one without a move, with words for what to look at."""
        position, option, shows = self.example
        writer, game = BookWriter(self.course), self.course.game.name
        if option is None:
            narrator = writer.narrators[0]
            return ShownExample(game, self.rule, narrator.format_with_numbers(f"see-{self.rule}"), shows=shows)
        choice = self.view.telling.describe_choice(option.choice, position)
        key = "example-refused" if self.example.is_refused else "example-made"
        return ShownExample(game, self.rule, writer.words.format(key, choice=choice), writer.words.format("example-try"))

    def try_move(self) -> Message | None:
        """Take back what the reader did and make the move that shows the rule; return the explanation if it is refused.

        An example without a move only returns to its position.
        """
        while self.session.can_undo:
            self.session.undo()
        option = self.example.option
        return None if option is None else self.view.play(option)


class Rulebook(Screen[RulebookCommand]):
    """The rulebook page, with the rules of all games that have a course."""

    _esm = Script("rulebook/page.js", ("components", "glossary", "rulebook", *LIBRARY))

    def __init__(self) -> None:
        self.courses: dict[str, Course[GameTable]] = {name: Course(name) for name in list_taught_games()}
        self.shown: PlayedExample | None = None
        super().__init__(self._build_style(""), load_words(WORD_FILES), RulebookCommand, self.handle, self._build_page)
        self.foretell(self._build_page(), ANYTHING)

    def __repr__(self) -> str:
        return "Rulebook()"

    def handle(self, command: RulebookCommand) -> Message | None:
        """Carry out a command of the page and return the answer; changes of the board are sent by themselves."""
        if isinstance(command, Hello):
            return self._build_page()
        if isinstance(command, LookUp):
            return RulebookMessage(books=tuple(BookWriter(course).describe() for course in self.courses.values()))
        if isinstance(command, ShowRule):
            return self._show_rule(command.game, command.rule)
        if isinstance(command, LayOut):
            return self._lay_out(command)
        if self.shown is None:
            return None
        if isinstance(command, TryExample):
            return self.shown.try_move()
        if isinstance(command, Undo):
            self.shown.session.undo()
            return None
        return self.shown.view.handle(command)

    def _show_rule(self, game: str, rule: str) -> Message | None:
        """Put a rule's position on the board, or say that it has none; nothing happens for an unknown game or rule."""
        course = self.courses.get(game)
        if course is None or rule not in course.rules:
            return None
        example = find_example(course, rule)
        if example is None:
            self.shown = None
            return RulebookMessage(example=ShownExample(game, rule, self._words.format("example-none")))
        self._put_on_board(course, rule, example)
        return self._build_board(RulebookMessage())

    def _lay_out(self, command: LayOut) -> Message | None:
        """Show how a game is set up, with the table on the board; nothing happens for a game unknown or without a set-up list."""
        course = self.courses.get(command.game)
        found = course and describe_setup(course, command.edition, command.players, command.owned)
        if course is None or not found:
            return None
        setup, position = found
        self._put_on_board(course, "", Example(position))
        return self._build_board(RulebookMessage(setup=setup))

    def _put_on_board(self, course: Course[GameTable], rule: str, example: Example[GameTable]) -> None:
        """Put a position on the board: one that shows a rule or, without a rule, a table as it is set up."""
        version = self.shown.view.version if self.shown else 0
        if self.shown is None or self.shown.course is not course:
            self.restyle(self._build_style(course.shown.build_css()))
        shown = self.shown = PlayedExample(course, rule, example, version)
        shown.session.watch(lambda: self.post(Message(table=shown.view.patch())))

    def _build_board(self, message: RulebookMessage) -> RulebookMessage:
        """Return a message with the board and the rule that it shows added, if there is a board."""
        if self.shown is None:
            return message
        example = self.shown.describe() if self.shown.rule else UNSET
        return replace(message, example=example, table=self.shown.view.snapshot())

    def _build_page(self) -> RulebookMessage:
        """Build the message with the whole page, in the language that the process speaks."""
        if self.shown is not None:
            self.shown.view = self.shown.look(self.shown.view.version)
        books = tuple(BookWriter(course, FEW).describe() for course in self.courses.values())
        return self._build_board(RulebookMessage(words=format_shown(self._words, WORD_FILES), keeps="", books=books))

    @staticmethod
    def _build_style(css: str) -> str:
        return build_style(css, parts=((HERE, STYLES), (ROOM, ("rules", "page", "glance"))))


def build_rulebook() -> Rulebook:
    """Return the rulebook page, with the rules of all games that have a course."""
    return Rulebook()
