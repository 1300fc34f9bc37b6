"""Each line of a save is sealed with the one before it: a changed line is named, and the game before it is rescued."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.kernel.test_saves import catch_bad_save, play_game
from tests.mutations import strip_seals
from tests.samples import sample
from village_core.games import list_games, load, save
from village_core.kernel.saves import CHECKPOINT_EVERY, BadSave, has_seals, seal_log, unseal_log
from village_core.kernel.sealing import count_intact, seal_lines, split_seal

RECORDED = Path(__file__).parents[1] / "games"
LINES = ['{"undo":1}', '{"redo":1}', '{"undo":2,"by":"Zoë 村"}']


def test_a_seal_belongs_to_its_line_and_to_all_before_it() -> None:
    """A line's seal depends on the seal before it; removing seals gives the lines back.

    Lines count as intact up to the first that is missing, swapped or unsealed.
    """
    lines = [*seal_lines(LINES)]
    assert [split_seal(line)[0] for line in lines] == LINES and len({split_seal(line)[1] for line in lines}) == len(LINES)
    assert [*seal_lines(LINES[1:], split_seal(lines[0])[1])] == lines[1:] and [*seal_lines(LINES[1:])] != lines[1:]
    assert count_intact(lines) == 3 and count_intact([lines[0], lines[2]]) == 1 and count_intact([lines[1], lines[0]]) == 0
    assert count_intact([*lines, LINES[0]]) == 3, "a line without a seal is none of them"


def test_a_line_that_is_no_object_loses_nothing() -> None:
    """Sealing a line that is no JSON object keeps its text, and the line doesn't count as intact."""
    [line] = seal_lines(["[1"])
    assert line.startswith("[1") and count_intact([line]) == 0


@pytest.mark.parametrize("at", [1, 2, 40, 52, 53])
def test_a_changed_line_is_named_and_what_is_before_it_is_opened(at: int) -> None:
    """One changed letter in a move, a checkpoint or the last line is named by its line, and the game before it is rescued.

    If the first line is changed, nothing is rescued.
    """
    found = play_game(CHECKPOINT_EVERY + 1)
    lines = save(found).splitlines()
    assert len(lines) == CHECKPOINT_EVERY + 3 and lines[51].startswith('{"checkpoint"')
    middle = len(lines[at - 1]) // 2
    lines[at - 1] = lines[at - 1][:middle] + ("x" if lines[at - 1][middle] != "x" else "y") + lines[at - 1][middle + 1 :]
    error = catch_bad_save("\n".join(lines))
    if at == 1:
        assert error.rescued is None
        return
    assert (error.problem, error.line) == ("save-changed", at)
    assert error.rescued == found.branch(min(at - 2, CHECKPOINT_EVERY)), "not from a checkpoint behind it either"


def test_a_value_of_the_first_line_that_changed_is_found() -> None:
    """A changed name, engine or format in the first line is refused as ``save-changed-head``, and no game is rescued."""
    text = save(play_game(3))
    for old, new in (('"P0"', '"P9"'), ('"engine":"', '"engine":"1'), ('"format":3', '"format":2'), ('"format":3', '"format":1')):
        assert old in text
        error = catch_bad_save(text.replace(old, new, 1))
        assert (error.problem, error.line, error.rescued) == ("save-changed-head", 1, None)


def test_no_line_is_missing_doubled_or_in_another_s_place() -> None:
    """A missing, doubled or swapped line is refused as ``save-changed`` at its line, and the game before it is rescued."""
    found = play_game(30)
    lines = save(found).splitlines()
    missing, doubled = lines[:7] + lines[8:], [*lines[:7], lines[6], *lines[7:]]
    swapped = [*lines[:6], lines[7], lines[6], *lines[8:]]
    for spoilt, number in ((missing, 8), (doubled, 8), (swapped, 7)):
        error = catch_bad_save("\n".join(spoilt))
        assert (error.problem, error.line, error.rescued) == ("save-changed", number, found.branch(number - 2))


def test_a_sealed_save_cut_off_anywhere() -> None:
    """A sealed save cut at the end of a line loads as the game up to there; cut within a line, the game before it is rescued."""
    found = play_game(20)
    text = save(found)
    random, first = Random(3), text.index("\n")
    for at in random.sample(range(first, len(text)), sample(60, 400)):
        cut = text[:at]
        if "\n" in text[at - 1 : at + 1]:
            assert load(cut) == found.branch(cut.rstrip().count("\n"))
        else:
            assert catch_bad_save(cut).rescued == found.branch(cut.count("\n") - 1)


def test_what_is_saved_again_is_the_same_text() -> None:
    """A sealed save that is loaded and saved, or unsealed and sealed, is the same text; line ends and blank lines don't count."""
    found = play_game(70)
    text = save(found)
    assert has_seals(text) and save(load(text)) == text
    assert load(text.replace("\n", "\r\n")) == load(text.replace("\n", "\n\n")) == load(text.rstrip()) == found
    head, lines = unseal_log(text)
    assert "\n".join((*seal_log(head, lines), "")) == text and load("\n".join((head, *lines))) == found


def test_a_text_without_lines_is_no_save_to_unseal() -> None:
    """``unseal_log`` refuses an empty or blank text as loading does, with the problem ``save-not-a-save``."""
    for text in ("", "\n", " \n\n"):
        with pytest.raises(BadSave) as caught:
            unseal_log(text)
        assert caught.value.problem == catch_bad_save(text).problem == "save-not-a-save"


def test_a_save_grows_by_18_bytes_a_line() -> None:
    """Seals add 18 bytes to each line of every recorded game, less than 23 %; lines after the first are otherwise unchanged."""
    files = [path for game in list_games() for path in RECORDED.glob(f"{game}/*.jsonl")]
    assert files
    for file in files:
        before = strip_seals(file.read_text(encoding="utf-8"))
        head, lines = unseal_log(before)
        after = "\n".join((*seal_log(head, lines), ""))
        assert not has_seals(before) and strip_seals(after).splitlines()[1:] == [*lines]
        assert len(after) - len(before) == 18 * (len(lines) + 1) < 0.23 * len(before)


def test_a_save_from_before_opens_and_is_sealed_when_it_is_saved_again() -> None:
    """A save without seals opens as the same game, and has seals when it is saved again."""
    found = play_game(12)
    before = strip_seals(save(found))
    assert not has_seals(before) and load(before) == found
    assert has_seals(save(load(before)))
