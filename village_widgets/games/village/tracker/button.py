"""A button of the tracker: what it shows, and the choice that it enters."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from village_core.kernel.values import FREE, Choice, Payment
from village_widgets.components.telling import Plain


class Button(NamedTuple):
    """A button: its label with a picture (a drawing or the name of a shared one), small words with a mark, and the choice.

    ``spoken`` is its name for those who hear it, where the label alone doesn't tell. ``asks``: which field of the choice is
    still to be picked, and from which list. ``payment``: what the choice costs, where it is one of those with a price.
    ``sure``: what is asked first, as a title and a question; where something is to be picked, what is said above the list.
    ``shut``: it can't be entered now, but keeps its place.
    """

    label: str
    choice: Choice
    small: str = ""
    picture: str = ""
    mark: str = ""
    spoken: str = ""
    style: str = ""
    asks: tuple[str, str] = ("", "")
    payment: Payment = FREE
    sure: tuple[str, str] = ("", "")
    shut: bool = False

    def plain(self) -> Plain:
        """As the page gets it; what costs something as an answer, with its payment."""
        choice: dict[str, Plain] = msgspec.to_builtins(self.choice)
        field, listed = self.asks
        if field:
            del choice[field]
        if self.payment != FREE:
            choice = {"choice": choice, "payment": msgspec.to_builtins(self.payment)}
        answer: Plain = None if self.shut else choice
        shown: list[Plain] = [self.label, answer, self.small, self.picture, self.mark, self.spoken, self.style]
        if self.sure[0]:
            return [*shown, field, listed, *self.sure]
        return [*shown, field, listed] if field else shown
