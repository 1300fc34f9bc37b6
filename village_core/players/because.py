"""Why a level did what it did, in words, for any game: what its move left it with, beside most of the moves it had.

Nothing is remembered of what it thought: its judgement is asked again, at the position where it decided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, takewhile
from random import Random
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT, Judgement, Judgements, usual
from village_core.games.narration import Narrator
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Seat
from village_core.kernel.words import Words
from village_core.players.coach import decider
from village_core.players.coaching import in_words, named
from village_core.players.good import cautious
from village_core.players.levels import BEGINNER, FOLLOWING, GOOD, RANDOM, STEADY, STRONG
from village_core.players.looking import Evaluator, prospects

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

TUNED: Final = (GOOD, STRONG, FOLLOWING)
"""Who goes by tuned weights and minds the others; a player who follows may also go by those set by hand."""
UNTUNED: Final = (BEGINNER, STEADY, FOLLOWING)
"""Who goes by weights that were set by hand."""
OTHERWISE: Final = {STRONG: "further", BEGINNER: "slip", FOLLOWING: "slip"}
"""Why a level did something else than what would leave it with most at the end of its turn."""
EXPLAINED: Final = (BEGINNER, STEADY, GOOD, STRONG, FOLLOWING, RANDOM)


class Grounds(NamedTuple):
    """Why an option was chosen: ``key`` of the wording ``because-…``, and by how much more it left than usual, by reason."""

    key: str
    differs: Mapping[str, float]


def grounds(judgements: Judgements[T], level: str, position: Position[T], option: Option) -> Grounds:
    """Why ``level`` chose ``option`` among several. Raises ``ValueError`` where no seat decides or the option is none there."""
    if level == RANDOM:
        return Grounds("random", {})
    seat = decider(position)
    world = position.with_table(judgements.imagined(position.table, seat, Random(0)))
    tuned, by_hand = judgements.of(len(position.table.seats)), judgements.by_hand
    goes_by: list[tuple[Judgement[T], Evaluator[T]]] = []
    if level in UNTUNED:
        goes_by.append((by_hand, lambda table: by_hand.evaluate(table, seat)))
    if level in TUNED:
        goes_by.append((tuned, cautious(tuned, seat)))
    for judgement, evaluate in goes_by:
        found = prospects(world, evaluate)
        chosen = found[position.options.index(option)]
        left = [judgement.reasons(prospect.position.table, seat) for prospect in found]
        common, has = usual(left), left[found.index(chosen)]
        differs = {reason: points - common[reason] for reason, points in has.items()}
        if chosen.total >= max(prospect.total for prospect in found) - SLIGHT:
            return Grounds("best" if any(abs(points) >= SLIGHT for points in differs.values()) else "even", differs)
    return Grounds(OTHERWISE.get(level, "even"), differs)


def explained(players: Sequence[Player], seat: Seat) -> bool:
    """Whether a program plays at a seat that can say why it did something."""
    return 0 <= seat < len(players) and players[seat].plays in EXPLAINED


def why(judgements: Judgements[T], game: Game[T], step: int, narrator: Narrator[T, E]) -> str:
    """Why a program did what it did from a step of a game on, until somebody else was asked: the first of these decisions at
    which it had a choice. Empty where no program that can say so decided.
    """
    made = list(islice(zip(game.positions(), game.steps, strict=False), step, None))
    seat = made[0][0].seat if made else None
    if seat is None or not explained(game.players, seat):
        return ""
    player = game.players[seat]
    for start, taken in takewhile(lambda each: each[0].seat == seat, made):
        if len(start.options) > 1:
            return _said(grounds(judgements, player.plays, start, taken.option), narrator.words, player.name)
    return narrator.words.format("because-only", who=player.name)


def _said(found: Grounds, words: Words, who: str) -> str:
    said = words.format(f"because-{found.key}", who=who)
    differs = in_words(words, named(words, found.differs), "because") if found.key in ("best", "further") else ""
    return words.format("because-beside", why=said, differs=differs) if differs else said
