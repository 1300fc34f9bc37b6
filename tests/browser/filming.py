"""Film strips: pictures of a page at stated times after a click, ``python -m tests.browser.filming FOLDER [scene ...]``.

It writes one strip for each scene and window. A scene is a game of steady players up to a decision of the first seat. The page
loads it and makes that decision by clicking. All animations are then held at one time after the other, so a strip is the same on
a slow machine. The scene ``chapter`` is the end of a chapter whose last exercise has been answered; ``prologue`` is the prologue
of each course, a picture for each press.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.obeying import answer
from tests.browser.solving import go_on
from village_core.games import save, village
from village_core.games.board_game import BoardGame, GameTable
from village_core.games.editions import EditionSettings
from village_core.games.manitoba.choices import Lift, Walk
from village_core.games.manitoba.table import SCORED
from village_core.games.village.choices import Bury, Done, Leave, Rise, Serve
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Place
from village_core.kernel.game import Game
from village_core.kernel.game import Player as Seated
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option
from village_core.players.levels import STEADY
from village_core.players.steady import build_steady
from village_widgets.components.session import PERSON
from village_widgets.games import find_folder
from village_widgets.tutor.course import Course, list_taught_games
from village_widgets.tutor.progress import CHECK, Progress, to_json

PLAY: Final = "/voila/render/play.ipynb"
LAPTOP: Final = {"viewport": {"width": 1280, "height": 800}}
WINDOWS: Final = {"laptop": LAPTOP, "phone": PHONE}
SEATED: Final = (("Anna", "red"), ("Bert", "blue"), ("Carl", "yellow"))
PROLOGUE: Final = "prologue"
SETTLED: Final = """before => document.querySelector('.vc-side').textContent !== before
    && document.getAnimations().every(each => each.playState !== 'running')"""
"""Script: tell if a press in a prologue has changed the texts beside the board, and nothing moves."""
GAMES: Final = 200
"""The number of games searched for a scene."""
LUCKS: Final = 6
"""The number of draws tried if the scene depends on them."""
HELD: Final = 1e-9
"""The speed of animations between two pictures: so slow that nothing changes."""
HOLD: Final = f"""() => {{
    const animate = Element.prototype.animate;
    window.film = [];
    Element.prototype.animate = function (...how) {{
        const made = animate.apply(this, how);
        if (how[0] === null && how[1].delay === 1) return made; // what is drawn after the paint is not held
        made.playbackRate = {HELD};
        window.film.push(made);
        return made;
    }};
    addEventListener("animationstart", () => {{
        for (const each of document.getAnimations()) {{
            if (each.playbackRate === {HELD} || !/^vc-/.test(each.animationName)) continue;
            each.playbackRate = {HELD};
            window.film.push(each);
        }}
    }});
}}"""
LENGTH: Final = "() => Math.max(0, ...window.film.map(each => each.effect.getComputedTiming().endTime))"
WIND: Final = """async at => {
    for (const each of window.film) if (each.playState === 'running') each.currentTime = at;
    const frame = () => new Promise(requestAnimationFrame);
    for (let high = -1; high !== scrollY;) {
        high = scrollY;
        for (let frames = 0; frames < 4; frames += 1) await frame();
    }
}"""
CHAPTER: Final = "chapter"
"""The name of the scene at a chapter's end."""
TAUGHT: Final = "05_market"
"""Its chapter."""
PICTURES: Final = 6
"""The number of its pictures."""
ACROSS: Final = {"laptop": (640, 3), "phone": (300, 6)}
"""The width of a picture in pixels, and the number of pictures in a row."""
STRIP: Final = """<style>
body { margin: 12px; font: 15px sans-serif; background: #fff; display: flex; flex-wrap: wrap; gap: 12px; width: %dpx }
figure { margin: 0 } img { display: block; width: %dpx; border: 1px solid #888 }</style>%s"""


class Scene(NamedTuple):
    """A scene: the choice that starts it, given a position and a steady player's choice, and the number of pictures.

    ``game`` is the number of a game of this ``board`` that has the scene, so that the search ends at once.
    """

    choose: Callable[[Position, Choice], Choice | None]
    pictures: int
    game: int = 0
    board: str = "village"


def _pick_sale(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Serve) else None


def _pick_death(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Bury) else None


def _pick_mass(position: Position, _choice: Choice) -> Choice | None:
    """Return ``Done``, which ends the buyout, in a mass of two or more families if one then moves up with every luck tried."""
    waiting = sum(Place.BAG in farm.places for farm in position.table.farms)
    if not isinstance(position.top, BuyingOut) or waiting < 2:
        return None
    return Done() if all(_rises(position, Random(luck)) for luck in range(LUCKS)) else None


def _rises(position: Position, random: Random) -> bool:
    """Tell if the mass after ``Done``, with this luck, moves a member up, asks the first seat nothing, and the game goes on."""
    program, option, risen = build_steady(village.GAME.judgements.by_hand), Option(Done()), False
    while True:
        position = position.play(option).position
        if not isinstance(position.top, BuyingOut | Drawing | Rising):
            return risen and not position.over
        if position.seat == CHANCE:
            option = position.sample(random)
        elif position.seat == 0 and len(position.options) > 1:
            return False
        else:
            option = program(position, random)
        risen = risen or isinstance(option.choice, Rise)


def _turn(position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(position.top, Acting) and choice != Leave() else None


def _lift(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Lift) and choice.discs > 1 else None


def _walk(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Walk) else None


def _end_round(position: Position, choice: Choice) -> Choice | None:
    """Return the choice if it ends a round of Manitoba, not the first, with a scoring that changes the clans; otherwise None."""
    after = position.play(Option(choice)).position.table
    scored = position.table.card in SCORED and after.clans != position.table.clans
    return choice if after.round > position.table.round > 1 and scored else None


SCENES: Final = {
    "sale": Scene(_pick_sale, 6),
    "death": Scene(_pick_death, 6),
    "mass": Scene(_pick_mass, 18, 8),
    "turn": Scene(_turn, 9),
    "lift": Scene(_lift, 6, board="manitoba"),
    "walk": Scene(_walk, 6, board="manitoba"),
    "round": Scene(_end_round, 12, board="manitoba"),
}


@cache
def find_game(scene: Scene) -> tuple[Game, Choice]:
    """Return the first steady game up to the scene, and the choice at the first seat, where a person sits.

    Fail if none of a limited number of games comes to the scene.
    """
    board: BoardGame[GameTable] = Course[GameTable](scene.board).game
    program, settings = build_steady(board.judgements.by_hand), EditionSettings(next(iter(board.editions)))
    for seed in range(scene.game, scene.game + GAMES):
        random = Random(seed)
        seated = tuple(Seated(name, colour, STEADY if at else PERSON) for at, (name, colour) in enumerate(SEATED))
        game = Game(seated, board.new_game(settings, len(seated)))
        while not game.position.over:
            position = game.position
            option = position.sample(random) if position.seat == CHANCE else program(position, random)
            choice = scene.choose(position, option.choice) if position.seat == 0 and len(position.options) > 1 else None
            if choice is not None:
                return game, choice
            game = game.play(option)
    raise AssertionError("no recorded game reaches this scene")


def click(player: Player, game: Game, choice: Choice) -> None:
    """Make a decision on the page, with the first price if the page asks for one, and wait until it is made."""
    telling = Course[GameTable](game.position.game).build_telling(game)
    target, said, before = (
        telling.find_target(choice, game.position),
        telling.describe_choice(choice, game.position),
        player.version,
    )
    place = player.table.locator(f'[data-at="{target}"].vc-open').first
    player.press(place if place.count() else player.table.locator(".vc-choices button:visible", has_text=said).first)
    while True:
        player.page.wait_for_function(
            """before => document.querySelector('.vc-table').dataset.version !== before
                || document.querySelector('.vc-sheet:popover-open')""",
            arg=before,
            timeout=PATIENCE,
        )
        if player.version != before:
            return
        player.press(player.page.locator(".vc-sheet:popover-open .vc-asked button").first)


def open_held_still(browser: Browser, address: str, window: str, game: Game) -> Player:
    """Load ``game`` on the play page, hold all animations from then on, and return a player who drives that page.

    Moves that are the only thing possible aren't made by the page: they are left to the player.
    """
    page = browser.new_context(**WINDOWS[window], reduced_motion="no-preference").new_page()
    page.goto(address + PLAY)
    page.wait_for_selector(".vc-settings", timeout=PATIENCE * 3)
    text = save(game).encode()
    page.locator(".vc-load input[type=file]").set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": text})
    page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=PATIENCE)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Do what is the only thing possible").uncheck()
    page.keyboard.press("Escape")
    page.evaluate(HOLD)
    return (Fingers if window == "phone" else Player)(page)


def open_chapters_end(browser: Browser, address: str, window: str) -> Page:
    """Open a chapter at its exercises, answer them, and go to its end with all animations held; earlier chapters are done."""
    course: Course[GameTable] = Course(village.GAME.name)
    before = course.core[: course.find_number(TAUGHT)]
    done = Progress(done={chapter: course.list_steps(chapter) for chapter in before})
    page = browser.new_context(**WINDOWS[window], reduced_motion="no-preference").new_page()
    page.goto(f"{address}/voila/render/learn.ipynb")
    page.evaluate("copy => localStorage.setItem('village-companion.progress', copy)", to_json(done))
    page.goto(f"{address}/voila/render/{TAUGHT}.ipynb#{CHECK}")
    page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
    player = (Fingers if window == "phone" else Player)(page)
    for number in range(course.find_lesson(TAUGHT).checks):
        if number:
            go_on(player)
        answer(player)
    page.evaluate(HOLD)
    go_on(player)
    page.wait_for_function("() => window.film.length > 1", timeout=PATIENCE)
    return page


def take_pictures(page: Page, pictures: int) -> Iterator[tuple[str, bytes]]:
    """Take pictures of the animations at equal distances up to their end, each with its time."""
    length = page.evaluate(LENGTH)
    assert length > 0, "nothing moves"
    for number in range(pictures):
        at = round(length * number / (pictures - 1))
        page.evaluate(WIND, at + 1)
        yield f"{at} ms", page.screenshot()


def play_prologue(page: Page) -> Iterator[tuple[str, bytes]]:
    """Play the prologue that a page opens; take a picture before each press and at the end, each with the step's title."""
    page.wait_for_selector("body[data-state=ready] .vc-told h2", timeout=PATIENCE * 3)
    onward = page.locator('.vc-task .vc-button.vc-main, .vc-table:not([data-state="done"]) .vc-picture .vc-taught').first
    before = ""
    while True:
        page.wait_for_function(SETTLED, arg=before, timeout=PATIENCE)
        before = page.locator(".vc-side").text_content() or ""
        yield page.locator(".vc-told h2").inner_text(), page.screenshot()
        if onward.evaluate("each => each.matches('a')"):
            return
        onward.click(force=True)


def join_pictures(browser: Browser, pictures: list[tuple[str, bytes]], wide: int, across: int) -> bytes:
    """Join pictures, each ``wide`` pixels wide below its label, into rows of ``across``, and return the whole picture."""
    figure = '<figure>%s<img src="data:image/png;base64,%s"></figure>'
    shown = "".join(figure % (at, base64.b64encode(picture).decode()) for at, picture in pictures)
    whole = across * (wide + 14)
    page = browser.new_page(viewport={"width": 24 + whole, "height": 400})
    page.set_content(STRIP % (whole, wide, shown))
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def film_scene(browser: Browser, address: str, name: str, window: str) -> dict[str, list[tuple[str, bytes]]]:
    """Return the pictures of a scene in a window, by the name of their strip: one for each course if it is the prologue."""
    if name == PROLOGUE:
        strips = {}
        for taught in list_taught_games():
            page = browser.new_context(**WINDOWS[window]).new_page()
            page.goto(f"{address}/voila/render/{find_folder(taught)}00_prologue.ipynb")
            strips[f"{name}-{taught}-{window}"] = list(play_prologue(page))
            page.context.close()
        return strips
    page = open_scene(browser, address, window, name)
    pictures = list(take_pictures(page, SCENES[name].pictures if name in SCENES else PICTURES))
    page.context.close()
    return {f"{name}-{window}": pictures}


def open_scene(browser: Browser, address: str, window: str, name: str) -> Page:
    """Open the page of a scene with its animations held, start the scene, and return the page."""
    if name == CHAPTER:
        return open_chapters_end(browser, address, window)
    game, choice = find_game(SCENES[name])
    player = open_held_still(browser, address, window, game)
    click(player, game, choice)
    return player.page


def main(folder: str, *names: str) -> None:
    """Film scenes, all or the named ones, in both windows: write each strip into the folder, and print its file and length."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with serving.serve_voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name, window in product(names or (*SCENES, CHAPTER, PROLOGUE), WINDOWS):
            for strip, pictures in film_scene(browser, address, name, window).items():
                file = Path(folder, f"{strip}.png")
                file.write_bytes(join_pictures(browser, pictures, *ACROSS[window]))
                print(f"{file}: {pictures[-1][0]}", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
