"""Plain sentences about a card, a building, and the final worth of a tribe's cards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from village_core.games.stone_age.ending import RULES, count_figures, find_multipliers, score_culture
from village_core.games.stone_age.narration import Narrator
from village_core.games.stone_age.printed import FixedBuilding
from village_core.games.stone_age.rolling import FACES
from village_core.games.stone_age.table import HIDDEN, Table
from village_core.games.stone_age.vocabulary import PEOPLE, SYMBOLS, Category, Figure
from village_core.kernel.values import RuleKey, Seat

PEOPLE_LINES: Final = (Category.FARMERS, Category.TOOL_MAKERS, Category.HUT_BUILDERS, Category.SHAMANS)
"""The line of the score for each of ``PEOPLE``."""


class Explainer:
    """Explains the cards and buildings on one table."""

    def __init__(self, narrator: Narrator) -> None:
        self.words, self.nouns, self.edition = narrator.words, narrator.nouns, narrator.edition

    def explain(self, target: str) -> str:
        """Return the effect of the card or the building at a target; empty for other targets, whose pictures say all."""
        match target.split(":"):
            case ["card", number]:
                return self.explain_card(int(number))
            case ["tile", number]:
                return self.explain_building(int(number))
        return ""

    def explain_card(self, number: int) -> str:
        """Return a card's immediate gift and its worth at the end."""
        card = self.edition.cards[number]
        faces, when = self.nouns.describe_faces(range(1, FACES + 1)), self.edition.rulings.any_two_when
        gift = self.words.format(f"gift-about-{card.gives}", count=card.amount, faces=faces, when=when)
        symbol = self.words.format(f"figure-{card.shows}", count=card.number)
        about = f"figure-about-{'symbol' if card.shows in SYMBOLS else card.shows}"
        shown = self.words.format(about, count=card.number, symbol=symbol)
        return self.words.format("about-card", gift=gift, figure=shown)

    def explain_building(self, number: int) -> str:
        """Return a building's price and its score."""
        building = self.edition.buildings[number]
        if isinstance(building, FixedBuilding):
            cost = self.words.join(self.nouns.list_amounts(Counter(building.pieces)))
            return self.words.format("about-fixed", cost=cost, score=self.nouns.describe_amount("score", building.points))
        values = {f"value-{kind}": value for kind, value in self.edition.values.items()}
        return self.words.format("about-free", pieces=building.pieces, most=building.most, kinds=building.kinds, **values)

    def list_owned(self, table: Table, seat: Seat) -> list[str]:
        """Return a line for each building and card that the viewer of ``table`` may know of a tribe, or one line for none."""
        tribe, nouns = table.tribes[seat], self.nouns
        lines = [("kept-line", nouns.describe_tile(tile)) for tile in tribe.buildings if tile != HIDDEN]
        lines += [("kept-line", nouns.describe_card(card)) for card in tribe.cards]
        lines += [("kept-drawn", nouns.describe_card(card)) for card in tribe.secret if card != HIDDEN]
        return [self.words.format(key, thing=thing) for key, thing in lines] or [self.words.format("kept-nothing")]

    def explain_count(self, figure: str, table: Table, seat: Seat) -> tuple[str, RuleKey]:
        """Say what a tribe's ``figure`` (a kind of people, or ``culture``) is worth now; return the rule of its worth too."""
        shown = count_figures(table, seat)
        if figure == "culture":
            different = sum(shown[symbol] > 0 for symbol in SYMBOLS)
            more = sum(shown[symbol] > 1 for symbol in SYMBOLS)
            said = self.words.format("counted-culture", different=different, more=more, points=score_culture(shown))
            return said, RULES[Category.CULTURE]
        at, number = PEOPLE.index(Figure(figure)), shown[Figure(figure)]
        many = find_multipliers(table.tribes[seat], self.edition)[at]
        return self.words.format(f"counted-{figure}", number=number, many=many, points=number * many), RULES[PEOPLE_LINES[at]]
