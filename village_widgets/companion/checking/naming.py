"""The names of what is printed on a copy: of single values, and of values that share a spot of the board."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Generic, TypeVar

from village_core.games.editions import Leaf, PrintedEdition, write_leaf
from village_core.games.nouns import Nouns
from village_core.kernel.words import Words
from village_widgets.games.side_by_side import describe_value

E = TypeVar("E", bound=PrintedEdition)


def find_spot(name: str, together: Collection[str]) -> str:
    """Return the spot of a value: its own name, or ``part.entry`` for ``part.entry.value`` if the part is in ``together``.

    ``together`` are the parts of the edition each of whose entries is one spot.
    """
    part, *rest = name.split(".")
    return f"{part}.{rest[0]}" if part in together else name


def join_dashed(parts: Sequence[str]) -> str:
    """Join the parts of a dotted name by dashes for a key of a wording; underscores in them become dashes too."""
    return "-".join(parts).replace("_", "-")


class Naming(Generic[E]):
    """Names the spots and values of one edition, with the game's ``nouns`` for it.

    ``together`` are the parts of the edition each of whose entries is one spot.

    A game overrides what its words alone can't say: spots that have other nouns in their names, several values in one sentence.
    """

    def __init__(self, words: Words, nouns: Nouns[E], together: Collection[str]) -> None:
        self.words = words
        self.nouns = nouns
        self.edition = nouns.edition
        self.together = together

    # Overridden by games

    def name_spot(self, name: str) -> str:
        """Name a spot, without the number of players; a ruling by its own words."""
        ruling = name.replace("rulings.", "ruling-")
        if self.words.knows(ruling):
            return self.words.format(ruling)
        parts = name.split(".")
        if self.edition.find_player_count(name) is not None:
            del parts[1]
        return self._format_name("check-spot", parts)

    def name_field(self, name: str) -> str:
        """Name a value among those of its spot."""
        return self._format_name("check-field", name.split(".")[2:])

    def describe_value(self, name: str, value: Leaf) -> str:
        """Describe the value of a printed number, piece or choice in words."""
        ruling = f"{name.replace('rulings.', 'ruling-')}-{write_leaf(value)}"
        return self.words.format(ruling) if self.words.knows(ruling) else describe_value(self.words, value)

    def describe_values(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """Describe several values of one printed spot in one text; ``values`` are by their names within the spot."""
        found = ((f"{spot}.{name}", value) for name, value in values.items())
        return self.join([self._describe_field(name, value) for name, value in found])

    def describe_word(self, name: str, word: str) -> str:
        """Describe one word of a value that is a line of words."""
        return self.describe_value(name, word)

    # Common to all games

    def name_place(self, spot: str) -> str:
        """Name a spot where no heading of a page does; one that counts for one number of players alone, with that number."""
        players = self.edition.find_player_count(spot)
        if players is None:
            return self.name_spot(spot)
        title = self.words.format(f"check-step-{join_dashed(spot.split('.')[:1])}", players=players)
        return self.words.format("check-both", spot=title, field=self.name_spot(spot))

    def name_value(self, name: str) -> str:
        """Name a value together with its spot, where no heading of a page names the spot."""
        spot = find_spot(name, self.together)
        if spot == name:
            return self.name_place(name)
        return self.words.format("check-both", spot=self.name_spot(spot), field=self.name_field(name))

    def describe_points(self, least: int, most: int) -> str:
        """Describe a number of points, or a range of them."""
        said = self.nouns.describe_amount(self.nouns.POINTS, most)
        return said if least == most else self.words.format("check-from-to", least=least, most=said)

    def describe_spot(self, spot: str, values: Mapping[str, Leaf]) -> str:
        """Describe what is printed on a spot; ``values`` are by dotted name."""
        if spot in values:
            return self.describe_value(spot, values[spot])
        inside = f"{spot}."
        return self.describe_values(
            spot, {name.removeprefix(inside): value for name, value in values.items() if name.startswith(inside)}
        )

    def join(self, parts: list[str]) -> str:
        """Join the parts as a list in words; without parts return the wording for a spot with nothing printed on it."""
        return self.words.join(parts) or self.words.format("printed-nothing")

    def _describe_field(self, name: str, value: Leaf) -> str:
        return self.words.format("check-value", field=self.name_field(name), value=self.describe_value(name, value))

    def _format_name(self, kind: str, parts: Sequence[str]) -> str:
        """Format the wording of this ``kind`` for a dotted name. A number at its end is a value of the wording."""
        *before, last = parts
        if before and last.isdecimal():
            return self.words.format(f"{kind}-{join_dashed(before)}", number=int(last) + 1, count=int(last))
        return self.words.format(f"{kind}-{join_dashed(parts)}")
