"""The nouns of Village in words: pieces, places, people, customers, and all fields of a choice, an event or a frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import reduce
from typing import Final, TypeAlias

from village_core.games.village.edition import Edition
from village_core.games.village.prices import COIN
from village_core.games.village.table import Outcome
from village_core.games.village.vocabulary import (
    CUBES,
    GOODS,
    INFLUENCES,
    Building,
    Category,
    Cube,
    Good,
    Influence,
    Place,
    Space,
)
from village_core.kernel.values import Value
from village_core.kernel.words import Words

Said: TypeAlias = dict[str, str | int]
"""Values for a wording, by the names it uses for them."""

PIECES: Final = (*CUBES, *GOODS, "grain", COIN)
NOTHING: Final = "nothing"


class Nouns:
    """Names everything at one table: players by ``names`` (one for each seat), colours and tiles by the edition."""

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        self.words = words
        self.names = names
        self.edition = edition

    def amount(self, what: str, count: int) -> str:
        """So many pieces of one kind, points or time (``2 Persuasion``)."""
        return self.words.say(f"amount-{what}", count=count)

    def amounts(self, counts: Mapping[str, object]) -> list[str]:
        """What there is of each kind of piece, in the order in which people sort them; none is not named."""
        found = ((what, counts.get(what)) for what in PIECES)
        return [self.amount(what, count) for what, count in found if isinstance(count, int) and count]

    def customer(self, tile: int) -> str:
        """A customer by the number of the tile: the demand and the points; the number alone where no tile has it."""
        if tile not in range(len(self.edition.customers)):
            return str(tile)
        card = self.edition.customers[tile]
        demand = self.listed([self.amount(what, count) for what, count in Counter(card.wants).items()])
        return self.words.say("customer", demand=demand, prestige=self.amount("prestige", card.points))

    def name(self, seat: int) -> str:
        """Who sits at a seat; the number of a seat that nobody has."""
        return self.names[seat] if seat in range(len(self.names)) else str(seat)

    def line(self, line: str) -> str:
        """A line of the final sheet, or what breaks ties."""
        key = f"category-{line}"
        return self.words.say(key if line in tuple(Category) else f"tie-line-{line}")

    def listed(self, parts: list[str], last: str = "list-and") -> str:
        """The parts as a list; ``last`` is the key of the wording that joins the last one to the others."""
        if not parts:
            return ""
        *others, end = parts
        if not others:
            return end
        comma = "list-comma" if last == "list-and" else last
        first = reduce(lambda said, part: self.words.say(comma, first=said, last=part), others)
        return self.words.say(last, first=first, last=end)

    def fields(self, told: Value) -> Said:
        """Every field of what is told, in words: by its own name, a seat as ``who``, a generation as ``member``."""
        said: Said = {"lap-end": self.edition.lap_end}
        for name in told.__struct_fields__:
            said.update(self.field(name, getattr(told, name)))
        return said

    def field(self, name: str, value: object) -> Said:
        """One field in words, with the forms that its noun has (``start-from``, ``product-a``)."""
        match value:
            case None:
                return {"what": NOTHING}
            case Cube():
                return {"what": "cube", **self._cube(name, value)}
            case Influence():
                return {"what": "influence", name: self.words.say(f"influence-{value}")}
            case Good():
                return {"what": "good", **self._forms(name, f"good-{value}", "a")}
            case Space():
                return self._forms(name, f"space-{value}", "at", "from")
            case Place() | Building():
                return self._forms(name, f"place-{value}", "at", "from", "to")
            case Outcome(sheets, winners):
                who = self.listed([self.name(seat) for seat in winners])
                return {"who": who, "prestige": self.amount("prestige", sheets[winners[0]].total)}
            case str():
                return {name: self.line(value) if name == "line" else str(value)}
            case int():
                return self._number(name, value)
            case tuple():
                return {name: self._several(name, value)}
        return {}

    def _cube(self, name: str, cube: Cube) -> Said:
        colour = ""
        if cube is not Cube.PLAGUE:
            colour = self.words.say(f"colour-{self.edition.colours[Influence(cube.value)]}")
        key = f"cube-{cube}"
        return {name: self.words.say(key, colour=colour), f"{name}-a": self.words.say(f"{key}.a", colour=colour)}

    def _forms(self, name: str, noun: str, *forms: str) -> Said:
        return {name: self.words.say(noun), **{f"{name}-{form}": self.words.say(f"{noun}.{form}") for form in forms}}

    def _number(self, name: str, value: int) -> Said:
        match name:
            case "seat" | "start":
                return {"who": self.name(value)}
            case "generation":
                return {"member": self.words.say("member", generation=value)}
            case "customer":
                return {"customer": self.customer(value)}
            case "points":
                return {"points": value, "prestige": self.amount("prestige", value)}
        return {name: value}

    def _several(self, name: str, value: tuple[object, ...]) -> str:
        match name:
            case "cubes":
                parts = self.amounts(dict(zip(CUBES, value, strict=True)))
            case "kinds":
                parts = self.amounts({kind: value.count(kind) for kind in INFLUENCES})
            case "spent":
                parts = self.amounts(dict(pair for pair in value if isinstance(pair, tuple)))
            case "order":
                parts = [self.name(seat) for seat in value if isinstance(seat, int)]
            case _:
                parts = []
        return self.listed(parts)
