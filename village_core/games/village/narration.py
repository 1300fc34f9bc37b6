"""Village told in words: its choices, prices, lacks and decisions. The words are in ``words/``."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import ClassVar, Final

from village_core.games.narration import Narrator as PrintedNarrator
from village_core.games.narration import get_tag
from village_core.games.narration import load_words as printed_words
from village_core.games.nouns import WordingValues
from village_core.games.village.choices import Bury, BuyPrestige, Note, Spend
from village_core.games.village.dying import find_resting_place
from village_core.games.village.edition import ALONE, Edition
from village_core.games.village.events import Ended, Moved
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import DRAWN, BuyingOut
from village_core.games.village.nouns import Nouns
from village_core.games.village.prices import COIN
from village_core.games.village.rounds import LastTurns, Seeding, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.solo.board import RIVAL
from village_core.games.village.table import Table
from village_core.games.village.tracking.events import Noted
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import INFLUENCES, ROW_OF, SPACES, Place, Spending
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, RuleKey
from village_core.kernel.words import NOTHING, Words

WORD_FILES: Final = files(__package__) / "words"

HER_PLACES: Final = {Place.FARM: "rival-beside", Place.UNBORN: "rival-waiting"}
"""Words for the places beside the board where Carla's family stands."""


def load_words(*folders: Traversable) -> Words:
    """Return the words of Village in the language that the process speaks, and those in ``folders``."""
    return printed_words(WORD_FILES, *folders)


class Narrator(PrintedNarrator[Table, Edition]):
    """Describes a game of Village in words to the players at one table; in a game for one Carla has a name too."""

    RULES: ClassVar[tuple[str, ...]] = (*Rule, NOT_NOW)
    STANDING: ClassVar[frozenset[str]] = frozenset(
        (
            Rule.SETUP_FAMILY,
            Rule.SETUP_START_PLAYER,
            Rule.TURN_TIME,
            Rule.SUPPLY_UNLIMITED,
            Rule.FARM_UNLIMITED,
            Rule.PLACE_UNLIMITED,
            Rule.TRADE_NONE,
            Rule.SCORE_NOTHING,
            Rule.SOLO_ORDER,
        )
    )
    NUMBERED: ClassVar[tuple[str, ...]] = (
        "box", "farm", "turn", "crafts", "market", "travel", "council", "church", "chronicle_points", "rulings",
    )  # fmt: skip
    OWN_LACKS: ClassVar[Mapping[str, str]] = MappingProxyType(
        {
            Rule.HARVEST_LIMIT: "lack-harvest-limit",
            Rule.SUPPLY_LIMITED: "lack-supply-limited",
            Rule.PRIVILEGE_STAGE: "lack-privilege-stage",
            Rule.ROUND_SEEDING: "lack-seeding",
            NOT_NOW: "lack-not-now",
        }
    )
    nouns: Nouns

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        self.alone = len(names) == ALONE
        names = (*names, words.format("rival-name")) if self.alone else names
        super().__init__(words, names, edition, Nouns(words, names, edition))
        self.rulings["alone"] = "yes" if self.alone else "no"
        self.numbers["lap-end"] = edition.lap_end

    def word_rule(self, key: RuleKey) -> str:
        """Return the wording of a rule; that of Carla's order names the action spaces as they follow each other on her board."""
        if key != Rule.SOLO_ORDER:
            return super().word_rule(key)
        order = self.edition.solo[ALONE].clockwise if ALONE in self.edition.solo else SPACES
        return self.format(key, **{"solo-order": self.words.join([self.format(f"space-{each}") for each in order], "list-comma")})

    def describe_event(self, event: Event[Table]) -> str:
        """Describe an event in one short sentence; empty if it is not worth a word, such as a draw of 0 cubes."""
        said = self.nouns.describe_fields(event)
        if isinstance(event, Noted):
            said["pieces"] = self.nouns.describe_amount(event.what, abs(event.change))
            said["turn"] = "more" if event.change > 0 else "fewer"
            return self.word_event(event, said)
        if isinstance(event, Ended) and event.rule == Rule.SOLO_RANK:
            said["rank"] = self.rank(event.outcome.sheets[0].total)
            return self.word_event(event, said)
        if isinstance(event, Moved) and self.alone and event.seat == RIVAL and event.start in HER_PLACES:
            said["start-at"] = self.format(HER_PLACES[event.start])
            return self.word_event(event, said)
        return "" if said.get("cubes") == "" else super().describe_event(event)

    def find_event_key(self, event: Event[Table]) -> str:
        """Return the key of the wording of an event: one for Carla alone, who is no player, if there is one."""
        key = super().find_event_key(event)
        rival = self.alone and getattr(event, "seat", None) == RIVAL and self.words.knows(f"{key}-rival")
        return f"{key}-rival" if rival else key

    def rank(self, points: int) -> str:
        """Return the name of the rank that points are worth against Carla; empty in any other game."""
        return self.format(f"rank-{self.edition.solo[ALONE].rank(points)}") if self.alone else ""

    def describe_choice(self, choice: Choice, table: Table) -> str:
        """Name a choice as on a button, without its price; a death also names the resting place."""
        said = self.nouns.describe_fields(choice)
        match choice:
            case Note(_, what, change):
                said["pieces"] = self.nouns.describe_amount(what, abs(change))
                said["turn"] = "more" if change > 0 else "fewer"
            case Spend(_, why):
                said["why"] = NOTHING if why is Spending.TIME else self.format(f"spending-{why}")
            case BuyPrestige():
                said["prestige"] = self.nouns.describe_amount("prestige", table.edition.council.prestige)
            case Bury(_, place):
                rest = find_resting_place(table, place)[0] if place in ROW_OF else None
                said["rest"] = self.format(f"place-{rest}") if rest else NOTHING
        return self.format(f"choice-{get_tag(choice)}", **said)

    def describe_payment(self, payment: Payment, table: Table | None = None, last: str = "list-comma") -> str:
        """Describe a payment: pieces, coins that stand in for influence, and time, the ``last`` part joined by that wording.

        A payment of nothing is called free. At a ``table`` for one the ring is named in place of the first coin, if the player
        holds it.
        """
        spent, jokers = dict(payment.spent), payment.jokers
        coins = spent.get(COIN, 0)
        ringed = table is not None and bool(table.rival) and table.ring is not None and coins > 0
        spent[COIN] = coins - jokers - (ringed and coins > jokers)
        parts = [self.format("amount-ring" if coins > jokers else "amount-ring-joker")] if ringed else []
        parts += self.nouns.list_amounts(spent)
        jokers -= ringed and coins == jokers
        if jokers:
            parts.append(self.nouns.describe_amount("joker", jokers))
        if payment.time:
            parts.append(self.nouns.describe_amount("time", payment.time))
        return self.words.join(parts, last) or self.format("payment-free")

    def find_decision_key(self, frame: Frame[Table]) -> str:
        """Return the key of the wording of a frame's question, which has variants for an action of choice and for market days."""
        match frame:
            case Acting(_, spaces) if len(spaces) > 1:
                return "decision-acting-any"
            case MarketDay() if frame.turn == frame.caller and not frame.opened:
                return "decision-market-day-free"
            case MarketDay() if frame.turn != frame.caller:
                return f"decision-market-day-called{'-rival' if self.alone else ''}"
        return super().find_decision_key(frame)

    def is_ordinary(self, frame: Frame[Table]) -> bool:
        """Tell whether people need not be told that a frame waits: True only for the frame between turns."""
        return isinstance(frame, Turns)

    def describe_frame(self, frame: Frame[Table], position: Position[Table]) -> WordingValues:
        """Return the values that the wording of a frame may use: its fields, and numbers that are left, spaces and callers."""
        said = super().describe_frame(frame, position)
        match frame:
            case Acting(_, spaces):
                said.update(self.nouns.describe_field("space", spaces[0]))
                said["count"] = len(spaces)
            case BuyingOut(_, drawn):
                said["left"] = DRAWN - drawn
            case LastTurns(order):
                said["left"] = len(order)
            case MarketDay(caller):
                said["caller"] = self.nouns.name_seat(caller)
            case Seeding(spaces) if spaces:
                said.update(self.nouns.describe_field("space", spaces[0]))
                said["count"] = frame.count_cubes(position.table)
        return said

    def describe_piece(self, lack: Lack) -> str:
        """Describe the pieces that are needed and the player has; for influence say that coins can stand in.

        It leaves coins out for the well, if a ruling bars them there.
        """
        coins = lack.rule != Rule.WELL or self.edition.rulings.well_coins
        if lack.what in INFLUENCES and coins:
            return self.format("lack-influence", needed=self.nouns.describe_amount(lack.what, lack.needed), has=lack.has)
        return super().describe_piece(lack)

    def describe_own_lack(self, lack: Lack) -> str:
        """Describe in a sentence a lack whose rule is in ``OWN_LACKS``, such as wrong cubes of a seeding or a good sold out."""
        key, needed, has = self.OWN_LACKS[lack.rule], lack.needed, lack.has
        match lack.rule:
            case Rule.ROUND_SEEDING if lack.what == "cubes":
                return self.format(f"{key}-count", needed=needed, has=has)
            case Rule.ROUND_SEEDING:
                return self.format(f"{key}-colour", needed=self.nouns.describe_amount(lack.what, needed), has=has)
            case Rule.SUPPLY_LIMITED:
                return self.format(key, good=self.format(f"good-{lack.what}"))
        return super().describe_own_lack(lack)
