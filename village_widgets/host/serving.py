"""Start the pages: `python -m village_widgets.host.serving`, which is what `make run` and the command `village` do.

The look and the settings are files in `village_widgets/voila`: templates in its `data`, configuration in its `config`. Jupyter is
told where they are by two environment variables, so they are found the same way from a checkout, from an
installed package, and inside Binder's own Jupyter server.
"""

import os
import shlex
import socket
import sys
from io import StringIO
from pathlib import Path

from village_core.store.address import FOLDER_VARIABLE, data_folder

PACKAGE = Path(__file__).parents[1]
HERE = PACKAGE / "voila"
PLACES = (PACKAGE / "notebooks", PACKAGE.parent / "notebooks")
"""Where the notebooks are: within an installed package, or beside it in a checkout."""
TEMPORARY = "voila_"
"""How the temporary folder of a server begins, as Voila calls it."""
NO_PAGES = (
    r".*%00.*",  # no file has such a name
    r"/voila/templates/(?![\w-]+/static/[\w./-]+$).*",  # what pages are made from
    r"/voila/templates/.*\.\./.*",
)
"""What Voila would answer otherwise than with the page for wrong addresses."""
NOBODY_IN = r"/log(in|out)"
"""The same, where nobody needs to log in."""


def environment() -> dict[str, str]:
    """The two variables by which Jupyter and Voila find our templates and settings, before anything a user has set."""
    ours = {"JUPYTER_PATH": HERE / "data", "JUPYTER_CONFIG_PATH": HERE / "config"}
    return {name: os.pathsep.join(filter(None, (str(path), os.environ.get(name)))) for name, path in ours.items()}


def notebooks() -> Path:
    """The folder of the notebooks."""
    return next((place for place in PLACES if place.is_dir()), PLACES[-1])


def network_address() -> str:
    """This machine's address in its network, by which a phone finds it; empty where it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as out:
        try:
            out.connect(("192.0.2.1", 9))  # an address that is nobody's, kept for examples
            return str(out.getsockname()[0])
        except OSError:
            return ""


def welcome(port: int, base: str, listens: str) -> str:
    """What is printed when the pages are open: their address, and the one for phones, as a QR code too, if others are let in.

    ``listens`` is the address that the server listens on, ``base`` the path that all its pages have in common.
    """
    import segno

    everywhere = listens in ("", "0.0.0.0", "::")
    here = f"http://{'localhost' if everywhere else listens}:{port}{base}"
    lines = ["", f"  Village Companion is open at  {here}"]
    if everywhere and (mine := network_address()):
        there = f"http://{mine}:{port}{base}"
        drawn = StringIO()
        segno.make(there, micro=False).terminal(drawn, compact=True)
        lines += [f"  Phones in the same network:   {there}", "", drawn.getvalue().rstrip("\n")]
    return "\n".join([*lines, "  (Ctrl+C ends it.)", ""])


def serve(arguments: list[str]) -> None:
    """Serve the notebooks as pages and print their address; `arguments` go to Voila."""
    from tornado.ioloop import IOLoop
    from tornado.web import HTTPError
    from voila.app import Voila
    from voila.handler import BaseVoilaHandler
    from voila.tornado.handler import TornadoVoilaHandler
    from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler

    from village_widgets.host import leftovers, page_handlers
    from village_widgets.host.channels import Channels
    from village_widgets.host.headers import say_everywhere
    from village_widgets.host.names import answer_own_names
    from village_widgets.host.pages import foresee

    class Missing(BaseVoilaHandler):
        """Any address that no page answers to."""

        async def get(self, *_: str) -> None:
            raise HTTPError(404)

    class Pages(Voila):
        """Voila that says where it is in one line, answers to its own names alone, and to wrong addresses with a page of ours."""

        def init_handlers(self) -> list[tuple[object, ...]]:
            said = {"voila_configuration": self.voila_configuration}
            none = NO_PAGES if self.identity_provider.token else (*NO_PAGES, NOBODY_IN)
            closed = ((self.server_url.rstrip("/") + path, Missing, said) for path in none)
            found = super().init_handlers()
            ours = (tuple(Channels if part is VoilaKernelWebsocketHandler else part for part in one) for one in found)
            [told] = (about for _, part, *rest in found if part is TornadoVoilaHandler for about in rest)
            return [*closed, *page_handlers(self.server_url, told), *ours, (".*", Missing, said)]

        def listen(self) -> None:
            if os.name == "posix":
                leftovers.clear(Path(self.connection_dir).parent, TEMPORARY)
                self.claimed = leftovers.claimed(Path(self.connection_dir))
            answer_own_names(self.app, self.ip)
            say_everywhere(self.app)
            IOLoop.current().add_callback(self.kernel_manager.prepare_spare)
            IOLoop.current().add_callback(foresee, self.app.settings, notebooks(), notebooks())
            IOLoop.current().add_callback(self.say_where)
            super().listen()

        def say_where(self) -> None:
            """The address, once somebody who asks there is answered."""
            print(welcome(self.port, self.base_url, self.ip), flush=True)

        def launch_browser(self) -> None:
            """Who is told the address opens it."""

    Pages.launch_instance([str(notebooks()), *arguments])


def main(arguments: list[str]) -> None:
    """Serve the pages; or open JupyterLab (`--lab`), or print the environment for a shell (`--environment`)."""
    if arguments == ["--environment"]:
        for name, value in environment().items():
            print(f"export {name}={shlex.quote(value)}")
        return
    os.environ.update(environment())
    if os.environ.get(FOLDER_VARIABLE):  # a page's process stands in another folder than this one
        os.environ[FOLDER_VARIABLE] = str(data_folder())
    if arguments[:1] == ["--lab"]:
        command = [sys.executable, "-m", "jupyter", "lab", "--notebook-dir", str(notebooks()), *arguments[1:]]
        os.execv(sys.executable, command)
    serve(arguments)


if __name__ == "__main__":
    main(sys.argv[1:])
