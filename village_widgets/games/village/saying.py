"""What the pictures of a table of Village show, in words for those who can't see it: who stands where, lives, what lies about."""

from __future__ import annotations

from collections.abc import Iterator

from village_core.games.village.narration import Narrator
from village_core.games.village.table import Farm, Table
from village_core.games.village.vocabulary import CHRONICLE, CHURCH, CITIES, COUNCIL, SPACES, WORKSHOPS, Place, Row, Space
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel
from village_widgets.games.village.drawing.ink import list_members

LYING = {
    "land": (Space.HARVEST, Space.FAMILY),
    "crafts": (Space.CRAFTS,),
    "market": (Space.MARKET,),
    "travel": (Space.TRAVEL,),
    "council": (Space.COUNCIL,),
    "church": (Space.CHURCH,),
}
STANDING = {"crafts": WORKSHOPS, "travel": CITIES, "council": COUNCIL, "church": (*CHURCH, Place.BAG)}


class Sayings:
    """One table in sentences; ``table`` is as whoever is told may see it."""

    def __init__(self, table: Table, narrator: Narrator, active: Seat | None) -> None:
        self.table, self.active = table, active
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition

    def told(self, panel: Panel) -> Panel:
        """The panel with its sentences."""
        area, _, seat = panel.key.partition(":")
        sayings = {
            "market": self._market,
            "travel": self._visits,
            "church": self._monks,
            "chronicle": self.chronicle,
            "prestige": self._prestige,
            "rival": self._rival,
        }
        lines = [*self._lying(area), *self._standing(area)]
        lines += self._farm(int(seat)) if seat else sayings.get(area, self._nothing)()
        return panel.with_words(lines)

    def _say(self, key: str, **values: str | int) -> str:
        return self.words.format(f"told-{key}", **values)

    def _nothing(self) -> Iterator[str]:
        yield from ()

    def _list(self, parts: list[str], last: str = "list-and") -> str:
        """The parts as a list, or that there is nothing."""
        return self.nouns.listed(parts, last) or self._say("nothing")

    def _lying(self, area: str) -> Iterator[str]:
        """The cubes on the area's spaces."""
        for space in LYING.get(area, ()):
            cubes = self.nouns.several("cubes", self.table.spaces[SPACES.index(space)])
            yield self._say("cubes", place=self.words.format(f"space-{space}"), cubes=cubes or self._say("nothing"))

    def _people(self, place: Place) -> list[str]:
        """Who is at a place."""
        return [
            self._say("member", who=self.nouns.name(seat), generation=generation, count=count)
            for seat, generation, count in list_members(self.table, place)
        ]

    def _standing(self, area: str) -> Iterator[str]:
        """Who is at each of the area's places; nothing of a place where nobody is."""
        for place in STANDING.get(area, ()):
            people = self.nouns.listed(self._people(place))
            yield self._say("standing", place=self.words.format(f"place-{place}"), people=people) if people else ""

    def _market(self) -> Iterator[str]:
        """The customers, those in front first."""
        stalls = [self.nouns.customer(tile) for tile in self.table.stalls if tile is not None]
        yield self._say("stalls", customers=self._list(stalls, "told-customers"))
        yield self._say("queue", customers=self._list([self.nouns.customer(tile) for tile in self.table.queue], "told-customers"))
        yield self._say("pile", count=len(self.table.pile))

    def _visits(self) -> Iterator[str]:
        """Whose marker lies in which city; nothing of a city where nobody has been."""
        for city in CITIES:
            seats = [self.nouns.name(seat) for seat, farm in enumerate(self.table.farms) if city in farm.cities]
            yield self._say("visited", place=self.words.format(f"place-{city}"), people=self.nouns.listed(seats)) if seats else ""

    def _monks(self) -> Iterator[str]:
        """The monks beside the members in the bag."""
        yield self._say("monks", count=self.edition.box.monks)

    def chronicle(self) -> Iterator[str]:
        """Who is remembered, who lies in the graves, and how much room there is."""
        for row in Row:
            people = self._list(self._people(CHRONICLE[row]))
            yield self._say("chronicle", row=self.words.format(f"board-row-{row}"), people=people, room=self.table.room(row))
        yield self._say(
            "chronicle",
            row=self.words.format("board-graves"),
            people=self._list(self._people(Place.GRAVE)),
            room=self.table.grave_room(),
        )

    def _prestige(self) -> Iterator[str]:
        """The round, and everybody's points."""
        yield self._say("round", number=self.table.round, who=self.nouns.name(self.table.start))
        ring = self.table.ring
        yield "" if ring is None else self.words.format("board-ring", name=self.nouns.name(ring))
        yield "" if self.table.trigger is None else self.words.format("board-last")
        for seat in self.table.seats:
            points = self.nouns.amount("prestige", self.table.farms[seat].prestige)
            yield self._say("points", who=self.nouns.name(seat), points=points)

    def _rival(self) -> Iterator[str]:
        """Carla's cubes, her fate tiles, her family, and what she answers next."""
        rival, farm = self.table.rival, self.table.farms[-1]
        assert rival
        hers = self.nouns.several("cubes", rival.heap)
        yield self._say("rival-cubes", cubes=hers or self._say("nothing"), count=rival.laid)
        said = [self.words.format(f"board-rival-fate-{fate}") for fate in rival.fate]
        yield self._say("rival-fate", tiles=self._list(said, "list-comma"))
        yield self._say("rival-beside", members=self._generations(farm, Place.FARM))
        yield self._say("rival-waiting", members=self._generations(farm, Place.UNBORN))
        yield self.words.format("board-served-count", count=len(farm.customers))
        asked = rival.asked
        yield "" if asked is None else self.words.format("board-rival-asked", space=self.words.format(f"space-{asked[0]}"))

    def _farm(self, seat: Seat) -> Iterator[str]:
        """A life, a family and what it owns."""
        farm, lap = self.table.farms[seat], self.edition.farm.lap
        yield self._say("active", who=self.nouns.name(seat)) if seat == self.active else ""
        space = self.edition.farm.space(farm.time)
        yield self._say("life", space=space, lap=lap, left=lap - space, end=self.edition.lap_end)
        yield self._say("home", members=self._generations(farm, Place.FARM))
        yield self._say("unborn", members=self._generations(farm, Place.UNBORN))
        yield self._say(
            "owned",
            things=self._list(
                self.nouns.amounts({what: getattr(farm, what) for what in self.nouns.PIECES if hasattr(farm, what)})
            ),
        )
        yield self.words.format("board-served-count", count=len(farm.customers))

    def _generations(self, farm: Farm, place: Place) -> str:
        """How many of each generation are at a place."""
        counts = [(generation, places.count(place)) for generation, places in enumerate(farm.family, 1)]
        return self._list([self._say("generation", generation=generation, count=count) for generation, count in counts if count])
