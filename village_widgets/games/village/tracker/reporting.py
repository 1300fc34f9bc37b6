"""The buttons of one seat: time at one tap, and a tile for each place of action; each button enters a whole choice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Final

from village_core.games.village.choices import BuyPrestige, ClaimRing, Note, Send, Sold, Spend
from village_core.games.village.edition import Edition
from village_core.games.village.events import Crossed
from village_core.games.village.narration import Narrator
from village_core.games.village.rewarding import STAGES
from village_core.games.village.table import Farm, Table
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.watching import list_destinations
from village_core.games.village.vocabulary import CITIES, COUNCIL, GENERATIONS, Building, Counted, Place, Spending
from village_core.games.village.workplaces.crafts import WORKSHOP_OF
from village_core.games.village.workplaces.harvest import limit_bags
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Seat
from village_widgets.companion.commands import Correct
from village_widgets.games.village.drawing.ink import SeenVillage, is_guessed, is_mostly_guessed, name_cities, name_customers
from village_widgets.games.village.tracker import drawn
from village_widgets.games.village.tracker.button import Button
from village_widgets.games.village.tracker.messages import Pad, PadRow, PadTile, UnservedCustomer
from village_widgets.games.village.writing.headings import name_heading

BUILDINGS: Final = tuple(Building)
QUICK: Final = (1, 2, 3)
COUNTS: Final = {Counted.PRESTIGE: "star", Counted.COIN: "coin", Counted.GRAIN: "grain"}
CHANGES: Final = (-1, 1, 2, 3)
LIKELY: Final = "vc-likely"
"""The style of the likeliest button, which words beside it name as well."""
FAINT: Final = "vc-faint"
MARKET: Final = "market"
"""The tile with all players' sales."""


def count_deaths(position: Position[Table], seat: Seat) -> int:
    """Count the members of a player's family that are to be laid to rest, now or once the present turn is over."""
    return sum(isinstance(frame, LaidToRest) and frame.seat == seat for frame in position.agenda)


@dataclass(frozen=True)
class Desk:
    """The material for building a tracker's buttons: a position as all its players see it, and the narrator.

    ``less`` has, by seat, the correction that takes an hourglass back from the seat's last loss of time.
    """

    position: Position[Table]
    view: SeenVillage
    narrator: Narrator
    less: Mapping[Seat, Correct] = field(default_factory=dict)

    @property
    def table(self) -> Table:
        """The table of the position."""
        return self.view.table

    @property
    def edition(self) -> Edition:
        """The edition that the table plays by, with its owner's corrections."""
        return self.view.table.edition

    def say(self, key: str, **values: str | int) -> str:
        """Format a wording of the tracker, ``tracker-<key>``."""
        return self.narrator.format(f"tracker-{key}", **values)

    def name_place(self, place: Place | Building) -> str:
        """Return the name of a place: the tracker's own, which is shorter, if there is one."""
        own = f"tracker-place-{place.value}"
        return self.view.words.format(own if self.view.words.knows(own) else f"place-{place.value}")

    def describe_members(self, groups: Iterable[tuple[int, int]]) -> str:
        """Describe members: each generation, and how many of it."""
        return self.narrator.words.join([self.say("so-many", member=generation, count=count) for generation, count in groups])

    def build_timed(self, label: str, choice: Spend | Send, style: str = "") -> Button:
        """Build a button whose choice may cost time, with an hourglass and the number if it does; ``style`` is its look."""
        time, mark = (self.say("time", count=choice.time), "hourglass") if choice.time else ("", "")
        spoken = self.narrator.describe_choice(choice, self.table)
        return Button(label, choice, time, mark=mark, spoken=spoken, style=style, sure=self._ask_sure(choice))

    def _ask_sure(self, choice: Choice) -> tuple[str, str]:
        """Return the title and question to ask before a choice that brings a player a second death in one turn; else empty."""
        if not isinstance(choice, Spend | Send) or not choice.time or not count_deaths(self.position, choice.seat):
            return "", ""
        if not any(isinstance(event, Crossed) for event in self.position.play(choice).events):
            return "", ""
        title = self.say(f"sure-{self.table.edition.lap_end}", who=self.view.name_seat(choice.seat))
        return title, self.say("sure-more", time=choice.time)

    def build_pad(self, seat: Seat) -> Pad:
        """Build the buttons of ``seat``, except those of the market, which all players share."""
        return Pad(tuple(button.build_entry() for button in self._list_quick(seat)), tuple(self._list_tiles(seat)))

    def _list_quick(self, seat: Seat) -> Iterator[Button]:
        for time in QUICK:
            choice = Spend(seat, Spending.TIME, time)
            yield self._build_spoken(self.say("lose", time=time), choice, "hourglass")
        plague = Spend(seat, Spending.PLAGUE, self.edition.turn.plague_time)
        if plague.time:
            yield self._build_spoken(self.say("lose", time=plague.time), plague, "plague", self.say("plague"))

    def _build_spoken(self, label: str, choice: Choice, picture: str, small: str = "", style: str = "") -> Button:
        """Build the button of a choice with a short ``label``; screen readers hear the whole choice in words."""
        spoken = self.narrator.describe_choice(choice, self.table)
        return Button(label, choice, small, picture, spoken=spoken, style=style, sure=self._ask_sure(choice))

    def _list_tiles(self, seat: Seat) -> Iterator[PadTile]:
        farm = self.table.farms[seat]
        yield self._build_tile("harvest", "grain", self._list_harvests(seat))
        yield self._build_tile("family", "cradle", self._list_family(seat, farm))
        yield self._build_tile(
            "crafts", "make", self._list_crafts(seat, farm), tuple(self._label_building(shop) for shop in BUILDINGS)
        )
        note = self.say("about-market" if self.list_unserved() else "none-market")
        yield PadTile(MARKET, name_heading(self.view.words, MARKET), "buy", note, (), ())
        yield self._build_tile(
            "travel", "wagon", self._list_journeys(seat, farm), more=self._describe_unsure(name_cities(self.edition))
        )
        yield self._build_tile("council", "persuasion", self._list_council(seat, farm))
        yield self._build_tile("church", "faith", self._list_church(seat, farm))
        yield self._build_tile("counts", "star", self._list_counts(seat, farm))

    def _build_tile(
        self, key: str, picture: str, rows: Iterator[PadRow], heads: tuple[tuple[str, str], ...] = (), more: str = ""
    ) -> PadTile:
        """Build a tile with its rows; a note on it says what they are about, or that there are none.

        ``heads`` are the columns if the rows make a grid; ``more`` is a further sentence of the note about rows.
        """
        found = tuple(rows)
        join = self.view.words.join_sentences
        note = join(self.say(f"about-{key}"), more) if found else self.say(f"none-{key}")
        if any(button.style == LIKELY for row in found for button in row.buttons if button):
            note = join(note, self.say(f"likely-{key}"))
        return PadTile(key, name_heading(self.view.words, key), picture, note, heads, found)

    def _build_row(self, label: str, picture: str, buttons: list[Button | None]) -> PadRow:
        return PadRow(label, picture, tuple(button.build_entry() if button else None for button in buttons))

    def _draw_members(self, seat: Seat, generation: int, at: Place) -> str:
        """Draw the members of a generation who are at a place."""
        count = self.table.farms[seat].family[generation - 1].count(at)
        return drawn.draw_people(self.view, seat, [(generation, count)], self.view.words.format("member", generation=generation))

    def _list_harvests(self, seat: Seat) -> Iterator[PadRow]:
        board, farm = self.edition.farm, self.table.farms[seat]
        if not limit_bags(farm, self.edition, 1):
            return
        buttons: list[Button | None] = []
        harvests = (("grain", board.harvest), ("ox", board.harvest_ox), ("horse", board.harvest_horse))
        for what, bags in sorted(harvests, key=lambda harvest: harvest[1]):
            count = limit_bags(farm, self.edition, bags)
            then = farm.grain + count
            leads = self.say("harvested-full" if then == board.grain else "harvested", before=farm.grain, after=then)
            note = self._build_note(seat, Counted.GRAIN, count, what)
            buttons.append(note._replace(small=leads, spoken=self.view.words.join((note.spoken, leads), "list-comma")))
        yield self._build_row("", "", buttons)

    def _list_family(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        births: list[Button | None] = []
        for generation in GENERATIONS:
            waiting = farm.family[generation - 1].count(Place.UNBORN)
            if waiting:
                choice = Send(seat, generation, Place.UNBORN, Place.FARM)
                style = LIKELY if not births else ""
                cradles = drawn.draw_cradles(self.view, seat, generation, waiting)
                births.append(self._build_spoken("", choice, cradles, style=style))
        if births:
            yield self._build_row(self.say("birth"), "", births)
        home: list[Button | None] = []
        for generation, start in self._list_kinds(farm):
            if start not in (Place.UNBORN, Place.FARM) and Place.FARM in dict(list_destinations(self.table.copy, start)):
                choice = Send(seat, generation, start, Place.FARM)
                home.append(self._build_spoken(self.name_place(start), choice, self._draw_members(seat, generation, start)))
        if home:
            yield self._build_row(self.say("home"), "", home)

    def _list_kinds(self, farm: Farm) -> Iterator[tuple[int, Place]]:
        """Yield each generation of a family with each place where its members are, the lowest generation first."""
        for generation in GENERATIONS:
            for place in dict.fromkeys(farm.family[generation - 1]):
                yield generation, place

    def _label_building(self, building: Building) -> tuple[str, str]:
        shop = self.edition.crafts[building]
        return self.name_place(building), shop.makes[0].value if shop.makes else "coin"

    def _list_crafts(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        shops = self.edition.crafts
        make: list[Button | None] = []
        for building in BUILDINGS:
            there = WORKSHOP_OF.get(building) in farm.places
            make.append(self._build_made(seat, building, LIKELY if there else "") if shops[building].time else None)
        yield self._build_row(self.say("make"), "make", make)
        for key, makes in (("train-make", True), ("train", False)):
            for generation in farm.at_home:
                member = self._draw_members(seat, generation, Place.FARM)
                cells = [self._build_trained(seat, generation, building, makes) for building in BUILDINGS]
                yield self._build_row(self.say(key), member, cells)

    def _build_trained(self, seat: Seat, generation: int, building: Building, makes: bool) -> Button | None:
        """Build the button of a member who is trained at a workshop, and if ``makes`` makes a good there; None at the mill."""
        place, shop = WORKSHOP_OF.get(building), self.edition.crafts[building]
        if place is None:
            return None
        time = shop.training + (shop.time if makes else 0)
        button = self.build_timed("", Send(seat, generation, Place.FARM, place, time))
        return button._replace(spoken=self.say("training-making", sent=button.spoken)) if makes else button

    def _build_made(self, seat: Seat, building: Building, style: str) -> Button:
        """Build the button of a good that is made, or of grain that is ground; ``style`` is its look."""
        time = self.edition.crafts[building].time
        if building is Building.MILL:
            return self.build_timed("", Spend(seat, Spending.MILL, time), style)
        button = self.build_timed("", Spend(seat, Spending.PRODUCTION, time), style)
        return button._replace(spoken=self.say("making", place=self.name_place(building), time=time))

    def build_sales(self) -> dict[Seat, tuple[Button, Button]]:
        """Build for each seat two buttons that serve a customer: one at the extra cost in time, one for a caller's first sale."""
        return {seat: (self._build_sale(seat, costs=True), self._build_sale(seat, costs=False)) for seat in self.table.seats}

    def _build_sale(self, seat: Seat, costs: bool) -> Button:
        """Build the button that serves a customer, picked from the list; if it ``costs``, with the surcharge in time."""
        who = self.view.name_seat(seat)
        unsure = self._describe_unsure(name_customers(self.edition))
        about = self.view.words.join_sentences(unsure, self.say("other-customer"))
        above = (self.say("which-customer", who=who), about)
        told = self.say("sold-to", who=who)
        free = Button(who, Sold(seat, 0), spoken=told, asks="customer", sure=above, colour=self.view.find_colour(seat))
        surcharge = Spend(seat, Spending.MARKET, self.edition.market.surcharge_time)
        if not surcharge.time or not costs:
            return free
        alone = self.build_timed(self.say("surcharge-alone"), surcharge)
        without = free._replace(label=self.say("surcharge-not"), colour="")
        small = self.say("time", count=surcharge.time)
        return free._replace(small=small, mark="hourglass", then=(surcharge,), instead=(without, alone))

    def _list_journeys(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        for generation, start in self._list_kinds(farm):
            if start is not Place.FARM and start not in CITIES:
                continue
            buttons: list[Button | None] = []
            for end, time in list_destinations(self.table.copy, start):
                if end in CITIES:
                    choice = Send(seat, generation, start, end, time)
                    buttons.append(self._build_journey(choice, end in farm.cities))
            yield self._build_row(self.name_place(start), self._draw_members(seat, generation, start), buttons)

    def _build_journey(self, choice: Send, visited: bool) -> Button:
        """Build the button of a way to a city, with the city's reward as picture; for a ``visited`` city faint, without it."""
        button = self.build_timed(self.name_place(choice.end), choice, FAINT if visited else "")
        return button if visited else button._replace(picture=drawn.draw_reward(self.view, choice.end))

    def _list_council(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        for generation, start in self._list_kinds(farm):
            if start is not Place.FARM and start not in COUNCIL:
                continue
            buttons: list[Button | None] = []
            for end, time in list_destinations(self.table.copy, start):
                if end in COUNCIL:
                    buttons.append(self.build_timed(self.name_place(end), Send(seat, generation, start, end, time)))
            if buttons:
                yield self._build_row(self.name_place(start), self._draw_members(seat, generation, start), buttons)
        privileges: list[Button | None] = []
        if self.table.ring is None:
            ring = ClaimRing(seat)
            privileges.append(self._build_spoken(self.say("ring"), ring, "ring"))
        points = self.edition.council.prestige
        if points and self.table.find_stage(seat) >= STAGES[BuyPrestige]:
            privileges.append(self._build_points(seat, farm, points))
        if privileges:
            yield self._build_row(self.say("privilege"), "", privileges)

    def _build_points(self, seat: Seat, farm: Farm, points: int) -> Button:
        """Build the button that notes points bought with coins, and takes off their price as far as coins are noted."""
        button = self._build_note(seat, Counted.PRESTIGE, points, "star")
        coins = min(self.edition.council.coins, farm.coin)
        if not coins:
            return button
        amount = self.narrator.nouns.describe_amount
        spoken = self.say("points-for", points=amount("prestige", points), coins=amount("coin", coins))
        paid = Note(seat, Counted.COIN, -coins)
        return button._replace(small=self.say("fewer", count=coins), mark="coin", spoken=spoken, then=(paid,))

    def _list_church(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        church = self.edition.church
        for generation in farm.at_home:
            paid = Send(seat, generation, Place.FARM, Place.BAG)
            buttons: list[Button | None] = [self._build_spoken(self.say("with-faith"), paid, "faith")]
            if church.time:
                choice = Send(seat, generation, Place.FARM, Place.BAG, church.time)
                buttons.insert(0, self.build_timed(self.say("with-time"), choice))
            yield self._build_row("", self._draw_members(seat, generation, Place.FARM), buttons)

    def _list_counts(self, seat: Seat, farm: Farm) -> Iterator[PadRow]:
        if seat in self.less:
            label, spoken = self.say("fewer", count=1), self.say("less-time", who=self.view.name_seat(seat))
            back = Button(label, self.less[seat], spoken=spoken)
            yield self._build_row(self.say("count-time", count=self.edition.farm.find_space(farm.time)), "hourglass", [back])
        for what, picture in COUNTS.items():
            has: int = getattr(farm, what.value)
            buttons: list[Button | None] = [self._build_note(seat, what, change, "") for change in CHANGES]
            yield self._build_row(self.say(f"count-{what.value}", count=has), picture, buttons)

    def _build_note(self, seat: Seat, what: Counted, change: int, picture: str) -> Button:
        """Build the button that notes a ``change`` of a number; it is shut if the change is impossible."""
        choice = Note(seat, what, change)
        made = self._build_spoken(self.say("more" if change > 0 else "fewer", count=abs(change)), choice, picture)
        return made._replace(shut=self.position.find_refusal(choice) is not None)

    def _describe_unsure(self, kind: tuple[str, ...]) -> str:
        """Say that most or some printed values are only reconstructed; empty if none are. ``kind`` has their dotted names."""
        if not is_guessed(self.edition, kind):
            return ""
        return self.say("mostly-guessed" if is_mostly_guessed(self.edition, kind) else "some-guessed")

    def list_customers(self) -> tuple[UnservedCustomer, ...]:
        """List the customers that are not served yet: number of the tile, picture and name."""
        found: list[UnservedCustomer] = []
        for number in self.list_unserved():
            card = self.edition.customers[number]
            names = (f"customers.{number}.points", f"customers.{number}.demand")
            unsure = drawn.has_mark(self.view, name_customers(self.edition), *names)
            spoken = self.narrator.nouns.name_customer(number)
            spoken = self.say("guessed", what=spoken) if unsure else spoken
            found.append(UnservedCustomer(number, drawn.draw_tile(card.wants, card.points, unsure), spoken))
        return tuple(found)

    def list_unserved(self) -> list[int]:
        """List the numbers of the copy's customers that no player has served yet; a tracker doesn't know the stalls."""
        served = {tile for farm in self.table.farms for tile in farm.customers}
        return [number for number in range(len(self.edition.customers)) if number not in served]
