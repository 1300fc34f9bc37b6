"""The target on the board for each choice, the piece that is carried to make it, and its style among others."""

from __future__ import annotations

from village_core.games.manitoba import choices
from village_core.games.manitoba.vocabulary import OWN
from village_core.kernel.values import Choice, Seat
from village_widgets.components.telling import AGENDA


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
