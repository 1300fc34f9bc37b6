"""The nouns of Stone Age in words: pieces, places, cards, buildings, and all fields of a choice, an event or a frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar

from village_core.games.nouns import Nouns as PrintedNouns
from village_core.games.nouns import WordingValues
from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.printed import FixedBuilding
from village_core.games.stone_age.vocabulary import RESOURCES, Kind, Place
from village_core.kernel.words import NOTHING


class Nouns(PrintedNouns[Edition]):
    """Names everything at one table of Stone Age."""

    PIECES: ClassVar[tuple[str, ...]] = (*RESOURCES, Kind.FOOD)

    def describe_card(self, card: int) -> str:
        """Describe a card by what it gives and what it shows, or by its number, counted from 0, if there is no such card."""
        if card not in range(len(self.edition.cards)):
            return str(card)
        printed = self.edition.cards[card]
        gift = self.words.format(f"gift-{printed.gives}", count=printed.amount)
        return self.words.format("card", gift=gift, figure=self.words.format(f"figure-{printed.shows}", count=printed.number))

    def describe_tile(self, tile: int) -> str:
        """Describe a building by its price, and its points if they are printed; an unknown tile by its number, counted from 0."""
        if tile not in range(len(self.edition.buildings)):
            return str(tile)
        building = self.edition.buildings[tile]
        if isinstance(building, FixedBuilding):
            cost = self.words.join(self.list_amounts(Counter(building.pieces)))
            return self.words.format("building-fixed", cost=cost, score=self.describe_amount(self.POINTS, building.points))
        return self.words.format("building-free", pieces=building.pieces, most=building.most, kinds=building.kinds)

    def describe_face(self, face: int) -> str:
        """Describe a face of the dice that a card rolls for all players: its number, and what it gives."""
        worth = self.edition.die[face - 1] if face in range(1, len(self.edition.die) + 1) else NOTHING
        return self.words.format("face", face=face, worth=self.words.format(f"reward-{worth}"))

    def describe_field(self, name: str, value: object) -> WordingValues:
        """Describe a field: a place or a kind by its noun, or a field of any game.

        A place also has ``<name>-at`` and ``<name>-to``, forms of its noun.
        """
        match value:
            case Place():
                noun = f"place-{value}"
                forms = {f"{name}-{form}": self.words.format(f"{noun}.{form}") for form in ("at", "to")}
                return {name: self.words.format(noun), **forms}
            case Kind():
                return {name: self.words.format(f"kind-{value}")}
        return super().describe_field(name, value)

    def describe_number(self, name: str, value: int) -> WordingValues:
        """Describe a number: workers, a card, a building, a face, a space for tools (from 1), or a number of any game."""
        match name:
            case "workers":
                return {name: self.describe_amount("worker", value)}
            case "card":
                return {name: self.describe_card(value)}
            case "tile":
                return {name: self.describe_tile(value)}
            case "face":
                return {name: self.describe_face(value)}
            case "space":
                return {name: value + 1}
        return super().describe_number(name, value)

    def describe_several(self, name: str, value: tuple[object, ...]) -> str:
        """List the field ``name`` in one text: ``kinds`` by amount, ``faces`` of dice, or as in any game."""
        match name:
            case "kinds":
                return self.words.join(self.list_amounts(Counter(str(kind) for kind in value)))
            case "faces":
                return self.describe_faces([face for face in value if isinstance(face, int)])
        return super().describe_several(name, value)

    def describe_faces(self, faces: Sequence[int]) -> str:
        """Describe faces of the dice that a card rolls for all players, as a list."""
        return self.words.join([self.describe_face(face) for face in faces])
