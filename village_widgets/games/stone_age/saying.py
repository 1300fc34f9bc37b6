"""What the pictures of a table of Stone Age show, in words for those who can't see it."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.stone_age.ending import figures
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, SITES, VILLAGE, Figure, Place
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel


class Sayings:
    """One table in sentences; ``table`` is as whoever is told may see it."""

    def __init__(self, table: Table, narrator: Narrator, active: Seat | None) -> None:
        self.table, self.narrator, self.active = table, narrator, active
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition

    def told(self, panel: Panel) -> Panel:
        """The panel with its sentences."""
        area, _, seat = panel.key.partition(":")
        sayings = {"wilds": self._wilds, "settlement": self._settlement, "cards": self._cards, "sites": self._sites}
        return panel.with_words(self._tribe(int(seat)) if seat else sayings.get(area, self._hearth)())

    def _say(self, key: str, **values: str | int) -> str:
        return self.words.format(f"told-{key}", **values)

    def _standing(self, place: Place) -> str:
        """Who stands at a place; nothing where nobody does."""
        here = [(seat, count) for seat, count in enumerate(self.table.standing(place)) if count]
        said = [
            self._say("worker", who=self.nouns.name(seat), workers=self.nouns.amount("worker", count)) for seat, count in here
        ]
        return self.nouns.join(said)

    def _at(self, place: Place) -> str:
        people = self._standing(place)
        return self._say("standing", place=self.words.format(f"place-{place}"), people=people) if people else ""

    def _wilds(self) -> Iterator[str]:
        yield from map(self._at, GROUNDS)

    def _settlement(self) -> Iterator[str]:
        yield from map(self._at, VILLAGE)

    def _cards(self) -> Iterator[str]:
        for place, cost in zip(CARDS, self.edition.row, strict=True):
            yield self._say(
                "card", place=self.words.format(f"place-{place}"), cost=cost, thing=self.narrator.thing(self.table, place)
            )
            yield self._at(place)
        yield self.words.format("board-deck", count=len(self.table.deck))

    def _sites(self) -> Iterator[str]:
        for place, pile in zip(SITES, self.table.piles, strict=False):
            thing = self.narrator.thing(self.table, place)
            yield self._say("site", place=self.words.format(f"place-{place}"), thing=thing, under=pile.under)
            yield self._at(place)

    def _hearth(self) -> Iterator[str]:
        yield self._say("round", number=self.table.round, who=self.nouns.name(self.table.start))
        for seat, tribe in enumerate(self.table.tribes):
            yield self._say("points", who=self.nouns.name(seat), points=self.nouns.amount("score", tribe.score))

    def _tribe(self, seat: Seat) -> Iterator[str]:
        tribe = self.table.tribes[seat]
        yield self._say("active", who=self.nouns.name(seat)) if seat == self.active else ""
        yield self._say("workers", home=tribe.home, workers=tribe.workers)
        yield self.words.format("board-field", field=tribe.field, most=self.edition.tribe.most_field)
        tools = zip(tribe.tools, tribe.turned, strict=True)
        said = [self._say("tool", value=value, turned="yes" if turned else "no") for value, turned in tools if value]
        said += [self._say("one-use", value=value) for value in tribe.one_use]
        yield self._say("tools", tools=self.nouns.join(said) or self._say("nothing"))
        held = self.nouns.list_amounts({what: getattr(tribe, what) for what in self.nouns.PIECES})
        yield self._say("owned", things=self.nouns.join(held) or self._say("nothing"))
        yield self._say("any-two", count=tribe.any_two) if tribe.any_two else ""
        shown = figures(self.table, seat)
        people = [self.words.format(f"figure-{figure}", count=shown[figure]) for figure in Figure if shown[figure]]
        yield self._say("cards", cards=self.nouns.join(people) or self._say("nothing"))
        yield self.words.format("board-kept", buildings=len(tribe.buildings), cards=len(tribe.cards) + len(tribe.secret))
