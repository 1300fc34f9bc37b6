"""A game's part in the rulebook: its rules in the order of play, what players ask, and positions that show a rule."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib.resources.abc import Traversable
from itertools import pairwise
from types import MappingProxyType
from typing import NamedTuple

from village_core.kernel.values import RuleKey


class Question(NamedTuple):
    """A question that players ask, with its answer, listed in the rulebook under each of ``rules``.

    It is worded ``question-<key>``, and the answer ``.answer``.
    """

    key: str
    rules: tuple[RuleKey, ...]


class RuleBook(NamedTuple):
    """A game's part in the rulebook.

    ``groups`` has every rule of the game once, in groups (worded ``rules-<group>``) in the order in which the game is played.
    ``leans`` maps a rule to those that one has to know to understand it. ``examples`` is a file like a ``lesson.toml`` with
    positions for rules of which neither a lesson nor an exercise has one. ``words`` has the wordings of groups and questions,
    and for each rule ``find-<rule>``: phrases by which players look for it, with ``|`` between.
    """

    groups: Mapping[str, tuple[RuleKey, ...]]
    words: Traversable
    examples: Traversable
    questions: tuple[Question, ...] = ()
    leans: Mapping[RuleKey, tuple[RuleKey, ...]] = MappingProxyType({})


def group_rules(rules: Iterable[RuleKey], begins: Mapping[str, RuleKey]) -> dict[str, tuple[RuleKey, ...]]:
    """Return a game's rules in groups: each begins with its rule in ``begins`` and ends before the next group.

    The groups must be in the order of the rules; rules before the first group are left out.
    """
    found = tuple(rules)
    starts = [*map(found.index, begins.values()), len(found)]
    return {group: found[start:end] for group, (start, end) in zip(begins, pairwise(starts), strict=True)}
