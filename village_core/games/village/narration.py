"""Village told in words: rules, choices, prices, refusals, decisions and what happened. The words are in ``words/``."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from village_core.games.editions import BadSettings
from village_core.games.village.choices import Bury, BuyPrestige, Note, Spend
from village_core.games.village.dying import resting_place
from village_core.games.village.edition import Edition
from village_core.games.village.events import Scored
from village_core.games.village.market import MarketDay
from village_core.games.village.mass import DRAWN, BuyingOut
from village_core.games.village.nouns import NOTHING, Nouns, Said
from village_core.games.village.prices import COIN
from village_core.games.village.rounds import LastTurns, Seeding, Turns
from village_core.games.village.rules import Rule
from village_core.games.village.table import Table
from village_core.games.village.tracking.events import Noted
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import INFLUENCES, ROW_OF, Filled
from village_core.kernel.frames import Frame
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Refusal, RuleKey, Value
from village_core.kernel.words import ENGLISH, Words

WORD_FILES: Final = files(__package__) / "words"
NUMBERED: Final = ("farm", "turn", "crafts", "market", "travel", "council", "church", "chronicle_points", "rulings")
"""The parts of an edition that the wordings of rules may take numbers from."""

RULES: Final = frozenset((*Rule, NOT_NOW))
OWN_LACKS: Final = {
    Rule.HARVEST_LIMIT: "lack-harvest-limit",
    Rule.SUPPLY_LIMITED: "lack-supply-limited",
    Rule.PRIVILEGE_STAGE: "lack-privilege-stage",
    Rule.ROUND_SEEDING: "lack-seeding",
    NOT_NOW: "lack-not-now",
}
"""Rules whose lacks are not simply pieces that somebody needs and hasn't got."""


def words(language: str = ENGLISH, *folders: Traversable) -> Words:
    """The words of Village in a language, with those in ``folders`` beside them."""
    return Words(language, WORD_FILES, *folders)


class Narrator:
    """Tells a game to the people at one table: ``names`` by seat, numbers and colours by the edition they play.

    ``numbers`` are the edition's under the names that wordings may use.
    """

    def __init__(self, words: Words, names: tuple[str, ...], edition: Edition) -> None:
        self.words = words
        self.names = names
        self.edition = edition
        self.nouns = Nouns(words, names, edition)
        self.numbers: Said = _numbers(edition)

    def rule(self, key: RuleKey) -> str:
        """The wording of a rule, one sentence with the edition's numbers. Raises ``KeyError`` for what is no rule."""
        if key not in RULES:
            raise KeyError(key)
        return self.words.say(key, **self.numbers)

    def citations(self, key: RuleKey, edition: Edition | None = None) -> tuple[str, ...]:
        """Where the rule texts say so, text and section each; nothing for a rule that the edition doesn't have."""
        cited = (self.edition if edition is None else edition).citations
        return tuple(self._citation(text) for text in cited.get(key, ()))

    def event(self, event: Event[Table]) -> str:
        """What happened, in one short sentence; empty for what isn't worth telling (nothing drawn, no points)."""
        said = self.nouns.fields(event)
        what, count = said.get("what"), said.get("count")
        if isinstance(what, str) and isinstance(count, int):
            said["pieces"] = self.nouns.amount(what, count)
        if isinstance(event, Noted):
            said["pieces"] = self.nouns.amount(event.what, abs(event.change))
            said["turn"] = "more" if event.change > 0 else "fewer"
        if isinstance(event, Scored):
            said["category"] = self.words.say(event.rule.replace("score-", "category-", 1))
        if said.get("cubes") == "" or ("category" in said and not said.get("points")):
            return ""
        key = f"event-{_tag(event)}"
        own = f"{key}-{event.rule}"
        return self.words.say(own if self.words.knows(own) else key, **said)

    def choice(self, choice: Choice, table: Table) -> str:
        """A choice as on a button, without its price; of a death it says where the member will lie."""
        said = self.nouns.fields(choice)
        match choice:
            case Note(_, what, change):
                said["pieces"] = self.nouns.amount(what, abs(change))
                said["turn"] = "more" if change > 0 else "fewer"
            case Spend(_, why):
                said["why"] = self.words.say(f"spending-{why}")
            case BuyPrestige():
                said["prestige"] = self.nouns.amount("prestige", table.edition.council.prestige)
            case Bury(_, place):
                rest = resting_place(table, place)[0] if place in ROW_OF else None
                said["rest"] = self.words.say(f"place-{rest}") if rest else NOTHING
        return self.words.say(f"choice-{_tag(choice)}", **said)

    def payment(self, payment: Payment) -> str:
        """What is paid: pieces, coins that stand in for influence, time."""
        spent = dict(payment.spent)
        spent[COIN] = spent.get(COIN, 0) - payment.jokers
        parts = self.nouns.amounts(spent)
        if payment.jokers:
            parts.append(self.nouns.amount("joker", payment.jokers))
        if payment.time:
            parts.append(self.nouns.amount("time", payment.time))
        return self.nouns.listed(parts, "list-comma") or self.words.say("payment-free")

    def lack(self, lack: Lack) -> str:
        """What is lacking, as a part of a sentence; empty where a rule bars and nothing is counted."""
        return self._lacks((lack,))

    def refusal(self, refusal: Refusal) -> str:
        """Why a choice can't be made: each rule that refuses it, and what is lacking; mending any one way is enough."""
        said = [self.rule(key) for key in refusal.rules]
        ways = list(dict.fromkeys(lacks for way in refusal.reasons if (lacks := self._lacks(way))))
        if ways:
            key = "refusal-now" if OWN_LACKS.keys() & set(refusal.rules) else "refusal-lacking"
            said.append(self.words.say(key, lacks=self.nouns.listed(ways, "list-or")))
        return " ".join(said)

    def decision(self, position: Position[Table]) -> str:
        """What is being decided, and by whom."""
        frame = position.top
        if frame is None:
            return self.words.say("decision-over")
        key = f"decision-{_tag(frame)}"
        match frame:
            case Acting(_, spaces) if len(spaces) > 1:
                key += "-any"
            case MarketDay() if frame.turn == frame.caller and not frame.opened:
                key += "-free"
        return self.words.say(key, **self._frame(frame, position))

    def waiting(self, position: Position[Table]) -> tuple[str, ...]:
        """What waits below the decision on the agenda, the next first; the ordinary next turn is left out."""
        below = (frame for frame in reversed(position.agenda[:-1]) if not isinstance(frame, Turns))
        return tuple(self.words.say(f"waiting-{_tag(frame)}", **self._frame(frame, position)) for frame in below)

    def ending(self, filled: Filled, rule: RuleKey) -> str:
        """How a game ended: what was filled, and by which of the three rules for the last turns."""
        return self.words.say(f"ending-{filled}-{rule}")

    def _frame(self, frame: Frame[Table], position: Position[Table]) -> Said:
        """The values that the wording of a frame may use."""
        said = self.nouns.fields(frame)
        if frame is position.top and position.seat is not None and position.seat >= 0:
            said["who"] = self.names[position.seat]
        match frame:
            case Acting(_, spaces):
                said.update(self.nouns.field("space", spaces[0]))
            case BuyingOut(_, drawn):
                said["left"] = DRAWN - drawn
            case LastTurns(order):
                said["left"] = len(order)
            case Seeding(spaces) if spaces:
                said.update(self.nouns.field("space", spaces[0]))
                said["count"] = frame.size(position.table)
        return said

    def _lacks(self, way: tuple[Lack, ...]) -> str:
        """What one way lacks: the pieces together, then whatever has its own way to be said."""
        pieces = [self._piece(lack) for lack in way if lack.what and lack.rule not in OWN_LACKS]
        said = [self.words.say("lack-needs", pieces=self.nouns.listed(pieces))] if pieces else []
        said += [self._own_lack(lack) for lack in way if lack.what and lack.rule in OWN_LACKS]
        return self.nouns.listed(said)

    def _piece(self, lack: Lack) -> str:
        coins = lack.rule != Rule.WELL or self.edition.rulings.well_coins
        key = "lack-influence" if lack.what in INFLUENCES and coins else "lack-pieces"
        return self.words.say(key, needed=self.nouns.amount(lack.what, lack.needed), has=lack.has)

    def _own_lack(self, lack: Lack) -> str:
        key, needed, has = OWN_LACKS[lack.rule], lack.needed, lack.has
        match lack.rule:
            case Rule.ROUND_SEEDING if lack.what == "cubes":
                return self.words.say(f"{key}-count", needed=needed, has=has)
            case Rule.ROUND_SEEDING:
                return self.words.say(f"{key}-colour", needed=self.nouns.amount(lack.what, needed), has=has)
            case Rule.SUPPLY_LIMITED:
                return self.words.say(key, good=self.words.say(f"good-{lack.what}"))
            case str(rule) if rule == NOT_NOW:
                amounts = [self.nouns.amount(lack.what, count) for count in (needed, has)]
                return self.words.say(key, needed=amounts[0], has=amounts[1])
        return self.words.say(key, needed=needed, has=has)

    def _citation(self, text: str) -> str:
        name, section = re.split("[ /]", text)[0], text.split('"')[1] if '"' in text else text.split("§")[1].rstrip(")")
        return self.words.say("citation", text=self.words.say(f"text-{name}"), section=section)


def problem(words: Words, error: BadSettings | BadSave) -> str:
    """What is wrong with somebody's own numbers or saved game, and where."""
    if isinstance(error, BadSave):
        return words.say(error.problem, line=error.line, detail=error.detail)
    return words.say(
        error.problem, place=error.place, detail=error.detail or NOTHING, limit=_limit(words, error.detail)
    )


def _limit(words: Words, detail: str) -> str:
    """What a value has to be, by the message of the decoder that refused it."""
    bound = re.search(r"Expected `\w+` (<=|>=) (\d+)", detail)
    if bound:
        return words.say("copy-limit-most" if bound[1] == "<=" else "copy-limit-least", bound=int(bound[2]))
    kind = re.search(r"Expected `(int|bool)`", detail)
    return words.say(f"copy-limit-{kind[1] if kind else 'other'}")


def _tag(told: Value) -> str:
    return str(told.__struct_config__.tag)


def _numbers(edition: Edition) -> Said:
    """The numbers of an edition under the names that the wordings of rules use for them."""
    found: Said = {"lap-end": edition.lap_end}

    def gather(name: str, value: object) -> None:
        match value:
            case dict():
                for part, inside in value.items():
                    gather(f"{name}-{part}", inside)
            case list() | tuple():
                for at, inside in enumerate(value):
                    gather(f"{name}-{at}", inside)
            case bool():
                found[name] = "yes" if value else "no"
            case int() | str():
                found[name] = value

    for section in NUMBERED:
        gather(section, msgspec.to_builtins(getattr(edition, section)))
    return {name.replace("_", "-"): value for name, value in found.items()}
