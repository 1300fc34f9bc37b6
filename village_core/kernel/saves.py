"""Saved games: JSON lines with a header, an entry for each step, and a checkpoint after every fifty steps.

A log that is written line by line only grows: an undo is one more line. A shared table in a database has the same lines without
seals; the database keeps the seals beside them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Annotated, Final, Generic, Protocol, TypeAlias, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from village_core.kernel.frames import Table
from village_core.kernel.game import Game
from village_core.kernel.opening import Opening
from village_core.kernel.position import Origin, Position, Step
from village_core.kernel.problem import KeyedError, Problem, shorten
from village_core.kernel.sealing import count_intact, seal_lines, split_seal
from village_core.kernel.values import Choice, Illegal, Option, Payment, Player

FORMAT: Final = 2
"""Format 2 adds lines for undo, redo, tables laid out by hand, and plays against the rules."""
SEALED: Final = 3
"""Format 3 adds a seal to every line, the header included."""
CHECKPOINT_EVERY: Final = 50

T = TypeVar("T", bound=Table)


class Answer(Protocol):
    """A choice with its payment, as a game's own codec declares it."""

    @property
    def choice(self) -> Choice:
        """The choice that was made."""

    @property
    def payment(self) -> Payment:
        """The payment for the choice; empty for what is free."""


class Codec(msgspec.Struct, Generic[T], frozen=True):
    """A game as the kernel needs it: its name, and how to read its positions and answers.

    ``are_independent`` tells whether two choices made at the same moment leave each other alone, so that both can be entered.
    ``find_flaw`` names the impossible part of a position (a piece too many, for example), or returns an empty text. ``colours``
    are those that players may have, no two the same one. ``opening`` writes a new game down as its settings in place of its
    position, so that links are short.
    """

    name: str
    position: type[Position[T]]
    answer: type[Answer]
    find_flaw: Callable[[Position[T]], str]
    colours: tuple[str, ...]
    are_independent: Callable[[Choice, Choice], bool]
    opening: Opening[T] | None = None

    def __repr__(self) -> str:
        return f"<Codec: {self.name}>"


class Header(msgspec.Struct, frozen=True):
    """The first line of a save. ``start`` is the position that the game began with.

    ``format`` is the version of the file format, ``engine`` that of the rules.
    """

    game: str
    format: Annotated[int, Meta(ge=1)]
    engine: str
    players: tuple[Player, ...]
    start: msgspec.Raw


QUOTED: Final = 200
"""The number of characters of a bad save that an error quotes."""
NOTHING: Final = msgspec.Raw(b"")


Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000)]


class SaveEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Any further line of a save: an answer, a position laid out by hand, a count of steps to undo or redo, or a checkpoint.

    ``anyway``: the answer happened although the rules refuse it. ``by``: the player who entered the line; ``at``: the time, in
    seconds since 1970; ``id``: the page's own name for it, so that it is never entered twice.
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
        """Format the entry as one line of a save, without a seal."""
        return msgspec.json.encode(self).decode()


class Misfit(KeyedError):
    """A line or position that can't be entered. ``problem`` is a key of the word files, ``detail`` names the wrong part."""


class BadSave(Problem):
    """A save or link that can't be read. ``problem`` is a key of the word files, ``line`` counts from 1, ``detail`` tells more.

    ``rescued`` is the readable part: the game up to the bad line, or from the last checkpoint on; None if neither can be read.
    """

    def __init__(self, problem: str, line: int, detail: str = "", rescued: object = None, names: Iterable[str] = ()) -> None:
        super().__init__(problem, shorten(detail, QUOTED), line, names=names)
        self.rescued = rescued


def save(game: Game[T], codec: Codec[T], engine: str) -> str:
    """Return the game as JSON lines with seals, a header and checkpoints; undone steps are left out.

    ``engine`` is the version of the rules, which the header states.
    """
    lines = []
    for number, step in enumerate(game.steps, 1):
        lines.append(format_step(step))
        if number % CHECKPOINT_EVERY == 0:
            lines.append(msgspec.json.encode({"checkpoint": step.position}).decode())
    return "\n".join((*seal_log(format_header(game, codec, engine), lines), ""))


def seal_log(head: str, lines: Iterable[str]) -> Iterator[str]:
    """Yield a header, set to the sealed format, and lines with their seals, as a save has them.

    Raises ``BadSave`` for a bad header.
    """
    return seal_lines((_format_header(head, SEALED), *lines))


def unseal_log(text: str) -> tuple[str, tuple[str, ...]]:
    """Return the header of a save and its other lines, as a shared table has them: without blank lines, and without seals.

    The seals are not checked. Raises ``BadSave`` for a text that is no save.
    """
    sealed = has_seals(text)
    head, *lines = (line for line in text.split("\n") if line.strip())
    if not sealed:
        return head, tuple(lines)
    return _format_header(head, FORMAT), tuple(split_seal(line)[0] for line in lines)


def has_seals(text: str) -> bool:
    """Tell whether a save has seals to check: its first line carries one, or its format asks for them.

    Raises ``BadSave`` if the first line carries no seal and is no header that can be read.
    """
    return bool(split_seal(text.split("\n", 1)[0])[1]) or read_header(text).format >= SEALED


def _format_header(head: str, form: int) -> str:
    return msgspec.json.encode(replace(read_header(head), format=form)).decode()


def format_header(game: Game[T], codec: Codec[T], engine: str) -> str:
    """Return the header of the game's log as one line, without a seal: its name, players, first position and versions.

    ``engine`` is the version of the rules.
    """
    start = msgspec.Raw(msgspec.json.encode(game.start))
    return msgspec.json.encode(Header(codec.name, FORMAT, engine, game.players, start)).decode()


def format_step(step: Step[T]) -> str:
    """Format one step as a line of a save, without a seal.

    The header and the lines of all steps are a save; checkpoints make it sturdier.
    """
    return to_entry(step).to_line()


def to_entry(step: Step[T]) -> SaveEntry:
    """Return the entry of a step: the position if it was laid out by hand, else the answer, ``anyway`` if it was forced."""
    if step.origin is Origin.LAID:
        return SaveEntry(laid=msgspec.Raw(msgspec.json.encode(step.position)))
    answer = msgspec.Raw(msgspec.json.encode({"choice": step.option.choice, "payment": step.option.payment}))
    return SaveEntry(answer=answer, anyway=step.origin is Origin.ANYWAY)


def read_entry(line: str) -> SaveEntry:
    """Read a line other than the first; the caller must take its seal off before.

    Raises ``Misfit`` unless it holds exactly one of: an answer, which alone may be marked ``anyway``, a laid position, a
    checkpoint, an undo, a redo.
    """
    try:
        entry = msgspec.json.decode(line, type=SaveEntry)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Misfit("save-bad-line", str(error)) from error
    said = (entry.answer != NOTHING, entry.laid != NOTHING, entry.checkpoint != NOTHING, entry.undo > 0, entry.redo > 0)
    if sum(said) != 1 or (entry.anyway and entry.answer == NOTHING):
        raise Misfit("save-bad-line", "")
    return entry


def read_header(text: str) -> Header:
    """Read the first line of a save. Raises ``BadSave`` if it is no header, or one of a newer format."""
    first = text.split("\n", 1)[0]
    try:
        header = msgspec.json.decode(first, type=Header)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise BadSave("save-not-a-save", 1, str(error)) from error
    if header.format > SEALED:
        raise BadSave("save-too-new", 1, str(header.format))
    return header


def load(text: str, codec: Codec[T]) -> Game[T]:
    """Load the game in ``text`` and replay it by the rules.

    Raises ``BadSave`` for a wrong header, with nothing rescued, and with the rescued part of the game for a line that doesn't
    fit. If a seal shows that a line was changed after it was saved, the rescued part is the game before that line.
    """
    header = read_header(text)
    if header.game != codec.name:
        raise BadSave("save-other-game", 1, header.game)
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    changed = 0
    if has_seals(text):
        lines, changed = _strip_seals(lines)
    try:
        start = read_position(header.start, codec)
    except Misfit as misfit:
        raise BadSave(misfit.problem, 1, misfit.detail) from misfit
    game = _replay(Game(check_players(header.players, start, codec), start), lines[1:], codec)
    if changed:
        raise BadSave("save-changed", changed, rescued=game)
    return game


def _strip_seals(lines: list[tuple[int, str]]) -> tuple[list[tuple[int, str]], int]:
    """Return the numbered lines before the first changed one, without seals, and the number of that one, or 0 if none changed.

    Raises ``BadSave`` if the header has changed.
    """
    whole = count_intact(line for _, line in lines)
    if not whole:
        raise BadSave("save-changed-head", 1)
    return [(number, split_seal(line)[0]) for number, line in lines[:whole]], lines[whole][0] if whole < len(lines) else 0


def check_players(players: tuple[Player, ...], start: Position[T], codec: Codec[T]) -> tuple[Player, ...]:
    """Return the players if there is one for each seat, each in another of the game's colours.

    Raises ``BadSave`` with the wrong place as its detail.
    """
    if len(players) != len(start.table.seats):
        raise BadSave("save-bad-position", 1, "players")
    colours = [player.colour for player in players]
    for seat, colour in enumerate(colours):
        if colour not in codec.colours or colour in colours[:seat]:
            raise BadSave("save-bad-position", 1, f"players.{seat}.colour")
    return players


def _replay(game: Game[T], lines: list[tuple[int, str]], codec: Codec[T], rescuing: bool = False) -> Game[T]:
    answered: list[Step[T]] = []  # steps after ``game``, added to it in one go: each addition copies all steps of a game
    position = game.position
    for at, (number, line) in enumerate(lines):
        try:
            entry = read_entry(line)
            if entry.answer != NOTHING:
                answered.append(_play_answer(position, entry, codec))
                position = answered[-1].position
                continue
            game, answered = game.extend(answered), []
            if rescuing and (entry.undo > len(game.steps) or entry.redo > len(game.undone)):
                raise Misfit("save-misfit", "")  # the line undoes or redoes steps before the checkpoint
            game = enter(game, entry, codec)
            position = game.position
        except Misfit as misfit:
            game = game.extend(answered)
            if rescuing:
                return game
            rescued = _rescue_game(game, lines[at:], codec)
            raise BadSave(misfit.problem, number, misfit.detail, rescued) from misfit
    return game.extend(answered)


def read_position(raw: msgspec.Raw, codec: Codec[T]) -> Position[T]:
    """Read a position of a save. Raises ``Misfit`` if it can't be decoded or is impossible."""
    try:
        position = msgspec.json.decode(raw, type=codec.position)
    except (msgspec.DecodeError, RecursionError) as error:
        raise Misfit("save-bad-position", str(error)) from error
    flaw = codec.find_flaw(position)
    if flaw:
        raise Misfit("save-bad-position", flaw)
    return position


def enter(game: Game[T], entry: SaveEntry, codec: Codec[T]) -> Game[T]:
    """Return the game after one more entry of its log: an answer, undo, redo or layout; a checkpoint is only compared.

    An undo or redo of more steps than there are takes those that there are. Raises ``Misfit`` for an entry that doesn't fit.
    """
    if entry.undo or entry.redo:
        return game.undo(entry.undo) if entry.undo else game.redo(entry.redo)
    if entry.laid != NOTHING:
        return game.lay(_read_laid(entry.laid, game, codec))
    if entry.checkpoint != NOTHING:
        if read_position(entry.checkpoint, codec) != game.position:
            raise Misfit("save-other-position", "")
        return game
    return game.extend([_play_answer(game.position, entry, codec)])


def _play_answer(position: Position[T], entry: SaveEntry, codec: Codec[T]) -> Step[T]:
    """Return the step of an entry's answer at ``position``. Raises ``Misfit`` for one that doesn't fit.

    An answer that happened ``anyway`` is forced, and the position after it must be possible.
    """
    try:
        answer = msgspec.json.decode(entry.answer, type=codec.answer)
        option = Option(answer.choice, answer.payment)
        step = position.force(option) if entry.anyway else _play_old_answer(position, option)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        raise Misfit("save-bad-line", str(error)) from error
    except Illegal as error:
        raise Misfit("save-misfit", ", ".join(error.refusal.rules)) from error
    flaw = codec.find_flaw(step.position) if entry.anyway else ""
    if flaw:
        raise Misfit("save-bad-position", flaw)
    return step


def _play_old_answer(position: Position[T], option: Option) -> Step[T]:
    """Play an answer of a save; return one step.

    If it doesn't fit a question that older versions did not ask, answer that question as they went on (``UNASKED``), then play
    it; the step has the events of both.
    """
    before = pass_over(position)
    if before is None or position.find_refusal(option.choice) is None:
        return position.play(option)
    return join_steps(before, before.position.play(option))


def pass_over(position: Position[T]) -> Step[T] | None:
    """Return the step with which older versions went on that did not ask the question (``UNASKED``); None if they asked it."""
    unasked: Choice | None = None if position.over else getattr(position.top, "UNASKED", None)
    return None if unasked is None else position.play(unasked)


def join_steps(before: Step[T], step: Step[T]) -> Step[T]:
    """Return a step that also has the events of the one before it."""
    return replace(step, events=(*before.events, *step.events))


def _read_laid(raw: msgspec.Raw, game: Game[T], codec: Codec[T]) -> Position[T]:
    """Read a position that was laid out by hand, or a checkpoint.

    Raises ``Misfit`` if it can't be read, is impossible, or has another number of players than ``game``.
    """
    position = read_position(raw, codec)
    if len(position.table.seats) != len(game.players):
        raise Misfit("save-bad-position", "players")
    return position


def _rescue_game(game: Game[T], lines: list[tuple[int, str]], codec: Codec[T]) -> Game[T]:
    """Return a game that begins at the last readable checkpoint in ``lines`` which no later line undoes; it ends at a bad line.

    A position laid out by hand serves as a checkpoint. Without one, return ``game`` itself.
    """
    back = 0  # steps before the current line that later lines undo
    for at in range(len(lines) - 1, -1, -1):
        try:
            entry = read_entry(lines[at][1])
            if back <= 0 and (entry.checkpoint != NOTHING or entry.laid != NOTHING):
                position = _read_laid(entry.laid if entry.checkpoint == NOTHING else entry.checkpoint, game, codec)
                return _replay(Game(game.players, position), lines[at + 1 :], codec, rescuing=True)
            back += entry.undo - entry.redo  # below 0: steps that later lines redo
            if entry.answer != NOTHING or entry.laid != NOTHING:
                back = max(0, back - 1)
        except Misfit:
            back = 0  # the game ends at this bad line: undos after it don't count
    return game
