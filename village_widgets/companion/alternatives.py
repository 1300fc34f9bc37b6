"""Decisions that could stand in a line instead, and lines that no longer fit after a correction, as messages to a page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from operator import itemgetter
from typing import Final, TypeVar

from msgspec.structs import replace

from village_core.games.board_game import GameTable
from village_core.games.opening import Depth
from village_core.kernel import saves
from village_core.kernel.frames import Frame
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.saves import Misfit, SaveEntry
from village_core.kernel.values import CHANCE, Option, Refusal, Seat
from village_widgets.companion.account import Account
from village_widgets.companion.commands import Correct, to_answer
from village_widgets.companion.corrections import Alternative, CorrectionOffer, DecisionGroup, PlayerDecisions, UnfittingLine
from village_widgets.companion.effects import describe_decision
from village_widgets.companion.logged import LoggedGame
from village_widgets.companion.outcomes import Unfitting
from village_widgets.components.messages import ShownPlayer

T = TypeVar("T", bound=GameTable)
ENOUGH: Final = 600
"""The most offers at one position that are listed as alternatives."""
LIKELY: Final = 7
"""The most alternatives that are shown before people look further."""
LETTER: Final = re.compile(r"\d+|\D")


def list_alternatives(logged: LoggedGame[T], account: Account[T], line: int) -> CorrectionOffer | None:
    """Describe a line with the decisions that could stand in it, and where a forgotten entry before it goes.

    The line's own decision is among them unless the rules refused it. If the forgotten entry goes before an earlier line, the
    decisions at that line are listed too. Of each position only the first ``ENOUGH`` options are looked at. Returns None for a
    line that doesn't hold or has no step.
    """
    if line not in logged.holding or (step := logged.records[line - 1].step) is None:
        return None
    before, gap = logged.find_position(line), find_gap(logged, line)
    offered, earlier = before.options[:ENOUGH], logged.find_position(gap)
    seat = account.find_heading(step.option.choice, before)[0]
    return CorrectionOffer(
        line=line,
        said=describe_decision(logged, account, logged.records[line - 1]),
        near=_list_likely(account, before, step, offered),
        every=_sort(account, before, offered, seat),
        gap=gap,
        forgotten=() if gap == line else _sort(account, earlier, earlier.options[:ENOUGH], seat),
    )


def find_gap(logged: LoggedGame[T], line: int) -> int:
    """Return the number of the line before which a forgotten entry that belongs before ``line`` can be entered.

    It is ``line``, which must hold, if its question is still asked after at least one of its answers. Else it is the last earlier
    line where that is so: nothing else happens between a draw, or a question that comes up by itself, such as who dies, and its
    answer. On a full table, where everything is asked, or without such an earlier line, it is ``line`` too.
    """
    if logged.find_position(line).table.depth is Depth.FULL:
        return line
    earlier = logged.holding[: logged.holding.index(line) + 1]
    return next((number for number in reversed(earlier) if _stays_open(logged.find_position(number))), line)


def _stays_open(position: Position[T]) -> bool:
    """Tell whether a question of the same kind is still open after at least one answer at a position; False for draws."""
    kind = type(position.top)

    def count_asked(agenda: tuple[Frame[T], ...]) -> int:
        return sum(isinstance(frame, kind) for frame in agenda)

    asked = count_asked(position.agenda)
    return position.seat != CHANCE and any(
        count_asked(position.play(option).position.agenda) >= asked for option in position.options
    )


def describe_unfitting(logged: LoggedGame[T], account: Account[T], unfitting: Unfitting, correction: Correct) -> UnfittingLine:
    """Describe a line that no longer fits: why, what is asked in its place, with the answers, and if it can be entered anyway."""
    game, record = logged.game, logged.records[unfitting.line - 1]
    for entry in unfitting.entries:
        game = saves.enter(game, entry, logged.codec)
    assert record.step is not None
    laid, position = record.step.origin is Origin.LAID, game.position
    return UnfittingLine(
        line=record.number,
        said=describe_decision(logged, account, record),
        why=_explain_misfit(account, None if laid else position.find_refusal(record.step.option.choice), position),
        asked=account.describe_bar(position)[1],
        anyway=_can_force(logged, game, record.entry),
        instead=_sort(account, position, position.options[:ENOUGH], position.seat),
        again=correction,
    )


def _can_force(logged: LoggedGame[T], game: Game[T], entry: SaveEntry) -> bool:
    """Tell whether an entry that doesn't fit can be entered against the rules: a decision may, a table laid out never can."""
    try:
        saves.enter(game, replace(entry, anyway=True), logged.codec)
    except Misfit:
        return False
    return True


def _explain_misfit(account: Account[T], refused: Refusal | None, position: Position[T]) -> str:
    """Explain why a line's choice no longer fits at ``position``; return "" if ``refused`` is None, or no rule gives a reason."""
    said = None if refused is None else account.explain_refusal(refused, position).refused
    return account.words.join_sentences(*dict.fromkeys(reason.wording for reason in said.reasons)) if said else ""


def _list_likely(account: Account[T], before: Position[T], step: Step[T], offered: Sequence[Option]) -> tuple[Alternative, ...]:
    """List what was most likely meant instead, at most ``LIKELY``: the same kind of deed with other values or another payment.

    Those of the same player come first; another player's are listed only if a single field differs, such as the player. Of both,
    those that differ in the fewest fields come first, of these, those that read most alike, and then those with the nearest
    numbers. Of several that read the same one is listed. For a table that was laid out the list is empty.
    """
    choice, (whose, kind) = step.option.choice, account.find_heading(step.option.choice, before)
    if step.origin is Origin.LAID:
        return ()
    own = account.describe_option(step.option, before)
    found: dict[str, tuple[tuple[bool, int, int, int], Alternative]] = {}
    for option in offered:
        if option == step.option:
            continue
        seat, its = account.find_heading(option.choice, before)
        if type(option.choice) is not type(choice) or its != kind:
            continue
        pairs = [(getattr(option.choice, field), getattr(choice, field)) for field in choice.__struct_fields__]
        apart = [(one, other) for one, other in pairs if one != other]
        if seat == whose or len(apart) == 1:
            far = sum(abs(one - other) for one, other in apart if isinstance(one, int) and isinstance(other, int))
            answer = _describe(account, before, option)
            alike = count_alike(own, answer.said)
            found.setdefault(answer.said, ((seat != whose, len(apart), -alike, far), answer))
    return tuple(answer for _, answer in sorted(found.values(), key=itemgetter(0))[:LIKELY])


def count_alike(one: str, other: str) -> int:
    """Count the different pairs of neighbouring letters that two sentences have in common; a number counts as one letter.

    Pairs serve every language: Chinese has no spaces by which words could be told apart.
    """
    mine, its = ({*pairwise(LETTER.findall(said))} for said in (one, other))
    return len(mine & its)


def _sort(
    account: Account[T], position: Position[T], options: Iterable[Option], first: Seat | None
) -> tuple[PlayerDecisions, ...]:
    """Sort decisions by player, the ``first`` one's before the others', and by kind, each in the order of the offers."""
    found: dict[Seat | None, dict[str, list[Alternative]]] = {first: {}}
    for option in options:
        seat, kind = account.find_heading(option.choice, position)
        found.setdefault(seat, {}).setdefault(kind, []).append(_describe(account, position, option))
    seated = {seat: ShownPlayer(player.name, player.colour) for seat, player in enumerate(account.players)}
    return tuple(
        PlayerDecisions(
            None if seat is None else seated.get(seat),
            tuple(DecisionGroup(kind, tuple(several)) for kind, several in kinds.items()),
        )
        for seat, kinds in found.items()
        if kinds
    )


def _describe(account: Account[T], position: Position[T], option: Option) -> Alternative:
    """Return the message of a decision: in words, with what is paid for it, and as a page sends it."""
    return Alternative(account.describe_option(option, position), to_answer(option))
