"""A player who reports a game to Manitoba's tracker by touch, on one phone, and the number of taps that it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from tests.browser.touch_telling import TouchTeller
from village_core.games.manitoba import choices
from village_core.games.manitoba.edition import build_edition
from village_core.games.manitoba.table import Table
from village_core.kernel.position import Position
from village_core.kernel.values import Choice
from village_widgets.games.manitoba.tracker.tiles import CHANGES


class ManitobaTeller(TouchTeller):
    """A player who finds and taps the buttons of Manitoba's reports, on a page in any language."""

    def tap_entry(self, selector: str) -> None:
        """Tap a button that makes an entry; a subclass may wait until the entry is stored."""
        self.tap(selector)

    def find(self, choice: Choice, position: Position[Table]) -> int:
        """Find the button of a choice at a position as a person would, and tap it; return the number of entries."""
        match choice:
            case choices.EndRound():
                self.tap_entry(".vc-mt-end")
            case choices.Done():
                self.tap_entry(".vc-tally-done")
            case choices.Store():
                self.tap_entry(f".vc-mt-asked {find_button(choice)}")
            case choices.TurnCloud() | choices.TurnEvent():
                self.tap(f"[data-picks={'clouds' if isinstance(choice, choices.TurnCloud) else 'events'}]")
                alike = ", ".join(map(find_button, list_alike(choice, position.table)))
                self.tap_entry(f".vc-mt-picks :is({alike})")
            case _:
                return self._report(choice)
        return 1

    def _report(self, choice: Choice) -> int:
        """Tap the button of a clan's report, and return the number of entries; points without their own button take several."""
        seat = getattr(choice, "seat", None)
        button = f".vc-mt-clan[data-seat='{seat}'] {find_button(choice)}"
        if self.page.locator(button).count() == 0 and self.page.locator(f"[data-more='{seat}'][aria-expanded=false]").count():
            self.tap(f"[data-more='{seat}']")
        if isinstance(choice, choices.NotePoints) and self.page.locator(button).count() == 0:
            step = next(change for change in sorted(CHANGES, reverse=True) if change <= choice.points)
            return sum(self._report(choices.NotePoints(choice.seat, part)) for part in (step, choice.points - step))
        self.page.locator(button).evaluate("button => button.scrollIntoView({ block: 'center' })")
        self.tap_entry(button)
        return 1


def find_button(choice: Choice) -> str:
    """Return the selector of the button that enters a choice."""
    return f"[data-made='{json.dumps(msgspec.to_builtins(choice), separators=(',', ':'))}']"


def list_alike(choice: choices.TurnCloud | choices.TurnEvent, table: Table) -> Iterable[Choice]:
    """Return the choices of all tiles or cards that show what this choice's does; the page has one button for them."""
    edition = build_edition(table.copy)
    if isinstance(choice, choices.TurnCloud):
        tiles = edition.clouds
        return [choices.TurnCloud(at) for at, goods in enumerate(tiles) if goods == tiles[choice.cloud]]
    cards = edition.events[table.season]
    return [choices.TurnEvent(at) for at, event in enumerate(cards) if event == cards[choice.card]]
