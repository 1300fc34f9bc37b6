"""Manitoba as the screen shows it: drawn by ``drawing``, told by the core's narrator, pointed at by ``pointing``."""

from __future__ import annotations

from collections.abc import Sequence

from village_core.games.manitoba import GAME
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.ending import score
from village_core.games.manitoba.events import Ended
from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import Category
from village_core.games.outcome import Outcome
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Player, RuleKey, Seat
from village_core.kernel.words import Words
from village_widgets.components.drawn import Odds
from village_widgets.components.scene import Panel
from village_widgets.components.telling import AGENDA, Moving, Standing, Telling
from village_widgets.games.manitoba import drawing
from village_widgets.games.manitoba.chances import describe_coming
from village_widgets.games.manitoba.glossary import GLOSSARY, TERMS
from village_widgets.games.manitoba.pointing import find_target


class ManitobaTelling(Telling[Table]):
    """One table of Manitoba described to one page."""

    OWN = "clan"
    glossary = GLOSSARY
    terms = TERMS
    narrator: Narrator

    def __init__(self, players: Sequence[Player], edition: Edition, words: Words) -> None:
        super().__init__(GAME, players, edition, words)

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw land, season and paths, and a village board for each clan."""
        return drawing.draw_panels(position, viewer, self.players, self.words)

    def describe_odds(self, position: Position[Table], viewer: Seat | None) -> tuple[Odds, ...]:
        """Return the odds of later scoring tiles and events, for the player who decides; none at a tracked table.

        There are none while a draw is due and after the end, either.
        """
        seat = position.seat
        if seat is None or seat == CHANCE or position.table.tracked:
            return ()
        return tuple(describe_coming(position.table, self.narrator, self.players[seat].colour))

    def find_target(self, choice: Choice, position: Position[Table]) -> str:
        """Return the target on the board at which a choice is made; ``AGENDA`` if it has none."""
        return AGENDA if position.seat is None else find_target(choice, position.seat)

    def is_deed(self, event: Event[Table]) -> bool:
        """Tell whether an event is something that a player did."""
        return False

    def animate(self, event: Event[Table], table: Table, at: str) -> Sequence[Moving]:
        """Return the moves on the board."""
        return ()

    def name_target(self, target: str) -> str:
        """Return the name of a target."""
        return target

    def describe_result(self, outcome: Outcome) -> str:
        """Say in one sentence who has won."""
        return self.describe_event(Ended(outcome.rule, outcome))

    def explain_result(self, rule: RuleKey) -> tuple[str, ...]:
        """Return the rule that decided."""
        return (self.narrator.rule(rule),)

    def evaluate(self, position: Position[Table]) -> Standing:
        """Return the points so far and the score by category as if the game ended now."""
        sheets = (position.table.outcome or score(position.table)).sheets
        points = tuple(clan.score for clan in position.table.clans)
        return Standing(points, tuple(tuple(sheet.points[category] for category in Category) for sheet in sheets))
