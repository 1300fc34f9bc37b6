"""Reading what people hand to a command: saved games, positions and their own numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from village_core.commands.words import words_of
from village_core.games import game_named, listed, pictured, reading
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.narration import Narrator
from village_core.games.narration import problem as problem_of
from village_core.games.owning import choices_of
from village_core.kernel import picture
from village_core.kernel.game import Game
from village_core.kernel.picture import BadPicture
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave, has_seals
from village_core.kernel.words import Words

STANDARD_INPUT = "-"


class Complaint(Exception):
    """Something a person can mend. Its text is a sentence to print."""


class Shown(NamedTuple):
    """A position, the game that it is of, and the one who tells it."""

    game: AnyGame
    position: Position[GameTable]
    narrator: Narrator[GameTable, PrintedEdition]


def _bytes_of(words: Words, file: str) -> bytes:
    """What is in a file, or comes from standard input. Raises ``Complaint``."""
    try:
        return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except FileNotFoundError as error:
        raise Complaint(words.format("cli-no-file", file=file)) from error
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Complaint(words.format("cli-unreadable", file=file, detail=detail)) from error


def _text_of(words: Words, file: str, data: bytes) -> str:
    """What stands in a file, however it is written. Raises ``Complaint`` for what is no text or empty."""
    try:
        return reading.text_of(data)
    except BadSave as error:
        raise Complaint(words.format("cli-in-file", file=file, said=problem(words, error))) from error


def problem(words: Words, error: BadSettings | BadSave | BadPicture) -> str:
    """What is wrong with a file, and where in it."""
    if not isinstance(error, BadPicture):
        return problem_of(words, error)
    cause = error.__cause__
    said = problem_of(words, cause) if isinstance(cause, BadSettings) else words.format(error.problem, detail=error.detail)
    return words.format("cli-in-line", line=error.line, said=said)


def settings_of(words: Words, game: AnyGame, edition: str | None, file: str | None) -> EditionSettings:
    """The copy that an owner's file describes, or the edition as printed. Raises ``Complaint``."""
    try:
        if file is None:
            settings = EditionSettings(edition or game.editions[0])
            game.editions.of(settings)
            return settings
        settings = game.editions.read(_text_of(words, file, _bytes_of(words, file)))
    except BadSettings as error:
        said = problem(words, error)
        raise Complaint(said if file is None else words.format("cli-in-file", file=file, said=said)) from error
    if edition not in (None, settings.edition):
        raise Complaint(words.format("cli-other-edition", file=file, edition=settings.edition))
    return settings


def ruled(words: Words, game: AnyGame, settings: EditionSettings, rulings: list[str]) -> EditionSettings:
    """The same copy with rulings that a table may choose, each as ``name=value``. Raises ``Complaint``."""
    known = dict(settings.corrections)
    for ruling in rulings:
        name, _, value = ruling.partition("=")
        values = choices_of(game.editions.kind, name) if name in game.selectable else {}
        if value not in values:
            choices = [f"{each}={word}" for each in game.selectable for word in choices_of(game.editions.kind, each)]
            raise Complaint(words.format("cli-bad-ruling", ruling=ruling, rulings=", ".join(choices)))
        known[f"rulings.{name}"] = values[value]
    return EditionSettings(settings.edition, tuple(known.items()))


def game_of(words: Words, file: str) -> tuple[Game[GameTable], Complaint | None]:
    """The game in a save or a link as far as it can be read, and what is wrong with the rest. Raises ``Complaint`` if all is."""
    return _game(words, file, _bytes_of(words, file))


def is_saved_game(words: Words, file: str) -> bool:
    """Whether a file is to be read as a saved game, by its name or its beginning. Raises ``Complaint`` where it can't be read."""
    return Path(file).suffix == ".jsonl" or _bytes_of(words, file).lstrip().startswith(b"{")


def is_sealed(words: Words, file: str) -> bool:
    """Whether a saved game that can be read carries seals. Raises ``Complaint`` where it can't be read."""
    return has_seals(_text_of(words, file, _bytes_of(words, file)))


def _game(words: Words, file: str, data: bytes) -> tuple[Game[GameTable], Complaint | None]:
    try:
        return reading.read(data), None
    except BadSave as error:
        complaint = Complaint(words.format("cli-in-file", file=file, said=problem(words, error)))
        if not isinstance(error.rescued, Game):
            raise complaint from error
        return error.rescued, complaint


def position_of(words: Words, file: str, at: int | None) -> Shown:
    """The position in a file: a text picture, JSON, or a game (saved, or a link) after ``at`` decisions. Raises ``Complaint``."""
    data = _bytes_of(words, file)
    text = _text_of(words, file, data)
    if _is_save(text) or reading.is_link(text):
        return _saved(words, file, data, at)
    if at is not None:
        raise Complaint(words.format("cli-not-a-game"))
    game, found = _from_json(words, file, text) if text.startswith("{") else _from_picture(words, file, text)
    wrong = game.codec.flaw(found)
    if wrong:
        raise Complaint(words.format("cli-in-file", file=file, said=words.format("cli-impossible", detail=wrong)))
    said = words_of(game.name)
    names = tuple(words.format("cli-seat", letter=picture.seat_sign(seat)) for seat in found.table.seats)
    return Shown(game, found, game.narrate(said, names, found))


def _from_picture(words: Words, file: str, text: str) -> tuple[AnyGame, Position[GameTable]]:
    """The position that a text picture shows; its first word names the game."""
    said = words
    try:
        game: AnyGame = game_named(pictured(text))
        said = words_of(game.name)
        return game, game.read_picture(text)
    except BadPicture as error:
        raise Complaint(words.format("cli-in-file", file=file, said=problem(said, error))) from error


def _from_json(words: Words, file: str, text: str) -> tuple[AnyGame, Position[GameTable]]:
    """The position in a JSON text: of the first game whose positions look like that."""
    wrong: Exception | None = None
    for name in listed():
        game: AnyGame = game_named(name)
        try:
            return game, msgspec.json.decode(text, type=game.codec.position)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            wrong = wrong or error
    said = words.format("cli-bad-json", detail=str(wrong))
    raise Complaint(words.format("cli-in-file", file=file, said=said)) from wrong


def _is_save(text: str) -> bool:
    try:
        first = msgspec.json.decode(text.split("\n", 1)[0])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return False
    return isinstance(first, dict) and "game" in first


def _saved(words: Words, file: str, data: bytes, at: int | None) -> Shown:
    game, complaint = _game(words, file, data)
    count = len(game.steps)
    if at is None and complaint is not None:
        raise complaint
    if at is not None and at > count:
        raise complaint or Complaint(words.format("cli-no-such-step", count=count))
    played: AnyGame = game_named(game.start.game)
    position = game.branch(count if at is None else at).position
    names = tuple(player.name for player in game.players)
    return Shown(played, position, played.narrate(words_of(played.name), names, position))
