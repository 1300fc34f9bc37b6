"""Stone Age in words: its choices, lacks and decisions. The words are in ``words/``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import ClassVar, Final

from village_core.games.narration import Narrator as PrintedNarrator
from village_core.games.narration import get_tag
from village_core.games.nouns import WordingValues
from village_core.games.stone_age.choices import Build, Buy, Decline, EndGame, Grow, NotePoints, PlaceWorkers
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.events import Ended, Returned
from village_core.games.stone_age.feeding import Feeding
from village_core.games.stone_age.nouns import Nouns
from village_core.games.stone_age.rounds import RoundOver
from village_core.games.stone_age.rules import STANDING, Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.tracking.events import BoardFilled, PointsNoted
from village_core.games.stone_age.tracking.watching import Feasting
from village_core.games.stone_age.vocabulary import CARDS, Place
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import NOT_NOW, Choice
from village_core.kernel.words import NOTHING, Words

WORD_FILES: Final = files(__package__) / "words"


class Narrator(PrintedNarrator[Table, Edition]):
    """Tells a game of Stone Age to the people at one table, in words, with their names and the edition's numbers."""

    RULES: ClassVar[tuple[str, ...]] = (*Rule, NOT_NOW)
    STANDING: ClassVar[frozenset[str]] = STANDING
    NUMBERED: ClassVar[tuple[str, ...]] = ("tribe", "divisors", "values", "row", "setup", "rulings")
    OWN_LACKS: ClassVar[Mapping[str, str]] = MappingProxyType({Rule.PLACE_ROOM: "lack-place-room", NOT_NOW: "lack-not-now"})
    nouns: Nouns

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        super().__init__(words, names, edition, Nouns(words, names, edition))
        self.numbers |= {"room": edition.room, "pile": edition.pile, "penalty": edition.penalty}
        self.numbers["faces"] = self.nouns.describe_faces(range(1, len(edition.die) + 1))

    def describe_event(self, event: Event[Table]) -> str:
        """Describe an event in one short sentence.

        Return an empty text if workers go home, the board of a tracked game is filled, nothing is paid, or a line of the score
        has no points.
        """
        if isinstance(event, Returned | BoardFilled):
            return ""
        if isinstance(event, PointsNoted):
            return self.word_change("event-points-noted", event.seat, event.points)
        if isinstance(event, Ended):
            key = "event-ended" if len(event.outcome.winners) == 1 else "event-ended-shared"
            return self.format(key, **self.nouns.describe_fields(event))
        return super().describe_event(event)

    def describe_choice(self, choice: Choice, table: Table) -> str:
        """Describe a choice as on a button, without its price, with the card or building that lies at its place."""
        said = self.nouns.describe_fields(choice)
        match choice:
            case Grow(_, growth):
                return self.format(f"choice-grow-{growth}", **said)
            case EndGame(emptied):
                return self.format(f"choice-end-game-{emptied}")
            case NotePoints(seat, points):
                return self.word_change("choice-note-points", seat, points)
        if isinstance(choice, PlaceWorkers | Buy | Build | Decline):
            said["thing"] = self.describe_thing(table, choice.place)
        return self.format(f"choice-{get_tag(choice)}", **said)

    def describe_thing(self, table: Table, place: Place) -> str:
        """Describe the card or the building that lies face up at a place; ``NOTHING`` for any other place."""
        lying = table.find_lying(place)
        if lying is None:
            return NOTHING
        return self.nouns.describe_card(lying) if place in CARDS else self.nouns.describe_tile(lying)

    def is_ordinary(self, frame: Frame[Table]) -> bool:
        """Tell whether people need not be told that a frame waits: True for the end of a round and its meal."""
        return isinstance(frame, RoundOver | Feeding | Feasting)

    def describe_frame(self, frame: Frame[Table], position: KernelPosition[Table]) -> WordingValues:
        """Return the values that the wording of a frame may use.

        ``who`` is the player who is asked if the frame is on top, else the one at its seat, or at the first of its seats.
        """
        said = super().describe_frame(frame, position)
        seats = getattr(frame, "seats", ())
        if "who" not in said and seats:
            said["who"] = self.names[seats[0]]
        return said
