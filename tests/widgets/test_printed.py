"""Each printed value stands on its panel: corrected to another value, it changes there and nowhere else."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from tests.games.listing import list_game
from tests.manitoba.printed import PRINTING as MANITOBA
from tests.orchard.printed import PRINTING as ORCHARD
from tests.orchard_core import GAME as ORCHARD_GAME
from tests.stone_age.printed import PRINTING as STONE_AGE
from tests.village.printed import PRINTING as VILLAGE
from tests.widgets.printing import Numbers
from tests.widgets.test_glossary import EDITIONS
from village_core.games import find_game, list_games

PRINTINGS = {"village": VILLAGE, "stone_age": STONE_AGE, "manitoba": MANITOBA, "orchard": ORCHARD}
EVERY = [*EDITIONS, *((ORCHARD_GAME.name, edition) for edition in ORCHARD_GAME.editions)]


@pytest.mark.parametrize(("name", "edition"), EVERY)
def test_each_number_is_printed_where_it_belongs(name, edition):
    """A correction changes only panels that print the number, at its own place, in its text or in the count of its pictures.

    A corrected word changes its own panel alone.
    """
    with ExitStack() as stack:
        if name not in list_games():
            stack.enter_context(list_game(ORCHARD_GAME))
        printed = Numbers(find_game(name), edition, PRINTINGS[name])
        printed.check()
        printed.check_words()
