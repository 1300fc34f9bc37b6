"""Where on the board each choice is pointed at, what is carried where to make it, and how it is shown among others."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age.choices import (
    AddOneUse,
    AddTool,
    Build,
    Buy,
    Collect,
    Decline,
    Feed,
    PlaceWorkers,
    Starve,
    TakeDie,
    TakeTwo,
    Work,
)
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, RESOURCES, SITES, VILLAGE, Kind, Place
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA, Carry, ChoiceStyle

PIECES: Final = (*RESOURCES, Kind.FOOD)
QUIET: Final = (Decline, Starve)
BROUGHT: Final = {
    Place.TOOL_MAKER: "tool",
    Place.HUT: "hut",
    Place.FIELD: "field",
    **{place: kind.value for place, kind in GROUNDS.items()},
}
"""What work at a place brings."""


def lying_at(table: Table, place: Place) -> str:
    """The target of a place: the card or the building that lies there, by its number; ``AGENDA`` where nothing lies."""
    if place not in (*CARDS, *SITES):
        return f"place:{place}"
    lying = table.lying(place)
    if lying is None:
        return AGENDA
    return f"card:{lying}" if place in CARDS else f"tile:{lying}"


def target(choice: Choice, table: Table, seat: Seat) -> str:
    """The target (``data-at``) of ``choice`` when ``seat`` decides; ``AGENDA`` where the board shows nothing for it."""
    match choice:
        case PlaceWorkers(place) | Work(place) | Buy(place) | Build(place) | Decline(place):
            return lying_at(table, place)
        case AddTool(space):
            return f"tool:{seat}:{space}"
        case AddOneUse(value):
            return f"one-use:{seat}:{value}"
        case TakeTwo():
            return f"any-two:{seat}"
        case Collect():
            return "roll"
        case TakeDie(face):
            return f"die:{face}"
        case Feed():
            return f"food:{seat}"
    return AGENDA


def carry(choice: Choice, table: Table, seat: Seat) -> Carry | None:
    """What is carried where: workers from home to a place, a tool to what was rolled, what is bought or taken to the tribe."""
    place = target(choice, table, seat)
    match choice:
        case PlaceWorkers():
            return Carry(f"home:{seat}", place)
        case AddTool() | AddOneUse():
            return Carry(place, "roll")
        case Buy() | Build() | TakeDie():
            return Carry(place, f"tribe:{seat}")
    return None


def look(choice: Choice, colour: str) -> ChoiceStyle:
    """How ``choice`` is shown to the tribe of a colour: many workers come before few."""
    if isinstance(choice, QUIET):
        return ChoiceStyle(quiet=True)
    match choice:
        case PlaceWorkers(place, workers) if place in GROUNDS:
            return ChoiceStyle((f"#vc-w-{colour}", f"#vc-{BROUGHT[place]}"), workers)
        case PlaceWorkers(place) if place in VILLAGE:
            return ChoiceStyle((f"#vc-w-{colour}", f"#vc-{BROUGHT[place]}"))
        case PlaceWorkers():
            return ChoiceStyle((f"#vc-w-{colour}",))
        case Work(place):
            return ChoiceStyle((f"#vc-{BROUGHT[place]}",))
        case Buy():
            return ChoiceStyle(("#vc-card",), 1)
        case Build():
            return ChoiceStyle(("#vc-hut",), 1)
        case AddTool() | AddOneUse():
            return ChoiceStyle(("#vc-tool",))
        case TakeTwo(kinds):
            return ChoiceStyle(tuple(f"#vc-{kind}" for kind in kinds))
        case TakeDie(face):
            return ChoiceStyle((f"#vc-die-{face}",))
        case Feed():
            return ChoiceStyle(("#vc-food",))
    return ChoiceStyle()


def picture(what: str) -> str:
    """The shared picture of a kind of piece; empty where there is none."""
    return f"#vc-{what}" if what in PIECES else ""
