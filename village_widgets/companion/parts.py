"""What the companion's page asks of a game: how a table begins, which views it has, and how its past is told."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Protocol, TypeVar

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position, Step
from village_core.kernel.saves import BadSave, Codec
from village_core.kernel.values import Choice, Refusal
from village_core.kernel.words import Words
from village_widgets.companion.shared import Incoming, Shared
from village_widgets.components.telling import Message

T = TypeVar("T", bound=Table)


class Unsettled(ValueError):
    """Settings that no table can begin with. ``problems``: each as the field it belongs to, and what is wrong, in words."""

    def __init__(self, problems: Sequence[tuple[str, str]]) -> None:
        super().__init__("; ".join(f"{field}: {said}" for field, said in problems))
        self.problems = tuple(problems)


class TableView(Protocol):
    """One view of a table as one page sees it: the whole board, a few big buttons, a form.

    Messages are whole, each under the key of its view.
    """

    @property
    def deeds(self) -> Collection[str]:
        """What the page says about it."""

    def whole(self) -> Message:
        """Everything, for a page that knows nothing yet."""

    def patch(self) -> Message:
        """What has changed since the last message."""

    def hear(self, message: Mapping[str, object], incoming: Incoming) -> Message | None:
        """Answer a deed; what changes the table is entered as ``incoming``.

        Raises what ``Shared`` raises for what can't be entered. ``view`` in an answer names the view to show, empty for the
        one that belongs to the position.
        """

    def meant(self, message: Mapping[str, object]) -> tuple[str, Message | None]:
        """What a deed was for that came too late, in words, and how to say it once more; nothing where that can't be."""


class Told(Protocol[T]):
    """One table in words."""

    def choice(self, choice: Choice, position: Position[T]) -> str:
        """A choice as on a button."""

    def bar(self, position: Position[T]) -> tuple[str, str]:
        """Where the game stands, and what is being decided: the head of the page."""

    def step(self, step: Step[T], before: Position[T]) -> Sequence[str]:
        """What happened in a step, line by line; never empty."""

    def refusal(self, refusal: Refusal, position: Position[T]) -> Message:
        """Why something can't be entered, as ``BoardView.refuse`` says it."""


class Parts(Protocol[T]):
    """A game for the companion. ``words`` say everything of it; ``folders`` are those whose ``ui-`` keys the page gets.

    ``scripts``: the folder of the package with the game's own scripts and styles; its ``companion.js`` is the page.
    """

    words: Words
    folders: Sequence[Traversable]
    scripts: str
    room: Codec[T]

    def style(self) -> str:
        """The style of everything that belongs to the game."""

    def offered(self) -> Message:
        """What the form of a new table shows."""

    def begin(self, settings: object) -> Game[T]:
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

    def apart(self, message: Mapping[str, object]) -> Message | None:
        """Answer what belongs to no table and can be said in the lobby too; nothing for any other deed."""

    def still(self, game: Game[T] | None) -> str:
        """A still picture, as SVG, of a table or of an empty one."""
