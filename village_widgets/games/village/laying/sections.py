"""The questions about a table of Village, screen by screen, in words and pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from village_core.games.village import vocabulary
from village_core.games.village.edition import Edition
from village_core.games.village.laid import OWNED
from village_core.games.village.nouns import Nouns
from village_core.games.village.table import RESTING, Table
from village_core.games.village.vocabulary import Filled, Moment, Place
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying import fields
from village_widgets.companion.laying.sections import Sections, SheetColumn, SheetRow, draw_icon
from village_widgets.games.village.drawing.icons import draw_shared
from village_widgets.games.village.drawing.ink import SeenVillage, draw_pawn
from village_widgets.games.village.drawing.market import draw_customer
from village_widgets.games.village.laying.values import NOBODY, NOT_YET

GROUPS: Final = {
    "home": (Place.FARM, Place.UNBORN),
    "crafts": vocabulary.WORKSHOPS,
    "travel": vocabulary.CITIES,
    "council": vocabulary.COUNCIL,
    "church": (Place.BAG, *vocabulary.CHURCH),
    "dead": (*RESTING, Place.GONE),
}
"""Places of members, as the list of places is ordered."""
POINTED: Final = re.compile(r' data-at="[^"]*"')
PAWN: Final = "-2 -6 30 44"
TILE: Final = "-1 -1 64 80"


class VillageSections(Sections):
    """The questions of the form that lays out a table of Village, for its players and edition."""

    def __init__(self, words: Words, players: Sequence[Player], table: Table) -> None:
        super().__init__(words, players)
        self.view = SeenVillage(table, None, players, words)
        self.edition: Edition = table.edition
        self.nouns = Nouns(words, tuple(player.name for player in players), self.edition)

    def list_sections(self) -> list[fields.Section]:
        """List the sections: the turn, cubes and market of the board, then the farms one by one."""
        found = [self._build_turn(), self._build_cubes(), self._build_market()]
        for seat in self.view.table.seats:
            found += [self._build_family(seat), self._build_life(seat), self._build_stores(seat)]
        return found

    def draw_pictures(self) -> str:
        """Return the drawings that all pictures of the form refer to."""
        return draw_shared(self.edition)

    def list_tiles(self) -> list[tuple[str, fields.FieldPicture]]:
        """List what can be picked on the form: each customer of the edition, with its name and picture."""
        drawn = (POINTED.sub("", draw_customer(self.view, tile, 0, 0)) for tile in range(len(self.edition.customers)))
        return [(self.nouns.name_customer(tile), fields.FieldPicture(TILE, picture)) for tile, picture in enumerate(drawn)]

    # The board

    def _build_turn(self) -> fields.Section:
        """Build the section of the round, the turn, the starting player, the ring, and the end if it was rung in."""
        people = self.list_players()
        rung = fields.Need("filled", tuple(Filled))
        ring = (fields.FieldOption(NOBODY, self.words.format("laying-ring-council")), *people)
        moments = self.list_answers("moment", tuple(Moment))
        asked = (
            self.build_count("round", "round", 2),
            self._build_choice("turn", people),
            self._build_choice("start", people),
            self._build_choice("ring", ring),
            self._build_choice("filled", self.list_answers("filled", (NOT_YET, *Filled))),
            self._build_choice("filler", people, rung),
            self._build_choice("moment", moments, rung),
            self._build_choice("last", people, rung, fields.Need("moment", (Moment.MARKET_DAY,))),
        )
        return self.build_section("turn", "turn", asked)

    def _build_cubes(self) -> fields.Section:
        """Build the section of the cubes on the seven spaces and beside the board: a line for each, a column for each colour."""
        card = self.edition.setup[self.edition.list_player_counts(len(self.players))[-1]].spaces
        rows = [
            SheetRow(f"spaces.{space}", self.words.format(f"space-{space}"), len(str(card[space]))) for space in vocabulary.SPACES
        ]
        rows.append(SheetRow("supply", self.label_field("supply"), 2))
        columns = [
            SheetColumn(cube, str(self.nouns.describe_field("cube", cube)["cube"]), draw_icon(cube)) for cube in vocabulary.CUBES
        ]
        return self.build_sheet("cubes", rows, columns)

    def _build_market(self) -> fields.Section:
        """Build the section of the customers at the stalls and in the queue."""
        stalls = self.edition.setup[self.edition.list_player_counts(len(self.players))[-1]].stalls
        queue = self.edition.market.queue
        return self.build_section(
            "market", "market", (self.build_tiles("stalls", stalls, holes=True), self.build_tiles("queue", queue))
        )

    # The farms

    def _build_family(self, seat: Seat) -> fields.Section:
        """Build the section of the place of each member of a family."""
        members: list[fields.PlaceField] = []
        for generation in vocabulary.GENERATIONS:
            size = self.edition.box.family[generation - 1]
            member = self.words.format("member", generation=generation)
            drawn = fields.FieldPicture(PAWN, draw_pawn(self.view, seat, generation, 0, 0))
            for at in range(size):
                label = self.words.format("laying-family", member=member, number=at + 1, count=size)
                members.append(fields.PlaceField(key=f"farms.{seat}.family.{generation}.{at}", label=label, picture=drawn))
        return replace(self.build_section(f"farms.{seat}.family", "family", members, seat), places=self._group_places())

    def _build_life(self, seat: Seat) -> fields.Section:
        """Build the section of a farm's markers on the tracks, its cities and its customers."""
        here = f"farms.{seat}"
        lap = self.edition.farm.lap
        space = fields.OneOf(
            key=f"{here}.space",
            label=self.label_field("space"),
            about=self.words.format("laying-space.about", last=lap - 1, **{"lap-end": self.edition.lap_end}),
            picture=draw_icon("hourglass"),
            options=tuple(fields.FieldOption(space, str(space)) for space in range(lap)),
            narrow=True,
        )
        prestige = self.build_count(f"{here}.prestige", "prestige", 2, "star")
        known = tuple(fields.FieldOption(city.value, self.words.format(f"place-{city}")) for city in vocabulary.CITIES)
        cities = fields.Several(key=f"{here}.cities", label=self.label_field("cities"), options=known)
        served = self.build_tiles("customers", 0, key=f"{here}.customers")
        return self.build_section(f"{here}.life", "life", (space, prestige, cities, served), seat)

    def _build_stores(self, seat: Seat) -> fields.Section:
        """Build the section of a farm's coins, grain, influence and goods."""
        asked = [self.build_count(f"farms.{seat}.{what}", f"piece-{what}", 1, what) for what in OWNED]
        return replace(self.build_section(f"farms.{seat}.stores", "stores", asked, seat), dense=True)

    # Parts

    def _build_choice(self, name: str, options: Sequence[fields.FieldOption], *needs: fields.Need) -> fields.OneOf:
        return fields.OneOf(key=name, label=self.label_field(name), options=tuple(options), needs=needs)

    def _group_places(self) -> tuple[fields.PlaceGroup, ...]:
        say = self.words.format
        return tuple(
            fields.PlaceGroup(say(f"laying-group-{group}"), tuple((place.value, say(f"place-{place}")) for place in places))
            for group, places in GROUPS.items()
        )
