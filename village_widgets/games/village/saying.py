"""Descriptions of Village's pictures for players who can't see them: members, lives, and things lying about."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.village import vocabulary
from village_core.games.village.narration import Narrator
from village_core.games.village.table import Farm, Table
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.ink import count_generations, list_members

LYING = {
    "land": (vocabulary.Space.HARVEST, vocabulary.Space.FAMILY),
    "crafts": (vocabulary.Space.CRAFTS,),
    "market": (vocabulary.Space.MARKET,),
    "travel": (vocabulary.Space.TRAVEL,),
    "council": (vocabulary.Space.COUNCIL,),
    "church": (vocabulary.Space.CHURCH,),
}
STANDING = {
    "crafts": vocabulary.WORKSHOPS,
    "travel": vocabulary.CITIES,
    "council": vocabulary.COUNCIL,
    "church": (*vocabulary.CHURCH, vocabulary.Place.BAG),
}


class Descriptions:
    """Sentences that describe panels of one table to readers who can't see them.

    ``table`` is as the reader may see it, and ``active`` is the seat that decides, if any.
    """

    def __init__(self, table: Table, narrator: Narrator, active: Seat | None) -> None:
        self.table, self.active = table, active
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition

    def describe(self, panel: Panel) -> Panel:
        """Return the panel with the sentences that describe it to readers who can't see it."""
        area, _, seat = panel.key.partition(":")
        sayings = {
            "market": self._describe_market,
            "travel": self._describe_visits,
            "church": self._describe_monks,
            "chronicle": self.describe_chronicle,
            "prestige": self._describe_prestige,
            "rival": self._describe_rival,
        }
        lines = [*self._describe_cubes(area), *self._describe_members(area)]
        lines += self._describe_farm(int(seat)) if seat else sayings.get(area, self._describe_nothing)()
        return panel.with_words(lines)

    def _format(self, key: str, **values: str | int) -> str:
        return self.words.format(f"told-{key}", **values)

    def _describe_nothing(self) -> Iterator[str]:
        yield from ()

    def _format_list(self, parts: list[str], last: str = "list-and", empty: str = "told-nobody") -> str:
        """Return the parts as a list joined by the words of ``last``, or the words of ``empty`` if there is no part."""
        return self.words.join(parts, last) or self.words.format(empty)

    def _describe_cubes(self, area: str) -> Iterator[str]:
        """Yield a sentence about the cubes on each of the area's spaces."""
        for space in LYING.get(area, ()):
            cubes = self.nouns.describe_several("cubes", self.table.spaces[vocabulary.SPACES.index(space)]) or self.words.format(
                "board-no-cubes"
            )
            yield self._format("cubes", place=self.words.format(f"space-{space}"), cubes=cubes)

    def _list_people(self, place: vocabulary.Place) -> list[str]:
        """Describe the members at a place: for each family and generation, how many there are."""
        return [
            self._format("member", who=self.nouns.name_seat(seat), generation=generation, count=count)
            for seat, generation, count in list_members(self.table, place)
        ]

    def _describe_members(self, area: str) -> Iterator[str]:
        """Yield a sentence about the members at each of the area's places; an empty text for a place without any."""
        for place in STANDING.get(area, ()):
            people = self.words.join(self._list_people(place))
            yield self._format("standing", place=self.words.format(f"place-{place}"), people=people) if people else ""

    def _describe_market(self) -> Iterator[str]:
        """Yield sentences about the customers at the stalls, those in the queue, and the number in the pile."""
        stalls = [self.nouns.name_customer(tile) for tile in self.table.stalls if tile is not None]
        yield self._format("stalls", customers=self._format_list(stalls, "list-semicolon"))
        yield self._format(
            "queue", customers=self._format_list([self.nouns.name_customer(tile) for tile in self.table.queue], "list-semicolon")
        )
        yield self._format("pile", count=len(self.table.pile))

    def _describe_visits(self) -> Iterator[str]:
        """Yield a sentence about the markers in each city; an empty text for a city that no family has visited."""
        for city in vocabulary.CITIES:
            seats = [
                self._format("visitor", who=self.nouns.name_seat(seat))
                for seat, farm in enumerate(self.table.farms)
                if city in farm.cities
            ]
            yield (
                self._format("visited", place=self.words.format(f"place-{city}"), people=self.words.join(seats)) if seats else ""
            )

    def _describe_monks(self) -> Iterator[str]:
        """Yield a sentence about the number of monks that the edition puts into the bag."""
        yield self._format("monks", count=self.edition.box.monks)

    def describe_chronicle(self) -> Iterator[str]:
        """Yield sentences about the members in the chronicle and the graves, and the room there."""
        for row in vocabulary.Row:
            people = self._format_list(self._list_people(vocabulary.CHRONICLE[row]))
            yield self._format(
                "chronicle", row=self.words.format(f"board-row-{row}"), people=people, room=self.table.count_row_room(row)
            )
        yield self._format(
            "chronicle",
            row=self.words.format("board-graves"),
            people=self._format_list(self._list_people(vocabulary.Place.GRAVE)),
            room=self.table.count_free_graves(),
        )

    def _describe_prestige(self) -> Iterator[str]:
        """Yield sentences about the round, the ring, the end, and each player's points.

        The text about the ring is empty until it is taken, that about the end until it is rung in.
        """
        yield self._format("round", number=self.table.round, who=self.nouns.name_seat(self.table.start))
        ring = self.table.ring
        key = "board-ring-alone" if self.table.rival else "board-ring"
        yield "" if ring is None else self.words.format(key, name=self.nouns.name_seat(ring))
        yield "" if self.table.trigger is None else self.words.format("board-last")
        for seat in self.table.seats:
            points = self.nouns.describe_amount("prestige", self.table.farms[seat].prestige)
            yield self._format("points", who=self.nouns.name_seat(seat), points=points)

    def _describe_rival(self) -> Iterator[str]:
        """Yield sentences about Carla's cubes, fate tiles, family and customers, and the cube to answer (empty without one)."""
        rival, farm = self.table.rival, self.table.farms[-1]
        assert rival
        hers = self.nouns.describe_several("cubes", rival.heap)
        yield self._format("rival-cubes", cubes=hers or self.words.format("board-no-cubes"), count=rival.laid)
        said = [self.words.format(f"board-rival-fate-{fate}") for fate in rival.fate]
        yield self._format("rival-fate", tiles=self._format_list(said, "list-comma", "printed-nothing"))
        yield self._format("rival-beside", members=self._list_generations(farm, vocabulary.Place.FARM))
        yield self._format("rival-waiting", members=self._list_generations(farm, vocabulary.Place.UNBORN))
        yield self._format("served", count=len(farm.customers))
        asked = rival.asked
        yield "" if asked is None else self.words.format("board-rival-asked", space=self.words.format(f"space-{asked[0]}"))

    def _describe_farm(self, seat: Seat) -> Iterator[str]:
        """Yield sentences about a player's life track, family and possessions, and before them that the player decides, if so."""
        farm, lap = self.table.farms[seat], self.edition.farm.lap
        yield self._format("active", who=self.nouns.name_seat(seat)) if seat == self.active else ""
        space = self.edition.farm.find_space(farm.time)
        yield self._format("life", space=space, lap=lap, left=lap - space, end=self.edition.lap_end)
        yield self._format("home", members=self._list_generations(farm, vocabulary.Place.FARM))
        yield self._format("unborn", members=self._list_generations(farm, vocabulary.Place.UNBORN))
        owned = {what: getattr(farm, what) for what in self.nouns.PIECES if hasattr(farm, what)}
        yield self._format("owned", things=self._format_list(self.nouns.list_amounts(owned), empty="printed-nothing"))
        yield self._format("served", count=len(farm.customers))

    def _list_generations(self, farm: Farm, place: vocabulary.Place) -> str:
        """Return in words the number of members of each generation at a place."""
        here = count_generations(farm, place)
        return self._format_list([self._format("generation", generation=generation, count=count) for generation, count in here])
