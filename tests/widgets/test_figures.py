"""Figures and widgets without Jupyter, under the names of those that they replace."""

from __future__ import annotations

import asyncio
import re
from array import array

import pytest

from tests.waiting import wait_meanwhile
from village_widgets.anywhere import figures, widgets
from village_widgets.anywhere.widgets import RunningPage, use_page


class QuietPage(RunningPage):
    """A page without a browser that keeps the messages of its widgets."""

    def __init__(self) -> None:
        super().__init__(lambda _text, _buffers: None)
        self.said: list[dict[str, object]] = []

    def send(self, widget: widgets.Widget, data: dict[str, object], buffers: object = ()) -> None:
        """Keep the data of a widget's message instead of sending it."""
        self.said.append(data)


@pytest.fixture
def page():
    """Give a page that all widgets of the test belong to."""
    with use_page(page := QuietPage()):
        yield page


def build_figure(mark: figures.Mark, *axes: figures.Axis) -> figures.Figure:
    """Build a figure of one mark without margins, 100 pixels high."""
    return figures.Figure([mark], [*axes], dict.fromkeys(figures.SIDES, 0), widgets.Layout(height="100px"))


def test_a_line_goes_through_its_places_from_the_bottom_up(page: QuietPage) -> None:
    """Each row of values is a line of its own colour, from the bottom up, and ticks stand at the heights of their values.

    A reversed scale turns a line over.
    """
    across, up = figures.LinearScale(min=0, max=4), figures.LinearScale(min=0, max=10)
    rows = [array("h", [0, 10]), array("h", [5, 5])]
    lines = figures.Lines(x=[0, 4], y=rows, scales={"x": across, "y": up}, colors=["red", "blue"])
    drawn = build_figure(lines, figures.Axis(scale=up, side="left", tick_values=range(0, 11, 5)))
    assert 'class="line" d="M0.00 100.00L100.00 0.00" stroke="red"' in drawn.value
    assert 'd="M0.00 50.00L100.00 50.00" stroke="blue"' in drawn.value
    ticks = re.findall(r'<span style="top:([\d.]+)%">(\d+)</span>', drawn.value)
    assert ticks == [("100.00", "0"), ("50.00", "5"), ("0.00", "10")]
    up.reverse = True
    assert 'd="M0.00 0.00L100.00 100.00" stroke="red"' in drawn.value


def test_columns_are_piled_up_layer_by_layer(page: QuietPage) -> None:
    """A column stands in the middle of its part; empty layers are not drawn; names are escaped."""
    scales = {"x": figures.OrdinalScale(), "y": figures.LinearScale(min=0, max=4)}
    bars = figures.Bars(x=["Ada", "<b>"], y=[[1, 0], [3, 2]], scales=scales, colors=["red", "blue"], padding=0.5)
    drawn = build_figure(bars, figures.Axis(scale=scales["x"], label="who", grid_lines="none"))
    assert re.findall(r'<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)" fill="(.*?)"/>', drawn.value) == [
        ("12.50", "75.00", "25.00", "25.00", "red"),
        ("12.50", "0.00", "25.00", "75.00", "blue"),
        ("62.50", "50.00", "25.00", "50.00", "blue"),
    ]
    assert "&lt;b&gt;</span>" in drawn.value and "<b>who</b>" in drawn.value


def test_layers_below_nothing_hang_from_it(page: QuietPage) -> None:
    """Lost points go down from 0 and won ones up, in either order."""
    scales = {"x": figures.OrdinalScale(), "y": figures.LinearScale(min=-4, max=4)}
    bars = figures.Bars(x=["Ada"], y=[[-2], [4], [-1]], scales=scales, colors=["red", "blue", "green"], padding=0.5)
    assert re.findall(r'y="(.*?)".*? height="(.*?)" fill="(.*?)"', build_figure(bars).value) == [
        ("50.00", "25.00", "red"),
        ("0.00", "50.00", "blue"),
        ("75.00", "12.50", "green"),
    ]


def test_several_changes_are_drawn_at_once(page: QuietPage) -> None:
    """Several changes of a figure on a live page are drawn once, after the last."""
    scales = {"x": figures.LinearScale(), "y": figures.LinearScale()}
    lines = figures.Lines(x=[0, 1], y=[[0, 1]], scales=scales, colors=["red"])
    drawn = build_figure(lines)

    async def change() -> None:
        before = len(page.said)

        async def is_redrawn() -> bool:
            return len(page.said) > before

        with lines.hold_sync():
            lines.x, lines.y = [0, 1], [[1, 0]]
        scales["y"].max = 2
        assert len(page.said) == before
        await wait_meanwhile(is_redrawn, "the figure drawn anew")
        assert len(page.said) == before + 1

    asyncio.run(change())
    assert 'd="M0.00 50.00L100.00 100.00"' in drawn.value


def test_a_choice_is_heard_once(page: QuietPage) -> None:
    """A choice sent by a browser as a place among the options arrives as its value, and observers hear of it once."""
    choice = widgets.Dropdown(options=[("Ada", 7), ("Bela", 9)], value=7, description="Whose?")
    heard: list[object] = []
    choice.observe(lambda change: heard.append(change["new"]), "value")
    choice.handle_message({"method": "update", "state": {"index": 1}})
    assert heard == [9] and choice.value == 9
