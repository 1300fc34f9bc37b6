"""Setting up at a glance: what to lay out in an edition, for a number of players, step by step, and the table as it then lies."""

from __future__ import annotations

from random import Random
from typing import Final, TypeVar

from village_core.games.board_game import GameTable
from village_core.games.dealing import deal
from village_core.games.editions import BadSettings, EditionSettings, name_edition
from village_core.games.problems import describe_problem
from village_core.kernel.position import Position
from village_widgets.components.messages import Choosable
from village_widgets.rulebook import WORD_FILES
from village_widgets.rulebook.messages import SetupGroup, SetupStep, ShownSetup
from village_widgets.tutor.course import Course
from village_widgets.tutor.setup import TOGETHER, name_picture

T = TypeVar("T", bound=GameTable)
DEALT: Final = 1
"""The seed of what chance lays out in the picture."""


def describe_setup(course: Course[T], edition: str, players: int, owned: str) -> tuple[ShownSetup, Position[T]] | None:
    """Describe how a game is set up, and return its position at the first decision; None for a game that lists no set-up.

    An unknown edition becomes the first one, a number of players that it doesn't seat the nearest one that it does; 0 stands for
    the fewest who play together. ``owned`` is the text of an owner's file of numbers, empty for none: they are used if they
    are of this edition.
    """
    game, setup = course.game, course.teaching.setup
    if setup is None:
        return None
    words = course.words.with_folders(WORD_FILES)
    name = edition if edition in game.editions else game.editions[0]
    copy, note = EditionSettings(name), ""
    if owned:
        try:
            read = game.editions.read(owned)
        except BadSettings as error:
            note = describe_problem(words, error)
        else:
            if read.edition == name:
                copy, note = read, words.format("glance-owned", count=len(read.corrections))
    least, most = game.editions.build_edition(copy).players
    seats = min(max(players or TOGETHER, least), most)
    start = game.new_game(copy, seats)
    narrator = game.narrator(words, (), start.table.edition)

    def describe_step(name: str) -> SetupStep:
        part = setup.parts.get(name)
        if part is not None:
            count = part.count(start.table)
            return SetupStep(name, words.format(f"setup-step-{name}", count=count), name_picture(part), count)
        return SetupStep(name, narrator.word_rule(name) if name in narrator.RULES else words.format(f"setup-step-{name}"))

    groups = tuple(
        SetupGroup(words.format(f"setup-section-{section}"), tuple(map(describe_step, steps)))
        for section, steps in setup.list_steps(start.table).items()
    )
    editions = tuple(
        Choosable(each, name_edition(game.editions.build_edition(EditionSettings(each)), words)) for each in game.editions
    )
    shown = ShownSetup(game.name, name, seats, editions, tuple(range(least, most + 1)), groups, note)
    return shown, deal(start, Random(DEALT))
