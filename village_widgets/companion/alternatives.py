"""What is told of a correction: what could stand in a line instead, and what does not fit any more after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.saves import Entry, Misfit
from village_core.kernel.values import Option, Refusal, Seat
from village_widgets.companion.commands import Correct
from village_widgets.companion.correcting import Unfitting
from village_widgets.companion.corrections import Alternative, Correcting, DecisionGroup, UnfittingLine, Whose
from village_widgets.companion.logged import Logged
from village_widgets.companion.outcome import sentence
from village_widgets.companion.parts import Told
from village_widgets.components.commands import PlainAnswer
from village_widgets.components.messages import ShownPlayer

T = TypeVar("T", bound=Table)
ENOUGH: Final = 600
"""So many alternatives are offered at most."""
LIKELY: Final = 7
"""So many of them at once, before anybody looks further."""


def alternatives(logged: Logged[T], told: Told[T], players: Sequence[Player], line: int) -> Correcting | None:
    """What could stand in a line instead; nothing for one that doesn't hold or was not a decision."""
    if line not in logged.holding or (step := logged.records[line - 1].step) is None:
        return None
    before = logged.before(line)
    offered = [option for option in before.options[:ENOUGH] if option != step.option]
    whose = told.heading(step.option.choice, before)[0]
    return Correcting(
        line=line,
        said=sentence(logged, told, logged.records[line - 1]),
        near=_likely(told, before, step, offered),
        every=_sorted(told, before, offered, players, whose),
    )


def unfit_entry(
    logged: Logged[T], told: Told[T], players: Sequence[Player], unfitting: Unfitting, correction: Correct
) -> UnfittingLine:
    """A line that does not fit any more: why, what is asked there instead, and whether it can be entered all the same."""
    game, record = logged.game, logged.records[unfitting.line - 1]
    for entry in unfitting.entries:
        game = saves.enter(game, entry, logged.codec)
    assert record.step is not None
    laid, position = record.step.origin is Origin.LAID, game.position
    return UnfittingLine(
        line=record.number,
        said=sentence(logged, told, record),
        why=_why(told, None if laid else position.why_not(record.step.option.choice), position),
        asked=told.bar(position)[1],
        anyway=_forced(logged, game, record.entry),
        instead=_sorted(told, position, position.options[:ENOUGH], players, position.seat),
        again=correction,
    )


def _forced(logged: Logged[T], game: Game[T], entry: Entry) -> bool:
    """Whether a line can be entered although the rules refuse it."""
    if entry.answer == saves.NOTHING or entry.anyway:
        return False
    try:
        saves.enter(game, replace(entry, anyway=True), logged.codec)
    except Misfit:
        return False
    return True


def _why(told: Told[T], refused: Refusal | None, position: Position[T]) -> str:
    """Why a choice does not fit, in words; empty where it is only another question that is asked there."""
    said = None if refused is None else told.refusal(refused, position).refused
    return " ".join(dict.fromkeys(reason.wording for reason in said.reasons)) if said else ""


def _likely(told: Told[T], before: Position[T], step: Step[T], offered: Sequence[Option]) -> tuple[Alternative, ...]:
    """What was most likely meant instead: the same deed of the same player with another end, member or payment, the one that
    differs least, and reads most alike, first; then the same of others. What reads the same is one.
    """
    choice, (whose, kind) = step.option.choice, told.heading(step.option.choice, before)
    if step.origin is Origin.LAID:
        return ()
    own = {*told.option(step.option, before).split()}
    found: dict[str, tuple[tuple[bool, int, int, int], Alternative]] = {}
    for option in offered:
        seat, its = told.heading(option.choice, before)
        if type(option.choice) is not type(choice) or its != kind:
            continue
        pairs = [(getattr(option.choice, field), getattr(choice, field)) for field in choice.__struct_fields__]
        apart = [(one, other) for one, other in pairs if one != other]
        if seat == whose or len(apart) == 1:
            far = sum(abs(one - other) for one, other in apart if isinstance(one, int) and isinstance(other, int))
            answer = _told(told, before, option)
            alike = len(own.intersection(answer.said.split()))
            found.setdefault(answer.said, ((seat != whose, len(apart), -alike, far), answer))
    return tuple(answer for _, answer in sorted(found.values(), key=itemgetter(0))[:LIKELY])


def _sorted(
    told: Told[T], position: Position[T], options: Iterable[Option], players: Sequence[Player], first: Seat | None
) -> tuple[Whose, ...]:
    """Decisions by player, the ``first`` one's before the others', and by kind, in the order in which they are offered."""
    found: dict[Seat | None, dict[str, list[Alternative]]] = {first: {}}
    for option in options:
        seat, kind = told.heading(option.choice, position)
        found.setdefault(seat, {}).setdefault(kind, []).append(_told(told, position, option))
    seated = {seat: ShownPlayer(player.name, player.colour) for seat, player in enumerate(players)}
    return tuple(
        Whose(
            None if seat is None else seated.get(seat),
            tuple(DecisionGroup(kind, tuple(several)) for kind, several in kinds.items()),
        )
        for seat, kinds in found.items()
        if kinds
    )


def _told(told: Told[T], position: Position[T], option: Option) -> Alternative:
    """A decision in words, with what is paid where that is to be said."""
    answer: PlainAnswer = {"choice": msgspec.to_builtins(option.choice), "payment": msgspec.to_builtins(option.payment)}
    return Alternative(told.option(option, position), answer)
