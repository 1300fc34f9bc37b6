"""Pictures for the lessons: a life as a time line, prices, the odds at a mass. Imported only when one is shown."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bqplot import Axis, Figure, LinearScale, Lines, Mark, Scatter
from ipywidgets import HTML, Box

from village_core.games.village.choices import Advance, BuyPrestige, Rise, Serve
from village_core.games.village.edition import Edition
from village_core.games.village.odds import find_next_draw, list_odds_of_buying_out
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import INFLUENCES, Space
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_core.kernel.words import Words
from village_widgets.components.charts import build_chart, list_labels
from village_widgets.components.widths import measure
from village_widgets.games.stills import seat_players
from village_widgets.games.village.drawing.ink import add_rival
from village_widgets.games.village.reckoning import ChoiceCost, TrackStop
from village_widgets.games.village.reckoning import list_costs as costs_of
from village_widgets.games.village.reckoning import list_stops as life_of
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.telling import load_words as room_words
from village_widgets.tutor import charts
from village_widgets.words import format_percent

CUBE_INKS: Final = {"orange": "#dd7f1f", "green": "#43864c", "brown": "#94633f", "pink": "#d3648f"}
"""The influence cubes' colours, a little lighter or darker than on the board so that they fit day and night."""
KIND_INKS: Final = {
    "time": "#5b8fb0",
    "grain": "#d9b62e",
    "coin": "#a87512",
    "scroll": "#a39a86",
    "wagon": "#7a8f4f",
    "plow": "#77838d",
    "horse": "#bf6a4c",
    "ox": "#7c6596",
}
"""One colour for each other kind of payment."""
HERE: Final = "#d9a520"
ON: Final = KIND_INKS["time"]
PAST: Final = "#cc4b42"
END: Final = "#8a8178"
TICK: Final = 12
"""The height of letters at an axis, in pixels."""
BESIDE: Final = 16
"""The pixels between the names of rows and the rows, and before the names."""
NAMED: Final = 210
"""The most pixels for names of rows: on a phone the rows have half of the chart's width."""


def draw_life(position: Position[Table], seat: Seat, telling: VillageTelling | None = None) -> Box:
    """Draw a chart, as a widget, of a lap of ``seat``'s life track: the marker, the lap's end, and the spaces that choices reach.

    ``telling`` names the players; without one the seats are A, B and so on. The same holds for the other charts.
    """
    telling = telling or build_telling(position)
    table, words = position.table, telling.words
    farm, lap = table.farms[seat], table.edition.farm.lap
    here, end = table.edition.farm.find_space(farm.time), words.format(f"chart-{table.edition.lap_end}")
    stops = life_of(position, seat)
    passes, eldest = sum(stop.passed > 0 for stop in stops), farm.find_eldest()
    about = words.format("chart-life-about", space=here, passes=passes, end=end)
    dying = words.format(
        "chart-life-eldest", count=int(eldest is not None), end=end, member=words.format("member", generation=eldest or 0)
    )
    meanings = (("here", HERE), ("on", ON), *((("past", PAST),) if passes else ()), ("end", END))
    legend = [(words.format(f"chart-life-{meaning}", end=end), colour) for meaning, colour in meanings]
    head = [words.format(f"chart-life-{name}") for name in ("time", "stop", "for")]
    lines = [
        (
            words.format("amount-time", count=stop.time),
            words.format("chart-life-space", space=stop.space, passed=stop.passed, end=end),
            words.join([*dict.fromkeys(_name_action(cost, telling, ".long") for cost in stop.costs)], "list-semicolon"),
        )
        for stop in stops
    ]
    shown = _draw_time_line(here, lap, stops, words)
    title = words.format("chart-life", name=telling.players[seat].name)
    said = words.join_sentences(about, dying)
    return charts.lay_with_style(build_chart(title, said, legend, shown, HTML(charts.format_table(head, lines))))


def _draw_time_line(here: int, lap: int, stops: Sequence[TrackStop], words: Words) -> Figure:
    """Draw the spaces from left to right with the end of each lap, a row for the marker, and one for each stop."""
    longest = max((stop.time for stop in stops), default=0)
    last = max(lap, here + longest)
    across = {"x": LinearScale(min=-0.6, max=last + 0.6), "y": LinearScale(min=-0.7, max=len(stops) + 0.6, reverse=True)}
    steps = [(here + step, row) for row, stop in enumerate(stops, 1) for step in range(1, stop.time + 1)]
    ends = [space - 0.5 for space in range(lap, last + 1, lap)]
    marks: list[Mark] = [
        Scatter(x=[*range(last + 1)], y=[0] * (last + 1), scales=across, colors=["#8fbccb"], default_size=90),
        Lines(x=[[x, x] for x in ends], y=[[-0.7, len(stops) + 0.6] for _ in ends], scales=across, colors=[END], stroke_width=4),
        *charts.draw_blocks([step for step in steps if step[0] < lap], ON, across),
        *charts.draw_blocks([step for step in steps if step[0] >= lap], PAST, across),
        Scatter(x=[here], y=[0], scales=across, colors=[HERE], stroke="#3a2d24", default_size=220),
    ]
    spaces = Axis(scale=across["x"], label=words.format("chart-life-spaces"), label_offset=charts.BELOW, grid_lines="none")
    spaces.tick_values = [*range(last + 1)]
    spaces.tick_labels = {str(space): str(space % lap) for space in range(last + 1)}
    names = ["", *(words.format("amount-time", count=stop.time) for stop in stops)]
    return charts.build_rows(marks, spaces, across["y"], names, 60)


def draw_costs(position: Position[Table], telling: VillageTelling | None = None, space: Space | None = None) -> Box:
    """Draw a chart, as a widget, with a row of blocks for each price of the choices now, or at the action space ``space``.

    It includes what the player can't afford, and leaves out what a rule bars, what is free and the call of a market day.
    """
    telling = telling or build_telling(position)
    words = telling.words
    found = costs_of(position, space)
    if not found:
        return charts.lay_with_style(build_chart(words.format("chart-costs"), words.format("chart-costs-nothing"), ()))
    colours = _list_colours(position.table.edition)
    priced = [{**cost.pieces, **({"time": cost.time} if cost.time else {})} for cost in found]
    kinds = [kind for kind in colours if any(kind in price for price in priced)]
    names = [_name_action(cost, telling) for cost in found]
    names = [name if cost.first else words.format("chart-costs-or", deed=name) for name, cost in zip(names, found, strict=True)]
    most = max(sum(price.values()) for price in priced)
    across = {"x": LinearScale(min=0, max=most + 0.2), "y": LinearScale(min=-0.6, max=len(found) - 0.4, reverse=True)}
    marks = [
        mark for kind in kinds for mark in charts.draw_blocks(charts.place_blocks(priced, kind, kinds), colours[kind], across)
    ]
    counted = Axis(scale=across["x"], label=words.format("chart-costs-count"), label_offset=charts.BELOW, grid_lines="none")
    counted.tick_format = "d"
    counted.tick_values = [*range(most + 1)]
    shown = charts.build_rows(marks, counted, across["y"], names, round(min(max(map(measure, names)) * TICK + BESIDE, NAMED)))
    legend = [(words.format(f"chart-kind-{kind}"), colours[kind]) for kind in kinds]
    head = [words.format("chart-costs-what"), words.format("chart-costs-price")]
    lines = [
        (name, words.join([words.format(f"amount-{kind}", count=price[kind]) for kind in kinds if kind in price], "list-comma"))
        for name, price in zip(names, priced, strict=True)
    ]
    about = words.format("chart-costs-about")
    return charts.lay_with_style(
        build_chart(words.format("chart-costs"), about, legend, shown, charts.fold_table(words, charts.format_table(head, lines)))
    )


def draw_odds(position: Position[Table], telling: VillageTelling | None = None, seat: Seat | None = None) -> Box:
    """Draw a chart, as a widget, of the odds of how many members of each family come out of the black bag.

    A second chart shows how buying out changes that for ``seat``, by default the seat that decides. Families without members in
    the bag are left out, and so is the second chart if that seat has none there.
    """
    telling = telling or build_telling(position)
    words, bag = telling.words, find_next_draw(position)
    seats = [at for at, count in enumerate(bag.members) if count]
    if not seats:
        return charts.lay_with_style(build_chart(words.format("chart-odds"), words.format("chart-odds-empty"), ()))
    about = words.format(
        "chart-odds-about", drawn=bag.drawn, inside=bag.inside, monks=bag.monks, each=format_percent(bag.each, words)
    )
    names = list_labels(add_rival(telling.players, words))
    outcomes = ((lambda count: words.format("chart-odds-count", count=count)), words.format("chart-odds-some"))
    axis, who = words.format("chart-odds-who"), [names[at] for at in seats]
    shown = [
        charts.build_chances(
            words, words.format("chart-odds"), about, axis, who, [bag.compute_odds(at) for at in seats], *outcomes
        )
    ]
    asked = position.seat if seat is None else seat
    if asked in seats:
        bought_out = list_odds_of_buying_out(bag, asked)
        name = telling.players[asked].name
        title, about = (words.format(f"chart-buying-out{form}", name=name) for form in ("", "-about"))
        axis, bought = words.format("chart-buying-out-members"), [str(count) for count in range(len(bought_out))]
        shown.append(charts.build_chances(words, title, about, axis, bought, bought_out, *outcomes))
    return charts.lay_with_style(*shown)


def _list_colours(edition: Edition) -> dict[str, str]:
    """Return the colour of each kind of payment, influence first."""
    return {**{kind.value: CUBE_INKS[edition.colours[kind]] for kind in INFLUENCES}, **KIND_INKS}


def build_telling(position: Position[Table]) -> VillageTelling:
    """Return a telling of a position without players: its seats are called A, B and so on."""
    return VillageTelling(seat_players(position), position.table.edition, room_words())


def _name_action(cost: ChoiceCost, telling: VillageTelling, form: str = "") -> str:
    """Return the choice of a price in words, in a ``form`` of its wording: short for an axis, or ``.long`` for a sentence."""
    choice, nouns = cost.choice, telling.narrator.nouns
    said = nouns.describe_fields(choice)
    match choice:
        case Advance():
            said["stage"] = choice.stage
        case Rise():
            said.update({"from": choice.window - 1, "to": choice.window})
        case Serve(tile):
            said["prestige"] = nouns.describe_amount("prestige", telling.narrator.edition.customers[tile].points)
        case BuyPrestige():
            said["prestige"] = nouns.describe_amount("prestige", telling.narrator.edition.council.prestige)
    return telling.words.format(f"chart-action-{choice.__struct_config__.tag}{form}", **said)
