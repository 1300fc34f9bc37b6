"""The play page for any game: settings of a new game, the table, what-if lines and the charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar, Generic, TypeVar

from ipywidgets import VBox
from msgspec import UNSET
from msgspec.structs import replace

from village_core.games import find_game, list_games, reading
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.problems import describe_problem
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.words import Words
from village_core.players.apart import expect
from village_core.players.levels import GOOD, LEVELS, STRONG, build_programs
from village_widgets.components import commands as sent
from village_widgets.components.begun import BegunGame, LoadFailure
from village_widgets.components.coach import PageCoach
from village_widgets.components.inks import paint_games, paint_settings
from village_widgets.components.messages import Message, PlayMessage, build_refusal
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.screen import Screen, build_style
from village_widgets.components.session import Session
from village_widgets.games import list_inks
from village_widgets.games.shown import ShownGame
from village_widgets.play.charting import Charting
from village_widgets.play.consulting import consult
from village_widgets.play.lines import GameLines
from village_widgets.play.offering import Offering
from village_widgets.play.pacing import Pacing, has_running_loop
from village_widgets.play.start import PLAYS, find_named_game
from village_widgets.play.yourgames import describe_begun, describe_kept, name_game
from village_widgets.words import format_shown

T = TypeVar("T", bound=GameTable)


class Play(VBox, Generic[T]):
    """Settings, then the table, with charts below it on request.

    ``session`` is the session on the table, if there is one: the running game, or one of its what-if ``lines``. ``game`` is the
    kind of game on the table, or the one that is offered while there is no table; a save of another turns the page to that one.
    ``below`` is the box for the charts, ``pacing`` moves programs. ``commands`` is the type of the page's commands. ``keeps``
    names where the page keeps its games.
    """

    commands: ClassVar[object] = sent.PlayCommand
    keeps = "game"

    def __init__(self, game: str = "") -> None:
        self.game: BoardGame[T, PrintedEdition]
        self.words: Words
        self.session: Session[T] | None = None
        self.lines: GameLines[T] | None = None
        self.kept = ""  # the name under which the page keeps the game
        self.charting: Charting[T] = Charting()
        self._ahead: Session[T] | None = None  # a game that programs finish in the background
        self._unwatch: Callable[[], None] = lambda: None
        self._shown: ShownGame[T]
        self._offering: Offering[T]
        self._table: PlayedBoard[T] | None = None
        self._rescued: Session[T] | None = None
        self._habits = sent.Habits()
        self._turn_to(game or next(iter(list_games())))
        self.screen = Screen(self._build_style(), self.words, self.commands, self.handle, self._build_whole)
        self._coach = PageCoach(lambda told: self.screen.post(told))
        self.pacing: Pacing[T] = Pacing(lambda told: self.screen.post(told))
        self.below = self.charting.box
        super().__init__([self.screen, self.below])
        self.add_class("vc-page")
        self.screen.foretell(self._build_first_message(), f"{PLAYS}{self.game.name}")

    def __repr__(self) -> str:
        return "Play()"

    def receive(self, said: object) -> Message | None:
        """Answer a message of the page, plain JSON values; None if nothing is to be said."""
        return self.screen.receive(said)

    def handle(self, command: sent.PlayCommand) -> Message | None:
        """Carry out a command and return the answer; None if there is none, or only the table changes: its watcher reports that.

        Commands that need a game are answered with the first message if none is on the table.
        """
        match command:
            case sent.Hello(step=fragment, habits=habits, told=told):
                self._settle(habits)
                if self._table is None and (game := find_named_game(fragment)):
                    self._change_to(game)
                return None if told else self._build_first_message()
            case sent.ChangeHabits(habits):
                self._settle(habits)
                return None
            case sent.TurnTo(name):
                return self._turn_settings(name) if name in list_games() else None
            case sent.BeginGame(settings):
                return self._begin(settings)
            case sent.UseNumbers(text):
                return self._offering.read_copy(text)
            case sent.Load() | sent.Rescue() | sent.Describe():
                return self._read(command)
        if self._table is None or self.session is None or self.lines is None:
            return self._build_first_message()
        if isinstance(command, sent.Imagining):
            return self._imagine(self.lines, command)
        if isinstance(command, sent.Driving):
            return self._drive(self.lines, self._table, command)
        if isinstance(command, sent.Consulting):
            return consult(self._coach, command, self.game, self.session, self._table)
        if isinstance(command, sent.Uncover):
            return self._table.uncover()
        return self._table.handle(command)

    # Before a game: settings, an owner's numbers, a saved game

    def _build_first_message(self) -> PlayMessage:
        """Build the first message to a page: the settings, the words, and if a game is on the table, the table and its lines."""
        table = UNSET if self._table is None else self._table.snapshot()
        lines = UNSET if self.lines is None else self.lines.render(self.words)
        message = replace(self._offering.build_message(), words=format_shown(self.words), table=table, lines=lines)
        return message if self.session is None else replace(message, begun=self._describe_begun(self.session))

    def _build_whole(self) -> PlayMessage:
        """Build the message with all that the page shows, in the language spoken by now, and draw its charts again."""
        if self.lines is not None and self._table is not None and self.charting.charts is not None:
            self.charting.show(self.lines, self._table.telling, self.words, self._shown)
        finishing = UNSET if self._ahead is None else self._describe_finishing(self._ahead)
        whole = replace(self._build_first_message(), copy=self._offering.describe_copy() or UNSET, finishing=finishing)
        return whole.join(self._coach.tell_again())

    def _describe_begun(self, session: Session[T]) -> BegunGame:
        return describe_begun(self.kept, session.game, self.words)

    def _turn_settings(self, name: str) -> PlayMessage:
        """Offer another game: a page without a table turns to it; else the table stays, and the form gets that game's colours."""
        if self._table is None:
            self._change_to(name)
        else:
            self._offering = Offering(name)
            self.screen.restyle(self._build_style(paint_settings(self._offering.shown.inks)))
        return self._offering.build_message()

    def _begin(self, asked: sent.Settings) -> Message | None:
        begun = self._offering.begin(asked, has_running_loop())
        if isinstance(begun, PlayMessage):
            return begun
        self._play(begun)
        return None

    def _read(self, command: sent.Load | sent.Rescue | sent.Describe) -> Message | None:
        """Carry out a command about a game in a file or in the browser, and return the answer; None if only the table changes."""
        match command:
            case sent.Load():
                return self._load(command)
            case sent.Describe():
                return PlayMessage(described=describe_kept(command))
        self._rescue()
        return None

    def _load(self, asked: sent.Load) -> Message | None:
        self._rescued = None
        try:
            session = self._resume(reading.read(asked.text), asked.seed)
        except BadSave as error:
            self._rescued = self._resume_rescued(error.rescued)
            rescued = self.words.format("rescued", count=len(self._rescued.game.steps)) if self._rescued else ""
            return PlayMessage(unloaded=LoadFailure(describe_problem(self.words, error), rescued))
        except ValueError:
            return PlayMessage(unloaded=LoadFailure(self.words.format("problem-plays"), ""))
        self._play(session, asked.lines, asked.game)
        return PlayMessage(unsealed=self.words.format("save-unsealed")) if reading.is_unsealed(asked.text) else None

    def _rescue(self) -> None:
        """Continue with the readable part of a broken game, if the last one that was loaded had one."""
        if self._rescued is not None:
            self._play(self._rescued)
        self._rescued = None

    def _resume_rescued(self, rescued: object) -> Session[T] | None:
        """Return the session of the readable part of a broken game; None if it can't be continued here."""
        try:
            return self._resume(rescued) if isinstance(rescued, Game) else None
        except ValueError:
            return None

    def _resume(self, game: Game[T], seed: str = "") -> Session[T]:
        """Return the session of a game from elsewhere. Raises ``ValueError`` for an unknown player program."""
        played: BoardGame[T, PrintedEdition] = find_game(game.start.game)
        return Session(game, seed, build_programs(played), unhurried=has_running_loop())

    # The game

    def _build_style(self, *more: str) -> str:
        """Build the page's style: that of the game on the table, and the colours of all games' players for the list of games."""
        return build_style(self._shown.build_css(), paint_games(list_inks()), *more)

    def _turn_to(self, name: str) -> None:
        """Turn the page to a game: its words, its settings, its pictures. Raises ``BadSave`` for an unknown one."""
        self._offering = Offering(name)
        self.game, self._shown, self.words = self._offering.game, self._offering.shown, self._offering.words

    def _change_to(self, name: str) -> None:
        """Turn an open page to a game, and give it that game's style."""
        self._turn_to(name)
        self.screen.restyle(self._build_style())

    def _play(self, session: Session[T], lines: Sequence[sent.KeptLine] = (), kept: str = "") -> None:
        """Put another game on the table, with its what-if lines, and tell the page; the last game stays as it is.

        Charts are put away, a page of another game is turned to this one, and programs begin to move. ``kept`` is the name under
        which the page has kept the game, if it has.
        """
        self.kept = kept or name_game(self.keeps)
        if {session.position.game} != {self.game.name, self._offering.game.name}:
            self._change_to(session.position.game)
            self.screen.post(self._offering.build_message())
        self.charting.put_away()
        self.lines = GameLines(session, self.game)
        self.lines.restore(lines)
        self._show_session(self.lines)
        if session.moving and self.pacing.task is None:
            self.pacing.start(session)

    def _show_session(self, lines: GameLines[T]) -> None:
        """Put a game or its open line on the table, tell the page, and let programs go on if people play.

        What ran before stops: programs, the coach, and the watch over the session on the table.
        """
        self._stop()
        self._coach.stop()
        self._unwatch()
        session = lines.session
        telling = self._shown.build_telling(session.game.players, session.position, self.words)
        version = 0 if self._table is None else self._table.version  # counts on: late clicks on the former game are void
        self.session, self._table = session, PlayedBoard(session, telling, version=version)
        self._table.coached = ("coach", "costly")
        self._apply(session, self._table)
        if any(player.plays == STRONG for player in session.game.players):
            expect()
        self._unwatch = session.watch(self._follow_game)
        charts = UNSET if self.charting.charts else False
        begun = self._describe_begun(lines.own)
        self.screen.post(PlayMessage(begun=begun, lines=lines.render(self.words), charts=charts, table=self._table.snapshot()))
        self.charting.draw(lines)
        if session.people and session.moving:
            self.pacing.start(session)

    def _settle(self, habits: sent.Habits) -> None:
        """Play by the reader's habits from now on, and tell the page what that changes on its table."""
        self._habits = habits
        if self.session is None or self._table is None:
            return
        before = self._table.covered, self._table.soon
        self._apply(self.session, self._table)
        if before != (self._table.covered, self._table.soon):
            self._follow_game()

    def _apply(self, session: Session[T], table: PlayedBoard[T]) -> None:
        """Apply the habits to a session and its table."""
        session.forced, table.habits = self._habits.forced, self._habits

    def _drive(self, lines: GameLines[T], table: PlayedBoard[T], command: sent.Driving) -> Message | None:
        """Carry out a command that moves the game without a choice, or shows or hides the charts; return the answer, if any."""
        session = lines.session
        match command:
            case sent.Undo():
                self._stop()
                session.undo()
            case sent.Redo():
                self._stop()
                session.redo()
            case sent.Pause():
                self._stop()
            case sent.Run():
                self.pacing.start(session)
            case sent.Hurry():
                self.pacing.hurry()
            case sent.ToTheEnd():
                self._stop()
                while session.moving and not session.thinks:
                    session.go_on()
                if session.moving:
                    self.pacing.start(session, hurried=True)
            case sent.ShowCharts():
                return self._show_charts(lines, table)
        return None

    def _show_charts(self, lines: GameLines[T], table: PlayedBoard[T]) -> Message:
        """Show the charts, or hide them if they are shown; return the message that says which."""
        if self.charting.charts is None:
            self.charting.show(lines, table.telling, self.words, self._shown)
        else:
            self.charting.put_away()
        return PlayMessage(charts=self.charting.charts is not None)

    def _follow_game(self) -> None:
        self._coach.stop()
        if self._ahead is not None:  # the player decided first: drop the moves of programs
            self._ahead = None
            self._stop()
            self.screen.post(PlayMessage(finishing=""))
        if self._table is not None and self.lines is not None:
            self.screen.post(PlayMessage(table=self._table.patch()))
            self.charting.draw(self.lines)
        if self.session is not None and self.session.thinks and self.pacing.task is None:
            self.pacing.start(self.session)

    def _stop(self) -> None:
        """Stop the programs; a line that they play to its end stays as far as they came."""
        self.pacing.stop()
        self._show_finished()

    # What-if lines

    def _imagine(self, lines: GameLines[T], command: sent.Imagining) -> Message | None:
        """Stop the programs and carry out a command about what-if lines; return a refusal if no further line fits, else None.

        A line that can't begin or doesn't exist changes nothing.
        """
        self._stop()
        match command:
            case sent.BranchOff() if lines.full:
                return build_refusal(self.words.format("ui-what-if"), self.words.format("what-if-full", count=len(lines.others)))
            case sent.BranchOff(step) if lines.branch(step):
                self._show_session(lines)
            case sent.OpenLine(name) if lines.turn_to(name):
                self._show_session(lines)
            case sent.ForgetLine(name) if lines.forget(name):
                self._show_session(lines)
            case sent.FinishLine(level):
                self._finish(lines, level if level in LEVELS else GOOD)
        return None

    def _finish(self, lines: GameLines[T], level: str) -> None:
        """Let programs, of ``level`` for people, play the open what-if line to its end, out of sight; without one do nothing."""
        if lines.open is None:
            return
        self._ahead = ahead = lines.prepare_ahead(level, has_running_loop())
        ahead.watch(lambda: self._report_finishing(ahead))
        self._report_finishing(ahead)
        self.pacing.start(ahead, hurried=True)
        if not has_running_loop():
            while ahead.moving:
                ahead.go_on()

    def _report_finishing(self, ahead: Session[T]) -> None:
        """Tell the page how far programs have played the line ``ahead``, unless another is played by now; at its end show it."""
        if self._ahead is ahead:
            self.screen.post(PlayMessage(finishing=self._describe_finishing(ahead)))
            if ahead.position.over:
                self._show_finished()

    def _describe_finishing(self, ahead: Session[T]) -> str:
        return self.words.format("what-if-finishing", round=ahead.position.table.round)

    def _show_finished(self) -> None:
        """Show the line on the table as far as programs have played it; nothing if they play none to its end."""
        ahead, self._ahead = self._ahead, None
        if ahead is None or self._table is None or self.lines is None:
            return
        session = self.lines.session
        self._coach.stop()
        session.game = replace(ahead.game, players=session.game.players)
        self.screen.post(PlayMessage(finishing="", table=self._table.snapshot()))
        self.charting.draw(self.lines)

    # Without a kernel

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """Return the live page and, for places without a kernel, a fixed text and a picture of the table or of an empty board."""
        data = dict(super()._repr_mimebundle_(**kwargs))
        if self.session is None:
            data.update(self.game.begin_unplayed().render_mimebundle())
        else:
            data.update(self.session.position.render_mimebundle(self.session.game.players))
        return {**data, "text/plain": repr(self)}


def play(game: str = "") -> Play[GameTable]:
    """Open the page for whole games: settings first, then the table. The default is the first game.

    Raises ``BadSave`` for a name that is no game's.
    """
    return Play(game)
