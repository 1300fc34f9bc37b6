"""Reading what people hand to a command: saved games, positions and their own numbers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

import msgspec

from village_core.games import VillageGame, load
from village_core.games.village import (
    EDITIONS,
    BadSettings,
    EditionSettings,
    Table,
    flaw,
    from_json,
    narration,
    picture,
    read_settings,
)
from village_core.games.village.narration import Narrator
from village_core.games.village.picture import BadPicture
from village_core.games.village.picture.notation import seat_sign
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.saves import BadSave
from village_core.kernel.words import Words

STANDARD_INPUT = "-"


class Complaint(Exception):
    """Something a person can mend. Its text is a sentence to print."""


class Shown(NamedTuple):
    """A position with the one who tells it."""

    position: Position[Table]
    narrator: Narrator


def text_of(words: Words, file: str) -> str:
    """The text of a file, or of standard input. Raises ``Complaint``."""
    try:
        text = sys.stdin.read() if file == STANDARD_INPUT else Path(file).read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise Complaint(words.say("cli-no-file", file=file)) from error
    except UnicodeDecodeError as error:
        raise Complaint(words.say("cli-not-text", file=file)) from error
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Complaint(words.say("cli-unreadable", file=file, detail=detail)) from error
    if not text.strip():
        raise Complaint(words.say("cli-empty", file=file))
    return text


def problem(words: Words, error: BadSettings | BadSave | BadPicture) -> str:
    """What is wrong with a file, and where in it."""
    if not isinstance(error, BadPicture):
        return narration.problem(words, error)
    cause = error.__cause__
    said = (
        narration.problem(words, cause) if isinstance(cause, BadSettings) else words.say(error.problem, detail=error.detail)
    )
    return words.say("cli-in-line", line=error.line, said=said)


def copy_of(words: Words, edition: str | None, file: str | None) -> EditionSettings:
    """The copy that an owner's file describes, or the edition as printed. Raises ``Complaint``."""
    if file is None:
        return EditionSettings(edition or EDITIONS[0])
    try:
        copy = read_settings(text_of(words, file))
    except BadSettings as error:
        raise Complaint(words.say("cli-in-file", file=file, said=problem(words, error))) from error
    if edition not in (None, copy.edition):
        raise Complaint(words.say("cli-other-edition", file=file, edition=copy.edition))
    return copy


def game_of(words: Words, file: str) -> tuple[VillageGame, Complaint | None]:
    """A saved game as far as it can be read, and what is wrong with the rest. Raises ``Complaint`` if all is wrong."""
    return _game(words, file, text_of(words, file))


def _game(words: Words, file: str, text: str) -> tuple[VillageGame, Complaint | None]:
    try:
        return load(text), None
    except BadSave as error:
        complaint = Complaint(words.say("cli-in-file", file=file, said=problem(words, error)))
        if not isinstance(error.rescued, Game):
            raise complaint from error
        return error.rescued, complaint


def position_of(words: Words, file: str, at: int | None) -> Shown:
    """The position in a file: a text picture, JSON, or a saved game after ``at`` decisions. Raises ``Complaint``."""
    text = text_of(words, file)
    if _is_save(text):
        return _saved(words, file, text, at)
    if at is not None:
        raise Complaint(words.say("cli-not-a-game"))
    try:
        found = from_json(text) if text.lstrip().startswith("{") else picture.read(text)
    except BadPicture as error:
        raise Complaint(words.say("cli-in-file", file=file, said=problem(words, error))) from error
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        said = words.say("cli-bad-json", detail=str(error))
        raise Complaint(words.say("cli-in-file", file=file, said=said)) from error
    wrong = flaw(found)
    if wrong:
        said = words.say("cli-impossible", detail=wrong)
        raise Complaint(words.say("cli-in-file", file=file, said=said))
    names = tuple(words.say("cli-seat", letter=seat_sign(seat)) for seat in found.table.seats)
    return Shown(found, Narrator(words, names, found.table.edition))


def _is_save(text: str) -> bool:
    try:
        first = msgspec.json.decode(text.lstrip().split("\n", 1)[0])
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError):
        return False
    return isinstance(first, dict) and "game" in first


def _saved(words: Words, file: str, text: str, at: int | None) -> Shown:
    game, complaint = _game(words, file, text)
    count = len(game.steps)
    if at is None and complaint is not None:
        raise complaint
    if at is not None and at > count:
        raise complaint or Complaint(words.say("cli-no-such-step", count=count))
    names = tuple(player.name for player in game.players)
    position = game.branch(count if at is None else at).position
    return Shown(position, Narrator(words, names, position.table.edition))
