"""Village's course: its lessons, its charts, its exercises, and tables with all customers face up."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import TYPE_CHECKING, Final

from village_core.games.village.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Player, Seat
from village_core.kernel.words import Words
from village_widgets.components.scene import Panel
from village_widgets.games.village import drawing
from village_widgets.games.village.advice import VillageAdvice
from village_widgets.games.village.drawing.countryside import COURSE_MAP
from village_widgets.games.village.marking import mark_life, mark_odds
from village_widgets.games.village.setup import SETUP
from village_widgets.games.village.telling import VillageTelling
from village_widgets.tutor.drawing import Exercises
from village_widgets.tutor.teaching import Teaching

if TYPE_CHECKING:
    from ipywidgets import Widget


class OpenTelling(VillageTelling):
    """The telling of a table without players.

    The customers before each seat are face up, unlike the pile; the drawn panels have no descriptions in words.
    """

    def draw_panels(self, position: Position[Table], viewer: Seat | None) -> tuple[Panel, ...]:
        """Draw the board's areas, Carla's board in a game for one, and a farm for each seat."""
        return drawing.draw_panels(position.table, viewer, self.players, self.words, turned=position.table.seats)


def _draw_life(players: Sequence[Player], position: Position[Table], words: Words, seat: Seat) -> Widget:
    """Draw a lap of the life track of ``seat`` as a time line."""
    from village_widgets.games.village import charts  # imported here: charts load slowly

    return charts.draw_life(position, seat, VillageTelling(players, position.table.edition, words))


def _draw_costs(players: Sequence[Player], position: Position[Table], words: Words, seat: Seat) -> Widget:
    """Draw each price of the choices at the position, affordable or not; ``seat``, which all charts get, makes no difference."""
    from village_widgets.games.village import charts

    return charts.draw_costs(position, VillageTelling(players, position.table.edition, words))


def _draw_odds(players: Sequence[Player], position: Position[Table], words: Words, seat: Seat) -> Widget:
    """Draw how many of each family come out of the black bag, and how buying out changes that for ``seat``.

    The latter only if ``seat`` has members there.
    """
    from village_widgets.games.village import charts

    return charts.draw_odds(position, VillageTelling(players, position.table.edition, words), seat)


def load_exercises() -> Exercises[Table]:
    """Return the exercises of Village, imported at the first call."""
    from village_widgets.games.village.exercises import EXERCISES

    return EXERCISES


TEACHING: Final[Teaching[Table]] = Teaching(
    lessons=files(__package__) / "lessons",
    load_exercises=load_exercises,
    charts={"life": _draw_life, "costs": _draw_costs, "odds": _draw_odds},
    marks={"life": mark_life, "odds": mark_odds},
    build_advice=VillageAdvice,
    map=COURSE_MAP,
    alone="14_solo",
    setup=SETUP,
    build_telling=lambda players, position, words: OpenTelling(players, position.table.edition, words),
)
