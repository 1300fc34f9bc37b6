"""The base class of a tracker's view: how a game that can be tracked shows its tables to the companion's page."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Sequence
from typing import Final, Generic, TypeVar

from msgspec import UNSET
from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.opening import Depth
from village_core.games.outcome import Scored
from village_core.games.tallying import find_filled
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import Anyway, Draw
from village_widgets.companion.messages import CompanionMessage
from village_widgets.companion.outcomes import Forced, Move
from village_widgets.companion.shared import SharedTable
from village_widgets.companion.views import RestatedInput, TableView
from village_widgets.components.commands import Command, Entering, ExplainWord
from village_widgets.components.glossary import list_forms
from village_widgets.components.messages import Message, State
from village_widgets.components.names import LONG_NAME, shorten_all
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen
from village_widgets.games.shown import ShownGame

T = TypeVar("T", bound=GameTable)
S = TypeVar("S", bound=State)

SHOWN: Final = 4
"""The most lines of the last events that are shown."""


class ReportTelling(Telling[T]):
    """A telling of a game in which each report of a tracked game belongs to a seat and has a word for its kind."""

    def find_heading(self, choice: Choice, position: Position[T]) -> tuple[Seat | None, str]:
        """Return the seat and, in words, the kind of a report in a tracked game; for other choices, a full game's heading."""
        seat, kind = getattr(choice, "seat", None), choice.__struct_config__.tag
        if position.table.depth is not Depth.TRACKED or seat is None:
            return super().find_heading(choice, position)
        return seat, self.words.format(f"kind-of-{kind}")


class TrackerView(TableView[T], Generic[T, S]):
    """One page's view of a tracked table.

    The page enters choices by itself; the view draws for people, and takes what happened although the rules refuse it.
    """

    commands = (Draw, Anyway, ExplainWord)

    def __init__(self, shared: SharedTable[T], words: Words) -> None:
        super().__init__(shared)
        self.words = words
        self._sent: S | None = None
        self._told = 0

    @property
    def players(self) -> Sequence[Player]:
        """The players at the table, long names shortened; the page cuts a name further where it has no room."""
        players = self.shared.game.players
        short = shorten_all([player.name for player in players], LONG_NAME)
        return [replace(player, name=name) for player, name in zip(players, short, strict=True)]

    # Overridden by games

    @abstractmethod
    def build_state(self, events: Sequence[Event[T]], counted: Frame[T] | None) -> S:
        """Build all that is shown, after these ``events``; ``counted`` is the filled final sheet, once the game is over."""

    @abstractmethod
    def describe_choice(self, choice: Choice, position: Position[T]) -> str:
        """Describe in a sentence what a choice enters."""

    def diff(self, before: S, now: S) -> S:
        """Return ``now`` with only the fields that differ from ``before``, as a message to a page that shows ``before``.

        ``v`` stays the version of ``now``; the field ``after`` becomes the version of ``before``, which the page must have. All
        other fields are unset.
        """
        same = [name for name in now.__struct_fields__ if name != "v" and getattr(before, name) == getattr(now, name)]
        return replace(now, **{**dict.fromkeys(same, UNSET), "after": before.v})

    # Common to all games

    def snapshot(self) -> CompanionMessage:
        """Show everything, with what the last line of the log brought about, and the words that the page can ask about."""
        self._sent, self._told = None, max(0, len(self.shared.records) - 1)
        telling = self._build_telling()
        return replace(self.patch(), glossary=list_forms(telling.glossary, telling.words))

    def patch(self) -> CompanionMessage:
        """Show the parts that have changed, with what happened since the last message; the page keeps the others."""
        before, self._sent = self._sent, self._build_state()
        self._told = len(self.shared.records)
        return CompanionMessage(views={"tracker": self._sent if before is None else self.diff(before, self._sent)})

    def _build_state(self) -> S:
        shared = self.shared
        steps = [record.step for record in shared.records[self._told :] if record.step is not None]
        return self.build_state([event for step in steps for event in step.events], find_filled(shared.game))

    def answer(self, command: Command) -> Message | None:
        """Explain a word of the game, without pictures; None for another command or an unknown word."""
        if not isinstance(command, ExplainWord):
            return None
        meaning = self._build_telling().explain_word(command.word, (), None)
        return None if meaning is None else Message(meaning=meaning)

    def _build_telling(self) -> Telling[T]:
        position = self.shared.position
        shown: ShownGame[T] = find_screen(position.game)
        return shown.build_telling(self.players, position, shown.load_words())

    def read(self, command: Entering) -> Sequence[Move[T]]:
        """Return the draws of one kind that are due now, made by chance, or the one move that people made against the rules."""
        if isinstance(command, Anyway):
            return (Forced(self.shared.read_option(command.answer)),)
        return self.shared.draw()

    def restate(self, command: Entering) -> RestatedInput:
        """Describe a late input: a move against the rules can still be entered, ``Draw`` only if it is chance's turn now."""
        position = self.shared.position
        if isinstance(command, Anyway):
            option = self.shared.read_option(command.answer)
            return RestatedInput(self.describe_choice(option.choice, position), Anyway(command.answer), (option,))
        return RestatedInput(self.words.format("ui-waiting-chance"), Draw() if position.seat == CHANCE else None)


def list_news(events: Iterable[Event[T]], telling: Telling[T]) -> tuple[str, ...]:
    """Return the last ``SHOWN`` sentences about events, without those about lines of the score, which the sheet shows."""
    said = (telling.describe_event(event) for event in events if not isinstance(event, Scored))
    return tuple(line for line in said if line)[-SHOWN:]
