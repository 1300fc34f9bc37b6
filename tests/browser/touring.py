"""Tours in other languages: a chapter, a game, a round and a table of two phones, each played by clicks and taps.

``python -m tests.browser.touring [--languages ko,de,zh-Hant] [--tours chapter,manitoba-table] [--most 20] [--heard FOLDER]``
plays them, those of Village and of Manitoba and whole unless ``--most`` limits the steps, moves and turns. It prints what was
played and what was wrong: errors of a page, in Korean and Chinese English words, in Chinese punctuation of other letters,
controls without a name, and on phones numbers that differ. ``--heard`` writes down what a screen reader finds at each position of
the round.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from difflib import ndiff
from functools import partial
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, DESKTOP, PHONE
from tests.browser.driving import PATIENCE, Player
from tests.browser.fitting import find_foreign_signs, find_unmarked
from tests.browser.obeying import answer
from tests.browser.solving import COURSE, MANITOBA, find_page, go_on, solve
from tests.browser.telling import RECORDED, load_recorded
from tests.browser.translating import LATIN, PROPER
from tests.devices import Device, Reporter
from tests.evening import COMPANION, OTHERS, split_turns
from tests.village.retelling import retell
from village_core.games import load, save
from village_core.games.village import Position
from village_core.games.village.choices import Serve
from village_core.games.village.market import MarketDay
from village_core.kernel.game import Game
from village_core.kernel.words import ENGLISH
from village_core.kernel.words.languages import get_language, speak
from village_core.players.levels import STEADY
from village_widgets.components.session import PERSON
from village_widgets.tutor.course import Course

LANGUAGES: Final = ("ko", "de", "zh-Hant")
OTHER: Final = {"ko": "de", "de": "zh-Hant", "zh-Hant": "ko"}
"""The language of a table's other phone, which is English beside all others."""
PLAY: Final = "/voila/render/play.ipynb"
UNNAMED: Final = re.compile(r" *- (?:button|link|checkbox|combobox|textbox|switch|radio)(?: \[.*\])*:?$")
"""A line of what a screen reader finds: a control without a name."""
MARKET_FIRST: Final = ("cube:market", "stall:")
MANITOBA_FIRST: Final = ("disc:", "region:", "path:", "place:", "supply:")
WHOLE: Final = 10_000
NUMBERS: Final = """() => [...document.querySelectorAll(".vc-tr-card, .vc-mt-head, .vc-mt-columns, .vc-mt-steps b, .vc-tally")]
    .filter((one) => one.checkVisibility()).map((one) => one.innerText.match(/\\d+/g)?.map(Number).sort() ?? [])"""
"""Script: return the numbers on each player's card and on the score sheet, in an order that no language changes."""


@dataclass
class Tour:
    """The record of a tour in one language: its games, and the faults of its pages; ``names`` may be written as in English."""

    language: str
    name: str
    played: int = 0
    seconds: float = 0.0
    names: tuple[str, ...] = PROPER
    faults: dict[str, None] = field(default_factory=dict)

    def __str__(self) -> str:
        told = f"{self.language} {self.name}: {self.played} in {self.seconds:.0f} s, {len(self.faults)} faults"
        return "\n".join([told, *self.faults])

    def watch(self, page: Page) -> None:
        """Note each later error of a page's scripts and console as a fault."""
        page.on("pageerror", lambda error: self.blame(f"error: {error}"))
        page.on("console", lambda said: self.blame(f"console: {said.text}") if said.type == "error" else None)

    def blame(self, fault: str) -> None:
        """Note a fault with the tour's language and name, unless it is noted already."""
        self.faults.setdefault(f"{self.language} {self.name}: {fault}")

    def look(self, page: Page) -> None:
        """Note as faults English words on a page in Korean or Chinese, and half-width signs on a Chinese one."""
        if self.language not in LATIN:
            for line in find_unmarked(page, self.names):
                self.blame(f"English: {line}")
        if self.language == "zh-Hant":
            for line in find_foreign_signs(page):
                self.blame(f"half-width: {line}")


@contextmanager
def _begin_tour(browser: Browser, language: str, name: str) -> Iterator[tuple[Tour, Page]]:
    """Provide a new tour with this name, and a watched page; until it ends this process speaks the language."""
    before, began = get_language(), time.monotonic()
    tour = Tour(language, name)
    context = browser.new_context(**DESKTOP, locale=language, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        speak(language)
        page = context.new_page()
        tour.watch(page)
        yield tour, page
        tour.seconds = time.monotonic() - began
    finally:
        speak(before)
        context.close()


def tour_chapter(
    browser: Browser, address: str, language: str, most: int = WHOLE, course: Course = COURSE, chapter: str = "05_market"
) -> Tour:
    """Make the right move of every step of a chapter, then answer its exercises; return the tour.

    Stop after ``most`` steps and exercises.
    """
    with _begin_tour(browser, language, f"chapter {chapter}") as (tour, page):
        page.goto(f"{address}/voila/render/{find_page(course, chapter)}")
        page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
        player, lesson = Player(page), course.find_lesson(chapter)
        steps = len(lesson.steps)
        for number in range(min(most, steps + lesson.checks)):
            tour.look(page)
            if number < steps:
                solve(player, course, chapter, number)
            else:
                answer(player)
            tour.played += 1
            tour.look(page)
            go_on(player)
        tour.look(page)
        if most == WHOLE and not page.locator(".vc-end .vc-result").count():
            tour.blame("the chapter has no end")
    return tour


def tour_game(
    browser: Browser,
    address: str,
    language: str,
    most: int = WHOLE,
    game: str = "village",
    prefers: tuple[str, ...] = MARKET_FIRST,
) -> Tour:
    """Play a game against *steady* to its score, or ``most`` moves of it; return the tour."""
    with _begin_tour(browser, language, f"{game} against steady") as (tour, page):
        page.goto(f"{address}{PLAY}#play={game}")
        player = Player(page, prefers)
        player.begin(seed="market and mass", plays=STEADY)
        while not player.is_over() and tour.played < most:
            player.move()
            tour.played += 1
            tour.look(page)
        if most == WHOLE:
            page.locator(".vc-score:not([hidden])").wait_for()
            tour.look(page)
    return tour


def tour_round(browser: Browser, address: str, language: str, most: int = WHOLE, heard: Path | None = None) -> Tour:
    """Play on from an open market day to the end of the round, or for ``most`` moves; return the tour.

    A control without a name is a fault. ``heard`` is a file for what a screen reader finds.
    """
    with _begin_tour(browser, language, "round with a market day") as (tour, page):
        page.goto(address + PLAY)
        page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
        text = find_market_day().encode()
        page.locator(".vc-load input[type=file]").set_input_files({"name": "a.jsonl", "mimeType": "text/plain", "buffer": text})
        page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
        player, before = Player(page, ("stall:",)), list[str]()
        number = _read_round(page)
        while tour.played < most and not player.is_over():
            lines = page.locator("main").aria_snapshot().splitlines()
            for line in filter(UNNAMED.match, lines):
                tour.blame(f"without a name: {line.strip()}")
            new = [line[2:] for line in ndiff(before, lines) if line.startswith("+ ")] if before else lines
            before = lines
            if heard:
                with heard.open("a", encoding="utf-8") as opened:
                    opened.writelines(f"{line}\n" for line in ("-----", *new))
            if _read_round(page) != number:
                break
            player.move()
            tour.played += 1
            tour.look(page)
    return tour


def find_market_day() -> str:
    """Return a recorded game, as saved, up to the market day earliest in its round on which the first player can sell.

    The first player is a person, and all others are steady.
    """
    game = load((RECORDED.parent / "graves-caller.jsonl").read_text(encoding="utf-8"))
    game = replace(game, players=tuple(replace(one, plays=STEADY if seat else PERSON) for seat, one in enumerate(game.players)))
    positions = [*game.list_positions()]
    last = {position.table.round: at for at, position in enumerate(positions)}
    days = {at: last[position.table.round] - at for at, position in enumerate(positions) if _can_sell(position)}
    return save(game.branch(max(days, key=lambda at: days[at])))


def _can_sell(position: Position) -> bool:
    return (
        isinstance(position.top, MarketDay)
        and position.seat == 0
        and any(isinstance(option.choice, Serve) for option in position.options)
    )


def _read_round(page: Page) -> str:
    """Return the first number in the notes beside the question, which is that of the round."""
    notes = page.locator(".vc-table .vc-notes").first.text_content() or ""
    return next(iter(re.findall(r"\d+", notes)), "")


@contextmanager
def _begin_table_tour(browser: Browser, language: str, called: str, full: Game, most: int) -> Iterator[tuple[Tour, list[Device]]]:
    """Give a tour of a table two phones, in its language and in another; note as a fault if a whole game names no winner."""
    began, other = time.monotonic(), OTHER.get(language, ENGLISH)
    tour = Tour(language, f"{called} with {other}", names=(*PROPER, *(player.name for player in full.players)))
    phones = [Device(browser, tag, {**PHONE, "locale": tag}) for tag in (language, other)]
    try:
        for phone in phones:
            tour.watch(phone.page)
        yield tour, phones
        if most == WHOLE and not all(phone.page.locator(".vc-tally-won").is_visible() for phone in phones):
            tour.blame("no winner is named")
    finally:
        for phone in phones:
            phone.context.close()
        tour.seconds = time.monotonic() - began


def _join(phones: list[Device], address: str) -> None:
    """Let the second phone join the table of the first."""
    phones[1].go(f"{address}{COMPANION}#{phones[0].page.url.split('#')[1]}")


def tour_table(browser: Browser, address: str, language: str, most: int = WHOLE) -> Tour:
    """Report a game of Village, or ``most`` turns of it, on two phones in two languages by turns; return the tour.

    The tour has a fault if the phones don't show the same after a turn.
    """
    full = load_recorded()
    with _begin_table_tour(browser, language, "table", full, most) as (tour, phones):
        phones[0].page.goto(address + COMPANION)
        tellers = [Reporter(phone.page, device=phone) for phone in phones]
        tellers[0].sit_down(full)
        _join(phones, address)
        for number, turn in enumerate([*split_turns([*retell(full)])][:most]):
            teller, count = tellers[number % 2], tellers[number % 2 - 1].count
            teller.count = count
            teller.look()
            teller.tell(turn)
            teller.forget_turn()
            tour.played += 1
            _compare(tour, phones, teller.count)
    return tour


def tour_manitoba_table(browser: Browser, address: str, language: str, most: int = WHOLE) -> Tour:
    """Report a game of Manitoba, or ``most`` rounds of it, on two phones in two languages by turns; return the tour.

    The tour has a fault if the phones don't show the same after a round.
    """
    manitoba = next(other for other in OTHERS if other.called == "Manitoba")
    full = manitoba.recorded.load("autumn-of-two")
    with _begin_table_tour(browser, language, "Manitoba's table", full, most) as (tour, phones):
        game, count = manitoba.begin(phones[0], address, full), 0
        _join(phones, address)
        tellers = [manitoba.phone(phone) for phone in phones]
        for choice in manitoba.report(full):
            teller = tellers[tour.played % 2]
            teller.device.wait(count)
            teller.device.close_sheet()
            teller.pause()
            count += teller.find(choice, game.position)
            game = game.play(game.position.play(choice).option)
            teller.device.wait(count)
            if isinstance(choice, manitoba.ends):
                tour.played += 1
                _compare(tour, phones, count)
                if tour.played == most:
                    break
        _compare(tour, phones, count)
    return tour


def _compare(tour: Tour, phones: list[Device], count: int) -> None:
    """Note as faults what differs between two phones after a number of entries, a phone in a wrong language, and foreign texts.

    The texts are those of the first phone.
    """
    for phone in phones:
        phone.wait(count)
        phone.close_sheet()
    first, second = (phone.page.evaluate(NUMBERS) for phone in phones)
    if first != second:
        tour.blame(f"other numbers after {count} entries: {first} and {second}")
    if phones[0].read_log() != phones[1].read_log():
        tour.blame(f"another log after {count} entries")
    for phone in phones:
        if (tag := phone.page.evaluate("document.documentElement.lang")) != phone.called:
            tour.blame(f"a phone in {phone.called} speaks {tag}")
    tour.look(phones[0].page)


TOURS: Final = {
    "chapter": tour_chapter,
    "game": tour_game,
    "round": tour_round,
    "table": tour_table,
    "manitoba-chapter": partial(tour_chapter, course=MANITOBA, chapter="08_events_and_seasons"),
    "manitoba-game": partial(tour_game, game="manitoba", prefers=MANITOBA_FIRST),
    "manitoba-table": tour_manitoba_table,
}


def main() -> int:
    """Play the tours and print what came of them; return 1 if there is a fault."""
    parser = argparse.ArgumentParser(prog="python -m tests.browser.touring", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--languages", default=",".join(LANGUAGES), help="tags with commas between them")
    parser.add_argument("--tours", default=",".join(TOURS), help="names of tours with commas between them")
    parser.add_argument("--most", type=int, default=WHOLE, help="the most steps, moves and turns of each tour")
    parser.add_argument("--heard", type=Path, help="a folder for the texts that a screen reader meets on the tours")
    asked, faults = parser.parse_args(), 0
    with serving.serve_voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for language in asked.languages.split(","):
            for name in asked.tours.split(","):
                more = {}
                if name == "round" and asked.heard:
                    asked.heard.mkdir(parents=True, exist_ok=True)
                    more = {"heard": asked.heard / f"{language}.txt"}
                    more["heard"].unlink(missing_ok=True)
                tour = TOURS[name](browser, address, language, asked.most, **more)
                sys.stdout.write(f"{tour}\n")
                sys.stdout.flush()
                faults += len(tour.faults)
        browser.close()
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
