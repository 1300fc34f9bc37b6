"""Somebody who tells the tracker a whole game by touch, on one phone, and counts the taps that it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

import msgspec
from playwright.sync_api import Page

from tests.browser.driving import PATIENCE
from village_core.games import load
from village_core.games.village.choices import (
    ClaimRing,
    Done,
    DrawMonk,
    EndRound,
    EndTurn,
    Send,
    Sold,
    Spend,
    Tell,
)
from village_core.games.village.edition import Edition
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import CITIES, COUNCIL, WORKSHOPS, Building, Category, Place, Spending
from village_core.kernel.game import Game
from village_core.kernel.values import FREE, Choice

RECORDED = Path(__file__).parents[1] / "games" / "village" / "last-cube.jsonl"
"""A whole game of four, played by the full rules: the shortest that is recorded."""
QUICK = 3
"""Hourglasses that are lost at one tap."""
LATER = """() => {
    window.later = 0;
    const now = Date.now;
    Date.now = () => now() + window.later;
}"""
"""Lets time pass without waiting for it."""
THINK = 500
"""Milliseconds between two taps: nobody is faster, and a second tap that comes sooner is taken for part of the first."""
FAR = 6
"""Taps that lead to any button, and more."""
SURE = "sure"
"""What is seen when the page asks whether something is really meant."""
SEE = """async ([count, before]) => {
    const seen = () => [...document.querySelectorAll(".vc-tracker [data-key], .vc-tr-pick")]
        .filter((one) => !one.disabled && one.checkVisibility()).map((one) => one.dataset.key ?? "pick");
    for (const end = performance.now() + 30_000; ; ) {
        if (document.querySelector(".vc-tr-sure .vc-main")?.checkVisibility()) return [["sure"], ""];
        const here = document.querySelector(".vc-companion");
        if (Number(here?.dataset.count) >= count && seen().join() !== before?.join()) {
            const card = document.querySelector('.vc-tr-card[aria-pressed="true"]');
            return [seen(), card?.dataset.key.slice(5) ?? ""];
        }
        if (performance.now() > end) throw new Error(`${here?.dataset.count} of ${count} lines; shown: ${seen().join()}`);
        await new Promise(requestAnimationFrame);
    }
}"""
"""What can be tapped, and whose buttons are shown, once so many lines are stored and something else is shown than before."""
POINT = """async ([selector, nth, think]) => {
    window.later += think;
    const place = [...document.querySelectorAll(selector)].filter((one) => !one.disabled && one.checkVisibility())[nth];
    const middle = () => {
        const { x, y, width, height } = place.getBoundingClientRect();
        const at = [x + width / 2, y + height / 2];
        return place.contains(document.elementFromPoint(...at)) && Math.min(width, height) >= 40 ? at : null;
    };
    for (const block of ["", "nearest", "center", "end"]) {
        if (block) place.scrollIntoView({ block });
        const at = middle();
        if (at) return [...at, block !== ""];
    }
    return null;
}"""
"""Where a finger touches something that is big enough and lies on top, and whether the page had to be moved for it."""


def recorded() -> Game:
    """The game that is told."""
    return load(RECORDED.read_text(encoding="utf-8"))


def entered(choice: Choice, edition: Edition) -> Iterator[Choice]:
    """What is tapped for a report: one thing at a time, as there are buttons."""
    match choice:
        case Send(seat, generation, start, end, time) if end in WORKSHOPS:
            training = edition.crafts[Building(end.value)].training
            yield Send(seat, generation, start, end, training)
            if time > training:
                yield Spend(seat, Spending.PRODUCTION, time - training)
        case Spend(seat, Spending.TIME, time) if time > QUICK:
            yield Spend(seat, Spending.TIME, QUICK)
            yield from entered(Spend(seat, Spending.TIME, time - QUICK), edition)
        case Spend(seat, Spending.MARKET, time) if time > edition.market.surcharge_time:
            for _ in range(time // edition.market.surcharge_time):
                yield Spend(seat, Spending.MARKET, edition.market.surcharge_time)
        case _:
            yield choice


def tile(choice: Choice) -> str:
    """The tile below which somebody looks for a choice; empty for what lies open."""
    match choice:
        case Send(start=Place.UNBORN) | Send(end=Place.FARM):
            return "family"
        case Send(end=end):
            return "crafts" if end in WORKSHOPS else "travel" if end in CITIES else "council" if end in COUNCIL else "church"
        case Spend(why=Spending.PRODUCTION | Spending.MILL):
            return "crafts"
        case Spend(why=Spending.MARKET) | Sold():
            return "market"
        case ClaimRing():
            return "council"
    return ""


def answered(game: Game[Table], choice: Choice) -> dict[str, object]:
    """A choice as a page says it, with what is paid for it."""
    paid = game.play(choice).steps[-1].option.payment
    said: dict[str, object] = {"choice": msgspec.to_builtins(choice)}
    return said if paid == FREE else {**said, "payment": msgspec.to_builtins(paid)}


def members_first(told: Iterable[tuple[Game[Table], Choice]]) -> Iterator[tuple[Game[Table], Choice]]:
    """The reports as people make them: of the pieces in their hand they tell the members first, then the monks."""
    reports = [*told]
    while reports:
        game, _ = reports[0]
        count = next((at for at, (one, _) in enumerate(reports) if not isinstance(one.position.top, Drawing)), len(reports))
        for choice in sorted((choice for _, choice in reports[:count]), key=lambda choice: isinstance(choice, DrawMonk)):
            yield game, choice
            game = game.play(choice)
        if not count:
            yield reports[0]
        del reports[: count or 1]


def together(reports: list[tuple[Game[Table], Choice]]) -> int:
    """How many of the reports to come one tap stands for.

    A sale with its surcharge; in a mass all who pass with what is done next, and monks to the last. Who passes when nobody comes
    after is told with those before.
    """
    (game, choice), *more = reports
    top = game.position.top
    if (
        isinstance(choice, Sold)
        and more
        and (surcharge := more[0][1]) == Spend(choice.seat, Spending.MARKET, game.position.table.edition.market.surcharge_time)
    ):
        assert isinstance(surcharge, Spend)
        return 2
    if not isinstance(top, BuyingOut | Drawing | Rising):
        return 1
    passed = 0
    while passed < len(reports) and isinstance(reports[passed][1], Done) and type(reports[passed][0].position.top) is type(top):
        passed += 1
    if passed == len(reports):
        return passed
    after, then = reports[passed][0].position.top, reports[passed][1]
    if type(after) is not type(top) and not (isinstance(top, BuyingOut) and isinstance(after, Drawing)):
        return passed
    if isinstance(after, Drawing) and isinstance(then, DrawMonk):
        rest = [one for before, one in reports[passed:] if isinstance(before.position.top, Drawing)][: after.left]
        if len(rest) == after.left > 1 and all(isinstance(one, DrawMonk) for one in rest):
            return passed + after.left
    return passed + 1


@dataclass
class Taps:
    """How often a finger touched the screen: for each turn with the deaths at its end, and in all for the rest.

    ``moved``: how often the page had to be moved to come to a place; ``typed``: letters and digits beside the taps.
    """

    turns: list[int] = field(default_factory=list)
    setting_up: int = 0
    masses: int = 0
    sheet: int = 0
    moved: int = 0
    typed: int = 0

    @property
    def all(self) -> int:
        """Every tap from the empty form to the winner."""
        return self.setting_up + sum(self.turns) + self.masses + self.sheet

    def __str__(self) -> str:
        turns = self.turns
        return (
            f"taps per turn: {median(turns):g} (median), {mean(turns):.2f} (mean), {max(turns)} (most), {len(turns)} turns; "
            f"setting up {self.setting_up}, masses {self.masses}, final sheet {self.sheet}; "
            f"{self.all} in all, {self.typed} letters and digits typed, page moved {self.moved} times"
        )


@dataclass
class Teller:
    """Tells one page a game; ``count`` lines of it are stored."""

    page: Page
    count: int = 0
    taps: Taps = field(default_factory=Taps)
    _seen: list[str] = field(default_factory=list)
    _card: str = ""
    _spent: int = 0
    _ended: bool = False

    def tap(self, selector: str, nth: int = 0) -> None:
        """Touch something."""
        at = self.page.evaluate(POINT, [selector, nth, THINK])
        assert at is not None, f"{selector} can't be touched"
        x, y, moved = at
        self.page.touchscreen.tap(x, y)
        self._spent += 1
        self.taps.moved += moved

    def press(self, key: str) -> None:
        """Touch the button with a key."""
        self.tap(f"[data-key={json.dumps(key)}]")

    def type(self, text: str) -> None:
        """Type into what was tapped."""
        self.page.keyboard.type(text)
        self.taps.typed += len(text)

    def look(self, changed: bool = False) -> None:
        """Wait until everything entered so far shows, and ``changed`` until something else shows than before."""
        self._seen, self._card = self.page.evaluate(SEE, [self.count, self._seen if changed else None])

    def counted(self) -> int:
        """The taps since this was asked last."""
        spent, self._spent = self._spent, 0
        return spent

    def sit_down(self, game: Game[Table]) -> None:
        """Fill in the form of a new table and open it."""
        form = self.page.locator(".vc-new-table")
        form.wait_for(timeout=PATIENCE * 3)
        table = game.start.table
        form.locator("select").first.select_option(table.copy.edition)
        for _ in game.players[2:]:
            self.tap(".vc-places + button")
        for seat, player in enumerate(game.players):
            self.tap(".vc-place input[type=text]", seat)
            self.type(player.name)
        self.tap(".vc-place .vc-starts", table.start)
        self.tap(".vc-new-table .vc-main")
        self.page.wait_for_selector(".vc-tracker:not([hidden]) .vc-tr-card", timeout=PATIENCE)
        self.taps.setting_up = self.counted()
        self.look()

    def tell(self, told: Iterable[tuple[Game[Table], Choice]]) -> None:
        """Enter reports, each with the tracked game before it; what one tap stands for is told by one."""
        reports = [*members_first(told)]
        while reports:
            game, choice = reports[0]
            top = game.position.top
            if self._ended and isinstance(top, Tracking | BuyingOut | Drawing | Rising | Tallying):
                self.taps.turns.append(self.counted())
                self._ended = False
            if isinstance(top, Tallying):
                self.tally(choice)
                del reports[0]
                continue
            taken = together(reports)
            answers = [answered(before, one) for before, one in reports[:taken]]
            if taken == 1:
                for part in entered(choice, game.position.table.edition):
                    said = msgspec.to_builtins(part)
                    self.enter(part, said if len(answers[0]) == 1 else answers[0], game)
            else:
                self.enter(choice, {"do": "several", "answers": answers}, game)
            if isinstance(top, BuyingOut | Drawing | Rising):
                self.taps.masses += self.counted()
            self._ended = self._ended or isinstance(choice, EndTurn | EndRound)
            del reports[:taken]

    def enter(self, choice: Choice, said: dict[str, object], game: Game[Table]) -> None:
        """Find the button of one choice, by way of its player and its tile, and touch it."""
        customer = choice.customer if isinstance(choice, Sold) else None
        if customer is not None:
            (said["answers"][0]["choice"] if "answers" in said else said).pop("customer")
        key = json.dumps(said, separators=(",", ":"))
        for _ in range(FAR):
            if key in self._seen:
                break
            self.press(self._toward(choice, key))
            self.look(changed=True)
        assert key in self._seen, f"no way to {key}: {self._seen}"
        self.press(key)
        if customer is not None:
            self.look(changed=True)
            served = {tile for farm in game.position.table.farms for tile in farm.customers}
            self.tap(".vc-tr-pick", sum(number not in served for number in range(customer)))
        self.count += len(said.get("answers", [choice]))
        self.look()
        if self._seen == [SURE]:
            self.tap(".vc-tr-sure .vc-main")
            self.look()

    def _toward(self, choice: Choice, key: str) -> str:
        """What is touched next on the way to a choice."""
        below = tile(choice)
        seat = getattr(choice, "seat", None)
        if isinstance(choice, EndTurn | EndRound):
            touched = ["to-turn"]
        elif below == "market" or str(seat) == self._card:
            touched = [f"tile:{below}", "back"]
        else:
            touched = [f"card:{seat}"]
        found = next((each for each in touched if each in self._seen), None)
        assert found, f"no way to {key}: {self._seen}"
        return found

    def tally(self, choice: Choice) -> None:
        """Correct one number of the final sheet, or say that it is right."""
        match choice:
            case Tell(seat, line, count):
                cells = f".vc-tally tbody:nth-of-type(1) tr:nth-child({[*Category].index(line.value) + 1})"
                self.tap(f"{cells} td:nth-of-type({seat + 1}) input")
                self.type(str(count))
                self.page.keyboard.press("Enter")
                self._spent += 1
            case _:
                self.tap(".vc-tally-done")
        self.count += 1
        self.look()
        self.taps.sheet += self.counted()
