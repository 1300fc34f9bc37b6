"""Decisions of a game that is written down: steps with the pieces on the table, where other games let chance draw."""

from __future__ import annotations

from village_core.games.village.choices import DrawMonk, EndTurn
from village_core.games.village.market import Revealing
from village_core.games.village.rounds import Seeding
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.writing.headings import find_heading, name_heading


class VillageAtTheTable(VillageTelling):
    """One table of Village in the companion, full or tracked, described to players who draw the pieces themselves.

    Its words are those of ``writing``.
    """

    def describe_decision(self, position: Position[Table]) -> str:
        """Return the decision and its player; of cubes to put out, the round; of a customer, its place and the number left."""
        match position.top:
            case Seeding():
                return self._format_round("decision-put-out", position)
            case Revealing() as top if position.table.round:
                place, more = self._name_stall(position.table), top.count_missing(position.table) - 1
                return self.words.format("decision-customer-new", place=place, more=more)
            case Revealing() as top:
                return self._describe_customer("decision-customer", position.table, top.count_missing(position.table))
        return super().describe_decision(position)

    def describe_progress(self, position: Position[Table]) -> str:
        """Return in a few words, for a narrow page, the draw or the final count, else the round; empty before the first round."""
        match position.top:
            case Seeding():
                return self._format_round("decision-put-out", position)
            case Revealing() if position.table.round:
                return self.words.format("short-customer-new")
            case Revealing() as top:
                return self._describe_customer("short-customer", position.table, top.count_missing(position.table))
            case Tallying():
                return self.words.format("tracker-counting")
        return self._format_round("board-round", position) if position.table.round else ""

    def describe_entry(self, choice: Choice, before: Position[Table]) -> str:
        """Describe a choice that brought no event: the end of a turn or a monk in the tracker's words, others as on a button."""
        if isinstance(choice, EndTurn) and isinstance(before.top, Tracking):
            return self.words.format("tracker-turn-over", who=self.players[before.top.seat].name)
        if isinstance(choice, DrawMonk):
            return self.words.format("tracker-monk-drawn")
        return self.describe_choice(choice, before)

    def find_heading(self, choice: Choice, position: Position[Table]) -> tuple[Seat | None, str]:
        """Return the seat of a choice, and in words the tile or action space under which it is entered; else empty."""
        seat, name = find_heading(choice, position.seat)
        if not name:
            return seat, ""
        return seat, name_heading(self.words, name)

    def list_notes(self, position: Position[Table]) -> tuple[str, ...]:
        """Return the notes to show beside the decision, without the round if the decision itself names it."""
        notes = super().list_notes(position)
        return notes[1:] if isinstance(position.top, Seeding) else notes

    def _format_round(self, key: str, position: Position[Table]) -> str:
        return self.words.format(key, number=position.table.round)

    def _describe_customer(self, key: str, table: Table, missing: int) -> str:
        """Word, by ``key``, which of the customers turned over at the beginning comes next, and where it goes.

        ``missing`` is the number of customers still to come.
        """
        lying = sum(tile is not None for tile in table.stalls) + len(table.queue)
        return self.words.format(key, number=lying + 1, count=lying + missing, place=self._name_stall(table))

    def _name_stall(self, table: Table) -> str:
        """Return the place of the next customer: the first empty stall, else the queue."""
        if None not in table.stalls:
            return self.words.format("customer-queue")
        return self.words.format("customer-stall", number=table.stalls.index(None) + 1)
