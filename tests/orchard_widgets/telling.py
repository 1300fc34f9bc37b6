"""Orchard drawn and pointed at: the trees in the middle, and a garden for each player."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tests.orchard_core.frames import Bake, Gather, score
from tests.orchard_core.rules import Rule
from tests.orchard_core.table import CATEGORIES, FRUIT, PIECES, Baked, Ended, Gathered, Table
from village_core.games.opening import Depth
from village_core.games.outcome import Outcome
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, RuleKey, Seat
from village_widgets.components.scene import Panel
from village_widgets.components.telling import AGENDA, MovingPieces, Standing, Telling

WIDTH, HEIGHT = 320, 120


class OrchardTelling(Telling[Table]):
    """The telling of one table of Orchard for one page."""

    OWN = "garden"

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw the middle, and a garden for each seat."""
        table = position.table
        trees = {f"tree:{what}": self._draw_spot(at, what, getattr(table.supply, what)) for at, what in enumerate(FRUIT)}
        points = f'<text x="290" y="30">{table.edition.cake.points}</text>'
        cakes = {"cakes": self._draw_spot(3, "cake", table.supply.cakes) + points}
        middle = Panel("middle", self.words.format("orchard-middle"), WIDTH, HEIGHT, {**trees, **cakes})
        return (middle, *(self._draw_garden(table, seat) for seat in table.seats))

    def _draw_spot(self, at: int, what: str, count: int) -> str:
        label = self.words.format(f"orchard-{what}")
        return (
            f'<g class="m" data-at="{what}"><rect class="o-tree" x="{at * 80 + 4}" y="10" width="72" height="90" rx="8"/>'
            f'<text x="{at * 80 + 12}" y="40">{escape(label)}</text><text x="{at * 80 + 12}" y="75">{count}</text></g>'
        )

    def _draw_garden(self, table: Table, seat: Seat) -> Panel:
        garden, name = table.gardens[seat], self.list_seats()[seat][0]
        known = PIECES if table.depth is Depth.FULL else ("cakes",)
        held = ", ".join(f"{getattr(garden, what)} {what}" for what in known)
        parts = {f"garden:{seat}:held": f'<text x="8" y="30">{escape(name)}</text><text x="8" y="60">{escape(held)}</text>'}
        return Panel(f"garden:{seat}", self.words.format("orchard-garden", who=name), WIDTH, HEIGHT, parts)

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Return the target of a choice: a tree, the cakes, or for a rest the agenda."""
        match choice:
            case Gather(what):
                return what
            case Bake():
                return "cake"
        return AGENDA

    def is_deed(self, event: Event[Table]) -> bool:
        """Tell whether a player gathered fruit or baked a cake."""
        return isinstance(event, Gathered | Baked)

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[MovingPieces]:
        """Return the moves: gathered fruit goes to a garden, spent fruit back to its tree, and a cake to the garden."""
        match event:
            case Gathered(_, seat, what, count):
                return (MovingPieces("", ((what,), (f"/garden:{seat}:held",)), count),)
            case Baked(_, seat, spent):
                back = (MovingPieces("", ((f"/garden:{seat}:held",), (what,)), count) for what, count in spent)
                return (*back, MovingPieces("", (("cake",), (f"/garden:{seat}:held",))))
        return ()

    def name_target(self, target: str) -> str:
        """Return the name of a target: a tree, given by its fruit, or the cakes, given as ``cake``."""
        return self.words.format(f"orchard-{target}")

    def describe_result(self, outcome: Outcome) -> str:
        """Return the sentence that names the winner or the winners."""
        return self.describe_event(Ended(Rule.END_CAKES, outcome))

    def explain_result(self, rule: RuleKey) -> tuple[str, ...]:
        """Return the wording of the rule that decided, alone in a tuple."""
        return (self.narrator.word_rule(rule),)

    def find_standing(self, position: Position[Table]) -> Standing:
        """Return the standing as if the game ended now: each seat's points, in all and by category."""
        sheets = score(position.table).sheets
        points = tuple(sheet.total for sheet in sheets)
        return Standing(points, tuple(tuple(sheet.points[category] for category in CATEGORIES) for sheet in sheets))
