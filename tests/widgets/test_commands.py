"""Messages of a page become commands in one place; any other message changes nothing and is answered as misheard."""

from __future__ import annotations

import logging

import msgspec
import pytest

from tests.widgets.tables import open_page
from village_widgets.companion.commands import CompanionCommand, Enter
from village_widgets.components.commands import Pick, PlayCommand, PointAt, Undo
from village_widgets.tutor.commands import ChapterCommand

MALFORMED = (
    {"do": "fly"},
    {"do": "at"},
    {"do": "at", "at": 7},
    {"do": "at", "at": "x" * 201},
    {"do": "pick", "row": -1, "way": 0},
    {"do": "pick", "row": True, "way": 0},
    {"do": "pick", "row": 0, "way": 0, "v": "new"},
    {"do": "pick", "row": 0, "way": 0, "token": ["t"]},
    {"do": "begin"},
    {"do": "begin", "settings": {"edition": "first_2011", "players": 2}},
    {"do": "undo", "count": 0},
    {"do": "load", "text": None},
)


@pytest.mark.parametrize("said", MALFORMED, ids=str)
def test_what_is_no_command_changes_nothing_and_is_said_and_logged(said: dict, caplog: pytest.LogCaptureFixture) -> None:
    """A wrong message is answered as misheard and logged, and the game stays as it was."""
    play, told = open_page()
    before, count = play.session.game, len(told)
    with caplog.at_level(logging.WARNING):
        play.screen._on_message(None, said, [])
    assert told[count:] == [{"misheard": True}] and play.session.game is before
    assert "invalid command" in caplog.text


def test_what_waits_for_an_answer_gets_one() -> None:
    """A wrong input is answered by its token, so that the page doesn't send it again; a token that is too long is cut to 40."""
    play, _ = open_page()
    assert play.receive({"do": "pick", "row": "x", "token": "t1"}) == {"misheard": True, "answered": ["t1"]}
    assert play.receive({"do": "pick", "row": "x", "token": "t" * 99})["answered"] == ["t" * 40]


def test_commands_are_read_as_they_were_written() -> None:
    """A command turned into plain values is read as the same command; default values are left out."""
    for command in (PointAt("well", v=3), Pick(2, 0, token="t"), Undo(), Undo(4), Enter({"choice": {"type": "pass"}})):
        plain = msgspec.to_builtins(command)
        assert msgspec.convert(plain, CompanionCommand) == command
    assert msgspec.to_builtins(Undo()) == {"do": "undo"}


@pytest.mark.parametrize("commands", [PlayCommand, ChapterCommand, CompanionCommand])
def test_what_a_newer_page_says_besides_is_passed_over(commands: object) -> None:
    """Unknown fields from a newer page are ignored."""
    assert msgspec.convert({"do": "undo", "v": 3, "mood": "good"}, commands) == Undo(v=3)
