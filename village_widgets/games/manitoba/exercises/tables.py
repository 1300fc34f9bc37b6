"""Tables for exercises, laid out at random as they could come about, and positions at them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import Final

from msgspec.structs import replace

from village_core.games.editions import Leaf
from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.edition import EDITIONS, EditionSettings
from village_core.games.manitoba.happening import Happening
from village_core.games.manitoba.opening import SettlingLand
from village_core.games.manitoba.position import AnyFrame, Position
from village_core.games.manitoba.rounds import Resolving, RoundOver
from village_core.games.manitoba.scoring import Scoring
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.setup import list_settling, new_table
from village_core.games.manitoba.table import CLOUD_AT, EVENT_AT, EVENTFUL, NOBODY, ROUNDS, SCORED, Supply, Table, Tokens
from village_core.games.manitoba.tokens import add_token
from village_core.games.manitoba.validation import count_goods, find_flaw
from village_core.kernel.values import Seat
from village_widgets.tutor.exercise import FIRST, READER, Unfit, choose_seat

LYING: Final = 0.75
"""Chance that a good lies on a region without a Cree."""


def pick_player_count(random: Random, level: int) -> int:
    """Return a random number of players: two or three at the lowest level, where a small table shows less, else two to four."""
    return random.choice((2, 3) if level == FIRST else (2, 3, 4))


def find_round(table: Table, season: vocabulary.Season, card: int) -> int:
    """Return the number of the round that has this card of a season; ``card`` is counted from 0."""
    return 1 + table.edition.setup[len(table.clans)].winter + ROUNDS * vocabulary.SEASONS.index(season) + card


def build_table(
    random: Random, level: int, players: int = 0, corrections: Mapping[str, Leaf] | None = None, start: Seat | None = None
) -> Table:
    """Return a table in the middle of a game: Cree in the land and on paths, goods in storages; more at higher levels.

    ``players`` is their number, 0 for a random one; ``corrections`` are an owner's own numbers and rulings by dotted name;
    ``start`` is the active player, by default any. The round has an event.
    """
    players = players or pick_player_count(random, level)
    copy = EditionSettings(EDITIONS[0], tuple((corrections or {}).items()))
    table = new_table(copy, players, random.randrange(players) if start is None else start)
    tiles = table.edition.setup[players].tiles
    totem = tuple(random.sample(vocabulary.TERRAINS, len(vocabulary.TERRAINS)))
    table = replace(table, laid=tuple(random.sample(range(len(table.edition.tiles)), tiles)), totem=totem)
    regions = len(table.territory.terrains)
    table = replace(table, cree=(NOBODY,) * regions, goods=tuple(random.random() < LYING for _ in range(regions)))
    for seat in table.seats:
        steps = {path: random.choice((0, 0, 1, 2)[: 2 + level]) for path in vocabulary.PATHS}
        stored = {good: random.randint(0, 1 + level) for good in vocabulary.STORED}
        table = give(table, seat, huts=random.randint(1, 3), score=random.randint(0, 8) * (level - 1))
        table = set_out(store(table, seat, stored), seat, steps)
        table = settle_land(random, table, seat, random.randint(1, 2))
    return lay_cards(random, table, random.choice(vocabulary.SEASONS), random.choice(EVENTFUL))


def build_own_table(
    random: Random, level: int, active: bool, players: int = 0, corrections: Mapping[str, Leaf] | None = None
) -> Table:
    """Return a table for a task of the reader, who is the active player if ``active``, otherwise one of the others.

    The reader has the seat ``READER``. ``players`` and ``corrections`` go to ``build_table``.
    """
    players = players or pick_player_count(random, level)
    return build_table(random, level, players, corrections, READER if active else random.randrange(1, players))


def pick_table(random: Random, level: int, players: int = 0, corrections: Mapping[str, Leaf] | None = None) -> tuple[Table, Seat]:
    """Return a table in the middle of a game, and the seat that an exercise is about; the arguments go to ``build_table``."""
    table = build_table(random, level, players, corrections)
    return table, choose_seat(random, table)


def lay_cards(
    random: Random,
    table: Table,
    season: vocabulary.Season,
    card: int,
    happens: vocabulary.Happens | None = None,
    cloud: Tokens | None = None,
) -> Table:
    """Return the table in the round of card ``card`` of a season, counted from 0.

    On the card lies an event of the kind ``happens``, or a scoring tile for the goods of ``cloud`` (empty for most goods),
    which must be those of a tile in their order; any if both are None. The season's other cards and tiles are random. Raises
    ``Unfit`` if the season has no such event.
    """
    edition = table.edition
    events = random.sample(range(len(edition.events[season])), EVENTS)
    if happens is not None:
        able = [number for number in range(len(edition.events[season])) if edition.find_event(season, number).happens is happens]
        if not able:
            raise Unfit(happens)
        at, wanted = EVENT_AT[card], random.choice(able)
        events = [number for number in events if number != wanted][: EVENTS - 1]
        events.insert(at, wanted)
    drawn = random.sample(range(len(edition.clouds)), len(edition.clouds))
    if cloud is not None:
        wanted = next(number for number in drawn if edition.find_cloud(number) == cloud)
        drawn.remove(wanted)
        drawn.insert(CLOUD_AT[card], wanted)
    clouds = tuple(drawn[: count_clouds(season)])
    hidden = tuple(number for number in range(len(edition.clouds)) if number not in clouds)
    number = find_round(table, season, card)
    return replace(table, round=number, events=tuple(events), clouds=clouds, hidden=hidden)


def pick_season(random: Random, table: Table, happens: vocabulary.Happens) -> vocabulary.Season:
    """Return a random season that has an event of this kind; there must be one."""
    printed = table.edition
    seasons = [
        season
        for season in vocabulary.SEASONS
        if any(printed.find_event(season, card).happens is happens for card in range(len(printed.events[season])))
    ]
    return random.choice(seasons)


def lay_event(random: Random, table: Table, happens: vocabulary.Happens) -> Table:
    """Return the table in a round with an event of this kind."""
    return lay_cards(random, table, pick_season(random, table, happens), random.choice(EVENTFUL), happens)


def lay_cloud(random: Random, table: Table, *goods: vocabulary.Good, closing: bool = False) -> Table:
    """Return the table in a round whose scoring tile is for these goods; without ``goods``, it is the tile for most goods.

    The round is the third of spring or summer, or the last of that season if ``closing``.
    """
    season = random.choice(vocabulary.SEASONS[:2])
    return lay_cards(random, table, season, SCORED[1] if closing else SCORED[0], cloud=goods)


def give(table: Table, seat: Seat, **things: object) -> Table:
    """Return the table with these values in the fields of a clan, by name; the other fields stay."""
    return table.with_clan(seat, replace(table.clans[seat], **things))


def store(
    table: Table, seat: Seat, counts: Mapping[vocabulary.Good, int], feathers: Mapping[vocabulary.Good, int] | None = None
) -> Table:
    """Return the table with ``counts`` goods in a clan's storages and ``feathers`` on top; both name a storage by its good.

    A storage that ``counts`` doesn't name keeps what lies there, below its feathers, if any.
    """
    stored = []
    for good, tokens in zip(vocabulary.STORED, table.clans[seat].storages, strict=True):
        found = (good,) * counts[good] if good in counts else tokens
        stored.append((*found, *(vocabulary.Good.FEATHERS,) * (feathers or {}).get(good, 0)))
    return give(table, seat, storages=tuple(stored))


def set_out(table: Table, seat: Seat, steps: Mapping[vocabulary.Path, int]) -> Table:
    """Return the table with a clan's Cree on these spaces of the paths, counted from 1, 0 for none; on other paths they stay."""
    clan = table.clans[seat]
    return give(table, seat, paths=tuple(steps.get(path, clan.find_space(path)) for path in vocabulary.PATHS))


def put_cree(table: Table, seat: Seat, regions: Iterable[int]) -> Table:
    """Return the table with the Cree of a seat on these regions and no others; no good lies there.

    Raises ``Unfit`` if another seat's Cree stands on one of them.
    """
    cree = [NOBODY if owner == seat else owner for owner in table.cree]
    goods = list(table.goods)
    for region in regions:
        if cree[region] != NOBODY:
            raise Unfit("region")
        cree[region], goods[region] = seat, False
    return replace(table, cree=tuple(cree), goods=tuple(goods))


def list_free(table: Table, *terrains: vocabulary.Terrain) -> list[int]:
    """List the regions without a Cree: those of these terrains, or without ``terrains`` all."""
    found = table.territory.terrains
    return [at for at, owner in enumerate(table.cree) if owner == NOBODY and (not terrains or found[at] in terrains)]


def settle_land(random: Random, table: Table, seat: Seat, count: int, *terrains: vocabulary.Terrain) -> Table:
    """Return the table with ``count`` Cree of a seat on random free regions, and on no others.

    The regions are of these terrains, or without ``terrains`` of any. Raises ``Unfit`` if there are too few such regions.
    """
    bare = put_cree(table, seat, ())
    free = list_free(bare, *terrains)
    if len(free) < count:
        raise Unfit("free")
    return put_cree(bare, seat, random.sample(free, count))


def lay_goods(table: Table, lies: bool, *terrains: vocabulary.Terrain) -> Table:
    """Return the table with a good on each region of these terrains that has no Cree; with none there if ``lies`` is False.

    Without ``terrains``, the regions of all terrains count. Regions with a Cree stay as they are.
    """
    found, changed = table.territory.terrains, list(table.goods)
    for at in list_free(table, *terrains):
        if found[at] in (terrains or vocabulary.TERRAINS):
            changed[at] = lies
    return replace(table, goods=tuple(changed))


def lay_good(table: Table, region: int) -> Table:
    """Return the table with the region's good on that region."""
    return replace(table, goods=tuple(lies or at == region for at, lies in enumerate(table.goods)))


def lift(table: Table, discs: int) -> Table:
    """Return the table after the active player has lifted this many discs, which then lie in reverse order."""
    upper = table.totem[:discs]
    return replace(table, totem=(*reversed(upper), *table.totem[discs:]), lifted=discs)


def stack(random: Random, table: Table, *upper: vocabulary.Terrain) -> Table:
    """Return the table on which these discs lie in the village, the first on top, and the others beside it in random order."""
    rest = [terrain for terrain in vocabulary.TERRAINS if terrain not in upper]
    return replace(table, totem=(*upper, *random.sample(rest, len(rest))), lifted=len(upper))


def complete(table: Table) -> Table:
    """Return the table with all other Cree of each clan on its square, and all other goods and shells in the supply.

    Raises ``Unfit`` if there is more of something than the box has.
    """
    edition = table.edition
    setup, whole = edition.setup[len(table.clans)], edition.clan.huts + edition.clan.square
    for seat, clan in enumerate(table.clans):
        table = give(
            table, seat, square=whole - clan.huts - len(table.list_regions(seat)) - sum(space > 0 for space in clan.paths)
        )
    found = count_goods(table)
    left = {
        good.value: (setup.feathers if good is vocabulary.Good.FEATHERS else setup.goods) - found[good]
        for good in vocabulary.Good
    }
    shells = setup.shells - sum(clan.active + clan.used for clan in table.clans)
    if min(shells, *left.values(), *(clan.square for clan in table.clans)) < 0:
        raise Unfit("supply")
    return replace(table, supply=Supply(**left, shells=shells))


def empty_square(table: Table, seat: Seat) -> Table:
    """Return the table on which all Cree of a seat sleep, except those in the land and on paths."""
    edition, clan = table.edition, table.clans[seat]
    whole = edition.clan.huts + edition.clan.square
    return give(table, seat, huts=whole - len(table.list_regions(seat)) - sum(space > 0 for space in clan.paths))


def open_frames(table: Table, *frames: AnyFrame) -> Position:
    """Return the position at the whole table (see ``complete``) with these frames open, the last of them on top.

    Raises ``Unfit`` if the position is impossible, or if another decision than that of the last frame comes first.
    """
    position = Position(complete(table), (RoundOver(), *frames))
    settled = position.settle()
    if not isinstance(settled, Position) or settled.top != frames[-1] or find_flaw(settled):
        raise Unfit("position")
    return settled


def list_later(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that act after this one in the round."""
    order = table.list_clockwise(table.start)
    return order[order.index(seat) + 1 :]


def start_lifting(table: Table) -> Position:
    """Return the position in which the active player lifts discs. May raise ``Unfit``."""
    later = Others(table.list_clockwise(table.start)[1:])
    return open_frames(replace(table, lifted=0), Resolving(), later, Lifting(table.start))


def start_acting(table: Table, seat: Seat, *frames: AnyFrame, landed: bool = False, walked: bool = False) -> Position:
    """Return the position in which ``seat`` acts, or decides ``frames`` within its turn. May raise ``Unfit``.

    ``landed`` and ``walked`` tell that its territory action, or its path action, is over.
    """
    return open_frames(table, Resolving(), Others(list_later(table, seat)), Acting(seat, landed, walked), *frames)


def start_event(table: Table, seat: Seat) -> Position:
    """Return the position in which ``seat`` carries out the event, and the seats after it come later. May raise ``Unfit``."""
    return open_frames(lift_some(table), Happening((seat, *list_later(table, seat))))


def start_scoring(table: Table, seat: Seat, *frames: AnyFrame) -> Position:
    """Return the position in which ``seat`` scores, and the seats after it come later. May raise ``Unfit``.

    ``frames`` are decided after the scoring.
    """
    return open_frames(lift_some(table), *frames, Scoring((seat, *list_later(table, seat))))


def lift_some(table: Table) -> Table:
    """Return the table with two discs lifted, or as it is if some are: they lie in the village until the round is over."""
    return table if table.lifted else lift(table, 2)


def find_places(table: Table, bonus: str) -> list[tuple[vocabulary.Path, int]]:
    """List the spaces of paths that have this kind of bonus: the path, and the space from 1."""
    steps = ((path, space, step) for path in vocabulary.PATHS for space, step in enumerate(table.edition.list_steps(path), 1))
    return [(path, space) for path, space, step in steps if step.bonus == bonus]


def find_yield(table: Table, region: int) -> vocabulary.Good:
    """Return the good that a region yields, by its terrain."""
    return vocabulary.YIELD[table.territory.terrains[region]]


def add_yield(random: Random, table: Table, seat: Seat, region: int) -> Table:
    """Return the table with this region's good in a storage of a seat (a feather in any), and its only Cree in the land there."""
    good, table = find_yield(table, region), put_cree(table, seat, (region,))
    place = random.choice(vocabulary.STORAGES) if good is vocabulary.Good.FEATHERS else vocabulary.OWN[good]
    return table.with_clan(seat, add_token(table.clans[seat], place, good))


def list_frames_after(table: Table, seat: Seat) -> tuple[AnyFrame, ...]:
    """Return the frames of the set-up that remain open after a seat has put its Cree into the land."""
    frames = list_settling(table)
    return frames[: frames.index(SettlingLand(seat))]


def pick_exemption(random: Random, table: Table) -> tuple[vocabulary.Path, int, vocabulary.Good]:
    """Return a random space that frees a clan from scoring a good: its path, its number from 1, and that good."""
    path, space = random.choice(find_places(table, "exempt"))
    good = table.edition.list_steps(path)[space - 1].good
    assert good is not None
    return path, space, good
