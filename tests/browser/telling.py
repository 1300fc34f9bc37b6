"""A player who reports a whole game of Village to the tracker by touch, on one phone, and the number of taps that it takes."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import mean, median

import msgspec
from playwright.sync_api import Page

from tests.browser.driving import PATIENCE
from village_core.games import load
from village_core.games.village import choices
from village_core.games.village.edition import Edition
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.table import Table
from village_core.games.village.tracking.tallying import Tallying
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import CITIES, COUNCIL, WORKSHOPS, Category, Place, Spending
from village_core.kernel.game import Game
from village_core.kernel.values import FREE, Choice

RECORDED = Path(__file__).parents[1] / "games" / "village" / "last-cube.jsonl"
"""The shortest recorded game of four by the full rules."""
QUICK = 3
"""The number of hourglasses that one tap reports as lost."""
LATER = """() => {
    window.later = 0;
    const now = Date.now;
    Date.now = () => now() + window.later;
}"""
"""Script: let the page's clock run ahead without waiting."""
THINK = 500
"""Milliseconds between two taps of a fast player. The page takes a second tap that comes sooner as part of the first."""
FAR = 6
"""More taps than any button needs."""
SURE = "sure"
"""The dialog in which the page asks for confirmation."""
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
"""Script: wait for n stored lines and a changed page; return the shown targets, and the player whose buttons they are."""
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
"""Script: return the point of a large enough, uncovered target, and whether the page had to scroll to it; null if there is none.
"""


def load_recorded() -> Game:
    """Return the recorded game that is reported to the tracker."""
    return load(RECORDED.read_text(encoding="utf-8"))


def split_report(choice: Choice, edition: Edition) -> Iterator[Choice]:
    """Split a report into reports that have buttons: more lost time than a button has is divided, all else stays as it is."""
    match choice:
        case choices.Spend(seat, Spending.TIME, time) if time > QUICK:
            yield choices.Spend(seat, Spending.TIME, QUICK)
            yield from split_report(choices.Spend(seat, Spending.TIME, time - QUICK), edition)
        case choices.Spend(seat, Spending.MARKET, time) if time > edition.market.surcharge_time:
            for _ in range(time // edition.market.surcharge_time):
                yield choices.Spend(seat, Spending.MARKET, edition.market.surcharge_time)
        case _:
            yield choice


def find_tile(choice: Choice) -> str:
    """Return the key of the tile that opens the buttons of a choice; empty if they need none."""
    match choice:
        case choices.Send(start=Place.UNBORN) | choices.Send(end=Place.FARM):
            return "family"
        case choices.Send(end=end):
            return "crafts" if end in WORKSHOPS else "travel" if end in CITIES else "council" if end in COUNCIL else "church"
        case choices.Spend(why=Spending.PRODUCTION | Spending.MILL):
            return "crafts"
        case choices.Spend(why=Spending.MARKET) | choices.Sold():
            return "market"
        case choices.ClaimRing():
            return "council"
    return ""


def build_answer(game: Game[Table], choice: Choice) -> dict[str, object]:
    """Return a choice as the page sends it, with its payment unless it is free."""
    paid = game.play(choice).steps[-1].option.payment
    said: dict[str, object] = {"choice": msgspec.to_builtins(choice)}
    return said if paid == FREE else {**said, "payment": msgspec.to_builtins(paid)}


def sort_members_first(told: Iterable[tuple[Game[Table], Choice]]) -> Iterator[tuple[Game[Table], Choice]]:
    """Yield the reports in the order in which people make them: of the pieces drawn, first the members, then the monks."""
    reports = [*told]
    while reports:
        game, _ = reports[0]
        count = next((at for at, (one, _) in enumerate(reports) if not isinstance(one.position.top, Drawing)), len(reports))
        for choice in sorted((choice for _, choice in reports[:count]), key=lambda choice: isinstance(choice, choices.DrawMonk)):
            yield game, choice
            game = game.play(choice)
        if not count:
            yield reports[0]
        del reports[: count or 1]


def count_together(reports: list[tuple[Game[Table], Choice]]) -> int:
    """Return how many of the next reports one tap covers.

    These are a sale with its surcharge; in a mass all players who pass, with the next action, and monks to the last. If all
    remaining players pass, one tap covers them too.
    """
    (game, choice), *more = reports
    top = game.position.top
    if (
        isinstance(choice, choices.Sold)
        and more
        and (surcharge := more[0][1])
        == choices.Spend(choice.seat, Spending.MARKET, game.position.table.edition.market.surcharge_time)
    ):
        assert isinstance(surcharge, choices.Spend)
        return 2
    if not isinstance(top, BuyingOut | Drawing | Rising):
        return 1
    passed = 0
    while (
        passed < len(reports)
        and isinstance(reports[passed][1], choices.Done)
        and type(reports[passed][0].position.top) is type(top)
    ):
        passed += 1
    if passed == len(reports):
        return passed
    after, then = reports[passed][0].position.top, reports[passed][1]
    if type(after) is not type(top) and not (isinstance(top, BuyingOut) and isinstance(after, Drawing)):
        return passed
    if isinstance(after, Drawing) and isinstance(then, choices.DrawMonk):
        rest = [one for before, one in reports[passed:] if isinstance(before.position.top, Drawing)][: after.left]
        if len(rest) == after.left > 1 and all(isinstance(one, choices.DrawMonk) for one in rest):
            return passed + after.left
    return passed + 1


@dataclass
class Taps:
    """Counts of taps: for each turn with the deaths at its end, and for setting up, all masses and the final sheet.

    ``moved`` counts how often the page had to scroll; ``typed`` counts letters and digits besides the taps.
    """

    turns: list[int] = field(default_factory=list)
    setting_up: int = 0
    masses: int = 0
    sheet: int = 0
    moved: int = 0
    typed: int = 0

    @property
    def all(self) -> int:
        """The number of all taps from the empty form to the winner."""
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
    """A player who reports a game on one page; ``count`` is the number of stored lines."""

    page: Page
    count: int = 0
    taps: Taps = field(default_factory=Taps)
    _seen: list[str] = field(default_factory=list)
    _card: str = ""
    _spent: int = 0
    _ended: bool = False

    def tap(self, selector: str, nth: int = 0) -> None:
        """Tap the nth target (from 0) of a selector that can be used, and count the tap; fail if it is covered or too small."""
        at = self.page.evaluate(POINT, [selector, nth, THINK])
        assert at is not None, f"{selector} can't be touched"
        x, y, moved = at
        self.page.touchscreen.tap(x, y)
        self._spent += 1
        self.taps.moved += moved

    def press(self, key: str) -> None:
        """Tap the button with a key."""
        self.tap(f"[data-key={json.dumps(key)}]")

    def type(self, text: str) -> None:
        """Type into the tapped field."""
        self.page.keyboard.type(text)
        self.taps.typed += len(text)

    def look(self, changed: bool = False) -> None:
        """Wait until the page shows all entries, or asks for confirmation, and note its targets.

        If ``changed``, wait also until the targets differ from those of the last look.
        """
        self._seen, self._card = self.page.evaluate(SEE, [self.count, self._seen if changed else None])

    @property
    def seen(self) -> Sequence[str]:
        """The targets that the page showed at the last look."""
        return self._seen

    def forget_turn(self) -> None:
        """Drop the taps counted so far, because another player reports next."""
        self.take_count()
        self._ended = False

    def take_count(self) -> int:
        """Return the number of taps since the last call."""
        spent, self._spent = self._spent, 0
        return spent

    def sit_down(self, game: Game[Table]) -> None:
        """Fill in the form of a new table with the edition, players and start player of ``game``, open it, and note the taps."""
        form = self.page.locator(".vc-new-table")
        form.wait_for(timeout=PATIENCE * 3)
        table = game.start.table
        form.locator("select").first.select_option(table.copy.edition)
        for _ in game.players[2:]:
            self.tap(".vc-places ~ button")
        for seat, player in enumerate(game.players):
            self.tap(".vc-place input[type=text]", seat)
            self.type(player.name)
        self.tap(".vc-place .vc-starts", table.start)
        self.tap(".vc-new-table .vc-main")
        self.page.wait_for_selector(".vc-tracker:not([hidden]) .vc-tr-card", timeout=PATIENCE)
        self.taps.setting_up = self.take_count()
        self.look()

    def tell(self, told: Iterable[tuple[Game[Table], Choice]]) -> None:
        """Enter reports, each with the tracked game before it; reports that one tap covers are entered by one."""
        reports = [*sort_members_first(told)]
        while reports:
            game, choice = reports[0]
            top = game.position.top
            if self._ended and isinstance(top, Tracking | BuyingOut | Drawing | Rising | Tallying):
                self.taps.turns.append(self.take_count())
                self._ended = False
            if isinstance(top, Tallying):
                self.tally(choice)
                del reports[0]
                continue
            taken = count_together(reports)
            answers = [build_answer(before, one) for before, one in reports[:taken]]
            if taken == 1:
                for part in split_report(choice, game.position.table.edition):
                    said = msgspec.to_builtins(part)
                    self.enter(part, said if len(answers[0]) == 1 else answers[0], game)
            else:
                self.enter(choice, {"do": "several", "answers": answers}, game)
            if isinstance(top, BuyingOut | Drawing | Rising):
                self.taps.masses += self.take_count()
            self._ended = self._ended or isinstance(choice, choices.EndTurn | choices.EndRound)
            del reports[:taken]

    def enter(self, choice: Choice, said: dict[str, object], game: Game[Table]) -> None:
        """Find the button of one choice by way of its player and its tile, tap it, and confirm it if the page asks."""
        customer = choice.customer if isinstance(choice, choices.Sold) else None
        if customer is not None:
            (said["answers"][0]["choice"] if "answers" in said else said).pop("customer")
        key = json.dumps(said, separators=(",", ":"))
        for _ in range(FAR):
            if key in self._seen:
                break
            self.press(self._find_next_target(choice, key))
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

    def _find_next_target(self, choice: Choice, key: str) -> str:
        """Return the shown target to press next on the way to a choice's button; a failure names ``key``, the button's."""
        below = find_tile(choice)
        seat = getattr(choice, "seat", None)
        if isinstance(choice, choices.EndTurn | choices.EndRound):
            touched = ["to-turn"]
        elif below == "market" or str(seat) == self._card:
            touched = [f"tile:{below}", "back"]
        else:
            touched = [f"card:{seat}"]
        found = next((each for each in touched if each in self._seen), None)
        assert found, f"no way to {key}: {self._seen}"
        return found

    def tally(self, choice: Choice) -> None:
        """Type one number into the final sheet, or confirm the sheet, and count the taps."""
        match choice:
            case choices.Tell(seat, line, count):
                cells = f".vc-tally tbody:nth-of-type(1) tr:nth-child({[*Category].index(line.value) + 1})"
                self.tap(f"{cells} td:nth-of-type({seat + 1}) input")
                self.type(str(count))
                self.page.keyboard.press("Enter")
                self._spent += 1
            case _:
                self.tap(".vc-tally-done")
        self.count += 1
        self.look()
        self.taps.sheet += self.take_count()
