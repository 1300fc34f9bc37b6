"""A log cut at many bytes: what is recovered is exactly what was entered in whole lines before the cut."""

from __future__ import annotations

from random import Random

import pytest

from tests.kernel.test_compact import play_anyway
from tests.laws import play_whole_game
from tests.mutations import strip_seals
from tests.samples import sample, spread
from tests.village.subject import SETUPS, VILLAGE
from tests.village.tracked import play_tracked_game
from village_core.games import save
from village_core.games.reading import read
from village_core.games.village import CODEC
from village_core.kernel.game import Game
from village_core.kernel.saves import BadSave, Misfit, enter, read_entry


def write_log(game: Game, lines: int, random: Random) -> bytes:
    """Return a game's log of about this many lines, without seals.

    It has authors, checkpoints, steps undone and redone, and a name in other scripts.
    """
    head, *answers = strip_seals(save(game)).splitlines()
    found, at = [head.replace('"P0"', '"Zoë 村"')], 0
    while len(found) <= lines and at < len(answers):
        line = answers[at]
        at += 1
        if "checkpoint" not in line:
            found.append(f'{line[:-1]},"by":"Zoë","at":1795000000,"id":"{len(found)}"}}')
            if random.random() < 0.2:
                found += ['{"undo":1}', '{"redo":1}']
        elif at < lines:
            found.append(line)
    return ("\n".join(found) + "\n").encode()


def enter_lines(log: bytes) -> list[Game]:
    """Return the game after each of the log's lines: first the one that its first line begins."""
    lines = log.decode().splitlines()
    games = [read(lines[0])]
    for line in lines[1:]:
        games.append(enter(games[-1], read_entry(line), CODEC))
    return games


def recover(cut: bytes) -> Game | None:
    """Return the game that opening the cut log gives or rescues, None if there is none; check that the cut line is blamed."""
    bad = None
    try:
        return read(cut)
    except BadSave as error:
        bad = error
    assert bad.problem == "save-bad-line" or (bad.line == 1 and bad.rescued is None)
    assert bad.rescued is None or bad.line == cut.count(b"\n") + 1, "the cut line is blamed"
    return bad.rescued if isinstance(bad.rescued, Game) else None


def check_cuts(log: bytes, cuts: range | list[int]) -> int:
    """Check that the log cut at each of these bytes opens as the game after its whole lines, and return the number of cuts."""
    games = enter_lines(log)
    for at in cuts:
        cut = log[:at]
        whole = cut.count(b"\n") + (log[at : at + 1] == b"\n")
        assert recover(cut) == (games[whole - 1] if whole else None), at
    return len(cuts)


@pytest.mark.parametrize("kind", ["full", "tracked", "laid", "anyway"])
def test_cut_at_many_bytes(kind: str) -> None:
    """A short log of each kind, cut around each line's end and at many bytes, opens as its whole lines.

    A long run cuts at every byte after the first line.
    """
    log = write_log(build_kinds()[kind], 28, Random(kind))
    assert kind in ("full", "tracked") or f'"{kind}":'.encode() in log
    first = log.index(b"\n")
    around = {at + near for at, byte in enumerate(log) if byte == ord("\n") for near in (-1, 0, 1)}
    cuts = {*range(0, first, 61), *range(first - 2, len(log), sample(47, 1)), *around}
    assert check_cuts(log, sorted(cuts)) > sample(80, 1000)


def build_kinds() -> dict[str, Game]:
    """Return a game of each kind that a log can hold: full, tracked, with a position laid by hand, with a forced choice."""
    full, tracked = play_whole_game(VILLAGE, ("first_2011", 3), Random(3)), play_tracked_game("first_2011", 3, 2)
    laid = tracked.branch(4).lay(list(full.list_positions())[150])
    for step in full.steps[150:160]:
        laid = laid.play(step.option)
    return {"full": full, "tracked": tracked, "laid": laid, "anyway": play_anyway(full)}


@pytest.mark.parametrize("setup", spread(SETUPS), ids=lambda setup: f"{setup[0]}-{setup[1]}")
def test_no_part_of_a_line_is_a_line(setup: tuple[str, int]) -> None:
    """No line after the first of a save, of a full or a tracked game, can be entered if it is cut at any of many bytes."""
    games = [play_whole_game(VILLAGE, setup, Random(6)), *([play_tracked_game(*setup, seed=6)] if setup[1] > 1 else [])]
    for game in games:  # a solo game has no tracked form
        for line in strip_seals(save(game)).splitlines()[1:]:
            for at in range(1, len(line), sample(23, 1) if len(line) < 300 else sample(97, 37)):
                with pytest.raises(Misfit):
                    read_entry(line[:at])


@pytest.mark.parametrize("tracked", [False, True], ids=["full", "tracked"])
def test_whole_games_cut_anywhere(tracked: bool) -> None:
    """The log of a whole game, cut at random bytes and around the ends of some lines, opens as its whole lines."""
    random = Random(5)
    game = play_tracked_game("first_2011", 4, 5) if tracked else play_whole_game(VILLAGE, ("first_2011", 4), random)
    log = write_log(game, 10_000, random)
    ends = random.sample([at for at, byte in enumerate(log) if byte == ord("\n")], sample(3, 12))
    cuts = [end + near for end in ends for near in (-1, 0, 1, 2)] + random.sample(range(len(log)), sample(10, 50))
    assert check_cuts(log, cuts) == sample(22, 98)
