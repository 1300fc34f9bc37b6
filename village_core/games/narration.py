"""A printed game in words: rules, choices, prices, refusals, decisions and events. A game adds its own wordings."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from village_core.games.editions import PrintedEdition
from village_core.games.nouns import Nouns, WordingValues
from village_core.games.outcome import Scored
from village_core.kernel.frames import Frame, Table
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import NOT_NOW, Choice, Lack, Payment, Refusal, RuleKey, Seat, Value
from village_core.kernel.words import NOTHING, Words

T = TypeVar("T", bound=Table)
E_co = TypeVar("E_co", bound=PrintedEdition, covariant=True)

WORD_FILES: Final = files(__package__) / "words"


def load_words(*folders: Traversable) -> Words:
    """Return the words of any printed game, with a game's own words in ``folders``, in the language that the process speaks."""
    return Words(WORD_FILES, *folders)


class Narrator(Generic[T, E_co]):
    """Tells a game to the people at one table: ``names`` by seat, numbers and colours by the edition they play.

    ``numbers`` are the edition's under the names that wordings may use: those of the parts in ``NUMBERED``; ``rulings`` are those
    of its values on which any wording may depend. A game adds its own before it words anything. ``RULES`` are the
    keys of its rules in the order of the texts. ``STANDING`` are those that no refusal, price or event names, because they only
    say how things are (what counts nothing at the end, what every player begins with). ``OWN_LACKS`` are the wordings of lacks
    that are not simply pieces that a player needs and hasn't got.
    """

    RULES: ClassVar[tuple[str, ...]] = (NOT_NOW,)
    STANDING: ClassVar[frozenset[str]] = frozenset()
    NUMBERED: ClassVar[tuple[str, ...]] = ("rulings",)
    OWN_LACKS: ClassVar[Mapping[str, str]] = MappingProxyType({NOT_NOW: "lack-not-now"})

    def __init__(self, words: Words, names: tuple[str, ...], edition: E_co, nouns: Nouns[E_co] | None = None) -> None:
        self.words = words
        self.names = names
        self.edition = edition
        self.nouns = Nouns(words, names, edition) if nouns is None else nouns
        self.rulings = dict(collect_numbers(edition, ("rulings",)))
        self.numbers = dict(collect_numbers(edition, self.NUMBERED))

    @cached_property
    def _with_rulings(self) -> Words:
        return self.words.with_values(self.rulings)

    @cached_property
    def _with_numbers(self) -> Words:
        return self._with_rulings.with_values(self.numbers)

    def word_rule(self, key: RuleKey) -> str:
        """Return the wording of a rule, one sentence with the edition's numbers. Raises ``KeyError`` if it is not a rule."""
        if key not in self.RULES:
            raise KeyError(key)
        return self.format_with_numbers(key)

    def format(self, key: str, **values: str | int) -> str:
        """Return any wording of the game with its values and the edition's rulings (``$rulings-…``), on which it may depend."""
        return self._with_rulings.format(key, **values)

    def format_with_numbers(self, key: str, **values: str | int) -> str:
        """Return any wording of the game with its values and the edition's rulings and numbers."""
        return self._with_numbers.format(key, **values)

    def word_change(self, key: str, seat: Seat, points: int) -> str:
        """Describe points that a player gained by the wording ``key``, or lost by ``<key>-fewer``."""
        return self.format(key if points > 0 else f"{key}-fewer", who=self.nouns.name_seat(seat), points=abs(points))

    def list_citations(self, key: RuleKey, edition: PrintedEdition | None = None) -> tuple[str, ...]:
        """Return the passages of the rule texts that state a rule, text and section each; empty if the edition lacks the rule.

        They are those of ``edition``, or of the one at the table.
        """
        cited = (self.edition if edition is None else edition).citations
        return tuple(self._word_citation(text) for text in cited.get(key, ()))

    def describe_event(self, event: Event[T]) -> str:
        """Describe an event in one short sentence; return an empty text for a payment of nothing or a line without points."""
        if getattr(event, "spent", None) == ():
            return ""
        said = self.nouns.describe_fields(event)
        if isinstance(event, Scored):
            said["category"] = self.format(f"category-{event.rule.removeprefix('score-')}")
            if not event.points:
                return ""
        what, count = getattr(event, "what", None), getattr(event, "count", None)
        if isinstance(what, str) and isinstance(count, int):
            said["pieces"] = self.nouns.describe_amount(what, count)
        return self.word_event(event, said)

    def word_event(self, event: Event[T], said: WordingValues) -> str:
        """Return the text of an event, filled with the values of ``said``; a game overrides this for events with other words."""
        return self.format(self.find_event_key(event), **said)

    def find_event_key(self, event: Event[T]) -> str:
        """Return the key of the wording of an event: that of its tag and rule if there is one, else that of its tag."""
        key = f"event-{get_tag(event)}"
        own = f"{key}-{event.rule}"
        return own if self.words.knows(own) else key

    def rank(self, points: int) -> str:
        """Return the rank that the points of a game for one are worth; empty, as here, if the game has no ranks."""
        return ""

    def describe_choice(self, choice: Choice, table: T) -> str:
        """Describe a choice as on a button, without its price."""
        return self.format(f"choice-{get_tag(choice)}", **self.nouns.describe_fields(choice))

    def describe_payment(self, payment: Payment, table: T | None = None, last: str = "list-comma") -> str:
        """Describe a payment: pieces in their order, then time; an empty one is “free”.

        A game may override this for jokers and, at a ``table``, pieces that stand for others. ``last`` is the key of the wording
        that joins the last part to the others (see ``Words.join``).
        """
        parts = self.nouns.list_amounts(dict(payment.spent))
        if payment.time:
            parts.append(self.nouns.describe_amount("time", payment.time))
        return self.words.join(parts, last) or self.format("payment-free")

    def describe_refusal(self, refusal: Refusal) -> str:
        """Explain in sentences why a choice can't be made: the rules that refuse it, then what is lacking."""
        return self.words.join_sentences(*self.explain_refusal(refusal))

    def explain_refusal(self, refusal: Refusal) -> tuple[str, str]:
        """Return the rules that refuse a choice, and what is lacking, in sentences; the latter is empty if nothing is counted.

        Of a choice that can't exist at all, list the names that would do, instead of a rule.
        """
        unknown = next(
            (lack for way in refusal.reasons for lack in way if lack.rule == NOT_NOW and lack.what and not lack.needed), None
        )
        if unknown is not None:
            names = self.words.join(unknown.among, "list-comma") or NOTHING
            return self.format("refusal-unknown", what=unknown.what, names=names), ""
        return self.words.join_sentences(*map(self.word_rule, refusal.rules)), self._describe_lacking(refusal)

    def list_needs(self, refusal: Refusal) -> str:
        """List the pieces that a refused choice needs, each way to pay joined by "or"; empty if it needs other things too."""
        return "" if any(map(self._list_own, refusal.reasons)) else self._list_needs(refusal)

    def describe_decision(self, position: Position[T]) -> str:
        """Describe the decision and the player who makes it, or say that the game is over."""
        frame = position.top
        if frame is None:
            return self.format("decision-over")
        return self.format(self.find_decision_key(frame), **self.describe_frame(frame, position))

    def find_decision_key(self, frame: Frame[T]) -> str:
        """Return the key of the wording that says what a frame asks."""
        return f"decision-{get_tag(frame)}"

    def list_waiting(self, position: Position[T]) -> tuple[str, ...]:
        """Describe each frame on the agenda below the decision, the next first, without ``is_ordinary`` ones."""
        below = (frame for frame in reversed(position.agenda[:-1]) if not self.is_ordinary(frame))
        return tuple(self.format(f"waiting-{get_tag(frame)}", **self.describe_frame(frame, position)) for frame in below)

    def is_ordinary(self, frame: Frame[T]) -> bool:
        """Tell whether people need not be told that a frame waits, such as the next turn: False unless a game overrides this."""
        return False

    def describe_frame(self, frame: Frame[T], position: Position[T]) -> WordingValues:
        """Return the values that the wording of a frame may use; for the frame on top, ``who`` is the player who is asked."""
        said = self.nouns.describe_fields(frame)
        if frame is position.top and position.seat is not None and position.seat >= 0:
            said["who"] = self.names[position.seat]
        return said

    def describe_piece(self, lack: Lack) -> str:
        """Describe the pieces that are needed, and how many of them the player has."""
        if lack.among:
            kinds = self.words.join([self.format(f"kind-{what}") for what in lack.among], "list-or")
            return self.format("lack-among", needed=lack.needed, kinds=kinds, different=lack.kinds, has=lack.has)
        return self.format("lack-pieces", needed=self.nouns.describe_amount(lack.what, lack.needed), has=lack.has)

    def describe_own_lack(self, lack: Lack) -> str:
        """Describe in a sentence a lack whose rule has a wording of its own: it is not only that pieces are missing."""
        key = self.OWN_LACKS[lack.rule]
        if lack.rule == NOT_NOW:
            needed, has = (self.nouns.describe_amount(lack.what, count) for count in (lack.needed, lack.has))
            return self.format(key, needed=needed, has=has)
        return self.format(key, needed=lack.needed, has=lack.has)

    def _list_own(self, way: tuple[Lack, ...]) -> list[Lack]:
        """Return those lacks of one way to make a choice that count something and have wordings of their own."""
        return [lack for lack in way if _is_counting(lack) and lack.rule in self.OWN_LACKS]

    def _describe_lacking(self, refusal: Refusal) -> str:
        """Say in sentences which pieces a refused choice needs, and what else bars it."""
        needs = self._list_needs(refusal)
        others = dict.fromkeys(self.describe_own_lack(lack) for way in refusal.reasons for lack in self._list_own(way))
        return self.words.join_sentences(self.format("refusal-lacking", needs=needs) if needs else "", *others)

    def _list_needs(self, refusal: Refusal) -> str:
        """List the pieces that each way to make a choice needs, the ways joined by "or": any one of them would do."""
        pieces = ([lack for lack in way if _is_counting(lack) and lack.rule not in self.OWN_LACKS] for way in refusal.reasons)
        ways = dict.fromkeys(self.words.join([self.describe_piece(lack) for lack in way]) for way in pieces if way)
        return self.words.join([*ways], "list-or")

    def _word_citation(self, text: str) -> str:
        name, section = re.split("[ /]", text)[0], text.split('"')[1] if '"' in text else text.split("§")[1].rstrip(")")
        return self.format("citation", text=self.format(f"text-{name}"), section=section)


def _is_counting(lack: Lack) -> bool:
    """Tell whether a lack counts something, instead of only naming a rule."""
    return bool(lack.what or lack.among)


def get_tag(told: Value) -> str:
    """Return the tag of a choice, an event or a frame in saves and word files."""
    return str(told.__struct_config__.tag)


@lru_cache(maxsize=32)
def collect_numbers(edition: PrintedEdition, parts: tuple[str, ...]) -> Mapping[str, str | int]:
    """Return the numbers in some parts of an edition under the names that wordings use for them (``track-time-1``).

    Words are among them, and switches as ``yes`` or ``no``; values that are left open are not.
    """
    found: WordingValues = {}

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

    for part in parts:
        gather(part, msgspec.to_builtins(getattr(edition, part)))
    return MappingProxyType({name.replace("_", "-"): value for name, value in found.items()})
