"""Where on the board each choice is pointed at, and what is carried where to make it."""

from __future__ import annotations

from typing import Final

from village_core.games.village import choices
from village_core.games.village.vocabulary import CHURCH, COUNCIL, Building, Cube, Place, Space
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA, Carry


def target(choice: Choice, seat: Seat) -> str:
    """The target (``data-at``) of ``choice`` when ``seat`` decides; ``AGENDA`` where the board shows nothing for it.

    What leads nowhere (beyond the last stage or window) points at the place where it starts.
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
            return f"unborn:{seat}:{generation}"
        case choices.BringHome(generation, place) | choices.Bury(generation, place):
            return f"member:{seat}:{generation}:{place.value}"
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
    """What is carried where to make ``choice``: a cube or a customer to the farm, a member to where it acts or rests.

    What leads nowhere is put down where it starts. Nothing for what nobody would do with a hand.
    """
    place, farm = target(choice, seat), f"farm:{seat}"
    match choice:
        case choices.Take(_, Cube()) | choices.Serve() | choices.Birth() | choices.BringHome():
            return Carry(place, farm)
        case choices.Bury():
            return Carry(place, "chronicle")
        case choices.Train(generation) | choices.EnterCouncil(generation) | choices.JoinChurch(generation):
            return Carry(_member(seat, generation, Place.FARM), place)
        case choices.Travel(generation, start) | choices.Advance(generation, start) | choices.Rise(generation, start):
            return Carry(_member(seat, generation, start), place)
    return None


def _member(seat: Seat, generation: int, place: Place) -> str:
    return f"member:{seat}:{generation}:{place.value}"


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
"""The action space by which one comes to act at a target, by the target's first word."""


def space_of(target: str) -> Space | None:
    """The action space that a target belongs to; nothing for cubes, members and what is no place of action."""
    return SPACE_OF.get(target.partition(":")[0])
