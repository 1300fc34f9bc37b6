"""The language of a page: chosen in its header, in its address or by the browser; each page is of one language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, Watched
from tests.browser.driving import PATIENCE, Fingers, Player
from tests.browser.fitting import find_unmarked
from tests.browser.serving import serve_voila
from tests.languages.pseudo import END, HAN, LONGER, START
from tests.languages.trees import copy_tree
from tests.samples import thin
from village_core.games import list_games

CHAPTER = "/voila/render/01_setup.ipynb"
PLAY = "/voila/render/play.ipynb"
SPEAK = "(language) => dispatchEvent(new CustomEvent('village:language', { detail: { language } }))"
SPOKEN = "(language) => [...document.querySelectorAll('.vc-app')].every((root) => root.lang === language)"
LIES = "document.querySelector('.vc-grid').getBoundingClientRect().top"
"""Script: where the board lies in the window."""
NAMES = ("Player 1", "Random 1", "Village (2011)", "Village: Big Box")
ACCENTS = re.compile(r"[ÁÉÍÓÚÝáéíóúý]")
CJK = re.compile(r"[\u4e00-\u9fff]")


@pytest.fixture(scope="module")
def spoken(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provide the address of a server that speaks two pseudo-languages besides English."""
    with serve_voila(tree=copy_tree(tmp_path_factory.mktemp("tree"))) as address:
        yield address


def open_page(context: BrowserContext, address: str) -> Page:
    """Open a page in a browser and wait until it is set up."""
    page = context.new_page()
    page.goto(address)
    expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
    return page


def fetch_page(address: str, accepted: str) -> str:
    """Return the HTML at an address, or of its failure, for a browser that wants these languages."""
    try:
        with urlopen(Request(address, headers={"Accept-Language": accepted})) as answer:
            return answer.read().decode()
    except HTTPError as failure:
        return failure.read().decode()


def choose(page: Page, language: str) -> None:
    """Choose a language in the header with the keyboard's focus there, and wait until the page speaks it."""
    page.locator("#language").focus()
    page.locator("#language").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language, timeout=PATIENCE)


def test_a_chosen_language_is_shown_in_place_and_kept(spoken: str, browser: Browser) -> None:
    """The choice in the header changes the page without loading it again, with the focus where it was; later pages keep it."""
    with browser.new_context(locale="en-GB") as context:
        page = open_page(context, spoken + CHAPTER)
        expect(page.get_by_label("Language")).to_have_value("en")
        before = page.evaluate("window.before = performance.timeOrigin")
        choose(page, HAN)
        expect(page.locator(".masthead nav a").first).to_have_text(CJK)
        assert page.evaluate("[window.before, document.activeElement.id]") == [before, "language"]
        assert CJK.search(page.title()) and CJK.search(page.locator(".colophon").inner_text())
        page.reload()
        expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
        expect(page.locator("#language")).to_have_value(HAN)
        expect(page.locator("#cells")).not_to_contain_text("Your first cube")
        page.locator(".masthead nav a").nth(2).click()
        expect(page.locator("html")).to_have_attribute("lang", HAN)


def test_the_welcome_page_says_everything_in_the_chosen_language(spoken: str, browser: Browser) -> None:
    """No English is left in the page's texts, and its headings and title are translated; the focus stays on the choice.

    All games stand side by side in a wide window.
    """
    with browser.new_context(locale="en-GB") as context:
        page = open_page(context, spoken + "/voila/render/00_welcome.ipynb")
        expect(page.locator(".vc-start-games")).to_contain_text("Never played it?")
        tops = page.locator(".vc-start-games > div").evaluate_all("games => games.map(game => game.getBoundingClientRect().top)")
        assert len(tops) == len(list_games()) and len({*tops}) == 1
        choose(page, HAN)
        expect(page.locator(".vc-start-games h2").first).to_have_text(CJK, timeout=PATIENCE)
        expect(page.locator("#language")).to_be_focused()
        assert not re.search("[a-zA-Z]{3}", " ".join(page.locator(".prose").all_inner_texts()))
        assert CJK.search(page.title())


def test_an_address_and_a_browser_name_the_language(spoken: str, browser: Browser) -> None:
    """The first HTML of a page, or for a wrong address, has the browser's language unless the address names another one.

    A choice in the header takes the language out of the address.
    """
    with browser.new_context(locale=LONGER) as context:
        short = f"{CHAPTER.removesuffix('.ipynb')}?lang={HAN}"
        paths = (CHAPTER, f"{CHAPTER}?lang={HAN}", short, f"{CHAPTER}?lang=none", "/voila/render/none.ipynb", "/none")
        htmls = [fetch_page(spoken + path, f"fr, {LONGER};q=0.5") for path in paths]
        assert [re.search(r'<html lang="(\w+)"', html)[1] for html in htmls] == [LONGER, HAN, HAN, *[LONGER] * 3]
        page = open_page(context, f"{spoken}{CHAPTER}?lang={HAN}")
        choose(page, "en")
        assert "lang=" not in page.url, "a later choice counts more"


def test_pages_of_several_languages_do_not_mix(spoken: str, browser: Browser) -> None:
    """Two readers open a chapter at the same time, twice: each sees one language, and its HTML holds no other."""
    with browser.new_context(locale=LONGER) as longer, browser.new_context(locale=HAN) as han:
        for _ in range(2):
            pages = [context.new_page() for context in (longer, han)]
            for page in pages:
                page.goto(spoken + CHAPTER, wait_until="commit")
            for page in pages:
                expect(page.locator("body")).to_have_attribute("data-state", "ready", timeout=PATIENCE)
                expect(page.locator("#cells")).not_to_contain_text("Your first cube")
            told = [" ".join(page.locator("#cells, .masthead nav, .colophon").all_inner_texts()) for page in pages]
            assert ACCENTS.search(told[0]) and not CJK.search(told[0])
            assert CJK.search(told[1]) and not ACCENTS.search(told[1])
    htmls = [fetch_page(spoken + CHAPTER, language) for language in ("en-GB", LONGER, HAN)]
    stripped = [re.sub(r"<select.*?</select>", "", html, flags=re.DOTALL) for html in htmls]
    assert [bool(CJK.search(html)) for html in stripped] == [False, False, True]
    assert [bool(ACCENTS.search(html)) for html in stripped] == [False, True, False]


def test_a_browser_without_cookies_keeps_a_language(spoken: str, browser: Browser) -> None:
    """The choice of a browser that sends no cookies stays in its storage, and in the address of the page."""
    with browser.new_context(locale="en-GB") as context:
        context.add_init_script("Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} })")
        page = open_page(context, spoken + CHAPTER)
        choose(page, LONGER)
        assert f"lang={LONGER}" in page.url
        other = open_page(context, spoken + "/voila/render/learn.ipynb")
        expect(other.locator("html")).to_have_attribute("lang", LONGER, timeout=PATIENCE)
        expect(other.locator(".masthead nav a").first).to_contain_text(START)


def speak(page: Page, language: str, sign: str) -> None:
    """Tell the page's widgets to speak a language, and wait until they and the log's title do.

    The page's head stays as it is. ``sign`` is the end of a script that compares the title's text: ``=== 'What happened'``.
    """
    page.evaluate(SPEAK, language)
    page.wait_for_function(SPOKEN, arg=language, timeout=PATIENCE)
    page.wait_for_function(f"() => document.querySelector('.vc-log > summary').textContent {sign}", timeout=PATIENCE)


@pytest.mark.parametrize("window", thin([PHONE, DESKTOP], 2))
def test_a_market_day_with_a_what_if_line(spoken: str, visit: Callable[..., Watched], window: dict[str, object]) -> None:
    """A new language leaves no English; the lines of the log, the open places, the board and the unfolded what-if line stay.

    Undo and a move go on in it. Back in English no text of the other language is left.
    """
    page = visit(spoken + PLAY, **window).page
    player = (Fingers if window is PHONE else Player)(page, ("cube:market", "stall:"))
    player.begin(seed="market and mass")
    player.play_until(lambda: "market day" in player.log())
    line = player.branch_off(page.locator(".vc-imagine").last)
    player.move()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    log = page.locator(".vc-lines li")
    before, lies = (log.count(), page.locator(".vc-open").count()), page.evaluate(LIES)
    assert all(before)

    speak(page, LONGER, f".endsWith('{END}')")
    assert (log.count(), page.locator(".vc-open").count()) == before and abs(page.evaluate(LIES) - lies) < 2
    assert find_unmarked(page, NAMES, within=".vc-app") == []
    assert line.is_visible() and page.locator(".vc-what-if button[aria-expanded=true]").is_visible()
    player.press(page.locator(".vc-what-if button[aria-expanded]"))
    player.press(page.locator(".vc-undoing button").first)
    page.wait_for_function("(count) => document.querySelectorAll('.vc-lines li').length < count", arg=before[0])
    player.move()
    assert find_unmarked(page, NAMES, within=".vc-app") == []

    speak(page, "en", "=== 'What happened'")
    page.wait_for_function("(end) => !document.querySelector('.vc-app').textContent.includes(end)", arg=END, timeout=PATIENCE)
    assert line.is_visible()
