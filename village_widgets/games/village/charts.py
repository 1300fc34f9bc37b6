"""Pictures for the lessons: a life as a time line, what things cost, the odds at a mass. Imported only when one is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from html import escape
from importlib.resources import files
from typing import Final

import numpy
from bqplot import Axis, Bars, Figure, LinearScale, Lines, Mark, OrdinalScale, Scatter
from ipywidgets import HTML, Box, Layout, VBox

from village_core.games.village.choices import Advance, BuyPrestige, Rise, Serve
from village_core.games.village.edition import Edition
from village_core.games.village.table import Table
from village_core.games.village.vocabulary import INFLUENCES, Space
from village_core.kernel.position import Position
from village_core.kernel.values import Seat
from village_core.kernel.words import Words
from village_widgets import components
from village_widgets.components.charts import beside, figure, labels, titled
from village_widgets.games.village.reckoning import Cost, Stop, bag_of, buying_out
from village_widgets.games.village.reckoning import costs as costs_of
from village_widgets.games.village.reckoning import life as life_of
from village_widgets.games.village.telling import VillageTelling
from village_widgets.games.village.telling import words as room_words
from village_widgets.stills import seated

INKS: Final = {"orange": "#dd7f1f", "green": "#43864c", "brown": "#94633f", "pink": "#d3648f"}
"""The influence cubes' colours, a little lighter or darker than on the board so that they do by day and by night."""
KINDS: Final = {
    "time": "#5b8fb0",
    "grain": "#d9b62e",
    "coin": "#a87512",
    "scroll": "#a39a86",
    "wagon": "#7a8f4f",
    "plow": "#77838d",
    "horse": "#bf6a4c",
    "ox": "#7c6596",
}
"""One colour for each other kind that something can cost."""
HERE: Final = "#d9a520"
ON: Final = KINDS["time"]
PAST: Final = "#cc4b42"
END: Final = "#8a8178"
COUNTS: Final = ("#a39a90", "#d9a520", "#3f8f8a", "#8a6bb8", "#b5563f")
"""One colour for nobody, one, two, three and four members."""
ROW: Final = 26
"""Pixels of a row."""
AROUND: Final = {"top": 8, "bottom": 46, "left": 44, "right": 14}
BLOCK: Final = 0.44
"""Half the length of a block, in hourglasses or pieces."""
THICK: Final = 15
BELOW: Final = "2.4em"
STYLE: Final = files(components) / "charts.css"


def life(position: Position[Table], seat: Seat, telling: VillageTelling | None = None) -> Box:
    """A lap of ``seat``'s life track as a time line: where the marker stands, the lap's end, and where things would lead.

    ``telling`` names the players; without one the seats are A, B and so on. The same holds for the other charts.
    """
    telling = telling or anonymous(position)
    table, words = position.table, telling.words
    farm, lap = table.farms[seat], table.edition.farm.lap
    here, end = table.edition.farm.space(farm.time), words.say(f"chart-{table.edition.lap_end}")
    stops = life_of(position, seat)
    passes, eldest = sum(stop.passed > 0 for stop in stops), farm.eldest()
    about = words.say("chart-life-about", space=here, passes=passes, end=end)
    dying = words.say(
        "chart-life-eldest", count=int(eldest is not None), end=end, member=words.say("member", generation=eldest or 0)
    )
    meanings = (("here", HERE), ("on", ON), *((("past", PAST),) if passes else ()), ("end", END))
    legend = [(words.say(f"chart-life-{meaning}", end=end), colour) for meaning, colour in meanings]
    head = [words.say(f"chart-life-{name}") for name in ("time", "stop", "for")]
    rows = [
        (
            words.say("amount-time", count=stop.time),
            words.say("chart-life-space", space=stop.space, passed=stop.passed, end=end),
            "; ".join(dict.fromkeys(_deed(cost, telling, ".long") for cost in stop.costs)),
        )
        for stop in stops
    ]
    shown = _track(here, lap, stops, words)
    title = words.say("chart-life", name=telling.players[seat].name)
    return _alone(titled(title, f"{about} {dying}", legend, shown, HTML(table_of(head, rows))))


def _track(here: int, lap: int, stops: Sequence[Stop], words: Words) -> Figure:
    """Spaces from left to right, the first lap's end among them; a row for the marker, and one for each way on."""
    longest = max((stop.time for stop in stops), default=0)
    last = max(lap, here + longest)
    across = {"x": LinearScale(min=-0.6, max=last + 0.6), "y": LinearScale(min=-0.7, max=len(stops) + 0.6, reverse=True)}
    steps = [(here + step, row) for row, stop in enumerate(stops, 1) for step in range(1, stop.time + 1)]
    ends = [space - 0.5 for space in range(lap, last + 1, lap)]
    tops, bottoms = numpy.full(len(ends), -0.7), numpy.full(len(ends), len(stops) + 0.6)
    marks: list[Mark] = [
        Scatter(x=numpy.arange(last + 1), y=numpy.zeros(last + 1), scales=across, colors=["#8fbccb"], default_size=90),
        Lines(
            x=[[x, x] for x in ends],
            y=numpy.stack((tops, bottoms), axis=1),
            scales=across,
            colors=[END],
            stroke_width=4,
        ),
        *_blocks([step for step in steps if step[0] < lap], ON, across),
        *_blocks([step for step in steps if step[0] >= lap], PAST, across),
        Scatter(x=[here], y=[0], scales=across, colors=[HERE], stroke="#3a2d24", default_size=220),
    ]
    spaces = Axis(scale=across["x"], label=words.say("chart-life-spaces"), label_offset=BELOW, grid_lines="none")
    spaces.tick_values = numpy.arange(last + 1)
    spaces.tick_labels = {str(space): str(space % lap) for space in range(last + 1)}
    names = ["", *(words.say("amount-time", count=stop.time) for stop in stops)]
    return _rows(marks, spaces, across["y"], names, 60)


def costs(position: Position[Table], telling: VillageTelling | None = None, space: Space | None = None) -> Box:
    """What everything costs that can be done now, or at the action space ``space``: a row of blocks for each."""
    telling = telling or anonymous(position)
    words = telling.words
    found = costs_of(position, space)
    if not found:
        return _alone(titled(words.say("chart-costs"), words.say("chart-costs-nothing"), ()))
    colours = _colours(position.table.edition)
    priced = [{**cost.pieces, **({"time": cost.time} if cost.time else {})} for cost in found]
    kinds = [kind for kind in colours if any(kind in price for price in priced)]
    names = [_deed(cost, telling) for cost in found]
    names = [name if cost.first else words.say("chart-costs-or", deed=name) for name, cost in zip(names, found, strict=True)]
    most = max(sum(price.values()) for price in priced)
    across = {"x": LinearScale(min=0, max=most + 0.2), "y": LinearScale(min=-0.6, max=len(found) - 0.4, reverse=True)}
    marks = [mark for kind in kinds for mark in _blocks(_laid(priced, kind, kinds), colours[kind], across)]
    counted = Axis(scale=across["x"], label=words.say("chart-costs-count"), label_offset=BELOW, grid_lines="none")
    counted.tick_format = "d"
    counted.tick_values = numpy.arange(most + 1)
    shown = _rows(marks, counted, across["y"], names, min(max(map(len, names)) * 7 + 14, 190))
    legend = [(words.say(f"chart-kind-{kind}"), colours[kind]) for kind in kinds]
    head = [words.say("chart-costs-what"), words.say("chart-costs-price")]
    rows = [
        (name, ", ".join(words.say(f"amount-{kind}", count=price[kind]) for kind in kinds if kind in price))
        for name, price in zip(names, priced, strict=True)
    ]
    about = words.say("chart-costs-about")
    return _alone(titled(words.say("chart-costs"), about, legend, shown, _folded(words, table_of(head, rows))))


def _laid(priced: Sequence[Mapping[str, int]], kind: str, kinds: Sequence[str]) -> list[tuple[float, int]]:
    """Where the blocks of one kind lie, after those of the kinds before it in the same row."""
    laid = []
    for row, price in enumerate(priced):
        before = sum(price.get(other, 0) for other in kinds[: kinds.index(kind)])
        laid += [(before + step + 0.5, row) for step in range(price.get(kind, 0))]
    return laid


def odds(position: Position[Table], telling: VillageTelling | None = None, seat: Seat | None = None) -> Box:
    """How many of each family come out of the black bag, exactly; and what buying out would change for ``seat``.

    Without a seat, whoever is being asked.
    """
    telling = telling or anonymous(position)
    words, bag = telling.words, bag_of(position)
    seats = [at for at, count in enumerate(bag.members) if count]
    if not seats:
        return _alone(titled(words.say("chart-odds"), words.say("chart-odds-empty"), ()))
    about = words.say("chart-odds-about", drawn=bag.drawn, inside=bag.inside, monks=bag.monks, each=percent(bag.each, words))
    names = labels(telling.players)
    rows = [bag.odds(at) for at in seats]
    shown = [_columns("chart-odds", about, [names[at] for at in seats], rows, words, words.say("chart-odds-who"))]
    asked = position.seat if seat is None else seat
    if asked in seats:
        rows = list(buying_out(bag, asked))
        name = telling.players[asked].name
        about = words.say("chart-buying-out-about", name=name)
        bought = [str(count) for count in range(len(rows))]
        shown.append(_columns("chart-buying-out", about, bought, rows, words, words.say("chart-buying-out-members"), name))
    return _alone(*shown)


def _columns(
    key: str, about: str, names: list[str], rows: Sequence[Sequence[Fraction]], words: Words, axis: str, name: str = ""
) -> VBox:
    """A column for each name, full height, with a layer for each number of members."""
    wide = max(map(len, rows))
    told = [[*row, *[Fraction(0)] * (wide - len(row))] for row in rows]
    across = {"x": OrdinalScale(domain=names), "y": LinearScale(min=0, max=100)}
    heights = numpy.array([[float(100 * row[count]) for row in told] for count in range(wide)])
    bars = Bars(x=names, y=heights, scales=across, colors=list(COUNTS[:wide]), padding=0.5)
    up = Axis(scale=across["y"], label=words.say("chart-odds-percent"), side="left", tick_values=[0, 25, 50, 75, 100])
    shown = figure([bars], [Axis(scale=across["x"], label=axis, grid_lines="none"), up], high="240px")
    counts = [words.say("chart-odds-count", count=count) for count in range(wide)]
    head = [axis, *counts, words.say("chart-odds-some")]
    told_rows = [
        (name_, *(percent(chance, words) for chance in row), percent(1 - row[0], words))
        for name_, row in zip(names, told, strict=True)
    ]
    legend = zip(counts, COUNTS, strict=False)
    return titled(words.say(key, name=name), about, legend, shown, _folded(words, table_of(head, told_rows)))


def percent(chance: Fraction, words: Words) -> str:
    """A probability in whole per cent; what is neither impossible nor certain is not called so."""
    rounded = round(100 * chance)
    if rounded in (0, 100) and chance not in (0, 1):
        return words.say("chart-percent-nearly" if rounded else "chart-percent-little")
    return words.say("chart-percent", percent=rounded)


def table_of(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Figures as an HTML table, the first of each row its heading."""
    top = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in head)
    lines = (
        f'<tr><th scope="row">{escape(row[0])}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in row[1:])}</tr>' for row in rows
    )
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _folded(words: Words, table: str) -> HTML:
    return HTML(f"<details><summary>{escape(words.say('chart-table'))}</summary>{table}</details>")


def _alone(*charts: VBox) -> Box:
    """Charts with their style, so that they can be shown anywhere."""
    return beside(*charts, HTML(f"<style>{STYLE.read_text(encoding='utf-8')}</style>", layout=Layout(display="none")))


def _rows(marks: Sequence[Mark], across: Axis, scale: LinearScale, names: Sequence[str], left: int) -> Figure:
    """A figure of rows with their names at the left edge."""
    down = Axis(scale=scale, side="left", grid_lines="none", tick_values=[row for row, name in enumerate(names) if name])
    down.tick_labels = {str(row): name for row, name in enumerate(names) if name}
    high = f"{len(names) * ROW + AROUND['top'] + AROUND['bottom']}px"
    return figure(marks, [across, down], high=high, margin={**AROUND, "left": left})


def _blocks(places: Sequence[tuple[float, int]], colour: str, across: Mapping[str, LinearScale]) -> Iterator[Lines]:
    """A block around each of these places of a figure."""
    if places:
        x = numpy.array([[at - BLOCK, at + BLOCK] for at, _ in places])
        y = numpy.array([[row, row] for _, row in places])
        yield Lines(x=x, y=y, scales=dict(across), colors=[colour], stroke_width=THICK)


def _colours(edition: Edition) -> dict[str, str]:
    """The colour of each kind that something can cost, influence first."""
    return {**{kind.value: INKS[edition.colours[kind]] for kind in INFLUENCES}, **KINDS}


def anonymous(position: Position[Table]) -> VillageTelling:
    """A telling of a position that nobody sits at."""
    return VillageTelling(seated(position), position.table.edition, room_words())


def _deed(cost: Cost, telling: VillageTelling, form: str = "") -> str:
    """What is done, short as on an axis or (``.long``) as part of a sentence."""
    choice, nouns = cost.choice, telling.narrator.nouns
    said = nouns.fields(choice)
    match choice:
        case Advance():
            said["stage"] = choice.stage
        case Rise():
            said.update({"from": choice.window - 1, "to": choice.window})
        case Serve(tile):
            said["prestige"] = nouns.amount("prestige", telling.narrator.edition.customers[tile].points)
        case BuyPrestige():
            said["prestige"] = nouns.amount("prestige", telling.narrator.edition.council.prestige)
    return telling.words.say(f"chart-deed-{choice.__struct_config__.tag}{form}", **said)
