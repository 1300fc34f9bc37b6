"""Laying out Manitoba by hand, as the table lies when a round begins and no disc is lifted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from typing import Final, NamedTuple

from msgspec.structs import replace

from village_core.games.editions import EditionSettings
from village_core.games.laying import LayingProblem, find_uncountable, find_unseated
from village_core.games.manitoba.acting import Lifting, Others
from village_core.games.manitoba.edition import build_edition
from village_core.games.manitoba.position import Position
from village_core.games.manitoba.rounds import Resolving, RoundOver
from village_core.games.manitoba.seasons import EVENTS, count_clouds
from village_core.games.manitoba.setup import new_table
from village_core.games.manitoba.table import NOBODY, Clan, Supply, Table, Tokens, find_when
from village_core.games.manitoba.territory import OF_TILE
from village_core.games.manitoba.validation import count_goods
from village_core.games.manitoba.vocabulary import FARTHEST, GOODS, PATHS, STORED, TERRAINS, Good, Season
from village_core.kernel.position import Position as KernelPosition
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.companion.laying.entered import Entered
from village_widgets.companion.laying.fields import FieldContent
from village_widgets.companion.laying.form import LayingForm
from village_widgets.games.manitoba.laying.sections import ALTARS, COUNTS, DISCS, STORAGES, TILES, ManitobaSections

__all__ = ["WORD_FILES", "ManitobaLayingForm"]

WORD_FILES: Final = files(__package__) / "words"
NONE: Final = -1
"""The number of a card that was not entered."""


class Village(NamedTuple):
    """The counts of one village board, and its Cree on ``paths``, as the form has them.

    ``lying`` are the tokens of each storage and altar, given by the numbers that goods have on the form.
    """

    counts: Mapping[str, int]
    paths: tuple[int, ...]
    lying: Mapping[str, tuple[int, ...]]


class RoundStart(NamedTuple):
    """The table at the beginning of a round; discs and territory tiles by their numbers on the form.

    ``past`` are the scoring tiles of earlier seasons. An event or a scoring tile that was not entered is -1.
    """

    round: int
    start: Seat
    totem: tuple[int, ...]
    laid: tuple[int, ...]
    cree: tuple[Seat, ...]
    goods: tuple[bool, ...]
    events: tuple[int, ...]
    clouds: tuple[int, ...]
    past: tuple[int, ...]
    clans: tuple[Village, ...]


class ManitobaLayingForm(LayingForm[Table, RoundStart]):
    """The form on which players lay out a running table of Manitoba by hand."""

    sections: ManitobaSections

    def __init__(self, words: Words, players: Sequence[Player], copy: EditionSettings) -> None:
        self.edition = build_edition(copy)
        super().__init__(ManitobaSections(words, players, self.edition))
        self.copy = copy

    def read_table(self, position: KernelPosition[Table]) -> dict[str, FieldContent]:
        """Return the form's values for the table as it lies, without goods in hand, and without how many discs are lifted."""
        table, regions = position.table, self.sections.regions
        found: dict[str, FieldContent] = {"round": table.round, "start": table.start}
        found["totem"] = [DISCS + TERRAINS.index(disc) for disc in table.totem]
        if self.sections.tiles:
            found["laid"] = [TILES + tile for tile in table.laid]
        for region in range(regions):
            found[f"cree.{region}"] = table.cree[region] if region < len(table.cree) else NOBODY
        for first in range(0, regions, OF_TILE):
            lying = table.goods[first : first + OF_TILE]
            found[f"goods.{first // OF_TILE}"] = [str(first + at) for at, lies in enumerate(lying) if lies]
        found |= {f"events.{table.season}.{at}": card for at, card in enumerate(table.events)}
        found |= {f"clouds.{table.season}.{at}": cloud for at, cloud in enumerate(table.clouds)}
        away = {*table.clouds, *table.hidden}
        found["past"] = [str(cloud) for cloud in range(len(self.edition.clouds)) if cloud not in away]
        for seat, clan in enumerate(table.clans):
            here = f"clans.{seat}"
            counts = {"huts": clan.huts, "active": clan.active, "used": clan.used}
            counts |= {"score": max(clan.score, 0), "below": max(-clan.score, 0)}
            found |= {f"{here}.{what}": count for what, count in counts.items()}
            found |= {f"{here}.path-{path}": clan.find_space(path) for path in PATHS}
            lying_there = zip((*STORAGES, *ALTARS), (*clan.storages, clan.small_altar, clan.large_altar), strict=True)
            found |= {f"{here}.{field}": [GOODS.index(good) for good in tokens] for field, tokens in lying_there}
        return found

    def read_counts(self, entered: Entered) -> RoundStart:
        """Return the beginning of a round as it was entered, and note in ``entered`` each entry that doesn't suit its field."""
        number, regions = entered.read_number("round"), range(self.sections.regions)
        season = self._find_season(number)
        turned = 0 if season is Season.WINTER else EVENTS
        groups = range((len(regions) + OF_TILE - 1) // OF_TILE)
        known = tuple(map(str, regions))
        lying = {word for group in groups for word in entered.read_several(f"goods.{group}", known)}
        clouds = tuple(map(str, range(len(self.edition.clouds))))
        return RoundStart(
            round=number,
            start=entered.read_number("start"),
            totem=entered.read_tiles("totem"),
            laid=entered.read_tiles("laid"),
            cree=tuple(entered.read_number(f"cree.{region}", NOBODY) for region in regions),
            goods=tuple(str(region) in lying for region in regions),
            events=tuple(entered.read_number(f"events.{season}.{at}", NONE) for at in range(turned)),
            clouds=tuple(entered.read_number(f"clouds.{season}.{at}", NONE) for at in range(count_clouds(season))),
            past=tuple(map(int, entered.read_several("past", clouds))),
            clans=tuple(self._read_village(entered, f"clans.{seat}") for seat in range(len(self.players))),
        )

    def _read_village(self, entered: Entered, here: str) -> Village:
        return Village(
            counts={what: entered.read_number(f"{here}.{what}") for what in COUNTS},
            paths=tuple(entered.read_number(f"{here}.path-{path}") for path in PATHS),
            lying={field: entered.read_tiles(f"{here}.{field}") for field in (*STORAGES, *ALTARS)},
        )

    def find_problems(self, laid: RoundStart) -> Sequence[LayingProblem]:
        """Return impossible numbers; without any, things in wrong places; without these too, what the box doesn't have."""
        for find in (self._check_numbers, self._check_places, self._check_box):
            if found := [*find(laid)]:
                return found
        return ()

    def _check_numbers(self, laid: RoundStart) -> Iterator[LayingProblem]:
        players = len(self.players)
        yield from find_uncountable([("round", laid.round)], new_table(self.copy, players).rounds)
        if laid.round == 0:
            yield LayingProblem("laying-round-missing", ("round",))
        yield from find_unseated([("start", laid.start)], players)
        yield from find_unseated(((f"cree.{at}", seat) for at, seat in enumerate(laid.cree) if seat != NOBODY), players)
        for seat, clan in enumerate(laid.clans):
            here = f"clans.{seat}"
            yield from find_uncountable([(f"{here}.{what}", count) for what, count in clan.counts.items()], FARTHEST)
            for path, space in zip(PATHS, clan.paths, strict=True):
                yield from find_uncountable([(f"{here}.path-{path}", space)], len(self.edition.list_steps(path)))

    def _check_places(self, laid: RoundStart) -> Iterator[LayingProblem]:
        """Yield a problem for the totem and each row, storage or altar with missing, doubled, wrong or too many pieces."""
        if sorted(laid.totem) != [*range(DISCS, TILES)]:
            yield LayingProblem("laying-totem-discs", ("totem",), most=len(TERRAINS))
        known = [tile for tile in laid.laid if tile - TILES in range(len(self.edition.tiles))]
        if len(laid.laid) != len({*known}) or len(known) != self.sections.tiles:
            yield LayingProblem("laying-laid-tiles", ("laid" if self.sections.tiles else "round",), most=self.sections.tiles)
        season = self._find_season(laid.round)
        if laid.events and ({*laid.events} - {*range(6)} or len({*laid.events}) < len(laid.events)):
            yield LayingProblem("laying-events-twice", tuple(f"events.{season}.{at}" for at in range(len(laid.events))))
        clouds = (*laid.clouds, *laid.past)
        fields = (*(f"clouds.{season}.{at}" for at in range(len(laid.clouds))), "past")
        if {*clouds} - {*range(len(self.edition.clouds))} or len({*clouds}) < len(clouds):
            yield LayingProblem("laying-clouds-twice", fields)
        for seat, clan in enumerate(laid.clans):
            yield from self._check_tokens(clan, f"clans.{seat}")

    def _check_tokens(self, clan: Village, here: str) -> Iterator[LayingProblem]:
        for field, good in zip(STORAGES, STORED, strict=True):
            tokens, most = clan.lying[field], len(self.edition.list_storage_points(good))
            allowed = {GOODS.index(kind) for kind in (good, Good.FEATHERS, Good.BERRIES)}
            if {*tokens} - allowed:
                yield LayingProblem("laying-storage-other", (f"{here}.{field}",))
            elif len(tokens) > most:
                yield LayingProblem("laying-too-high", (f"{here}.{field}",), count=len(tokens), most=most)
        for field, size in zip(ALTARS, self.edition.clan.altars, strict=True):
            tokens = clan.lying[field]
            if {*tokens} - {*range(len(GOODS))} or len({*tokens}) < len(tokens) or len(tokens) >= size:
                yield LayingProblem("laying-altar-kinds", (f"{here}.{field}",), most=size - 1)

    def _check_box(self, laid: RoundStart) -> Iterator[LayingProblem]:
        """Yield a problem for each kind of Cree, goods or shells of which more was entered than the game has."""
        board = self.edition.clan
        for seat, clan in enumerate(laid.clans):
            out = clan.counts["huts"] + laid.cree.count(seat) + sum(map(bool, clan.paths))
            if out > board.huts + board.square:
                yield LayingProblem(
                    "laying-cree-over", (f"clans.{seat}.huts",), seat=seat, count=out, most=board.huts + board.square
                )
        supply, setup = self._count_supply(laid), self.edition.setup[len(self.players)]
        for good in Good:
            most = setup.feathers if good is Good.FEATHERS else setup.goods
            if (left := getattr(supply, good)) < 0:
                yield LayingProblem("laying-goods-over", ("goods",), what=good, count=most - left, most=most)
        if supply.shells < 0:
            fields = tuple(f"clans.{seat}.{what}" for seat in range(len(laid.clans)) for what in ("active", "used"))
            yield LayingProblem("laying-shells-over", fields, count=setup.shells - supply.shells, most=setup.shells)

    def find_nouns(self, problem: LayingProblem) -> Mapping[str, str | int]:
        """Return, as ``thing``, the name of the goods of which there are too many; empty for other problems."""
        return {"thing": self.words.format(f"kind-{problem.what}")} if problem.what else {}

    def build_position(self, laid: RoundStart) -> Position:
        """Return the beginning of the round at the table that was entered.

        Goods and shells that were not entered lie in the supply, and all other Cree are on the squares.
        """
        table = self._build_table(laid)
        others = Others(table.list_clockwise(table.start)[1:])
        agenda = (RoundOver(), Resolving(), others, Lifting(table.start))
        return Position(replace(table, supply=self._count_supply(laid)), agenda)

    def list_unknown(self, position: KernelPosition[Table]) -> Sequence[str]:
        """Return the unknown fields: those of the whole land if the game is tracked or tiles are still to be drawn, else none."""
        table = position.table
        return ("laid", "cree", "goods") if table.tracked or len(table.cree) < self.sections.regions else ()

    def describe_rest(self, laid: RoundStart) -> Mapping[str, str]:
        """Describe beside each village how many Cree are on the square, and beside each tile the terrains of its regions.

        The terrains are left out on a map that the owner entered, and while discs, tiles, cards or goods are missing, doubled or
        misplaced.
        """
        board, told = self.edition.clan, {}
        for seat, clan in enumerate(laid.clans):
            out = clan.counts["huts"] + laid.cree.count(seat) + sum(map(bool, clan.paths))
            square = max(0, board.huts + board.square - out)
            told[f"clans.{seat}.village"] = self.words.format("laying-square", count=square)
        if self.sections.tiles and not [*self._check_places(laid)]:
            terrains = self._build_table(laid).territory.terrains
            for first in range(0, len(terrains), OF_TILE):
                names = [self.sections.nouns.name_region(at, terrains[at]) for at in range(first, first + OF_TILE)]
                told[f"land.{first // OF_TILE}"] = self.words.join(names, "list-comma")
        return told

    def _find_season(self, number: int) -> Season:
        return find_when(self.edition, len(self.players), number).season

    def _build_table(self, laid: RoundStart) -> Table:
        """Return the table that was entered, its supply not counted yet: it is that of a new game."""
        away = {*laid.clouds, *laid.past}
        bare = new_table(self.copy, len(self.players))
        return replace(
            bare,
            clans=tuple(self._build_clan(clan, laid.cree.count(seat)) for seat, clan in enumerate(laid.clans)),
            hidden=tuple(cloud for cloud in bare.hidden if cloud not in away),
            laid=tuple(tile - TILES for tile in laid.laid),
            cree=laid.cree,
            goods=laid.goods,
            totem=tuple(TERRAINS[disc - DISCS] for disc in laid.totem),
            events=laid.events,
            clouds=laid.clouds,
            start=laid.start,
            round=laid.round,
        )

    def _build_clan(self, clan: Village, held: int) -> Clan:
        board, counts = self.edition.clan, clan.counts
        first, second, third, fourth = clan.paths
        lying: dict[str, Tokens] = {field: tuple(GOODS[token] for token in tokens) for field, tokens in clan.lying.items()}
        berries, bison, horses, canoes = (lying[field] for field in STORAGES)
        out = counts["huts"] + held + sum(map(bool, clan.paths))
        return Clan(
            huts=counts["huts"],
            square=board.huts + board.square - out,
            storages=(berries, bison, horses, canoes),
            small_altar=lying["small_altar"],
            large_altar=lying["large_altar"],
            active=counts["active"],
            used=counts["used"],
            paths=(first, second, third, fourth),
            score=counts["score"] - counts["below"],
        )

    def _count_supply(self, laid: RoundStart) -> Supply:
        """Return what is left of the box for the supply; below zero if too much was entered."""
        setup, found = self.edition.setup[len(self.players)], count_goods(self._build_table(laid))
        left = Counter({good: setup.feathers if good is Good.FEATHERS else setup.goods for good in Good})
        left.subtract(found)
        shells = setup.shells - sum(clan.counts["active"] + clan.counts["used"] for clan in laid.clans)
        return Supply(**{good.value: left[good] for good in Good}, shells=shells)
