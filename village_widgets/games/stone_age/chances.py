"""Exact odds that a decision may depend on: the yield of dice with all tools that may be added."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from village_core.games.stone_age.buildings import price_building
from village_core.games.stone_age.choices import PlaceWorkers
from village_core.games.stone_age.growing import foresee_growth
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.odds import find_average, find_chance, list_yields
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rolling import Rolling, sum_ready_tools
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, ROLLED, SITES, Kind
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_widgets.components.drawn import Bar, Odds
from village_widgets.words import format_percent

GOALS: Final = 5
"""Number of goals to show: the most uncertain ones."""


class Chances:
    """The odds of one tribe's rolls at one position; ``players`` are by seat."""

    def __init__(self, position: Position[Table], seat: Seat, players: Sequence[Player], narrator: Narrator) -> None:
        self.table, self.tribe = position.table, position.table.tribes[seat]
        self.position, self.colour = position, players[seat].colour
        self.words, self.nouns = narrator.words, narrator.nouns

    def describe(self) -> tuple[Odds, ...]:
        """Return the odds of rolls on the grounds, then those of dice on cards.

        While workers are placed, these are the chances of a goal by the number of workers who go to a ground, and the yields of
        all free cards; later, the yields where the tribe's own workers stand.
        """
        placing = isinstance(self.position.top, Placing)
        return (*(self._describe_sending() if placing else self._describe_out()), *self._describe_cards(everywhere=placing))

    def describe_roll(self, what: Kind, dice: int, where: str = "", tools: bool = True) -> Odds:
        """Return the average yield of some dice, and the chances of at most ``GOALS`` goals.

        The title names the place ``where``, if any. With ``tools``, the tribe's tools may be added.
        """
        divisor, added = self.table.edition.find_divisor(what), sum_ready_tools(self.tribe) if tools else 0
        bars = (
            Bar(self.words.format("chances-at-least", count=goal), self.colour, "", *self._format(likely))
            for goal, likely in _list_goals(dice, divisor, added)
        )
        average, kind = float(find_average(dice, divisor, added)), self.words.format(f"kind-{what}")
        title = self.words.format("chances-average", average=average, kind=kind, tools=added)
        return Odds(self.words.format("chances-of", where=where, said=title) if where else title, tuple(bars))

    def _describe_sending(self) -> Iterator[Odds]:
        """Yield, for each ground, the chances that what is missing comes home, by the number of workers who can go there.

        If nothing is missing, the goal is the number of pieces most uncertain for the middle one of these numbers; one piece if
        none is uncertain. A ground where no worker can go has no odds.
        """
        choices = dict.fromkeys(option.choice for option in self.position.options)
        placed = [choice for choice in choices if isinstance(choice, PlaceWorkers)]
        for place, what in GROUNDS.items():
            counts = sorted(choice.workers for choice in placed if choice.place is place)
            if counts:
                missing = self._count_missing(what)
                tools = sum_ready_tools(self.tribe)
                half = _list_uncertain(counts[len(counts) // 2], self.table.edition.find_divisor(what), tools)
                goal = missing or next((goal for goal, _ in half), 1)
                pieces = self.nouns.describe_amount(what, goal)
                where = self.words.format("chances-where", place=self.words.format(f"place-{place}"), tools=tools)
                title = self.words.format("chances-goal", where=where, pieces=pieces, missing=missing)
                yield Odds(title, tuple(self._describe_workers(count, what, goal) for count in counts))

    def _describe_workers(self, count: int, what: Kind, goal: int) -> Bar:
        """Return the bar of some workers: the chance of the goal, and in words their average yield and other uncertain goals."""
        divisor, tools = self.table.edition.find_divisor(what), sum_ready_tools(self.tribe)
        goals = [
            self.words.format("chances-other", count=other, chance=format_percent(likely, self.words))
            for other, likely in _list_goals(count, divisor, tools)
            if other != goal
        ]
        brings = self.words.format("chances-brings", average=float(find_average(count, divisor, tools)))
        inside = self.words.join([brings, *goals], "list-comma")
        chance = find_chance(goal, count, divisor, tools)
        return Bar(self.nouns.describe_amount("worker", count), self.colour, inside, *self._format(chance))

    def _describe_out(self) -> Iterator[Odds]:
        """Yield the odds of the rolls on each ground where the tribe has workers."""
        for place, what in GROUNDS.items():
            if count := self.tribe.count_at(place):
                yield self.describe_roll(what, count, self.words.format(f"place-{place}"))

    def _describe_cards(self, everywhere: bool) -> Iterator[Odds]:
        """Yield the odds of the dice on cards: ``everywhere``, on any free card, else where workers of the tribe stand."""
        for place in CARDS:
            lying = self.table.find_lying(place)
            if lying is None or (any(self.table.count_standing(place)) if everywhere else not self.tribe.count_at(place)):
                continue
            card = self.table.edition.cards[lying]
            if card.gives in ROLLED:
                yield self.describe_roll(
                    ROLLED[card.gives], card.amount, self.nouns.describe_card(lying), self.table.edition.rulings.card_tools
                )

    def _count_missing(self, what: Kind) -> int:
        """Return how much of ``what`` the tribe lacks.

        Food is needed for the next meal, a resource for the fixed prices of buildings where the tribe has workers.
        """
        tribe, edition = self.tribe, self.table.edition
        if what is Kind.FOOD:
            needed = foresee_growth(tribe, edition.tribe).owed
        else:
            tiles = (self.table.find_lying(place) for place in SITES if tribe.count_at(place))
            needed = sum(
                due.count for tile in tiles if tile is not None for due in price_building(edition, tile) if due.what == what
            )
        return max(0, needed - int(getattr(tribe, what)))

    def _format(self, likely: Fraction) -> tuple[str, int]:
        return format_percent(likely, self.words), round(100 * likely)


def describe_roll(position: Position[Table], top: Rolling, players: Sequence[Player], narrator: Narrator) -> Odds:
    """Return the odds of dice that are about to be rolled; without tools for a card's dice if a ruling bars them."""
    tools = top.rule != Rule.CARD_ROLL or position.table.edition.rulings.card_tools
    return Chances(position, top.seat, players, narrator).describe_roll(top.what, top.dice, tools=tools)


def _list_goals(dice: int, divisor: int, tools: int) -> list[tuple[int, Fraction]]:
    """Return the goals of a roll with their chances, the lowest first: at most ``GOALS``, those with chances nearest to 50%.

    A goal is a number of pieces that the roll yields at least. Sure and impossible ones are left out. A yield is the sum of
    ``dice`` dice and ``tools``, divided by ``divisor`` and rounded down.
    """
    return sorted(_list_uncertain(dice, divisor, tools)[:GOALS])


def _list_uncertain(dice: int, divisor: int, tools: int) -> list[tuple[int, Fraction]]:
    """Return all goals that are neither sure nor impossible, with their chances, the least certain first.

    A yield is the sum of the dice and ``tools`` divided by ``divisor``, rounded down.
    """
    found = ((goal, find_chance(goal, dice, divisor, tools)) for goal in range(1, len(list_yields(dice, divisor, tools))))
    return sorted(((goal, likely) for goal, likely in found if 0 < likely < 1), key=lambda each: abs(each[1] - Fraction(1, 2)))
