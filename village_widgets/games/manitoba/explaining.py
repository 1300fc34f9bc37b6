"""Plain sentences about what a space, a card, a tile or a storage brings."""

from __future__ import annotations

from village_core.games.manitoba.edition import Edition
from village_core.games.manitoba.happening import RULES as CARD_RULES
from village_core.games.manitoba.narration import Narrator
from village_core.games.manitoba.printed import PathSpace
from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.scoring import CLOUD_RULES, find_cloud
from village_core.games.manitoba.seasons import count_clouds
from village_core.games.manitoba.table import CLOUD_AT, EVENT_AT, SCORED, Clan, Table
from village_core.games.manitoba.vocabulary import STORAGE_AT, STORED, Good, Path, Place
from village_core.games.manitoba.walking import is_at_end
from village_core.kernel.values import RuleKey, Seat


class Explainer:
    """Describes in words the spaces of paths, storages and season cards; ``narrator`` has the edition."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator, self.words, self.nouns = narrator, narrator.words, narrator.nouns

    @property
    def edition(self) -> Edition:
        """The edition on the table."""
        return self.narrator.edition

    def describe_bonus(self, step: PathSpace) -> str:
        """Describe what a space of a path gives."""
        piece = self.nouns.describe_amount(step.good, 1) if step.good else ""
        good = self.words.format(f"kind-{step.good}") if step.good else ""
        score = self.nouns.describe_amount("score", step.points)
        return self.words.format(f"bonus-{step.bonus}", piece=piece, good=good, score=score)

    def find_next(self, clan: Clan, path: Path) -> PathSpace:
        """Return what a clan's next action on a path gives: the next space, or at the path's end its later gain."""
        return (
            self.edition.find_later_gain(path)
            if is_at_end(self.edition, clan, path)
            else self.edition.list_steps(path)[clan.find_space(path)]
        )

    def describe_next(self, clan: Clan, path: Path) -> str:
        """Describe what a clan's next action on a path gives: its next space, or at the path's end the later gain."""
        key = "path-finished" if is_at_end(self.edition, clan, path) else "path-ahead"
        return self.words.format(key, gives=self.describe_bonus(self.find_next(clan, path)))

    def count_storage(self, clan: Clan, good: Good) -> int:
        """Return the points that a clan would get if its storage of a good were scored now."""
        return self.edition.count_points(good, len(clan.list_storage(good)))

    def describe_storage(self, clan: Clan, place: Place) -> str:
        """Describe how full a storage is, and what it would bring if it were scored now."""
        good, score = STORED[STORAGE_AT[place]], self.nouns.describe_amount
        points = self.count_storage(clan, good)
        return self.words.format(
            "storage-holds",
            count=len(clan.list_storage(good)),
            spaces=len(self.edition.list_storage_points(good)),
            points=score("score", points),
            lost=score("score", -points),
        )

    def describe_card(self, table: Table, card: int) -> tuple[str, RuleKey | None]:
        """Return the wording of the rule of a season's card, by its number from 0, and that rule.

        The final scoring on autumn's last card has a sentence of its own. For a card that isn't known yet, return a sentence that
        says so, and None.
        """
        if card in SCORED:
            at = CLOUD_AT[card]
            if at >= count_clouds(table.season):
                return self.words.format("card-end"), Rule.END_AUTUMN
            if at < len(table.clouds):
                rule = CLOUD_RULES[len(self.edition.find_cloud(table.clouds[at]))]
                return self.narrator.word_rule(rule), rule
        else:
            at = EVENT_AT[card]
            if at < len(table.events):
                rule = CARD_RULES[self.edition.find_event(table.season, table.events[at]).happens]
                return self.narrator.word_rule(rule), rule
        return self.words.format("card-empty"), None

    def name_card(self, table: Table, card: int) -> str:
        """Name in a few words what lies on a card of the season, by its number from 0, or say that the card isn't known yet."""
        if card in SCORED:
            at = CLOUD_AT[card]
            if at < len(table.clouds):
                return self.nouns.describe_cloud(table.clouds[at])
            return self.words.format("card-end" if at >= count_clouds(table.season) else "card-empty").rstrip(".。")
        at = EVENT_AT[card]
        if at < len(table.events):
            return self.nouns.describe_card(table.season, table.events[at])
        return self.words.format("card-empty").rstrip(".。")

    def explain(self, target: str, table: Table, seat: Seat) -> tuple[str, tuple[RuleKey, ...]]:
        """Return the explanation of a target as it concerns a seat, and its rules; empty if the target's picture says all."""
        match target.split(":"):
            case ["card", number]:
                said, rule = self.describe_card(table, int(number))
                return said, () if rule is None else (rule,)
            case ["cloud"]:
                cloud = find_cloud(table)
                rule = CLOUD_RULES[len(cloud)] if cloud is not None else Rule.SEASON_CARDS
                return self.narrator.word_rule(rule), (rule,)
            case ["path", path]:
                return self.describe_next(table.clans[seat], Path(path)), (Rule.PATH_STEP,)
            case ["place", owner, place] if place in STORAGE_AT:
                return self.describe_storage(table.clans[int(owner)], Place(place)), (Rule.TILE_POINTS,)
            case ["place", _, _]:
                return self.narrator.word_rule(Rule.ALTAR_EMPTY), (Rule.ALTAR_EMPTY, Rule.ALTAR_SHELL)
            case ["shells", _]:
                return self.narrator.word_rule(Rule.SHELL_USE), (Rule.SHELL_USE, Rule.SHELL_WAKE, Rule.SHELL_BERRY)
            case ["totem"] | ["disc", _]:
                return self.narrator.word_rule(Rule.TOTEM_LIFT), (Rule.TOTEM_LIFT, Rule.TOTEM_PASS)
        return "", ()
