"""The target on the board for each choice, the piece that is carried to make it, and its style among others."""

from __future__ import annotations

from typing import Final

from village_core.games.manitoba import choices
from village_core.games.manitoba.table import Table
from village_core.games.manitoba.vocabulary import ALTARS, OWN, YIELD, Good
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA, Carry, ChoiceStyle

PIECES: Final = {**{good.value: good.value for good in Good}, "cree": "cree-any", "sleeper": "hut", "shell": "shell"}
"""The shared picture of each kind of piece."""


def find_target(choice: Choice, seat: Seat) -> str:
    """Return the target (``data-at``) of ``choice`` when ``seat`` decides; ``AGENDA`` if the board has none."""
    match choice:
        case choices.Lift(discs):
            return f"disc:{discs}"
        case choices.Enter(region) | choices.Move(_, region) | choices.SendHome(region) | choices.Refill(region):
            return f"region:{region}"
        case choices.Walk(path):
            return f"path:{path}"
        case choices.Wake() | choices.WakeOne():
            return f"huts:{seat}"
        case choices.TurnBerry(place) | choices.Store(place) | choices.LoseFeather(place):
            return f"place:{seat}:{place}"
        case choices.Score(good):
            return f"place:{seat}:{OWN[good]}"
        case choices.TakeGood(good):
            return f"supply:{good}"
    return AGENDA


def carry(choice: Choice, table: Table, seat: Seat) -> Carry | None:
    """Return which piece (a Cree, a good, a berry) is carried where to make a choice; None if no piece is carried for it."""
    place = find_target(choice, seat)
    match choice:
        case choices.Enter():
            return Carry(f"square:{seat}", place)
        case choices.Move(origin):
            return Carry(f"region:{origin}", place)
        case choices.Walk(path) if not table.clans[seat].find_space(path):
            return Carry(f"square:{seat}", place)
        case choices.Wake() | choices.WakeOne():
            return Carry(place, f"square:{seat}")
        case choices.TurnBerry():
            return Carry(f"place:{seat}:berries", place)
        case choices.SendHome():
            return Carry(place, f"huts:{seat}")
        case choices.TakeGood():
            return Carry(place, f"clan:{seat}")
        case choices.Refill(region):
            return Carry(f"supply:{YIELD[table.territory.terrains[region]]}", place)
    return None


def style_choice(choice: Choice, table: Table, colour: str) -> ChoiceStyle:
    """Return the style of ``choice`` for the clan of a colour.

    Paths come before the land, lifting few discs before many, shells after other actions, and doing nothing last.
    """
    terrains, cree = table.territory.terrains, f"#vc-cree-{colour}"
    match choice:
        case choices.Lift(discs):
            return ChoiceStyle((f"#vc-disc-{table.totem[discs - 1]}",), -discs)
        case choices.Enter(region):
            return ChoiceStyle((cree, f"#vc-{terrains[region]}"), 1)
        case choices.Move(origin, region):
            return ChoiceStyle((f"#vc-{terrains[origin]}", f"#vc-{terrains[region]}"), 1)
        case choices.Walk(path):
            return ChoiceStyle((cree, f"#vc-path-{path}"), 2)
        case choices.Wake():
            return ChoiceStyle(("#vc-wake",))
        case choices.WakeOne():
            return ChoiceStyle(("#vc-shell", "#vc-wake"), -1)
        case choices.TurnBerry(place):
            return ChoiceStyle(("#vc-shell", "#vc-berries", f"#vc-{place}"), -1)
        case choices.Store(place):
            return ChoiceStyle(("#vc-altar" if place in ALTARS else f"#vc-{place}",))
        case choices.Score(good) | choices.TakeGood(good):
            return ChoiceStyle((f"#vc-{good}",))
        case choices.SendHome(region):
            return ChoiceStyle((f"#vc-{terrains[region]}", "#vc-hut"))
        case choices.Refill(region):
            return ChoiceStyle((f"#vc-{YIELD[terrains[region]]}",))
        case choices.LoseFeather():
            return ChoiceStyle(("#vc-feathers",))
        case choices.Skip() | choices.Finish():
            return ChoiceStyle(quiet=True)
    return ChoiceStyle()


def find_picture(what: str) -> str:
    """Return the shared picture (``#id``) of a kind of piece; empty if there is none."""
    return f"#vc-{PIECES[what]}" if what in PIECES else ""
