"""The season: its cards and scoring tiles, the points of all clans, and the supply."""

from __future__ import annotations

from typing import Final

from village_core.games.editions import Mark
from village_core.games.manitoba.happening import find_event
from village_core.games.manitoba.nouns import Nouns
from village_core.games.manitoba.scoring import find_cloud
from village_core.games.manitoba.seasons import count_clouds
from village_core.games.manitoba.table import CLOUD_AT, EVENT_AT, ROUNDS, SCORED
from village_core.games.manitoba.vocabulary import Good, Season
from village_core.games.owning import list_values
from village_core.kernel.values import Seat
from village_widgets.components.drawing import draw_target, draw_text, draw_text_in_two, draw_with_title, trim, use
from village_widgets.components.scene import Panel
from village_widgets.games.manitoba.drawing.bonuses import draw_cloud, draw_event, draw_final_scoring
from village_widgets.games.manitoba.drawing.ink import SeenManitoba, draw_cree

CARD: Final = 66
TALL: Final = 100
TOP: Final = 42
STEP: Final = 69.5
PAPER: Final = {Season.WINTER: "frost", Season.SPRING: "bloom", Season.SUMMER: "heat", Season.AUTUMN: "fall"}
"""The shade of each season's cards."""
SHELL: Final = "shell"
GUESSABLE: Final = {
    "tiles": ("territory",),
    "storages": ("storages",),
    "paths": ("paths", "again"),
    "cards": ("cards", "scoring"),
}
"""Parts of an edition whose printed values may be a guess, by the area of the board where they stand."""


def draw_panel(view: SeenManitoba) -> Panel:
    """Draw the season, its cards, what is due, all clans' points, the supply, and where the board's values are guesses."""
    parts = {"season:scene": _draw_scene(view), "season:title": _draw_title(view)}
    parts |= {f"season:card:{card}": _draw_card(view, card) for card in range(ROUNDS)}
    parts["season:cloud"] = _draw_open_tile(view)
    parts["season:due"] = _draw_due(view)
    parts |= {f"season:points:{seat}": _draw_points(view, seat) for seat in view.table.seats}
    for at, what in enumerate((*Good, SHELL)):
        parts[f"season:{what}"] = _draw_supply(view, what, at)
    parts["season:guessed"] = _draw_guessed(view)
    return view.build_panel("season", parts)


def _draw_scene(view: SeenManitoba) -> str:
    return (
        '<rect class="f-earth" width="360" height="320" rx="14"/>'
        '<rect class="f-well" x="6" y="226" width="348" height="52" rx="9"/>'
    )


def _draw_title(view: SeenManitoba) -> str:
    """Draw the season, and the number of the round or that the game is being set up."""
    table = view.table
    title = use(f"season-{table.season}", 12, 8, 1.1) + draw_text(
        46, 29, view.words.format(f"season-{table.season}"), "t", 130, 19
    )
    number = view.say("of-rounds", number=table.round, rounds=table.rounds) if table.round else view.say("setting-up")
    return title + draw_text(346, 28, number, "b r", 160)


def locate_card(card: int) -> float:
    """Return the left edge of a card of the row, by its number from 0."""
    return 8 + STEP * card


def _draw_card(view: SeenManitoba, card: int) -> str:
    """Draw a card of the season: an event, a scoring, or in winter no more than the season."""
    table, x = view.table, locate_card(card)
    now = card == (table.card if table.card is not None else min(table.round, 1))
    style = "past" if table.card is not None and card < table.card else ""
    winter = table.season is Season.WINTER
    if winter and card > view.edition.setup[len(table.clans)].winter:
        return f'<rect class="em" x="{trim(x)}" y="{TOP}" width="{CARD}" height="{TALL}" rx="9"/>'
    paper = f'<rect class="o f-{PAPER[table.season]}" x="{trim(x)}" y="{TOP}" width="{CARD}" height="{TALL}" rx="9"/>'
    edge = f'<rect class="now" x="{trim(x - 1)}" y="{TOP - 1}" width="{CARD + 2}" height="{TALL + 2}" rx="10"/>' if now else ""
    head = draw_text(x + CARD / 2, TOP + 20, card + 1, "q c")
    if winter:
        inside = use("season-summer" if card == 0 else "season-winter", x + 15, TOP + 36, 1.5)
        return f"<g>{paper}{head if card else ''}{inside}{edge}</g>"
    inside = _draw_face(view, card, x)
    return draw_target(
        f"card:{card}", x, TOP, CARD, TALL, f'<g class="{style}">{paper}{head}{inside}</g>', edge, style="m", round_=9
    )


def _draw_face(view: SeenManitoba, card: int, x: float) -> str:
    """Draw the inside of a card: an event or a scoring.

    An event that isn't known yet shows the season's sign. Empty for a scoring tile that isn't known yet, and for the one that
    counts next, which is a part of its own.
    """
    table = view.table
    if card not in SCORED:
        at = EVENT_AT[card]
        if at >= len(table.events):
            return use(f"season-{table.season}", x + 21, TOP + 44, 1, "no")
        return draw_event(view.edition.find_event(table.season, table.events[at]), view.edition, x + 2, TOP + 26)
    at = CLOUD_AT[card]
    if at >= count_clouds(table.season):
        return draw_final_scoring(x + 2, TOP + 34)
    if at >= len(table.clouds) or card == find_open(view):
        return ""
    return draw_cloud(view.edition.find_cloud(table.clouds[at]), x + 2, TOP + 32)


def find_open(view: SeenManitoba) -> int | None:
    """Return the card, from 0, on which the scoring tile lies that counts next; None if no open tile is still to count."""
    table = view.table
    return next((at for at, _ in zip(SCORED, table.clouds, strict=False) if at >= (table.card or 0)), None)


def _draw_open_tile(view: SeenManitoba) -> str:
    """Draw the scoring tile that counts next, without the card below it; empty if none is still to count."""
    card, table = find_open(view), view.table
    if card is None:
        return ""
    x = locate_card(card)
    tile = draw_cloud(view.edition.find_cloud(table.clouds[CLOUD_AT[card]]), x + 2, TOP + 32)
    return draw_target("cloud", x + 2, TOP + 26, CARD - 4, TALL - 30, tile, style="m", round_=8)


def _draw_due(view: SeenManitoba) -> str:
    """Write, as ``describe_due`` says it, what the card of this round brings, or that it is winter or the last round."""
    return draw_text_in_two(180, 164, describe_due(view), "c", 340)


def describe_due(view: SeenManitoba) -> str:
    """Return in a few words what the card of this round brings, or that it is winter or the last round.

    Empty in the set-up, and if the card isn't known yet.
    """
    table, nouns = view.table, Nouns(view.words, (), view.edition)
    if table.card is None:
        return view.say("winter") if table.round else ""
    if table.last:
        return view.say("due-end")
    cloud, event = find_cloud(table), find_event(table)
    if cloud is not None:
        return view.say("due-cloud", cloud=nouns.list_scored(cloud))
    return "" if event is None else view.say("due-event", event=nouns.describe_event(event))


def _draw_points(view: SeenManitoba, seat: Seat) -> str:
    """Draw a clan's points, and the eagle if its player is active."""
    table = view.table
    wide = 348 / len(table.clans)
    x = 6 + wide * seat
    plate = f'<rect class="f-card" x="{trim(x + 1)}" y="184" width="{trim(wide - 2)}" height="36" rx="9"/>'
    eagle = use("eagle", x + 28, 191, 0.85) if seat == table.start else ""
    return plate + draw_cree(view, seat, x + 5, 190) + eagle + draw_text(x + wide - 8, 208, table.clans[seat].score, "q r big")


def _draw_supply(view: SeenManitoba, what: str, at: int) -> str:
    """Draw the number of ``what`` (a good or shells) in the supply, at place ``at`` of the row, to be tapped; zero is faint."""
    x = 8 + 57.5 * at
    left = view.table.supply.shells if what == SHELL else getattr(view.table.supply, what)
    faint = "" if left else "no"
    inside = use(what, x + 3, 240, 1, faint) + draw_text(x + 32, 257.5, left, f"q {faint}".rstrip())
    return draw_target(f"supply:{what}", x, 229, 56, 46, inside, style="m")


def _draw_guessed(view: SeenManitoba) -> str:
    """Write which areas of the board have printed values that are our guess."""
    names = list_values(view.edition)
    areas = [
        view.say(f"guessed-{area}")
        for area, parts in GUESSABLE.items()
        if any(name.partition(".")[0] in parts and view.edition.find_mark(name) is Mark.RECONSTRUCTED for name in names)
    ]
    if not areas:
        return ""
    said = view.say("guessed", areas=view.words.join(areas))
    return draw_with_title(view.say("guessed-about"), draw_text_in_two(180, 302, said, "s c", 340))
