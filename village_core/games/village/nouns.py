"""The nouns of Village in words: pieces, places, people, customers, and all fields of a choice, an event or a frame."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from village_core.games.nouns import Nouns as PrintedNouns
from village_core.games.nouns import WordingValues
from village_core.games.village import vocabulary
from village_core.games.village.edition import Edition
from village_core.games.village.prices import COIN
from village_core.kernel.values import Value
from village_core.kernel.words import NOTHING


class Nouns(PrintedNouns[Edition]):
    """Names everything at one table of Village; colours, tiles and the end of a lap are those of the edition."""

    PIECES: ClassVar[tuple[str, ...]] = (*vocabulary.CUBES, *vocabulary.GOODS, "grain", COIN)
    POINTS: ClassVar[str] = "prestige"

    def name_customer(self, tile: int) -> str:
        """Name a customer by what it demands and its points; a tile that the edition doesn't have by its number alone."""
        if tile not in range(len(self.edition.customers)):
            return str(tile)
        card = self.edition.customers[tile]
        demand = self.words.join([self.describe_amount(what, count) for what, count in Counter(card.wants).items()])
        return self.words.format("customer", demand=demand, prestige=self.describe_amount("prestige", card.points))

    def describe_fields(self, told: Value) -> WordingValues:
        """Return the fields of a value in words by their own names, a seat as ``who``, a generation as ``member``.

        ``lap-end``, the edition's end of a lap, is always added.
        """
        return {"lap-end": self.edition.lap_end, **super().describe_fields(told)}

    def describe_field(self, name: str, value: object) -> WordingValues:
        """Return one field in words, with the forms that its noun has (``start-from``, ``product-a``).

        ``what`` tells wordings whether a piece is a cube, influence or a good, or that the field is None, which has no words.
        """
        match value:
            case None:
                return {"what": NOTHING}
            case vocabulary.Cube():
                return {"what": "cube", **self._describe_cube(name, value)}
            case vocabulary.Influence():
                return {"what": "influence", name: self.words.format(f"influence-{value}")}
            case vocabulary.Good():
                return {"what": "good", **self._describe_forms(name, f"good-{value}", "a")}
            case vocabulary.Space():
                return self._describe_forms(name, f"space-{value}", "at", "from")
            case vocabulary.Place() | vocabulary.Building():
                return self._describe_forms(name, f"place-{value}", "at", "from", "to")
        return super().describe_field(name, value)

    def _describe_cube(self, name: str, cube: vocabulary.Cube) -> WordingValues:
        colour = ""
        if cube is not vocabulary.Cube.PLAGUE:
            colour = self.words.format(f"colour-{self.edition.colours[vocabulary.Influence(cube.value)]}")
        key = f"cube-{cube}"
        return {name: self.words.format(key, colour=colour), f"{name}-a": self.words.format(f"{key}.a", colour=colour)}

    def _describe_forms(self, name: str, noun: str, *forms: str) -> WordingValues:
        return {name: self.words.format(noun), **{f"{name}-{form}": self.words.format(f"{noun}.{form}") for form in forms}}

    def describe_number(self, name: str, value: int) -> WordingValues:
        """Return the field ``name``, a number, in words by key: a generation as ``member``, a customer, or as in any game."""
        match name:
            case "generation":
                return {"member": self.words.format("member", generation=value)}
            case "customer":
                return {"customer": self.name_customer(value)}
        return super().describe_number(name, value)

    def describe_several(self, name: str, value: tuple[object, ...]) -> str:
        """List the field ``name`` in one text: ``cubes`` by colour, ``kinds`` of influence by number, or as in any game."""
        match name:
            case "cubes":
                there = [(cube, n) for cube, n in zip(vocabulary.CUBES, value, strict=True) if isinstance(n, int) and n]
                named = [(self._describe_cube("cube", cube)["cube"], n) for cube, n in there]
                return self.words.join([self.words.format("amount-cubes", cube=cube, count=n) for cube, n in named])
            case "kinds":
                return self.words.join(self.list_amounts({kind: value.count(kind) for kind in vocabulary.INFLUENCES}))
        return super().describe_several(name, value)
