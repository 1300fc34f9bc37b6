"""Names for what is printed on a copy of Manitoba, and what the words of its lines mean."""

from __future__ import annotations

from village_core.games.editions import Leaf
from village_core.games.lines import GAP, NEXT_ROW, find_line
from village_core.games.manitoba.edition import Edition, EditionSettings, build_edition
from village_core.games.manitoba.printed import parse_cards, parse_regions, parse_scoring, parse_step
from village_core.games.manitoba.territory import build_territory, find_groups
from village_core.games.manitoba.vocabulary import Bonus
from village_widgets.companion.checking.naming import Naming


class ManitobaNaming(Naming[Edition]):
    """Names of the spots and values of one edition."""

    def name_spot(self, name: str) -> str:
        """Name a spot by the noun of its storage, path, season or tile; other spots have the names that every game gives them."""
        match name.split("."):
            case ["storages", good]:
                return self.words.format(f"place-{good}")
            case ["paths" | "again", path]:
                return self.words.format(f"path-{path}")
            case ["cards", season]:
                return self.words.format(f"season-{season}")
            case ["territory", tile]:
                return self.words.format("tile", number=int(tile) + 1)
        return super().name_spot(name)

    def describe_value(self, name: str, value: Leaf) -> str:
        """Describe a line word by word, a map by the number of its regions, and other values as for every game."""
        line = find_line(Edition, name)
        if line is None or not isinstance(value, str):
            return super().describe_value(name, value)
        if line.grid:
            return self._describe_map(value)
        return self.words.join([self.describe_word(name, word) for word in line.split(value)], "list-comma") or self.join([])

    def describe_word(self, name: str, word: str) -> str:
        """Describe one word of a line: what a space gives, an event, what a tile scores, a terrain, or else the word itself."""
        match name.split("."):
            case ["paths" | "again", *_]:
                return self._describe_step(word)
            case ["cards", _]:
                [event] = parse_cards(word)
                goods = self.words.join([self.words.format(f"good-{good}") for good in event.goods], "list-or")
                return self.words.format(f"happens-{event.happens}", goods=goods)
            case ["scoring"]:
                [goods_scored] = parse_scoring(word)
                named = [self.words.format(f"good-{good}") for good in goods_scored]
                return self.words.join(named, "list-or") or self.words.format("cloud-most")
            case ["territory" | "entered", *_] if word not in (GAP, NEXT_ROW):
                return self.words.format(f"terrain-{word}")
        return word

    def _describe_map(self, regions: str) -> str:
        """Describe a map by the number of its regions, and say if it is in several parts."""
        count = len(parse_regions(regions))
        said = self.words.format("check-map", count=count)
        if not count:
            return said
        edition = build_edition(EditionSettings(self.edition.edition, (("entered.regions", regions),)))
        parts = len(find_groups(build_territory(edition, ()), range(count)))
        return self.words.format("check-map-parts", map=said, parts=parts) if parts > 1 else said

    def _describe_step(self, word: str) -> str:
        """Describe what a space of a path gives."""
        step = parse_step(word)
        match step.bonus:
            case Bonus.GOOD if step.good:
                return self.nouns.describe_amount(step.good, 1)
            case Bonus.POINTS:
                return self.nouns.describe_amount(self.nouns.POINTS, step.points)
            case Bonus.FIRST:
                return self.words.format("check-word-first", score=self.nouns.describe_amount(self.nouns.POINTS, step.points))
            case Bonus.EXEMPT if step.good:
                return self.words.format("check-word-exempt", good=self.words.format(f"kind-{step.good}"))
        return self.words.format(f"check-word-{step.bonus}")
