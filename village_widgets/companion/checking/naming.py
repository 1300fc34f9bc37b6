"""What is printed on a copy, in words: a value by its dotted name, and several that stand on one spot of the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Generic, TypeVar

from village_core.games.editions import Leaf, PrintedEdition, word_of
from village_core.games.nouns import Nouns
from village_core.kernel.words import Words
from village_widgets.games.side_by_side import describe_value

E = TypeVar("E", bound=PrintedEdition)


def spot_of(name: str, together: Collection[str]) -> str:
    """The spot of the board on which a value is printed: its own name, or the one it shares with others.

    ``together``: the parts of the edition in which several values stand on one spot.
    """
    part, *rest = name.split(".")
    return f"{part}.{rest[0]}" if part in together else name


def dashed(parts: Sequence[str]) -> str:
    """The parts of a dotted name as the keys of wordings have them."""
    return "-".join(parts).replace("_", "-")


class Naming(Generic[E]):
    """Names spots and values as one edition has them. ``nouns`` are the game's for it; see ``spot_of`` for ``together``.

    A game adds what its words alone can't say: spots that have other nouns in their names, several values in one sentence.
    """

    def __init__(self, words: Words, nouns: Nouns[E], together: Collection[str]) -> None:
        self.words = words
        self.nouns = nouns
        self.edition = nouns.edition
        self.together = together

    # What a game may say otherwise

    def spot(self, name: str) -> str:
        """What a spot is called, the number of players left out."""
        ruling = name.replace("rulings.", "ruling-")
        if self.words.knows(ruling):
            return self.words.format(ruling)
        parts = name.split(".")
        if self.edition.players_of(name) is not None:
            del parts[1]
        return self._numbered("check-spot", parts)

    def field(self, name: str) -> str:
        """What one value is called among those of its spot."""
        return self._numbered("check-field", name.split(".")[2:])

    def value(self, name: str, value: Leaf) -> str:
        """One value in words."""
        ruling = f"{name.replace('rulings.', 'ruling-')}-{word_of(value)}"
        return self.words.format(ruling) if self.words.knows(ruling) else describe_value(self.words, name, value)

    def several(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """Several values that stand on one spot, by their names there."""
        found = ((f"{spot}.{name}", value) for name, value in values.items())
        return self.listed([self._field_said(name, value) for name, value in found])

    # What follows from it

    def place(self, spot: str) -> str:
        """What a spot is called where nothing around it says where it is: for how many players it counts is said."""
        players = self.edition.players_of(spot)
        if players is None:
            return self.spot(spot)
        title = self.words.format(f"check-step-{dashed(spot.split('.')[:1])}", players=players)
        return self.words.format("check-both", spot=title, field=self.spot(spot))

    def full(self, name: str) -> str:
        """What a value is called where nothing around it says where it is."""
        spot = spot_of(name, self.together)
        if spot == name:
            return self.place(name)
        return self.words.format("check-both", spot=self.spot(spot), field=self.field(name))

    def points(self, least: int, most: int) -> str:
        """So many points, or from so many to so many."""
        said = self.nouns.amount(self.nouns.POINTS, most)
        return said if least == most else self.words.format("check-from-to", least=least, most=said)

    def said(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """What is printed on a spot, with ``values`` by dotted name."""
        if spot in values:
            return self.value(spot, values[spot])
        inside = f"{spot}."
        return self.several(spot, {name.removeprefix(inside): value for name, value in values.items() if name.startswith(inside)})

    def listed(self, parts: list[str]) -> str:
        """The parts as a list; without any there is nothing printed."""
        return self.nouns.listed(parts) or self.words.format("printed-nothing")

    def _field_said(self, name: str, value: Leaf) -> str:
        return self.words.format("check-value", field=self.field(name), value=self.value(name, value))

    def _numbered(self, kind: str, parts: Sequence[str]) -> str:
        """The wording of a name. The number that stands at its end is a value in it."""
        *before, last = parts
        if before and last.isdecimal():
            return self.words.format(f"{kind}-{dashed(before)}", number=int(last) + 1, count=int(last))
        return self.words.format(f"{kind}-{dashed(parts)}")
