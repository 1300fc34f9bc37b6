"""The commands in a pseudo-language: every word of a terminal comes from the word files, except names, options and files."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest

from tests.commands.test_main import SAVED, TRACKED, CapturedOutput
from tests.languages.pseudo import LONGER, START
from tests.languages.speaking import find_plain, offer_pseudo
from village_core.__main__ import main

COMMANDS: Final = ("simulate", "replay", "position", "coach", "perft", "check", "backup", "restore", "forget")
SHARED: Final = re.compile(
    r"(?<!\w)--?[a-z]+|\b[A-Z]{2,}\b|\{[a-z_,]+\}|\b(?:village|stone_age|manitoba)\b|(?<!\w)\.[a-záéíóú]+|\S*/\S+|“[^”]*”|180d"
)
"""Texts that every language writes alike: options, places for values, the program and its games, files, and typed names."""
NAMES: Final = {"Ada", "Bela", "Anna", "Bert", "José", "Dora"}
LEVELS: Final = {"beginner", "steady", "good", "strong", "random"}
KNOWN: Final = {*NAMES, *LEVELS, *COMMANDS, "games"}


@pytest.fixture(autouse=True, scope="module")
def _offer_languages() -> Iterator[None]:
    """Offer the pseudo-languages."""
    with offer_pseudo():
        yield


@pytest.mark.parametrize("arguments", [(), *((command,) for command in COMMANDS)])
def test_every_word_of_a_help_is_in_the_word_files(capsys: CapturedOutput, arguments: tuple[str, ...]) -> None:
    """The help of the program and of each command is in the spoken language, the words of Python's parser included."""
    with pytest.raises(SystemExit):
        main([*arguments, "--help", "--language", LONGER])
    out, _ = capsys.readouterr()
    assert out.count(START) > 3
    assert find_plain(SHARED.sub(" ", out), KNOWN) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("replay", SAVED),
        ("replay", TRACKED),
        ("simulate", "2", "--quiet", "--seed", "1"),
        ("simulate", "2", "--quiet", "--seed", "1", "--game", "stone_age"),
        ("simulate", "2", "--quiet", "--seed", "1", "--game", "manitoba"),
        ("coach", SAVED, "--at", "338", "--seconds", "1"),
        ("perft", SAVED, "--at", "100", "--depth", "1"),
        ("check", SAVED),
    ],
    ids=lambda arguments: " ".join(map(str, arguments)).replace(str(SAVED.parent), ""),
)
def test_every_word_of_an_answer_is_in_the_word_files(capsys: CapturedOutput, arguments: tuple[object, ...]) -> None:
    """Histories, results, advice, counts and checks that commands print are in the spoken language."""
    assert main([*map(str, arguments), "--language", LONGER]) == 0
    out, _ = capsys.readouterr()
    assert START in out
    assert find_plain(SHARED.sub(" ", out), KNOWN) == []
