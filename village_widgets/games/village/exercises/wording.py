"""Exercises in words: the question, each claim as on a button, and why the right one is right.

How a kind of exercise gets its words, all of them in ``words/<language>.ftl``:

* the question is ``question-<kind>``, and why the right answer is right is ``because-<kind>`` (the wordings of the rules
  asked where there is no such key). Both may use ``$who`` (whoever decides at the position, nobody's name where chance or
  nobody does), ``$decision`` (what is being decided, and by whom), ``$about`` (the choice the exercise speaks of, as on a
  button), ``$right`` (the right claim), ``$rules`` (the wordings of the rules asked) and the edition's numbers;
* a claim is ``claim-<tag of the claim>``, which may use every field of the claim in words: a seat as ``$who``, a
  generation as ``$member``, a place as ``$place``, ``$place-at``, ``$place-to`` and so on, as in the rule words;
  a choice, an option, a payment, a rule (its wording) or the tuple ``seats`` is told under its own name;
* whatever needs more says it itself: a function decorated with ``@asked("<kind>")`` or ``@explained("<kind>")`` in the
  module of the kind gets a ``PositionWords`` and the exercise and returns the text; ``@claimed(TheClaim)`` gets the first
  and the claim.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Final, TypeAlias, TypeVar

from village_core.games.nouns import Said
from village_core.games.village.narration import WORD_FILES as RULE_WORDS
from village_core.games.village.narration import Narrator
from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice, Option, Payment, Value
from village_core.kernel.words import Words
from village_widgets.games.village.telling import BOARD_WORDS
from village_widgets.tutor.exercise import Claim, Exercise
from village_widgets.words import words as interface_words

OWN_WORDS: Final = files(__package__) / "words"
SEATED: Final = ("learner-0", "learner-1", "learner-2", "learner-3", "learner-4")
"""The keys of the names of those who sit at the tables of the exercises, by seat."""


class PositionWords:
    """Whatever is said about one position: ``say`` fills a wording in, ``narrator`` knows the nouns and the rules."""

    def __init__(self, words: Words, position: Position[Table]) -> None:
        self.words = words
        self.position = position
        self.names = tuple(words.say(key) for key in SEATED)
        self.narrator = Narrator(words, self.names, position.table.edition)
        self.nouns = self.narrator.nouns

    def say(self, key: str, **values: str | int) -> str:
        """A wording with ``values`` and the edition's numbers filled in."""
        return self.words.say(key, **{**self.narrator.numbers, **values})

    def choice(self, choice: Choice) -> str:
        """A choice as on a button."""
        return self.narrator.choice(choice, self.position.table)

    def option(self, option: Option) -> str:
        """A choice with what is paid for it; without a price where it is free."""
        if option.payment == Payment():
            return self.choice(option.choice)
        return self.words.say("option-paid", choice=self.choice(option.choice), payment=self.narrator.payment(option.payment))

    def fields(self, told: Value) -> Said:
        """Every field of a claim in words, by the names its wording uses."""
        said = self.nouns.fields(told)
        for name in told.__struct_fields__:
            match getattr(told, name):
                case Option() as option:
                    said[name] = self.option(option)
                case Payment() as payment:
                    said[name] = self.narrator.payment(payment)
                case Choice() as choice:
                    said[name] = self.choice(choice)
                case str() as rule if name == "rule":
                    said[name] = self.narrator.rule(rule)
                case (int(), *_) as seats if name == "seats":
                    said[name] = self.nouns.listed([self.names[seat] for seat in seats])
        return said


Asked: TypeAlias = Callable[[PositionWords, Exercise[Table]], str]
A = TypeVar("A", bound=Asked)
C = TypeVar("C", bound=Value)
_questions: Final[dict[str, Asked]] = {}
_reasons: Final[dict[str, Asked]] = {}
_claims: Final[dict[type[Value], Callable[..., str]]] = {}


def asked(*kinds: str) -> Callable[[A], A]:
    """The function says the question of these kinds."""
    return _registered(_questions, kinds)


def explained(*kinds: str) -> Callable[[A], A]:
    """The function says why the right claim of these kinds is right."""
    return _registered(_reasons, kinds)


def claimed(kind: type[C]) -> Callable[[Callable[[PositionWords, C], str]], Callable[[PositionWords, C], str]]:
    """The function says a claim of this type."""

    def register(say: Callable[[PositionWords, C], str]) -> Callable[[PositionWords, C], str]:
        _claims[kind] = say
        return say

    return register


class Wording:
    """Puts the exercises of Village into the language of ``words``."""

    def __init__(self, words: Words) -> None:
        self.words = interface_words(words.language, RULE_WORDS, BOARD_WORDS, OWN_WORDS)

    def __repr__(self) -> str:
        return f"Wording({self.words.language!r})"

    def question(self, exercise: Exercise[Table]) -> str:
        """What is asked, with what one has to know to answer it."""
        telling = PositionWords(self.words, exercise.position)
        own = _questions.get(exercise.kind)
        if own is not None:
            return own(telling, exercise)
        return telling.say(f"question-{exercise.kind}", **self._said(telling, exercise))

    def claim(self, claim: Claim[Table], exercise: Exercise[Table]) -> str:
        """One claim, as on a button."""
        return self._claim(PositionWords(self.words, exercise.position), claim)

    def because(self, exercise: Exercise[Table]) -> str:
        """Why the right claim is right."""
        telling = PositionWords(self.words, exercise.position)
        own = _reasons.get(exercise.kind)
        if own is not None:
            return own(telling, exercise)
        said = self._said(telling, exercise)
        key = f"because-{exercise.kind}"
        said["right"] = self._claim(telling, exercise.claims[exercise.right])
        return telling.say(key, **said) if self.words.knows(key) else str(said["rules"])

    def _claim(self, telling: PositionWords, claim: Claim[Table]) -> str:
        assert isinstance(claim, Value)
        own = _claims.get(type(claim))
        return own(telling, claim) if own else telling.say(f"claim-{claim.__struct_config__.tag}", **telling.fields(claim))

    def _said(self, telling: PositionWords, exercise: Exercise[Table]) -> Said:
        seat = exercise.position.seat
        return {
            "who": telling.names[seat] if seat is not None and seat >= 0 else "",
            "decision": telling.narrator.decision(exercise.position),
            "about": "" if exercise.about is None else telling.choice(exercise.about),
            "rules": " ".join(map(telling.narrator.rule, exercise.rules)),
        }


def _registered(known: dict[str, Asked], kinds: tuple[str, ...]) -> Callable[[A], A]:
    def register(say: A) -> A:
        known.update(dict.fromkeys(kinds, say))
        return say

    return register
