"""A guided game: a whole game against programs that play better while they are behind, with advice that grows quieter."""

from __future__ import annotations

from collections.abc import Sequence
from random import SystemRandom
from typing import Final, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.editions import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.players.levels import FOLLOWING, build_programs
from village_widgets.components.commands import Habits, Hello, KeptLine, Whole
from village_widgets.components.messages import Message, PlayMessage
from village_widgets.components.modules import read_style
from village_widgets.components.screen import ANYTHING, HERE
from village_widgets.components.session import Session
from village_widgets.play import Play
from village_widgets.play.pacing import has_running_loop
from village_widgets.tutor import card
from village_widgets.tutor.advice import Loudness, find_loudness
from village_widgets.tutor.commands import About, Advise, BeginAnother, Contents, GuidedCommand, Quieten, Reset
from village_widgets.tutor.course import PLAYED, Course
from village_widgets.tutor.messages import CourseMessage, GameCard
from village_widgets.tutor.places import describe_map, tell_progress
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.reader import Reader

T = TypeVar("T", bound=GameTable)
WATCHED: Final = 2
"""Smallest number of players in a guided game, since a reader learns from the others too."""


class GuidedGame(Play[T], Generic[T]):
    """A chapter of ``course`` that is a game.

    The game begins at once, in the first edition and with as few players as the edition seats, but at least two. The programs
    play worse while they lead and better while they are behind. The browser keeps the game, so that a reload goes on. ``name``
    is the chapter; progress is kept in ``store``, by default the program's own.
    """

    commands = GuidedCommand

    def __init__(self, course: Course[T], name: str, store: ProgressStore | None = None) -> None:
        self.course = course
        self.name = name
        self.reader = Reader(ProgressStore() if store is None else store, course.build_key(name))
        self.keeps = self.reader.chapter
        self._quiet = False
        self._asked = False
        super().__init__(course.game.name)
        self._begin_game()
        self.screen.foretell(self._describe_reader().join(self._build_first_message()), ANYTHING)

    def __repr__(self) -> str:
        return f"GuidedGame({self.name!r})"

    def handle(self, command: GuidedCommand) -> Message | None:
        """Carry out a command of the page and return the answer; None if nothing or only the table changes: its watcher tells.

        Advice is part of the card; a request for advice shows it for this decision, and advice that is turned off stays off until
        the reader turns it on again.
        """
        match command:
            case Hello(reader, copy, habits=habits, told=told):
                self._settle(habits)
                self.reader.arrive(reader, copy)
                return (
                    self._describe_reader()
                    if told and habits == Habits()
                    else self._describe_reader().join(self._build_first_message())
                )
            case BeginAnother():
                self._begin_game()
                return None
            case Contents():
                return CourseMessage(contents=card.list_chapters(self.course, self.reader.progress), chapter=self.name)
            case About(rules) if self.session is not None:
                return CourseMessage(about=card.explain_rules(self.course, rules, self.session.position), chapter=self.name)
            case About():
                return self._build_first_message()
            case Reset():
                self.reader.reset()
                self._begin_game()
                return tell_progress(self.course, self.reader.progress)
            case Advise():
                self._asked = True
            case Quieten():
                self._quiet = not self._quiet
            case Whole():
                return CourseMessage(lesson=self._build_card()).join(super().handle(command))
            case _:
                return super().handle(command)
        return CourseMessage(lesson=self._build_card())

    def _describe_reader(self) -> CourseMessage:
        """Return the message with the teacher's card and the reader's progress, without the game."""
        return CourseMessage(lesson=self._build_card()).join(tell_progress(self.course, self.reader.progress))

    def _build_first_message(self) -> PlayMessage:
        """Return the whole state for a newly opened page; such a page has no settings, and a place of its own for its game."""
        return replace(super()._build_first_message(), settings=UNSET, keeps=self.keeps)

    def _build_whole(self) -> PlayMessage:
        return self._describe_reader().join(super()._build_whole())

    def _build_style(self, *more: str) -> str:
        return super()._build_style(read_style(HERE / "map.css"), *more)

    def _begin_game(self) -> None:
        """Begin a game on this page, the first or another, with a seed of its own."""
        edition = self.game.editions[0]
        least = max(WATCHED, self.game.editions.build_edition(EditionSettings(edition)).players[0])
        me, *others = self.course.players[:least]
        players = (me, *(replace(other, plays=FOLLOWING) for other in others))
        game = Game(players, self.game.new_game(EditionSettings(edition), least))
        session = Session(game, str(SystemRandom().randrange(10**6)), build_programs(self.game), unhurried=has_running_loop())
        session.go_on()
        self._play(session)

    def _resume(self, game: Game[T], seed: str = "") -> Session[T]:
        """Return the session of the game that the page kept, begun with ``seed``.

        Raises ``BadSave`` for a game other than this course's.
        """
        if game.start.game != self.game.name:
            raise BadSave("save-other-game", 1, game.start.game)
        return super()._resume(game, seed)

    def _play(self, session: Session[T], lines: Sequence[KeptLine] = (), kept: str = "") -> None:
        super()._play(session, lines, kept)
        self._asked = False
        self.screen.post(CourseMessage(lesson=self._build_card()))

    def _follow_game(self) -> None:
        self._asked = False
        super()._follow_game()
        chapter, progress = self.reader.chapter, self.reader.progress
        if self.session is not None and self.session.position.over and PLAYED not in progress.list_steps(chapter):
            self.reader.keep(progress.with_done(chapter, PLAYED))
            self.screen.post(tell_progress(self.course, self.reader.progress))
        self.screen.post(CourseMessage(lesson=self._build_card()))

    def _build_card(self) -> GameCard:
        """Return the teacher's card: the chapter's words, the advice that is shown now, if any, and at the end what comes next.

        Advice is shown while the reader decides: at the present loudness, or in full if it was asked for.
        """
        session = self.session
        assert session is not None, "the page has begun its game"
        say, over = self.course.build_formatter(self.name, session.position), session.position.over
        following = card.find_following(self.course, self.name) if over else UNSET
        loud, lines, lit = self._find_loudness(session), tuple[str, ...](), ""
        if loud is not Loudness.ON_REQUEST and session.asked is not None:
            advice = self.course.advise(session.game)
            lines = advice.describe(loud)
            lit = advice.telling.find_target(advice.best.plan[0].choice, session.position) if loud is Loudness.FULL else ""
        return GameCard(
            heading="",
            chapter=self.name,
            at=PLAYED,
            step=say("lesson-title"),
            steps=(),
            checks=False,
            rules=(),
            problem=self.reader.problem and self.words.format(self.reader.problem),
            text=say("lesson-about"),
            advice=lines,
            quiet=self._quiet,
            asks=not lines and session.asked is not None,
            over=over,
            lit=(lit,) if lit else (),
            next=following,
            map=describe_map(self.course, self.reader.progress, following) if over else UNSET,
        )

    def _find_loudness(self, session: Session[T]) -> Loudness:
        """Return the present loudness: full on request, ``ON_REQUEST`` if advice is turned off, else less from round to round."""
        if self._asked:
            return Loudness.FULL
        return Loudness.ON_REQUEST if self._quiet else find_loudness(session.position.table.round)
