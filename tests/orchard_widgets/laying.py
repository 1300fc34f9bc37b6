"""Orchard laid out by hand: the round, the turn and the pieces in each garden. The supply is the rest of the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tests.orchard_core.edition import build_edition
from tests.orchard_core.frames import Turn
from tests.orchard_core.position import Position
from tests.orchard_core.table import FRUIT, PIECES, Garden, Table
from village_core.games.editions import EditionSettings
from village_core.games.laying import LayingProblem, find_uncountable, find_unseated, list_holding
from village_core.games.opening import Depth
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import Count, FieldContent, OneOf, Section
from village_widgets.companion.laying.form import LayingForm
from village_widgets.companion.laying.sections import Sections


class Laid(NamedTuple):
    """The table as people see it at the beginning of a turn."""

    round: int
    turn: Seat
    start: Seat
    gardens: tuple[Garden, ...]


class OrchardSections(Sections):
    """The questions of the form that lays out a table of Orchard."""

    def list_sections(self) -> list[Section]:
        """Return the section of the turn, then one for each garden."""
        people = self.list_players()
        turn = (
            Count(key="round", label=self.label_field("round"), digits=2),
            OneOf(key="turn", label=self.label_field("turn"), options=people),
            OneOf(key="start", label=self.label_field("start"), options=people),
        )
        return [self.build_section("turn", "turn", turn), *(self._build_garden(seat) for seat in range(len(self.players)))]

    def _build_garden(self, seat: Seat) -> Section:
        counts = [Count(key=f"gardens.{seat}.{what}", label=self.label_field(what), digits=2) for what in PIECES]
        return self.build_section(f"gardens.{seat}", "garden", counts, seat)


class OrchardLayingForm(LayingForm[Table, Laid]):
    """The form that lays out a table of Orchard by hand."""

    def __init__(self, words: Words, players: Sequence[Player], copy: EditionSettings) -> None:
        super().__init__(OrchardSections(words, players))
        self.copy = copy
        self.edition = build_edition(copy)
        box = self.edition.box
        self._box: dict[str, int] = {**dict.fromkeys(FRUIT, box.fruit), "cakes": box.cakes}

    def read_table(self, position: KernelPosition[Table]) -> dict[str, FieldContent]:
        """Return the value of each field in a position; if no player decides in it, the turn is the start player's."""
        table = position.table
        turn = position.seat if position.seat in table.seats else table.start
        gardens = enumerate(table.gardens)
        lying = {f"gardens.{seat}.{what}": getattr(garden, what) for seat, garden in gardens for what in PIECES}
        return {"round": table.round, "turn": turn, "start": table.start, **lying}

    def read_counts(self, entered: Entered) -> Laid:
        """Return the table that was entered."""
        seats = range(len(self.players))
        gardens = tuple(Garden(*(entered.read_number(f"gardens.{seat}.{what}") for what in PIECES)) for seat in seats)
        return Laid(entered.read_number("round"), entered.read_number("turn"), entered.read_number("start"), gardens)

    def find_problems(self, laid: Laid) -> Sequence[LayingProblem]:
        """Return what is impossible: a round, seat or number that can't be, or, if all can be, more pieces than the box has."""
        lying = self._list_pieces(laid)
        most = max(self._box.values())
        impossible = [
            *find_uncountable([("round", laid.round)], self.edition.rounds),
            *find_uncountable([count for counts in lying.values() for count in counts], most),
            *find_unseated((("turn", laid.turn), ("start", laid.start)), len(self.players)),
        ]
        if laid.round == 0:
            impossible.append(LayingProblem("laying-round-missing", ("round",)))
        return impossible or [
            LayingProblem("laying-over", list_holding(lying[what]), count=self._box[what] - left, most=self._box[what])
            for what, left in self._count_rest(laid).items()
            if left < 0
        ]

    def build_position(self, laid: Laid) -> Position:
        """Return the position at the beginning of the entered turn."""
        supply = Garden(**self._count_rest(laid))
        return Position(Table(self.copy, laid.gardens, supply, laid.start, laid.round), (Turn(laid.turn),))

    def list_unknown(self, position: KernelPosition[Table]) -> Sequence[str]:
        """Return the fields whose values are unknown: all gardens while they are empty, later their fruit in a tracked game."""
        table = position.table
        if table.gardens == (Garden(),) * len(table.gardens):
            return ("gardens",)
        return [f"gardens.{seat}.{what}" for seat in table.seats for what in FRUIT] if table.depth is Depth.TRACKED else ()

    def describe_rest(self, laid: Laid) -> Mapping[str, str]:
        """Describe the rest of the box, in the same words beside each garden; a negative rest counts as 0."""
        said = self.words.format("laying-left", **{what: max(0, left) for what, left in self._count_rest(laid).items()})
        return {f"gardens.{seat}": said for seat in range(len(self.players))}

    def _list_pieces(self, laid: Laid) -> dict[str, list[tuple[str, int]]]:
        """Return, for each kind, the field of each garden and its number of pieces."""
        gardens = [*enumerate(laid.gardens)]
        return {what: [(f"gardens.{seat}.{what}", getattr(garden, what)) for seat, garden in gardens] for what in PIECES}

    def _count_rest(self, laid: Laid) -> dict[str, int]:
        """Return the rest of the box by kind; negative if the gardens have more than the box."""
        return {what: self._box[what] - sum(count for _, count in counts) for what, counts in self._list_pieces(laid).items()}
