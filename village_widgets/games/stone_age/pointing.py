"""The target on the board for each choice, the piece that is carried to make it, and its style among others."""

from __future__ import annotations

from typing import Final

from village_core.games.stone_age import choices
from village_core.games.stone_age.table import Table
from village_core.games.stone_age.vocabulary import CARDS, GROUNDS, RESOURCES, SITES, VILLAGE, Kind, Place
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA, Carry, ChoiceStyle

PIECES: Final = (*RESOURCES, Kind.FOOD)
QUIET: Final = (choices.Decline, choices.Starve)
BROUGHT: Final = {
    Place.TOOL_MAKER: "tool",
    Place.HUT: "hut",
    Place.FIELD: "field",
    **{place: kind.value for place, kind in GROUNDS.items()},
}
"""The yield of work at a place."""


def find_lying(table: Table, place: Place) -> str:
    """Return the target at a place: the place itself, or for a space of a card or building what lies there, else ``AGENDA``."""
    if place not in (*CARDS, *SITES):
        return f"place:{place}"
    lying = table.find_lying(place)
    if lying is None:
        return AGENDA
    return f"card:{lying}" if place in CARDS else f"tile:{lying}"


def find_target(choice: Choice, table: Table, seat: Seat) -> str:
    """Return the target (``data-at``) of ``choice`` when ``seat`` decides; ``AGENDA`` if the board has none."""
    match choice:
        case (
            choices.PlaceWorkers(place) | choices.Work(place) | choices.Buy(place) | choices.Build(place) | choices.Decline(place)
        ):
            return find_lying(table, place)
        case choices.AddTool(space):
            return f"tool:{seat}:{space}"
        case choices.AddOneUse(value):
            return f"one-use:{seat}:{value}"
        case choices.TakeTwo():
            return f"any-two:{seat}"
        case choices.Collect():
            return "roll"
        case choices.TakeDie(face):
            return f"die:{face}"
        case choices.Feed():
            return f"food:{seat}"
    return AGENDA


def carry(choice: Choice, table: Table, seat: Seat) -> Carry | None:
    """Return which piece (worker, tool, card, building, die) is carried where to make a choice; None if none is."""
    place = find_target(choice, table, seat)
    match choice:
        case choices.PlaceWorkers():
            return Carry(f"home:{seat}", place)
        case choices.AddTool() | choices.AddOneUse():
            return Carry(place, "roll")
        case choices.Buy() | choices.Build() | choices.TakeDie():
            return Carry(place, f"tribe:{seat}")
    return None


def find_signs(place: Place) -> tuple[str, ...]:
    """Return the shared pictures (``#id``) of a place."""
    return ("#vc-card",) if place in CARDS else ("#vc-hut",) if place in SITES else (f"#vc-{BROUGHT[place]}",)


def style_choice(choice: Choice, colour: str) -> ChoiceStyle:
    """Return the style of ``choice`` for the tribe of a colour.

    On a ground many workers come before few, purchases come before other work, and declining and hunger last.
    """
    if isinstance(choice, QUIET):
        return ChoiceStyle(quiet=True)
    match choice:
        case choices.PlaceWorkers(place, workers) if place in GROUNDS:
            return ChoiceStyle((f"#vc-w-{colour}", f"#vc-{BROUGHT[place]}"), workers)
        case choices.PlaceWorkers(place) if place in VILLAGE:
            return ChoiceStyle((f"#vc-w-{colour}", f"#vc-{BROUGHT[place]}"))
        case choices.PlaceWorkers():
            return ChoiceStyle((f"#vc-w-{colour}",))
        case choices.Work(place):
            return ChoiceStyle((f"#vc-{BROUGHT[place]}",))
        case choices.Buy():
            return ChoiceStyle(("#vc-card",), 1)
        case choices.Build():
            return ChoiceStyle(("#vc-hut",), 1)
        case choices.AddTool() | choices.AddOneUse():
            return ChoiceStyle(("#vc-tool",))
        case choices.TakeTwo(kinds):
            return ChoiceStyle(tuple(f"#vc-{kind}" for kind in kinds))
        case choices.TakeDie(face):
            return ChoiceStyle((f"#vc-die-{face}",))
        case choices.Feed():
            return ChoiceStyle(("#vc-food",))
    return ChoiceStyle()


def find_picture(what: str) -> str:
    """Return the shared picture (``#id``) of a kind of piece; empty if there is none."""
    return f"#vc-{what}" if what in PIECES else ""
