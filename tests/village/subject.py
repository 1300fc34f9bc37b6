"""Village under the laws: its pieces counted in plain data, independently of the engine."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from tests.laws import Subject, choose_rulings
from tests.samples import sample
from tests.village.positions import lay_acting, lay_last_turns, lay_mass, lay_turn, lay_village, settle, starts_turn
from tests.village.recorded import VILLAGE as RECORDED
from tests.village.retelling import RETELLING
from tests.village.solo.positions import lay_solo
from village_core.games.village import GAME, EditionSettings, new_game
from village_core.games.village.dying import Dying
from village_core.games.village.ending import Scoring
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import Drawing
from village_core.games.village.rewarding import Rewarded
from village_core.games.village.rounds import Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table, view_as
from village_core.games.village.vocabulary import Cube, Moment, Space
from village_core.kernel.position import Position

COLOURS = ("skill", "persuasion", "faith", "knowledge", "plague")
STOCK = ("coin", "grain", "scroll", "wagon", "plow", "horse", "ox")
SETUPS = tuple(("first_2011", n) for n in (2, 3, 4)) + tuple(("big_box_2023", n) for n in (1, 2, 3, 4, 5))
HOARD = {"skill": 18, "persuasion": 18, "faith": 18, "knowledge": 18}
BOXES = {  # influence of each colour, plague, coins, grain, goods of each kind
    "first_2011": (18, 6, 15, 20, 8),
    "big_box_2023": (33, 6, 25, 25, 12),
}


def start(edition: str, players: int, random: Random) -> Position:
    """Begin a game with a random starting player, half of the games by the edition's own rulings, half by random ones."""
    rulings = choose_rulings(GAME, random, alone=players == 1)
    return new_game(EditionSettings(edition, rulings), players, random.randrange(players))


def count_pieces(table: dict) -> Counter:
    """Count cubes, stock, members and customers of a table in plain data, by kind: in play, in the supply and face down.

    Fail if a limit is broken: among others nothing below zero (except coins and goods in the Big Box's supply), five bags of
    grain on a farm, one marker of a farm on a city, no cubes, stock, time, prestige or markers on Carla's farm, and no two of
    her family at one window.
    """
    farms, supply = table["farms"], table["supply"]
    spaces = map(sum, zip(table["bag"], *table["spaces"], strict=True))
    found: Counter = Counter(dict(zip(COLOURS, spaces, strict=True)))
    found.update(table.get("rival", {}).get("cubes", ()))
    for what in (*COLOURS, *STOCK):
        found[what] += supply[what]
        for farm in farms:
            found[what] += farm.get(what, 0)
    for seat, farm in enumerate(farms):
        for generation, places in enumerate(farm["family"], 1):
            found[f"{generation} of seat {seat}"] += len(places)
        assert len(set(farm["cities"])) == len(farm["cities"]) <= 6, "one marker a city"
        assert min(farm[what] for what in (*COLOURS[:4], *STOCK, "time", "prestige")) >= 0, "nobody has less than nothing"
        assert farm["grain"] <= 5, "a farm holds five bags"
        found.update(farm["customers"])
    if "rival" in table:
        hers = farms[1]
        assert not any(hers[what] for what in (*COLOURS[:4], *STOCK, "time", "prestige", "cities")), "Carla has no things"
        windows = [place for places in hers["family"] for place in places if place.startswith("church-")]
        assert len(set(windows)) == len(windows), "one of Carla's family at each window"
    found.update(tile for tile in (*table["stalls"], *table["queue"], *table["pile"]) if tile is not None)
    if table["copy"]["edition"] == "first_2011":
        assert min(table["supply"].values()) >= 0, "nothing is taken from an empty supply"
    assert min(table["supply"][colour] for colour in (*COLOURS, "grain")) >= 0, "influence and grain are never substituted"
    assert len(table["queue"]) <= 5
    return found


def count_box(table: dict) -> Counter:
    """Count all pieces in the box of a plain table's edition, by kind: cubes, stock, customers, and a family for each farm."""
    influence, plague, coins, grain, goods = BOXES[table["copy"]["edition"]]
    whole = Counter({**dict.fromkeys(COLOURS, influence), "plague": plague, "coin": coins, "grain": grain})
    whole.update(dict.fromkeys(STOCK[2:], goods))
    for seat in range(len(table["farms"])):
        whole.update({f"{generation} of seat {seat}": count for generation, count in enumerate((4, 3, 2, 2), 1)})
    whole.update(range(24))
    return whole


def disguise(table: Table, seat: int, random: Random) -> Table:
    """Return the same table with other tiles face down, on the other seats' farms and in the pile; unchanged after the end.

    What ``seat`` can see stays the same.
    """
    if table.outcome is not None:
        return table
    others = [owner for owner in table.seats if owner != seat]
    hidden = [tile for owner in others for tile in table.farms[owner].customers] + list(table.pile)
    random.shuffle(hidden)
    farms = []
    for owner, farm in enumerate(table.farms):
        if owner in others:
            count = len(farm.customers)
            farm, hidden = replace(farm, customers=tuple(hidden[:count])), hidden[count:]
        farms.append(farm)
    return replace(table, farms=tuple(farms), pile=tuple(sorted(hidden)))


def lay_nearly_full(last: str) -> Table:
    """Build a table of two where a death of seat 0 on the board fills the graves if ``last`` is "graves", else the chronicle."""
    others = {"chronicle-crafts": [1], "chronicle-travel": [1], "chronicle-church": [1, 1], "chronicle-council": [2]}
    if last == "graves":
        return lay_village(2, members={0: {"smithy": [1, 1]}, 1: {"chronicle-crafts": [1, 1], "grave": [1, 1]}})
    mine = {"chronicle-farm": [1, 1], "chronicle-crafts": [1], "chronicle-travel": [2], "council-1": [1]}
    return lay_village(2, members={0: mine, 1: {**others, "chronicle-farm": [2]}})


def list_rare() -> list[Position]:
    """Return positions with rules that random games seldom or never meet, among them ties and rare rulings."""
    passed = (Turns(1), MarketDay(0, 0, (0, 1), True))
    return [
        settle(lay_nearly_full("chronicle"), Turns(1), Dying(0)),
        settle(lay_nearly_full("graves"), *passed, Dying(0, Moment.MARKET_DAY), Dying(0, Moment.MARKET_DAY)),
        settle(lay_nearly_full("graves"), Turns(0), MarketDay(1, 1, (0, 1), True), Dying(0, Moment.MARKET_DAY)),
        settle(lay_village(2, spaces={}, stock={1: {**HOARD, "skill": 17}}), Rewarded(0, 2, Rule.TRAVEL_REWARD)),
        lay_acting(lay_village(2, stock={1: {"plow": 8, "coin": 15}}), "crafts"),
        lay_acting(lay_village(2, members={0: {"farm": [2, 2, 2, 3, 3, 4, 4]}}), "family"),
        lay_acting(lay_village(2, members={0: {"council-4": [1]}}), "council"),
        lay_last_turns(lay_village(2, spaces={}), 0),
        lay_turn(lay_village(2, corrections={"rulings.well_coins": False}, stock={0: {"coin": 3}})),
        lay_mass(lay_village(2, members={0: {"church-4": [1], "church-1": [2]}}, stock={0: {"grain": 2}})),
        settle(lay_village(2, members={0: {"bag": [1], "farm": [2]}}), Dying(0)),
        new_game(EditionSettings("big_box_2023", (("rulings.seat_compensation", True),)), 4),
        *list_rare_alone(),
        settle(lay_village(2, served={0: (23,)}, stock={1: {"prestige": 2}}), Scoring()),
        settle(lay_village(2, stock={0: {"grain": 1}}, corrections={"rulings.tie": "grain"}), Scoring()),
    ]


def list_rare_alone() -> list[Position]:
    """Return three positions against Carla: her cube of the market passes a tile; she has all windows; none of hers waits."""
    asked = (Space.HARVEST, Cube.FAITH)
    hers = {"church-1": [3], "church-2": [3], "church-3": [4], "church-4": [4], "bag": [3] * 7}
    nobody = {"bag": [3, 3], "grave": [4, 4]}
    return [
        settle(lay_solo(spaces={"market": "faith", "crafts": "skill"}, track="skill", laid=6, asked=asked), Turns(1)),
        settle(lay_solo(hers=hers, corrections={"box.family.2": 9}), Drawing(1, 3)),
        settle(lay_solo(spaces={"church": "faith", "crafts": "skill"}, hers=nobody, asked=asked), Turns(1)),
    ]


VILLAGE = Subject(
    recorded=RECORDED,
    rules=Rule,
    setups=SETUPS,
    start=start,
    count_pieces=count_pieces,
    count_box=count_box,
    disguise=disguise,
    view_as=view_as,
    begins=starts_turn,
    longest=3000,
    samples=sample(1, 50, 200),
    list_rare=list_rare,
    retelling=RETELLING,
)
