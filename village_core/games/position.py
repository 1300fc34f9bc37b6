"""A position of a printed game: it shows itself in notebooks, and words its refusals."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, TypeVar

from village_core.games.editions import PrintedEdition
from village_core.games.narration import Narrator, load_words
from village_core.games.opening import PrintedTable
from village_core.games.tabulating import render_options
from village_core.kernel.frames import Frame
from village_core.kernel.picture import name_seat_letter
from village_core.kernel.position import Position, Step
from village_core.kernel.values import CHANCE, Choice, Option, Player, Refusal

T = TypeVar("T", bound=PrintedTable)
DEEPEST: Final = 99
"""Most frames on an agenda."""
WIDGETS: Final = "village_widgets"
"""The package that draws, if it is installed."""


class PrintedPosition(Position[T], frozen=True, dict=True):
    """A position of a printed game, which prints as its text picture. The package of its class holds the game as ``GAME``."""

    def describe_refusal(self, refusal: Refusal) -> str:
        """Describe a refusal: the rules with the numbers of the copy on the table, and what is lacking."""
        return self._find_narrator(self.table).describe_refusal(refusal)

    def describe_step(self, step: Step[T]) -> str:
        """Describe the events of a step and the decision that follows, one sentence a line."""
        narrator = self._find_narrator(self.table)
        said = (*map(narrator.describe_event, step.events), narrator.describe_decision(self))
        return "\n".join(filter(None, said))

    def __str__(self) -> str:
        picture: str = self._find_package().GAME.write_picture(self)
        return picture

    def __repr__(self) -> str:
        decides = {None: "over", CHANCE: "a draw"}.get(self.seat) or f"{name_seat_letter(self.seat or 0)} decides"
        return f"<{self.game} {self.table.copy.edition}, {len(self.table.seats)} players, {decides}>"

    @classmethod
    def render_options(cls, options: Sequence[Option], table: T) -> dict[str, str]:
        """Render the options at a table as text and HTML: rows with what to type, the choice in words, and the price."""
        return render_options(options, table, cls._find_narrator(table))

    def is_own(self, choice: Choice) -> bool:
        """Tell whether a choice is one of this game's, by the package that declares its class."""
        return type(choice).__module__.startswith(f"{self._find_package().__name__}.")

    def render_mimebundle(self, players: Sequence[Player] = ()) -> dict[str, str]:
        """Return the text picture, by its media type, and a drawing with ``players`` if the package that draws is installed."""
        rules = self._find_package()
        shown = {"text/plain": str(self)}
        if find_spec(WIDGETS) is not None and find_spec(rules.__name__.replace("_core", "_widgets")) is not None:
            shown["image/svg+xml"] = import_module(f"{WIDGETS}.games.stills").draw_position(self, players)
        return shown

    @classmethod
    def _find_package(cls) -> ModuleType:
        return import_module(cls.__module__.rpartition(".")[0])

    @classmethod
    def _find_narrator(cls, table: T) -> Narrator[T, PrintedEdition]:
        """Return a narrator who calls the players by the letters of their seats."""
        game, names = cls._find_package().GAME, tuple(map(name_seat_letter, table.seats))
        narrator: Narrator[T, PrintedEdition] = game.narrator(
            load_words(game.words), names, game.editions.build_edition(table.copy)
        )
        return narrator


def find_agenda_flaws(position: Position[T], comes_about: Callable[[T, Frame[T]], bool]) -> Iterator[str]:
    """Yield the dotted name of the first impossible frame on the agenda, counted from the bottom (``agenda.0``).

    A frame is impossible if ``comes_about`` denies that it can be asked at this table. The name is ``agenda`` if there are more
    frames than ``DEEPEST``, or if the top one can't be answered.
    """
    if len(position.agenda) > DEEPEST:
        yield "agenda"
        return
    for depth, frame in enumerate(position.agenda):
        if not comes_about(position.table, frame):
            yield f"agenda.{depth}"
            return
    if position.agenda and (position.seat is None or (position.seat != CHANCE and not position.has_options)):
        yield "agenda"
