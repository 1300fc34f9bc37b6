"""Fingerprints of what pages show, of games, trackers, lessons and exercises: ``python -m tests.games.looks`` writes them.

They notice a change of any drawing, text, target or movement. Look at what a deliberate change draws, then write them again.
"""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import asdict, replace

from tests.games.listing import list_game
from tests.games.record import Recorded
from tests.games.ruled import can_be_tracked
from tests.laws import Subject, list_subjects
from tests.learning.chapters import solve, walk_chapter
from village_core.kernel.game import Game
from village_core.kernel.values import Player
from village_widgets.companion.parts import load_parts
from village_widgets.components.places import find_targets
from village_widgets.components.playing import PlayedBoard
from village_widgets.components.session import Session
from village_widgets.components.telling import Telling
from village_widgets.games import find_screen
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.exercise import FIRST, LAST, Exercise, ExerciseKind

FILE: Final = Path(__file__).parent / "looks.json"
EVERY: Final = 13
"""Positions of a recorded game from one whose board is looked at to the next: a prime, so that no phase is always missed."""
POINTED: Final = 3
"""Boards from one whose every target is pointed at to the next."""
DRAWN: Final = 6
"""Exercises of each kind: two of each level."""
UNSHARED: Final[dict[str, Any]] = {"writes": True, "lines": (), "records": (), "holding": (), "people": ()}
"""The rest of a shared table of which only the position matters."""
Looks: TypeAlias = dict[str, str]
"""Fingerprints by what they are of."""


def fingerprint(shown: object) -> str:
    """Return a short text that differs, in all likelihood, for any other value."""
    plain = msgspec.to_builtins(shown, str_keys=True)
    return blake2b(msgspec.json.encode(plain, order="sorted"), digest_size=5).hexdigest()


def look_at_games(recorded: Recorded) -> Looks:
    """Return the fingerprints of a game's recorded games, by game and part of the page."""
    with list_game(recorded.game):
        return {
            f"{recorded.game.name} game {wanted.name} {part}": fingerprint(shown)
            for wanted in recorded.wanted
            for part, shown in sorted(collect_looks(recorded.load(wanted.name)).items())
        }


def collect_looks(game: Game[Any]) -> dict[str, list[object]]:
    """Collect, by part of the page, all that some positions of a game show to the person who decides, and its whole log."""
    shown, found = find_screen(game.position.game), defaultdict[str, list[object]](list)
    people = tuple(Player(player.name, player.colour) for player in game.players)
    telling = shown.build_telling(people, game.start, shown.load_words())
    positions = [*islice(game.list_positions(), 0, None, EVERY), game.position]
    for number, position in enumerate(positions):
        board = PlayedBoard(Session(Game(people, position), "looks"), telling)
        for part, value in asdict(board.snapshot()).items():
            if part == "panels":
                for panel in value:
                    found[f"panel {panel.key.partition(':')[0]}"].append(panel)
                targets = sorted(find_targets(dict(part for panel in value for part in panel.parts)))
            elif value is not msgspec.UNSET:
                found["questions"].append((part, value))
        if number % POINTED == 0:
            found["answers"] += list_answers(board, telling, targets)
    whole = PlayedBoard(Session(replace(game, players=people), "looks"), telling).snapshot()
    return {**found, "log": [whole.log]}


def list_answers(board: PlayedBoard[Any], telling: Telling[Any], targets: Sequence[str]) -> list[object]:
    """List what a page answers to pointing at each of some targets, to asking why not, and to asking for the odds."""
    odds = telling.describe_odds(board.session.position, board.viewer)
    return [*map(board.point, targets), board.explain_refusals(), odds]


def look_at_trackers(subject: Subject) -> Looks:
    """Return the fingerprints of what the tracker shows of a game's recorded games, by game."""
    recorded, found = subject.recorded, Looks()
    with list_game(recorded.game):
        for wanted in recorded.wanted:
            if subject.retelling is not None and can_be_tracked(subject, wanted.edition, wanted.players):
                tracked = subject.retelling.retell(recorded.load(wanted.name))
                found[f"{recorded.game.name} tracker {wanted.name}"] = fingerprint(list_tracked_subjects(tracked))
    return found


def list_tracked_subjects(tracked: Game[Any]) -> list[object]:
    """List what the tracker shows a writing page at some positions of a tracked game, each with what just happened."""
    parts, told = load_parts(tracked.position.game), list[object]()
    for step in [*tracked.steps[::EVERY], tracked.steps[-1]]:
        shared: Any = SimpleNamespace(game=Game(tracked.players, step.position), position=step.position, **UNSHARED)
        view: Any = parts.build_tracker(shared)
        told.append(view.build_state(step.events, None))
    return told


def look_at_lessons(name: str) -> Looks:
    """Return the fingerprints of the cards of a game's chapters: at each step's beginning, and when it is solved."""
    course, found = Course[Any](name), Looks()
    for chapter in course.lessons:
        cards: list[object] = []
        for opened in walk_chapter(course, chapter):
            cards += opened._table.snapshot(), opened._describe_reader()
            solve(opened)
            cards.append(opened._describe_reader())
        found[f"{name} lesson {chapter}"] = fingerprint(cards)
    return found


def look_at_exercises(name: str) -> Looks:
    """Return the fingerprints of exercises of each of a game's kinds."""
    course: Course[Any] = Course(name)
    return {
        f"{name} exercise {kind.name}": fingerprint([describe_exercise(course, made) for made in draw_some(course, kind)])
        for kind in course.exercises.kinds
    }


def draw_some(course: Course[Any], kind: ExerciseKind[Any]) -> Iterator[Exercise[Any]]:
    """Yield a few exercises of a kind, the levels in turn."""
    for number in range(DRAWN):
        yield course.exercises.draw(f"looks {number}", FIRST + number % LAST, (), (kind.name,))


def describe_exercise(course: Course[Any], made: Exercise[Any]) -> Sequence[object]:
    """Describe an exercise: its table, its rules, and all its words."""
    words = course.wording
    said = words.word_question(made), words.word_answers(made), words.word_solution(made), words.word_reason(made)
    right = [made.is_right(answer) for answer in range(made.answers)]
    return (made.level, made.position.table, made.position.options, sorted(map(str, made.rules)), said, right)


def look() -> Looks:
    """Return all fingerprints of this version."""
    subjects, taught = list_subjects(), list_taught_games()
    games = [*(look_at_games(subject.recorded) for subject in subjects), *map(look_at_trackers, subjects)]
    courses = [*map(look_at_exercises, taught), *map(look_at_lessons, taught)]
    return {key: seen for looks in (*games, *courses) for key, seen in looks.items()}


if __name__ == "__main__":
    FILE.write_text(json.dumps(look(), indent=0, sort_keys=True) + "\n", encoding="utf-8")
