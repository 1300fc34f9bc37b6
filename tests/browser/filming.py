"""Film strips: what somebody sees after one click, as pictures at stated times.

``python -m tests.browser.filming FOLDER [scene ...]`` writes one picture for each scene and window. A scene is a game of steady
players up to a decision of the one at the first seat; the page loads it and makes that decision by clicking. Then everything
that moves is held at one moment after the other: a strip shows the same on a slow machine.
"""

from __future__ import annotations

import base64
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.driving import PATIENCE, Fingers, Player
from village_core.games import save, village
from village_core.games.village.choices import Bury, Done, Leave, Rise, Serve
from village_core.games.village.mass import BuyingOut, Drawing, Rising
from village_core.games.village.turn import Acting
from village_core.games.village.vocabulary import Place
from village_core.kernel.game import Game
from village_core.kernel.game import Player as Seated
from village_core.kernel.position import Position
from village_core.kernel.values import CHANCE, Choice, Option
from village_core.players.levels import STEADY
from village_core.players.steady import steady_player
from village_widgets.components.session import PERSON
from village_widgets.games.village.telling import VillageTelling, words

PLAY: Final = "/voila/render/play.ipynb"
LAPTOP: Final = {"viewport": {"width": 1280, "height": 800}}
WINDOWS: Final = {"laptop": LAPTOP, "phone": PHONE}
SEATED: Final = (("Anna", "red"), ("Bert", "blue"), ("Carl", "yellow"))
GAMES: Final = 200
"""Games that are looked through for a scene."""
LUCKS: Final = 6
"""Draws that are tried where what follows depends on them."""
HELD: Final = 1e-9
"""How fast everything runs between two pictures: so slowly that nothing changes."""
HOLD: Final = f"""() => {{
    const animate = Element.prototype.animate;
    window.film = [];
    Element.prototype.animate = function (...how) {{
        const made = animate.apply(this, how);
        made.playbackRate = {HELD};
        window.film.push(made);
        return made;
    }};
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
ACROSS: Final = {"laptop": (640, 3), "phone": (300, 6)}
"""How wide a picture is, and how many stand side by side."""
STRIP: Final = """<style>
body { margin: 12px; font: 15px sans-serif; background: #fff; display: flex; flex-wrap: wrap; gap: 12px; width: %dpx }
figure { margin: 0 } img { display: block; width: %dpx; border: 1px solid #888 }</style>%s"""


class Scene(NamedTuple):
    """What is chosen where the scene begins, given a position and what a steady player would choose; in how many pictures.

    ``game`` is the number of the game that is looked through first: one in which it was found, so that no other has to be.
    """

    chosen: Callable[[Position, Choice], Choice | None]
    pictures: int
    game: int = 0


def _sale(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Serve) else None


def _death(_position: Position, choice: Choice) -> Choice | None:
    return choice if isinstance(choice, Bury) else None


def _mass(position: Position, _choice: Choice) -> Choice | None:
    """Nobody more is bought out, two families at least have somebody in the black bag, and somebody else steps up the windows."""
    waiting = sum(Place.BAG in farm.places for farm in position.table.farms)
    if not isinstance(position.top, BuyingOut) or waiting < 2:
        return None
    return Done() if all(_rises(position, Random(luck)) for luck in range(LUCKS)) else None


def _rises(position: Position, random: Random) -> bool:
    """Whether another family steps up after this draw, and the first seat is asked nothing until the mass, not the last, ends."""
    program, option, risen = steady_player(village.GAME.judgements.by_hand), Option(Done()), False
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


SCENES: Final = {"sale": Scene(_sale, 6), "death": Scene(_death, 6), "mass": Scene(_mass, 18, 8), "turn": Scene(_turn, 9)}


@cache
def begun(scene: Scene) -> tuple[Game, Choice]:
    """The first of some steady games up to the scene, and what is chosen then at the first seat, where a person sits."""
    program = steady_player(village.GAME.judgements.by_hand)
    for seed in range(scene.game, scene.game + GAMES):
        random = Random(seed)
        seated = tuple(Seated(name, colour, STEADY if at else PERSON) for at, (name, colour) in enumerate(SEATED))
        game = Game(seated, village.new_game(village.EditionSettings("first_2011"), len(seated)))
        while not game.position.over:
            position = game.position
            option = position.sample(random) if position.seat == CHANCE else program(position, random)
            choice = scene.chosen(position, option.choice) if position.seat == 0 and len(position.options) > 1 else None
            if choice is not None:
                return game, choice
            game = game.play(option)
    raise AssertionError("no game comes to this scene")


def click(player: Player, game: Game, choice: Choice) -> None:
    """Make a decision on the page, by the first way to pay for it."""
    telling = VillageTelling(game.players, game.position.table.edition, words())
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


def held_still(browser: Browser, address: str, window: str, game: Game) -> Player:
    """A page on which a game goes on, with everything that moves held still; what is the only thing possible waits too."""
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


def filmed(page: Page, pictures: int) -> Iterator[tuple[int, bytes]]:
    """Pictures of what moves, at equal distances up to its end, each with its moment in milliseconds."""
    length = page.evaluate(LENGTH)
    assert length > 0, "nothing moves"
    for number in range(pictures):
        at = round(length * number / (pictures - 1))
        page.evaluate(WIND, at + 1)
        yield at, page.screenshot()


def strip(browser: Browser, pictures: list[tuple[int, bytes]], wide: int, across: int) -> bytes:
    """All pictures in one, each ``wide`` pixels wide under its moment, so many side by side."""
    figure = '<figure>%d ms<img src="data:image/png;base64,%s"></figure>'
    shown = "".join(figure % (at, base64.b64encode(picture).decode()) for at, picture in pictures)
    whole = across * (wide + 14)
    page = browser.new_page(viewport={"width": 24 + whole, "height": 400})
    page.set_content(STRIP % (whole, wide, shown))
    picture = page.screenshot(full_page=True)
    page.close()
    return picture


def main(folder: str, *names: str) -> None:
    """Film scenes, all unless some are named, in both windows."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    with serving.voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name in names or SCENES:
            game, choice = begun(SCENES[name])
            for window in WINDOWS:
                player = held_still(browser, address, window, game)
                click(player, game, choice)
                pictures = list(filmed(player.page, SCENES[name].pictures))
                file = Path(folder, f"{name}-{window}.png")
                file.write_bytes(strip(browser, pictures, *ACROSS[window]))
                print(f"{file}: {pictures[-1][0]} ms", flush=True)
                player.page.context.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
