"""What is told of a correction: what could stand in a line instead, and what does not fit any more after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Made, Position
from village_core.kernel.saves import Entry, Misfit
from village_core.kernel.values import FREE, Option, Refusal
from village_widgets.companion.commands import Correct
from village_widgets.companion.correcting import Unfitting
from village_widgets.companion.logged import Logged
from village_widgets.companion.messages import Alternative, Correcting, Unfit
from village_widgets.companion.parts import Told
from village_widgets.components.commands import PlainAnswer

T = TypeVar("T", bound=Table)
ENOUGH: Final = 600
"""So many alternatives are offered at most."""


def alternatives(logged: Logged[T], told: Told[T], line: int) -> Correcting | None:
    """What could stand in a line instead; nothing for one that doesn't hold or was not a decision."""
    if line not in logged.holding or (step := logged.records[line - 1].step) is None:
        return None
    before = logged.before(line)
    offered = [option for option in before.options[:ENOUGH] if option != step.option]
    near = [option for option in offered if step.made is not Made.LAID and _near(option, step.option)]
    others = [option for option in offered if option not in near]
    return Correcting(
        line=line,
        said=tuple(told.step(step, before)),
        near=tuple(_told(told, before, near)),
        others=tuple(_told(told, before, others)),
    )


def unfit_entry(logged: Logged[T], told: Told[T], unfitting: Unfitting, correction: Correct) -> Unfit:
    """A line that does not fit any more: why, what is asked there instead, and whether it can be entered all the same."""
    game, record = logged.game, logged.records[unfitting.line - 1]
    for entry in unfitting.entries:
        game = saves.enter(game, entry, logged.codec)
    assert record.step is not None
    laid, position = record.step.made is Made.LAID, game.position
    return Unfit(
        line=record.number,
        said=tuple(told.step(record.step, logged.before(record.number))),
        why=_why(told, None if laid else position.why_not(record.step.option.choice), position),
        asked=told.bar(position)[1],
        anyway=_forced(logged, game, record.entry),
        instead=tuple(_told(told, position, position.options[:ENOUGH])),
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


def _near(option: Option, other: Option) -> bool:
    """Whether two decisions are nearly the same: of one kind, by one player or with all but one thing alike."""
    if type(option.choice) is not type(other.choice):
        return False
    fields = option.choice.__struct_fields__
    same = [getattr(option.choice, field) == getattr(other.choice, field) for field in fields]
    return same.count(False) <= 1 or same[0]


def _told(told: Told[T], position: Position[T], options: Sequence[Option]) -> Iterator[Alternative]:
    """Decisions in words, with what is paid where that is to be said."""
    for option in options:
        paid = option.payment != FREE
        said = " ".join(told.step(position.play(option), position)) if paid else told.choice(option.choice, position)
        answer: PlainAnswer = {"choice": msgspec.to_builtins(option.choice), "payment": msgspec.to_builtins(option.payment)}
        yield Alternative(said, answer)
