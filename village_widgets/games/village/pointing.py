"""The target on the board for each choice, and the piece that is carried to make it."""

from __future__ import annotations

from typing import Final

from village_core.games.village import choices
from village_core.games.village.vocabulary import CHURCH, COUNCIL, Building, Cube, Place, Space
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA, Carry
from village_widgets.games.village.drawing.ink import name_member


def find_target(choice: Choice, seat: Seat) -> str:
    """Return the target (``data-at``) of ``choice`` when ``seat`` decides; ``AGENDA`` if the board has none.

    A choice that leads beyond the last stage or window has the target of that last one.
    """
    match choice:
        case choices.Take(space, cube):
            return f"space:{space.value}" if cube is None else f"cube:{space.value}:{cube.value}"
        case choices.Serve(customer):
            return f"stall:{customer}"
        case choices.Train(_, building) | choices.Produce(building) | choices.Buy(building):
            return f"building:{building.value}"
        case choices.Travel(_, _, end):
            return f"city:{end.value}"
        case choices.Advance():
            return f"council:{min(choice.stage, len(COUNCIL))}"
        case choices.Rise():
            return f"church:{min(choice.window, len(CHURCH))}"
        case choices.Birth(generation):
            return name_member(seat, generation, Place.UNBORN)
        case choices.BringHome(generation, place) | choices.Bury(generation, place):
            return name_member(seat, generation, place)
    return FIXED.get(type(choice), AGENDA)


FIXED: Final[dict[type[Choice], str]] = {
    choices.Well: "well",
    choices.Harvest: "field",
    choices.HoldMarket: "market",
    choices.Grind: f"building:{Building.MILL.value}",
    choices.EnterCouncil: "council:1",
    choices.JoinChurch: "bag",
    choices.BuyOut: "bag",
    choices.TakeRing: "privilege:ring",
    choices.TakeInfluence: "privilege:influence",
    choices.TakeGood: "privilege:good",
    choices.BuyPrestige: "privilege:prestige",
}


def carry(choice: Choice, seat: Seat) -> Carry | None:
    """Return which piece is carried where to make ``choice``: a cube or customer to the farm, a member home, to work or to rest.

    A choice that leads beyond the last stage or window ends there. None for other choices.
    """
    place, farm = find_target(choice, seat), f"farm:{seat}"
    match choice:
        case choices.Take(_, Cube()) | choices.Serve() | choices.Birth() | choices.BringHome():
            return Carry(place, farm)
        case choices.Bury():
            return Carry(place, "chronicle")
        case choices.Train(generation) | choices.EnterCouncil(generation) | choices.JoinChurch(generation):
            return Carry(name_member(seat, generation, Place.FARM), place)
        case choices.Travel(generation, start) | choices.Advance(generation, start) | choices.Rise(generation, start):
            return Carry(name_member(seat, generation, start), place)
    return None


SPACE_OF: Final = {
    "building": Space.CRAFTS,
    "stall": Space.MARKET,
    "queue": Space.MARKET,
    "market": Space.MARKET,
    "city": Space.TRAVEL,
    "council": Space.COUNCIL,
    "privilege": Space.COUNCIL,
    "church": Space.CHURCH,
    "bag": Space.CHURCH,
    "field": Space.HARVEST,
    "house": Space.FAMILY,
    "unborn": Space.FAMILY,
}
"""The action space that leads to a target, by the target's first word."""


def find_space(target: str) -> Space | None:
    """Return the action space that leads to a target; None for spaces, cubes, born members and targets without a space."""
    return SPACE_OF.get(target.partition(":")[0])
