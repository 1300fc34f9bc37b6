"""Reasons of a program's move in words: what the move left it with, compared with most of its other moves.

They aren't remembered: the judgement is asked again at the position where the program decided.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice, takewhile
from random import Random
from typing import Final, NamedTuple, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.editions import PrintedEdition
from village_core.games.judgement import SLIGHT, Judgement, Judgements, find_usual
from village_core.games.narration import Narrator
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import Option, Player, Seat
from village_core.kernel.words import Words
from village_core.players.coach import find_decider
from village_core.players.coaching import describe_differences, name_reasons
from village_core.players.good import build_cautious
from village_core.players.levels import BEGINNER, FOLLOWING, GOOD, RANDOM, STEADY, STRONG
from village_core.players.looking import Evaluator, foresee_options

T = TypeVar("T", bound=GameTable)
E = TypeVar("E", bound=PrintedEdition)

TUNED: Final = (GOOD, STRONG, FOLLOWING)
"""Levels that use tuned weights and mind their opponents; the following player may also use those set by hand."""
UNTUNED: Final = (BEGINNER, STEADY, FOLLOWING)
"""Levels that use weights set by hand."""
OTHERWISE: Final = {STRONG: "further", BEGINNER: "slip", FOLLOWING: "slip"}
"""Keys of the reasons for a move that isn't the one that leaves a level with most at the end of its turn."""
EXPLAINED: Final = (BEGINNER, STEADY, GOOD, STRONG, FOLLOWING, RANDOM)


class Grounds(NamedTuple):
    """The grounds on which a program chose an option: ``key`` of the wording ``because-…``, and what ``differs``.

    ``differs`` is how many points more this option leaves the seat than its usual ones (the median), by reason of the judgement.
    """

    key: str
    differs: Mapping[str, float]


def find_grounds(judgements: Judgements[T], level: str, position: Position[T], option: Option) -> Grounds:
    """Find why ``level`` chose ``option`` among several: by the judgement that the level uses, on the table as its seat sees it.

    The key of a move that is about the best is ``best``, or ``even`` if it leaves about as much as usual moves. For any other
    move it depends on the level: ``slip`` (beginner, following player), ``further`` (strong player), or ``even``. Raises
    ``ValueError`` if no seat decides or the option is missing, except for the random player, whose reason is always ``random``.
    """
    if level == RANDOM:
        return Grounds("random", {})
    seat = find_decider(position)
    world = position.with_table(judgements.imagine(position.table, seat, Random(0)))
    tuned, by_hand = judgements.find_judgement(len(position.table.seats)), judgements.by_hand
    goes_by: list[tuple[Judgement[T], Evaluator[T]]] = []
    if level in UNTUNED:
        goes_by.append((by_hand, lambda table: by_hand.evaluate(table, seat)))
    if level in TUNED:
        goes_by.append((tuned, build_cautious(tuned, seat)))
    for judgement, evaluate in goes_by:
        found = foresee_options(world, evaluate)
        chosen = found[position.options.index(option)]
        left = [judgement.evaluate_reasons(prospect.position.table, seat) for prospect in found]
        common, has = find_usual(left), left[found.index(chosen)]
        differs = {reason: points - common[reason] for reason, points in has.items()}
        if chosen.total >= max(prospect.total for prospect in found) - SLIGHT:
            return Grounds("best" if any(abs(points) >= SLIGHT for points in differs.values()) else "even", differs)
    return Grounds(OTHERWISE.get(level, "even"), differs)


def can_explain(players: Sequence[Player], seat: Seat) -> bool:
    """Tell whether there is a player at a seat who is a program that can explain its moves."""
    return 0 <= seat < len(players) and players[seat].plays in EXPLAINED


def explain_step(judgements: Judgements[T], game: Game[T], step: int, narrator: Narrator[T, E]) -> str:
    """Explain a program's move: its decisions from a step of a game until another seat or chance was asked.

    The first of these with several options is explained; if none had several, the sentence says so. Returns an empty text if
    no program that can explain itself decided.
    """
    made = list(islice(zip(game.list_positions(), game.steps, strict=False), step, None))
    seat = made[0][0].seat if made else None
    if seat is None or not can_explain(game.players, seat):
        return ""
    player = game.players[seat]
    for start, taken in takewhile(lambda each: each[0].seat == seat, made):
        if len(start.options) > 1:
            return _describe_grounds(find_grounds(judgements, player.plays, start, taken.option), narrator.words, player.name)
    return narrator.words.format("because-only", who=player.name)


def _describe_grounds(found: Grounds, words: Words, who: str) -> str:
    said = words.format(f"because-{found.key}", who=who)
    if found.key not in ("best", "further"):
        return said
    differs = describe_differences(words, name_reasons(words, found.differs), "because")
    return words.format("because-beside", why=said, differs=differs) if differs else said
