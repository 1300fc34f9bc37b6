"""Saved games: JSON lines with a header, everything that was entered, and a checkpoint now and then.

A log only grows: an undo is one more line. The lines of a shared table in a database are the same ones, without seals: these
lie beside them there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.game import Game, Player
from village_core.kernel.opening import Opening
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.sealing import count_intact, seal_lines, split_seal
from village_core.kernel.values import Choice, Illegal, Option, Payment

FORMAT: Final = 2
"""The second format adds what shared tables need: undo and redo as lines, tables laid out by hand, rules set aside."""
SEALED: Final = 3
"""In the third every line carries a seal, the header too."""
CHECKPOINT_EVERY: Final = 50

T = TypeVar("T", bound=Table)


class Answer(Protocol):
    """A choice with its payment, as a game's own codec declares it."""

    @property
    def choice(self) -> Choice:
        """What was chosen."""

    @property
    def payment(self) -> Payment:
        """How it was paid."""


class Codec(msgspec.Struct, Generic[T], frozen=True):
    """What the kernel needs to know of a game: its name, and how to read its positions and answers.

    ``independent`` says whether two choices made at the same moment leave each other alone, so that both can be entered.
    ``flaw`` names the place of something in a position that can't be (a piece too many, say); empty when all of it can.
    ``colours`` are those that players can have, no two of them the same.
    ``opening`` keeps links short.
    """

    name: str
    position: type[Position[T]]
    answer: type[Answer]
    flaw: Callable[[Position[T]], str]
    colours: tuple[str, ...]
    independent: Callable[[Choice, Choice], bool]
    opening: Opening[T] | None = None


class Header(msgspec.Struct, frozen=True):
    """The first line of a save. ``start`` is the position the game began with."""

    game: str
    format: Annotated[int, Meta(ge=1)]
    engine: str
    players: tuple[Player, ...]
    start: msgspec.Raw


QUOTED: Final = 200
"""Characters of a bad save that an error quotes."""
NOTHING: Final = msgspec.Raw(b"")


Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any other line is one of these: an answer, a position laid out by hand, so many steps undone or redone, a checkpoint.

    ``anyway``: the answer happened although the rules refuse it. ``by``: who entered the line; ``at``: when, in seconds since
    1970; ``id``: what the page that sent it called it, so that it is never entered twice.
    """

    answer: msgspec.Raw = NOTHING
    anyway: bool = False
    laid: msgspec.Raw = NOTHING
    undo: Count = 0
    redo: Count = 0
    checkpoint: msgspec.Raw = NOTHING
    by: Annotated[str, Meta(max_length=60)] = ""
    at: Annotated[int, Meta(ge=0, le=2**53)] = 0
    id: Annotated[str, Meta(max_length=60)] = ""

    def to_line(self) -> str:
        """This as one line of a save."""
        return msgspec.json.encode(self).decode()


class Misfit(Exception):
    """A line that can't be entered. ``problem`` is a key of the word files, ``detail`` says what in it."""

    def __init__(self, problem: str, detail: str) -> None:
        super().__init__(f"{problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.detail = detail


class BadSave(ValueError):
    """A save that can't be read. ``problem`` is a key of the word files, ``line`` counts from 1, ``detail`` says where in it.

    ``rescued`` is what could still be read: the game up to the bad line, or from the last checkpoint on; nothing if neither.
    """

    def __init__(self, problem: str, line: int, detail: str = "", rescued: object = None) -> None:
        super().__init__(f"line {line}: {problem}{f' ({detail})' if detail else ''}")
        self.problem = problem
        self.line = line
        self.detail = detail if len(detail) <= QUOTED else f"{detail[: QUOTED - 1]}…"
        self.rescued = rescued


def save(game: Game[T], codec: Codec[T], engine: str) -> str:
    """The game as JSON lines."""
    lines = []
    for number, step in enumerate(game.steps, 1):
        lines.append(format_step(step))
        if number % CHECKPOINT_EVERY == 0:
            lines.append(msgspec.json.encode({"checkpoint": step.position}).decode())
    return "\n".join((*seal_log(format_header(game, codec, engine), lines), ""))


def seal_log(head: str, lines: Iterable[str]) -> Iterator[str]:
    """The lines of a save, of a header and lines that carry no seals. Raises ``BadSave`` for what is no header."""
    return seal_lines((_headed(head, SEALED), *lines))


def unseal_log(text: str) -> tuple[str, tuple[str, ...]]:
    """The header of a save and the lines that follow it as a table has them: without seals. Raises ``BadSave``."""
    head, *lines = (line for line in text.split("\n") if line.strip())
    if not has_seals(text):
        return head, tuple(lines)
    return _headed(head, FORMAT), tuple(split_seal(line)[0] for line in lines)


def has_seals(text: str) -> bool:
    """Whether a save carries seals; one from before there were any doesn't. Raises ``BadSave`` for what is no save."""
    return bool(split_seal(text.split("\n", 1)[0])[1]) or read_header(text).format >= SEALED


def _headed(head: str, form: int) -> str:
    return msgspec.json.encode(replace(read_header(head), format=form)).decode()


def format_header(game: Game[T], codec: Codec[T], engine: str) -> str:
    """The header of the game's log, without a seal."""
    start = msgspec.Raw(msgspec.json.encode(game.start))
    return msgspec.json.encode(Header(codec.name, FORMAT, engine, game.players, start)).decode()


def format_step(step: Step[T]) -> str:
    """One step as a line. The first line and those of all steps are a save already; checkpoints only make it sturdier."""
    return to_entry(step).to_line()


def to_entry(step: Step[T]) -> Entry:
    """One step as what its line holds."""
    if step.origin is Origin.LAID:
        return Entry(laid=msgspec.Raw(msgspec.json.encode(step.position)))
    answer = msgspec.Raw(msgspec.json.encode({"choice": step.option.choice, "payment": step.option.payment}))
    return Entry(answer=answer, anyway=step.origin is Origin.ANYWAY)


def read_entry(line: str) -> Entry:
    """What a line other than the first holds. Raises ``Misfit`` for anything else."""
    try:
        entry = msgspec.json.decode(line, type=Entry)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Misfit("save-bad-line", str(error)) from error
    said = (entry.answer != NOTHING, entry.laid != NOTHING, entry.checkpoint != NOTHING, entry.undo > 0, entry.redo > 0)
    if sum(said) != 1 or (entry.anyway and entry.answer == NOTHING):
        raise Misfit("save-bad-line", "")
    return entry


def read_header(text: str) -> Header:
    """The first line of a save. Raises ``BadSave`` for anything else."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadSave("save-not-a-save", 1, str(error)) from error
    if header.format > SEALED:
        raise BadSave("save-too-new", 1, str(header.format))
    return header


def load(text: str, codec: Codec[T]) -> Game[T]:
    """The game in ``text``, replayed by the rules. Raises ``BadSave``, with what could be rescued, where a line does not fit.

    Where a line isn't what was saved, that is all before it.
    """
    header = read_header(text)
    if header.game != codec.name:
        raise BadSave("save-other-game", 1, header.game)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    changed = 0
    if has_seals(text):
        lines, changed = _unsealed(lines)
    try:
        start = read_position(header.start, codec)
    except Misfit as misfit:
        raise BadSave(misfit.problem, 1, misfit.detail) from misfit
    game = _replay(Game(check_players(header.players, start, codec), start), lines[1:], codec)
    if changed:
        raise BadSave("save-changed", changed, rescued=game)
    return game


def _unsealed(lines: list[tuple[int, str]]) -> tuple[list[tuple[int, str]], int]:
    """Numbered lines without their seals as far as they are what was saved, and the number of the first that isn't, or 0.

    Raises ``BadSave`` where that is the header.
    """
    whole = count_intact(line for _, line in lines)
    if not whole:
        raise BadSave("save-changed-head", 1)
    return [(number, split_seal(line)[0]) for number, line in lines[:whole]], lines[whole][0] if whole < len(lines) else 0


def check_players(players: tuple[Player, ...], start: Position[T], codec: Codec[T]) -> tuple[Player, ...]:
    """The players, one for each seat and each of another colour. Raises ``BadSave`` naming the place that is wrong."""
    if len(players) != len(start.table.seats):
        raise BadSave("save-bad-position", 1, "players")
    colours = [player.colour for player in players]
    for seat, colour in enumerate(colours):
        if colour not in codec.colours or colour in colours[:seat]:
            raise BadSave("save-bad-position", 1, f"players.{seat}.colour")
    return players


def _replay(game: Game[T], lines: list[tuple[int, str]], codec: Codec[T], rescuing: bool = False) -> Game[T]:
    answered: list[Step[T]] = []  # steps since ``game``: they join it together, for a game copies its steps when it grows
    position = game.position
    for at, (number, line) in enumerate(lines):
        try:
            entry = read_entry(line)
            if entry.answer != NOTHING:
                answered.append(_answer(position, entry, codec))
                position = answered[-1].position
                continue
            game, answered = game.extend(answered), []
            if rescuing and (entry.undo > len(game.steps) or entry.redo > len(game.undone)):
                raise Misfit("save-misfit", "")  # it means steps from before the checkpoint
            game = enter(game, entry, codec)
            position = game.position
        except Misfit as misfit:
            game = game.extend(answered)
            if rescuing:
                return game
            rescued = _from_checkpoint(game, lines[at:], codec)
            raise BadSave(misfit.problem, number, misfit.detail, rescued) from misfit
    return game.extend(answered)


def read_position(raw: msgspec.Raw, codec: Codec[T]) -> Position[T]:
    """A position of a save. Raises ``Misfit`` for one that can't be read, or that can't be."""
    try:
        position = msgspec.json.decode(raw, type=codec.position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Misfit("save-bad-position", str(error)) from error
    flaw = codec.flaw(position)
    if flaw:
        raise Misfit("save-bad-position", flaw)
    return position


def enter(game: Game[T], entry: Entry, codec: Codec[T]) -> Game[T]:
    """The game after one more entry of its log. Raises ``Misfit`` for one that does not fit."""
    if entry.undo or entry.redo:
        return game.undo(entry.undo) if entry.undo else game.redo(entry.redo)
    if entry.laid != NOTHING:
        return game.lay(_read_laid(entry.laid, game, codec))
    if entry.checkpoint != NOTHING:
        if read_position(entry.checkpoint, codec) != game.position:
            raise Misfit("save-other-position", "")
        return game
    return game.extend([_answer(game.position, entry, codec)])


def _answer(position: Position[T], entry: Entry, codec: Codec[T]) -> Step[T]:
    """The step that an answer makes at ``position``. Raises ``Misfit`` for one that does not fit."""
    try:
        answer = msgspec.json.decode(entry.answer, type=codec.answer)
        option = Option(answer.choice, answer.payment)
        step = position.force(option) if entry.anyway else position.play(option)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Misfit("save-bad-line", str(error)) from error
    except Illegal as error:
        raise Misfit("save-misfit", ", ".join(error.refusal.rules)) from error
    flaw = codec.flaw(step.position) if entry.anyway else ""
    if flaw:
        raise Misfit("save-bad-position", flaw)
    return step


def _read_laid(raw: msgspec.Raw, game: Game[T], codec: Codec[T]) -> Position[T]:
    """A position that was laid out by hand for the same players. Raises ``Misfit``."""
    position = read_position(raw, codec)
    if len(position.table.seats) != len(game.players):
        raise Misfit("save-bad-position", "players")
    return position


def _from_checkpoint(game: Game[T], lines: list[tuple[int, str]], codec: Codec[T]) -> Game[T]:
    """The game from the last checkpoint that can still be read and was not taken back; else the game as far as it went.

    A position laid out by hand is as good as a checkpoint.
    """
    back = 0  # so many steps, of those before the line that is looked at, are taken back by lines after it
    for at in range(len(lines) - 1, -1, -1):
        try:
            entry = read_entry(lines[at][1])
            if back <= 0 and (entry.checkpoint != NOTHING or entry.laid != NOTHING):
                position = _read_laid(entry.laid if entry.checkpoint == NOTHING else entry.checkpoint, game, codec)
                return _replay(Game(game.players, position), lines[at + 1 :], codec, rescuing=True)
            back += entry.undo - entry.redo  # below 0: so many are brought back that were taken back before this line
            if entry.answer != NOTHING or entry.laid != NOTHING:
                back = max(0, back - 1)
        except Misfit:
            back = 0  # from before this line nobody gets any further
    return game
