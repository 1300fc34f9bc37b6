"""The check of Manitoba's tables and agendas: it finds a piece too many, too few or misplaced, or an impossible frame."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from village_core.games.editions import BadSettings
from village_core.games.manitoba import vocabulary
from village_core.games.manitoba.acting import Acting, Lifting, Others
from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.ending import RULES
from village_core.games.manitoba.happening import Happening, find_event
from village_core.games.manitoba.opening import SettlingLand, SettlingPath
from village_core.games.manitoba.rounds import RoundOver
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import Refilling, Scoring, find_cloud
from village_core.games.manitoba.seasons import EVENTS, SeasonOver, TurningClouds, TurningEvents, count_clouds
from village_core.games.manitoba.storing import AltarCompleted, Storing
from village_core.games.manitoba.table import NOBODY, SCORED, Clan, Table
from village_core.games.manitoba.tracking.tallying import Tallying
from village_core.games.manitoba.tracking.watching import Counting, Watching
from village_core.games.outcome import Outcome
from village_core.games.position import find_agenda_flaws
from village_core.kernel.frames import Frame
from village_core.kernel.position import Position

BOTH: Final = (RoundOver, SeasonOver, Storing, AltarCompleted)
"""Frames of full and of tracked games; all others belong to one of these."""


def find_flaw(position: Position[Table]) -> str:
    """Return the dotted place of the first impossible thing in ``position``; empty if all of it can be.

    Among other things, all goods, shells and Cree must be somewhere, only the score may be below zero, no storage is too full,
    and the player who is asked must be able to act.
    """
    found = next(_find_table_flaws(position.table), "")
    return found or next(find_agenda_flaws(position, _can_come_about), "")


def _find_table_flaws(table: Table) -> Iterator[str]:
    try:
        edition = table.edition
        edition.check_seats(len(table.clans))
    except BadSettings as error:
        yield "table.clans" if error.place == "players" else f"table.copy.{error.place}"
        return
    setup, tiles = edition.setup[len(table.clans)], range(len(edition.tiles))
    known = len({*table.laid}) == len(table.laid) <= setup.tiles and {*table.laid} <= {*tiles}
    if not known or (table.laid and (edition.entered.regions or table.tracked)):
        yield "table.laid"
        return
    regions = len(table.territory.terrains)
    if len(table.cree) != regions or not {*table.cree} <= ({NOBODY} if table.tracked else {NOBODY, *table.seats}):
        yield "table.cree"
        return
    if len(table.goods) != regions or (table.tracked and any(table.goods)):
        yield "table.goods"
        return
    if not 0 <= table.round <= table.rounds:
        yield "table.round"
        return
    for seat, clan in enumerate(table.clans):
        yield from (f"table.clans.{seat}.{what}" for what in _find_clan_flaws(table, clan, seat, edition))
    yield from _find_supply_flaws(table, edition)
    yield from _find_pile_flaws(table, edition)
    if table.start not in table.seats:
        yield "table.start"
    if table.outcome is not None and not _can_end(table, table.outcome):
        yield "table.outcome"


def _find_clan_flaws(table: Table, clan: Clan, seat: int, edition: Edition) -> Iterator[str]:
    yield from (what for what in ("huts", "square", "active", "used") if not 0 <= getattr(clan, what) <= vocabulary.FARTHEST)
    if table.tracked and clan.huts:
        yield "huts"
    for what, path, space in zip(("paths",) * len(vocabulary.PATHS), vocabulary.PATHS, clan.paths, strict=True):
        if not 0 <= space <= len(edition.list_steps(path)):
            yield what
    out = sum(space > 0 for space in clan.paths) + len(table.list_regions(seat))
    if clan.huts + clan.square + out != edition.clan.huts + edition.clan.square:
        yield "square"
    for at, (place, good) in enumerate(zip(vocabulary.STORAGES, vocabulary.STORED, strict=True)):
        stored = clan.list_lying(place)
        if len(stored) > len(edition.list_storage_points(good)) or not {*stored} <= {
            good,
            vocabulary.Good.FEATHERS,
            vocabulary.Good.BERRIES,
        }:
            yield f"storages.{at}"
    for place, size in zip(vocabulary.ALTARS, edition.clan.altars, strict=True):
        lying = clan.list_lying(place)
        if len(lying) >= size or len({*lying}) != len(lying):
            yield place.value.replace("-", "_")
    if not -vocabulary.FARTHEST <= clan.score <= vocabulary.FARTHEST:
        yield "score"


def _find_supply_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the dotted places of the supply's numbers that don't make up the box with all pieces that lie elsewhere."""
    setup, found = edition.setup[len(table.clans)], count_goods(table)
    for good in vocabulary.Good:
        left, box = getattr(table.supply, good), setup.feathers if good is vocabulary.Good.FEATHERS else setup.goods
        if left < 0 or left + found[good] != box:
            yield f"table.supply.{good}"
    if table.supply.shells < 0 or table.supply.shells + sum(clan.active + clan.used for clan in table.clans) != setup.shells:
        yield "table.supply.shells"


def count_goods(table: Table) -> Counter[vocabulary.Good]:
    """Count the goods in the land, on all village boards, and in players' hands."""
    terrains = table.territory.terrains
    found = Counter(vocabulary.YIELD[terrains[region]] for region, lies in enumerate(table.goods) if lies)
    for clan in table.clans:
        for lying in (*clan.storages, clan.small_altar, clan.large_altar, clan.hand):
            found.update(lying)
    return found


def _find_pile_flaws(table: Table, edition: Edition) -> Iterator[str]:
    """Yield the dotted places of what is wrong with the totem, the season's cards and the scoring tiles."""
    piled = bool(table.totem)
    if sorted(table.totem) != (sorted(vocabulary.TERRAINS) if piled else []) or (
        piled if table.tracked else table.round and not piled
    ):
        yield "table.totem"
    if not 0 <= table.lifted <= len(table.totem):
        yield "table.lifted"
    winter = table.season is vocabulary.Season.WINTER
    cards = range(0 if winter else len(edition.events[table.season]))
    if len({*table.events}) != len(table.events) or not {*table.events} <= {*cards} or len(table.events) > EVENTS:
        yield "table.events"
    clouds = count_clouds(table.season)
    if len(table.clouds) > clouds:
        yield "table.clouds"
    tiles = (*table.clouds, *table.hidden)
    if len({*tiles}) != len(tiles) or not {*tiles} <= {*range(len(edition.clouds))} or [*table.hidden] != sorted(table.hidden):
        yield "table.hidden"
    if len(table.hidden) < clouds - len(table.clouds):
        yield "table.hidden"


def _can_end(table: Table, outcome: Outcome) -> bool:
    """Tell whether a game can end like this: the last round, whole sheets for all, and their winners and deciding rule."""
    whole = all({*each.points} == {*RULES} and each.total == sum(each.points.values()) for each in outcome.sheets)
    if not whole or len(outcome.sheets) != len(table.clans) or outcome.winners != outcome.leaders or not table.last:
        return False
    return outcome.rule == (Rule.WIN_MOST if len(outcome.winners) == 1 else Rule.TIE_SHARED)


def _can_come_about(table: Table, frame: Frame[Table]) -> bool:
    """Tell whether a frame can be on the agenda of ``table``, by its kind (tracked games have their own) and its seats."""
    if isinstance(frame, Watching | Counting | Tallying) != table.tracked and not isinstance(frame, BOTH):
        return False
    match frame:
        case Tallying():
            return table.last and frame.are_counts_possible(table)
        case Counting(seats):
            return {*seats} <= {*table.seats} and table.card in SCORED
        case SettlingLand(seat) | SettlingPath(seat):
            return seat in table.seats and not table.round and bool(table.clans[seat].square)
        case Lifting(seat):
            return seat in table.seats and bool(table.totem) and not table.lifted
        case Acting(seat):
            return seat in table.seats and table.lifted > 0
        case Storing(seat) | AltarCompleted(seat) | Refilling(seat):
            return seat in table.seats
        case Happening(seats):
            return {*seats} <= {*table.seats} and find_event(table) is not None
        case Scoring(seats):
            return {*seats} <= {*table.seats} and find_cloud(table) is not None
        case Others(seats):
            return {*seats} <= {*table.seats}
        case TurningEvents() | TurningClouds():
            return table.season is not vocabulary.Season.WINTER
        case _:
            return getattr(frame, "seat", 0) in table.seats and {*getattr(frame, "seats", ())} <= {*table.seats}
