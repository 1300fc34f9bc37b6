"""Stone Age under the laws: its pieces counted in plain data, without the engine's help."""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec.structs import replace

from tests.laws import Subject, choose_rulings
from tests.samples import sample
from tests.stone_age.positions import FIRST, lay_acting, lay_placing, lay_stone_age, settle
from tests.stone_age.recorded import STONE_AGE as RECORDED
from tests.stone_age.retelling import RETELLING
from village_core.games.stone_age import GAME, EditionSettings, Position, Table, new_game
from village_core.games.stone_age.cards import DrawingCard
from village_core.games.stone_age.ending import score
from village_core.games.stone_age.placing import Placing
from village_core.games.stone_age.rules import Rule
from village_core.games.stone_age.table import view_as

SETUPS = tuple((FIRST, players) for players in (2, 3, 4))
FULL = {"workers": 10, "tools": (4, 4, 4), "field": 10}
GATHERERS = {2: 1, 3: 2, 4: 4}


def start(edition: str, players: int, random: Random) -> Position:
    """Begin a game with a random starting player, half of the games by the edition's own rulings, half by random ones."""
    return new_game(EditionSettings(edition, choose_rulings(GAME, random)), players, random.randrange(players))


def count_pieces(table: dict) -> Counter:
    """Count every card and building of a table in plain data, and the buildings of piles and tribes together.

    Fail if a limit is broken: numbers below zero, the ends of food track and workers, tools in order, room at each place, the
    number of tribes at a place of gatherers, and the number of places of the village in use.
    """
    tribes = table["tribes"]
    found: Counter = Counter(f"card {card}" for card in (*table["deck"], *table["row"]) if card is not None)
    found.update(f"tile {tile}" for tile in table["hidden"])
    found.update(f"tile {pile['top']}" for pile in table["piles"] if pile["top"] is not None)
    found["in piles"] = sum(pile["under"] + (pile["top"] is not None) for pile in table["piles"])
    for tribe in tribes:
        found.update(f"card {card}" for card in (*tribe["cards"], *tribe["secret"]))
        found.update(f"tile {tile}" for tile in tribe["buildings"])
        found["in piles"] += len(tribe["buildings"])
        assert min(tribe[what] for what in ("wood", "brick", "stone", "gold", "food", "any_two")) >= 0
        assert 0 <= tribe["field"] <= 10 and 5 <= tribe["workers"] <= 10 and sum(tribe["placed"]) <= tribe["workers"]
        tools = tribe["tools"]
        assert 0 <= tools[2] <= tools[1] <= tools[0] <= 4 and tools[0] - tools[2] <= 1, "tools come one after the other"
    columns = [[tribe["placed"][at] for tribe in tribes] for at in range(16)]
    for column in columns[1:5]:
        assert sum(column) <= 7 and sum(map(bool, column)) <= GATHERERS[len(tribes)]
    assert all(sum(column) <= 1 for at, column in enumerate(columns[5:], 5) if at != 6)
    assert sorted(columns[6])[:-1] == [0] * (len(tribes) - 1) and sum(columns[6]) in (0, 2)
    assert len(tribes) == 4 or sum(map(any, columns[5:8])) <= 2
    return found


def count_box(table: dict) -> Counter:
    """Return the counts that ``count_pieces`` must find: all cards and buildings, and seven buildings in play for each player."""
    whole = Counter({**{f"card {card}": 1 for card in range(36)}, **{f"tile {tile}": 1 for tile in range(28)}})
    return whole + Counter({"in piles": 7 * len(table["tribes"])})


def disguise(table: Table, seat: int, random: Random) -> Table:
    """Return the table with all cards that ``seat`` can't see shuffled: those in the deck and those that other seats drew unseen.

    After the end of the game the table is unchanged.
    """
    if table.outcome is not None:
        return table
    hidden = [card for owner, tribe in enumerate(table.tribes) if owner != seat for card in tribe.secret] + list(table.deck)
    random.shuffle(hidden)
    tribes = []
    for owner, tribe in enumerate(table.tribes):
        count = 0 if owner == seat else len(tribe.secret)
        tribes.append(replace(tribe, secret=tuple(hidden[:count])) if count else tribe)
        hidden = hidden[count:]
    return replace(table, tribes=tuple(tribes), deck=tuple(sorted(hidden)))


def begins_round(position: Position) -> bool:
    """Tell if a round begins here: workers are placed next, and all of them are at home."""
    return isinstance(position.top, Placing) and not any(map(any, (tribe.placed for tribe in position.table.tribes)))


def list_rare() -> list[Position]:
    """Return positions that games seldom come across, and tied ends."""
    tied = (lay_stone_age(2), lay_stone_age(2, {0: {"field": 1}}))
    no_effect = {"rulings.at_the_top": "no-effect"}
    cards = tuple(card for card in range(36) if card not in (10, 12, 14, 16))
    holder = {"any_two": 1, "at": {"field": 1}}
    return [
        lay_acting(lay_stone_age(4, {0: {**FULL, "at": {"hut": 2, "field": 1, "tool-maker": 1}}}, corrections=no_effect)),
        lay_placing(lay_stone_age(4, {0: FULL})),
        settle(lay_stone_age(2, {0: {"cards": cards}}), DrawingCard(0)),
        lay_acting(lay_stone_age(2, {0: holder}, corrections={"rulings.any_two_when": "paying"})),
        *(Position(replace(table, outcome=score(table)), ()) for table in tied),
    ]


STONE_AGE = Subject(
    recorded=RECORDED,
    rules=Rule,
    setups=SETUPS,
    start=start,
    count_pieces=count_pieces,
    count_box=count_box,
    disguise=disguise,
    view_as=view_as,
    begins=begins_round,
    longest=4000,
    samples=sample(1, 30),
    list_rare=list_rare,
    retelling=RETELLING,
)
