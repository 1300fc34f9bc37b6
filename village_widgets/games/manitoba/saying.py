"""Descriptions of Manitoba's pictures for players who can't see them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.table import NOBODY, ROUNDS, Table, Tokens
from village_core.games.manitoba.vocabulary import ALTARS, OWN, PATHS, STORED, Good, Season
from village_core.kernel.values import Seat
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing.land import count_regions
from village_widgets.games.manitoba.explaining import Explainer


class Descriptions:
    """Sentences that describe panels of one table to readers who can't see them.

    ``table`` is as the reader may see it, and ``active`` is the seat that decides, if any.
    """

    def __init__(self, table: Table, narrator: Narrator, active: Seat | None) -> None:
        self.table, self.active = table, active
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition
        self.explainer = Explainer(narrator)

    def describe(self, panel: Panel) -> Panel:
        """Return the panel with the sentences that describe it to readers who can't see it."""
        area, _, seat = panel.key.partition(":")
        sayings = {"land": self._describe_land, "season": self._describe_season, "paths": self._describe_paths}
        return panel.with_words(self._describe_clan(int(seat)) if seat else sayings[area]())

    def _format(self, key: str, **values: str | int) -> str:
        return self.words.format(f"told-{key}", **values)

    def _list(self, goods: Tokens) -> str:
        counts = Counter(str(good) for good in goods)
        return self.words.join(self.nouns.list_amounts(counts)) or self.words.format("printed-nothing")

    def _describe_land(self) -> Iterator[str]:
        for region in range(count_regions(self.table)):
            yield self._describe_region(region) if region < len(self.table.cree) else ""
        table = self.table
        rest, village = table.totem[table.lifted :], table.village
        discs = [self.words.join([self.words.format(f"disc-{disc}") for disc in pile], "list-comma") for pile in (rest, village)]
        yield self._format("totem", discs=discs[0]) if rest else ""
        yield self._format("village", who=self.nouns.name_seat(table.start), discs=discs[1]) if village else ""

    def _describe_region(self, region: int) -> str:
        table, owner = self.table, self.table.cree[region]
        lies = "cree" if owner != NOBODY else "good" if table.goods[region] else "none"
        beside = self.words.join([str(other + 1) for other in table.territory.neighbours[region]])
        who = self.nouns.name_seat(owner) if owner != NOBODY else ""
        return self._format("region", lies=lies, region=self.nouns.name_region_at(table, region), beside=beside, who=who)

    def _describe_season(self) -> Iterator[str]:
        table = self.table
        season = self.words.format(f"season-{table.season}")
        number = self.words.format("board-of-rounds", number=table.round, rounds=table.rounds)
        said = number if table.round else self.words.format("board-setting-up")
        yield self._format("season", season=season, round=said, who=self.nouns.name_seat(table.start))
        for card in range(ROUNDS):
            lies = table.season is not Season.WINTER
            yield self._format("card", number=card + 1, card=self.explainer.name_card(table, card)) if lies else ""
        for seat, clan in enumerate(table.clans):
            yield self._format("points", who=self.nouns.name_seat(seat), points=self.nouns.describe_amount("score", clan.score))
        left = [self.nouns.describe_amount(good, getattr(table.supply, good)) for good in Good]
        yield self._format("supply", things=self.words.join([*left, self.nouns.describe_amount("shell", table.supply.shells)]))

    def _describe_paths(self) -> Iterator[str]:
        for path in PATHS:
            named = self.words.format(f"path-{path}")
            gifts = self.words.join([self.explainer.describe_bonus(step) for step in self.edition.list_steps(path)], "list-comma")
            yield self._format(
                "path", path=named, gifts=gifts, later=self.explainer.describe_bonus(self.edition.find_later_gain(path))
            )
            here = [(seat, space) for seat, clan in enumerate(self.table.clans) if (space := clan.find_space(path))]
            people = [self._format("walker", who=self.nouns.name_seat(seat), space=space) for seat, space in here]
            yield self._format("walkers", path=named, people=self.words.join(people)) if people else ""

    def _describe_clan(self, seat: Seat) -> Iterator[str]:
        clan = self.table.clans[seat]
        yield self._format("active", who=self.nouns.name_seat(seat)) if seat == self.active else ""
        yield self._format("points", who=self.nouns.name_seat(seat), points=self.nouns.describe_amount("score", clan.score))
        yield self._format("cree", huts=clan.huts, square=clan.square)
        for good in STORED:
            tokens, points = clan.list_storage(good), self.explainer.count_storage(clan, good)
            place = self.words.format(f"place-{OWN[good]}")
            worth = self.nouns.describe_amount("score", points)
            yield self._format("storage", count=len(tokens), place=place, goods=self._list(tokens), points=worth)
        for place, spaces in zip(ALTARS, self.edition.clan.altars, strict=True):
            goods = self._list(clan.list_lying(place))
            yield self._format("altar", place=self.words.format(f"place-{place}"), spaces=spaces, goods=goods)
        yield self._format("shells", active=clan.active, used=clan.used)
        yield self._format("hand", goods=self._list(clan.hand)) if clan.hand else ""
