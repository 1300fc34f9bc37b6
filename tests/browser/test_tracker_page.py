"""The tracker on a phone: entries by touch, undisturbed by other players' inputs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.companion.tracking import Driven, begin, list_entered
from village_core.games.village.choices import Bury, BuyOut, EndRound, EndTurn, Send, Sold, Spend
from village_core.games.village.mass import BuyingOut
from village_core.games.village.tracking.watching import Tracking
from village_core.games.village.vocabulary import Place, Spending
from village_core.kernel.saves import SaveEntry

OUTSIDE = """() => [...document.querySelectorAll(".vc-tr-choice, .vc-tr-next")].filter((one) => one.checkVisibility())
    .flatMap((one) => [...one.querySelectorAll("small, .vc-mark")].map((part) => [one, part]))
    .filter(([one, part]) => {
        const [around, inside] = [one, part].map((each) => each.getBoundingClientRect());
        return inside.left < around.left || inside.right > around.right + 0.5 || inside.bottom > around.bottom + 0.5;
    }).map(([one]) => one.innerText)"""
"""Script: the buttons whose number or colour lies outside of them."""
LONG_NAMES = ("Maximiliane-Charlotte", "Maximiliane-Christine", "Bartholomäus der Zweite", "Wolfgang Amadeus K.")
QUICK, TILE, CHOICE, NEXT = ".vc-tr-quick .vc-tr-choice", '[data-key="tile:{}"]', ".vc-tr-rows .vc-tr-choice", ".vc-tr-next"


def test_a_turn_is_a_few_touches(table: Callable[..., Driven]) -> None:
    """Lost time is one tap, a training two, the end of the turn one more; the note shifts no button."""
    driven = table()
    lying = driven.page.locator(".vc-tr-rests").bounding_box()
    driven.tap(QUICK, 3)
    assert "costs Anna 2 time" in driven.find_visible(".vc-tr-news").inner_text()
    driven.tap(TILE.format("crafts"))
    driven.tap(".vc-tr-grid .vc-tr-choice", 6)
    assert "training" in driven.find_visible(".vc-tr-news").inner_text()
    assert driven.page.locator(".vc-tr-rests").bounding_box() == lying
    driven.rest()
    driven.tap(NEXT)
    trained = Send(0, 1, Place.FARM, Place.STABLE, 6)
    assert list_entered(driven) == [Spend(0, Spending.PLAGUE, 2), trained, EndTurn()]
    assert driven.find_visible(".vc-tr-head .vc-name").inner_text() == "Bert" and driven.find_visible(".vc-tr-tiles").count() == 1


def test_a_second_touch_does_not_pass_over_anybody(table: Callable[..., Driven]) -> None:
    """Two quick taps on the end of the turn end one turn; a later tap ends the next."""
    driven = table()
    driven.rest()
    driven.find_visible(NEXT).dblclick()
    driven.rest()
    assert list_entered(driven) == [EndTurn()]
    driven.tap(NEXT)
    assert list_entered(driven) == [EndTurn(), EndTurn()]


def test_a_tile_stays_open_and_says_what_was_entered(table: Callable[..., Driven]) -> None:
    """The tile of a journey or a training stays open and shows the entry, until the player goes back."""
    driven = table()
    driven.tap(TILE.format("travel"))
    driven.tap(CHOICE)
    assert "travelling" in driven.find_visible(".vc-entered").inner_text() and isinstance(list_entered(driven)[0], Send)
    driven.tap('[data-key="back"]')
    driven.tap(TILE.format("crafts"))
    driven.tap(".vc-tr-grid .vc-tr-choice", 6)
    assert "training" in driven.find_visible(".vc-entered").inner_text()
    driven.page.keyboard.press("Escape")
    assert driven.find_visible(".vc-tr-tiles").count() == 1 and driven.find_visible(".vc-entered").count() == 0


def test_the_small_chronicle_fills_from_the_right(table: Callable[..., Driven]) -> None:
    """In the edition of 2011 the dead in a row's small spaces lie on the right."""
    died = (Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), EndTurn(), Bury(1, Place.FARM))
    driven = table(*died, EndTurn(), EndTurn(), *died)
    driven.page.set_viewport_size({"width": 1280, "height": 900})
    pips = "(rest) => [...rest.querySelectorAll('i')].sort((a, b) => a.offsetLeft - b.offsetLeft).map((i) => i.className)"
    farm = driven.find_visible(".vc-tr-rest").first.evaluate(pips)
    assert farm == sorted(farm) and farm.count("vc-full") == 2 and len(farm) > 2


def test_a_second_death_is_asked_about(table: Callable[..., Driven]) -> None:
    """Time that would cross the bridge again is entered only after confirmation; a no enters nothing."""
    driven = table(Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 9))
    driven.tap(QUICK, 2)
    asked = driven.find_visible(".vc-sheet button")
    assert asked.count() == 2 and len(list_entered(driven)) == 2
    asked.nth(1).tap()
    assert len(list_entered(driven)) == 2
    driven.tap(QUICK, 2)
    driven.tap(".vc-sheet button", 0)
    assert list_entered(driven)[2:] == [Spend(0, Spending.TIME, 3)]


def test_anybody_is_entered_for_at_any_time(table: Callable[..., Driven]) -> None:
    """A tap on a card opens that player's pad, which cannot end the turn; another tap goes back to the current player's."""
    driven = table()
    driven.tap('[data-key="card:2"]')
    assert driven.find_visible(".vc-tr-last").count() == 0
    driven.tap(QUICK, 0)
    driven.tap('[data-key="to-turn"]')
    driven.tap(QUICK, 1)
    assert list_entered(driven) == [Spend(2, Spending.TIME, 1), Spend(0, Spending.TIME, 2)]


def test_a_market_day_is_entered_in_one_place(table: Callable[..., Driven]) -> None:
    """A market day is entered in one place: all players' rows, the caller's first.

    A customer is picked among the unserved ones; each sale but the caller's first brings the surcharge unless the player pays
    otherwise; one tap says that the others sell nothing, which ends the turn.
    """
    driven = table(Sold(1, 0))
    driven.tap(TILE.format("market"))
    assert [one.locator(".vc-tr-label").inner_text() for one in driven.find_visible(CHOICE).all()[:3]] == ["Anna", "Bert", "Carl"]
    driven.tap(CHOICE, 0)
    driven.tap(".vc-tr-pick", 0)
    assert list_entered(driven)[1:] == [Sold(0, 1)]
    driven.tap(CHOICE, 1)
    assert driven.find_visible(".vc-tr-pick").count() == len(begin().table.edition.customers) - 2
    assert driven.find_visible(".vc-tr-heading h3").inner_text() == "Which customer does Bert serve?"
    driven.tap(".vc-tr-pick", 0)
    assert list_entered(driven)[2:] == [Sold(1, 2), Spend(1, Spending.MARKET, 1)]
    driven.tap(CHOICE, 0)
    driven.tap('[data-key="instead"]')
    driven.tap(".vc-tr-pick", 0)
    assert list_entered(driven)[4:] == [Sold(0, 3)]
    driven.rest()
    driven.tap(CHOICE, 3)
    assert list_entered(driven)[5:] == [EndTurn()]


def test_a_tap_is_undone_as_one(table: Callable[..., Driven]) -> None:
    """A sale with its surcharge is one input: one undo takes both back, and a redo would bring both again."""
    driven = table()
    shared = driven.shared
    shared.enter(Spend(1, Spending.TIME, 1))
    shared.enter(Sold(1, 2), Spend(1, Spending.MARKET, 1))
    assert shared.last_entered == 2
    shared.enter(SaveEntry(undo=shared.last_entered))
    assert len(shared.game.steps) == 1 and shared.last_undone == 2


def test_what_others_enter_leaves_a_finger_where_it_is(table: Callable[..., Driven]) -> None:
    """Another player's entry arrives while a thumb is on a button: the tap still counts, and an open tile stays open."""
    driven = table()
    driven.tap(TILE.format("crafts"))
    held = driven.find_visible(".vc-tr-grid .vc-tr-choice").nth(0).element_handle()
    driven.enter_elsewhere(Spend(1, Spending.TIME, 3))
    assert held.evaluate("button => button.isConnected")
    driven.touch(held)
    assert list_entered(driven)[-1] == Spend(0, Spending.PRODUCTION, 2)


def test_the_mass_takes_its_price(table: Callable[..., Driven]) -> None:
    """A buyout is entered with its coin; the draw is made for the table, and the steps up follow to the end of the mass."""
    driven = table(Send(0, 1, Place.FARM, Place.BAG), Send(1, 1, Place.FARM, Place.BAG), EndRound())
    assert isinstance(driven.shared.position.top, BuyingOut)
    driven.tap(".vc-tr-answers .vc-tr-choice", 0)
    assert list_entered(driven)[-1] == BuyOut(1) and driven.shared.position.table.farms[0].coin == 0
    driven.tap(".vc-tr-answers .vc-likely")
    while driven.find_visible(".vc-tr-chance").count():
        driven.tap(".vc-tr-chance")
    while not isinstance(driven.shared.position.top, Tracking):
        driven.tap(".vc-tr-answers .vc-likely")
    assert driven.find_visible(".vc-great").count() >= 1


def test_a_death_that_the_rules_refuse_can_have_happened(table: Callable[..., Driven]) -> None:
    """A refused death can be entered as having happened anyway; the table takes it and the game goes on."""
    born = Send(0, 2, Place.UNBORN, Place.FARM)
    driven = table(born, Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1), EndTurn())
    driven.tap(".vc-tr-why summary")
    driven.tap(".vc-anyway", 0)
    assert driven.shared.records[-1].entry.anyway and isinstance(driven.shared.position.top, Tracking)


HERE = """() => { const here = document.activeElement; return here.checkVisibility() && here.closest(".vc-tracker")
    ? here.dataset.key ?? here.className : "lost"; }"""


def press_enter_at(driven: Driven, selector: str, nth: int = 0) -> str:
    """Press Enter on a button, and return the key or class of what has the focus after the answer; "lost" outside the tracker."""
    driven.find_visible(selector).nth(nth).focus()
    driven.page.keyboard.press("Enter")
    driven.rest()
    return driven.page.evaluate(HERE)


def test_the_keyboard_keeps_its_place(table: Callable[..., Driven]) -> None:
    """After an entry the focus stays on its button; if the button has gone, the focus goes to the new question.

    After *Back* the focus is on the tile that was open; when a turn begins, on the first button.
    """
    driven = table(Spend(0, Spending.TIME, 9))
    driven.rest()
    assert press_enter_at(driven, TILE.format("travel")) == "back"
    assert "send" in press_enter_at(driven, CHOICE) and press_enter_at(driven, '[data-key="back"]') == "tile:travel"
    assert "spend" in press_enter_at(driven, QUICK)
    assert "vc-tr-asked" in press_enter_at(driven, NEXT)
    assert '"time":1' in press_enter_at(driven, ".vc-tr-answers .vc-tr-choice")


def test_a_turn_by_four_keys(table: Callable[..., Driven]) -> None:
    """The keys 1, 2 and 3 lose that many hourglasses, N ends the turn; then they are the next player's, who is announced.

    A second Enter on the end of the turn does not press the newly focused button.
    """
    driven = table()
    keyboard = driven.page.keyboard
    for key in ("2", "n"):
        keyboard.press(key)
        driven.rest()
    assert driven.page.get_by_text("Whose turn it is: Bert, 10 to the bridge").count() == 1
    keyboard.press("3")
    driven.rest()
    driven.find_visible(NEXT).focus()
    keyboard.press("Enter")
    driven.page.get_by_text("Whose turn it is: Carl").wait_for(state="attached")
    keyboard.press("Enter")
    driven.rest()
    keyboard.press("1")
    driven.rest()
    lost = [Spend(seat, Spending.TIME, time) for seat, time in ((0, 2), (1, 3), (2, 1))]
    assert list_entered(driven) == [lost[0], EndTurn(), lost[1], EndTurn(), lost[2]]


def test_two_quick_touches_are_asked_about(table: Callable[..., Driven]) -> None:
    """A second tap on the same button within a moment counts after confirmation; a later one counts at once."""
    driven = table()
    driven.tap(QUICK, 0)
    driven.find_visible(QUICK).nth(0).tap()
    assert "Were both meant?" in driven.find_visible(".vc-sheet").inner_text() and len(list_entered(driven)) == 1
    driven.find_visible(".vc-sheet button").nth(1).tap()
    driven.rest()
    driven.tap(QUICK, 0)
    driven.find_visible(QUICK).nth(0).tap()
    driven.tap(".vc-sheet button", 0)
    assert len(list_entered(driven)) == 3


def test_the_keyboard_stays_through_a_mass(table: Callable[..., Driven]) -> None:
    """After each answer by Enter the focus is at the next question of the mass, at a button or at its text."""
    driven = table(Send(0, 1, Place.FARM, Place.BAG), Send(1, 1, Place.FARM, Place.BAG), EndRound())
    assert "buy-out" in press_enter_at(driven, ".vc-tr-answers .vc-tr-choice")
    assert "vc-tr-asked" in press_enter_at(driven, ".vc-tr-answers .vc-tr-choice", 1)
    assert "vc-tr-asked" in press_enter_at(driven, ".vc-tr-chance")


def test_what_ends_the_turn_shows_that_it_rests(table: Callable[..., Driven]) -> None:
    """The button that ends the turn looks disabled while a second tap on it would count for the next player."""
    driven = table()
    resting = '.vc-tr-next[aria-disabled="true"]'
    driven.rest()
    assert driven.find_visible(resting).count() == 0
    driven.tap(NEXT)
    assert driven.find_visible(resting).count() == 1
    driven.rest()
    assert driven.find_visible(resting).count() == 0


CUT = """() => [...document.querySelectorAll(".vc-tr-label, .vc-tr-turn .vc-name, .vc-tr-card .vc-name")].filter((label) => {
    const box = label.getBoundingClientRect(), around = label.closest("button, .vc-tr-line").getBoundingClientRect();
    const out = box.left < around.left - 1 || box.right > around.right + 1;
    return label.checkVisibility() && (out || label.scrollWidth > label.clientWidth + 1);
}).map((label) => label.textContent)"""


@pytest.mark.parametrize("letters", [100, 200])
def test_large_letters_have_room(table: Callable[..., Driven], letters: int) -> None:
    """At twice the size, by zoom or by font size, no name and no label is cut, on the pad and on two of its tiles.

    The pad leaves a quarter of the window to the table.
    """
    driven = table()
    driven.page.set_viewport_size({"width": 195 if letters == 100 else 390, "height": 422 if letters == 100 else 844})
    driven.page.add_style_tag(content=f":root {{ font-size: {letters}% }}")
    for tile in ("", "crafts", "travel"):
        if tile:
            driven.find_visible(TILE.format(tile)).evaluate("tile => tile.click()")
        assert driven.page.evaluate(CUT) == []
        assert driven.page.evaluate("document.querySelector('.vc-tr-pad').offsetHeight <= innerHeight * .76")
        assert driven.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        driven.page.keyboard.press("Escape")


def test_large_letters_leave_a_life_in_view(table: Callable[..., Driven]) -> None:
    """With letters of twice the size the pad leaves the current player's life visible above it, whole."""
    driven = table()
    driven.page.set_viewport_size({"width": 390, "height": 844})
    driven.page.add_style_tag(content=":root { font-size: 200% }")
    life, pad = (
        driven.find_visible(".vc-tr-card .vc-life").first.bounding_box(),
        driven.find_visible(".vc-tr-pad").first.bounding_box(),
    )
    assert life["y"] >= 0 and life["y"] + life["height"] <= pad["y"]


def test_at_twice_the_size_a_life_is_in_view(table: Callable[..., Driven]) -> None:
    """In a laptop's window at 200 % the lives are beside the buttons, and everything is within the window."""
    driven = table()
    driven.page.set_viewport_size({"width": 640, "height": 400})
    lives = [life.bounding_box() for life in driven.find_visible(".vc-tr-card .vc-life").all()]
    pad = driven.find_visible(".vc-tr-pad").first.bounding_box()
    assert all(life["x"] + life["width"] <= pad["x"] and life["y"] + life["height"] <= 400 for life in lives)
    assert pad["y"] + pad["height"] <= 400 and driven.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_nothing_moves_for_who_wants_that(table: Callable[..., Driven]) -> None:
    """A button that is marked as entered flashes, but not with reduced motion."""
    driven = table()
    pressed = driven.find_visible(QUICK).first
    pressed.evaluate("one => one.classList.add('vc-tr-sent')")
    moving = "one => getComputedStyle(one).animationName"
    assert pressed.evaluate(moving) == "vc-tr-sent"
    driven.page.emulate_media(reduced_motion="reduce")
    assert pressed.evaluate(moving) == "none"


def test_forced_colours_keep_what_is_chosen(table: Callable[..., Driven]) -> None:
    """In forced colours the chosen player's card and the button that ends the turn keep their frames."""
    driven = table()
    driven.page.emulate_media(forced_colors="active")
    framed = "one => ['outlineStyle', 'borderTopStyle', 'borderTopWidth'].map((what) => getComputedStyle(one)[what])"
    chosen, other = (
        driven.find_visible(f'.vc-tr-card[aria-pressed="{now}"]').first.evaluate(framed) for now in ("true", "false")
    )
    assert chosen[0] == "solid" and other[0] == "none"
    assert driven.find_visible(NEXT).evaluate(framed)[1:] == ["solid", "3px"]


def test_targets_are_big(table: Callable[..., Driven]) -> None:
    """Every button of the pad, of an open tile and of a question is at least 44 pixels wide and high, and on the page.

    The pad's edges stay in place whatever is open.
    """
    driven = table(Spend(0, Spending.TIME, 9), Spend(0, Spending.TIME, 1))
    edges = driven.find_visible(".vc-tr-pad").first.bounding_box()
    for tile in ("", "harvest", "family", "crafts", "market", "travel", "council", "church", "counts", "next"):
        if tile == "next":
            driven.rest()
            driven.tap(NEXT)
        elif tile:
            driven.tap(TILE.format(tile))
        boxes = [box.bounding_box() for box in driven.find_visible(".vc-tr-pad button").all()]
        assert len(boxes) >= 4
        assert all(
            box["width"] >= 44 and box["height"] >= 44 and box["x"] >= 0 and box["x"] + box["width"] <= 390 for box in boxes
        )
        if tile and tile != "next":
            assert driven.find_visible(".vc-tr-pad").first.bounding_box() == edges, tile
            driven.tap('[data-key="back"]')


def test_numbers_and_colours_stay_on_their_buttons(table: Callable[..., Driven]) -> None:
    """On a narrow phone long names push neither small print nor colour out of a button, and sellers with cut names differ."""
    driven = table(players=4, names=LONG_NAMES)
    driven.page.set_viewport_size({"width": 360, "height": 740})
    for tile in ("harvest", "family", "crafts", "market", "travel", "council", "church", "counts"):
        driven.tap(TILE.format(tile))
        assert driven.page.evaluate(OUTSIDE) == [], tile
        if tile == "market":
            sellers = driven.page.locator(".vc-tr-rows .vc-tr-choice:has(.vc-mark)")
            labels = [label.inner_text() for label in sellers.locator(".vc-tr-label").all()]
            assert len({*labels}) == sellers.count() == 4, labels
        driven.tap('[data-key="back"]')
