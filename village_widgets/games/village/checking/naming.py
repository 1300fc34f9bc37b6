"""What is printed on a copy, in words: a value by its dotted name, and several that stand on one spot of the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from village_core.games.editions import Leaf
from village_core.games.village.edition import Edition
from village_core.games.village.nouns import Nouns
from village_core.games.village.printed import Customer, ends_of
from village_core.games.village.vocabulary import INFLUENCES, VILLAGE, Place
from village_core.kernel.words import Words
from village_widgets.games.side_by_side import value_of

TOGETHER: Final = ("customers", "crafts", "legs", "cities")
"""Parts in which several values stand on one spot: they are asked, and said, together."""


def spot_of(name: str) -> str:
    """The spot of the board on which a value is printed: its own name, or the one it shares with others."""
    part, *rest = name.split(".")
    return f"{part}.{rest[0]}" if part in TOGETHER else name


class Naming:
    """Names spots and values as ``edition`` has them; ``words`` knows Village's words, the board's and the walk's."""

    def __init__(self, words: Words, edition: Edition) -> None:
        self.words = words
        self.edition = edition
        self.nouns = Nouns(words, (), edition)

    def spot(self, name: str) -> str:
        """What a spot is called, the number of players left out."""
        match name.split("."):
            case ["customers", tile]:
                return self.words.say("check-spot-customer", demand=self._wanted(self.edition.customers[int(tile)]))
            case ["legs", leg]:
                start, end = ends_of(leg)
                return self.words.say("check-spot-leg", start=self._place(start), end=self._place(end))
            case ["cities" | "crafts", place]:
                return self.words.say(f"place-{place}")
            case ["setup", _, "spaces", space]:
                return self.words.say("check-spot-space", space=self.words.say(f"space-{space}"))
            case ["chronicle", _, "rows", row]:
                return self.words.say("check-spot-row", row=self.words.say(f"board-row-{row}"))
            case ["setup" | "chronicle", _, field]:
                return self.words.say(f"check-spot-{field}")
            case ["rulings", ruling] if self.words.knows(f"ruling-{ruling}"):
                return self.words.say(f"ruling-{ruling}")
            case [*parts, last] if last.isdecimal():
                return self.words.say(f"check-spot-{_key(parts)}", number=int(last) + 1, count=int(last))
        return self.words.say(f"check-spot-{_key(name.split('.'))}")

    def field(self, name: str) -> str:
        """What one value is called among those of its spot."""
        _, _, *rest = name.split(".")
        match rest:
            case [kind] if kind in tuple(INFLUENCES):
                return self.words.say(f"influence-{kind}")
            case ["makes", number]:
                return self.words.say("check-field-makes", number=int(number) + 1)
            case [kind]:
                return self.words.say(f"check-field-{kind}")
        return self.spot(name)

    def place(self, spot: str) -> str:
        """What a spot is called where nothing around it says where it is: for how many players it counts is said."""
        players = Edition.players_of(spot)
        if players is None:
            return self.spot(spot)
        title = self.words.say(f"check-step-{spot.partition('.')[0]}", players=players)
        return self.words.say("check-both", spot=title, field=self.spot(spot))

    def full(self, name: str) -> str:
        """What a value is called where nothing around it says where it is."""
        spot = spot_of(name)
        if spot == name:
            return self.place(name)
        return self.words.say("check-both", spot=self.spot(spot), field=self.field(name))

    def points(self, least: int, most: int) -> str:
        """So many points, or from so many to so many."""
        prestige = self.nouns.amount("prestige", most)
        return prestige if least == most else self.words.say("check-from-to", least=least, most=prestige)

    def said(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """What is printed on a spot, with ``values`` by dotted name."""
        if spot in values:
            return self.value(spot, values[spot])
        here = {name.removeprefix(f"{spot}."): value for name, value in values.items() if spot_of(name) == spot}
        match spot.split("."):
            case ["customers", _]:
                prestige = self._amount("prestige", here["points"])
                demand = self._wanted(Customer(int(here["points"]), str(here["demand"])))
                return self.words.say("customer", demand=demand, prestige=prestige)
            case ["legs", _]:
                return self._listed(self.nouns.amounts(here))
            case ["cities", _]:
                found = [("prestige", here["prestige"]), ("coin", here["coins"]), ("influence", here["influence"])]
                return self._listed([self._amount(what, count) for what, count in found if count])
        each = [
            self.words.say("check-value", field=self.field(f"{spot}.{name}"), value=self.value(f"{spot}.{name}", value))
            for name, value in here.items()
        ]
        return self._listed(each)

    def value(self, name: str, value: Leaf) -> str:
        """One value in words."""
        if isinstance(value, str) and self.words.knows(f"good-{value}"):
            return self.words.say(f"good-{value}")
        ruling = f"{name.replace('rulings.', 'ruling-')}-{_word(value)}"
        if self.words.knows(ruling):
            return self.words.say(ruling)
        return value_of(self.words, name, value)

    def _wanted(self, customer: Customer) -> str:
        return self._listed(self.nouns.amounts(Counter(customer.wants)))

    def _amount(self, what: str, count: Leaf) -> str:
        return self.words.say("check-influence", count=count) if what == "influence" else self.nouns.amount(what, int(count))

    def _listed(self, parts: list[str]) -> str:
        return self.nouns.listed(parts) or self.words.say("printed-nothing")

    def _place(self, place: Place) -> str:
        return self.words.say("board-village" if place is VILLAGE else f"place-{place}")


def _word(value: Leaf) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _key(parts: list[str]) -> str:
    return "-".join(parts).replace("_", "-")
