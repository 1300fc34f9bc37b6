"""The play page: settings of a new game, the table, and the charts. For any of the games."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from ipywidgets import VBox
from msgspec import UNSET

from village_core.games import game_named, listed, reading
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.narration import problem
from village_core.games.owning import read_for
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave
from village_core.kernel.values import Option
from village_core.kernel.words import ENGLISH, Words
from village_core.players.levels import programs
from village_widgets.components.coach import PageCoach, question
from village_widgets.components.commands import (
    AskCoach,
    BeginGame,
    ChangeHabits,
    Driving,
    Habits,
    Hello,
    Hurry,
    LeaveCoach,
    Load,
    Pause,
    PlayCommand,
    Redo,
    Rescue,
    Run,
    Settings,
    ShowCharts,
    ToTheEnd,
    Uncover,
    Undo,
    UseNumbers,
)
from village_widgets.components.messages import Message, PlayMessage, Problem, Unloaded, UsedCopy, undrawn
from village_widgets.components.screen import Screen, style
from village_widgets.components.table import BoardView
from village_widgets.games import shown_game
from village_widgets.games.shown import ShownGame
from village_widgets.play.settings import Unsettled, begin, offered, rulings_of
from village_widgets.session import Session
from village_widgets.start import named
from village_widgets.words import shown

if TYPE_CHECKING:
    from village_widgets.components.charts import Charts

T = TypeVar("T", bound=GameTable)

PAUSE: Final = 0.25
"""Seconds between two moves when programs play all seats."""
STRIDE: Final = 20
"""Per cent of its thinking after which a program is said to have come further."""
log = logging.getLogger(__name__)


class Play(VBox, Generic[T]):
    """Settings, then the table, and charts below it once somebody asks for them. ``session`` is the running game, if any.

    ``game`` is the game that the settings are of; a save of another game turns the page to that one. ``below`` is the box for the
    charts. ``commands`` is the type of what the page may say.
    """

    commands: ClassVar[object] = PlayCommand

    def __init__(self, game: str = "", language: str = ENGLISH) -> None:
        self.language = language
        self.game: BoardGame[T, PrintedEdition]
        self.words: Words
        self.session: Session[T] | None = None
        self._shown: ShownGame[T]
        self._table: BoardView[T] | None = None
        self._numbers = ""  # the text of an owner's file that can be used
        self._rescued: Session[T] | None = None
        self._running: asyncio.Task[None] | None = None
        self._best: Option | None = None  # of a program that thinks, so far
        self._charts: Charts[T] | None = None
        self._habits = Habits()
        self._turn_to(game or next(iter(listed())))
        self.screen = Screen(style(self._shown.css()), self.words, self.commands, self.obey)
        self._coach = PageCoach(lambda told: self.screen.say(told))
        self.below = VBox()
        super().__init__([self.screen, self.below])
        self.add_class("vc-page")
        self.screen.foretell(self._hello())

    def __repr__(self) -> str:
        return "Play()"

    def hear(self, said: object) -> Message | None:
        """Answer what the page said, as it came."""
        return self.screen.hear(said)

    def obey(self, command: PlayCommand) -> Message | None:
        """Do what the page says; what changes the game is answered by what has changed."""
        match command:
            case Hello(step=fragment, habits=habits, told=told):
                self._settle(habits)
                if self._table is None and (game := named(fragment)):
                    self._change_to(game)
                    if told:
                        return PlayMessage(settings=offered(self.game, self.words))
                return None if told else self._hello()
            case ChangeHabits(habits):
                self._settle(habits)
                return None
            case BeginGame(settings):
                return self._begin(settings)
            case UseNumbers(text):
                return self._read_copy(text)
            case Load(text):
                return self._load(text)
            case Rescue():
                self._rescue()
                return None
        if self._table is None or self.session is None:
            return self._hello()
        if isinstance(command, Driving):
            return self._drive(self.session, command)
        match command:
            case Uncover():
                return self._table.uncover()
            case AskCoach():
                return self._ask_coach(self.session, self._table)
            case LeaveCoach():
                self._coach.stop()
                return None
        return self._table.obey(command)

    # Before a game: the settings, an owner's own numbers, a saved game

    def _hello(self) -> PlayMessage:
        """All that a page needs that has just been opened."""
        table = UNSET if self._table is None else self._table.whole()
        return PlayMessage(words=shown(self.words), settings=offered(self.game, self.words), table=table)

    def _begin(self, asked: Settings) -> Message | None:
        try:
            copy = read_for(self.game.editions, self._numbers, len(asked.players)) if self._numbers else None
            session = begin(self.game, asked, copy, self.words, _looping())
        except Unsettled as unsettled:
            return PlayMessage(problems=tuple(Problem(field, said) for field, said in unsettled.problems))
        except BadSettings as error:
            return _miscopied(problem(self.words, error))
        self._play(session)
        return None

    def _read_copy(self, text: str) -> Message:
        self._numbers = ""
        if len(text) > reading.LONGEST_COPY:
            return _miscopied(self.words.say("problem-file-large"))
        if not text:
            return PlayMessage(copy=None)
        try:
            copy = self.game.editions.read(text)
        except BadSettings as error:
            return _miscopied(problem(self.words, error))
        self._numbers = text
        edition = self.game.editions.of(copy)
        said = self.words.say("copy-used", count=len(copy.corrections), edition=edition.name)
        return PlayMessage(copy=UsedCopy(copy.edition, said, rulings_of(self.game, edition)))

    def _load(self, text: str) -> Message | None:
        self._rescued = None
        try:
            session = self._resumed(reading.read(text))
        except BadSave as error:
            self._rescued = self._resumable(error.rescued)
            rescued = self.words.say("rescued", count=len(self._rescued.game.steps)) if self._rescued else ""
            return PlayMessage(unloaded=Unloaded(problem(self.words, error), rescued))
        except ValueError:
            return PlayMessage(unloaded=Unloaded(self.words.say("problem-plays"), ""))
        self._play(session)
        return None

    def _rescue(self) -> None:
        """Go on with what could be read of a broken game."""
        if self._rescued is not None:
            self._play(self._rescued)
        self._rescued = None

    def _resumable(self, rescued: object) -> Session[T] | None:
        """What could be read of a broken game, if it is one that can be played on here."""
        try:
            return self._resumed(rescued) if isinstance(rescued, Game) else None
        except ValueError:
            return None

    def _resumed(self, game: Game[T]) -> Session[T]:
        """A game that was begun elsewhere, to be played on. Raises ``ValueError`` where somebody unknown plays."""
        played: BoardGame[T, PrintedEdition] = game_named(game.start.game)
        return Session(game, "", programs(played))

    # The game

    def _turn_to(self, name: str) -> None:
        """Let the page be of another game: its words, its settings, its pictures. Raises ``BadSave`` for one that isn't here."""
        self.game, self._shown = game_named(name), shown_game(name)
        self.words = self._shown.words(self.language)
        self._numbers = ""

    def _change_to(self, name: str) -> None:
        """The same for a page that is there already."""
        self._turn_to(name)
        self.screen.restyle(style(self._shown.css()))

    def _play(self, session: Session[T]) -> None:
        """Put a session on the table; the one before is left as it stands."""
        self._stop()
        self._coach.stop()
        if session.position.game != self.game.name:
            self._change_to(session.position.game)
            self.screen.say(PlayMessage(settings=offered(self.game, self.words)))
        telling = self._shown.telling(session.game.players, session.position, self.words)
        version = 0 if self._table is None else self._table.version  # goes on: no click on the game before counts in this one
        self.session, self._table = session, BoardView(session, telling, version=version)
        self._table.coached = True
        self._apply(session, self._table)
        session.watch(self._changed)
        self._show_charts(False)
        self.screen.say(PlayMessage(table=self._table.whole()))
        if session.moving:
            self._start()

    def _settle(self, habits: Habits) -> None:
        """Play as somebody likes to, from now on."""
        self._habits = habits
        if self.session is None or self._table is None:
            return
        covered = self._table.covered
        self._apply(self.session, self._table)
        if covered is not self._table.covered:
            self._changed()

    def _apply(self, session: Session[T], table: BoardView[T]) -> None:
        """Let a session and its table go by the habits; an only answer that waits is given."""
        session.forced, table.habits = self._habits.forced, self._habits
        session.unhurried = _looping()
        if session.people and not session.moving:
            session.go_on()

    def _drive(self, session: Session[T], command: Driving) -> Message | None:
        """Whatever moves the game without a choice, and the charts."""
        match command:
            case Undo():
                self._stop()
                session.undo()
            case Redo():
                self._stop()
                session.redo()
            case Pause():
                self._stop()
            case Run():
                self._start()
            case Hurry():
                self._hurry(session)
            case ToTheEnd():
                self._stop()
                while session.moving and not session.thinks:
                    session.go_on()
                if session.moving:
                    self._start(hurried=True)
            case ShowCharts():
                try:
                    self._show_charts(self._charts is None)
                except ModuleNotFoundError:
                    return undrawn(self.words.say("ui-charts"), self.words.say("charts-elsewhere"))
                return PlayMessage(charts=self._charts is not None)
        return None

    def _ask_coach(self, session: Session[T], table: BoardView[T]) -> Message | None:
        """What the coach says to whoever decides here; it looks on until somebody moves."""
        if not table.answering:
            return None
        seed = f"coach {len(session.game.steps)}"
        return self._coach.ask(question(self.game, table.telling, session.position, table.viewer, seed))

    def _changed(self) -> None:
        self._coach.stop()
        if self._table is not None:
            self.screen.say(PlayMessage(table=self._table.patch()))
        if self._charts is not None:
            self._draw_charts()
        if self.session is not None and self.session.thinks and self._running is None:
            self._start()

    def _start(self, hurried: bool = False) -> None:
        """Let programs think, and move at a pace that can be watched; where no loop runs, nothing moves by itself."""
        self._stop()
        if _looping():
            self._running = asyncio.get_running_loop().create_task(self._run(hurried))
        else:
            log.info("no event loop: the game waits")

    def _stop(self) -> None:
        """Let programs move no further by themselves, and say so where they did."""
        if self._running is not None:
            self._running.cancel()
            self.screen.say(PlayMessage(running=False))
        self._running = self._best = None

    def _hurry(self, session: Session[T]) -> None:
        """Let the program that thinks decide by what it has found so far."""
        best = self._best
        self._stop()
        if best is not None:
            session.decide(best)
            if session.moving and self._running is None:
                self._start()

    async def _run(self, hurried: bool) -> None:
        session = self.session
        self.screen.say(PlayMessage(running=True))
        while session is not None and session.moving:
            if session.thinks:
                await self._think(session)
            else:
                session.go_on(1)
            await asyncio.sleep(0 if session.people or hurried else PAUSE)
        self._running = None
        self.screen.say(PlayMessage(running=False))

    async def _think(self, session: Session[T]) -> None:
        """Let a program think a little at a time, and whatever the page says be heard in between; then it decides."""
        told = -STRIDE
        for done, best in session.think():
            self._best = best
            if (percent := round(100 * done)) >= told + STRIDE:
                told = percent
                self.screen.say(PlayMessage(thinking=percent))
            await asyncio.sleep(0)
        self._best = None

    # Charts

    def _show_charts(self, wanted: bool) -> None:
        if not wanted:
            self._charts = None
            self.below.children = ()
            return
        from village_widgets.components.charts import Charts  # only now: charts are slow to import

        if self.session is None or self._table is None:
            return
        self._charts = Charts(self._table.telling, self.session.game.players, self.words, self._shown.inks)
        self._draw_charts()
        self.below.children = (self._charts.box,)

    def _draw_charts(self) -> None:
        if self.session is not None and self._charts is not None:
            self._charts.draw(self.session.game)

    # Where no kernel runs

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """The live page, and for places without a kernel a still picture of the table with a stable text."""
        data = dict(super()._repr_mimebundle_(**kwargs))
        if self.session is None:
            data.update(self.game.new_game(EditionSettings(self.game.editions[0]), 2).represented())
        else:
            data.update(self.session.position.represented(self.session.game.players))
        return {**data, "text/plain": repr(self)}


def _miscopied(said: str) -> PlayMessage:
    """What is wrong with an owner's numbers."""
    return PlayMessage(problems=(Problem("copy", said),))


def _looping() -> bool:
    """Whether something can go on by itself here."""
    try:
        asyncio.get_running_loop()
    except RuntimeError:
        return False
    return True


def play(game: str = "", language: str = ENGLISH) -> Play[GameTable]:
    """The page on which a whole game can be played: settings first, then the table. Without a name it is the first game."""
    return Play(game, language)
