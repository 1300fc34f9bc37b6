"""The style of a choice among others: its pictures from the board, and its weight."""

from __future__ import annotations

from typing import Final

from village_core.games.narration import get_tag
from village_core.games.village import choices
from village_core.games.village.edition import Edition
from village_core.games.village.table import Farm
from village_core.games.village.vocabulary import CITIES, INFLUENCES, Building, Cube, Good, Space
from village_core.kernel.values import Choice
from village_widgets.components.telling import ChoiceStyle
from village_widgets.games.village.drawing.figures import FACES

QUIET: Final = ChoiceStyle(quiet=True)
NOTHING: Final = (choices.Leave, choices.Pass, choices.Decline, choices.Done)
PIECES: Final = frozenset((*INFLUENCES, "coin", "grain", "scroll", "wagon", "plow", "horse", "ox"))
TIME: Final = "hourglass"
SIGNS: Final[dict[Space | Building, tuple[str, ...]]] = {
    Space.HARVEST: ("grain",),
    Space.FAMILY: ("cradle",),
    Space.CRAFTS: ("make",),
    Space.MARKET: ("bell",),
    Space.TRAVEL: ("flag",),
    Space.COUNCIL: ("ring",),
    Space.CHURCH: ("small-monk",),
    Building.WAINWRIGHT: ("wagon",),
    Building.STABLE: ("horse", "ox"),
    Building.OFFICE: ("scroll",),
    Building.SMITHY: ("plow",),
    Building.MILL: ("grain", "coin"),
}
"""The shared pictures that stand for a place."""


def find_picture(what: str) -> str:
    """Return the shared picture (``#id``) of a kind of piece, or of time; empty if there is none."""
    return f"#vc-{TIME if what == 'time' else what}" if what in PIECES or what == "time" else ""


def find_signs(place: Space | Building) -> tuple[str, ...]:
    """Return the shared pictures (``#id``) that stand for a place."""
    return tuple(f"#vc-{sign}" for sign in SIGNS[place])


def part_choice(choice: Choice) -> tuple[str, str, tuple[str, ...]] | None:
    """Part a choice into the key of what it does to a place, the key of the place's noun, and the place's shared pictures.

    The first key is that of the wording ``part-<key>``. None for choices that are not parted.
    """
    match choice:
        case choices.Take(space, Cube()):
            return "take", f"space-{space}", find_signs(space)
        case choices.Well():
            return "well", "name-well", ("#vc-small-well",)
        case choices.Train(_, building) | choices.Produce(building) | choices.Buy(building):
            return get_tag(choice), f"place-{building}", find_signs(building)
        case choices.Travel(_, _, end):
            return "travel", f"place-{end}", find_signs(Space.TRAVEL)
        case choices.Bury(_, place):
            return "bury", f"place-{place}", ()
    return None


def style_choice(choice: Choice, farm: Farm, colour: str, edition: Edition) -> ChoiceStyle:
    """Return the style of ``choice`` for the family with ``farm`` and ``colour``; a choice to do nothing is quiet.

    Customers are ordered by their points, visits by the prestige of a city new to the family, moves up by their height. Choices
    that make a good come before those that buy one, and a plague cube comes last.
    """
    if isinstance(choice, NOTHING):
        return QUIET
    who, weight = f"small-{colour}", 0
    match choice:
        case choices.Serve(customer):
            weight = edition.customers[customer].points
        case choices.Travel(_, _, city) if city in CITIES and city not in farm.cities:
            weight = 1 + edition.cities[city].prestige
        case choices.Produce() | choices.Train(_, _, Good()):
            weight = 2
        case choices.Buy():
            weight = 1
        case choices.Advance():
            weight = choice.stage
        case choices.Rise():
            weight = choice.window
        case choices.Take(_, Cube.PLAGUE):
            weight = -1
    return ChoiceStyle(tuple(f"#vc-{name}" for name in _list_pictures(choice, who)), weight)


def _list_pictures(choice: Choice, who: str) -> tuple[str, ...]:
    """Return the pictures for a choice: the piece or customer that it brings, the member that goes, or a sign; else none."""
    match choice:
        case choices.Take(_, Cube() as cube):
            return (cube.value,)
        case choices.Well():
            return ("small-well",)
        case choices.Serve(customer):
            return (f"small-face-{customer % FACES}",)
        case choices.Train(_, _, product):
            return (who, "train", *([product.value] if product else []))
        case choices.Produce(_, product) | choices.Buy(_, product):
            return (product.value,)
        case choices.TakeGood(good):
            return (good.value,)
        case choices.TakeInfluence(kinds):
            return tuple(kind.value for kind in kinds)
        case choices.Travel():
            return (who, "flag")
        case choices.Birth():
            return ("cradle",)
        case (
            choices.EnterCouncil()
            | choices.Advance()
            | choices.StayInCouncil()
            | choices.JoinChurch()
            | choices.BuyOut()
            | choices.Rise()
            | choices.Bury()
            | choices.BringHome()
        ):
            return (who,)
    return FIXED.get(type(choice), ())


FIXED: Final[dict[type[Choice], tuple[str, ...]]] = {
    choices.Harvest: ("grain",),
    choices.Grind: ("grain", "coin"),
    choices.HoldMarket: ("bell",),
    choices.TakeRing: ("ring",),
    choices.BuyPrestige: ("star",),
}
