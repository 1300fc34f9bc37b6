"""A button of the tracker: what it shows, and the choice that it enters."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from village_core.kernel.values import FREE, Choice, Payment
from village_widgets.companion.commands import Correct
from village_widgets.companion.tallying import MadeEntry
from village_widgets.games.village.tracker.messages import EntryButton


class Button(NamedTuple):
    """A button: its label with a picture, small words with a mark, and the choice that it enters or the correction that it makes.

    The picture is a drawing or the name of a shared one. ``spoken`` is the name for readers who hear it, where the label is not
    enough. ``asks`` is the field of the choice that is still to be picked, a customer. ``payment`` is the price of a choice that
    has one. ``sure`` is a title and a question to ask first, or the words above the list where something is picked. ``shut``: it
    can't be entered now, but keeps its place. ``before`` and ``then`` are entered in one go with the choice, before and after it;
    ``instead`` are buttons for the exceptions. ``style`` is its look, ``colour`` that of the player whose name the label is.
    """

    label: str
    choice: Choice | Correct
    small: str = ""
    picture: str = ""
    mark: str = ""
    spoken: str = ""
    style: str = ""
    asks: str = ""
    payment: Payment = FREE
    sure: tuple[str, str] = ("", "")
    shut: bool = False
    before: tuple[Choice, ...] = ()
    then: tuple[Choice, ...] = ()
    instead: tuple[Button, ...] = ()
    colour: str = ""

    def build_entry(self) -> EntryButton:
        """Return the button as the page gets it.

        A choice with a price enters an answer with its payment; several choices enter all of them. A shut button enters nothing.
        """
        made: dict[str, object] = msgspec.to_builtins(self.choice)
        if self.asks:
            del made[self.asks]
        if self.before or self.then:
            before, then = ([{"choice": msgspec.to_builtins(one)} for one in some] for some in (self.before, self.then))
            made = {"do": "several", "answers": [*before, self._build_answer(made), *then]}
        elif self.payment != FREE:
            made = self._build_answer(made)
        enters: MadeEntry | None = None if self.shut else made
        instead = tuple(button.build_entry() for button in self.instead)
        title, about = self.sure
        return EntryButton(
            label=self.label,
            made=enters,
            small=self.small,
            drawn=self.picture,
            sign=self.mark,
            spoken=self.spoken,
            style=self.style,
            field=self.asks,
            title=title,
            about=about,
            instead=instead,
            colour=self.colour,
        )

    def _build_answer(self, choice: dict[str, object]) -> dict[str, object]:
        return {"choice": choice} if self.payment == FREE else {"choice": choice, "payment": msgspec.to_builtins(self.payment)}
