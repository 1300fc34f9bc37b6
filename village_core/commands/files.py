"""Files that users hand to a command: saved games, positions and their own numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from village_core.commands.words import load_game_words
from village_core.games import find_game, list_games, name_pictured, reading
from village_core.games.board_game import AnyGame, GameTable
from village_core.games.editions import BadSettings, EditionSettings, PrintedEdition
from village_core.games.narration import Narrator
from village_core.games.owning import list_ruling_values
from village_core.games.problems import describe_problem
from village_core.kernel import picture
from village_core.kernel.game import Game
from village_core.kernel.picture import BadPicture
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave, has_seals
from village_core.kernel.words import Words

STANDARD_INPUT = "-"


class Complaint(Exception):
    """A mistake that the user can correct. Its text is a sentence to print."""


class ShownPosition(NamedTuple):
    """A position with its game, and a narrator who knows its players' names or calls them by their seats."""

    game: AnyGame
    position: Position[GameTable]
    narrator: Narrator[GameTable, PrintedEdition]


def read_bytes(words: Words, file: str) -> bytes:
    """Read the bytes of a file, or of the standard input for ``-``. Raises ``Complaint`` if the file is missing or unreadable."""
    try:
        return sys.stdin.buffer.read() if file == STANDARD_INPUT else Path(file).read_bytes()
    except FileNotFoundError as error:
        raise Complaint(words.format("cli-no-file", file=file)) from error
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Complaint(words.format("cli-unreadable", file=file, detail=detail)) from error


def _read_text(words: Words, file: str, data: bytes | None = None) -> str:
    """Read a text, whatever its encoding, from ``data`` or else from the file.

    Raises ``Complaint`` for a file that is missing, unreadable, empty, too long, or no text.
    """
    try:
        return reading.decode_text(read_bytes(words, file) if data is None else data)
    except BadSave as error:
        raise _complain_in_file(words, file, describe_problem(words, error)) from error


def _complain_in_file(words: Words, file: str, said: str) -> Complaint:
    return Complaint(words.format("cli-in-file", file=file, said=said))


def read_settings(words: Words, game: AnyGame, edition: str | None, file: str | None) -> EditionSettings:
    """Return the copy that an owner's file describes, or without a file the edition as printed; by default the game's first.

    Raises ``Complaint`` for a file or an edition that can't be used, and for a file of another edition than the named one.
    """
    try:
        if file is None:
            settings = EditionSettings(edition or game.editions[0])
            game.editions.build_edition(settings)
            return settings
        settings = game.editions.read(_read_text(words, file))
    except BadSettings as error:
        said = describe_problem(words, error)
        raise (Complaint(said) if file is None else _complain_in_file(words, file, said)) from error
    if edition not in (None, settings.edition):
        raise Complaint(words.format("cli-other-edition", file=file, edition=settings.edition))
    return settings


def apply_rulings(words: Words, game: AnyGame, settings: EditionSettings, rulings: list[str]) -> EditionSettings:
    """Return ``settings`` with these rulings, each given as ``name=value``, in place of its own.

    Raises ``Complaint`` for a ruling that doesn't exist or that a table may not choose, and for a value that a ruling can't have.
    """
    known = dict(settings.corrections)
    for ruling in rulings:
        name, _, value = ruling.partition("=")
        values = list_ruling_values(game.editions.kind, name) if name in game.selectable else {}
        if value not in values:
            choices = [f"{each}={word}" for each in game.selectable for word in list_ruling_values(game.editions.kind, each)]
            raise Complaint(words.format("cli-bad-ruling", ruling=ruling, rulings=words.join(choices, "list-comma")))
        known[f"rulings.{name}"] = values[value]
    return EditionSettings(settings.edition, tuple(known.items()))


def read_game(words: Words, file: str, data: bytes | None = None) -> tuple[Game[GameTable], Complaint | None]:
    """Read the game of a save or link, with a complaint about any part that can't be read, else None.

    ``data`` is the content of the file if the caller has read it already. Raises ``Complaint`` if all is unreadable.
    """
    try:
        return reading.read(read_bytes(words, file) if data is None else data), None
    except BadSave as error:
        complaint = _complain_in_file(words, file, describe_problem(words, error))
        if not isinstance(error.rescued, Game):
            raise complaint from error
        return error.rescued, complaint


def is_saved_game(words: Words, file: str) -> bool:
    """Tell whether a file looks like a saved game: its name ends in ``.jsonl``, or it begins with ``{``.

    The standard input is taken for one: a store can't come from there. Neither it nor a file named ``.jsonl`` is opened; raises
    ``Complaint`` if any other can't be read.
    """
    named = file == STANDARD_INPUT or Path(file).suffix == ".jsonl"
    return named or read_bytes(words, file).lstrip().startswith(b"{")


def is_sealed(words: Words, file: str, data: bytes) -> bool:
    """Tell whether a saved game carries seals; ``data`` is the content of its file. Raises ``Complaint`` if it is no text."""
    return has_seals(_read_text(words, file, data))


def read_position(words: Words, file: str, at: int | None) -> ShownPosition:
    """Read a position: a text picture, JSON, or a game (a save or link) after ``at`` decisions, or all if ``at`` is None.

    Raises ``Complaint`` for anything unreadable up to the position, for an impossible position, and for an ``at`` that is given
    for anything but a game, or is beyond its decisions.
    """
    data = read_bytes(words, file)
    text = _read_text(words, file, data)
    if _is_save(text) or reading.is_link(text):
        return _parse_saved(words, file, data, at)
    if at is not None:
        raise Complaint(words.format("cli-not-a-game"))
    game, found = _parse_json(words, file, text) if text.startswith("{") else _parse_picture(words, file, text)
    if wrong := game.codec.find_flaw(found):
        raise _complain_in_file(words, file, words.format("cli-impossible", detail=wrong))
    said = load_game_words(game.name)
    names = tuple(words.format("cli-seat", letter=picture.name_seat_letter(seat)) for seat in found.table.seats)
    return ShownPosition(game, found, game.narrate(said, names, found))


def _parse_picture(words: Words, file: str, text: str) -> tuple[AnyGame, Position[GameTable]]:
    """Parse the position of a text picture, whose first word names the game. Raises ``Complaint``."""
    said = words
    try:
        game: AnyGame = find_game(name_pictured(text))
        said = load_game_words(game.name)
        return game, game.read_picture(text)
    except BadPicture as error:
        raise _complain_in_file(words, file, describe_problem(said, error)) from error


def _parse_json(words: Words, file: str, text: str) -> tuple[AnyGame, Position[GameTable]]:
    """Parse a position in JSON for the first game whose positions look like that. Raises ``Complaint`` if none does."""
    wrong: Exception | None = None
    for name in list_games():
        game: AnyGame = find_game(name)
        try:
            return game, msgspec.json.decode(text, type=game.codec.position)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
            wrong = wrong or error
    raise _complain_in_file(words, file, words.format("cli-bad-json", detail=str(wrong))) from wrong


def _is_save(text: str) -> bool:
    try:
        first = msgspec.json.decode(text.split("\n", 1)[0])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return False
    return isinstance(first, dict) and "game" in first


def _parse_saved(words: Words, file: str, data: bytes, at: int | None) -> ShownPosition:
    game, complaint = read_game(words, file, data)
    count = len(game.steps)
    if at is None and complaint is not None:
        raise complaint
    if at is not None and at > count:
        raise complaint or Complaint(words.format("cli-no-such-step", count=count))
    played: AnyGame = find_game(game.start.game)
    position = game.branch(count if at is None else at).position
    names = tuple(player.name for player in game.players)
    return ShownPosition(played, position, played.narrate(load_game_words(played.name), names, position))
