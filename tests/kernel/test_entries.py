"""The lines of a shared table's log: undo, redo, tables laid out by hand, rules set aside; who entered them and when."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.kernel.test_saves import catch_bad_save, play_game
from tests.mutations import strip_seals
from village_core.games import load, save
from village_core.games.village import CODEC
from village_core.games.village.choices import Well
from village_core.games.village.turn import Turn
from village_core.kernel.game import Game
from village_core.kernel.position import Origin, Position
from village_core.kernel.saves import Misfit, SaveEntry, enter, read_entry, to_entry
from village_core.kernel.values import Option
from village_core.players.random import choose


def format_head(found: Game) -> str:
    """Return the first line of a game's save, with its line end and without seals."""
    return strip_seals(save(found)).split("\n", 1)[0] + "\n"


def begin_broke() -> Game:
    """Return a game played at random up to a player's turn; fail if no choice of the well is refused there."""
    found = play_game(0)
    while not isinstance(found.position.top, Turn):
        found = found.play(choose(found.position, Random(1)))
    assert any(isinstance(refusal.choice, Well) for refusal in found.position.refusals)
    return found


def test_a_log_holds_what_was_undone() -> None:
    """A log with lines for undo and redo loads as the game after them, with the undone steps kept."""
    found = play_game(12)
    lines = [to_entry(step).to_line() for step in found.steps]
    log = [*lines, SaveEntry(undo=5).to_line(), SaveEntry(redo=2).to_line(), SaveEntry(undo=1).to_line()]
    loaded = load(format_head(found) + "\n".join(log))
    assert loaded == found.undo(5).redo(2).undo(1) and len(loaded.undone) == 4


def test_a_table_laid_out_by_hand_is_saved() -> None:
    """A layout is saved and loaded with its mark; one with an impossible number or another number of players is refused."""
    found = play_game(10)
    other = play_game(20).position
    laid = found.lay(other)
    loaded = load(save(laid))
    assert loaded == laid and loaded.steps[-1].origin is Origin.LAID
    broken = strip_seals(save(laid)).replace('"coin":1', '"coin":-1').split("\n", 1)[1]
    assert catch_bad_save(format_head(found) + broken).problem == "save-bad-position"
    three = play_game(0, players=3).position
    line = SaveEntry(laid=msgspec.Raw(msgspec.json.encode(three))).to_line()
    assert (catch_bad_save(format_head(found) + line).problem, catch_bad_save(format_head(found) + line).detail) == (
        "save-bad-position",
        "players",
    )


BROKEN = '{"answer":{}}}'
UNDO, REDO = '{"undo":1}', '{"redo":1}'


def rescue(found: Game, *lines: str) -> Game:
    """Return what is rescued from a log of these lines after the game's own lines and a broken one."""
    error = catch_bad_save("\n".join((*strip_seals(save(found)).splitlines(), BROKEN, *lines)))
    assert error.problem == "save-bad-line" and isinstance(error.rescued, Game)
    return error.rescued


def format_laid(position: Position) -> str:
    """Format a position laid out by hand as a line."""
    return SaveEntry(laid=msgspec.Raw(msgspec.json.encode(position))).to_line()


def test_a_layout_that_was_taken_back_is_not_rescued() -> None:
    """A layout that is undone after the broken line is not rescued: an earlier layout is, or else the game before that line."""
    found, other = play_game(10), play_game(20)
    after = play_game(22)
    steps = [to_entry(step).to_line() for step in after.steps[20:]]
    assert rescue(found, format_laid(other.position)).position == other.position
    assert rescue(found, format_laid(other.position), UNDO) == found
    assert rescue(found, format_laid(other.position), UNDO, steps[0]) == found, "a later step does not bring it back"
    assert rescue(found, format_laid(other.position), *steps, '{"undo":3}') == found
    assert rescue(found, format_laid(other.position), *steps, UNDO, REDO, UNDO).position == after.steps[20].position
    twice = rescue(found, format_laid(other.position), *steps, format_laid(found.position), UNDO)
    assert twice.start == other.position and twice.position == after.position
    assert rescue(found, format_laid(other.position), UNDO, format_laid(after.position)).position == after.position


def test_a_checkpoint_that_was_taken_back_is_not_rescued() -> None:
    """A checkpoint after the broken line is rescued from, unless an undo reaches behind its position.

    Then the game before the broken line is rescued. If a line redoes a step that was undone before the checkpoint, the rescue
    ends at the checkpoint.
    """
    found, other = play_game(10), play_game(20)
    mark = msgspec.json.encode({"checkpoint": other.position}).decode()
    assert rescue(found, mark).position == other.position
    assert rescue(found, mark, UNDO) == found
    assert rescue(found, mark, REDO).position == other.position
    on = [to_entry(step).to_line() for step in play_game(22).steps[20:]]
    assert rescue(found, mark, *on, '{"undo":2}', '{"redo":2}').position == play_game(22).position
    assert rescue(found, format_laid(play_game(22).position), UNDO, mark, REDO).position == other.position
    assert rescue(found, format_laid(play_game(22).position), UNDO, mark, REDO, on[0]).position == other.position


def test_what_happened_anyway_is_saved_with_its_mark() -> None:
    """A forced step is saved and loaded; without its mark in the line, the same answer is refused as a misfit."""
    found = begin_broke()
    refused = next(refusal for refusal in found.position.refusals if isinstance(refusal.choice, Well))
    forced = found.force(Option(refused.choice))
    assert load(save(forced)) == forced
    assert catch_bad_save(strip_seals(save(forced)).replace(',"anyway":true', "")).problem == "save-misfit"


def test_pieces_that_cannot_be_are_refused_even_so() -> None:
    """An overpayment that leaves a negative number of pieces doesn't fit, even if it is marked as having happened."""
    found = begin_broke()
    line = '{"answer":{"choice":{"type":"well","influence":"skill"},"payment":{"spent":[["skill",3]]}},"anyway":true}'
    with pytest.raises(Misfit) as misfit:
        enter(found, read_entry(line), CODEC)
    assert misfit.value.problem == "save-bad-position" and "skill" in misfit.value.detail


def test_who_entered_a_line_and_when_stays_with_it() -> None:
    """Entries with a name, a time and an id load as the same game, and the name can be read from the line."""
    found = play_game(3)
    lines = [msgspec.structs.replace(to_entry(step), by="Anna", at=1_800_000_000, id="x1").to_line() for step in found.steps]
    assert load(format_head(found) + "\n".join(lines)) == found
    assert read_entry(lines[0]).by == "Anna"


@pytest.mark.parametrize(
    "line",
    [
        "{}",
        "[]",
        '{"undo":0}',
        '{"undo":-1}',
        '{"undo":1,"redo":1}',
        '{"undo":1e9}',
        '{"undo":1,"anyway":true}',
        '{"redo":1,"answer":{"choice":{"type":"done"}}}',
        '{"by":"Anna"}',
        '{"undo":1,"by":"' + "x" * 61 + '"}',
        '{"undo":1,"more":2}',
    ],
)
def test_a_line_is_one_thing(line: str) -> None:
    """A line with no entry, two entries, a wrong number, a long name, an unknown field or ``anyway`` without an answer is bad."""
    with pytest.raises(Misfit) as misfit:
        read_entry(line)
    assert misfit.value.problem == "save-bad-line"
