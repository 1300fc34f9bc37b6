"""What the companion's page asks of a game: how a table begins, which views it has, and how its past is told."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Protocol, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position, Step
from village_core.kernel.saves import BadSave, Codec
from village_core.kernel.values import Choice, Option, Refusal, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import CheckValues, Input, NewTable, OpenChecking
from village_widgets.companion.messages import CompanionMessage, NewTableForm
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.coach import PageCoach
from village_widgets.components.commands import Command
from village_widgets.components.messages import Message

if TYPE_CHECKING:
    from village_widgets.companion.exporting.result import Result  # what exports is itself told with ``Told``

T = TypeVar("T", bound=Table)


class TableView(Protocol):
    """One view of a table as one page sees it: the whole board, a few big buttons, a form.

    Each message tells its own part of what the page shows.
    """

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """What the page says about it."""

    def snapshot(self) -> CompanionMessage:
        """Everything, for a page that knows nothing yet."""

    def patch(self) -> CompanionMessage:
        """What has changed since the last message."""

    def handle(self, command: Command, sent: Incoming) -> Message | None:
        """Do one of ``commands``; what changes the table is entered as ``sent``.

        Raises what ``Shared`` raises for what can't be entered. ``view`` in an answer names the view to show, empty for the
        one that belongs to the position.
        """

    def meant(self, command: Command) -> tuple[str, Input | None]:
        """What an input was for that came too late, in words, and how to say it once more; nothing where that can't be."""


class Told(Protocol[T]):
    """One table in words."""

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""

    def option(self, option: Option, position: Position[T]) -> str:
        """A decision in one sentence: the choice, and what is paid for it."""

    def heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Under what a choice is looked for among many: whose it is, if anybody's, and its kind in words, which may be empty."""

    def bar(self, position: Position[T]) -> tuple[str, str]:
        """Where the game stands, and what is being decided: the head of the page."""

    def step(self, step: Step[T], before: Position[T]) -> Sequence[str]:
        """What happened in a step, line by line; never empty."""

    def refusal(self, refusal: Refusal, position: Position[T]) -> Message:
        """Why something can't be entered, as ``BoardView.refuse`` says it."""


class Parts(Protocol[T]):
    """A game for the companion. ``words`` say everything of it; ``folders`` are those whose ``ui-`` keys the page gets.

    ``scripts``: the folder with the game's own scripts and styles; its ``companion.js`` is the page.
    """

    words: Words
    folders: Sequence[Traversable]
    scripts: Traversable
    codec: Codec[T]

    @property
    def title(self) -> str:
        """What people call the game."""

    def style(self) -> str:
        """The style of everything that belongs to the game."""

    def offered(self) -> NewTableForm:
        """What the form of a new table shows."""

    def begin(self, asked: NewTable) -> Game[T]:
        """The game that a form asks for, as it begins. Raises ``Unsettled``."""

    def told(self, game: Game[T]) -> Told[T]:
        """The table in words; names are short and harmless there."""

    def seated(self, game: Game[T]) -> Sequence[Player]:
        """Who sits at the table, by seat, with names that can be shown: short and without control characters."""

    def problem(self, error: BadSave) -> str:
        """What is wrong with a file or a link, in words."""

    def base(self, position: Position[T]) -> str:
        """The view that belongs to a position."""

    def views(self, shared: Shared[T]) -> Mapping[str, TableView]:
        """The views of a table, by the key of their messages."""

    def ask(self, coach: PageCoach, shared: Shared[T]) -> Message | None:
        """Ask a page's coach about the position of a table, as it looks to the page: its first answer, or why there is none."""

    def check(self, command: OpenChecking | CheckValues) -> CompanionMessage:
        """Answer the check of an owner's copy of the game, which needs no table."""

    def result(self, shared: Shared[T]) -> Result:
        """The game at a table as other programs and paper know it."""

    def still(self, game: Game[T] | None) -> str:
        """A still picture, as SVG, of a table or of an empty one."""
