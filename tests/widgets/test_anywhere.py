"""Widgets without Jupyter: what goes to the browser and when, what comes back, and how notebooks become scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from traitlets import Bytes, Int, Unicode

from village_widgets.anywhere import running, widgets
from village_widgets.anywhere.widgets import HTML, VIEW, AnyWidget, Box, Dropdown, Layout, RunningPage, VBox, Widget, use_page
from village_widgets.components.modules import Script


class Drawn(AnyWidget):
    """A widget with a number, a text, bytes, and a trait that the browser doesn't have."""

    number = Int().tag(sync=True)
    text = Unicode().tag(sync=True)
    data = Bytes().tag(sync=True)
    own = Int()
    _esm = "export default {}"
    _css = "p {}"


class Browser:
    """A browser at a page: ``heard`` has the kind, the content and the binary parts of each message since the last look."""

    def __init__(self) -> None:
        self.heard: list[tuple[str, dict, list[bytes]]] = []
        self.page = RunningPage(self.hear)

    def hear(self, text: str, buffers: list[bytes]) -> None:
        """Hear a message."""
        told = json.loads(text)
        self.heard.append((told["header"]["msg_type"], told["content"], [*buffers]))

    def look(self) -> list[tuple[str, dict, list[bytes]]]:
        """Return what was heard since the last look."""
        heard, self.heard = self.heard, []
        return heard

    def say(self, widget: Widget | str, **data: object) -> None:
        """Send a message to a widget."""
        number = widget if isinstance(widget, str) else widget.model_id
        self.page.receive(json.dumps({"comm_id": number, "data": data}))


@pytest.fixture
def browser() -> Iterator[Browser]:
    """Return a browser whose page is in use."""
    found = Browser()
    with use_page(found.page):
        yield found


def test_a_browser_gets_all_widgets_when_it_connects(browser: Browser) -> None:
    """Before a page is connected nothing is sent; then each widget comes once, in order of creation, as it is by then."""
    one, other = Drawn(number=1, data=b"12"), Drawn(text="ö")
    one.number = 5
    one.send({"lost": True})
    assert browser.look() == [] and [*browser.page.widgets] == ["w1", "w2"] == [one.model_id, other.model_id]
    browser.page.connect()
    state = {"_dom_classes": [], "_model_module": "anywidget", "_esm": "export default {}", "_css": "p {}"}
    opened = [
        ("w1", {"number": 5, "text": "", "data": None, **state}, [b"12"]),
        ("w2", {"number": 0, "text": "ö", "data": None, **state}, [b""]),
    ]
    assert browser.look() == [
        (
            "comm_open",
            {"comm_id": key, "target_name": "jupyter.widget", "data": {"state": its, "buffer_paths": [["data"]]}},
            parts,
        )
        for key, its, parts in opened
    ]
    browser.page.connect()
    assert browser.look() == []


def test_changes_and_messages_come_after_the_widgets_they_are_about(browser: Browser) -> None:
    """A connected browser gets each change at once, binary parts apart; a new widget comes before any other message."""
    first = Drawn()
    browser.page.connect()
    browser.look()
    second = Drawn()
    first.text = "new"
    kinds = [(kind, content["comm_id"]) for kind, content, _ in browser.look()]
    assert kinds == [("comm_open", second.model_id), ("comm_msg", first.model_id)]
    second.data, second.own = b"xyz", 4
    second.send({"say": 1}, [b"part"])
    assert browser.look() == [
        (
            "comm_msg",
            {"comm_id": "w2", "data": {"method": "update", "state": {"data": None}, "buffer_paths": [["data"]]}},
            [b"xyz"],
        ),
        ("comm_msg", {"comm_id": "w2", "data": {"method": "custom", "content": {"say": 1}}}, [b"part"]),
    ]
    assert second.add_class("wide") is second and second.add_class("tall").get_state()["_dom_classes"] == ["wide", "tall"]
    assert [content["data"]["state"] for _, content, _ in browser.look()] == [
        {"_dom_classes": ["wide"]},
        {"_dom_classes": ["wide", "tall"]},
    ]
    first._css = "q {}"
    assert [content["data"]["state"] for _, content, _ in browser.look()] == [{"_css": "q {}"}]


def test_a_browser_s_message_reaches_its_widget_alone(browser: Browser) -> None:
    """A custom message calls each listener; a state sets the traits that the browser has; all else is dropped.

    Widgets that a listener makes belong to the page, and come with the answer.
    """
    widget, other, heard = Drawn(), Drawn(), list[object]()
    widget.on_msg(lambda sender, content, buffers: heard.append((sender, content, buffers)))
    widget.on_msg(lambda *_: Drawn(text="made"))
    browser.page.connect()
    browser.look()
    with use_page(Browser().page):
        browser.say(widget, method="custom", content={"a": 1})
    assert heard == [(widget, {"a": 1}, ())] and browser.page.widgets["w3"].text == "made"
    assert [(kind, content["comm_id"]) for kind, content, _ in browser.look()] == [("comm_open", "w3")]
    browser.say(widget, method="update", state={"number": 7, "own": 9, "unknown": 1})
    assert (widget.number, widget.own, other.number) == (7, 0, 0) and len(heard) == 1
    browser.look()
    browser.say("w99", method="custom", content=1)
    browser.say(other, method="update")
    browser.say(other, method="custom", content=1)
    assert browser.look() == [] and len(heard) == 1


def test_closing_removes_a_widget(browser: Browser) -> None:
    """Closing tells the listeners and the browser once; later messages to the widget are dropped."""
    widget, told = Drawn(), list[object]()
    browser.page.connect()
    browser.look()
    widget.comm.on_close(told.append)
    widget.close()
    widget.close()
    assert told == [{}] and browser.look() == [("comm_close", {"comm_id": "w1"}, [])] and widget.comm is None
    browser.say("w1", method="update", state={"number": 7})
    assert widget.number == 0 and browser.page.widgets == {}
    assert Drawn().model_id == "w2", "an id is never given twice"


def test_a_box_knows_its_widgets_by_their_ids(browser: Browser) -> None:
    """A box has references to the widgets in it, in order; other ones replace them, in the browser too."""
    one, two = HTML("a"), HTML("b")
    box = VBox([two, one], Layout(width="9px"))
    assert box.children == (two, one) and box.layout.width == "9px" and isinstance(box, Box)
    state = box.get_state()
    assert state["children"] == ["IPY_MODEL_w2", "IPY_MODEL_w1"]
    assert (state["_model_module"], state["_model_name"]) == ("@jupyter-widgets/controls", "VBoxModel")
    browser.page.connect()
    browser.look()
    box.children = [one]
    assert box.children == (one,)
    assert [content["data"]["state"] for _, content, _ in browser.look()] == [{"children": ["IPY_MODEL_w1"]}]
    assert Box().children == () and box._repr_mimebundle_()[VIEW]["model_id"] == box.model_id


def test_a_choice_sets_its_value(browser: Browser) -> None:
    """A dropdown begins at its value; the browser's choice sets the value that belongs to it, and observers hear of it."""
    chosen = Dropdown([("One", 1), ("Two", "second")], "second", "What?")
    assert (chosen.index, chosen.value, chosen.description, chosen._names) == (1, "second", "What?", ["One", "Two"])
    heard: list[object] = []
    chosen.observe(lambda change: heard.append(change["new"]), "value")
    browser.say(chosen, method="update", state={"index": 0})
    assert chosen.value == 1 and heard == [1] and "value" not in chosen.get_state()
    with pytest.raises(ValueError, match="is not in list"):
        Dropdown([("One", 1)], 2)


def test_a_script_with_an_address_is_not_sent_along(browser: Browser, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The address of a script comes instead of its text if the site has one; a script of no entry or address comes whole."""
    file = tmp_path / "scripts.json"
    monkeypatch.setattr(widgets, "ADDRESSES", file)
    script = HTML._esm
    assert isinstance(script, Script)
    widgets.load_addresses.cache_clear()
    try:
        assert HTML().get_state()["_esm"] == str(script) and "script" not in HTML().get_state()
        file.write_text(json.dumps({script.entry: "voila/village/1.js"}))
        widgets.load_addresses.cache_clear()
        assert HTML("x").get_state()["script"] == "voila/village/1.js" and "_esm" not in HTML().get_state()
        assert Drawn().get_state()["_esm"] == "export default {}" and "_esm" in Dropdown([("One", 1)], 1).get_state()
    finally:
        widgets.load_addresses.cache_clear()


def test_widgets_belong_to_the_page_in_use() -> None:
    """Inside another page's block widgets are that page's, afterwards the first one's again; without a page there is none."""
    one, two = Browser(), Browser()
    with use_page(one.page):
        with use_page(two.page):
            inner = Drawn()
        outer = Drawn()
    assert [*one.page.widgets.values()] == [outer] and [*two.page.widgets.values()] == [inner]
    with pytest.raises(LookupError):
        Drawn()


def test_a_notebook_s_cells_become_one_script(browser: Browser) -> None:
    """Code cells for pages run in order as one script; the value of each is that of its last expression, if it ends with one."""
    cells = [
        {"cell_type": "markdown", "source": "words", "metadata": {}},
        {"cell_type": "code", "source": ["a = 3\n", "a + 1"], "metadata": {}},
        {"cell_type": "code", "source": "1 / 0", "metadata": {"tags": ["lab"]}},
        {"cell_type": "code", "source": "b = a", "metadata": {"tags": ["other"]}},
        {"cell_type": "code", "source": "", "metadata": {}},
        {"cell_type": "code", "source": "from village_widgets.anywhere.widgets import HTML\nHTML('x')", "metadata": {}},
    ]
    chosen = running.select_cells(cells)
    assert [*chosen] == [1, 3, 4, 5] and chosen[1] == "a = 3\na + 1"
    with running.write_script(running.build_script(chosen.values())) as script:
        values = running.run_script(script)
        shown = running.run_page(browser.page, script)
    assert not script.exists() and values[:3] == [4, None, None] and isinstance(values[3], HTML)
    assert shown[:3] == [{"text/plain": "4"}, {}, {}] and shown[3][VIEW]["model_id"] == "w2"


def test_metadata_of_a_display_are_left_out() -> None:
    """A value with several media types is shown in all of them, without the metadata that may come along."""
    both = SimpleNamespace(_repr_mimebundle_=lambda: ({"text/html": "<p>"}, {"more": 1}))
    assert running.build_bundle(both) == {"text/html": "<p>"} and running.build_bundle(None) == {}
    assert running.build_bundle(0) == {"text/plain": "0"}
