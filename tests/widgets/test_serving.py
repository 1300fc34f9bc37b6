"""The start of the pages: what is printed, which options go where, and which addresses the server answers."""

from __future__ import annotations

import asyncio
import os
import re
import shlex
import socket
import sys
from io import StringIO
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Final, NoReturn, TypeAlias

import pytest
import segno
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, RequestHandler
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

from village_core.commands.words import load_command_words
from village_widgets import __main__ as command
from village_widgets.host import connections, extension, headers, leftovers, names, serving
from village_widgets.host.channels import Channels
from village_widgets.host.errors import ErrorPages
from village_widgets.host.folders import VOILA, find_notebooks
from village_widgets.host.pages import WelcomePage, load_first_outputs

PATHS: Final = ("JUPYTER_PATH", "JUPYTER_CONFIG_PATH")
CapturedOutput = pytest.CaptureFixture[str]
Launched: TypeAlias = list[tuple[type[Voila], list[str]]]


@pytest.fixture
def environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have an environment with no folders of a user; variables that a test sets in it go with it."""
    for name in (*PATHS, "VILLAGE_DATA"):
        monkeypatch.setenv(name, "")


@pytest.fixture
def servings(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Collect the options with which the pages would be served; nothing is served."""
    found: list[list[str]] = []
    monkeypatch.setattr(serving, "serve", found.append)
    return found


@pytest.fixture
def phone_address(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the address that this machine has in its network from now on; its data folder can be written."""
    monkeypatch.setattr(serving, "find_network_address", lambda: "10.1.2.3")
    monkeypatch.setattr(serving, "find_closed_folder", lambda: None)
    return "10.1.2.3"


def draw_code(address: str) -> list[str]:
    """Return the lines of an address's QR code as a terminal shows them, indented."""
    drawn = StringIO()
    segno.make(address, micro=False).terminal(drawn, compact=True)
    return [f"  {line}" for line in drawn.getvalue().rstrip("\n").split("\n")]


@pytest.mark.parametrize("listens", ["", "0.0.0.0", "::"])
def test_a_server_for_the_network_prints_two_addresses(listens: str, phone_address: str) -> None:
    """A server that listens everywhere says how this computer reaches it, and phones, whose address has a QR code."""
    lines = serving.format_welcome(8867, "/tables/", listens).split("\n")
    assert lines[0] == "" and lines[1] == "  Village Companion is open at http://localhost:8867/tables/"
    there = f"http://{phone_address}:8867/tables/"
    assert lines[2] == f"  Phones in the same network: {there}"
    code = draw_code(there)
    assert [line.rstrip() for line in lines[4 : 4 + len(code)]] == [line.rstrip() for line in code]
    assert lines[4 + len(code) :] == ["  (Ctrl+C ends it.)", ""]


@pytest.mark.parametrize("listens", ["127.0.0.1", "10.1.2.3"])
def test_a_server_at_one_address_prints_that_address_alone(listens: str, phone_address: str) -> None:
    """A server that listens at one address prints it, and none for phones: they may not reach it."""
    said = serving.format_welcome(80, "/", listens)
    assert said.split("\n") == ["", f"  Village Companion is open at http://{listens}:80/", "  (Ctrl+C ends it.)", ""]


def test_without_a_network_the_server_invites_no_phone(phone_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without an address in a network prints none for phones."""
    monkeypatch.setattr(serving, "find_network_address", lambda: "")
    said = serving.format_welcome(8866, "/", "0.0.0.0")
    assert "http://localhost:8866/" in said and "Phones" not in said and "▄" not in said


def test_the_error_names_a_folder_without_write_access(
    phone_address: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """If tables can't be kept, the text names the folder and the variable that names another; else it says nothing of them."""
    assert "VILLAGE_DATA" not in serving.format_welcome(8866, "/", "127.0.0.1")
    monkeypatch.setattr(serving, "find_closed_folder", lambda: tmp_path)
    said = serving.format_welcome(8866, "/", "127.0.0.1")
    assert f"the folder {tmp_path} can’t be written" in said and "VILLAGE_DATA" in said
    assert said.endswith("\n\n  (Ctrl+C ends it.)\n")


class FakeSocket:
    """A socket of a machine that has the address 10.1.2.3 in its network, if it has ``a_network``."""

    a_network = True

    def __init__(self, *kind: object) -> None:
        assert kind == (socket.AF_INET, socket.SOCK_DGRAM), "connecting sends nothing"
        self.closed = False

    def __enter__(self) -> FakeSocket:
        return self

    def __exit__(self, *_: object) -> None:
        self.closed = True

    def connect(self, address: tuple[str, int]) -> None:
        """Fail as a machine without a network does."""
        if not self.a_network:
            raise OSError("Network is unreachable")

    def getsockname(self) -> tuple[str, int]:
        """Return the address."""
        return "10.1.2.3", 40_000


@pytest.mark.parametrize(("a_network", "address"), [(True, "10.1.2.3"), (False, "")])
def test_the_network_s_address_is_the_one_that_leads_outside(
    monkeypatch: pytest.MonkeyPatch, a_network: bool, address: str
) -> None:
    """The address is that from which a packet would leave the machine; a machine without a network has none."""
    monkeypatch.setattr(serving.socket, "socket", FakeSocket)
    monkeypatch.setattr(FakeSocket, "a_network", a_network)
    assert serving.find_network_address() == address


def test_a_shell_can_take_over_the_printed_environment(
    environment: None, servings: list, capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """``--environment`` alone prints lines for a shell, whatever a folder is called; it serves nothing and sets nothing."""
    monkeypatch.setenv("JUPYTER_PATH", "my own; folder")
    before = dict(os.environ)
    serving.main(["--environment"])
    words = [shlex.split(line) for line in capsys.readouterr().out.splitlines()]
    wanted = {"JUPYTER_PATH": f"{VOILA / 'data'}{os.pathsep}my own; folder", "JUPYTER_CONFIG_PATH": str(VOILA / "config")}
    assert words == [["export", f"{name}={value}"] for name, value in wanted.items()]
    assert servings == [] and dict(os.environ) == before


@pytest.mark.parametrize("options", [["--port=9000", "--lab"], ["--environment", "--port=9000"], []])
def test_options_go_to_the_server(environment: None, servings: list, capsys: CapturedOutput, options: list[str]) -> None:
    """Other options go to the server unchanged, with our folders in its environment and nothing printed."""
    serving.main(options)
    assert servings == [options]
    assert os.environ["JUPYTER_PATH"] == str(VOILA / "data") and os.environ["JUPYTER_CONFIG_PATH"] == str(VOILA / "config")
    assert capsys.readouterr().out == ""


class Replaced(Exception):
    """The end of a process that another program replaces; it has the command and the environment of that program."""


def replace_process(program: str, command: list[str]) -> NoReturn:
    """Take the place of the function that replaces a process."""
    raise Replaced(program, command, dict(os.environ))


def test_the_lab_takes_the_place_of_the_process(
    environment: None, servings: list, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """``--lab`` opens JupyterLab in the folder of the notebooks with the other options, our folders and the full data folder."""
    monkeypatch.setattr(os, "execv", replace_process)
    monkeypatch.setenv("VILLAGE_DATA", "kept")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(Replaced) as replaced:
        serving.main(["--lab", "--port=9000"])
    program, ran, had = replaced.value.args
    assert program == sys.executable == ran[0]
    assert ran[1:] == ["-m", "jupyter", "lab", "--notebook-dir", str(find_notebooks()), "--port=9000"]
    assert had["JUPYTER_PATH"] == str(VOILA / "data") and had["VILLAGE_DATA"] == str(tmp_path / "kept") and servings == []


def call(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    """Call ``village`` with these arguments, and return its exit code."""
    monkeypatch.setattr(sys, "argv", ["village", *arguments])
    return command.main()


def test_the_command_serves_the_pages_or_runs_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """``village`` alone serves the pages to all devices of the network; with arguments it is the command line of the games."""
    asked: list[list[str]] = []
    monkeypatch.setattr(serving, "main", asked.append)
    assert call(monkeypatch) == 0 and asked == [["--Voila.ip=0.0.0.0"]]
    monkeypatch.setattr(command.commands, "main", lambda arguments: len(arguments))
    assert call(monkeypatch, "check", "a", "b") == 3 and len(asked) == 1


def test_the_command_names_the_package_that_the_pages_lack(monkeypatch: pytest.MonkeyPatch, capsys: CapturedOutput) -> None:
    """If a package of the pages is missing, the error output names it and nothing else is said; the code is 2."""

    def fail(_: object) -> None:
        raise ModuleNotFoundError("missing", name="tornado.web")

    monkeypatch.setattr(serving, "main", fail)
    assert call(monkeypatch) == 2
    out, err = capsys.readouterr()
    assert out == "" and err == load_command_words().format("cli-pages-missing", package="tornado.web") + "\n"


@pytest.fixture
def launches(monkeypatch: pytest.MonkeyPatch) -> Launched:
    """Return the server's class with the options with which it would be launched, for ``--port=9000`` and each later call."""
    found: Launched = []
    monkeypatch.setattr(Voila, "launch_instance", classmethod(lambda kind, options: found.append((kind, options))))
    serving.serve(["--port=9000"])
    return found


def test_the_server_serves_the_notebooks(launches: Launched) -> None:
    """The folder of the notebooks is the first option, and the caller's follow."""
    assert launches[0][1] == [str(find_notebooks()), "--port=9000"]


THEIRS: Final = [
    ("/api/channels", VoilaKernelWebsocketHandler),
    ("/(.*)", TornadoVoilaHandler, {"mark": "of Voila's pages"}),
    ("/voila/templates/(.*)", BaseVoilaHandler, {}),
    ("/login", BaseVoilaHandler, {}),
]
"""Routing rules as Voila has them for a server without a base address."""


def find_handler(launches: Launched, path: str, base: str = "", token: str = "") -> tuple[type, dict]:
    """Return the handler that a server chooses for a path, and the options that the handler gets."""
    kind, _ = launches[0]
    app = kind()
    app.server_url, app.voila_configuration = f"{base}/", "Voila's configuration"
    app.identity_provider = SimpleNamespace(token=token)
    rules = app.init_handlers()
    return next((rule[1], dict(*rule[2:3])) for rule in rules if re.fullmatch(rule[0], f"{base}{path}"))


def is_missing(handler: type) -> bool:
    """Tell whether a handler refuses a request with 404; check that it then answers with our page."""
    if handler.__name__ != "Missing":
        return False
    assert issubclass(handler, ErrorPages)
    with pytest.raises(HTTPError) as error:
        asyncio.run(handler.get(object.__new__(handler), "path"))
    return error.value.status_code == 404


@pytest.mark.parametrize("base", ["", "/tables"])
def test_wrong_addresses_get_our_page(launches: Launched, monkeypatch: pytest.MonkeyPatch, base: str) -> None:
    """Templates, names of files with a NUL and addresses without a page are refused; static files of templates are not."""
    monkeypatch.setattr(Voila, "init_handlers", lambda _: [(base + path, *rest) for path, *rest in THEIRS])
    templates = "/voila/templates/village/"
    for path in ("/a%00b", f"{templates}index.html.j2", f"{templates}static/../a", f"{templates}static/../../static/a", "/login"):
        assert is_missing(find_handler(launches, path, base)[0]), path
    assert find_handler(launches, f"{templates}static/a.css", base)[0].__name__ != "Missing"
    assert find_handler(launches, "/logout", base, "secret")[0].__name__ != "Missing"
    assert find_handler(launches, "/login", base, "secret")[0].__name__ != "Missing"
    monkeypatch.setattr(Voila, "init_handlers", lambda _: [(f"{base}/known/(.*)", *THEIRS[1][1:])])
    assert is_missing(find_handler(launches, "/nowhere", base)[0])


def test_our_handlers_come_before_voila_s(launches: Launched, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server's own address leads to the welcome page, connections have our limits, and our pages get Voila's options."""
    monkeypatch.setattr(Voila, "init_handlers", lambda _: THEIRS[:])
    welcome, options = find_handler(launches, "/")
    assert issubclass(welcome, WelcomePage) and issubclass(welcome, ErrorPages) and options == THEIRS[1][2]
    assert find_handler(launches, "/api/channels")[0] is Channels
    for pattern, handler, its in extension.build_rules("/", THEIRS[1][2]):
        path = re.sub(r"\(.*\)", "12.js", pattern.replace("(?:/tree(?:/(.*))?)?/?", "/tree/a"))
        found = find_handler(launches, path)
        assert found[0].__name__ == handler.__name__ and found[1] == its
    rest = find_handler(launches, "/anything")
    assert issubclass(rest[0], TornadoVoilaHandler) and issubclass(rest[0], ErrorPages) and issubclass(rest[0], RequestHandler)


class FakeLoop:
    """An event loop that notes what it shall call."""

    def __init__(self, noted: list[tuple[object, ...]]) -> None:
        self.noted = noted

    def add_callback(self, *called: object) -> None:
        """Note a function and its arguments."""
        self.noted.append(("later", *called))


def note_calls(monkeypatch: pytest.MonkeyPatch, noted: list[tuple[object, ...]], module: ModuleType | type, name: str) -> None:
    """Let a function of a module only note its name and its arguments."""
    monkeypatch.setattr(module, name, lambda *got: noted.append((name, *got)))


@pytest.mark.parametrize("system", ["posix", "nt"])
def test_a_server_is_made_ready_before_it_listens(
    launches: Launched, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, system: str
) -> None:
    """Limits, names and headers hold before the server listens, and what killed servers left is gone, where files can be locked.

    Once it runs it prepares a process, loads the first outputs and prints its address.
    """
    noted: list[tuple[object, ...]] = []
    changed = ((connections, "install_limits"), (names, "restrict_names"), (headers, "transform_answers"), (Voila, "listen"))
    for module, name in ((leftovers, "clear"), (leftovers, "claim"), *changed):
        note_calls(monkeypatch, noted, module, name)
    monkeypatch.setattr(IOLoop, "current", lambda: FakeLoop(noted))
    monkeypatch.setattr(serving, "os", SimpleNamespace(name=system))
    serving.serve([])
    app = launches[-1][0]()
    app.connection_dir, app.ip, app.app = str(tmp_path / "voila_1"), "10.1.2.3", SimpleNamespace(settings={"settings": "its"})
    app.kernel_manager = SimpleNamespace(prepare_spare="prepare a spare")
    app.listen()
    first = [("clear", tmp_path, "voila_"), ("claim", tmp_path / "voila_1")] if system == "posix" else []
    assert noted == [
        *first,
        ("install_limits",),
        ("restrict_names", app.app, "10.1.2.3"),
        ("transform_answers", app.app),
        ("later", "prepare a spare"),
        ("later", load_first_outputs, {"settings": "its"}, find_notebooks(), find_notebooks()),
        ("later", app.print_address),
        ("listen", app),
    ]


def test_a_server_prints_its_own_address_and_opens_no_browser(
    launches: Launched, phone_address: str, capsys: CapturedOutput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The text is about the port that was free, the server's base address and the address that it listens at."""
    monkeypatch.setattr("webbrowser.get", lambda *_: pytest.fail("a browser is opened"))
    app = launches[0][0]()
    app.port, app.base_url, app.ip = 8871, "/tables/", "127.0.0.1"
    app.print_address()
    app.launch_browser()
    assert capsys.readouterr().out == serving.format_welcome(8871, "/tables/", "127.0.0.1") + "\n"
