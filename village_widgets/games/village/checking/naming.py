"""Names for what is printed on a copy of Village: its places, customers, roads and goods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from village_core.games.editions import Leaf
from village_core.games.village.edition import Edition
from village_core.games.village.printed import Customer, split_leg
from village_core.games.village.vocabulary import INFLUENCES, SPACES, VILLAGE, Place
from village_widgets.companion.checking.naming import Naming


class VillageNaming(Naming[Edition]):
    """Names of the spots and values of one edition."""

    def name_spot(self, name: str) -> str:
        """Return the name of a spot in Village's own words, or in those of every game; the number of players isn't named."""
        match name.split("."):
            case ["customers", tile]:
                return self.words.format("check-spot-customer", demand=self._name_demand(self.edition.customers[int(tile)]))
            case ["legs", leg]:
                start, end = split_leg(leg)
                return self.words.format("check-spot-leg", start=self._name_place(start), end=self._name_place(end))
            case ["cities" | "crafts", place]:
                return self.words.format(f"place-{place}")
            case ["setup", _, "spaces", space]:
                return self.words.format("check-spot-space", space=self.words.format(f"space-{space}"))
            case ["chronicle", _, "rows", row]:
                return self.words.format("check-spot-row", row=self.words.format(f"board-row-{row}"))
        return super().name_spot(name)

    def name_field(self, name: str) -> str:
        """Return the name of one value among those of its spot; an influence is named by its kind."""
        kind = name.rpartition(".")[2]
        return self.words.format(f"influence-{kind}") if kind in tuple(INFLUENCES) else super().name_field(name)

    def describe_value(self, name: str, value: Leaf) -> str:
        """Return one value in words: goods by nouns, action spaces of the solo board by their names; others as in any game."""
        if name.startswith("solo.") and value in SPACES:
            return self.words.format(f"space-{value}")
        if isinstance(value, str) and self.words.knows(f"good-{value}"):
            return self.words.format(f"good-{value}")
        return super().describe_value(name, value)

    def describe_values(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """Return the values of a spot in words: a customer, the price of a road, the reward of a city; others as in any game."""
        match spot.split("."):
            case ["customers", _]:
                customer = Customer(int(values["points"]), str(values["demand"]))
                points = self.nouns.describe_amount("prestige", customer.points)
                return self.words.format("customer", demand=self._name_demand(customer), prestige=points)
            case ["legs", _]:
                return self.join(self.nouns.list_amounts(values))
            case ["cities", _]:
                prestige, coins, influence = (int(values[what]) for what in ("prestige", "coins", "influence"))
                said = [self.nouns.describe_amount("prestige", prestige)] if prestige else []
                said += [self.nouns.describe_amount("coin", coins)] if coins else []
                said += [self.words.format("name-influence", count=influence)] if influence else []
                return self.join(said)
        return super().describe_values(spot, values)

    def _name_demand(self, customer: Customer) -> str:
        return self.join(self.nouns.list_amounts(Counter(customer.wants)))

    def _name_place(self, place: Place) -> str:
        return self.words.format("board-village" if place is VILLAGE else f"place-{place}")
