"""A chapter of a course as a page: the lesson beside the board, then a few exercises, and the reader's progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import SystemRandom
from typing import Final, Generic, TypeVar

from ipywidgets import VBox, Widget
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_widgets.components.asked import BarringRule
from village_widgets.components.commands import Hello, LastStep, PointAt, Undo
from village_widgets.components.messages import Message
from village_widgets.components.scene import Panel
from village_widgets.components.screen import HERE, Screen, build_style
from village_widgets.components.screen import STYLES as SCREEN_STYLES
from village_widgets.components.session import Session
from village_widgets.components.telling import Telling
from village_widgets.tutor import card, commands
from village_widgets.tutor.course import Course
from village_widgets.tutor.lesson_board import LessonBoard
from village_widgets.tutor.lesson_session import LessonSession, StepState
from village_widgets.tutor.messages import CourseMessage, StepName, TeacherCard
from village_widgets.tutor.one_move import OneMove
from village_widgets.tutor.places import tell_progress
from village_widgets.tutor.progress import CHECK, Progress, Sitting, quote_chapter
from village_widgets.tutor.progress_store import ProgressStore
from village_widgets.tutor.quiz import Quiz
from village_widgets.tutor.reader import Reader
from village_widgets.words import format_shown

T = TypeVar("T", bound=GameTable)
STYLES: Final = ((HERE, (*SCREEN_STYLES, "map", "ending")),)
"""The styles of a game's pages, and those of a chapter's end."""


class Chapter(VBox, Generic[T]):
    """One chapter on one page.

    ``position`` and ``game`` are what its board shows. ``course`` is the course of one game, ``name`` the chapter; progress is
    kept in ``store``, by default the program's own. ``below`` is the box for the picture of a step.
    """

    def __init__(self, course: Course[T], name: str, store: ProgressStore | None = None) -> None:
        self.course = course
        self.name = name
        self.lesson = course.find_lesson(name)
        self.reader = Reader(ProgressStore() if store is None else store, course.build_key(name))
        self.at: LessonSession[T] | Quiz[T]
        self._opened = 0
        self._ended = False
        self._telling: Telling[T]
        self._say: Callable[[str], str]
        self._session: Session[T]
        self._table: LessonBoard[T]
        css = build_style(course.shown.build_css(), parts=STYLES)
        self.screen = Screen(css, course.words, commands.ChapterCommand, self.handle, self._build_whole)
        self.below = VBox()
        super().__init__([self.screen, self.below])
        self.add_class("vc-page")
        self._enter("", 0)
        if self.lesson.steps:  # only steps can be foretold; exercises are random
            self.screen.foretell(replace(self._snapshot(), progress=UNSET, way=UNSET), quote_chapter(self.reader.chapter))

    def __repr__(self) -> str:
        return f"Chapter({self.name!r})"

    @property
    def game(self) -> Game[T]:
        """The game on the board."""
        return self._table.session.game

    @property
    def position(self) -> Position[T]:
        """The position on the board."""
        return self.game.position

    @property
    def place(self) -> str:
        """The key of the reader's step, or ``check`` in the exercises and at the chapter's end after them."""
        return self.at.step.key if isinstance(self.at, LessonSession) else CHECK

    def receive(self, said: object) -> Message | None:
        """Answer a message of the page, plain JSON values (see ``Screen.receive``); None if its command needs no answer."""
        return self.screen.receive(said)

    def handle(self, command: commands.ChapterCommand) -> Message | None:
        """Carry out a command of the page and return the answer; None if nothing or only the table changes: its watcher tells."""
        match command:
            case Hello(reader, copy, step, told=told, last=last):
                return self._resume(reader, copy, step, told, last)
            case Undo():
                if isinstance(self.at, LessonSession):
                    self.at.undo()
                return None
            case commands.Next():
                return self._go_on()
            case commands.Go(step):
                return self._go(step)
            case commands.Hint():
                self._opened = min(self._opened + 1, len(card.HINTS))
                return CourseMessage(lesson=self._build_card())
            case commands.AnswerExercise(claim):
                return self._answer(claim)
            case commands.LayPieces() | commands.CheckPieces():
                self._lay_out(command)
                return None
            case commands.GoToChapter(chapter):
                return self._turn_to(chapter)
            case commands.ShowChart():
                return self._toggle_chart()
            case commands.About(rules):
                return CourseMessage(about=card.explain_rules(self.course, rules, self.position), chapter=self.name)
            case commands.Contents():
                return CourseMessage(contents=card.list_chapters(self.course, self.reader.progress), chapter=self.name)
            case commands.Reset():
                self.reader.reset()
                return self._go("")
            case PointAt(at, piece) if command.v == self._table.version:
                return self._point_at(at, piece)
        return self._table.handle(command)

    def _resume(self, reader: str, copy: str, pointed: str, told: bool, last: LastStep) -> CourseMessage:
        """Go on where the address points, else where the reader was, when a page opens; return what the page has to show.

        ``reader`` is the reader's id, ``copy`` the progress that the browser keeps, ``pointed`` the place in the address.
        ``told`` tells that the page shows the chapter's beginning already; a new reader stays there. ``last`` is the reader's
        step as the page shows it. Messages about that step have the same version, others a later one, because clicks made
        meanwhile count only there.
        """
        self.reader.arrive(reader, copy)
        chapter, progress = self.reader.chapter, self.reader.progress
        known = pointed == CHECK or any(pointed == step.key for step in self.lesson.steps)
        place = pointed if known else progress.find_place(chapter)
        stays = told and not place and progress.find_sitting(chapter) == Sitting()
        if not stays:
            version = max(self._table.version, last.v)
            self._enter(place, last.v - 1 if last.v and last.place == place else version, resumed=True)
        if isinstance(self.at, Quiz):
            self.reader.keep(self.reader.progress.with_sitting(chapter, self.at.sitting))
        return self._describe_reader() if stays else self._snapshot()

    def _snapshot(self) -> CourseMessage:
        """Return the whole state for a newly opened page."""
        return CourseMessage(words=format_shown(self.course.words), table=self._table.snapshot()).join(self._describe_reader())

    def _build_whole(self) -> CourseMessage:
        """Return all that the page shows, in the language spoken by now, with the players' names in it; the place stays."""
        self._session.name_players(self.course.players)
        self._replace_table(self._session, self._table.version)
        if self.below.children:
            self._show_chart()
        return self._snapshot()

    def _describe_reader(self) -> CourseMessage:
        """Return the message with the teacher's card and the reader's progress, without the table."""
        return CourseMessage(lesson=self._build_card()).join(tell_progress(self.course, self.reader.progress))

    def _keep(self, progress: Progress) -> None:
        """Store the progress, and send it to the page for the browser's copy."""
        self.reader.keep(progress)
        self.screen.post(tell_progress(self.course, self.reader.progress))

    # Moving between steps and exercises

    def _enter(self, place: str, version: int, resumed: bool = False) -> None:
        """Put a step, the exercises or the chapter's beginning on a new table; its version follows ``version``.

        ``place`` is the key of the step, or ``check`` for the exercises if there are any; another key, or none, leads to the
        beginning. A chapter without steps begins with its exercises. ``resumed`` tells that the reader returns, and so sees the
        chapter's end if the exercises are finished.
        """
        self._opened, self._ended = 0, False
        if not self.lesson.steps or (place == CHECK and self.lesson.checks):
            self._sit_down(version, resumed)
            return
        session: LessonSession[T] = LessonSession(
            self.course.players, self.lesson, self.lesson.find_number(place), self.course.teaching.setup
        )
        self.at = session
        self._lay_table(session, version)
        session.watch(self._show_change)

    def _go(self, place: str) -> Message:
        self._enter(place, self._table.version)
        self._keep(self.reader.progress.with_place(self.reader.chapter, self.place))
        return CourseMessage(table=self._table.snapshot(), lesson=self._build_card())

    def _go_on(self) -> Message | None:
        """Go on to the next step or exercise, from the last one to the chapter's end, and from there to new exercises, if any.

        Returns the answer to the page, for an open exercise the same exercise; None if the step isn't done, and after a
        prologue's last step without exercises.
        """
        at = self.at
        if isinstance(at, Quiz):
            if at.over:
                return self._go(CHECK) if self._ended else self._show_end()
            at.go_on(self.reader.progress.find_result(self.reader.chapter).level)
            self._keep(self.reader.progress.with_sitting(self.reader.chapter, at.sitting))
            if at.over:
                return self._show_end()
            self._lay_table(self._build_table(), self._table.version)
            return CourseMessage(table=self._table.snapshot(), lesson=self._build_card())
        following = self.lesson.steps[at.number + 1 :]
        if at.state is not StepState.DONE:
            return None
        if following or self.lesson.checks:
            return self._go(following[0].key if following else CHECK)
        return None if self.lesson.prologue else self._show_end()

    def _show_end(self) -> Message:
        """Show the chapter's end, and return the message with its card."""
        self._ended = True
        return CourseMessage(lesson=self._build_card())

    def _turn_to(self, chapter: str) -> Message | None:
        """Go to the reader's place in another chapter on the same page; one without a lesson is ignored."""
        if chapter not in self.course.lessons:
            return None
        self.name, self.lesson = chapter, self.course.find_lesson(chapter)
        self.reader.chapter = self.course.build_key(chapter)
        return self._go(self.reader.progress.find_place(self.reader.chapter))

    def _lay_table(self, session: Session[T], version: int) -> None:
        """Put a session on the table, and take away the picture below the board.

        ``version`` is that of the table before: versions go on, because a click on an older board must not count on a newer one.
        """
        self._replace_table(session, version)
        self._show_picture(None)

    def _replace_table(self, session: Session[T], version: int) -> None:
        """Put a session on a new table, in the language now spoken. Its versions go on from ``version``; nothing is sent."""
        self._session = session
        self._telling = self.course.build_telling(session.game, open_to_all=isinstance(session, OneMove))
        self._say = self.course.build_formatter(self.name, session.position)
        self._table = LessonBoard(session, self._telling, self._mark_panels, version)

    def _mark_panels(self, panels: Sequence[Panel], position: Position[T]) -> tuple[Panel, ...]:
        """Return the panels, with the step's picture if it has a place on them; unchanged in an exercise."""
        at = self.at
        if isinstance(at, Quiz) or at.viewer is None:
            return tuple(panels)
        return self.course.mark_panels(at.step.chart, panels, position, at.viewer)

    # A step

    def _point_at(self, at: str, piece: str) -> Message | None:
        """Handle a click ``at`` a target of the board, or a ``piece`` put down there, and return the answer, if there is any."""
        session, table = self.at, self._table
        if isinstance(session, Quiz):
            return table.handle(PointAt(at, v=table.version)) if session.waits else table.build_comment(at, "lesson-look")
        if session.state is not StepState.ASKED:
            return table.build_comment(at, "lesson-take-back" if session.state is StepState.WRONG else "lesson-go-on")
        if session.step.lay:
            return table.build_comment(at, "lesson-lay-out")
        if session.source or session.step.find:
            return self._seek(session, at)
        answer = table.handle(PointAt(at, piece, v=table.version))
        if answer is None or isinstance(answer.refused, UnsetType):
            return answer
        remark = card.find_remark(self._telling, self._say, session, at)
        reasons = (BarringRule((), remark), *answer.refused.reasons)
        return Message(refused=replace(answer.refused, reasons=reasons)) if remark else answer

    def _lay_out(self, command: commands.LayPieces | commands.CheckPieces) -> None:
        """Carry out a command to lay out pieces, or to check those laid out; nothing happens in exercises."""
        session = self.at
        if isinstance(session, Quiz):
            return
        if isinstance(command, commands.CheckPieces):
            session.check()
        elif command.part < len(session.step.lay):
            session.lay(session.step.lay[command.part], command.count)

    def _seek(self, session: LessonSession[T], at: str) -> Message | None:
        """Find the place pointed ``at`` if the step seeks it, or count a source of points if the place is on its panel.

        Return a comment on any other place, else None.
        """
        source = session.source
        wanted = (source.at if source else session.step.find)[0]
        if source is None:
            found = session.find(at)
        else:
            panel, right = self._table.find_panels(at, wanted)
            found = panel == right
            if found:
                session.count()
        return None if found else self._table.describe_miss(at, wanted, card.name_sought(self._telling, self._say, session))

    def _show_change(self) -> None:
        """Show a change in the lesson to the page; a step that is done is stored as done and as the reader's place."""
        if isinstance(self.at, LessonSession) and self.at.state is StepState.DONE:
            step = self.at.step.key
            self._keep(self.reader.progress.with_done(self.reader.chapter, step).with_place(self.reader.chapter, step))
        self.screen.post(CourseMessage(table=self._table.update(), lesson=self._build_card()))

    def _toggle_chart(self) -> Message:
        """Open or close the step's picture, and return the message that tells if it is open; without a picture nothing opens."""
        if self.below.children or isinstance(self.at, Quiz) or not self.at.step.chart:
            self._show_picture(None)
            return CourseMessage(charts=False)
        self._show_chart()
        return CourseMessage(charts=True)

    def _show_chart(self) -> None:
        """Draw the chart that the lesson's step names, and show it below the board."""
        assert isinstance(self.at, LessonSession)
        self._show_picture(self.course.draw_chart(self.at.step.chart, self.at.beginning, self.at.viewer))

    def _show_picture(self, shown: Widget | None) -> None:
        """Show a widget below the board in place of the one there; None leaves none."""
        self.below.children = () if shown is None else (shown,)

    # The exercises

    def _sit_down(self, version: int, resumed: bool) -> None:
        """Go on with the stored sitting of exercises, or begin another one.

        A sitting that is over is shown again if the reader ``resumed`` the page, else another one begins. The table's version
        follows ``version``.
        """
        chapter, name, rules, count = self.reader.chapter, self.name, self.lesson.teaches, self.lesson.checks
        sitting = self.reader.progress.find_sitting(chapter)
        over = (sitting.number >= count or sitting.ended) and sitting.picked is not None
        if not sitting.seed or (over and not resumed):
            missed = tuple(rule for rule in sitting.missed if not rules or rule in rules)
            seed, level = f"{SystemRandom().getrandbits(64):x}", self.reader.progress.find_result(chapter).level
            sitting = Sitting(seed, level=level, again=missed, asked=sitting.asked)
        seed, draw = sitting.seed, self.course.draw
        self.at = Quiz(lambda word, level, again, asked: draw(name, f"{seed}-{word}", level, again, asked), count, sitting)
        self._ended = resumed and self.at.over
        self.reader.progress = self.reader.progress.with_sitting(chapter, self.at.sitting)
        self._lay_table(self._build_table(), version)

    def _build_table(self) -> OneMove[T]:
        """Return the table of the present exercise; it waits for a move in a task, and reports its changes to the page."""
        assert isinstance(self.at, Quiz)
        quiz, position = self.at, self.at.exercise.position
        answered = None if quiz.exercise.goal is None else self._keep_move
        table: OneMove[T] = OneMove(Game(self.course.seat_players(position), position), answered, quiz.shown)
        table.watch(lambda: self.screen.post(CourseMessage(table=self._table.patch(), lesson=self._build_card())))
        return table

    def _keep_move(self, number: int) -> int | None:
        """Store the reader's move in a task; return the number of the move that the table shows after it, None for no move."""
        self._keep_answer(number)
        assert isinstance(self.at, Quiz)
        return self.at.shown

    def _answer(self, claim: int) -> Message | None:
        """Store the reader's answer to a question and return the card; None if no question is open, or the answer isn't taken."""
        if not isinstance(self.at, Quiz) or self.at.waits or not self._keep_answer(claim):
            return None
        return CourseMessage(lesson=self._build_card())

    def _keep_answer(self, number: int) -> bool:
        """Store an answer to an exercise, and tell whether it was taken (see ``Quiz.answer``). Results count first tries only."""
        quiz, chapter = self.at, self.reader.chapter
        assert isinstance(quiz, Quiz)
        before, first = quiz.sitting, not quiz.tried
        right = quiz.answer(number)
        if right is None:
            return False
        progress = self.reader.progress.with_sitting(chapter, before)
        answered = progress.with_answer(chapter, right) if first else progress
        self._keep(answered.with_sitting(chapter, quiz.sitting))
        return True

    # Describing the page

    def _build_card(self) -> TeacherCard:
        """Return the teacher's card for the reader's place: a step, an exercise or the chapter's end."""
        problem, say = self.reader.problem, self._say
        done = self.reader.progress.list_steps(self.reader.chapter)
        steps = tuple(StepName(step.key, say(f"step-{step.key}.title"), step.key in done) for step in self.lesson.steps)
        said = problem and self.course.words.format(problem)
        heading = self.course.word_heading(self.name)
        place = card.ChapterPlace(self.name, heading, self.place, steps, self.lesson.checks > 0, said)
        if self._ended:
            quiz = self.at if isinstance(self.at, Quiz) else None
            return card.build_end_card(self.course, quiz, self.reader.progress, place)
        if isinstance(self.at, Quiz):
            return card.build_quiz_card(self.course, self._telling, say, self.at, place)
        return card.build_step_card(self.course, self._telling, say, self.at, self._opened, place)

    # Without a kernel

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """Return the live page and, for places without a kernel, a fixed text and a picture of the board."""
        data = dict(super()._repr_mimebundle_(**kwargs))
        data.update(self.position.render_mimebundle(self.course.seat_players(self.position)))
        return {**data, "text/plain": repr(self)}
