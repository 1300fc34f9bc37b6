"""Manitoba's kind of exercise about the consequences of a move, with a scene for each rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Final

from village_core.games.manitoba.rules import Rule
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import STORED
from village_core.kernel.ledger import Event
from village_core.kernel.values import RuleKey
from village_widgets.games.manitoba.exercises import closing, scenes
from village_widgets.games.manitoba.exercises.claims import LineThen
from village_widgets.games.manitoba.exercises.seasons import COUNTED
from village_widgets.tutor.claims import After
from village_widgets.tutor.following import ConsequenceExercises, Scenes

SCENES: Final[Scenes[Table]] = {
    Rule.TOTEM_LIFT: partial(scenes.order_discs, "village"),
    Rule.TOTEM_PASS: partial(scenes.order_discs, "round"),
    Rule.FOLLOW_ONE: scenes.follow_on,
    Rule.ACT_WAKE: scenes.wake_many,
    Rule.ALTAR_EMPTY: partial(scenes.fill_altar, "stored"),
    Rule.ALTAR_SHELL: partial(scenes.fill_altar, "shell"),
    Rule.ALTAR_RENEW: partial(scenes.fill_altar, "renewed"),
    **{rule: partial(scenes.store_alone, rule) for rule in (Rule.STORE_GOOD, Rule.STORE_ROOM, Rule.STORE_BACK)},
    Rule.SHELL_USE: partial(scenes.use_shell, "active"),
    Rule.SHELL_WAKE: partial(scenes.use_shell, "square"),
    Rule.SHELL_BERRY: partial(scenes.use_shell, "berry"),
    **{
        rule: partial(scenes.step_on, rule)
        for rule in (
            Rule.PATH_STEP,
            Rule.PATH_WAKE,
            Rule.PATH_LOST,
            Rule.PATH_POINTS,
            Rule.PATH_FIRST,
            Rule.PATH_SHELL,
            Rule.PATH_RENEW,
            Rule.PATH_AGAIN,
        )
    },
    **{rule: partial(scenes.count_event, rule) for rule in (*COUNTED, Rule.CARD_NONE)},
    **{
        rule: partial(scenes.score_one, rule)
        for rule in (Rule.TILE_POINTS, Rule.TILE_EMPTY, Rule.TILE_RETURN, Rule.TILE_HOME, Rule.TILE_REFILL, Rule.POINTS_FLOOR)
    },
    **{
        rule: partial(closing.close_season, rule)
        for rule in (Rule.SEASON_FEATHERS, Rule.SEASON_HOME, Rule.SEASON_REFILL, Rule.SEASON_WAKE)
    },
    **{rule: partial(closing.end_line, rule) for rule in (*closing.LINES, Rule.END_SKIP)},
    Rule.END_OFFERING: partial(closing.offer_goods, spared=False),
    Rule.END_SPARED: partial(closing.offer_goods, spared=True),
    **{rule: partial(closing.end_winners, rule) for rule in (Rule.WIN_MOST, Rule.TIE_SHARED)},
    Rule.SETUP_REGION: closing.claim_first_settler,
    **{rule: partial(closing.settle_first, rule) for rule in (Rule.SETUP_GOODS, Rule.SETUP_STORAGE)},
}


def name_rules(claim: After[Table], events: Iterable[Event[Table]]) -> Iterator[RuleKey]:
    """Yield the further rules that a claim depends on: for the points of a storage at the end, the rule of the offering."""
    if isinstance(claim, LineThen) and claim.line.value in {good.value for good in STORED}:
        yield Rule.END_OFFERING


FOLLOWING: Final = ConsequenceExercises("then", SCENES, about=name_rules)
KINDS: Final = (FOLLOWING.kind,)
