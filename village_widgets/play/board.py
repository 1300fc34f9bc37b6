"""A live board for any notebook: ``Board(position)`` or ``Board(game)``."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import takewhile
from typing import Generic, TypeVar

from ipywidgets import VBox
from msgspec.structs import replace
from traitlets import Instance, Int

from village_core.games import find_game
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.problems import UnknownName
from village_core.kernel.game import Game
from village_core.kernel.position import Position, Step
from village_core.kernel.values import Choice, Option, Seat
from village_core.kernel.words import Words
from village_core.players.levels import build_programs
from village_core.players.looking import Program
from village_widgets.components.commands import Hello, PlayCommand, TableCommand
from village_widgets.components.messages import BoardState, Message, PlayMessage
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.screen import Screen, build_style, pack
from village_widgets.components.session import PERSON, Session
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame
from village_widgets.games.stills import seat_players
from village_widgets.words import format_shown, load_words

T = TypeVar("T", bound=GameTable)


class ViewedSession(Session[T]):
    """A session whose hidden pieces are face up for the seat ``seen``, if that is set."""

    def __init__(self, game: Game[T], seed: str, programs: Mapping[str, Program[T]], seen: Seat | None) -> None:
        super().__init__(game, seed, programs)
        self.seen = seen

    @property
    def viewer(self) -> Seat | None:
        """The seat from which the board is seen: the chosen one, else the only person's, else the deciding person's, if any."""
        return super().viewer if self.seen is None else self.seen


class NotebookView(PlayedBoard[T]):
    """The board as all its pages see it: only moves change the version, so a page that opens disturbs no other."""

    def snapshot(self) -> BoardState:
        """Return the whole board, and stay at the version of the pages that are up to date."""
        version = self.version
        whole = replace(super().snapshot(), v=version)
        self.version = version
        return whole


class BoardScreen(Screen[PlayCommand]):
    """The screen of a board in a notebook: its state holds the board as ``describe`` returns it when the state is sent or saved.

    A page draws that at once; where no kernel answers, it is a still.
    """

    _version = Int().tag(sync=True)

    def __init__(
        self, css: str, words: Words, handle: Callable[[PlayCommand], Message | None], describe: Callable[[], BoardState]
    ) -> None:
        self._describe = describe
        super().__init__(css, words, PlayCommand, handle, lambda: self.build_whole(describe()))

    def build_whole(self, table: BoardState) -> PlayMessage:
        """Build the message for a page that knows nothing yet."""
        return PlayMessage(words=format_shown(self._words), keeps="", table=table)

    def _show_again(self) -> None:
        super()._show_again()
        self.send_state("_told")  # a notebook is saved with it

    def get_state(self, *names: object, **more: object) -> dict[str, object]:
        """Return the state, or only the traits that are named. The board is described now, and comes with its version."""
        state: dict[str, object] = super().get_state(*names, **more)
        if "_told" in state:
            table = self._describe()
            state.update(_told=pack(self.build_whole(table)), _version=table.v)
        return state


class Board(VBox, Generic[T]):
    """A board of any game, to be played on in any notebook.

    ``shown`` is a position or a game. Chance draws from ``seed``; every seat is yours unless the game names a program for it.
    ``viewer`` is the seat whose hidden pieces are face up, by default the only person's, or that of the person who decides;
    ``size`` is the width of the board in pixels, at most the width of the page, which 0 stands for. Raises ``TypeError`` for
    anything else to show, and ``UnknownName`` for a viewer without a seat.

    ``position`` is the current position and ``game`` the game that led to it. ``step`` is the last decision with its events:
    ``board.observe(callback, "step")`` calls back after every move. ``play``, ``undo`` and ``redo`` move from Python.
    """

    step = Instance(Step, allow_none=True, help="the last decision, with what happened")

    def __init__(self, shown: Position[T] | Game[T], viewer: Seat | None = None, size: int = 0, seed: str = "") -> None:
        if not isinstance(shown, Position | Game):
            raise TypeError(load_words().format("showing-nothing"))
        game = shown if isinstance(shown, Game) else Game(seat_players(shown), shown)
        rules: BoardGame[T, PrintedEdition] = find_game(game.start.game)
        if viewer is not None and viewer not in game.position.table.seats:
            raise UnknownName("unknown-seat", viewer, game.position.table.seats)
        drawn: ShownGame[T] = find_screen(game.start.game)
        self.session: ViewedSession[T] = ViewedSession(game, seed, build_programs(rules), viewer)
        self.session.go_on()
        self.words = drawn.load_words()
        self._view = NotebookView(self.session, drawn.build_telling(game.players, game.position, self.words), version=1)
        self._view.copied = False
        self._visited = False  # whether a page has asked for the board
        self.screen = BoardScreen(build_style(drawn.build_css()), self.words, self.handle, self._view.snapshot)
        super().__init__([self.screen])
        self.add_class("vc-page")
        if size:
            self.layout.width, self.layout.max_width = f"{size}px", "100%"
        self._told = self.game.steps
        self.session.watch(self._follow_game)

    def __repr__(self) -> str:
        people = sum(player.plays == PERSON for player in self.game.players)
        return f"Board({self.position.game}, {people} to play)"

    @property
    def game(self) -> Game[T]:
        """The game with all its steps."""
        return self.session.game

    @property
    def position(self) -> Position[T]:
        """The current position."""
        return self.session.position

    def play(self, option: Option | Choice) -> None:
        """Make a move; a choice alone is paid with the fewest jokers. Raises ``Illegal``, which prints as its sentence."""
        self.session.choose(self.position.play(option).option)

    def undo(self) -> None:
        """Take back the last decision of a person and all after it; without people at the table, one decision."""
        self.session.undo()

    def redo(self) -> None:
        """Go forward to the next decision of a person; without people at the table, by one decision.

        If people play and no undone decision is left, the game goes on by itself from there.
        """
        self.session.redo()

    def handle(self, command: PlayCommand) -> Message | None:
        """Carry out a command about the table and return the answer, None if there is none or for a command of another kind.

        A page that opens gets the whole board, or an empty message if it shows the present version already.
        """
        if isinstance(command, Hello):
            self._visited = True
            current = command.told and command.last.v == self._view.version
            return Message() if current else self.screen.build_whole(self._view.snapshot())
        return self._view.handle(command) if isinstance(command, TableCommand) else None

    def _follow_game(self) -> None:
        change = self._view.patch()
        if self._visited:
            self.screen.post(Message(table=change))
        self.screen.send_state("_told")  # a notebook is saved with it
        self._tell(self.game.steps)

    def _tell(self, steps: tuple[Step[T], ...]) -> None:
        """Pass each new step to observers, in order; after an undo, the current step, None at the start.

        If an observer moves, the steps after that are passed on with its move.
        """
        same = sum(1 for _ in takewhile(lambda pair: pair[0] is pair[1], zip(self._told, steps, strict=False)))
        self._told = steps[:same]
        if same == len(steps):
            self.step = steps[-1] if steps else None
        for at in range(same, len(steps)):
            if self.game.steps is not steps:
                return  # an observer has moved: the rest was told before that move
            self._told = steps[: at + 1]
            self.step = steps[at]

    def _repr_mimebundle_(self, **kwargs: object) -> dict[str, str]:
        """Return the live board and, for places without a kernel, its picture and its text."""
        data = dict(super()._repr_mimebundle_(**kwargs))
        return {**data, **self.position.render_mimebundle(self.game.players)}
