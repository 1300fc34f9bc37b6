"""A whole evening at one table on four devices that are cut off now and then: a game, a rematch, and games of other kinds.

``python -m tests.evening`` opens real pages through Voila. Two phones tell a game of Village, each turn on one by chance, and now
and then its end on both; a laptop sits at the same table, and a tablet looks on. Then both phones ask for the same players again,
and all devices come along; in the end the phones tell a game of Stone Age and one of Manitoba, each at a table of its own.
``--turns 5`` tells at most five turns of each, without a rematch.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, median
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as NotNow

from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE
from tests.browser.driving import PATIENCE
from tests.browser.manitoba_telling import ManitobaTeller
from tests.browser.serving import serve_voila
from tests.browser.stone_telling import StoneTeller
from tests.browser.telling import load_recorded
from tests.browser.touch_telling import MOMENT, TouchTeller
from tests.devices import CODE, COUNT, TRACKER, WAITING, Device, Reporter
from tests.games.record import Recorded
from tests.manitoba.recorded import MANITOBA
from tests.manitoba.retelling import report as report_manitoba
from tests.retelling import track
from tests.stone_age.recorded import STONE_AGE
from tests.stone_age.retelling import report as report_stone_age
from tests.village.retelling import retell
from tests.watching import MADE
from village_core.games import load
from village_core.games.manitoba import choices as manitoba
from village_core.games.stone_age import choices as stone
from village_core.games.village.choices import EndRound, EndTurn
from village_core.games.village.tracking.resting import LaidToRest
from village_core.games.village.tracking.watching import Tracking
from village_core.kernel.game import Game
from village_core.kernel.values import Choice

COMPANION: Final = "/voila/render/companion.ipynb"
TABLET: Final = {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True}
AWAY: Final = (0.5, 3.0)
"""Seconds that a device is cut off, at least and at most."""
CUT: Final = 0.06
"""The chance, for each tap on a phone, that one of the devices is cut off."""
TWICE: Final = 0.2
"""The chance, for each turn, that both phones tell its end."""


@dataclass
class Phone(Reporter):
    """A phone that tells a game of Village; any device may be cut off at one of its taps."""

    evening: Evening = field(kw_only=True)

    def press(self, key: str) -> None:
        """Tap the button with a key; by chance a device is cut off just before."""
        self.evening.cut_by_chance()
        super().press(key)


class OtherPhone(TouchTeller):
    """A phone that tells a game of another kind; at one of its taps any device of its ``evening``, if any, may be cut off."""

    def __init__(self, device: Device, evening: Evening | None = None) -> None:
        self.device, self.evening, self.page = device, evening, device.page

    def pause(self) -> None:
        """Put the page's time forward by a moment, without waiting."""
        self.page.evaluate("time => { window.later += time; }", MOMENT)

    def tap(self, selector: str) -> None:
        """Tap; by chance a device is cut off just before."""
        if self.evening:
            self.evening.cut_by_chance()
        super().tap(selector)


class StonePhone(OtherPhone, StoneTeller):
    """A phone that tells a game of Stone Age."""


class ManitobaPhone(OtherPhone, ManitobaTeller):
    """A phone that tells a game of Manitoba."""


class OtherGame(NamedTuple):
    """A game of another kind than Village: its name, recorded games and the one to tell, reports, end of a turn, and phone."""

    called: str
    recorded: Recorded
    name: str
    report: Callable[[Game], Iterable[Choice]]
    ends: type[Choice]
    phone: type[OtherPhone]

    def begin(self, device: Device, address: str, full: Game) -> Game:
        """Open a new table for a recorded game on a device, and return the tracked game to which it will be told."""
        device.page.goto("about:blank")
        device.page.goto(f"{address}{COMPANION}#play={self.recorded.game.name}")
        begin_other_table(device.page, full)
        return track(self.recorded.game, full)


OTHERS: Final = (
    OtherGame("Stone Age", STONE_AGE, "cards-of-four", report_stone_age, stone.EndTurn, StonePhone),
    OtherGame("Manitoba", MANITOBA, "autumn-of-four", report_manitoba, manitoba.EndRound, ManitobaPhone),
)


@dataclass
class Evening:
    """An evening on four devices, and what went wrong (``faults``).

    ``cut`` is the chance, for each tap on a phone, that one of the devices is cut off; ``both`` the chance, for each turn, that
    both phones tell its end, and ``twice`` how often they did. ``told`` is the number of lines at the present table, ``turns``
    has the taps of each turn by game, and ``spoken`` what the laptop announced in the first round.
    """

    random: Random
    phones: tuple[Device, Device]
    laptop: Device
    tablet: Device
    cut: float = CUT
    both: float = TWICE
    told: int = 0
    twice: int = 0
    turns: dict[str, list[int]] = field(default_factory=lambda: defaultdict(list))
    spoken: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)

    @property
    def devices(self) -> tuple[Device, ...]:
        """All four devices."""
        return (*self.phones, self.laptop, self.tablet)

    def cut_by_chance(self) -> None:
        """Cut one of the devices off for a moment, with the chance ``cut``."""
        if self.random.random() < self.cut:
            self.random.choice(self.devices).cut(self.random.uniform(*AWAY))

    def join(self, address: str) -> None:
        """Let the other three devices open the first phone's table, the tablet as an onlooker."""
        page = self.phones[0].page
        page.locator("[data-tool=share]").tap()
        codes = page.locator(".vc-share-code")
        codes.nth(1).wait_for(timeout=PATIENCE, state="attached")
        own, viewers = ((codes.nth(at).text_content() or "").replace("-", "").strip() for at in range(2))
        self.phones[0].close_sheet()
        for device, code in ((self.phones[1], own), (self.laptop, own), (self.tablet, viewers)):
            device.go(f"{address}{COMPANION}#{code}")

    def check(self, what: str, lines: int) -> None:
        """Connect all devices; note each with inputs waiting or another number of lines, and each log unlike the first one's."""
        logs = []
        for device in self.devices:
            device.back = 0.0
            try:
                device.wait(lines)
            except NotNow:
                shown, waiting = device.page.evaluate(COUNT), device.page.evaluate(WAITING)
                self.faults.append(f"{what}, {device.called}: {shown} of {lines} lines, {waiting} waiting")
            logs.append(device.read_log())
        self.faults += [
            f"{what}: {one.called} has another log" for one, log in zip(self.devices, logs, strict=True) if log != logs[0]
        ]

    def _compare(self, what: str, full: Game) -> None:
        """Note it if the tablet's log came to another score than the full game."""
        known = load("\n".join([*self.tablet.read_log(), ""])).position.table.outcome
        if known != full.position.table.outcome:
            self.faults.append(f"{what}: another outcome")

    # The first game

    def tell_village(self, full: Game, address: str, most: int) -> bool:
        """Tell a game of Village, at most ``most`` turns; return whether it came to its end."""
        one = Phone(self.phones[0].page, device=self.phones[0], evening=self)
        self.phones[0].page.goto(address + COMPANION)
        one.sit_down(full)
        self.join(address)
        tellers = (one, Phone(self.phones[1].page, device=self.phones[1], evening=self))
        turns = [*split_turns([*retell(full)])]
        for turn in turns[:most]:
            if turn[0][0].position.table.round == 1:
                self.spoken = self.laptop.page.evaluate("() => window.spoken")
            phone, other = self.random.sample(tellers, 2)
            phone.count = other.count = self.told
            phone.look()
            if self.random.random() < self.both and isinstance(turn[-1][1], EndTurn):
                self._tell_end_twice(phone, other, turn)
            else:
                phone.tell(turn)
            self.told = phone.count
            if isinstance(turn[0][0].position.top, Tracking):
                self.turns["Village"].append(phone.take_count())
            phone.forget_turn()
        self.check("Village", self.told)
        over = most >= len(turns)
        if over:
            self._compare("Village", full)
        return over

    def _tell_end_twice(self, phone: Phone, other: Phone, turn: Sequence[tuple[Game, Choice]]) -> None:
        """Tell a turn on ``phone``, and its end on ``other`` too if that offers it; ``other`` is cut off meanwhile."""
        phone.tell(turn[:-1])
        other.count = phone.count
        other.look()
        key = json.dumps({"type": "end-turn"}, separators=(",", ":"))
        if key in other.seen:
            other.device.cut(self.random.uniform(*AWAY))
            other.press(key)
            other.take_count()
            self.twice += 1
        phone.tell(turn[-1:])

    # The rematch

    def play_again(self) -> None:
        """Let both phones ask for a rematch, then make an entry on all devices but the tablet.

        Note each device that does not come along, more than one table, and buttons on the tablet.
        """
        before = [device.page.evaluate(CODE) for device in self.devices]
        for device in self.phones:
            device.close_sheet()
            device.page.get_by_role("button", name="Same players again").first.tap()
        for device, code in zip(self.devices, before, strict=True):
            try:
                device.page.wait_for_function(f"code => ({CODE})() !== code && ({COUNT})() === 0", arg=code, timeout=PATIENCE * 2)
            except NotNow:
                self.faults.append(f"Rematch: {device.called} did not come along")
            device.close_sheet()
        own = {device.page.evaluate(CODE) for device in (*self.phones, self.laptop)}
        if len(own) != 1:
            self.faults.append(f"Rematch: {len(own)} tables")
        if self.tablet.page.locator(".vc-tr-quick .vc-tr-choice:visible").count():
            self.faults.append("Rematch: the onlooker's page has buttons")
        self.told = 0
        for device in (*self.phones, self.laptop):
            device.wait(self.told)
            device.page.evaluate("time => { window.later += time; }", MOMENT)
            device.page.locator(".vc-tr-quick .vc-tr-choice").nth(self.told).click()
            self.told += 1
            device.wait(self.told)
        self.check("Rematch", self.told)

    # The games of other kinds

    def tell_other(self, other: OtherGame, address: str, most: int) -> bool:
        """Tell a game of another kind, at most ``most`` turns; return whether it came to its end."""
        full = other.recorded.load(other.name)
        game, self.told = other.begin(self.phones[0], address, full), 0
        self.join(address)
        tellers = [other.phone(device, self) for device in self.phones]
        turn = self.random.choice(tellers)
        for choice in other.report(full):
            if len(self.turns[other.called]) >= most:
                break
            turn.device.wait(self.told)
            turn.device.close_sheet()
            turn.pause()
            self.told += turn.find(choice, game.position)
            game = game.play(game.position.play(choice).option)
            turn.device.wait(self.told)
            if isinstance(choice, other.ends):
                self.turns[other.called].append(turn.taps)
                turn.taps = 0
                turn = self.random.choice(tellers)
        self.check(other.called, self.told)
        if game.position.over:
            self._compare(other.called, full)
        return game.position.over

    def list_figures(self) -> Iterator[str]:
        """Yield what is printed: what the laptop announced in the first round, the figures, and the faults."""
        yield from (f"heard: {said}" for said in self.spoken)
        cuts = ", ".join(f"{device.called} {device.cuts}" for device in self.devices)
        yield f"cut off: {cuts}; told by both phones: {self.twice}"
        for called, turns in self.turns.items():
            if turns:
                yield f"{called}: {len(turns)} turns, taps a turn {median(turns):g} (median), {mean(turns):.2f} (mean)"
        yield from self.faults or ("nothing lost, nothing told twice, all devices show the same",)


def split_turns(reports: Sequence[tuple[Game, Choice]]) -> Iterator[list[tuple[Game, Choice]]]:
    """Yield the reports turn by turn, each with the deaths at its end; each part of a mass and the final sheet come alone."""
    part: list[tuple[Game, Choice]] = []
    ended = False
    for game, choice in reports:
        if part and ended and not isinstance(game.position.top, LaidToRest):
            yield part
            part, ended = [], False
        part.append((game, choice))
        ended = ended or isinstance(choice, EndTurn | EndRound) or not isinstance(game.position.top, Tracking | LaidToRest)
        if ended and not isinstance(game.position.top, Tracking | LaidToRest):
            after = game.play(choice).position.top
            ended = type(after) is not type(game.position.top)
    if part:
        yield part


def begin_other_table(page: Page, full: Game) -> None:
    """Fill in the form of a new tracked table with a game's edition, players and starting player, and open it."""
    table = full.start.table
    form = page.locator(".vc-new-table")
    form.wait_for(timeout=PATIENCE * 3)
    form.locator("select").first.select_option(table.copy.edition)
    for _ in full.players[2:]:
        page.locator(".vc-places ~ button").tap()
    for seat, player in enumerate(full.players):
        page.locator(".vc-place input[type=text]").nth(seat).fill(player.name)
    page.locator(".vc-place .vc-starts").nth(table.start).tap()
    page.locator(".vc-new-table .vc-main").tap()
    page.wait_for_selector(TRACKER, timeout=PATIENCE * 3)


def spend(
    browser: Browser,
    address: str,
    seed: int = 1,
    most: int = 1_000,
    cut: float = CUT,
    both: float = TWICE,
    others: Sequence[OtherGame] = OTHERS,
) -> Evening:
    """Spend an evening on a server, with at most ``most`` turns of each game, and return it with its faults.

    There is a rematch only if Village was told to its end.
    """
    one, other, laptop, tablet = (
        Device(browser, called, window)
        for called, window in (("phone", PHONE), ("other phone", PHONE), ("laptop", DESKTOP), ("tablet", TABLET))
    )
    evening = Evening(Random(seed), (one, other), laptop, tablet, cut, both)
    try:
        if evening.tell_village(load_recorded(), address, most):
            evening.play_again()
        for other in others:
            evening.tell_other(other, address, most)
        evening.faults += [f"{device.called}: {error}" for device in evening.devices for error in device.wrong]
        made = [token for device in evening.devices for token in device.page.evaluate(MADE)]
        if len({*made}) != len(made):
            evening.faults.append("one token for two inputs")
    finally:
        for device in evening.devices:
            device.context.close()
    return evening


def main() -> int:
    """Spend an evening and print what came of it; return 0 if it had no faults, else 1."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--turns", type=int, default=1_000, help="the most turns of each game")
    parser.add_argument("--seed", type=int, default=1, help="another number plays other games")
    wanted = parser.parse_args()
    with serve_voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        evening = spend(browser, address, wanted.seed, wanted.turns)
        browser.close()
    sys.stdout.write("\n".join([*evening.list_figures(), ""]))
    return 1 if evening.faults else 0


if __name__ == "__main__":
    sys.exit(main())
