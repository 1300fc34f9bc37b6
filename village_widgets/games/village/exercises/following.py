"""What follows from a choice: what somebody has then, where a member stands, who decides next."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from random import Random
from typing import Final

from village_core.games.village.events import Crossed, EndRungIn, Gained, MassBegan, Moved, PrestigeGained, RoundBegan
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import GOODS
from village_core.kernel.ledger import Event
from village_core.kernel.position import Position
from village_core.kernel.values import RuleKey
from village_widgets.games.village.exercises import gaining, going
from village_widgets.games.village.exercises.claims import AtHome, Goods, Has, Loses, Stands
from village_widgets.games.village.exercises.outcomes import Scenes
from village_widgets.games.village.exercises.staging import scene
from village_widgets.games.village.exercises.wording import PositionWords, asked, claimed, explained
from village_widgets.tutor.claims import After
from village_widgets.tutor.exercise import LAST, Exercise, Kind, Unfit, exercise

CLAIMS: Final = {1: 3, 2: 4, 3: 4}
"""How many claims there are at each level."""
UNTOLD: Final = (Crossed, MassBegan, RoundBegan, EndRungIn)
"""What would make another question of it."""


def _made(kind: str, scenes: Scenes, random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    rule = random.choice([key for key in scenes if key in wanted] or list(scenes))
    position, option, claims = scenes[rule](random, level)
    if option not in position.options:
        raise Unfit(rule)
    events = position.play(option).events
    if any(isinstance(event, UNTOLD) for event in events):
        raise Unfit(rule)
    right = [claim for claim in claims if claim.holds(position)]
    if len(right) != 1 or _told(position, right[0]):
        raise Unfit(rule)
    wrong = [claim for claim in claims if claim != right[0]]
    if level < LAST:
        random.shuffle(wrong)
    asked = (right[0], *wrong[: CLAIMS[level] - 1])
    return exercise(kind, level, position, asked, (rule, *_rules(right[0], events)), random, option.choice)


def _told(position: Position[Table], claim: After[Table]) -> bool:
    """Whether the question would give the answer away, since it has to say which of several payments is made."""
    option = claim.after
    paid = isinstance(claim, Loses) or (isinstance(claim, Has) and claim.what in dict(option.payment.spent))
    return paid and sum(other.choice == option.choice for other in position.options) > 1


def _rules(claim: After[Table], events: Iterable[Event[Table]]) -> list[RuleKey]:
    """The rules by which that happened which the claim is about."""
    match claim:
        case Has() | Goods():
            return [event.rule for event in events if isinstance(event, (Gained, PrestigeGained)) and _about(claim, event)]
        case Stands() | AtHome():
            return [event.rule for event in events if isinstance(event, Moved)]
    return []


def _about(claim: Has | Goods, event: Gained | PrestigeGained) -> bool:
    what = event.what if isinstance(event, Gained) else "prestige"
    return what == claim.what if isinstance(claim, Has) else what in dict(claim.pieces)


def outcome(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """What has somebody then?"""
    return _made("outcome", gaining.SCENES, random, level, wanted)


def following(random: Random, level: int, wanted: Collection[RuleKey]) -> Exercise[Table]:
    """Where does a member stand then, or who decides next?"""
    return _made("next", going.SCENES, random, level, wanted)


@asked("outcome", "next")
def question(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """What is done, by whom, and what is asked about it."""
    claim = exercise.claims[0]
    assert isinstance(claim, After)
    said = telling.fields(claim)
    seat = exercise.position.seat
    said["who"] = telling.names[seat] if seat is not None and seat >= 0 else ""
    if isinstance(claim, Goods):
        said["sort"] = "goods" if claim.pieces[0][0] in GOODS else "influence"
    ways = [option for option in exercise.position.options if option.choice == claim.after.choice]
    if len(ways) == 1:
        said["after"] = telling.choice(claim.after.choice)
    said["scene"] = scene(telling)
    return telling.say(f"question-{claim.__struct_config__.tag}", **said)


@claimed(Has)
def claim_has(telling: PositionWords, claim: Has) -> str:
    """So many of a piece."""
    return telling.nouns.amount(claim.what, claim.count)


@claimed(Goods)
def claim_goods(telling: PositionWords, claim: Goods) -> str:
    """All pieces of a sort."""
    return telling.nouns.listed(telling.nouns.amounts(dict(claim.pieces))) or telling.say("claim-nothing")


@claimed(Loses)
def claim_loses(telling: PositionWords, claim: Loses) -> str:
    """So much time."""
    return telling.nouns.amount("time", claim.time)


@explained("outcome", "next")
def why(telling: PositionWords, exercise: Exercise[Table]) -> str:
    """What happens, and the rules that make it happen."""
    claim = exercise.claims[exercise.right]
    assert isinstance(claim, After)
    happens = [said for event in exercise.position.play(claim.after).events if (said := telling.narrator.event(event))]
    return " ".join((*happens, *map(telling.narrator.rule, exercise.rules)))


KINDS: Final = (
    Kind[Table]("outcome", frozenset(map(str, gaining.SCENES)), outcome),
    Kind[Table]("next", frozenset(map(str, going.SCENES)), following),
)
