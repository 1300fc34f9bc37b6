"""Descriptions of Stone Age's pictures for players who can't see them."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.stone_age.ending import count_figures
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, SITES, VILLAGE, Figure, Place
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel


class Descriptions:
    """Sentences about one table; ``table`` is as the listener may see it."""

    def __init__(self, table: Table, narrator: Narrator, active: Seat | None) -> None:
        self.table, self.narrator, self.active = table, narrator, active
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition

    def describe(self, panel: Panel) -> Panel:
        """Return the panel with the sentences that describe it to readers who can't see it."""
        area, _, seat = panel.key.partition(":")
        sayings = {
            "wilds": self._describe_wilds,
            "settlement": self._describe_settlement,
            "cards": self._describe_cards,
            "sites": self._describe_sites,
        }
        return panel.with_words(self._describe_tribe(int(seat)) if seat else sayings.get(area, self._describe_hearth)())

    def _format(self, key: str, **values: str | int) -> str:
        return self.words.format(f"told-{key}", **values)

    def _describe_standing(self, place: Place) -> str:
        """Describe the workers at a place; empty if there are none."""
        here = [(seat, count) for seat, count in enumerate(self.table.count_standing(place)) if count]
        said = [
            self._format("worker", who=self.nouns.name_seat(seat), workers=self.nouns.describe_amount("worker", count))
            for seat, count in here
        ]
        return self.words.join(said)

    def _name_place(self, place: Place) -> str:
        people = self._describe_standing(place)
        return self._format("standing", place=self.words.format(f"place-{place}"), people=people) if people else ""

    def _describe_wilds(self) -> Iterator[str]:
        yield from map(self._name_place, GROUNDS)

    def _describe_settlement(self) -> Iterator[str]:
        yield from map(self._name_place, VILLAGE)

    def _describe_cards(self) -> Iterator[str]:
        for place, cost in zip(CARDS, self.edition.row, strict=True):
            thing = self.narrator.describe_thing(self.table, place)
            yield self._format("card", place=self.words.format(f"place-{place}"), cost=cost, thing=thing)
            yield self._name_place(place)
        yield self.words.format("board-deck", count=len(self.table.deck))

    def _describe_sites(self) -> Iterator[str]:
        for place, pile in zip(SITES, self.table.piles, strict=False):
            thing = self.narrator.describe_thing(self.table, place)
            yield self._format("site", place=self.words.format(f"place-{place}"), thing=thing, under=pile.under)
            yield self._name_place(place)

    def _describe_hearth(self) -> Iterator[str]:
        yield self._format("round", number=self.table.round, who=self.nouns.name_seat(self.table.start))
        for seat, tribe in enumerate(self.table.tribes):
            yield self._format("points", who=self.nouns.name_seat(seat), points=self.nouns.describe_amount("score", tribe.score))

    def _describe_tribe(self, seat: Seat) -> Iterator[str]:
        tribe = self.table.tribes[seat]
        yield self._format("active", who=self.nouns.name_seat(seat)) if seat == self.active else ""
        yield self._format("workers", home=tribe.home, workers=tribe.workers)
        yield self.words.format("board-field", field=tribe.field, most=self.edition.tribe.most_field)
        tools = zip(tribe.tools, tribe.turned, strict=True)
        said = [self._format("tool", value=value, turned="yes" if turned else "no") for value, turned in tools if value]
        said += [self._format("one-use", value=value) for value in tribe.one_use]
        yield self._format("tools", tools=self.words.join(said) or self.words.format("printed-nothing"))
        held = self.nouns.list_amounts({what: getattr(tribe, what) for what in self.nouns.PIECES})
        yield self._format("owned", things=self.words.join(held) or self.words.format("printed-nothing"))
        yield self._format("any-two", count=tribe.any_two) if tribe.any_two else ""
        shown = count_figures(self.table, seat)
        people = [self.words.format(f"figure-{figure}", count=shown[figure]) for figure in Figure if shown[figure]]
        yield self._format("cards", cards=self.words.join(people) or self.words.format("printed-nothing"))
        yield self.words.format("board-kept", buildings=len(tribe.buildings), cards=len(tribe.cards) + len(tribe.secret))
