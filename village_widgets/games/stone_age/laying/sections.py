"""The questions of the form that lays out a table of Stone Age: the round, cards, buildings, and each tribe."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from village_core.games.stone_age.edition import Edition
from village_core.games.stone_age.nouns import Nouns
from village_core.games.stone_age.vocabulary import RESOURCES, Gift, Kind
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.fields import AnyField, Count, FieldOption, FieldPicture, OneOf, Section, Several
from village_widgets.companion.laying.sections import Sections
from village_widgets.games.stone_age.drawing import cards, icons, sites

CARDS: Final = "cards"
OWNED: Final = (Kind.FOOD.value, *(kind.value for kind in RESOURCES))
GROWN: Final = ("workers", "field", "any_two")
SIGNS: Final = {"workers": "w-any", "field": "field", "tools": "tool", "any_two": "any", "score": "points", "below": "points"}
"""The pictures of what a tribe has grown to, in the order of the questions."""
CARD: Final = f"-1 -1 {cards.WIDE + 2} {cards.HIGH + 2}"
TILE: Final = f"-1 -1 {sites.WIDE + 2} {sites.HIGH + 2}"


class StoneAgeSections(Sections):
    """The questions of the form that lays out a table of Stone Age, for its players and edition."""

    def __init__(self, words: Words, players: Sequence[Player], edition: Edition) -> None:
        super().__init__(words, players)
        self.edition = edition
        self.nouns = Nouns(words, tuple(player.name for player in players), edition)

    def list_sections(self) -> list[Section]:
        """List the sections: the round, the card row and the piles, then the tribes one by one."""
        turn = (
            self.build_count("round", "round", 2),
            OneOf(key="start", label=self.label_field("start"), options=self.list_players()),
        )
        piles = [
            Count(key=f"under.{at}", label=self.words.format("laying-under", number=at + 1), digits=1)
            for at in range(len(self.players))
        ]
        found = [
            self.build_section("turn", "turn", turn),
            self.build_section(CARDS, "cards", [self.build_tiles("row", len(self.edition.row))]),
            self.build_section("piles", "piles", [self.build_tiles("tops", len(self.players)), *piles]),
        ]
        for seat in range(len(self.players)):
            found += [self._build_supplies(seat), self._build_growth(seat), self._build_owned(seat)]
        return found

    def list_tiles(self) -> list[tuple[str, FieldPicture]]:
        """List what can be picked on the form, each with its name and picture: the cards, then the buildings."""
        drawn = [
            (self.nouns.describe_card(at), FieldPicture(CARD, cards.draw_card(card, 0, 0)))
            for at, card in enumerate(self.edition.cards)
        ]
        built = enumerate(self.edition.buildings)
        return drawn + [
            (self.nouns.describe_tile(at), FieldPicture(TILE, sites.draw_building(building, self.words, 0, 0)))
            for at, building in built
        ]

    def draw_pictures(self) -> str:
        """Return the drawings that all pictures of the form refer to."""
        return icons.draw_shared()

    def _build_supplies(self, seat: Seat) -> Section:
        asked = [self.build_count(f"tribes.{seat}.{what}", what, 2, what) for what in OWNED]
        return replace(self.build_section(f"tribes.{seat}.supplies", "supplies", asked, seat), dense=True)

    def _build_growth(self, seat: Seat) -> Section:
        here = f"tribes.{seat}"
        counts: list[AnyField] = [
            self.build_count(f"{here}.{name}", name.replace("_", "-"), 3 if name == "score" else 2, sign)
            for name, sign in SIGNS.items()
        ]
        values = [card.amount for card in self.edition.cards if card.gives is Gift.ONE_USE_TOOL]
        options = tuple(FieldOption(str(value), str(value)) for value in values)
        one_use = Several(key=f"{here}.one_use", label=self.label_field("one-use"), options=options)
        return self.build_section(f"{here}.grown", "grown", [*counts, one_use], seat)

    def _build_owned(self, seat: Seat) -> Section:
        asked = [self.build_tiles(name, 0, f"tribes.{seat}.{name}") for name in ("cards", "secret", "buildings")]
        return self.build_section(f"tribes.{seat}.kept", "kept", asked, seat)
