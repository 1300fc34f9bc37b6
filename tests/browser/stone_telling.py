"""A player who reports a game to Stone Age's tracker by touch, on one phone, and the number of taps that it takes."""

from __future__ import annotations

from tests.browser.touch_telling import TouchTeller
from village_core.games.stone_age import choices
from village_core.games.stone_age.edition import build_edition
from village_core.games.stone_age.vocabulary import SITES, Category
from village_core.kernel.position import Position
from village_core.kernel.values import Choice


class StoneTeller(TouchTeller):
    """A player who finds and taps the buttons of Stone Age's reports on a page."""

    def unfold(self, what: str) -> None:
        """Open the list of cards, buildings or points, named by ``what``, unless it is open."""
        if self.page.locator(f".vc-st-what [data-open={what}][aria-expanded=true]").count() == 0:
            self.tap(f".vc-st-what [data-open={what}]")

    def find(self, choice: Choice, position: Position) -> int:
        """Find a choice at a position and enter it, as a person at the table would; return the number of entries: one."""
        seat = getattr(choice, "seat", None)
        pads = isinstance(choice, choices.Grow | choices.NoteCard | choices.NoteBuilding | choices.NotePoints)
        if pads and self.page.locator(f".vc-st-tribe[data-seat='{seat}'][aria-pressed='true']").count() == 0:
            self.tap(f".vc-st-tribe[data-seat='{seat}']")
        match choice:
            case choices.Grow(_, growth):
                self.tap(f"[data-grow={growth}]")
            case choices.NoteCard(_, card) | choices.ShowCard(card):
                if pads:
                    self.unfold("card")
                cards = build_edition(position.table.copy).cards
                alike = next(each for each in position.table.deck if cards[each] == cards[card])
                self.tap(f"[data-figure={cards[card].shows}]")
                if len({cards[each] for each in position.table.deck if cards[each].shows == cards[card].shows}) > 1:
                    self.tap(f"[data-card='{alike}']")
            case choices.NoteBuilding(_, place, points):
                self.unfold("building")
                pile = f".vc-st-pile:nth-of-type({SITES.index(place) + 1})"
                if self.page.locator(f"{pile} [data-points='{points}']").count() == 0:
                    self.page.locator(".vc-st-other input").fill(str(points))
                    self.taps += 1 + len(str(points))
                self.tap(f"{pile} [data-points='{points}']")
            case choices.NotePoints(_, points):
                self.unfold("points")
                self.tap(f"[data-points='{points}']")
            case choices.EndTurn() | choices.Fed():
                self.tap(".vc-st-next")
            case choices.GoHungry():
                place = list(position.table.list_clockwise(position.table.start)).index(seat)
                self.tap(f".vc-st-feast li:nth-child({place + 1}) [data-hungry]")
            case choices.Tell():
                line = [*Category].index(Category(choice.line.value))
                row = f".vc-tally tbody:nth-of-type(1) tr:nth-child({line + 1})"
                field = self.page.locator(f"{row} td:nth-of-type({seat + 1}) input")
                field.fill(str(choice.count))
                field.press("Enter")
                self.taps += 1 + len(str(choice.count))
            case choices.Done():
                self.tap(".vc-tally-done")
        return 1
