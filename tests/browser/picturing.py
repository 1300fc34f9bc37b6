"""The README's pictures and the icons, made from the running pages: ``python -m tests.browser.picturing``.

The pictures show the board in the middle of a game, a chapter on a laptop, a table on a phone, and a moving sale. The icons are
for devices that take no SVG.
"""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Final

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from tests.browser import serving
from tests.browser.conftest import ARGUMENTS, CHROMIUM, PHONE
from tests.browser.driving import PATIENCE
from tests.browser.filming import LAPTOP, LENGTH, SCENES, click, find_game, open_held_still, take_pictures
from tests.browser.serving import ROOT
from village_widgets.site.building import ICONS

FOLDER: Final = ROOT / "notebooks" / "pictures"
FRAMES: Final = 24
FIRST: Final = 900
"""Milliseconds for which a moving picture shows its first and last frame."""
WIDE: Final = 800
"""The width of a moving picture in pixels."""


DRAWN: Final = ROOT / "village_widgets" / "voila" / "data" / "voila" / "templates" / "village" / "static" / "icon.svg"
DRAWN_FOR: Final = ROOT / "village_widgets" / "site" / "icons"
CUT: Final = 0.8
"""The part of an icon's width that stays visible however a device cuts it."""
LAID: Final = "body { margin: 0; height: 100vh; display: grid; place-items: center; background: #efe4cd; }"


def take_board(browser: Browser, address: str) -> bytes:
    """Take a picture of the board in the middle of a game, with the open targets."""
    game, _ = find_game(SCENES["sale"])
    player = open_held_still(browser, address, "laptop", game)
    return player.page.screenshot()


def take_chapter(browser: Browser, address: str) -> bytes:
    """Take a picture of the first step of the chapter about the market day."""
    page = browser.new_context(**LAPTOP).new_page()
    page.goto(f"{address}/voila/render/05_market.ipynb")
    page.wait_for_selector("[data-at].vc-open", timeout=PATIENCE * 3)
    return page.screenshot()


def take_table(browser: Browser, address: str) -> bytes:
    """Take a picture of a phone at a table where some hourglasses have run out."""
    page = browser.new_context(**PHONE).new_page()
    page.goto(f"{address}/voila/render/companion.ipynb")
    page.get_by_role("button", name="Open the table").tap(timeout=PATIENCE * 3)
    page.wait_for_selector(".vc-tracker:not([hidden])", timeout=PATIENCE)
    for seat in range(2):
        page.locator(f'[data-key="card:{seat}"]').tap()
        for loss in (1, 2):
            page.locator(".vc-tr-quick .vc-tr-choice").nth(loss).tap()
            page.wait_for_selector(f'.vc-companion[data-count="{2 * seat + loss}"]', timeout=PATIENCE)
    page.evaluate("scrollTo(0, 0)")
    return page.screenshot()


def take_sale(browser: Browser, address: str) -> bytes:
    """Take pictures of the page during the sale of ``SCENES``, and return them as one animated WebP picture."""
    game, choice = find_game(SCENES["sale"])
    player = open_held_still(browser, address, "laptop", game)
    before = player.page.screenshot()
    click(player, game, choice)
    shots = list(take_pictures(player.page, FRAMES))
    frames = [Image.open(BytesIO(shot)).convert("RGB") for shot in (before, *(shot for _, shot in shots))]
    frames = [frame.resize((WIDE, round(frame.height * WIDE / frame.width)), Image.Resampling.LANCZOS) for frame in frames]
    step = max(20, round(player.page.evaluate(LENGTH)) // FRAMES)
    lasting = [FIRST, *[step] * (len(frames) - 2), FIRST]
    made = BytesIO()
    frames[0].save(made, "webp", save_all=True, append_images=frames[1:], duration=lasting, loop=0, quality=70, method=6)
    return made.getvalue()


def take_icon(browser: Browser, file: str) -> bytes:
    """Take a picture of the icon in the size that its file name states. An icon for cutting has its drawing well inside."""
    wide = int(file.rpartition("-")[2].removesuffix(".png"))
    inside = CUT if "cut" in file else 1
    page = browser.new_page(viewport={"width": wide, "height": wide})
    page.set_content(
        f"<style>{LAID}svg {{ width: {inside:.0%}; height: {inside:.0%}; }}</style>{DRAWN.read_text(encoding='utf-8')}"
    )
    return page.screenshot()


PICTURES: Final = {"play.webp": take_board, "chapter.webp": take_chapter, "table.webp": take_table, "sale.webp": take_sale}


def main(*names: str) -> None:
    """Make the pictures, all or the named ones, and all icons, and write them to their places in the tree."""
    with serving.serve_voila() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        for name in names or PICTURES:
            made = PICTURES[name](browser, address)
            if made.startswith(b"\x89PNG"):
                still = BytesIO()
                Image.open(BytesIO(made)).convert("RGB").save(still, "webp", quality=82, method=6)
                made = still.getvalue()
            (FOLDER / name).write_bytes(made)
            print(f"{FOLDER / name}: {len(made) // 1000} kB", flush=True)
        for name in ICONS:
            (DRAWN_FOR / name).write_bytes(take_icon(browser, name))
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
