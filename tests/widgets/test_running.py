"""Notebooks without Jupyter: a page's widgets get the browser's messages, and answer them."""

from __future__ import annotations

import json
import subprocess
import sys

RUN = """
import json
from village_widgets.anywhere import install_replacements
install_replacements()
from village_widgets.anywhere.running import build_script, run_page, write_script
from village_widgets.anywhere.widgets import RunningPage
posted = []
page = RunningPage(lambda text, buffers: posted.append([json.loads(text), [*buffers]]))
with write_script(build_script(["from village_widgets.play import play", "play()"])) as script:
    outputs = run_page(page, script)
page.connect()
opened = [text["content"]["comm_id"] for text, _ in posted]
[screen] = [number for number, widget in page.widgets.items() if type(widget).__name__ == "Screen"]
posted.clear()
page.receive(json.dumps({"comm_id": screen, "data": {"method": "custom", "content": {"do": "whole"}}}))
answers = [text["content"]["comm_id"] for text, _ in posted if text["content"]["data"]["method"] == "custom"]
print(json.dumps([len(outputs[-1]) > 0, sorted(opened) == sorted(page.widgets), screen in answers]))
"""


def test_a_page_without_jupyter_is_sent_whole_and_answers() -> None:
    """The browser gets the output and every widget of a page that runs without Jupyter, and the screen answers a message."""
    run = subprocess.run([sys.executable, "-c", RUN], check=True, capture_output=True, text=True)
    assert json.loads(run.stdout) == [True, True, True], run.stderr
