"""Exact odds that a decision may depend on: a mass by what each player pays, the next seeding, customers to come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final

from village_core.games.village.market import MarketDay
from village_core.games.village.mass import BuyingOut, Drawing
from village_core.games.village.narration import Narrator
from village_core.games.village.odds import Bag, find_next_customers, find_next_draw, find_next_seeding, list_odds_of_buying_out
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import CUBES, GOODS
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_widgets.components.drawn import Bar, Odds
from village_widgets.words import format_percent

WANTED: Final = (*GOODS, "grain")


class Chances:
    """Odds at one position, as ``viewer`` may know them; ``families`` are by seat, with Carla in a game for one."""

    def __init__(self, position: Position[Table], viewer: Seat | None, families: Sequence[Player], narrator: Narrator) -> None:
        self.position = position
        self.viewer = viewer
        self.families = families
        self.narrator = narrator
        self.words = narrator.words

    def describe(self) -> tuple[Odds, ...]:
        """Return the odds of the coming mass, of the next seeding, and of the customers to come.

        What can't come is left out: a mass without members in the bag, a seeding without cubes to come or once the end is rung
        in, customers once the pile is empty. On a market day the customers are first. During a mass, until members rise, only
        its odds are returned; none at a tracked table and after the end.
        """
        table, top = self.position.table, self.position.top
        if top is None or table.tracked:
            return ()
        masses = tuple(self._describe_mass(find_next_draw(self.position)))
        if isinstance(top, BuyingOut | Drawing):
            return masses
        customers = () if not table.pile else (self._describe_customers(),)
        rounds = () if table.trigger is not None else tuple(self._describe_seeding())
        return (*customers, *masses, *rounds) if isinstance(top, MarketDay) else (*masses, *rounds, *customers)

    def _describe_mass(self, bag: Bag) -> Iterator[Odds]:
        """Yield the odds for each family in the black bag, the viewer's first: how many come out, by the coins paid.

        Carla pays none, so her odds are one bar.
        """
        for seat, inside in sorted(enumerate(bag.members), key=lambda member: member[0] != self.viewer):
            if inside:
                rows = list_odds_of_buying_out(bag, seat) if seat in self.position.table.seats else (bag.compute_odds(seat),)
                bars = [self._describe_buying_out(bag, seat, coins, row) for coins, row in enumerate(rows)]
                now = "now" if isinstance(self.position.top, BuyingOut | Drawing) else "later"
                title = self.words.format("chances-mass", who=self.families[seat].name, now=now)
                yield Odds(title, tuple(bars))

    def _describe_buying_out(self, bag: Bag, seat: Seat, coins: int, row: Sequence[Fraction]) -> Bar:
        """Return the bar for buying out ``coins`` members: the odds that at least one more of the family is drawn.

        In words it also has ``row``, the odds of each count of members who leave the bag, bought out ones included, and for each
        other family in the bag the odds that at least one member is drawn.
        """
        say, left = self.words.format, bag.buy_out(seat, coins)
        out = [say("chances-out", count=count, chance=self._format_chance(chance)) for count, chance in enumerate(row) if chance]
        others = [
            say("chances-other", who=self.families[other].name, chance=self._format_chance(1 - left.compute_odds(other)[0]))
            for other, inside in enumerate(left.members)
            if inside and other != seat
        ]
        paid = coins * self.narrator.edition.church.coins
        return self._build_bar(
            say("chances-coins", coins=paid), self.families[seat].colour, [*out, *others], 1 - left.compute_odds(seat)[0]
        )

    def _describe_seeding(self) -> Iterator[Odds]:
        """Yield, by the number of cubes that a space gets, the odds that a cube of each colour lies there if a round began now.

        Nothing is yielded if no cube could come.
        """
        table = self.position.table
        bag = find_next_seeding(table)
        if not sum(bag.cubes):
            return
        for size in bag.sizes:
            bars = []
            for cube, inside in zip(CUBES, bag.cubes, strict=True):
                name = self.narrator.nouns.describe_field("cube", cube)["cube"]
                said = self.words.format("chances-inside", inside=inside, whole=sum(bag.cubes))
                bars.append(self._build_bar(str(name), "", [said], bag.find_chance(cube, size)))
            yield Odds(self.words.format("chances-seeding", size=size), _sort_bars(bars))

    def _describe_customers(self) -> Odds:
        """Return the odds of each piece that an unseen customer demands, the likeliest first: that the next customer demands it.

        If several customers may come after a market day, a second figure is the odds that one of these demands the piece.
        """
        found, bars = find_next_customers(self.position.table, self.viewer), []
        for good in WANTED:
            if found.wanting.get(good):
                later = self._format_chance(found.find_chance(good, found.most))
                said = [self.words.format("chances-one-of", most=found.most, chance=later)] if found.most > 1 else []
                bars.append(self._build_bar(self.narrator.nouns.describe_amount(good, 1), "", said, found.find_chance(good)))
        return Odds(self.words.format("chances-customers", unseen=found.unseen), _sort_bars(bars))

    def _build_bar(self, who: str, colour: str, inside: Sequence[str], likely: Fraction) -> Bar:
        listed = self.narrator.words.join(list(inside), "list-comma")
        exact = str(likely) if likely.denominator > 1 else ""
        return Bar(who, colour, listed, self._format_chance(likely), round(100 * likely), exact)

    def _format_chance(self, likely: Fraction) -> str:
        return format_percent(likely, self.words)


def _sort_bars(bars: Sequence[Bar]) -> tuple[Bar, ...]:
    """Return the bars, the most likely first."""
    return tuple(sorted(bars, key=lambda bar: -bar.percent))
