"""The rules once more, written independently of the engine, over plain data.

No line here uses the engine's prices, offers or editions: the numbers are those of the rule texts and data/village.md.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product

Json = dict
Spent = dict[str, int]
Way = tuple[str, tuple[tuple[str, int], ...], int]
"""A choice as text, the pieces spent, and the time."""

KINDS = ("skill", "persuasion", "faith", "knowledge")
COLOURS = (*KINDS, "plague")
SPACES = ("harvest", "family", "crafts", "market", "travel", "council", "church")
GOODS = ("scroll", "wagon", "plow", "horse", "ox")
SHOPS = {  # training and production time, price, goods
    "wainwright": (2, 2, {"knowledge": 1, "skill": 1}, ("wagon",)),
    "stable": (3, 3, {"grain": 3}, ("horse", "ox")),
    "office": (2, 2, {"knowledge": 1}, ("scroll",)),
    "smithy": (3, 3, {"knowledge": 1, "skill": 1}, ("plow",)),
}
LEGS = {
    ("farm", "city-a"): {"faith": 2},
    ("farm", "city-b"): {"knowledge": 2},
    ("city-a", "city-b"): {"skill": 2},
    ("city-a", "city-c"): {"faith": 1, "skill": 1},
    ("city-b", "city-d"): {"knowledge": 1, "skill": 1},
    ("city-c", "city-d"): {"faith": 1, "knowledge": 1},
    ("city-c", "city-e"): {"skill": 2},
    ("city-d", "city-f"): {"skill": 2},
    ("city-e", "city-f"): {"faith": 1, "knowledge": 1},
}
TILES = [
    "plow horse",
    "plow ox",
    "wagon horse",
    "wagon ox",
    "wagon plow",
    "horse ox",
    "scroll wagon",
    "scroll plow",
    "scroll horse",
    "scroll ox",
    "plow grain grain",
    "wagon grain grain",
    "horse grain grain",
    "ox grain grain",
    "scroll grain grain",
    "plow grain",
    "wagon grain",
    "horse grain",
    "ox grain",
    "grain grain grain",
    "scroll grain",
    "wagon",
    "plow",
    "scroll",
]
COUNCIL_TIME, CHURCH_GRAIN = (1, 2, 2, 3), (1, 1, 2)
WORKING = ("wainwright", "stable", "office", "smithy", "city-", "council-", "church-")


def is_on_board(place: str) -> bool:
    """Tell if a member at a place stands on the board: in a workshop, a city, the council or a church window."""
    return place.startswith(WORKING)


def yield_payments(farm: Json, price: Spent, coins: bool = True) -> Iterator[Spent]:
    """Yield every affordable way to pay a price; a coin may replace any influence cube, except if ``coins`` is false."""
    kinds = [kind for kind in price if kind in KINDS and coins]
    for replaced in product(*(range(price[kind] + 1) for kind in kinds)):
        spent = Counter(price)
        for kind, count in zip(kinds, replaced, strict=True):
            spent[kind] -= count
            spent["coin"] += count
        if all(farm[what] >= count for what, count in spent.items()):
            yield {what: count for what, count in spent.items() if count}


def yield_ways(farm: Json, choice: Json, price: Spent, time: int = 0, coins: bool = True) -> Iterator[Way]:
    """Yield a choice with each affordable way to pay its price, and with its time."""
    for spent in yield_payments(farm, price, coins):
        yield json.dumps(choice, sort_keys=True), tuple(sorted(spent.items())), time


def make_free(choice: Json) -> Way:
    """Return the one way to make a choice that costs no piece and no time."""
    return json.dumps(choice, sort_keys=True), (), 0


class Opinion:
    """The legal choices of one seat at a table given as plain data."""

    def __init__(self, table: Json, seat: int) -> None:
        self.table, self.seat, self.farm = table, seat, table["farms"][seat]
        self.big = table["copy"]["edition"] == "big_box_2023"
        self.family = [(g, place) for g, places in enumerate(self.farm["family"], 1) for place in places]
        self.home = sorted({g for g, place in self.family if place == "farm"})
        standard = {"second_privilege": "different" if self.big else "any", "well_coins": True}
        chosen = {name.removeprefix("rulings."): value for name, value in table["copy"]["corrections"]}
        self.rulings = {**standard, **chosen}

    def has_any(self, what: str) -> bool:
        """Tell if another piece of a kind can be had: always in the Big Box, otherwise while the supply has one."""
        return self.big or self.table["supply"][what] > 0

    def yield_turn(self) -> Iterator[Way]:
        """Yield each cube of any space that can be taken, and each way to pay at the well, by the ruling about coins."""
        for space, cubes in zip(SPACES, self.table["spaces"], strict=True):
            for cube, count in zip(COLOURS, cubes, strict=True):
                if count:
                    yield make_free({"type": "take", "space": space, "cube": cube})
        for kind in KINDS:
            for way in yield_ways(self.farm, {"type": "well", "influence": kind}, {kind: 3}, 0, self.rulings["well_coins"]):
                if any(what == kind for what, _ in way[1]):
                    yield way
        if self.rulings["well_coins"]:
            yield from yield_ways(self.farm, {"type": "well", "influence": None}, {"coin": 3})

    def yield_acting(self, spaces: list[str]) -> Iterator[Way]:
        """Yield leaving the action, and each way to act on one of the given spaces."""
        yield make_free({"type": "leave"})
        for space in spaces:
            yield from getattr(self, f"yield_at_{space}")()

    def yield_at_harvest(self) -> Iterator[Way]:
        """Yield the harvest, if a member is at home and there is room for grain."""
        if self.home and self.farm["grain"] < 5:
            yield make_free({"type": "harvest"})

    def yield_at_family(self) -> Iterator[Way]:
        """Yield the birth of the smallest unborn, and bringing each member home from the board."""
        unborn = [g for g, place in self.family if place == "unborn"]
        if unborn:
            yield make_free({"type": "birth", "generation": min(unborn)})
        for g, place in set(self.family):
            if is_on_board(place):
                yield make_free({"type": "bring-home", "generation": g, "place": place})

    def yield_at_crafts(self) -> Iterator[Way]:
        """Yield the ways to train, to train and make, to make, to buy, and to grind."""
        for shop, (training, production, price, goods) in SHOPS.items():
            for g in self.home:
                choice = {"type": "train", "generation": g, "building": shop, "product": None}
                yield from yield_ways(self.farm, choice, {}, training)
            for good in goods:
                if not self.has_any(good):
                    continue
                for g in self.home:
                    choice = {"type": "train", "generation": g, "building": shop, "product": good}
                    yield from yield_ways(self.farm, choice, {}, training + production)
                if any(place == shop for _, place in self.family):
                    yield from yield_ways(self.farm, {"type": "produce", "building": shop, "product": good}, {}, production)
                yield from yield_ways(self.farm, {"type": "buy", "building": shop, "product": good}, price)
        if self.has_any("coin"):
            yield from yield_ways(self.farm, {"type": "grind"}, {"grain": 2}, 2)

    def yield_at_market(self) -> Iterator[Way]:
        """Yield the only choice at the market, calling a market day, which costs nothing."""
        yield make_free({"type": "hold-market"})

    def yield_at_travel(self) -> Iterator[Way]:
        """Yield the journeys along a leg to a city (none to the farm), each for two hours, a wagon and the leg's influence."""
        for g, place in set(self.family):
            for (one, other), influence in LEGS.items():
                for start, end in ((one, other), (other, one)):
                    if start == place and end != "farm":
                        choice = {"type": "travel", "generation": g, "start": start, "end": end}
                        yield from yield_ways(self.farm, choice, {"wagon": 1, **influence}, 2)

    def yield_at_council(self) -> Iterator[Way]:
        """Yield the ways to enter and to move up, and staying.

        Staying needs a member above the first stage, or any member in the council while the ring is there.
        """
        stages = [int(place[-1]) for _, place in self.family if place.startswith("council-")]
        for price in ({"persuasion": 2}, {"scroll": 1}):
            for g in self.home:
                yield from yield_ways(self.farm, {"type": "enter-council", "generation": g}, price, COUNCIL_TIME[0])
            for g, place in set(self.family):
                if place.startswith("council-") and place != "council-4":
                    choice = {"type": "advance", "generation": g, "start": place}
                    yield from yield_ways(self.farm, choice, price, COUNCIL_TIME[int(place[-1])])
        if stages and (max(stages) > 1 or self.table["ring"] is None):
            yield make_free({"type": "stay-in-council"})

    def yield_at_church(self) -> Iterator[Way]:
        """Yield each payable way to put a member at home into the bag: for one faith, a coin in its place, or three hours."""
        for g in self.home:
            yield from yield_ways(self.farm, {"type": "join-church", "generation": g}, {"faith": 1})
            yield from yield_ways(self.farm, {"type": "join-church", "generation": g}, {}, 3)

    def yield_privileges(self, stage: int) -> Iterator[Way]:
        """Yield the privileges of the stage or below that the seat can have and pay, and declining them."""
        yield make_free({"type": "decline"})
        if self.table["ring"] is None:
            yield make_free({"type": "take-ring"})
        if stage >= 2:
            yield from self.yield_influence(2, self.rulings["second_privilege"] == "different")
        if stage >= 3:
            yield from (make_free({"type": "take-good", "good": good}) for good in GOODS if self.has_any(good))
        if stage >= 4:
            yield from yield_ways(self.farm, {"type": "buy-prestige"}, {"coin": 1})

    def yield_influence(self, count: int, different: bool) -> Iterator[Way]:
        """Yield each choice of ``count`` influence cubes, or as many as the supply can give; ``different``: no colour twice."""
        stock = {kind: self.table["supply"][kind] for kind in KINDS}
        reach = sum(min(n, 1) if different else n for n in stock.values())
        for kinds in combinations_with_replacement(KINDS, min(count, reach)):
            if kinds and all(kinds.count(k) <= (min(stock[k], 1) if different else stock[k]) for k in kinds):
                yield make_free({"type": "take-influence", "kinds": list(kinds)})

    def yield_market(self, surcharge: bool) -> Iterator[Way]:
        """Yield passing, and each affordable sale to a customer at the stalls; ``surcharge`` adds a cube and an hour to each."""
        yield make_free({"type": "pass"})
        for tile in self.table["stalls"]:
            if tile is not None:
                price = Counter(TILES[tile].split()) + Counter({"persuasion": 1} if surcharge else {})
                yield from yield_ways(self.farm, {"type": "serve", "customer": tile}, dict(price), int(surcharge))

    def yield_dying(self) -> Iterator[Way]:
        """Yield the death of each visible member (at home or on the board) of the lowest generation among them."""
        visible = {(g, place) for g, place in self.family if place == "farm" or is_on_board(place)}
        lowest = min(g for g, _ in visible)
        yield from (make_free({"type": "bury", "generation": g, "place": place}) for g, place in visible if g == lowest)

    def yield_buying_out(self) -> Iterator[Way]:
        """Yield buying each of the seat's members out of the bag for a coin, if the seat has one, and stopping."""
        yield make_free({"type": "done"})
        for g in {g for g, place in self.family if place == "bag"}:
            yield from yield_ways(self.farm, {"type": "buy-out", "generation": g}, {"coin": 1})

    def yield_rising(self) -> Iterator[Way]:
        """Yield stopping, and each payable step of a member from its church window to the next, for grain."""
        yield make_free({"type": "done"})
        for g, place in set(self.family):
            if place.startswith("church-") and place != "church-4":
                price = {"grain": CHURCH_GRAIN[int(place[-1]) - 1]}
                yield from yield_ways(self.farm, {"type": "rise", "generation": g, "start": place}, price)

    def list_ways(self, frame: Json) -> list[Way]:
        """Return all legal choices of the top frame, one entry for each way to pay, sorted."""
        match frame["type"]:
            case "turn":
                found = self.yield_turn()
            case "acting":
                found = self.yield_acting(frame["spaces"])
            case "privileges":
                found = self.yield_privileges(frame["stage"])
            case "rewarded":
                found = self.yield_influence(frame["count"], False)
            case "market-day":
                found = self.yield_market(frame["opened"] or frame["turn"] != frame["caller"])
            case "dying":
                found = self.yield_dying()
            case "buying-out":
                found = self.yield_buying_out()
            case _:
                found = self.yield_rising()
        return sorted(found)


def add_up(table: Json, seat: int) -> int:
    """Return the final score of a seat, added up from the pieces on the table."""
    farm = table["farms"][seat]
    places = [place for places in farm["family"] for place in places]
    points = farm["prestige"] + farm["coin"] + (0, 1, 3, 6, 10, 14, 18)[len(farm["cities"])]
    points += sum((0, 2, 4, 6)[int(place[-1]) - 1] for place in places if place.startswith("council-"))
    points += sum((2, 3, 4, 6)[int(place[-1]) - 1] for place in places if place.startswith("church-"))
    points += (0, 0, 0, 4, 7, 12)[min(5, sum(place.startswith("chronicle-") for place in places))]
    worth = [6] * 6 + [5] * 8 + [4] * 5 + [3] * 4 + [2]
    return points + sum(worth[tile] for tile in farm["customers"])


def find_best(table: Json, tie: str) -> tuple[list[int], tuple[int, int, int]]:
    """Return the winners and their winning numbers: points, bags of grain or customers by the ruling ``tie``, living members."""
    ranks = []
    for seat, farm in enumerate(table["farms"]):
        places = [place for places in farm["family"] for place in places]
        living = sum(place in ("farm", "bag") or is_on_board(place) for place in places)
        ranks.append((add_up(table, seat), farm["grain"] if tie == "grain" else len(farm["customers"]), living))
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)], max(ranks)


def read_ruling(table: Json, name: str, otherwise: str) -> str:
    """Return a ruling as text: as the copy's owner corrected it, else ``otherwise``, the edition's own value."""
    return str({**dict(table["copy"]["corrections"])}.get(f"rulings.{name}", otherwise))
