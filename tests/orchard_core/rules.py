"""The keys of the rules of Orchard, a game made up for the tests. Wordings are in ``words/``, citations in ``editions/``."""

from __future__ import annotations

from village_core.kernel.values import Key


class Rule(Key):
    """The rules of Orchard, each with its key."""

    GATHER = "gather"
    SUPPLY = "supply"
    BAKE = "bake"
    CAKES = "cakes"
    REST = "rest"
    END_CAKES = "end-cakes"
    END_ROUNDS = "end-rounds"
    SCORE_CAKES = "score-cakes"
    SCORE_FRUIT = "score-fruit"
    WIN_MOST = "win-most"
    WIN_SHARED = "win-shared"
