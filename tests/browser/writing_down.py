"""A player who writes a recorded game of Village down at a full table by touch, on one phone: choices on the board, and draws."""

from __future__ import annotations

from tests.companion.showing import Driven
from village_core.games.village.choices import Seed
from village_core.games.village.rounds import Seeding
from village_core.games.village.table import Table
from village_core.kernel.game import Game
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Option
from village_widgets.games.village.companion import load_words
from village_widgets.games.village.writing import VillageWriting
from village_widgets.games.village.writing.deciding import VillageAtTheTable

TOUCH = """async ([kind, target, label, nth, paid]) => {
    const table = document.querySelector(".vc-table"), before = table.dataset.version;
    const sheet = () => document.querySelector(".vc-sheet:popover-open .vc-asked");
    const said = (one) => one.querySelector(".vc-what")?.textContent;
    const ways = {
        cubes: () => document.querySelectorAll(`[data-space="${target}"] .vc-heap`)[nth],
        entered: () => document.querySelector(".vc-handful [type=submit]"),
        drawn: () => document.querySelectorAll(".vc-choices .vc-row")[nth],
        chosen: () => document.querySelector(`.vc-picture [data-at="${target}"].vc-open`)
            ?? [...document.querySelectorAll(".vc-choices :is(.vc-beside, .vc-last) .vc-row")].find((one) => said(one) === label),
        paid: () => {
            const group = sheet().querySelector(`[role=group][aria-label="${CSS.escape(label)}"]`);
            return [...(group ?? sheet()).querySelectorAll("button")].find((one) => said(one) === (group ? paid : label));
        },
    };
    const place = ways[kind]();
    if (!place) return `${label} (${target}) is nowhere`;
    place.scrollIntoView({ block: "center", behavior: "instant" });
    const { x, y, width, height } = place.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (Math.min(width, height) < 40 || !place.contains(top)) return `${label} (${target}) can't be touched`;
    const news = () => kind === "cubes" || table.dataset.version !== before || (kind !== "paid" && sheet() !== null);
    const shown = new Promise((done) => {
        const look = new MutationObserver(() => { if (news()) { look.disconnect(); done(); } });
        look.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    top.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    await shown;
    return sheet() ? "asked" : "";
}"""
"""Script: tap the target of a choice and wait for a change; return the error, or "asked" if the sheet asks for more."""


class Scribe:
    """A player who writes ``game`` down at a new table; ``taps`` counts the taps."""

    def __init__(self, driven: Driven, game: Game[Table]) -> None:
        self.driven = driven
        self.game = game
        self.telling = VillageAtTheTable(game.players, game.start.table.edition, load_words())
        self.writing = VillageWriting(self.telling)
        self.taps = 0

    def write(self, after: int = 0) -> None:
        """Enter the game's answers in order, without the first ``after``; draws for action spaces go into the table of pieces."""
        position = self.game.steps[after - 1].position if after else self.game.start
        for step in self.game.steps[after:]:
            choice = step.option.choice
            if isinstance(choice, Seed):
                for cell, count in enumerate(choice.cubes):
                    for _ in range(count):
                        self.touch("cubes", choice.space, nth=cell)
                if not isinstance(step.position.top, Seeding):
                    self.touch("entered")
            elif position.seat == CHANCE:
                drawn = [thing.option.choice for thing in self.writing.list_drawables(position) or ()]
                self.touch("drawn", nth=drawn.index(choice))
            else:
                self.decide(position, step.option)
            position = step.position

    def decide(self, position: Position[Table], option: Option) -> None:
        """Tap a choice, and its payment if the sheet asks for it."""
        label = self.telling.describe_choice(option.choice, position)
        if self.touch("chosen", self.telling.find_target(option.choice, position), label):
            self.touch("paid", label=label, paid=self.telling.describe_payment(option.payment))

    def touch(self, kind: str, target: str = "", label: str = "", nth: int = 0, paid: str = "") -> bool:
        """Tap a target and count the tap; tell if the sheet asks for more.

        Fail if the target is missing, covered or too small.
        """
        said = self.driven.page.evaluate(TOUCH, [kind, target, label, nth, paid])
        assert said in ("", "asked"), said
        self.taps += 1
        return said == "asked"
