"""The language of a command: how it is chosen, and that all that a terminal shows is put together and aligned by it."""

from __future__ import annotations

import argparse
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from tests import grammar
from tests.commands.test_main import SAVED, CapturedOutput, run, run_wrongly
from village_core.__main__ import main
from village_core.commands import parsing
from village_core.commands.arguments import parse_arguments
from village_core.commands.columns import align_left, align_right, wrap
from village_core.commands.words import load_command_words
from village_core.games import save, village
from village_core.games.narration import WORD_FILES
from village_core.games.village import EditionSettings
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_core.kernel.words import Words, languages
from village_core.kernel.words.cells import count_cells
from village_core.players.random import play_randomly

COMMANDS = ("simulate", "replay", "position", "coach", "perft", "check", "backup", "restore", "forget")
WRONG = (
    ["dance"],
    ["simulate", "x"],
    ["simulate", "--players"],
    ["simulate", "--seats"],
    ["simulate", "--game", "whist"],
    ["simulate", "1", "2"],
    ["simulate", "--quiet=1"],
    ["simulate", "--se", "1"],
    ["position"],
    ["--language"],
)
HAN = """
cli-parser-usage = 用法：
cli-parser-arguments = 引數
cli-parser-options = 選項
cli-parser-error = { $prog }：錯誤：{ $message }
cli-parser-required = 還缺少：{ $said }
cli-about = 在命令列上玩桌遊：由程式自己下的棋局，儲存過的棋局，以及任何一個局面，都可以在這裡看，也可以繼續下去。
"""


@pytest.fixture
def _offer_languages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Offer Han beside English until the end of the test, and speak English."""
    grammar.speak(grammar.HAN, monkeypatch, tmp_path)
    grammar.set_language("en", monkeypatch)


@pytest.mark.usefixtures("_offer_languages")
@pytest.mark.parametrize("asked", [("--language", grammar.HAN, "replay", SAVED), ("replay", SAVED, f"--language={grammar.HAN}")])
def test_a_command_speaks_the_language_that_is_asked_for(capsys: CapturedOutput, asked: tuple[object, ...]) -> None:
    """``--language`` stands before or after the command; a list of names is joined as in that language."""
    assert run(capsys, *asked)[0].startswith("Village: Ada、Bela\n")


@pytest.mark.usefixtures("_offer_languages")
def test_an_unknown_language_is_answered_with_the_known_ones(capsys: CapturedOutput) -> None:
    """A language without words is refused in one sentence; a variety of a known one is not."""
    assert (
        run_wrongly(capsys, "replay", SAVED, "--language", "fr")
        == "There is no language “fr” here. There are: en (English), xh (xh)."
    )
    assert run(capsys, "replay", SAVED, "--language", "en_GB.UTF-8")[0].startswith("Village: Ada, Bela\n")


@pytest.mark.parametrize("arguments", [["--help"], *([command, "--help"] for command in COMMANDS), *WRONG])
def test_every_word_of_the_parser_is_in_the_word_files(
    capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """Python's parser says nothing in words of its own, neither in a help nor about a mistake."""
    asked: list[str] = []
    wording = parsing._word_message
    monkeypatch.setattr(parsing, "_word_message", lambda said, message: asked.append(message) or wording(said, message))
    with pytest.raises(SystemExit):
        main(arguments)
    assert asked and set(asked) <= parsing.WORDED.keys()
    assert "%" not in "".join(capsys.readouterr())


def test_help_and_mistakes_are_told_in_the_language(capsys: CapturedOutput, tmp_path: Path) -> None:
    """Usage, headings and a mistake are worded by the word file, and the widest line of a help in Han has 61 to 80 cells."""
    (tmp_path / "xh.ftl").write_text(HAN, encoding="utf-8")
    said = Words(tmp_path, files("village_core") / "words", WORD_FILES, language="xh")
    for arguments in (["--help"], ["position"]):
        with pytest.raises(SystemExit):
            parse_arguments(said, arguments)
    told = capsys.readouterr()
    assert told.out.startswith("用法：village") and "\n引數:\n" in told.out and "\n選項:\n" in told.out
    assert told.err.endswith("village position：錯誤：還缺少：FILE\n")
    assert 60 < max(map(count_cells, told.out.splitlines())) <= 80


def test_texts_take_two_cells_a_wide_character() -> None:
    """Han and Hangul take two cells, a combining mark none, and lines break between characters of Han."""
    assert [count_cells(text) for text in ("abc", "議會", "마을", "é", "e\u0301", "5\u20dd", "a\u200db")] == [3, 4, 4, 1, 1, 1, 2]
    assert (align_left("議會", 6), align_right("議會", 6), align_right("abcdef", 3)) == ("議會  ", "  議會", "abcdef")
    assert wrap("市集日，旅行", 8) == ["市集日，", "旅行"] and wrap("마을 회의", 8) == ["마을", "회의"]
    assert wrap("one two three four", 8) == ["one two", "three", "four"], "no line ends in a space"
    assert wrap("one two  three", 7) == ["one two", "three"] and wrap("", 5) == []


def test_columns_of_a_score_stand_below_their_names(capsys: CapturedOutput, tmp_path: Path) -> None:
    """With wide names each line of the final score is as wide as its head."""
    start = village.new_game(EditionSettings("first_2011"), 2)
    file, players = tmp_path / "played.jsonl", (Player("趙小明", "red"), Player("민준", "blue"))
    file.write_text(save(Game(players, start, tuple(play_randomly(start, Random(1))))), encoding="utf-8")
    score = run(capsys, "replay", file)[0].partition("Final score")[2].splitlines()
    head = count_cells(f"Final score{score[0]}")
    assert len(score) > 5 and {count_cells(line) for line in score[1:]} == {head}


def test_points_of_the_coach_have_a_sign() -> None:
    """A lead is written with its sign; a real minus stands before a negative one."""
    told = {
        lead: load_command_words().format("cli-lead", lead=lead, ahead="yes" if lead >= 0 else "no") for lead in (1.25, 0.0, -2.5)
    }
    assert told == {1.25: "+1.2", 0.0: "+0.0", -2.5: "−2.5"}


@pytest.mark.usefixtures("_offer_languages")
@pytest.mark.parametrize("tag", ["en", "EN", "en-GB", "En_us.UTF-8"])
def test_english_is_asked_for_as_any_language(tag: str) -> None:
    """English is spoken in any variety and however its tag is written; the other arguments are left as they are."""
    spoken = languages.speak(grammar.HAN)
    assert parsing.choose_language(load_command_words(), ["replay", "--language", tag, "a"]) == ["replay", "a"]
    assert (spoken, languages.get_language()) == (grammar.HAN, "en")


def test_the_parser_has_its_own_words_back(capsys: CapturedOutput) -> None:
    """After a command line, and after a wrong one, Python's parser has its own words again."""
    before = getattr(argparse, parsing.LOOKUP)
    for arguments in (["check"], ["dance"]):
        with suppress(SystemExit):
            parse_arguments(load_command_words(), arguments)
        assert getattr(argparse, parsing.LOOKUP) is before
    with parsing.word_parser(load_command_words()):
        assert getattr(argparse, parsing.LOOKUP) is not before
    assert "usage: village" in capsys.readouterr().err
