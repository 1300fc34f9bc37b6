"""Manitoba under the laws: its pieces counted in plain data, without the engine's help."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from tests.laws import Subject, choose_rulings
from tests.manitoba.positions import FIRST, lay_acting, lay_manitoba, settle
from tests.manitoba.recorded import MANITOBA as RECORDED
from tests.manitoba.retelling import RETELLING
from tests.samples import sample
from village_core.games.manitoba import GAME, EditionSettings, Position, new_game
from village_core.games.manitoba.acting import Lifting
from village_core.games.manitoba.ending import score
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.rounds import Resolving
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.storing import Storing

SETUPS = tuple((FIRST, players) for players in (2, 3, 4))
GOODS = ("berries", "bison", "horses", "canoes", "feathers")
BOXES = {2: (8, 6, 10), 3: (11, 8, 15), 4: (14, 10, 20)}  # by players: the number of each good, of feathers and of shells
TILES = {
    0: "berries canoes horses bison feathers",
    1: "feathers bison canoes berries horses",
    2: "bison horses berries canoes feathers",
    3: "canoes feathers bison horses berries",
    4: "horses berries bison feathers canoes",
    5: "bison feathers berries canoes horses",
}


def start(edition: str, players: int, random: Random) -> Position:
    """Begin a game with a random starting player, half of the games by the edition's own rulings, half by random ones."""
    return new_game(EditionSettings(edition, choose_rulings(GAME, random)), players, random.randrange(players))


def list_goods(laid: list[int]) -> list[str]:
    """Return the good of each region of the laid tiles; every second tile lies upside down and has both rows reversed."""
    found = []
    for place, tile in enumerate(laid):
        short, long = TILES[tile].split()[:2], TILES[tile].split()[2:]
        found += [*short[::-1], *long[::-1]] if place % 2 else [*short, *long]
    return found


def count_pieces(table: dict) -> Counter:
    """Count all goods, shells and Cree.

    Fail if a number is below zero, a place can't hold its pieces, a totem that is laid lacks a disc, or a scoring tile is double.
    """
    found: Counter = Counter()
    regions = list_goods(table["laid"])
    for good in GOODS:
        assert table["supply"][good] >= 0
        found[good] += table["supply"][good]
    found["shells"] = table["supply"]["shells"]
    found.update(good for good, lies in zip(regions, table["goods"], strict=True) if lies)
    for seat, clan in enumerate(table["clans"]):
        for stored, good in zip(clan["storages"], GOODS, strict=False):
            assert {*stored} <= {good, "feathers", "berries"} and len(stored) <= 6
            found.update(stored)
        for altar, size in ((clan["small_altar"], 3), (clan["large_altar"], 4)):
            assert len({*altar}) == len(altar) < size, "an altar has no two of a kind, and is emptied when full"
            found.update(altar)
        found.update(clan["hand"])
        found["shells"] += clan["active"] + clan["used"]
        assert min(clan["huts"], clan["square"], clan["active"], clan["used"]) >= 0
        found[f"Cree {seat}"] = clan["huts"] + clan["square"] + table["cree"].count(seat) + sum(map(bool, clan["paths"]))
    assert sorted(table["totem"]) in ([], ["forest", "hills", "lake", "mountain", "prairie"]), "the totem has five discs"
    assert len({*table["hidden"], *table["clouds"]}) == len(table["hidden"]) + len(table["clouds"])
    return found


def count_box(table: dict) -> Counter:
    """Count all pieces of the box that are in play for this number of players."""
    goods, feathers, shells = BOXES[len(table["clans"])]
    cree = {f"Cree {seat}": 8 for seat in range(len(table["clans"]))}
    return Counter({**dict.fromkeys(GOODS, goods), "feathers": feathers, "shells": shells, **cree})


def list_rare() -> list[Position]:
    """Return positions that games seldom come across, and a tied end."""
    bare = dict.fromkeys((0, 8, 12), "-")
    full = {0: "berries berries berries berries berries berries berries, small-altar berries, large-altar berries"}
    feathers = {0: "berries feathers, bison feathers feathers, small-altar horses"}
    pair = {0: "small-altar berries horses, large-altar berries bison horses, used 1"}
    walkers = "huts 0, gatherer 6, warrior 6, hunter 6, shaman 6"
    near = "huts 0, gatherer 5, warrior 4, hunter 5, shaman 4, used 1"
    altars = "small-altar berries, large-altar berries"
    few = {0: f"berries berries, {altars}", 1: f"bison berries berries berries, {altars}"}
    zero, must = {"rulings.below_zero": False}, {"rulings.events_optional": False}
    tied = lay_manitoba(2, round=16)
    return [
        lay_acting(lay_manitoba(3, full, bare | {12: "-*", 3: "a"}, 2), lifted=1),
        lay_acting(lay_manitoba(2, pair, round=2), lifted=5),
        lay_acting(lay_manitoba(2, {0: walkers, 1: walkers}, round=16), 1, 5),
        lay_acting(lay_manitoba(2, {0: walkers, 1: near}, round=3), 1, 5),
        settle(lay_manitoba(3, {0: walkers}, {3: "a", 5: "b"}, 1, events="0 5 1"), Happening((0, 1, 2))),
        settle(lay_manitoba(3, {0: near}, {3: "a", 5: "b"}, 1, must, events="1 5 2"), Happening((0, 1, 2))),
        settle(lay_manitoba(2, feathers, {1: "a", 4: "b"}, 8, events="2 1 0"), Resolving(), Lifting(0)),
        settle(lay_manitoba(2, {}, {0: "a", 8: "-", 12: "-", 1: "b"}, 4, zero, clouds="3 4"), Resolving(), Lifting(0)),
        settle(lay_manitoba(2, few, bare, 4, clouds="0 4"), Resolving(), Lifting(0)),
        settle(lay_manitoba(2, {1: "huts 8"}, {3: "a"}, 3, events="0 5 1"), Resolving(), Lifting(0)),
        settle(lay_manitoba(2, {0: "berries berries berries berries berries berries berries, hand berries"}, bare), Storing(0)),
        Position(replace(tied, outcome=score(tied)), ()),
    ]


MANITOBA = Subject(
    recorded=RECORDED,
    rules=Rule,
    setups=SETUPS,
    start=start,
    count_pieces=count_pieces,
    count_box=count_box,
    begins=lambda position: isinstance(position.top, Lifting),
    longest=2000,
    samples=sample(1, 30),
    list_rare=list_rare,
    retelling=RETELLING,
)
