"""What the form asks, screen by screen: sections of fields, in words and pictures, for the page to show as they are."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from village_core.games.village.edition import Edition
from village_core.games.village.laid import OWNED
from village_core.games.village.nouns import Nouns
from village_core.games.village.table import RESTING, Table
from village_core.games.village.vocabulary import (
    CHURCH,
    CITIES,
    COUNCIL,
    CUBES,
    GENERATIONS,
    SPACES,
    WORKSHOPS,
    Filled,
    Moment,
    Place,
)
from village_core.kernel.game import Player
from village_core.kernel.values import Seat
from village_core.kernel.words import Words
from village_widgets.components.telling import Message, Plain
from village_widgets.games.village.drawing.icons import shared
from village_widgets.games.village.drawing.ink import View, pawn, use
from village_widgets.games.village.drawing.market import customer
from village_widgets.games.village.laying.values import NOBODY, NOT_YET

GROUPS: Final = {
    "home": (Place.FARM, Place.UNBORN),
    "crafts": WORKSHOPS,
    "travel": CITIES,
    "council": COUNCIL,
    "church": (Place.BAG, *CHURCH),
    "dead": (*RESTING, Place.GONE),
}
"""Where members can be, as the list of places is ordered."""
POINTED: Final = re.compile(r' data-at="[^"]*"')
ICON: Final = "0 0 24 24"
PAWN: Final = "-2 -6 30 44"
TILE: Final = "-1 -1 64 80"


class Sections:
    """The questions for one table: who sits there and which edition lies there."""

    def __init__(self, words: Words, players: Sequence[Player], table: Table) -> None:
        self.words = words
        self.view = View(table, None, players, words)
        self.names = tuple(player.name for player in players)
        self.edition: Edition = table.edition
        self.nouns = Nouns(words, self.names, self.edition)

    def all(self) -> list[Message]:
        """Every section in order, the last one the overview, each with its place among them."""
        found = [self.turn(), self.cubes(), self.market()]
        for seat in self.view.table.seats:
            found += [self.family(seat), self.life(seat), self.stores(seat)]
        found.append(self._section("overview", "overview", ()))
        count = len(found)
        return [
            {**section, "place": self.words.say("laying-progress", number=number, count=count)}
            for number, section in enumerate(found, 1)
        ]

    def pictures(self) -> str:
        """The drawings that all pictures of the form refer to."""
        return shared(self.edition)

    def customers(self) -> list[Plain]:
        """Every customer of the edition: what it is called, and its picture."""
        drawn = (POINTED.sub("", customer(self.view, tile, 0, 0)) for tile in range(len(self.edition.customers)))
        return [[self.nouns.customer(tile), [TILE, picture]] for tile, picture in enumerate(drawn)]

    # The board

    def turn(self) -> Message:
        """Round, whose turn, ring, and the end if it was rung in."""
        people = [self._person(seat) for seat in self.view.table.seats]
        rung: list[Plain] = ["filled", [*Filled]]
        fields: list[Message] = [
            self._count("round", digits=2),
            self._choice("turn", people),
            self._choice("start", people),
            self._choice("ring", [[NOBODY, self.words.say("laying-ring-council")], *people]),
            self._choice("filled", self._answers("filled", (NOT_YET, *Filled))),
            {**self._choice("filler", people), "needs": [rung]},
            {**self._choice("moment", self._answers("moment", tuple(Moment))), "needs": [rung]},
            {**self._choice("last", people), "needs": [rung, ["moment", [Moment.MARKET_DAY]]]},
        ]
        return self._section("turn", "turn", fields)

    def cubes(self) -> Message:
        """The cubes on the seven spaces and beside the board: one line for each, one column for each colour."""
        card = self.edition.setup[len(self.names)].spaces
        rows = [(f"spaces.{space}", self.words.say(f"space-{space}"), len(str(card[space]))) for space in SPACES]
        rows.append(("supply", self.words.say("laying-supply"), 2))
        columns = [(cube.value, str(self.nouns.field("cube", cube)["cube"])) for cube in CUBES]
        fields: list[Message] = [
            {
                "key": f"{row}.{cube}",
                "kind": "count",
                "label": self.words.say("laying-cell", where=where, what=what),
                "digits": digits,
            }
            for row, where, digits in rows
            for cube, what in columns
        ]
        return {
            **self._section("cubes", "cubes", fields),
            "rows": [where for _, where, _ in rows],
            "columns": [[what, _icon(cube)] for cube, what in columns],
        }

    def market(self) -> Message:
        """The customers at the stalls and in the queue."""
        stalls = self.edition.setup[len(self.names)].stalls
        queue = self.edition.market.queue
        fields = [
            {**self._field("stalls", "tiles"), "slots": stalls, "holes": True},
            {**self._field("queue", "tiles"), "slots": queue, "holes": False},
        ]
        return self._section("market", "market", fields)

    # The farms

    def family(self, seat: Seat) -> Message:
        """Where every member is."""
        fields: list[Message] = []
        for generation in GENERATIONS:
            size = self.edition.box.family[generation - 1]
            member = self.words.say("member", generation=generation)
            for at in range(size):
                label = self.words.say("laying-family", member=member, number=at + 1, count=size)
                key = f"farms.{seat}.family.{generation}.{at}"
                picture: list[Plain] = [PAWN, pawn(self.view, seat, generation, 0, 0)]
                fields.append({"key": key, "kind": "place", "label": label, "picture": picture})
        return {**self._section(f"farms.{seat}.family", "family", fields, seat), "places": self._places()}

    def life(self, seat: Seat) -> Message:
        """The markers on the tracks, cities and customers."""
        here = f"farms.{seat}"
        lap = self.edition.farm.lap
        about = self.words.say("laying-space.about", last=lap - 1, **{"lap-end": self.edition.lap_end})
        spaces: list[Plain] = [[space, str(space)] for space in range(lap)]
        cities: list[Plain] = [[city.value, self.words.say(f"place-{city}")] for city in CITIES]
        space = self._choice("space", spaces, f"{here}.space")
        fields = [
            {**space, "about": about, "picture": _icon("hourglass"), "narrow": True},
            {**self._count("prestige", key=f"{here}.prestige", digits=2), "picture": _icon("star")},
            {**self._field("cities", "several", f"{here}.cities"), "options": cities},
            {**self._field("customers", "tiles", f"{here}.customers"), "slots": 0, "holes": False},
        ]
        return self._section(f"{here}.life", "life", fields, seat)

    def stores(self, seat: Seat) -> Message:
        """Coins, grain, influence and goods."""
        fields = [
            {**self._count(f"piece-{what}", key=f"farms.{seat}.{what}", digits=1), "picture": _icon(what)} for what in OWNED
        ]
        return {**self._section(f"farms.{seat}.stores", "stores", fields, seat), "dense": True}

    # Parts

    def _section(self, key: str, name: str, fields: Sequence[Message], seat: Seat | None = None) -> Message:
        who = {} if seat is None else {"who": self.names[seat]}
        said = self.words.say(f"laying-section-{name}", **who)
        about = self.words.say(f"laying-section-{name}.about", **who)
        colour = "" if seat is None else self.view.players[seat].colour
        return {"key": key, "title": said, "about": about, "colour": colour, "fields": [*fields]}

    def _field(self, name: str, kind: str, key: str = "") -> Message:
        return {"key": key or name, "kind": kind, "label": self.words.say(f"laying-{name}")}

    def _count(self, name: str, digits: int, key: str = "") -> Message:
        return {**self._field(name, "count", key), "digits": digits}

    def _choice(self, name: str, options: Sequence[Plain], key: str = "") -> Message:
        return {**self._field(name, "choice", key), "options": [*options]}

    def _person(self, seat: Seat) -> Plain:
        return [seat, self.names[seat], self.view.players[seat].colour]

    def _answers(self, name: str, answers: Sequence[str]) -> list[Plain]:
        return [[answer, self.words.say(f"laying-{name}-{answer}")] for answer in answers]

    def _places(self) -> list[Plain]:
        return [
            [self.words.say(f"laying-group-{group}"), [[place.value, self.words.say(f"place-{place}")] for place in places]]
            for group, places in GROUPS.items()
        ]


def _icon(name: str) -> list[Plain]:
    return [ICON, use(name, 0, 0)]


def fields_of(sections: Sequence[Message]) -> dict[str, tuple[str, str]]:
    """For every field the key of its section, and its label with the section's title in front."""
    found: dict[str, tuple[str, str]] = {}
    for section in sections:
        fields = section["fields"]
        assert isinstance(fields, list)
        for field in fields:
            assert isinstance(field, dict)
            found[str(field["key"])] = (str(section["key"]), f"{section['title']}: {field['label']}")
    return found
