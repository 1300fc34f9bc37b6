"""Saved games: JSON lines with a header, every answer, and a checkpoint now and then."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Generic, Protocol, TypeVar

import msgspec
from msgspec import Meta

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.position import Position, Step
from village_core.kernel.values import Choice, Illegal, Option, Payment

FORMAT: Final = 1
CHECKPOINT_EVERY: Final = 50

T = TypeVar("T", bound=Table)


class Answer(Protocol):
    """A choice with its payment, as a game's own room declares it."""

    @property
    def choice(self) -> Choice:
        """What was chosen."""

    @property
    def payment(self) -> Payment:
        """How it was paid."""


class Room(msgspec.Struct, Generic[T], frozen=True):
    """What the kernel needs to know of a game: its name, and how to read its positions and answers.

    ``flaw`` names the place of something in a position that can't be (a piece too many, say); empty when all of it can.
    """

    name: str
    position: type[Position[T]]
    answer: type[Answer]
    flaw: Callable[[Position[T]], str]


class Header(msgspec.Struct, frozen=True):
    """The first line of a save. ``start`` is the position the game began with."""

    game: str
    format: Annotated[int, Meta(ge=1)]
    engine: str
    players: tuple[Player, ...]
    start: msgspec.Raw


NOTHING: Final = msgspec.Raw(b"")


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Any other line: an answer, or a checkpoint."""

    answer: msgspec.Raw = NOTHING
    checkpoint: msgspec.Raw = NOTHING


class BadSave(ValueError):
    """A save that can't be read. ``problem`` is a key of the word files, ``line`` counts from 1, ``detail`` says where in it.

    ``rescued`` is what could still be read: the game up to the bad line, or from the last checkpoint on; nothing if neither.
    """

    def __init__(self, problem: str, line: int, detail: str = "", rescued: object = None) -> None:
        super().__init__(f"line {line}: {problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.line = line
        self.detail = detail
        self.rescued = rescued


def save(game: Game[T], room: Room[T], engine: str) -> str:
    """The game as JSON lines."""
    lines = [first_line(game, room, engine)]
    for number, step in enumerate(game.steps, 1):
        lines.append(answer_line(step))
        if number % CHECKPOINT_EVERY == 0:
            lines.append(msgspec.json.encode({"checkpoint": step.position}).decode())
    return "\n".join(lines) + "\n"


def first_line(game: Game[T], room: Room[T], engine: str) -> str:
    """The header of the game's save."""
    start = msgspec.Raw(msgspec.json.encode(game.start))
    return msgspec.json.encode(Header(room.name, FORMAT, engine, game.players, start)).decode()


def answer_line(step: Step[T]) -> str:
    """One answer of a save. The first line and all answers are a save already; checkpoints only make it sturdier."""
    answer = {"choice": step.option.choice, "payment": step.option.payment}
    return msgspec.json.encode({"answer": answer}).decode()


def read_header(text: str) -> Header:
    """The first line of a save. Raises ``BadSave`` for anything else."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadSave("save-not-a-save", 1, str(error)) from error
    if header.format > FORMAT:
        raise BadSave("save-too-new", 1, str(header.format))
    return header


def load(text: str, room: Room[T]) -> Game[T]:
    """The game in ``text``, replayed by the rules. Raises ``BadSave``, with what could be rescued, where a line does not fit."""
    header = read_header(text)
    if header.game != room.name:
        raise BadSave("save-other-game", 1, header.game)
    try:
        start = _read_position(header.start, room)
    except _Misfit as misfit:
        raise BadSave(misfit.problem, 1, misfit.detail) from misfit
    if len(header.players) != len(start.table.seats):
        raise BadSave("save-bad-position", 1, "players")
    lines = [(number, line) for number, line in enumerate(text.split("\n")[1:], 2) if line.strip()]
    return _replay(Game(header.players, start), lines, room)


def _replay(game: Game[T], lines: list[tuple[int, str]], room: Room[T], rescuing: bool = False) -> Game[T]:
    for at, (number, line) in enumerate(lines):
        try:
            game = _enter(game, line, room)
        except _Misfit as misfit:
            if rescuing:
                return game
            rescued = _from_checkpoint(game, lines[at:], room)
            raise BadSave(misfit.problem, number, misfit.detail, rescued) from misfit
    return game


class _Misfit(Exception):
    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(problem)
        self.problem = problem
        self.detail = detail


def _read_position(raw: msgspec.Raw, room: Room[T]) -> Position[T]:
    """A position of a save. Raises ``_Misfit`` for one that can't be read, or that can't be."""
    try:
        position = msgspec.json.decode(raw, type=room.position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise _Misfit("save-bad-position", str(error)) from error
    flaw = room.flaw(position)
    if flaw:
        raise _Misfit("save-bad-position", flaw)
    return position


def _enter(game: Game[T], line: str, room: Room[T]) -> Game[T]:
    """The game after one line of a save."""
    try:
        entry = msgspec.json.decode(line, type=Entry)
        if entry.checkpoint != NOTHING:
            if _read_position(entry.checkpoint, room) != game.position:
                raise _Misfit("save-other-position", "")
            return game
        if entry.answer == NOTHING:
            raise _Misfit("save-bad-line", "")
        answer = msgspec.json.decode(entry.answer, type=room.answer)
        return game.play(Option(answer.choice, answer.payment))
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise _Misfit("save-bad-line", str(error)) from error
    except Illegal as error:
        raise _Misfit("save-misfit", ", ".join(error.refusal.rules)) from error


def _from_checkpoint(game: Game[T], lines: list[tuple[int, str]], room: Room[T]) -> Game[T]:
    """The game from the last checkpoint that can still be read; else the game as far as it went."""
    for at in range(len(lines) - 1, -1, -1):
        try:
            entry = msgspec.json.decode(lines[at][1], type=Entry)
            if entry.checkpoint != NOTHING:
                position = _read_position(entry.checkpoint, room)
                return _replay(Game(game.players, position), lines[at + 1 :], room, rescuing=True)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError, _Misfit):
            continue
    return game
