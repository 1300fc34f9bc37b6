"""Arguments of the command line, with help from the word files."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Final

from village_core.commands import game_commands
from village_core.commands.files import Complaint, is_saved_game
from village_core.commands.parsing import HelpFormatter, add_language, choose_language, make_parser, word_parser
from village_core.games import list_games
from village_core.kernel.words import Words
from village_core.players.levels import LEVELS, RANDOM

LEVELS_AND_RANDOM: Final = (*LEVELS, RANDOM)
DAYS: Final = {"d": 1, "w": 7, "y": 365}
"""Days by the letter of a unit of time."""
LONGEST: Final = 1000
"""The longest time, in any unit."""


def parse_arguments(words: Words, arguments: Sequence[str] | None) -> Namespace:
    """Parse the arguments, by default those of the process; the function ``perform`` of the result yields the lines to print.

    Help and errors are in the language that the arguments ask for. Wrong arguments end the program with code 2, asking
    for help with code 0. Raises ``Complaint`` for a language without words.
    """
    with word_parser(words):
        others = choose_language(words, arguments)
        parser = make_parser(words)
        commands = parser.add_subparsers(metavar="COMMAND", required=True, help=words.format("cli-command"))
        for add in (_add_simulate, _add_replay, _add_position, _add_coach, _add_perft, _add_check, _add_copying, _add_forget):
            add(words, partial(_add_command, words, commands.add_parser))
        return parser.parse_args(others)


def _add_command(words: Words, add: Callable[..., ArgumentParser], name: str, perform: Callable[..., object]) -> ArgumentParser:
    said = words.format(f"cli-{name}")
    parser = add(name, help=said, description=said, formatter_class=HelpFormatter)
    add_language(words, parser)
    parser.set_defaults(perform=perform)
    return parser


def _add_simulate(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser, least = command("simulate", game_commands.simulate), partial(_parse_at_least, words)
    levels = words.format("cli-seats", levels=words.join(LEVELS_AND_RANDOM, "list-comma"))
    parser.add_argument("games", nargs="?", type=least("games", 1), default=1000, help=words.format("cli-games"))
    parser.add_argument("--game", choices=tuple(list_games()), default=next(iter(list_games())), help=words.format("cli-game"))
    parser.add_argument("--edition", help=words.format("cli-edition"))
    parser.add_argument("--players", type=least("--players", 1), help=words.format("cli-players"))
    parser.add_argument("--seats", nargs="+", choices=LEVELS_AND_RANDOM, metavar="LEVEL", default=[RANDOM], help=levels)
    parser.add_argument("--ruling", action="append", default=[], metavar="NAME=VALUE", help=words.format("cli-ruling"))
    parser.add_argument("--seed", type=int, default=0, help=words.format("cli-seed"))
    parser.add_argument("--jobs", type=least("--jobs", 1), default=1, help=words.format("cli-jobs"))
    parser.add_argument("--cluster", metavar="ADDRESS", default="", help=words.format("cli-cluster"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=words.format("cli-out"))
    parser.add_argument("--copy", metavar="FILE", help=words.format("cli-copy"))
    parser.add_argument("--quiet", action="store_true", help=words.format("cli-quiet"))


def _add_replay(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("replay", game_commands.replay)
    parser.add_argument("file", metavar="FILE", help=words.format("cli-save-file"))


def _add_position(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("position", game_commands.describe_position)
    _add_file(words, parser)
    parser.add_argument("--why", action="store_true", help=words.format("cli-why"))
    parser.add_argument("--write", choices=("picture", "json"), help=words.format("cli-write"))


def _add_coach(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("coach", game_commands.coach)
    _add_file(words, parser)
    parser.add_argument("--seconds", type=_parse_at_least(words, "--seconds", 1), default=10, help=words.format("cli-seconds"))
    parser.add_argument("--seed", type=int, default=0, help=words.format("cli-moves-seed"))
    parser.add_argument("--game", action="store_true", help=words.format("cli-costly"))


def _add_perft(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("perft", game_commands.perft)
    _add_file(words, parser)
    parser.add_argument("--depth", type=_parse_at_least(words, "--depth", 1), default=2, help=words.format("cli-depth"))
    parser.add_argument("--divide", action="store_true", help=words.format("cli-divide"))


def _add_check(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("check", _check)
    parser.add_argument("file", type=Path, nargs="?", metavar="FILE", help=words.format("cli-check-file"))


def _add_copying(words: Words, command: Callable[..., ArgumentParser]) -> None:
    for name in ("backup", "restore"):
        parser = command(name, _load_store_command(name))
        parser.add_argument("file", type=Path, metavar="FILE", help=words.format(f"cli-{name}-file"))


def _add_forget(words: Words, command: Callable[..., ArgumentParser]) -> None:
    parser = command("forget", _load_store_command("forget"))
    parser.add_argument("--untouched", type=_parse_days(words), required=True, metavar="180d", help=words.format("cli-untouched"))
    parser.add_argument("--remove", action="store_true", help=words.format("cli-remove"))


def _check(words: Words, asked: Namespace) -> Iterator[str]:
    """Check a saved game if one is named, or else the store or a backup of it."""
    saved = asked.file is not None and is_saved_game(words, str(asked.file))
    return game_commands.check(words, asked) if saved else _load_store_command("check")(words, asked)


def _load_store_command(name: str) -> Callable[[Words, Namespace], Iterator[str]]:
    """Return a command about the store, which is imported when it runs: the rules alone have no database.

    The command raises ``Complaint`` if the store's packages are not installed.
    """

    def perform(words: Words, asked: Namespace) -> Iterator[str]:
        try:
            storing = import_module("village_core.commands.store_commands")
        except ModuleNotFoundError as missing:
            raise Complaint(words.format("cli-not-installed", package=missing.name or "")) from missing
        lines: Iterator[str] = getattr(storing, name)(words, asked)
        return lines

    return perform


def _add_file(words: Words, parser: ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help=words.format("cli-position-file"))
    parser.add_argument("--at", type=_parse_at_least(words, "--at", 0), help=words.format("cli-at"))


def _parse_days(words: Words) -> Callable[[str], int]:
    def parse_days(text: str) -> int:
        number, unit = text[:-1], text[-1:]
        if unit not in DAYS or not number.isdecimal() or not 0 < int(number) <= LONGEST:
            raise ArgumentTypeError(words.format("cli-no-days", said=text))
        return int(number) * DAYS[unit]

    return parse_days


def _parse_at_least(words: Words, name: str, least: int) -> Callable[[str], int]:
    def parse_number(text: str) -> int:
        if int(text) < least:
            raise ArgumentTypeError(words.format("cli-too-small", name=name, least=least))
        return int(text)

    return parse_number
