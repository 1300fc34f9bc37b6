"""What is told of a correction: what could stand in a line instead, and what does not fit any more after it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

import msgspec
from msgspec.structs import replace

from village_core.kernel import saves
from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Made, Position
from village_core.kernel.saves import Entry, Misfit
from village_core.kernel.values import FREE, Option, Refusal, Seat
from village_core.kernel.words import Words
from village_widgets.companion.commands import Correct
from village_widgets.companion.correcting import Unfitting
from village_widgets.companion.corrections import Alternative, Corrected, Correcting, Kind, Unfit, Whose
from village_widgets.companion.logged import Logged, Record
from village_widgets.companion.parts import Told
from village_widgets.components.commands import PlainAnswer
from village_widgets.components.messages import ShownPlayer

T = TypeVar("T", bound=Table)
ENOUGH: Final = 600
"""So many alternatives are offered at most."""


def alternatives(logged: Logged[T], told: Told[T], players: Sequence[Player], line: int) -> Correcting | None:
    """What could stand in a line instead; nothing for one that doesn't hold or was not a decision."""
    if line not in logged.holding or (step := logged.records[line - 1].step) is None:
        return None
    before = logged.before(line)
    offered = [option for option in before.options[:ENOUGH] if option != step.option]
    near = [option for option in offered if step.made is not Made.LAID and _near(option, step.option)]
    whose = told.heading(step.option.choice, before)[0]
    return Correcting(
        line=line,
        said=tuple(told.step(step, before)),
        near=tuple(_told(told, before, option) for option in near),
        every=_sorted(told, before, offered, players, whose),
    )


def outcome(logged: Logged[T], told: Told[T], words: Words, correction: Correct, was: Record[T], first: int) -> Corrected:
    """What a correction of the line that ``was`` there has come to; ``first`` is the first line that it entered.

    What somebody decided about later lines can't be taken back by another correction, nor what was left out last of all.
    """
    assert was.step is not None
    before = logged.before(was.number)
    old = " ".join(told.step(was.step, before))
    answer = None if correction.adds else _told(told, before, was.step.option).answer
    again = Correct(line=first, answer=answer, adds=correction.answer is None)
    back = None if correction.decided or len(logged.records) < first else again
    if correction.answer is None:
        return Corrected(words.say("corrected-left", was=old), back)
    entered = logged.records[first - 1].step
    assert entered is not None
    now = " ".join(told.step(entered, logged.before(first)))
    return Corrected(words.say("corrected-added" if correction.adds else "corrected-changed", now=now, was=old), back)


def unfit_entry(logged: Logged[T], told: Told[T], players: Sequence[Player], unfitting: Unfitting, correction: Correct) -> Unfit:
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


def _near(option: Option, other: Option) -> bool:
    """Whether two decisions are nearly the same: of one kind, by one player or with all but one thing alike."""
    if type(option.choice) is not type(other.choice):
        return False
    fields = option.choice.__struct_fields__
    same = [getattr(option.choice, field) == getattr(other.choice, field) for field in fields]
    return same.count(False) <= 1 or same[0]


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
        Whose(None if seat is None else seated.get(seat), tuple(Kind(kind, tuple(several)) for kind, several in kinds.items()))
        for seat, kinds in found.items()
        if kinds
    )


def _told(told: Told[T], position: Position[T], option: Option) -> Alternative:
    """A decision in words, with what is paid where that is to be said."""
    paid = option.payment != FREE
    said = " ".join(told.step(position.play(option), position)) if paid else told.choice(option.choice, position)
    answer: PlainAnswer = {"choice": msgspec.to_builtins(option.choice), "payment": msgspec.to_builtins(option.payment)}
    return Alternative(said, answer)
