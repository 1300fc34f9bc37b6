"""Manitoba in words: its choices, decisions and events. The words are in ``words/``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from types import MappingProxyType
from typing import ClassVar, Final

from village_core.games.manitoba.acting import Others
from village_core.games.manitoba.calendar import EventTurned
from village_core.games.manitoba.choices import Enter, Lift, Move, NotePoints, Refill, SendHome, TurnEvent
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.events import Ended, Gained, Moved, PointsGained, Refilled, TotemPassed, WentHome
from village_core.games.manitoba.happening import Happening, find_event
from village_core.games.manitoba.nouns import Nouns
from village_core.games.manitoba.rounds import Resolving, RoundOver
from village_core.games.manitoba.rules import STANDING, Rule
from village_core.games.manitoba.scoring import Scoring, find_cloud
from village_core.games.manitoba.storing import AltarCompleted, Storing
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.tracking.events import PointsNoted
from village_core.games.manitoba.tracking.watching import Counting
from village_core.games.narration import Narrator as PrintedNarrator
from village_core.games.narration import get_tag
from village_core.games.nouns import WordingValues
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import NOT_NOW, Choice
from village_core.kernel.words import Words

WORD_FILES: Final = files(__package__) / "words"


class Narrator(PrintedNarrator[Table, Edition]):
    """Tells a game of Manitoba to the people at one table."""

    RULES: ClassVar[tuple[str, ...]] = (*Rule, NOT_NOW)
    STANDING: ClassVar[frozenset[str]] = STANDING
    NUMBERED: ClassVar[tuple[str, ...]] = ("worth", "clan", "rulings")
    OWN_LACKS: ClassVar[Mapping[str, str]] = MappingProxyType({NOT_NOW: "lack-not-now"})
    nouns: Nouns

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        super().__init__(words, names, edition, Nouns(words, names, edition))
        self.numbers["lost"] = -edition.worth.empty

    def describe_event(self, event: Event[Table]) -> str:
        """Describe an event in one short sentence.

        Return an empty text for the passing of the totem, a good that is reported (only its storing is described), and a line of
        the score without points.
        """
        said = self.nouns.describe_fields(event)
        match event:
            case TotemPassed() | Gained(rule=Rule.LAND_GOOD):
                return ""
            case Moved():
                said["origin"] = event.origin + 1
            case WentHome(regions=regions) | Refilled(regions=regions):
                said["count"] = len(regions)
            case EventTurned(season=season, card=card):
                said["card"] = self.nouns.describe_card(season, card)
            case PointsGained(points=points) if points < 0:
                said["score"] = self.nouns.describe_amount("score", -points)
                return self.format("event-points-lost", **said)
            case PointsNoted(seat=seat, points=points):
                return self.word_change("event-points-noted", seat, points)
            case Ended():
                key = "event-ended" if len(event.outcome.winners) == 1 else "event-ended-shared"
                return self.format(key, **said)
            case _:
                return super().describe_event(event)
        return self.word_event(event, said)

    def word_event(self, event: Event[Table], said: WordingValues) -> str:
        """Return the text of an event, filled with the values of ``said``; a region is named in it by terrain and number."""
        region, terrain = getattr(event, "region", None), getattr(event, "terrain", None)
        if region is not None and terrain is not None:
            said["region"] = self.nouns.name_region(region, terrain)
        return super().word_event(event, said)

    def describe_choice(self, choice: Choice, table: Table) -> str:
        """Describe a choice as on a button, with the region, the disc or the card that it is about."""
        said = self.nouns.describe_fields(choice)
        match choice:
            case NotePoints(seat, points):
                return self.word_change("choice-note-points", seat, points)
            case Enter(region) | Refill(region) | SendHome(region):
                said["region"] = self.nouns.name_region_at(table, region)
            case Move(origin, region):
                said["origin"], said["region"] = (
                    self.nouns.name_region_at(table, origin),
                    self.nouns.name_region_at(table, region),
                )
            case Lift(discs) if 0 < discs <= len(table.totem):
                said["disc"] = self.format(f"disc-{table.totem[discs - 1]}")
            case TurnEvent(card):
                said["card"] = self.nouns.describe_card(table.season, card)
        return self.format(f"choice-{get_tag(choice)}", **said)

    def describe_decision(self, position: KernelPosition[Table]) -> str:
        """Describe the decision; at the scoring of a tracked game, if its tile isn't known, ask for the tile."""
        if isinstance(position.top, Counting) and find_cloud(position.table) is None:
            return self.format("decision-counting-unknown")
        return super().describe_decision(position)

    def is_ordinary(self, frame: Frame[Table]) -> bool:
        """Tell whether people need not be told that a frame waits.

        True for a round's card and end, the others' turns, and the shell for a full altar.
        """
        return isinstance(frame, RoundOver | Resolving | Others | AltarCompleted)

    def describe_frame(self, frame: Frame[Table], position: KernelPosition[Table]) -> WordingValues:
        """Return the values that the wording of a frame may use; ``who`` is the player who is asked, or else first in turn."""
        said, table = super().describe_frame(frame, position), position.table
        seats = getattr(frame, "seats", ())
        if "who" not in said and seats:
            said["who"] = self.names[seats[0]]
        match frame:
            case Storing(seat) if table.clans[seat].hand:
                said["good"] = self.format(f"good-{table.clans[seat].hand[-1]}")
            case Happening():
                event = find_event(table)
                said["event"] = "" if event is None else self.nouns.describe_event(event)
            case Scoring() | Counting():
                said["cloud"] = self.nouns.list_scored(find_cloud(table) or ())
        return said
